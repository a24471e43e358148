// The pages of lessons and puzzles: without scripts, each course to its end, on a phone, in all languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardSvg } from '../../web/build/board-picture.mjs';
import { lessonFiles, splitDuel } from '../../web/build/lesson-pages.mjs';
import { PREVIEW } from '../../web/build/page-head.mjs';
import { playedBy } from '../../web/build/played.mjs';
import { STEPS } from '../../web/app/duel-text.mjs';
import { cardFacts, describe } from '../../web/build/poster.mjs';
import { becomes, check, comes, equal, noErrors, open, PATIENCE, ROOT, SITE, turnTo } from './lib.mjs';

/** @import { Board, Browser, Choice, Frame, Page, Route, Server } from './lib.mjs' */

// Without scripts a lesson shows its positions drawn and as text, and its solutions; a page says how it is embedded.
/** @param {Server} server @param {Browser} browser */
async function lessonPagesAlone(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const page = await open(context, `${server.url}puzzles/pt/a-bear-in-the-air.html`, { wait: false });
  await comes(() => page.isVisible('.poster .tile'), 'no drawing');
  await comes(async () => /mão: Pulo/.test(/** @type {string} */ (await page.getAttribute('.poster', 'aria-label'))), 'the drawing is not described');
  await comes(() => page.isVisible('duel-board pre'), 'the position is not told');
  await comes(async () => await page.locator('details.solution').count() === 1, 'no solution');
  await comes(async () => /A conjura Pulo → /.test(/** @type {string} */ (await page.textContent('details.solution'))), 'the solution is not told in words');
  const sheet = await page.request.get(new URL(/** @type {string} */ (await page.getAttribute('link[type="application/json+oembed"]', 'href')), page.url()).href);
  const told = await sheet.json();
  check(told.version === '1.0' && told.type === 'rich' && told.width === 640 && told.html.startsWith('<iframe ') && told.title === 'Um urso no ar', `oEmbed: ${JSON.stringify(told)}`);
  await page.goto(`${server.url}lessons/es/mana-burn.html`);
  const body = await page.textContent('main, body');
  check(/guía inglesa de los años noventa "Mana burn"/.test(/** @type {string} */ (body)) && !/\b00\d\b/.test(/** @type {string} */ (body)), 'a source is named by a number that says nothing');
  noErrors(page);
  await context.close();
}

