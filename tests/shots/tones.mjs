// The frame of the table has the tones of its design: what is a gradient, a rim or an edge there is one here. A point of
// the picture of 1280×720 each, and the colour that lies there.
import { readFileSync } from 'node:fs';
import { readPng } from './grey.mjs';

const NEAR = 9;  // of 255: what rounding and the smoothing of edges come to
/** @type {Record<string, [what: string, x: number, y: number, hex: string][]>} */
const TONES = {
  table: [
    ['the column at its head', 4, 3, '1F1711'], ['the column at its foot', 4, 716, '150F0B'],
    ['the wood beside the leather, in the shade', 260, 700, '110B08'], ['the wood beside the leather, in the light', 263, 700, '342720'],
    ['the other column in the light', 1016, 700, '342720'], ['the other column in the shade', 1019, 700, '110B08'],
    ['a plate', 410, 30, '281D15'], ['the edge of a plate', 410, 8, '5A4533'], ['the light on a plate', 410, 9, '473A2F'],
    ['a panel', 1150, 12, '2A1F18'], ['the edge of a panel', 1150, 8, '4A382A'], ['the light on a panel', 1150, 9, '3B2F26'],
    ['the rim of life above', 640, 10, 'ECD186'], ['the rim of life below', 640, 73, '84672E'], ['life', 640, 19, '492019'], ['life below', 640, 66, '291410'],
    ['the ribbon that is past', 270, 300, '5B1D17'], ['the ribbon that is to come', 1010, 300, '772220'],
    ['the ribbon edged in combat, above', 545, 281, 'F0603F'], ['below', 545, 318, 'F0603F'], ['no edge before it', 420, 281, '661F19'],
    ['the edge of the marker', 660, 274, '2A1E14'], ['the marker above', 660, 277, 'F1D687'], ['the marker below', 660, 322, 'CBA54F'],
    ['the attack', 640, 230, 'F0603F'], ['its casing', 635, 230, '0E0906'],
    ['the edge of the note', 100, 412, '120C08'], ['the note', 100, 420, 'F8F0DC'],
    ['the edge of the large button', 1150, 540, '2A1E14'], ['its light', 1100, 541, 'F9E5AF'], ['its face', 1150, 545, 'F0D586'], ['what it stands on', 1150, 617, '0D0805'],
    ['a button', 1200, 628, '473629'], ['its edge', 1150, 624, '6B5540'],
  ],
  // What is in a window lies in its box, which ends below it; the window that interrupts it lies in there, too.
  'table-fifth': [
    ['the box at its side', 1263, 160, '7EDCEB'], ['the box beside what is in it', 1259, 160, '0F2E36'], ['the inner box', 1240, 162, '2A1B45'],
    ['the box below it', 1150, 180, '0F2E36'], ['the foot of the box', 1150, 183, '7EDCEB'], ['what waits for it, in the shade', 1240, 194, 'B5AFA2'],
    ['the blue ribbon that is past', 270, 300, '1D2A4C'], ['the edge of a mat', 328, 152, '7B5930'], ['a mat', 288, 160, '2D1013'],
  ],
};

// draw(name) draws that shot and returns what is wrong with it.
/** @param {(name: string) => string[]} draw @param {string} file @returns {import('./list.mjs').Told[]} */
export function tonesTest(draw, file) {
  return Object.entries(TONES).flatMap(([name, tones]) => {
    const problems = draw(name);
    if (problems.length) return [/** @type {import('./list.mjs').Told} */ ([`the tones of ${name}`, problems])];
    const picture = readPng(readFileSync(file));
    return tones.map(([what, x, y, hex]) => {
      const is = picture.rgb(x, y);
      const wanted = [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16));
      const far = Math.max(...is.map((v, i) => Math.abs(v - wanted[i])));
      return /** @type {import('./list.mjs').Told} */ ([`the tone of ${what} (${name})`, far <= NEAR ? [] : [`at ${x}, ${y}: ${is.map((v) => v.toString(16).padStart(2, '0')).join('').toUpperCase()}, not ${hex}`]]);
    });
  });
}
