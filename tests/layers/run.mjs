// Who may include what: every #include of engine/, shell/ and web/bridge/ against tests/layers/layers.json.
// And that nothing in engine/ casts const away: what is given a Read (rules/read.h) only reads.
//
//   layers      `files`: the beginnings of the paths in it (a file is in the layer whose beginning
//               is the longest that fits); `may`: the other layers it may include; `packages`: the
//               beginnings of the headers it may include from outside the project. Standard headers
//               of C++ (no slash, no dot) are open to all. Layers may not include each other in a
//               circle.
//   exceptions  one file that may include one layer more, and why.
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ name: string, files: string[], may: string[], packages?: string[] }} Layer */
/** @typedef {{ from: string, to: string, used?: boolean }} Exception */

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** @type {{ layers: Layer[], exceptions: Exception[] }} */
const { layers, exceptions } = JSON.parse(readFileSync(join(root, 'tests/layers/layers.json'), 'utf8'));

let passed = 0;
const faults = [];
const byName = new Map(layers.map((l) => [l.name, l]));

/** @param {string} path */
function layerOf(path) {
  /** @type {Layer | undefined} */
  let best;
  let length = 0;
  for (const layer of layers)
    for (const start of layer.files)
      if (start.length > length && path.startsWith(start)) [best, length] = [layer, start.length];
  return best;
}

/** @param {string} folder @returns {Generator<string>} */
function* sources(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(h|cpp|inc)$/.test(entry.name)) yield path;
  }
}

// The file of the project that an include names, or nothing.
/** @param {string} name @param {string} from */
function resolve(name, from) {
  return [dirname(from), 'engine', 'shell', 'web/bridge', 'web']
    .map((folder) => normalize(join(folder, name)))
    .find((path) => existsSync(join(root, path)));
}

// Why the file may not include this; nothing if it may.
/** @param {string} file @param {Layer} layer @param {string} name */
function refusal(file, layer, name) {
  const path = resolve(name, file);
  if (!path) {
    if (/^\w+$/.test(name) || (layer.packages ?? []).some((start) => name.startsWith(start))) return;
    return `${layer.name} may not include ${name}, which is not of the project`;
  }
  const other = layerOf(path);
  if (!other) return `${path} belongs to no layer`;
  if (other === layer || layer.may.includes(other.name)) return;
  const exception = exceptions.find((e) => e.from === file && e.to === other.name);
  if (!exception) return `${layer.name} may not include ${other.name} (${name})`;
  exception.used = true;
}

// The table itself: known names, and no circle.
for (const layer of layers) {
  for (const name of layer.may) if (!byName.has(name)) faults.push(`tests/layers/layers.json: ${layer.name}: no layer ${name}`);
  const reached = new Set();
  /** @param {string} name */
  const walk = (name) => {
    for (const next of byName.get(name)?.may ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        walk(next);
      }
  };
  walk(layer.name);
  if (reached.has(layer.name)) faults.push(`tests/layers/layers.json: ${layer.name} includes itself in a circle`);
}

for (const folder of ['engine', 'shell', 'web/bridge'])
  for (const file of sources(folder)) {
    const layer = layerOf(file);
    const before = faults.length;
    if (!layer) faults.push(`${file}: belongs to no layer of tests/layers/layers.json`);
    else
      readFileSync(join(root, file), 'utf8').split('\n').forEach((line, i) => {
        const name = /^\s*#\s*include\s*[<"]([^>"]+)[>"]/.exec(line)?.[1];
        const why = name && refusal(file, layer, name);
        if (why) faults.push(`${file}:${i + 1}: ${why}`);
        if (folder === 'engine' && /\bconst_cast\b/.test(line)) faults.push(`${file}:${i + 1}: const_cast of what may only be read`);
      });
    if (faults.length === before) passed += 1;
  }
for (const e of exceptions)
  if (!e.used) faults.push(`tests/layers/layers.json: the exception for ${e.from} to include ${e.to} is not needed`);

for (const fault of faults) console.log(fault);
console.log(`${passed} passed, ${faults.length} failed`);
process.exit(faults.length ? 1 : 0);
