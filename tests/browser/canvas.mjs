// The canvas: duels by real pointer, key and touch events, where the program says its places are; stillness;
// pictures.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTEFACTS, atRest, becomes, bestOf, check, comes, drawn, DUEL, equal, inCombat, noErrors, open, playUntil, prefer, quiet, SLOW, until } from './lib.mjs';

/** @import { Browser, Choice, Context, Page, Region, Route, Server, State } from './lib.mjs' */

/** @param {Page} page */
const state = (page) => page.evaluate(() => window.upkeep.getState());
/** @param {Page} page */
const regions = (page) => page.evaluate(() => window.upkeep.regions());

// Waits until the canvas shows the present state: its places are those of the last frame.
/** @param {Context} context @param {string} url @param {Parameters<Window['upkeep']['newGame']>[0]} config */
async function table(context, url, config) {
  const page = await open(context, url);
  await comes(() => page.locator('#canvas').isVisible(), 'no canvas is shown');
  await page.evaluate((c) => window.upkeep.newGame(c), config);
  await drawn(page);
  return page;
}

/** @param {Page} page */
const look = (page) => page.evaluate(async () => ({
  state: await window.upkeep.getState(), regions: await window.upkeep.regions(), focus: /** @type {HTMLElement} */ (document.activeElement).id,
}));

/** @typedef {(page: Page, place: Region, now: State) => Promise<unknown>} Press */
// One decision: the place that takes the wanted option, pressed. `press(page, region)` does it.
/** @param {Page} page @param {State} now @param {Region[]} places @param {number} turn @param {Press} press */
async function decide(page, now, places, turn, press) {
  const rest = [...now.view.options];
  while (rest.length) {
    const option = /** @type {Choice} */ (prefer(rest, turn, 1 - now.seat));
    rest.splice(rest.indexOf(option), 1);
    // A card with several things to do opens a list; a number is chosen and then taken: a few presses.
    for (let tries = 0; tries < 4; tries++) {
      const takers = places.filter((r) => r.free && r.options.includes(option.index));
      const place = takers.find((r) => r.does === 'option') ?? takers[0];
      if (!place) break;
      await press(page, place, now);
      const after = await look(page);
      if (after.state.changes !== now.changes) return after;
      places = after.regions;
    }
  }
  const open = places.map((r) => `${r.does} ${r.label}`).join(', ');
  throw new Error(`no place takes an option of "${now.view.prompt}": ${open}`);
}

/** @param {Page} page @param {Press} press @param {Press} lift */
async function playThrough(page, press, lift, /** @type {{ decisions?: number, holds?: (state: State) => boolean }} */ { decisions = 1500, holds = () => false } = {}) {
  let seen = await look(page);
  for (let i = 0; i < decisions; i++) {
    const now = seen.state;
    if (now.view.over || holds(now)) return now;
    if (!now.curtain && !now.computer) {
      seen = await decide(page, now, seen.regions, i, press);
      continue;
    }
    if (now.curtain) await lift(page, /** @type {Region} */ (seen.regions.find((r) => r.does === 'lift')), now);
    else await until(page, (n) => window.upkeep.getState().then((s) => s.changes !== n), now.changes);
    seen = await look(page);
  }
  throw new Error('the duel does not end');
}

/** @param {Region} r @returns {[number, number]} */
const centre = (r) => [r.x + r.w / 2, r.y + r.h / 2];

/** @param {string} seed */
const SHORT = (seed) => DUEL({
  seed,
  seats: [{ computer: false, name: 'Ana', deck: 'ember' }, { computer: false, name: 'Beto', deck: 'ember' }],
});

