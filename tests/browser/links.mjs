// Links between two devices: written, sent, read, gone on with; changed, cut off; two ways from one link.
import { becomes, check, comes, DUEL, noErrors, open, playUntil, until } from './lib.mjs';

const state = (page) => page.evaluate(() => window.upkeep.getState());
const hash = (page) => page.evaluate(() => window.upkeep.hash());
const plain = (server) => `${server.url}?plain=1`;

// The link that the page offers for what is on the table.
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
const follow = async (page, link) => {
  await page.evaluate((text) => { location.hash = text; }, link.slice(link.indexOf('#')));
  await page.waitForSelector('#link-players, #link-error, #link-list');
};
// The buttons come last, when the duels that are kept have been looked through.
const press = (page, n = 0) => page.locator('#page .row button').nth(n).evaluate((button) => button.click());
const settled = (page) => until(page, () => !document.getElementById('page').offsetParent && window.upkeep.getState().then((s) => s.running));
// Lifts the curtain and waits until what happened has been shown.
async function seen(page) {
  await settled(page);
  if ((await state(page)).curtain) await page.evaluate(() => window.upkeep.liftCurtain());
  await page.evaluate(() => document.querySelector('[data-key=recap] button')?.click());
  await until(page, () => !document.querySelector('[data-key=recap]'));
}

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
  await comes(async () => /Ana.*Beto/s.test(await text()), async () => `the players are not named: ${await text()}`);
  await comes(async () => !(await state(beto)).running, 'the link is on the table before anybody said so');
  await becomes(() => beto.evaluate(() => new Promise((done) => {
    indexedDB.open('upkeep').onsuccess = (e) => { e.target.result.transaction('games').objectStore('games').count().onsuccess = (c) => done(c.target.result); };
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
  check(/(\d+) \S+ \1\b/.test(where), `not at the moment of the link: ${where}`);
  await becomes(() => beto.locator('.time-board p', { hasText: "'s hand:" }).count(), 0, 'hands shown before anybody asked');
  const eyes = beto.locator('label', { hasText: 'View' }).locator('select');
  for (const [seat, name] of [['0', 'Ana'], ['1', 'Beto']]) {
    await eyes.selectOption(seat);
    await comes(async () => (await beto.textContent('.time-board')).includes(`${name}'s hand:`), `not the eyes of ${name}`);
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
    await comes(async () => (await page.textContent('#link-error')).length > 20, 'no words for it');
    await press(page, -1);
    await settled(page);
    await becomes(() => hash(page), before, 'the game on the table after a bad link');
  }
  noErrors(page);
}

// Ana plays, hands over, Beto answers with chance of his own device, Ana gets the same game back.
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
  await comes(async () => (await page_text(ana, '#link-branch')).length > 20, 'the game is not known again');
  await press(ana);
  await seen(ana);
  await becomes(() => hash(ana), ways[0][1], 'what came back');
  const games = () => ana.evaluate(() => window.upkeep.saved().then(() => new Promise((done) => {
    indexedDB.open('upkeep').onsuccess = (e) => { e.target.result.transaction('games').objectStore('games').count().onsuccess = (c) => done(c.target.result); };
  })));
  await becomes(() => games(), 1, 'games kept after an answer');

  // The other answer to the same link is another branch: told, and both are kept.
  await follow(ana, ways[1][0]);
  await comes(async () => (await page_text(ana, '#link-branch')).length > 20, 'the branch is not noticed');
  await press(ana);
  await seen(ana);
  await becomes(() => hash(ana), ways[1][1], 'the other branch');
  await becomes(() => games(), 2, 'games kept after a branch');
  noErrors(ana);
}
const page_text = async (page, selector) => ((await page.locator(selector).count()) ? page.textContent(selector) : '');

async function sheet(server, browser) {
  const page = await open(await browser.newContext(), plain(server));
  await page.evaluate((config) => window.upkeep.newGame(config), DUEL());
  await playUntil(page, (s) => s.view.turn >= 2);
  await page.evaluate(() => { location.hash = '#/share'; });
  await page.waitForSelector('#share-link');
  await comes(async () => (await page.textContent('#share-honest')).length > 50, 'the page does not say what a link holds');
  await page.evaluate(() => { document.getElementById('share-qr').open = true; });
  await page.waitForSelector('#share-qr svg path');
  await comes(async () => (await page.getAttribute('#share-qr svg path', 'd')).length > 1000, 'no code is drawn');
  // The system's own sheet, where there is one.
  await becomes(() => page.locator('#share-send').count(), await page.evaluate(() => Number(!!navigator.share)), 'a button to send where nothing can');
  await page.evaluate(() => {
    navigator.share = async (what) => { window.sent = what.url; };
    location.hash = '#/about';
  });
  await page.waitForSelector('#share-link', { state: 'detached' });
  await page.evaluate(() => { location.hash = '#/share'; });
  await page.click('#share-send');
  await becomes(() => page.evaluate(() => window.sent), await page.inputValue('#share-link'), 'what is handed to the system');
  noErrors(page);
}

export const tests = { 'links: every kind there and back': kinds, 'links: changed and cut off': broken, 'links: by turns': byLink, 'links: the sheet': sheet };
