// The time of a duel in the page: back and forth again, with consent, stepped through, gone on with from anywhere,
// written out as a file that is a test.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { becomes, check, comes, DUEL, equal, noErrors, open, playUntil, quiet, ROOT, until } from './lib.mjs';

/** @import { Board, Browser, Page, Server } from './lib.mjs' */

/** @param {Page} page */
const state = (page) => page.evaluate(() => window.upkeep.getState());
/** @param {Page} page */
const hash = (page) => page.evaluate(() => window.upkeep.hash());
const COMPUTER = DUEL({ seats: [{ computer: false, name: 'Ana', deck: 'night' }, { computer: true, name: 'Machine', deck: 'grove' }] });

/** @param {Server} server @param {Browser} browser */
async function backAndForth(server, browser) {
  const context = await browser.newContext();
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.undo && s.view.turn >= 2);
  const before = await hash(page);
  await page.click('#undo');
  await comes(async () => await hash(page) !== before, 'nothing is undone');
  await page.click('#redo');
  await becomes(() => hash(page), before, 'hash after undo and redo');
  if ((await state(page)).curtain) await page.evaluate(() => window.upkeep.liftCurtain());
  // Past a reveal only with consent, and both read of it.
  await playUntil(page, (s) => !s.undo && s.take_back !== null);
  const { decisions } = await state(page);
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.click('#take-back');
  await becomes(async () => (await state(page)).decisions, decisions, 'decisions after a refusal');
  page.once('dialog', (dialog) => dialog.accept());
  await page.click('#take-back');
  await comes(async () => (await state(page)).decisions < decisions, 'nothing is taken back');
  await comes(async () => (await state(page)).curtain, 'the curtain stays up');
  await comes(async () => (await page.evaluate(() => window.upkeep.log(0))).some((l) => /undoes a choice/.test(l.text)), 'the log does not say so');
  await page.evaluate(() => window.upkeep.saved());
  const taken = await hash(page);
  await page.reload();
  await page.waitForFunction(() => window.upkeep !== undefined);
  await becomes(() => hash(page), taken, 'hash after a reload');
  await comes(async () => (await page.evaluate(() => window.upkeep.log(0))).some((l) => /undoes a choice/.test(l.text)), 'the log forgets it');
  // The log shows what is asked for, and leads to cards.
  await page.evaluate(() => window.upkeep.liftCurtain());
  await page.selectOption('#log-filter', 'combat');
  await comes(async () => await page.locator('#log li:visible', { hasText: 'draws' }).count() === 0, 'the filter lets draws through');
  await page.selectOption('#log-filter', '');
  await page.locator('#log .log-link').last().click();
  await comes(async () => /** @type {string} */ (await page.textContent('#log-card')).length > 5, 'no card is shown');
  noErrors(page);
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function timeline(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), COMPUTER);
  await playUntil(page, (s) => s.view.turn >= 5);
  const end = await hash(page);
  await page.evaluate(() => { location.hash = '#/timeline'; });
  await page.waitForSelector('.time-lines button');
  await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('page')).scrollWidth <= 390), 'the page is too wide');
  await becomes(() => page.locator('label', { hasText: 'View' }).count(), 0, 'eyes for a hand that is still played');
  const where = () => page.textContent('.time-where');
  /** @param {string} name */
  const button = (name) => page.getByRole('button', { name, exact: true });
  await button('Start').click();
  const first = await where();
  await button('Next turn').click();
  await button('Next turn').click();
  await comes(async () => await where() !== first, 'no step');
  // By the number of a turn; what leads nowhere says so.
  await button('Turn 3, Ana').click();
  await comes(async () => /** @type {string} */ (await where()).startsWith('Turn 3, Ana'), async () => `not turn 3: ${await where()}`);
  await button('Start').click();
  await button('Start').click({ force: true });
  await becomes(() => page.textContent('.page-status'), 'This is the start.', 'the reason');
  await button('Next turn').click();
  await button('Step forward').click();
  await button('Play').click();
  const from = await where();
  await until(page, (text) => /** @type {HTMLElement} */ (document.querySelector('.time-where')).textContent !== text, from);
  await button('Pause').click();
  const [file] = await Promise.all([page.waitForEvent('download'), button('Save as a .duel file (to report a bug)').click()]);
  const duel = process.env.UPKEEP_DUEL_RELEASE ?? process.env.UPKEEP_DUEL;
  if (duel && existsSync(duel)) {
    const path = `${await file.path()}.duel`;
    await file.saveAs(path);
    check(/^1 passed, 0 failed$/m.test(execFileSync(duel, ['test', path], { encoding: 'utf8' })), 'the file is no test that passes');
  }
  // On from an earlier moment; the way it went is kept, also in the record.
  await button('Start').click();
  for (let i = 0; i < 3; i++) await button('Next turn').click();
  await button('Play from here').click();
  await page.waitForSelector('#page', { state: 'hidden' });
  await becomes(async () => (await state(page)).branches, 1, 'branches');
  await comes(async () => await hash(page) !== end, 'it goes on from the same moment');
  await playUntil(page, (s) => !s.computer);
  await page.evaluate(() => window.upkeep.saved());
  await page.reload();
  await page.waitForFunction(() => window.upkeep !== undefined);
  await page.evaluate(() => { location.hash = '#/timeline'; });
  await button('Go to').click();
  await page.evaluate(() => { location.hash = ''; });
  await becomes(() => hash(page), end, 'hash of the way that was left');
  await becomes(async () => (await state(page)).branches, 1, 'branches after going there');
  // When it is over all hands are open.
  await page.evaluate(() => window.upkeep.concede());
  await page.evaluate(() => { location.hash = '#/timeline'; });
  await page.waitForSelector('.time-lines button');
  await page.locator('label', { hasText: 'View' }).locator('select').selectOption('2');
  await button('Start').click();
  await button('Next turn').click();
  await becomes(() => page.locator('.time-board p', { hasText: "'s hand:" }).count(), 2, 'hands to be seen');
  noErrors(page);
  await context.close();
}

