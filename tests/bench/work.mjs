// Instructions a decision, by callgrind: node work.mjs DUEL [check | write]. Times wobble, these do not: the same program
// gives the same figures on every run, so that they can be held. Every deck of the program plays itself at random in the
// eras it is made for. `write` keeps the figures in work.json, `check` fails where one has risen by more than 3 %.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RISE = 1.03;
const GAMES = 10;
const LARGEST = 5; // functions told of each deck
const KEPT = join(dirname(fileURLToPath(import.meta.url)), 'work.json');

// The function that is counted with all it calls: not the loading of cards.
const COUNTED = 'upkeep::cli::bench_mirror*';

const [duel, what = ''] = process.argv.slice(2);

// Of one callgrind file: what each function costs itself, and all together.
/** @param {string} text */
function costs(text) {
  const names = new Map();
  const own = new Map();
  let at = '';
  let called = false; // the next line is the cost of a call: it is the callee's
  let total = 0;
  for (const line of text.split('\n')) {
    const name = /^c?fn=\((\d+)\)(?: (.*))?$/.exec(line);
    if (name) {
      if (name[2]) names.set(name[1], name[2]);
      if (line.startsWith('fn')) at = name[1];
      continue;
    }
    if (line.startsWith('calls=')) {
      called = true;
      continue;
    }
    const cost = /^[+\-*0-9]\S* (\d+)$/.exec(line);
    if (!cost) continue;
    if (!called) {
      own.set(at, (own.get(at) ?? 0) + Number(cost[1]));
      total += Number(cost[1]);
    }
    called = false;
  }
  const largest = [...own].map(([id, cost]) => [names.get(id) ?? id, cost]).sort((a, b) => b[1] - a[1]);
  return { total, largest };
}

// "fx_draw" of "upkeep::(anonymous namespace)::fx_draw(upkeep::EffectContext&)".
/** @param {string} name */
const plain = (name) => name.replaceAll(/\(anonymous namespace\)::|upkeep::/g, '').replace(/[([<'].*/, '');

/** @param {string} rules @param {string} deck */
function measure(rules, deck) {
  const folder = mkdtempSync(join(tmpdir(), 'work-'));
  const out = join(folder, 'out');
  try {
    const said = execFileSync('valgrind', [
      '--tool=callgrind', `--callgrind-out-file=${out}`, '--compress-pos=no', `--toggle-collect=${COUNTED}`,
      duel, 'bench', '--mirrors', '--rules', rules, '--decks', `${deck},${deck}`, '--games', String(GAMES),
    ], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const decisions = Number(said.trim().split(' ')[2]);
    const { total, largest } = costs(readFileSync(out, 'utf8'));
    if (!total) throw new Error(`nothing was counted: is ${COUNTED} in the program?`);
    /** @param {number} cost */
    const each = (cost) => Math.round(cost / decisions);
    return { name: `${rules} ${deck}`, each: each(total),
             largest: largest.slice(0, LARGEST).map(([name, cost]) => [plain(name), each(cost)]) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const mirrors = execFileSync(duel, ['bench', '--mirrors', '--games', '0'], { encoding: 'utf8' }).trim().split('\n');
const rows = mirrors.map((line) => measure(.../** @type {[rules: string, deck: string]} */ (line.split(' '))));
const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
let risen = 0;
for (const { name, each, largest } of rows) {
  const before = kept[name];
  const change = before ? `${((each / before - 1) * 100).toFixed(1)} %` : 'new';
  if (before && each > before * RISE) ++risen;
  console.log(`${name.padEnd(32)} ${String(each).padStart(7)} ${change.padStart(8)}   ${largest.map(([f, n]) => `${f} ${n}`).join(', ')}`);
}
if (what === 'write') writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries(rows.map((row) => [row.name, row.each])), null, 1)}\n`);
if (what === 'check') {
  console.log(`${rows.length - risen} passed, ${risen} failed`);
  process.exitCode = risen ? 1 : 0;
}
