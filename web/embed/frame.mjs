// A board in the frame of another page. That page hands over a MessageChannel with its first message. Every message
// is checked before anything is done with it; a wrong one is only answered with an error. Without such a page (a
// plain iframe) the address says what to show: embed.html?mode=…&lang=…&era=…#p=TEXT, the text percent-encoded as
// UTF-8, or #g…, a link to a position.
import { Canvas } from '../app/canvas.mjs';
import { showText, wrong } from './words.mjs';
import { loadEngine } from '../app/engine.mjs';
import { Mirror } from '../app/mirror.mjs';
import { pack, unpack } from '../app/pack.mjs';
import { language, pickLanguage, setLanguage, words } from '../app/words.mjs';

/** @import { Engine } from '../app/engine.mjs' */
/** @import { Panel } from './casting.mjs' */
/** @import { CompareFrame } from './compare.mjs' */
/** @import { Running } from '../page-types.js' */
/** @import { Answer, BoardGoal, BoardState, DuelLink, Issue, Laid } from '../bridge/view.js' */

const VERSION = 1;
const MAX_TEXT = 65536;
const MAX_PER_SECOND = 100;

const word = words(strings('embed.frame'));

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
// A test of a value; `is` says in code what it accepts, as the declarations for authors do (embed.d.ts).
/** @typedef {((value: unknown) => boolean) & { is?: string, takes?: string, fields?: Record<string, Test> }} Test */
/** @param {string} is @param {(value: unknown) => boolean} test @returns {Test & { is: string }} */
const typed = (is, test) => Object.assign(test, { is });
const text = (max = MAX_TEXT) => typed('string', (v) => typeof v === 'string' && v.length <= max);
/** @param {Test} test @returns {Test} */
const maybe = (test) => Object.assign((/** @type {unknown} */ v) => v === undefined || v === null || test(v), test);
const integer = typed('integer', (v) => Number.isSafeInteger(v));
// `takes` says what is accepted, for authors who mistyped a value.
/** @param {string[]} values @returns {Test} */
const one = (...values) => Object.assign((/** @type {unknown} */ v) => values.includes(/** @type {string} */ (v)), { takes: values.join(', ') });
/** @param {string[]} values @returns {Test} */
const some = (...values) => Object.assign((/** @type {unknown} */ v) => typeof v === 'string' && v.length <= 200 && v.split(/[\s,]+/).every((w) => !w || values.includes(w.replace(/^\+/, ''))), { takes: values.join(', ') });
const list = (/** @type {Test} */ test, max = 100) => typed(`${test.is}[]`, (v) => Array.isArray(v) && v.length <= max && v.every(test));
const bytes = typed('Uint8Array', (v) => v instanceof Uint8Array && v.length <= 1 << 20);
/** @param {Record<string, Test>} fields @returns {Test} */
const record = (fields) => Object.assign((/** @type {any} */ v) => typeof v === 'object' && v !== null && !Array.isArray(v) &&
  Object.keys(v).every((k) => Object.hasOwn(fields, k)) && Object.entries(fields).every(([k, test]) => test(v[k])), { fields, is: `{ ${Object.keys(fields).join(', ')} }` });

const ERA = one('fifth', 'sixth', 'm10', 'foundations');
const SETUP = record({
  text: maybe(text()), link: maybe(text()), saved: maybe(bytes), era: maybe(ERA), lang: maybe(text(35)),
  mode: maybe(one('play', 'read', 'puzzle', 'compare')), seat: maybe(Object.assign(one('A', 'B', 'a', 'b'), { takes: 'A, B' })), allow: maybe(text(2000)), goal: maybe(text(200)),
  controls: maybe(some('none', 'hint', 'reset', 'undo', 'explain', 'back', 'play', 'steps', 'forward', 'compare', 'link', 'casting', 'board')),
  theme: maybe(one('dark', 'light')), names: maybe(list(text(40), 2)),
});
// The arguments of each method, as a test for each.
/** @type {Record<string, Test[]>} */
const METHODS = {
  load: [SETUP],
  getState: [],
  setState: [Object.assign((/** @type {unknown} */ v) => SETUP(v) || bytes(v), SETUP, { is: `${SETUP.is} | ${bytes.is}` })],
  getLegalActions: [],
  act: [typed('integer | string', (v) => integer(v) || text(2000)(v))],
  explain: [maybe(text(2000))],
  preview: [],
  why: [integer],
  undo: [],
  goTo: [integer],
  play: [maybe(typed('100–10000', (v) => typeof v === 'number' && v >= 100 && v <= 10000))],
  pause: [],
  highlight: [maybe(list(text(200)))],
  setLocale: [text(35)],
  setEra: [ERA],
  toLink: [],
  hint: [],
  reset: [],
  getSaved: [],
};

