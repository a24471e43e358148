// A PNG of few colors from the pixels of an opaque picture: half the bytes of one with all of them, for pictures whose many
// colors are mostly those between two others at an edge.
import { deflateSync } from 'node:zlib';
import { SIGNATURE, png } from '../../assets/build/png.mjs';

/** @typedef {[color: number, count: number]} Entry */
/** @typedef {{ entries: Entry[], weight: number, shift: number, loss: number }} Box */

// Few, because it is plain colors that are wanted.
const MOST = 64;
const CHANNELS = [16, 8, 0];
/** @param {number} color @param {number} shift */
const channel = (color, shift) => (color >> shift) & 255;

// The colors are parted into boxes, each time the box in which most would be lost, until there are enough of them.
/** @param {Entry[]} entries @returns {Box} */
function boxOf(entries) {
  const spans = CHANNELS.map((shift) => {
    let [least, most] = [255, 0];
    for (const [color] of entries) {
      least = Math.min(least, channel(color, shift));
      most = Math.max(most, channel(color, shift));
    }
    return most - least;
  });
  const widest = Math.max(...spans);
  const weight = entries.reduce((sum, [, n]) => sum + n, 0);
  return { entries, weight, shift: CHANNELS[spans.indexOf(widest)], loss: widest ** 2 * Math.sqrt(weight) };
}
/** @param {Box} box @returns {[Box, Box]} */
function parted({ entries, weight, shift }) {
  const sorted = [...entries].sort((a, b) => channel(a[0], shift) - channel(b[0], shift));
  let before = 0;
  let at = 0;
  do before += sorted[at++][1]; while (at < sorted.length - 1 && before + sorted[at][1] <= weight / 2);
  return [boxOf(sorted.slice(0, at)), boxOf(sorted.slice(at))];
}
/** @param {Box} box */
const middle = ({ entries, weight }) => CHANNELS.reduce((sum, shift) => sum | (Math.round(entries.reduce((s, [c, n]) => s + channel(c, shift) * n, 0) / weight) << shift), 0);

// The palette, and of every color its place in it.
/** @param {Uint32Array} pixels */
function palette(pixels) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  // Pixels mostly are like the one before.
  for (let i = 0, start = 0; i < pixels.length; i++)
    if (pixels[i + 1] !== pixels[i]) {
      counts.set(pixels[i], (counts.get(pixels[i]) ?? 0) + i + 1 - start);
      start = i + 1;
    }
  let boxes = [boxOf([...counts])];
  while (boxes.length < MOST) {
    const worst = boxes.reduce((a, b) => (b.loss > a.loss ? b : a));
    if (worst.entries.length < 2) break;
    boxes = [...boxes.filter((b) => b !== worst), ...parted(worst)];
  }
  return { colors: boxes.map(middle), places: new Map(boxes.flatMap(({ entries }, i) => entries.map(([color]) => /** @type {[number, number]} */ ([color, i])))) };
}

// `rgba` has four bytes a pixel.
/** @param {Uint8Array} rgba @param {number} width @param {number} height @param {string} comment */
export function palettePng(rgba, width, height, comment) {
  const pixels = new Uint32Array(width * height);
  for (let i = 0; i < pixels.length; i++) pixels[i] = (rgba[4 * i] << 16) | (rgba[4 * i + 1] << 8) | rgba[4 * i + 2];
  const { colors, places } = palette(pixels);
  const rows = Buffer.alloc(height * (width + 1));
  for (let i = 0, place = 0; i < pixels.length; i++) {
    if (i === 0 || pixels[i] !== pixels[i - 1]) place = /** @type {number} */ (places.get(pixels[i]));
    rows[i + Math.floor(i / width) + 1] = place;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return png([['IHDR', head], ['tEXt', Buffer.from(`Comment\0${comment}`, 'latin1')], ['PLTE', Buffer.from(colors.flatMap((c) => CHANNELS.map((s) => channel(c, s))))],
    ['IDAT', deflateSync(rows, { level: 9, memLevel: 9 })], ['IEND', Buffer.alloc(0)]]);
}

// The comment of a picture made here, which is its second part; '' of any other.
/** @param {Buffer} png */
export function commentOf(png) {
  const at = SIGNATURE.length + 25;
  const start = at + 8 + 'Comment\0'.length;
  return png.toString('latin1', at + 4, start) === 'tEXtComment\0' ? png.toString('latin1', start, at + 8 + png.readUInt32BE(at)) : '';
}
