// The built site in two more engines: the same few tests in Firefox and in WebKit, since nobody plays in Chromium alone.
// What is tried here is what an engine may do in its own way: drawing, pointer, keys, storage, frames, links, memory. The
// rest is tried in Chromium (tests/browser). Ends with a line "N passed, N failed". Arguments: names of engines or of
// tests. A test that fails leaves a picture in the artefacts.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ARTEFACTS, atRest, becomes, check, comes, drawn, DUEL, equal, noErrors, playUntil, prefer, quiet, serve, until } from '../browser/lib.mjs';
import * as firefox from './firefox.mjs';
import * as webkit from './webkit.mjs';

/** @import { Engine, EnginePage } from './driver.mjs' */
/** @import { Board, Choice, Region, Server, State } from '../browser/lib.mjs' */
/** @typedef {() => Promise<EnginePage>} Launch */

const state = (/** @type {EnginePage} */ page) => page.evaluate(() => window.upkeep.getState());
/** @param {EnginePage} page */
const hash = (page) => page.evaluate(() => window.upkeep.hash());

// `launch` opens a browser with nothing in it; those that a test leaves open are closed after it.
/** @param {Launch} launch @param {string} url */
async function visit(launch, url) {
  const page = await launch();
  await page.open(url);
  await ready(page);
  return page;
}
/** @param {EnginePage} page */
async function ready(page) {
  await until(page, () => window.upkeep !== undefined);
  // Tests click faster than anybody reads.
  await page.evaluate(() => window.upkeep.patience?.(0));
}

// The middle of what a selector finds, once it has come to rest in the window.
/** @param {EnginePage} page @param {string} selector */
async function clickOn(page, selector) {
  /** @type {number[] | null | false | undefined} */
  let at;
  await comes(async () => at = await page.evaluate(async (s) => {
    const e = document.querySelector(s);
    e?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = () => { const b = e?.getBoundingClientRect(); return b?.width ? [b.x + b.width / 2, b.y + b.height / 2] : null; };
    const before = box();
    await new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
    return before?.join() === box()?.join() && before;
  }, selector), `there is no ${selector}`);
  await page.click(.../** @type {[number, number]} */ (/** @type {unknown} */ (at)));
}

/** @param {Region | undefined} place @returns {[x: number, y: number]} */
function middle(place) {
  const { x, y, w, h } = /** @type {Region} */ (place);
  return [x + w / 2, y + h / 2];
}

// ---- a duel on the canvas, by pointer -----------------------------------------------------------

// A place of the canvas that takes a thing to do, pressed until the duel has gone on: a card with several things to do
// opens a list first.
/** @param {EnginePage} page @param {State} now @param {number} turn */
async function decide(page, now, turn) {
  const option = /** @type {Choice} */ (prefer(now.view.options, turn, 1 - now.seat));
  check(option, `nobody can do anything: ${now.view.prompt}`);
  for (let tries = 0; tries < 4; tries++) {
    /** @type {Region | undefined} */
    let place;
    await comes(async () => {
      const takers = (await page.evaluate(() => window.upkeep.regions())).filter((r) => r.free && r.options.includes(option.index));
      return place = takers.find((r) => r.does === 'option') ?? takers[0];
    }, `no place takes ${option.text}`);
    await page.click(...middle(place));
    await drawn(page);
    await atRest(page);
    if ((await state(page)).changes !== now.changes) return;
  }
  throw new Error(`pressed, and nothing came of it: ${option.text}`);
}

/** @param {Launch} launch @param {Server} server */
async function canvasByPointer(launch, server) {
  const page = await visit(launch, server.url);
  await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('canvas')).getClientRects().length > 0), 'no canvas is shown (without a graphics card WebGL is of the package libgl1-mesa-dri)');
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  let moves = 0;
  for (let now = await state(page); now.view.turn < 5; now = await state(page)) {
    await atRest(page);
    if (now.curtain) {
      /** @type {Region | undefined} */
      let lift;
      await comes(async () => lift = (await page.evaluate(() => window.upkeep.regions())).find((r) => r.does === 'lift'), 'no curtain to lift');
      await page.click(...middle(lift));
      await comes(async () => !(await state(page)).curtain, 'the curtain does not lift');
    } else {
      await decide(page, now, moves++);
    }
  }
  check(moves > 8, `only ${moves} decisions in four turns`);
  // A canvas of one colour makes a picture of a few kilobytes.
  await atRest(page);
  const picture = await page.screenshot();
  check(picture.length > 60000, `the table is empty: a picture of ${picture.length} bytes`);
  noErrors(page);
}

