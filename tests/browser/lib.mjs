// What the browser tests share: a server for the built site, Chromium, and a plain way of playing.
import '../page-strings.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStrings, table } from '../../assets/build/strings.mjs';

/** @typedef {{ url: string, stop: () => void }} Server */
/** @typedef {import('playwright-core').BrowserContext} Context */
/** @typedef {import('playwright-core').BrowserContextOptions & { first?: boolean }} ContextOptions */
/**
 * What launch() gives: its contexts may be those of a first visitor.
 * @typedef {Omit<import('playwright-core').Browser, 'newContext'> & { newContext(options?: ContextOptions): Promise<Context> }} Browser
 */
/** @typedef {import('playwright-core').Page & { errors: string[] }} Page */
/**
 * A page, a frame in one, or a page of another engine (tests/engines/driver.mjs).
 * @typedef {import('playwright-core').Page | import('playwright-core').Frame | import('../engines/driver.mjs').EnginePage} Shown
 */
/** @typedef {import('playwright-core').Route} Route */
/** @typedef {import('playwright-core').Frame} Frame */
/** @typedef {import('playwright-core').Request} Request */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {import('playwright-core').CDPSession} CDPSession */
/** @typedef {import('../../web/bridge/view.js').Region} Region */
/** @typedef {import('../../web/page-types.js').Board} Board */
/** @typedef {(server: Server, browser: Browser) => Promise<unknown>} Test */
/** @typedef {Required<import('../../web/bridge/view.js').State>} State */
/** @typedef {import('../../web/bridge/view.js').Choice} Choice */
/** @typedef {import('../../web/bridge/view.js').Thing} Thing */
/** @typedef {import('../../web/bridge/view.js').View} View */

export const ROOT = process.env.UPKEEP_ROOT ?? resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const SITE = process.env.UPKEEP_SITE ?? join(ROOT, 'build/site');
export const ARTEFACTS = process.env.UPKEEP_ARTEFACTS ?? join(ROOT, 'build/artefacts');
mkdirSync(ARTEFACTS, { recursive: true });

// Modules of the page that a test imports as they are written: web/build/site.mjs puts the words in otherwise.
globalThis.strings = table;
globalThis.languages = () => /** @type {[string, string][]} */ (Object.entries(readStrings()).map(([tag, file]) => [tag, file.language.name]));

/** @type {import('playwright-core')} */
const { chromium } = createRequire(join(ROOT, 'web/package.json'))('playwright-core');
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const ARGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

// How many times slower than this machine the pages run: a test that only a quick machine passes shows itself
// with UPKEEP_SLOW=6.
export const SLOW = Number(process.env.UPKEEP_SLOW ?? 1);
// The one limit of all waiting, in milliseconds: far more than what a page is to show ever takes, so that a busy machine
// fails no test. Whatever waits in Playwright has it, too.
export const PATIENCE = 180000 * SLOW;

// How many milliseconds the tests look at a page, or press something, later than they could: a test that only sees what
// is there for a moment shows itself with UPKEEP_LATE=400.
const LATE = Number(process.env.UPKEEP_LATE ?? 0);
/** @param {import('playwright-core').Browser} browser */
async function lookLate(browser) {
  const page = await browser.newPage();
  const frames = Object.getPrototypeOf(page.mainFrame());
  await page.close();
  if (Object.hasOwn(frames, 'late')) return;
  for (const name of Object.getOwnPropertyNames(frames)) {
    const does = frames[name];
    if (does?.constructor.name !== 'AsyncFunction') continue;
    frames[name] = /** @this {unknown} @param {...unknown} given */ async function late(...given) {
      await quiet(LATE);
      return does.apply(this, given);
    };
  }
  frames.late = true;
}

/** @returns {Promise<Server>} */
export function serve(folder = SITE) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(ROOT, 'web/build/serve.mjs'), folder, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (data) => {
      const url = /http:\/\/\S+/.exec(String(data))?.[0];
      if (url) done({ url: url.replace('localhost', '127.0.0.1'), stop: () => child.kill() });
    });
    child.on('exit', () => failed(new Error('no server')));
  });
}

