// What a first visit fetches, as a server that compresses well sends it: every file that the page loads before
// somebody opens a page of text, a duel with the computer included, with brotli at its best. More than 650 KB fails. What
// comes behind a duel that is played already, and nobody waits for, is counted apart. By hand: ./upkeep bench size
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { check, DUEL, noErrors, open, playUntil, SITE } from './lib.mjs';

/** @import { Browser, Server } from './lib.mjs' */

const MOST = 650 * 1024;
const MOST_BEHIND = 600 * 1024;
// The program of the workers, compiled for speed (web/app/thinker.mjs); not fetched where data is to be saved.
const BEHIND = /^upkeep-thinker\./;

// Fetched later, and only when wanted: the pages of text and what only they use, the
// large pictures of the icon that installing the page asks for, the pictures of other cards than those of the two
// decks that a newcomer is offered first (assets/build/front-assets.mjs).
const LATER = [/^pages\//, /^upkeep-rest\./, /^app\/(?:solve-worker|review-worker|duel-text|hint)\.mjs$/, /^files\.json$/, /^package\.json$/, /^lessons[./]/, /^puzzles\//, /^embed/, /^app\/plain\.css$/,
  /^boards\//, /^icons\//, /^art\/(?![12]\.)/, /^vendor\//, /^words\//];

/** @typedef {{ path: string, raw: number, sent: number }} Weighed */
// Bytes, compressed and not, of each file; the largest first.
const firstVisit = () => weighed((/** @type {string} */ path) => !BEHIND.test(path) && !LATER.some((l) => l.test(path)));
const behind = () => weighed((/** @type {string} */ path) => BEHIND.test(path));
/** @param {(path: string) => boolean} counts @returns {Weighed[]} */
function weighed(counts) {
  const { files } = JSON.parse(readFileSync(join(SITE, 'files.json'), 'utf8'));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return files.filter(counts).map((/** @type {string} */ path) => {
    const bytes = readFileSync(join(SITE, path));
    return { path, raw: bytes.length, sent: brotliCompressSync(bytes, { params }).length };
  }).sort((/** @type {Weighed} */ a, /** @type {Weighed} */ b) => b.sent - a.sent);
}

// What a page really asks for, from its address to the fourth turn against the computer. The service worker, which
// stores all the rest afterwards, is left out.
/** @param {Server} server @param {Browser} browser */
async function asked(server, browser) {
  const context = await browser.newContext({ first: true, viewport: { width: 1280, height: 720 } });
  const paths = new Set();
  context.on('request', (request) => paths.add(new URL(request.url()).pathname.slice(1) || 'index.html'));
  const page = await open(context, server.url);
  const begun = await page.evaluate((c) => window.upkeep.newGame(c), DUEL({ seats: [
    { computer: false, name: 'Ana', deck: 'foundations-gale' }, { computer: true, name: 'Computer', deck: 'foundations-helix' }] }));
  check(begun, 'no duel begins');
  const { view } = await playUntil(page, (s) => s.view.turn >= 4);
  check(view.turn >= 4, `the duel ends in turn ${view.turn}`);
  await page.mouse.move(640, 600);
  await page.mouse.click(640, 660);
  noErrors(page);
  await context.close();
  return paths;
}

/** @param {Weighed[]} rows */
const total = (rows) => rows.reduce((sum, { sent }) => sum + sent, 0);
/** @param {Weighed[]} rows */
const say = (rows) => `a first visit fetches ${(total(rows) / 1024).toFixed(0)} KB of at most ${MOST / 1024}`;
/** @param {Weighed[]} rows */
const sayBehind = (rows) => `behind the first duel come ${(total(rows) / 1024).toFixed(0)} KB of at most ${MOST_BEHIND / 1024}`;

export const tests = {
  /** @param {Server} server @param {Browser} browser */
  size: async (server, browser) => {
    const rows = firstVisit();
    check(total(rows) <= MOST, say(rows));
    const counted = new Set(rows.map(({ path }) => path));
    const later = behind();
    check(later.length === 2 && total(later) <= MOST_BEHIND, sayBehind(later));
    const more = [...await asked(server, browser)].filter((path) => !counted.has(path) && !BEHIND.test(path));
    check(!more.length, `a first visit also fetches ${more.join(', ')}`);
  },
};

if (process.argv[1]?.endsWith('size.mjs')) {
  const rows = firstVisit();
  for (const { path, raw, sent } of rows) console.log(`${String(sent).padStart(8)} of ${String(raw).padStart(8)}  ${path}`);
  console.log(say(rows));
  console.log(sayBehind(behind()));
  process.exitCode = total(rows) <= MOST ? 0 : 1;
}
