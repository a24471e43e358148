// What a first visit fetches, as a server that compresses well sends it: every file that the page loads before
// somebody opens a page of text, with brotli at its best. More than 640 KB fails.
//   node run.mjs [SITE] [tell]
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const root = process.env.UPKEEP_ROOT ?? resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const site = process.argv[2] ?? process.env.UPKEEP_SITE ?? join(root, 'build/site');
const MOST = 640 * 1024;

// Fetched later, and only when wanted: the pages of text and what only they use, the computer's program, the
// large pictures of the icon that installing the page asks for.
const LATER = [/^pages\//, /^upkeep-ai\./, /^upkeep-rest\./, /^worker\.mjs$/, /^solve-worker\.mjs$/, /^duel-text\.mjs$/, /^files\.json$/, /^package\.json$/, /^lessons[./]/, /^puzzles\//, /^embed/, /^sw\.mjs$/, /^plain\.css$/,
  /^boards\//, /^icons\//, /^vendor\//, /^cardview\.mjs$/];

const { files } = JSON.parse(readFileSync(join(site, 'files.json'), 'utf8'));
const rows = files.filter((path) => !LATER.some((l) => l.test(path))).map((path) => {
  const bytes = readFileSync(join(site, path));
  return [brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } }).length, bytes.length, path];
}).sort((a, b) => b[0] - a[0]);
const sum = rows.reduce((n, [size]) => n + size, 0);
if (process.argv.includes('tell')) for (const [size, raw, path] of rows) console.log(`${String(size).padStart(8)} of ${String(raw).padStart(8)}  ${path}`);
console.log(`a first visit fetches ${(sum / 1024).toFixed(0)} KB of at most ${MOST / 1024}`);
const ok = sum <= MOST;
console.log(ok ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exitCode = ok ? 0 : 1;
