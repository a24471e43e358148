// Makes the fonts, icons and pictures of the canvas: node assets/build/front-assets.mjs <out>
//   fonts.cpp   the two families, cut to the characters of the languages
//   icons.cpp   the icons sorted by name for look-up, and the outlines of those that the table itself uses
//   pictures.cpp   the outlines of the pictures of cards, in packs, for programs without a page around them
//   front_assets.h
//   site/art/N.bin   the same packs for the page, which fetches one when it first shows a card of it
//   site/icons/*.png   the page's icon in the sizes that installing it asks for
// Icons are game-icons (CC BY 3.0) and our own glyphs (glyphs.json); every `art` of a card is included.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCards } from './card-files.mjs';
import { FURTHER, UNICODES, cutFonts } from './font-files.mjs';
import { contours, encode, glyphLayers } from './icon-outlines.mjs';
import { pageIcon } from './page-icon.mjs';

const assets = dirname(dirname(fileURLToPath(import.meta.url)));
const out = process.argv[2];
mkdirSync(out, { recursive: true });
const require = createRequire(join(assets, '..', 'web', 'package.json'));
// ---------------------------------------------------------------- fonts
// For numbers only.
const NUMBERS = '--text= 0123456789+-−–/×?X…';
// For our own words; names of players are never set in it.
const REMINDERS = `--text= abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;'"()/+-−–—’…àáâãçèéêìíòóôõùúüñÀÁÈÉÍÓÚ${FURTHER.join('')}`;
/** @type {[family: string, weight: number, style: string, letters: string][]} */
const FONTS = [
  ['alegreya', 700, 'normal', UNICODES], ['alegreya', 800, 'normal', UNICODES],
  ['alegreya-sans', 500, 'normal', UNICODES], ['alegreya-sans', 700, 'normal', UNICODES],
  ['alegreya-sans', 800, 'normal', NUMBERS], ['alegreya-sans', 500, 'italic', REMINDERS],
];

/** @param {string} name @param {Uint8Array} bytes */
function bytesToCpp(name, bytes) {
  const lines = [];
  for (let i = 0; i < bytes.length; i += 24) lines.push(Array.from(bytes.subarray(i, i + 24)).join(','));
  return `const unsigned char ${name}[] = {\n${lines.join(',\n')}};\nconst unsigned ${name}Size = ${bytes.length};\n`;
}

function fonts() {
  const cut = cutFonts(FONTS);
  let cpp = '// Made by assets/build/front-assets.mjs. Alegreya and Alegreya Sans, SIL Open Font License 1.1.\n#include "front_assets.h"\nnamespace upkeep {\n';
  let header = '';
  FONTS.forEach(([family, weight, style], i) => {
    const name = `kFont${family === 'alegreya' ? 'Alegreya' : 'Sans'}${weight}${style === 'italic' ? 'Italic' : ''}`;
    cpp += bytesToCpp(name, cut[i]);
    header += `extern const unsigned char ${name}[];\nextern const unsigned ${name}Size;\n`;
  });
  writeFileSync(join(out, 'fonts.cpp'), `${cpp}}  // namespace upkeep\n`);
  return header;
}

// ---------------------------------------------------------------- icons
/** @param {...string} path */
const readJson = (...path) => JSON.parse(readFileSync(join(assets, ...path), 'utf8'));

// Each card's name with the names of its pictures: its own, and those of the tokens it makes.
function picturesOfCards() {
  const pictures = new Map();
  /** @param {unknown} value @param {string[]} found */
  const visit = (value, found) => {
    if (Array.isArray(value)) value.forEach((v) => visit(v, found));
    else if (value && typeof value === 'object') {
      if ('art' in value && typeof value.art === 'string') found.push(value.art);
      Object.values(value).forEach((v) => visit(v, found));
    }
  };
  for (const card of allCards()) {
    /** @type {string[]} */
    const found = [];
    visit(card, found);
    pictures.set(card.name, found);
  }
  return pictures;
}

