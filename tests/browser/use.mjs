// What happens in use: between two decisions, on the way back, when the tab goes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atRest, becomes, check, comes, drawn, equal, noErrors, open, position, ROOT, until, when } from './lib.mjs';

/** @import { Browser, Choice, Page, Region, Server } from './lib.mjs' */

/** @param {Page} page */
const state = (page) => page.evaluate(() => window.upkeep.getState());
/** @param {Page} page */
const regions = (page) => page.evaluate(() => window.upkeep.regions());
/** @param {Region} r @returns {[number, number]} */
const centre = (r) => [r.x + r.w / 2, r.y + r.h / 2];

// A place on the canvas, as soon as there is one of its kind.
/** @param {Page} page @param {(place: Region) => unknown} holds @param {string} what */
async function placeOf(page, holds, what) {
  /** @type {Region | undefined} */
  let place;
  await comes(async () => place = (await regions(page)).find(holds), what);
  return /** @type {Region} */ (/** @type {unknown} */ (place));
}

// Takes the option whose text begins so.
/** @param {Page} page @param {string} text */
async function take(page, text) {
  /** @type {Choice | undefined} */
  let option;
  await comes(async () => option = (await state(page)).view.options.find((o) => o.text.startsWith(text)),
    async () => `there is no ${text}: ${(await state(page)).view.options.map((o) => o.text).join(', ')}`);
  await page.evaluate((n) => window.upkeep.act(n), /** @type {Choice} */ (/** @type {unknown} */ (option)).index);
  await drawn(page);
}

// As proposed, where there is a choice and so a question.
/** @param {Page} page */
async function pay(page) {
  if ((await state(page)).view.why === 'pay_mana') await take(page, 'Pay');
}

const DUEL_OF_SPELLS = `scenario Spells upon spells
rules    foundations
turn     5
start    A main1
A.hand   Lightning Bolt, Counterspell, Shock, Terror
A.play   Mountain x4, Island x4, Swamp x2
A.library Island x5
B.play   Grizzly Bears
B.library Island x5
`;
/** @param {Page} page */
async function bolts(page) {
  await page.evaluate(() => window.upkeep.set('hold', true));
  for (const spell of ['Lightning Bolt', 'Shock']) {
    await take(page, `Cast ${spell}`);
    await take(page, 'Grizzly Bears');
    await pay(page);
  }
  await take(page, 'Cast Counterspell');
  await becomes(async () => (await state(page)).view.why, 'target', 'what is asked');
}

// A spell is aimed at one that waits: on a phone it waits in a drawer, and on its side there is room for one or two.
// A place to press is there for each; and what was announced can be taken back step by step.
/** @param {Server} server @param {Browser} browser */
async function stackTargets(server, browser) {
  for (const [width, height] of [[390, 844], [844, 390], [1280, 720]]) {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 1000, reducedMotion: 'reduce', locale: 'en' });
    const page = await position(context, server.url, DUEL_OF_SPELLS);
    await bolts(page);
    const { view } = await state(page);
    equal(view.options.filter((o) => o.kind === 'object').length, 2, 'targets');
    for (const o of view.options.filter((x) => x.kind === 'object')) {
      await when(async () => (await regions(page)).some((r) => r.free && r.options.includes(o.index)), `a place for ${o.text} at ${width}×${height}`);
    }
    // Back to the hand, by the button that says so.
    const back = await placeOf(page, (r) => r.does === 'undo' && r.free, `no way back at ${width}×${height}`);
    await page.mouse.click(...centre(back));
    await when(async () => (await state(page)).view.why === 'priority', 'the announcement taken back');
    await take(page, 'Cast Counterspell');
    await page.locator('#canvas').focus();
    await page.keyboard.press('Escape');
    await when(async () => (await state(page)).view.why === 'priority', 'taken back by Escape');
    await take(page, 'Cast Counterspell');
    const first = /** @type {Choice} */ ((await state(page)).view.options.find((o) => o.kind === 'object'));
    const place = await placeOf(page, (r) => r.free && r.options.includes(first.index), 'no place for the target');
    await page.mouse.click(...centre(place));
    // Which lands pay makes no difference, so that is not asked.
    await when(async () => (await state(page)).view.stack.length === 3, 'the target taken');
    noErrors(page);
    await context.close();
  }
}

