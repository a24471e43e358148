// Before a duel and between two: what is chosen for a new one, what another tab or a link means for the one there is;
// and lists too long for one look.
import { atRest, becomes, check, comes, drawn, DUEL, equal, noErrors, open, playUntil, position, until } from './lib.mjs';

/** @import { Browser, Choice, Page, Region, Server, View } from './lib.mjs' */

/** @param {Page} page */
const state = (page) => page.evaluate(() => window.upkeep.getState());
/** @param {Page} page */
const hash = (page) => page.evaluate(() => window.upkeep.hash());
/** @param {Page} page */
const regions = (page) => page.evaluate(() => window.upkeep.regions());
/** @param {Page} page @param {string} id */
const value = (page, id) => page.inputValue(`#${id}`);

/** @param {Page} page @param {(place: Region) => unknown} holds @param {string} what */
async function pressPlace(page, holds, what) {
  /** @type {Region | undefined} */
  let place;
  await comes(async () => place = (await regions(page)).find((r) => r.free && holds(r)), `no place ${what}`);
  const { x, y, w, h } = /** @type {Region} */ (place);
  await page.mouse.click(x + w / 2, y + h / 2);
  await drawn(page);
}
// By Tab out of the canvas, onto the form beside it.
/** @param {Page} page */
async function tabOn(page) {
  await page.locator('#canvas').focus();
  for (let i = 0; i < 60 && await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).id === 'canvas'); i++) await page.keyboard.press('Tab');
  await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('start')).contains(document.activeElement)), 'Tab does not reach the form');
}

// The form behind the last place of the canvas begins the duel that was chosen there.
/** @param {Server} server @param {Browser} browser */
async function chosenOnCanvas(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
  const page = await open(context, server.url);
  await pressPlace(page, (r) => r.does === 'era' && r.label.includes('Sixth'), 'for the sixth edition');
  await tabOn(page);
  await becomes(() => value(page, 'setup-era'), 'sixth', 'the era of the form');
  await page.locator('#canvas').focus();
  await page.keyboard.press('n');
  await pressPlace(page, (r) => r.does === 'opponent' && r.label.includes('Two'), 'for two at one table');
  await tabOn(page);
  await becomes(() => value(page, 'setup-mode'), 'hotseat', 'the opponent of the form');
  await becomes(() => value(page, 'setup-name-0'), 'Ada', 'a name of the form');
  // What is changed here is not changed back by coming again.
  await page.selectOption('#setup-era', 'm10');
  await tabOn(page);
  await becomes(() => value(page, 'setup-era'), 'm10', 'the era after coming back');
  await page.locator('#setup-begin').focus();
  await page.keyboard.press('Enter');
  await becomes(async () => (await state(page)).era, 'm10', 'the era that is played');
  noErrors(page);
  await context.close();
}

// What is said about the other tab covers nothing that begins a duel, and is gone once one has begun.
/** @param {Server} server @param {Browser} browser */
async function roomForWords(server, browser) {
  for (const [width, height] of [[1280, 720], [390, 844], [844, 390]]) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'en' });
    const first = await open(context, server.url);
    await first.evaluate((c) => window.upkeep.newGame(c), DUEL());
    const page = await open(context, server.url);
    await page.locator('.toast').waitFor();
    await page.locator('#canvas').focus();
    await page.keyboard.press('n');
    const top = () => page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('toasts')).getBoundingClientRect().top);
    await comes(async () => {
      const begin = (await regions(page)).find((r) => r.does === 'begin');
      return begin && begin.y + begin.h <= await top();
    }, `the button lies under what is said at ${width}×${height}`);
    await pressPlace(page, (r) => r.does === 'begin', 'to begin');
    await until(page, () => window.upkeep.getState().then((s) => s.running));
    await becomes(() => page.locator('.toast').count(), 0, 'lines about the other tab');
    await becomes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('canvas')).clientHeight), height, 'the height of the table');
    noErrors(page);
    await context.close();
  }
}

// The computer's level stands at its name; pressed, it is the next one, and that is kept.
/** @param {Server} server @param {Browser} browser */
async function levelOnCanvas(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
  const page = await open(context, server.url);
  const level = async () => (await regions(page)).find((r) => r.does === 'level')?.label;
  const form = async () => {
    await page.locator('#canvas').focus();
    await page.keyboard.press('n');
    await comes(level, 'no level is shown');
  };
  await form();
  equal(await level(), 'Level 5 of 5', 'the level at first');
  await pressPlace(page, (r) => r.does === 'level', 'the level');
  await becomes(level, 'Level 1 of 5', 'the level after the last');
  await page.reload();
  await until(page, () => Boolean(window.upkeep?.regions));
  await form();
  equal(await level(), 'Level 1 of 5', 'the level that was kept');
  noErrors(page);
  await context.close();
}

