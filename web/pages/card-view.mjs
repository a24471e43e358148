// What the pages of cards and of decks share: a card as a sheet, filters over all cards, charts.
import { make, press as button } from '../app/dom.mjs';
import { colorName, svg, symbol, withSymbols } from '../app/symbols.mjs';
import { ERAS, eraName, language, words } from '../app/words.mjs';
import { readQuery, spelled } from './card-search.mjs';

/** @import { Card, Entry } from '../page-types.js' */
/** @typedef {{ text: string, colors: Set<string>, kind: string, value: string, era: string, sort: string }} Filter */

// Options of a select.
/** @returns {[string, string][]} */
export const eras = () => ERAS.map((era) => [era, eraName(era)]);
const COLORS = ['W', 'U', 'B', 'R', 'G'];

const word = words(strings('page.card_view'));
export const kindName = (/** @type {string} */ kind) => word(kind);

export { button, make };

let serial = 0;
/** @param {string} text @param {HTMLElement} control */
export function labelled(text, control) {
  control.id ||= `field-${++serial}`;
  return make('span', { class: 'field' }, make('label', { for: control.id }, text), control);
}
/** @param {[string, string][]} options @param {string} value @param {(value: string) => void} onchange @returns {HTMLSelectElement} */
export function select(options, value, onchange) {
  /** @type {HTMLSelectElement} */
  const control = make('select', { onchange: () => onchange(control.value) }, ...options.map(([v, text]) => make('option', { value: v }, text)));
  control.value = value;
  return control;
}

export const cost = (/** @type {Card} */ card) => make('span', { class: 'cost' }, ...withSymbols(card.cost));

// Names without a translation are marked as English.
export const nameLang = (/** @type {Card} */ card) => (card.shown === card.name ? { lang: 'en' } : {});

// `heading`: the element for the card's name; `name`: a node to show instead of the name.
/** @param {Card} card @param {{ heading?: 'h2' | 'h3' | 'strong', name?: string | Node }} how */
export function slip(card, { heading = 'h3', name = card.shown } = {}) {
  const lang = nameLang(card);
  const article = make('article', { class: `card-slip card-${card.kind === 'land' ? 'L' : card.colors.length > 1 ? 'M' : card.colors || 'A'}` },
    make('header', {}, make(heading, lang, name), cost(card)), make('p', { class: 'type' }, card.type));
  // The text of a single card comes in parts: keywords with their reminder texts.
  for (const [text, reminder, keyword] of card.lines ?? card.text.split('\n').map((line) => /** @type {[text: string, reminder?: string, keyword?: boolean]} */ ([line]))) {
    const parts = [text && make(keyword ? 'b' : 'span', {}, ...withSymbols(text)), reminder && make('i', {}, ...withSymbols(reminder))].filter(Boolean);
    if (parts.length) article.append(make('p', {}, ...parts.flatMap((part, i) => (i ? [' ', part] : [part]))));
  }
  if (card.size) article.append(make('p', { class: 'size' }, card.size));
  if (card.loyalty) article.append(make('p', { class: 'size' }, word('loyalty', card.loyalty)));
  return article;
}

/** @returns {Filter} */
export const NO_FILTER = () => ({ text: '', colors: new Set(), kind: '', value: '', era: '', sort: '' });
// Whether any filter besides the era is set.
const anyFilter = (/** @type {Filter} */ f, /** @type {string} */ era) => !!(f.text.trim() || f.colors.size || f.kind || f.value !== '' || (f.era !== '' && f.era !== era));

// Spells before lands; single colors before several, then colorless.
const colorRank = (/** @type {Card} */ c) => (c.kind === 'land' ? 9 : c.colors.length > 1 ? 6 : c.colors ? COLORS.indexOf(c.colors) : 7);
const valueRank = (/** @type {Card} */ c) => (c.kind === 'land' ? 99 : c.value);
/** @type {Record<string, (a: Card, b: Card) => number>} */
const ORDER = { value: (a, b) => valueRank(a) - valueRank(b), color: (a, b) => colorRank(a) - colorRank(b) || valueRank(a) - valueRank(b) };
// Sorts as the language of the page does.
/** @type {{ lang: string, by: Intl.Collator } | null} */
let collator = null;
/** @param {string} a @param {string} b */
function order(a, b) {
  if (collator?.lang !== language()) collator = { lang: language(), by: new Intl.Collator(language()) };
  return collator.by.compare(a, b);
}

