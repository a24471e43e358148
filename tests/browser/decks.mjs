// Decks and cards: what the pages show, keep and bring to the table.
import { readFileSync } from 'node:fs';
import { becomes, check, comes, equal, noErrors, open, playUntil, until } from './lib.mjs';

/** @import { Browser, Page, Server } from './lib.mjs' */

const PHONE = { width: 390, height: 844 };
/** @param {Page} page @param {string} what */
const fits = (page, what) => comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#page')).scrollWidth <= window.innerWidth), `${what} is too wide`);

/** @param {Server} server @param {Browser} browser */
async function deckBuilder(server, browser) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en' });
  const page = await open(context, `${server.url}?plain=1#/decks`);
  await page.waitForSelector('.deck-list li');
  await comes(async () => await page.locator('.deck-list li').count() >= 16, 'there are too few decks');
  await comes(() => page.evaluate(() => [...document.querySelectorAll('.deck-list li')].every((li) => li.querySelector('.cost > *') && li.querySelector('.deck-curve rect'))), 'a deck shows no color or no curve');
  await fits(page, 'the list of decks');
  await page.getByRole('button', { name: 'Import a list' }).click();
  await page.fill('textarea', '# Name: Bolts\n4 Lightening Bolt\n4x Shock\n47 Mountain\n4 Gray Ogre\nSideboard\n3 Pyroclasm\n');
  await comes(async () => (await page.locator('.problems').innerText()).includes('Did you mean Lightning Bolt'),
    async () => `the nearest name is not told: ${await page.locator('.problems').innerText()}`);
  await comes(() => page.locator('[data-code=too_small]').isVisible(), 'too few cards, and nothing is said');
  await page.getByRole('button', { name: 'Save this deck' }).click();
  await page.waitForSelector('.builder');
  // On a phone one half at a time.
  await page.click('.halves button:last-child');
  await page.fill('.builder input[type=search]', 'hurloon');
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Add Hurloon Minotaur' }).last().click();
  await page.click('.halves button:first-child');
  await page.getByRole('button', { name: 'Add Mountain', exact: true }).first().click();
  await page.waitForSelector('.problems .fine');
  await comes(async () => /60 cards/.test(await page.locator('.builder h2').first().innerText()), 'it is not counted');
  await comes(() => page.getByRole('img', { name: /Mana curve: 4 with mana value 1, 8 with mana value 3/ }).isVisible(), 'the curve is not told');
  await comes(() => page.getByRole('img', { name: /Colors in costs: red 100 %/ }).isVisible(), 'the colors are not told');
  await fits(page, 'the builder');
  await until(page, () => new Promise((done) => {
    indexedDB.open('upkeep-own').onsuccess = ({ target }) => {
      /** @type {IDBOpenDBRequest} */ (target).result.transaction('decks').objectStore('decks').getAll().onsuccess = (e) => {
        /** @type {IDBOpenDBRequest} */ (target).result.close();
        done(/** @type {IDBRequest} */ (e.target).result.some((/** @type {{ text: string }} */ deck) => /Hurloon Minotaur/.test(deck.text) && /48 Mountain/.test(deck.text)));
      };
    };
  }));
  await page.reload();
  await page.waitForSelector('.builder');
  await becomes(() => page.inputValue('.field input[maxlength]'), 'Bolts', 'the name after a reload');
  await page.evaluate(() => { location.hash = ''; });
  await page.waitForSelector('#setup-deck-0 option[value^=own-]', { state: 'attached' });
  await page.selectOption('#setup-deck-0', { label: 'Bolts' });
  await page.click('#setup-begin');
  await until(page, () => window.upkeep.getState().then((s) => s.running));
  const state = await page.evaluate(() => window.upkeep.getState());
  check(state.decks[0].startsWith('own-'), 'the duel is played with another deck');
  equal(state.view.players[0].library + state.view.players[0].hand, 60, 'the cards of the deck');
  noErrors(page);
  await context.close();
}

