// A hint in words: what the computer would do in the player's place, and how that ends, on average over all it has tried,
// compared with doing nothing.
import { words } from './words.mjs';

const word = words(strings('page.hint'));
const LEAST = 0.25;  // a difference smaller than that is not worth a word

/** @import { Expectation, Expected } from '../bridge/view.js' */

// Of whoever has nothing to decide.
export const hintNotNow = () => word('notNow');

const share = (/** @type {number} */ n, /** @type {number} */ of) => `${Math.round((100 * n) / of)} %`;

/** @param {Expected} expected @param {string[]} steps */
export function hintText({ best, nothing }, steps) {
  const parts = [word('would', steps.join(' \u2192 '))];
  if (best.won > best.playouts / 10) parts.push(word('wins', share(best.won, best.playouts)));
  if (!nothing || same(best.path, nothing.path)) {
    if (nothing) parts.push(word('wait'));
    return parts.join(' ');
  }
  if (nothing.lost > nothing.playouts / 10 && nothing.lost * best.playouts > best.lost * nothing.playouts)
    parts.push(word('loses', share(nothing.lost, nothing.playouts), share(best.lost, best.playouts)));
  const told = differences(best, nothing);
  if (told.length) parts.push(word('compared', told.join(', ')));
  return parts.join(' ');
}

// What one way leads to, compared with another, in up to three phrases; what weighs most comes first.
/** @param {Expectation} one @param {Expectation} other */
export function differences(one, other) {
  const found = [];
  for (const [what, side] of /** @type {['creatures' | 'life' | 'hand', number][]} */ (
    [['creatures', 1], ['creatures', 0], ['life', 1], ['life', 0], ['hand', 0], ['hand', 1]])) {
    const mean = (/** @type {Expectation} */ e) => e[what][side] / Math.max(1, e.playouts - e.won - e.lost);
    const difference = mean(one) - mean(other);
    if (Math.abs(difference) >= LEAST) found.push({ weight: Math.abs(difference) / (what === 'life' ? 3 : 1), text: word(`${what}${side}`, number(difference)) });
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, 3).map((d) => d.text);
}

const same = (/** @type {number[]} */ a, /** @type {number[]} */ b) => a.length === b.length && a.every((byte, i) => byte === b[i]);
const number = (/** @type {number} */ n) => n.toLocaleString(document.documentElement.lang || 'en', { maximumFractionDigits: 1, signDisplay: 'always' });
