// Every text says what the glossary says (assets/strings/glossary.json): none has a word that the glossary forbids in its
// language, and strings that a term names say that term. Prints the place and the right word; the last line counts.
// node glossary.mjs [--all] [FILE…]: --all also what is not clean yet; with files (or folders) only those.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Files, folders or groups of strings ("assets/strings/en.json page") whose words have not been gone through yet.
const NOT_YET_CLEAN = [
  'assets/lessons',
  'assets/puzzles',
];

// Turns of phrase that no English string may have. What stands in backticks is code and may.
const ENGLISH = [
  [/\b(?:cannot|(?:is|are|was|were|do|does|did|has|have|had|will|would|could|should) not)\b/gi, "contract it (can't, isn't, doesn't)"],
  [/\bis no\b/gi, 'say "isn\'t a" or "there\'s no"'],
  [/\bnobody is asked\b/gi, 'say what can\'t be chosen ("there\'s no such choice now")'],
  [/\b(?:is|are) (?:asked|said)\b/gi, 'say it actively ("must choose", "appears")'],
];

const ROOT = process.env.UPKEEP_ROOT ?? resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const LANGS = ['en', 'pt', 'es', 'it'];
const ERAS = ['fifth', 'sixth', 'm10', 'foundations'];
const LEAST = 150;
/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const { about, ...groups } = JSON.parse(read('assets/strings/glossary.json'));
const terms = Object.values(groups).flatMap((group) => Object.entries(group).map(([name, term]) => ({ name, ...term })));

/** @typedef {string | Record<string, string>} Words  a word, or what it is from each era on */
/** @typedef {{ in: string, word: string, why: string }} Allowed */
/** @typedef {{ file: string, lang: string, text: string, key?: string }} Text */

// What a word is in the latest rules, and all it has been.
/** @param {Words} value */
const words = (value) => (typeof value === 'string' ? [value] : Object.values(value));
/** @param {Words} value */
const now = (value) => words(value).at(-1);

// "by lot", "licence*": whole words, whatever lies between them on a line or at its end.
/** @param {string} phrase */
function pattern(phrase) {
  const body = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '[\\p{L}]*').replace(/['’]/g, "['’]").replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'giu');
}
const forbidden = Object.fromEntries(LANGS.map((lang) => [lang, terms.flatMap((term) =>
  (term.forbidden?.[lang] ?? []).map((/** @type {string} */ entry) => {
    const [phrase, better = now(term[lang])] = entry.split(' → ');
    return { term, phrase, better, found: pattern(phrase) };
  }))]));

// Every reading of a message: each choice of "[0:is|are]" and "%in play|on the battlefield%".
/** @param {string} text */
function readings(text) {
  const choices = /\[\d+:([^\]]*)\]|%([^%|]*\|[^%]*)%/g;
  const most = Math.max(1, ...[...text.matchAll(choices)].map(([, a, b]) => (a ?? b).split('|').length));
  /** @param {number} i */
  const pick = (i) => text.replace(choices, (/** @type {string} */ _, /** @type {string | undefined} */ a, /** @type {string | undefined} */ b) => {
    const all = /** @type {string} */ (a ?? b).split('|');
    return all[Math.min(i, all.length - 1)];
  });
  return [...new Set([text, ...Array.from({ length: most }, (_, i) => pick(i))])];
}

// Texts as { file, lang, text, key or line }.
/** @type {Text[]} */
const texts = [];
/** @param {string} path */
function strings(path) {
  const lang = path.slice(-7, -5);
  /** @param {object} object @param {string} prefix */
  const walk = (object, prefix) => {
    for (const [key, value] of Object.entries(object)) {
      if (key === 'printed_names') continue;
      if (typeof value === 'string') texts.push({ file: path, lang, key: prefix + key, text: value });
      else if (value && typeof value === 'object') walk(value, `${prefix}${key}.`);
    }
  };
  walk(JSON.parse(read(path)), '');
}
// A language's part of a lesson or a difference; of its boards only the titles are read, in English.
/** @param {string} path */
function lesson(path) {
  let lang = '';
  const parts = Object.fromEntries(LANGS.map((l) => [l, '']));
  for (const line of read(path).split('\n')) {
    const head = /^=== (\w+)/.exec(line);
    if (head) lang = LANGS.includes(head[1]) ? head[1] : '';
    const title = !lang && /^scenario\s+(.*)/.exec(line)?.[1];
    for (const l of LANGS) parts[l] += `${l === lang && !head ? line : l === 'en' && title ? title : ''}\n`;
  }
  for (const l of LANGS) texts.push({ file: path, lang: l, text: parts[l] });
}
/** @param {string} path */
function puzzle(path) {
  const parts = Object.fromEntries(LANGS.map((l) => [l, '']));
  for (const line of read(path).split('\n')) {
    const [, lang, text] = /^# (\w\w): (.*)/.exec(line) ?? ['', 'en', /^scenario\s+(.*)/.exec(line)?.[1] ?? ''];
    for (const l of LANGS) parts[l] += `${l === lang ? text : ''}\n`;
  }
  for (const l of LANGS) texts.push({ file: path, lang: l, text: parts[l] });
}
// The titles of examples: path | pt | es | it
/** @param {string} path */
function examples(path) {
  const rows = read(path).split('\n').map((line) => (line.startsWith('#') ? [] : line.split('|')));
  LANGS.forEach((lang, i) => i && texts.push({ file: path, lang, text: rows.map((row) => row[i] ?? '').join('\n') }));
}
/** @param {string} folder */
const files = (folder) => readdirSync(join(ROOT, folder), { recursive: true }).map(String).sort()
  .map((name) => join(folder, name)).filter((path) => statSync(join(ROOT, path)).isFile());
