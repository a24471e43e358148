// A short note to the other player follows a link as `&note=…`, UTF-8 in base64url. Versions that don't know notes ignore
// it. Whoever makes a link can write anything there, so it is shown as one line of plain text and cut to its length.
import { toast } from '../app/toast.mjs';
import { words } from '../app/words.mjs';

const word = words(strings('page.note'));

export const LONGEST = 200;  // characters of a note

// Without control characters, and without those that turn the direction of the text around them.
const clean = (/** @type {string} */ text) => [...String(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, (c) => (/^\u200d+$/.test(c) ? c : ' ')).replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('');

// What follows a link.
/** @param {string} text */
export function noteSuffix(text) {
  const note = clean(text);
  if (!note) return '';
  const bytes = String.fromCharCode(...new TextEncoder().encode(note));
  return `&note=${btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
}

// A link parted into [what the engine reads, the note].
/** @param {string} link @returns {[text: string, note: string]} */
export function parted(link) {
  const [text, ...more] = String(link).split('&note=');
  try {
    const bytes = Uint8Array.from(atob((more[0] ?? '').replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    return [text, clean(new TextDecoder().decode(bytes))];
  } catch {
    return [text, ''];
  }
}

export const noteWords = (/** @type {string} */ name, /** @type {string} */ note) => word(name ? 'wrote' : 'note', name || note, note);
// Stays beside what is shown of the duel until it is closed.
export const tellNote = (/** @type {string} */ name, /** @type {string} */ note) => toast(noteWords(name, note), [], { key: 'note' });