// What is given in a position has been done where it is drawn: spells and abilities on the stack with what they aim at, tapped
// lands, attackers and blockers, and the step.
/** @param {Server} server @param {Browser} browser */
async function givenIsDrawn(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const page = await open(context, `${server.url}puzzles/en/the-axe-and-its-echo.html`, { wait: false });
  /** @param {string} path @param {...string} wanted */
  const shows = async (path, ...wanted) => {
    await page.goto(`${server.url}puzzles/${path}.html`);
    const found = [...await page.locator('.poster .row').allInnerTexts(), await page.innerText('.poster .when')].map((row) => row.replace(/\s+/g, ' '));
    for (const text of wanted) check(found.some((row) => row.includes(text)), `${path}: ${text} is not drawn: ${found.join(' | ')}`);
    return page.getAttribute('.poster', 'aria-label');
  };
  let said = await shows('en/the-axe-and-its-echo', 'Stack B: Reverberate → Lava Axe B: Lava Axe → A', 'Mountain ×7');
  equal((await page.locator('.poster .tapped').allInnerTexts()).join(), 'Mountain ×7', 'what is tapped');
  check(/** @type {string} */ (said).includes('Stack: B: Reverberate → Lava Axe; B: Lava Axe → A.') && !/B: life 20[^.]*hand/.test(/** @type {string} */ (said)), `the stack is not described: ${said}`);
  check(/** @type {{ x: number; y: number; width: number; height: number; }} */ (await page.locator('.poster').boundingBox()).width <= 390 && await page.evaluate(() => document.documentElement.scrollWidth) === 390, 'a drawing is wider than a phone');
  said = await shows('es/garruk-under-attack', 'Bruto boggart 3/2 ataca a A', 'Mamut de Guerra 3/3 ataca a Garruk Wildspeaker', 'Turno de B · declarar atacantes', 'lealtad 3');
  check(/** @type {string} */ (said).includes('Mamut de Guerra (girado, ataca a Garruk Wildspeaker)'), `the attack is not described: ${said}`);
  await shows('en/last-in-line', 'Craw Wurm 6/4 attacks B', 'Wall of Wood 0/3 blocks Craw Wurm', "A's turn · declare blockers");
  await shows('pt/back-on-its-feet', 'B: Assassino da Realeza Habilidade → Serpente Terrestre de Craw');
  await shows('it/bad-company', 'Eroina di Benalia 1/1 attacca A, branco 1', 'Wurm Devastatore 6/4 attacca A, branco 2');
  noErrors(page);
  await context.close();
  // Pictures for previews are made only of a site that knows its address; what is drawn in them is looked at here.
  const read = await playedBy(SITE);
  const facts = cardFacts();
  const begun = lessonFiles(join(ROOT, 'assets')).puzzles.map((p) => splitDuel(p.text).position).filter((text) => /^given\s/m.test(text));
  check(begun.length >= 8, `only ${begun.length} puzzles begin with something given`);
  for (const text of begun) {
    const bare = text.replace(/^given\s.*\n/gm, '');
    check(boardSvg(text, 'Bears', 'en', facts, read) !== boardSvg(bare, 'Bears', 'en', facts, read), `the picture shows nothing of what is given:\n${text}`);
    check(!/NaN|undefined|Infinity/.test(boardSvg(text, 'Bears', 'en', facts, read)), `a picture has something in it that is no number:\n${text}`);
  }
  // Damage, life, changed sizes, counters, cards that have moved, tokens.
  const later = `scenario What has been done
rules foundations
A.life 20
A.play Mountain x3, Forest x2, Grizzly Bears, Hill Giant
A.hand Lightning Bolt x2, Giant Growth, Shock
B.play Craw Wurm
given A cast Lightning Bolt -> B
given resolve
given A cast Lightning Bolt -> Craw Wurm
given resolve
given A cast Giant Growth -> Grizzly Bears
given resolve
given A cast Shock -> Hill Giant
`;
  said = describe(later, 'en', read);
  const { seats, stack } = read(later, 'en');
  equal(seats.B.life, '17', 'the life of B');
  equal(seats.B.zones.play.map((i) => `${i.name} ${i.mods}`).join(), 'Craw Wurm damage 3', 'what B has in play');
  equal(seats.A.zones.play.map((i) => `${i.count} ${i.name} ${i.size} ${i.mods}`.trim()).join('; '), '3 Mountain  tapped; 1 Forest  tapped; 1 Forest; 1 Grizzly Bears 5/5; 1 Hill Giant 3/3', 'what A has in play');
  equal(seats.A.zones.grave.map((i) => `${i.count} ${i.name}`).sort().join('; '), '1 Giant Growth; 2 Lightning Bolt', 'the graveyard of A');
  equal(`${seats.A.zones.hand.length} ${/** @type {import('../../web/build/poster.mjs').OnStack[]} */ (stack).map((e) => `${e.who} ${e.name} ${e.targets}`)}`, '0 A Shock Hill Giant', 'hand and stack');
  check(/graveyard: (Giant Growth, Lightning Bolt ×2|Lightning Bolt ×2, Giant Growth)/.test(said), `what has happened is not described: ${said}`);
}

