// The shelf of duels, records as they are kept, two tabs at one duel.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { becomes, check, comes, DUEL, equal, noErrors, open, playUntil, prefer, until } from './lib.mjs';

/** @import { Browser, Choice, Page, Region, Route, Server } from './lib.mjs' */

const here = dirname(fileURLToPath(import.meta.url));
/** @param {Page} page */
const state = (page) => page.evaluate(() => window.upkeep.getState());
/** @param {Page} page */
const hash = (page) => page.evaluate(() => window.upkeep.hash());

// Puts records into the store as an older program has left them.
/** @param {Page} page @param {{ bytes: string }[]} records */
const putRecords = (page, records) => page.evaluate((all) => /** @type {Promise<void>} */ (new Promise((done) => {
  indexedDB.open('upkeep').onsuccess = ({ target }) => {
    const t = /** @type {IDBOpenDBRequest} */ (target).result.transaction('games', 'readwrite');
    for (const r of all) t.objectStore('games').put({ ...r, bytes: Uint8Array.from(atob(r.bytes), (c) => c.charCodeAt(0)) });
    t.oncomplete = () => { /** @type {IDBOpenDBRequest} */ (target).result.close(); done(); };
  };
})), records);

/** @param {Page} page */
async function act(page) {
  let now = await state(page);
  if (now.curtain) {
    await page.evaluate(() => window.upkeep.liftCurtain());
    now = await state(page);
  }
  check(await page.evaluate((/** @type {number} */ n) => window.upkeep.act(n), /** @type {Choice} */ (prefer(now.view.options)).index), 'refused');
}

// records.json, which tests/golden.mjs writes: duels as the page keeps them.
/** @param {Server} server @param {Browser} browser */
async function keptRecords(server, browser) {
  const records = JSON.parse(readFileSync(join(here, 'records.json'), 'utf8'));
  const context = await browser.newContext();
  const page = await open(context, `${server.url}?plain=1`);
  await putRecords(page, records.map((/** @type {{ record: { bytes: string } }} */ r) => r.record));
  for (const { record, hash: end } of records) {
    await page.evaluate(() => { location.hash = '#/games'; });
    await page.click(`[data-id="${record.id}"] button.main`);
    await page.waitForSelector('#page', { state: 'hidden' });
    const now = await state(page);
    equal(now.names.join(), record.names.join(), 'names');
    equal(await hash(page), end, 'hash');
    // It goes on, and is a record of the same name.
    await act(page);
    await page.evaluate(() => window.upkeep.saved());
  }
  noErrors(page);
  await context.close();
}

