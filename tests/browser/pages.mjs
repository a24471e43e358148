// Pages of text over the table: opened by address, closed by key and by the browser's way back.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { becomes, check, comes, DUEL, equal, noErrors, open, playUntil, ROOT, until } from './lib.mjs';

/** @import { Browser, Page, Server } from './lib.mjs' */

/** @param {Page} page */
const shown = (page) => page.locator('#page').isVisible();

/** @param {Server} server @param {Browser} browser */
async function pageOverTable(server, browser) {
  const page = await open(await browser.newContext({ viewport: { width: 390, height: 844 } }), `${server.url}#/about`);
  await page.waitForSelector('#page h2');
  await becomes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).localName), 'h1', 'the focus');
  await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('plain')).inert), 'what lies beneath takes the focus');
  await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#page')).scrollWidth <= 390), 'the page is too wide');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#page', { state: 'hidden' });
  await comes(async () => !(await page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('plain')).inert)), 'the plain page stays inert');
  await page.evaluate(() => { location.hash = '#/about'; });
  await page.waitForSelector('#page h2');
  await page.goBack();
  await page.waitForSelector('#page', { state: 'hidden' });
  await comes(async () => !(await shown(page)), 'the way back does not close it');
  noErrors(page);
}

// From any page to any other, and from however deep straight to the table.
/** @param {Server} server @param {Browser} browser */
async function pagesLead(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt' });
  const page = await open(context, `${server.url}?plain=1`);
  for (const name of ['decks', 'cards', 'games', 'lessons', 'puzzles', 'editor', 'settings', 'about']) {
    if (name === 'decks') await page.evaluate(() => { location.hash = '#/decks'; });
    else await page.click(`.page-nav a[href="#/${name}"]`);
    await page.waitForFunction((n) => /** @type {HTMLAnchorElement} */ (document.querySelector('.page-nav [aria-current]'))?.hash === `#/${n}`, name);
    await comes(() => page.evaluate(() => { const r = /** @type {HTMLElement} */ (document.querySelector('.page-nav [aria-current]')).getBoundingClientRect(); return r.left >= 0 && r.right <= innerWidth; }), `${name} is out of sight among the pages`);
    await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#page')).scrollWidth <= 390), `${name} is too wide`);
    await becomes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).localName), 'h1', `the focus on ${name}`);
  }
  await becomes(() => page.getAttribute('.page-nav a[href^=embed-guide]', 'href'), 'embed-guide.pt.html', 'the guide of the language');
  // What has nothing to show leads on.
  for (const name of ['timeline', 'share', 'games']) {
    await page.evaluate((n) => { location.hash = `#/${n}`; }, name);
    await page.getByRole('button', { name: 'Começar um duelo' }).waitFor();
  }
  await page.keyboard.press('Escape');
  await page.waitForSelector('#page', { state: 'hidden' });
  await becomes(() => new URL(page.url()).hash, '', 'the address of the table');
  noErrors(page);
  await context.close();
}

// Half as large again everything is half as large again, and nothing is wider than a phone.
/** @param {Server} server @param {Browser} browser */
async function textSize(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt' });
  const page = await open(context, `${server.url}?plain=1#/settings`);
  await page.getByRole('button', { name: '150 %' }).click();
  await becomes(() => page.evaluate(() => [/** @type {Element} */ (document.querySelector('#page p')), document.body].map((e) => getComputedStyle(e).fontSize).join()), '24px,24px', 'the letters of page and table');
  for (const [name, there] of [['decks', '.deck-list'], ['decks/new', '.builder'], ['decks/import', 'textarea'], ['cards', '.card-slip'], ['cards/Shivan%20Dragon', '#open-board'], ['games', '.row'], ['lessons', 'ol a'], ['puzzles', 'ol a'], ['editor', '.editor-seat button'], ['about', 'h2'], ['rule/CR%20608', '.rule-text']]) {
    await page.evaluate((n) => { location.hash = `#/${n}`; }, name);
    await page.waitForSelector(`#page ${there}`);
    const wide = () => page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#page')).scrollWidth - innerWidth);
    await comes(async () => await wide() <= 0, async () => `${name} is ${await wide()} pixels too wide`);
  }
  noErrors(page);
  await context.close();
}

