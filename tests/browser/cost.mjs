// What the page costs: how soon there is a picture and it can be used, whether anything holds the main thread up
// after that, and what it does while nothing changes. The tests leave room for a busy machine; the limits
// themselves are judged by hand: ./upkeep bench page
import { atRest, bestOf, check, DUEL, launch, noErrors, open, playUntil, quiet, serve } from './lib.mjs';

/** @import { Browser, CDPSession, Server } from './lib.mjs' */

const LIMITS = { picture: 1000, ready: 2500, longest: 200, idle: 0.001 };

// Put into the page before anything of its own.
function watch() {
  window.cost = /** @type {Window['cost']} */ (/** @type {Partial<Window['cost']>} */ ({ tasks: [] }));
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) window.cost.tasks.push([e.startTime, e.duration]);
  }).observe({ type: 'longtask', buffered: true });
  /** @type {Exposed | undefined} */
  let page;
  Object.defineProperty(window, 'upkeep', {
    configurable: true,
    get: () => page,
    set(value) {
      page = value;
      window.cost.ready = performance.now();
    },
  });
}

const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

// A page of one word: how soon this browser shows anything at all, in milliseconds. The first one also waits for the
// browser's own start (its process for drawing), which is no page's cost.
/** @param {Browser} browser */
async function oneWord(browser) {
  const page = await browser.newPage();
  await page.goto('data:text/html,<p>Upkeep');
  await page.waitForFunction(firstPaint);
  const found = await page.evaluate(firstPaint);
  await page.close();
  return found;
}

// The share of a core that the page's main thread takes in some seconds without anybody there.
/** @param {CDPSession} inspector @param {number} seconds */
async function resting(inspector, seconds) {
  const busy = async () => {
    const { metrics } = await inspector.send('Performance.getMetrics');
    return /** @type {{ value: number }} */ (metrics.find((m) => m.name === 'TaskDuration')).value;
  };
  const before = await busy();
  await quiet(seconds * 1000);
  return ((await busy()) - before) / seconds;
}

/** @param {Server} server @param {Browser} browser */
export async function cost(server, browser, { seconds = 2 } = {}) {
  await oneWord(browser);
  const least = await oneWord(browser);
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await context.addInitScript(watch);
  const page = await open(context, server.url);
  const inspector = await context.newCDPSession(page);
  await inspector.send('Performance.enable');
  // The service worker stores the site meanwhile: wait until that is over.
  await page.waitForFunction(() => navigator.serviceWorker.controller || !navigator.serviceWorker || performance.now() > 8000, null, { timeout: 20000 }).catch(() => {});
  await page.waitForTimeout(1000);
  const start = await page.evaluate(() => ({
    picture: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ready: window.cost.ready,
    longest: Math.max(0, ...window.cost.tasks.filter(([at]) => at > window.cost.ready).map(([, ms]) => ms)),
    before: Math.max(0, ...window.cost.tasks.filter(([at]) => at <= window.cost.ready).map(([, ms]) => ms)),
  }));
  const frames = await page.evaluate(() => window.upkeep.frames());
  const idleStart = await resting(inspector, seconds);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 5);
  await atRest(page);
  const drawn = await page.evaluate(() => window.upkeep.frames());
  const idleTable = await resting(inspector, seconds);
  const more = await page.evaluate(() => window.upkeep.frames()) - drawn;
  noErrors(page);
  await context.close();
  return { ...start, least, idleStart, idleTable, frames, more };
}

/** @typedef {Awaited<ReturnType<typeof cost>>} Cost */
/** @param {Cost} c */
const say = (c) => [`first picture   ${c.picture.toFixed(0)} ms (at most ${LIMITS.picture}; a page of one word takes ${c.least.toFixed(0)})`, `ready for input ${c.ready.toFixed(0)} ms (at most ${LIMITS.ready})`,
  `longest task    ${c.longest.toFixed(0)} ms after that (at most ${LIMITS.longest}), ${c.before.toFixed(0)} ms before`,
  `at rest         ${(c.idleStart * 100).toFixed(3)} % of a core at the start, ${(c.idleTable * 100).toFixed(3)} % at the table (at most ${LIMITS.idle * 100} %)`].join('\n');
/** @param {Cost} c @param {number} room @param {number} rest */
const within = (c, room, rest) => c.picture <= LIMITS.picture * room && c.ready <= LIMITS.ready * room && c.longest <= LIMITS.longest * room &&
  c.idleStart <= rest && c.idleTable <= rest && c.more === 0;

export const tests = {
  /** @param {Server} server @param {Browser} browser */
  cost: async (server, browser) => {
    const good = (/** @type {Cost} */ found) => within(found, 8, 0.02);
    const found = await bestOf(() => cost(server, browser), good);
    check(good(found), say(found));
  },
};

if (process.argv[1]?.endsWith('cost.mjs')) {
  const server = await serve();
  const browser = await launch();
  try {
    const found = await cost(server, browser, { seconds: 10 });
    console.log(say(found));
    process.exitCode = within(found, 1, LIMITS.idle) ? 0 : 1;
  } finally {
    await browser.close();
    server.stop();
  }
}
