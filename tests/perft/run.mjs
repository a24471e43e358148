// Perft for duels: how many decision trees grow from a position, and a hash over them, which pins the order
// of options too. Counts are in counts.json, which tests/golden.mjs makes anew where they change on purpose; native
// and wasm must agree.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programs } from '../programs.mjs';

/** @import { Ended } from '../programs.mjs' */

const here = dirname(fileURLToPath(import.meta.url));
const counts = JSON.parse(readFileSync(join(here, 'counts.json'), 'utf8'));
let passed = 0;
let failed = 0;
for (const [file, expected] of Object.entries(counts)) {
  for (const [label, [program, ...first]] of programs) {
    let lines;
    try {
      lines = execFileSync(program, [...first, 'perft', join(here, file), '--depth', String(expected.depth)],
        { encoding: 'utf8' }).trim().split('\n');
    } catch (error) {
      lines = [`exit ${/** @type {Ended} */ (error).status}`];
    }
    if (JSON.stringify(lines) === JSON.stringify(expected.lines)) {
      ++passed;
    } else {
      ++failed;
      console.log(`${file} (${label}):\n  ${lines.join('\n  ')}\nexpected\n  ${expected.lines.join('\n  ')}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
