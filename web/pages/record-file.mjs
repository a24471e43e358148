// Saved duels as files, and errors of such files in the reader's language. Loaded when needed.
import { words } from '../app/words.mjs';
import { said } from './flaws.mjs';

/** @import { SavedDuel } from '../page-types.js' */

export const FILE = 'upkeep duels';

const base64 = (/** @type {Uint8Array} */ bytes) => {
  let text = '';
  for (const b of bytes) text += String.fromCharCode(b);
  return btoa(text);
};
export const bytesOf = (/** @type {string} */ text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

// Several duels in one file.
/** @param {Partial<SavedDuel>[]} records */
export function packed(records) {
  const games = records.map(({ id, bytes, title, date, created, files }) => ({ id, title, date, created, files, bytes: base64(/** @type {Uint8Array} */ (bytes)) }));
  return JSON.stringify({ what: FILE, version: 1, games }, null, 1);
}

// Errors of the program (engine/session/), of app/storage.mjs, and of links (engine/session/link.h).
const REASONS = strings('page.record_file_reasons');

const reason = words(REASONS);

/** @param {string} message @returns {string} */
export function wrongRecord(message) {
  return Object.hasOwn(REASONS, message) ? reason(message) : said(message);
}