// The cards of the first hand are read before it is kept, and what a mulligan costs is said.
/** @param {Server} server @param {Browser} browser */
async function firstHand(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
  const page = await open(context, server.url);
  const costs = { foundations: /draw seven cards and put 1 of them on the bottom/, m10: /mulligan, you draw 6/ };
  for (const [era, says] of Object.entries(costs)) {
    await page.evaluate((e) => window.upkeep.newGame({ era: e, seed: '7', seats: [{ computer: false, name: 'Ana', deck: 'night' }, { computer: true, name: 'Beto', deck: 'grove' }] }), era);
    await until(page, () => window.upkeep.getState().then((s) => s.view.why === 'mulligan' && !s.computer));
    const { view } = await state(page);
    check(says.test(view.prompt), `what a mulligan costs is not said: ${view.prompt}`);
  }
  await atRest(page);
  const left = { x: 12, y: 60, width: 240, height: 336 };
  const before = await page.screenshot({ clip: left });
  const card = await placeOf(page, (r) => r.does === 'object', 'no card of the hand');
  await page.mouse.move(...centre(card));
  await when(async () => !(await page.screenshot({ clip: left })).equals(before), 'a card of the hand shown large');
  noErrors(page);
  await context.close();
}

// What is being announced lies in no zone: the plain page says it, with its text.
/** @param {Server} server @param {Browser} browser */
async function plainAnnounced(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en' });
  const page = await position(context, server.url, DUEL_OF_SPELLS, '?plain=1');
  await comes(() => page.locator('#announced').isHidden(), 'something is announced before anything is');
  await take(page, 'Cast Terror');
  await when(() => page.locator('#announced').isVisible(), 'what is being announced');
  await comes(async () => /not paid.*Terror.*Destroy/s.test(/** @type {string} */ (await page.textContent('#announced'))), async () => `it says ${await page.textContent('#announced')}`);
  await take(page, 'Grizzly Bears');
  await comes(async () => /Terror/.test(/** @type {string} */ (await page.textContent('#announced'))), 'while it is paid for it is not said');
  await pay(page);
  await when(() => page.locator('#announced').isHidden(), 'nothing announced any more');
  noErrors(page);
  await context.close();
}

// In a board of another page likewise.
/** @param {Server} server @param {Browser} browser */
async function boardAnnounced(server, browser) {
  const context = await browser.newContext({ viewport: { width: 640, height: 480 }, locale: 'en' });
  const page = await open(context, `${server.url}embed.html?mode=play#p=${encodeURIComponent(DUEL_OF_SPELLS)}`, { wait: false });
  await page.waitForFunction(() => window.upkeepBoard);
  await until(page, () => window.upkeepBoard.getLegalActions().then((all) => all.length > 1));
  /** @param {string} text */
  const press = (text) => until(page, (t) => {
    const button = [...document.querySelectorAll('#actions button')].find((b) => b.textContent.startsWith(t));
    /** @type {HTMLElement | undefined} */ (button)?.click();
    return Boolean(button);
  }, text);
  await press('Cast Terror');
  await when(async () => /Terror/.test(/** @type {string} */ (await page.textContent('#announced'))), 'what is being announced');
  await press('Grizzly Bears');
  await press('Pay');
  await when(async () => (await page.textContent('#announced')) === '', 'nothing announced any more');
  noErrors(page);
  await context.close();
}

