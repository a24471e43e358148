// Which translations are older than their English. Beside each translation, in assets/translated/KIND.txt, stand the
// fingerprints of its own words and, if it is older, of the English that it says:
//   strings/cause.life 1f0c9a 77ab01 c0ffee 5d1e2f         the English, then its translations in the order of languages
//   strings/cause.toughness 9b3d44 0e55aa-71c2d8 ...       the first of them says another, older English (71c2d8)
// A fingerprint stands by itself, so lines may move within a lesson, and any two versions of these files can be merged by
// taking either and running this again. The site has none of it.
//   node translations.mjs                     names the translations that are older, and writes down those that changed
//   node translations.mjs read PLACE...       writes down that these translations were read and say the English of now
//   node translations.mjs check               only names what the files don't say, and what is older
// PLACE is as it is told: pt:strings/cause.life; without pt: in every language; strings/cause or lessons/zones is all of it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = process.env.UPKEEP_ROOT ?? join(dirname(fileURLToPath(import.meta.url)), '../..');
/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');
/** @param {string} folder @param {string} ending */
const names = (folder, ending) => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)).sort() : []);
/** @param {string} folder */
const json = (folder) => names(folder, '.json').map((name) => [name.replace(/\.json$/, ''), JSON.parse(read(join(folder, name)))]);

/** @typedef {{ words: string, at?: number }} Said */
/** @typedef {{ place: string, of: Record<string, Said> }} Row */
/** @typedef {{ id: string, place: string, lang: string, english: string, words: string }} Older */

