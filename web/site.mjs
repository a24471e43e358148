// Assembles the site, a plain folder: node site.mjs <wasm-build-dir> <generated-assets-dir> <out>
// Files are only rewritten when they differ and stale ones go, so that a server may keep running.
// files.json lists what there is, for the service worker; its version changes with any byte.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import { programVersion } from '../engine/version.mjs';
import { cardBoards } from './boards.mjs';
import { guidePages } from './guide_pages.mjs';
import { lessonFiles, lessonPages } from './lesson_pages.mjs';
import { WORDS as POSTER_WORDS } from './poster_words.mjs';

const web = dirname(fileURLToPath(import.meta.url));
const [wasmDir, assetsDir, out] = process.argv.slice(2);

const PAGE_FILES = new Set(
  ['.html', '.js', '.mjs', '.css', '.webmanifest', '.svg', '.png', '.ico', '.txt', '.json', '.ts']);
const NOT_FOR_THE_PAGE = new Set(
  ['serve.mjs', 'site.mjs', 'split.mjs', 'boards.mjs', 'lesson_pages.mjs', 'duel-lines.mjs', 'poster.mjs', 'poster_words.mjs', 'printed_names.mjs', 'guide_pages.mjs', 'package.json', 'package-lock.json',
    'node_modules', 'deps', 'bridge',
    'CMakeLists.txt']);
const PROGRAMS = ['upkeep.js', 'upkeep.wasm', 'upkeep-rest.wasm'];

const files = new Map();

function add(root, folder, wanted) {
  if (!existsSync(join(root, folder))) return;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (!wanted(path, entry)) continue;
    if (entry.isDirectory()) add(root, path, wanted);
    else files.set(path, readFileSync(join(root, path)));
  }
}

add(web, '', (path, entry) => !path.startsWith('.') && !NOT_FOR_THE_PAGE.has(path) &&
  (entry.isDirectory() || PAGE_FILES.has(extname(path))));
files.set('vendor/qrcode.mjs', readFileSync(join(web, 'node_modules/qrcode-generator/dist/qrcode.mjs')));
add(join(assetsDir, 'site'), '', () => true);
add(wasmDir, '', (path) => PROGRAMS.includes(path));
files.set('embed.js', Buffer.from(String(files.get('embed.js')).replace("'@POSTER_WORDS@'", JSON.stringify(POSTER_WORDS))));
files.set('standing.mjs', Buffer.from(String(files.get('standing.mjs')).replace('@LESSONS@', lessonFiles(join(web, '../assets')).lessons.length)));
// Comments and long names stay at home: a quarter of what scripts weigh on the way.
for (const [path, bytes] of files)
  if (/\.m?js$/.test(path)) {
    const module = path.endsWith('.mjs') || path.startsWith('upkeep');
    files.set(path, Buffer.from((await minify(String(bytes), { module, ecma: 2020 })).code));
  }

// Symbols of mana for pages of text, and for every card the shortest position that names it: a file for each
// first letter, fetched when a card of it is opened.
const project = dirname(web);
const glyphs = JSON.parse(readFileSync(join(project, 'assets/glyphs.json'), 'utf8'));
files.set('symbols.json', Buffer.from(JSON.stringify(Object.fromEntries(Object.entries(glyphs).filter(([name]) => /^(mana-|tap|untap)/.test(name))))));
for (const [letter, boards] of cardBoards(project)) files.set(`boards/${letter}.json`, Buffer.from(JSON.stringify(boards)));

const paths = [...files.keys()].sort();
const hash = createHash('sha256');
for (const path of paths) hash.update(`${path}\0${files.get(path).length}\0`).update(files.get(path));
const version = hash.digest('hex').slice(0, 16);
// Lessons and puzzles are fetched when they are read, and kept then.
for (const [path, text] of lessonPages(join(web, '../assets'), join(web, '../tests/scenarios'))) files.set(path, Buffer.from(text));
for (const [path, text] of guidePages()) files.set(path, Buffer.from(text));
// Their letters; the game itself has them in its program, and whoever only reads need not fetch that.
for (const [family, face] of [['alegreya', '800-normal'], ['alegreya-sans', '500-normal'], ['alegreya-sans', '500-italic'], ['alegreya-sans', '700-normal']]) {
  const name = `${family}-latin-${face}.woff2`;
  files.set(`fonts/${name}`, readFileSync(join(web, 'node_modules/@fontsource', family, 'files', name)));
}
// The service worker is fetched anew whenever its bytes differ: the version is among them.
if (files.has('sw.js')) files.set('sw.js', Buffer.from(String(files.get('sw.js')).replaceAll('@VERSION@', version)));
files.set('files.json', Buffer.from(JSON.stringify({
  version,
  files: paths,
}, null, 1) + '\n'));
// For Node 18, whose tests import the programs too: these are modules. No page asks for it.
files.set('package.json', Buffer.from('{ "type": "module" }\n'));

// Versions side by side, for links that were made with another: UPKEEP_VERSIONS names a folder outside the
// site that keeps every version built, by the number its links name. Not part of files.json: nobody needs
// them before such a link comes.
const kept = process.env.UPKEEP_VERSIONS;
if (kept) {
  const number = programVersion(join(web, '../engine'), join(web, '../assets'));
  for (const [path, bytes] of files) {
    const target = join(kept, number, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  for (const entry of readdirSync(kept, { withFileTypes: true })) {
    if (!entry.isDirectory() || !/^[0-9a-f]{8}$/.test(entry.name)) continue;
    const before = new Set(files.keys());
    add(kept, entry.name, () => true);
    for (const path of [...files.keys()].filter((p) => !before.has(p))) {
      files.set(`versions/${path}`, files.get(path));
      files.delete(path);
    }
  }
}

for (const [path, bytes] of files) {
  const target = join(out, path);
  if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

function prune(folder) {
  for (const entry of readdirSync(join(out, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      prune(path);
      if (!readdirSync(join(out, path)).length) rmSync(join(out, path), { recursive: true });
    } else if (!files.has(path)) {
      rmSync(join(out, path));
    }
  }
}
prune('');
