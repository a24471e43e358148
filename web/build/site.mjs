// Makes the site, a plain folder: node site.mjs <wasm-build-dir> <generated-assets-dir> <out> [page]
// `page`: without the workers' own program, which takes long to build; they run the page's then.
// Only files that differ are written, and stale ones deleted, so a server may keep running. files.json lists the
// files for the service worker; its version changes with any byte of them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { minify } from 'terser';
import { programVersion } from '../../assets/build/program-version.mjs';
import { readStrings, table, wordsFile } from '../../assets/build/strings.mjs';
import { cardBoards } from './card-boards.mjs';
import { formatPages } from './format-page.mjs';
import { guidePages } from './guide-pages.mjs';
import { lessonFiles, lessonPages, sharedBoards } from './lesson-pages.mjs';
import { ADDRESS } from './page-head.mjs';
import { playedBy } from './played.mjs';
import { setPacks } from './set-packs.mjs';

const project = join(dirname(fileURLToPath(import.meta.url)), '../..');
const web = join(project, 'web');
const [wasmDir, assetsDir, out, parts] = process.argv.slice(2);

// The folders of web/ that the page is made of. The site has the same ones, so that relative imports are valid in
// both.
const FOLDERS = ['app', 'pages', 'embed', 'lessons'];
// Files with public addresses, which never change, are at the root of the site. The service worker must be there too,
// because it only serves what is beside or below it.
const AT_THE_ROOT = new Set([
  'app/index.html', 'app/sw.js', 'app/manifest.webmanifest', 'app/icon.svg',
  'embed/embed.html', 'embed/embed.js', 'embed/embed.d.ts',
]);
const PAGE_FILE = /\.(?:html|css|js|mjs|ts|svg|webmanifest)$/;
const THINKER = ['upkeep-thinker.js', 'upkeep-thinker.wasm'];
const thinks = parts !== 'page' && existsSync(join(wasmDir, THINKER[0]));
const PROGRAMS = ['upkeep.js', 'upkeep.wasm', 'upkeep-rest.wasm', ...(thinks ? THINKER : [])];

/** @type {Map<string, Buffer>} */
const files = new Map();

/** @param {string} root @param {string} folder @param {(path: string) => boolean} wanted */
function add(root, folder, wanted) {
  if (!existsSync(join(root, folder))) return;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) add(root, path, wanted);
    else if (wanted(path)) files.set(path, readFileSync(join(root, path)));
  }
}

/** @param {string} path @param {(text: string) => string} change */
const edit = (path, change) => files.set(path, Buffer.from(change(String(files.get(path)))));

for (const folder of FOLDERS) add(web, folder, (path) => PAGE_FILE.test(path));
// Words: strings('group') in a module is that group of assets/strings as { key: [words of each language] }, and
// languages() their tags and names. Where only the rows are asked for, the keys are not in the module.
const allStrings = readStrings();
const names = Object.entries(allStrings).map(([tag, file]) => [tag, file.language.name]);
for (const path of files.keys())
  if (/\.m?js$/.test(path))
    edit(path, (text) => text
      .replace(/\bObject\.values\(strings\('([\w.]+)'\)\)/g, (_, group) => JSON.stringify(Object.values(table(group, allStrings))))
      .replace(/\bstrings\('([\w.]+)'\)/g, (_, group) => JSON.stringify(table(group, allStrings)))
      .replace(/\blanguages\(\)/g, () => JSON.stringify(names)));
for (const path of AT_THE_ROOT) {
  files.set(basename(path), /** @type {Buffer} */ (files.get(path)));
  files.delete(path);
}
files.set('vendor/qrcode.mjs', readFileSync(join(web, 'node_modules/qrcode-generator/dist/qrcode.mjs')));
add(join(assetsDir, 'site'), '', () => true);
add(wasmDir, '', (path) => PROGRAMS.includes(path));
for (const [lang] of names.slice(1)) files.set(`words/${lang}.bin`, wordsFile(lang, allStrings));
edit('app/thinker.mjs', (text) => text.replace("'@THINKER@'", String(thinks)));
edit('app/standing.mjs', (text) => text.replace('@LESSONS@', String(lessonFiles(join(project, 'assets')).lessons.length)));
// Where authors of pages can keep to the version that they have seen.
const kept = process.env.UPKEEP_VERSIONS;
const number = kept && programVersion(join(project, 'engine'), join(project, 'assets'));
edit('pages/embed-sheet.mjs', (text) => text.replace('@KEPT@', kept ? `versions/${number}/` : ''));
// Minified: a quarter less to fetch.
for (const [path, bytes] of files)
  if (/\.m?js$/.test(path)) {
    const module = path.endsWith('.mjs') || PROGRAMS.includes(path);
    files.set(path, Buffer.from(/** @type {string} */ ((await minify(String(bytes), { module, ecma: 2020 })).code)));
  }

