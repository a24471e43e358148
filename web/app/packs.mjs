// Cards beside the program's own: by set, fetched when one of them is wanted (build/set-packs.mjs says how the files
// look), and those that the player has brought. The program gets only the cards that something names, so that a duel
// carries no more than it needs.
import { key } from './brought.mjs';

/** @typedef {{ sets: [string, string, string, number][], packs: string[], cards: Map<string, { name: string, sets: number[] }> }} Index */
/** @typedef {Omit<Index, 'cards'> & { cards: [name: string, ...sets: number[]][] }} Listed  the index as its file has it */

/** @import { CardDefinition, CardRow, Sought } from '../bridge/view.js' */

// As name_fingerprint() of the engine.
/** @param {string} name */
export function fingerprint(name) {
  let h = 0x811C9DC5;
  for (const byte of new TextEncoder().encode(name)) h = Math.imul(h ^ byte, 0x01000193);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2C1B3C6D);
  h ^= h >>> 12;
  return h >>> 0 || 1;
}

export const OWN_SET = 'own';  // what `set:` finds brought cards by

const at = (/** @type {string} */ path) => new URL(`../packs/${path}`, import.meta.url);

export class Packs {
  // `add(path, text)`: gives a card file to the program; returns its errors.
  /**
   * @param {import('./engine.mjs').Engine} engine
   * @param {(path: string, text: string) => unknown[]} add
   * @param {Pick<import('./brought.mjs').Brought, 'cards'>} brought
   */
  constructor(engine, add, brought) {
    this.engine = engine;
    this.add = add;
    this.brought = brought;
    /** @type {Map<string, Promise<Map<number, CardDefinition[]>>>} */
    this.fetched = new Map();  // files, as promises of [set, definitions by name]
    /** @type {Set<string>} */
    this.here = new Set();     // keys of cards that were brought
    this.lacking = false;      // the last with() ended with cards missing that could not be fetched
  }

  // What there is; fetched once. Rejects if it cannot be had.
  /** @returns {Promise<Index>} */
  index() {
    this.indexed ??= fetchJson('index.json').then((/** @type {Listed} */ { sets, packs, cards }) => ({
      sets, packs, cards: new Map(cards.map(([name, ...of]) => [key(name), { name, sets: of }])),
    })).catch((error) => {
      /** @type {Promise<Index> | null} */
      this.indexed = null;
      throw error;
    });
    return this.indexed;
  }

  // The definitions of all sets in a file: a Map of the set's place to its cards.
  /** @param {string} name @returns {Promise<Map<number, CardDefinition[]>>} */
  file(name) {
    if (!this.fetched.has(name))
      this.fetched.set(name, fetchJson(`${name}.json`).then((/** @type {Record<string, CardDefinition[]>} */ sets) =>
        new Map(Object.entries(sets).map(([set, cards]) => [Number(set), cards])))
        .catch((error) => {
          this.fetched.delete(name);
          throw error;
        }));
    return /** @type {Promise<Map<number, CardDefinition[]>>} */ (this.fetched.get(name));
  }

  // Gives the program those of the cards that it lacks and that the player has brought or a set has. `wanted`: names, or
  // [bits, number] of their fingerprints, as the engine says what it looked for. Returns how many came.
  /** @param {Sought[]} wanted */
  async bring(wanted) {
    if (!wanted.length) return 0;
    const brought = await this.brought.cards();
    const mine = wanted.map((one) => among(one, brought));
    const came = await this.give(`brought/${this.here.size}.json`, /** @type {CardDefinition[]} */ (mine.filter((card) => card)));
    const others = wanted.filter((_, i) => !mine[i]);
    // What the player has brought is there without the network.
    return came ? came + await this.bringSets(others).catch(() => 0) : this.bringSets(others);
  }

  // Gives the program definitions that it lacks; returns how many.
  /** @param {string} path @param {CardDefinition[]} definitions */
  async give(path, definitions) {
    const cards = definitions.filter((c, i) => !this.here.has(key(c.name)) && definitions.indexOf(c) === i);
    if (!cards.length) return 0;
    await this.engine.whole();
    if (this.add(path, JSON.stringify({ cards })).length) return 0;
    for (const card of cards) this.here.add(key(card.name));
    return cards.length;
  }

