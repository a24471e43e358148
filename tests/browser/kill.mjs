// The tab dies at moments of chance while somebody plays the computer: what was decided before the last decision is
// there, and no record is damaged. In the tests a few times; by hand: node tests/browser/kill.mjs 100
import { check, comes, DUEL, launch, noErrors, open, PREFER, quiet, serve } from './lib.mjs';

/** @import { Browser, Choice, Page, Server } from './lib.mjs' */

// The same kills every time the script runs.
function* chance(/** @type {number} */ seed) {
  for (let x = seed >>> 0; ;) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    yield x / 2 ** 32;
  }
}

// In the page: plays on by itself and tells after each decision where it is.
/** @param {string} preferText */
async function playOn(preferText) {
  /** @type {(options: Choice[], turn: number, otherSeat: number) => Choice} */
  const prefer = (0, eval)(preferText);
  for (let i = 0; ; i++) {
    const now = await window.upkeep.getState();
    if (!now.running) return;
    const hash = await window.upkeep.hash();
    // The computer may have answered between the two.
    if ((await window.upkeep.getState()).decisions !== now.decisions) continue;
    window.told(now.decisions, hash);
    if (now.view.over) return;
    if (now.computer) await new Promise((done) => { setTimeout(done, 3); });
    else await window.upkeep.act(prefer(now.view.options, i, 1 - now.seat).index);
  }
}

/** @param {Page} page */
const newestIsOver = (page) => page.evaluate(() => new Promise((done) => {
  indexedDB.open('upkeep').onsuccess = ({ target }) => {
    /** @type {IDBOpenDBRequest} */ (target).result.transaction('games').objectStore('games').getAll().onsuccess = (e) => {
      /** @type {IDBOpenDBRequest} */ (target).result.close();
      done(/** @type {IDBRequest} */ (e.target).result.sort((/** @type {{ date: number }} */ a, /** @type {{ date: number }} */ b) => b.date - a.date)[0]?.over === true);
    };
  };
}));

/** @param {Server} server @param {Browser} browser @param {number} times @param {(text: string) => void} say */
export async function kills(server, browser, times, say = () => {}) {
  const luck = chance(11);
  const context = await browser.newContext();
  const told = new Map();
  // Choices after the last decision and after the one before: what passes by itself belongs to a decision.
  let last = 0;
  let before = 0;
  await context.exposeFunction('told', (/** @type {number} */ decisions, /** @type {string} */ hash) => {
    told.set(decisions, hash);
    if (decisions <= last) return;
    before = last;
    last = decisions;
  });
  let lost = 0;
  let seed = 100;
  for (let i = 0; i < times; i++) {
    const page = await open(context, `${server.url}?plain=1`);
    // The computer may act at any time: a position and its hash are taken together.
    const { hash, ...at } = await page.evaluate(async () => {
      for (;;) {
        const now = { state: await window.upkeep.getState(), hash: await window.upkeep.hash() };
        if ((await window.upkeep.getState()).decisions === now.state.decisions) return now;
      }
    });
    let { state } = at;
    // What is over is kept, but nobody is brought back to it.
    const ended = i > 0 && !state.running && await newestIsOver(page);
    if (i > 0 && !ended) {
      check(state.running, `kill ${i}: the game is gone`);
      check(state.decisions >= before, `kill ${i}: at choice ${state.decisions}, but the last decisions came to ${before} and ${last}`);
      if (told.has(state.decisions)) {
        check(told.get(state.decisions) === hash, `kill ${i}: another position at decision ${state.decisions}`);
      }
      lost += state.decisions < last ? 1 : 0;
    }
    await comes(async () => await page.evaluate(() => document.querySelectorAll('#notices .notice:not(.calm)').length) === 0, `kill ${i}: something is complained of`);
    if (!state.running || state.view.over || state.view.turn > 14) {
      told.clear();
      last = before = 0;
      await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seed: String(seed++), seats: [{ computer: false, name: 'Ana', deck: 'ember' }, { computer: true, name: 'Machine', deck: 'grove' }] }));
      await page.evaluate(() => window.upkeep.saved());
      state = await page.evaluate(() => window.upkeep.getState());
    }
    // CSP forbids eval in the page: the text of the functions goes in from outside.
    page.evaluate(`(${String(playOn).replace('(0, eval)(preferText)', PREFER)})()`).catch(() => {});
    await quiet(100 + 900 * /** @type {number} */ (luck.next().value));
    const inspector = await context.newCDPSession(page);
    const crashed = new Promise((done) => { page.once('crash', done); });
    inspector.send('Page.crash').catch(() => {});
    await Promise.race([crashed, quiet(3000)]);
    await page.close().catch(() => {});
    noErrors(page);
    say(`kill ${i + 1}: at choice ${last}`);
  }
  await context.close();
  return lost;
}

export const tests = { killedTabs: (/** @type {Server} */ server, /** @type {Browser} */ browser) => kills(server, browser, 6) };

if (process.argv[1]?.endsWith('kill.mjs')) {
  const times = Number(process.argv[2] ?? 100);
  const server = await serve();
  const browser = await launch();
  try {
    const lost = await kills(server, browser, times, console.log);
    console.log(`${times} kills: ${lost} times the last decision was lost, never more, no record damaged`);
  } finally {
    await browser.close();
    server.stop();
  }
}
