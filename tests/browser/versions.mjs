// Versions side by side, and a replay played, jumped through and seen by either seat.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomes, comes, DUEL, equal, noErrors, open, playUntil, serve, SITE, until } from './lib.mjs';

/** @import { Browser, Server } from './lib.mjs' */

// A link of another version whose duel comes out differently is offered that version, where it is kept, and opens there.
/** @param {Server} server @param {Browser} browser */
async function oldVersion(server, browser) {
  const folder = mkdtempSync(join(tmpdir(), 'upkeep-versions-'));
  const site = join(folder, 'site');
  mkdirSync(join(site, 'versions'), { recursive: true });
  for (const name of readdirSync(SITE)) if (name !== 'versions') symlinkSync(join(SITE, name), join(site, name));
  const other = '0badcafe';
  cpSync(SITE, join(site, 'versions', other), { recursive: true, filter: (path) => !/\/(versions|lessons|puzzles)$/.test(path) });
  const host = await serve(site);
  try {
    const context = await browser.newContext();
    const page = await open(context, `${host.url}?plain=1`);
    await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
    await playUntil(page, (s) => s.view.turn >= 3);
    const hash = await page.evaluate(() => window.upkeep.hash());
    await page.evaluate(() => { location.hash = '#/share'; });
    await page.waitForSelector('#share-link');
    const link = (await page.inputValue('#share-link')).split('#')[1];
    await page.close();
    // This version claims that the duel comes out differently; the other opens it as it is.
    const here = await context.newPage();
    await here.addInitScript((version) => {
      if (location.pathname.includes('/versions/')) return;
      const parse = JSON.parse;
      JSON.parse = (text, ...rest) => {
        const out = parse(text, ...rest);
        return out && typeof out === 'object' && 'own_version' in out ? { ...out, error: 'other-rules', version } : out;
      };
    }, other);
    await here.goto(`${host.url}?plain=1#${link}`);
    await here.waitForSelector('#link-error[data-code=other-rules]');
    const offered = here.getByRole('button', { name: `Open with version ${other}` });
    await offered.waitFor();
    await offered.click();
    await here.waitForURL(new RegExp(`/versions/${other}/`));
    await here.waitForSelector('#link-players');
    await here.locator('#page .row button').first().evaluate((/** @type {HTMLElement} */ b) => b.click());
    await until(here, () => window.upkeep.getState().then((s) => s.running));
    if ((await here.evaluate(() => window.upkeep.getState())).curtain) await here.evaluate(() => window.upkeep.liftCurtain());
    await here.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[data-key=recap] button'))?.click());
    await until(here, (h) => window.upkeep.hash().then((x) => x === h), hash);
    // A version that is not kept is said to be missing, and the last position that agrees is offered.
    const gone = await context.newPage();
    await gone.addInitScript(() => {
      const parse = JSON.parse;
      JSON.parse = (text, ...rest) => {
        const out = parse(text, ...rest);
        return out && typeof out === 'object' && 'own_version' in out ? { ...out, error: 'other-rules', version: '0badcaff' } : out;
      };
    });
    await gone.goto(`${host.url}?plain=1#${link}`);
    await gone.waitForSelector('#link-error[data-code=other-rules]');
    await comes(async () => /** @type {string} */ (await gone.textContent('#page')).includes('That version isn\'t available here'), 'the missing version is not said to be missing');
    await gone.getByRole('button', { name: 'Open the last position that still matches' }).click();
    await until(gone, () => window.upkeep.getState().then((s) => s.running && s.view.turn >= 1));
    await context.close();
  } finally {
    host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Server} server @param {Browser} browser */
async function replay(server, browser) {
  const context = await browser.newContext();
  const page = await open(context, `${server.url}?plain=1`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seats: [{ computer: false, name: 'Ana', deck: 'ember' }, { computer: false, name: 'Beto', deck: 'ember' }], seed: '12' }));
  await playUntil(page, (s) => s.view.turn >= 7);
  await page.evaluate(() => window.upkeep.concede());
  await page.evaluate(() => { location.hash = '#/timeline'; });
  await page.waitForSelector('.time-lines button');
  /** @param {string} name */
  const button = (name) => page.getByRole('button', { name, exact: true });
  const line = () => page.evaluate(() => document.querySelector('.time-lines [aria-current]')?.textContent ?? '');
  const at = () => page.evaluate(() => Number(/** @type {HTMLInputElement} */ (document.querySelector('.time')).value));
  const end = await at();
  await button('Start').click();
  await button('Next spell').click();
  await comes(async () => /cast|activate/.test(await line()), async () => `not at a spell: ${await line()}`);
  await button('Next attack').click();
  await comes(async () => /attack/.test(await line()), async () => `not at an attack: ${await line()}`);
  // Faster is faster: how long a moment stays, as the page orders it of the clock.
  await page.evaluate(() => {
    const { setTimeout } = window;
    window.ordered = [];
    window.setTimeout = /** @type {typeof setTimeout} */ ((/** @type {TimerHandler} */ act, /** @type {number} */ delay, /** @type {unknown[]} */ ...more) => {
      window.ordered.push(delay);
      return setTimeout(/** @type {() => void} */ (act), delay, ...more);
    });
  });
  const pace = async (/** @type {string} */ speed) => {
    await button('Start').click();
    await page.locator('label', { hasText: 'Speed' }).locator('select').selectOption(speed);
    await page.evaluate(() => { window.ordered = []; });
    const before = await at();
    await button('Play').click();
    await comes(async () => await at() > before, `nothing is played at speed ${speed}`);
    await button('Pause').click();
    return page.evaluate(() => Math.max(...window.ordered));
  };
  const [slow, quick] = [await pace('0.5'), await pace('8')];
  equal(slow, 16 * quick, 'milliseconds a moment stays at half speed, against eight times');
  // From the eyes of either, and of both.
  await button('Start').click();
  await button('Next turn').click();
  const eyes = page.locator('label', { hasText: 'View' }).locator('select');
  for (const [seat, hands] of [['0', 'Ana'], ['1', 'Beto'], ['2', 'Ana Beto']]) {
    await eyes.selectOption(seat);
    await becomes(async () => (await page.locator('.time-board p', { hasText: "'s hand:" }).allTextContents()).map((t) => /(\w+)'s hand/.exec(t)?.[1]).join(' '), hands, 'hands to be seen');
  }
  await button('End').click();
  await becomes(() => at(), end, 'the end');
  noErrors(page);
  await context.close();
}

export const tests = { oldVersion, replay };