// A lesson from its beginning to its end: a wrong try is explained in the reader's language, the goal is met, the
// lesson is ticked and stays so.
/** @type {Record<string, RegExp>} */
const WRONG = { en: /mana/i, pt: /mana/i, es: /maná/i, it: /mana/i };
/** @param {Server} server @param {Browser} browser */
async function lessonInEachLanguage(server, browser) {
  for (const lang of ['en', 'pt', 'es', 'it']) {
    const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
    const page = await open(context, `${server.url}lessons/${lang}/index.html`, { wait: false });
    await page.click('li[data-lesson=casting-in-eight-steps] a');
    await page.waitForSelector('duel-board[mode=play]');
    await page.evaluate(() => customElements.whenDefined('duel-board'));
    await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('duel-board[mode=play] .poster')).getClientRects().length > 0), 'no poster before the board is seen');
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('duel-board[mode=play]')).scrollIntoView());
    const seen = await page.evaluate(async () => {
      const b = /** @type {Board} */ (document.querySelector('duel-board[mode=play]'));
      const heard = { illegal: /** @type {import('../../web/embed/embed.js').BoardEvents['illegal'] | null} */ (null) };
      b.addEventListener('illegal', (e) => { heard.illegal = e.detail; });
      const refused = await b.act('A cast Fireball -> B x 6').catch((e) => e.code);
      const why = await b.explain('A cast Fireball -> B x 6');
      await b.act('A cast Fireball -> B x 5');
      for (let i = 0; i < 10 && (await b.getState()).board.goal === 'open'; i++) await b.act(/** @type {Choice} */ ((await b.getLegalActions()).find((o) => o.kind === 'pass')).index);
      return { refused, illegal: heard.illegal, why, goal: (await b.getState()).board.goal };
    });
    equal(seen.refused, 'illegal', `${lang}: the wrong try`);
    check(seen.illegal?.text && seen.illegal.text === seen.why.text && WRONG[lang].test(seen.illegal.text + (seen.illegal.help ?? '')), `${lang}: why not: ${JSON.stringify(seen.illegal)}`);
    equal(seen.goal, 'met', `${lang}: the goal`);
    check(!(await page.evaluate(() => /** @type {HTMLInputElement} */ (document.getElementById('done')).checked)), `${lang}: done before the exercise`);
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('duel-board[mode=puzzle]')).scrollIntoView());
    await page.evaluate(async () => {
      const b = /** @type {Board} */ (document.querySelector('duel-board[mode=puzzle]'));
      await b.act('A cast Fireball -> B, Grizzly Bears x 4');
      for (let i = 0; i < 400; i++) {
        const { board, to_act: asked } = await b.getState();
        if (board.goal !== 'open') return;
        if (asked !== 0) await new Promise((done) => { setTimeout(done, 50); });
        else {
          const options = await b.getLegalActions();
          await b.act((options.find((o) => o.kind === 'attack') ?? options.find((o) => o.kind === 'done') ?? options.find((o) => o.kind === 'pass') ?? options[0]).index);
        }
      }
    });
    await page.waitForFunction(() => /** @type {HTMLInputElement} */ (document.getElementById('done')).checked);
    const frame = /** @type {Frame} */ (page.frames().filter((f) => f.url().includes('embed.html')).at(-1));
    await becomes(() => frame.evaluate(() => document.documentElement.lang), lang, 'the language of the board');
    await comes(async () => await frame.locator('#casting button').count() === 8, `${lang}: the eight steps are missing`);
    await comes(() => page.evaluate(() => document.documentElement.scrollWidth <= 1000), `${lang}: the page is too wide`);
    // On paper there is the drawing again, and no live board.
    await page.emulateMedia({ media: 'print' });
    await comes(() => page.evaluate(() => [...document.querySelectorAll('duel-board')].every((b) => /** @type {HTMLElement} */ (b.querySelector('.poster')).getClientRects().length && !/** @type {ShadowRoot} */ (b.shadowRoot).querySelector('iframe')?.getClientRects().length)), `${lang}: what is printed`);
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${server.url}lessons/${lang}/index.html`);
    await comes(async () => await page.locator('li[data-lesson=casting-in-eight-steps].is-done').count() === 1, `${lang}: it is not kept`);
    noErrors(page);
    await context.close();
  }
}

// On the smallest phone what is asked, the eight steps and the buttons leave the board enough to be played on: both
// lives, and the hand.
/** @param {Server} server @param {Browser} browser */
async function lessonOnAPhone(server, browser) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  for (const [lesson, card] of [['casting-in-eight-steps', 'Fireball'], ['counterspells', 'Lightning Bolt']]) {
    const page = await open(context, `${server.url}lessons/en/${lesson}.html`, { wait: false });
    await page.evaluate(() => /** @type {Board} */ (document.querySelector('duel-board[mode=play]')).getState());
    await comes(async () => {
      for (const f of page.frames().filter((each) => each.url().includes('embed.html'))) {
        const seen = await f.evaluate((name) => {
          const canvas = /** @type {HTMLElement} */ (document.getElementById('canvas'));
          const at = window.upkeepBoard?.regions().find((r) => r.label === name);
          return at && canvas.clientHeight >= 480 && at.y + 40 < canvas.clientHeight;
        }, card).catch(() => false);
        if (seen) return true;
      }
      return false;
    }, `${lesson}: ${card} cannot be seen`);
    noErrors(page);
    await page.close();
  }
  await context.close();
}

// A puzzle that went wrong stands at the head of the list until it is solved.
/** @param {Server} server @param {Browser} browser */
async function again(server, browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const list = () => page.goto(`${server.url}puzzles/en/index.html`);
  await list();
  check(!(await page.isVisible('#again')), 'before the first try there is something to try again');
  await page.goto(`${server.url}puzzles/en/ten-drops.html`);
  const goal = await page.evaluate(async () => {
    const b = /** @type {Board} */ (document.querySelector('duel-board'));
    const now = async () => (await b.getState()).board.goal;
    for (let i = 0; i < 40 && await now() === 'open'; i++) {
      const options = await b.getLegalActions();
      if (options.length) await b.act((options.find((o) => o.kind === 'pass') ?? options.find((o) => o.kind === 'done') ?? options[0]).index);
      else await new Promise((done) => { setTimeout(done, 50); });
    }
    return now();
  });
  equal(goal, 'missed', 'the goal after doing nothing');
  await list();
  equal(await page.locator('#again a').count(), 1, 'puzzles to try again');
  equal(await page.locator('#again a').getAttribute('href').then((href) => /** @type {string} */ (href).split('/').pop()), 'ten-drops.html', 'what is to be tried again');
  const inGame = await open(context, `${server.url}?plain=1#/puzzles`);
  await comes(() => inGame.getByRole('heading', { name: 'Try again' }).isVisible(), 'the game does not say what to try again');
  await inGame.close();
  await page.evaluate(() => localStorage.setItem('upkeep-lessons', '["puzzle-ten-drops"]'));
  await list();
  check(!(await page.isVisible('#again')), 'what is solved is still to be tried again');
  await context.close();
}

