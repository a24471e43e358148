// Golden replays: recorded games must come to their recorded hash, natively and as wasm: tests/replays/*.upk, hashes
// in hashes.json. Where rules, cards or states changed on purpose, tests/golden.mjs makes them anew.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programs } from '../programs.mjs';

/** @import { Ended } from '../programs.mjs' */

const here = dirname(fileURLToPath(import.meta.url));
const golden = JSON.parse(readFileSync(join(here, 'hashes.json'), 'utf8'));
let passed = 0;
let failed = 0;
const files = readdirSync(here).filter((name) => name.endsWith('.upk')).sort();
for (const name of new Set([...files, ...Object.keys(golden)])) {
  for (const [label, [program, ...first]] of programs) {
    let said;
    try {
      said = execFileSync(program, [...first, 'replay', join(here, name), '--hash'], { encoding: 'utf8' }).trim();
    } catch (error) {
      const { status, stderr, stdout } = /** @type {Ended} */ (error);
      said = `exit ${status}: ${stdout ?? ''}${stderr ?? ''}`.trim();
    }
    if (golden[name] && said === golden[name]) {
      ++passed;
    } else {
      ++failed;
      console.log(`${name} (${label}): ${said}, expected ${golden[name] ?? 'an entry in hashes.json'}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
