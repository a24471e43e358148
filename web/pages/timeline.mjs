// The timeline of a duel: step through it or play it, from either player's view, continue from any moment, and export
// it. `#/timeline` is the duel on the table, `#/timeline/mistakes` likewise, with its mistakes looked for at once,
// `#/timeline/ID` a saved one.
import { cited, make as plain } from '../app/dom.mjs';
import { LOG_KINDS } from '../app/mirror.mjs';
import { pack } from '../app/pack.mjs';
import { taggedNames } from '../app/plain-card.mjs';
import { downloadFile, fileName } from '../app/keeper.mjs';
import { words } from '../app/words.mjs';
import { embedButton } from './embed-moment.mjs';
import { empty } from './empty.mjs';
import { namedPicture } from './named-picture.mjs';
import { ReviewBox } from './review.mjs';
import { wrongRecord } from './record-file.mjs';
import { forbid } from './why.mjs';

/** @import { Reviewed } from './review.mjs' */
/** @import { Context, SavedDuel } from '../page-types.js' */
/** @import { DuelLink, Thing, Timeline as Data, View } from '../bridge/view.js' */

const word = words(strings('page.timeline'));
const TURN = 1;  // flag of a moment that begins a turn
const EVERYBODY = 3;
const SPEEDS = [0.5, 1, 2, 4, 8];
const SPELLS = ['cast', 'activate'];
const ATTACKS = ['attack'];
const PACE = 900;  // milliseconds for each moment at which something happens

// Names of cards that have no translation: marked as English.
/** @type {Set<string>} */
const english = new Set();

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} [text]
 * @param {Record<string, string | number>} attributes
 * @returns {HTMLElementTagNameMap[K]}
 */
const make = (tag, text, attributes = {}) => /** @type {HTMLElementTagNameMap[K]} */ (plain(tag, attributes, ...(text === undefined ? [] : taggedNames([text], english))));
/** @param {string} text @param {() => unknown} act @param {Record<string, string | number>} attributes */
function press(text, act, attributes = {}) {
  const button = make('button', text, { type: 'button', ...attributes });
  button.onclick = act;
  return button;
}
/** @param {string} label @param {[string | number, string][]} options @param {string | number} value @param {(value: string) => void} changed */
function choice(label, options, value, changed) {
  const span = make('label', `${label} `);
  const select = make('select');
  select.append(...options.map(([v, text]) => make('option', text, { value: String(v) })));
  select.value = String(value);
  select.onchange = () => changed(select.value);
  span.append(select);
  return span;
}

// The turn, its player and the step of a view.
export const whereOf = (/** @type {View} */ view) => word('where', view.turn, view.players[/** @type {number} */ (view.active)]?.name ?? '', view.step_name).replace(/: $/, '');

// What lies on the table, as far as the eyes of the view see it: [text, whether it is of less weight].
/** @param {View} view */
export function positionInWords(view) {
  /** @type {[text: string, quiet: boolean][]} */
  const said = [];
  const names = (/** @type {Thing[]} */ list) => {
    const counts = new Map();
    for (const o of list) counts.set(o.name, (counts.get(o.name) ?? 0) + 1);
    return [...counts].map(([n, k]) => (k > 1 ? `${k} × ${n}` : n)).join(', ') || word('nothing');
  };
  for (const [p, player] of view.players.entries()) {
    said.push([word('line', player.name, player.life, player.hand, player.library, player.graveyard), false]);
    const hand = view.objects.filter((o) => o.zone === 'hand' && o.owner === p && o.name);
    if (hand.length) said.push([word('hand', player.name, names(hand)), true]);
    said.push([word('board', player.name, names(view.objects.filter((o) => o.zone === 'battlefield' && o.controller === p))), true]);
  }
  if (view.stack.length) said.push([word('stack', view.stack.map((e) => e.name).join(', ')), false]);
  return said;
}

