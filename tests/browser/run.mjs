// The built site in Chromium: as many tests side by side as there are processors, each lane with a browser and a server of
// its own. Ends with a line "N passed, N failed". Arguments: names of tests to run, or `short`, `long` or `times` for those of
// the one run or the other; UPKEEP_LANES: how many at a time. A test that fails because something did not come in time is run
// once more, alone, and the output says so.
import { availableParallelism } from 'node:os';
import { tests as access } from './access.mjs';
import { tests as arts } from './art.mjs';
import { tests as begins } from './begin.mjs';
import { tests as bridges } from './bridge.mjs';
import { tests as canvas } from './canvas.mjs';
import { tests as compare } from './compare.mjs';
import { tests as costs } from './cost.mjs';
import { tests as decks } from './decks.mjs';
import { tests as dividings } from './dividing.mjs';
import { tests as drawings } from './drawing.mjs';
import { tests as editor } from './editor.mjs';
import { tests as english } from './english.mjs';
import { tests as eras } from './eras.mjs';
import { tests as flaws } from './flaws.mjs';
import { tests as formats } from './format.mjs';
import { tests as kills } from './kill.mjs';
import { tests as embed } from './embed.mjs';
import { tests as latencies } from './latency.mjs';
import { Late, launch, PATIENCE, serve } from './lib.mjs';
import { tests as lessons } from './lessons.mjs';
import { tests as links } from './links.mjs';
import { tests as offline } from './offline.mjs';
import { tests as paces } from './pace.mjs';
import { tests as packs } from './packs.mjs';
import { tests as pages } from './pages.mjs';
import { tests as plain } from './plain.mjs';
import { tests as reasons } from './reasons.mjs';
import { tests as saves } from './saves.mjs';
import { tests as sizes } from './size.mjs';
import { tests as teach } from './teach.mjs';
import { tests as timeline } from './timeline.mjs';
import { tests as uses } from './use.mjs';
import { tests as wordTables } from './words.mjs';
import { tests as versions } from './versions.mjs';
import { tests as zooms } from './zoom.mjs';

/** @import { Browser, Server, Test } from './lib.mjs' */

// These measure time, so that a busy machine fails them. They decide nothing: ./upkeep test times
const times = new Set(['computer', 'cost', 'latency']);

// These put something in the place of what all tests of this process share, or count frames: they run alone, at the end.
/** @type {Set<unknown>} */
const alone = new Set([paces, flaws].flatMap((tests) => /** @type {Test[]} */ (Object.values(tests))).concat(canvas.still, canvas.motion, timeline.staleAnswer));

// The short run leaves these out: they go over what others have gone over, in every language, at odd ratios, by another
// device, or on every page, and what they have found was found by those as well, or was rare.
const long = new Set(['axe', 'byRoles', 'deckClosed', 'deckKeys', 'dragsByFinger', 'embedBeforeItsTime', 'fifthWindows', 'heldKeys',
  'keptBehindLink', 'killedTabs', 'lessonInEachLanguage', 'noEnglish', 'noTextClipped', 'numberByKeys', 'oldVersion', 'ownCards',
  'ownCardsMissing', 'partsAreTheWhole', 'partsAtOddRatios', 'ratios', 'roomForWords', 'solutionsInTheReadersWords', 'stackTargets',
  'thirtyBoards', 'withoutWebgl', 'zoomed']);

const which = ['short', 'long', 'times'].includes(process.argv[2]) ? process.argv[2] : '';
const wanted = process.argv.slice(which ? 3 : 2);
const all = [bridges, plain, dividings, reasons, wordTables, flaws, formats, english, zooms, access, embed, pages, links, begins, decks, packs, editor, saves, kills, offline, timeline, versions, uses, costs, latencies, paces, drawings, sizes, arts, eras, compare, teach, lessons, canvas].flatMap((tests) => /** @type {[string, Test][]} */ (Object.entries(tests)));
for (const [i, [name]] of all.entries())
  if (all.findIndex(([other]) => other === name) < i) throw new Error(`two tests are named ${name}`);
for (const name of [...wanted, ...long, ...times])
  if (!all.some(([other]) => other === name)) throw new Error(`no test is named ${name}`);

// What waits within a page has no limit of its own: a test that came to a stop there is late like any other.
const LONGEST_TEST = 4 * PATIENCE;
/** @param {Test} test @param {Server} server @param {Browser} browser */
async function inTime(test, server, browser) {
  let timer;
  const over = new Promise((_, failed_) => { timer = setTimeout(() => failed_(new Late(`it took longer than ${LONGEST_TEST / 1000} s`)), LONGEST_TEST); });
  try {
    await Promise.race([test(server, browser), over]);
  } finally {
    clearTimeout(timer);
  }
}

// One test that was late may have had bad luck, and is run once more; of many that are late the page is to blame.
const AGAIN = 4;
const MANY = 12;

let passed = 0;
let failed = 0;
/** @type {[name: string, test: Test][]} */
const late = [];
/** @param {[name: string, test: Test][]} queue */
async function run(queue, again = false) {
  if (!queue.length) return;
  const server = await serve();
  const browser = await launch();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, test] = next;
    if (late.length > MANY) {
      failed++;
      console.log(`FAILED ${name}: not run, since too many tests were late before it`);
      continue;
    }
    const began = Date.now();
    const time = () => `(${((Date.now() - began) / 1000).toFixed(1)} s)`;
    try {
      await inTime(test, server, browser);
      passed++;
      console.log(`ok ${name} ${time()}`);
    } catch (error) {
      if (!again && (/** @type {Error} */ (error).name === 'TimeoutError' || Date.now() - began >= PATIENCE)) {
        late.push(next);
        console.log(`LATE ${name} ${time()}: ${/** @type {Error} */ (error).stack ?? error}`);
      } else {
        failed++;
        console.log(`FAILED ${name} ${time()}: ${/** @type {Error} */ (error).stack ?? error}`);
      }
    }
    // A test that failed leaves its pages behind; they would play on beside the next ones.
    for (const context of browser.contexts()) await context.close();
  }
  await browser.close();
  server.stop();
}

const chosen = all.filter(([name]) => (!wanted.length || wanted.includes(name)) && (!which || which === (times.has(name) ? 'times' : long.has(name) ? 'long' : 'short')));
const apart = (/** @type {[string, Test]} */ [name, test]) => alone.has(test) || times.has(name);
const together = chosen.filter((one) => !apart(one));
// Most of a test is waiting for the page, so there are more tests at a time than processors.
const lanes = Number(process.env.UPKEEP_LANES ?? 2 * availableParallelism());
await Promise.all(Array.from({ length: lanes }, () => run(together)));
await run(chosen.filter(apart));
if (late.length > AGAIN) {
  failed += late.length;
  console.log(`${late.length} tests were late: not by chance, and none is run once more`);
} else if (late.length) {
  const queue = late.splice(0);
  console.log(`Once more, alone, since they were late: ${queue.map(([name]) => name).join(', ')}`);
  await run(queue, true);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