// records-1.json: what an older program has kept. It is told from a damaged one.
/** @param {Server} server @param {Browser} browser */
async function olderRecords(server, browser) {
  const [{ record }] = JSON.parse(readFileSync(join(here, 'records-1.json'), 'utf8'));
  const context = await browser.newContext();
  const page = await open(context, `${server.url}?plain=1`);
  await putRecords(page, [record]);
  await page.evaluate(() => { location.hash = '#/games'; });
  await page.click(`[data-id="${record.id}"] button.main`);
  await comes(() => page.evaluate(() => document.body.textContent.includes('older version of Upkeep')), 'an older record is not called so');
  noErrors(page);
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function shelf(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 4);
  const before = await hash(page);
  await page.evaluate(() => { location.hash = '#/games'; });
  await page.waitForSelector('.game');
  await becomes(() => page.locator('.game').count(), 1, 'duels');
  await comes(async () => await page.locator('.game svg rect').count() > 4, 'the picture is empty');
  await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('page')).scrollWidth <= 390), 'the page is too wide');
  /** @param {string} text */
  const button = (text) => page.locator('.game').first().getByRole('button', { name: text });
  // Escape leaves the name, not the page, and the focus stays on the duel.
  await button('Rename').click();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => /** @type {HTMLElement} */ (document.activeElement).closest('.game') && !document.querySelector('.game input'));
  await comes(() => page.locator('#page').isVisible(), 'Escape in a name closes the page');
  await button('Rename').click();
  await page.fill('.game input', 'Ana learns');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.game h2')?.textContent === 'Ana learns');
  await button('Copy').click();
  await page.waitForFunction(() => document.querySelectorAll('.game').length === 2);
  // Deleting what is on the table leaves the table; the way back brings it all again.
  const original = page.locator('.game', { has: page.locator('h2', { hasText: /^Ana learns$/ }) });
  await original.getByRole('button', { name: 'Delete' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.game').length === 1);
  await comes(() => page.evaluate(() => !!/** @type {HTMLElement} */ (document.activeElement).closest('.game')), 'the focus is lost with the duel that is deleted');
  await comes(async () => !(await state(page)).running, 'a deleted duel is still on the table');
  await becomes(() => page.textContent('.page-back'), 'Main menu', 'the way back when no duel is left');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.game').length === 2);
  const [one] = await Promise.all([page.waitForEvent('download'), original.getByRole('button', { name: 'Save as a file' }).click()]);
  const [all] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save all to one file' }).click()]);
  await original.locator('button.main').click();
  await page.waitForSelector('#page', { state: 'hidden' });
  await becomes(() => hash(page), before, 'hash of the duel gone on with');
  noErrors(page);
  // Elsewhere: the files bring the same duels.
  const other = await browser.newContext();
  const away = await open(other, `${server.url}?plain=1#/games`);
  const files = [{ name: 'one.upk', mimeType: 'application/octet-stream', buffer: readFileSync(await one.path()) }];
  await away.setInputFiles('#page input[type=file]', files);
  await away.waitForFunction(() => document.querySelectorAll('.game').length === 1);
  await away.setInputFiles('#page input[type=file]', [{ name: 'bad.upk', mimeType: 'application/octet-stream', buffer: files[0].buffer.subarray(9) }]);
  await away.waitForFunction(() => /bad\.upk/.test(/** @type {HTMLElement} */ (document.querySelector('.page-status')).textContent));
  await away.setInputFiles('#page input[type=file]', [{ name: 'all.json', mimeType: 'application/json', buffer: readFileSync(await all.path()) }]);
  await away.waitForFunction(() => /2/.test(/** @type {HTMLElement} */ (document.querySelector('.page-status')).textContent));
  // Both are the same game, so neither was taken in again.
  await becomes(() => away.locator('.game').count(), 1, 'duels from the files');
  await away.locator('.game button.main').click();
  await away.waitForSelector('#page', { state: 'hidden' });
  await becomes(() => hash(away), before, 'hash of the duel from a file');
  noErrors(away);
  await other.close();
  await context.close();
}

// What a file says beside the duel itself does no harm to the shelf, whatever it is.
/** @param {Server} server @param {Browser} browser */
async function oddFiles(server, browser) {
  const context = await browser.newContext();
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  const bytes = Buffer.from(await page.evaluate(async () => [...await window.upkeep.save()])).toString('base64');
  const other = await browser.newContext();
  const away = await open(other, `${server.url}?plain=1#/games`);
  const odd = [{ bytes, date: 1e300, created: -5, title: { a: 1 }, files: 7 }, { bytes, date: '9e99', created: null, files: [null, 3] }, null, { bytes: 4 }];
  const file = (/** @type {object} */ game) => ({ name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ what: 'upkeep duels', games: [game] })) });
  for (const game of odd) {
    await away.evaluate(() => { /** @type {HTMLElement} */ (document.querySelector('.page-status')).textContent = ''; });
    await away.setInputFiles('#page input[type=file]', [file(/** @type {object} */ (game))]);
    await comes(async () => await away.textContent('.page-status') !== '', `nothing is said of ${JSON.stringify(game)}`);
  }
  await away.reload();
  await away.waitForSelector('.game');
  await comes(async () => !/Invalid/.test(/** @type {string} */ (await away.textContent('.game'))), 'a date that is none');
  await becomes(() => away.locator('.game').count(), 1, 'duels from odd files');
  noErrors(away);
  await other.close();
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function twoTabs(server, browser) {
  const context = await browser.newContext();
  const first = await open(context, `${server.url}?plain=1`);
  await first.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(first, (s) => s.view.turn >= 2);
  const second = await open(context, `${server.url}?plain=1`);
  await comes(async () => !(await state(second)).running, 'two tabs play one duel');
  await act(first);
  const at = await hash(first);
  await second.locator('.toast').getByRole('button', { name: 'Continue here' }).click();
  await until(second, () => window.upkeep.getState().then((s) => s.running));
  await becomes(() => hash(second), at, 'hash where the duel was taken over');
  await comes(async () => !(await state(first)).running, 'the first tab plays on');
  await act(second);
  const later = await hash(second);
  await second.evaluate(() => window.upkeep.saved());
  // And back again, with what the second has done.
  await first.locator('.toast').getByRole('button', { name: 'Continue here' }).click();
  await until(first, () => window.upkeep.getState().then((s) => s.running));
  await becomes(() => hash(first), later, 'hash where it was taken back');
  noErrors(first);
  noErrors(second);
  await context.close();
}

