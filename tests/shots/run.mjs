// Pictures of the table: positions from .duel files, played on by the texts of options. Each is checked as it was
// drawn (shell/shots/recorder.h): text that overlaps, is clipped, cut short, covered or pale, shapes outside of their part of
// the table. As a test, by the program in a window and without the pixels: every size in English, some with long words and
// larger letters; and what is said or found there. The long test: all sizes and pixel ratios in Chromium, whose pictures
// are kept among the artefacts, and the other languages.
//   node run.mjs                    the test; ends with "N passed, N failed"
//   node run.mjs told               what is said or found there
//   node run.mjs long               the long test
//   node run.mjs check [NAME…]      its pictures of these names alone; UPKEEP_LANG, UPKEEP_ZOOM: otherwise
//   node run.mjs all [NAME…]        all sizes and pixel ratios, in Chromium, into build/shots/, beside the design's pictures
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LONGEST } from '../programs.mjs';
import { drawEach } from './browser.mjs';
import { greyTest } from './grey.mjs';
import { elsewhere, pictureName, problemsOf, shots, staged, stages, subject, words } from './list.mjs';
import { answering } from './program.mjs';
import { toldTest } from './told.mjs';
import { tonesTest } from './tones.mjs';
import { touchTest } from './touch.mjs';

/** @import { Asked, Found, Region, Sign } from './list.mjs' */
/** @import { Ended } from '../programs.mjs' */

const here = dirname(fileURLToPath(import.meta.url));
const root = process.env.UPKEEP_ROOT ?? resolve(here, '../..');
const app = process.env.UPKEEP_APP ?? join(root, 'build/test/bin/upkeep-app');
const design = process.env.UPKEEP_DESIGN ?? resolve(root, '../shared/design');
const artefacts = process.env.UPKEEP_ARTEFACTS ?? join(root, 'build/artefacts');
const out = process.env.UPKEEP_SHOTS ?? join(root, 'build/shots');
// What the driver of the graphics card never frees is not ours to mend.
const ASAN_OPTIONS = [process.env.ASAN_OPTIONS, 'detect_leaks=0'].filter(Boolean).join(':');
const env = { ...process.env, ASAN_OPTIONS, SDL_VIDEODRIVER: 'offscreen', XDG_RUNTIME_DIR: process.env.XDG_RUNTIME_DIR ?? tmpdir() };

// What is wrong with a shot, as the program says it; writes the picture.
/** @param {Asked} shot @param {string} size @param {number} ratio @param {string} file @returns {string[]} */
function take(shot, size, ratio, file, more = ['check']) {
  const args = [...subject(shot), file, `${size}@${ratio}`, ...words(shot), ...more];
  try {
    execFileSync(app, args, { env, encoding: 'utf8', timeout: LONGEST, stdio: ['ignore', 'pipe', 'pipe'] });
    return [];
  } catch (error) {
    const { message, status, stderr, stdout } = /** @type {Ended} */ (error);
    const said = `${stdout ?? ''}${stderr ?? ''}`.split('\n').filter((l) => l && !l.includes('XDG_RUNTIME_DIR') && !elsewhere(l));
    return said.length || status === 3 ? said : [String(message).split('\n')[0]];
  }
}

// The same of all its sizes at once, by stage. What is pointed at is pointed at anew in each.
/**
 * @param {Asked} shot @param {{ lang?: string, zoom?: string, at?: string[] }} how @returns {Promise<Found>}
 */
function takeAll(shot, { lang = process.env.UPKEEP_LANG, zoom = process.env.UPKEEP_ZOOM, at = stages(shot) } = {}) {
  const [first] = at;
  const args = [...subject(shot), '-', first, ...staged(shot, at, { lang, zoom })];
  return new Promise((done) => {
    execFile(app, args, { env, encoding: 'utf8', timeout: LONGEST, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      const found = problemsOf(at, stdout.split('\n'));
      // 3: what it says; anything else: it came no further.
      if (error && error.code !== 3) [...found.values()].at(-1)?.push(`${stderr || error}`.split('\n').filter((l) => l && !l.includes('XDG_RUNTIME_DIR')).join('; '));
      done(found);
    });
  });
}
// As many at a time as there are processors; `tell` each in order.
/**
 * @template {Asked} S
 * @param {S[]} list @param {(shot: S, found: Found) => void} tell @param {(shot: S) => Parameters<typeof takeAll>[1]} [how]
 */