// What a board in another page weighs, in kilobytes as a server compresses it: the element, and behind it all that the frame
// loads at once.
/** @param {string} path */
const weight = (path) => brotliCompressSync(/** @type {Buffer} */ (files.get(path)), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
/** @param {Iterable<string>} all */
const kilobytes = (all) => String(Math.ceil([...all].reduce((sum, path) => sum + weight(path), 0) / 1024));
const framed = new Set(['embed.html', 'upkeep.js', 'upkeep.wasm', 'upkeep-rest.wasm', ...names.slice(1).map(([lang]) => `words/${lang}.bin`)]);
for (const path of framed)
  if (/\.(?:html|mjs)$/.test(path))
    for (const [, other] of String(files.get(path)).matchAll(/(?:\bfrom\s*|\bimport\s*|<script[^>]* src=|<link rel="stylesheet" href=)"([^":]+)"/g)) {
      const at = new URL(other, `file:///${path}`).pathname.slice(1);
      if (files.has(at)) framed.add(at);
    }
edit('pages/embed-sheet.mjs', (text) => text.replace('@ELEMENT@', kilobytes(['embed.js'])).replace('@BOARD@', kilobytes(framed)));

// Mana symbols for pages of text, and for every card the shortest position that uses it: one file for each first
// letter, fetched when such a card is opened.
const glyphs = JSON.parse(readFileSync(join(project, 'assets/glyphs.json'), 'utf8'));
files.set('symbols.json', Buffer.from(JSON.stringify(Object.fromEntries(Object.entries(glyphs).filter(([name]) => /^(mana-|tap|untap)/.test(name))))));
for (const [letter, boards] of cardBoards(project)) files.set(`boards/${letter}.json`, Buffer.from(JSON.stringify(boards)));

const paths = [...files.keys()].sort();
const hash = createHash('sha256');
for (const path of paths) {
  const bytes = /** @type {Buffer} */ (files.get(path));
  hash.update(`${path}\0${bytes.length}\0`).update(bytes);
}
const version = hash.digest('hex').slice(0, 16);
// Lessons and puzzles are not in files.json: the service worker keeps those that have been read.
const read = await playedBy(wasmDir);
for (const [path, text] of lessonPages(join(project, 'assets'), join(project, 'tests/scenarios'), ADDRESS, read)) files.set(path, Buffer.from(text));
// Cards by set are not in files.json either: a set is fetched when a card of it is wanted.
for (const [path, bytes] of setPacks(project)) files.set(path, bytes);
// Nor is what reads a player's file of cards.
const READER = ['upkeep-reader.js', 'upkeep-reader.wasm'].filter((name) => existsSync(join(wasmDir, name)));
for (const name of READER) {
  const bytes = readFileSync(join(wasmDir, name));
  files.set(`reader/${name}`, name.endsWith('.js') ? Buffer.from(/** @type {string} */ ((await minify(String(bytes), { module: true, ecma: 2020 })).code)) : bytes);
}
for (const [path, text] of [...guidePages(), ...formatPages()]) files.set(path, Buffer.from(text));
// Their fonts. The game has them in its program, which readers of lessons need not fetch.
for (const [family, face] of [['alegreya', '800-normal'], ['alegreya-sans', '500-normal'], ['alegreya-sans', '500-italic'], ['alegreya-sans', '700-normal']]) {
  const name = `${family}-latin-${face}.woff2`;
  files.set(`fonts/${name}`, readFileSync(join(web, 'node_modules/@fontsource', family, 'files', name)));
}
// The version is a part of it, so that browsers notice a new one by its bytes.
// In the place of a page that is not kept its words have to be at hand before any other file is.
const { title, text: told, home } = table('page.away');
const away = Object.fromEntries(Object.keys(allStrings).map((tag, i) => [tag, [title[i], told[i], home[i]]]));
if (files.has('sw.js'))
  files.set('sw.js', Buffer.from(String(files.get('sw.js')).replaceAll('@VERSION@', version)
    .replace('@AWAY@', encodeURIComponent(JSON.stringify(away)).replaceAll("'", '%27'))));
files.set('files.json', Buffer.from(JSON.stringify({
  version,
  files: paths,
}, null, 1) + '\n'));
// Tells Node 18 that these are modules, for tests that import them. No page asks for it.
files.set('package.json', Buffer.from('{ "type": "module" }\n'));

// Links may have been made with another version. UPKEEP_VERSIONS names a folder outside the site that keeps every
// version built, by the number in its links, and all of them become part of the site. They are not in files.json,
// because nobody needs them before such a link is opened.
if (kept) {
  for (const [path, bytes] of files) {
    const target = join(kept, /** @type {string} */ (number), path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  for (const entry of readdirSync(kept, { withFileTypes: true })) {
    if (!entry.isDirectory() || !/^[0-9a-f]{8}$/.test(entry.name)) continue;
    const before = new Set(files.keys());
    add(kept, entry.name, () => true);
    for (const path of [...files.keys()].filter((p) => !before.has(p))) {
      files.set(`versions/${path}`, /** @type {Buffer} */ (files.get(path)));
      files.delete(path);
    }
  }
}

// Pictures of boards, for previews of links. Pages of kept versions name the same ones.
if (ADDRESS) {
  const { boardPictures } = await import('./board-picture.mjs');
  /** @param {string} path */
  const before = (path) => (existsSync(join(out, path)) ? readFileSync(join(out, path)) : undefined);
  for (const [path, bytes] of await boardPictures(sharedBoards(join(project, 'assets')), before, read)) files.set(path, bytes);
}

for (const [path, bytes] of files) {
  const target = join(out, path);
  if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

/** @param {string} folder */
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
