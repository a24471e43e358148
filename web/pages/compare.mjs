// One position under the rules of four eras, side by side: what happens in each, where they differ, and because of
// which switches. `#/compare` is the current turn of the table, `#/compare/z…` a text (app/pack.mjs).
import { cited, make, press } from '../app/dom.mjs';
import { pack, unpack } from '../app/pack.mjs';
import { eraName, words } from '../app/words.mjs';
import { said } from './flaws.mjs';

/** @import { Engine } from '../app/engine.mjs' */
/** @import { Context } from '../page-types.js' */
/** @import { ComparedEra, ComparedLine, Comparison, Issue, Parting } from '../bridge/view.js' */

const word = words(strings('page.compare'));

const EXAMPLE = `scenario Two bears and a bolt
rules    foundations
A.play   Mountain, Grizzly Bears
A.hand   Lightning Bolt
B.life   2
B.play   Grizzly Bears as Foe
A attack Grizzly Bears
B block Foe -> Grizzly Bears
A cast Lightning Bolt -> B
resolve
`;


// Adds the first two lines if a text has none; forEvery() names all eras, so that it opens under any of them.
/** @param {string} text @returns {string} */
function whole(text) {
  const titled = /^\s*(#.*\n\s*)*scenario\s/.test(text) ? text : `scenario Upkeep\n${text}`;
  return /^\s*rules\s/m.test(titled) ? titled : titled.replace(/^(\s*scenario[^\n]*)(\n|$)/m, '$1\nrules foundations\n');
}
export const forEvery = (/** @type {string} */ text) => whole(text).replace(/^(\s*)rules\s[^\n]*$/m, '$1rules fifth sixth m10 foundations');

/** @param {ComparedEra[]} eras @param {Parting[]} partings */
function partingsOf(eras, partings) {
  const box = make('section');
  box.append(make('h2', word('parts')));
  if (!partings.length) box.append(make('p', word('agree'), { id: 'compare-agree' }));
  for (const p of partings) {
    const [from, to] = [eras[p.from], eras[p.to]];
    const slip = make('div', undefined, { class: 'slip parting', 'data-from': from.era });
    slip.append(make('h3', word('part', eraName(from.era), eraName(to.era))));
    const line = from.lines[p.line] ?? to.lines[p.line];
    const told = make('p', line ? word('atLine', '') : word('atEnd'));
    if (line) told.append(make('code', line.text, { lang: 'en' }));
    slip.append(told);
    if (!p.switches.length) {
      slip.append(make('p', word('unknown'), { class: 'quiet' }));
      box.append(slip);
      continue;
    }
    slip.append(make('p', word(p.together ? 'together' : p.switches.length > 1 ? 'blameAny' : 'blame')));
    const list = make('dl', undefined, { class: 'blame' });
    for (const s of p.switches) {
      const value = make('dd');
      value.append(make('span', s.was), ' → ', make('b', s.is), ' ', make('small', word('source', s.source)));
      list.append(make('dt', s.label, { 'data-switch': s.name }), value);
    }
    slip.append(list);
    box.append(slip);
  }
  return box;
}

// A column for each era; the same action is in the same row.
/** @param {ComparedEra[]} eras @param {Parting[]} partings @param {(era: string) => void} open */
function columnsOf(eras, partings, open) {
  const first = new Map(partings.map((p) => [p.to, p.line]));
  const grid = make('div', undefined, { class: 'eras', tabindex: '0', role: 'group', 'aria-label': word('title') });
  const rows = Math.max(...eras.map((e) => e.lines.length));
  grid.style.setProperty('--rows', String(rows + 2));
  for (const [i, e] of eras.entries()) {
    const column = make('section', undefined, { class: 'era', 'data-era': e.era });
    const head = make('header');
    head.append(make('h3', eraName(e.era)), press(word('open'), () => open(e.era), { 'data-open': e.era }));
    column.append(head);
    const before = eras[i - 1];
    for (let row = 0; row < rows; row++) {
      const line = e.lines[row];
      const cell = make('div', undefined, { class: 'cell' });
      if (line) {
        cell.append(make('code', line.text, { lang: 'en' }));
        const was = before?.lines[row];
        const parts = first.get(i) === row;
        if (parts) cell.append(make('strong', word('differs'), { class: 'differs' }));
        cell.classList.toggle('parts', parts);
        cell.classList.toggle('same', Boolean(was) && /** @type {ComparedLine} */ (was).sum === line.sum && Boolean(/** @type {ComparedLine} */ (was).refused) === Boolean(line.refused));
        if (line.refused) {
          cell.append(make('p', `${word('refused')} ${line.reason}`, { class: 'refused', title: line.refused }));
          if (line.rule) cell.append(cited(line.rule));
        } else if (!line.told.length) cell.append(make('p', word('nothing'), { class: 'quiet' }));
        else {
          const list = make('ul');
          list.append(...line.told.map((text) => make('li', text)));
          cell.append(list);
        }
      }
      column.append(cell);
    }
    column.append(outcomeOf(e, before, first.get(i) !== undefined && /** @type {number} */ (first.get(i)) >= rows));
    grid.append(column);
  }
  return grid;
}

/** @param {ComparedEra} e @param {ComparedEra | undefined} before @param {boolean} parts */
function outcomeOf(e, before, parts) {
  const cell = make('div', undefined, { class: 'cell outcome' });
  cell.append(make('strong', word('end')));
  if (parts) cell.append(make('strong', word('differs'), { class: 'differs' }));
  cell.classList.toggle('parts', Boolean(before) && /** @type {ComparedEra} */ (before).end.sum !== e.end.sum);
  const { end } = e;
  const say = (/** @type {string} */ text) => cell.append(make('p', text));
  if (e.problem) say(said(e.problem));
  if (end.over) say(end.winner < 0 ? word('drawn') : word('wins', 'ABCD'[end.winner]));
  say(word('life', end.life.join(' – ')));
  end.mana.forEach((n, p) => n && say(word('mana', 'ABCD'[p], n)));
  for (const z of end.zones) say(`${'ABCD'[z.player]}, ${z.name}: ${z.cards}`);
  return cell;
}

// What the four rules make of a text, as elements: { columns, parts } or { problem }. `open(era)` is called to open
// the position under these rules.
/**
 * @param {Engine} engine
 * @param {string} language
 * @param {string} text
 * @param {(era: string) => void} open
 * @returns {{ columns?: HTMLElement, parts?: HTMLElement, problem?: HTMLElement }}
 */
export function comparison(engine, language, text, open) {
  engine.textIn(whole(text));
  const found = /** @type {Comparison & { issues?: Issue[] }} */ (engine.calls.compare(language));
  if (found.issues?.length || found.eras?.every((e) => e.problem)) {
    const problem = make('ul', undefined, { role: 'alert' });
    const lines = found.issues?.map((i) => word('issue', i.line, i.column, said(i.message))) ?? [...new Set(found.eras.map((e) => said(e.problem)))];
    problem.append(...lines.map((line) => make('li', line)));
    return { problem };
  }
  const { eras, partings } = found;
  return { parts: partingsOf(eras, partings), columns: columnsOf(eras, partings, open) };
}

// show() comes first.
/** @typedef {Compare & { root: HTMLElement, context: Context, calls: Engine['calls'], text: string, result: HTMLElement }} Shown */

class Compare {
  /** @this {Shown} @param {HTMLElement} root @param {Context} context @param {string} [argument] */
  async show(root, context, argument) {
    this.root = root;
    this.context = context;
    this.calls = context.engine.calls;
    root.classList.add('compare');
    if (this.argument !== argument || this.text === undefined || argument === undefined) {
      /** @type {string | undefined} */
      this.argument = argument;
      /** @type {string | null} */
      const given = argument === undefined ? null : await unpack(String(argument));
      const table = argument === undefined ? this.calls.compareTable('Upkeep') : '';
      this.hint = argument === undefined ? (table ? `${word('table')}. ${word('known')}` : word('empty')) : given === null ? word('damaged') : '';
      /** @type {string} */
      this.text = given ?? (table || EXAMPLE);
    }
    const differences = make('p');
    differences.append(make('a', word('differences'), { href: `lessons/${context.language()}/differences.html`, id: 'compare-differences' }));
    root.append(make('p', word('about')), differences);
    if (this.hint) root.append(make('p', this.hint, { class: 'quiet', id: 'compare-hint' }));
    const box = make('details');
    box.append(make('summary', word('text')));
    const area = make('textarea', undefined, { id: 'compare-text', 'aria-label': word('text'), rows: '12', spellcheck: 'false', maxlength: '20000' });
    area.value = this.text;
    const row = make('p', undefined, { class: 'row' });
    row.append(press(word('compare'), () => {
      this.text = area.value;
      this.run();
    }, { class: 'main', id: 'compare-go' }), press(word('copy'), () => this.copy(area.value)));
    box.append(area, row);
    box.open = argument === undefined && this.text === EXAMPLE;
    /** @type {HTMLElement} */
    this.result = make('div', undefined, { id: 'compare-result' });
    root.append(box, this.result);
    await this.run();
  }

  /** @this {Shown} @param {string} text */
  async copy(text) {
    const link = `${location.href.split('#')[0]}#/compare/${await pack(text)}`;
    try {
      await navigator.clipboard.writeText(link);
      this.context.notice(word('copied'));
    } catch {
      this.context.notice(link);
    }
  }

  /** @this {Shown} */
  async run() {
    const { app, engine, language } = this.context;
    const { result, text } = this;
    // It may name cards of any set.
    const { problem, parts, columns } = await app.own.packs.with(() => comparison(engine, language(), text, (era) => this.open(era)));
    if (this.result === result && this.text === text) result.replaceChildren(...(problem ? [problem] : /** @type {HTMLElement[]} */ ([parts, columns])));
  }

  /** @this {Shown} @param {string} era */
  open(era) {
    const { app, engine, close, notice } = this.context;
    if (engine.state().running && !window.confirm(word('replaces'))) return;
    app.computer.forget();
    const answer = this.calls.position(forEvery(this.text), `hot-seat ${era}`);
    if (answer) {
      notice(word('opened', JSON.parse(answer).issues.map((/** @type {Issue} */ i) => said(i.message)).join(' ')));
      return;
    }
    app.changed();
    close();
  }
}

const compare = /** @type {Shown} */ (new Compare());
export default { title: () => word('title'), show: (/** @type {HTMLElement} */ root, /** @type {Context} */ context, /** @type {string | undefined} */ argument) => compare.show(root, context, argument) };
