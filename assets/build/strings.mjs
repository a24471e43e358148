// The strings of all languages: one file each in assets/strings, of groups of keys and words. `language` in it names
// the language and numbers it (saved duels and links write the number); `printed_names` are the names of cards as they
// were printed, only where they are certain; `page`, `embed` and `site` belong to JavaScript. All the rest is the
// program's: node strings.mjs <assets-dir> <out-dir> writes it down for C++ (engine/text/strings.h). A program of the page
// holds English alone and is given the words of another language when they are wanted (wordsFile).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ language: { name: string, number: number }, printed_names?: Record<string, string>, [group: string]: unknown }} Strings */
/** @typedef {Record<string, Strings>} AllStrings  by language, English first */

const NOT_OF_THE_PROGRAM = new Set(['language', 'printed_names', 'page', 'embed', 'site']);

// { lang: { 'group.key': words } } in the order of the languages' numbers; English comes first.
/** @param {object} object @param {Record<string, string>} out @returns {Record<string, string>} */
function flat(object, prefix = '', out = {}) {
  for (const [key, value] of Object.entries(object)) {
    if (value && typeof value === 'object' && !Array.isArray(value)) flat(value, `${prefix}${key}.`, out);
    else out[prefix + key] = value;
  }
  return out;
}

// Every way in which the files disagree.
/** @param {AllStrings} files */
export function faults(files) {
  /** @type {string[]} */
  const found = [];
  const [[, english], ...others] = Object.entries(files);
  /** @param {Strings} file */
  const keys = ({ language, printed_names, ...rest }) => flat(rest);
  const wanted = keys(english);
  for (const [lang, file] of others) {
    const own = keys(file);
    for (const key of Object.keys(wanted)) {
      if (!(key in own)) found.push(`${lang}.json: ${key} is missing`);
      else if (String(own[key]).trim() === '') found.push(`${lang}.json: ${key} is empty`);
    }
    for (const key of Object.keys(own)) if (!(key in wanted)) found.push(`${lang}.json: ${key} is not in en.json`);
  }
  for (const [lang, file] of Object.entries(files)) if (!file.language?.name) found.push(`${lang}.json: language.name is missing`);
  const numbers = Object.values(files).map((file) => file.language?.number);
  if (numbers.some((n, i) => n !== i)) found.push(`language.number: expected 0 to ${numbers.length - 1}, each once, English 0`);
  return found;
}

export function readStrings(assets = join(dirname(fileURLToPath(import.meta.url)), '..')) {
  const folder = join(assets, 'strings');
  const files = readdirSync(folder).filter((f) => /^[a-z]{2}\.json$/.test(f))
    .map((f) => [f.slice(0, 2), JSON.parse(readFileSync(join(folder, f), 'utf8'))])
    .sort(([, a], [, b]) => a.language.number - b.language.number);
  /** @type {AllStrings} */
  const all = Object.fromEntries(files);
  const wrong = faults(all);
  if (wrong.length) throw new Error(`assets/strings:\n  ${wrong.join('\n  ')}`);
  return all;
}

const all = readStrings();
export const LANGS = Object.keys(all);

// A group ('page.settings') as a table { key: [words of every language] }.
/** @param {string} group @returns {Record<string, string[]>} */
export function table(group, strings = all) {
  /** @param {Strings} file */
  const part = (file) => /** @type {Record<string, string>} */ (group.split('.').reduce((at, name) => /** @type {Record<string, unknown> | undefined} */ (at)?.[name], /** @type {unknown} */ (file)));
  const [english] = Object.values(strings);
  if (!part(english)) throw new Error(`assets/strings: there is no group ${group}`);
  return Object.fromEntries(Object.keys(part(english)).map((key) => [key, Object.values(strings).map((file) => part(file)[key])]));
}

/** @param {string} text */
function literal(text) {
  const bytes = Buffer.from(text, 'utf8');
  let out = '';
  for (const byte of bytes) {
    const c = String.fromCharCode(byte);
    out += byte >= 0x20 && byte < 0x7f && c !== '"' && c !== '\\' && c !== '?' ? c : `\\${byte.toString(8).padStart(3, '0')}`;
  }
  return out;
}

