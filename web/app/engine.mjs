// The wasm program as JavaScript functions: texts and bytes in and out of its memory.
import createUpkeep from '../upkeep.js';
import { bridgeCalls } from './calls.mjs';
import { placed } from './memory.mjs';

/** @typedef {{ computer: boolean, name: string, deck: string }} Seat */
/**
 * @typedef {{
 *   era?: string, lang?: string, seed?: number | string | bigint, first?: number | 'choose', rules?: Record<string, string>, seats: Seat[],
 * }} Config
 */
/** @typedef {{ bytes: Uint8Array<ArrayBuffer>, seat: number, seedLow: number, seedHigh: number }} Task */

// `whole`: load both parts of the program at once, as when the page begins with a position; `lang`: what it will speak.
/** @param {object} options @param {{ whole?: boolean, lang?: string }} how */
export async function loadEngine(options, { whole = false, lang = 'en' } = {}) {
  const parts = new Parts();
  const ahead = whole ? fetch(at(SECOND)) : undefined;
  ahead?.catch(() => {});
  const words = (whole ? OTHERS : [lang]).map((one) => /** @type {const} */ ([one, fetchWords(one)]));
  const module = await Promise.race([createUpkeep({ ...options, askWords, instantiateWasm: parts.first }), parts.failed]);
  if (whole) await parts.whole(ahead);
  for (const [one, bytes] of words) giveWords(module, one, await bytes);
  return new Engine(module, parts);
}

// The program holds English; the words of each other language are a file (assets/build/strings.mjs). It is fetched ahead
// where the language is known, and all of them where texts are read, in which cards may be named in any.
const OTHERS = languages().map(([tag]) => tag).slice(1);
const wordsAt = (/** @type {string} */ lang) => at(`words/${lang}.bin`);
const fetchWords = (/** @type {string} */ lang) => (lang === 'en' ? Promise.resolve(null)
  : fetch(wordsAt(lang)).then((answer) => (answer.ok ? answer.arrayBuffer() : null)).then((buffer) => buffer && new Uint8Array(buffer)).catch(() => null));
/** @param {Program} module @param {string} lang @param {Uint8Array | null} bytes */
function giveWords(module, lang, bytes) {
  if (!bytes) return;
  const place = placed(module, bytes);
  if (!bridgeCalls(module).words(lang, place, bytes.length)) module._free(place);
}

// Otherwise the program asks in the middle of a call, in which nothing can be awaited. Where the words cannot be had, it
// speaks English, and some time later asks again.
const AGAIN = 10e3;
/** @type {Map<string, number>} */
const missed = new Map();
/** @param {Program} module @param {string} lang */
export function askWords(module, lang) {
  if (Date.now() - (missed.get(lang) ?? -AGAIN) < AGAIN) return;
  try {
    giveWords(module, lang, fetchNow(wordsAt(lang)));
  } catch { /* no network */ }
  if (!bridgeCalls(module).hasWords(lang)) missed.set(lang, Date.now());
}
/** @param {URL} address */
function fetchNow(address) {
  const ask = new XMLHttpRequest();
  ask.open('GET', address, false);
  ask.overrideMimeType('text/plain; charset=x-user-defined');
  ask.send();
  return ask.status === 200 ? Uint8Array.from(ask.responseText, (c) => c.charCodeAt(0) & 255) : null;
}

const SECOND = 'upkeep-rest.wasm';
const at = (/** @type {string} */ name) => new URL(`../${name}`, import.meta.url);

