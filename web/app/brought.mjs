// Cards that a player has brought: read from a file of theirs (pages/bring.mjs) and stored in this browser as
// definitions, with what could not be read. They have a database of their own, which no older version of the page knows;
// without storage they last as long as the page.
import { openDatabase } from './storage.mjs';

const NAME = 'upkeep-brought';

export const key = (/** @type {string} */ name) => name.trim().toLowerCase().replaceAll('’', "'");

/** @import { CardDefinition, CardRefused } from '../bridge/view.js' */
/** @typedef {{ id: string, file: string, date: number, cards: CardDefinition[], refused: CardRefused[] }} Reading */

export class Brought {
  // `stored`: whether this browser stores anything. Nothing is looked up before somebody asks.
  /** @param {boolean} stored */
  constructor(stored) {
    this.stored = stored;
    /** @type {Promise<Reading[]> | null} */
    this.all = null;
    this.changed = 0;  // counts what was added and removed
    /** @type {{ at: number, found: Map<string, CardDefinition> } | null} */
    this.known = null;
  }

  // What was read, oldest first.
  readings() {
    this.all ??= this.open();
    return this.all;
  }

  /** @returns {Promise<Reading[]>} */
  async open() {
    if (!this.stored) return [];
    try {
      this.db = await openDatabase(NAME, 1, (db) => { db.createObjectStore('readings', { keyPath: 'id' }); });
      this.db.onversionchange = () => /** @type {IDBDatabase} */ (this.db).close();
      const asked = this.db.transaction(['readings']).objectStore('readings').getAll();
      return await new Promise((done, failed) => {
        asked.onsuccess = () => done(asked.result.sort((a, b) => a.date - b.date));
        asked.onerror = () => failed(asked.error);
      });
    } catch {
      this.db = null;
      return [];
    }
  }

  // The definitions by key of the name; of those of one name the oldest.
  /** @returns {Promise<Map<string, CardDefinition>>} */
  async cards() {
    const readings = await this.readings();
    if (this.known?.at !== this.changed) {
      const found = new Map();
      for (const reading of readings)
        for (const card of reading.cards) if (!found.has(key(card.name))) found.set(key(card.name), card);
      this.known = { at: this.changed, found };
    }
    return this.known.found;
  }

  // Rejects if it can't be stored; then the cards are there as long as the page.
  /** @param {{ file: string, cards: CardDefinition[], refused: CardRefused[] }} read */
  async add({ file, cards, refused }) {
    const reading = { id: `${Date.now().toString(36)}-${Math.floor(Math.random() * 1296).toString(36)}`, file, date: Date.now(), cards, refused };
    (await this.readings()).push(reading);
    this.changed++;
    await this.write((store) => store.put(reading));
    return reading;
  }
  /** @param {string} id */
  async drop(id) {
    const readings = await this.readings();
    const at = readings.findIndex((r) => r.id === id);
    if (at >= 0) readings.splice(at, 1);
    this.changed++;
    await this.write((store) => store.delete(id));
  }

  /** @param {(store: IDBObjectStore) => unknown} change */
  async write(change) {
    if (!this.db) return;
    const transaction = this.db.transaction(['readings'], 'readwrite', { durability: 'strict' });
    change(transaction.objectStore('readings'));
    await new Promise((done, failed) => {
      transaction.oncomplete = done;
      transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new Error('aborted'));
    });
  }
}
