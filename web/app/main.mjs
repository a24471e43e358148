// Sets up the page: the program, the canvas, the plain page, storage, and the computer's worker.
import { Canvas } from './canvas.mjs';
import { Computer } from './computer.mjs';
import { loadEngine } from './engine.mjs';
import { Keeper } from './keeper.mjs';
import { Links } from './links.mjs';
import { toast } from './toast.mjs';
import { Mirror } from './mirror.mjs';
import { workOffline } from './offline.mjs';
import { UserCards } from './user-cards.mjs';
import { Pages } from './pages.mjs';
import { Settings } from './settings.mjs';
import { Sound } from './sound.mjs';
import { Standing } from './standing.mjs';
import { Storage } from './storage.mjs';
import { Trail } from './trail.mjs';
import { language, pickLanguage, setLanguage, word } from './words.mjs';

const SLOW_STORE = 1000;  // milliseconds
const parameters = new URLSearchParams(location.search);

/** @import { Config, Engine } from './engine.mjs' */
/**
 * What run() puts together.
 * @typedef {{
 *   storage: Storage, mirror: Mirror, computer: Computer, canvas: Canvas, engine: Engine, own: UserCards, sound: Sound,
 *   settings: Settings, keeper: Keeper, trail: Trail, standing: Standing, links: Links, pages: Pages,
 * }} Parts
 */
/** @typedef {Page & Parts & { shareLink?: (id?: string) => void }} App */

class Page {
  /** @type {import('../pages/guide.mjs').Guide | undefined} */
  guide;  // of a first duel

  /** @this {App} */
  async run() {
    this.storage = await Storage.open();
    const chosen = await this.storage.setting('language').catch(() => undefined);
    setLanguage(pickLanguage([parameters.get('lang'), chosen, ...navigator.languages].filter(Boolean)));
    /** @type {Mirror} */
    this.mirror = new Mirror({
      act: (index) => this.act(index),
      undo: () => this.does(() => this.engine.undo()),
      redo: () => this.does(() => this.engine.redo()),
      takeBack: () => this.takeBack(),
      card: (card) => this.engine.cardText(card, language()),
      passTurn: () => this.does(() => this.engine.passTurn()),
      lift: () => this.does(() => this.engine.liftCurtain()),
      set: (what, on) => this.does(() => { this.engine.set(what, on); return true; }),
      concede: () => this.does(() => this.engine.concede()),
      leave: () => this.leave(),
      rematch: () => this.rematch(),
      newDuel: () => this.leave(),
      begin: (config) => this.begin(config),
      explain: (ref) => this.engine.explain(ref), why: (serial) => this.engine.why(serial), preview: () => this.engine.preview(),
      resume: () => this.keeper.resume(),
      language: (lang) => this.setLanguage(lang),
    });
    this.computer = new Computer();
    /** @type {Canvas} */
    this.canvas = new Canvas(/** @type {HTMLCanvasElement} */ (document.getElementById('canvas')), {
      changed: () => this.changed(),
      command: (name, argument) => this.command(name, argument),
    });
    /** @type {Engine} */
    this.engine = await loadEngine(this.canvas.moduleOptions(), { lang: language() });
    /** @type {HTMLElement} */ (document.getElementById('loading')).hidden = true;
    // The first call that needs cards reads all of them; the time is recorded for benchmarks.
    const reading = performance.now();
    this.engine.version();
    performance.measure('upkeep-cards', { start: reading });
    this.engine.addFonts();
    /** @type {UserCards} */
    this.own = await UserCards.open(this.engine, this.storage.available);
    this.computer.cards = () => this.own.loaded;
    this.mirror.words(language(), this.engine.decks(language()), this.engine.rules(language()));
    this.engine.setLanguage(language());
    this.seen = this.engine.changes();
    const plain = parameters.get('plain') === '1';
    const drawn = !plain && this.canvas.start(this.engine.module, language());
    document.body.classList.toggle('canvas', drawn);
    if (drawn) {
      this.canvas.takeFocus();
      /** @type {HTMLElement} */ (document.getElementById('start')).addEventListener('focusin', () => this.chosen());
    }
    this.sound = new Sound();
    /** @type {Settings} */
    this.settings = new Settings(this.storage, this);
    await this.settings.load();
    if (!drawn && !plain) this.mirror.notice(word('noWebgl'), { calm: true });
    // Without its WebGL context the canvas shows nothing, so the plain page takes over.
    this.canvas.onlost = () => document.body.classList.remove('canvas');
    this.canvas.onrestored = () => document.body.classList.add('canvas');
    this.keeper = new Keeper(this);
    this.trail = new Trail({
      back: () => (this.canvas.on ? this.canvas.toStart() : this.leave()),
      forward: () => this.keeper.resume().then((there) => there || this.trail.follow(false)),
    });
    this.standing = new Standing(this);
    await this.keeper.resume();
    this.expose();
    this.changed();
    this.links = new Links(this);
    /** @type {Pages} */
    this.pages = new Pages(/** @type {HTMLElement} */ (document.getElementById('page')), { engine: this.engine, storage: this.storage, app: this },
      (on) => {
        this.canvas.cover(on);
        if (!on) this.trail.follow(this.trail.above);
      });
    await this.pages.start();
    this.greet();
    this.offline = workOffline(() => this.keeper.saved);
  }