/** @param {Server} server @param {Browser} browser */
async function pointer(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await table(context, server.url, SHORT('12'));
  /** @param {Page} p @param {Region} r */
  const click = (p, r) => p.mouse.click(...centre(r));
  check((await playThrough(page, click, click)).view.over, 'not over');
  /** @type {Region | undefined} */
  let again;
  await comes(async () => again = (await regions(page)).find((r) => r.does === 'rematch'), 'no rematch is offered');
  await click(page, /** @type {Region} */ (/** @type {unknown} */ (again)));
  await drawn(page);
  await comes(async () => !(await state(page)).view.over, 'the rematch does not begin');
  noErrors(page);
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function touch(server, browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await table(context, server.url, SHORT('7'));
  /** @param {Page} p @param {Region} r */
  const tap = (p, r) => p.touchscreen.tap(...centre(r));
  check((await playThrough(page, tap, tap)).view.over, 'not over');
  noErrors(page);
  await context.close();
}

// The keys that the program names do what they can; for the rest the ring is led by Tab to the place and Enter
// takes it. Every fourth decision goes by the ring alone.
/** @param {Server} server @param {Browser} browser */
async function keyboard(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  const page = await table(context, server.url, SHORT('6'));
  await becomes(async () => (await look(page)).focus, 'canvas', 'the focus at the start');
  /** @type {Record<string, string>} */
  const keys = { pass: 'Space', done: 'Enter', pay: 'Enter', yes: 'y', no: 'n', back: 'Escape' };
  let presses = 0;
  let ringed = 0;
  /** @param {Region} a @param {Region} b */
  const same = (a, b) => a.does === b.does && a.x === b.x && a.y === b.y;
  /** @param {Page} p @param {Region} place @param {State} now */
  const press = async (p, place, now) => {
    const option = place.options.length === 1 && now.view.options.find((o) => o.index === place.options[0]);
    const key = option && keys[option.kind];
    if (key && ++presses % 4) return p.keyboard.press(key);
    for (let k = 0; k < 3; k++) {
      let seen = await look(p);
      if (!seen.regions.some((r) => r.focused)) {
        await p.keyboard.press('Tab');
        seen = await look(p);
      }
      equal(seen.focus, 'canvas', `the focus, while the ring looks for ${place.does} ${place.label}`);
      const ring = seen.regions.findIndex((r) => r.focused);
      check(ring >= 0, 'Tab shows no ring');
      if (same(seen.regions[ring], place)) {
        ringed++;
        return p.keyboard.press('Enter');
      }
      const goal = seen.regions.findIndex((r) => same(r, place));
      check(seen.regions[goal].tab, `Tab passes by ${place.does} ${place.label}`);
      const between = seen.regions.slice(Math.min(ring, goal) + 1, Math.max(ring, goal));
      const steps = between.filter((r) => r.tab).length + 1;
      for (let i = 0; i < steps; i++) await p.keyboard.press(goal < ring ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab does not reach ${place.does} ${place.label}`);
  };
  /** @param {Page} p */
  const lift = (p) => p.keyboard.press(++presses % 2 ? 'Enter' : 'Space');
  check((await playThrough(page, press, lift)).view.over, 'the duel by keyboard does not end');
  check(ringed > 20, 'hardly anything was done by the ring');
  await page.keyboard.press('Enter');
  await comes(async () => !(await state(page)).view.over, 'Enter begins no rematch');
  noErrors(page);
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function canvasCurtain(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await table(context, server.url, SHORT('8'));
  const now = await state(page);
  check(now.curtain, 'no curtain at the beginning of a duel of two');
  /** @type {Region | undefined} */
  let lift;
  await comes(async () => lift = (await regions(page)).find((r) => r.does === 'lift'), 'nothing lifts the curtain');
  const labels = (await regions(page)).map((r) => `${r.does} ${r.label}`).join(' ');
  check(!/object/.test(labels), `cards behind the curtain: ${labels}`);
  await page.screenshot({ path: join(ARTEFACTS, 'curtain-1280x720.png') });
  await page.mouse.click(...centre(/** @type {Region} */ (/** @type {unknown} */ (lift))));
  await drawn(page);
  await comes(async () => !(await state(page)).curtain, 'the curtain stays');
  noErrors(page);
  await context.close();
}

// Of two quick presses the first breaks the seal; the second answers nothing that was not to be seen yet.
/** @param {Server} server @param {Browser} browser */
async function sealTwice(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await table(context, server.url, SHORT('8'));
  check((await state(page)).curtain, 'no curtain at the beginning of a duel of two');
  await page.evaluate(() => window.upkeep.patience(60));
  await page.keyboard.press('Enter');
  await comes(async () => !(await state(page)).curtain, 'the curtain stays');
  const before = await page.evaluate(() => window.upkeep.hash());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await drawn(page);
  equal(await page.evaluate(() => window.upkeep.hash()), before, 'the second press has answered');
  await page.evaluate(() => window.upkeep.patience(0));
  await page.keyboard.press('Tab');
  await drawn(page);
  await page.keyboard.press('Enter');
  await comes(async () => (await page.evaluate(() => window.upkeep.hash())) !== before, 'later presses answer nothing');
  noErrors(page);
  await context.close();
}

// A hint says what the computer would do and changes nothing; the last turn is shown again, and nothing has changed after it.
/** @param {Server} server @param {Browser} browser */
async function hintAndLookBack(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await table(context, server.url, DUEL({ seats: [{ computer: false, name: 'Ana', deck: 'night' }, { computer: true, name: 'Beto', deck: 'grove' }] }));
  await playUntil(page, (s) => s.view.turn >= 5 && s.view.active === s.seat && !s.computer);
  const before = await page.evaluate(() => window.upkeep.hash());
  const hash = () => page.evaluate(() => window.upkeep.hash());
  await page.keyboard.press('t');
  await page.waitForSelector('[data-key=hint]');
  check(/^At full strength, the computer would choose: ./.test(/** @type {string} */ (await page.textContent('[data-key=hint]'))), /** @type {string} */ (await page.textContent('[data-key=hint]')));
  equal(await hash(), before, 'a hint changes the duel');
  await page.keyboard.press('w');
  await page.waitForSelector('[data-key=recap]');
  check((await state(page)).coming > 0, 'nothing is shown again');
  // Nothing is to be decided meanwhile, and that is said.
  await page.evaluate(() => window.upkeep.hint());
  await comes(async () => /^There's a hint when you have a choice to make/.test(/** @type {string} */ (await page.textContent('[data-key=hint]'))), 'silence instead of a hint');
  await page.keyboard.press('Escape');
  await comes(async () => (await state(page)).coming === 0, 'it cannot be skipped');
  equal(await hash(), before, 'looking back changes the duel');
  noErrors(page);
  await context.close();
}

/** @param {Server} server @param {Browser} browser */
async function still(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await table(context, server.url, SHORT('10'));
  await page.evaluate(() => window.upkeep.liftCurtain());
  await playUntil(page, (s) => s.view.turn >= 4);
  await atRest(page);
  const before = await page.evaluate(() => window.upkeep.frames());
  await quiet(1500);
  equal(await page.evaluate(() => window.upkeep.frames()), before, 'frames drawn while nothing changes');
  await page.mouse.move(5, 5);
  const now = await state(page);
  if (now.curtain) await page.evaluate(() => window.upkeep.liftCurtain());
  else await page.evaluate((n) => window.upkeep.act(n), /** @type {Choice} */ (prefer(now.view.options)).index);
  await comes(async () => await page.evaluate(() => window.upkeep.frames()) > before, 'nothing is drawn after a change');
  noErrors(page);
  await context.close();
}

// The context is lost, as after a driver's restart: the plain page takes over, and the table comes back as it was.
/** @param {Server} server @param {Browser} browser */
async function lostContext(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  const page = await table(context, server.url, SHORT('12'));
  await page.evaluate(() => window.upkeep.liftCurtain());
  await playUntil(page, (s) => s.view.turn >= 4);
  await atRest(page);
  const before = await page.screenshot();
  await page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
    window.lose = /** @type {WEBGL_lose_context} */ (canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'));
    window.lose.loseContext();
  });
  await page.waitForFunction(() => !document.body.classList.contains('canvas'));
  await comes(() => page.locator('#plain').isVisible(), 'nothing stands in for the lost canvas');
  await page.evaluate(() => window.lose.restoreContext());
  await page.waitForFunction(() => document.body.classList.contains('canvas'));
  /** @type {Buffer | undefined} */
  let after;
  await comes(async () => (after = await page.screenshot()).equals(before), () => {
    writeFileSync(join(ARTEFACTS, 'context-before.png'), before);
    writeFileSync(join(ARTEFACTS, 'context-after.png'), /** @type {Buffer} */ (after));
    return 'the table does not come back as it was: context-*.png';
  });
  await context.close();
}

/** @param {Page} page */
const pixels = (page) => page.evaluate(() => `${/** @type {HTMLCanvasElement} */ (document.getElementById('canvas')).width}x${/** @type {HTMLCanvasElement} */ (document.getElementById('canvas')).height}`);

// Fractional and large device pixel ratios: as many pixels as the screen has, and clicks land where they should.
/** @param {Server} server @param {Browser} browser */
async function ratios(server, browser) {
  for (const deviceScaleFactor of [1.5, 2, 3]) {
    const context = await browser.newContext({ viewport: { width: 640, height: 480 }, deviceScaleFactor, reducedMotion: 'reduce' });
    const page = await table(context, server.url, SHORT('9'));
    /** @param {Page} p @param {Region} r */
    const click = (p, r) => p.mouse.click(...centre(r));
    await playThrough(page, click, click, { holds: (/** @type {State} */ s) => s.view.turn >= 2 && !s.curtain });
    await becomes(() => pixels(page), `${640 * deviceScaleFactor}x${480 * deviceScaleFactor}`, 'pixels of the canvas');
    await page.screenshot({ path: join(ARTEFACTS, `ratio-${deviceScaleFactor}.png`) });
    noErrors(page);
    await context.close();
  }
}

// Until the computer has nothing to decide, so that nothing changes by itself.
/** @param {Page} page */
const answered = (page) => until(page, () => window.upkeep.getState().then((s) => !s.computer));

// Damage is seen to happen, for a moment, and then nothing is drawn any more; with motion reduced it is not.
/** @param {Server} server @param {Browser} browser */
async function motion(server, browser) {
  for (const reducedMotion of /** @type {const} */ (['no-preference', 'reduce'])) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion });
    const page = await table(context, server.url, DUEL({ seed: '31', seats: [
      { computer: false, name: 'Ana', deck: 'ember' }, { computer: true, name: 'Computer', deck: 'grove' }] }));
    /** @param {State} s */
    const lives = (s) => s.view.players.map((p) => p.life).join();
    const first = await playUntil(page, (s) => s.view.turn >= 4);
    // The clock stands still, so that the picture can be taken while it happens.
    await page.evaluate(() => {
      window.clock = performance.now.bind(performance);
      const frozen = window.clock();
      performance.now = () => frozen;
    });
    await playUntil(page, (s) => lives(s) !== lives(first));
    await comes(async () => lives(await state(page)) !== lives(first), 'nobody loses life');
    await drawn(page);
    await page.evaluate(() => { const t = performance.now() + 70; performance.now = () => t; });
    await drawn(page);
    if (reducedMotion === 'reduce') {
      // Pictures of cards may still come, and the computer may still act: each of that is a frame or two.
      await comes(async () => !(await page.evaluate(() => window.upkeep.moving())), 'with motion reduced something moves');
    } else {
      await page.screenshot({ path: join(ARTEFACTS, 'motion-1280x720.png') });
      await comes(() => page.evaluate(() => window.upkeep.moving()), 'nothing moves');
      await page.evaluate(() => { performance.now = window.clock; });
      await answered(page);
      await atRest(page);
      const rest = await page.evaluate(() => window.upkeep.frames());
      await quiet(400);
      equal(await page.evaluate(() => window.upkeep.frames()), rest, 'frames drawn after the motion');
    }
    noErrors(page);
    await context.close();
  }
}

// Against the computer, on the canvas: for how many milliseconds the page stands still at most.
/** @param {Server} server @param {Browser} browser */
async function standsStill(server, browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await table(context, server.url, DUEL({
    seed: '31',
    seats: [{ computer: false, name: 'Ana', deck: 'grove' }, { computer: true, name: 'Computer', deck: 'ember' }],
  }));
  await page.evaluate(() => {
    window.longest = 0;
    let last = performance.now();
    setInterval(() => {
      window.longest = Math.max(window.longest, performance.now() - last);
      last = performance.now();
    }, 20);
  });
  /** @param {Page} p @param {Region} r */
  const click = (p, r) => p.mouse.click(...centre(r));
  await playThrough(page, click, click, { holds: (/** @type {State} */ s) => s.view.turn >= 5 });
  const longest = await page.evaluate(() => window.longest);
  noErrors(page);
  await context.close();
  return longest;
}

// It answers within a second or so, and the page never stalls.
/** @param {Server} server @param {Browser} browser */
async function computer(server, browser) {
  /** @param {number} ms */
  const good = (ms) => ms < 1500 * SLOW;
  const longest = await bestOf(() => standsStill(server, browser), good);
  check(good(longest), `the page stood still for ${Math.round(longest)} ms`);
}

/** @type {[width: number, height: number, ratio: number, mobile: boolean][]} */
const SIZES = [[1280, 720, 1, false], [390, 844, 2, true], [640, 480, 1, false]];

/** @param {Server} server @param {Browser} browser */
async function pictures(server, browser) {
  for (const [width, height, deviceScaleFactor, mobile] of SIZES) {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, hasTouch: mobile, isMobile: mobile });
    const page = await open(context, server.url);
    await drawn(page);
    await page.screenshot({ path: join(ARTEFACTS, `start-${width}x${height}.png`) });
    await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seed: '5' }));
    await playUntil(page, (s) => s.view.turn >= 7 && inCombat(s));
    await atRest(page);
    await page.screenshot({ path: join(ARTEFACTS, `table-${width}x${height}.png`) });
    await becomes(() => pixels(page), `${width * deviceScaleFactor}x${height * deviceScaleFactor}`, 'pixels of the canvas');
    // Another size: the table follows.
    await page.setViewportSize({ width: width + 100, height });
    await drawn(page);
    await becomes(() => page.evaluate(() => /** @type {HTMLCanvasElement} */ (document.getElementById('canvas')).width), (width + 100) * deviceScaleFactor, 'pixels after resizing');
    noErrors(page);
    await context.close();
  }
}

// The workers' own program, compiled for speed, gives the answers of the page's, so it does not matter which one has come
// when the computer thinks; where it can't be had, the computer plays all the same.
/** @param {Server} server @param {Browser} browser */
async function sameThoughts(server, browser) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await open(context, server.url);
  const differ = await page.evaluate(async () => {
    const { loadEngine } = await import('./app/engine.mjs');
    const { Thinker } = await import('./app/thinker.mjs');
    const thinker = new Thinker();
    while (!thinker.second) await new Promise((done) => { setTimeout(done, 50); });
    const [own, game] = [await loadEngine({}, { whole: true }), await loadEngine({}, { whole: true })];
    const wrong = [];
    for (const [era, a, b] of [['foundations', 'foundations-gale', 'foundations-helix'], ['sixth', 'sixth-oak', 'sixth-kiln'], ['fifth', 'fifth-plains', 'fifth-swamp']]) {
      game.start({ era, seed: 3, seats: [{ computer: true, name: 'A', deck: a }, { computer: true, name: 'B', deck: b }] });
      for (let n = 0; n < 25;) {
        const task = game.computerTask();
        if (!task) {
          game.set('go_on', true);
          continue;
        }
        const [one, other] = [own.think(task, 3), thinker.second.think(task, 3)];
        if (one.join() !== other.join()) wrong.push(`${era}, decision ${n}: ${one} and ${other}`);
        game.computerAnswer(one);
        n++;
      }
    }
    return wrong;
  });
  equal(differ.join('; '), '', 'where the two programs differ');
  noErrors(page);

  const asked = [];
  await context.route('**/upkeep-thinker.*', (/** @type {Route} */ route) => {
    asked.push(route.request().url());
    route.abort();
  });
  const without = await open(context, `${server.url}?plain=1`);
  await without.evaluate((c) => window.upkeep.newGame(c), DUEL({ seats: [{ computer: false, name: 'A', deck: 'foundations-gale' }, { computer: true, name: 'B', deck: 'foundations-helix' }] }));
  await playUntil(without, (s) => s.view.turn >= 3);
  check(asked.length > 0, 'the worker does not ask for its program');
  await context.close();
}

export const tests = { sameThoughts, pointer, keyboard, touch, canvasCurtain, sealTwice, hintAndLookBack, still, motion, lostContext, ratios, computer, pictures };
