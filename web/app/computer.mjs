// Asks the worker for the computer's decisions, one at a time. Without workers the page thinks itself, for a shorter
// time, so that it does not freeze.
const FULL = 5;  // the strongest level
const PATIENCE = 20000;  // milliseconds after which a silent worker is given up
const SEEN = /^(enter|cast|activate|trigger|attack|block|turn)$/;

/** @import { Engine, Task } from './engine.mjs' */
/** @import { Expected } from '../bridge/view.js' */

export class Computer {
  constructor() {
    /** @type {Worker | null} */
    this.worker = null;
    this.failed = false;
    this.serial = 0;
    /** @type {number | null} */
    this.waiting = null;
    this.sent = 0;
    /** @type {() => import('./user-cards.mjs').CardFile[]} */
    this.cards = () => [];
    this.level = FULL;  // how strong it plays, from 1 (engine/search/level.h)
    this.pace = 0;  // milliseconds for which what has happened can be read before the computer goes on
    this.last = 0;  // serial number of the last event seen
    this.until = 0;
    // A player who does something has read the last action.
    const read = () => {
      this.until = 0;
      this.go?.();
    };
    for (const name of ['pointerdown', 'keydown']) document.addEventListener(name, read, true);
  }

  /** @param {Engine} engine */
  news(engine) {
    const events = engine.happened(this.last);
    if (events.length) this.last = /** @type {typeof events[0]} */ (events.at(-1))[0];
    return events;
  }

  wait() { this.until = performance.now() + this.pace; }

  // What the computer has just done stays readable for a while before it does more.
  /** @param {Engine} engine @param {() => unknown} answered */
  done(engine, answered) {
    if (this.news(engine).some(([, name]) => SEEN.test(name))) this.wait();
    answered();
  }

  /** @param {() => unknown} act */
  later(act) {
    const left = this.until - performance.now();
    if (left <= 0) return act();
    const timer = setTimeout(() => go(), left);
    const go = this.go = () => {
      clearTimeout(timer);
      if (this.go === go) this.go = null;
      act();
    };
  }

  get thinking() { return this.waiting !== null; }

  // The answer being computed is no longer wanted.
  forget() { this.waiting = null; }

  /** @param {Engine} engine @param {() => unknown} answered */
  ask(engine, answered) {
    if (this.waiting) return;
    if (this.news(engine).some(([, name]) => name === 'turn')) this.wait();
    const task = engine.computerTask();
    if (!task) return this.shown(engine, answered);
    if (!this.start()) {
      this.here(engine, answered);
      return;
    }
    const id = ++this.serial;
    const asked = engine.hash();
    const timer = setTimeout(() => this.giveUp(id, engine, answered), PATIENCE);
    this.waiting = id;
    /** @type {Worker} */ (this.worker).onerror = () => this.giveUp(id, engine, answered);
    /** @type {Worker} */ (this.worker).onmessage = ({ data }) => {
      if (data.id !== id) return;
      clearTimeout(timer);
      this.later(() => this.take(id, asked, data, engine, answered));
    };
    this.send({ id, ...task, level: this.level });
  }

  // The player's own card files come before states that may use them; only those not sent yet.
  /** @param {Task & { id: number, level: number, hint?: boolean }} task */
  send(task) {
    const files = this.cards();
    for (; this.sent < files.length; this.sent++) /** @type {Worker} */ (this.worker).postMessage({ path: files[this.sent].path, text: files[this.sent].text });
    /** @type {Worker} */ (this.worker).postMessage(task, [task.bytes.buffer]);
  }

  // What full strength expects of the player's decision; null if nothing is asked, or nothing answers.
  /** @param {Engine} engine @returns {Promise<Expected | null>} */
  hint(engine) {
    const task = engine.hintTask();
    if (!task || this.waiting) return Promise.resolve(null);
    if (!this.start()) return Promise.resolve(engine.expect(task, FULL));
    const id = ++this.serial;
    return new Promise((done) => {
      const timer = setTimeout(() => done(null), PATIENCE);
      /** @type {Worker} */ (this.worker).onerror = () => done(null);
      /** @type {Worker} */ (this.worker).onmessage = ({ data }) => {
        if (data.id !== id) return;
        clearTimeout(timer);
        done(data.expected ?? null);
      };
      this.send({ id, ...task, level: FULL, hint: true });
    });
  }

  // Nobody is asked: what waits on the stack, or has been dealt, is shown for a while, then the duel goes on.
  /** @param {Engine} engine @param {() => unknown} answered */
  shown(engine, answered) {
    this.wait();
    const id = this.waiting = ++this.serial;
    this.later(() => {
      if (this.waiting !== id) return;
      this.waiting = null;
      engine.set('go_on', true);
      answered();
    });
  }

  /**
   * @param {number} id
   * @param {string} asked
   * @param {{ option?: Uint8Array }} data
   * @param {Engine} engine
   * @param {() => unknown} answered
   */
  take(id, asked, data, engine, answered) {
    if (this.waiting !== id) return;
    this.waiting = null;
    // Somebody took a decision back meanwhile: drop the answer and ask whoever is to decide now.
    if (engine.hash() !== asked) return answered();
    // The answer must be one of the legal options; otherwise the page thinks itself.
    if (!data.option || !engine.computerAnswer(data.option)) return this.here(engine, answered);
    this.done(engine, answered);
  }

  start() {
    if (this.worker) return true;
    if (this.failed || typeof Worker === 'undefined') return false;
    try {
      this.sent = 0;
      this.worker = new Worker(new URL('computer-worker.mjs', import.meta.url), { type: 'module' });
      return true;
    } catch {
      this.failed = true;
      return false;
    }
  }

  /** @param {number} id @param {Engine} engine @param {() => unknown} answered */
  giveUp(id, engine, answered) {
    if (this.waiting !== id) return;
    this.waiting = null;
    this.failed = true;
    this.worker?.terminate();
    this.worker = null;
    this.here(engine, answered);
  }

  /** @param {Engine} engine @param {() => unknown} answered */
  here(engine, answered) {
    this.waiting = ++this.serial;
    const id = this.waiting;
    setTimeout(() => this.later(() => {
      if (this.waiting !== id) return;
      this.waiting = null;
      engine.computerHere(this.level);
      this.done(engine, answered);
    }), 0);
  }
}
