// The decks of each era against each other, few games with a wide bound (the measured figures are in
// BALANCE.md), and for every card a position to show it on. Ends with "N passed, N failed".
import { execFileSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAST, LONGEST } from '../programs.mjs';

/** @import { Ended } from '../programs.mjs' */

const ROOT = process.env.UPKEEP_ROOT ?? resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [DUEL, ...FIRST] = /** @type {[string, ...string[]]} */ (FAST);
const { cardBoards } = await import(join(ROOT, 'web/build/card-boards.mjs'));
const { allCards } = await import(join(ROOT, 'assets/build/card-files.mjs'));

let passed = 0;
let failed = 0;
/** @param {string} name @param {() => unknown} body */
function test(name, body) {
  try {
    body();
    passed++;
  } catch (error) {
    failed++;
    const { message, stderr, stdout } = /** @type {Ended} */ (error);
    console.log(`${name}: ${stdout ?? ''}${stderr ?? ''}${stdout ? '' : message}`);
  }
}

for (const era of ['fifth', 'sixth', 'm10', 'foundations']) {
  test(`balance of ${era}`, () => execFileSync(DUEL, [...FIRST, 'balance', '--era', era, '--games', '10', '--playouts', '12', '--limit', '85'], { encoding: 'utf8', timeout: LONGEST }));
}
test('a deck that is far above the others is told', () => {
  /** @type {number | null} */
  let status = 0;
  try {
    execFileSync(DUEL, [...FIRST, 'balance', 'fifth-swamp', 'fifth-plains', '--era', 'fifth', '--games', '4', '--playouts', '4', '--limit', '1'], { stdio: 'pipe', timeout: LONGEST });
  } catch (error) {
    status = /** @type {Ended} */ (error).status;
  }
  if (status !== 1) throw new Error(`it ends with ${status}`);
});
test('a position for every card', () => {
  const boards = new Map(cardBoards(ROOT).flatMap((/** @type {[string, object]} */ [, of]) => Object.entries(of)));
  const missing = allCards().map((/** @type {{ name: string }} */ c) => c.name).filter((/** @type {string} */ name) => !boards.has(name));
  if (missing.length) throw new Error(`none for ${missing.join(', ')}`);
});

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
