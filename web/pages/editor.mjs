// The position editor: cards in zones, the `.duel` text beside them, and what the engine says about it. The text is
// what counts; zones and text follow each other. `#/editor/TEXT` begins with that text, `#/editor/embed` with the codes that
// embed the board.
import { embedSheet } from './embed-sheet.mjs';
import { button, eras, labelled, make, select } from './card-view.mjs';
import { ERA_NAMES, STEPS, ZONES, modNumber, putCard, readPosition, setLines, setZone, withMod } from '../app/duel-text.mjs';
import { loadSymbols, withSymbols } from '../app/symbols.mjs';
import { eraName, language, words } from '../app/words.mjs';
import { boardOf, element } from './board.mjs';
import { said } from './flaws.mjs';
import { dragByFinger } from './finger-drag.mjs';
import { forbid } from './why.mjs';

/** @import { Board, Card, Context, Searched } from '../page-types.js' */
/** @import { HouseRule, Issue, SolutionLine } from '../bridge/view.js' */

const word = words(strings('page.editor'));

const KEPT = 'upkeep-editor';
const POSITIONS = 2000000;
const PATIENCE = 30000;  // milliseconds a search may take

// The reader sees these names; the text has those of the format.
const steps = words(strings('page.editor_steps'));
const stepName = (/** @type {string} */ s) => (STEPS.includes(s) ? steps(s) : s);

/** @typedef {[value: string, text: string]} Option */
/** @typedef {{ name: string, count: number, label: string, mods: string[] }} Item */
// A card to be put somewhere: one of all cards, or with its place one of the position.
/** @typedef {{ name: string, seat?: string, zone?: string, at?: number }} Picked */
// What show() and build() make comes first.
/**
 * @typedef {{
 *   root: HTMLElement, context: Context, text: string, picked: Picked | null, sharing: string, shared: HTMLElement, board: Board | null,
 *   found: HTMLElement, query: HTMLInputElement, chosen: HTMLElement, seats: Record<string, HTMLElement>, details: HTMLElement, settings: HTMLElement,
 *   area: HTMLTextAreaElement, told: HTMLElement, solution: HTMLElement, solveButton: HTMLButtonElement, preview: HTMLElement,
 *   position: ReturnType<typeof readPosition> & { seats: Record<string, { life: string, mana: string, poison: string, zones: Record<string, Item[]> }> },
 *   checked: ReturnType<Context['engine']['calls']['positionCheck']>, rule: string | undefined, worker: Worker | null,
 *   timer: ReturnType<typeof setTimeout> | undefined, previewTimer: ReturnType<typeof setTimeout> | undefined,
 * }} Made
 */
/** @typedef {Omit<Editor, keyof Made> & Made} Shown */

class Editor {
  /** @type {Map<string, Card[]>} */
  cards = new Map();  // by language, once they were asked for
  /** @type {HouseRule[] | undefined} */
  rules;  // the house rules

  /** @this {Shown} @param {HTMLElement} root @param {Context} context @param {string} [argument] */
  show(root, context, argument) {
    this.hide();
    this.root = root;
    this.context = context;
    const embeds = argument === 'embed';
    if (argument && !embeds) this.text = argument;
    this.text ??= this.kept() || `scenario ${word('own')}\nrules    foundations m10 sixth fifth\ngoal     A wins\nA.play   Mountain, Hill Giant\nA.hand   Lightning Bolt\nB.life   6\n`;
    this.picked = null;
    this.sharing = embeds ? 'embed' : '';
    this.build();
    this.refresh();
    if (embeds) this.shared.scrollIntoView({ block: 'center' });
  }
  /** @this {Shown} */
  hide() {
    this.stop();
    clearTimeout(this.timer);
    clearTimeout(this.previewTimer);
    this.board?.remove();
    this.board = null;
  }
  /** @returns {string} */
  kept() {
    try {
      return localStorage.getItem(KEPT) ?? '';
    } catch {
      return '';
    }
  }
  /** @this {Shown} */
  keep() {
    try {
      localStorage.setItem(KEPT, this.text);
    } catch { /* without storage the text can still be shared as a link */ }
  }
  /** @returns {Context['engine']['calls']} */
  get calls() { return /** @type {Shown} */ (/** @type {unknown} */ (this)).context.engine.calls; }
  /** @this {Shown} @returns {Card[]} */
  all() {
    const lang = language();
    if (!this.cards.has(lang)) this.cards.set(lang, this.context.engine.cards('foundations', lang));
    return /** @type {Card[]} */ (this.cards.get(lang));
  }

