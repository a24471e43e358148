// Games are stored in IndexedDB: one record a game, written in one transaction after every decision. A record that
// cannot be read is never deleted; it moves to a store of its own.
// The version of the database never changes: a tab with an older program, or one from an older cache, must still be
// able to open it. New data goes into fields that older programs ignore.
const NAME = 'upkeep';
const VERSION = 1;
const RECORD_VERSION = 1;

/** @typedef {{ name: string, sum: string }} FileSum  a card file that a duel uses, and its checksum */
/** @typedef {{ seat: number, from?: number, sent?: number, note?: string }} Mail  see pages/mail.mjs */
/**
 * What is known of a duel when it is saved.
 * @typedef {{
 *   id: string, bytes: Uint8Array<ArrayBuffer>, names: string[], decks: string[], computers: boolean[], era: string, turn: number,
 *   over: boolean, winner: number | null, rules: string, picture: import('./picture.mjs').Picture, files?: FileSum[], mail?: Mail | null,
 *   title?: string,
 * }} SavedGame
 */
/** @typedef {SavedGame & { created: number, date: number, writer: string, version: number, checksum: number }} GameRecord */
/** @typedef {(record: GameRecord) => string | undefined | Promise<string | undefined>} Check */
/** @typedef {(record: GameRecord, wrong: string) => void} Report */

// Another tab has written this game since this one read it.
export class Conflict extends Error {}

export class Storage {
  /** @type {IDBDatabase | null | undefined} */
  db;  // null: this browser stores nothing, and `error` says why
  /** @type {unknown} */
  error;

  static async open() {
    const storage = new Storage();
    try {
      storage.db = await openDatabase(NAME, VERSION, (db) => {
        db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('damaged', { keyPath: 'key', autoIncrement: true });
        db.createObjectStore('settings');
      });
      // Another tab wants a newer version of the database: let it have it.
      storage.db.onversionchange = () => /** @type {IDBDatabase} */ (storage.db).close();
    } catch (error) {
      storage.db = null;
      storage.error = error;
    }
    return storage;
  }

  constructor() {
    this.tab = newId();
    /** @type {Map<string, number>} */
    this.read = new Map();  // id → date of the record that this tab read or wrote last
  }

  get available() { return this.db !== null; }

  /** @param {string[]} stores @param {IDBTransactionMode} mode */
  transaction(stores, mode) {
    return /** @type {IDBDatabase} */ (this.db).transaction(stores, mode, mode === 'readwrite' ? { durability: 'strict' } : {});
  }

  // Saves are written one after another; of those waiting, only the newest.
  /** @param {SavedGame} record */
  save(record) {
    if (!this.db) return Promise.resolve();
    this.next = record;
    this.saving ??= (async () => {
      try {
        while (this.next) {
          const now = this.next;
          /** @type {SavedGame | null} */
          this.next = null;
          await this.write(now);
        }
      } finally {
        /** @type {Promise<void> | null} */
        this.saving = null;
      }
    })();
    return this.saving;
  }

  // Updates a record; fields that are not given keep their values. Fails if another tab has written it since.
  /** @param {SavedGame} record */
  async write(record) {
    const t = this.transaction(['games'], 'readwrite');
    const store = t.objectStore('games');
    const done = complete(t);
    done.catch(() => {});
    const old = await request(store.get(record.id));
    if (old && old.writer !== this.tab && !(old.date <= /** @type {number} */ (this.read.get(record.id)))) {
      t.abort();
      throw new Conflict(record.id);
    }
    // Two decisions within a millisecond must still get different dates.
    const date = Math.max(Date.now(), (Number(old?.date) || 0) + 1);
    store.put({ created: date, ...old, ...record, writer: this.tab, version: RECORD_VERSION, checksum: checksum(record.bytes), date });
    await done;
    this.read.set(record.id, date);
  }

  // The unfinished game played last, or null. `check` returns what is wrong with a record's bytes, if anything;
  // damaged records on the way are set aside and passed to `report`.
  /** @param {Check} check @param {Report} report */
  async resume(check, report) {
    if (!this.db) return null;
    for (const record of await this.list()) {
      if (record.over === true) continue;
      if (await this.sound(record, check, report)) return record;
    }
    return null;
  }

  // One game by its id, or null.
  /** @param {string} id @param {Check} check @param {Report} report */
  async open(id, check, report) {
    if (!this.db) return null;
    const record = await this.get(id);
    return record && (await this.sound(record, check, report)) ? record : null;
  }

  /** @param {GameRecord} record @param {Check} check @param {Report} report */
  async sound(record, check, report) {
    const wrong = problem(record) || (await check(record));
    if (!wrong) {
      this.read.set(record.id, record.date);
      return true;
    }
    await this.setAside(record, wrong);
    report(record, wrong);
    return false;
  }

