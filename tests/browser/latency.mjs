// How soon a frame answers: from an event of the pointer or a key to the frame that shows it, drawn by software,
// with 60 and with 200 permanents on the table. The tests leave room for a busy machine; the limit itself is
// judged by hand: node tests/browser/latency.mjs
import { readFileSync } from 'node:fs';
import { bestOf, check, launch, noErrors, serve, until } from './lib.mjs';

/** @import { Browser, Page, Region, Server } from './lib.mjs' */

const LIMIT = 100;
/** @param {string} name */
const text = (name) => readFileSync(new URL(`../shots/${name}.duel`, import.meta.url), 'utf8');

// Milliseconds of each event: what comes of it is told to the driver before the time is taken.
/** @param {Page} page @param {number} events */
async function answers(page, events) {
  return page.evaluate(async (count) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
    const gl = /** @type {WebGL2RenderingContext} */ (canvas.getContext('webgl2'));
    const places = (await window.upkeepBoard.regions()).filter((r) => r.does === 'object');
    const at = (/** @type {Region} */ r) => ({ clientX: r.x + r.w / 2, clientY: r.y + Math.min(r.h / 2, 30), bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'mouse' });
    const frame = () => new Promise((done) => { requestAnimationFrame(done); });
    const taken = [];
    for (let i = 0; i < count; i++) {
      const box = canvas.getBoundingClientRect();
      const place = at(places[(i * 7) % places.length]);
      place.clientX += box.left;
      place.clientY += box.top;
      await frame();
      const from = performance.now();
      if (i % 5 === 4) canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
      else canvas.dispatchEvent(new PointerEvent('pointermove', place));
      // The program draws in the next frame; what it drew is there once a pixel can be read.
      await frame();
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      taken.push(performance.now() - from);
    }
    return taken;
  }, events);
}

/** @param {Server} server @param {Browser} browser @param {string} name */
export async function latency(server, browser, name, events = 30) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = /** @type {Page} */ (await context.newPage());
  page.errors = [];
  page.on('pageerror', (e) => page.errors.push(String(e)));
  await page.goto(`${server.url}embed.html?mode=play#p=${encodeURIComponent(text(name))}`);
  await page.waitForFunction(() => Boolean(window.upkeepBoard?.regions) && document.body.classList.contains('canvas'));
  await until(page, async () => (await window.upkeepBoard?.regions())?.length > 10);
  await answers(page, 5);
  const sorted = (await answers(page, events)).sort((a, b) => a - b);
  noErrors(page);
  await context.close();
  return { median: sorted[sorted.length >> 1], late: sorted[Math.floor(sorted.length * 0.95)] };
}

/** @typedef {Awaited<ReturnType<typeof latency>>} Latency */
/** @param {string} name @param {Latency} f */
const say = (name, f) => `${name}: a frame after ${f.median.toFixed(0)} ms, at the 95th percentile ${f.late.toFixed(0)} ms (at most ${LIMIT} with 60)`;

export const tests = {
  /** @param {Server} server @param {Browser} browser */
  latency: async (server, browser) => {
    for (const [name, events, room] of /** @type {[string, number, number][]} */ ([['crowd-60', 30, 5], ['crowd-200', 15, 8]])) {
      const good = (/** @type {Latency} */ f) => f.late <= LIMIT * room;
      const found = await bestOf(() => latency(server, browser, name, events), good);
      check(good(found), say(name, found));
    }
  },
};

if (process.argv[1]?.endsWith('latency.mjs')) {
  const server = await serve();
  const browser = await launch();
  try {
    for (const name of ['crowd-60', 'crowd-200']) console.log(say(name, await latency(server, browser, name, 120)));
  } finally {
    await browser.close();
    server.stop();
  }
}