// The program comes in two parts (build/split-wasm.mjs). In the first, each function of the second is a placeholder
// in the function table, which the second fills when it is instantiated: ahead of time where it is known to be needed
// (`whole`), at the latest when one of them is called.
class Parts {
  constructor() {
    /** @type {Promise<never>} */
    this.failed = new Promise((_, reject) => { this.fail = reject; });
    this.failed.catch(() => {});
    /** @type {(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void) => {}} */
    this.first = (imports, receive) => {
      const placeholder = new Proxy({}, {
        get: (_, place) => (/** @type {unknown[]} */ ...given) => {
          this.now();
          return /** @type {WebAssembly.Table} */ (this.table).get(Number(place))(...given);
        },
      });
      this.fetch('upkeep.wasm', { ...imports, placeholder }).then(({ instance, module }) => {
        this.primary = instance.exports;
        this.table = Object.values(this.primary).find((one) => one instanceof WebAssembly.Table);
        receive(instance, module);
      }).catch(this.fail);
      return {};
    };
  }
  /** @param {string} name @param {WebAssembly.Imports} imports */
  async fetch(name, imports, asked = fetch(at(name))) {
    const answer = await asked;
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    if (/^application\/wasm/.test(answer.headers.get('content-type') ?? '')) return WebAssembly.instantiateStreaming(answer, imports);
    return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
  }
  /** @param {Promise<Response>} [asked] */
  whole(asked) {
    this.second ??= this.fetch(SECOND, { primary: /** @type {WebAssembly.Exports} */ (this.primary) }, asked).then(() => { this.there = true; }, (error) => {
      this.second = null;
      throw error;
    });
    return this.second;
  }
  // In the middle of a call nothing can be awaited, so this fetches synchronously.
  now() {
    if (this.there) return;
    const bytes = fetchNow(at(SECOND));
    if (!bytes) throw new Error(`${SECOND} cannot be had`);
    new WebAssembly.Instance(new WebAssembly.Module(bytes), { primary: /** @type {WebAssembly.Exports} */ (this.primary) });
    this.there = true;
    this.second = Promise.resolve();
  }
}

export class Engine {
  /** @param {Program} module @param {{ whole: (asked?: Promise<Response>) => Promise<unknown> }} parts */
  constructor(module, parts) {
    this.module = module;
    this.parts = parts;
    this.calls = bridgeCalls(module);
  }

  // The memory may have moved since the last call, so views of it are never kept.
  /** @param {number} size */
  bytesOut(size) {
    const at = this.calls.bytes();
    return this.module.HEAPU8.slice(at, at + size);
  }
  /** @param {Uint8Array} bytes */
  bytesIn(bytes) {
    const at = this.calls.input(bytes.length);
    this.module.HEAPU8.set(bytes, at);
  }

  // Loads the second part of the program, and all languages: to read, compare or write positions, to read card files.
  async whole() { await Promise.all([this.parts.whole(), ...OTHERS.map((lang) => this.words(lang))]); }
  /** @param {string} lang */
  hasWords(lang) { return this.calls.hasWords(lang); }
  // Fetches the words of a language, if they can be had.
  /** @param {string} lang */
  async words(lang) { if (!this.hasWords(lang)) giveWords(this.module, lang, await fetchWords(lang)); }

  /** @param {string} text */
  textIn(text) { this.bytesIn(new TextEncoder().encode(text)); }

  // Decks and cards: see bridge/decks.cpp.
  /** @param {string} id @param {string} lang */
  deckList(id, lang) { return this.calls.deckList(id, lang); }
  /** @param {string} text @param {string} era @param {string} lang */
  readDeck(text, era, lang) {
    this.textIn(text);
    return this.calls.deckRead(era, lang);
  }
  /** @param {string} id @param {string} name @param {string} text */
  keepDeck(id, name, text) {
    this.textIn(text);
    return this.calls.deckKeep(id, name);
  }
  /** @param {string} id */
  dropDeck(id) { this.calls.deckDrop(id); }
  /** @param {string} era @param {string} lang */
  cards(era, lang) { return this.calls.cards(era, lang); }
  /** @param {string} name @param {string} era @param {string} lang */
  card(name, era, lang) { return this.calls.card(name, era, lang); }
  // Returns the errors of the file: [{ file, where, message }].
  /** @param {string} path @param {string} text @param {boolean} add */
  ownCards(path, text, add) {
    this.textIn(text);
    return this.calls.ownCards(path, add ? 1 : 0);
  }

