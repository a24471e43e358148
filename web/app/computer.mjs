// Asks the worker for the computer's decisions, one at a time. Without workers the page thinks itself, but
// less, so that it does not stall.
const PLAYOUTS = 1200;
const PLAYOUTS_HERE = 60;
const PATIENCE = 20000;  // milliseconds after which a silent worker is given up
const PACE = [700, 150];  // milliseconds in which what it has done can be read before it goes on; with reduced motion
const SEEN = /^(enter|cast|activate|trigger|attack|block)$/;

export class Computer {
  constructor() {
    this.worker = null;
    this.failed = false;
    this.serial = 0;
    this.waiting = null;
    this.sent = 0;
    this.cards = () => [];
    this.paced = true;
    this.reduced = () => false;
    this.last = 0;  // of what has happened
    this.until = 0;
    // Who does something has read it.
    const read = () => {
      this.until = 0;
      this.go?.();
    };
    for (const name of ['pointerdown', 'keydown']) document.addEventListener(name, read, true);
  }

  news(engine) {
    const events = engine.happened(this.last);
    if (events.length) this.last = events.at(-1)[0];
    return events;
  }

  // What it has done now stays on the table before it does more.
  done(engine, answered) {
    if (this.paced && this.news(engine).some(([, name]) => SEEN.test(name))) this.until = performance.now() + PACE[this.reduced() ? 1 : 0];
    answered();
  }

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

  // Nobody waits for the answer any more.
  forget() { this.waiting = null; }

  ask(engine, answered) {
    if (this.waiting) return;
    this.news(engine);
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
    this.worker.onerror = () => this.giveUp(id, engine, answered);
    this.worker.onmessage = ({ data }) => {
      if (data.id !== id) return;
      clearTimeout(timer);
      this.later(() => this.take(id, asked, data, engine, answered));
    };
    // The player's own cards, before a state may hold them; anew only if there are more of them.
    const files = this.cards();
    for (; this.sent < files.length; this.sent++) this.worker.postMessage({ path: files[this.sent].path, text: files[this.sent].text });
    this.worker.postMessage({ id, ...task, playouts: PLAYOUTS }, [task.bytes.buffer]);
  }

  // Nobody has an answer to what it has begun: once that has lain open, it goes on.
  shown(engine, answered) {
    const id = this.waiting = ++this.serial;
    this.later(() => {
      if (this.waiting !== id) return;
      this.waiting = null;
      engine.set('go_on', true);
      answered();
    });
  }

  take(id, asked, data, engine, answered) {
    if (this.waiting !== id) return;
    this.waiting = null;
    // Somebody went back meanwhile: the answer is none, and whoever is to decide now is asked.
    if (engine.hash() !== asked) return answered();
    // What the worker says is one of the legal options, or it is not taken.
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

  giveUp(id, engine, answered) {
    if (this.waiting !== id) return;
    this.waiting = null;
    this.failed = true;
    this.worker?.terminate();
    this.worker = null;
    this.here(engine, answered);
  }

  here(engine, answered) {
    this.waiting = ++this.serial;
    const id = this.waiting;
    setTimeout(() => this.later(() => {
      if (this.waiting !== id) return;
      this.waiting = null;
      engine.computerHere(PLAYOUTS_HERE);
      this.done(engine, answered);
    }), 0);
  }
}