// Without access to storage, as in a sandbox, nothing outlives the page.
const shutOff = (() => {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
})();
// A goal of the format, not a sentence of the author's.
const GOAL = /^([AB] (wins|survives)\b|[AB]\.(life|hand)\s)/;
// The fields of a setup that the address of a board can hold.
const IN_ADDRESS = ['era', 'mode', 'seat', 'allow', 'goal', 'controls', 'theme'];

const toAddress = (/** @type {Uint8Array} */ data) => btoa(String.fromCharCode(...data)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
/** @param {string} letters */
function fromAddress(letters) {
  try {
    return Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
  } catch {
    return null;
  }
}

// Errors of links and saved duels; loaded when needed.
const inWords = async (/** @type {string} */ message) => (await import('../pages/record-file.mjs')).wrongRecord(message);

// Which field of a setup is wrong, and what it accepts.
/** @param {number} number @param {string} method @param {Test} test @param {any} given */
function wrongArgument(number, method, test, given) {
  const fields = (typeof given === 'object' && given && !ArrayBuffer.isView(given) && test.fields) || null;
  const name = fields && Object.keys({ ...fields, ...given }).find((k) => (!Object.hasOwn(fields, k) || !fields[k](given[k])));
  const taken = name ? /** @type {Record<string, Test>} */ (fields)[name] : test;
  if (name && taken?.takes) return wrong('field', name, taken.takes);
  return taken ? wrong('argument', name ?? number, method, taken.takes ?? taken.is) : wrong('noField', name, method, test.is);
}

// For a page null is the same as not given.
/** @param {unknown} given @returns {unknown} */
const withoutNulls = (given) => given === null ? undefined
  : given && Object.getPrototypeOf(given) === Object.prototype ? Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  : given;

class Failure extends Error {
  /** @param {string} code @param {string | undefined} message @param {object} detail */
  constructor(code, message, detail = {}) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}

/**
 * What a board is to show, once it has been checked.
 * @typedef {{
 *   text?: string | null, link?: string | null, saved?: Uint8Array | null, era?: string | null, lang?: string | null, mode?: string | null, seat?: string | null,
 *   allow?: string | null, goal?: string | null, controls?: string | null, theme?: string | null, names?: string[] | null,
 * }} Setup
 */
/** @typedef {Setup & { text: string }} Placed */
/** @typedef {Engine['calls']} Calls */
// What run() and do_load() make comes first.
/**
 * @typedef {{
 *   host: string | null, canvas: Canvas, engine: Engine, mirror: Mirror, port: MessagePort | undefined, times: number[] | undefined,
 *   board: {
 *     load: Calls['boardLoad'], state: Calls['boardState'], go: Calls['boardGo'], allow: Calls['boardAllow'], reply: Calls['boardReply'],
 *     seat: Calls['boardSeat'], hint: Calls['boardHint'], act: Calls['boardAct'], try: Calls['boardTry'],
 *   },
 *   coming: Promise<void> | null | undefined, loaded: boolean | undefined, lacking: boolean | undefined, casting: Panel | undefined,
 *   compare: CompareFrame | null | undefined, forEvery: (text: string) => string, setup: Placed, logAt: number, decision: string | null,
 *   timer: ReturnType<typeof setInterval> | 0 | undefined, replying: ReturnType<typeof setTimeout> | 0 | undefined, pointed: boolean | undefined,
 *   passing: boolean | undefined, said: string | undefined, goal: string | undefined, height: number | undefined,
 * }} Made
 */
/** @typedef {Omit<Frame, keyof Made> & Made} Live */

class Frame {
  /** @type {import('../app/packs.mjs').Packs | undefined} */
  packs;  // once the position named a card that the program lacks

  /** @this {Live} */
  async run() {
    const query = new URLSearchParams(location.search);
    this.host = query.get('host');
    setLanguage(pickLanguage([query.get('lang'), ...navigator.languages].filter(Boolean)));
    // The table of the plain page is taken from the game's own page.
    const page = new DOMParser().parseFromString(await (await fetch('index.html')).text(), 'text/html');
    $('embed-board').append(document.adoptNode(/** @type {HTMLElement} */ (page.getElementById('plain'))));
    document.querySelector('#plain #loading')?.remove();
    this.canvas = new Canvas(/** @type {HTMLCanvasElement} */ ($('canvas')), {
      changed: () => this.changed(),
      command: (name, argument) => this.command(name, argument),
    });
    this.engine = await loadEngine(this.canvas.moduleOptions(), { whole: true, lang: language() });
    const { calls, module } = this.engine;
    this.board = {
      load: calls.boardLoad, state: calls.boardState, go: calls.boardGo, allow: calls.boardAllow, reply: calls.boardReply, seat: calls.boardSeat,
      hint: calls.boardHint, act: calls.boardAct, try: calls.boardTry,
    };
    const nothing = () => {};
    this.mirror = new Mirror({
      act: (index) => this.byHand(index),
      undo: () => this.do('undo'),
      redo: () => { this.engine.redo(); this.changed(); },
      takeBack: () => { this.engine.takeBack(); this.changed(); },
      passTurn: () => { this.engine.passTurn(); this.changed(); },
      lift: nothing, set: (what, on) => this.engine.set(what, on), concede: nothing, leave: nothing, rematch: nothing, newDuel: nothing, begin: nothing,
      explain: (ref) => this.engine.explain(ref), why: (serial) => this.engine.why(serial), preview: () => this.engine.preview(), card: (card) => this.engine.cardText(card, language()), resume: nothing, language: (lang) => this.setLocale(lang),
    });
    $('loading').hidden = true;
    this.engine.addFonts();
    const drawn = query.get('plain') !== '1' && this.canvas.start(module, language());
    if (drawn) /** @type {NonNullable<Canvas['shell']>} */ (this.canvas.shell).setBoard(1);
    document.body.classList.toggle('canvas', drawn);
    this.canvas.onlost = () => document.body.classList.remove('canvas');
    this.canvas.onrestored = () => document.body.classList.add('canvas');
    this.setLocale(language());
    $('slip-close').onclick = () => { $('slip').hidden = true; };
    this.listen();
    if (window.parent !== window) window.parent.postMessage({ upkeep: VERSION, type: 'board' }, '*');
    if (location.hash.length > 1) {
      /** @type {Record<string, string | null>} */
      const setup = { link: location.hash };
      for (const name of IN_ADDRESS) if (query.get(name)) setup[name] = query.get(name);
      await this.answer('load', [setup]).catch((/** @type {Failure} */ error) => this.slip(word('explain'), error.message));
    }
    window.upkeepBoard = /** @type {Window['upkeepBoard']} */ (/** @type {unknown} */ (Object.fromEntries(Object.keys(METHODS).map((m) => [m, (/** @type {unknown[]} */ ...args) => this.answer(m, args)]))));
    window.upkeepBoard.regions = () => this.canvas.regions();
    window.upkeepBoard.resting = () => this.canvas.resting;
  }

  // ------------------------------------------------------------------ the page around
  /** @this {Live} */
  listen() {
    window.addEventListener('message', (e) => {
      if (e.source !== window.parent || window.parent === window || this.port) return;
      if (this.host && e.origin !== this.host) return;
      if (e.data?.upkeep !== VERSION || e.data.type !== 'hello' || !(e.ports[0] instanceof MessagePort)) return;
      this.port = e.ports[0];
      this.port.onmessage = (m) => this.hear(m.data);
    });
  }
  /** @this {Live} @param {any} m */
  async hear(m) {
    const id = Number.isSafeInteger(m?.id) ? m.id : 0;
    try {
      const now = performance.now();
      this.times = (this.times ?? []).filter((t) => now - t < 1000);
      this.times.push(now);
      if (this.times.length > MAX_PER_SECOND) throw new Failure('too-many', wrong('tooMany'));
      if (!m || m.upkeep !== VERSION) throw new Failure('version', wrong('version', VERSION));
      if (!id) throw new Failure('bad-message', wrong('noId'));
      const result = await this.answer(m.method, m.args);
      /** @type {MessagePort} */ (this.port).postMessage({ upkeep: VERSION, id, result });
    } catch (/** @type {any} */ error) {
      /** @type {MessagePort} */ (this.port).postMessage({ upkeep: VERSION, id, error: { code: error.code ?? 'failed', message: String(error.message ?? error), ...error.detail } });
    }
  }
  /** @this {Live} @param {string} event @param {unknown} detail */
  tell(event, detail) {
    this.port?.postMessage({ upkeep: VERSION, event, detail });
    document.dispatchEvent(new CustomEvent(event, { detail }));
  }

  // Checks the arguments of a method and calls it.
  /** @this {Live} @param {string} method @param {unknown[]} args @returns {Promise<unknown>} */
  async answer(method, args = []) {
    const tests = Object.hasOwn(METHODS, String(method)) ? METHODS[method] : null;
    if (!tests) throw new Failure('no-method', wrong('noMethod', String(method).slice(0, 40)));
    if (!Array.isArray(args) || args.length > tests.length) throw new Failure('bad-arguments', wrong('arguments', method, tests.length));
    tests.forEach((test, i) => {
      if (!test(args[i])) throw new Failure('bad-arguments', wrongArgument(i + 1, method, test, args[i]));
    });
    // Saved bytes can only be loaded into a board that has a position.
    const begins = method === 'load' || method === 'setLocale' || (method === 'setState' && !bytes(args[0]));
    // What is asked while cards are fetched for a position is asked of that position.
    while (this.coming) await this.coming;
    if (!this.loaded && !begins) throw new Failure('not-loaded', word('nothing'));
    const answer = this.do(method, ...args.map(withoutNulls));
    if (method === 'load' || method === 'setState' || method === 'setEra') {
      const over = () => { this.coming = null; };
      this.coming = answer.then(over, over);
    }
    return answer;
  }
  // Does something, and again with the cards of sets that it looked for in vain. What fetches them comes only with the
  // first such card. A board has no cards that the player has brought: it is to be the same for everybody.
  /**
   * @template T
   * @this {Live}
   * @param {() => T | Promise<T>} something
   * @returns {Promise<T>}
   */
  async withCards(something) {
    this.engine.sought();
    this.lacking = false;
    let done = await something();
    const wanted = this.engine.sought();
    if (!wanted.length) return done;
    try {
      const { Packs } = await import('../app/packs.mjs');
      this.packs ??= new Packs(this.engine, (/** @type {string} */ path, /** @type {string} */ text) => this.engine.ownCards(path, text, true), { cards: async () => new Map() });
      if (await this.packs.bring(wanted)) {
        done = await this.packs.with(something);
        this.lacking = this.packs.lacking;
      }
    } catch {
      this.lacking = true;
    }
    return done;
  }
  /** @this {Live} @param {string} method @param {unknown[]} args @returns {any} */
  do(method, ...args) { return /** @type {Record<string, (...given: unknown[]) => any>} */ (/** @type {unknown} */ (this))[`do_${method}`](...args); }

  /** @this {Live} @param {Setup} setup */
  async do_load(setup) {
    if (setup.lang) this.setLocale(pickLanguage([setup.lang]));
    const { link } = setup;
    if (link) setup = await this.fromLink(setup);
    await this.parts(setup);
    if (setup.text === undefined) throw new Failure('bad-arguments', wrong('noText'));
    const { ok, issues } = await this.withCards(() => this.place(/** @type {Placed} */ (setup)));
    if (!ok) {
      throw await this.badText(issues);
    }
    const unread = setup.saved ? await this.withCards(() => this.engine.restore(/** @type {Uint8Array} */ (setup.saved))) : '';
    this.casting?.begin();
    this.compare?.show(true);
    this.dress();
    this.changed();
    this.tell('ready', { era: this.engine.state().era, issues });
    if (unread) throw new Failure(link ? 'bad-link' : 'bad-state', await inWords(unread));
    return { era: this.engine.state().era, issues };
  }
  // Parts that most boards do not have are loaded when needed.
  /** @this {Live} @param {Setup} setup */
  async parts(setup) {
    const guided = /(^|[\s,+])casting\b/.test(setup.controls ?? '');
    if (guided && !this.casting) {
      const { CastingPanel } = await import('./casting.mjs');
      const place = document.createElement('section');
      $('embed-board').before(place);
      this.casting = /** @type {Panel} */ (new CastingPanel(this.engine, place));
      this.casting.words();
    }
    if (this.casting) this.casting.place.hidden = !guided;
    if (setup.mode === 'compare') {
      const { CompareFrame, forEvery } = await import('./compare.mjs');
      this.compare ??= new CompareFrame(this.engine, $('embed-board'), (era) => this.do_setEra(era));
      this.compare.onshow = (on) => {
        for (const e of /** @type {Iterable<HTMLElement>} */ ($('embed-bar').children)) e.hidden = on && e.id !== 'bar-board';
        this.tellSize();
      };
      this.forEvery = forEvery;
    } else if (this.compare) {
      this.compare.remove();
      this.compare = null;
    }
  }
  // The setup of a link to a position: `#p=…` and `#/compare/z…` hold the text; a `#g…` also says its era.
  /** @this {Live} @param {Setup} setup @returns {Promise<Setup>} */
  async fromLink(setup) {
    const held = /^#p=(.*?)(?:&at=([\w-]+))?$/s.exec(/** @type {string} */ (setup.link));
    const packed = /^#\/compare\/(z[\w-]+)/.exec(/** @type {string} */ (setup.link));
    if (held || packed) {
      let plain = null;
      try {
        plain = held ? decodeURIComponent(held[1]) : await unpack(/** @type {RegExpExecArray} */ (packed)[1]);
      } catch { /* reported below */ }
      const saved = held?.[2] ? fromAddress(held[2]) : setup.saved;
      if (plain === null || saved === null) throw new Failure('bad-link', wrong('badLink'));
      return { ...setup, saved, link: undefined, text: plain, mode: setup.mode ?? (packed ? 'compare' : undefined) };
    }
    const link = await this.withCards(() => this.engine.calls.linkRead(/** @type {string} */ (setup.link).replace(/^#(\/link\/)?/, '')));
    if (link.error) throw new Failure('bad-link', await inWords(link.error));
    const position = await this.withCards(() => this.engine.calls.linkPosition());
    if (!position) throw new Failure('no-link', wrong('noPosition'));
    return { ...setup, link: undefined, text: position, era: setup.era ?? /** @type {DuelLink} */ (link).era };
  }
  // Puts the position of a setup on the table.
  /** @this {Live} @param {Placed} setup @returns {Laid} */
  place(setup) {
    if (setup.mode === 'compare') setup = { ...setup, text: this.forEvery(setup.text) };
    const goal = setup.goal && !/^\s*goal\s/m.test(setup.text) && GOAL.test(setup.goal) ? `goal ${setup.goal}\n` : '';
    const withGoal = goal ? setup.text.replace(/^(\s*rules[^\n]*\n)/m, `$1${goal}`) : setup.text;
    const answer = this.board.load(withGoal, setup.era ?? '', setup.mode === 'compare' ? 'play' : setup.mode ?? 'play', (setup.names ?? []).join('\n'));
    if (!answer.ok) return answer;
    this.setup = setup;
    this.loaded = true;
    this.pause();
    this.logAt = 0;
    this.decision = null;
    if (!this.board.allow(setup.allow || 'all')) throw new Failure('bad-arguments', wrong('allow'));
    const seat = /** @type {Record<string, number>} */ ({ A: 0, B: 1, a: 0, b: 1 })[/** @type {string} */ (setup.seat)];
    if (seat !== undefined) this.board.seat(seat);
    return answer;
  }
  /** @this {Live} */
  do_getState() { return { .../** @type {Running} */ (this.engine.state()).view, board: this.board.state() }; }
  /** @this {Live} @param {Setup | Uint8Array} state */
  async do_setState(state) {
    if (!(state instanceof Uint8Array)) return this.do_load(state);
    const unread = await this.withCards(() => this.engine.restore(state));
    if (unread) throw new Failure('bad-state', await inWords(unread));
    this.loaded = true;
    this.changed();
    return true;
  }
  /** @this {Live} */
  do_getSaved() { return this.engine.save(); }
  /** @this {Live} */
  do_getLegalActions() { return /** @type {Running} */ (this.engine.state()).view.options; }
  /** @this {Live} @param {number | string} what */
  async do_act(what) {
    if (typeof what === 'number') return this.byHand(what);
    const answer = this.board.act(what);
    if (!answer.ok) throw this.refused(what, await this.told(answer));
    this.tell('action', { text: what });
    this.changed();
    return true;
  }
  /** @this {Live} @param {number} index */
  byHand(index) {
    const option = /** @type {Running} */ (this.engine.state()).view.options.find((o) => o.index === index);
    if (!option || !this.engine.act(index)) throw this.refused(String(index), { message: word('notOffered'), code: 'not_offered' });
    this.tell('action', { index, text: option.text });
    this.changed();
    return true;
  }
  /** @this {Live} @param {string} action @param {Answer} answer */
  refused(action, answer) {
    const detail = { action, code: answer.code, text: answer.text || (answer.code === 'not_offered' ? word('notOffered') : answer.message), rule: answer.rule, help: answer.help };
    this.tell('illegal', detail);
    this.slip(word('explain'), [detail.rule ? `${detail.text} (${detail.rule})` : detail.text, detail.help].filter(Boolean).join(' '), true);
    return new Failure('illegal', detail.text, { reason: detail.code, rule: detail.rule });
  }
  /** @this {Live} @param {string | null} [what] @returns {any} */
  do_explain(what) {
    if (!what) {
      const { view } = /** @type {Running} */ (this.engine.state());
      return { ok: true, text: [view.prompt, view.pass].filter(Boolean).join(' ') };
    }
    if (/^\d+\.\d+$/.test(what)) return this.engine.explain(what);
    return this.told(this.board.try(what));
  }
  // If no rule was broken, the line itself is wrong.
  /** @param {Answer} answer @returns {Promise<Answer>} */
  async told(answer) {
    if (answer.ok || answer.text || answer.code === 'not_offered') return answer;
    const { said } = await import('../pages/flaws.mjs');
    return { ...answer, message: said(/** @type {string} */ (answer.message)) };
  }
  /** @this {Live} @param {Issue[]} issues */
  async badText(issues) {
    const { said } = await import('../pages/flaws.mjs');
    const lines = issues.map((i) => `${i.line}:${i.column}: ${said(i.message)}`);
    return new Failure('bad-text', [...lines, ...(this.lacking ? [word('unfetched')] : [])].join('\n'), { issues });
  }
  // The preview, and the causes of a log line.
  /** @this {Live} */
  do_preview() { return this.engine.preview(); }
  /** @this {Live} @param {number} serial */
  do_why(serial) { return this.engine.why(serial); }
  /** @this {Live} */
  do_undo() {
    const done = this.engine.undo();
    this.changed();
    return done;
  }
  /** @this {Live} @param {number} step */
  do_goTo(step) {
    this.pause();
    const done = this.board.go(step);
    if (!done) throw new Failure('no-step', wrong('noStep', this.board.state().steps.length));
    this.changed();
    return true;
  }
  /** @this {Live} */
  do_play(every = 1600) {
    this.pause();
    const { step, steps } = this.board.state();
    if (step < 0 || step === steps.length) this.board.go(0);
    this.timer = setInterval(() => {
      const at = this.board.state();
      if (at.step < 0 || at.step >= at.steps.length) this.pause();
      else this.board.go(at.step + 1);
      this.changed();
    }, every);
    this.changed();
    return true;
  }
  /** @this {Live} */
  do_pause() {
    this.pause();
    this.changed();
    return true;
  }
  /** @this {Live} */
  pause() {
    clearInterval(/** @type {number} */ (this.timer));
    this.timer = 0;
  }
  /** @this {Live} @param {string[] | null} what */
  do_highlight(what) {
    const marks = (what ?? []).filter((m) => m);
    this.canvas.shell?.highlight?.(marks.join('\n'));
    return true;
  }
  /** @this {Live} @param {string} lang */
  do_setLocale(lang) {
    this.setLocale(pickLanguage([lang]));
    return language();
  }
  /** @this {Live} @param {string} era */
  async do_setEra(era) {
    const { ok, issues } = await this.withCards(() => this.place({ ...this.setup, era }));
    if (!ok) throw await this.badText(issues);
    if (this.engine.state().era !== era) throw new Failure('no-era', wrong('noEra', era));
    this.dress();
    this.changed();
    // What was written for other rules may be illegal under these.
    if (this.setup.mode === 'read' && issues.length) this.slip(word('rules'), word('ends', this.board.state().steps.length, issues[0].line));
    return true;
  }
  /** @this {Live} */
  do_toLink() {
    const address = new URL('embed.html', location.href);
    address.searchParams.set('lang', language());
    const now = /** @type {Record<string, string>} */ (/** @type {unknown} */ ({ mode: 'play', ...this.setup, era: this.engine.state().era }));
    for (const name of IN_ADDRESS) if (now[name]) address.searchParams.set(name, now[name]);
    // What has been done is part of it: without storage the address is the only copy.
    const done = this.board.state().step !== 0;
    address.hash = `p=${encodeURIComponent(this.setup.text)}${done ? `&at=${toAddress(this.engine.save())}` : ''}`;
    return address.href;
  }
  /** @this {Live} */
  do_hint() {
    const hint = this.board.hint();
    const goal = this.board.state().goal;
    this.slip(word('hint'), hint.ok ? hint.text : word(goal === 'met' ? 'met' : goal === 'missed' ? 'missed' : 'noHint'), true);
    if (hint.ref) this.do_highlight([hint.ref]);
    this.pointed = !!hint.ref;
    return hint;
  }
  /** @this {Live} */
  do_reset() {
    this.place(this.setup);
    this.casting?.begin();
    $('slip').hidden = true;
    this.do_highlight([]);
    this.changed();
    return true;
  }

  // ------------------------------------------------------------------ appearance
  /** @this {Live} @param {string} lang */
  setLocale(lang) {
    setLanguage(lang);
    this.mirror.words(language(), this.engine.decks(language()), this.engine.rules(language()));
    this.canvas.setLanguage(language());
    this.engine.setLanguage(language());
    $('slip-close').textContent = word('close');
    this.casting?.words();
    if (this.loaded) {
      this.dress();
      this.changed();
    }
  }
  // Goal line and buttons, depending on the mode.
  /** @this {Live} */
  dress() {
    const { mode = 'play', controls, theme } = this.setup;
    const board = this.board.state();
    document.body.classList.toggle('light', theme === 'light');
    const bar = $('embed-bar');
    const button = (/** @type {string} */ name, /** @type {() => unknown} */ action) => {
      const b = Object.assign(document.createElement('button'), { type: 'button', id: `bar-${name}`, textContent: word(name) });
      b.onclick = () => Promise.resolve(action()).catch(() => {});
      return b;
    };
    /** @type {Record<string, () => HTMLElement>} */
    const known = {
      hint: () => button('hint', () => this.do_hint()),
      reset: () => button('reset', () => this.do_reset()),
      undo: () => button('undo', () => ($('undo').title ? this.slip(word('explain'), $('undo').title, true) : this.do_undo())),
      explain: () => button('explain', () => this.slip(word('explain'), this.do_explain().text, true)),
      back: () => button('back', () => this.do_goTo(Math.max(0, this.board.state().step - 1))),
      play: () => button('play', () => (this.timer ? this.do_pause() : this.do_play())),
      forward: () => button('forward', () => this.do_goTo(Math.max(0, this.board.state().step) + 1)),
      compare: () => this.compareLink(),
      steps: () => Object.assign(document.createElement('span'), { className: 'count', id: 'bar-steps' }),
    };
    known.link = () => button('link', () => this.slip(word('link'), `${word(shutOff ? 'noStorage' : 'linkAbout')}\n${this.do_toLink()}`));
    if (this.compare) {
      known.board = () => /** @type {CompareFrame} */ (this.compare).toggle();
      this.compare.draw(this.setup.text, language());
    }
    const usual = mode === 'compare' ? ['board', 'undo', 'reset'] : mode === 'read' ? (board.steps.length ? ['back', 'play', 'steps', 'forward', 'compare'] : ['explain', 'compare'])
      : board.goal !== 'none' ? ['hint', 'reset', 'explain'] : ['undo', 'reset', 'explain'];
    // Controls with a plus are added to the usual ones.
    const named = (controls ?? '').split(/[\s,]+/).filter(Boolean);
    const more = named.filter((n) => n.startsWith('+')).map((n) => n.slice(1));
    const list_ = named.length > more.length ? named : [...usual, ...(shutOff ? ['link'] : []), ...more];
    const wanted = controls === 'none' ? [] : list_.filter((n) => known[n]);
    bar.replaceChildren(...wanted.map((n) => known[n]()));
    const eras = /^rules\s+(.+)$/m.exec(this.setup.text)?.[1].replace(/#.*$/, '').trim().split(/\s+/) ?? [];
    if (wanted.length && eras.length > 1 && (mode === 'read' || mode === 'compare')) {
      const select = Object.assign(document.createElement('select'), { id: 'bar-era', ariaLabel: word('rules') });
      select.append(...eras.map((e) => new Option(/** @type {Record<string, string>} */ ({ fifth: '1997', sixth: '1999', m10: '2009', foundations: '2024' })[e] ?? e, e)));
      select.value = /** @type {string} */ (this.engine.state().era);
      select.onchange = () => this.do_setEra(select.value);
      bar.append(select);
    }
    bar.hidden = !wanted.length;
    if (this.compare) this.compare.show(this.compare.on);
  }
  // The comparison would give away the answer of a puzzle, so puzzles only have this link if the author asks for it.
  /** @this {Live} */
  compareLink() {
    const link = Object.assign(document.createElement('a'), { id: 'bar-compare', textContent: word('compare'), title: word('compareHint'), target: '_blank', rel: 'noopener', href: '#' });
    pack(this.setup.text).then((packed) => { link.href = new URL(`./?lang=${language()}#/compare/${packed}`, location.href).href; });
    return link;
  }
  /** @this {Live} @param {Required<BoardGoal>} board @param {string[]} names @returns {string} */
  goalWords(board, names) {
    const when = board.goal_turn === /** @type {Running} */ (this.engine.state()).view.turn ? 'Now' : '';
    const kind = board.goal_kind;
    if (kind === 'wins' || kind === 'survives') return word(`${kind}${when}`, names[board.goal_player], board.goal_turn);
    const number = board.goal_number, compared = board.goal_comparison;
    const what = board.goal_card ? word(kind, board.goal_card)
      : kind === 'hand' && !number && compared !== 'at_least' ? word('hand_none', names[board.goal_of])
      : word(compared === 'equal' ? kind : `${kind}_${compared}`, names[board.goal_of], number);
    return word(`end${when}`, what, board.goal_turn);
  }

  /** @this {Live} @param {BoardState} board */
  goalLine(board) {
    const names = /** @type {Running} */ (this.engine.state()).names;
    const own = this.setup.goal && !GOAL.test(this.setup.goal) ? this.setup.goal : '';
    const line = board.goal === 'none' ? own : own || this.goalWords(/** @type {Required<BoardGoal>} */ (board), names);
    $('embed-goal').hidden = !line;
    $('embed-goal').className = board.goal;
    $('goal-word').textContent = board.goal === 'met' ? word('met') : board.goal === 'missed' ? word('missed') : word('goal');
    $('goal-text').textContent = line;
  }
  // `passing`: it is about the current decision and disappears with it.
  /** @this {Live} @param {string} title @param {string | undefined} body */
  slip(title, body, passing = false) {
    this.passing = passing;
    $('slip').hidden = !body;
    $('slip').className = ['hint', 'explain'].find((name) => word(name) === title) ?? '';
    $('slip-title').textContent = title;
    showText($('slip-text'), body ?? '');
  }
  /** @this {Live} @param {string} name @param {string} argument */
  command(name, argument) {
    if (name === 'illegal') {
      const [action, code, text, rule, help] = argument.split('\n');
      this.refused(action, { code, text, rule, help, message: text });
    }
  }

  // Called after everything that may have changed the game, by whatever way.
  /** @this {Live} */
  changed() {
    if (!this.loaded) return;
    const state = this.engine.state();
    if (!state.running) return;
    const board = this.board.state();
    this.mirror.render(state, (since) => this.engine.log(since), false);
    this.goalLine(board);
    if (this.said !== board.said) {
      this.said = board.said;
      $('embed-said').hidden = !board.said;
      showText($('embed-said'), board.said);
    }
    if (this.casting && !this.casting.place.hidden) this.casting.changed();
    const undo = $('bar-undo');
    if (undo) {
      // The undo button of the plain page knows the reason.
      undo.title = $('undo').title;
      undo.ariaDisabled = String(!!undo.title);
    }
    const steps = $('bar-steps');
    if (steps) {
      steps.textContent = `${Math.max(0, board.step)} / ${board.steps.length}`;
      steps.title = board.step > 0 ? this.engine.log(state.log - 1).at(-1)?.text ?? '' : '';
      for (const [id, end, why] of /** @type {[string, boolean, string][]} */ ([['bar-back', board.step <= 0, 'atFirst'], ['bar-forward', board.step === board.steps.length, 'atLast']])) {
        /** @type {HTMLButtonElement} */ ($(id)).disabled = end;
        $(id).title = end ? word(why) : '';
      }
      $('bar-play').textContent = word(this.timer ? 'pause' : 'play');
    }
    const fresh = this.engine.log(this.logAt);
    if (fresh.length) {
      this.logAt = fresh[fresh.length - 1].serial;
      for (const line of fresh) this.tell('event', line);
    }
    const key = `${state.changes} ${state.view.to_act} ${state.view.why}`;
    if (key !== this.decision) {
      this.decision = key;
      if (this.passing) $('slip').hidden = true;
      if (this.pointed) this.do_highlight([]);  // the marks of a hint go with its decision
      this.pointed = false;
      this.tell('decision', { player: state.view.to_act, ask: state.view.ask, why: state.view.why, prompt: state.view.prompt, over: state.view.over });
    }
    if (board.goal !== this.goal && ['met', 'missed'].includes(board.goal)) this.tell(`goal${board.goal}`, { player: /** @type {BoardGoal} */ (board).goal_player });
    this.goal = board.goal;
    if (this.setup.mode === 'puzzle' && board.goal === 'open' && state.view.to_act !== board.goal_player) this.replySoon();
    this.tellSize();
  }
  // The answer of the other side is delayed, so that it can be noticed.
  /** @this {Live} */
  replySoon() {
    if (this.replying) return;
    this.replying = setTimeout(() => {
      this.replying = 0;
      if (this.board.reply()) this.changed();
    }, 350);
  }
  /** @this {Live} */
  tellSize() {
    const height = this.compare?.on ? this.compare.root.scrollHeight + $('embed-bar').offsetHeight + $('embed-goal').offsetHeight
      : document.body.classList.contains('canvas') ? Math.round(document.documentElement.clientWidth * 0.75) : document.body.scrollHeight;
    if (height === this.height) return;
    this.height = height;
    this.tell('resize', { height });
  }
}

const frame = /** @type {Live} */ (/** @type {unknown} */ (new Frame()));
window.addEventListener('error', (e) => frame.tell('error', { code: 'failed', message: String(e.message) }));
window.addEventListener('unhandledrejection', (e) => frame.tell('error', { code: e.reason?.code ?? 'failed', message: String(e.reason?.message ?? e.reason) }));
frame.run().catch((error) => {
  $('loading').hidden = false;
  $('loading').textContent = String(error?.message ?? error);
  throw error;
});