// Where a puzzle is solved stands what leads on.
/** @param {Server} server @param {Browser} browser */
async function solvedLeadsOn(server, browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}puzzles/en/ten-drops.html`);
  equal(await page.locator('.lead-on').count(), 0, 'ways on before it is solved');
  await page.evaluate(async () => {
    const b = /** @type {Board} */ (document.querySelector('duel-board'));
    const passing = async () => {
      const options = await b.getLegalActions();
      const pass = options.find((o) => o.kind === 'pass') ?? options.find((o) => o.kind === 'done');
      if (pass) await b.act(pass.index);
      else await new Promise((done) => { setTimeout(done, 50); });
    };
    await b.getState();
    for (const line of ['A cast Shock -> Grizzly Bears', 'A attack Glistener Elf', 'A cast Giant Growth -> Glistener Elf'])
      for (let i = 0, taken = false; i < 20 && !taken; i++) {
        taken = await b.act(line).then(() => true, () => false);
        if (!taken) await passing();
      }
    for (let i = 0; i < 20 && (await b.getState()).board.goal === 'open'; i++) await passing();
  });
  await comes(() => page.locator('.solved').isVisible(), 'nothing says that it is solved');
  const next = await page.locator('nav.around a[rel=next]').getAttribute('href');
  equal(await page.locator('.lead-on a').getAttribute('href'), next, 'where the way on leads');
  await page.locator('.lead-on a').click();
  await page.waitForURL(`**/${next}`);
  await context.close();
}

// On a large screen a board is a whole table with the hand, and the goal is said once.
/** @param {Server} server @param {Browser} browser */
async function boardIsATable(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  // The board comes only once its page has been looked at without it.
  /** @type {(value?: unknown) => void} */
  let lookedAt = () => {};
  const looking = new Promise((done) => { lookedAt = done; });
  await context.route('**/embed.html*', async (/** @type {Route} */ route) => {
    await looking;
    await route.continue();
  });
  const page = await open(context, `${server.url}puzzles/en/a-black-bear.html`, { wait: false, until: 'domcontentloaded' });
  await comes(() => page.isVisible('.task'), 'without a board nothing says the goal');
  lookedAt();
  await page.evaluate(() => /** @type {Board} */ (document.querySelector('duel-board')).getState());
  await comes(async () => !(await page.isVisible('.task')), 'the goal is said twice');
  const { width, height } = /** @type {{ width: number, height: number }} */ (await page.locator('duel-board').boundingBox());
  check(width >= 1100 && height >= 620 && height <= 720, `the board is ${width} by ${height}`);
  equal(await page.evaluate(() => document.documentElement.scrollWidth), 1280, 'the width of the page');
  noErrors(page);
  await context.close();
}

// No word of a page is cut off, whatever the language: nothing is wider than what it stands in.
/** @param {Server} server @param {Browser} browser */
async function noTextClipped(server, browser) {
  const cut = () => {
    const out = [];
    // Long lists repeat what they begin with.
    for (const e of [...document.querySelectorAll('#page *, main *, nav *, #plain *')].slice(0, 700)) {
      const style = getComputedStyle(e);
      if (!e.getClientRects().length || style.position === 'absolute' || e.closest('svg, select, input, [inert], .poster, duel-board')) continue;
      const r = e.getBoundingClientRect();
      if (r.width <= 1 || r.height <= 1) continue;
      const scrolls = /auto|scroll/.test(style.overflowX);
      const box = e.clientWidth || r.width;
      if (!scrolls && e.scrollWidth > box + 1 && e.clientWidth) out.push(`${e.localName}#${e.id}.${e.className}: ${e.scrollWidth} > ${box} “${(e.textContent ?? '').trim().slice(0, 40)}”`);
    }
    if (document.documentElement.scrollWidth > window.innerWidth) out.push(`the page: ${document.documentElement.scrollWidth} > ${window.innerWidth}`);
    return out;
  };
  // What a style that is still to come, or a width that has just changed, will mend is no flaw.
  const lasting = async () => {
    /** @type {string[]} */
    let found = [];
    await comes(async () => !(found = await page.evaluate(cut)).length, '', PATIENCE / 5).catch(() => {});
    return found;
  };
  const bad = [];
  const names = ['about', 'settings', 'lessons', 'puzzles', 'decks', 'cards', 'games', 'compare', 'editor', 'share'];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await open(context, `${server.url}?plain=1`);
  for (const lang of ['pt', 'es', 'it', 'en']) {
    await page.evaluate((l) => {
      const select = /** @type {HTMLSelectElement} */ ([...document.querySelectorAll('select')].find((s) => [...s.options].some((o) => o.value === 'it') && [...s.options].some((o) => o.value === 'es')));
      select.value = l;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, lang);
    await page.waitForFunction((l) => document.documentElement.lang === l, lang);
    for (const name of ['', ...names]) {
      if (name) await turnTo(page, name);
      else await page.evaluate(() => { location.hash = ''; });
      for (const [width, height] of [[390, 844], [1280, 720]]) {
        await page.setViewportSize({ width, height });
        bad.push(...(await lasting()).map((c) => `${lang} ${width} ${name || 'start'}: ${c}`));
      }
    }
  }
  for (const lang of ['pt', 'es', 'it', 'en']) {
    for (const path of [`lessons/${lang}/index.html`, `puzzles/${lang}/index.html`, `lessons/${lang}/steps-of-the-turn.html`, `lessons/${lang}/four-books-of-rules.html`, `lessons/${lang}/differences.html`, ...['embed-guide', 'duel-format'].map((name) => `${name}${lang === 'en' ? '' : `.${lang}`}.html`)]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(server.url + path, { waitUntil: 'domcontentloaded' });
      bad.push(...(await lasting()).map((c) => `${path}: ${c}`));
      // On a phone the head of its column stands before a cell, where there is one.
      const heads = await page.evaluate(() => [...document.querySelectorAll('td[data-th=""]')].map((e) => getComputedStyle(e, '::before').content));
      bad.push(...heads.filter((h) => h.includes(':')).map((h) => `${path}: a head of its own: ${h}`));
    }
  }
  await context.close();
  check(!bad.length, `${bad.length} clipped:\n${bad.slice(0, 30).join('\n')}`);
}

