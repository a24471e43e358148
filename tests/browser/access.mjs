// For everyone: axe on every screen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, DUEL, inCombat, noErrors, open, playUntil, ROOT, turnTo } from './lib.mjs';

/** @import { Browser, Page, Server } from './lib.mjs' */

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
/** @param {Page} page */
async function flaws(page) {
  await page.evaluate(`window.axe || (() => { ${AXE} })(), undefined`);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], iframes: false });
    return violations.map((v) => `${v.id} (${v.nodes.length}): ${v.nodes[0].html.slice(0, 160)} ${v.nodes[0].any[0]?.message ?? v.nodes[0].all[0]?.message ?? ''}`);
  });
}

/** @param {Server} server @param {Browser} browser */
async function axe(server, browser) {
  /** @type {string[]} */
  const wrong = [];
  const seen = [];
  /** @param {Page} page @param {string} what */
  const look = async (page, what) => {
    seen.push(what);
    for (const flaw of await flaws(page)) wrong.push(`${what}: ${flaw}`);
  };
  /** @param {Page} page @param {string} hash @param {string} selector */
  const shown = async (page, hash, selector, what = hash) => {
    await turnTo(page, hash.slice(2));
    await page.waitForFunction((s) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(s))].some((e) => e.offsetParent), selector);
    await look(page, what);
  };
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate(() => { /** @type {HTMLDetailsElement} */ (document.getElementById('setup-rules')).open = true; });
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
  await page.evaluate(() => { /** @type {HTMLDetailsElement} */ (document.getElementById('share-qr')).open = true; });
  await page.waitForSelector('#share-qr svg path');
  await look(page, 'QR code');
  await shown(page, '#/timeline', '.time-lines button');
  await shown(page, '#/games', '.game');
  await shown(page, `#/link/${link}`, '#link-players', 'a link');
  await shown(page, `#/link/${link.slice(0, -20)}`, '#link-error', 'a link cut off');
  for (const [hash, selector] of [['#/about', '#page h2'], ['#/settings', '#page h2'], ['#/cards', '.card-slip'], ['#/cards/Shivan%20Dragon', '#open-board'],
    ['#/decks', '.deck-list'], ['#/decks/new', '.builder'], ['#/decks/import', '#page textarea'], ['#/rule/CR%20702.9b', '.rule-text'], ['#/lessons', '#page ol a'], ['#/puzzles', '#page ol a'], ['#/editor', '.editor-seat button'], ['#/nothing', '#page .page-body']]) {
    await shown(page, hash, selector);
  }
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
  // Of the page that there is not the browser tells, too, sooner or later.
  const missing = page.errors.findIndex((e) => /404/.test(e));
  if (missing >= 0) page.errors.splice(missing, 1);
  noErrors(page);
  await context.close();

  // Beside the canvas; a line that wants an answer.
  const drawn = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const table = await open(drawn, server.url);
  await look(table, 'start beside the canvas');
  await table.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(table, (s) => s.view.turn >= 2);
  await table.evaluate(() => import('./app/toast.mjs').then((m) => m.toast('Something is asked.', [{ text: 'Yes' }])));
  await look(table, 'table beside the canvas');
  noErrors(table);

  // Boards in other pages, lessons, puzzles.
  for (const path of ['embed-guide.html', 'duel-format.html', 'lessons/pt/index.html', 'lessons/en/attacking.html', 'lessons/es/differences.html', 'puzzles/it/index.html', 'puzzles/es/a-bear-in-the-air.html',
    `embed.html?plain=1#p=${encodeURIComponent(BOARD)}`, `embed.html#p=${encodeURIComponent(BOARD)}`]) {
    await table.goto(new URL(path, server.url).href);
    if (path.startsWith('embed.html')) await table.waitForFunction(() => window.upkeepBoard && document.querySelector('#embed-bar button, #slip:not([hidden])'));
    await look(table, path.replace(/#.*/, ''));
  }
  await drawn.close();
  check(!wrong.length, `${wrong.length} violations on ${seen.length} screens:\n${wrong.join('\n')}`);
}

// What somebody chooses who hears only the names of buttons, for the player called `other` to lose.
/** @param {string[]} names @param {string} other @param {number} turn */
function byName(names, other, turn) {
  const wanted = [/^Pay/, /^Keep/, /^Yes/, /^Play /, / attacks /, /^Cast /, new RegExp(`^${other}`), /^(?!Pass|Done|No|Undo|Concede|Cancel|Tap |.*: )/, /^Done/, /^No/, /^Pass/];
  for (const pattern of wanted) {
    const found = names.filter((n) => pattern.test(n));
    if (found.length) return found[turn % found.length];
  }
  return names[0];
}

// A whole duel by roles and names alone: who listens gets every zone, the stack in order, each event once.
/** @param {Server} server @param {Browser} browser */
async function byRoles(server, browser) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await open(context, `${server.url}?plain=1`);
  /** @param {Parameters<Page['getByRole']>[0]} name @param {Parameters<Page['getByRole']>[1]} options */
  const role = (name, options) => page.getByRole(name, options);
  /** @param {number} n */
  const seat = (n) => role('group', { name: n ? 'Player 2' : 'Player 1' });
  await role('combobox', { name: 'Opponent' }).selectOption({ label: 'Two players, one screen' });
  for (const [n, name] of ['Ana', 'Beto'].entries()) {
    await seat(n).getByRole('textbox', { name: 'Name' }).fill(name);
    await seat(n).getByRole('combobox', { name: 'Deck' }).selectOption('ember');
  }
  await role('textbox', { name: /^Seed/ }).fill('12');
  // What is read out: lines that are put into a log that speaks, and each new question.
  await page.evaluate(() => {
    window.heard = { lines: [], whole: 0, focus: 0 };
    const region = /** @type {HTMLElement} */ (document.querySelector('[role=log]'));
    new MutationObserver((all) => {
      for (const { addedNodes } of all) for (const li of /** @type {Iterable<Element>} */ (/** @type {unknown} */ (addedNodes))) if (li.localName === 'li') {
        if (region.getAttribute('aria-live') === 'polite') window.heard.lines.push(li.textContent);
        else window.heard.whole++;
      }
    }).observe(region, { childList: true, subtree: true });
    document.addEventListener('click', () => setTimeout(() => { if (document.activeElement === document.body) window.heard.focus++; }));
  });
  const begin = role('button', { name: 'Start duel', exact: true });
  await begin.focus();
  await page.keyboard.press('Enter');
  const found = { hand: 0, tapped: 0, stack: 0 };
  const actions = page.locator('main').getByRole('group', { name: /./ }).first();
  let over = false;
  let held = false;
  for (let i = 0; i < 700 && !over; i++) {
    const { curtain, names, who, ended } = await page.evaluate(() => {
      /** @param {HTMLElement | null} e */
      const shown = (e) => e && e.offsetParent;
      return { curtain: !!shown(document.getElementById('curtain')), ended: !!shown(document.getElementById('over')),
        who: /** @type {HTMLElement} */ (document.querySelector('[aria-labelledby=theirs-title] h3')).textContent,
        names: [...document.querySelectorAll('[role=group][aria-labelledby=prompt] button')].map((b) => b.textContent) };
    });
    if (ended) { over = true; break; }
    if (curtain) {
      await role('button', { name: /^Continue as/ }).click();
      continue;
    }
    if (i % 40 === 5) {
      const now = await page.evaluate(() => window.upkeep.getState());
      const own = now.view.objects.filter((o) => o.zone === 'hand' && o.owner === now.seat);
      const hand = await role('region', { name: 'Your hand' }).getByRole('listitem').allTextContents();
      if (own.length) check(hand.length === own.length && own.every((o) => hand.some((t) => t.includes(/** @type {string} */ (o.name)))), `the hand is not all there: ${hand}`);
      found.hand += own.length;
      const board = (await role('region', { name: /^(Your permanents|.*'s permanents)/ }).getByRole('listitem').allTextContents()).join('\n');
      found.tapped += Number(/, tapped/.test(board));
      check(/, tapped/.test(board) === now.view.objects.some((o) => o.flags.includes('tapped')), 'the state of the permanents is not said');
    }
    // Priority is kept until something has been seen on the stack.
    if (!held) await role('checkbox', { name: 'Hold priority' }).check();
    held = true;
    const stack = role('region', { name: /top first/ });
    if (!found.stack && await stack.count()) {
      const now = await page.evaluate(() => window.upkeep.getState());
      const told = await stack.getByRole('listitem').allTextContents();
      check(told.length === now.view.stack.length && told.every((t, n) => t.startsWith(now.view.stack[n].name)), `the stack is told otherwise: ${told}`);
      found.stack++;
      await role('checkbox', { name: 'Hold priority' }).uncheck();
    }
    const choice = byName(names, who.replace(/'s permanents$/, ''), i);
    check(choice !== undefined, 'there is nothing to choose');
    await actions.getByRole('button', { name: choice, exact: true }).first().evaluate((/** @type {HTMLElement} */ b) => { b.focus(); b.click(); });
  }
  check(over, 'the duel does not end');
  check(found.hand && found.tapped && found.stack, `something was never there: ${JSON.stringify(found)}`);
  const heard = await page.evaluate(() => window.heard);
  const log = await page.evaluate(() => window.upkeep.log(0));
  check(heard.focus === 0, `the focus was lost ${heard.focus} times`);
  // What was there at the beginning is there to be read; all that came later is read out, each once and in order.
  const told = log.slice(log.length - heard.lines.length);
  check(log.length - told.length < 20, `${log.length} events, only ${told.length} of them read out`);
  told.forEach((l, i) => check(/** @type {string} */ (heard.lines[i]).startsWith(l.text.replace(/\{.*/, '')), `read out: ${heard.lines[i]}, happened: ${l.text}`));
  noErrors(page);
  await context.close();
}

export const tests = { axe, byRoles };