// A first visitor is asked one thing, and two presses after the first picture a duel is under way. In a guided one whatever
// can be done for the first time has its sentence, once, and the large button is never covered.
/** @param {Server} server @param {Browser} browser */
async function firstVisit(server, browser) {
  const context = await browser.newContext({ first: true, viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en', reducedMotion: 'reduce' });
  const page = await open(context, server.url);
  await page.evaluate(() => window.upkeep.patience(0));
  await page.locator('.toast', { hasText: 'New to card duels?' }).getByRole('button', { name: 'Play a guided first duel' }).click();
  const slip = page.locator('#guide');
  const said = () => page.evaluate(() => { const g = document.getElementById('guide'); return g && !g.hidden ? /** @type {HTMLElement} */ (g.querySelector('p')).textContent : ''; });
  await comes(async () => /opening hand/.test(await said()), 'the guide says nothing of the hand');
  equal(await page.locator('.toast').count(), 0, 'questions that are still there');
  equal((await state(page)).names[1], 'Computer', 'the opponent');

  // By the buttons of the canvas, as the guide says, until it has spoken of a block.
  /** @type {string[]} */
  const told = [];
  const clear = () => page.evaluate(() => {
    const g = /** @type {HTMLElement} */ (document.getElementById('guide')).getBoundingClientRect();
    const box = /** @type {HTMLElement} */ (document.getElementById('canvas')).getBoundingClientRect();
    return window.upkeep.regions().then((all) => all.filter((r) => r.free && r.does === 'option' && r.w > 100)
      .every((r) => g.bottom <= box.top + r.y || g.top >= box.top + r.y + r.h || g.right <= box.left + r.x || g.left >= box.left + r.x + r.w));
  });
  const pick = (/** @type {View} */ v) => {
    /** @param {string} kind */
    const find = (kind) => v.options.find((o) => o.kind === kind);
    const main = v.active === v.seat && v.step.startsWith('main');
    return /** @type {Choice} */ (v.why === 'mulligan' ? find('yes') : v.ask === 'attackers' ? find('attack') ?? find('done') : v.ask === 'blockers' ? find('done')
      : (main && (find('play_land') ?? find('cast'))) || find('pay') || find('object') || find('pass') || v.options[0]).index;
  };
  // A question that has been there for a moment is answered: the guide has had its time.
  let asked = '';
  const goOn = async () => {
    const s = await state(page), now = await hash(page);
    if (now === asked && !s.computer && s.view.to_act === s.view.seat && !s.view.over) await page.evaluate((index) => window.upkeep.act(index), pick(s.view));
    asked = now;
    await page.waitForTimeout(300);
  };
  for (let i = 0; i < 400 && told.length < 6; i++) {
    const now = await said();
    if (now && !told.includes(now)) {
      check(await clear(), `"${now}" covers a button`);
      told.push(now);
    } else if (now) equal(now, told.at(-1), 'a sentence that was said before');
    await goOn();
  }
  for (const what of ['opening hand', 'Play a land', 'cast it']) check(told.some((t) => t.includes(what)), `nothing is said of ${what}: ${told.join(' / ')}`);

  // After a reload it goes on, and says nothing twice; it can be turned off.
  await page.evaluate(() => window.upkeep.saved());
  await page.reload();
  await until(page, () => window.upkeep?.getState?.().then((s) => s.running));
  await page.evaluate(() => window.upkeep.patience(0));
  for (let i = 0; i < 400 && !(await said()); i++) {
    await goOn();
  }
  check(!told.slice(0, -1).includes(await said()), 'a sentence is said again after a reload');
  await slip.getByRole('button').last().click();
  await comes(async () => !(await slip.isVisible()), 'the guide cannot be turned off');
  noErrors(page);

  // The second time nobody is asked.
  await page.evaluate(() => window.upkeep.saved());
  await page.close();
  const again = await open(context, server.url);
  await until(again, () => window.upkeep.getState().then((s) => s.running));
  equal(await again.locator('.toast', { hasText: 'New to card duels?' }).count(), 0, 'questions of the second visit');
  await context.close();

  // Or a duel right away, in one press.
  const other = await browser.newContext({ first: true, locale: 'pt' });
  const second = await open(other, server.url);
  await second.getByRole('button', { name: 'Jogar um duelo', exact: true }).click();
  await until(second, () => window.upkeep.getState().then((s) => s.running));
  const { decks, computer_seats: computers } = await state(second);
  check(decks[0] !== decks[1] && computers[1] && !computers[0], `decks ${decks}, computers ${computers}`);
  noErrors(second);
  await other.close();
}

// A link that is opened while a duel is under way says what becomes of that, and it is so.
/** @param {Server} server @param {Browser} browser */
async function keptBehindLink(server, browser) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seats: [{ computer: false, name: 'Carla', deck: 'night' }, { computer: false, name: 'Dino', deck: 'grove' }], seed: '12' }));
  await page.evaluate(() => { location.hash = '#/share'; });
  const link = await page.inputValue('#share-link');
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 2);
  const there = await hash(page);
  await page.evaluate(() => window.upkeep.saved());
  await page.goto('about:blank');
  await page.goto(link);
  await comes(async () => /Ana – Beto.*Saved duels/.test(/** @type {string} */ (await page.textContent('#link-table'))), 'nobody says what becomes of the duel');
  await page.locator('#page .row button.main').click();
  await becomes(async () => (await state(page)).names?.[0], 'Carla', 'who plays now');
  await page.evaluate(() => { location.hash = '#/games'; });
  await page.locator('.game', { hasText: 'Ana' }).locator('button.main').click();
  await becomes(() => hash(page), there, 'the duel that was left');
  noErrors(page);
  await context.close();

  // Where nothing is kept, that is said instead.
  const private_ = await browser.newContext({ locale: 'en' });
  await private_.addInitScript(() => { IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }; });
  const guest = await open(private_, `${server.url}?plain=1`);
  await guest.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await guest.evaluate((to) => { location.hash = to; }, link.slice(link.indexOf('#')));
  await comes(async () => /Ana – Beto.*is lost/.test(/** @type {string} */ (await guest.textContent('#link-table'))), 'nobody says that it is lost');
  noErrors(guest);
  await private_.close();
}

