// The position editor: cards into zones by key, touch and dragging, text and board following each other, mistakes
// with their place, the search in its worker, and what can be done with a position; and an example of a lesson.
import { becomes, check, comes, equal, noErrors, open, PATIENCE, until } from './lib.mjs';

/** @import { Board, Browser, Page, Route, Server } from './lib.mjs' */

const START = 'scenario T\nrules    foundations\ngoal     A wins\nA.play   Mountain, Hill Giant\nB.life   6\n';
/** @param {Page} page */
const textOf = (page) => page.inputValue('.editor-text');
/** @param {Page} page @param {string} line */
const has = (page, line) => comes(async () => (await textOf(page)).split('\n').includes(line), async () => `no line "${line}" in\n${await textOf(page)}`);

/** @param {Server} server @param {Browser} browser */
async function positionEditor(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  // Boards in frames have tests of their own; a second program and its pictures would only take time here.
  await context.route('**/embed.html*', (/** @type {Route} */ route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  const page = await open(context, `${server.url}?plain=1#/editor/${encodeURIComponent(START)}`);
  await page.waitForSelector('.editor-seat button');
  await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#page')).scrollWidth <= window.innerWidth), 'the page is too wide');
  // By key alone.
  await page.focus('.editor input[type=search]');
  await page.keyboard.type('lightning b');
  await page.focus('.editor-found button');
  await page.keyboard.press('Enter');
  await page.focus('[data-key="A.hand"]');
  await page.keyboard.press('Enter');
  await has(page, 'A.hand   Lightning Bolt');
  await page.keyboard.press('Enter');
  await has(page, 'A.hand   Lightning Bolt x2');
  await becomes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.key), 'A.hand', 'the focus');
  // What lies in a zone: its state, and to another zone.
  await page.click('[data-key="A.hand.0"]');
  await page.fill('[data-key="mod.count"]', '1');
  await page.keyboard.press('Enter');
  await has(page, 'A.hand   Lightning Bolt');
  await page.click('[data-key="A.play.1"]');
  await page.check('[data-key="mod.sick"]');
  await has(page, 'A.play   Mountain, Hill Giant (sick)');
  await page.fill('[data-key="B.poison"]', '3');
  await page.keyboard.press('Enter');
  await has(page, 'B.counters poison 3');
  // Dragged.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.dragAndDrop('[data-key="A.play.1"]', '[data-zone="A.grave"]');
  await has(page, 'A.grave  Hill Giant');
  await has(page, 'A.play   Mountain');
  await page.setViewportSize({ width: 390, height: 844 });
  // Written: the board follows, a mistake has its place.
  await page.fill('.editor-text', `${START}A.hand Lightning Bolt\nB.play Grizly Bears\n`);
  await page.waitForSelector('.mistakes li button');
  await comes(async () => /Line 7, column \d+: .*Grizly Bears/.test(await page.locator('.mistakes').innerText()), async () => `not the place: ${await page.locator('.mistakes').innerText()}`);
  await page.click('.mistakes li button');
  await becomes(() => page.evaluate(() => /** @type {Selection} */ (getSelection()).toString() || /** @type {HTMLInputElement} */ (document.activeElement).value.slice(/** @type {HTMLTextAreaElement} */ (document.activeElement).selectionStart, /** @type {HTMLTextAreaElement} */ (document.activeElement).selectionEnd)), 'Grizly Bears', 'the mistake marked');
  await page.click('.mended button');
  await has(page, 'B.play Grizzly Bears');
  await page.waitForSelector('.mistakes .fine');
  // A line that cannot be played has its place, too, and leaves the position as it is.
  await page.fill('.editor-text', `${START}A.hand Counterspell\nA cast Counterspell -> B\n`);
  await comes(async () => /Line 7, column 1:/.test(await page.locator('.mistakes').innerText()), async () => `not the line: ${await page.locator('.mistakes').innerText()}`);
  await page.waitForSelector('[data-key="A.hand.0"]');
  await page.fill('.editor-text', `${START}A.hand Lightning Bolt\n# kept\nB.play Grizzly Bears\n`);
  await page.waitForSelector('.mistakes .fine');
  await becomes(() => page.locator('[data-key="B.play.0"]').innerText(), 'Grizzly Bears', 'the board after the text');
  // The search, in its worker: with Bears in the way there is none.
  await page.click('#editor-solve');
  await page.waitForSelector('.editor-solution [data-verdict=unsolved]');
  await page.click('[data-key="B.play.0"]');
  await page.click('[data-key="mod.remove"]');
  await has(page, '# kept');
  await page.click('#editor-solve');
  await page.waitForSelector('.editor-solution [data-verdict=solved]');
  await comes(async () => (await page.locator('.editor-solution li').allInnerTexts()).includes('A: Cast Lightning Bolt → B'), async () => `the way is told as ${await page.locator('.editor-solution').innerText()}`);
  await page.selectOption('#editor-goal', 'A survives');
  await has(page, 'goal     A survives');
  // To others.
  await page.click('#editor-embed');
  await comes(async () => (await page.inputValue('#editor-embed-code')).includes('<duel-board mode="puzzle" lang="en"><pre>scenario T'), 'no code to embed');
  await page.selectOption('#editor-embed-host', 'frame');
  await comes(async () => (await page.inputValue('#editor-embed-code')).includes('#p=scenario%20T'), 'no code without scripts');
  /** @param {string} id */
  const wide = (id) => page.evaluate((i) => /** @type {HTMLElement} */ (document.getElementById(i)).clientWidth / /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (document.getElementById(i)).closest('section')).clientWidth, id);
  await comes(async () => await wide('editor-embed-code') > 0.8, 'the code stands in a narrow field');
  await page.click('#editor-link');
  const link = await page.inputValue('#editor-link-text');
  check(/#g[\w-]{20,}$/.test(link), `no link: ${link}`);
  await page.click('#editor-play');
  await page.waitForFunction(() => /** @type {HTMLElement} */ (document.getElementById('page')).hidden);
  await becomes(() => page.evaluate(() => window.upkeep.getState().then((s) => s.view.objects.filter((o) => o.zone === 'battlefield').map((o) => o.name).sort().join())), 'Hill Giant,Mountain', 'what is in play');
  await page.evaluate((text) => { location.hash = text; }, link.slice(link.indexOf('#')));
  await page.waitForSelector('#link-players, #link-error');
  await becomes(() => page.locator('#link-error').count(), 0, 'the link is not read');
  // Whoever gets it sees what it is called and what it asks, and solves it there.
  await becomes(() => page.locator('#page .page-body h2').first().innerText(), 'T', 'the name of the puzzle');
  await comes(async () => /A .*survive|sobreviv|sopravviv/.test(await page.locator('#link-goal').innerText()), 'the goal is not told');
  await becomes(() => page.locator('#page duel-board[mode=puzzle] pre').count(), 1, 'the board of the puzzle');
  noErrors(page);
  await context.close();
}