// By keyboard alone: the first card found, along the list, back and forth in time, lands by color; whatever cannot be
// pressed says why; and the way back from a duel begun here is the table.
/** @param {Server} server @param {Browser} browser */
async function deckKeys(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en' });
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate(() => { location.hash = '#/decks'; });
  await page.waitForSelector('.deck-list li');
  await page.evaluate(() => { location.hash = '#/decks/new'; });
  await page.waitForSelector('.builder');
  const status = () => page.textContent('.page-status');
  /** @param {string} text */
  const reads = (text) => comes(async () => (await page.locator('.builder h2').first().innerText()).includes(text), `the deck is not ${text}`);
  for (const id of ['deck-undo', 'deck-redo', 'deck-fill', 'deck-hand', 'deck-play']) {
    await page.click(`#${id}`, { force: true });
    await comes(async () => /** @type {string} */ (await status()).length > 10, `${id} does not say why it cannot be pressed`);
    await becomes(() => page.getAttribute(`#${id}`, 'aria-disabled'), 'true', id);
  }
  await page.fill('.builder input[type=search]', 'grizzly bears');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await reads('2 cards');
  await page.fill('.builder input[type=search]', 'bear');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await page.keyboard.press('+');
  await reads('3 cards');
  await page.keyboard.press('Control+z');
  await reads('2 cards');
  await page.keyboard.press('Control+Shift+Z');
  await reads('3 cards');
  await becomes(() => page.locator('.pool li[data-card="Grizzly Bears"] .count').innerText(), '3', 'the number beside the card to choose');
  await page.locator('.deck-rows .card-name').first().hover();
  await comes(() => page.locator('.card-hover').isVisible(), 'the card is not shown beside its name');
  await page.locator('.deck-rows .card-name').first().press('Enter');
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await comes(() => page.locator('#page').isVisible(), 'Escape closes more than the card');
  await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).classList.contains('card-name')), 'the focus is lost when the card is closed');
  await page.click('#deck-fill');
  await page.waitForFunction(() => /24 Mountain|24 lands|\(24\)/.test(/** @type {HTMLElement} */ (document.querySelector('.deck-rows')).innerText));
  await page.fill('.builder input[type=search]', '');
  await page.selectOption('.pool-half select', 'creature');
  for (let n = 0; await page.getAttribute('#deck-play', 'aria-disabled') && n < 12; n++) await page.locator('.pool .four').nth(n).click();
  await page.click('#deck-hand');
  await becomes(() => page.locator('dialog .card-slip').count(), 7, 'cards of a hand');
  await page.keyboard.press('Escape');
  await page.click('#deck-play');
  await page.waitForFunction(() => /** @type {HTMLElement} */ (document.getElementById('page')).hidden);
  await comes(async () => (await page.evaluate(() => window.upkeep.getState())).running, 'no duel is played');
  await becomes(() => new URL(page.url()).hash, '', 'the address after a duel was begun two pages deep');
  noErrors(page);
  await context.close();
}

// A name that is nearly right is mended with one press.
/** @param {Server} server @param {Browser} browser */
async function mendedList(server, browser) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await open(context, `${server.url}?plain=1#/decks/import`);
  await page.getByRole('button', { name: 'Save this deck' }).click({ force: true });
  await comes(async () => /** @type {string} */ (await page.textContent('.page-status')).includes('Paste a list'), 'it does not say why nothing is saved');
  await page.fill('textarea', '# Name: Bolts\n4 Lightening Bolt\n20 Mountain\n');
  await page.getByRole('button', { name: 'Replace with Lightning Bolt' }).click();
  await becomes(() => page.inputValue('textarea'), '# Name: Bolts\n4 Lightning Bolt\n20 Mountain\n', 'the list');
  await comes(async () => !(await page.locator('[data-code=unknown_card]').count()), 'the mistake is still told');
  noErrors(page);
  await context.close();
}

