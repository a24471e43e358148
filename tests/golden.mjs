// Makes all golden files anew, where cards, rules or a format were changed on purpose, and says which of them
// have changed: node tests/golden.mjs. A duel that can still be played is kept, whatever the computer would play today;
// only its hash is looked at. It runs the program that UPKEEP_DUEL_RELEASE names, else that of build/release or
// build/native.
//   replays/*.upk, replays/hashes.json   whole duels and the hash they end with
//   links/links.json                     one link of each kind and the hash of what it shows
//   perft/counts.json                    how many ways lead on from a position
//   browser/records.json                 duels as the page keeps them
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checksum } from '../web/app/storage.mjs';

const TESTS = dirname(fileURLToPath(import.meta.url));
const BUILT = ['release', 'native'].map((preset) => join(TESTS, `../build/${preset}/bin/duel`));
const DUEL = resolve(process.env.UPKEEP_DUEL_RELEASE ?? BUILT.find(existsSync) ?? BUILT[0]);
if (!existsSync(DUEL)) {
  console.error(`${DUEL} is not built`);
  process.exit(1);
}
const THINKING = ['--ai', '--playouts', '8'];

/** @type {[string, string, string, number][]} */
const REPLAYS = [
  // Decks, era, seed.
  ['ember', 'grove', 'm10', 11], ['night', 'sky', 'foundations', 12], ['sky', 'ember', 'foundations', 13],
  ['grove', 'night', 'm10', 14], ['ember', 'ember', 'foundations', 15], ['night', 'night', 'm10', 16],
  ['ember', 'grove', 'fifth', 17], ['night', 'sky', 'fifth', 18], ['sky', 'grove', 'sixth', 19],
];
/** @param {string} a @param {string} b @param {string} era */
const replayFile = (a, b, era) => `game-${a}-${b}-${era}.upk`;
/** @param {[string, string, string]} of */
const ofReplay = (...of) => join('replays', replayFile(...of));
/** @type {[string, string, ...string[]][]} */
const LINKS = [
  // Name, file, options of `duel link`.
  ['duel, fifth', ofReplay('ember', 'grove', 'fifth')],
  ['duel, sixth', ofReplay('sky', 'grove', 'sixth')],
  ['duel, m10', ofReplay('grove', 'night', 'm10')],
  ['duel, foundations', ofReplay('sky', 'ember', 'foundations')],
  ['replay at a moment', ofReplay('ember', 'grove', 'm10'), '--kind', 'replay', '--moment', '120'],
  ['challenge', ofReplay('night', 'sky', 'fifth'), '--kind', 'challenge'],
  ['deck', ofReplay('night', 'night', 'm10'), '--kind', 'deck'],
  ['chance from outside', ofReplay('sky', 'grove', 'sixth'), '--entropy', '12345'],
  ['position', join('perft', 'fight.duel')],
];
const PERFT = { 'fight.duel': 10, 'attack.duel': 9, 'stack.duel': 11, 'costs.duel': 8, 'mulligan.duel': 7, 'batch.duel': 8 };
/** @type {[string, string[], string, number, number][]} */
const RECORDS = [
  // Id in the page's store, decks, era, seed, choices made.
  ['record-of-m10', ['night', 'grove'], 'm10', 5, 150],
  ['record-of-fifth', ['ember', 'grove'], 'fifth', 8, 90],
];

/** @type {{ changed: string[], same: number }} */
const made = { changed: [], same: 0 };
/** @param {string} name @param {string | Buffer} content */
function write(name, content) {
  const path = join(TESTS, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === content) {
    made.same++;
  } else {
    made.changed.push(name);
    writeFileSync(path, content);
  }
}
/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 1)}\n`;
/** @param {...string} args */
const duel = (...args) => execFileSync(DUEL, args, { cwd: TESTS, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const scratch = mkdtempSync(join(tmpdir(), 'upkeep-golden-'));

/** @param {string[]} decks @param {string} era @param {number} seed @param {...string} options */
function record(decks, era, seed, ...options) {
  const path = join(scratch, 'game');
  duel('record', '--decks', decks.join(), '--rules', era, '--seed', String(seed), ...THINKING, ...options, '-o', path);
  return path;
}

// A duel as it was recorded, in a file, if it can still be played.
/** @param {string | Buffer} content */
function playable(content) {
  const path = join(scratch, 'kept');
  writeFileSync(path, content);
  return shown(path) && path;
}

function replays() {
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const [a, b, era, seed] of REPLAYS) {
    const file = join(TESTS, ofReplay(a, b, era));
    const [session] = (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n');
    const path = (session && playable(`${session}\n`)) || record([a, b], era, seed);
    const hash = duel('replay', path, '--hash').trim();
    write(ofReplay(a, b, era), `${readFileSync(path, 'utf8').split('\n')[0]}\nhash ${hash}\n`);
    hashes[replayFile(a, b, era)] = hash;
  }
  for (const name of readdirSync(join(TESTS, 'replays')))
    if (name.endsWith('.upk') && !hashes[name]) throw new Error(`replays/${name} is made by nothing here`);
  write(join('replays', 'hashes.json'), json(hashes));
}

// A link holds the number of the program that made it, so one that still shows the same is kept.
function links() {
  const path = join(TESTS, 'links/links.json');
  const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  write(join('links', 'links.json'), json(LINKS.map(([name, file, ...options]) => {
    const link = duel('link', file, ...options).trim();
    const made = { name, link, hash: shown(link) };
    const old = before.find((/** @type {{ name: string, link: string, hash: string }} */ l) => l.name === name);
    return old && shown(old.link) === made.hash ? { ...old, hash: made.hash } : made;
  })));
}
/** @param {string} link */
function shown(link) {
  try {
    return duel('replay', link, '--hash').trim();
  } catch {
    return '';
  }
}

function perft() {
  write(join('perft', 'counts.json'), json(Object.fromEntries(Object.entries(PERFT).map(([file, depth]) =>
    [file, { depth, lines: duel('perft', join('perft', file), '--depth', String(depth)).trim().split('\n') }]))));
}

function records() {
  const kept = join(TESTS, 'browser/records.json');
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
  write(join('browser', 'records.json'), json(RECORDS.map(([id, decks, era, seed, choices], i) => {
    const old = before.find((/** @type {{ record: { id: string, bytes: string } }} */ { record: r }) => r.id === id);
    const path = (old && playable(Buffer.from(old.record.bytes, 'base64'))) || record(decks, era, seed, '--choices', String(choices), '--saved');
    const bytes = readFileSync(path);
    return {
      record: { id, bytes: bytes.toString('base64'), names: ['A', 'B'], decks, era, over: false, version: 1, checksum: checksum(bytes), date: 1795258478080 + i },
      choices, hash: duel('replay', path, '--hash').trim(),
    };
  })));
}

try {
  replays();
  links();
  perft();
  records();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(made.changed.length ? `made anew: ${made.changed.join(', ')}` : 'nothing has changed');
console.log(`${made.changed.length} changed, ${made.same} as they were`);
