// The tables of words in the page's modules: four languages in every row, none empty, all with the same places
// to fill. Read as they are written; the browser is not needed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWords } from '../../web/build/duel-lines.mjs';
import { withPrinted } from '../../web/build/printed-names.mjs';
import { solutionOf, splitDuel } from '../../web/build/lesson-pages.mjs';
import { check, ROOT } from './lib.mjs';

const LANGUAGES = ['en', 'pt', 'es', 'it'];

// From the brace at `at` to its partner, past strings.
function literal(text, at) {
  let depth = 0;
  let quote = '';
  for (let i = at; i < text.length; i++) {
    const c = text[i];
    if (quote) {
      if (c === '\\') i++;
      else if (c === quote) quote = '';
    } else if (c === "'" || c === '"' || c === '`') quote = c;
    else if (c === '/' && text[i + 1] === '/') i = text.indexOf('\n', i);
    else if (c === '{') depth++;
    else if (c === '}' && --depth === 0) return text.slice(at, i + 1);
  }
  return null;
}

async function wordTables() {
  const files = ['app', 'pages', 'embed', 'lessons', 'build'].map((folder) => join('web', folder)).flatMap((folder) => readdirSync(join(ROOT, folder)).filter((f) => /\.m?js$/.test(f)).map((f) => join(folder, f)));
  let tables = 0;
  let rows = 0;
  const wrong = [];
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const m of text.matchAll(/\bwords\(\{|\bWORDS = \{/g)) {
      const source = literal(text, m.index + m[0].length - 1);
      check(source, `${file}: a table without an end`);
      const table = new Function(`return (${source});`)();
      tables++;
      for (const [key, row] of Object.entries(table)) {
        rows++;
        const places = (t) => [...new Set(t.match(/\{\d\}/g) ?? [])].sort().join();
        if (!Array.isArray(row) || row.length !== LANGUAGES.length) wrong.push(`${file} ${key}: expected ${LANGUAGES.length} languages`);
        else if (row.some((t) => typeof t !== 'string' || !t.trim())) wrong.push(`${file} ${key}: nothing in ${LANGUAGES[row.findIndex((t) => !String(t ?? '').trim())]}`);
        else if (new Set(row.map(places)).size > 1) wrong.push(`${file} ${key}: ${row.map(places).join(' | ')}`);
      }
    }
  }
  check(tables > 10 && rows > 300, `only ${tables} tables with ${rows} rows were found`);
  check(wrong.length === 0, wrong.join('\n'));
}

// What the canvas and the plain page say of a duel of 1997 uses no word of later times: whatever does so in the tables
// is said of other times, and what stands for it is named here. What the program says: tests/unit/cards/vocabulary_test.cpp.
const LATER = /battlefield|exile|\bstack\b|priorit|planeswalker|campo de batal|exíl|exil|pilha|\bpila\b|prioridad|campo di batt|esili/i;
const OTHER_TIMES = {
  'shell/words.cpp': {
    has_priority: 'may_act', hold: 'ask_again', keys_help: 'of all times', era_sixth: 'of 1999', era_m10: 'of 2009',
  },
  'web/app/words.mjs': { hold: 'holdOld', about_sixth: 'of 1999', about_m10: 'of 2009', stack: 'its name is put in' },
};

async function wordsOf1997() {
  const wrong = [];
  const judge = (file, rows) => {
    check(rows.length > 80, `only ${rows.length} rows in ${file}`);
    for (const [key, text] of rows) if (LATER.test(text) && !OTHER_TIMES[file][key]) wrong.push(`${file} ${key}: ${LATER.exec(text)[0]}`);
    for (const key of Object.keys(OTHER_TIMES[file])) check(rows.some(([k]) => k === key), `${file} has no ${key}`);
  };
  const read = (file) => readFileSync(join(ROOT, file), 'utf8');
  const rows = [...read('shell/words.cpp').matchAll(/\{W::(\w+),\s*\{((?:\s*"(?:[^"\\]|\\.)*"\s*,?)+)\}\}/g)].map((m) => [m[1], m[2]]);
  judge('shell/words.cpp', rows);
  judge('web/app/words.mjs', [...read('web/app/words.mjs').matchAll(/^ {2}(\w+): (\[.*\]),$/gm)].map((m) => [m[1], m[2]]));
  for (const file of ['reasons.mjs', 'keeper.mjs', 'links.mjs']) {
    for (const m of read(`web/app/${file}`).matchAll(/^ {2}(\w+): (\[.*\]),$/gm)) if (LATER.test(m[2])) wrong.push(`${file} ${m[1]}`);
  }
  // The canvas draws none of the words that have another for 1997 without asking which time it is.
  check(!/W::stack\b|W::exile\b/.test(['panels', 'table', 'batch_windows', 'hand', 'arrows'].map((f) => read(`shell/board/${f}.cpp`)).join('')), 'the canvas says stack or exile by itself');
  check(wrong.length === 0, wrong.join('\n'));
}

// Every line of a solution is told in words, in every language; its names stay.
async function solutionsInWords() {
  const folder = (name) => readdirSync(join(ROOT, 'assets', name)).map((f) => readFileSync(join(ROOT, 'assets', name, f), 'utf8'));
  const boards = [...folder('puzzles'), ...folder('lessons').flatMap((text) => text.split(/^=== /m).filter((part) => /^board .*(play|puzzle)/.test(part)))];
  const lines = [...new Set(boards.flatMap((text) => solutionOf(splitDuel(text).actions)))];
  check(lines.length > 90, `only ${lines.length} lines`);
  for (const lang of LANGUAGES) for (const line of lines) {
    const told = inWords(line, lang);
    check(told !== line && !/->|\{|undefined/.test(told), `${lang}: ${line}: ${told}`);
    for (const name of withPrinted(line, lang).match(/\b[A-Z][a-z]+\b/g) ?? []) check(told.includes(name), `${lang}: ${line} has lost ${name}: ${told}`);
  }
  check(inWords('A cast Fireball -> Elf1, Elf2 x 2', 'it') === 'A lancia Fireball (X = 2) → Elf1, Elf2', inWords('A cast Fireball -> Elf1, Elf2 x 2', 'it'));
  check(inWords('A cast Lightning Bolt -> Llanowar Elves', 'pt') === 'A conjura Raio → Elfos de Llanowar', 'names are not as the board shows them');
  check(inWords('A cast Island Sanctuary', 'es') === 'A lanza Island Sanctuary', 'a part of a name is taken for a card');
  check(inWords('what is this', 'pt') === 'what is this', 'a line that nobody knows is changed');
}

export const tests = { wordTables, wordsOf1997, solutionsInWords };
