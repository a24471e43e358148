// Nothing is told by colour alone. Of each pair of states the frame lists a sign that only one of them has, at the
// place it belongs to, and in grey the picture shows a shape there. The signs of mana are told apart by their shapes.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** @import { Asked, Box, Region, Sign, Told } from './list.mjs' */
/** @typedef {ReturnType<typeof readPng>} Picture */
/** @typedef {{ places: Region[], signs: Sign[], problems: string[], picture?: Picture }} Seen */
/** @typedef {[shot: string, label: string, nth?: number]} Place */

// What the program writes: eight bits each of red, green and blue, rows without a filter.
/** @param {Buffer} bytes */
export function readPng(bytes) {
  /** @type {Buffer[]} */
  const parts = [];
  let w = 0;
  let h = 0;
  for (let at = 8; at < bytes.length;) {
    const size = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IHDR') [w, h] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    if (type === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + size));
    at += 12 + size;
  }
  const raw = inflateSync(Buffer.concat(parts));
  // How bright a point is, as WCAG 2 counts it.
  /** @param {number} v */
  const linear = (v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  /** @param {number} x @param {number} y */
  const grey = (x, y) => {
    if (x < 0 || y < 0 || x >= w || y >= h) return 0;
    const i = y * (3 * w + 1) + 1 + 3 * x;
    return 0.2126 * linear(raw[i]) + 0.7152 * linear(raw[i + 1]) + 0.0722 * linear(raw[i + 2]);
  };
  /** @param {number} x @param {number} y */
  const rgb = (x, y) => [...raw.subarray(y * (3 * w + 1) + 1 + 3 * x, y * (3 * w + 1) + 4 + 3 * x)];
  return { w, h, grey, rgb };
}

/** @param {Picture} picture @param {Box} r */
function greys(picture, r) {
  /** @type {number[]} */
  const values = [];
  for (let y = Math.round(r.y); y < r.y + r.h; y++) for (let x = Math.round(r.x); x < r.x + r.w; x++) values.push(picture.grey(x, y));
  return values;
}
// Between the brightest and the darkest tenth of it.
/** @param {Picture} picture @param {Box} r */
function contrast(picture, r) {
  const sorted = greys(picture, r).sort((a, b) => a - b);
  /** @param {number} share */
  const end = (share) => sorted[Math.floor((sorted.length - 1) * share)];
  return (end(0.92) + 0.05) / (end(0.08) + 0.05);
}
const LEAST = 3;  // WCAG 2 for what is drawn

const ATTACK = ['do', 'Hill Giant att', 'do', 'Done'];
/** @type {Record<string, string[] | Asked>} */
const SHOTS = {
  main: [],
  combat: [...ATTACK, 'do', 'Gray Ogre blocks', 'do', 'Done'],
  bolt: ['do', 'Cast Lightning'],
  pyro: ['do', 'Cast Pyro', 'do', 'Gray Ogre'],
  lost: ['do', 'Cast Lightning', 'do', 'Bruno', 'do', 'Pay', 'do', 'Pass', 'do', 'Pass'],
  won: ['do', 'Cast Healing', 'do', 'Target player', 'do', 'Ada', 'do', 'Pay', 'do', 'Pass', 'do', 'Pass'],
  stop: ['press', 'Draw step'],
  aimed: ['do', 'Cast Pyro', 'do', 'Bruno'],
  found: { file: 'search.duel', do: ['do', 'Yes', 'do', 'Mountain'] },
  before: { file: 'search.duel', do: ['do', 'Yes'] },
  setup: { screen: 'setup' },
  two: { screen: 'setup', do: ['press', 'Two players, one screen', 'press', 'Random player decides'] },
  menu: ['key', 'm'],
  colors: ['do', 'Cast Sleight', 'do', 'Circle', 'do', 'Pay', 'do', 'Pass', 'do', 'Pass'],
};
// What is told, the sign, the shot and place that have it, those that have not; a number: which of equal names.
/** @type {[what: string, sign: string, having: Place, other: Place][]} */
const SIGNS = [
  ['a card can be played', 'lozenge', ['main', 'Craw Wurm'], ['combat', 'Craw Wurm']],
  ['it is not the time for it', 'hourglass', ['combat', 'Craw Wurm'], ['main', 'Craw Wurm']],
  ['it can be aimed at', 'lozenge', ['bolt', 'Gray Ogre'], ['main', 'Gray Ogre']],
  ['it cannot be aimed at', 'lozenge', ['bolt', 'Gray Ogre'], ['bolt', 'Circle of Protection: Red']],
  ['a player can be aimed at', 'lozenge', ['bolt', 'Bruno'], ['main', 'Bruno']],
  ['it is chosen', 'check', ['pyro', 'Gray Ogre'], ['bolt', 'Gray Ogre']],
  ['a player is chosen', 'check', ['aimed', 'Bruno'], ['bolt', 'Bruno']],
  ['a card is chosen of several', 'check', ['found', 'Mountain'], ['before', 'Mountain']],
  ['against whom', 'check', ['setup', 'Against the computer'], ['two', 'Against the computer']],
  ['who starts', 'check', ['setup', 'Random'], ['two', 'Random']],
  ['which rules', 'check', ['setup', 'Foundations 2024'], ['setup', 'Sixth 1999']],
  ['which language', 'check', ['menu', 'English'], ['menu', 'Italiano']],
  ['it attacks', 'crossed-swords', ['combat', 'Hill Giant'], ['main', 'Hill Giant']],
  ['it is tapped', 'tap', ['combat', 'Hill Giant'], ['main', 'Hill Giant']],
  ['it blocks', 'shield', ['combat', 'Gray Ogre'], ['main', 'Gray Ogre']],
  ['it came this turn', 'hourglass', ['main', 'Llanowar Elves', 1], ['main', 'Llanowar Elves', 0]],
  ['the present step', 'step', ['combat', 'Declare blockers'], ['main', 'Declare blockers']],
  ['a stop', 'stop', ['stop', 'Draw step'], ['main', 'Draw step']],
  ['life was lost', 'less', ['lost', 'Bruno'], ['won', 'Ada']],
  ['life was won', 'more', ['won', 'Ada'], ['lost', 'Bruno']],
];
const COLORS = ['white', 'blue', 'black', 'red', 'green'];

// take(words, file) draws the table of grey.duel, or what `words` names, writes a picture of 1280×720 and says its places and signs.
/** @param {(words: string[] | Asked, file: string) => Seen} take @param {string} file */
export function greyTest(take, file) {
  /** @type {Told[]} */
  const results = [];
  /** @type {Record<string, Seen>} */
  const seen = {};
  for (const [name, words] of Object.entries(SHOTS)) {
    const shot = take(words, file);
    seen[name] = shot;
    if (shot.problems.length) results.push([`the shot ${name}`, shot.problems]);
    else shot.picture = readPng(readFileSync(file));
  }
  /** @param {string} name */
  const pictureOf = (name) => /** @type {Picture} */ (seen[name].picture);
  /** @param {Place} place */
  const placed = ([shot, label, nth = 0]) => seen[shot].places.filter((r) => r.label === label)[nth];
  /** @param {string} sign @param {Place} shown @param {Box} place */
  const on = (sign, [shot], place) => seen[shot].signs.find((s) => s.sign === sign &&
    s.x + s.w / 2 > place.x - 14 && s.x + s.w / 2 < place.x + place.w + 14 && s.y + s.h / 2 > place.y - 14 && s.y + s.h / 2 < place.y + place.h + 14);
  for (const [what, sign, having, other] of SIGNS) {
    /** @type {string[]} */
    const problems = [];
    const [one, two] = [placed(having), placed(other)];
    if (!one || !two) {
      results.push([`in grey: ${what}`, [`no place ${one ? other : having}`]]);
      continue;
    }
    const found = on(sign, having, one);
    if (!found) problems.push(`no ${sign} at ${having}`);
    else if (contrast(pictureOf(having[0]), found) < LEAST) problems.push(`the ${sign} at ${having} is hardly seen: contrast ${contrast(pictureOf(having[0]), found).toFixed(1)}`);
    if (on(sign, other, two)) problems.push(`${other} has the ${sign} too`);
    results.push([`in grey: ${what}`, problems]);
  }
  // Without how bright they are as a whole: what is left of two discs are their signs.
  const discs = COLORS.map((label) => {
    const r = placed(['colors', label]);
    const values = r ? greys(pictureOf('colors'), { x: r.x + 15, y: r.y + r.h / 2 - 8, w: 16, h: 16 }) : [];
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return values.map((v) => (v - low) / (high - low));
  });
  for (const [i, a] of discs.entries()) {
    for (const [k, b] of discs.entries()) {
      if (k <= i) continue;
      const share = a.filter((v, at) => Math.abs(v - b[at]) > 0.35).length / a.length;
      results.push([`in grey: the signs of ${COLORS[i]} and ${COLORS[k]}`, share > 0.1 ? [] : [`they differ in ${(share * 100).toFixed(1)} % of their points`]]);
    }
  }
  return results;
}
