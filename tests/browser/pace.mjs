// How long what the computer does stays on the table before it does more: played with an engine that only writes
// down when it was asked.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { bestOf, check, ROOT } from './lib.mjs';

// Milliseconds between the computer's decisions, each of which does `what`.
async function pauses(what, { reduced = false, paced = true, input = false, open = false } = {}) {
  const listeners = [];
  const page = globalThis.document;
  globalThis.document = { addEventListener: (name, heard) => { if (name === 'keydown') listeners.push(heard); } };
  const worker = globalThis.Worker;
  delete globalThis.Worker;
  const { Computer } = await import(pathToFileURL(join(ROOT, 'web/app/computer.mjs')));
  const computer = new Computer();
  computer.reduced = () => reduced;
  computer.paced = paced;
  const events = [[1, 'cast']];  // by who plays against it, before
  const times = [performance.now()];
  const engine = {
    happened: (since) => events.filter(([n]) => n > since),
    // Every other time it has nothing to decide: what it has begun lies open.
    computerTask: () => (open && times.length % 2 === 0 ? null : {}),
    set: (name) => { if (name === 'go_on') times.push(performance.now()); },
    computerHere: () => {
      events.push([events.length + 1, what]);
      times.push(performance.now());
    },
  };
  await new Promise((done) => {
    const next = () => {
      if (times.length > 3) return done();
      computer.ask(engine, next);
      if (input) setTimeout(() => listeners.forEach((heard) => heard()), 30);
    };
    next();
  });
  globalThis.document = page;
  globalThis.Worker = worker;
  return times.slice(1).map((t, i) => Math.round(t - times[i]));
}

export const tests = {
  async 'what the computer does stays to be read'() {
    for (const what of ['enter', 'cast', 'attack']) {
      const [first, ...others] = await bestOf(() => pauses(what), ([ms]) => ms < 680);
      check(others.every((ms) => ms >= 680), `after ${what} it went on after ${others}`);
      check(first < 680, `it waited ${first} for what others did`);
    }
    const shown = await bestOf(() => pauses('cast', { open: true }), ([, ms]) => ms >= 680);
    check(shown[1] >= 680 && shown[2] < 680, `what it has cast lay open for ${shown}`);
    const calm = await bestOf(() => pauses('enter', { reduced: true }), (found) => Math.max(...found) < 680);
    check(calm.slice(1).every((ms) => ms >= 140 && ms < 680), `with reduced motion after ${calm}`);
  },
  async 'nobody waits for what is not seen, or is read'() {
    const quick = (found) => found.every((ms) => ms < 680);
    for (const [why, ...how] of [['passing', 'pass'], ['a key', 'enter', { input: true }], ['a test', 'enter', { paced: false }]]) {
      const found = await bestOf(() => pauses(...how), quick);
      check(quick(found), `${why}: it went on after ${found}`);
    }
  },
};
