// The guide of a first duel: whatever can be done for the first time gets one sentence, beside what it is about. It says
// each sentence once, covers nothing that can be pressed, and can be turned off.
import { make, press } from '../app/dom.mjs';
import { words } from '../app/words.mjs';

/** @import { App, Running } from '../page-types.js' */
/** @import { Choice, Region, State, Thing, View } from '../bridge/view.js' */
// A region of the table: one that gives this option, or does this.
/** @typedef {{ option?: number, does?: string, arg?: number, last?: boolean }} About */

const word = words(strings('page.guide'));
const KEY = 'upkeep-guide';  // while a guided duel goes on: the sentences that have been said
const LOOK = 250;  // milliseconds: things move on the canvas without anybody being told
const GAP = 14;  // between the slip and what it is about
// A deck of creatures against one of goblins; the opening hand of this seed has three lands and what they can cast.
const DUEL = { era: 'foundations', seed: 14, first: 0, decks: ['grove', 'ember'] };
const GRAVEYARD = 4;  // its number among the zones, as the canvas counts them
const LEVEL = 1;  // of the computer player

// The options of a kind, and whether one of them is for a card that fits.
/** @param {View} view @param {string} kind @param {(card: Thing | undefined) => boolean | undefined} fits */
const option = (view, kind, fits = () => true) => view.options.find((o) => o.kind === kind && fits(view.objects.find((c) => c.ref === o.object)));
const open = (/** @type {View} */ view) => view.ask === 'act' && view.why === 'priority';
const own = (/** @type {View} */ view) => open(view) && view.active === view.seat && view.step.startsWith('main') && !view.stack.length;
const of = (/** @type {Choice | undefined} */ o) => o && { option: o.index };

// What can be said, the more pressing first: a name, and what of the table it is about, if the moment is one for it.
/** @type {[string, (view: View, regions: Region[]) => About | false | undefined | null][]} */
const MOMENTS = [
  ['keep', (v) => v.why === 'mulligan' && of(option(v, 'yes'))],
  ['block', (v) => v.ask === 'blockers' && option(v, 'block') && { does: 'option', last: true }],
  ['attackers', (v) => v.ask === 'attackers' && of(option(v, 'attack'))],
  ['target', (v) => v.why === 'target' && of(option(v, 'object') ?? option(v, 'player'))],
  ['damage', (v) => v.why === 'damage_division' && { does: 'take_number' }],
  ['answer', (v) => open(v) && v.stack[0] && v.stack[0].controller !== v.seat && of(option(v, 'cast'))],
  ['respond', (v) => open(v) && !own(v) && option(v, 'cast') && of(option(v, 'pass'))],
  ['lost_creature', (v) => own(v) && v.objects.some((o) => o.zone === 'graveyard' && o.owner === v.seat && o.creature) && { does: 'zone', arg: /** @type {number} */ (v.seat) * 16 + GRAVEYARD }],
  ['land', (v) => own(v) && of(option(v, 'play_land'))],
  ['attack', (v, regions) => own(v) && regions.some((r) => r.does === 'attack') && { does: 'attack' }],
  ['creature', (v) => own(v) && of(option(v, 'cast', (card) => card?.creature))],
  ['spell', (v) => own(v) && of(option(v, 'cast', (card) => card && !card.creature))],
  ['sick', (v) => own(v) && v.objects.some((o) => o.zone === 'battlefield' && o.controller === v.seat && o.flags.includes('sick')) && of(option(v, 'pass'))],
  ['pass', (v) => own(v) && of(option(v, 'pass'))],
];

