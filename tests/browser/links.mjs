// Links between two devices: written, sent, read, gone on with; changed, cut off; two ways from one link.
import { becomes, check, comes, DUEL, equal, noErrors, open, playUntil, prefer, until } from './lib.mjs';

/** @import { Browser, Page, Server } from './lib.mjs' */

/** @param {Page} page */
const state = (page) => page.evaluate(() => window.upkeep.getState());
/** @param {Page} page */
const hash = (page) => page.evaluate(() => window.upkeep.hash());
/** @param {Server} server */
const plain = (server) => `${server.url}?plain=1`;

// The link that the page offers for what is on the table.
/** @param {Page} page @param {string} kind */
async function linkOf(page, kind) {
  await page.evaluate(() => { location.hash = '#/share'; });
  await page.waitForSelector('#share-link');
  if (kind !== 'duel') await page.check(`input[name=share-kind][value=${kind}]`);
  const link = await page.inputValue('#share-link');
  check(/#g[\w-]{20,}$/.test(link), `no link: ${link}`);
  await page.click('.page-back');
  // By the browser's way back: only then another address is another page.
  await page.waitForSelector('#page', { state: 'hidden' });
  return link;
}
/** @param {Page} page @param {string} link */
const follow = async (page, link) => {
  await page.evaluate((/** @type {string} */ text) => { location.hash = text; }, link.slice(link.indexOf('#')));
  await page.waitForSelector('#link-players, #link-error, #link-list');
};
// The buttons come last, when the duels that are kept have been looked through.
/** @param {Page} page */
const press = (page, n = 0) => page.locator('#page .row button').nth(n).evaluate((/** @type {HTMLElement} */ button) => button.click());
/** @param {Page} page */
const settled = (page) => until(page, () => !/** @type {HTMLElement} */ (document.getElementById('page')).offsetParent && window.upkeep.getState().then((s) => s.running));
// Lifts the curtain and waits until what happened has been shown.
/** @param {Page} page */
async function seen(page) {
  await settled(page);
  if ((await state(page)).curtain) await page.evaluate(() => window.upkeep.liftCurtain());
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[data-key=recap] button'))?.click());
  await until(page, () => !document.querySelector('[data-key=recap]'));
}

/** @param {Server} server @param {Browser} browser */
async function kinds(server, browser) {
  const ana = await open(await browser.newContext(), plain(server));
  await ana.evaluate((config) => window.upkeep.newGame(config), DUEL());
  await playUntil(ana, (s) => s.view.turn >= 3);
  const duel = await linkOf(ana, 'duel');
  const replay = await linkOf(ana, 'replay');
  const challenge = await linkOf(ana, 'challenge');
  check(duel.split('#')[1].length < 400, `long: ${duel.length}`);
  const there = await hash(ana);

  // Opened by its address, before anything else: told what it is, and nothing stored yet.
  const beto = await open(await browser.newContext(), `${plain(server)}${duel.slice(duel.indexOf('#'))}`);
  await beto.waitForSelector('#link-players');
  const text = () => beto.textContent('#page');
  await comes(async () => /Ana.*Beto/s.test(/** @type {string} */ (await text())), async () => `the players are not named: ${await text()}`);
  await comes(async () => !(await state(beto)).running, 'the link is on the table before anybody said so');
  await becomes(() => beto.evaluate(() => new Promise((done) => {
    indexedDB.open('upkeep').onsuccess = (e) => { /** @type {IDBOpenDBRequest} */ (e.target).result.transaction('games').objectStore('games').count().onsuccess = (c) => done(/** @type {IDBRequest} */ (c.target).result); };
  })), 0, 'games stored before the link is accepted');
  await press(beto);
  await seen(beto);
  await becomes(() => hash(beto), there, 'the duel on the other device');
  await comes(() => !beto.url().includes('#g'), 'the link stays in the address');

  // A replay opens the timeline at its moment, from the eyes of either seat; from there it can be played on.
  await follow(beto, replay);
  await press(beto);
  await beto.waitForSelector('.time-lines button');
  const where = await beto.textContent('.time-where');
  check(/(\d+) \S+ \1\b/.test(/** @type {string} */ (where)), `not at the moment of the link: ${where}`);
  await becomes(() => beto.locator('.time-board p', { hasText: "'s hand:" }).count(), 0, 'hands shown before anybody asked');
  const eyes = beto.locator('label', { hasText: 'View' }).locator('select');
  for (const [seat, name] of [['0', 'Ana'], ['1', 'Beto']]) {
    await eyes.selectOption(seat);
    await comes(async () => /** @type {string} */ (await beto.textContent('.time-board')).includes(`${name}'s hand:`), `not the eyes of ${name}`);
  }
  await beto.getByRole('button', { name: 'Step back', exact: true }).click();
  const earlier = await beto.textContent('.time-where');
  check(earlier !== where, 'no step back');
  await beto.getByRole('button', { name: 'Share this moment', exact: true }).click();
  await beto.waitForSelector('#share-link');
  await comes(() => beto.isChecked('input[name=share-kind][value=replay]'), 'the moment is not what is shared');
  const moment = await beto.inputValue('#share-link');
  await follow(beto, moment);
  await press(beto);
  await beto.waitForSelector('.time-lines button');
  await becomes(() => beto.textContent('.time-where'), earlier, 'the moment that was shared');
  await follow(beto, replay);
  await press(beto, 1);
  await seen(beto);
  await becomes(() => hash(beto), there, 'the moment on the other device');
  await follow(beto, challenge);
  await press(beto);
  await seen(beto);
  await comes(async () => (await state(beto)).view.turn < 2, 'a challenge does not begin at the beginning');

  await beto.close();
  noErrors(ana);
}

/** @param {Server} server @param {Browser} browser */
async function broken(server, browser) {
  const page = await open(await browser.newContext(), plain(server));
  await page.evaluate((config) => window.upkeep.newGame(config), DUEL());
  await playUntil(page, (s) => s.view.turn >= 2);
  const link = await linkOf(page, 'duel');
  const before = await hash(page);
  const at = link.indexOf('#') + 30;
  const changed = `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`;
  for (const [text, code] of [[changed, 'damaged'], [link.slice(0, -20), 'truncated'], [`${link.split('#')[0]}#gAAAAAAAAAAAAAA`, 'damaged']]) {
    await follow(page, text);
    await becomes(() => page.getAttribute('#link-error', 'data-code'), code, 'what is wrong with the link');
    await comes(async () => /** @type {string} */ (await page.textContent('#link-error')).length > 20, 'no words for it');
    await press(page, -1);
    await settled(page);
    await becomes(() => hash(page), before, 'the game on the table after a bad link');
  }
  noErrors(page);
}

// Ana plays, hands over, Beto answers with chance of his own device, Ana gets the same game back.
/** @param {Server} server @param {Browser} browser */
async function byLink(server, browser) {
  const ana = await open(await browser.newContext(), plain(server));
  await ana.evaluate((config) => window.upkeep.newGame(config), DUEL());
  await playUntil(ana, (s) => s.view.turn >= 3);
  const first = await linkOf(ana, 'duel');
  const ways = [];
  for (let device = 0; device < 2; device++) {
    const beto = await open(await browser.newContext(), plain(server));
    await follow(beto, first);
    await press(beto);
    await settled(beto);
    await comes(async () => !(await state(beto)).curtain, 'not on the board of the player that is asked');
    await seen(beto);
    const turn = (await state(beto)).view.turn;
    await playUntil(beto, (s) => s.view.turn >= turn + 2);
    ways.push([await linkOf(beto, 'duel'), await hash(beto)]);
    await beto.close();
  }
  check(ways[0][1] !== ways[1][1], 'chance of the own device makes no difference');

  await follow(ana, ways[0][0]);
  await comes(async () => /** @type {string} */ (await page_text(ana, '#link-branch')).length > 20, 'the game is not known again');
  await press(ana);
  await seen(ana);
  await becomes(() => hash(ana), ways[0][1], 'what came back');
  const games = () => ana.evaluate(() => window.upkeep.saved().then(() => new Promise((done) => {
    indexedDB.open('upkeep').onsuccess = (e) => { /** @type {IDBOpenDBRequest} */ (e.target).result.transaction('games').objectStore('games').count().onsuccess = (c) => done(/** @type {IDBRequest} */ (c.target).result); };
  })));
  await becomes(() => games(), 1, 'games kept after an answer');

  // The other answer to the same link is another branch: told, and both are kept.
  await follow(ana, ways[1][0]);
  await comes(async () => /** @type {string} */ (await page_text(ana, '#link-branch')).length > 20, 'the branch is not noticed');
  await press(ana);
  await seen(ana);
  await becomes(() => hash(ana), ways[1][1], 'the other branch');
  await becomes(() => games(), 2, 'games kept after a branch');
  noErrors(ana);
}
/** @param {Page} page @param {string} selector */
const page_text = async (page, selector) => ((await page.locator(selector).count()) ? page.textContent(selector) : '');

/** @param {Server} server @param {Browser} browser */
async function sheet(server, browser) {
  const page = await open(await browser.newContext(), plain(server));
  await page.evaluate((config) => window.upkeep.newGame(config), DUEL());
  await playUntil(page, (s) => s.view.turn >= 2);
  await page.evaluate(() => { location.hash = '#/share'; });
  await page.waitForSelector('#share-link');
  await comes(async () => /** @type {string} */ (await page.textContent('#share-honest')).length > 50, 'the page does not say what a link holds');
  await page.evaluate(() => { /** @type {HTMLDetailsElement} */ (document.getElementById('share-qr')).open = true; });
  await page.waitForSelector('#share-qr svg path');
  await comes(async () => /** @type {string} */ (await page.getAttribute('#share-qr svg path', 'd')).length > 1000, 'no code is drawn');
  // The system's own sheet, where there is one.
  await becomes(() => page.locator('#share-send').count(), await page.evaluate(() => Number(!!navigator.share)), 'a button to send where nothing can');
  await page.evaluate(() => {
    navigator.share = async (what) => { window.sent = what?.url; };
    location.hash = '#/about';
  });
  await page.waitForSelector('#share-link', { state: 'detached' });
  await page.evaluate(() => { location.hash = '#/share'; });
  await page.click('#share-send');
  await becomes(() => page.evaluate(() => window.sent), await page.inputValue('#share-link'), 'what is handed to the system');
  noErrors(page);
}

// A browser in which every message that is sent is kept in window.messages.
/** @param {Server} server @param {Browser} browser */
async function mailer(server, browser, path = '') {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    window.messages = [];
    navigator.share = async (what) => { window.messages.push(/** @type {string} */ (/** @type {ShareData} */ (what).text ?? /** @type {ShareData} */ (what).url)); };
  });
  return open(context, `${plain(server)}${path}`);
}
// Plays for whoever is asked until the other one is.
/** @param {Page} page */
async function handOver(page) {
  for (let i = 0; i < 300; i++) {
    const now = await state(page);
    if (now.curtain || now.view.over) return now;
    const option = prefer(now.view.options, i, 1 - now.seat);
    // Between two questions there is none.
    if (option) await page.evaluate((/** @type {number} */ n) => window.upkeep.act(n), option.index);
    else await new Promise((done) => { setTimeout(done, 50); });
  }
  throw new Error('the decision never goes to the other player');
}
/** @param {Page} page @param {boolean} sent */
const card = (page, sent) => page.waitForSelector(`#mail[data-sent="${sent ? 1 : 0}"]`);
/** @param {Page} page */
async function sendCard(page, note = '') {
  await card(page, false);
  if (note) await page.fill('#mail-note', note);
  await page.click('#mail-send');
  await card(page, true);
  return page.evaluate(() => window.messages.at(-1));
}
/** @param {string} message */
const hashOf = (message) => message.slice(message.indexOf('#g')).trim();
/** @param {Page} page */
const listed = async (page) => {
  await page.evaluate(() => { location.hash = '#/games'; });
  await page.waitForSelector('.game');
  const texts = await page.locator('.game-text').allTextContents();
  await page.click('.page-back');
  await page.waitForSelector('#page', { state: 'hidden' });
  return texts;
};