  // ------------------------------------------------------------------ building the page
  /** @this {Shown} */
  build() {
    this.found = make('ul', { class: 'editor-found' });
    this.query = make('input', { type: 'search', oninput: () => this.search() });
    this.chosen = make('p', { role: 'status', class: 'editor-chosen' });
    this.seats = { A: make('fieldset', { class: 'editor-seat' }), B: make('fieldset', { class: 'editor-seat' }) };
    this.details = make('div', { class: 'slip', hidden: true });
    this.settings = make('fieldset');
    this.area = make('textarea', { class: 'editor-text', spellcheck: 'false', rows: 16, 'aria-label': word('text'), oninput: () => {
      this.text = this.area.value;
      this.picked = null;
      this.keep();
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.refresh(), 200);
    } });
    this.told = make('div', { role: 'status', class: 'mistakes' });
    this.solution = make('div', { role: 'status', class: 'editor-solution' });
    this.solveButton = button(word('solve'), () => (this.worker ? this.stop(true) : this.solve()), { id: 'editor-solve' });
    this.shared = make('div');
    this.preview = make('div', { class: 'editor-preview' });
    const left = make('div', {}, make('div', { class: 'row' }, labelled(word('search'), this.query)), this.found, this.chosen, this.seats.B, this.seats.A, this.settings);
    const right = make('div', {}, make('h2', {}, word('text')), make('p', {}, make('a', { href: `duel-format${language() === 'en' ? '' : `.${language()}`}.html`, class: 'editor-format' }, word('howTo'))), this.area, this.told,
      make('div', { class: 'row' }, button(word('playIt'), () => this.play('hot-seat'), { class: 'main', id: 'editor-play' }),
        button(word('playComputer'), () => this.play('computer')), this.solveButton,
        button(word('link'), () => this.share('link'), { id: 'editor-link' }), button(word('embed'), () => this.share('embed'), { id: 'editor-embed' }),
        button(word('fresh'), () => this.set('scenario ' + word('own') + '\nrules    foundations m10 sixth fifth\n'))),
      this.shared, this.solution, make('h2', {}, word('preview')), this.preview);
    this.root.append(make('p', {}, word('intro')), make('div', { class: 'editor' }, left, right));
    this.search();
  }
  /** @this {Shown} */
  search() {
    const wanted = this.query.value.trim().toLowerCase();
    const hits = wanted ? this.all().filter((c) => c.name.toLowerCase().includes(wanted) || c.shown.toLowerCase().includes(wanted))
      .sort((a, b) => (/** @type {number} */ (/** @type {unknown} */ (b.name.toLowerCase().startsWith(wanted))) - /** @type {number} */ (/** @type {unknown} */ (a.name.toLowerCase().startsWith(wanted)))) || a.name.length - b.name.length).slice(0, 12)
      : ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((name) => /** @type {Card} */ (this.all().find((c) => c.name === name))).filter(Boolean);
    this.found.replaceChildren(...hits.map((c) => make('li', {}, this.handle({ name: c.name }, c.shown, c.text))));
    if (!hits.length) this.found.append(make('li', { class: 'quiet' }, word('none')));
  }
  // A button for a card: pressed it is selected, dragged it moves to another zone.
  /** @this {Shown} @param {Picked} what @param {string} text @returns {HTMLElement} */
  handle(what, text, title = '') {
    const b = button(text, () => this.pick(what), { draggable: 'true', title, 'aria-pressed': String(this.same(what)) });
    b.ondragstart = (e) => {
      /** @type {DataTransfer} */ (e.dataTransfer).setData('text/plain', what.name);
      /** @type {DataTransfer} */ (e.dataTransfer).effectAllowed = 'copyMove';
      this.picked = what;
    };
    dragByFinger(b, '.editor-zone', (zone) => {
      this.picked = what;
      this.put(.../** @type {[string, string]} */ (/** @type {string} */ (zone.dataset.zone).split('.')));
    });
    return b;
  }
  /** @this {Shown} @param {Picked} what @returns {boolean} */
  same(what) { return this.picked !== null && /** @type {(keyof Picked)[]} */ (['name', 'seat', 'zone', 'at']).every((k) => /** @type {Picked} */ (this.picked)[k] === what[k]); }
  /** @this {Shown} @param {Picked} what */
  pick(what) {
    this.picked = this.same(what) ? null : what;
    this.draw();
    if (this.picked && !this.picked.seat) this.query.focus({ preventScroll: true });
  }
  /** @param {string} seat @param {string} zone */
  zoneName(seat, zone) { return `${word('player', seat)}, ${word(zone)}`; }

  // ------------------------------------------------------------------ changes
  /** @this {Shown} @param {string} text */
  set(text) {
    this.text = text;
    this.area.value = text;
    this.refresh();
  }
  /** @this {Shown} @param {string} seat @param {string} zone */
  put(seat, zone) {
    const what = this.picked;
    if (!what) return;
    let { text } = this;
    const items = (/** @type {string} */ s, /** @type {string} */ z) => /** @type {Made['position']} */ (readPosition(text)).seats[s].zones[z];
    if (what.seat) {
      const from = items(what.seat, /** @type {string} */ (what.zone));
      const item = from[/** @type {number} */ (what.at)];
      if (!item || (what.seat === seat && what.zone === zone)) return;
      text = setZone(text, what.seat, /** @type {string} */ (what.zone), from.filter((_, i) => i !== what.at));
      text = setZone(text, seat, zone, [...items(seat, zone), zone === 'play' ? item : { ...item, mods: [] }]);
      this.picked = null;
    } else {
      text = setZone(text, seat, zone, putCard(items(seat, zone), what.name));
    }
    this.set(text);
    this.chosen.textContent = word('put', this.shownName(what.name), this.zoneName(seat, zone));
  }
  // Replaces the selected item by these.
  /** @this {Shown} @param {Item[]} now */
  change(...now) {
    const { seat, zone, at } = /** @type {Required<Picked>} */ (this.picked);
    const items = /** @type {Made['position']} */ (readPosition(this.text)).seats[seat].zones[zone];
    this.set(setZone(this.text, seat, zone, [...items.slice(0, at), ...now, ...items.slice(at + 1)]));
  }
  /** @this {Shown} @param {string} key @param {string} value */
  line(key, value) { this.set(setLines(this.text, key, value === '' ? [] : [value])); }

  // ------------------------------------------------------------------ after every change
  /** @this {Shown} */
  refresh() {
    if (this.area.value !== this.text) this.area.value = this.text;
    this.keep();
    this.stop();
    this.solution.replaceChildren();
    this.shared.replaceChildren();
    this.position = /** @type {Made['position']} */ (readPosition(this.text));
    this.context.engine.sought();
    this.checked = this.calls.positionCheck(this.text);
    // It may name cards of any set.
    if (this.checked.issues.length) {
      this.context.app.own.packs.bring(this.context.engine.sought()).then((came) => {
        this.cards.clear();
        if (came && this.root.isConnected) this.refresh();
      }, () => {});
    }
    this.draw();
    const { issues } = this.checked;
    this.told.replaceChildren(issues.length ? make('ol', {}, ...issues.map((i) => make('li', {}, button(`${i.era ? `${eraName(i.era)}: ` : ''}${word('wrong', i.line, i.column, said(i.message))}`, () => this.goTo(i)),
      i.mended ? make('span', { class: 'mended' }, button(word('mend'), () => this.mend(i), { 'aria-label': `${word('mend')}: ${i.mended}` }), make('code', {}, i.mended)) : '')))
      : make('p', { class: 'fine' }, word('fine')));
    clearTimeout(this.previewTimer);
    // The codes of the board follow it.
    if (!this.hinders() && this.sharing === 'embed') this.share('embed');
    if (!this.hinders()) this.previewTimer = setTimeout(() => this.drawPreview(), this.board ? 500 : 0);
  }
  /** @this {Shown} @param {string} name @returns {string} */
  shownName(name) { return this.all().find((c) => c.name.toLowerCase() === name.toLowerCase())?.shown ?? name; }
  // A modifier of a card, in the reader's words.
  /** @this {Shown} @param {string} mod @returns {string} */
  modName(mod) {
    const [, kind, of] = /^(tapped|sick|damage|on|counters)\b\s*(.*)$/.exec(mod) ?? [];
    if (kind === 'on') return `→ ${this.shownName(of)}`;
    if (kind === 'counters') return of.replace(/\sx\s?(\d+)$/, ' ×$1');
    return kind ? `${word(kind).toLowerCase()}${of && ` ${of}`}` : mod;
  }
  /** @this {Shown} @param {Issue} issue */
  goTo({ line, column }) {
    const lines = this.text.split('\n');
    const at = lines.slice(0, Math.max(0, line - 1)).reduce((n, l) => n + l.length + 1, 0) + Math.max(0, column - 1);
    this.area.focus();
    this.area.setSelectionRange(at, Math.max(at, at - Math.max(0, column - 1) + (lines[line - 1]?.length ?? 0)));
  }
  // The first flaw with which there is no position. Lines that cannot be played leave it as it is.
  /** @this {Shown} */
  hinders() { return this.checked.issues.find((i) => !i.acts); }
  /** @this {Shown} @param {Issue & { mended: string }} issue */
  mend(issue) {
    const lines = this.text.split('\n');
    lines[issue.line - 1] = issue.mended;
    this.set(lines.join('\n'));
    this.goTo(issue);
  }
  // Redrawing keeps the focus.
  /** @this {Shown} */
  draw() {
    const focus = /** @type {HTMLElement} */ (document.activeElement)?.dataset?.key;
    for (const b of this.found.querySelectorAll('button')) b.setAttribute('aria-pressed', String(this.picked !== null && !this.picked.seat && b.textContent === this.all().find((c) => c.name === /** @type {Picked} */ (this.picked).name)?.shown));
    this.chosen.textContent = this.picked ? word('chosen', this.shownName(this.picked.name)) : '';
    for (const seat of ['B', 'A']) this.drawSeat(seat);
    this.drawDetails();
    this.drawSettings();
    if (focus) /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-key="${CSS.escape(focus)}"]`))?.focus({ preventScroll: true });
  }
  /**
   * @param {string} key
   * @param {string} text
   * @param {string | number} value
   * @param {(value: string) => void} changed
   * @param {Record<string, string | number>} attributes
   */
  field(key, text, value, changed, attributes = {}) {
    return labelled(text, make('input', { value, 'data-key': key, onchange: (/** @type {{ target: HTMLInputElement }} */ e) => changed(e.target.value.trim()), ...attributes }));
  }
  /** @this {Shown} @param {string} seat */
  drawSeat(seat) {
    const side = this.position.seats[seat];
    const number = { type: 'number', min: 0, class: 'number', inputmode: 'numeric' };
    const zones = ZONES.map((zone) => {
      const box = make('div', { class: 'editor-zone', 'data-zone': `${seat}.${zone}` },
        button(word(zone), () => this.put(seat, zone), { class: 'editor-put', 'data-key': `${seat}.${zone}`, 'aria-label': this.zoneName(seat, zone) }),
        ...side.zones[zone].map((item, at) => {
          const shown = this.shownName(item.name);
          const b = this.handle({ name: item.name, seat, zone, at }, `${shown}${item.count > 1 ? ` ×${item.count}` : ''}${item.label ? ` „${item.label}“` : ''}${item.mods.length ? ` (${item.mods.map((m) => this.modName(m)).join(', ')})` : ''}`);
          b.dataset.key = `${seat}.${zone}.${at}`;
          b.classList.toggle('editor-tapped', item.mods.includes('tapped'));
          return b;
        }));
      forbid(/** @type {HTMLElement} */ (box.firstChild), this.picked ? '' : word('noPick'), this.context.notice);
      box.ondragover = (e) => {
        e.preventDefault();
        box.classList.add('over');
      };
      box.ondragleave = () => box.classList.remove('over');
      box.ondrop = (e) => {
        e.preventDefault();
        this.put(seat, zone);
      };
      return box;
    });
    this.seats[seat].replaceChildren(make('legend', {}, word('player', seat)), make('div', { class: 'row' },
      this.field(`${seat}.life`, word('life'), side.life || '20', (v) => this.line(`${seat}.life`, v === '20' ? '' : v), number),
      this.field(`${seat}.poison`, word('poison'), side.poison || '0', (v) => this.line(`${seat}.counters`, Number(v) ? `poison ${v}` : ''), number),
      this.field(`${seat}.mana`, word('mana'), side.mana, (v) => this.line(`${seat}.mana`, v.toUpperCase()), { class: 'number', placeholder: 'RRG2' })), ...zones);
  }
  /** @this {Shown} */
  drawDetails() {
    const { picked } = this;
    const item = picked?.seat ? this.position.seats[picked.seat].zones[/** @type {string} */ (picked.zone)][/** @type {number} */ (picked.at)] : null;
    this.details.hidden = !item;
    if (!item) return;
    /** @type {HTMLElement} */ (this.root.querySelector(`[data-zone="${/** @type {Picked} */ (picked).seat}.${/** @type {Picked} */ (picked).zone}"]`)).after(this.details);
    const check = (/** @type {string} */ mod) => make('label', {}, make('input', { type: 'checkbox', checked: item.mods.includes(mod), 'data-key': `mod.${mod}`, onchange: (/** @type {{ target: HTMLInputElement }} */ e) => this.change(withMod(item, mod, e.target.checked ? mod : '')) }), ` ${word(mod)}`);
    const number = (/** @type {string} */ text, /** @type {string} */ key, /** @type {number} */ value, /** @type {(n: number) => void} */ changed, min = 0) => this.field(key, text, value, (v) => changed(Math.max(min, Math.min(99, Number(v) || 0))), { type: 'number', min, max: 99, class: 'number' });
    const rows = [make('h2', {}, word('card', this.shownName(item.name))), make('div', { class: 'row' }, number(word('count'), 'mod.count', item.count, (n) => this.change({ ...item, count: n }), 1))];
    if (/** @type {Picked} */ (picked).zone === 'play') {
      const hosts = ['A', 'B'].flatMap((s) => this.position.seats[s].zones.play).filter((i) => i !== item).map((i) => i.label || i.name);
      const host = item.mods.find((m) => m.startsWith('on '))?.slice(3) ?? '';
      const list = [...new Set([...hosts, ...(host ? [host] : [])])];
      const counters = item.mods.find((m) => /^counters \+1\/\+1(\s|$)/.test(m));
      rows.push(make('div', { class: 'row' }, check('tapped'), check('sick'),
        number(word('damage'), 'mod.damage', modNumber(item, 'damage'), (n) => this.change(withMod(item, 'damage', n ? `damage ${n}` : ''))),
        number(word('counters'), 'mod.counters', modNumber(item, 'counters +1/+1'), (n) => this.change({ ...item, mods: [...item.mods.filter((m) => m !== counters), ...(n ? [`counters +1/+1 x${n}`] : [])] }))),
      make('div', { class: 'row' }, labelled(word('attached'), select([['', '–'], ...list.map((n) => /** @type {Option} */ ([n, n]))], host, (v) => this.change(withMod(item, 'on', v ? `on ${v}` : '')))),
        this.field('mod.label', word('label'), item.label, (v) => this.change({ ...item, label: v.replace(/\W/g, '') }), { maxlength: 20, class: 'number' })));
    }
    const actions = make('div', { class: 'row' });
    if (item.count > 1) actions.append(button(word('apart'), () => this.change({ ...item, count: item.count - 1 }, { ...item, count: 1, label: '' })));
    actions.append(button(word('remove'), () => {
      this.change();
      this.picked = null;
      this.draw();
    }, { 'data-key': 'mod.remove' }));
    rows.push(actions);
    this.details.replaceChildren(...rows);
  }
  /** @this {Shown} */
  drawSettings() {
    const p = this.position;
    const goals = ['A wins', 'A survives', 'B wins', 'B survives'];
    const { goal } = p;
    const seat = (/** @type {string} */ s) => word('player', s);
    /** @type {HouseRule[]} */
    const rules = (this.rules ??= this.context.engine.rules(language()));
    const title = this.field('title', word('name'), p.title, (v) => this.line('scenario', v || word('own')), { maxlength: 80 });
    const boxes = eras().map(([era, name]) => make('label', {}, make('input', { type: 'checkbox', checked: p.rules.includes(era), 'data-key': `era.${era}`, onchange: (/** @type {{ target: HTMLInputElement }} */ e) => {
      const now = e.target.checked ? [...p.rules, era] : p.rules.filter((r) => r !== era);
      this.line('rules', now.filter((r) => ERA_NAMES.includes(r)).join(' '));
    } }), ` ${name}`));
    const option = make('div', { class: 'row' });
    const which = select([['', '–'], ...rules.map((r) => /** @type {Option} */ ([r.name, r.label]))], this.rule ?? '', (v) => {
      this.rule = v;
      this.draw();
    });
    which.dataset.key = 'rule';
    option.append(labelled(word('rule'), which));
    const rule = rules.find((r) => r.name === this.rule);
    if (rule) {
      const own = p.options.find((o) => o.split(/\s+/)[0] === rule.name)?.split(/\s+/)[1] ?? '';
      const value = select([['', word('asEra')], ...rule.values.map((v) => /** @type {Option} */ ([v.name, v.label]))], own,
        (v) => this.set(setLines(this.text, 'option', [...p.options.filter((o) => o.split(/\s+/)[0] !== rule.name), ...(v ? [`${rule.name} ${v}`] : [])])));
      value.ariaLabel = rule.label;
      value.dataset.key = 'rule.value';
      option.append(value);
    }
    if (p.options.length) option.append(make('span', { class: 'quiet' }, p.options.join('; ')));
    const who = select([['A', seat('A')], ['B', seat('B')]], p.start[0], (v) => this.line('start', `${v} ${p.start[1]}`));
    const step = select([...new Set([...STEPS, p.start[1]])].map((s) => /** @type {Option} */ ([s, stepName(s)])), p.start[1], (v) => this.line('start', `${p.start[0]} ${v}`));
    const what = select([['', word('noGoal')], ...[...new Set([...goals, ...(goal ? [goal] : [])])].map((g) => /** @type {Option} */ ([g, /^[AB] (wins|survives)$/.test(g) ? word(g.slice(2), g[0]) : g]))], goal, (v) => this.line('goal', v));
    who.dataset.key = 'active';
    step.dataset.key = 'step';
    what.dataset.key = 'goal';
    what.id = 'editor-goal';
    this.settings.replaceChildren(make('legend', {}, word('when')), make('div', { class: 'row' }, title, labelled(word('active'), who), labelled(word('step'), step), labelled(word('goal'), what)),
      make('div', { class: 'row', role: 'group', 'aria-label': word('eras') }, ...boxes), option);
  }

  // The board as other sites would show it.
  /** @this {Shown} */
  async drawPreview() {
    const { text } = this;
    await element();
    if (!this.preview.isConnected || text !== this.text) return;
    if (this.board?.frame) {
      this.board.text = text;
      this.board.call('load', [{ text, lang: language(), mode: 'play' }]).catch(() => {});
      return;
    }
    this.board?.remove();
    this.board = await boardOf(this.preview, text, { mode: 'play', lang: language(), id: 'editor-board' });
  }

  // ------------------------------------------------------------------ playing, sharing, solving
  /** @this {Shown} @param {string} mode */
  play(mode) {
    const { app, engine, notice, close } = this.context;
    if (this.hinders()) return this.goTo(/** @type {Issue} */ (this.hinders()));
    app.leave();
    const wrong = app.does(() => engine.calls.position(this.text, mode));
    if (!wrong) return close();
    const issue = JSON.parse(wrong).issues[0];
    return notice(word('wrong', issue.line, issue.column, said(issue.message)));
  }
  /** @this {Shown} @param {string} kind */
  share(kind) {
    if (this.hinders()) return this.goTo(/** @type {Issue} */ (this.hinders()));
    this.sharing = kind;
    const base = new URL('..', import.meta.url).href;
    const field = (/** @type {string} */ name, /** @type {string} */ value, /** @type {string} */ id) => {
      const area = make('textarea', { readonly: true, rows: 3, id }, value);
      return make('div', { class: 'slip' }, labelled(name, area), button(word('copy'), async () => {
        try {
          await navigator.clipboard.writeText(value);
          this.context.notice(word('copied'));
        } catch {
          area.select();
        }
      }));
    };
    const mode = this.checked.goal ? 'puzzle' : 'play';
    this.shared.replaceChildren(kind === 'link'
      ? field(word('link'), `${base}#${this.calls.positionLink(this.text)}`, 'editor-link-text')
      : embedSheet({ lang: language(), mode, title: this.position.title, text: this.text }, { notice: this.context.notice, prefix: 'editor' }));
    return undefined;
  }
  // Solves for one era after the other, each with a time limit.
  /** @this {Shown} */
  async solve() {
    if (this.hinders()) return this.goTo(/** @type {Issue} */ (this.hinders()));
    const say = (/** @type {Node[]} */ ...nodes) => this.solution.replaceChildren(...nodes);
    if (!this.checked.goal) return say(make('p', {}, word('needGoal')));
    this.solveButton.textContent = word('stop');
    /** @type {HTMLElement[]} */
    const done = [];
    const worker = (this.worker = new Worker(new URL('../app/solve-worker.mjs', import.meta.url), { type: 'module' }));
    const ask = (/** @type {string} */ era) => new Promise((/** @type {(found: Searched) => void} */ answer) => {
      const late = setTimeout(() => answer({ verdict: 'limit', late: true }), PATIENCE);
      worker.onmessage = ({ data }) => {
        clearTimeout(late);
        answer(data);
      };
      worker.onerror = (e) => answer({ verdict: 'wrong', row: 0, column: 0, message: e.message });
      worker.postMessage({ text: this.text, era, positions: POSITIONS, lang: language() });
    });
    for (const era of this.checked.eras) {
      say(...done, make('p', {}, word('searching')));
      const s = await ask(era);
      await loadSymbols();
      if (this.worker !== worker) return undefined;
      const list = (/** @type {SolutionLine[] | undefined} */ items, /** @type {'ol' | 'ul'} */ tag = 'ol') => (items?.length ? make(tag, {}, ...items.map((l) => make('li', {}, make('strong', {}, `${l.player}:`), ' ', ...withSymbols(l.text)))) : '');
      const block = make('div', { class: 'slip', 'data-verdict': s.verdict },
        make('p', {}, make('strong', {}, s.verdict === 'wrong' ? word('wrong', s.row, s.column, said(/** @type {string} */ (s.message))) : word(s.verdict, eraName(era), s.actions))), list(s.line));
      if (s.spare?.length) block.append(make('p', {}, word('spare')), list(s.spare, 'ul'));
      if (s.others?.length) block.append(make('p', {}, word('others')), list(s.others, 'ul'));
      done.push(block);
      if (s.late) break;
    }
    say(...done);
    this.stop();
    return undefined;
  }
  /** @this {Shown} @param {boolean} [byHand] */
  stop(byHand) {
    this.worker?.terminate();
    this.worker = null;
    if (this.solveButton) this.solveButton.textContent = word('solve');
    if (byHand) this.solution.replaceChildren(make('p', {}, word('stopped')));
  }
}

const editor = /** @type {Shown} */ (/** @type {unknown} */ (new Editor()));
export default { title: () => word('title'), show: (/** @type {HTMLElement} */ root, /** @type {Context} */ context, /** @type {string | undefined} */ argument) => editor.show(root, context, argument), hide: () => editor.hide() };