  /** @this {App} @param {number} milliseconds */
  setPace(milliseconds) {
    this.computer.pace = milliseconds;
    this.engine.set('pace', milliseconds);
  }

  // ------------------------------------------------------------------ changing the game
  /** @this {App} @template T @param {() => T} something */
  does(something) {
    const done = something();
    this.changed();
    return done;
  }
  /** @this {App} @param {number} index */
  act(index) {
    this.mirror.clearCalm();
    return this.does(() => this.engine.act(index));
  }

  // A first visitor is asked one thing; a guided duel that a reload has cut short goes on.
  /** @this {App} */
  async greet() {
    try {
      if (localStorage.getItem('upkeep-guide')) await this.guided(true);
      else if (!localStorage.getItem('upkeep-met') && window.parent === window && !this.engine.state().running && !this.keeper.kept && !location.hash)
        this.greeted = (await import('./welcome.mjs')).welcome(this);
    } catch { /* without storage nobody knows who has been here */ }
  }
  // Who has found the way to a duel need not be asked, and what is asked would lie over its buttons.
  endGreeting() {
    this.greeted?.();
    this.greeted = null;
  }
  // A first duel with a sentence for each thing that can be done for the first time; `again`: it goes on.
  /** @this {App} */
  async guided(again = false) {
    const [{ Guide }] = await Promise.all([import('../pages/guide.mjs'), this.engine.whole()]);
    this.guide ??= new Guide(this);
    if (!again) this.guide.begin();
    else if (this.engine.state().running) this.guide.resume();
  }

  /** @this {App} @param {Config} config */
  begin(config) {
    const seed = config.seed ?? crypto.getRandomValues(new BigUint64Array(1))[0] >> 12n;
    this.computer.forget();
    return this.does(() => this.engine.start({ ...config, seed, lang: language() }));
  }
  // Copies what was chosen on the canvas into the form that Tab leads to.
  /** @this {App} */
  async chosen() {
    const now = this.canvas.chosenSetup();
    if (now === this.chose) return;
    /** @type {string} */
    this.chose = now;
    (await import('../pages/chosen.mjs')).choose(this.mirror, now);
  }
  /** @this {App} */
  rematch() {
    this.computer.forget();
    this.does(() => this.engine.rematch(crypto.getRandomValues(new Uint32Array(1))[0]));
  }
  // Between two people a decision can be taken back even after hidden cards were seen, if the other player agrees.
  /** @this {App} */
  takeBack() {
    const { take_back: seat, names } = /** @type {RunningState} */ (this.engine.state());
    if (seat === null || !window.confirm(word('agreeTakeBack', names[1 - seat], names[seat]))) return;
    this.does(() => this.engine.takeBack());
  }
  /** @this {App} */
  leave() {
    this.computer.forget();
    this.does(() => { this.engine.stop(); return true; });
    if (/** @type {HTMLElement} */ (document.getElementById('plain')).contains(document.activeElement) || !this.canvas.on)
      /** @type {HTMLElement} */ (document.getElementById('setup-begin')).focus();
  }
  // Called when the player's decks have changed.
  /** @this {App} */
  decksChanged() { this.mirror.words(language(), this.engine.decks(language()), this.engine.rules(language())); }
  /** @this {App} @param {string} lang */
  setLanguage(lang) {
    setLanguage(pickLanguage([lang]));
    this.storage.setSetting('language', language()).catch(() => {});
    if (!this.engine) return;  // what is still on its way comes in the language chosen
    const wanted = language();
    if (this.engine.hasWords(wanted)) this.speak();
    else this.engine.words(wanted).then(() => wanted === language() && this.speak());
  }
  /** @this {App} */
  speak() {
    this.mirror.words(language(), this.engine.decks(language()), this.engine.rules(language()));
    this.canvas.setLanguage(language());
    this.does(() => { this.engine.setLanguage(language()); return true; });
    this.pages?.render();
  }

  // Puts a saved game, or a part of one, on the table as a new game. Returns '' on success, otherwise the error.
  /** @this {App} @param {Uint8Array} bytes */
  restore(bytes) {
    const error = this.engine.restore(bytes);
    if (!error && this.engine.state().lang !== language()) this.engine.setLanguage(language());
    this.changed();
    return error;
  }

