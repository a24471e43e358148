// What the player has made: decks as plain lists, and card files. They have a database of their own; without storage
// they last as long as the page.
import { Brought } from './brought.mjs';
import { Packs } from './packs.mjs';
import { checksum, openDatabase } from './storage.mjs';
import { words } from './words.mjs';

const NAME = 'upkeep-own';
const word = words(strings('page.user_cards'));

// A card file is identified by its content, not by its layout.
export const plainText = (text) => JSON.stringify(JSON.parse(text));
const sumOf = (text) => checksum(new TextEncoder().encode(plainText(text))).toString(16);
export const namesIn = (text) => JSON.parse(text).cards.map((c) => c.name);

export class UserCards {
  /** @type {IDBDatabase | undefined} */
  db;  // none: nothing is stored, and `error` may say why
  /** @type {unknown} */
  error;

  // Loads what is stored into the program. Cards come first, because decks may use them. `stored`: whether this browser
  // stores anything.
  static async open(engine, stored = true) {
    const own = new UserCards(engine, stored);
    if (!stored) return own;
    try {
      own.db = await openDatabase(NAME, 1, (db) => {
        db.createObjectStore('decks', { keyPath: 'id' });
        db.createObjectStore('cards', { keyPath: 'path' });
      });
      own.db.onversionchange = () => own.db.close();
      const read = async (store) => (await request(own.db.transaction([store]).objectStore(store).getAll())).sort((a, b) => a.date - b.date);
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

  constructor(engine, stored = true) {
    this.engine = engine;
    this.db = null;
    this.decks = new Map();
    this.loaded = [];  // files in the program, in order; the computer's worker needs the same
    this.files = [];  // { path, text, date, errors }: files with errors are stored, but not used
    this.brought = new Brought(stored);
    // Cards of sets, and those that were brought, come among them, but are not stored here.
    this.packs = new Packs(engine, (path, text) => {
      const errors = engine.ownCards(path, text, true);
      if (!errors.length) this.loaded.push({ path, text });
      return errors;
    }, this.brought);
  }

  take(deck) {
    this.decks.set(deck.id, deck);
    this.engine.keepDeck(deck.id, deck.name, deck.text);
  }

  newDeckId() { return `own-${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`; }
  // { id?, name, text } → the id under which the deck is stored.
  async keepDeck({ id, name, text }) {
    const deck = { id: id ?? this.newDeckId(), name: name.slice(0, 60), text, date: Date.now() };
    this.take(deck);
    await this.write('decks', (store) => store.put(deck));
    return deck.id;
  }
  async dropDeck(id) {
    const deck = this.decks.get(id);
    this.decks.delete(id);
    this.engine.dropDeck(id);
    await this.write('decks', (store) => store.delete(id));
    return deck;
  }

  // Adds the file if it has no errors; returns the errors.
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
  suffix(of) { return this.used(of).map((f) => `~${f.name}~${f.sum}`).join(''); }
  // Says which of these files are missing here; '' if none.
  missing(files = []) {
    if (this.packs.lacking) return word('unfetched');
    const here = new Set(files.length ? this.loaded.map((f) => sumOf(f.text)) : []);
    const gone = files.filter((f) => !here.has(f.sum));
    return gone.length ? word('missing', gone.map((f) => word('file', f.name, f.sum)).join(', ')) : '';
  }

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

function request(r) {
  return new Promise((resolve, reject) => {
    r.onsuccess = () => resolve(r.result);
    r.onerror = () => reject(r.error);
    r.onblocked = () => reject(new Error('blocked'));
  });
}
