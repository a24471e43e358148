// One more card in front of all others and one more switch in the middle of the table, in a copy of the sources: every
// golden file stands as it is, and old saves and links open as they were. Ends with "N passed, N failed".
// node run.mjs; builds in build/moved, whose objects are kept.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGS } from '../../assets/build/strings.mjs';

/** @import { Ended } from '../programs.mjs' */

const ROOT = process.env.UPKEEP_ROOT ?? resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const copy = join(ROOT, 'build/moved/source');
const build = join(ROOT, 'build/moved/build');

// What is put in, and where: each change must find its place.
const CARD = `{
      "name": "Aardvark in Front", "cost": "{1}", "types": ["artifact", "creature"], "subtypes": ["Bear"], "power": 1, "toughness": 1,
      "art": "clay-brick", "abilities": [{"activated": {"cost": "{T}", "targets": ["any"], "effects": [{"do": "damage", "what": "target", "amount": 7}]}}]
    },
    `;
/** @param {number} number */
const rows = (number) => `FLAG(${number}, stands_in_the_middle, true, false, true, false, "C-03")\n`;
const free = 1 + Math.max(...readFileSync(join(ROOT, 'tests/fixtures/switches.txt'), 'utf8').trim().split('\n').map((line) => parseInt(line, 10)));
/** @type {Record<string, [place: RegExp, text: string]>} */
const CHANGES = {
  'assets/cards/artifacts.json': [/("cards": \[\s*)(?=\{)/, `$1${CARD}`],
  'engine/rules/switches.inc': [/^(?=CHOICE\(\d+, max_attacks)/m, rows(free)],
  'CMakeLists.txt': [/^ *add_subdirectory\(tests\)$/m, ''],
  ...Object.fromEntries(LANGS.map((lang) => [`assets/strings/${lang}.json`, [/("switch": \{\s*)/, '$1"stands_in_the_middle": "Stands in the middle", ']])),
};

let passed = 0;
let failed = 0;
/** @param {string} name @param {string | false} wrong */
function result(name, wrong) {
  if (wrong) {
    failed++;
    console.log(`FAILED ${name}: ${wrong}`);
  } else passed++;
}

// Files that are as they were keep their date, and their objects.
/** @param {string} path */
function take(path) {
  const [place, text] = CHANGES[path] ?? [];
  let bytes = readFileSync(join(ROOT, path));
  if (place) {
    const before = String(bytes);
    bytes = Buffer.from(before.replace(place, text));
    result(`a place in ${path}`, before === String(bytes) && 'not found');
  }
  const target = join(copy, path);
  if (existsSync(target) && readFileSync(target).equals(bytes)) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

/** @param {string} command @param {string[]} args */
const run = (command, args, env = {}) => execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
/** @param {Ended} error */
const output = (error) => String(error.stdout || error.stderr || error.message).slice(-3000);
try {
  for (const folder of ['engine', 'assets', 'web/deps'])
    for (const file of readdirSync(join(ROOT, folder), { recursive: true }).map(String))
      if (/\.(?:cpp|h|inc|grammar|js|mjs|json|txt|cmake)$/.test(file) && !file.includes('node_modules')) take(`${folder}/${file}`);
  for (const file of ['CMakeLists.txt', 'dependencies.txt']) take(file);
  run('cmake', ['-S', copy, '-B', build, '-G', 'Ninja', '-DCMAKE_CXX_COMPILER=clang++', '-DCMAKE_BUILD_TYPE=None', '-DCMAKE_CXX_FLAGS=-O1', '-DUPKEEP_PCH=ON', '-DUPKEEP_FRONT_END=OFF']);
  run('cmake', ['--build', build, '--target', 'duel']);
  const duel = join(build, 'bin/duel');
  result('the card is there', !run(duel, ['cards']).includes('Aardvark in Front') && 'it is not');
  for (const part of ['replays', 'links', 'perft']) {
    try {
      const said = run(process.execPath, [join(ROOT, 'tests', part, 'run.mjs')], { UPKEEP_DUEL: '', UPKEEP_DUEL_WASM: '', UPKEEP_DUEL_RELEASE: duel });
      result(part, !/^[1-9]\d* passed, 0 failed$/m.test(said) && said);
    } catch (error) {
      result(part, output(/** @type {Ended} */ (error)));
    }
  }
} catch (error) {
  result('build', output(/** @type {Ended} */ (error)));
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
