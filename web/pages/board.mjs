// A live board inside a side page: the same element that other sites use.
import { make } from '../app/dom.mjs';

/** @import { Board } from '../page-types.js' */

/** @type {Promise<unknown> | null} */
let script = null;
export function element() {
  if (customElements.get('duel-board')) return Promise.resolve();
  script ??= new Promise((done, failed) => {
    document.head.append(Object.assign(document.createElement('script'), { src: new URL('../embed.js', import.meta.url).href, onload: done, onerror: failed }));
  });
  return script;
}

/** @param {HTMLElement} place @param {string} text @param {Record<string, string>} attributes @returns {Promise<Board | null>} */
export async function boardOf(place, text, attributes) {
  await element();
  if (!place.isConnected) return null;
  const board = make('duel-board', attributes, make('pre', {}, text));
  place.replaceChildren(board);
  return board;
}
