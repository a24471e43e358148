// The project's own fonts, from the files of npm, with Debian's woff2 and fontTools: as TTF, cut to some letters, for the
// canvas (front-assets.mjs), and as outlines for pictures of boards (web/build/board-picture.mjs).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStrings } from './strings.mjs';

const require = createRequire(fileURLToPath(new URL('../../web/package.json', import.meta.url)));

// Basic Latin, the letters and punctuation of Latin-1, and the few signs that the table uses. Fractions, single
// accents and the like are left out.
// Letters that a language needs beyond those of Latin-1.
export const FURTHER = [...new Set(JSON.stringify(readStrings()))].filter((c) => c > '\u00ff' && /\p{L}/u.test(c));
export const UNICODES = '--unicodes=U+0020-007E,U+00A0-00A3,U+00A5,U+00A7,U+00A9-00AB,U+00AE,U+00B0-00B2,U+00B7,U+00BA-00BB,U+00BF-00F6,U+00F8-00FF,U+0152-0153,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2190-2193,U+2212,U+25B2,U+25BC' + FURTHER.map((c) => `,U+${/** @type {number} */ (c.codePointAt(0)).toString(16)}`).join('');

// Characters are mapped to glyphs directly, and both families have old-style figures by default. So the lining
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

// What a text needs to be drawn without a font: of each letter of Latin-1, and of a few more, how far it moves on and its
// outline, on a grid of 1000 with y downwards.
const OUTLINES = `
import json, sys
from fontTools.ttLib import TTFont
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
font = TTFont(sys.argv[1])
glyphs, scale, out = font.getGlyphSet(), 1000 / font['head'].unitsPerEm, {}
for code, name in font.getBestCmap().items():
    if 0x20 <= code < 0x250 or 0x2010 <= code < 0x2200:
        pen = SVGPathPen(glyphs, ntos=lambda v: str(round(v)))
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        out[chr(code)] = [round(glyphs[name].width * scale), pen.getCommands()]
print(json.dumps(out))
`;

/** @param {string} work @param {string} family @param {number} weight @param {string} style */
function plainFont(work, family, weight, style) {
  const stem = join(work, `${family}-latin-${weight}-${style}`);
  writeFileSync(`${stem}.woff2`, readFileSync(require.resolve(`@fontsource/${family}/files/${basename(stem)}.woff2`)));
  execFileSync('woff2_decompress', [`${stem}.woff2`]);
  execFileSync(fontPython(), ['-c', LINING, `${stem}.ttf`]);
  return stem;
}
/** @param {string} work @param {string} family @param {number} weight @param {string} style @param {string} letters */
function cutFont(work, family, weight, style, letters) {
  const stem = plainFont(work, family, weight, style);
  execFileSync('pyftsubset', [`${stem}.ttf`, letters, `--output-file=${stem}-cut.ttf`,
    '--layout-features=', '--name-IDs=1,2', '--no-hinting', '--drop-tables+=GSUB,GPOS,GDEF,DSIG,gasp,STAT,meta']);
  execFileSync(fontPython(), ['-c', SMALLER, `${stem}-cut.ttf`, `${stem}-small.ttf`]);
  return readFileSync(`${stem}-small.ttf`);
}

/** @template T @param {(work: string) => T} make */
function inFolder(make) {
  const work = mkdtempSync(join(tmpdir(), 'upkeep-fonts-'));
  try {
    return make(work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
// The bytes of each of [family, weight, style, letters].
/** @param {[family: string, weight: number, style: string, letters: string][]} wanted */
export const cutFonts = (wanted) => inFolder((work) => wanted.map((font) => cutFont(work, ...font)));
// { letter: [width, path] } of each of [family, weight, style].
/** @param {[family: string, weight: number, style: string][]} wanted */
export const fontOutlines = (wanted) => inFolder((work) => wanted.map((font) => JSON.parse(
  execFileSync(fontPython(), ['-c', OUTLINES, `${plainFont(work, ...font)}.ttf`], { encoding: 'utf8', maxBuffer: 1 << 26 }))));