// ---- the plain page, by keys ---------------------------------------------------------------------

/** @param {Launch} launch @param {Server} server */
async function plainByKeys(launch, server) {
  const page = await visit(launch, `${server.url}?plain=1`);
  /** @param {string} selector */
  const pressOn = async (selector) => {
    await comes(() => page.evaluate((s) => { const e = /** @type {HTMLElement} */ (document.querySelector(s)); e?.focus(); return e !== null && document.activeElement === e; }, selector), `${selector} takes no keys`);
    await page.key('Enter');
  };
  await page.evaluate(() => {
    /** @type {HTMLInputElement} */ (document.getElementById('setup-mode')).value = 'hotseat';
    /** @type {HTMLInputElement} */ (document.getElementById('setup-seed')).value = '11';
  });
  await pressOn('#setup-begin');
  await comes(async () => (await state(page)).running, 'no duel begins');
  for (let i = 0; ; i++) {
    const now = await state(page);
    if (now.view.turn >= 4 || now.view.over) break;
    check(i < 400, 'the duel does not go on');
    if (now.computer) await until(page, (n) => window.upkeep.getState().then((s) => s.changes !== n), now.changes);
    else if (now.curtain) {
      await pressOn('#curtain-lift');
      await comes(async () => !(await state(page)).curtain, 'the curtain does not lift');
    } else {
      await pressOn(`#actions button[data-index="${/** @type {Choice} */ (prefer(now.view.options, i, 1 - now.seat)).index}"]`);
      await comes(async () => (await state(page)).changes !== now.changes, 'a key does nothing');
    }
  }
  check(await page.evaluate(() => document.querySelectorAll('#log li').length) > 10, 'the log is too short');
  noErrors(page);
}

// ---- links, storage ------------------------------------------------------------------------------

/** @param {Launch} launch @param {Server} server */
async function linkElsewhere(launch, server) {
  const ana = await visit(launch, server.url);
  await ana.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(ana, (s) => s.view.turn >= 4);
  const there = await hash(ana);
  const { view } = await state(ana);
  await ana.evaluate(() => { location.hash = '#/share'; });
  let link = '';
  await comes(async () => /#g[\w-]{20,}$/.test(link = await ana.evaluate(() => /** @type {HTMLInputElement} */ (document.getElementById('share-link'))?.value)), () => `no link: ${link}`);
  noErrors(ana);
  await ana.close();

  const beto = await visit(launch, link);
  await comes(() => beto.evaluate(() => /Ana.*Beto/s.test(document.getElementById('link-players')?.parentElement?.textContent ?? '')), 'the players are not named');
  await clickOn(beto, '#page .row button');
  await comes(async () => (await state(beto)).running, 'the duel of the link does not begin');
  // What happened last is shown first.
  await beto.evaluate(() => window.upkeep.liftCurtain());
  await beto.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[data-key=recap] button'))?.click());
  await becomes(() => hash(beto), there, 'the duel on the other device');
  equal((await state(beto)).view.turn, view.turn, 'its turn');
  noErrors(beto);
}

/** @param {Launch} launch @param {Server} server */
async function reloaded(launch, server) {
  const page = await visit(launch, server.url);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seed: '5' }));
  // Beyond the turn from which the browser is asked to keep it: nothing waits for the answer.
  await playUntil(page, (s) => s.view.turn >= 5);
  const before = await hash(page);
  await page.evaluate(() => window.upkeep.saved());
  await page.reload();
  await ready(page);
  await becomes(() => hash(page), before, 'the duel after a reload');
  check((await state(page)).curtain, 'after a reload nobody knows who sits there: the curtain must be down');
  await playUntil(page, (s) => s.view.turn >= 6);
  noErrors(page);
}

// ---- boards in other pages -----------------------------------------------------------------------

