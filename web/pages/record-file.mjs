// Saved duels as files, and errors of such files in the reader's language. Loaded when needed.
import { words } from '../app/words.mjs';
import { said } from './flaws.mjs';

export const FILE = 'upkeep duels';

const base64 = (bytes) => {
  let text = '';
  for (const b of bytes) text += String.fromCharCode(b);
  return btoa(text);
};
export const bytesOf = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

// Several duels in one file.
export function packed(records) {
  const games = records.map(({ id, bytes, title, date, created, files }) => ({ id, title, date, created, files, bytes: base64(bytes) }));
  return JSON.stringify({ what: FILE, version: 1, games }, null, 1);
}

// Errors of the program (engine/session/), of app/storage.mjs, and of links (engine/session/link.h).
const REASONS = strings('page.record_file_reasons');

const reason = words(REASONS);

export function wrongRecord(message) {
  return Object.hasOwn(REASONS, message) ? reason(message) : said(message);
}
