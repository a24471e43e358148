// What a page shows that has nothing to list: what to do about it.
import { make, press } from '../app/dom.mjs';
import { words } from '../app/words.mjs';

/** @import { Context } from '../page-types.js' */

const word = words(strings('page.empty'));

/** @param {HTMLElement} root @param {Pick<Context, 'close' | 'go'>} context @param {string} text */
export function empty(root, { close, go }, text, { games = true } = {}) {
  const row = make('p', undefined, { class: 'row' });
  row.append(press(word('begin'), close, { class: 'main' }));
  if (games) row.append(press(word('games'), () => go('games')));
  root.append(make('div', make('p', text), row, { class: 'empty' }));
}
