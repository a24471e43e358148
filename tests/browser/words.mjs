// The strings of all languages (assets/strings), and what is said with them. The browser is needed only by the last.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faults, LANGS, readStrings, table } from '../../assets/build/strings.mjs';
import { inWords } from '../../web/build/duel-lines.mjs';
import { withPrinted } from '../../web/build/printed-names.mjs';
import { solutionOf, splitDuel } from '../../web/build/lesson-pages.mjs';
import { check, comes, DUEL, equal, noErrors, open, ROOT } from './lib.mjs';

/** @import { Browser, Route, Server } from './lib.mjs' */

// { 'group.key': words } of a file of assets/strings, without what belongs to a language alone.
/** @param {object} object @returns {[key: string, words: string][]} */
const flat = (object, prefix = '') => Object.entries(object).flatMap(([key, value]) => (typeof value === 'object' ? flat(value, `${prefix}${key}.`) : [[prefix + key, value]]));
/** @param {string} lang */
const wordsOf = (lang) => {
  const { language, printed_names: printed, ...rest } = strings[lang];
  return new Map(flat(rest));
};
const strings = readStrings();

// Every key has words in every language, with the same places to fill, and is used somewhere.
async function stringFiles() {
  const wrong = [...faults(strings)];
  const english = wordsOf('en');
  const places = (/** @type {string} */ t) => [...new Set([...t.matchAll(/\{(\d)(?::\w)?\}/g)].map((m) => m[1]))].sort().join();
  // A part of a sentence about a file shows what the file may say: "{2}" is none to fill there.
  for (const lang of LANGS)
    for (const [key, text] of wordsOf(lang)) if (!/^(?:duel_)?flaw/.test(key) && places(text) !== places(english.get(key) ?? '')) wrong.push(`${lang}.json ${key}: ${places(english.get(key) ?? '')} in English, ${places(text)} here`);
  check(english.size > 1800, `only ${english.size} keys were found`);
  const sources = ['web/app', 'web/pages', 'web/embed', 'web/build'].flatMap((folder) => readdirSync(join(ROOT, folder)).filter((f) => /\.m?js$/.test(f)).map((f) => readFileSync(join(ROOT, folder, f), 'utf8'))).join('');
  const asked = new Set([...sources.matchAll(/\b(?:strings|table)\('((?:page|embed|site)\.\w+|(?:duel_)?flaw(?:_part)?)'\)/g)].map((m) => m[1]));
  for (const group of asked) table(group);
  for (const top of ['page', 'embed', 'site']) for (const group of Object.keys(/** @type {object} */ (strings.en[top]))) if (!asked.has(`${top}.${group}`)) wrong.push(`no module asks for ${top}.${group}`);
  // What stands in a row of them is counted from the first; labels of switches are asked for by rules/switches.inc, kinds of counters by rare_counters.inc.
  const IN_ROWS = /^(?:subtype|number|name_counter|canvas_book|switch(?!_value))_/;
  /** @param {string} folder */
  const code = (folder) => readdirSync(join(ROOT, folder), { recursive: true }).map(String).filter((f) => /\.(?:cpp|h)$/.test(f)).map((f) => readFileSync(join(ROOT, folder, f), 'utf8')).join('');
  const used = new Set([...`${code('engine')}${code('shell')}${code('web/bridge')}`.matchAll(/\bStr::(\w+)/g)].map((m) => m[1]));
  for (const key of english.keys()) {
    const name = key.replace(/\W/g, '_');
    if (!/^(?:page|embed|site|(?:duel_)?flaw(?:_part)?)\./.test(key) && !IN_ROWS.test(name) && !used.has(name)) wrong.push(`nothing says ${key}`);
  }
  check(wrong.length === 0, wrong.join('\n'));
}

// What the canvas and the plain page say of a duel of 1997 uses no word of later times: whatever does so is said of
// other times, and what stands for it is named here. What the engine says: tests/unit/cards/vocabulary_test.cpp.
const LATER = /battlefield|exile|\bstack\b|priorit|planeswalker|campo de batal|exíl|exil|pilha|\bpila\b|prioridad|campo di batt|esili/i;
/** @type {Record<string, Record<string, string>>} */
const OTHER_TIMES = {
  canvas: { has_priority: 'may_act', hold: 'ask_again', stack_empty: 'batch_empty', keys_help: 'of all times', era_sixth: 'of 1999', era_m10: 'of 2009' },
  'page.common': { hold: 'holdOld', about_sixth: 'of 1999', about_m10: 'of 2009', stack: 'its name is put in' },
  'page.reasons': {}, 'page.keeper': {}, 'page.links': {},
};