/** @param {Context} context */
const patient = (context) => {
  context.setDefaultTimeout(PATIENCE);
  return context;
};
/** @param {string[]} args @returns {Promise<Browser>} */
export async function launch(args = []) {
  const browser = await chromium.launch({ executablePath, headless: true, timeout: PATIENCE, args: [...ARGS, ...args] });
  if (LATE) await lookLate(browser);
  const newContext = browser.newContext.bind(browser);
  // Tests meet the page as somebody who has been here before; `first`: as a first visitor.
  // Nothing is kept for offline use unless a test asks for it: each would fetch the whole site once more.
  browser.newContext = async (/** @type {ContextOptions} */ { first = false, serviceWorkers = 'block', ...options } = {}) => {
    const context = patient(await newContext({ serviceWorkers, ...options }));
    if (!first) await context.addInitScript(() => { try { localStorage.setItem('upkeep-met', '1'); } catch { /* a frame without storage */ } });
    return context;
  };
  return browser;
}

// A browser with a profile of its own on disk, which outlives its process.
export function profile() {
  const folder = mkdtempSync(join(tmpdir(), 'upkeep-'));
  return {
    folder,
    launch: async (/** @type {Parameters<typeof chromium.launchPersistentContext>[1]} */ options = {}) => patient(await chromium.launchPersistentContext(folder, { executablePath, headless: true, timeout: PATIENCE, args: ARGS, ...options })),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}

/** @param {unknown} condition @param {string} [message] */
export function check(condition, message) {
  if (!condition) throw new Error(message);
}
/** @param {unknown} found @param {unknown} expected @param {string} what */
export function equal(found, expected, what) {
  check(Object.is(found, expected), `${what}: found ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
}

// A page that fails its test on any error. `until`: how far it is loaded, as Playwright says it.
/**
 * @param {Context} context @param {string} url
 * @param {{ errors?: string[], wait?: boolean, until?: 'load' | 'domcontentloaded' | 'networkidle' | 'commit' }} how @returns {Promise<Page>}
 */
export async function open(context, url, { errors = [], wait = true, until: loaded = 'load' } = {}) {
  const page = /** @type {Page} */ (await context.newPage());
  if (SLOW > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  page.errors = errors;
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || /^(WebGL: INVALID|OTS parsing|Failed to decode)/.test(message.text())) errors.push(message.text());
  });
  await page.goto(url, { waitUntil: loaded });
  if (wait) await page.waitForFunction(() => window.upkeep !== undefined, null);
  // Tests click faster than anybody reads.
  if (wait) await page.evaluate(() => window.upkeep.patience?.(0));
  return page;
}
/** @param {{ errors: string[] }} page */
export function noErrors(page) {
  check(page.errors.length === 0, `the page complains: ${page.errors.join(' | ')}`);
}

// What was waited for did not come in time.
export class Late extends Error {
  name = 'TimeoutError';
}

// Until something holds, which may take a promise to say so.
/** @param {() => unknown} holds @param {unknown} what */
export async function when(holds, what = holds, patience = PATIENCE) {
  for (const end = Date.now() + patience; Date.now() < end; await quiet(30)) if (await holds()) return;
  throw new Late(`it never came to this: ${what}`);
}
// The same in the page: waitForFunction() takes the promise itself for a yes.
/**
 * @template [A=void]
 * @param {Shown} page @param {string | ((argument: A) => unknown)} what @param {A} [argument] @param {number} [patience]
 */
export const until = (page, what, argument, patience) => when(() => page.evaluate(/** @type {string | ((argument: unknown) => unknown)} */ (what), argument), what, patience);

// Like check() and equal() for what a page shows: it has its time to come about, the machine may be busy.
// `message` may ask the page, too, for what is there instead.
/** @param {() => unknown} holds @param {string | (() => string | Promise<string>)} message */
export async function comes(holds, message, patience = PATIENCE) {
  for (const end = Date.now() + patience; ; await quiet(30)) {
    if (await holds()) return;
    if (Date.now() > end) throw new Late(typeof message === 'function' ? await message() : message);
  }
}
/** @param {() => unknown} read @param {unknown} expected @param {string} what */
export async function becomes(read, expected, what) {
  /** @type {unknown} */
  let found;
  await comes(async () => Object.is(found = await read(), expected),
    () => `${what}: found ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
}

// A measure of time that others on the machine can only make worse: the first of three that is good enough, or the last.
/** @template T @param {() => Promise<T>} measure @param {(found: T) => boolean} good @returns {Promise<T>} */
export async function bestOf(measure, good) {
  for (let i = 1; ; i++) {
    const found = await measure();
    if (i === 3 || good(found)) return found;
  }
}

// Until the canvas draws no more, now or after some time, and its pictures are there.
/** @param {Shown} page */
export const atRest = (page) => until(page, () => window.upkeep.resting());
// Until what changed can be seen: three frames of a page, or of a frame in it.
/** @param {Shown} page */
export const drawn = (page) => page.evaluate(() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
}));
// A stretch of time in which nothing may happen. Whatever is to come about, wait for that itself.
/** @param {number} milliseconds */
export const quiet = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