// Without locks nobody is told beforehand: then the later one keeps a duel of its own.
/** @param {Server} server @param {Browser} browser */
async function noOverwriting(server, browser) {
  const context = await browser.newContext();
  await context.addInitScript(() => { Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }); });
  const first = await open(context, `${server.url}?plain=1`);
  await first.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(first, (s) => s.view.turn >= 2);
  const second = await open(context, `${server.url}?plain=1`);
  await comes(async () => (await state(second)).running, 'the duel is not resumed');
  await act(second);
  await second.evaluate(() => window.upkeep.saved());
  const seconds = await hash(second);
  await act(first);
  await act(first);
  await first.evaluate(() => window.upkeep.saved());
  await first.locator('.toast').waitFor();
  const firsts = await hash(first);
  await first.evaluate(() => { location.hash = '#/games'; });
  await first.waitForFunction(() => document.querySelectorAll('.game').length === 2);
  const found = [];
  for (let i = 0; i < 2; i++) {
    await first.evaluate(() => { location.hash = '#/games'; });
    await first.locator('.game button.main').nth(i).click();
    await first.waitForSelector('#page', { state: 'hidden' });
    found.push(await hash(first));
  }
  equal(found.sort().join(), [firsts, seconds].sort().join(), 'hashes of the two duels');
  noErrors(first);
  await context.close();
}

// No room left, and a frame of another site that keeps nothing: said plainly, with another way out.
/** @param {Server} server @param {Browser} browser */
async function notKept(server, browser) {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function full(/** @type {Parameters<typeof put>} */ ...args) {
      if (window.full && this.name === 'games') throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, args);
    };
    // The browser is asked to keep things when a duel is worth it: not at once, and once only.
    window.asked = 0;
    StorageManager.prototype.persist = async () => { window.asked++; return true; };
  });
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 2);
  await becomes(() => page.evaluate(() => window.upkeep.saved().then(() => window.asked)), 0, 'the browser is asked on the first turns');
  await playUntil(page, (s) => s.view.turn >= 4);
  await until(page, () => window.upkeep.saved().then(() => window.asked === 1));
  await page.reload();
  await page.waitForFunction(() => window.upkeep !== undefined);
  await playUntil(page, (s) => s.view.turn >= 5);
  await becomes(() => page.evaluate(() => window.upkeep.saved().then(() => window.asked)), 0, 'the browser is asked again');
  await page.evaluate(() => { window.full = true; });
  await act(page);
  const toast = page.locator('.toast', { hasText: 'no space left' });
  await toast.waitFor();
  await comes(async () => await page.locator('#notices', { hasText: 'no space left' }).count() === 1, 'the plain page does not say so');
  await comes(async () => (await state(page)).running, 'the duel does not go on');
  const [file] = await Promise.all([page.waitForEvent('download'), toast.getByRole('button', { name: 'Save as a file' }).click()]);
  check(/\.upk$/.test(file.suggestedFilename()), 'no file');
  noErrors(page);
  await context.close();

  const framed = await browser.newContext();
  await framed.addInitScript(() => {
    if (window.parent !== window) Object.defineProperty(IDBFactory.prototype, 'open', { value() { throw new DOMException('no', 'SecurityError'); } });
  });
  const outer = await framed.newPage();
  await outer.route('**/outer.html', (/** @type {Route} */ route) => route.fulfill({ contentType: 'text/html', body: `<iframe src="${server.url}?plain=1" width="600" height="600"></iframe>` }));
  await outer.goto(`${server.url}outer.html`);
  const frame = outer.frames()[1];
  await frame.waitForFunction(() => window.upkeep !== undefined);
  const said = frame.locator('.toast', { hasText: 'Inside another site' });
  await said.waitFor();
  await comes(async () => await said.getByRole('button', { name: 'Open in a tab' }).count() === 1, 'no tab of its own is offered');
  await framed.close();
}

