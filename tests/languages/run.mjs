// The words are those of the glossary (glossary.mjs), and no word of the canvas is cut off in any language: the main
// screens in Portuguese, Spanish and Italian on a phone and in a window, each frame looked at as it was drawn
// (shell/shots/recorder.h). Ends with "N passed, N failed".
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LONGEST } from '../programs.mjs';

/** @import { Ended } from '../programs.mjs' */

const here = resolve(dirname(fileURLToPath(import.meta.url)), '../shots');
const root = process.env.UPKEEP_ROOT ?? resolve(here, '../..');
const app = process.env.UPKEEP_APP ?? join(root, 'build/test/bin/upkeep-app');
const ASAN_OPTIONS = [process.env.ASAN_OPTIONS, 'detect_leaks=0'].filter(Boolean).join(':');
const env = { ...process.env, ASAN_OPTIONS, SDL_VIDEODRIVER: 'offscreen', XDG_RUNTIME_DIR: process.env.XDG_RUNTIME_DIR ?? tmpdir() };
const shots = JSON.parse(readFileSync(join(here, 'shots.json'), 'utf8'));
const run = promisify(execFile);
/** @import { Shot } from '../shots/list.mjs' */

// As a test the fullest; others by name: node run.mjs start modes pay …
const NAMES = process.argv.length > 2 ? process.argv.slice(2) : ['setup', 'table', 'table-fifth', 'menu'];
const SIZES = ['390x844', '1280x720'];
const LANGS = ['pt', 'es', 'it'];

const folder = mkdtempSync(join(tmpdir(), 'upkeep-lang-'));
let passed = 0;
let failed = 0;
if (process.argv.length === 2) {
  const script = fileURLToPath(new URL('glossary.mjs', import.meta.url));
  if (spawnSync(process.execPath, [script], { stdio: 'inherit' }).status) failed++;
  else passed++;
}
/** @param {string} name @param {string} size */
async function look(name, size) {
  const shot = shots.find((/** @type {Shot} */ s) => s.name === name);
  const before = shot.like ? shots.find((/** @type {Shot} */ s) => s.name === shot.like).do : [];
  const subject = shot.screen ? ['--screen', shot.screen] : ['--shot', join(here, shot.file)];
  const args = [...subject, join(folder, `${name}-${size}.png`), `${size}@1`, ...before, ...(shot.do ?? [])];
  // What is pressed is found by its name in English; what lies over the table then stays.
  if (!(shot.then ?? []).includes('over')) args.push(...(shot.then ?? []));
  const problems = [];
  try {
    await run(app, [...args, ...LANGS.flatMap((lang) => ['lang', lang, 'check'])], { env, encoding: 'utf8', timeout: LONGEST });
  } catch (error) {
    const { message, stderr, stdout } = /** @type {Ended} */ (error);
    problems.push(...`${stdout ?? ''}${stderr ?? ''}`.split('\n').filter((l) => l && !l.includes('XDG_RUNTIME_DIR')));
    if (!problems.length) problems.push(String(message).split('\n')[0]);
  }
  if (problems.length) {
    failed++;
    console.log(`FAILED ${name} ${size}\n${problems.map((p) => `  ${p}`).join('\n')}`);
  } else passed++;
}
const todo = NAMES.flatMap((name) => SIZES.map((size) => /** @type {[string, string]} */ ([name, size])));
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, async () => {
  for (let next = todo.shift(); next; next = todo.shift()) await look(...next);
}));
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