  /** @param {Sought[]} wanted */
  async bringSets(wanted) {
    if (!wanted.length) return 0;
    const index = await this.index();
    /** @type {Map<number, Set<string>>} */
    const bySet = new Map();
    for (const one of wanted) {
      const found = among(one, index.cards);
      if (!found || found.sets[0] < 0 || this.here.has(key(found.name))) continue;
      if (!bySet.has(found.sets[0])) bySet.set(found.sets[0], new Set());
      /** @type {Set<string>} */ (bySet.get(found.sets[0])).add(found.name);
    }
    const files = await Promise.all([...bySet.keys()].map((set) => this.file(index.packs[index.sets[set][3]])));
    let came = 0;
    for (const [i, [set, names]] of [...bySet].entries()) {
      const [code, , date] = index.sets[set];
      // A file's path is its own; the date says of which time its cards are.
      came += await this.give(`sets/${date}/${code}-${this.here.size}.json`, /** @type {CardDefinition[]} */ (files[i].get(set)).filter((c) => names.has(c.name)));
    }
    return came;
  }

  // Does something, and again with the cards that it looked for in vain, as long as there are such. For texts, links
  // and saved duels that may name any card. Without the network it is as if there were no other cards.
  /** @template T @param {() => T} something */
  async with(something) {
    this.engine.sought();
    this.lacking = false;
    for (;;) {
      const done = await something();
      const wanted = this.engine.sought();
      if (!wanted.length || !(await this.bring(wanted).catch(() => { this.lacking = true; return 0; }))) return done;
    }
  }

  // All cards of all sets and those that the player has brought, each as engine.cards() tells those of the program, with
  // the codes of their sets; `cards` are the program's, which get theirs. `progress(done, of)`; stops where `signal` says
  // so.
  /**
   * @param {CardRow[]} cards
   * @param {string} era
   * @param {string} lang
   * @param {{ progress?: (done: number, of: number) => void, signal?: AbortSignal | null }} how
   */
  async all(cards, era, lang, { progress = (_done, _of) => {}, signal = null } = {}) {
    const brought = await this.brought.cards();
    const index = await this.index().catch((error) => {
      if (!brought.size) throw error;
      return /** @type {Index} */ ({ sets: [], packs: [], cards: new Map() });
    });
    await this.engine.whole();
    const codes = (/** @type {string} */ name) => {
      const sets = (index.cards.get(key(name))?.sets ?? []).filter((s) => s >= 0).map((s) => index.sets[s][0].toLowerCase());
      return !sets.length && brought.has(key(name)) ? [OWN_SET] : sets;
    };
    const found = cards.map((card) => ({ ...card, sets: codes(card.name) }));
    let done = 0;
    // A few at a time: the next are on their way while the cards of one are written.
    /** @type {[name: string, coming?: Promise<Map<number, CardDefinition[]>>][]} */
    const files = index.packs.map((name) => [name]);
    const ahead = 6;
    for (let i = 0; i < Math.min(ahead, files.length); i++) files[i].push(this.file(files[i][0]));
    for (let i = 0; i < files.length; i++) {
      if (files[i + ahead]) files[i + ahead].push(this.file(files[i + ahead][0]));
      const sets = await /** @type {Promise<Map<number, CardDefinition[]>>} */ (files[i][1]);
      for (const [set, definitions] of sets) {
        const [code, , date] = index.sets[set];
        for (const card of this.engine.setCards(`sets/${date}/${code}.json`, JSON.stringify({ cards: definitions }), era, lang))
          found.push({ ...card, sets: codes(card.name) });
      }
      progress(++done, files.length);
      await new Promise((go) => { setTimeout(go); });
      signal?.throwIfAborted();
    }
    const known = new Set(found.map((card) => key(card.name)));
    const mine = [...brought].filter(([name]) => !known.has(name)).map(([, card]) => card);
    for (const card of this.engine.setCards('brought/all.json', JSON.stringify({ cards: mine }), era, lang)) found.push({ ...card, sets: [OWN_SET] });
    return found;
  }
}

// The card among `cards`, by key, that is meant: by its name, or by [bits, number] of its fingerprint.
/** @type {WeakMap<Map<string, CardDefinition>, { print: number, card: CardDefinition }[]>} */
const prints = new WeakMap();
/** @template {CardDefinition} T @param {Sought} one @param {Map<string, T>} cards @returns {T | undefined} */
function among(one, cards) {
  if (typeof one === 'string') return cards.get(key(one));
  if (!prints.has(cards)) prints.set(cards, [...cards.values()].map((card) => ({ print: fingerprint(card.name), card })));
  const [bits, number] = one;
  const mask = bits >= 32 ? 0xFFFFFFFF : 2 ** bits - 1;
  return /** @type {{ print: number, card: T }[]} */ (prints.get(cards)).find(({ print }) => ((print ^ number) & mask) === 0)?.card;
}

/** @param {string} path @returns {Promise<any>} */
async function fetchJson(path) {
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(`packs/${path}: ${answer.status}`);
  return answer.json();
}