// The start page says how long ago the duel that lies open was saved, and how many lessons are done: on the canvas
// and beside it, in the words of whoever reads, and still true later.
/** @param {Server} server @param {Browser} browser */
async function startPageKnows(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await open(context, `${server.url}?lang=en`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 2);
  if ((await state(page)).curtain) await page.evaluate(() => window.upkeep.liftCurtain());
  /** @param {string} does */
  const place = async (does) => (await page.evaluate(() => window.upkeep.regions())).find((r) => r.does === does);
  for (const way of ['menu', 'leave']) {
    await comes(() => place(way), `nothing leads to ${way}`);
    const at = /** @type {Region} */ (await place(way));
    await page.mouse.click(at.x + at.w / 2, at.y + at.h / 2);
  }
  const label = async () => (await place('resume'))?.label ?? '';
  /** @param {string} id */
  const beside = (id) => page.evaluate((i) => /** @type {HTMLElement} */ (document.getElementById(i)).textContent, id);
  await comes(async () => /Ana vs\. Beto, turn \d+, saved just now$/.test(await label()), 'the canvas does not say when it was saved');
  equal(await beside('saved'), 'saved just now', 'beside the canvas');
  equal(await beside('lessons-done'), '', 'no lesson is done');
  // Five minutes later, and a lesson and a puzzle have been done in another tab.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 5 * 60000;
    localStorage.setItem('upkeep-lessons', '["first-strike", "puzzle-a-bear-in-the-air"]');
    window.dispatchEvent(new Event('storage'));
  });
  await comes(async () => /, saved 5 minutes ago$/.test(await label()), 'it has stopped at "just now"');
  check(/^ \(1 of \d\d done\)$/.test(await beside('lessons-done')), `lessons: ${await beside('lessons-done')}`);
  await page.evaluate(() => {
    const choice = /** @type {HTMLInputElement} */ (document.getElementById('language'));
    choice.value = 'pt';
    choice.dispatchEvent(new Event('change'));
  });
  await becomes(() => beside('saved'), 'salvo há 5 minutos', 'in Portuguese');
  check(/ de \d\d feita\)$/.test(await beside('lessons-done')), `in Portuguese: ${await beside('lessons-done')}`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await page.evaluate(() => window.upkeep.leave());
  await becomes(() => beside('saved'), 'salvo agora mesmo', 'another duel');
  noErrors(page);
  await context.close();
}

// Storage that never answers does not keep the page from beginning: it says that nothing is kept.
/** @param {Server} server @param {Browser} browser */
async function neverAnswers(server, browser) {
  const context = await browser.newContext();
  await context.addInitScript(() => { IDBFactory.prototype.open = () => /** @type {IDBOpenDBRequest} */ ({}); });
  const page = await open(context, `${server.url}?lang=en`);
  await becomes(() => page.evaluate(() => document.querySelectorAll('[data-key=none]').length), 1, 'the page does not say that nothing is kept');
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 2);
  noErrors(page);
  await context.close();
}

// Two duels from one beginning that are in the same turn: the list says of each what happened last.
/** @param {Server} server @param {Browser} browser */
async function lookAlikes(server, browser) {
  const context = await browser.newContext();
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 3 && s.view.step === 'main1');
  await page.evaluate(() => window.upkeep.saved());
  await page.evaluate(() => { location.hash = '#/games'; });
  await page.waitForSelector('.game');
  equal(await page.locator('.game-last').count(), 0, 'lines of the only duel');
  await page.evaluate(() => { location.hash = ''; });
  await page.evaluate(() => /** @type {Promise<void>} */ (new Promise((done) => {
    indexedDB.open('upkeep').onsuccess = ({ target }) => {
      const games = /** @type {IDBOpenDBRequest} */ (target).result.transaction('games', 'readwrite').objectStore('games');
      games.getAll().onsuccess = (e) => {
        const [record] = /** @type {IDBRequest} */ (e.target).result;
        games.put({ ...record, id: 'twin' }).onsuccess = () => { /** @type {IDBOpenDBRequest} */ (target).result.close(); done(); };
      };
    };
  })));
  const events = () => page.evaluate(() => window.upkeep.log(0).then((log) => log.length));
  const before = await events();
  const { view: { turn } } = await state(page);
  while (await events() === before) await act(page);
  equal((await state(page)).view.turn, turn, 'turn');
  await page.evaluate(() => window.upkeep.saved());
  await page.evaluate(() => { location.hash = '#/games'; });
  await page.waitForSelector('.game-last');
  const said = await page.locator('.game-last').allTextContents();
  equal(said.length, 2, 'lines of two that look alike');
  check(said[0] !== said[1] && said.every(Boolean), `both say: ${said}`);
  noErrors(page);
  await context.close();
}

export const tests = { startPageKnows, lookAlikes, keptRecords, olderRecords, shelf, oddFiles, twoTabs, noOverwriting, notKept, neverAnswers };
