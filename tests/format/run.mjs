// All of the C++ is laid out as clang-format lays it out (.clang-format). node run.mjs: the test; node run.mjs fix: does it.
// Another version lays out differently: without the one of dependencies.txt nothing is checked, and exit code 77 says so.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = process.env.UPKEEP_ROOT ?? resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const fix = process.argv[2] === 'fix';
const [, wanted] = /** @type {RegExpExecArray} */ (/^clang-format\s+(\d+)/m.exec(readFileSync(join(ROOT, 'dependencies.txt'), 'utf8')));

const tool = [`clang-format-${wanted}`, 'clang-format'].find((name) => {
  try {
    return new RegExp(`version ${wanted}\\.`).test(execFileSync(name, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return false;
  }
});
if (!tool) {
  console.log(`clang-format ${wanted} is not here: the layout of the C++ is unchecked`);
  process.exit(fix ? 1 : 77);
}

const files = ['engine', 'shell', 'web/bridge', 'tests'].flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map(String)
  .filter((name) => /\.(cpp|h)$/.test(name)).map((name) => join(folder, name)));

// A share of the files for each processor; resolves to what the program says.
/** @param {string[]} part */
const share = (part) => new Promise((done) => {
  execFile(tool, [...(fix ? ['-i'] : ['--dry-run', '-Werror', '--ferror-limit=1']), ...part], { cwd: ROOT, maxBuffer: 1 << 26 },
    (error, stdout, stderr) => done(error ? stderr || String(error) : ''));
});
const many = availableParallelism();
const said = (await Promise.all(Array.from({ length: many }, (_, i) => share(files.filter((_, at) => at % many === i))))).join('');
const wrong = new Set([...said.matchAll(/^(\S+?):\d+:\d+: error: code should be clang-formatted/gm)].map(([, path]) => path));
for (const path of wrong) console.log(`${path} is not laid out as ./upkeep format would`);
if (said && !wrong.size) console.log(said);
process.exitCode = said ? 1 : 0;