// Whoever goes back while the computer thinks gets no answer to what is no more, but one that was thought about.
async function staleAnswer() {
  const { Computer } = await import(pathToFileURL(join(ROOT, 'web/app/computer.mjs')).href);
  /** @typedef {{ onmessage(answer: object): void }} Told */
  const asked = /** @type {number[] & { worker: Told }} */ (/** @type {unknown} */ ([]));
  const page = globalThis.document;
  globalThis.document = /** @type {Document} */ (/** @type {unknown} */ ({ addEventListener() {} }));
  globalThis.Worker = /** @type {typeof Worker} */ (/** @type {unknown} */ (class {
    constructor() { asked.worker = /** @type {Told} */ (/** @type {unknown} */ (this)); }
    postMessage(/** @type {{ id: number }} */ task) { asked.push(task.id); }
  }));
  let at = 'here';
  const done = { taken: 0, quick: 0, told: 0 };
  const engine = { computerTask: () => ({ bytes: new Uint8Array(4) }), hash: () => at,
    computerAnswer: () => Boolean(++done.taken), computerHere: () => ++done.quick, happened: () => [] };
  const computer = new Computer();
  const ask = () => computer.ask(engine, () => { if (++done.told === 1) ask(); });
  try {
    ask();
    at = 'elsewhere';
    asked.worker.onmessage({ data: { id: asked[0], option: new Uint8Array(1) } });
    await quiet(20);
    equal(JSON.stringify(done), '{"taken":0,"quick":0,"told":1}', 'after an answer to what is no more');
    equal(asked.length, 2, 'questions');
    asked.worker.onmessage({ data: { id: asked[1], option: new Uint8Array(1) } });
    equal(done.taken, 1, 'answers taken');
  } finally {
    Reflect.deleteProperty(globalThis, 'Worker');
    globalThis.document = page;
  }
}

