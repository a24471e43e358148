// The page that plays one text under all four rules, wherever it is opened from; who starts, and what is staked.
import { becomes, check, comes, DUEL, equal, noErrors, open, playUntil, until } from './lib.mjs';

/** @import { Browser, Choice, Page, Server } from './lib.mjs' */

/** @param {Page} page */
const state = (page) => page.evaluate(() => window.upkeep.getState());
const LIFE = `scenario Life below one
rules    fifth sixth m10 foundations
A.play   Mountain
A.hand   Lightning Bolt
B.life   2
A cast Lightning Bolt -> B
resolve
`;

/** @param {Server} server @param {Browser} browser */
async function compare(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate(() => { location.hash = '#/compare'; });
  await page.waitForSelector('.eras .era');
  // A text of one's own, and where it parts.
  await page.fill('#compare-text', LIFE);
  await page.click('#compare-go');
  await until(page, () => document.querySelector('[data-switch=lifeLoss]') !== null);
  await becomes(() => page.locator('.parting').count(), 1, 'partings');
  await becomes(() => page.getAttribute('.parting', 'data-from'), 'fifth', 'where it parts');
  await comes(async () => await page.locator('[data-era=sixth] .cell.parts').count() >= 1, 'the first difference is not marked');
  await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('page')).scrollWidth <= 390), 'the page is too wide');
  // A mistake is told by its place.
  await page.fill('#compare-text', LIFE.replace('Mountain', 'Mountan'));
  await page.click('#compare-go');
  await comes(async () => /Mountan/.test(/** @type {string} */ (await page.textContent('#compare-result [role=alert]'))), 'no mistake is told');
  // A link holds the text; the position opens under the rules that are asked for.
  const packed = await page.evaluate(async (text) => (await import(new URL('app/pack.mjs', location.href).href)).pack(text), LIFE.replace('rules    fifth sixth m10 foundations', 'rules    m10'));
  await page.evaluate((p) => { location.hash = `#/compare/${p}`; }, packed);
  await until(page, () => document.querySelector('[data-switch=lifeLoss]') !== null);
  await page.click('[data-open=fifth]');
  await until(page, async () => (await window.upkeep.getState()).running);
  await becomes(async () => (await state(page)).era, 'fifth', 'the rules of the table');
  await page.evaluate(() => { location.hash = '#/compare/znothing'; });
  await page.waitForSelector('#compare-hint');
  noErrors(page);
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function compareTable(server, browser) {
  const context = await browser.newContext();
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seats: [{ computer: false, name: 'Ana', deck: 'night' }, { computer: true, name: 'Machine', deck: 'grove' }] }));
  await playUntil(page, (s) => s.view.turn >= 5);
  const view = (await state(page)).view;
  await page.click('#log-zone a[href="#/compare"]');
  await page.waitForSelector('.eras .era');
  const text = await page.inputValue('#compare-text');
  check(text.includes(`turn     ${view.turn}`), 'not the turn of the table');
  check(!/^B\.hand/m.test(text), 'the other hand is told');
  await comes(async () => await page.locator('.eras [data-era=foundations] .refused').count() === 0, 'its own rules refuse what was done');
  await page.evaluate(() => { location.hash = '#/timeline'; });
  await page.click('#time-compare');
  await page.waitForSelector('.eras .era');
  noErrors(page);
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function startAndAnte(server, browser) {
  const context = await browser.newContext();
  const page = await open(context, `${server.url}?plain=1`);
  // Who says who starts is offered where the rules have it so; what is at stake is said, unless a house rule takes it away.
  await comes(() => page.locator('#setup-first [value=choose]').isEnabled(), 'whom chance names may not choose');
  await page.selectOption('#setup-era', 'fifth');
  await comes(() => page.locator('#setup-first [value=choose]').isDisabled(), 'in 1997 chance alone says who starts');
  await comes(async () => /antes a card/.test(/** @type {string} */ (await page.textContent('#setup-about'))), 'the stake is not said beforehand');
  await page.evaluate(() => { /** @type {HTMLDetailsElement} */ (document.getElementById('setup-rules')).open = true; });
  await page.selectOption('#rule-ante', 'off');
  await comes(async () => !/antes a card/.test(/** @type {string} */ (await page.textContent('#setup-about'))), 'a stake where there is none');
  await page.selectOption('#rule-ante', 'on');
  await page.selectOption('#setup-mode', 'hotseat');
  await page.selectOption('#setup-first', '1');
  await page.click('#setup-begin');
  await until(page, async () => (await window.upkeep.getState()).running);
  const begun = await state(page);
  equal(begun.view.active, 1, 'who starts');
  await page.evaluate(() => window.upkeep.liftCurtain());
  // Both stakes are in sight before anybody keeps a hand, and to the end.
  await comes(async () => / antes .+\. .+ antes /.test(/** @type {string} */ (await page.textContent('#ante'))), 'the stakes are not shown');
  await page.evaluate(() => window.upkeep.concede());
  await comes(async () => /wins the ante: .+, .+/.test(/** @type {string} */ (await page.textContent('#ante'))), 'nobody wins the stakes');
  // Today whom chance names chooses.
  await page.click('#new-duel');
  await page.selectOption('#setup-era', 'foundations');
  await page.selectOption('#setup-first', 'choose');
  await page.click('#setup-begin');
  await page.evaluate(() => window.upkeep.liftCurtain());
  const asked = await state(page);
  equal(asked.view.why, 'starting_player', 'the first question');
  const other = /** @type {Choice} */ (asked.view.options.find((o) => o.kind === 'player' && o.a !== asked.seat && o.value !== asked.seat) ?? asked.view.options.at(-1));
  await page.evaluate((n) => window.upkeep.act(n), other.index);
  await comes(async () => (await state(page)).view.why === 'mulligan', 'no hands after the choice');
  noErrors(page);
  await context.close();
}

export const tests = { compare, compareTable, startAndAnte };