// What is wrong with a text is said in the reader's language, in the editor and where rules are compared.
/** @param {Server} server @param {Browser} browser */
async function errorsInWords(server, browser) {
  const context = await browser.newContext({ locale: 'pt' });
  await context.route('**/embed.html*', (/** @type {Route} */ route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  const page = await open(context, `${server.url}?plain=1#/editor/${encodeURIComponent(START)}`);
  await page.waitForSelector('.editor-seat button');
  // What is said of a card on its button, too.
  await page.fill('.editor-text', `${START}B.play Wall of Stone (tapped, damage 2, counters +1/+1 x2)\n`);
  await becomes(() => page.locator('[data-key="B.play.0"]').innerText(), 'Barreira de Pedra (virado, dano 2, +1/+1 ×2)', 'the state of a card');
  const LINES = ['B.lief 3', 'A.life many', 'A.hand "Shock', 'B.play Grizly Bears', 'B.play Lightning Bolt', 'rules fifth', 'A.play', 'frobnicate', 'start A noon', 'B.hand Shock x0'];
  for (const lang of ['pt', 'es', 'it']) {
    const told = await page.evaluate(async ({ language, texts, patience }) => {
      (await import('./app/words.mjs')).setLanguage(language);
      const area = /** @type {HTMLInputElement} */ (document.querySelector('.editor-text'));
      const found = [];
      for (const text of texts) {
        /** @type {HTMLElement} */ (document.querySelector('.mistakes')).replaceChildren();
        area.value = text;
        area.dispatchEvent(new Event('input', { bubbles: true }));
        for (const end = Date.now() + patience; Date.now() < end && !/** @type {HTMLElement} */ (document.querySelector('.mistakes')).firstChild;) await new Promise((done) => { setTimeout(done, 30); });
        found.push(/** @type {HTMLElement} */ (document.querySelector('.mistakes li'))?.innerText ?? '');
      }
      return found;
    }, { language: lang, texts: LINES.slice(0, lang === 'pt' ? 10 : 4).map((l) => `${START}${l}\n`), patience: PATIENCE });
    for (const [i, text] of told.entries()) check(text && !/expected|isn't|can't|did you|end of line|unknown|invalid|quotation|twice|already/.test(text), `${LINES[i]} in ${lang}: ${text}`);
  }
  noErrors(page);
  await context.close();
}

// A puzzle that was shared: its name, what it asks, and the board on which it is solved.
/** @param {Server} server @param {Browser} browser */
async function puzzleByLink(server, browser) {
  const context = await browser.newContext({ viewport: { width: 900, height: 900 }, locale: 'es' });
  const page = await open(context, `${server.url}?plain=1`);
  const link = await page.evaluate((text) => window.upkeep.app?.engine?.calls.positionLink(text)
    ?? import('./app/engine.mjs').then(async (m) => (await m.loadEngine({}, { whole: true })).calls.positionLink(text)), 'scenario Dos puntos\nrules foundations\ngoal A wins\nA.play Mountain\nA.hand Shock\nB.life 2\n');
  await page.evaluate((l) => { location.hash = l; }, link);
  await page.waitForSelector('#link-goal');
  await becomes(() => page.innerText('#link-goal'), 'Objetivo: A gana este turno.', 'the goal');
  await comes(async () => (await page.innerText('#page .page-body')).startsWith('Dos puntos'), 'its name');
  await page.locator('#page duel-board').scrollIntoViewIfNeeded();
  const solved = await page.evaluate(async (patience) => {
    const b = /** @type {Board} */ (document.querySelector('#page duel-board'));
    await b.act('A cast Shock -> B');
    for (const end = Date.now() + patience; Date.now() < end; await new Promise((r) => setTimeout(r, 50))) {
      const s = await b.getState();
      if (s.board.goal !== 'open') return s.board.goal;
      const pass = s.to_act === 0 && s.options.find((o) => o.kind === 'pass');
      if (pass) await b.act(pass.index);
    }
    return 'open';
  }, PATIENCE);
  equal(solved, 'met', 'the puzzle');
  noErrors(page);
  await context.close();
}

// By finger: a card that is held comes along, from the list into a zone, from zone to zone, and to a zone farther down,
// to which the page runs. A finger that moves at once scrolls.
/** @param {Server} server @param {Browser} browser */
async function dragsByFinger(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en' });
  await context.route('**/embed.html*', (/** @type {Route} */ route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  const page = await open(context, `${server.url}?plain=1#/editor/${encodeURIComponent(START)}`);
  await page.waitForSelector('.editor-seat button');
  const client = await context.newCDPSession(page);
  const touch = (/** @type {'touchStart' | 'touchEnd' | 'touchMove'} */ type, /** @type {{ x: number, y: number } | undefined} */ at = undefined) => client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  /** @param {string} selector */
  const middle = async (selector) => {
    const box = /** @type {{ x: number; y: number; width: number; height: number; }} */ (await page.locator(selector).first().boundingBox());
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const hold = async (/** @type {{ x: number, y: number }} */ from) => {
    await touch('touchStart', from);
    await page.waitForSelector('.editor-ghost');
  };
  /** @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
  const carry = async (from, to) => {
    for (let i = 1; i <= 12; i++) {
      await touch('touchMove', { x: from.x + (to.x - from.x) * i / 12, y: from.y + (to.y - from.y) * i / 12 });
      await page.waitForTimeout(16);
    }
  };
  const forest = '.editor-found li:nth-child(5) button';
  let from = await middle(forest);
  await hold(from);
  await carry(from, await middle('[data-zone="B.play"]'));
  await page.waitForSelector('[data-zone="B.play"].over');
  await touch('touchEnd');
  await has(page, 'B.play   Forest');
  from = await middle('[data-key="B.play.0"]');
  await hold(from);
  await carry(from, await middle('[data-zone="B.grave"]'));
  await touch('touchEnd');
  await has(page, 'B.grave  Forest');
  await becomes(() => page.locator('.editor-ghost').count(), 0, 'what is left of it');
  // Held at the edge until the zone has come up to it.
  from = await middle(forest);
  await hold(from);
  await carry(from, { x: 195, y: 830 });
  await until(page, () => /** @type {HTMLElement} */ (document.querySelector('[data-zone="A.exile"]')).getBoundingClientRect().bottom < 700);
  await carry({ x: 195, y: 830 }, await middle('[data-zone="A.exile"]'));
  await carry(await middle('[data-zone="A.exile"]'), await middle('[data-zone="A.exile"]'));
  await touch('touchEnd');
  await has(page, 'A.exile  Forest');
  // No card comes along with a finger that is in a hurry.
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#page')).scrollTo(0, 0));
  const before = await textOf(page);
  from = await middle(forest);
  // Sent in one go: on a busy machine each for itself would be a finger that rests.
  await Promise.all([touch('touchStart', from), ...Array.from({ length: 12 }, (_, i) => touch('touchMove', { x: from.x, y: from.y - 16 * (i + 1) })), touch('touchEnd')]);
  await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#page')).scrollTop > 60), 'it does not scroll');
  equal(await textOf(page), before, 'the text');
  noErrors(page);
  await context.close();
}

// What the search has found is told in the words of the reader's buttons.
const FOUND = { pt: 'A: Conjurar Raio → B', es: 'A: Lanzar Relámpago → B', it: 'A: Lancia Lightning Bolt → B' };
/** @param {Server} server @param {Browser} browser */
async function solutionsInTheReadersWords(server, browser) {
  const text = 'scenario T\nrules    foundations sixth\ngoal     A wins\nA.play   Mountain, Prodigal Sorcerer\nA.hand   Lightning Bolt\nB.play   Grizzly Bears\nB.life   4\n';
  for (const [lang, bolt] of Object.entries(FOUND)) {
    const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, locale: lang });
    await context.route('**/embed.html*', (/** @type {Route} */ route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    const page = await open(context, `${server.url}?plain=1&lang=${lang}#/editor/${encodeURIComponent(text)}`);
    await page.click('#editor-solve');
    await comes(async () => await page.locator('.editor-solution [data-verdict=solved]').count() === 2, `${lang}: no way under two eras`);
    const told = await page.locator('.editor-solution').innerText();
    check(told.includes(bolt), `${lang}: ${told}`);
    check(!/\b(attack|cast|activate|pass|ability|of A|choose|deals)\b/i.test(told.replace(/Prodigal Sorcerer|Lightning Bolt/g, '')), `${lang}: English: ${told}`);
    noErrors(page);
    await context.close();
  }
}

/** @param {Server} server @param {Browser} browser */
async function lessonExample(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await open(context, `${server.url}lessons/es/first-strike.html`, { wait: false });
  const asked = [];
  page.on('request', (r) => { if (r.url().includes('/examples/')) asked.push(r.url()); });
  await comes(async () => await page.locator('details.example').count() > 4, 'there are few examples');
  await becomes(() => page.locator('details.example duel-board').count(), 0, 'boards before anybody asks');
  await page.locator('details.example summary', { hasText: 'Dañar primero mata' }).click();
  await page.waitForSelector('details.example duel-board');
  await becomes(() => asked.length, 1, 'texts fetched');
  const steps = await page.evaluate(async () => {
    const board = /** @type {Board} */ (document.querySelector('details.example duel-board'));
    const out = [];
    for (const era of /** @type {const} */ (['foundations', 'fifth'])) {
      await board.setEra(era);
      out.push((await board.getState()).board.steps.length > 0);
    }
    return out.join();
  });
  equal(steps, 'true,true', 'steps under two eras');
  await until(page, () => /** @type {ShadowRoot} */ (/** @type {HTMLElement} */ (document.querySelector('details.example duel-board')).shadowRoot).querySelector('iframe'));
  noErrors(page);
  await context.close();
}

export const tests = { puzzleByLink, positionEditor, dragsByFinger, solutionsInTheReadersWords, errorsInWords, lessonExample };
