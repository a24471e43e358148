// The built site in Chromium. Ends with a line "N passed, N failed". Arguments: names of tests to run.
import { tests as access } from './access.mjs';
import { tests as arts } from './art.mjs';
import { tests as begins } from './begin.mjs';
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
import { tests as kills } from './kill.mjs';
import { tests as embed } from './embed.mjs';
import { tests as latencies } from './latency.mjs';
import { launch, serve } from './lib.mjs';
import { tests as lessons } from './lessons.mjs';
import { tests as links } from './links.mjs';
import { tests as offline } from './offline.mjs';
import { tests as paces } from './pace.mjs';
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

const wanted = process.argv.slice(2);
const server = await serve();
const browser = await launch();
let passed = 0;
let failed = 0;

const all = [plain, dividings, reasons, wordTables, flaws, english, zooms, access, embed, pages, links, begins, decks, editor, saves, kills, offline, timeline, versions, uses, costs, latencies, paces, drawings, sizes, arts, eras, compare, teach, lessons, canvas].flatMap((tests) => Object.entries(tests));
for (const [i, [name]] of all.entries())
  if (all.findIndex(([other]) => other === name) < i) throw new Error(`two tests are named ${name}`);

for (const [name, test] of all) {
  if (wanted.length && !wanted.includes(name)) continue;
  const began = Date.now();
  try {
    await test(server, browser);
    passed++;
    console.log(`ok ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`FAILED ${name} (${((Date.now() - began) / 1000).toFixed(1)} s): ${error.stack ?? error}`);
  }
  // A test that failed leaves its pages behind; they would play on beside the next ones.
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
server.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
