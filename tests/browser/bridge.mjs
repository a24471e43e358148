// What the program gives as JSON is what web/bridge/shapes.json says of it, of which the page's types are made.
import { misfits } from '../../web/build/bridge.mjs';
import { check, DUEL, open, prefer } from './lib.mjs';

/** @import { Engine } from '../../web/app/engine.mjs' */
/** @import { Browser, Choice, Server, View } from './lib.mjs' */

const DECKS = [['foundations', 'foundations-gale', 'foundations-helix'], ['m10', 'm10-legion', 'm10-thicket'], ['sixth', 'sixth-oak', 'sixth-kiln'], ['fifth', 'fifth-plains', 'fifth-swamp']];

/** @param {Server} server @param {Browser} browser */
async function shapesFit(server, browser) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await open(context, `${server.url}?plain=1`);
  // A program of the test's own, beside the page's.
  await page.evaluate(() => import('./app/engine.mjs').then(async (m) => { window.upkeep.own = await m.loadEngine({}, { whole: true }); }));
  const wrong = new Set();
  const hold = (/** @type {unknown} */ value, /** @type {string} */ shape) => { for (const one of misfits(value, shape)) wrong.add(one.replace(/\[\d+\]/g, '[]')); };
  const seen = { objects: 0, stack: 0, options: 0, log: 0 };
  for (const [era, a, b] of DECKS) {
    const begun = await page.evaluate((c) => /** @type {Engine} */ (window.upkeep.own).start(c), DUEL({ era, seats: [{ computer: false, name: 'Ana', deck: a }, { computer: false, name: 'Beto', deck: b }] }));
    check(begun, `no duel of ${a} and ${b}`);
    for (let i = 0; i < 120; i++) {
      const told = await page.evaluate(() => {
        const own = /** @type {Engine} */ (window.upkeep.own);
        own.liftCurtain();
        const state = own.calls.state();
        return { state, log: own.log(Math.max(0, /** @type {number} */ (state.log) - 3)), why: own.why(/** @type {number} */ (state.log)), preview: own.preview(), explained: /** @type {View} */ (state.view).objects.filter((o) => o.ref).slice(0, 6).map((o) => own.explain(/** @type {string} */ (o.ref))) };
      });
      hold(told.state, 'State');
      hold(told.log, 'LogLine[]');
      hold(told.why, 'WhyLine[]');
      hold(told.preview, 'Preview');
      hold(told.explained, 'Explanation[]');
      seen.objects += /** @type {View} */ (told.state.view).objects.length;
      seen.stack += /** @type {View} */ (told.state.view).stack.length;
      seen.options += /** @type {View} */ (told.state.view).options.length;
      seen.log += told.log.length;
      if (/** @type {View} */ (told.state.view).over) break;
      await page.evaluate((n) => /** @type {Engine} */ (window.upkeep.own).act(n), /** @type {Choice} */ (prefer(/** @type {View} */ (told.state.view).options, i, 1 - /** @type {number} */ (told.state.seat))).index);
    }
  }
  const [rules, probe] = await page.evaluate(() => {
    const own = /** @type {Engine} */ (window.upkeep.own);
    return [own.rules('en'), own.probe(own.save())];
  });
  hold(rules, 'HouseRule[]');
  hold(probe, 'Probe');
  for (const [what, n] of Object.entries(seen)) check(n > 20, `only ${n} of ${what} were seen`);
  check(!wrong.size, [...wrong].join('\n'));
  // A field that is missing, one that nobody described, and one of another kind are noticed.
  const line = { serial: 1, turn: 1, text: 'a', at: 0 };
  check(!misfits(line, 'LogLine').length, 'a line of the log does not fit');
  for (const [fault, of] of [[{ ...line, serial: undefined }, 'LogLine.serial is no number: undefined'], [{ ...line, age: 3 }, 'LogLine.age is not described'], [{ ...line, at: '0' }, 'LogLine.at is no number: "0"']])
    check(misfits(fault, 'LogLine').join() === of, `${misfits(fault, 'LogLine')}, and not: ${of}`);
  await context.close();
}

export const tests = { shapesFit };
