// Cards of sets that the program doesn't carry: found, put into decks, played, kept, sent and opened elsewhere.
import { readQuery } from '../../web/pages/card-search.mjs';
import { becomes, check, comes, equal, noErrors, open, until } from './lib.mjs';

// Neither is one of the program's own.
const DECK = '# Name: Ice\n4 Balduvian Bears\n4 Tor Giant\n52 Mountain\n';

async function cardsOfSets(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en' });
  const page = await open(context, `${server.url}?plain=1#/decks/import`);
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
      target.result.transaction('decks').objectStore('decks').getAll().onsuccess = (e) => {
        target.result.close();
        done(e.target.result.some((deck) => /Woolly Mammoths/.test(deck.text)));
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
async function bringCards(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en' });
  const page = await open(context, `${server.url}?plain=1#/bring`);
  const give = (name, text) => page.setInputFiles('#bring-file', { name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const says = (words) => comes(async () => (await page.textContent('.page-status')).includes(words), async () => `expected ${words}: ${await page.textContent('.page-status')}`);
  await page.waitForSelector('#bring-file', { state: 'attached' });
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
async function setsOffline(server, browser) {
  const context = await browser.newContext({ locale: 'en' });
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

// What the terms of a search mean, without a page.
async function searchTerms() {
  const cards = [
    { name: 'Goblin King', shown: 'Goblin King', type: 'Creature — Goblin', kind: 'creature', text: 'Other Goblins get +1/+1.', colors: 'R', value: 3, size: '2/2', does: [], sets: ['lea', '5ed'] },
    { name: 'Opt', shown: 'Opt', type: 'Instant', kind: 'instant', text: 'Scry 1.\nDraw a card.', colors: 'U', value: 1, does: ['draw', 'scry'], sets: ['inv'] },
    { name: 'Fire Dragon', shown: 'Dragão de Fogo', type: 'Criatura — Dragão', english: 'Creature — Dragon', kind: 'creature', text: '', colors: 'RG', value: 6, size: '6/6', does: ['damage'], sets: ['por'] },
    { name: 'Forest', shown: 'Forest', type: 'Basic Land — Forest', kind: 'land', text: '{T}: Add {G}.', colors: '', value: 0, does: [], basic: true, sets: ['lea'] },
  ];
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

export const tests = { bringCards, searchTerms, cardsOfSets, positionOfSets, setsOffline };