// A deck is changed and the tab is gone in the same moment; a new one is one deck, not two.
/** @param {Server} server @param {Browser} browser */
async function deckClosed(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en' });
  /** @param {string} hash */
  const go = async (hash) => {
    const page = await open(context, `${server.url}?plain=1`);
    await page.evaluate((h) => { location.hash = h; }, hash);
    return page;
  };
  /** @param {Page} page */
  const kept = (page) => page.evaluate(() => new Promise((done) => {
    indexedDB.open('upkeep-own').onsuccess = ({ target }) => {
      /** @type {IDBOpenDBRequest} */ (target).result.transaction('decks').objectStore('decks').getAll().onsuccess = (e) => {
        /** @type {IDBOpenDBRequest} */ (target).result.close();
        done(/** @type {IDBRequest} */ (e.target).result.map((/** @type {{ text: string }} */ d) => d.text));
      };
    };
  }));
  /** @param {Page} page @param {string} name */
  const add = (page, name) => page.evaluate((n) => /** @type {HTMLElement} */ (document.querySelector(`.builder [aria-label="Add ${n}"]`)).click(), name);
  const first = await go('#/decks/new');
  await first.fill('.builder input[type=search]', 'hill giant');
  await first.waitForSelector('[aria-label="Add Hill Giant"]');
  await add(first, 'Hill Giant');
  await first.close();
  const second = await go('#/decks');
  await when(async () => (await kept(second)).length === 1, 'the deck of the tab that is gone');
  // Another page in place of this one, as soon as it is changed.
  await second.waitForSelector('.deck-list li');
  await second.evaluate(() => { location.hash = /** @type {HTMLElement} */ (document.querySelector('.deck-list li a')).getAttribute('href') ?? ''; });
  await second.fill('.builder input[type=search]', 'hill giant');
  await second.waitForSelector('.builder li [aria-label="Add Hill Giant"]');
  await second.evaluate(() => {
    for (let i = 0; i < 3; i++) /** @type {HTMLElement} */ (document.querySelector('.builder [aria-label="Add Hill Giant"]')).click();
    location.href = 'about:blank';
  });
  await second.waitForURL('about:blank');
  const third = await go('#/decks');
  await when(async () => /^4 Hill Giant$/m.test((await kept(third)).join()), 'the last change before another page');
  await becomes(async () => (await kept(third)).length, 1, 'decks');
  await context.close();
}

// A key that is held down answers once, on the canvas and on the plain page.
/** @param {Server} server @param {Browser} browser */
async function heldKeys(server, browser) {
  for (const query of ['', '?plain=1']) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
    const page = await position(context, server.url, DUEL_OF_SPELLS, query);
    await page.evaluate(() => window.upkeep.set('auto_pass', false));
    await page.evaluate(() => window.upkeep.set('hold', true));
    await page.locator(query ? '#actions button[data-key^=pass]' : '#canvas').focus();
    const before = (await state(page)).decisions;
    for (let i = 0; i < 5; i++) await page.keyboard.down(query ? 'Enter' : ' ');
    await page.keyboard.up(query ? 'Enter' : ' ');
    await when(async () => (await state(page)).decisions > before, 'the key does something');
    await drawn(page);
    await becomes(async () => (await state(page)).decisions, before + 1, `what a key that is held has answered${query}`);
    noErrors(page);
    await context.close();
  }
}

// A search of a library is not ended with empty hands by the key that passes; by its button it is.
/** @param {Server} server @param {Browser} browser */
async function nothingFound(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
  const page = await position(context, server.url, `scenario A search
rules    foundations
turn     5
start    A main1
A.hand   Untamed Wilds
A.play   Forest x4
A.library Island x3, Terror, Swamp x3
B.library Island x5
`);
  await take(page, 'Cast Untamed Wilds');
  await pay(page);
  for (let i = 0; i < 4 && (await state(page)).view.ask !== 'pick'; i++) {
    if ((await state(page)).curtain) await page.evaluate(() => window.upkeep.liftCurtain());
    else await take(page, 'Pass');
  }
  const before = await state(page);
  equal(before.view.ask, 'pick', `what is asked (${before.view.prompt})`);
  await page.locator('#canvas').focus();
  for (const key of [' ', 'Enter']) await page.keyboard.press(key);
  await drawn(page);
  await becomes(async () => (await state(page)).changes, before.changes, 'what the keys have answered');
  const done = /** @type {Choice} */ (before.view.options.find((o) => o.kind === 'done'));
  let places;
  await becomes(async () => {
    places = (await regions(page)).filter((r) => r.free && r.options.includes(done.index));
    return places.map((r) => r.label).join();
  }, 'Choose none', 'the places that end the search');
  await page.mouse.click(...centre(/** @type {Region[]} */ (/** @type {unknown} */ (places))[0]));
  await when(async () => (await state(page)).view.ask !== 'pick', 'ended by its button');
  noErrors(page);
  await context.close();
}

