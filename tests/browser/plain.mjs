// The plain page: a whole duel without WebGL, hot-seat, storage.
import { becomes, check, comes, DUEL, equal, inCombat, launch, noErrors, open, playUntil, prefer, profile, until, when } from './lib.mjs';

/** @import { Browser, Choice, Page, Server } from './lib.mjs' */

// What a button of the plain page says it is.
/** @param {Page} page */
const buttons = (page) => page.evaluate(() => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#actions button'))].map((b) => ({
  index: Number(b.dataset.index),
  kind: /** @type {string} */ (b.dataset.key).split(' ')[0],
  a: Number(/** @type {string} */ (b.dataset.key).split(' ')[3]),
  text: b.textContent,
})));

/** @param {Page} page @param {string} selector */
const shown = (page, selector) => page.locator(selector).isVisible();

// Through buttons alone, as somebody with a screen reader plays.
/** @param {Page} page */
async function playPlain(page, { decisions = 4000 } = {}) {
  for (let i = 0; i < decisions;) {
    if (await shown(page, '#over')) return i;
    if (await shown(page, '#curtain')) {
      await page.click('#curtain-lift');
      continue;
    }
    const options = await buttons(page);
    if (!options.length) {
      await page.waitForFunction(() => document.querySelector('#actions button') || !/** @type {HTMLElement} */ (document.getElementById('over')).hidden ||
        !/** @type {HTMLElement} */ (document.getElementById('curtain')).hidden, null, { polling: 30 });
      continue;
    }
    const pick = /** @type {Choice} */ (prefer(/** @type {Choice[]} */ (options), i++));
    // A click on the element itself: the list may be longer than the window.
    await page.evaluate((/** @type {number} */ n) => /** @type {HTMLElement} */ (document.querySelector(`#actions button[data-index="${n}"]`)).click(), pick.index);
  }
  throw new Error('the duel does not end');
}

/** @param {Server} server */
async function withoutWebgl(server) {
  const browser = await launch(['--disable-gpu', '--disable-3d-apis']);
  try {
    const page = await open(await browser.newContext(), server.url);
    await comes(() => shown(page, '#start'), 'the start is not shown');
    await comes(async () => !(await shown(page, '#canvas')), 'there is a canvas without WebGL');
    await page.fill('#setup-name-0', 'Ana');
    await page.selectOption('#setup-deck-0', 'grove');
    await page.fill('#setup-seed', '11');
    await page.click('#setup-begin');
    await page.waitForSelector('#actions button');
    // Symbols of mana are pictures with a name, not braces.
    await page.waitForSelector('#table li small svg.symbol[aria-label=green]');
    await comes(async () => !/** @type {string} */ (await page.textContent('#hand')).includes('{'), 'a symbol is spelled in the hand');
    // The first decision by keyboard, from the top of the page.
    await page.focus('#actions button');
    await page.keyboard.press('Enter');
    await playPlain(page);
    const state = await page.evaluate(() => window.upkeep.getState());
    check(state.view.over && state.running, 'the duel is not over');
    await comes(async () => /** @type {string} */ (await page.textContent('#prompt')).length > 3, 'nobody says who won');
    await comes(async () => await page.locator('#log li').count() > 30, 'the log is too short');
    await page.click('#rematch');
    await until(page, () => window.upkeep.getState().then((s) => s.running && !s.view.over));
    noErrors(page);
  } finally {
    await browser.close();
  }
}