// A file of another program is read however it comes: chosen, dropped, pasted. Its sideboard is no part of the deck.
/** @param {Server} server @param {Browser} browser */
async function deckFiles(server, browser) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await open(context, `${server.url}?plain=1#/decks/import`);
  await page.waitForSelector('textarea');
  /** @param {number} count @param {string} name */
  const says = (count, name) => comes(async () => new RegExp(`\\b${count} cards`).test(await page.locator('#page').innerText()) && (await page.inputValue('textarea')).includes(name),
    async () => `expected ${count} cards with ${name}: ${await page.locator('#page').innerText()}`);
  const forge = '[metadata]\nName=Bolts\n[Main]\n4 Lightning Bolt|LEA\n20 Mountain\n[Sideboard]\n3 Shock|STH\n';
  await page.setInputFiles('input[type=file]', { name: 'bolts.dck', mimeType: 'text/plain', buffer: Buffer.from(forge) });
  await says(24, 'Lightning Bolt');
  /** @param {string} event @param {string} name @param {string} text */
  const give = (event, name, text) => page.evaluate(([kind, name_, text_]) => {
    const given = new DataTransfer();
    given.items.add(new File([text_], name_));
    const area = /** @type {HTMLElement} */ (document.querySelector('#page textarea'));
    area.dispatchEvent(kind === 'drop' ? new DragEvent('drop', { dataTransfer: given, bubbles: true, cancelable: true })
      : new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true }));
  }, [event, name, text]);
  await give('drop', 'bears.dek', '<?xml version="1.0"?><Deck><Cards CatID="1" Quantity="4" Sideboard="false" Name="Grizzly Bears"/><Cards CatID="2" Quantity="21" Sideboard="false" Name="Forest"/></Deck>');
  await says(25, 'Grizzly Bears');
  await give('paste', 'shocks.txt', '4 Shock\n18 Mountain\n');
  await says(22, 'Shock');
  await page.getByRole('button', { name: 'Save this deck' }).click();
  await page.waitForSelector('.builder');
  noErrors(page);
  await context.close();
}