  // The cards of a set's file, as cards() tells those of the program. They are not kept.
  /** @param {string} path @param {string} text @param {string} era @param {string} lang */
  setCards(path, text, era, lang) {
    this.textIn(text);
    return this.calls.setCards(path, era, lang);
  }
  // What was asked for since the last call and is not there: names, or [bits, number] of their fingerprints.
  sought() { return this.calls.sought(); }

  // Paths of the player's card files that the duel on the table uses, or the one open in the timeline.
  /** @param {boolean} ofTime */
  ownUsed(ofTime) { return this.calls.ownUsed(ofTime ? 1 : 0).split('\n').filter((path) => path.startsWith('own/')); }

  /** @param {string} lang */
  decks(lang) { return this.calls.decks(lang); }
  // [{ name, label, values: [{ name, label }], era: { fifth: value, … } }]
  /** @param {string} lang */
  rules(lang) { return this.calls.rules(lang); }
  version() { return this.calls.version(); }
  // Makes the canvas's fonts available to the text of the page.
  addFonts() {
    for (const [i, { family, weight, style }] of this.calls.fonts().entries()) {
      document.fonts.add(new FontFace(family, this.bytesOut(this.calls.font(i)), { weight: String(weight), style }));
    }
  }
  // All that the page shows. Read once for each change: whoever asks again gets the same object.
  /** @returns {DuelState} */
  state() {
    const at = this.changes();
    if (this.stateAt !== at) {
      this.kept = /** @type {DuelState} */ (this.calls.state());
      /** @type {number} */
      this.stateAt = at;
    }
    return /** @type {DuelState} */ (this.kept);
  }
  changes() { return this.calls.changes(); }
  log(since = 0) { return this.calls.log(since); }
  // Public events after a serial number: [[serial, event, player, amount], …].
  /** @param {number} since */
  happened(since) { return this.calls.happened(since); }
  hash() { return this.calls.hash(); }
  /** @param {string} ref */
  explain(ref) {
    const [slot, gen] = ref.split('.').map(Number);
    return this.calls.explain(slot, gen);
  }

  // The causes of a log line, nearest first: [{ text, rule, serial }].
  /** @param {number} serial */
  why(serial) { return this.calls.why(serial); }
  // What will happen if everybody only passes: { any, certain, lines, lives, end, stop }.
  preview() { return this.calls.preview(); }

  // { era, lang, seed, first, rules: { switch: value }, seats: [{ computer, name, deck }, …] }
  /** @param {Config} config */
  start({ era = 'foundations', lang = 'en', seed = 1, first = -1, rules = {}, seats }) {
    const big = BigInt.asUintN(64, BigInt(seed));
    // 'choose': a random player decides who starts.
    this.calls.setup(era, lang, Number(big & 0xFFFFFFFFn), Number(big >> 32n), first === 'choose' ? -2 : first);
    for (const [name, value] of Object.entries(rules)) if (!this.calls.setupRule(name, value)) return false;
    for (const [i, seat] of seats.entries()) {
      if (!this.calls.setupSeat(i, seat.computer ? 1 : 0, seat.name, seat.deck)) return false;
    }
    return this.calls.start();
  }
  /** @param {number} seed */
  rematch(seed) { this.calls.rematch(seed); }
  /** @param {number} index */
  act(index) { return this.calls.act(index); }
  undo() { return this.calls.undo(); }
  redo() { return this.calls.redo(); }
  takeBack() { return this.calls.takeBack(); }
  concede() { return this.calls.concede(); }
  passTurn() { return this.calls.passTurn(); }
  liftCurtain() { return this.calls.liftCurtain(); }
  stop() { this.calls.stop(); }
  /** @param {string} what @param {number | boolean} value */
  set(what, value) { this.calls.set(what, Number(value)); }
  /** @param {string} lang */
  setLanguage(lang) { this.calls.lang(lang); }