/** @param {Server} server @param {Browser} browser */
async function hotSeat(server, browser) {
  const context = await browser.newContext();
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seed: '21' }));
  for (let seen = 0; seen < 6; seen++) {
    let state = await page.evaluate(() => window.upkeep.getState());
    for (let i = 0; i < 400 && !state.curtain && !state.view.over; i++) {
      const option = /** @type {Choice} */ (prefer(state.view.options, i, 1 - state.seat));
      await page.evaluate((n) => window.upkeep.act(n), option.index);
      state = await page.evaluate(() => window.upkeep.getState());
    }
    check(state.curtain, 'the curtain does not fall');
    const names = state.view.objects.filter((o) => o.zone === 'hand').map((o) => o.name ?? o.card_name ?? o.card ?? '');
    check(names.every((n) => n === ''), `the state behind the curtain names cards of a hand: ${names}`);
    equal(state.view.options.length, 0, 'options behind the curtain');
    check(!(await page.evaluate((n) => window.upkeep.act(n), 0)), 'one can act behind the curtain');
    await becomes(() => page.locator('#hand li').count(), 0, 'cards of a hand in the page behind the curtain');
    await becomes(() => page.locator('#table').isVisible(), false, 'table behind the curtain');
    await page.click('#curtain-lift');
    state = await page.evaluate(() => window.upkeep.getState());
    const own = state.view.objects.filter((o) => o.zone === 'hand' && o.owner === state.seat);
    const others = state.view.objects.filter((o) => o.zone === 'hand' && o.owner !== state.seat);
    check(own.every((o) => o.name), 'the own hand is hidden');
    check(others.every((o) => !o.name && !o.card && !o.ref), 'the state holds cards of the other hand');
    const log = await page.evaluate(() => window.upkeep.log(0));
    check(!log.some((l) => /draws (?!a card)/.test(l.text)), 'the shared log names a drawn card');
  }
  noErrors(page);
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function reload(server, browser) {
  const context = await browser.newContext();
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seed: '5' }));
  const before = await playUntil(page, inCombat);
  check(inCombat(before), 'no combat came');
  const hash = await page.evaluate(() => window.upkeep.hash());
  await page.evaluate(() => window.upkeep.saved());
  await page.reload();
  await page.waitForFunction(() => window.upkeep !== undefined);
  await becomes(() => page.evaluate(() => window.upkeep.hash()), hash, 'hash after a reload in combat');
  const after = await page.evaluate(() => window.upkeep.getState());
  equal(after.view.step, before.view.step, 'step');
  check(after.curtain, 'after a reload nobody knows who sits there: the curtain must be down');
  await page.evaluate(() => window.upkeep.liftCurtain());
  await playUntil(page, () => false);
  noErrors(page);
  await context.close();
}

/** @param {Server} server */
async function killed(server) {
  const disk = profile();
  try {
    let context = await disk.launch();
    let page = await open(context, `${server.url}?plain=1`);
    const pid = await browserPid(disk.folder);
    await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seed: '9' }));
    await playUntil(page, (s) => s.view.turn >= 6);
    // The last two decisions, and at once the end of the process.
    const hashes = [await page.evaluate(() => window.upkeep.hash())];
    for (let i = 0; i < 2; i++) {
      const state = await page.evaluate(() => window.upkeep.getState());
      if (state.curtain) await page.evaluate(() => window.upkeep.liftCurtain());
      const now = state.curtain ? await page.evaluate(() => window.upkeep.getState()) : state;
      await page.evaluate((n) => window.upkeep.act(n), /** @type {Choice} */ (prefer(now.view.options)).index);
      hashes.push(await page.evaluate(() => window.upkeep.hash()));
    }
    process.kill(pid, 'SIGKILL');
    await context.close().catch(() => {});
    await gone(pid);
    context = await disk.launch();
    page = await open(context, `${server.url}?plain=1`);
    const found = await page.evaluate(() => window.upkeep.hash());
    check(hashes.slice(1).includes(found), `more than one decision was lost: ${found} is none of ${hashes}`);
    noErrors(page);
    await context.close();
  } finally {
    disk.remove();
  }
}

// Until a process that was killed no longer holds its profile.
/** @param {number} pid */
const gone = (pid) => when(() => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}, 'the browser has gone');

// Chromium locks its profile with a link that ends in its process number.
/** @param {string} folder */
async function browserPid(folder) {
  const { readlinkSync } = await import('node:fs');
  return Number(/** @type {RegExpExecArray} */ (/-(\d+)$/.exec(readlinkSync(`${folder}/SingletonLock`)))[1]);
}

