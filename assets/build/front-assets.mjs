// Makes the fonts, icons and pictures of the canvas: node assets/build/front-assets.mjs <out>
//   fonts.cpp   the two families, cut to the characters of the four languages
//   icons.cpp   the icons sorted by name for look-up, and the outlines of those that the table itself uses
//   pictures.cpp   the outlines of the pictures of cards, in packs, for programs without a page around them
//   front_assets.h
//   site/art/N.bin   the same packs for the page, which fetches one when it first shows a card of it
//   site/icons/*.png   the page's icon in the sizes that installing it asks for
// Icons are game-icons (CC BY 3.0) and our own glyphs (glyphs.json); every `art` of a card is included.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCards } from './card-files.mjs';
import { contours, encode, glyphLayers } from './icon-outlines.mjs';
import { pageIcon } from './page-icon.mjs';

const assets = dirname(dirname(fileURLToPath(import.meta.url)));
const out = process.argv[2];
mkdirSync(out, { recursive: true });
const require = createRequire(join(assets, '..', 'web', 'package.json'));
// ---------------------------------------------------------------- fonts
// Basic Latin, the letters and punctuation of Latin-1, and the few signs that the table uses. Fractions, single
// accents and the like are left out.
const UNICODES = '--unicodes=U+0020-007E,U+00A0-00A3,U+00A5,U+00A7,U+00A9-00AB,U+00AE,U+00B0-00B2,U+00B7,U+00BA-00BB,U+00BF-00F6,U+00F8-00FF,U+0152-0153,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2190-2193,U+2212,U+25B2,U+25BC';
// For numbers only.
const NUMBERS = '--text= 0123456789+-−–/×?X…';
// For our own words in four languages; names of players are never set in it.
const REMINDERS = `--text= abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;'"()/+-−–—’…àáâãçèéêìíòóôõùúüñÀÁÈÉÍÓÚ`;
const FONTS = [
  ['alegreya', 700, 'normal', UNICODES], ['alegreya', 800, 'normal', UNICODES],
  ['alegreya-sans', 500, 'normal', UNICODES], ['alegreya-sans', 700, 'normal', UNICODES],
  ['alegreya-sans', 800, 'normal', NUMBERS], ['alegreya-sans', 500, 'italic', REMINDERS],
];

function bytesToCpp(name, bytes) {
  const lines = [];
  for (let i = 0; i < bytes.length; i += 24) lines.push(Array.from(bytes.subarray(i, i + 24)).join(','));
  return `const unsigned char ${name}[] = {\n${lines.join(',\n')}};\nconst unsigned ${name}Size = ${bytes.length};\n`;
}

// The canvas maps characters to glyphs directly, and both families have old-style figures by default. So the lining
// figures take over the digits before the other glyphs are dropped.
const LINING = `
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1])
swap = {}
table = font['GSUB'].table
for record in table.FeatureList.FeatureRecord:
    if record.FeatureTag == 'lnum':
        for index in record.Feature.LookupListIndex:
            for sub in table.LookupList.Lookup[index].SubTable:
                sub = getattr(sub, 'ExtSubTable', sub)
                swap.update(getattr(sub, 'mapping', {}))
for cmap in font['cmap'].tables:
    for code, glyph in list(cmap.cmap.items()):
        if 0x30 <= code <= 0x39 and glyph in swap:
            cmap.cmap[code] = swap[glyph]
# The Latin files only have arrows up and down. The ones to the sides are made by turning them.
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
best = font.getBestCmap()
if 0x2191 in best:
    up = best[0x2191]
    glyphs, widths = font.getGlyphSet(), font['hmtx'].metrics
    box = font['glyf'][up]
    cx, cy = (box.xMin + box.xMax) / 2, (box.yMin + box.yMax) / 2
    length = box.yMax - box.yMin
    for code, turn in ((0x2192, (0, -1, 1, 0)), (0x2190, (0, 1, -1, 0))):
        if code in best:
            continue
        name = 'arrow%04X' % code
        a, b, c, d = turn
        # Turned about its middle, which is moved to half the new width and the height of small letters.
        mx, my = length / 2 + 60, 260
        pen = TTGlyphPen(None)
        parts = DecomposingRecordingPen(glyphs)
        glyphs[up].draw(parts)
        parts.replay(TransformPen(pen, (a, b, c, d, mx - a * cx - c * cy, my - b * cx - d * cy)))
        font['glyf'][name] = pen.glyph()
        widths[name] = (int(length + 120), 60)
        for cmap in font['cmap'].tables:
            if cmap.isUnicode():
                cmap.cmap[code] = name
    font.setGlyphOrder(font.getGlyphOrder())
    font['maxp'].numGlyphs = len(font.getGlyphOrder())
font.save(sys.argv[1])
`;

