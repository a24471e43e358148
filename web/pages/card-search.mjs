// What people type to find cards: words, and the terms that card searches share (Scryfall's): t:goblin c:r mv<=2
// o:draw set:5ed pow>=4 is:multicolor does:destroy name:bear, each with - before it for "not".
/** @import { Card } from '../page-types.js' */
/** @typedef {(card: Card) => boolean} Test */

/** @param {string} text */
export const plain = (text) => text.toLowerCase().normalize('NFD').replace(/[̀-ͯ]/g, '').replace(/’/g, "'");

// What is compared of a card, made once.
/** @type {WeakMap<Card, { name: string, shown: string, type: string, text: string }>} */
const made = new WeakMap();
/** @param {Card} card */
export function spelled(card) {
  let found = made.get(card);
  if (!found) {
    found = { name: plain(card.name), shown: plain(card.shown), type: plain(`${card.type} ${card.english ?? ''}`), text: plain(card.text) };
    made.set(card, found);
  }
  return found;
}

/** @type {Record<string, string>} */
const NAMES = {
  type: 't', color: 'c', colour: 'c', colors: 'c', ci: 'c', id: 'c', cmc: 'mv', manavalue: 'mv', power: 'pow', toughness: 'tou', oracle: 'o', text: 'o',
  s: 'set', e: 'set', edition: 'set', n: 'name', do: 'does', function: 'does', loyalty: 'loy',
};
/** @type {Record<string, string>} */
const COLORS = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G', colorless: '', multicolor: 'M' };
/** @type {Record<string, (a: number, b: number) => boolean>} */
const COMPARE = { ':': (a, b) => a === b, '=': (a, b) => a === b, '!=': (a, b) => a !== b, '<': (a, b) => a < b, '>': (a, b) => a > b, '<=': (a, b) => a <= b, '>=': (a, b) => a >= b };
const TERM = /^(-?)([a-z]+)(<=|>=|!=|[:=<>])(.+)$/;

/** @param {string} op @param {string} value @returns {Test | null} */
function ofNumber(op, value, /** @type {(card: Card) => number | undefined} */ read) {
  if (!/^\d{1,3}$/.test(value)) return null;
  return (card) => {
    const n = read(card);
    return n !== undefined && Number.isFinite(n) && COMPARE[op](n, Number(value));
  };
}

/** @param {string} op @param {string} value @returns {Test | null} */
function ofColor(op, value) {
  if (value === 'm' || value === 'multicolor') return (card) => card.colors.length > 1;
  if (value === 'c' || value === 'colorless') return (card) => !card.colors;
  const asked = COLORS[value] ?? (/^[wubrg]{1,5}$/.test(value) ? value.toUpperCase() : null);
  if (asked === null) return null;
  const wanted = new Set(asked);
  const all = (/** @type {Card} */ card) => [...wanted].every((c) => card.colors.includes(c));
  const only = (/** @type {Card} */ card) => [...card.colors].every((c) => wanted.has(c));
  const same = (/** @type {Card} */ card) => card.colors.length === wanted.size;
  switch (op) {
    case '=': return (card) => all(card) && same(card);
    case '!=': return (card) => !(all(card) && same(card));
    case '<': return (card) => only(card) && !same(card);
    case '<=': return only;
    case '>': return (card) => all(card) && !same(card);
    default: return all;
  }
}

/** @type {Record<string, Test>} */
const IS = {
  permanent: (card) => !['instant', 'sorcery'].includes(card.kind),
  spell: (card) => card.kind !== 'land',
  vanilla: (card) => card.kind === 'creature' && !card.text,
  multicolor: (card) => card.colors.length > 1,
  colorless: (card) => !card.colors,
  basic: (card) => Boolean(card.basic),
  mine: (card) => Boolean(card.own),
};

/** @param {string} key @param {string} op @param {string} value @returns {Test | null} */
function termOf(key, op, value) {
  const half = (/** @type {number} */ i) => (/** @type {Card} */ card) => (card.size ? Number(card.size.split('/')[i]) : undefined);
  switch (key) {
    case 't': return (card) => spelled(card).type.includes(value);
    case 'o': return (card) => spelled(card).text.includes(value);
    case 'name': return (card) => spelled(card).name.includes(value) || spelled(card).shown.includes(value);
    case 'set': return (card) => Boolean(card.sets?.includes(value));
    case 'does': return (card) => Boolean(card.does?.some((d) => d === value || d.startsWith(`${value}_`)));
    case 'is': return IS[value] ?? ((card) => card.kind === value);
    case 'c': return ofColor(op, value);
    case 'mv': return value === 'even' || value === 'odd' ? (card) => card.kind !== 'land' && card.value % 2 === Number(value === 'odd')
      : ofNumber(op, value, (card) => (card.kind === 'land' ? undefined : card.value));
    case 'pow': return ofNumber(op, value, half(0));
    case 'tou': return ofNumber(op, value, half(1));
    case 'loy': return ofNumber(op, value, (card) => card.loyalty || undefined);
    default: return null;
  }
}

// `words`: what is looked for in names, types and texts; `tests`: what the terms ask; `wrong`: terms that say nothing.
/** @param {string} query @returns {{ words: string, tests: Test[], wrong: string[] }} */
export function readQuery(query) {
  /** @type {Test[]} */
  const tests = [];
  /** @type {string[]} */
  const words = [], wrong = [];
  for (const [part] of plain(query).matchAll(/-?[a-z]+(?:<=|>=|!=|[:=<>])"[^"]*"?|\S+/g)) {
    const found = TERM.exec(part);
    const key = found && (NAMES[found[2]] ?? found[2]);
    if (!found || !key || !/^(t|c|mv|pow|tou|loy|o|set|name|does|is)$/.test(key)) {
      words.push(part);
      continue;
    }
    const test = termOf(key, found[3], found[4].replaceAll('"', ''));
    if (!test) wrong.push(part);
    else tests.push(found[1] ? (card) => !test(card) : test);
  }
  return { words: words.join(' '), tests, wrong };
}