/** @param {Parameters<typeof position>} given */
const table = async (...given) => {
  const page = await position(...given);
  await page.locator('#canvas').focus();
  return page;
};
/** @param {Page} page @param {...string} keys */
const press = async (page, ...keys) => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await drawn(page);
  }
};
/** @param {Page} page */
const ring = async (page) => (await regions(page)).find((r) => r.focused)?.label;

// A type of creature is found by the beginning of its name, or with the arrows however far down it is.
/** @param {Server} server @param {Browser} browser */
async function typedName(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
  const page = await table(context, server.url, 'scenario Types\nrules sixth\nA.play Swamp x3\nA.hand Engineered Plague\nB.play Scathe Zombies\n');
  await press(page, '1', ' ');
  await becomes(async () => (await state(page)).view.why, 'creature_type', 'what is asked');
  /** @type {string[]} */
  const found = [];
  for (let i = 0; i < 40 && !found.some((name) => /^W/.test(/** @type {string} */ (name))); i++) {
    await press(page, i ? 'ArrowDown' : 'Tab');
    found.push(/** @type {string} */ (await ring(page)));
  }
  check(found.some((name) => /^W/.test(/** @type {string} */ (name))), `the arrows come past ${found.join(', ')}`);
  await press(page, 'w', 'i', 'z');
  await becomes(() => ring(page), 'Wizard', 'what "wiz" finds');
  // No command, no digit; what begins no name begins anew.
  await press(page, '1', 'n');
  await becomes(() => ring(page), 'Nightmare', 'what "n" finds then');
  await press(page, 'Enter');
  await becomes(async () => (await state(page)).view.why, 'priority', 'what is asked then');
  await comes(async () => (await state(page)).view.objects.some((o) => o.name === 'Engineered Plague' && o.zone === 'battlefield'), 'it is not in play');
  noErrors(page);
  await context.close();
}

// The digits count what can be chosen, from one, also once something has been declared.
/** @param {Server} server @param {Browser} browser */
async function digitsCount(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
  const page = await table(context, server.url, 'scenario Three\nrules foundations\nA.play Grizzly Bears, Craw Wurm, Hill Giant\nB.play Forest\n');
  await press(page, ' ', ' ');
  for (let i = 0; i < 6 && (await state(page)).view.ask !== 'attackers'; i++) await press(page, ' ');
  const attacking = async () => (await state(page)).view.objects.filter((o) => o.flags.includes('attacking')).length;
  for (const count of [1, 2, 3]) {
    await press(page, '1');
    await becomes(attacking, count, 'attackers after a digit');
  }
  noErrors(page);
  await context.close();
}

// The key of a button that does nothing now is answered as a press on it: the button says why not.
/** @param {Server} server @param {Browser} browser */
async function refusedByKey(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
  const page = await table(context, server.url, 'scenario Nothing yet\nrules foundations\nA.play Grizzly Bears\nB.play Forest\n');
  await becomes(async () => (await state(page)).undo, false, 'something to take back');
  await page.mouse.move(640, 200);
  await atRest(page);
  const foot = async () => (await page.screenshot({ clip: { x: 960, y: 560, width: 320, height: 160 } })).toString('base64');
  const before = await foot();
  await press(page, 'z');
  await comes(async () => await foot() !== before, 'the key is refused without a word');
  await press(page, 'g', 'Escape');
  await comes(async () => await foot() === before, 'the word stays');
  noErrors(page);
  await context.close();
}

export const tests = { refusedByKey, firstVisit, chosenOnCanvas, roomForWords, levelOnCanvas, keptBehindLink, typedName, digitsCount };
