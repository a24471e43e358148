// The pictures there are (shots.json), and what the programs that draw them are told.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
/**
 * @typedef {{
 *   name: string, file: string, screen?: string, like?: string, era?: string, picture?: string, at?: string, sizes?: string[],
 *   do?: string[], then?: string[], test?: string[],
 * }} Shot
 */
/** @typedef {Partial<Shot>} Asked  a shot that no list has */
/** @typedef {Map<string, string[]>} Found  what is wrong, by stage */
/** @typedef {import('../../web/bridge/view.js').Region} Region */
/** @typedef {{ sign: string, x: number, y: number, w: number, h: number }} Sign */
/** @typedef {{ x: number, y: number, w: number, h: number }} Box */
/** @typedef {[name: string, problems: string[]]} Told */
/** @type {Shot[]} */
export const shots = JSON.parse(readFileSync(join(here, 'shots.json'), 'utf8'));

const SIZES = ['1280x720', '1440x900', '1920x1080', '768x1024', '844x390', '360x640', '390x844', '640x480'];
const RATIOS = [1, 1.5, 2, 3];

// An option that the note names is read to its end where it is chosen: on its card's own list.
/** @param {string} line */
export const elsewhere = (line) => /^cut short: .* in the note$/.test(line.trim());

// Where a shot is looked at: one that the design shows, too, at every size and ratio.
/** @param {Asked} shot */
export function stages(shot) {
  /** @type {string[]} */
  const found = [];
  for (const size of new Set([...(shot.at ? [shot.at] : []), ...(shot.sizes ?? SIZES)]))
    for (const ratio of shot.picture || size === '360x640' ? RATIOS : [1]) found.push(`${size}@${ratio}`);
  return found;
}

/** @param {Asked} shot @returns {string[]} */
export function words(shot) {
  const like = shot.like ? shots.find((s) => s.name === shot.like)?.do : [];
  return [.../** @type {string[]} */ (like), ...(shot.do ?? []), ...(shot.then ?? [])];
}

// The position or the screen it begins with.
/** @param {Asked} shot @returns {[kind: string, name: string]} */
export const subject = (shot) => (shot.screen ? ['--screen', shot.screen] : ['--shot', join(here, /** @type {string} */ (shot.file)) + (shot.era ? `@${shot.era}` : '')]);

// All that is done for pictures of several stages, from the first, with a check of each and `kept(stage)` after it. What
// is pointed at is pointed at anew in each; by its label, which in other languages is another.
/**
 * @param {Asked} shot @param {string[]} at
 * @param {{ lang?: string, zoom?: string, kept?: (stage: string) => string[] }} how @returns {string[]}
 */
export function staged(shot, at, { lang, zoom, kept = () => [] } = {}) {
  const told = words(shot);
  const over = lang ? [] : told.flatMap((word, i) => (word === 'over' ? [word, told[i + 1]] : []));
  const more = [...(lang ? ['lang', lang] : []), ...(zoom ? ['zoom', zoom] : [])];
  return [...told, ...more, ...at.flatMap((stage, i) => [...(i ? ['at', stage] : []), ...over, 'check', ...kept(stage)])];
}

// What was printed meanwhile, by stage.
/** @param {string[]} at @param {string[]} lines */
export function problemsOf(at, lines) {
  let stage = at[0];
  /** @type {Found} */
  const found = new Map([[stage, []]]);
  for (const line of lines.filter(Boolean)) {
    if (line.startsWith('at ')) found.set((stage = line.slice(3)), []);
    else if (!elsewhere(line)) found.get(stage)?.push(line);
  }
  return found;
}

/** @param {Asked} shot @param {string} stage */
export function pictureName(shot, stage) {
  return `${shot.name}-${stage.replace(/@1$/, '')}.png`;
}