// Everything that is said in several languages, by kind: rows of { place, of: { lang: { words, at } } }, where several rows
// may have one place (the lines of a lesson) and `at` tells them apart.
/** @param {object} object @param {Map<string, string>} out @returns {Map<string, string>} */
function flat(object, prefix = '', out = new Map()) {
  for (const [key, value] of Object.entries(object)) {
    if (value && typeof value === 'object') flat(value, `${prefix}${key}.`, out);
    else out.set(prefix + key, String(value));
  }
  return out;
}
/** @param {string} assets @param {string[]} langs @returns {Row[]} */
function strings(assets, langs) {
  /** @type {Record<string, Map<string, string>>} */
  const files = Object.fromEntries(json(join(assets, 'strings')).filter(([name]) => langs.includes(name)).map(([lang, { language, printed_names, ...rest }]) => [lang, flat(rest)]));
  return [...files.en.keys()].map((key) => ({ place: key, of: Object.fromEntries(langs.filter((lang) => files[lang].has(key)).map((lang) => [lang, { words: /** @type {string} */ (files[lang].get(key)) }])) }));
}
// Parts of a file that begin with "=== pt": line for line the same in every language.
/** @param {string} folder @param {string} ending @returns {(assets: string, langs: string[]) => Row[]} */
function parts(folder, ending) {
  return (assets, langs) => names(join(assets, folder), ending).flatMap((name) => {
    /** @type {Record<string, Said[]>} */
    const lines = Object.fromEntries(langs.map((lang) => [lang, []]));
    let lang = '';
    read(join(assets, folder, name)).split('\n').forEach((line, i) => {
      const head = /^=== (\S+)/.exec(line);
      if (head) [, lang] = head;
      else if (line.trim()) lines[lang]?.push({ words: line, at: i + 1 });
    });
    for (const other of langs) {
      if (lines[other].length !== lines.en.length)
        throw new Error(`assets/${folder}/${name}: ${lines.en.length} lines in English, ${lines[other].length} in ${other}: each line is translated by one line`);
    }
    return lines.en.map((_, i) => ({ place: name.slice(0, -ending.length), of: Object.fromEntries(langs.map((l) => [l, lines[l][i]])) }));
  });
}
/** @param {string} assets @returns {Row[]} */
function puzzles(assets) {
  return names(join(assets, 'puzzles'), '.duel').flatMap((name) => {
    const said = [...read(join(assets, 'puzzles', name)).matchAll(/^#\s*(\w\w):\s*([^|\n]+)\|\s*(.+)$/gm)];
    return [2, 3].map((part) => ({ place: `${name.slice(0, -5)}.${part === 2 ? 'title' : 'task'}`, of: Object.fromEntries(said.map((m) => [m[1], { words: m[part].trim() }])) }));
  });
}
// Their titles are in the positions that they show.
/** @param {string} assets @param {string[]} langs @returns {Row[]} */
function examples(assets, langs) {
  return read(join(assets, 'lessons/examples.txt')).split('\n').filter((line) => line.trim() && !line.startsWith('#')).map((line) => {
    const [place, ...said] = line.split('|').map((part) => part.trim());
    const path = join(assets, '../tests/scenarios', `${place}.duel`);
    const english = existsSync(path) ? /^scenario\s+(.*)/m.exec(read(path))?.[1] ?? '' : '';
    return { place, of: Object.fromEntries([english, ...said].map((words, i) => [langs[i], { words }])) };
  });
}
/** @param {string} assets @param {string[]} langs @returns {Row[]} */
const decks = (assets, langs) => json(join(assets, 'decks')).flatMap(([name, deck]) =>
  ['name', 'plan'].filter((field) => deck[field]?.en).map((field) => ({ place: `${name}.${field}`, of: Object.fromEntries(langs.filter((lang) => deck[field][lang]).map((lang) => [lang, { words: deck[field][lang] }])) })));
// Terms, whose words may be listed by eras.
/** @param {string} assets @param {string[]} langs @returns {Row[]} */
function glossary(assets, langs) {
  const { about, ...groups } = JSON.parse(read(join(assets, 'strings/glossary.json')));
  return Object.entries(groups).flatMap(([group, terms]) => Object.entries(terms).map(([name, term]) =>
    ({ place: `${group}.${name.replaceAll(' ', '_')}`, of: Object.fromEntries(langs.filter((lang) => term[lang]).map((lang) => [lang, { words: JSON.stringify(term[lang]) }])) })));
}
/** @type {Record<string, (assets: string, langs: string[]) => Row[]>} */
const KINDS = { strings, glossary, lessons: parts('lessons', '.lesson'), examples, differences: parts('differences', '.difference'), puzzles, decks };

/** @param {string} words */
const print = (words) => createHash('sha256').update(words).digest('hex').slice(0, 6);

// What a file wrote down: place → lang → own fingerprint → fingerprints of the English it says.
/** @param {string} path @param {string[]} langs */
function written(path, langs) {
  /** @type {Map<string, Record<string, Map<string, Set<string>>>>} */
  const out = new Map();
  if (!existsSync(path)) return out;
  for (const line of read(path).split('\n')) {
    const [place, english, ...others] = line.split(' ');
    if (!others.length || place === '#') continue;
    if (!out.has(place)) out.set(place, Object.fromEntries(langs.map((lang) => [lang, new Map()])));
    others.forEach((token, i) => {
      const [own, of = english] = token.split('-');
      const at = /** @type {Record<string, Map<string, Set<string>>>} */ (out.get(place))[langs[i + 1]];
      if (at) at.set(own, (at.get(own) ?? new Set()).add(of));
    });
  }
  return out;
}

// { older: [{ id, place, lang, english, words }], files: Map of path → text as it should be }. `confirmed(id)` says which
// translations were read.
/** @param {(id: string) => unknown} confirmed */
export function translations(root = ROOT, confirmed = () => false) {
  const assets = join(root, 'assets');
  const langs = json(join(assets, 'strings')).filter(([, file]) => Number.isInteger(file.language?.number))
    .sort(([, a], [, b]) => a.language.number - b.language.number).map(([lang]) => lang);
  /** @type {Older[]} */
  const older = [];
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [kind, rowsOf] of Object.entries(KINDS)) {
    const path = join(assets, 'translated', `${kind}.txt`);
    const before = written(path, langs);
    const lines = rowsOf(assets, langs).map(({ place, of }) => {
      if (!of.en?.words) throw new Error(`${kind}/${place} isn't there in English`);
      const english = print(of.en.words);
      const others = langs.slice(1).map((lang) => {
        const one = of[lang];
        if (!one?.words) throw new Error(`${kind}/${place} isn't there in ${lang}`);
        const own = print(one.words);
        const said = before.get(place)?.[lang]?.get(own);
        const id = `${lang}:${kind}/${place}${one.at ? `:${one.at}` : ''}`;
        if (!said || said.has(english) || confirmed(id)) return own;
        older.push({ id, place: `${kind}/${place}`, lang, english: of.en.words, words: one.words });
        return `${own}-${[...said][0]}`;
      });
      return [place, english, ...others].join(' ');
    });
    files.set(path, `# Made by assets/build/translations.mjs, which says what it is for: ${langs.join(' ')}\n${lines.join('\n')}\n`);
  }
  return { older, files };
}

/** @param {Map<string, string>} files */
export const differing = (files) => [...files].filter(([path, text]) => !existsSync(path) || read(path) !== text).map(([path]) => path);

// "strings/cause" is all within it; "pt:strings/cause.life" is one.
/** @param {string} id @param {string} place */
export function within(id, place) {
  const whole = /^\w\w:/.test(place) ? id : id.slice(3);
  return whole === place || (whole.startsWith(place) && '/.:'.includes(whole[place.length]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what = 'write', ...places] = process.argv.slice(2);
  if (!['write', 'read', 'check'].includes(what) || (what === 'read') !== places.length > 0) {
    console.error('usage: translations.mjs [check | read PLACE...], where PLACE is as this prints it: pt:strings/cause.life, lessons/zones');
    process.exit(2);
  }
  const used = new Set();
  const { older, files } = translations(ROOT, (id) => places.some((place) => within(id, place) && used.add(place)));
  const unknown = places.filter((place) => !used.has(place));
  for (const place of unknown) console.error(`${place}: no translation there is older than its English`);
  const stale = differing(files);
  if (what !== 'check') {
    for (const path of stale) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, /** @type {string} */ (files.get(path)));
    }
  } else for (const path of stale) console.log(`${path.slice(join(ROOT, '/').length)} doesn't know all that changed: run ./upkeep translations`);
  for (const { id, english, words } of older) console.log(`${id}\n  en: ${english}\n  ${id.slice(0, 2)}: ${words}`);
  console.log(older.length ? `${older.length} older than their English: say them anew, or ./upkeep translations read PLACE...` : 'No translation is older than its English.');
  process.exitCode = older.length || unknown.length || (what === 'check' && stale.length) ? 1 : 0;
}
