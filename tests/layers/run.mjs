// Who may include what: the engine knows of no front end, and a front end of no rules. Ends with "N passed, N failed".
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = process.env.UPKEEP_ROOT ?? resolve(dirname(fileURLToPath(import.meta.url)), '../..');

// Files of these folders include nothing like this, unless it is like that.
const LAYERS = [
  { of: ['engine'], not: /^(SDL|imgui|emscripten|(\.\.\/)*(shell|web)\/)/, why: 'the engine may include nothing of a front end' },
  { of: ['shell', 'web'], not: /(^|\/)rules\//, but: /rules\/ruleset\.h$/, why: 'a front end may include nothing of the rules but their table of switches' },
];

function sources(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(path);
    return /\.(cpp|h)$/.test(entry.name) ? [path] : [];
  });
}

let passed = 0;
let failed = 0;
for (const { of, not, but, why } of LAYERS) {
  const wrong = of.flatMap(sources).flatMap((path) => readFileSync(join(ROOT, path), 'utf8').split('\n').flatMap((line, i) => {
    const included = /^\s*#\s*include\s*[<"]([^">]+)/.exec(line)?.[1];
    return included && not.test(included) && !but?.test(included) ? [`${path}:${i + 1}: ${line.trim()}`] : [];
  }));
  if (wrong.length) {
    failed++;
    console.log(`${why}:\n  ${wrong.join('\n  ')}`);
  } else passed++;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