// Names by pack. Pack 0 is part of the program: what the table itself shows. Then one pack for the pictures of each
// deck, first the decks that newcomers are offered; then all other pictures, FEW at a time.
const FIRST_DECKS = ['foundations-gale', 'foundations-helix'];
const FEW = 40;
/** @param {Record<string, string>} own @param {(name: string) => unknown} known */
function packs(own, known) {
  const cards = picturesOfCards();
  const decks = readdirSync(join(assets, 'decks')).filter((f) => f.endsWith('.json')).map((f) => f.slice(0, -5)).sort();
  const missing = new Set();
  const placed = new Set();
  /** @param {string[]} names */
  const fresh = (names) => [...new Set(names)].filter((name) => {
    if (!known(name)) missing.add(name);
    if (!known(name) || placed.has(name)) return false;
    placed.add(name);
    return true;
  }).sort();
  const out = [fresh([...readJson('icons.json'), ...Object.keys(own)])];
  for (const deck of new Set([...FIRST_DECKS, ...decks])) {
    const names = fresh(Object.keys(readJson('decks', `${deck}.json`).cards).flatMap((card) => cards.get(card) ?? []));
    if (names.length) out.push(names);
  }
  const rest = fresh([...cards.values()].flat());
  for (let i = 0; i < rest.length; i += FEW) out.push(rest.slice(i, i + FEW));
  for (const name of missing) console.error(`assets/build/front-assets.mjs: no icon is named "${name}"; its card gets the picture of its kind`);
  return out;
}

// 32-bit FNV-1a, by which the program recognizes packs that another build made.
/** @param {Uint8Array} bytes */
const print = (bytes) => bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);

function icons() {
  const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
  const own = readJson('glyphs.json');
  /** @param {string} name */
  const outline = (name) => {
    if (own[name]) return encode(glyphLayers(own[name]), 24);
    const { body } = set.icons[set.aliases?.[name]?.parent ?? name];
    const [, d, more] = /^<path fill="currentColor" d="([^"]*)"\/>(.*)$/.exec(body) ?? [];
    if (!d || more) throw new Error(`${name} is more than one path`);
    return encode([{ cut: false, shape: contours(d) }], 512);
  };
  /** @type {{ name: string, pack: number, offset: number }[]} */
  const table = [];
  const outlines = packs(own, (name) => own[name] || set.icons[name] || set.aliases?.[name]).map((names, pack) => {
    const bytes = [];
    for (const name of names) {
      table.push({ name, pack, offset: bytes.length });
      bytes.push(...outline(name));
    }
    return Uint8Array.from(bytes);
  });
  table.sort((a, b) => (a.name < b.name ? -1 : 1));
  const about = '// Made by assets/build/front-assets.mjs. Icons: game-icons.net, CC BY 3.0 (see assets/CREDITS.md), and our own glyphs.';
  writeFileSync(join(out, 'icons.cpp'), `${about}
#include "front_assets.h"
namespace upkeep {
const IconName kIcons[] = {\n${table.map((i) => `{"${i.name}", ${i.pack}, ${i.offset}}`).join(',\n')}};
const unsigned kIconCount = ${table.length};
const IconPack kIconPacks[] = {\n${outlines.map((bytes) => `{${bytes.length}, ${print(bytes)}u}`).join(',\n')}};
const unsigned kIconPackCount = ${outlines.length};
${bytesToCpp('kIconOutlines', outlines[0])}}  // namespace upkeep\n`);
  const folder = join(out, 'site', 'art');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  outlines.forEach((bytes, pack) => pack && writeFileSync(join(folder, `${pack}.bin`), bytes));
  writeFileSync(join(out, 'pictures.cpp'), `${about}
#include "front_assets.h"
#if !defined(__EMSCRIPTEN__)
namespace upkeep {
${outlines.map((bytes, pack) => (pack ? bytesToCpp(`kPictures${pack}`, bytes) : '')).join('')}const unsigned char* const kPictures[] = {\nkIconOutlines, ${outlines.slice(1).map((_, i) => `kPictures${i + 1}`).join(', ')}};
}  // namespace upkeep
#endif\n`);
}

function pageIcons() {
  const folder = join(out, 'site', 'icons');
  mkdirSync(folder, { recursive: true });
  for (const [name, size, maskable] of /** @type {[string, number, boolean][]} */ ([['icon-192', 192, false], ['icon-512', 512, false], ['maskable-512', 512, true]]))
    writeFileSync(join(folder, `${name}.png`), pageIcon(size, maskable));
}

const fontHeader = fonts();
icons();
pageIcons();
writeFileSync(join(out, 'front_assets.h'), `// Made by assets/build/front-assets.mjs: fonts and icons of the canvas.
#pragma once
namespace upkeep {
${fontHeader}// Sorted by name; the pack it is in and where in it its outline begins (see icon-outlines.mjs, shell/draw/icons.cpp).
struct IconName { const char* name; unsigned char pack; unsigned offset; };
extern const IconName kIcons[];
extern const unsigned kIconCount;
// Bytes of a pack, and their FNV-1a.
struct IconPack { unsigned size, print; };
extern const IconPack kIconPacks[];
extern const unsigned kIconPackCount;
extern const unsigned char kIconOutlines[];  // pack 0
extern const unsigned kIconOutlinesSize;
// All packs, for programs without a page that fetches them.
extern const unsigned char* const kPictures[];
}  // namespace upkeep
`);
