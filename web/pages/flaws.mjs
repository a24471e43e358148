// Errors of card and deck files and of .duel texts in the reader's language. The program gives a key and its parts, which may be such
// errors again (engine/text/message.cpp): "\x02" key ("\x03" part)* "\x04", the key counted from the first of `duel_flaw`.
import { language, LANGUAGES } from '../app/words.mjs';

// In the order that assets/build/strings.mjs gives the keys of the program.
const DUEL = Object.values(strings('duel_flaw'));
const DUEL_PARTS = Object.values(strings('duel_flaw_part'));
const CARDS = Object.values(strings('flaw'));
const CARD_PARTS = Object.values(strings('flaw_part'));
/** @type {string[][]} */
const WORDS = [...DUEL, ...DUEL_PARTS, ...CARDS, ...CARD_PARTS];
const INNERMOST = /\x02(\d+)((?:\x03[^\x02-\x04]*)*)\x04/;

// A text in which such errors may stand.
/** @param {string} text */
export function said(text) {
  const at = LANGUAGES.findIndex(([tag]) => tag === language());
  for (/** @type {RegExpExecArray | null} */ let m; (m = INNERMOST.exec(text));) {
    const [, ...parts] = m[2].split('\x03');
    const words = WORDS[/** @type {number} */ (/** @type {unknown} */ (m[1]))]?.[at] ?? '';
    // Without parts nothing is filled in: "{1}" may be a symbol.
    text = text.slice(0, m.index) + (parts.length ? words.replace(/\{(\d)\}/g, (place, i) => parts[i] ?? place) : words) + text.slice(m.index + m[0].length);
  }
  return text;
}