// Whoever goes on in another language goes on where they were.
/** @param {Server} server @param {Browser} browser */
async function languageKeepsThePlace(server, browser) {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  const page = await open(context, `${server.url}lessons/es/first-strike.html`, { wait: false });
  const first = () => page.evaluate(() => [.../** @type {HTMLElement} */ (document.querySelector('article')).children].findIndex((p) => p.getBoundingClientRect().bottom > 0));
  await page.evaluate(() => document.querySelectorAll('article h2')[1].scrollIntoView());
  /** @type {number | undefined} */
  let before;
  await comes(async () => (before = await first()) > 3, () => `it is at part ${before}`);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('a[hreflang="it"][lang]')).click());
  await page.waitForURL(/\/it\//);
  await comes(async () => (await first()) === before, async () => `it was at part ${before}, and is at ${await first()}`);
  await page.goto(`${server.url}lessons/pt/double-strike.html`);
  await becomes(() => page.evaluate(() => scrollY), 0, 'where another lesson begins');
  noErrors(page);
  await context.close();
}

// /lessons/ and /puzzles/ lead to the browser's language, and to the one chosen in the game if there is one. Without
// scripts they have links. The picture that stands for pages elsewhere is a PNG.
/** @param {Server} server @param {Browser} browser */
async function leadsToTheLanguage(server, browser) {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await open(context, `${server.url}lessons/`, { wait: false });
  await page.waitForURL(/\/lessons\/pt\/index\.html$/);
  await page.goto(`${server.url}?plain=1`);
  await page.selectOption('#language', 'it');
  await becomes(() => page.evaluate(() => window.upkeep?.getState().then(() => document.documentElement.lang)), 'it', 'the language of the game');
  await page.goto(`${server.url}puzzles/`);
  await page.waitForURL(/\/puzzles\/it\/index\.html$/);
  noErrors(page);
  await context.close();
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const still = await open(bare, `${server.url}lessons/`, { wait: false });
  await comes(async () => await still.locator('main a[hreflang]').count() === 4, 'a language is missing');
  await still.click('main a[hreflang=es]');
  await still.waitForURL(/\/lessons\/es\/index\.html$/);
  await bare.close();
  equal(readFileSync(join(SITE, PREVIEW)).toString('latin1', 1, 4), 'PNG', 'the picture of a preview');
}