export const DUEL = (over = {}) => ({
  era: 'foundations',
  seed: '7',
  seats: [{ computer: false, name: 'Ana', deck: 'night' }, { computer: false, name: 'Beto', deck: 'grove' }],
  ...over,
});

// Which option to take: something that brings the end nearer. `turn` breaks ties so that play varies.
const RANK = ['pay', 'yes', 'phase', 'play_land', 'attack', 'cast', 'announce_attack', 'block', 'object', 'player', 'value', 'done', 'no', 'pass',
  'activate', 'special', 'mana', 'back', 'concede'];
/** @param {Choice[]} options @returns {Choice | null} */
export function prefer(options, turn = 0, otherSeat = 1) {
  /** @type {Choice | null} */
  let best = null;
  /** @param {Choice} o */
  const rank = (o) => {
    // Aimed at the other player rather than at oneself.
    if (o.kind === 'player') return RANK.indexOf('object') - (o.a === otherSeat || o.value === otherSeat ? 0.5 : -0.2);
    return RANK.indexOf(o.kind);
  };
  for (const o of options) if (!best || rank(o) < rank(best)) best = o;
  if (!best) return null;
  const least = rank(best);
  const ties = options.filter((o) => rank(o) === least);
  return ties[turn % ties.length];
}

// The same as a text, for use inside the page.
export const PREFER = `(() => { const RANK = ${JSON.stringify(RANK)}; return ${prefer}; })()`;

// A position as a duel of two at one table, by way of the editor.
/** @param {Context} context @param {string} url @param {string} text */
export async function position(context, url, text, query = '') {
  const page = await open(context, url + query);
  await page.evaluate(() => { location.hash = '#/editor'; });
  await page.waitForSelector('.editor-text');
  await page.fill('.editor-text', text);
  await page.click('#editor-play');
  await until(page, () => window.upkeep.getState().then((s) => s.running));
  // The browser's way back closes the editor after that; until then it lies over the table.
  await page.waitForSelector('#page', { state: 'hidden' });
  if ((await page.evaluate(() => window.upkeep.getState())).curtain) await page.evaluate(() => window.upkeep.liftCurtain());
  await drawn(page);
  return page;
}

// Another page of text over the table: what lay there before is gone, and something stands in its place.
/** @param {Page} page @param {string} name */
export async function turnTo(page, name) {
  await page.evaluate((to) => {
    for (const e of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#page .page-body > *'))) e.dataset.before = '';
    location.hash = `#/${to}`;
  }, name);
  await until(page, () => {
    const body = /** @type {HTMLElement} */ (document.querySelector('#page .page-body'));
    return body.textContent && !body.querySelector(':scope > [data-before]');
  });
}

// Plays in one seat after the other through the page's own functions until it `holds` and somebody is asked: while the
// computer thinks the duel goes on by itself, and what was read of it is old a moment later.
/** @param {Shown} page @param {(state: State) => unknown} holds */
export async function playUntil(page, holds, limit = 3000) {
  for (let i = 0; i < limit;) {
    const state = await page.evaluate(() => window.upkeep.getState());
    if (!state.running || state.view.over) return state;
    if (state.computer) {
      // How often it is looked at is chance, and does not count: the same choices each time.
      await until(page, (n) => window.upkeep.getState().then((s) => s.changes !== n), state.changes);
      continue;
    }
    if (!state.curtain && holds(state)) return state;
    if (state.curtain) {
      await page.evaluate(() => window.upkeep.liftCurtain());
    } else {
      const option = /** @type {Choice} */ (prefer(state.view.options, i, 1 - state.seat));
      check(option, `nobody can do anything: ${state.view.prompt}`);
      check(await page.evaluate((n) => window.upkeep.act(n), option.index), `refused: ${option.text}`);
    }
    i++;
  }
  throw new Error('the duel does not come to what was waited for');
}

/** @param {State} state */
export const inCombat = (state) => ['attackers', 'blockers', 'damage'].includes(state.view.step) &&
  state.view.objects.some((o) => o.flags.includes('attacking'));