// A declared attacker or blocker that is pressed again stays at home; what was declared after it stays declared.
/** @param {Server} server @param {Browser} browser */
async function withdrawn(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
  const page = await position(context, server.url, `scenario Second thoughts
rules    foundations
turn     5
start    A main1
A.play   Hill Giant, Grizzly Bears, Gray Ogre, Craw Wurm
A.library Island x5
B.play   Serra Angel, Pearled Unicorn
B.library Island x5
`);
  /** @param {string} flag */
  const named = async (flag) => (await state(page)).view.objects.filter((o) => o.flags.includes(flag)).map((o) => o.name).sort().join();
  /** @param {string} name */
  const press = async (name) => {
    await drawn(page);
    const place = await placeOf(page, (r) => r.does === 'object' && r.label === name && r.free, `no place for ${name}`);
    await page.mouse.click(...centre(place));
  };
  // In the main phase a click on a creature that can attack goes to the attack with it.
  await press('Hill Giant');
  await when(async () => (await state(page)).view.ask === 'attackers' && await named('attacking') === 'Hill Giant', 'the attack begins with one');
  for (const name of ['Grizzly Bears', 'Craw Wurm']) await press(name);
  await when(async () => await named('attacking') === 'Craw Wurm,Grizzly Bears,Hill Giant', 'three attack');
  await press('Grizzly Bears');
  await when(async () => await named('attacking') === 'Craw Wurm,Hill Giant', 'the one in the middle stays at home');
  await press('Craw Wurm');
  await when(async () => await named('attacking') === 'Hill Giant', 'the last one stays at home');
  await press('Grizzly Bears');
  await when(async () => await named('attacking') === 'Grizzly Bears,Hill Giant', 'and goes after all');
  await take(page, 'Done');
  for (let i = 0; i < 9; i++) {
    const now = await state(page);
    if (now.curtain) await page.evaluate(() => window.upkeep.liftCurtain());
    else if (now.view.ask === 'blockers') break;
    else await take(page, 'Pass');
  }
  await drawn(page);
  await take(page, 'Serra Angel blocks Hill Giant');
  await take(page, 'Pearled Unicorn blocks Hill Giant');
  await press('Serra Angel');
  await when(async () => await named('blocking') === 'Pearled Unicorn', 'one blocker stays at home');
  noErrors(page);
  await context.close();
}

