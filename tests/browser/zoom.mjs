// A page at 200 %, in the colours of the system, and names that are spoken as English in other languages.
import { comes, DUEL, inCombat, noErrors, open, playUntil, turnTo } from './lib.mjs';

/** @import { Browser, ContextOptions, Server } from './lib.mjs' */

const SEATS = { seats: [{ computer: false, name: 'Ana', deck: 'night' }, { computer: false, name: 'Beto', deck: 'ember' }] };
const PAGES = ['share', 'timeline', 'games', 'settings', 'cards', 'cards/Shivan%20Dragon', 'decks', 'decks/new', 'decks/import', 'about', 'bring', 'lessons', 'puzzles', 'compare'];

// 1280×720 at 200 % is 640×360: nothing sticks out sideways, on any page; on the canvas what waits is there to be seen.
/** @param {Server} server @param {Browser} browser */
async function zoomed(server, browser) {
  /** @type {ContextOptions} */
  const view = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2, reducedMotion: 'reduce' };
  const context = await browser.newContext({ ...view, locale: 'pt-BR' });
  const page = await open(context, `${server.url}?plain=1`);
  /** @param {string} what */
  const fits = async (what, selector = 'html') => {
    const wide = () => page.evaluate((s) => {
      const root = /** @type {HTMLElement} */ (document.querySelector(s));
      if (root.scrollWidth <= root.clientWidth + 1) return '';
      return [...root.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > root.clientWidth + 1).map((e) => `${e.localName}.${e.className}#${e.id}`).slice(0, 4).join(', ') || 'something';
    }, selector);
    await comes(async () => !(await wide()), async () => `${what} is too wide: ${await wide()}`);
  };
  await fits('the start');
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ era: 'fifth', ...SEATS }));
  await playUntil(page, inCombat);
  await fits('the table');
  for (const name of PAGES) {
    await turnTo(page, name);
    await fits(name, '#page');
  }
  noErrors(page);
  await context.close();

  const drawn = await browser.newContext(view);
  const table = await open(drawn, server.url);
  await table.evaluate((c) => window.upkeep.newGame(c), DUEL(SEATS));
  const now = await playUntil(table, (s) => s.view.stack.length > 0 && s.view.options.some((o) => o.kind === 'pass'));
  const places = async () => (await table.evaluate(() => window.upkeep.regions())).filter((r) => r.x > 400).map((r) => r.label ?? '');
  await comes(async () => (await places()).some((label) => label.startsWith(now.view.stack[0].name)), async () => `what waits is not drawn: ${await places()}`);
  noErrors(table);
  await drawn.close();
}

// Names of cards that a language has no other for are marked as English wherever they stand; its own are not.
/** @param {Server} server @param {Browser} browser */
async function englishNames(server, browser) {
  const context = await browser.newContext({ locale: 'it-IT' });
  const page = await open(context, `${server.url}?plain=1`);
  // Cards of these two that were never printed in Italian.
  const english = /Wall of Omens|Man-o'-War|Banisher Priest|Voice of All|Divination|Runeclaw Bear|Kavu Titan|Barkhide Mauler|Scragnoth/;
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seats: [{ computer: false, name: 'Ana', deck: 'foundations-gale' }, { computer: false, name: 'Beto', deck: 'foundations-trail' }] }));
  await playUntil(page, (s) => s.view.turn >= 6 && s.view.options.some((o) => o.kind === 'cast' && english.test(o.text)));
  /** @param {string} selector @param {string} what */
  const marked = async (selector, what) => await comes(async () => await page.locator(`${selector}[lang=en], ${selector} [lang=en]`).count() > 0, `no English name is marked: ${what}`);
  /** @param {string} selector @param {string} what */
  const plain = async (selector, what) => await comes(async () => await page.locator(selector, { hasText: /^(Isola|Foresta|Pianura)$/ }).locator('xpath=self::*[@lang="en"]').count() === 0, `an Italian name is called English: ${what}`);
  await marked('#actions button', 'what may be done');
  await marked('#log', 'the log');
  await marked('#board-mine, #hand', 'cards');
  for (const [hash, selector] of [['#/timeline', '.time-lines'], ['#/decks/foundations-gale', '.rows .name'], ['#/cards/Banisher%20Priest', '.card-slip h2']]) {
    await page.evaluate((h) => { location.hash = h; }, hash);
    await page.waitForSelector(`#page ${selector}`);
    await marked(`#page ${selector}`, hash);
    await plain(`#page ${selector} a`, hash);
  }
  noErrors(page);
  await context.close();
}

// With the colours of the system a page still covers the table, and what is meant by colour has a line or a word.
/** @param {Server} server @param {Browser} browser */
async function forcedColours(server, browser) {
  const context = await browser.newContext({ forcedColors: 'active', colorScheme: 'dark' });
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL(SEATS));
  await playUntil(page, (s) => s.view.turn >= 3 && s.view.objects.some((o) => o.flags.includes('tapped')));
  /** @param {string} selector @param {string} name */
  const style = (selector, name) => page.evaluate(([s, n]) => /** @type {Record<string, string>} */ (/** @type {unknown} */ (getComputedStyle(/** @type {Element} */ (document.querySelector(s)))))[n], [selector, name]);
  for (const card of ['.pc', '#actions button']) await comes(async () => await style(card, 'borderTopStyle') !== 'none', `${card} has no outline`);
  await comes(async () => await style('.pc.tapped', 'borderTopStyle') === 'dashed', 'tapped is only a colour');
  await page.evaluate(() => { location.hash = '#/timeline'; });
  await page.waitForSelector('.time-lines button');
  await comes(async () => !/^rgba\(.*, 0\)$/.test(await style('#page', 'backgroundColor')), 'the table shows through the page');
  await page.evaluate(() => import('./app/toast.mjs').then((m) => m.toast('Something is asked.', [{ text: 'Yes' }])));
  await comes(async () => !/^rgba\(.*, 0\)$/.test(await style('.toast', 'backgroundColor')), 'the page shows through a line on it');
  noErrors(page);
  await context.close();
}

export const tests = { zoomed, englishNames, forcedColours };