export class Guide {
  // app: { engine, canvas, computer, settings, mirror, pages, begin(config), leave() } of main.mjs
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Set<string>} */
    this.said = new Set();
    this.words = make('p');
    this.buttons = make('div');
    this.slip = make('aside', { id: 'guide', hidden: true });
    this.slip.setAttribute('role', 'status');
    this.slip.append(this.words, this.buttons);
    document.head.append(make('link', { rel: 'stylesheet', href: 'pages/guide.css' }));
    // What a sentence is about has a ring around it, wherever the slip finds room.
    this.ring = make('div', { id: 'guide-ring', hidden: true });
    // Not inside <body>, whose children side pages make inert.
    document.documentElement.append(this.ring, this.slip);
  }

  begin() {
    const { app } = this;
    const [you, computer] = app.mirror.defaultNames(false);
    const { decks, ...rest } = DUEL;
    app.begin({ ...rest, seats: [{ computer: false, name: you, deck: decks[0] }, { computer: true, name: computer, deck: decks[1] }] });
    this.said.clear();
    this.goOn();
  }
  // After a reload; false if no guided duel was going on.
  resume() {
    const said = Guide.kept();
    if (!said) return false;
    this.said = new Set(said);
    this.goOn();
    return true;
  }
  goOn() {
    this.duel = this.app.engine.state().duel;
    this.app.computer.level = LEVEL;
    this.timer ??= setInterval(() => this.look(), LOOK);
    this.keep();
    this.follow(this.app.engine.state());
  }
  /** @returns {string[] | null} */
  static kept() {
    try {
      return JSON.parse(/** @type {string} */ (localStorage.getItem(KEY)));
    } catch {
      return null;
    }
  }
  keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.said]));
    } catch { /* without storage it begins anew after a reload */ }
  }
  end() {
    clearInterval(this.timer ?? undefined);
    /** @type {ReturnType<typeof setInterval> | null | undefined} */
    this.timer = null;
    this.duel = this.now = null;
    this.over = false;
    this.slip.hidden = this.ring.hidden = true;
    this.app.computer.level = this.app.settings.values.level;
    try {
      localStorage.removeItem(KEY);
    } catch { /* nothing is kept */ }
  }

  // Called after everything that may have changed the game.
  /** @param {State} state */
  follow(state) {
    if (!this.duel) return;
    if (!state.running || state.duel !== this.duel) return this.end();
    if (/** @type {View} */ (state.view).over) return this.close(/** @type {View} */ (state.view));
    if (this.now && this.at !== state.changes) {
      this.said.add(this.now.name);
      this.keep();
      this.now = null;
    }
    /** @type {number | undefined} */
    this.at = state.changes;
    this.state = state;
    this.look();
  }

  look() {
    if (!this.duel || this.over || !this.state) return;
    const { canvas } = this.app;
    const regions = document.body.classList.contains('canvas') ? canvas.regions() : [];
    const { view } = /** @type {Running} */ (this.state);
    const mine = !this.state.computer && view.to_act === view.seat && !document.body.classList.contains('paged');
    if (mine && !this.now) {
      for (const [name, moment] of MOMENTS) {
        const about = !this.said.has(name) && moment(view, regions);
        if (!about) continue;
        this.now = { name, about };
        break;
      }
    }
    if (!mine || !this.now) {
      this.slip.hidden = this.ring.hidden = true;
      return;
    }
    this.show(word(this.now.name), [press(word('off'), () => this.end())]);
    this.place(find(regions, this.now.about), regions);
  }

  /** @param {string} text @param {HTMLElement[]} buttons */
  show(text, buttons) {
    if (this.slip.hidden || this.words.textContent !== text) {
      this.words.textContent = text;
      this.buttons.replaceChildren(...buttons);
      this.slip.hidden = false;
    }
  }

  // Above or below what it is about, or else where it covers the least of what can be pressed.
  /** @param {Region | undefined} r @param {Region[]} regions */
  place(r, regions) {
    const { style } = this.slip;
    const { offsetWidth: w, offsetHeight: h } = this.slip;
    const box = this.app.canvas.element.getBoundingClientRect();
    this.ring.hidden = !r;
    if (r) Object.assign(this.ring.style, { left: `${box.left + r.x}px`, top: `${box.top + r.y}px`, width: `${r.w}px`, height: `${Math.min(r.h, box.height - r.y)}px` });
    const at = r ? { x: box.left + r.x + r.w / 2, top: box.top + r.y, bottom: box.top + r.y + r.h } : { x: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2 };
    const left = Math.min(Math.max(8, at.x - w / 2), innerWidth - w - 8);
    const above = at.top - h - GAP, below = at.bottom + GAP;
    const tops = [above, below];
    for (let top = Math.floor(above); top > 0; top -= 16) tops.push(top);
    const covered = (/** @type {number} */ top) => regions.filter((o) => o.free).reduce((sum, o) => sum +
      Math.max(0, Math.min(left + w, box.left + o.x + o.w) - Math.max(left, box.left + o.x)) *
      Math.max(0, Math.min(top + h, box.top + o.y + o.h) - Math.max(top, box.top + o.y)), 0);
    let top = Math.max(4, Math.min(above, innerHeight - h - 4)), least = Infinity;
    for (const t of tops) {
      if (t < 4 || t + h > innerHeight - 4) continue;
      const c = covered(t);
      if (c < least) [top, least] = [t, c];
    }
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.setProperty('--tip', `${Math.min(Math.max(18, at.x - left), w - 18)}px`);
    this.slip.className = !r ? '' : top === above ? 'above' : top === below ? 'below' : '';
  }

  // The duel is over.
  /** @param {View} view */
  close(view) {
    if (this.over) return;
    this.over = true;
    this.ring.hidden = true;
    const { app } = this;
    const done = (/** @type {() => void} */ act) => () => {
      this.end();
      act();
    };
    this.show(word(view.winner === view.seat ? 'won' : 'lost'), [
      press(word('lessons'), done(() => app.pages.go('lessons'))),
      view.winner === view.seat ? press(word('next'), done(() => app.leave())) : press(word('again'), done(() => app.guided())),
    ]);
    this.slip.className = 'over';
    this.slip.removeAttribute('style');
  }
}

// The region of the canvas that something is about.
/** @param {Region[]} regions @param {About} about @returns {Region | undefined} */
function find(regions, { option: index, does, arg, last }) {
  const fits = (/** @type {Region} */ r) => r.free && (does ? r.does === does && (arg === undefined || r.arg === arg) : r.options.includes(/** @type {number} */ (index)) || (r.does === 'option' && r.arg === index));
  return last ? regions.findLast(fits) : regions.find(fits);
}
