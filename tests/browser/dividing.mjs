// A division and an order on the plain page: who got what, what is asked now, and the way back, by keyboard.
import { becomes, check, comes, equal, launch, open } from './lib.mjs';

/** @import { Page, Server, Thing } from './lib.mjs' */

/** @param {string} era */
const FIGHT = (era) => `scenario A fight with much to decide
rules    ${era}
start    A attackers
A.play   Craw Wurm, Forest x2
B.play   Grizzly Bears, Hill Giant, Giant Spider, Plains
A.library Forest x4
B.library Plains x4
`;
const BEGIN = ['Craw Wurm attacks', 'Done', 'Grizzly Bears blocks', 'Hill Giant blocks', 'Giant Spider blocks', 'Done'];

/** @param {Page} page */
const shown = (page) => page.evaluate(() => ({
  hidden: /** @type {HTMLElement} */ (document.getElementById('dividing')).hidden,
  line: /** @type {HTMLElement} */ (document.querySelector('#dividing p')).textContent,
  rows: [...document.querySelectorAll('#dividing li')].map((li) => ({
    text: /** @type {Node} */ (li.firstChild).textContent, now: li.getAttribute('aria-current') === 'step', change: !!li.querySelector('button') })),
}));
/** @param {Page} page @param {string} text */
const choose = async (page, text) => {
  const button = page.locator('#actions button').filter({ hasText: text }).first();
  await button.focus();
  await page.keyboard.press('Enter');
};

/** @param {Server} server */
async function dividing(server) {
  const browser = await launch(['--disable-gpu', '--disable-3d-apis']);
  try {
    for (const [era, first] of [['foundations', null], ['m10', 'Hill Giant']]) {
      const page = await open(await browser.newContext(), `${server.url}embed.html?plain=1&lang=en#p=${encodeURIComponent(FIGHT(/** @type {string} */ (era)))}`, { wait: false });
      await page.waitForSelector('#actions button');
      const line = async () => (await shown(page)).line;
      for (const step of BEGIN) await choose(page, step);
      if (first) {
        await comes(async () => (await shown(page)).hidden, 'nothing has its place yet');
        await choose(page, first);
        await becomes(line, '2 of 3', 'how far the order has come');
        equal((await shown(page)).rows[0].text, first, 'who is first');
        await page.locator('#dividing button').focus();
        await page.keyboard.press('Enter');
        await comes(async () => (await shown(page)).hidden, 'the place is still taken');
        await choose(page, first);
        await choose(page, 'Giant Spider');
        await becomes(() => page.evaluate(async () => /** @type {Thing} */ ((await window.upkeepBoard.getState()).objects.find((o) => o.name === 'Giant Spider')).place), 2, 'the second place in what the page reads');
        await comes(async () => /** @type {string} */ (await page.textContent('#board-theirs')).includes('number 2 in the damage order'), 'the order is not said at the card');
      } else {
        await becomes(line, '6 of 6 left to assign', 'what there is to give');
        let seen = await shown(page);
        equal(seen.rows.length, 3, 'who gets something');
        equal(seen.rows.filter((r) => r.now).length, 1, 'who is asked about');
        check(/** @type {string} */ (seen.rows[0].text).includes('lethal: 2'), `what would destroy it: ${seen.rows[0].text}`);
        await choose(page, 'Grizzly Bears: 2');
        await becomes(line, '4 of 6 left to assign', 'what is left to assign');
        seen = await shown(page);
        check(/** @type {string} */ (seen.rows[0].text).startsWith('Grizzly Bears: 2') && seen.rows[0].change, `what it gets: ${seen.rows[0].text}`);
        await page.locator('#dividing button').first().focus();
        await page.keyboard.press('Enter');
        await becomes(line, '6 of 6 left to assign', 'after the change');
        seen = await shown(page);
        check(seen.rows[0].now, 'the first is not asked about again');
      }
      const errors = page.errors.filter((e) => !e.includes('404'));
      check(errors.length === 0, errors.join(' | '));
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
}

export const tests = { dividing };
