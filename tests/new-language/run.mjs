// Languages that nobody wrote beforehand: made-up ones, English and Spanish with every word marked, put where a language
// stands (assets/strings/xx.json, engine/text/lang/xx*.cpp) in a copy of the sources. One has pronouns and possessives,
// the other gender, articles and its nouns first. `duel` is built of them and says every card in each; what is not marked
// comes from a place that knows only the languages there are. The first part looks for such places in the sources
// themselves. Ends with "N passed, N failed".
// node run.mjs [--sources-only]; builds in build/fifth, whose objects are kept.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStrings } from '../../assets/build/strings.mjs';

/** @import { Ended } from '../programs.mjs' */

const ROOT = process.env.UPKEEP_ROOT ?? resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const strings = readStrings(join(ROOT, 'assets'));
const langs = Object.keys(strings);
let passed = 0;
let failed = 0;
/** @param {string} name @param {string[]} wrong */
function result(name, wrong) {
  if (wrong.length) {
    failed++;
    console.log(`FAILED ${name}\n${wrong.slice(0, 40).map((/** @type {string} */ w) => `  ${w}`).join('\n')}`);
  } else passed++;
}

// ---- rows of as many strings as there are languages, in languages; names of languages in shared code
/** @param {string} folder @param {RegExp} wanted */
const sources = (folder, wanted) => readdirSync(join(ROOT, folder), { recursive: true }).map(String).filter((f) => wanted.test(f) && /\.\w+$/.test(f) && !f.includes('node_modules')).map((f) => `${folder}/${f}`);
{
  /** @type {string[]} */
  const wrong = [];
  const quoted = String.raw`((?:"(?:[^"\\\n]|\\.)*"\s*)+|'(?:[^'\\\n]|\\.)*'\s*)`;
  const row = new RegExp(langs.map(() => quoted).join(String.raw`,\s*`), 'g');
  const foreign = /[àáâãçèéêìíñòóôõùúü]/i;
  for (const file of [...['engine', 'shell'].flatMap((f) => sources(f, /\.(?:cpp|h)$/)), ...sources('web', /\.(?:cpp|h|m?js)$/)]) {
    if (file.startsWith('engine/text/lang/')) continue;
    const text = readFileSync(join(ROOT, file), 'utf8');
    /** @param {number} at @param {string} what */
    const say = (at, what) => wrong.push(`${file}:${text.slice(0, at).split('\n').length}: ${what}`);
    for (const m of text.matchAll(row)) if (foreign.test(m[0])) say(m.index, `a row of languages: ${m[0].replace(/\s+/g, ' ').slice(0, 80)}`);
    for (const m of text.matchAll(/'en', 'pt'|"en", "pt"/g)) say(m.index, 'a list of languages');
    // English is the language that names and files are written in; no other has a place of its own.
    if (/\.(?:cpp|h)$/.test(file)) for (const m of text.matchAll(/\bLang::(?!en\b)([a-z]{2})\b/g)) say(m.index, `asks for ${m[1]}`);
  }
  // Words that agree with what they speak of are a language's own: its pronouns, articles and possessives.
  const grammar = /^(?:it|its|they|them|their|your|those|that|these|this|each|other|an?|the|target|de|di|do|su)\b|'s$/;
  for (const file of sources('engine/text', /^[^/]*\.cpp$/)) {
    readFileSync(join(ROOT, file), 'utf8').split('\n').forEach((line, i) => {
      if (/^\s*(?:\/\/|\*|#)/.test(line)) return;
      for (const m of line.replace(/\s\/\/ .*/, '').matchAll(/"((?:[^"\\]|\\.)*)"/g))
        if (grammar.test(m[1].trim())) wrong.push(`${file}:${i + 1}: words of a language: ${m[0]}`);
    });
  }
  result('sources', wrong);
}

if (!process.argv.includes('--sources-only')) {
  const copy = join(ROOT, 'build/fifth/source');
  const build = join(ROOT, 'build/fifth/build');
  mkdirSync(copy, { recursive: true });
  // Files that are as they were keep their date, and their objects.
  /** @param {string} path @param {Buffer} bytes */
  const put = (path, bytes) => {
    const target = join(copy, path);
    if (existsSync(target) && readFileSync(target).equals(bytes)) return;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  };
  const kept = new Set();
  /** @param {string} path */
  const take = (path, change = (/** @type {Buffer} */ bytes) => /** @type {string | Buffer} */ (bytes), as = path) => {
    kept.add(as);
    put(as, Buffer.from(change(readFileSync(join(ROOT, path)))));
  };
  for (const folder of ['engine', 'assets']) for (const file of sources(folder, /\.(?:cpp|h|inc|grammar|js|mjs|json|txt)$/)) take(file);
  for (const file of sources('web/deps', /./)) take(file);
  take('dependencies.txt');
  take('CMakeLists.txt', (text) => String(text).replace(/^ *add_subdirectory\(tests\)$/m, ''));

  // Every word in brackets that no language uses; marks and places stay as they are.
  const MARK = '\u00a7';
  /** @param {unknown} value @returns {unknown} */
  const marked = (value) => (typeof value === 'string' ? `${MARK}${value}` : Object.fromEntries(Object.entries(/** @type {object} */ (value)).map(([k, v]) => [k, marked(v)])));
  const made = [['xx', 'en'], ['yy', 'es']];
  made.forEach(([name, base], i) => {
    const { language, ...rest } = strings[base];
    /** @type {import('../../assets/build/strings.mjs').Strings} */
    const own = { language: { name, number: langs.length + i }, .../** @type {object} */ (marked(rest)), printed_names: strings[base].printed_names };
    if (base === 'en') own.printed_names = {};
    // Names in the tables of rules, and the words that grammar counts on, are read by their form.
    for (const group of ['noun', 'adjective', 'subtype', 'number', 'number_form']) own[group] = strings[base][group];
    kept.add(`assets/strings/${name}.json`);
    put(`assets/strings/${name}.json`, Buffer.from(JSON.stringify(own)));
    for (const file of sources('engine/text/lang', new RegExp(`/?${base}\\w*\\.cpp$`)))
      take(file, (text) => String(text)
        .replace(new RegExp(`\\b(phrase|verb|language)_${base}\\b`, 'g'), `$1_${name}`)
        .replace(/^( *S\(\w+,\s*)"(?=[^"])/gm, `$1"${MARK}`)
        // Pronouns too, and what is the reader's: whatever is marked has come from here.
        .replace(/^( *\.(?:one_thing|things|yours|one_more) = .*)$/gm, (row) => row.replaceAll(/"(?=[^",\s}])/g, `"${MARK}`)),
        file.replace(new RegExp(`/${base}(\\w*\\.cpp)$`), `/${name}$1`));
  });
  for (const file of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath ?? file.path, file.name).slice(copy.length + 1);
    if (file.isFile() && !kept.has(path)) rmSync(join(copy, path));
  }
  /** @param {string} command @param {string[]} args */
  const run = (command, args) => execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    run('cmake', ['-S', copy, '-B', build, '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=None', '-DCMAKE_CXX_FLAGS=-O0', '-DUPKEEP_PCH=ON', '-DUPKEEP_FRONT_END=OFF']);
    run('cmake', ['--build', build, '--target', 'duel']);
    const duel = join(build, 'bin/duel');
    /** @param {string} lang @param {string} rules */
    const said = (lang, rules) => run(duel, ['cards', '--lang', lang, '--rules', rules]);
    for (const [name, base] of made) for (const rules of ['fifth', 'foundations']) {
      const model = said(base, rules), text = said(name, rules);
      const wrong = [];
      if (text.replaceAll(MARK, '').toLowerCase() !== model.toLowerCase()) {
        const [a, b] = [model.split('\n'), text.replaceAll(MARK, '').split('\n')];
        const at = a.findIndex((line, i) => line.toLowerCase() !== b[i]?.toLowerCase());
        wrong.push(`said otherwise than in its model: ${a[at]} | ${b[at]}`);
      }
      // Sentences of card texts: each begins with a mark, or holds one.
      const bare = text.split('\n').filter((line) => /^\s+.*[a-z]{3}.*\.$/.test(line) && !line.includes(MARK));
      for (const line of bare) wrong.push(`not in the language: ${line.trim()}`);
      if (text.split(MARK).length < 2000) wrong.push(`only ${text.split(MARK).length} marks`);
      result(`cards in a language like ${base}, ${rules}`, wrong);
    }
    const replay = /** @type {string} */ (readdirSync(join(ROOT, 'tests/replays')).find((f) => f.endsWith('.upk')));
    const told = run(duel, ['replay', join(ROOT, 'tests/replays', replay), '--text', '--lang', 'xx']);
    const lines = told.split('\n').filter((line) => /\w/.test(line));
    result('a log in a fifth language', lines.filter((l) => l.includes(MARK)).length > lines.length / 2 ? [] : [told.slice(0, 400)]);
  } catch (error) {
    const { message, stderr, stdout } = /** @type {Ended} */ (error);
    result('build', [String(stderr || stdout || message).slice(-2000)]);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
