// Shows on the plain page how far a division or an ordering has come: what each one gets, how much is lethal, what
// already has its place. A choice made before can be changed by going back to it, as Undo does.
import { make, press } from './dom.mjs';
import { words } from './words.mjs';

const word = words({
  left: ['{0} of {1} left to give', '[0:Falta|Faltam] {0} de {1}', '[0:Queda|Quedan] {0} de {1}', '[0:Resta|Restano] {0} di {1}'],
  place: ['{0} of {1}', '{0} de {1}', '{0} de {1}', '{0} di {1}'],
  given: ['{0}: {1}', '{0}: {1}', '{0}: {1}', '{0}: {1}'],
  asked: ['{0}: asked now', '{0}: perguntado agora', '{0}: se pregunta ahora', '{0}: si chiede ora'],
  later: ['{0}: not yet', '{0}: ainda não', '{0}: aún no', '{0}: non ancora'],
  lethal: ['lethal: {0}', 'letal: {0}', 'letal: {0}', 'letali: {0}'],
  change: ['Change', 'Mudar', 'Cambiar', 'Cambia'],
  changeOf: ['Change {0}', 'Mudar {0}', 'Cambiar {0}', 'Cambia {0}'],
});

// The line above the list, and a row for each recipient: { text, name, now, change }. Null if nothing is being
// divided or ordered.
export function progress(v) {
  if (v.shares.length > 1) {
    const left = v.shares.reduce((sum, s) => sum - Math.max(0, s.given), v.whole);
    const rows = v.shares.map((s, i) => {
      const said = word(s.asked ? 'asked' : s.given < 0 ? 'later' : 'given', s.name, s.given);
      return { text: s.lethal > 0 ? `${said}, ${word('lethal', s.lethal)}` : said, name: s.name, now: s.asked,
        change: s.given >= 0 && !s.asked && ((now) => now.shares[i]?.asked || now.shares.length < 2) };
    });
    return { line: word('left', left, v.whole), rows };
  }
  if (!v.placed.length) return null;
  const rows = v.placed.map((p, i) => ({ text: p.text, name: p.text, now: false, change: (now) => now.placed.length <= i }));
  return { line: word('place', v.placed.length + 1, v.hi), rows };
}

// Stands below the prompt. `undo()` takes back one decision, `state()` returns what is shown now.
export class Dividing {
  constructor(question, { undo, state }) {
    this.undo = undo;
    this.state = state;
    this.line = make('p', '', { role: 'status' });
    this.list = make('ol', '', { role: 'list' });
    this.zone = make('div', '', { id: 'dividing', hidden: '' });
    this.zone.append(this.line, this.list);
    question.after(this.zone);
  }
  show(state) {
    const found = state && state.view.to_act === state.seat ? progress(state.view) : null;
    this.zone.hidden = !found;
    // A live region: written only when it changes, so that it is read aloud only then.
    if (this.line.textContent !== (found?.line ?? '')) this.line.textContent = found?.line ?? '';
    this.list.replaceChildren(...(found?.rows ?? []).map((row, i) => {
      const li = make('li', row.text, row.now ? { 'aria-current': 'step' } : {});
      if (row.change && state.undo)
        li.append(' ', press(word('change'), () => this.back(row.change), { 'aria-label': word('changeOf', row.name), 'data-key': `change ${i}` }));
      return li;
    }));
  }
  back(reached) {
    for (let steps = 0; steps < 64 && this.state().undo; steps++) {
      this.undo();
      if (reached(this.state().view)) return;
    }
  }
}
