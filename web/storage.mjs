// Games are kept in IndexedDB: one record a game, written in one transaction after every decision. What
// cannot be read is never dropped: it moves to a store of its own.
const NAME = 'upkeep';
const VERSION = 1;
const RECORD_VERSION = 1;

export class Storage {
  static async open() {
    const storage = new Storage();
    try {
      storage.db = await request((() => {
        const opening = indexedDB.open(NAME, VERSION);
        opening.onupgradeneeded = () => {
          const db = opening.result;
          db.createObjectStore('games', { keyPath: 'id' });
          db.createObjectStore('damaged', { keyPath: 'key', autoIncrement: true });
          db.createObjectStore('settings');
        };
        return opening;
      })());
      // Another tab wants a newer version: let it have it.
      storage.db.onversionchange = () => storage.db.close();
    } catch (error) {
      storage.db = null;
      storage.error = error;
    }
    return storage;
  }

  get available() { return this.db !== null; }

  transaction(stores, mode) {
    return this.db.transaction(stores, mode, mode === 'readwrite' ? { durability: 'strict' } : {});
  }

  // Saves follow one another: the newest of those that wait is written, the others are out of date.
  save(record) {
    if (!this.db) return Promise.resolve();
    this.next = { ...record, version: RECORD_VERSION, checksum: checksum(record.bytes), date: Date.now() };
    this.saving ??= (async () => {
      try {
        while (this.next) {
          const now = this.next;
          this.next = null;
          const t = this.transaction(['games'], 'readwrite');
          t.objectStore('games').put(now);
          await complete(t);
        }
      } finally {
        this.saving = null;
      }
    })();
    return this.saving;
  }

  // The unfinished game that was played last, or null. `check` says what is wrong with a record's bytes, or
  // nothing; damaged records on the way are set aside and told to `report`.
  async resume(check, report) {
    if (!this.db) return null;
    const records = await request(this.transaction(['games'], 'readonly').objectStore('games').getAll());
    records.sort((a, b) => (Number(b?.date) || 0) - (Number(a?.date) || 0));
    for (const record of records) {
      if (record.over === true) continue;
      const wrong = problem(record) || check(record);
      if (!wrong) return record;
      await this.setAside(record, wrong);
      report(record, wrong);
    }
    return null;
  }

  async setAside(record, wrong) {
    const t = this.transaction(['games', 'damaged'], 'readwrite');
    t.objectStore('damaged').add({ record, wrong, date: Date.now() });
    t.objectStore('games').delete(record.id);
    await complete(t);
  }

  async damaged() {
    if (!this.db) return [];
    return request(this.transaction(['damaged'], 'readonly').objectStore('damaged').getAll());
  }

  async forget(id) {
    if (!this.db) return;
    const t = this.transaction(['games'], 'readwrite');
    t.objectStore('games').delete(id);
    await complete(t);
  }

  // Old finished games make room.
  async tidy(keep = 50) {
    if (!this.db) return;
    const t = this.transaction(['games'], 'readwrite');
    const store = t.objectStore('games');
    const records = (await request(store.getAll())).filter((r) => r.over === true).sort((a, b) => b.date - a.date);
    for (const record of records.slice(keep)) store.delete(record.id);
    await complete(t);
  }

  async setting(key) {
    if (!this.db) return undefined;
    return request(this.transaction(['settings'], 'readonly').objectStore('settings').get(key));
  }
  async setSetting(key, value) {
    if (!this.db) return;
    const t = this.transaction(['settings'], 'readwrite');
    t.objectStore('settings').put(value, key);
    await complete(t);
  }
}

function problem(record) {
  if (!record || !(record.bytes instanceof Uint8Array) || record.version !== RECORD_VERSION) return 'format';
  return checksum(record.bytes) === record.checksum ? '' : 'checksum';
}

function request(r) {
  return new Promise((resolve, reject) => {
    r.onsuccess = () => resolve(r.result);
    r.onerror = () => reject(r.error);
    r.onblocked = () => reject(new Error('blocked by another tab'));
  });
}

function complete(t) {
  return new Promise((resolve, reject) => {
    t.oncomplete = () => resolve();
    t.onabort = () => reject(t.error ?? new Error('aborted'));
    t.onerror = () => reject(t.error);
  });
}

// CRC-32, as PNG and zip have it.
let table = null;
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
