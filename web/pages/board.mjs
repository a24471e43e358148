// A live board inside a side page: the same element that other sites use.
import { make } from '../app/dom.mjs';

let script = null;
export function element() {
  if (customElements.get('duel-board')) return Promise.resolve();
  script ??= new Promise((done, failed) => {
    document.head.append(Object.assign(document.createElement('script'), { src: new URL('../embed.js', import.meta.url).href, onload: done, onerror: failed }));
  });
  return script;
}

/** @typedef {HTMLElement & { frame?: HTMLIFrameElement, text: string, call(method: string, given: unknown[]): Promise<unknown> }} Board */

export async function boardOf(place, text, attributes) {
  await element();
  if (!place.isConnected) return null;
  const board = /** @type {Board} */ (make('duel-board', attributes, make('pre', {}, text)));
  place.replaceChildren(board);
  return board;
}
