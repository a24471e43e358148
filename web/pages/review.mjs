// A finished duel looked at again, in the timeline: how likely each was to win, decision by decision, and where
// something else would have been clearly better. First only that there was something; then, if it is asked for, what.
import { make, press } from '../app/dom.mjs';
import { differences } from '../app/hint.mjs';
import { words } from '../app/words.mjs';

/** @import { ReviewedPage } from '../page-types.js' */
/** @import { Decision, Way } from '../bridge/view.js' */

export const word = words(strings('page.review'));
const PLAYOUTS = 200;  // for each decision, and again for both ways that are compared
export const CERTAIN = 10000;
const LEAST = 500;     // a loss of less than five of a hundred is not told: chance can bring it about
const MOST = 8;        // moments that are told, the worst
const WIDTH = 640, HEIGHT = 120;

export const percent = (/** @type {number} */ chance) => `${Math.round((100 * chance) / CERTAIN)} %`;

// The decisions in which most was lost, in the order of the duel.
/** @param {Decision[]} decisions */
export function mistakes(decisions) {
  const lost = (/** @type {Decision} */ d) => d.best.chance - d.chosen.chance;
  const worst = decisions.filter((d) => !d.alike && lost(d) >= LEAST).sort((a, b) => lost(b) - lost(a)).slice(0, MOST);
  return worst.sort((a, b) => a.at - b.at);
}

// The first player's chance after each decision: [at, chance].
/** @param {Decision[]} decisions @returns {[at: number, chance: number][]} */
export const chances = (decisions) => decisions.map((d) => [d.at, d.seat === 0 ? d.chosen.chance : CERTAIN - d.chosen.chance]);

// What was done, what was best, and what that leads to.
/** @param {Decision} decision @returns {string[]} */
export function sentences({ best, chosen }) {
  const steps = (/** @type {Way} */ { words: list }) => list.join(' → ') || '–';
  const said = [word('done', steps(chosen), percent(chosen.chance)), word('best', steps(best), percent(best.chance))];
  const more = differences(best.expected, chosen.expected);
  return more.length ? [...said, word('then', more.join(', '))] : said;
}

// start() comes first.
/** @typedef {ReviewBox & { decisions: Decision[] }} Reviewed */

export class ReviewBox {
  // `page`: { names, size, go(at), branch(at), notice(text), lesson() }, the last for review-page.mjs; `task`: what the worker is given.
  /** @param {ReviewedPage} page @param {() => object} task */
  constructor(page, task) {
    this.page = page;
    this.task = task;
    this.box = make('section', { class: 'time-review', 'aria-label': word('title') });
    this.begin = press(word('title'), () => /** @type {Reviewed} */ (this).start());
    this.box.append(this.begin);
  }

  /** @this {Reviewed} */
  start() {
    /** @type {Decision[]} */
    this.decisions = [];
    const meter = make('progress', { max: String(this.page.size), value: '0', 'aria-label': word('title') });
    this.box.replaceChildren(meter, press(word('cancel'), () => {
      this.stop();
      this.box.replaceChildren(this.begin);
      this.begin.focus();
    }));
    /** @type {HTMLElement} */ (this.box.lastChild).focus();
    this.worker = new Worker(new URL('../app/review-worker.mjs', import.meta.url), { type: 'module' });
    this.worker.onerror = () => this.failed();
    this.worker.onmessage = ({ data }) => {
      if (data.error) return this.failed();
      if (data.end) return this.show();
      this.decisions.push(data);
      meter.value = data.next;
    };
    this.worker.postMessage({ ...this.task(), playouts: PLAYOUTS });
  }
  stop() {
    this.worker?.terminate();
    /** @type {Worker | null | undefined} */
    this.worker = null;
  }
  failed() {
    this.stop();
    this.box.replaceChildren(this.begin);
    this.page.notice(word('failed'));
  }

  /** @this {Reviewed} */
  show() {
    this.stop();
    const found = mistakes(this.decisions);
    const list = make('ol', { class: 'time-moments' });
    list.append(...found.map((one) => this.moment(one)));
    const heading = make('h3', { tabindex: '-1' }, found.length ? word('found', found.length) : word('none'));
    const save = make('p', press(word('save'), () => this.save(found), { id: 'review-save' }));
    this.box.replaceChildren(heading, ...(this.decisions.length > 1 ? [this.graph(found)] : []), list, ...(found.length ? [save] : []));
    heading.focus();
  }

  // Between the first player's name above and the other's below.
  /** @this {Reviewed} @param {Decision[]} found */
  graph(found) {
    const { names, size, go } = this.page;
    const x = (/** @type {number} */ at) => (WIDTH * at) / Math.max(1, size);
    const y = (/** @type {number} */ chance) => HEIGHT - (HEIGHT * chance) / CERTAIN;
    const line = chances(this.decisions).map(([at, chance]) => `${x(at).toFixed(1)},${y(chance).toFixed(1)}`).join(' ');
    const svg = (/** @type {string} */ tag, /** @type {Record<string, string | number>} */ attributes, /** @type {(string | Node)[]} */ ...children) => {
      const e = document.createElementNS('http://www.w3.org/2000/svg', tag);
      for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, String(value));
      e.append(...children);
      return e;
    };
    const last = /** @type {[number, number]} */ (chances(this.decisions).at(-1))[1];
    const picture = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': word('graph', names[0], percent(last)) },
      svg('rect', { width: WIDTH, height: HEIGHT, class: 'ground' }),
      svg('path', { d: `M0 ${HEIGHT / 2}H${WIDTH}`, class: 'even' }),
      svg('polyline', { points: line, class: 'chance' }),
      ...found.map((d, i) => svg('circle', { cx: x(d.at), cy: y(d.seat === 0 ? d.chosen.chance : CERTAIN - d.chosen.chance), r: 6, class: `seat${d.seat}` }, svg('title', {}, String(i + 1)))));
    picture.addEventListener('click', (e) => {
      const { left, width } = picture.getBoundingClientRect();
      go(Math.round((size * (e.clientX - left)) / width));
    });
    return make('figure', {}, make('figcaption', {}, word('above', names[0])), picture, make('figcaption', {}, word('below', names[1])));
  }

  /** @param {Decision} one */
  moment(one) {
    const { names, go, branch } = this.page;
    const row = make('div', { class: 'row printed' });
    const li = make('li', {}, make('p', {}, word('better', one.turn, names[one.seat])), row);
    row.append(press(word('board'), () => go(one.at)), press(word('try'), () => branch(one.at)));
    const told = press(word('tell'), () => {
      told.remove();
      go(one.at);
      const box = make('div', { role: 'status' });
      li.append(box);
      box.append(...sentences(one).map((text) => make('p', {}, text)));
    });
    row.append(told);
    return li;
  }

  // As a page to be read elsewhere, which is made only if somebody wants it.
  /** @this {Reviewed} @param {Decision[]} found */
  async save(found) {
    try {
      const { saveReview } = await import('./review-page.mjs');
      await saveReview(this.page, this.decisions, found);
    } catch {
      this.page.notice(word('notSaved'));
    }
  }
}