// A way through the lessons offers the first that is not done, and below a lesson the next of the way. The list in the
// game says the same.
/** @param {Server} server @param {Browser} browser */
async function wayThroughLessons(server, browser) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await open(context, `${server.url}lessons/en/index.html`, { wait: false });
  const way = page.locator('section[data-way=newcomer]');
  await becomes(() => way.locator('.next-lesson').textContent(), 'Start: Reading a card', 'the first lesson');
  await way.locator('.next-lesson').click();
  await page.waitForURL(/reading-a-card\.html$/);
  await page.check('#done');
  const onward = page.locator('nav.around:visible');
  await becomes(() => onward.locator('a[rel=next]').textContent(), 'Next: Mana and lands', 'the next lesson');
  await becomes(() => onward.locator('span').textContent(), 'New to the game: 1 / 15', 'where one is');
  await page.goto(`${server.url}lessons/en/index.html`);
  await becomes(() => way.locator('.next-lesson').textContent(), 'Continue: Mana and lands', 'the lesson after it');
  await becomes(() => way.locator('.counted').textContent(), 'Done: 1 of 15', 'how many are done');
  await comes(async () => await page.locator('section[data-way=past] .next-lesson').textContent() === 'Start: Rules of four eras', 'another way has begun');
  // The start page says where to go on: at a lesson that was left open, or after one that is done.
  /** @param {string} id */
  const going = async (id) => {
    await page.goto(`${server.url}lessons/en/${id}.html`);
    await page.goto(`${server.url}?plain=1`);
    return page.locator('#lessons-done');
  };
  for (const [id, title, what] of [['flying', 'Flying', 'a lesson that was left open'], ['reading-a-card', 'Mana and lands', 'the lesson after one that is done']]) {
    const said = await going(id);
    await comes(async () => new RegExp(`^ \\(Continue: ${title}, 1 of \\d+ done\\)$`).test(/** @type {string} */ (await said.textContent())), async () => `${what}: ${await said.textContent()}`);
  }
  // Off the way, lessons follow each other as in the list.
  await page.goto(`${server.url}lessons/en/landwalk.html`);
  await becomes(() => onward.locator('a[rel=next]').textContent(), 'Next: Protection in combat', 'the next in the list');
  await page.goto(`${server.url}?plain=1#/lessons`);
  const part = page.locator('#page .ways section').first();
  await becomes(() => part.locator('.course-next').textContent(), 'Continue: Mana and lands', 'the list in the game');
  await comes(async () => /^1 of 15 done · /.test(/** @type {string} */ (await part.locator('.quiet').textContent())), 'the game counts otherwise');
  await page.evaluate(() => localStorage.setItem('upkeep-lessons', JSON.stringify([.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('#page .course a'))].map((a) => /** @type {RegExpExecArray} */ (/([^/]+)\.html$/.exec(a.href))[1]))));
  await page.goto(`${server.url}lessons/en/index.html`);
  await comes(async () => /You've finished this path/.test(/** @type {string} */ (await way.textContent())), 'the end of the way is not told');
  noErrors(page);
  await context.close();
}

