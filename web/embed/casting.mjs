// The eight steps of casting beside a board: which one is being taken, what was chosen, what follows. All facts come
// from the engine (bridge/casting.cpp); only the words are here. Pressing one of the eight buttons shows that step in
// the line below them; otherwise it shows the current one.
import { make } from '../app/dom.mjs';
import { words } from '../app/words.mjs';


/** @import { Engine } from '../app/engine.mjs' */
/** @import { Casting, CastingNow, View } from '../bridge/view.js' */

const word = words(strings('embed.casting'));

// What has been chosen in each step, as texts.
/** @param {CastingNow} k @returns {string[]} */
function chosen(k) {
  const options = [...k.modes];
  if (k.x >= 0) options.push(`X = ${k.x}`);
  if (k.kicked) options.push(word('kicked', k.kicked));
  if (k.buyback) options.push(word('buyback'));
  if (k.spliced) options.push(word('spliced', k.spliced));
  const shares = k.targets.filter((t) => t.share);
  return [k.name, options.join('; '), k.targets.map((t) => t.name).join(', '), shares.map((t) => `${t.name}: ${t.share}`).join(', '),
    k.step > 5 ? word('legal') : '', k.step > 5 ? k.cost || '{0}' : '', k.tapped ? word('tapped', k.tapped) : '', k.paid_with.join(', ')];
}

// When nothing is being cast: at most what was, and what became of it.
/** @typedef {(CastingNow & { ended?: undefined, last?: undefined }) | { on: false, ended?: string, last?: CastingNow }} Known */
// words() comes first.
/** @typedef {CastingPanel & { buttons: HTMLButtonElement[], line: HTMLElement }} Panel */

export class CastingPanel {
  /** @param {Engine} engine @param {HTMLElement} place */
  constructor(engine, place) {
    /** @type {() => Casting} */
    this.ask = engine.calls.casting;
    this.lines = () => /** @type {number} */ (engine.state().log);
    this.waits = (/** @type {string | null} */ about) => /** @type {View} */ (engine.state().view).stack.some((e) => e.ref === about || e.source === about);
    this.place = place;
    /** @type {Known} */
    this.state = { on: false };
    this.shown = 0; // the step that the reader pressed; 0: the current one
    place.id = 'casting';
  }

  /** @this {Panel} */
  words() {
    this.place.setAttribute('aria-label', word('title'));
    const list = make('ol', undefined, { role: 'list' });
    /** @type {HTMLButtonElement[]} */
    this.buttons = [];
    const initials = word('mnemonic').replace(/:/g, '').split(' ');
    for (let i = 1; i <= 8; i++) {
      const item = make('li');
      const button = make('button', undefined, { type: 'button', 'data-step': String(i) });
      // The steps have the same initials as the words of the mnemonic.
      button.append(make('b', initials[i - 1][0], { 'aria-hidden': 'true' }), make('span', word(`step${i}`)), make('small'));
      button.onclick = () => {
        this.shown = this.shown === i ? 0 : i;
        this.draw();
      };
      this.buttons.push(button);
      item.append(button);
      list.append(item);
    }
    /** @type {HTMLElement} */
    this.line = make('p', undefined, { role: 'status' });
    this.place.replaceChildren(list, this.line, make('p', `“${word('mnemonic')}”`, { class: 'mnemonic' }));
    this.draw();
  }

  /** @this {Panel} */
  changed() {
    const now = this.ask();
    const { state } = this;
    if (now.on) {
      if (!state.on) this.begun = this.lines();
      if (now.step !== /** @type {Partial<CastingNow>} */ (state).step) this.shown = 0;
      this.state = now;
    } else if (state.on) {
      // It was cast if it is on the stack, or if the log has more than the one line that says it was taken back.
      this.state = { on: false, ended: this.waits(state.about) || this.lines() > /** @type {number} */ (this.begun) + 1 ? 'cast' : 'back', last: state };
      this.shown = 0;
    }
    this.draw();
  }
  /** @this {Panel} */
  begin() {
    this.state = { on: false };
    this.shown = 0;
    this.draw();
  }

  /** @this {Panel} */
  draw() {
    if (!this.buttons) return;
    const { state } = this;
    const k = state.on ? state : state.ended === 'cast' ? { .../** @type {CastingNow} */ (state.last), step: 9 } : null;
    const texts = k ? chosen(k) : [];
    this.buttons.forEach((button, i) => {
      const here = Boolean(state.on) && i + 1 === /** @type {CastingNow} */ (k).step;
      const passed = k !== null && i + 1 < k.step;
      const idle = k !== null && !k.wanted[i];
      button.className = here ? 'here' : passed ? 'passed' : '';
      button.classList.toggle('idle', idle);
      button.setAttribute('aria-pressed', String(this.shown === i + 1));
      if (here) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
      const said = texts[i] || (idle ? '–' : passed ? '✓' : '');
      const small = /** @type {HTMLElement} */ (button.lastChild);
      small.textContent = said;
      if (said === '✓') small.setAttribute('aria-label', word('done'));
      else if (said === '–') small.setAttribute('aria-label', word('none'));
      else small.removeAttribute('aria-label');
    });
    this.line.textContent = this.told(state, /** @type {CastingNow} */ (k), texts);
  }
  /** @param {Known} state @param {CastingNow} k @param {string[]} texts @returns {string} */
  told(state, k, texts) {
    const of = (/** @type {number} */ i) => `${i}. ${word(`step${i}`)}: ${texts[i - 1] || (k && !k.wanted[i - 1] ? word('none') : word(`does${i}`))}`;
    if (this.shown) return of(this.shown);
    if (state.on) {
      const next = [1, 2, 3, 4, 5, 6, 7, 8].find((i) => i > k.step && k.wanted[i - 1] && i !== 5);
      return [`${word('now')}: ${k.step}. ${word(`step${k.step}`)}. ${word(`does${k.step}`)}`, next ? word('next', word(`step${next}`)) : ''].filter(Boolean).join(' ');
    }
    if (state.ended === 'cast') return word(/** @type {CastingNow} */ (state.last).ability ? 'activated' : 'cast', /** @type {CastingNow} */ (state.last).name);
    return state.ended === 'back' ? word('back') : word('before');
  }
}