// What show() and build() make comes first.
/**
 * @typedef {{
 *   root: HTMLElement, context: Context, id: string | undefined, record: SavedDuel, sent: DuelLink | undefined, lang: string, eyes: number, speed: number,
 *   filter: string, at: number, data: Data, told: Set<number>, playButton: HTMLButtonElement, guard: () => void, turns: HTMLElement,
 *   slider: HTMLInputElement, where: HTMLElement, board: HTMLElement, list: HTMLElement, card: HTMLElement, branchButton: HTMLButtonElement,
 *   embedded: HTMLElement, embedButton: HTMLButtonElement,
 * }} Made
 */
/** @typedef {Omit<Timeline, keyof Made> & Made} Shown */

class Timeline {
  /** @this {Shown} @param {HTMLElement} root @param {Context} context @param {string} [argument] */
  async show(root, context, argument) {
    const id = argument === 'mistakes' ? undefined : argument;
    this.root = root;
    this.context = context;
    this.stop();
    const fresh = this.id !== id || !this.kept;
    this.id = id;
    const { error, record, sent } = /** @type {{ error: string, record?: SavedDuel, sent?: DuelLink }} */ (await context.app.links.openTime(id));
    this.record = /** @type {SavedDuel} */ (record);
    this.sent = sent;
    if (error) {
      empty(root, context, !id && error === 'no-duel' ? word('none') : word('unread', wrongRecord(error)));
      return;
    }
    this.lang = context.language();
    // While a duel is still being played, nobody is shown a hand by accident.
    if (fresh) this.eyes = sent && !sent.over ? EVERYBODY : 0;
    this.speed ??= 1;
    this.filter ??= '';
    this.load();
    if (fresh) this.at = sent ? sent.moment : this.data.size;
    this.at = Math.min(this.at, this.data.size);
    this.kept = true;
    this.build();
    if (argument === 'mistakes' && fresh) /** @type {Reviewed | null} */ (this.review)?.start();
  }
  /** @this {Shown} */
  hide() {
    this.stop();
    this.review?.stop();
    this.kept = false;
  }

  /** @this {Shown} */
  load() {
    this.data = this.context.engine.timeline(this.lang, this.eyes);
    this.findEnglish();
    // Moments at which a new line of the log appears.
    this.told = new Set(this.data.lines.map((l) => l.at + 1));
  }

