// What Upkeep is, whose it is, and which version this is.
import { words } from '../app/words.mjs';

/** @import { Context } from '../page-types.js' */

const word = words(strings('page.about'));

export default {
  title: () => word('title'),
  show(/** @type {HTMLElement} */ root, /** @type {Context} */ { engine }) {
    const line = (/** @type {string} */ text, tag = 'p') => root.append(Object.assign(document.createElement(tag), { textContent: text }));
    line(word('what'));
    line(word('fans'));
    line(word('licence'));
    line(word('made'), 'h2');
    const list = document.createElement('ul');
    for (const text of ['Dear ImGui (MIT), SDL2 (zlib), JSON for Modern C++ (MIT), Emscripten (MIT)',
      `Alegreya, Alegreya Sans: ${word('fonts')}`, `game-icons.net: ${word('icons')}`]) {
      list.append(Object.assign(document.createElement('li'), { textContent: text }));
    }
    root.append(list);
    line(word('version', engine.version()));
  },
};