async function wordsOf1997() {
  const wrong = [];
  for (const [group, others] of Object.entries(OTHER_TIMES)) {
    const rows = Object.entries(table(group));
    for (const [key, row] of rows) {
      const later = row.map((text) => LATER.exec(text)?.[0]).find(Boolean);
      if (later && !others[key]) wrong.push(`${group}.${key}: ${later}`);
    }
    for (const key of Object.keys(others)) check(rows.some(([k]) => k === key), `${group} has no ${key}`);
  }
  /** @param {string} file */
  const read = (file) => readFileSync(join(ROOT, file), 'utf8');
  // The canvas draws none of the words that have another for 1997 without asking which time it is.
  const board = readdirSync(join(ROOT, 'shell/board')).filter((f) => /\.(cpp|h)$/.test(f));
  check(board.length > 20, `only ${board.length} files draw the board`);
  for (const f of board) check(!/Str::zone_\w*(?:stack|exile)/.test(read(`shell/board/${f}`)), `${f} says stack or exile by itself`);
  check(wrong.length === 0, wrong.join('\n'));
}

// Every line of a solution is told in words, in every language; its names stay.
async function solutionsInWords() {
  /** @param {string} name */
  const folder = (name) => readdirSync(join(ROOT, 'assets', name)).map((f) => readFileSync(join(ROOT, 'assets', name, f), 'utf8'));
  const boards = [...folder('puzzles'), ...folder('lessons').flatMap((text) => text.split(/^=== /m).filter((part) => /^board .*(play|puzzle)/.test(part)))];
  const lines = [...new Set(boards.flatMap((text) => solutionOf(splitDuel(text).actions)))];
  check(lines.length > 90, `only ${lines.length} lines`);
  for (const lang of LANGS) for (const line of lines) {
    const told = inWords(line, lang);
    check(told !== line && !/->|\{|undefined/.test(told), `${lang}: ${line}: ${told}`);
    for (const name of withPrinted(line, lang).match(/\b[A-Z][a-z]+\b/g) ?? []) check(told.includes(name), `${lang}: ${line} has lost ${name}: ${told}`);
  }
  check(inWords('A cast Fireball -> Elf1, Elf2 x 2', 'it') === 'A lancia Palla di Fuoco (X = 2) → Elf1, Elf2', inWords('A cast Fireball -> Elf1, Elf2 x 2', 'it'));
  check(inWords('A cast Lightning Bolt -> Llanowar Elves', 'pt') === 'A conjura Raio → Elfos de Llanowar', 'names are not as the board shows them');
  check(inWords('A cast Island Sanctuary', 'es') === 'A lanza Isla santuario', 'a part of a name is taken for a card');
  check(inWords('what is this', 'pt') === 'what is this', 'a line that nobody knows is changed');
}

// The program holds English, and each other language is a file: only those that are spoken are fetched. Where one cannot be
// had the program speaks English, and takes it when it is chosen again.
/** @param {Server} server @param {Browser} browser */
async function languageFiles(server, browser) {
  const context = await browser.newContext({ locale: 'pt' });
  /** @type {string[]} */
  const asked = [];
  await context.route('**/words/*.bin', (/** @type {Route} */ route) => {
    asked.push(/** @type {RegExpExecArray} */ (/(\w+)\.bin$/.exec(route.request().url()))[1]);
    return asked.at(-1) === 'es' ? route.abort() : route.continue();
  });
  const page = await open(context, `${server.url}?plain=1`);
  const question = async () => (await page.evaluate(() => window.upkeep.getState())).view.prompt;
  /** @param {string} lang @param {string} words */
  const speaks = (lang, words) => comes(async () => (await question()) === words, async () => `${lang}: ${await question()}`);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await page.evaluate(() => window.upkeep.liftCurtain());
  const portuguese = await question();
  equal(asked.join(), 'pt', 'the files asked for');
  noErrors(page);
  await page.selectOption('#language', 'en');
  await comes(async () => (await question()) !== portuguese, 'the page still speaks Portuguese');
  const english = await question();
  await page.selectOption('#language', 'es');
  await speaks('es, which is not to be had', english);
  check(asked.filter((lang) => lang === 'es').length < 4, `asked again and again: ${asked}`);
  await page.selectOption('#language', 'it');
  await comes(async () => ![english, portuguese].includes(await question()), 'no Italian');
  const italian = await question();
  await page.selectOption('#language', 'pt');
  await speaks('pt again', portuguese);
  await context.unroute('**/words/*.bin');
  await page.selectOption('#language', 'es');
  await comes(async () => ![english, italian, portuguese].includes(await question()), 'Spanish does not come when it can be had');
  await context.close();
}

export const tests = { stringFiles, wordsOf1997, solutionsInWords, languageFiles };
