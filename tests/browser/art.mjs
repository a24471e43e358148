// Pictures of cards come when they are first shown: until then, and for one that is not what this program knows,
// a card has the picture of its kind.
import { atRest, check, DUEL, open, playUntil, quiet, when } from './lib.mjs';

const ART = /\/art\/\d+\.bin$/;

// A table that stands still, with its art held back until `answer` is set.
async function heldBack(server, browser) {
  const context = await browser.newContext({ viewport: { width: 640, height: 480 }, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const asked = new Set();
  let answer = (route) => route.abort();
  await context.route(ART, (route) => {
    asked.add(route.request().url());
    return answer(route);
  });
  const page = await open(context, server.url);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 3);
  await atRest(page);
  // All packs are asked for with the same frame, one soon after another.
  for (let before = 0; !before || asked.size > before; await quiet(300)) before = asked.size;
  return { context, page, asked, answered: (how) => { answer = how; } };
}

async function artOfAnotherVersion(server, browser) {
  const { context, page, asked, answered } = await heldBack(server, browser);
  const packs = asked.size;
  check(packs > 0, 'no pictures are asked for');
  check(packs < 12, `a table asks for ${packs} packs of pictures`);
  const without = await page.screenshot();

  // Of another version: as many bytes, but not the same.
  const heard = [];
  page.on('console', (message) => { if (message.type() === 'warning') heard.push(message.text()); });
  answered(async (route) => {
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

async function artComes(server, browser) {
  const { context, page, answered } = await heldBack(server, browser);
  const without = await page.screenshot();
  answered((route) => route.continue());
  await when(async () => !(await page.screenshot()).equals(without), 'pictures that come later are drawn');
  const other = page.errors.filter((text) => !/ERR_FAILED/.test(text));
  check(!other.length, `the page complains: ${other.join(' | ')}`);
  await context.close();
}

export const tests = { artOfAnotherVersion, artComes };