// The turn on one page: each row leads to a board in its step, on a phone each is a card, and it prints on one sheet.
/** @param {Server} server @param {Browser} browser */
async function turnOnOnePage(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await open(context, `${server.url}lessons/en/index.html`, { wait: false });
  await page.click('main a[href="turn.html"]');
  await page.waitForURL(/lessons\/en\/turn\.html$/);
  const boards = [];
  for (const [at, lang] of ['en', 'pt', 'es', 'it'].entries()) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.url}lessons/${lang}/turn.html`);
    await page.evaluate(() => document.fonts.ready);
    equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, `${lang}: how wide it is on a phone`);
    const rows = await page.locator('.turn-today tbody tr').evaluateAll((all) => all.map((row) => {
      const tops = [...row.children].map((cell) => cell.getBoundingClientRect()).map((r) => (r.width > 200 && r.height > 10 ? r.top : NaN));
      return { step: row.id, href: /** @type {HTMLAnchorElement} */ (row.querySelector('a.to-board')).href, tall: /** @type {HTMLElement} */ (row.querySelector('a.to-board')).getBoundingClientRect().height, card: tops.length === 5 && tops.every((top, i) => !i || top > tops[i - 1]) };
    }));
    equal(rows.map((row) => row.step).join(), STEPS.join(), `${lang}: the rows`);
    for (const row of rows) check(row.card && row.tall >= 44, `${lang}, ${row.step}: it is no card on a phone`);
    // A board is the same in each language: each of them opens a part.
    boards.push(...rows.filter((_, i) => i % 4 === at));
    await page.setViewportSize({ width: 1280, height: 720 });
    await comes(() => page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.turn-before')).getBoundingClientRect().left > /** @type {HTMLElement} */ (document.querySelector('.turn-today')).getBoundingClientRect().right), `${lang}: the older turns are not beside today's`);
    equal(await page.evaluate(() => document.documentElement.scrollWidth), 1280, `${lang}: how wide it is`);
    for (const [paper, options] of /** @type {[string, Parameters<Page['pdf']>[0]][]} */ ([['A4 as the page asks for it', { preferCSSPageSize: true }], ['A4 as the printer has it', { format: 'A4' }]])) {
      const pdf = (await page.pdf(options)).toString('latin1');
      equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1, `${lang}: sheets of ${paper}`);
    }
  }
  equal(boards.length, STEPS.length, 'how many boards');
  for (const { step, href } of boards) {
    await page.goto('about:blank');
    await page.goto(href);
    await page.waitForFunction(() => window.upkeepBoard !== undefined);
    await becomes(() => page.evaluate(async () => (await window.upkeepBoard.getState()).step), step.replace('-', '_'), 'the step that a board begins in');
    equal(await page.evaluate(async () => (await window.upkeepBoard.getState()).to_act), 0, `${step}: who is to act`);
  }
  noErrors(page);
  await context.close();
}

export const tests = { turnOnOnePage, again, solvedLeadsOn, leadsToTheLanguage, wayThroughLessons, lessonPagesAlone, givenIsDrawn, lessonInEachLanguage, lessonOnAPhone, boardIsATable, noTextClipped, languageKeepsThePlace };