// Moves by mail: each player opens the other's link at their own decision, and sends the duel on when it is theirs no more.
/** @param {Server} server @param {Browser} browser */
async function mail(server, browser) {
  const ana = await mailer(server, browser);
  await ana.evaluate((config) => window.upkeep.newGame(config), DUEL());
  await playUntil(ana, (s) => s.view.turn >= 3 && s.seat === 0);
  const { seat } = await handOver(ana);
  equal(seat, 1, 'who is asked');
  await comes(async () => !(await ana.locator('#mail').count()), 'a duel on one screen is to be sent');
  await ana.evaluate(() => { location.hash = '#/share'; });
  await ana.waitForSelector('#share-link');
  await ana.click('#share-send');
  await until(ana, () => window.messages.length === 1);
  const first = hashOf(await ana.evaluate(() => window.messages[0]));
  await ana.click('.page-back');
  await card(ana, true);
  await comes(async () => /Waiting for Beto/.test(/** @type {string} */ (await ana.textContent('#mail'))), 'nobody is waited for on the board');
  await comes(async () => /waiting for Beto/.test((await listed(ana))[0]), 'nobody is waited for in the list');
  await ana.reload();
  await card(ana, true);

  const beto = await mailer(server, browser, first);
  await beto.waitForSelector('#link-players');
  await press(beto);
  await settled(beto);
  await comes(async () => { const s = await state(beto); return !s.curtain && s.seat === 1; }, 'not on the board of the player that is asked');
  await seen(beto);
  check(!(await beto.locator('#mail').count()), 'the duel is to be sent before anything was done');
  const before = (await state(beto)).view.turn;
  await handOver(beto);
  await card(beto, false);
  equal(await beto.getAttribute('#mail-send', 'class'), 'main', 'the main button');
  const message = /** @type {string} */ (await sendCard(beto, '  Well <b>played</b>,\nAna! \u202e'));
  check(/^Turn \d+: Ana decides next$/m.test(/** @type {string} */ (message)), `not said whose decision it is: ${message}`);
  check(message.split('\n').some((line) => /Beto/.test(line) && !/http|decides next/.test(line)), `not said what was done: ${message}`);
  check(/^http\S+#g\S+$/.test(/** @type {string} */ (message.split('\n').at(-1))), `the link is not at the end: ${message}`);
  check(before <= (await state(beto)).view.turn, 'the duel went back');
  await comes(async () => /waiting for Ana/.test((await listed(beto))[0]), 'nobody is waited for in the list');
  const there = await hash(beto);

  // The answer, in a tab of its own while the duel still waits in the first.
  const again = /** @type {Page} */ (await ana.context().newPage());
  await again.goto(`${plain(server)}${hashOf(message)}`);
  await again.waitForFunction(() => window.upkeep !== undefined);
  await again.waitForSelector('#link-branch');
  await comes(async () => /Ana – Beto/.test(/** @type {string} */ (await again.textContent('#link-branch'))), 'the duel is not known again');
  equal(await again.textContent('#link-note'), 'Beto: “Well <b>played</b>, Ana!”', 'the note');
  await press(again);
  await settled(again);
  await until(again, () => !!document.querySelector('[data-key=note]'));
  equal(await again.textContent('[data-key=note] span'), 'Beto: “Well <b>played</b>, Ana!”', 'the note beside the recap');
  await seen(again);
  await becomes(() => hash(again), there, 'what came back');
  await comes(async () => { const s = await state(again); return !s.curtain && s.seat === 0; }, 'not on the board of the player that is asked');
  await comes(async () => !(await state(ana)).running, 'two tabs play the same duel');
  const games = await listed(again);
  equal(games.length, 1, 'games kept after an answer');
  check(!/waiting for/.test(games[0]), `the answer is there, and it is still waited for: ${games[0]}`);

  // Both players at one screen again: nothing is to be sent any more.
  await handOver(again);
  await card(again, false);
  await again.click('#mail-here');
  await again.waitForSelector('#mail', { state: 'detached' });
  check((await state(again)).curtain, 'the hand of the other player is shown');
  await again.evaluate(() => window.upkeep.liftCurtain());
  await handOver(again);
  check(!(await again.locator('#mail').count()), 'a duel on one screen is to be sent');
  noErrors(ana);
  noErrors(beto);
}

// Where nothing shares, the message is copied; a note that was tampered with is cut and shown as text.
/** @param {Server} server @param {Browser} browser */
async function copied(server, browser) {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const ana = await open(context, plain(server));
  await ana.evaluate((config) => window.upkeep.newGame(config), DUEL());
  await playUntil(ana, (s) => s.view.turn >= 2);
  const link = await linkOf(ana, 'duel');
  const long = Buffer.from('<img src=x onerror=alert(1)>'.repeat(20)).toString('base64url');
  const beto = await open(context, `${plain(server)}${link.slice(link.indexOf('#'))}&note=${long}`);
  await beto.waitForSelector('#link-note');
  const note = /** @type {string} */ (await beto.textContent('#link-note'));
  check(note.includes('<img src=x') && note.length < 230, `the note: ${note}`);
  equal(await beto.locator('#link-note img').count(), 0, 'elements in the note');
  await follow(beto, `${link.slice(link.indexOf('#'))}&note=!`);
  await beto.waitForSelector('#link-note', { state: 'detached' });
  noErrors(ana);
  noErrors(beto);

  const other = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await other.addInitScript(() => { Object.defineProperty(navigator, 'share', { value: undefined }); });
  const page = await open(other, `${plain(server)}${link.slice(link.indexOf('#'))}`);
  await page.waitForSelector('#link-players');
  await press(page);
  await seen(page);
  await handOver(page);
  await card(page, false);
  await page.click('#mail-send');
  await card(page, true);
  await comes(async () => /#g[\w-]+$/.test(await page.evaluate(() => navigator.clipboard.readText())), 'nothing was copied');

  // The end of a duel is told, too.
  await follow(page, link);
  await press(page, await page.locator('#page .row button').count() - 2);
  await seen(page);
  const { seat, names } = await state(page);
  await page.evaluate(() => window.upkeep.concede());
  await page.locator('[data-key=mail-end] button').first().click();
  await page.waitForSelector('[data-key=copied]');
  await comes(async () => (await page.evaluate(() => navigator.clipboard.readText())).startsWith(`The duel is over: ${names[1 - seat]} wins.`), 'the end is not told');
  await becomes(() => page.locator('[data-key=mail-end]').count(), 0, 'the end is to be sent again');
  noErrors(page);
}

export const tests = { 'links: every kind there and back': kinds, 'links: changed and cut off': broken, 'links: by turns': byLink, 'links: by mail': mail, 'links: copied': copied, 'links: the sheet': sheet };