  // ------------------------------------------------------------------ the list of games
  // Newest first.
  async list() {
    if (!this.db) return [];
    /** @type {GameRecord[]} */
    const records = await request(this.transaction(['games'], 'readonly').objectStore('games').getAll());
    return records.sort((a, b) => (Number(b?.date) || 0) - (Number(a?.date) || 0));
  }
  /** @param {string} id @returns {Promise<GameRecord | null>} */
  async get(id) {
    if (!this.db) return null;
    return (await request(this.transaction(['games'], 'readonly').objectStore('games').get(id))) ?? null;
  }
  // Changes some fields of a game, not its moves.
  /** @param {string} id @param {Partial<GameRecord>} fields */
  async change(id, fields) {
    const t = this.transaction(['games'], 'readwrite');
    const store = t.objectStore('games');
    const done = complete(t);
    done.catch(() => {});
    const old = await request(store.get(id));
    if (old) store.put({ ...old, ...fields });
    await done;
    return !!old;
  }
  // Whole records: copies, imported ones, restored ones.
  /** @param {Omit<GameRecord, 'version' | 'checksum'>[]} records */
  async put(records) {
    const t = this.transaction(['games'], 'readwrite');
    const done = complete(t);
    done.catch(() => {});
    for (const record of records) t.objectStore('games').put({ ...record, version: RECORD_VERSION, checksum: checksum(record.bytes) });
    await done;
  }

  /** @param {GameRecord} record @param {string} wrong */
  async setAside(record, wrong) {
    const t = this.transaction(['games', 'damaged'], 'readwrite');
    t.objectStore('damaged').add({ record, wrong, date: Date.now() });
    t.objectStore('games').delete(record.id);
    await complete(t);
  }

  /** @returns {Promise<{ key: number, record: GameRecord, wrong: string, date: number }[]>} */
  async damaged() {
    if (!this.db) return [];
    return request(this.transaction(['damaged'], 'readonly').objectStore('damaged').getAll());
  }
  /** @param {number} key */
  async forgetDamaged(key) {
    const t = this.transaction(['damaged'], 'readwrite');
    t.objectStore('damaged').delete(key);
    await complete(t);
  }

  /** @param {string} id */
  async forget(id) {
    if (!this.db) return;
    const t = this.transaction(['games'], 'readwrite');
    t.objectStore('games').delete(id);
    await complete(t);
  }

  // Deletes old finished games to make room, but none that was named.
  async tidy(keep = 50) {
    if (!this.db) return;
    const t = this.transaction(['games'], 'readwrite');
    const store = t.objectStore('games');
    const records = /** @type {GameRecord[]} */ (await request(store.getAll())).filter((r) => r.over === true && !r.title).sort((a, b) => b.date - a.date);
    for (const record of records.slice(keep)) store.delete(record.id);
    await complete(t);
  }

  /** @param {string} key @returns {Promise<unknown>} */
  async setting(key) {
    if (!this.db) return undefined;
    return request(this.transaction(['settings'], 'readonly').objectStore('settings').get(key));
  }
  /** @param {string} key @param {unknown} value */
  async setSetting(key, value) {
    if (!this.db) return;
    const t = this.transaction(['settings'], 'readwrite');
    t.objectStore('settings').put(value, key);
    await complete(t);
  }
}

export const newId = () => `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;

/** @param {Partial<GameRecord> | null | undefined} record */
export function problem(record) {
  if (!record || !(record.bytes instanceof Uint8Array) || record.version !== RECORD_VERSION) return 'format';
  return checksum(record.bytes) === record.checksum ? '' : 'checksum';
}

// Storage that does not answer, as in some private windows, is as good as none: the page goes on without.
const PATIENCE = 2000;  // milliseconds
/** @param {string} name @param {number} version @param {(db: IDBDatabase) => void} make @returns {Promise<IDBDatabase>} */
export function openDatabase(name, version, make) {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => make(opening.result);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('no answer'));
      opening.onsuccess = () => opening.result.close();
    }, PATIENCE);
    request(opening).then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @template T @param {IDBRequest<T> & { onblocked?: unknown }} r @returns {Promise<T>} */
function request(r) {
  return new Promise((resolve, reject) => {
    r.onsuccess = () => resolve(r.result);
    r.onerror = () => reject(r.error);
    r.onblocked = () => reject(new Error('blocked'));
  });
}

/** @param {IDBTransaction} t @returns {Promise<void>} */
function complete(t) {
  return new Promise((resolve, reject) => {
    t.oncomplete = () => resolve();
    t.onabort = () => reject(t.error ?? new Error('aborted'));
    t.onerror = () => reject(t.error);
  });
}

// CRC-32, as in PNG and zip.
/** @type {Uint32Array | null} */
let table = null;
/** @param {Uint8Array} bytes */
export function checksum(bytes) {
  if (!table) {
    table = new Uint32Array(256);
    for (let n = 0; n < 256; n++) {
      let c = n;
      for (let k = 0; k < 8; k++) c = c & 1 ? 0xEDB88320 ^ (c >>> 1) : c >>> 1;
      table[n] = c >>> 0;
    }
  }
  let c = 0xFFFFFFFF;
  for (const b of bytes) c = table[(c ^ b) & 255] ^ (c >>> 8);
  return (c ^ 0xFFFFFFFF) >>> 0;
}
