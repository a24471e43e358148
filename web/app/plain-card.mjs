// A card in a list of the plain page: one sentence for screen readers, a small card for the eye. The commas of the
// sentence are elements of their own, so that the style sheet can hide them (plain.css).
import { word } from './words.mjs';

/** @import { Thing, View } from '../bridge/view.js' */
/** @import { Attributes } from './dom.mjs' */
/** @typedef {Map<string | null, Thing>} Things  by their refs */
/** @typedef {{ o: Thing, count?: number }} Entry  equal things, once */
/**
 * @template {string} K
 * @typedef {(tag: K, text?: string, attributes?: Attributes) => ElementOf<K>} Make
 */

export const COLOR = (/** @type {Thing} */ o) => (o.land ? 'L' : /** @type {number} */ (o.colors?.length) > 1 ? 'M' : o.colors || 'A');
const counterName = (/** @type {string} */ counter) => counter.replace('p1p1', '+1/+1').replace('m1m1', '−1/−1');

// The state of a card in words, which never depend on how the page looks.
/** @param {Thing} o @param {View} v @param {Things} at */
export function states(o, v, at) {
  const nameOf = (/** @type {string} */ ref) => at.get(ref)?.name ?? '?';
  const said = [];
  for (const flag of o.flags) {
    if (flag === 'attacking')
      said.push(word('attacking', o.attacks ? nameOf(o.attacks) : v.players[/** @type {number} */ (o.attacks_player)]?.name ?? '', o.form));
    else if (flag === 'blocking') said.push(word('blocking', (o.blocks ?? []).map(nameOf).join(', '), o.form));
    else if (flag !== 'unknown') said.push(word(flag, o.form));
  }
  if (o.place) said.push(word('placed', o.place));
  if (o.waiting) said.push(word('waiting', o.waiting));
  if (o.damage) said.push(word('damage', o.damage));
  for (const [counter, n] of Object.entries(o.counters ?? {})) said.push(`${n} × ${counterName(counter)}`);
  if (o.attached_to) said.push(word('attached', nameOf(o.attached_to)));
  if (o.note) said.push(o.note);
  return said;
}

// Equal lands become one entry with a count; every other card is an entry of its own.
/** @param {Thing[]} objects @param {View} v @param {Things} at */
export function grouped(objects, v, at) {
  const rank = (/** @type {Thing} */ o) => (o.land && !o.creature ? 2 : o.creature ? 0 : 1);
  /** @type {Map<string | number, Required<Entry>>} */
  const groups = new Map();
  for (const o of [...objects].sort((a, b) => rank(a) - rank(b))) {
    const alike = o.land && !o.creature && o.name ? `${o.name} ${states(o, v, at).join()}` : groups.size;
    if (groups.has(alike)) /** @type {Required<Entry>} */ (groups.get(alike)).count++;
    else groups.set(alike, { o, count: 1 });
  }
  return [...groups.values()];
}

// make(tag, text, attributes) also draws symbols.
/** @param {Entry} entry @param {View} v @param {Things} at @param {Make<'li' | 'span' | 'small'>} make */
export function plainCard({ o, count = 1 }, v, at, make) {
  if (o.flags.includes('unknown') && o.zone !== 'battlefield') return make('li', word('unknownCard'), { class: 'pc pc-hidden' });
  const li = make('li', undefined, { class: ['pc', `pc-${COLOR(o)}`, ...['tapped', 'usable', 'attacking', 'blocking', 'target', 'selected'].filter((f) => o.flags.includes(f))].join(' ') });
  const part = (/** @type {string | undefined} */ text, /** @type {string} */ name, /** @type {Attributes} */ attributes = {}) => {
    if (!text) return;
    if (li.childNodes.length) li.append(make('span', ', ', { class: 'pc-sep' }));
    li.append(make('span', text, { class: `pc-${name}`, ...attributes }));
  };
  const lang = o.name && o.name === o.card_name ? { lang: 'en' } : {};
  if (count > 1) {
    const number = make('span', `${count} × `, { class: 'pc-count' });
    li.append(number, make('span', o.name, { class: 'pc-name', ...lang }));
  } else {
    part(o.name ?? word('unknownCard'), 'name', lang);
  }
  part(o.cost, 'cost');
  part(o.type, 'type');
  part(o.creature && o.power !== undefined ? `${o.power}/${o.toughness}` : '', 'size');
  part(states(o, v, at).join(', '), 'state');
  if (o.text) li.append(make('small', o.text));
  return li;
}

// Marks English card names inside a sentence of another language, so that they are pronounced as English.
/** @param {(Node | string)[]} nodes @param {Set<string>} names @returns {(Node | string)[]} */
export function taggedNames(nodes, names) {
  if (!names.size) return nodes;
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${[...names].sort((a, b) => b.length - a.length).map((n) => n.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\d])`, 'u');
  return nodes.flatMap(/** @returns {(Node | string)[]} */ (node) => {
    if (typeof node !== 'string') return [node];
    return node.split(pattern).map((piece, i) => {
      if (i % 2 === 0) return piece;
      const span = document.createElement('span');
      span.lang = 'en';
      span.textContent = piece;
      return span;
    }).filter((piece) => piece !== '');
  });
}
