// What the player has made: decks as plain lists, and card files. They have a database of their own; without storage
// they last as long as the page.
import { Brought } from './brought.mjs';
import { Packs } from './packs.mjs';
import { checksum, openDatabase } from './storage.mjs';
import { words } from './words.mjs';

const NAME = 'upkeep-own';
const word = words(strings('page.user_cards'));

/** @typedef {{ id: string, name: string, text: string, date: number }} OwnDeck */
/** @typedef {{ path: string, text: string, sum?: string }} CardFile */
/** @import { CardFlaw } from '../bridge/view.js' */
/** @typedef {import('./storage.mjs').FileSum} FileSum */

// A card file is identified by its content, not by its layout.
export const plainText = (/** @type {string} */ text) => JSON.stringify(JSON.parse(text));
const sumOf = (/** @type {string} */ text) => checksum(new TextEncoder().encode(plainText(text))).toString(16);
/** @returns {string[]} */
export const namesIn = (/** @type {string} */ text) => JSON.parse(text).cards.map((/** @type {{ name: string }} */ c) => c.name);

export class UserCards {
  /** @type {IDBDatabase | null | undefined} */
  db;  // none: nothing is stored, and `error` may say why
  /** @type {unknown} */
  error;

  // Loads what is stored into the program. Cards come first, because decks may use them. `stored`: whether this browser
  // stores anything.
  /** @param {import('./engine.mjs').Engine} engine @param {boolean} stored */
  static async open(engine, stored = true) {
    const own = new UserCards(engine, stored);
    if (!stored) return own;
    try {
      own.db = await openDatabase(NAME, 1, (db) => {
        db.createObjectStore('decks', { keyPath: 'id' });
        db.createObjectStore('cards', { keyPath: 'path' });
      });
      own.db.onversionchange = () => /** @type {IDBDatabase} */ (own.db).close();
      const read = async (/** @type {string} */ store) =>
        (await request(/** @type {IDBDatabase} */ (own.db).transaction([store]).objectStore(store).getAll())).sort((a, b) => a.date - b.date);
      const cards = await read('cards');
      if (cards.length) await engine.whole();
      for (const file of cards) {
        const errors = engine.ownCards(file.path, file.text, true);
        own.files.push({ ...file, errors });
        if (!errors.length) own.loaded.push(file);
      }
      const decks = await read('decks');
      // A deck may be of cards of any set.
      await own.packs.with(() => { for (const deck of decks) own.take(deck); });
    } catch (error) {
      own.error = error;
    }
    return own;
  }

  /** @param {import('./engine.mjs').Engine} engine @param {boolean} stored */
  constructor(engine, stored = true) {
    this.engine = engine;
    this.db = null;
    /** @type {Map<string, OwnDeck>} */
    this.decks = new Map();
    /** @type {CardFile[]} */
    this.loaded = [];  // files in the program, in order; the computer's worker needs the same
    /** @type {(CardFile & { date: number, errors: CardFlaw[] })[]} */
    this.files = [];  // { path, text, date, errors }: files with errors are stored, but not used
    this.brought = new Brought(stored);
    // Cards of sets, and those that were brought, come among them, but are not stored here.
    this.packs = new Packs(engine, (path, text) => {
      const errors = engine.ownCards(path, text, true);
      if (!errors.length) this.loaded.push({ path, text });
      return errors;
    }, this.brought);
  }

  /** @param {OwnDeck} deck */
  take(deck) {
    this.decks.set(deck.id, deck);
    this.engine.keepDeck(deck.id, deck.name, deck.text);
  }

  newDeckId() { return `own-${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`; }
  // { id?, name, text } → the id under which the deck is stored.
  /** @param {{ id?: string, name: string, text: string }} deck */
  async keepDeck({ id, name, text }) {
    const deck = { id: id ?? this.newDeckId(), name: name.slice(0, 60), text, date: Date.now() };
    this.take(deck);
    await this.write('decks', (store) => store.put(deck));
    return deck.id;
  }
  /** @param {string} id */
  async dropDeck(id) {
    const deck = this.decks.get(id);
    this.decks.delete(id);
    this.engine.dropDeck(id);
    await this.write('decks', (store) => store.delete(id));
    return deck;
  }

  // Adds the file if it has no errors; returns the errors.
  /** @param {string} path @param {string} text */
  async addCards(path, text) {
    // A different file of the same name gets a new one.
    for (let n = 2; this.loaded.some((f) => f.path === path && f.text !== text); n++) path = path.replace(/(-\d+)?\.json$/, `-${n}.json`);
    const errors = this.engine.ownCards(path, text, true);
    if (errors.length) return errors;
    const file = { path, text, date: Date.now() };
    if (!this.loaded.some((f) => f.text === text)) this.loaded.push(file);
    if (!this.files.some((f) => f.path === path)) this.files.push({ ...file, errors: [] });
    await this.write('cards', (store) => store.put(file));
    return [];
  }
  // The program keeps the cards until the page is reloaded, because a duel may use them.
  /** @param {string} path */
  async dropCards(path) {
    this.files = this.files.filter((f) => f.path !== path);
    await this.write('cards', (store) => store.delete(path));
  }

  // The files that the duel on the table uses, or the one open in the timeline: [{ name, sum }].
  used({ ofTime = false } = {}) {
    const paths = this.loaded.length ? this.engine.ownUsed(ofTime) : [];
    return this.loaded.filter((f) => paths.includes(f.path)).map((f) => ({ name: f.path.replace(/^own\//, ''), sum: (f.sum ??= sumOf(f.text)) }));
  }
  // The same as the end of a link.
  /** @param {{ ofTime?: boolean }} [of] */
  suffix(of) { return this.used(of).map((f) => `~${f.name}~${f.sum}`).join(''); }
  // Says which of these files are missing here; '' if none.
  /** @param {FileSum[]} [files] */
  missing(files = []) {
    if (this.packs.lacking) return word('unfetched');
    const here = new Set(files.length ? this.loaded.map((f) => sumOf(f.text)) : []);
    const gone = files.filter((f) => !here.has(f.sum));
    return gone.length ? word('missing', gone.map((f) => word('file', f.name, f.sum)).join(', ')) : '';
  }

  /** @param {string} name @param {(store: IDBObjectStore) => unknown} change */
  async write(name, change) {
    if (!this.db) return;
    const transaction = this.db.transaction([name], 'readwrite', { durability: 'strict' });
    change(transaction.objectStore(name));
    // Commits at once: if the page were closed now, an open transaction would be lost.
    transaction.commit?.();
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('aborted'));
    });
  }
}

/** @template T @param {IDBRequest<T> & { onblocked?: unknown }} r @returns {Promise<T>} */
function request(r) {
  return new Promise((resolve, reject) => {
    r.onsuccess = () => resolve(r.result);
    r.onerror = () => reject(r.error);
    r.onblocked = () => reject(new Error('blocked'));
  });
}