  save() { return this.bytesOut(this.calls.save()); }
  // Returns '' on success, otherwise the error.
  /** @param {Uint8Array} bytes */
  restore(bytes) {
    this.bytesIn(bytes);
    return this.calls.restore();
  }
  // What saved bytes hold: { names, decks, computers, era, turn, over, winner, view }, or { error }. The current duel
  // is not touched.
  /** @param {Uint8Array} bytes */
  probe(bytes, lang = 'en') {
    this.bytesIn(bytes);
    return this.calls.probe(lang);
  }

  // A card in one paragraph: name, cost, type, text.
  /** @param {number} card @param {string} lang */
  cardText(card, lang) { return this.calls.cardText(card, lang); }

  // Opens the timeline of a duel: the one on the table (nothing given), saved bytes, or 'link' for the link read
  // last. Returns '' on success, otherwise the error.
  /** @param {Uint8Array | 'link' | null} [what] */
  timelineOpen(what) {
    if (what && what !== 'link') this.bytesIn(what);
    return this.calls.timelineOpen(what === 'link' ? 2 : what ? 0 : 1);
  }
  // The opened duel as a link of a kind; a 'replay' starts at a moment.
  /** @param {string} kind @param {number} moment */
  timelineLink(kind, moment) { return this.calls.timelineLink(kind, moment); }
  /** @param {string} lang @param {number} eyes */
  timeline(lang, eyes) { return this.calls.timeline(lang, eyes); }
  /** @param {number} at @param {string} lang @param {number} eyes */
  timelineView(at, lang, eyes) { return this.calls.timelineView(at, lang, eyes); }
  /** @param {string} kind @param {string} lang @param {number} eyes */
  timelineExport(kind, lang, eyes) { return this.calls.timelineExport(kind, lang, eyes); }
  /** @param {number} at @param {boolean} agreed */
  branchAt(at, agreed) { return this.calls.branchAt(at, agreed ? 1 : 0); }
  /** @param {number} index @param {boolean} agreed */
  branchGo(index, agreed) { return this.calls.branchGo(index, agreed ? 1 : 0); }
  /** @param {number} index */
  branchForget(index) { return this.calls.branchForget(index); }

  /** @returns {Task | null} */
  computerTask() {
    const size = this.calls.computerState();
    if (!size) return null;
    return {
      bytes: this.bytesOut(size),
      seat: this.calls.computerSeat(),
      seedLow: this.calls.computerSeed(0),
      seedHigh: this.calls.computerSeed(1),
    };
  }
  // The same for the player at the table; null if nothing is asked of them.
  /** @returns {Task | null} */
  hintTask() {
    const size = this.calls.hintState();
    if (!size) return null;
    return {
      bytes: this.bytesOut(size),
      seat: /** @type {RunningState} */ (this.state()).seat,
      seedLow: this.calls.computerSeed(0),
      seedHigh: this.calls.computerSeed(1),
    };
  }
  // The steps of a path of options, as the player may read them.
  /** @param {number[]} path */
  hintWords(path) {
    this.bytesIn(Uint8Array.from(path));
    return this.calls.hintWords();
  }
  /** @param {Uint8Array} bytes */
  computerAnswer(bytes) {
    this.bytesIn(bytes);
    return this.calls.computerAnswer();
  }
  // In a worker: thinks about a task and returns the bytes of the chosen option.
  /** @param {Task} task @param {number} level */
  think({ bytes, seat, seedLow, seedHigh }, level) {
    this.bytesIn(bytes);
    if (!this.calls.think(seat, seedLow, seedHigh, level)) throw new Error('not a position of this program');
    while (!this.calls.thinkStep(64));
    return this.bytesOut(this.calls.thinkBest());
  }
  // Likewise: what is expected of the best option, and of doing nothing.
  /** @param {Task} task @param {number} level @returns {import('../bridge/view.js').Expected} */
  expect(task, level) {
    this.think(task, level);
    return this.calls.thinkExpected();
  }
  /** @param {string} text @param {string} era @param {number} positions @param {string} lang */
  solve(text, era, positions, lang) { return this.calls.solve(text, era, positions, lang); }
  /** @param {number} level */
  computerHere(level) { return this.calls.computerHere(level); }
}
