// The page about the format of `.duel` texts: each of its examples is what it says it is, and opens as a board.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatExamples, formatFile } from '../../web/build/format-page.mjs';
import { LANGS } from '../../assets/build/strings.mjs';
import { FAST } from '../programs.mjs';
import { becomes, check, comes, equal, noErrors, open } from './lib.mjs';

/** @import { Browser, Server } from './lib.mjs' */

/** @param {Server} server @param {Browser} browser */
async function formatPages(server, browser) {
  // What the examples expect, where the engine's command line is at hand.
  if (FAST) {
    const folder = mkdtempSync(join(tmpdir(), 'upkeep-format-'));
    formatExamples('en').forEach(([, text], i) => writeFileSync(join(folder, `${i}.duel`), text));
    try {
      execFileSync(FAST[0], [...FAST.slice(1), 'test', folder], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      check(false, `an example isn't so: ${/** @type {import('../programs.mjs').Ended} */ (error).stdout}`);
    }
    rmSync(folder, { recursive: true });
  }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const board = await open(context, `${server.url}embed.html?plain=1`, { wait: false });
  await board.waitForFunction(() => window.upkeepBoard);
  for (const lang of LANGS) {
    const page = await open(context, `${server.url}${formatFile(lang)}`, { wait: false });
    const shown = await page.evaluate(() => [...document.querySelectorAll('.format-example')].map((e) => [/** @type {HTMLElement} */ (e.querySelector('duel-board')).getAttribute('mode'), /** @type {HTMLElement} */ (e.querySelector('duel-board pre')).textContent, /** @type {HTMLElement} */ (e.querySelector('div pre')).textContent, decodeURIComponent(/** @type {HTMLAnchorElement} */ (e.querySelector('a')).hash)]));
    equal(JSON.stringify(shown.map(([mode, text]) => [mode, text])), JSON.stringify(formatExamples(lang)), `the boards of the page (${lang})`);
    for (const [mode, text, told, link] of shown) {
      equal(told, /** @type {string} */ (text).trim(), 'the text beside the board');
      equal(link, `#/editor/${text}`, 'the text for the editor');
      const { issues } = await board.evaluate((setup) => window.upkeepBoard.load(/** @type {import('../../web/embed/embed.js').Setup} */ (setup)), { text, mode, lang });
      equal(JSON.stringify(issues), '[]', `mistakes in ${text}`);
      if (/^goal /m.test(/** @type {string} */ (text))) equal((await board.evaluate(() => window.upkeepBoard.getState())).board.goal, 'open', 'the goal');
    }
    check(await page.evaluate(() => document.documentElement.scrollWidth <= 390), `the page is too wide (${lang})`);
    noErrors(page);
    await page.close();
  }
  // One of them on its page, in its turn.
  const page = await open(context, `${server.url}${formatFile('en')}`, { wait: false });
  await page.evaluate(() => {
    window.ready = [];
    document.addEventListener('ready', (e) => window.ready.push(/** @type {CustomEvent} */ (e).detail.issues.length));
  });
  await page.locator('duel-board[mode=read]').first().scrollIntoViewIfNeeded();
  await comes(() => page.evaluate(() => window.ready.length > 0 && window.ready.every((/** @type {number} */ n) => n === 0)), 'no board on the page becomes ready');
  // Where it is linked from, and what its own link opens.
  await page.goto(`${server.url}embed-guide.html`);
  await page.click('main a[href="duel-format.html"]');
  await page.waitForURL(/duel-format\.html/);
  await page.locator('.format-example a').first().click();
  await comes(() => page.locator('.mistakes .fine').isVisible(), 'the example does not open in the editor');
  await becomes(() => page.getAttribute('.editor-format', 'href'), 'duel-format.html', 'the link of the editor');
  noErrors(page);
  noErrors(board);
  await context.close();
}

export const tests = { formatPages };
