// Pictures of cards come when they are first shown: until then, and for one that is not what this program knows,
// a card has the picture of its kind.
import { atRest, check, DUEL, equal, noErrors, open, playUntil, quiet, when } from './lib.mjs';

/** @import { Browser, Route, Server } from './lib.mjs' */

const ART = /\/art\/\d+\.bin$/;

// A table that stands still, with its art held back until `answer` is set.
/** @param {Server} server @param {Browser} browser */
async function heldBack(server, browser) {
  const context = await browser.newContext({ viewport: { width: 640, height: 480 }, reducedMotion: 'reduce' });
  const asked = new Set();
  /** @param {Route} route */
  let answer = (route) => route.abort();
  await context.route(ART, (/** @type {Route} */ route) => {
    asked.add(route.request().url());
    return answer(route);
  });
  const page = await open(context, server.url);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 3);
  await atRest(page);
  // What was asked for before is heard of before this.
  await page.evaluate(() => fetch('art/9999.bin').catch(() => {}));
  asked.delete(`${server.url}art/9999.bin`);
  return { context, page, asked, answered: (/** @type {(route: Route) => Promise<void>} */ how) => { answer = how; } };
}

/** @param {Server} server @param {Browser} browser */
async function artOfAnotherVersion(server, browser) {
  const { context, page, asked, answered } = await heldBack(server, browser);
  const packs = asked.size;
  check(packs > 0, 'no pictures are asked for');
  check(packs < 12, `a table asks for ${packs} packs of pictures`);
  const without = await page.screenshot();

  // Of another version: as many bytes, but not the same.
  /** @type {string[]} */
  const heard = [];
  page.on('console', (message) => { if (message.type() === 'warning') heard.push(message.text()); });
  answered(async (/** @type {Route} */ route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[0] ^= 1;
    return route.fulfill({ response, body });
  });
  await when(() => heard.length >= packs, 'all packs are found to be of another version');
  check(heard.length === packs && heard.every((text) => /another version/.test(text)), `what is said of pictures of another version: ${heard.join(' | ')}`);
  check((await page.screenshot()).equals(without), 'pictures of another version are shown');
  check(asked.size === packs, 'other packs are asked for');
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function artComes(server, browser) {
  const { context, page, answered } = await heldBack(server, browser);
  const without = await page.screenshot();
  answered((/** @type {Route} */ route) => route.continue());
  await when(async () => !(await page.screenshot()).equals(without), 'pictures that come later are drawn');
  const other = page.errors.filter((text) => !/ERR_FAILED/.test(text));
  check(!other.length, `the page complains: ${other.join(' | ')}`);
  await context.close();
}

// Who waits until the canvas draws no more gets the table with its pictures, however late they come: nothing is drawn
// after that.
/** @param {Server} server @param {Browser} browser */
async function restsWithItsPictures(server, browser) {
  const context = await browser.newContext({ viewport: { width: 640, height: 480 }, reducedMotion: 'reduce' });
  let come = 0;
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  const held = new Promise((done) => { release = done; });
  await context.route(ART, async (/** @type {Route} */ route) => {
    await held;
    come++;
    return route.continue();
  });
  const page = await open(context, server.url);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 2);
  setTimeout(release, 1000);
  await atRest(page);
  check(come > 0, 'it is at rest without its pictures');
  const frames = await page.evaluate(() => window.upkeep.frames());
  await quiet(1500);
  equal(await page.evaluate(() => window.upkeep.frames()), frames, 'frames drawn once it was at rest');
  noErrors(page);
  await context.close();
}

export const tests = { artOfAnotherVersion, artComes, restsWithItsPictures };
