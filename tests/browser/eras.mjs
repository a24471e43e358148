// The 1997 rules in the page: a whole duel by the plain page, house rules, and the windows on the canvas.
import { join } from 'node:path';
import { ARTEFACTS, becomes, check, comes, drawn, DUEL, equal, noErrors, open, prefer, PREFER } from './lib.mjs';

/** @import { Browser, Choice, Page, Region, Server, State } from './lib.mjs' */

/** @param {Page} page */
const state = (page) => page.evaluate(() => window.upkeep.getState());

/** @param {Server} server @param {Browser} browser */
async function fifthPlain(server, browser) {
  const context = await browser.newContext();
  const page = await open(context, `${server.url}?plain=1`);
  await page.selectOption('#setup-mode', 'hotseat');
  await page.selectOption('#setup-era', 'fifth');
  await comes(async () => /** @type {string} */ (await page.textContent('#setup-about')).length > 10, 'nothing is said of the era');
  await comes(async () => /\(.+\)/.test(/** @type {string} */ (await page.textContent('#rule-manaBurn option:checked'))), 'the default of the era is not marked');
  await page.evaluate(() => { /** @type {HTMLDetailsElement} */ (document.getElementById('setup-rules')).open = true; });
  await page.selectOption('#rule-mulligan', 'paris');
  await page.selectOption('#setup-deck-0', 'ember');
  await page.selectOption('#setup-deck-1', 'night');
  await page.fill('#setup-seed', '4');
  await page.click('#setup-begin');
  await becomes(async () => JSON.stringify((await state(page)).rules), '{"mulligan":"paris"}', 'house rules of the duel');
  await page.evaluate(() => window.upkeep.saved());
  await page.reload();
  await page.waitForFunction(() => window.upkeep !== undefined);
  await becomes(async () => JSON.stringify((await state(page)).rules), '{"mulligan":"paris"}', 'house rules after a reload');
  const seen = new Set();
  const passes = new Set();
  for (let i = 0; i < 4000; i++) {
    if (await page.locator('#over').isVisible()) break;
    if (await page.locator('#curtain').isVisible()) {
      await page.click('#curtain-lift');
      continue;
    }
    const now = await state(page);
    seen.add(now.view.why);
    if (now.view.why === 'attackers') equal(now.view.phases, 6, 'phases');
    const options = now.view.options;
    const pass = options.find((o) => o.kind === 'pass');
    if (pass) passes.add(`${pass.text} ${now.view.pass}`);
    const pick = /** @type {Choice} */ (prefer(options, i, 1 - now.seat));
    const clicked = await page.evaluate((n) => {
      const button = /** @type {HTMLElement} */ (document.querySelector(`#actions button[data-index="${n}"], #mana-actions button[data-index="${n}"]`));
      button?.click();
      return !!button;
    }, pick.index);
    check(clicked, `no button for "${pick.text}"`);
  }
  await comes(async () => (await state(page)).view.over, 'the duel is not over');
  for (const why of ['priority', 'attackers', 'blockers']) check(seen.has(why), `nobody was asked: ${why}; ${[...seen]}`);
  check([...passes].some((p) => p.startsWith('End phase →')), `no end of phase: ${[...passes].slice(0, 9)}`);
  const log = await page.evaluate(() => window.upkeep.log(0));
  check(!log.some((l) => /battlefield|exile|A card resolves/.test(l.text)), 'words of other times in the log');
  noErrors(page);
  await context.close();
}

// In the page: plays until such a window, or the end.
/** @param {typeof prefer} choose @param {{ config: Parameters<Window['upkeep']['newGame']>[0], kind: string }} wanted @returns {Promise<State | null>} */
async function seek(choose, { config, kind }) {
  await window.upkeep.newGame(config);
  for (let i = 0; i < 1500; i++) {
    const now = await window.upkeep.getState();
    if (now.view.over) return null;
    if (now.curtain) {
      await window.upkeep.liftCurtain();
    } else {
      if (now.view.why === kind && now.view.options.some((o) => o.kind === 'cast' || o.kind === 'activate')) return now;
      const options = now.view.options.filter((o) => !/Healer (attacks|blocks)/.test(o.text));
      await window.upkeep.act(/** @type {Choice} */ (choose(options, i, 1 - now.seat)).index);
    }
  }
  return null;
}

// Plays until a window of this kind is open and can be used. Healers stay at home. The first seed is known to
// come to it; should the rules or the decks change, the next ones are tried.
/** @param {Page} page @param {string} kind @param {string[]} decks @param {number} first @returns {Promise<State>} */
async function windowOf(page, kind, decks, first) {
  for (let seed = first; seed < first + 12; seed++) {
    const config = DUEL({
      era: 'fifth', seed: String(seed),
      seats: decks.map((deck, i) => ({ computer: false, name: ['Ana', 'Beto'][i], deck })),
    });
    const now = /** @type {State | null} */ (await page.evaluate(`(${seek})(${PREFER}, ${JSON.stringify({ config, kind })})`));
    if (now) return now;
  }
  throw new Error(`no ${kind} window came`);
}

/** @param {Server} server @param {Browser} browser */
async function fifthWindows(server, browser) {
  for (const [width, height, mobile] of /** @type {[number, number, boolean][]} */ ([[1280, 720, false], [390, 844, true]])) {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: mobile, isMobile: mobile, reducedMotion: 'reduce' });
    const page = await open(context, server.url);
    for (const [kind, decks, seed] of /** @type {[string, string[], number][]} */ ([['interrupt', ['sky', 'ember'], 6], ['prevention', ['sky', 'ember'], 7], ['regeneration', ['night', 'ember'], 1]])) {
      const now = await windowOf(page, kind, decks, seed);
      check(now.view.windows.at(-1)?.kind === kind, `the view does not tell of the ${kind} window`);
      if (kind === 'prevention') check(now.view.packets.length > 0, 'no damage waits');
      if (kind === 'regeneration') check(now.view.objects.some((o) => o.flags.includes('dying')), 'nothing is dying');
      await drawn(page);
      await page.screenshot({ path: join(ARTEFACTS, `fifth-${kind}-${width}x${height}.png`) });
      const pass = /** @type {Choice} */ (now.view.options.find((o) => o.kind === 'pass'));
      const usable = /** @type {Choice} */ (now.view.options.find((o) => o.kind === 'cast' || o.kind === 'activate'));
      /** @type {Region[]} */
      let places = [];
      /** @type {Region | undefined} */
      let button;
      await comes(async () => {
        places = await page.evaluate(() => window.upkeep.regions());
        button = places.find((r) => r.does === 'option' && r.arg === pass.index && r.free);
        return button?.label.startsWith(pass.text);
      }, `no button passes in the ${kind} window`);
      check(places.some((r) => r.free && r.options.includes(usable.index)), `nothing can be clicked in the ${kind} window`);
      const { x, y, w, h } = /** @type {Region} */ (/** @type {unknown} */ (button));
      if (mobile) await page.touchscreen.tap(x + w / 2, y + h / 2);
      else await page.mouse.click(x + w / 2, y + h / 2);
      await comes(async () => (await state(page)).changes !== now.changes, `the click does not pass in the ${kind} window`);
    }
    noErrors(page);
    await context.close();
  }
}

export const tests = { fifthPlain, fifthWindows };