  // Of the cards in the log. The first line of a card's text is its name and cost.
  /** @this {Shown} */
  findEnglish() {
    english.clear();
    if (this.lang === 'en') return;
    const { engine } = this.context;
    const name = (/** @type {number} */ card, /** @type {string} */ lang) => engine.cardText(card, lang).split('\n')[0].replace(/\s*(\{[^}]*\})*$/, '');
    for (const card of new Set(this.data.lines.map((l) => l.card).filter(Boolean))) if (name(card, this.lang) === name(card, 'en')) english.add(name(card, 'en'));
  }

  /** @this {Shown} */
  build() {
    const { data } = this;
    const bar = make('div', undefined, { class: 'time-bar', role: 'group' });
    const step = (/** @type {string} */ text, /** @type {() => number} */ go) => press(text, () => { this.stop(); this.go(go()); });
    this.playButton = press(word('play'), () => this.toggle(), { class: 'main' });
    const backs = [step(word('first'), () => 0), step(word('back'), () => this.near(-1))];
    const forths = [step(word('forth'), () => this.near(1)), step(word('last'), () => data.size), step(word('turn'), () => this.nextTurn())];
    const spell = step(word('spell'), () => this.nextOf(SPELLS));
    const combat = step(word('combat'), () => this.nextOf(ATTACKS));
    bar.append(...backs, this.playButton, ...forths, spell, combat);
    // Buttons that lead nowhere say why.
    this.guard = () => {
      const { notice } = this.context;
      for (const b of backs) forbid(b, this.at > 0 ? '' : word('atFirst'), notice);
      for (const b of forths) forbid(b, this.at < data.size ? '' : word('atLast'), notice);
      forbid(spell, this.follows(SPELLS) ? '' : word('noSpell'), notice);
      forbid(combat, this.follows(ATTACKS) ? '' : word('noCombat'), notice);
      forbid(this.branchButton, this.at >= data.size && this.onTable() ? word('noBranch') : '', notice);
    };
    this.turns = make('div', undefined, { class: 'time-turns', role: 'group', 'aria-label': word('turns') });
    for (const [at, [turn, , player, marks]] of data.moments.entries()) {
      if (!(marks & TURN)) continue;
      const label = word('turnOf', turn, data.names[/** @type {number} */ (player)] ?? '');
      this.turns.append(step(String(turn), () => at));
      Object.assign(/** @type {HTMLElement} */ (this.turns.lastChild), { title: label, ariaLabel: label });
      Object.assign(/** @type {HTMLElement} */ (this.turns.lastChild).dataset, { at, player });
    }
    const settings = make('div', undefined, { class: 'row time-settings' });
    settings.append(choice(word('speed'), SPEEDS.map((s) => [s, `${s}×`]), this.speed, (v) => { this.speed = Number(v); }));
    if (data.eyes.length) {
      settings.append(choice(word('eyes'), [[0, data.names[0]], [1, data.names[1]], [2, word('both')], [3, word('everybody')]], this.eyes, (v) => {
        this.eyes = Number(v);
        this.load();
        this.lines();
        this.go(this.at);
      }));
    }
    settings.append(choice(word('show'), [['', word('all')], ['spells', word('spells')], ['combat', word('fights')], ['cards', word('cards')], ['life', word('life')]], this.filter, (v) => {
      this.filter = v;
      this.lines();
    }));
    this.slider = make('input', undefined, { type: 'range', min: '0', max: String(data.size), 'aria-label': word('title'), class: 'time' });
    this.slider.oninput = () => { this.stop(); this.go(Number(this.slider.value)); };
    this.where = make('p', '', { class: 'time-where' });
    this.board = make('div', undefined, { class: 'time-board' });
    this.list = make('ol', undefined, { class: 'time-lines' });
    this.list.onclick = (e) => {
      const at = /** @type {Element} */ (e.target).closest('button')?.dataset.at;
      if (at !== undefined) { this.stop(); this.go(Number(at)); }
    };
    this.card = make('p', word('pointAt'), { class: 'quiet time-card', role: 'status' });
    const actions = make('div', undefined, { class: 'row printed' });
    this.branchButton = press(word(this.id && !this.onTable() ? 'branchOf' : 'branch'), () => this.branch());
    actions.append(this.branchButton, press(word('share'), () => this.context.go('share', `${this.id ?? ''}@${this.at}`)),
      press(word('asText'), () => this.export('text')), press(word('asDuel'), () => this.export('duel')),
      press(word('compare'), () => this.compare(), { id: 'time-compare' }));
    this.embedded = make('div', undefined, { class: 'embed-place' });
    this.embedButton = embedButton(this.embedded, this.context, async () => [this.at, this.eyes]);
    actions.append(this.embedButton);
    const columns = make('div', undefined, { class: 'time-columns' });
    const left = make('div');
    left.append(this.where, this.board, actions, this.embedded, this.ways());
    // Only where both hands may be seen: it tells of what was in them.
    this.review?.stop();
    this.review = data.eyes.length ? new ReviewBox({
      names: data.names, size: data.size, notice: this.context.notice,
      go: (at) => { this.stop(); this.go(at); this.board.scrollIntoView({ block: 'nearest' }); },
      branch: (at) => { this.go(at); this.branch(); },
      lesson: () => ({ engine: this.context.engine, links: this.context.app.links, own: this.context.app.own, data, lang: this.lang }),
    }, () => ({ link: this.context.engine.timelineLink('replay', data.size), files: this.context.app.own.loaded.map(({ path, text }) => ({ path, text })), lang: this.lang })) : null;
    const right = make('div');
    right.append(settings, this.list, this.card);
    columns.append(left, right);
    this.root.replaceChildren(bar, this.slider, this.turns, ...(this.review ? [this.review.box] : []), columns);
    this.root.onkeydown = (e) => {
      if (/** @type {Element} */ (e.target).closest('select, input') || e.altKey || e.ctrlKey || e.metaKey) return;
      const go = { ArrowLeft: () => this.near(-1), ArrowRight: () => this.near(1), Home: () => 0, End: () => data.size }[e.key];
      if (!go) return;
      e.preventDefault();
      this.stop();
      this.go(go());
    };
    this.lines();
    this.go(this.at);
  }

  /** @this {Shown} */
  onTable() { return !this.id || this.id === this.context.app.keeper.id; }

  // The nearest moment at which something happens, or the end.
  /** @this {Shown} @param {number} way */
  near(way) {
    for (let at = this.at + way; at > 0 && at < this.data.size; at += way) if (this.told.has(at)) return at;
    return way < 0 ? 0 : this.data.size;
  }
  /** @this {Shown} */
  nextTurn() {
    for (let at = this.at + 1; at < this.data.size; at++) if (this.data.moments[at][3] & TURN) return at;
    return this.data.size;
  }
  // The next log line of these kinds.
  /** @this {Shown} @param {string[]} kinds */
  follows(kinds) { return this.data.lines.find((l) => l.at + 1 > this.at && kinds.includes(l.kind)); }
  /** @this {Shown} @param {string[]} kinds */
  nextOf(kinds) {
    const line = this.follows(kinds);
    return line ? line.at + 1 : this.data.size;
  }

  /** @this {Shown} @param {number} at */
  go(at) {
    this.at = Math.min(Math.max(0, at), this.data.size);
    // A board that was made of another moment.
    if (this.embedButton?.getAttribute('aria-expanded') === 'true') this.embedButton.click();
    const { engine } = this.context;
    const view = engine.timelineView(this.at, this.lang, this.eyes);
    if (this.lang !== 'en') for (const o of view.objects) if (o.name && o.name === o.card_name) english.add(o.name);
    this.slider.value = String(this.at);
    const where = whereOf(view);
    this.slider.setAttribute('aria-valuetext', where);
    this.where.textContent = `${where} · ${word('moment', this.at, this.data.size)}${view.over ? ` · ${view.prompt}` : ''}`;
    const parts = [namedPicture(view, word('picture')), ...positionInWords(view).map(([text, quiet]) => make('p', text, quiet ? { class: 'quiet' } : {}))];
    this.board.replaceChildren(...parts);
    this.guard();
    const turns = [.../** @type {Iterable<HTMLElement>} */ (this.turns.children)];
    const here = turns.findLastIndex((b) => Number(b.dataset.at) <= this.at);
    for (const [i, b] of turns.entries()) b.setAttribute('aria-pressed', String(i === here));
    if (here >= 0) this.turns.scrollLeft = turns[here].offsetLeft - this.turns.offsetLeft - this.turns.clientWidth / 2;
    let now = null;
    for (const button of this.list.querySelectorAll('button')) {
      button.removeAttribute('aria-current');
      if (Number(button.dataset.at) <= this.at) now = button;
    }
    now?.setAttribute('aria-current', 'true');
    // Scrolls only the list, not the page.
    if (now) {
      const { offsetTop: from, offsetHeight: height } = /** @type {HTMLElement} */ (now.parentElement);
      if (from < this.list.scrollTop) this.list.scrollTop = from;
      else if (from + height > this.list.scrollTop + this.list.clientHeight) this.list.scrollTop = from + height - this.list.clientHeight;
    }
  }

  /** @this {Shown} */
  lines() {
    const kinds = LOG_KINDS[this.filter];
    this.list.replaceChildren(...this.data.lines.filter((l) => l.kind === 'turn' || !kinds || kinds.includes(l.kind)).map((l) => {
      const li = make('li', undefined, { class: l.kind === 'turn' ? 'turn' : '' });
      const button = press(l.text, () => {}, { 'data-at': String(l.at + 1) });
      const card = () => this.card.replaceChildren(...taggedNames([l.card ? `${this.context.engine.cardText(l.card, this.lang)}` : ''], english));
      button.onmouseenter = button.onfocus = card;
      li.append(button);
      if (l.rule) li.append(cited(l.rule));
      return li;
    }));
  }

  // ------------------------------------------------------------------ playback
  /** @this {Shown} */
  toggle() {
    if (this.timer) {
      this.stop();
      return;
    }
    if (this.at >= this.data.size) this.at = 0;
    this.playButton.textContent = word('pause');
    const step = () => {
      this.go(this.near(1));
      this.timer = this.at < this.data.size ? setTimeout(step, PACE / this.speed) : null;
      if (!this.timer) this.stop();
    };
    this.timer = setTimeout(step, 0);
  }
  /** @this {Shown} */
  stop() {
    clearTimeout(/** @type {number | undefined} */ (this.timer));
    this.timer = null;
    if (this.playButton) this.playButton.textContent = word('play');
  }

  // ------------------------------------------------------------------ branches
  /** @this {Shown} */
  agreed() { return !this.data.consent || window.confirm(word('agree', ...this.data.names)); }

  // For the duel on the table, what happened so far is kept as a branch. A saved duel is not changed: a new one
  // begins.
  /** @this {Shown} */
  async branch() {
    const { app, engine, close } = this.context;
    if (this.sent) {
      if (!(await app.links.playFrom(this.sent, this.at))) return;
    } else if (!this.onTable()) {
      const error = app.restore(this.record.bytes);
      if (error) {
        this.context.notice(wrongRecord(error));
        return;
      }
      if (this.at < this.data.size) engine.branchAt(this.at, true);
    } else {
      if (!this.agreed()) return;
      app.computer.forget();
      if (!engine.branchAt(this.at, true)) return;
    }
    app.changed();
    close();
  }

  /** @this {Shown} */
  ways() {
    const box = make('div');
    if (!this.data.branches.length || !this.onTable()) return box;
    const list = make('ul');
    for (const [i, b] of this.data.branches.entries()) {
      const li = make('li', `${word('way', this.data.moments[Math.min(b.at, this.data.size)][0], b.size)} `);
      const { app, engine } = this.context;
      li.append(press(word('go'), () => {
        if (!this.agreed()) return;
        app.computer.forget();
        engine.branchGo(i, true);
        app.changed();
        this.kept = false;
        this.show(this.root, this.context, this.id);
      }), ' ', press(word('forget'), () => {
        engine.branchForget(i);
        app.changed();
        this.show(this.root, this.context, this.id);
      }));
      list.append(li);
    }
    box.append(make('h3', word('branches')), list);
    return box;
  }

  /** @this {Shown} */
  async compare() {
    const text = this.context.engine.calls.timelineTurn(this.at, this.eyes);
    if (text) this.context.go('compare', await pack(text));
    else this.context.notice(word('noTurn'));
  }
  /** @this {Shown} @param {string} kind */
  export(kind) {
    const text = this.context.engine.timelineExport(kind, this.lang, this.eyes);
    if (!text) {
      this.context.notice(word('noDuel'));
      return;
    }
    downloadFile(`upkeep-${fileName(this.data.names)}.${kind === 'duel' ? 'duel' : 'txt'}`, text, 'text/plain');
  }
}

const timeline = /** @type {Shown} */ (new Timeline());
export default { title: () => word('title'), show: (/** @type {HTMLElement} */ root, /** @type {Context} */ context, /** @type {string | undefined} */ id) => timeline.show(root, context, id), hide: () => timeline.hide() };
