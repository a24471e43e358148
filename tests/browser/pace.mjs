// How long what the computer does stays on the table before it does more: played with an engine that only writes
// down when it was asked.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { check, ROOT } from './lib.mjs';

// A clock that goes on only when nothing else is to be done, from timer to timer: what the machine takes is no part of it.
function toyClock() {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, now: performance.now };
  const timers = new Map();
  let now = 0;
  let serial = 0;
  globalThis.setTimeout = /** @type {typeof setTimeout} */ (/** @type {unknown} */ ((/** @type {() => void} */ act, delay = 0) => {
    timers.set(++serial, { at: now + delay, act });
    return serial;
  }));
  globalThis.clearTimeout = (id) => timers.delete(id);
  performance.now = () => now;
  return {
    // Until `over`, or until nothing is left that could bring it about.
    async run(/** @type {() => boolean} */ over) {
      while (!over() && timers.size) {
        const [id, { at, act }] = [...timers].reduce((first, other) => (other[1].at < first[1].at ? other : first));
        timers.delete(id);
        now = at;
        act();
        await null;
      }
    },
    stop() {
      globalThis.setTimeout = real.setTimeout;
      globalThis.clearTimeout = real.clearTimeout;
      performance.now = real.now;
    },
  };
}

// Milliseconds between the computer's decisions, each of which does `what`.
/** @param {string} what */
async function pauses(what, { pace = 700, input = false, open = false } = {}) {
  /** @type {(() => void)[]} */
  const listeners = [];
  const page = globalThis.document;
  globalThis.document = /** @type {Document} */ (/** @type {unknown} */ ({
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ heard) => { if (name === 'keydown') listeners.push(heard); },
  }));
  const worker = globalThis.Worker;
  Reflect.deleteProperty(globalThis, 'Worker');
  const clock = toyClock();
  const { Computer } = await import(pathToFileURL(join(ROOT, 'web/app/computer.mjs')).href);
  const computer = new Computer();
  computer.pace = pace;
  /** @type {[serial: number, what: string][]} */
  const events = [[1, 'cast']];  // by who plays against it, before
  const times = [performance.now()];
  const engine = {
    happened: (/** @type {number} */ since) => events.filter(([n]) => n > since),
    // Every other time it has nothing to decide: what it has begun lies open.
    computerTask: () => (open && times.length % 2 === 0 ? null : {}),
    /** @param {string} name */
    set: (name) => { if (name === 'go_on') times.push(performance.now()); },
    computerHere: () => {
      events.push([events.length + 1, what]);
      times.push(performance.now());
    },
  };
  const next = () => {
    if (times.length > 3) return;
    computer.ask(engine, next);
    if (input) setTimeout(() => listeners.forEach((heard) => heard()), 30);
  };
  next();
  await clock.run(() => times.length > 3);
  clock.stop();
  globalThis.document = page;
  globalThis.Worker = worker;
  return times.slice(1).map((t, i) => Math.round(t - times[i]));
}

export const tests = {
  async 'what the computer does stays to be read'() {
    for (const what of ['enter', 'cast', 'attack']) {
      const [first, ...others] = await pauses(what);
      check(others.length === 2 && others.every((ms) => ms === 700), `after ${what} it went on after ${others}`);
      check(first === 0, `it waited ${first} for what others did`);
    }
    const shown = await pauses('cast', { open: true });
    check(shown[1] === 700 && shown[2] === 0, `what it has cast lay open for ${shown}`);
    const slow = await pauses('enter', { pace: 1500 });
    check(slow.slice(1).every((ms) => ms === 1500), `at a slow pace after ${slow}`);
  },
  async 'nobody waits for what is not seen, or is read'() {
    for (const [why, ...how] of /** @type {[why: string, ...how: Parameters<typeof pauses>][]} */ ([['passing', 'pass'], ['a key', 'enter', { input: true }], ['no pace', 'enter', { pace: 0 }]])) {
      const found = await pauses(...how);
      check(found.length === 3 && found.every((ms) => ms <= 30), `${why}: it went on after ${found}`);
    }
  },
};