// The analysis as a file of its own: it asks before it answers, knows only what its players knew, and leads back.
/** @param {Server} server @param {Browser} browser @param {Page} page @param {number} moments */
async function savedReview(server, browser, page, moments) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('#review-save')]);
  check(/^upkeep-Anai-Beto-\d{4}-\d\d-\d\d\.html$/.test(file.suggestedFilename()), `the file is called ${file.suggestedFilename()}`);
  const path = `${await file.path()}.html`;
  await file.saveAs(path);
  const address = String(pathToFileURL(path));
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const read = await plain.newPage();
  await read.goto(address);
  equal(await read.locator('section.moment').count(), moments, 'moments of the saved page');
  equal(await read.locator('svg a').count(), moments, 'numbers in its graph');
  equal(await read.locator('h1').textContent(), 'Ana <i>& against Beto: what could have been better', 'its title');
  equal(await read.locator('i:not(.tile i)').count(), 0, 'names that are markup');
  const asked = read.locator('section.moment').first();
  check(!/Better:/.test(await asked.innerText()), 'it answers unasked');
  await asked.locator('.solution summary').click();
  check(/Played: .*Better: /s.test(await asked.innerText()), 'it does not answer');
  equal(await read.locator('duel-board:visible, .play:visible').count(), 0, 'boards without scripts');
  // Above is the other player: a number of cards, none of them by name.
  const hands = await read.locator('.poster').evaluateAll((all) => all.map((one) => /** @type {HTMLElement} */ (one.firstElementChild).querySelector('.kept')?.textContent ?? ''));
  check(hands.some(Boolean) && hands.every((one) => !one || /^hand\d+ hidden cards?$/.test(one)), `hands of the others: ${hands.join(' | ')}`);
  await plain.close();
  // With scripts there are boards, which come from the site and stand at the moment.
  const context = await browser.newContext();
  const live = await open(context, address, { wait: false });
  const links = await live.locator('.try a').evaluateAll((/** @type {HTMLAnchorElement[]} */ all) => all.map((a) => a.href));
  equal(links.filter((link) => link.startsWith(`${server.url}#g`)).length, moments, 'links to the moments');
  const board = live.locator('section.moment:has(.play)').first();
  const where = /** @type {string} */ (await board.locator('.when').textContent());
  await board.locator('.play summary').click();
  await comes(() => board.locator('duel-board').evaluate((/** @type {Board} */ b) => b.port && b.getState().then(({ board: { step, steps } }) => step === steps.length)), 'the board is not at the moment');
  const there = await board.locator('duel-board').evaluate((/** @type {Board} */ b) => b.getState().then((s) => `Turn ${s.turn}`));
  check(where.startsWith(`${there},`), `the board is in ${there}, the page in ${where}`);
  await live.goto(links[0]);
  await comes(async () => /A moment of a duel/.test(/** @type {string} */ (await live.textContent('#page'))), 'the link leads elsewhere');
  noErrors(live);
  await context.close();
}

// A finished duel is looked at again: that something was better is said first, what it was only when asked for.
/** @param {Server} server @param {Browser} browser */
async function mistakes(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seats: [{ computer: false, name: 'Ana <i>&', deck: 'night' }, { computer: false, name: 'Beto', deck: 'grove' }] }));
  await playUntil(page, (s) => s.view.turn >= 3);
  await page.evaluate(() => { location.hash = '#/timeline'; });
  await page.waitForSelector('.time-lines button');
  equal(await page.locator('.time-review').count(), 0, 'reviews of a duel that goes on');
  await page.evaluate(() => { location.hash = ''; });
  const { view } = await playUntil(page, () => false);
  check(view.over, 'the duel does not end');
  // As the button of the result does: it begins at once.
  await page.evaluate(() => { location.hash = '#/timeline/mistakes'; });
  await page.waitForSelector('.time-review h3');
  equal(await page.locator('.time-review svg polyline').count(), 1, 'graphs');
  const told = page.locator('.time-moments > li');
  check(await told.count() > 0, 'two who play badly make no mistakes');
  check(!/Better:/.test(/** @type {string} */ (await told.first().textContent())), 'what was better is told unasked');
  await told.first().locator('button').last().click();
  await comes(async () => /Played: .*Better: /s.test(/** @type {string} */ (await told.first().textContent())), 'what was better is not told');
  await savedReview(server, browser, page, await told.count());
  // To be tried: the duel goes on from there.
  const size = await page.evaluate(() => window.upkeep.getState().then((s) => s.decisions));
  page.on('dialog', (dialog) => dialog.accept());
  await told.first().locator('button').nth(1).click();
  await comes(async () => (await state(page)).decisions < size && !(await state(page)).view.over, 'the duel does not go on from there');
  noErrors(page);
  await context.close();
}

export const tests = { backAndForth, timeline, mistakes, staleAnswer };