// The number of a rule, wherever the log or a reason names one, leads to what it says and to the lessons about it; there
// is something to read about every rule that the program names.
/** @param {Server} server @param {Browser} browser */
async function ruleLinks(server, browser) {
  const { told, nearness } = await import(pathToFileURL(join(ROOT, 'web/pages/rule.mjs')).href);
  const sources = readdirSync(join(ROOT, 'engine'), { recursive: true }).map(String).filter((f) => /\.(cpp|h)$/.test(f)).map((f) => `engine/${f}`);
  const cited = new Set();
  for (const file of sources) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const [, rule] of text.matchAll(/"((?:CR |6E )?\d{3}\.\d+[a-z]?|CR \d{3}|5E [A-Z][\w ]+)"/g)) cited.add(rule);
    for (const [, section] of text.matchAll(/return "([A-Z][a-z]+ (?:and )?[A-Z][a-z]+|Interrupts|Regeneration)";/g)) if (file.endsWith('event_rules.cpp')) cited.add(`Regras de 1997, ${section}`);
  }
  check(cited.size > 70, `only ${cited.size} citations were found`);
  const silent = [...cited].filter((rule) => !told(rule));
  check(!silent.length, `nothing is said about ${silent.join(', ')}`);
  equal(nearness('seed 000 "Flying"; CR 702.9, 702.17', 'CR 702.9b'), 2, 'the lesson on flying');
  equal(nearness('seed 002 "Protection"; CR 702.16', 'CR 702.9b'), 0, 'the lesson on protection');

  const context = await browser.newContext({ locale: 'en' });
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 3);
  if ((await page.evaluate(() => window.upkeep.getState())).curtain) await page.evaluate(() => window.upkeep.liftCurtain());
  const lines = await page.evaluate(() => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#log > li'))].map((li) => [li.dataset.kind, li.querySelectorAll(':scope > .rule').length]));
  check(lines.filter(([kind, links]) => kind && links !== 1).length === 0, 'a line of the log without the link to its rule');
  await page.locator('#log .rule', { hasText: 'CR 305' }).first().click();
  await page.waitForSelector('.rule-text');
  await comes(async () => (await page.innerText('.rule-text')).includes('You play a land'), 'another rule is told');
  await comes(async () => await page.locator('#page li a[href^="lessons/en/"]').count() > 0, 'no lesson is about lands');
  await page.goBack();
  await page.waitForSelector('#page', { state: 'hidden' });
  noErrors(page);
  await context.close();
}

// The browser's Back leads from the choices before a duel, and from a duel, to the start page, and Forward to the duel
// again; what was left by its own button is not met once more. A page over the table is one step of its own.
/** @param {Server} server @param {Browser} browser */
async function backToStart(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en', reducedMotion: 'reduce' });
  const page = await open(context, 'about:blank', { wait: false });
  await page.goto(server.url);
  await until(page, () => Boolean(window.upkeep?.regions));
  await page.evaluate(() => window.upkeep.patience(0));
  /** @param {string} what */
  const shows = (what) => page.evaluate((does) => window.upkeep.regions().then((all) => all.some((r) => r.does === does)), what);
  const running = () => page.evaluate(() => window.upkeep.getState().then((s) => s.running));
  /** @param {string} why */
  const start = (why) => comes(async () => !(await running()) && await shows('new_duel'), why);

  await start('the start page does not come');
  await page.keyboard.press('n');
  await comes(() => shows('begin'), 'no choices before a duel');
  await page.goBack();
  await start('Back does not lead from the choices to the start page');

  // A deck can be read before it is chosen, and the way back leads to the choices.
  await page.keyboard.press('n');
  await comes(() => shows('begin'), 'no choices before a duel');
  const [deck] = await page.evaluate(() => window.upkeep.regions().then((all) => all.filter((r) => r.does === 'deck').sort((a, b) => b.w - a.w)));
  await page.mouse.click(deck.x + deck.w / 2, deck.y + deck.h / 2);
  await page.waitForSelector('#page h2, #page h3');
  check(/** @type {string} */ (await page.textContent('.page-body')).length > 100, 'nothing is said about the deck');
  await page.goBack();
  await page.waitForSelector('#page', { state: 'hidden' });
  check(await shows('begin'), 'the way back from a deck leads past the choices');

  await page.keyboard.press('Enter');
  await comes(running, 'no duel begins');
  await comes(() => page.evaluate(() => history.state?.duel === true), 'the duel has no entry');
  await page.evaluate(() => { location.hash = '#/about'; });
  await page.waitForSelector('#page h2');
  await page.goBack();
  await page.waitForSelector('#page', { state: 'hidden' });
  check(await running(), 'the way back from a page leaves the duel');
  await page.evaluate(() => window.upkeep.saved());
  await page.goBack();
  await start('Back does not lead from the duel to the start page');
  await page.goForward();
  await comes(running, 'Forward does not lead to the duel again');
  await page.evaluate(() => window.upkeep.leave());
  await start('the duel stays');
  await comes(() => page.evaluate(() => !history.state?.duel), 'the entry of a duel that was left stays');
  await page.goBack();
  equal(page.url(), 'about:blank', 'where Back leads from the start page');

  // The same after a reload, which goes on with the duel.
  await page.goto(server.url);
  await until(page, () => Boolean(window.upkeep?.regions));
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await page.evaluate(() => window.upkeep.saved());
  await page.reload();
  await until(page, () => window.upkeep?.getState?.().then((s) => s.running));
  await comes(() => page.evaluate(() => history.state?.duel === true), 'the duel has no entry after a reload');
  await page.evaluate(() => { window.sameDocument = true; });
  await page.goBack();
  await start('Back does not lead to the start page after a reload');
  check(await page.evaluate(() => window.sameDocument), 'Back loads the page anew');
  noErrors(page);
  await context.close();
}

export const tests = { pageOverTable, pagesLead, textSize, ruleLinks, backToStart };