// Whoever presses row after row of the pool presses what they see: nothing of it moves when the deck has a row more.
/** @param {Server} server @param {Browser} browser */
async function poolStays(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en' });
  const page = await open(context, `${server.url}?plain=1#/decks/new`);
  // The cards of all sets come while somebody presses.
  /** @type {(value?: unknown) => void} */
  let go = () => {};
  const wait = new Promise((done) => { go = done; });
  await page.route('**/packs/**', async (route) => { await wait; await route.continue(); });
  await page.fill('.builder input[type=search]', 'g');
  await comes(async () => await page.locator('.pool li').count() > 20, 'the pool is short');
  await page.evaluate(() => { /** @type {HTMLElement} */ (document.querySelector('#page')).scrollTop = 520; });
  const top = async () => Math.round(/** @type {{ x: number; y: number; width: number; height: number; }} */ (await page.locator('.pool').boundingBox()).y);
  const before = await top();
  for (let i = 0; i < 9; i++) {
    if (i === 4) {
      const names = () => page.locator('.pool li').evaluateAll((all) => all.slice(0, 9).map((li) => li.dataset.card).join());
      const shown = await names();
      go();
      await becomes(() => page.locator('.all-sets').innerText(), '', 'the line about the cards of all sets');
      equal(await names(), shown, 'the first rows of the pool');
    }
    await page.locator('.pool li').nth(i).locator('button').last().evaluate((/** @type {HTMLElement} */ button) => button.click());
    await comes(async () => await page.locator('.deck-rows li').count() === i + 1, `card ${i + 1} is not in the deck`);
    equal(await top(), before, `the pool after ${i + 1} cards`);
  }
  noErrors(page);
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function cardBrowser(server, browser) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en' });
  const page = await open(context, `${server.url}?plain=1#/cards`);
  await page.waitForSelector('.card-grid li');
  await fits(page, 'the list of cards');
  const count = () => page.locator('.page-body > p[role=status]').innerText();
  await comes(async () => Number(/of (\d+)/.exec(await count())?.[1]) > 570, async () => `there are too few cards: ${await count()}`);
  // Nothing found leads out again; who comes back from a card finds the list where it was.
  await page.fill('input[type=search]', 'angel');
  await page.keyboard.press('Escape');
  await comes(async () => await page.locator('#page').isVisible() && await page.inputValue('input[type=search]') === '', 'Escape does more than to empty the search');
  await page.fill('input[type=search]', 'nothing like it');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await becomes(() => page.inputValue('input[type=search]'), '', 'the search after it was cleared');
  await page.locator('.card-grid li a').nth(40).click();
  await page.waitForSelector('.beside .after');
  const name = await page.locator('.by-language h3').first().innerText();
  await page.click('.beside .after');
  await page.waitForFunction((n) => document.querySelector('.by-language h3') && /** @type {HTMLElement} */ (document.querySelector('.by-language h3')).innerText !== n, name);
  await page.goBack();
  await page.goBack();
  await page.waitForSelector('.card-grid li');
  await comes(async () => await page.evaluate(() => /** @type {HTMLElement} */ (document.getElementById('page')).scrollTop) > 500, 'the list begins at its top again');
  // Among the cards of all sets.
  await page.fill('input[type=search]', 'serra angel');
  await page.waitForFunction(() => document.querySelectorAll('.card-grid li').length < 8);
  await page.click('text=Serra Angel');
  await page.waitForSelector('#open-board');
  await page.waitForFunction(() => document.querySelectorAll('.by-language article').length === 4);
  await comes(async () => (await page.locator('.by-language article[lang=it]').innerText()).includes('Angelo'), 'no Italian');
  await comes(async () => /^Vigilance .*tap/.test(await page.locator('.by-language article[lang=en] p', { has: page.locator('b', { hasText: 'Vigilance' }) }).innerText()), 'what a keyword means is not said');
  await comes(async () => await page.locator('.by-language svg.symbol[aria-label=white]').count() > 0, 'no symbols are drawn');
  await page.click('#open-board');
  await page.waitForFunction(() => /** @type {HTMLElement} */ (document.getElementById('page')).hidden);
  await comes(async () => {
    const state = await page.evaluate(() => window.upkeep.getState());
    return state.running && JSON.stringify(state.view).includes('Serra Angel');
  }, 'the board is not on the table');
  noErrors(page);
  await context.close();
}