  // Commands that the canvas gives to the page.
  /** @this {App} @param {string} name @param {string} argument */
  command(name, argument) {
    if (name === 'language') this.setLanguage(argument);
    else if (name === 'page') this.pages?.go(argument);
    else if (name === 'screen') {
      this.trail?.follow(argument !== 'title');
      if (argument !== 'title') this.endGreeting();
    }
    else if (name === 'resume') this.keeper.resume();
    else if (name === 'take_back') this.takeBack();
    else if (name === 'hint') this.hint();
    else if (name === 'level') this.settings.set('level', Number(argument));
    else if (name === 'rule') this.pages?.go('rule', argument);
  }

  // What the computer would do in the player's place.
  /** @this {App} */
  async hint() {
    const asked = this.engine.hash();
    const [{ hintText, hintNotNow }] = await Promise.all([import('./hint.mjs'), this.engine.whole()]);
    if (!this.engine.hintTask()) return toast(hintNotNow(), [], { key: 'hint', seconds: 6 });
    const expected = await this.computer.hint(this.engine);
    if (!expected?.best || this.engine.hash() !== asked) return;
    toast(hintText(expected, this.engine.hintWords(expected.best.path)), [], { key: 'hint', seconds: 20 });
  }

  // The computer decides only once its last decision has been saved, so that at most one can be lost. Storage that
  // never answers delays it only briefly.
  /** @this {App} */
  async think() {
    await Promise.race([this.keeper?.saved, new Promise((done) => { setTimeout(done, SLOW_STORE); })]);
    if (this.engine.state().computer) this.computer.ask(this.engine, () => this.changed());
  }

  // Called after everything that may have changed the game, by whatever way.
  /** @this {App} */
  changed() {
    if (!this.engine) return;
    const state = this.engine.state();
    const running = state.running;
    this.keeper?.follow(state);
    this.sound?.follow(this.engine);
    if (running && state.coming) this.links?.recap();
    const thinks = running && state.computer;
    if (thinks) this.think();
    this.mirror.render(state, (since) => this.engine.log(since), thinks || this.computer.thinking);
    this.pages?.changed(running);
    if (this.trail && running !== this.ran) {
      /** @type {boolean} */
      this.ran = running;
      this.trail.follow(running);
    }
    this.guide?.follow(state);
    if (running) this.endGreeting();
    this.standing?.tell(running);
    this.links?.follow();
  }

  // ------------------------------------------------------------------ for scripts and tests
  /** @this {App} */
  expose() {
    /** @template T @param {T} value */
    const settled = async (value) => {
      await this.keeper.saved;
      return value;
    };
    window.upkeep = {
      getState: async () => /** @type {Required<import('../bridge/view.js').State>} */ (this.engine.state()),
      getLegalActions: async () => this.engine.state().view?.options ?? [],
      act: async (/** @type {number} */ index) => settled(this.act(index)),
      hash: async () => this.engine.hash(),
      log: async (since = 0) => this.engine.log(since),
      explain: async (/** @type {string} */ ref) => this.engine.explain(ref),
      why: async (/** @type {number} */ serial) => this.engine.why(serial),
      preview: async () => this.engine.preview(),
      hint: async () => this.hint(),
      rules: async () => this.engine.rules(language()),
      decks: async () => this.engine.decks(language()),
      newGame: async (/** @type {Config} */ config) => settled(this.begin(config)),
      undo: async () => settled(this.does(() => this.engine.undo())),
      redo: async () => settled(this.does(() => this.engine.redo())),
      takeBack: async () => settled(this.does(() => this.engine.takeBack())),
      // Seconds in which the second half of a double click is ignored. With 0 nothing waits for readers either.
      patience: (/** @type {number} */ seconds) => {
        if (this.canvas.on) /** @type {import('./canvas.mjs').Shell} */ (this.canvas.shell).setPatience(seconds);
        if (!(seconds > 0)) this.setPace(0);
      },
      passTurn: async () => settled(this.does(() => this.engine.passTurn())),
      liftCurtain: async () => settled(this.does(() => this.engine.liftCurtain())),
      concede: async () => settled(this.does(() => this.engine.concede())),
      set: async (/** @type {string} */ what, /** @type {number | boolean} */ on) => settled(this.does(() => { this.engine.set(what, on); return true; })),
      leave: async () => this.leave(),
      save: async () => this.engine.save(),
      restore: async (/** @type {Uint8Array} */ bytes) => this.restore(bytes),
      regions: async () => this.canvas.regions(),
      frames: async () => this.canvas.frames,
      redraw: () => /** @type {import('./canvas.mjs').Shell} */ (this.canvas.shell).redraw(),
      moving: async () => this.canvas.moving,
      resting: async () => this.canvas.resting,
      saved: async () => settled(true),
    };
  }
}

/** @type {App} */ (new Page()).run().catch((error) => {
  /** @type {HTMLElement} */ (document.getElementById('loading')).textContent = word('noStart', String(error?.message ?? error));
  throw error;
});
