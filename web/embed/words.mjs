// Errors that an embedded board reports. The `code` beside them is the same in every language.
import { loadSymbols, spokenSymbols, withSymbols } from '../app/symbols.mjs';
import { words } from '../app/words.mjs';

export const wrong = words(strings('embed.words'));

// A text with mana symbols; until their pictures are loaded, their names.
/** @param {HTMLElement} place @param {string} text */
export function showText(place, text) {
  place.replaceChildren(...spokenSymbols(text));
  if (!text.includes('{')) return;
  const now = [...place.childNodes];
  loadSymbols().then(() => {
    if (place.contains(now[0])) place.replaceChildren(...withSymbols(text));
  });
}
