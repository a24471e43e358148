// Shows on the plain page how far a division or an ordering has come: what each one gets, how much is lethal, what
// already has its place. A choice made before can be changed by going back to it, as Undo does.
import { make, press } from './dom.mjs';
import { words } from './words.mjs';

const word = words(strings('page.dividing'));

/** @import { View } from '../bridge/view.js' */
/** @typedef {(now: View) => boolean | undefined} Reached  whether a change can be made now */

// The line above the list, and a row for each recipient: { text, name, now, change }. Null if nothing is being
// divided or ordered.
/**
 * @param {View} v
 * @returns {{ line: string, rows: { text: string, name: string, now: boolean, change: Reached | false }[] } | null}
 */
export function progress(v) {
  if (v.shares.length > 1) {
    const left = v.shares.reduce((sum, s) => sum - Math.max(0, s.given), v.whole);
    const rows = v.shares.map((s, i) => {
      const said = word(s.asked ? 'asked' : s.given < 0 ? 'later' : 'given', s.name, s.given);
      return { text: s.lethal > 0 ? `${said}, ${word('lethal', s.lethal)}` : said, name: s.name, now: s.asked,
        change: s.given >= 0 && !s.asked && ((/** @type {View} */ now) => now.shares[i]?.asked || now.shares.length < 2) };
    });
    return { line: word('left', left, v.whole), rows };
  }
  if (!v.placed.length) return null;
  const rows = v.placed.map((p, i) => ({ text: p.text, name: p.text, now: false, change: (/** @type {View} */ now) => now.placed.length <= i }));
  return { line: word('place', v.placed.length + 1, v.hi), rows };
}

// Stands below the prompt. `undo()` takes back one decision, `state()` returns what is shown now.
export class Dividing {
  /** @param {Element} question @param {{ undo: () => unknown, state: () => DuelState }} how */
  constructor(question, { undo, state }) {
    this.undo = undo;
    this.state = state;
    this.line = make('p', '', { role: 'status' });
    this.list = make('ol', '', { role: 'list' });
    this.zone = make('div', '', { id: 'dividing', hidden: '' });
    this.zone.append(this.line, this.list);
    question.after(this.zone);
  }
  /** @param {RunningState | null} state */
  show(state) {
    const found = state && state.view.to_act === state.seat ? progress(state.view) : null;
    this.zone.hidden = !found;
    // A live region: written only when it changes, so that it is read aloud only then.
    if (this.line.textContent !== (found?.line ?? '')) this.line.textContent = found?.line ?? '';
    this.list.replaceChildren(...(found?.rows ?? []).map((row, i) => {
      const li = make('li', row.text, row.now ? { 'aria-current': 'step' } : {});
      if (row.change && /** @type {RunningState} */ (state).undo)
        li.append(' ', press(word('change'), () => this.back(/** @type {Reached} */ (row.change)),
          { 'aria-label': word('changeOf', row.name), 'data-key': `change ${i}` }));
      return li;
    }));
  }
  /** @param {Reached} reached */
  back(reached) {
    for (let steps = 0; steps < 64 && this.state().undo; steps++) {
      this.undo();
      if (reached(/** @type {View} */ (this.state().view))) return;
    }
  }
}
