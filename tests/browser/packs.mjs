// Cards of sets that the program doesn't carry: found, put into decks, played, kept, sent and opened elsewhere.
import { readQuery } from '../../web/pages/card-search.mjs';
import { board, host } from './embed.mjs';
import { becomes, check, comes, equal, noErrors, open, until } from './lib.mjs';

/** @import { Card } from '../../web/page-types.js' */
/** @import { Board, Browser, Context, Frame, Page, Route, Server } from './lib.mjs' */

// Neither is one of the program's own.
const DECK = '# Name: Ice\n4 Balduvian Bears\n4 Tor Giant\n52 Mountain\n';

/** @param {Server} server @param {Browser} browser */
async function cardsOfSets(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en' });
  const page = await open(context, `${server.url}?plain=1#/decks/import`);
  /** @type {string[]} */
  const fetched = [];
  page.on('request', (r) => { if (/\/packs\//.test(r.url())) fetched.push(r.url().replace(/.*packs\//, '')); });
  await page.fill('textarea', DECK);
  await page.waitForSelector('.problems .fine');
  equal(fetched.filter((f) => f !== 'index.json').length, 1, `what is fetched for two cards of one set: ${fetched}`);
  await page.getByRole('button', { name: 'Save this deck' }).click();
  await page.waitForSelector('.builder');
  await comes(() => page.getByRole('button', { name: 'Tor Giant', exact: true }).first().isVisible(), 'the deck lacks a card');
  // Found as one types, among all sets, and put into the deck.
  await page.fill('.builder input[type=search]', 't:elephant mv<=4 set:ice');
  await comes(() => page.getByRole('button', { name: 'Add Woolly Mammoths' }).isVisible(), 'a card of a set is not found');
  await page.getByRole('button', { name: 'Add Woolly Mammoths' }).last().click();
  await comes(async () => /61 cards/.test(await page.locator('.builder h2').first().innerText()), 'the card does not come into the deck');
  await page.waitForFunction(() => new Promise((done) => {
    indexedDB.open('upkeep-own').onsuccess = ({ target }) => {
      /** @type {IDBOpenDBRequest} */ (target).result.transaction('decks').objectStore('decks').getAll().onsuccess = (e) => {
        /** @type {IDBOpenDBRequest} */ (target).result.close();
        done(/** @type {IDBRequest} */ (e.target).result.some((/** @type {{ text: string }} */ deck) => /Woolly Mammoths/.test(deck.text)));
      };
    };
  }));
  // After a reload the deck is whole, and a duel with it goes on after another.
  await page.reload();
  await page.waitForSelector('.builder');
  await comes(async () => /61 cards/.test(await page.locator('.builder h2').first().innerText()), 'the deck is not whole after a reload');
  await page.evaluate(() => { location.hash = ''; });
  await page.waitForSelector('#setup-deck-0 option[value^=own-]', { state: 'attached' });
  await page.selectOption('#setup-deck-0', { label: 'Ice' });
  await page.click('#setup-begin');
  await until(page, () => window.upkeep.getState().then((s) => s.running));
  const state = await page.evaluate(() => window.upkeep.getState());
  equal(state.view.players[0].library + state.view.players[0].hand, 61, 'the cards of the deck');
  await page.evaluate(() => window.upkeep.act(0));
  // Not while the computer thinks: what it does then comes after the hash.
  await until(page, () => window.upkeep.getState().then((s) => s.view.to_act === 0));
  const hash = await page.evaluate(() => window.upkeep.hash());
  await page.reload();
  await until(page, () => window.upkeep?.getState().then((s) => s.running));
  equal(await page.evaluate(() => window.upkeep.hash()), hash, 'the duel after a reload');
  // A link to it, opened where nothing of these cards is.
  await page.evaluate(() => { location.hash = '#/share'; });
  await comes(() => page.locator('#share-link').isVisible(), 'nothing can be shared');
  const link = await page.inputValue('#share-link');
  noErrors(page);
  const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en' });
  const other = await open(elsewhere, `${server.url}?plain=1${link.slice(link.indexOf('#'))}`);
  await comes(() => other.locator('#link-players').isVisible(), async () => `the link does not open: ${await other.locator('#page').innerText()}`);
  noErrors(other);
  await elsewhere.close();
  await context.close();
}

// A position that names a card of a set, in the editor, and a card's own page.
// What a player brings is read, kept and played; what can't be read is told with its reason, and a broken file with its
// place.
const BROUGHT = 'Kettle Drake  {2}{R}\nCreature — Dragon  2/2\nFlying\nWhenever Kettle Drake attacks, it deals 1 damage to any target.\n\n'
  + 'Odd Thing  {1}\nArtifact\n{T}: Frobnicate target creature.\n\nLightning Bolt  {R}\nInstant\nLightning Bolt deals 3 damage to any target.\n';
/** @param {Server} server @param {Browser} browser */
async function bringCards(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en' });
  const page = await open(context, `${server.url}?plain=1#/bring`);
  let goOn = () => {};
  const held = new Promise((done) => { goOn = () => done(undefined); });
  /** @param {string} name @param {string} text */
  const give = (name, text) => page.setInputFiles('#bring-file', { name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  /** @param {string} words */
  const says = (words) => comes(async () => /** @type {string} */ (await page.textContent('.page-status')).includes(words), async () => `expected ${words}: ${await page.textContent('.page-status')}`);
  await page.waitForSelector('#bring-file', { state: 'attached' });
  // Whoever cancels at once, before the list of what is known has come, can go on with another file.
  await page.route('**/packs/index.json', async (route) => { await held; await route.continue(); });
  await give('long.txt', BROUGHT);
  await page.click('#stop-reading');
  goOn();
  await says('Stopped. Nothing was added.');
  await give('empty.txt', ' ');
  await says('empty.txt is broken at line and column 1:1');
  await give('cut.json', '[{"name": "Kettle Drake", "type_line": ');
  await says('cut.json is broken at line and column 1:');
  equal(await page.locator('[data-reading]').count(), 0, 'what is kept of broken files');
  await give('mine.txt', BROUGHT);
  await says('1 read, 1 here already, 1 not read.');
  const reading = page.locator('[data-reading]');
  await reading.getByRole('link', { name: 'Kettle Drake' }).waitFor();
  await reading.locator('.refused summary').click();
  await comes(async () => /Odd Thing.*Not understood.*▸ frobnicate/.test((await reading.locator('tbody').innerText()).replace(/\s+/g, ' ')), 'the reason is not told');
  // The same again brings nothing.
  await give('again.txt', BROUGHT.slice(0, BROUGHT.indexOf('\n\n')));
  await says('This card was here already.');
  // Read by the same words in every language, found in the list, and played after a reload.
  await reading.getByRole('link', { name: 'Kettle Drake' }).click();
  await comes(async () => (await page.locator('.by-language').innerText()).includes('Toda vez que'), 'the card is not written in other languages');
  await page.evaluate(() => { location.hash = '#/cards'; });
  await page.fill('input[type=search]', 'set:own');
  await comes(() => page.getByRole('link', { name: 'Kettle Drake' }).isVisible(), 'the card is not found');
  await page.evaluate(() => { location.hash = '#/decks/import'; });
  await page.fill('textarea', '# Name: Drakes\n4 Kettle Drake\n56 Mountain\n');
  await page.waitForSelector('.problems .fine');
  await page.getByRole('button', { name: 'Save this deck' }).click();
  await page.waitForSelector('.builder');
  await page.evaluate(() => { location.hash = ''; });
  await page.waitForSelector('#setup-deck-0 option[value^=own-]', { state: 'attached' });
  await page.selectOption('#setup-deck-0', { label: 'Drakes' });
  await page.click('#setup-begin');
  await until(page, () => window.upkeep.getState().then((s) => s.running));
  await page.evaluate(() => window.upkeep.act(0));
  // Not while the computer thinks: what it does then comes after the hash.
  await until(page, () => window.upkeep.getState().then((s) => s.view.to_act === 0));
  const hash = await page.evaluate(() => window.upkeep.hash());
  await page.reload();
  await until(page, () => window.upkeep?.getState().then((s) => s.running));
  equal(await page.evaluate(() => window.upkeep.hash()), hash, 'the duel after a reload');
  // What was brought can be taken away again.
  await page.evaluate(() => { location.hash = '#/bring'; });
  await reading.getByRole('button', { name: 'Delete' }).click();
  await says('Deleted mine.txt.');
  equal(await reading.count(), 0, 'what is kept of a deleted file');
  noErrors(page);
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function positionOfSets(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en' });
  const page = await open(context, `${server.url}?plain=1#/editor`);
  await page.fill('.editor-text', 'scenario A board\nrules foundations\nA.battlefield Balduvian Bears\nA.library 5 Forest\nB.library 5 Forest\n');
  await comes(() => page.locator('.mistakes .fine').isVisible(), async () => `the position is refused: ${await page.locator('.mistakes').innerText()}`);
  await page.evaluate(() => { location.hash = '#/cards/Woolly%20Mammoths'; });
  await comes(() => page.locator('.card-slip').first().isVisible(), 'a card of a set has no page');
  check(/Elephant/.test(await page.locator('.card-slip').first().innerText()), 'its type is not told');
  await page.evaluate(() => { location.hash = '#/cards'; });
  await page.fill('.filters input[type=search]', 'does:draw c:u mv=1 t:instant');
  await comes(async () => Number((/^(\d+) of/.exec(await page.locator('#page [role=status]').last().innerText()) ?? [])[1]) > 5, 'too few cards that draw');
  noErrors(page);
  await context.close();
}

// Without the network: what was used once is there, and the rest is said.
/** @param {Server} server @param {Browser} browser */
async function setsOffline(server, browser) {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'allow' });
  const page = await open(context, `${server.url}?plain=1#/decks/import`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.fill('textarea', DECK);
  await page.waitForSelector('.problems .fine');
  await context.setOffline(true);
  await page.reload();
  await page.fill('textarea', DECK);
  await page.waitForSelector('.problems .fine');
  await page.fill('textarea', '4 Ashcoat Bear\n');
  await comes(() => page.locator('[data-code=unknown_card]').isVisible(), 'a card that cannot be fetched is no mistake');
  await becomes(() => page.locator('[data-code=unknown_card]').count(), 1, 'mistakes');
  await context.setOffline(false);
  await context.close();
}

// Boards in pages of others. They fetch the sets of the cards that their position names, and nothing where it names none.
const ICE = 'scenario Ice\nrules foundations fifth\nstart A attackers\nA.play Mountain, Balduvian Bears\nA.hand Lightning Bolt\nB.play Tor Giant\nA attack Balduvian Bears\nB block\nuntil A end-combat\n';
const PLAIN = ICE.replaceAll('Balduvian Bears', 'Grizzly Bears').replaceAll('Tor Giant', 'Hill Giant');
/**
 * @param {Server} server @param {Browser} browser @param {string} body @param {{ policy?: boolean }} options
 * @param {(page: Page, fetched: string[], context: Context) => Promise<void>} test
 */
async function elsewhere(server, browser, body, options, test) {
  const there = await host(server, body, options);
  const context = await browser.newContext({ viewport: { width: 700, height: 700 } });
  /** @type {string[]} */
  const fetched = [];
  context.on('request', (r) => { if (/\/packs[/.]/.test(r.url())) fetched.push(r.url().replace(/.*\/(packs\/|app\/)/, '').replace(/\?.*/, '')); });
  const page = await open(context, there.url, { wait: false });
  try {
    await test(page, fetched, context);
  } finally {
    await context.close();
    there.stop();
  }
  return page;
}
const ofIce = 'packs.mjs index.json ICE.json';
/** @param {Server} server @param {Browser} browser */
async function boardsOfSets(server, browser) {
  const names = () => /** @type {Board} */ (document.getElementById('b')).getState().then((s) => s.objects.map((o) => o.name).filter(Boolean).sort().join());
  await elsewhere(server, browser, board(PLAIN, 'id="b" mode="read" lang="en"'), {}, async (page, fetched) => {
    equal(await page.evaluate(names), 'Grizzly Bears,Hill Giant,Lightning Bolt,Mountain', 'the cards of a board without such cards');
    await page.evaluate((/** @type {string} */ text) => /** @type {Board} */ (document.getElementById('b')).load({ text, mode: 'compare' }), PLAIN);
    equal(fetched.join(' '), '', 'what such a board fetches');
    // The same board is given a position with cards of a set, and asked at once.
    const seen = await page.evaluate(async ([ice, plain]) => {
      const b = /** @type {Board} */ (document.getElementById('b'));
      const now = async () => (await b.getState()).objects.some((o) => o.name === 'Tor Giant');
      b.load({ text: ice, mode: 'play' });
      const first = now();
      b.load({ text: plain, mode: 'play' });
      const second = now();
      b.setState({ text: ice, mode: 'play' });
      return [await first, await second, await now(), await b.act('A attack Balduvian Bears'), await b.reset()].join();
    }, [ICE, PLAIN]);
    equal(seen, 'true,false,true,true,true', 'positions one after another');
    equal(fetched.join(' '), ofIce, 'what is fetched for two cards of one set');
    // A card that nobody has is told by its place, and nothing more is fetched for it.
    const wrong = await page.evaluate((/** @type {string} */ text) => /** @type {Board} */ (document.getElementById('b')).load({ text }).catch((e) => [e.code, e.issues.length, e.message].join(' ')), ICE.replace('Tor Giant', 'Tor Gnat'));
    check(/^bad-text 1 6:8: .*Tor Gnat.*$/.test(String(wrong)), `a card nobody has: ${wrong}`);
    equal(fetched.join(' '), ofIce, 'what is fetched for a card that nobody has');
    noErrors(page);
  });
  // From the text in the page, step by step, under other rules, and aside.
  await elsewhere(server, browser, board(ICE, 'id="b" mode="read" lang="en"'), {}, async (page, fetched, context) => {
    equal(await page.evaluate(names), 'Balduvian Bears,Lightning Bolt,Mountain,Tor Giant', 'the cards of the board');
    await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).goTo(3));
    equal(await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).getState().then((s) => s.players[1].life)), 18, 'the life after two damage');
    await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).setEra('fifth'));
    const link = await page.evaluate(() => /** @type {Board} */ (document.getElementById('b')).toLink());
    const saved = await page.evaluate(async (/** @type {string} */ text) => {
      const b = /** @type {Board} */ (document.getElementById('b'));
      await b.load({ text, mode: 'play' });
      await b.act('A attack Balduvian Bears');
      return b.toLink();
    }, ICE.replace(/^A attack[^]*/m, ''));
    await page.evaluate((/** @type {string} */ text) => /** @type {Board} */ (document.getElementById('b')).load({ text, mode: 'compare' }), ICE);
    const frame = /** @type {Frame} */ (page.frames().find((f) => /embed\.html/.test(f.url())));
    await becomes(() => frame.locator('.eras .era').count(), 4, 'eras aside');
    equal(fetched.join(' '), ofIce, 'what is fetched');
    noErrors(page);
    for (const address of [link, saved]) {
      fetched.length = 0;
      const other = await open(context, address, { wait: false });
      await comes(() => other.evaluate(() => window.upkeepBoard?.getState().then((s) => s.objects.some((o) => o.name === 'Tor Giant'), () => false)), 'the address does not open');
      equal(fetched.join(' '), ofIce, 'what is fetched for an address');
      noErrors(other);
      await other.close();
    }
    // The page that compares gets them as well.
    const aside = await open(context, `${server.url}?plain=1`);
    await aside.evaluate(() => { location.hash = '#/compare'; });
    await aside.waitForSelector('.eras .era');
    await aside.fill('#compare-text', ICE);
    await aside.click('#compare-go');
    await comes(async () => /Tor Giant|Balduvian Bears/.test(/** @type {string} */ (await aside.textContent('#compare-result .eras'))), async () => `the page does not compare: ${await aside.textContent('#compare-result')}`);
    noErrors(aside);
  });
  // In a sandbox, under a strict policy.
  await elsewhere(server, browser, board(ICE, 'id="b" mode="play" lang="en" sandbox="allow-scripts"'), { policy: true }, async (page, fetched) => {
    equal(await page.evaluate(names), 'Balduvian Bears,Lightning Bolt,Mountain,Tor Giant', 'the cards in a sandbox');
    equal(fetched.join(' '), ofIce, 'what is fetched in a sandbox');
  });
  // Where the sets can't be fetched, that is said.
  await elsewhere(server, browser, board(PLAIN, 'id="b" mode="play" lang="en"'), {}, async (page, fetched, context) => {
    await page.evaluate(names);
    await context.route(/\/packs\//, (/** @type {Route} */ route) => route.abort());
    const wrong = await page.evaluate((/** @type {string} */ text) => /** @type {Board} */ (document.getElementById('b')).load({ text }).catch((e) => e.message), ICE);
    check(/^4:18: .*Balduvian Bears.*\n.*once you're online/s.test(wrong), `sets that can't be fetched: ${wrong}`);
    await context.unroute(/\/packs\//);
    await page.evaluate((/** @type {string} */ text) => /** @type {Board} */ (document.getElementById('b')).load({ text }), ICE);
  });
}

// What the terms of a search mean, without a page.
async function searchTerms() {
  const cards = /** @type {Card[]} */ (/** @type {Partial<Card>[]} */ ([
    { name: 'Goblin King', shown: 'Goblin King', type: 'Creature — Goblin', kind: 'creature', text: 'Other Goblins get +1/+1.', colors: 'R', value: 3, size: '2/2', does: [], sets: ['lea', '5ed'] },
    { name: 'Opt', shown: 'Opt', type: 'Instant', kind: 'instant', text: 'Scry 1.\nDraw a card.', colors: 'U', value: 1, does: ['draw', 'scry'], sets: ['inv'] },
    { name: 'Fire Dragon', shown: 'Dragão de Fogo', type: 'Criatura — Dragão', english: 'Creature — Dragon', kind: 'creature', text: '', colors: 'RG', value: 6, size: '6/6', does: ['damage'], sets: ['por'] },
    { name: 'Forest', shown: 'Forest', type: 'Basic Land — Forest', kind: 'land', text: '{T}: Add {G}.', colors: '', value: 0, does: [], basic: true, sets: ['lea'] },
  ]));
  /** @param {string} query */
  const found = (query) => {
    const { tests: asked, words, wrong } = readQuery(query);
    return wrong.length ? `? ${wrong}` : cards.filter((c) => asked.every((test) => test(c))).map((c) => c.name).join(', ') + (words && ` / ${words}`);
  };
  for (const [query, expected] of [
    ['t:goblin', 'Goblin King'], ['t:dragon', 'Fire Dragon'], ['t:dragao', 'Fire Dragon'], ['c:r', 'Goblin King, Fire Dragon'], ['c=r', 'Goblin King'], ['c<=rg', 'Goblin King, Fire Dragon, Forest'],
    ['c:m', 'Fire Dragon'], ['c:colorless', 'Forest'], ['-c:r', 'Opt, Forest'], ['mv<=3', 'Goblin King, Opt'], ['cmc>=6 pow>=6', 'Fire Dragon'], ['mv:even', 'Fire Dragon'], ['o:"draw a card"', 'Opt'],
    ['set:5ed', 'Goblin King'], ['does:draw', 'Opt'], ['is:vanilla', 'Fire Dragon'], ['is:basic', 'Forest'], ['is:permanent -is:land', 'Goblin King, Fire Dragon'], ['name:king c:r', 'Goblin King'],
    ['c:r hill giant', 'Goblin King, Fire Dragon / hill giant'], ['mv:many', '? mv:many'], ['colour:xyz', '? colour:xyz'], ['12:30', 'Goblin King, Opt, Fire Dragon, Forest / 12:30'],
  ]) equal(found(query), expected, query);
}

export const tests = { boardsOfSets, bringCards, searchTerms, cardsOfSets, positionOfSets, setsOffline };