// A move of the exercise on the canvas of its board, by pointer, and the rest of it by the board's own means.
/** @param {Launch} launch @param {Server} server */
async function lessonsBoard(launch, server) {
  const page = await launch();
  await page.open(`${server.url}lessons/en/casting-in-eight-steps.html`);
  await comes(() => page.evaluate(() => /** @type {number} */ (document.querySelector('duel-board[mode=play] .poster')?.getClientRects().length) > 0), 'no drawing before the board is seen');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('duel-board[mode=play]')).scrollIntoView({ block: 'start', behavior: 'instant' }));
  await comes(() => page.evaluate(async () => (await /** @type {Board} */ (document.querySelector('duel-board[mode=play]')).getState()).board.goal === 'open'), 'the board does not live');
  const refused = await page.evaluate(() => /** @type {Board} */ (document.querySelector('duel-board[mode=play]')).act('A cast Fireball -> B x 6').then(() => 'done', (e) => e.code));
  equal(refused, 'illegal', 'a wrong try');

  // The frame is of the same origin here, and says where its cards lie.
  let at;
  await comes(async () => at = await page.evaluate(async () => {
    const frame = /** @type {HTMLIFrameElement} */ (/** @type {ShadowRoot} */ (/** @type {HTMLElement} */ (document.querySelector('duel-board[mode=play]')).shadowRoot).querySelector('iframe'));
    const inner = frame?.contentWindow?.upkeepBoard;
    const card = inner?.resting() && inner.regions().find((r) => r.label === 'Fireball' && r.free);
    if (!card) return null;
    const canvas = /** @type {HTMLElement} */ (/** @type {Document} */ (frame.contentDocument).getElementById('canvas')).getBoundingClientRect();
    const box = frame.getBoundingClientRect();
    return [box.x + canvas.x + card.x + card.w / 2, box.y + canvas.y + card.y + card.h / 2];
  }), 'the card does not lie on the board');
  const asked = (await page.evaluate(async () => (await /** @type {Board} */ (document.querySelector('duel-board[mode=play]')).getState()).prompt));
  await page.click(.../** @type {[number, number]} */ (/** @type {unknown} */ (at)));
  await comes(async () => await page.evaluate(async () => (await /** @type {Board} */ (document.querySelector('duel-board[mode=play]')).getState()).prompt) !== asked, 'a card pressed on the board does nothing');
  await page.evaluate(() => /** @type {Board} */ (document.querySelector('duel-board[mode=play]')).reset());
  const goal = await page.evaluate(async () => {
    const b = /** @type {Board} */ (document.querySelector('duel-board[mode=play]'));
    await b.act('A cast Fireball -> B x 5');
    for (let i = 0; i < 10 && (await b.getState()).board.goal === 'open'; i++) await b.act(/** @type {Choice} */ ((await b.getLegalActions()).find((o) => o.kind === 'pass')).index);
    return (await b.getState()).board.goal;
  });
  equal(goal, 'met', 'the goal of the exercise');
  noErrors(page);
}

const PUZZLE = `scenario Two points
rules foundations fifth
goal A wins
A.play Mountain
A.hand Shock, Hill Giant
B.life 2`;

/** @param {Launch} launch @param {Server} server */
async function embedElsewhere(launch, server) {
  const http = createServer((request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    if (request.url !== '/') answer.writeHead(204).end();
    else answer.end(`<!doctype html><html lang="en"><title>Host</title><script src="${server.url}embed.js"></script><body><duel-board id="b" mode="play" lang="en" style="width:640px;height:480px"><pre>${PUZZLE}</pre></duel-board></body></html>`);
  });
  await new Promise((done) => { http.listen(0, '127.0.0.1', () => done(undefined)); });
  try {
    const page = await launch();
    // Another site, not only another port: what the engine keeps apart is kept apart.
    await page.open(`http://localhost:${/** @type {import('node:net').AddressInfo} */ (http.address()).port}/`);
    await until(page, () => /** @type {Board} */ (document.getElementById('b')).getState?.().then((s) => s.board.goal === 'open'));
    await comes(() => page.evaluate(() => /** @type {ShadowRoot} */ (/** @type {HTMLElement} */ (document.getElementById('b')).shadowRoot).querySelector('iframe:not(.coming)') !== null), 'the drawing does not give way to the board');
    await drawn(page);
    const seen = await page.evaluate(async () => {
      const b = /** @type {Board} */ (document.getElementById('b'));
      const out = { met: 0, hand: '', wrong: /** @type {unknown} */ (''), goal: '' };
      b.addEventListener('goalmet', () => { out.met++; });
      const { objects } = await b.getState();
      out.hand = objects.filter((o) => o.zone === 'hand' && o.name).map((o) => o.name).sort().join();
      out.wrong = await b.act('A cast Hill Giant').catch((e) => e.code);
      await b.act('A cast Shock -> B');
      out.goal = (await b.getState()).board.goal;
      return out;
    });
    equal(seen.hand, 'Hill Giant,Shock', 'the hand');
    equal(seen.wrong, 'illegal', 'what cannot be done');
    equal(seen.goal, 'met', 'the goal');
    noErrors(page);
  } finally {
    http.closeAllConnections?.();
    http.close();
  }
}