// A list in an order, sorted once. Whoever changes the list makes a new one.
/** @type {WeakMap<Card[], Record<string, Card[]>>} */
const inOrder = new WeakMap();
/** @param {Card[]} cards @param {string} sort */
function sorted(cards, sort) {
  const kept = inOrder.get(cards) ?? {};
  const at = `${sort} ${language()}`;
  kept[at] ??= [...cards].sort((a, b) => ORDER[sort]?.(a, b) || order(a.shown, b.shown));
  inOrder.set(cards, kept);
  return kept[at];
}

// The cards that pass the filters, in the chosen order. With a search text, names that begin with it come first, then
// names that contain it.
/** @param {Card[]} cards @param {Filter} f @returns {Card[]} */
export function filtered(cards, f) {
  const { words: wanted, tests, wrong } = readQuery(f.text.trim());
  if (wrong.length) return [];
  const era = ERAS.indexOf(f.era);
  const passes = (/** @type {Card} */ c) => {
    if (f.colors.size && !(c.colors ? [...c.colors].some((x) => f.colors.has(x)) : f.colors.has('C'))) return false;
    if (f.kind && (f.kind === 'mine' ? !c.own : c.kind !== f.kind)) return false;
    if (f.value !== '' && (c.kind === 'land' || (f.value === '7' ? c.value < 7 : c.value !== Number(f.value)))) return false;
    return (era < 0 || c.since <= era) && tests.every((test) => test(c));
  };
  const near = (/** @type {Card} */ c) => {
    if (!wanted) return 0;
    const { name, shown, type, text } = spelled(c);
    if (name === wanted || shown === wanted) return 0;
    if (name.startsWith(wanted) || shown.startsWith(wanted)) return 1;
    if (name.includes(wanted) || shown.includes(wanted)) return 2;
    return type.includes(wanted) || text.includes(wanted) ? 3 : -1;
  };
  /** @type {Card[][]} */
  const rows = [[], [], [], []];
  for (const card of sorted(cards, f.sort)) {
    if (!passes(card)) continue;
    const n = near(card);
    if (n >= 0) rows[ORDER[f.sort] ? 0 : n].push(card);
  }
  return rows.flat();
}

/** @param {Filter} f @param {() => void} changed */
export function filters(f, changed, { era = true } = {}) {
  /** @type {HTMLInputElement} */
  const search = make('input', { type: 'search', autocomplete: 'off', value: f.text, oninput: () => { f.text = search.value; changed(); } });
  const colors = make('fieldset', { class: 'colors' }, make('legend', {}, word('colors')), ...[...COLORS, 'C'].map((letter) => {
    /** @type {HTMLInputElement} */
    const box = make('input', { type: 'checkbox', 'aria-label': letter === 'C' ? word('colorless') : colorName(letter), onchange: () => {
      if (box.checked) f.colors.add(letter);
      else f.colors.delete(letter);
      changed();
    } });
    box.checked = f.colors.has(letter);
    const picture = symbol(letter);
    picture.setAttribute('aria-hidden', 'true');
    return make('label', {}, box, picture);
  }));
  const kinds = ['creature', 'instant', 'sorcery', 'enchantment', 'artifact', 'planeswalker', 'land', 'mine'];
  const form = make('div', { class: 'filters', role: 'search' },
    labelled(word('search'), search), colors,
    labelled(word('kind'), select([['', word('all')], ...kinds.map((k) => /** @type {[string, string]} */ ([k, word(k)]))], f.kind, (v) => { f.kind = v; changed(); })),
    labelled(word('value'), select([['', word('all')], ...'01234567'.split('').map((n) => /** @type {[string, string]} */ ([n, n === '7' ? '7+' : n]))], f.value, (v) => { f.value = v; changed(); })));
  form.append(labelled(word('sort'), select([['', word('byName')], ['value', word('byValue')], ['color', word('byColor')]], f.sort, (v) => { f.sort = v; changed(); })));
  if (era) form.append(labelled(word('era'), select([['', word('everyEra')], ...eras()], f.era, (v) => { f.era = v; changed(); })));
  return form;
}

// What to show if no card passes: a message and a way out. `again` rebuilds the filters.
/** @param {Filter} f @param {string} era @param {() => void} again */
export function noneFound(f, era, again) {
  const box = make('p', { class: 'row none-found' }, word('none'));
  if (anyFilter(f, era)) box.append(button(word('clear'), () => { Object.assign(f, NO_FILTER(), { era, sort: f.sort }); again(); }));
  return box;
}

// ------------------------------------------------------------------ charts of a deck, given as [card, count] pairs
/** @param {string} title @param {string} said @param {Element} picture */
function figure(title, said, picture) {
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', `${title}: ${said || word('nothing')}`);
  return make('figure', {}, make('figcaption', {}, title), picture);
}