/** @param {string} path @param {string} text */
function write(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

// Errors of files come last: the page's program has no words for them.
/** @param {string} key */
const isFlaw = (key) => /^(?:duel_)?flaw/.test(key);
/** @param {Strings} file */
const ofProgram = (file) => flat(Object.fromEntries(Object.entries(file).filter(([name]) => !NOT_OF_THE_PROGRAM.has(name))));
/** @param {AllStrings} strings */
const keysOf = (strings) => Object.keys(ofProgram(Object.values(strings)[0])).sort((a, b) => Number(isFlaw(a)) - Number(isFlaw(b)));

// Tells apart programs and files of words that do not fit each other.
/** @param {AllStrings} strings */
const fingerprint = (strings) => createHash('sha256').update(keysOf(strings).join('\0')).digest('hex').slice(0, 16);

// A language as text/strings.cpp reads it: the words of each key and, after an empty one, the printed names, each behind the
// English one, in the order of its bytes.
/** @param {AllStrings} strings @param {string} lang @param {boolean} flaws */
function wordsOf(strings, lang, flaws) {
  const words = ofProgram(strings[lang]);
  return keysOf(strings).filter((key) => isFlaw(key) === flaws).map((key) => words[key]);
}
/** @param {Strings} file */
const namesOf = (file) => Object.entries(file.printed_names ?? {}).sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))).flat();

// What the page's program is given for a language that it does not hold.
/** @param {string} lang */
export function wordsFile(lang, strings = all) {
  return Buffer.from([fingerprint(strings), '', ...wordsOf(strings, lang, false), '', ...namesOf(strings[lang]), ''].map((text) => `${text}\0`).join(''), 'utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [assets, out] = process.argv.slice(2);
  const strings = readStrings(assets);
  const langs = Object.keys(strings);
  const keys = keysOf(strings);
  /** @param {string[]} texts */
  const literals = (texts) => texts.map((text) => `"${literal(text)}\\000"`).join('\n');
  const names = keys.map((key) => key.replace(/\W/g, '_'));
  const twice = names.filter((name, i) => names.indexOf(name) < i);
  if (twice.length) throw new Error(`assets/strings: two keys are ${twice.join(', ')} in C++`);
  const about = '// Made by assets/build/strings.mjs from assets/strings.';
  write(join(out, 'text/string_keys.h'), `${about}
#pragma once

namespace upkeep {

enum class Lang : unsigned char { ${langs.join(', ')} };
constexpr int kLangs = ${langs.length};

enum class Str : unsigned short {
  none,  // no words
${names.map((name) => `  ${name},\n`).join('')}  count
};
constexpr Str kFirstFlaw = Str::${names.find((_, i) => isFlaw(keys[i]))};

}  // namespace upkeep
`);
  write(join(out, 'strings.cpp'), `${about}
#include "text/lang/language.h"
#include "text/string_tables.h"

namespace upkeep::text {

const char* const kLangTags[kLangs] = {${langs.map((lang) => `"${lang}"`).join(', ')}};
const char* const kLangNames[kLangs] = {${Object.values(strings).map((file) => `"${literal(file.language.name)}"`).join(', ')}};

// The words of each key, in the order of Str, and after an empty one the printed names.
const char* const kWordTables[kLangs] = {
${langs.map((lang, i) => `${i ? `#if defined(UPKEEP_PACKED_CARDS)
nullptr,
#else
` : ''}"\\000"
${literals(wordsOf(strings, lang, false))}
#if !defined(UPKEEP_PACKED_CARDS)
${literals(wordsOf(strings, lang, true))}
#endif
"\\000"
${literals(namesOf(strings[lang]))}
,${i ? '\n#endif' : ''}`).join('\n')}
};
const char* const kWordsFingerprint = "${fingerprint(strings)}";

${langs.map((lang) => `extern const Language language_${lang};`).join('\n')}
const Language* const kLanguages[kLangs] = {${langs.map((lang) => `&language_${lang}`).join(', ')}};

}  // namespace upkeep::text
`);
}