// ---- memory --------------------------------------------------------------------------------------

const LOADS = 20;
const GROWTH = 1.5;
/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

// Cold loads one after another: what one leaves behind must not add up. The first third is for the engine to warm up.
/** @param {Launch} launch @param {Server} server */
async function coldLoads(launch, server) {
  const page = await launch();
  const held = [];
  for (let i = 0; i < LOADS; i++) {
    await page.open(server.url);
    await ready(page);
    await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
    await atRest(page);
    held.push(Math.round(Number(page.memory?.())));
    await page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker?.getRegistrations() ?? []) await worker.unregister();
      for (const name of await window.caches?.keys() ?? []) await window.caches.delete(name);
      localStorage.clear();
    });
  }
  console.log(`   MB held at each cold load: ${held.join(' ')}`);
  const third = Math.floor(LOADS / 3);
  const [middle, last] = [held.slice(third, 2 * third), held.slice(-third)].map(median);
  check(last <= GROWTH * middle, `it grows without end: ${middle} MB in the second third, ${last} MB in the last`);
  noErrors(page);
}

// ---- the run -------------------------------------------------------------------------------------

const tests = { canvasByPointer, plainByKeys, linkElsewhere, reloaded, lessonsBoard, embedElsewhere };
/** @type {[engine: Engine, tests: Record<string, (launch: Launch, server: Server) => Promise<void>>][]} */
const engines = [[firefox, tests], [webkit, { ...tests, coldLoads }]];

let passed = 0;
let failed = 0;
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
/** @param {string} word @param {string[]} among */
const chosen = (word, among) => !wanted.some((w) => among.includes(w)) || wanted.includes(word);
const names = { engines: engines.map(([{ name }]) => name.toLowerCase()), tests: Object.keys(engines[engines.length - 1][1]).map((name) => name.toLowerCase()) };
for (const word of wanted) if (![...names.engines, ...names.tests].includes(word)) throw new Error(`nothing is named ${word}`);

const server = await serve();
for (const [engine, its] of engines) {
  if (!chosen(engine.name.toLowerCase(), names.engines)) continue;
  if (engine.missing.length) {
    failed++;
    console.log(`FAILED ${engine.name} is not here; please install (names are Debian's): ${engine.missing.join(' ')}`);
    continue;
  }
  for (const [name, test] of Object.entries(its)) {
    if (!chosen(name.toLowerCase(), names.tests)) continue;
    /** @type {EnginePage[]} */
    const pages = [];
    const began = Date.now();
    const time = () => `(${((Date.now() - began) / 1000).toFixed(1)} s)`;
    try {
      await test(async () => {
        const page = await engine.launch();
        pages.push(page);
        return page;
      }, server);
      passed++;
      console.log(`ok ${engine.name} ${name} ${time()}`);
    } catch (error) {
      failed++;
      console.log(`FAILED ${engine.name} ${name} ${time()}: ${/** @type {Error} */ (error).stack ?? error}`);
      const picture = join(ARTEFACTS, `${engine.name.toLowerCase()}-${name}.png`);
      // Whoever does not answer any more draws no picture either.
      const drawing = pages.at(-1)?.screenshot().then((bytes) => { writeFileSync(picture, bytes); return true; }, () => false);
      if (await Promise.race([drawing, quiet(20000)])) console.log(`   as it looked: ${picture}`);
    }
    for (const page of pages) await page.close();
  }
}
server.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