// A file of one's own: refused with its mistakes, then read, played with, and there after a reload, also for
// the computer's worker.
/** @param {Server} server @param {Browser} browser */
async function ownCards(server, browser) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await open(context, `${server.url}?plain=1#/decks`);
  await page.waitForSelector('#own-card-file');
  /** @param {string} text */
  const file = (text) => page.setInputFiles('#own-card-file', { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await file('{"cards": [{"name": "Tea Dragon", "cost": "{Q}", "types": ["creature"], "power": 2}]}');
  await page.waitForSelector('.mistakes tbody tr');
  await comes(async () => (await page.locator('.mistakes').innerText()).includes('/cards/0'), 'no place is told');
  await file('{"cards": [{"name": "Tea Dragon", "cost": "{R}", "types": ["creature"], "subtypes": ["Dragon"], "power": 2, "toughness": 2, "art": "bird-claw", "keywords": ["flying", "haste"]}]}');
  await page.waitForFunction(() => /** @type {HTMLElement} */ (document.querySelector('.page-body')).innerText.includes('mine.json: 1 card'));
  // The example that is offered is right.
  const [example] = await Promise.all([page.waitForEvent('download'), page.click('#own-card-example')]);
  await page.setInputFiles('#own-card-file', { name: 'example.json', mimeType: 'application/json', buffer: readFileSync(await example.path()) });
  await page.waitForFunction(() => /** @type {HTMLElement} */ (document.querySelector('.page-body')).innerText.includes('example.json: 2 cards'));
  await page.getByRole('button', { name: 'Delete: example.json' }).click();
  await page.reload();
  await page.waitForSelector('#own-card-file');
  await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.page-body')).innerText.includes('mine.json: 1 card')), 'the file is gone');
  await page.evaluate(() => { location.hash = `#/decks/${encodeURIComponent('list:# Name: Teas\n20 Mountain\n20 Tea Dragon\n')}`; });
  await page.getByRole('button', { name: 'Save this deck' }).click();
  await page.waitForSelector('.builder');
  const own = decodeURIComponent(await page.evaluate(() => location.hash.slice(8)));
  await page.evaluate((deck) => window.upkeep.newGame({ era: 'fifth', seed: '3', first: 1, seats: [
    { computer: false, name: 'A', deck }, { computer: true, name: 'B', deck }] }), own);
  // The computer decides in its worker: its land lies on the table after a while.
  await playUntil(page, (s) => s.view.objects.some((o) => o.controller === 1 && o.zone === 'battlefield'));
  // Its link brings the card file along to where there is none.
  await page.evaluate((deck) => { location.hash = `#/decks/${deck}`; }, own);
  await page.waitForSelector('#copy-link');
  await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not here')); });
  await page.click('#copy-link');
  const link = await page.locator('pre').innerText();
  noErrors(page);
  await context.close();
  const elsewhere = await browser.newContext({ locale: 'en' });
  const other = await open(elsewhere, `${server.url}?plain=1${link.slice(link.indexOf('#'))}`);
  await other.waitForSelector('#take-cards');
  await comes(() => other.locator('[data-code=unknown_card]').isVisible(), 'an unknown card is taken');
  await other.click('#take-cards');
  await other.waitForSelector('[data-code=unknown_card]', { state: 'detached' });
  await comes(async () => (await other.locator('.page-body').innerText()).includes('Teas: 40 cards'), 'the deck has not arrived');
  noErrors(other);
  await elsewhere.close();
}

// Whoever takes a deck from a link has it under its name.
/** @param {Server} server @param {Browser} browser */
async function linkedDeckName(server, browser) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await open(context, `${server.url}?plain=1#/decks/import`);
  await page.fill('#page textarea', '# Name: Teas\n4 Lightning Bolt\n36 Mountain\n');
  await page.getByRole('button', { name: 'Save this deck' }).click();
  await page.waitForSelector('#copy-link');
  await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not here')); });
  await page.click('#copy-link');
  const link = await page.locator('pre').innerText();
  check(/#g[\w-]+$/.test(link), `the link: ${link}`);
  noErrors(page);
  await context.close();
  const elsewhere = await browser.newContext({ locale: 'en' });
  const other = await open(elsewhere, `${server.url}?plain=1${link.slice(link.indexOf('#'))}`);
  await other.click('#page button.main');
  await comes(async () => (await other.locator('.page-body').innerText()).includes('Teas: 40 cards'), 'its name is lost');
  noErrors(other);
  await elsewhere.close();
}

// A duel with cards of one's own says which file it needs where that is missing, as a link and as a save, and goes
// on when the file is there.
/** @param {Server} server @param {Browser} browser */
async function ownCardsMissing(server, browser) {
  const text = '{"cards": [{"name": "Tea Dragon", "cost": "{R}", "types": ["creature"], "power": 2, "toughness": 2, "art": "bird-claw"}]}';
  /** @param {Page} page */
  const give = async (page, name = 'mine.json') => {
    await page.evaluate(() => { location.hash = '#/decks'; });
    await page.setInputFiles('#own-card-file', { name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.waitForFunction((n) => /** @type {HTMLElement} */ (document.querySelector('.page-body')).innerText.includes(`${n}: 1 card`), name);
  };
  /** @param {Page} page @param {string} address */
  const shared = async (page, address) => {
    await page.evaluate((/** @type {string} */ hash) => { location.hash = hash; }, address);
    await page.waitForSelector('#share-link');
    return page.inputValue('#share-link');
  };
  const context = await browser.newContext({ locale: 'en' });
  const page = await open(context, `${server.url}?plain=1`);
  await give(page);
  await page.evaluate(() => { location.hash = `#/decks/${encodeURIComponent('list:# Name: Teas\n20 Mountain\n20 Tea Dragon\n')}`; });
  await page.getByRole('button', { name: 'Save this deck' }).click();
  await page.waitForSelector('.builder');
  const deck = decodeURIComponent(await page.evaluate(() => location.hash.slice(8)));
  await page.evaluate((own) => window.upkeep.newGame({ era: 'fifth', seed: '3', first: 1, seats: [
    { computer: false, name: 'Ana', deck: own }, { computer: false, name: 'Beto', deck: own }] }), deck);
  const link = await shared(page, '#/share');
  check(/~mine\.json~[0-9a-f]{1,8}$/.test(link), `the link does not name the file: ${link}`);

  const elsewhere = await browser.newContext({ locale: 'en' });
  const other = await open(elsewhere, `${server.url}?plain=1${link.slice(link.indexOf('#'))}`);
  await other.waitForSelector('#link-error');
  await comes(async () => /** @type {string} */ (await other.textContent('#link-error')).includes('mine.json'), 'the missing file is not named');
  // There it has another name: what is played, kept and sent on from there says that one.
  await give(other, 'theirs.json');
  await other.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf('#')));
  await other.waitForSelector('#link-players');
  await other.locator('#page .row button').first().evaluate((/** @type {HTMLElement} */ b) => b.click());
  await until(other, () => window.upkeep.getState().then((s) => s.running));
  await other.evaluate(() => window.upkeep.saved());
  const THEIRS = /~theirs\.json~[0-9a-f]{1,8}$/;
  check(THEIRS.test(await shared(other, '#/share')), 'a duel that came by link does not name its files');
  check(THEIRS.test(await shared(other, '#/share/@0')), 'a moment of its time does not name them');
  await other.evaluate(() => { location.hash = '#/games'; });
  await other.waitForSelector('.game');
  const [file] = await Promise.all([other.waitForEvent('download'), other.locator('.game').getByRole('button', { name: 'Save as a file' }).click()]);
  const buffer = readFileSync(await file.path());
  noErrors(other);
  await elsewhere.close();
  // And its file says so where it is opened.
  const third = await browser.newContext({ locale: 'en' });
  const away = await open(third, `${server.url}?plain=1#/games`);
  const take = async () => away.setInputFiles('#page input[type=file]', [{ name: 'one.upk', mimeType: 'application/octet-stream', buffer }]);
  await away.waitForSelector('#page input[type=file]', { state: 'attached' });
  await take();
  await away.waitForFunction(() => /** @type {HTMLElement} */ (document.querySelector('.page-status')).textContent.includes('theirs.json'));
  await give(away);
  await away.evaluate(() => { location.hash = '#/games'; });
  await away.waitForSelector('#page input[type=file]', { state: 'attached' });
  await take();
  await away.waitForSelector('.game');
  noErrors(away);
  await third.close();

  // Deleted here, the save waits for it.
  await page.evaluate(() => new Promise((done) => {
    indexedDB.open('upkeep-own').onsuccess = (e) => {
      const clearing = /** @type {IDBOpenDBRequest} */ (e.target).result.transaction('cards', 'readwrite');
      clearing.objectStore('cards').clear();
      clearing.oncomplete = done;
    };
  }));
  await page.goto(`${server.url}?plain=1`);
  await page.reload();
  await page.waitForFunction(() => document.body.innerText.includes('mine.json'));
  await give(page);
  await page.goto(`${server.url}?plain=1`);
  await page.reload();
  await until(page, () => window.upkeep?.getState().then((s) => s.running));
  noErrors(page);
  await context.close();
}

export const tests = { deckBuilder, deckKeys, mendedList, deckFiles, poolStays, cardBrowser, ownCards, ownCardsMissing, linkedDeckName };