// A number that is being chosen stays what it is in another language.
/** @param {Server} server @param {Browser} browser */
async function numberKept(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
  const page = await position(context, server.url, `scenario How much
rules    foundations
turn     5
start    A main1
A.hand   Fireball
A.play   Mountain x14
A.library Island x5
B.library Island x5
`);
  await take(page, 'Cast Fireball');
  /** @param {string} label */
  const press = async (label) => page.mouse.click(...centre(await placeOf(page, (r) => r.free && r.label === label, `no place for ${label}`)));
  for (let i = 0; i < 3; i++) {
    await press('+');
    await drawn(page);
  }
  /** @param {string} lang */
  const speak = async (lang) => {
    await page.evaluate((l) => {
      const select = /** @type {HTMLInputElement} */ (document.getElementById('language'));
      select.value = l;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, lang);
    await becomes(async () => (await state(page)).lang, lang, 'language');
  };
  await speak('it');
  await drawn(page);
  await press('OK');
  await when(async () => (await state(page)).view.why !== 'x_value', 'the number taken');
  await speak('en');
  await take(page, 'B');
  for (let i = 0; i < 2 && (await state(page)).view.why === 'target'; i++) await take(page, 'Done');
  await pay(page);
  for (let i = 0; i < 6 && (await state(page)).view.stack.length; i++) {
    if ((await state(page)).curtain) await page.evaluate(() => window.upkeep.liftCurtain());
    else await take(page, 'Pass');
  }
  await becomes(async () => (await state(page)).view.players[1].life, 17, 'life after three damage');
  noErrors(page);
  await context.close();
}

// By keys alone: the ring of a new question stands on an answer to it, from the hand the arrow up leads to the table, and
// Esc leads back from the plain page that Tab goes on to.
/** @param {Server} server @param {Browser} browser */
async function ringed(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
  const page = await position(context, server.url, `scenario Rings
rules    sixth
turn     5
start    A main1
A.hand   Terror, Bog Wraith, Giant Growth
A.play   Swamp x6, Mountain, Gray Ogre
A.library Island x5
B.play   Grizzly Bears, Hill Giant
B.library Island x5
`);
  await page.locator('#canvas').focus();
  const ring = async () => (await regions(page)).find((r) => r.focused);
  /** @param {string} key */
  const press = async (key) => {
    await page.keyboard.press(key);
    await drawn(page);
  };
  /** @param {string} key @param {(place: Region) => unknown} holds @param {string} what */
  const to = async (key, holds, what) => {
    for (let i = 0; i < 40; i++) {
      if (holds(/** @type {Region} */ (await ring()))) return;
      await press(key);
    }
    throw new Error(`no ring on ${what}`);
  };
  await to('Tab', (r) => r?.label.startsWith('Terror'), 'the first card of the hand');
  const hand = /** @type {Region} */ (await ring());
  await press('ArrowUp');
  await comes(async () => {
    const up = await ring();
    return up && up.y + up.h < hand.y + 40;
  }, async () => `up from the hand is ${(await ring())?.label}`);
  await to('Tab', (r) => r?.label.startsWith('Bog Wraith'), 'another card of the hand');
  const cast = /** @type {Choice} */ ((await state(page)).view.options.find((o) => o.text.startsWith('Play Terror')));
  await press(cast.key);
  await becomes(async () => (await state(page)).view.why, 'target', 'what is asked');
  const targets = (await state(page)).view.options.filter((o) => o.kind === 'object').map((o) => o.index);
  await comes(async () => (await ring())?.options.some((o) => targets.includes(o)), async () => `the ring of the question is on ${(await ring())?.label}`);
  await press('Enter');
  await becomes(async () => (await state(page)).view.why, 'pay_mana', 'what is asked then');
  for (let i = 0; i < 60 && await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).id === 'canvas'); i++) await page.keyboard.press('Tab');
  await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('plain')).contains(document.activeElement)), 'Tab does not go on to the plain page');
  await page.keyboard.press('Escape');
  await becomes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).id), 'canvas', 'the focus after Esc');
  equal((await state(page)).view.why, 'pay_mana', 'what Esc left open');
  noErrors(page);
  await context.close();
}

// Once more what began from a position begins there again, on the canvas and on the plain page.
/** @param {Server} server @param {Browser} browser */
async function positionAgain(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
  const page = await position(context, server.url, DUEL_OF_SPELLS);
  const lands = async () => (await state(page)).view.objects.filter((o) => o.zone === 'battlefield').length;
  const begun = await lands();
  for (const again of [() => page.keyboard.press('Enter'), () => page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('rematch')).click())]) {
    await take(page, 'Cast Lightning Bolt');
    await page.evaluate(() => window.upkeep.concede());
    await comes(async () => (await state(page)).view.over, 'the duel is not over');
    await page.locator('#canvas').focus();
    await again();
    await comes(async () => !(await state(page)).view.over, 'no rematch begins');
    equal(await lands(), begun, 'what is on the table');
    equal((await state(page)).view.why, 'priority', 'what is asked');
  }
  noErrors(page);
  await context.close();
}