/** @param {Server} server @param {Browser} browser */
async function damaged(server, browser) {
  const context = await browser.newContext();
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 3);
  await page.evaluate(() => window.upkeep.saved());
  const bytes = await page.evaluate(() => new Promise((done) => {
    const opening = indexedDB.open('upkeep');
    opening.onsuccess = () => {
      const db = opening.result;
      const t = db.transaction('games', 'readwrite');
      const store = t.objectStore('games');
      store.getAll().onsuccess = ({ target }) => {
        const record = /** @type {IDBRequest} */ (target).result[0];
        record.bytes[record.bytes.length >> 1] ^= 0x55;
        store.put(record);
        t.oncomplete = () => { db.close(); done(record.bytes.length); };
      };
    };
  }));
  await page.reload();
  await page.waitForFunction(() => window.upkeep !== undefined);
  await comes(async () => !(await page.evaluate(() => window.upkeep.getState())).running, 'a damaged game was resumed');
  const notice = page.locator('#notices .notice');
  await comes(() => notice.isVisible(), 'nothing is said of the damage');
  const [download] = await Promise.all([page.waitForEvent('download'), notice.locator('a').click()]);
  const { statSync } = await import('node:fs');
  equal(statSync(await download.path()).size, bytes, 'size of the offered file');
  const left = await page.evaluate(() => new Promise((done) => {
    indexedDB.open('upkeep').onsuccess = ({ target }) => {
      const t = /** @type {IDBOpenDBRequest} */ (target).result.transaction(['games', 'damaged']);
      /** @type {string[]} */
      const counts = [];
      t.objectStore('games').count().onsuccess = (e) => { counts[0] = /** @type {IDBRequest} */ (e.target).result; };
      t.objectStore('damaged').count().onsuccess = (e) => { counts[1] = /** @type {IDBRequest} */ (e.target).result; };
      t.oncomplete = () => { /** @type {IDBOpenDBRequest} */ (target).result.close(); done(counts); };
    };
  }));
  equal(left.join(), '0,1', 'games and damaged records');
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await comes(async () => (await page.evaluate(() => window.upkeep.getState())).running, 'no new game after the damage');
  await context.close();
}

// Without storage the game says so and goes on.
/** @param {Server} server @param {Browser} browser */
async function noStorage(server, browser) {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', { value() { throw new DOMException('no', 'SecurityError'); } });
  });
  const page = await open(context, `${server.url}?plain=1`);
  await comes(() => page.locator('#notices .notice').isVisible(), 'nothing is said of the storage');
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 3);
  // The duel as a link instead, or as a file.
  const toast = page.locator('.toast');
  const [file] = await Promise.all([page.waitForEvent('download'), toast.getByRole('button', { name: 'Save as a file' }).click()]);
  check(/\.upk$/.test(file.suggestedFilename()), `a file that is not found again: ${file.suggestedFilename()}`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 3);
  await toast.getByRole('button', { name: 'Share as a link' }).click();
  await page.waitForSelector('#share-link');
  noErrors(page);
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function languages(server, browser) {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await open(context, `${server.url}?plain=1`);
  await becomes(() => page.evaluate(() => document.documentElement.lang), 'pt', 'language of the page');
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  for (const lang of ['it', 'es', 'en']) {
    await page.selectOption('#language', lang);
    await becomes(async () => (await page.evaluate(() => window.upkeep.getState())).lang, lang, 'language of the game');
  }
  const empty = await page.evaluate(() => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-word]'))].filter((e) => !e.textContent).map((e) => e.dataset.word));
  equal(empty.join(), '', 'words that are missing');
  // The state of a card agrees with its name: a Pianura is feminine in Italian, a Bosque masculine in Spanish.
  await playUntil(page, (s) => s.view.objects.some((o) => o.land && o.flags.includes('tapped')));
  const states = () => page.evaluate(() => [...document.querySelectorAll('.pc.tapped.pc-L .pc-state')].map((e) => e.textContent).join());
  const words = { it: [/TAPpato/, /TAPpata/], es: [/girado/, /girada/], pt: [/virado/, /virada/], en: [/tapped/, /tapped/] };
  for (const [lang, form] of Object.entries(words)) {
    await page.selectOption('#language', lang);
    /** @type {number[]} */
    let forms = [];
    await comes(async () => {
      const { view, lang: at } = await page.evaluate(() => window.upkeep.getState());
      forms = view.objects.filter((o) => o.land && o.flags.includes('tapped')).map((o) => o.form ?? 0);
      return at.startsWith(lang) && forms.length && (lang !== 'it' || forms.includes(1)) && (lang !== 'en' || !forms.includes(1));
    }, `${lang}: the lands have not the gender of their names`);
    for (const f of new Set(forms)) await comes(async () => form[f].test(await states()), `${lang}: the state of a card does not agree with its name`);
  }
  noErrors(page);
  await context.close();
}

export const tests = { withoutWebgl, hotSeat, reload, killed, damaged, noStorage, languages };