// How many cards other than lands there are of each mana value, and the same in words.
/** @param {Entry[]} entries @returns {[number[], string]} */
function curveOf(entries) {
  const counts = Array(8).fill(0);
  for (const [card, n] of entries) if (card.kind !== 'land') counts[Math.min(7, card.value)] += n;
  return [counts, counts.map((n, i) => n && word('curveOf', n, i === 7 ? '7+' : i)).filter(Boolean).join(', ')];
}

// For a list of decks: bars over their mana values, without numbers on them.
/** @param {Entry[]} entries */
export function smallCurve(entries) {
  const [counts, said] = curveOf(entries);
  const most = Math.max(4, ...counts);
  const picture = svg('svg', { viewBox: '0 0 160 50', class: 'deck-curve', role: 'img', 'aria-label': `${word('curve')}: ${said || word('nothing')}`, preserveAspectRatio: 'xMinYMax meet' });
  counts.forEach((n, i) => {
    const height = (n / most) * 32;
    if (n) picture.append(svg('rect', { x: 2 + i * 20, y: 34 - height, width: 16, height, rx: 1 }));
    const under = svg('text', { x: 10 + i * 20, y: 48, 'text-anchor': 'middle' });
    under.textContent = i === 7 ? '7+' : String(i);
    picture.append(under);
  });
  picture.append(svg('path', { d: 'M0 34.5H160' }));
  return picture;
}

/** @param {Entry[]} entries */
export function manaCurve(entries) {
  const [counts, said] = curveOf(entries);
  const most = Math.max(4, ...counts);
  const picture = svg('svg', { viewBox: '0 0 240 120', class: 'chart' });
  counts.forEach((n, i) => {
    const height = (n / most) * 78;
    const x = 6 + i * 29;
    if (n) picture.append(svg('rect', { x, y: 96 - height, width: 23, height, rx: 2, fill: '#9a2a1a' }));
    const add = (/** @type {number} */ y, /** @type {string} */ text, /** @type {number} */ weight) => {
      const t = svg('text', { x: x + 11.5, y, 'text-anchor': 'middle', 'font-size': 13, 'font-weight': weight, fill: '#2a1e14' });
      t.textContent = text;
      picture.append(t);
    };
    if (n) add(91 - height, String(n), 700);
    add(113, i === 7 ? '7+' : String(i), 500);
  });
  picture.append(svg('path', { d: 'M2 97.5H236', stroke: '#5a4733', 'stroke-width': 1.5 }));
  return figure(word('curve'), said, picture);
}

/** @type {Record<string, string>} */
const FILL = { W: '#e9cf80', U: '#4e8fd0', B: '#5a4f69', R: '#d9583a', G: '#5e9b4c' };
/** @param {Entry[]} entries */
export function colorPie(entries) {
  const counts = COLORS.map((letter) => entries.reduce((sum, [card, n]) =>
    sum + n * (card.cost.match(/\{[^}]*\}/g) ?? []).filter((t) => t.includes(letter)).length, 0));
  const all = counts.reduce((a, b) => a + b, 0);
  const picture = svg('svg', { viewBox: '0 0 240 120', class: 'chart' });
  let from = 0;
  const shown = COLORS.map((letter, i) => /** @type {[string, number]} */ ([letter, counts[i]])).filter(([, n]) => n);
  shown.forEach(([letter, n], row) => {
    const to = from + n / all;
    const at = (/** @type {number} */ part) => `${(60 + 54 * Math.sin(part * 2 * Math.PI)).toFixed(2)} ${(60 - 54 * Math.cos(part * 2 * Math.PI)).toFixed(2)}`;
    picture.append(n === all ? svg('circle', { cx: 60, cy: 60, r: 54, fill: FILL[letter], stroke: '#2a1e14' })
      : svg('path', { d: `M60 60L${at(from)}A54 54 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`, fill: FILL[letter], stroke: '#2a1e14' }));
    from = to;
    const t = svg('text', { x: 150, y: 24 + row * 22, 'font-size': 14, 'font-weight': 700, fill: '#2a1e14' });
    t.textContent = `${Math.round((100 * n) / all)} %`;
    const disc = symbol(letter);
    for (const [name, value] of Object.entries(/** @type {Record<string, string>} */ (/** @type {unknown} */ ({ x: 126, y: 10 + row * 22, width: 18, height: 18, 'aria-hidden': 'true' })))) disc.setAttribute(name, value);
    picture.append(disc, t);
  });
  return figure(word('pie'), shown.map(([letter, n]) => `${colorName(letter)} ${Math.round((100 * n) / all)} %`).join(', '), picture);
}
