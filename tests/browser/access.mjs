// For everyone: axe on every screen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, DUEL, inCombat, noErrors, open, playUntil, ROOT, until } from './lib.mjs';

const AXE = readFileSync(join(ROOT, 'web/node_modules/axe-core/axe.min.js'), 'utf8');
// Windows that only the rules of 1997 have.
const WINDOWS = ['interrupt', 'prevention'];
const BOARD = `scenario The Bolt waits
rules foundations fifth
start B main1
A.life 3
A.play Forest, Plains
A.hand Fog, Healing Salve
B.play Hill Giant, Mountain
B.hand Lightning Bolt`;

// What axe finds wrong, a line for each; the first element of each is named.
async function flaws(page) {
  await page.evaluate(`window.axe || (() => { ${AXE} })(), undefined`);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], iframes: false });
    return violations.map((v) => `${v.id} (${v.nodes.length}): ${v.nodes[0].html.slice(0, 160)} ${v.nodes[0].any[0]?.message ?? v.nodes[0].all[0]?.message ?? ''}`);
  });
}

async function axe(server, browser) {
  const wrong = [];
  const seen = [];
  const look = async (page, what) => {
    seen.push(what);
    for (const flaw of await flaws(page)) wrong.push(`${what}: ${flaw}`);
  };
  const shown = async (page, hash, selector, what = hash) => {
    await page.evaluate((h) => { location.hash = h; }, hash);
    await page.waitForFunction((s) => [...document.querySelectorAll(s)].some((e) => e.offsetParent), selector);
    await look(page, what);
  };
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate(() => { document.getElementById('setup-rules').open = true; });
  await look(page, 'start with house rules');

  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await look(page, 'curtain or mulligan');
  await playUntil(page, (s) => s.view.why === 'mulligan');
  await look(page, 'mulligan');
  await playUntil(page, (s) => s.view.stack.length > 0);
  await look(page, 'stack');
  await playUntil(page, inCombat);
  await page.evaluate(() => { for (const d of document.querySelectorAll('details')) d.open = true; });
  await look(page, 'combat');
  await shown(page, '#/share', '#share-link');
  const link = (await page.inputValue('#share-link')).split('#')[1];
  await page.evaluate(() => { document.getElementById('share-qr').open = true; });
  await page.waitForSelector('#share-qr svg path');
  await look(page, 'QR code');
  await shown(page, '#/timeline', '.time-lines button');
  await shown(page, '#/games', '.game');
  await shown(page, `#/link/${link}`, '#link-players', 'a link');
  await shown(page, `#/link/${link.slice(0, -20)}`, '#link-error', 'a link cut off');
  for (const [hash, selector] of [['#/about', '#page h2'], ['#/settings', '#page h2'], ['#/cards', '.card-slip'], ['#/cards/Shivan%20Dragon', '#open-board'],
    ['#/decks', '.deck-list'], ['#/decks/new', '.builder'], ['#/decks/import', '#page textarea'], ['#/lessons', '#page ol a'], ['#/puzzles', '#page ol a'], ['#/nothing', '#page .page-body']]) {
    await shown(page, hash, selector);
  }
  // The page that there is not.
  page.errors.splice(0, 1, ...page.errors.slice(0, 1).filter((e) => !/404/.test(e)));
  await page.evaluate(() => { location.hash = ''; });
  await page.waitForSelector('#page', { state: 'hidden' });
  await page.evaluate(() => window.upkeep.concede());
  await look(page, 'game over');

  // The other eras, each in another language; in 1997 also the windows that only it has.
  for (const [era, deck, lang] of [['m10', 'grove', 'pt'], ['sixth', 'ember', 'es'], ['fifth', 'ember', 'it']]) {
    await page.selectOption('#language', lang);
    await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ era, seats: [{ computer: false, name: 'Ana', deck }, { computer: false, name: 'Beto', deck }] }));
    await playUntil(page, (s) => s.view.turn >= 4 && s.view.objects.some((o) => o.zone === 'battlefield' && o.creature));
    await look(page, `table of ${era}`);
  }
  await page.evaluate(() => window.upkeep.set('pause', 1));
  for (const why of WINDOWS) {
    const now = await playUntil(page, (s) => s.view.why === why);
    check(now.view.why === why, `no window of the kind ${why}`);
    await look(page, `window: ${why}`);
  }
  noErrors(page);
  await context.close();

  // Beside the canvas; a line that wants an answer.
  const drawn = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const table = await open(drawn, server.url);
  await look(table, 'start beside the canvas');
  await table.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(table, (s) => s.view.turn >= 2);
  await table.evaluate(() => import('./toast.mjs').then((m) => m.toast('Something is asked.', [{ text: 'Yes' }])));
  await look(table, 'table beside the canvas');
  noErrors(table);

  // Boards in other pages, lessons, puzzles.
  for (const path of ['embed-guide.html', 'lessons/pt/index.html', 'lessons/en/attacking.html', 'puzzles/it/index.html', 'puzzles/es/a-bear-in-the-air.html',
    `embed.html?plain=1#p=${encodeURIComponent(BOARD)}`, `embed.html#p=${encodeURIComponent(BOARD)}`]) {
    await table.goto(new URL(path, server.url).href);
    if (path.startsWith('embed.html')) await table.waitForFunction(() => window.upkeepBoard && document.querySelector('#embed-bar button, #slip:not([hidden])'));
    await look(table, path.replace(/#.*/, ''));
  }
  await drawn.close();
  check(!wrong.length, `${wrong.length} violations on ${seen.length} screens:\n${wrong.join('\n')}`);
}

export const tests = { axe };