for (const lang of LANGS) strings(`assets/strings/${lang}.json`);
for (const path of files('assets/lessons')) (path.endsWith('.lesson') ? lesson : examples)(path);
for (const path of files('assets/differences')) lesson(path);
for (const path of files('assets/puzzles')) if (path.endsWith('.duel')) puzzle(path);
// Other texts are in the language that their name ends with (about.pt.md), or in English.
for (const path of [...(existsSync(join(ROOT, 'assets/text')) ? files('assets/text') : []), 'README.md', 'CONTRIBUTING.md']) {
  texts.push({ file: path, lang: /\b(en|pt|es|it)\.\w+$/.exec(path)?.[1] ?? 'en', text: read(path) });
}

/** @type {{ place: string, said: string }[]} */
const faults = [];
/** @param {string} place @param {string} said */
const fault = (place, said) => faults.push({ place, said });
// The glossary itself.
const G = 'assets/strings/glossary.json';
if (terms.length < LEAST) fault(G, `${terms.length} terms; at least ${LEAST} are needed`);
for (const term of terms) {
  for (const lang of LANGS) {
    const value = term[lang];
    if (!value || !words(value).every((word) => typeof word === 'string' && word.trim())) fault(G, `${term.name}: no word in ${lang}`);
    else if (typeof value === 'object') {
      const at = Object.keys(value).map((era) => ERAS.indexOf(era));
      if (at.some((n, i) => n < 0 || n <= (at[i - 1] ?? -1))) fault(G, `${term.name}: ${lang}: eras are ${ERAS.join(', ')}, in this order`);
    }
    for (const word of words(value ?? '')) {
      for (const no of forbidden[lang]) if (word.match(no.found)) fault(G, `${term.name}: ${lang}: "${word}" has "${no.phrase}", which ${no.term.name} forbids`);
    }
  }
  for (const key of Object.keys(term)) if (![...LANGS, 'name', 'key', 'forbidden', 'allowed'].includes(key)) fault(G, `${term.name}: unknown field ${key}`);
  for (const one of term.allowed ?? []) if (!one.in || !one.word || !one.why) fault(G, `${term.name}: what is allowed needs in, word and why`);
}
// Strings that a term names say the term; nouns are written "f criatura/criaturas".
const named = new Map(texts.filter((text) => text.key).map((text) => [`${text.lang} ${text.key}`, text]));
for (const term of terms.filter((one) => one.key)) {
  for (const lang of LANGS) {
    const text = named.get(`${lang} ${term.key}`);
    if (!text) {
      fault(G, `${term.name}: there is no string ${term.key}`);
      break;
    }
    const said = text.text.replace(/^[fmn] /, '').split('/')[0];
    if (!words(term[lang]).some((word) => word.toLowerCase() === said.toLowerCase())) {
      fault(`${text.file} ${text.key}`, `"${said}": the word is "${now(term[lang])}"`);
    }
  }
}
const unused = new Set(terms.flatMap((term) => (term.allowed ?? [])));
for (const { file, lang, key, text } of texts) {
  const seen = new Set();
  for (const reading of key ? readings(text) : [text]) {
    for (const { term, phrase, better, found } of forbidden[lang]) {
      for (const match of reading.matchAll(found)) {
        const place = key ? `${file} ${key}` : `${file}:${reading.slice(0, match.index).split('\n').length}`;
        if (seen.has(place + phrase)) continue;
        seen.add(place + phrase);
        const excuse = (term.allowed ?? []).find((/** @type {Allowed} */ one) => one.word === phrase && (one.in === file || `${file} ${key}`.endsWith(one.in)));
        if (excuse) unused.delete(excuse);
        else fault(place, `"${match[0].replace(/\s+/g, ' ')}": say "${better}" (${term.name})`);
      }
    }
  }
}
for (const { file, lang, key, text } of texts) {
  if (lang !== 'en' || !key) continue;
  const found = readings(text.replace(/`[^`]*`/g, '``')).flatMap((reading) =>
    ENGLISH.flatMap(([phrase, better]) => (reading.match(phrase) ?? []).map((/** @type {string} */ word) => `"${word}": ${better}`)));
  for (const said of new Set(found)) fault(`${file} ${key}`, said);
}
for (const one of unused) fault(G, `allowed "${one.word}" in ${one.in}: it is not there any more`);

const only = process.argv.slice(2).filter((arg) => !arg.startsWith('--')).map((arg) => relative(ROOT, resolve(arg)));
/** @param {string} place @param {string} part */
const within = (place, part) => place === part || [' ', '/', ':', '.'].some((end) => place.startsWith(part + end));
/** @param {string} place */
const later = (place) => NOT_YET_CLEAN.find((part) => within(place, part));
const all = process.argv.includes('--all') || only.length > 0;
const told = faults.filter(({ place }) => (only.length ? only.some((part) => within(place, part)) : all || !later(place)));
for (const { place, said } of told) console.log(`${place}: ${said}`);
if (!all) {
  for (const part of NOT_YET_CLEAN) {
    if (!faults.some(({ place }) => later(place) === part)) console.log(`${part} is clean: take it off NOT_YET_CLEAN`);
  }
}
const put = faults.length - told.length;
console.log(`glossary: ${terms.length} terms, ${texts.length} texts, ${told.length} faults${put && !only.length ? `, ${put} in what is not clean yet` : ''}`);
process.exitCode = told.length ? 1 : 0;
