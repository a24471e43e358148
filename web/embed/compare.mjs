// A board with mode="compare": one position under the four rules side by side, and behind a button the board under
// any of them. The comparison is the one of the page `#/compare`.
import { comparison, forEvery } from '../pages/compare.mjs';
import { words } from '../app/words.mjs';

/** @import { Engine } from '../app/engine.mjs' */

const word = words(strings('embed.compare'));

export { forEvery };

export class CompareFrame {
  // open(era): called to show the board under these rules.
  /** @param {Engine} engine @param {HTMLElement} place @param {(era: string) => void} open */
  constructor(engine, place, open) {
    this.engine = engine;
    this.open = open;
    /** @type {((on: boolean) => void) | null} */
    this.onshow = null;
    if (!document.querySelector('link[href="pages/pages.css"]')) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'pages/pages.css' }));
    this.root = Object.assign(document.createElement('div'), { id: 'page', className: 'in-frame', tabIndex: 0 });
    place.append(this.root);
  }
  /** @param {string} text @param {string} language */
  draw(text, language) {
    this.text = text;
    const body = Object.assign(document.createElement('div'), { className: 'page-body compare' });
    const { parts, columns, problem } = comparison(this.engine, language, text, (era) => {
      this.show(false);
      this.open(era);
    });
    body.append(...(problem ? [problem] : /** @type {HTMLElement[]} */ ([columns, parts])));
    this.root.replaceChildren(body);
  }
  /** @param {boolean} on */
  show(on) {
    this.root.hidden = !on;
    /** @type {HTMLElement} */ (document.getElementById('embed-board')).classList.toggle('beneath', on);
    for (const e of /** @type {Iterable<HTMLElement>} */ (/** @type {HTMLElement} */ (this.root.parentElement).children)) if (e !== this.root) e.inert = on;
    if (this.button) this.button.textContent = word(on ? 'board' : 'aside');
    this.onshow?.(on);
  }
  get on() { return !this.root.hidden; }
  toggle() {
    this.button = Object.assign(document.createElement('button'), { type: 'button', id: 'bar-board' });
    this.button.onclick = () => this.show(!this.on);
    this.button.textContent = word(this.on ? 'board' : 'aside');
    return this.button;
  }
  remove() {
    this.show(false);
    this.root.remove();
  }
}