async function takeEach(list, tell, how) {
  /** @type {Promise<Found>[]} */
  const running = [];
  const at = availableParallelism();
  for (const [i, shot] of list.entries()) {
    running.push(takeAll(shot, how?.(shot)));
    if (i >= at - 1) tell(list[i - at + 1], await running[i - at + 1]);
  }
  for (let i = Math.max(0, list.length - at + 1); i < list.length; i++) tell(list[i], await running[i]);
}

// What the program says to a shot that is not only drawn.
/** @type {ReturnType<typeof answering> | undefined} */
let program;
/** @param {Asked} shot @param {string} size @param {string} file @param {string[]} more */
function tells(shot, size, file, more) {
  const args = [...subject(shot), file, `${size}@1`, ...words(shot), ...more];
  if (file === '-') return (program ??= answering(app, env)).ask(args).said;
  try {
    return execFileSync(app, args, { env, encoding: 'utf8', timeout: LONGEST, maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    return `${/** @type {Ended} */ (error).stderr ?? error}`;
  }
}
/** @param {Asked} shot @param {string} size @param {string} file @returns {{ places: Region[], problems: string[] }} */
function regions(shot, size, file) {
  const said = tells(shot, size, file, ['regions']);
  const at = said.lastIndexOf('\n[') + 1;
  try {
    return { places: JSON.parse(said.slice(Math.max(0, at))), problems: [] };
  } catch {
    return { places: [], problems: [said.slice(0, 300)] };
  }
}

let passed = 0;
let failed = 0;
/** @param {string | undefined} name @param {string[]} problems */
function tell(name, problems) {
  if (problems.length) {
    failed++;
    console.log(`FAILED ${name}`);
    for (const p of problems) console.log(`  ${p}`);
  } else passed++;
}
function end() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

// All pictures at these sizes, or at every size, in a language and with letters so large.
/** @param {string | undefined} lang @param {number} zoom @param {string[]} [sizes] */
async function drawnIn(lang, zoom, sizes) {
  /** @param {Asked} shot */
  const at = (shot) => stages(shot).filter((stage) => stage.endsWith('@1') && (sizes ?? [stage]).includes(stage));
  await takeEach(shots.filter((shot) => at(shot).length), (shot, found) => {
    for (const stage of at(shot)) tell(`${shot.name} ${stage} in ${lang ?? 'English'} at ${100 * zoom} %`, found.get(stage) ?? ['it was not come to']);
  }, (shot) => ({ lang, zoom: `${zoom}`, at: at(shot) }));
}

// What came to light with one language or ratio alone was rare: longer words and larger letters found nearly all.
async function long() {
  await drawEach(shots, join(artefacts, 'shots'), (shot, found) => {
    for (const stage of stages(shot)) tell(`${shot.name} ${stage}`, found.get(stage) ?? ['it was not come to']);
  });
  await drawnIn('it', 1.5);
  await drawnIn('pt', 1.5);
  for (const [lang, zoom] of /** @type {[string, number][]} */ ([['en', 1.5], ['es', 1.5], ['it', 1], ['pt', 1], ['es', 1]])) await drawnIn(lang, zoom, most);
  end();
}

const most = ['1280x720@1', '390x844@1', '640x480@1'];

async function test() {
  await drawnIn(undefined, 1);
  await drawnIn('it', 1.5, most);
  // Every card has room for its text beside the table, in every language and the words of every time.
  const cards = readdirSync(join(root, 'assets/cards')).filter((f) => f.endsWith('.json') && !/schema/.test(f))
    .reduce((sum, f) => sum + JSON.parse(readFileSync(join(root, 'assets/cards', f), 'utf8')).cards.length, 0);
  const sheets = ['en-foundations', 'pt-sixth', 'es-m10', 'it-fifth'].flatMap((words_) =>
    Array.from({ length: Math.ceil(cards / 128) }, (_, i) => ({ name: `cards from ${1 + 128 * i}, ${words_}`, screen: `cards-${1 + 128 * i}-240-${words_}` })));
  await takeEach(sheets, (shot, found) => { for (const [, problems] of found) tell(shot.name, problems); }, () => ({ at: ['4112x2832@1'] }));
  end();
}

function told() {
  const folder = mkdtempSync(join(tmpdir(), 'upkeep-shots-'));
  // The check itself notices what is planted: a text that is clipped, cut short, covered, pale, over another, out of its part.
  const found = take(/** @type {Asked} */ (shots.find((s) => s.name === 'table')), '1280x720', 1, join(folder, 'bad.png'), ['spoil', 'check']).join('\n');
  for (const sign of ['clipped', 'cut short', 'covered', 'contrast', 'overlap', 'outside of'])
    tell(`the check notices ${sign}`, found.includes(sign) ? [] : [`found only: ${found}`]);
  // A finger finds everything that acts: 44 px each way. Lines of the log only show their card.
  for (const shot of shots) {
    if (shot.screen === 'cards' || shot.sizes) continue;
    const { places, problems } = regions(shot, '360x640', '-');
    const small = places.filter((r) => r.free && !['none', 'look'].includes(r.does) && (r.w < 44 || r.h < 44));
    tell(`${shot.name} for fingers`, [...problems, ...small.map((r) => `${r.does} "${r.label}" is ${r.w} × ${r.h}`)]);
  }
  /** @param {string} name */
  const named = (name) => /** @type {Asked} */ (shots.find((s) => s.name === name));
  const questions = { file: 'questions.duel' };
  const file = '-';  // nothing is drawn in pixels, which takes twice as long
  // What has no room in a sheet is come to: by the ring, and by whoever turns its pages.
  for (const [size, zoom] of [['640x480', '1'], ['640x480', '1.5'], ['844x390', '1.5'], ['360x640', '1.5'], ['1280x720', '1.5']]) {
    /** @param {...string} keys */
    const sheet = (...keys) => regions({ ...named('menu-1997'), then: ['zoom', zoom, 'key', 'm', ...keys.flatMap((k) => ['key', k])] }, size, file);
    const tabs = sheet().places.filter((r) => r.tab).findIndex((r) => r.does === 'concede') + 1;
    for (const ways of [[Array(tabs).fill('Tab')], [0, 1, 2, 3].map((n) => Array(n).fill('PageDown'))]) {
      const found = ways.map((keys) => sheet(...keys).places.find((r) => r.does === 'concede'));
      tell(`giving up is come to by ${ways[ways.length - 1][0]} ${size} at ${zoom}`, found.some((r) => r?.free && r.h >= 36) ? [] : [`it lies at ${JSON.stringify(found)}`]);
    }
  }
  // The second half of a double click does nothing; and what is not legal is said where it is dropped.
  for (const size of ['1280x720', '390x844']) {
    const said = tells(questions, size, file, ['twice', 'Pass', 'choices']);
    tell(`a double click passes once ${size}`, said.includes('1 choices') ? [] : [said]);
  }
  for (const [name, words_] of [['pay', '→ Demonic Tutor'], ['drag-wrong', 'CR 115.1'], ['drag-sick', 'CR 302.6'], ['would-pay', 'Will be tapped'],
    ['divide', '4 of 6 left to assign'], ['divide', 'lethal: 3'], ['triggers', '2 of 3'], ['triggers', 'resolves next'], ['refused', "There's nothing to undo yet"],
    ['noted', 'Elf'], ['cards', 'Counter target spell.'], ['setup', 'Level 5 of 5 Computer'], ['table', 'Targets. No target needed.'], ['table', 'Next chance: step 10, Second main phase, once the stack is empty.'], ['piles', '→ right pile']]) {
    const said = tells(named(name), '1280x720', file, ['texts']);
    // Drawn word by word.
    const words = [...said.matchAll(/"text":"(.*?)"\}/g)].map((m) => m[1]).join(' ');
    tell(`${name} says ${words_}`, words.includes(words_) ? [] : [`it says: ${words}`, said.slice(0, 300)]);
  }
  // What lies below what the column shows is read in the sheet; a bolt that waits there is no secret. Of two of a name the
  // note says which; a cited rule is whole; what a copy of nothing comes as is said; who strikes twice counts twice.
  for (const [name, wanted, ...not] of /** @type {[string, RegExp, ...RegExp[]][]} */ ([['batch-all', /Lightning Bolt.*Ada → Bruno/], ['declaring-blocks', /Bears \(1\) blocks Boros .*Bears \(2\) blocks Boros/],
    ['prevent', /1997 rules, Damage Prevention/], ['clone', /Choose none \(0\/0\)/], ['clone', /Bears \(Ada\).*Bears \(Bruno\)/],
    ['lone-blocker', /2 damage/], ['fatal-block', /you'd lose \(5/], ['declaring', /6 damage/], ['prevent-ahead', /If no one responds/, /Damage prevention/],
    ['mulligan', /Keep this hand/, /draws a card/, /turn 0/], ['batch', /ability ×4/]])) {
    const said = [...tells(named(name), '1280x720', file, ['texts']).matchAll(/"text":"(.*?)"\}/g)].map((m) => m[1]).join(' ');
    tell(`${name} says ${wanted}${not.length ? `, not ${not}` : ''}`, wanted.test(said) && !not.some((n) => n.test(said)) ? [] : [`it says: ${said}`]);
  }
  tell('a screen that there is not is no picture', /no such screen/.test(tells({ screen: 'nonsense' }, '1280x720', file, [])) ? [] : ['it is drawn']);
  // Beside an open menu the note has the keys of the menu.
  const keys = [...tells(named('band'), '1280x720', file, ['texts']).matchAll(/"region":"(a key|the note)","text":"(\d)"\}/g)];
  tell('one number for one answer', keys.length === 4 && keys.every((k) => +k[2] < 3) ? [] : [keys.map((k) => `${k[1]}: ${k[2]}`).join()]);
  // While attackers or blockers are chosen the tiles of those who choose stay where they are.
  for (const [name, more, size] of [['declaring', 'Boros Swift', '1280x720'], ['declaring', 'Boros Swift', '390x844'],
    ['declaring-blocks', 'Grizzly Bears blocks Hill', '1280x720'], ['declaring-blocks', 'Grizzly Bears blocks Hill', '640x480']]) {
    const [before, after] = [[], ['do', more]].map((then) => regions({ ...named(name), then }, size, file).places
      .filter((r) => r.does === 'object' && r.options.length).map((r) => `${r.label} ${r.x}`));
    tell(`nobody moves while they are chosen, ${name} ${size}`, after.length && after.every((r) => before.includes(r)) ? [] : [`${before} became ${after}`]);
  }
  // A blocker that is alone stands where its attacker stands; and the name of a deck is pressed like an arrow.
  const [wall, blade] = ['Wall of Omens', 'Boros Swiftblade'].map((label) => regions(named('lone-blocker'), '1280x720', file).places.find((r) => r.label === label));
  tell('a lone blocker stands opposite', wall && blade && Math.abs(wall.x + wall.w / 2 - blade.x - blade.w / 2) < 2 ? [] : [JSON.stringify([wall, blade])]);
  const decks = regions(named('setup'), '1280x720', file).places.filter((r) => r.does === 'deck');
  tell('the name of a deck can be pressed', decks.some((r) => r.w > 200) ? [] : [JSON.stringify(decks)]);
  // A name of one word is not broken: on a small tile it is set smaller, and whole.
  for (const lang of ['pt', 'es', 'it']) {
    const said = tells({ file: 'embed.duel', do: ['board'] }, '736x496', file, ['lang', lang, 'texts']);
    tell(`a land on a small tile in ${lang}`, /"Mont(anha|aña|agna)"/.test(said) ? [] : [said.match(/"Mont[^"]*"/)?.[0] ?? said.slice(0, 300)]);
  }
  const dropped = tells(named('drag-wrong'), '1280x720', file, ['drop', 'choices']);
  tell('what does not fit is not begun', dropped.includes('0 choices') ? [] : [dropped]);
  const cast = tells(questions, '1280x720', file, ['drag', 'Lightning Bolt', 'Hill Giant', 'drop', 'choices']);
  tell('what fits is cast at it', cast.includes('2 choices') ? [] : [cast]);
  /** @param {string[] | Asked} words @param {string} picture @returns {{ signs: Sign[], places: Region[], problems: string[] }} */
  const grey = (words, picture) => {
    const said = tells(Array.isArray(words) ? { file: 'grey.duel', do: words } : words, '1280x720', picture, ['signs', 'regions']).split('\n[');
    try {
      return { signs: JSON.parse(`[${/** @type {string} */ (said.at(-2)).replace(/^\[/, '')}`), places: JSON.parse(`[${said.at(-1)}`), problems: [] };
    } catch {
      return { signs: [], places: [], problems: [said.join('\n').slice(0, 300)] };
    }
  };
  for (const [name, problems] of greyTest(grey, join(folder, 'grey.png'))) tell(name, problems);
  /** @param {Asked} shot @param {string} size @param {string} picture @returns {Sign[]} */
  const signs = (shot, size, picture) => {
    try {
      return JSON.parse(tells(shot, size, picture, ['signs']).replace(/^[^[]*/, ''));
    } catch {
      return [];
    }
  };
  for (const [name, problems] of touchTest(shots, tells, regions, signs, file)) tell(name, problems);
  for (const [name, problems] of toldTest(shots, tells, regions, signs, file)) tell(name, problems);
  const tones = join(folder, 'tones.png');
  for (const [name, problems] of tonesTest((name) => take(named(name), '1280x720', 1, tones, []), tones)) tell(name, problems);
  rmSync(folder, { recursive: true, force: true });
  program?.end();
  end();
}

/** @param {string[]} names */
async function all(names) {
  /** @type {[ours: string, theirs: string][]} */
  const beside = [];
  let wrong = 0;
  let count = 0;
  await drawEach(shots.filter((s) => !names.length || names.includes(s.name)), out, (shot, found) => {
    for (const [stage, problems] of found) {
      count++;
      if (!problems.length) continue;
      wrong++;
      console.log([`${shot.name} ${stage}`, ...problems].join('\n  '));
    }
    if (shot.picture) beside.push([join(out, pictureName(shot, `${shot.at}@1`)), join(design, shot.picture)]);
  });
  if (beside.length && existsSync(design)) await compose(beside);
  console.log(`${count} pictures in ${out}; ${wrong} with something wrong`);
  process.exitCode = wrong ? 1 : 0;
}

// Ours at the left, the design's at the right, in one PNG.
/** @param {[ours: string, theirs: string][]} pairs */
async function compose(pairs) {
  const { launch } = await import(pathToFileURL(join(root, 'tests/browser/lib.mjs')).href);
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 3000, height: 1800 } });
  const html = join(out, 'beside.html');
  for (const [ours, theirs] of pairs) {
    if (!existsSync(ours) || !existsSync(theirs)) continue;
    writeFileSync(html, `<body style="margin:0;background:#444;display:inline-flex;gap:8px">
<img src="${pathToFileURL(ours)}"><img src="${pathToFileURL(theirs)}"></body>`);
    await page.goto(pathToFileURL(html).href);
    await page.locator('body').screenshot({ path: ours.replace(/\.png$/, '-beside.png') });
  }
  rmSync(html, { force: true });
  await browser.close();
}

/** @param {string[]} names */
async function check(names) {
  let count = 0;
  let wrong = 0;
  await takeEach(shots.filter((s) => !names.length || names.includes(s.name)), (shot, found) => {
    for (const [stage, problems] of found) {
      count++;
      if (!problems.length) continue;
      wrong++;
      console.log([`${shot.name} ${stage}`, ...problems].join('\n  '));
    }
  });
  console.log(`${count} looked at; ${wrong} with something wrong`);
  process.exitCode = wrong ? 1 : 0;
}

const [verb, ...names] = process.argv.slice(2);
if (verb === 'all') await all(names);
else if (verb === 'check') await check(names);
else if (verb === 'long') await long();
else if (verb === 'told') told();
else await test();