// Letters are at most 64 px high. A coarser grid moves their outlines by an eighth of a pixel at most and saves a
// seventh of the bytes. Time stamps are dropped, so that the same sources give the same bytes.
const SMALLER = `
import sys
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
font = TTFont(sys.argv[1], recalcTimestamp=False)
scale_upem(font, 512)
font['head'].modified = font['head'].created
font.save(sys.argv[2])
`;

// The Python that runs pyftsubset has its library; another one in the path may not.
function fontPython() {
  const tool = execFileSync('sh', ['-c', 'command -v pyftsubset'], { encoding: 'utf8' }).trim();
  const first = readFileSync(tool, 'utf8').split('\n', 1)[0];
  return first.startsWith('#!') ? first.slice(2).trim().split(' ')[0] : 'python3';
}

function fonts() {
  const work = mkdtempSync(join(tmpdir(), 'upkeep-fonts-'));
  let cpp = '// Made by assets/build/front-assets.mjs. Alegreya and Alegreya Sans, SIL Open Font License 1.1.\n#include "front_assets.h"\nnamespace upkeep {\n';
  let header = '';
  try {
    for (const [family, weight, style, letters] of FONTS) {
      const stem = `${family}-latin-${weight}-${style}`;
      const source = require.resolve(`@fontsource/${family}/files/${stem}.woff2`);
      const woff = join(work, `${stem}.woff2`);
      writeFileSync(woff, readFileSync(source));
      execFileSync('woff2_decompress', [woff]);
      const cut = join(work, `${stem}-cut.ttf`);
      const small = join(work, `${stem}-small.ttf`);
      execFileSync(fontPython(), ['-c', LINING, join(work, `${stem}.ttf`)]);
      execFileSync('pyftsubset', [join(work, `${stem}.ttf`), letters, `--output-file=${cut}`,
        '--layout-features=', '--name-IDs=1,2', '--no-hinting', '--drop-tables+=GSUB,GPOS,GDEF,DSIG,gasp,STAT,meta']);
      execFileSync(fontPython(), ['-c', SMALLER, cut, small]);
      const name = `kFont${family === 'alegreya' ? 'Alegreya' : 'Sans'}${weight}${style === 'italic' ? 'Italic' : ''}`;
      cpp += bytesToCpp(name, readFileSync(small));
      header += `extern const unsigned char ${name}[];\nextern const unsigned ${name}Size;\n`;
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  writeFileSync(join(out, 'fonts.cpp'), `${cpp}}  // namespace upkeep\n`);
  return header;
}

// ---------------------------------------------------------------- icons
const readJson = (...path) => JSON.parse(readFileSync(join(assets, ...path), 'utf8'));

// Each card's name with the names of its pictures: its own, and those of the tokens it makes.
function picturesOfCards() {
  const pictures = new Map();
  const visit = (value, found) => {
    if (Array.isArray(value)) value.forEach((v) => visit(v, found));
    else if (value && typeof value === 'object') {
      if (typeof value.art === 'string') found.push(value.art);
      Object.values(value).forEach((v) => visit(v, found));
    }
  };
  for (const card of allCards()) {
    const found = [];
    visit(card, found);
    pictures.set(card.name, found);
  }
  return pictures;
}

// Names by pack. Pack 0 is part of the program: what the table itself shows. Then one pack for the pictures of each
// deck, first the decks that newcomers are offered; then all other pictures, FEW at a time.
const FIRST_DECKS = ['t2024-gale', 't2024-helix'];
const FEW = 40;
function packs(own, known) {
  const cards = picturesOfCards();
  const decks = readdirSync(join(assets, 'decks')).filter((f) => f.endsWith('.json')).map((f) => f.slice(0, -5)).sort();
  const missing = new Set();
  const placed = new Set();
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
const print = (bytes) => bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);

function icons() {
  const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
  const own = readJson('glyphs.json');
  const outline = (name) => {
    if (own[name]) return encode(glyphLayers(own[name]), 24);
    const { body } = set.icons[set.aliases?.[name]?.parent ?? name];
    const [, d, more] = /^<path fill="currentColor" d="([^"]*)"\/>(.*)$/.exec(body) ?? [];
    if (!d || more) throw new Error(`${name} is more than one path`);
    return encode([{ cut: false, shape: contours(d) }], 512);
  };
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
  for (const [name, size, maskable] of [['icon-192', 192, false], ['icon-512', 512, false], ['maskable-512', 512, true]])
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
