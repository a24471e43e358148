// No translation is older than its English (assets/build/translations.mjs), and a change of the English alone is told for
// every kind of text. Needs no program. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, end, test } from '../counted.mjs';

const ROOT = process.env.UPKEEP_ROOT ?? resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const TOOL = join(ROOT, 'assets/build/translations.mjs');
const { differing, translations } = await import(TOOL);

test('what is committed', () => {
  const { older, files } = translations(ROOT);
  const unknown = differing(files).map((/** @type {string} */ path) => path.slice(ROOT.length + 1));
  check(!unknown.length, `${unknown.join(', ')}: run ./upkeep translations and commit what it writes`);
  check(!older.length, `older than their English:\n${older.map((/** @type {import('../../assets/build/translations.mjs').Older} */ { id, english, words }) => `  ${id}\n    en: ${english}\n    ${id.slice(0, 2)}: ${words}`).join('\n')}`);
});

// The same in a small project of its own.
const work = mkdtempSync(join(tmpdir(), 'upkeep-translations-'));
const LANGS = ['en', 'pt', 'es', 'it'];
/** @param {string} path @param {string} text */
const put = (path, text) => {
  mkdirSync(dirname(join(work, path)), { recursive: true });
  writeFileSync(join(work, path), text);
};
/** @param {string} path @param {string} from @param {string} to */
const change = (path, from, to) => {
  const text = readFileSync(join(work, path), 'utf8');
  check(text.includes(from), `${path} has no "${from}"`);
  put(path, text.replace(from, to));
};
/** @param {(lang: string) => string} make */
const each = (make) => LANGS.map(make).join('\n');
LANGS.forEach((lang, number) => put(`assets/strings/${lang}.json`, JSON.stringify({ language: { name: lang, number }, cause: { life: `no life ${lang}`, death: `death ${lang}` } }, null, 1)));
put('assets/strings/glossary.json', JSON.stringify({ about: '', zones: { hand: { en: 'hand', pt: 'mão', es: 'mano', it: { fifth: 'mano' } } } }));
put('assets/lessons/zones.lesson', `lesson zones\n=== board a read\nrules sixth\n${each((lang) => `=== ${lang}\n# Zones ${lang}\n\nFirst ${lang}.\n\nSecond ${lang}.`)}\n`);
put('assets/lessons/examples.txt', '# about\nturn/one | Um | Uno | Uno\n');
put('tests/scenarios/turn/one.duel', 'scenario One\n');
put('assets/differences/burn.difference', `order 1\n${each((lang) => `=== ${lang}\n# Burn ${lang}\n\n| fifth | Yes ${lang}. | Why ${lang}.`)}\n`);
put('assets/puzzles/bear.duel', `scenario Bear\n${each((lang) => `# ${lang}: Bear ${lang} | Win ${lang}.`)}\n# level: 1\n`);
put('assets/decks/night.json', JSON.stringify({ name: Object.fromEntries(LANGS.map((lang) => [lang, `Night ${lang}`])) }));
/** @param {...string} args */
const tool = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, ...args], { encoding: 'utf8', env: { ...process.env, UPKEEP_ROOT: work } });
  return { status, said: stdout + stderr, older: [...stdout.matchAll(/^(\w\w:\S+\/\S+)$/gm)].map((m) => m[1]).sort() };
};
/** @param {string} what @param {string[]} older @param {...string} args */
const expect = (what, older, ...args) => {
  const { status, said, older: told } = tool(...args);
  check(told.join() === [...older].sort().join(), `${what}: told as older: ${told.join(' ') || 'none'}; expected ${older.join(' ') || 'none'}\n${said}`);
  check((status !== 0) === older.length > 0, `${what}: exit code ${status}\n${said}`);
};
/** @param {string} place @param {number[]} [at] */
const all = (place, at) => ['pt', 'es', 'it'].map((lang, i) => `${lang}:${place}${at ? `:${at[i]}` : ''}`);

test('what is new is written down', () => {
  check(/doesn't know/.test(tool('check').said), 'a project without fingerprints passes');
  expect('the first run', []);
  expect('then', [], 'check');
});
// [what, file, English, changed English, what is then older]
/** @type {[string, string, string, string, string[]][]} */
const CHANGED = [
  ['a string', 'assets/strings/en.json', 'no life en', 'no life at all', all('strings/cause.life')],
  ['a term', 'assets/strings/glossary.json', '"en":"hand"', '"en":"grip"', all('glossary/zones.hand')],
  ['a line of a lesson', 'assets/lessons/zones.lesson', 'Second en.', 'Another.', all('lessons/zones', [15, 21, 27])],
  ['the title of an example', 'tests/scenarios/turn/one.duel', 'One', 'Two', all('examples/turn/one')],
  ['a difference', 'assets/differences/burn.difference', 'Why en.', 'Because.', all('differences/burn', [9, 13, 17])],
  ['the task of a puzzle', 'assets/puzzles/bear.duel', 'Win en.', 'Survive.', all('puzzles/bear.task')],
  ['the name of a deck', 'assets/decks/night.json', 'Night en', 'Day', all('decks/night.name')],
];
for (const [what, file, from, to, older] of CHANGED) {
  test(`${what} that changed in English alone`, () => {
    change(file, from, to);
    expect('check', older, 'check');
    expect('writing', older);
    expect('a second time', older, 'check');
    expect('one of them read', older.slice(1), 'read', older[0]);
    expect('all read', [], 'read', older[0].slice(3).replace(/:\d+$/, ''));
    expect('afterwards', [], 'check');
  });
}
test('English and translations that changed together', () => {
  for (const lang of LANGS) change(`assets/strings/${lang}.json`, `death ${lang}`, `dying ${lang}`);
  check(/doesn't know/.test(tool('check').said), 'a change that is not written down passes');
  expect('writing', []);
  change('assets/strings/en.json', 'dying en', 'to die');
  change('assets/strings/es.json', 'dying es', 'morir');
  expect('one of three', ['pt:strings/cause.death', 'it:strings/cause.death']);
  change('assets/strings/en.json', 'to die', 'dying en');
  expect('the English is as it was', ['es:strings/cause.death']);
});
test('lines that moved', () => {
  expect('read', [], 'read', 'strings/cause.death');
  for (const lang of LANGS) change('assets/lessons/zones.lesson', `First ${lang}.`, `New ${lang}.\n\nFirst ${lang}.`);
  expect('a line before others', []);
  change('assets/lessons/zones.lesson', 'New en.\n', 'New en.\n\nOnly here.\n');
  const { status, said } = tool();
  check(status !== 0 && /zones\.lesson: 5 lines in English, 4 in pt/.test(said), `a line that only English has: ${said}`);
});
test('a place that is not there', () => {
  change('assets/lessons/zones.lesson', 'Only here.\n\n', '');
  const { status, said } = tool('read', 'strings/nothing');
  check(status !== 0 && said.includes('strings/nothing: no translation there is older'), said);
});
rmSync(work, { recursive: true, force: true });

end();