// A digit is the number that is taken, whatever its place in the list; up and down change it.
/** @param {Server} server @param {Browser} browser */
async function numberByKeys(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
  for (const lands of [4, 14]) {
    const page = await position(context, server.url, `scenario How much
rules    foundations
turn     5
start    A main1
A.hand   Disintegrate
A.play   Mountain x${lands}
A.library Island x5
B.library Island x5
`);
    await page.locator('#canvas').focus();
    for (const [keys, x] of /** @type {[string | string[], number][]} */ (lands === 4 ? [['2', 2]] : [['31', 1], ['12', 12], ['1', 1], [['7', 'ArrowUp', 'ArrowUp', 'ArrowDown'], 8]])) {
      await take(page, 'Cast Disintegrate');
      await becomes(async () => (await state(page)).view.why, 'x_value', 'what is asked');
      for (const key of keys) {
        await page.keyboard.press(key);
        await drawn(page);
      }
      if (lands > 4) await page.keyboard.press('Enter');
      await becomes(async () => (await state(page)).view.why, 'target', 'what is asked then');
      await take(page, 'B');
      await pay(page);
      await becomes(async () => (await state(page)).view.objects.filter((o) => o.flags.includes('tapped')).length, x + 1, `lands tapped for ${keys}`);
      await page.evaluate(() => window.upkeep.undo());
      while ((await state(page)).view.why !== 'priority') await page.evaluate(() => window.upkeep.undo());
    }
    noErrors(page);
    await page.close();
  }
  await context.close();
}

// The page is loaded anew in the middle of a payment, and of a division: it goes on there, by the keys.
/** @param {Server} server @param {Browser} browser */
async function reloadedMidway(server, browser) {
  const [fight, spells] = [readFileSync(join(ROOT, 'tests/shots/combat.duel'), 'utf8'), DUEL_OF_SPELLS];
  const blocks = ['Craw Wurm attacks', 'Done', 'passes', 'Grizzly Bears blocks Craw', 'Hill Giant blocks Craw', 'Giant Spider blocks Craw', 'Done', 'passes', 'Grizzly Bears: 2'];
  for (const [text, steps, why, key] of /** @type {[string, string[], string, string][]} */ ([[fight, blocks, 'divide', '3'], [spells, ['Cast Terror', 'Grizzly Bears'], 'pay_mana', 'Space']])) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en' });
    const page = await position(context, server.url, text);
    const lift = async () => { if ((await state(page)).curtain) await page.evaluate(() => window.upkeep.liftCurtain()); };
    for (const step of steps) {
      // As often as somebody is asked before the next choice.
      while (step === 'passes' && (await state(page)).view.ask === 'act') {
        await take(page, 'Pass');
        await lift();
      }
      if (step === 'passes') continue;
      await take(page, step);
      await lift();
    }
    const before = await page.evaluate(() => window.upkeep.hash());
    const asked = (await state(page)).view;
    check(asked.ask === why || asked.why === why, `it asks for ${asked.ask} ${asked.why}`);
    await page.evaluate(() => window.upkeep.saved());
    await page.reload();
    await page.waitForFunction(() => window.upkeep !== undefined);
    await comes(async () => (await state(page)).running, 'no duel after the page was loaded anew');
    await lift();
    await drawn(page);
    equal(await page.evaluate(() => window.upkeep.hash()), before, `the duel at ${why}`);
    equal((await state(page)).view.prompt, asked.prompt, 'the question');
    await page.locator('#canvas').focus();
    await page.keyboard.press(key);
    await comes(async () => (await page.evaluate(() => window.upkeep.hash())) !== before, `${key} answers nothing at ${why}`);
    noErrors(page);
    await context.close();
  }
}

export const tests = { ringed, positionAgain, numberByKeys, numberKept, withdrawn, nothingFound, heldKeys, stackTargets, firstHand, plainAnnounced, boardAnnounced, deckClosed, reloadedMidway };
