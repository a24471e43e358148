// Golden links: what a link shows, natively and as wasm: links.json. Each is also cut off and changed here and there,
// which every program must notice alike. Where cards, rules or the format changed on purpose, tests/golden.mjs
// makes them anew.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import '../page-strings.mjs';
import { setLanguage } from '../../web/app/words.mjs';
import { wrongRecord } from '../../web/pages/record-file.mjs';
import { programs } from '../programs.mjs';

/** @import { Ended } from '../programs.mjs' */

const here = dirname(fileURLToPath(import.meta.url));
const golden = JSON.parse(readFileSync(join(here, 'links.json'), 'utf8'));
let passed = 0;
let failed = 0;

/** @param {[string, ...string[]]} program @param {string[]} links */
function replay([program, ...first], links) {
  try {
    return execFileSync(program, [...first, 'replay', ...links, '--hash'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stderr, stdout } = /** @type {Ended} */ (error);
    return `${stdout}${stderr}`;
  }
}
/** @param {unknown} good @param {string} what */
function verdict(good, what) {
  if (good) {
    ++passed;
  } else {
    ++failed;
    console.log(what);
  }
}

for (const [label, program] of programs) {
  const said = replay(program, golden.map((/** @type {{ name: string, link: string, hash: string }} */ g) => g.link)).trim().split('\n');
  golden.forEach((/** @type {{ name: string, link: string, hash: string }} */ g, /** @type {number} */ i) => verdict(said[i] === g.hash, `${g.name} (${label}): ${said[i]}, expected ${g.hash}`));
  /** @type {[link: string, code: string][]} */
  /** @type {[link: string, code: string][]} */
  const bad = [];
  for (const { link } of golden) {
    for (const share of [0.1, 0.5, 0.95]) {
      const at = 1 + Math.floor((link.length - 1) * share);
      bad.push([link.slice(0, at), 'truncated'], [`${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`, '']);
    }
  }
  const words = replay(program, bad.map(([link]) => link)).trim().split('\n');
  verdict(words.length === bad.length && bad.every(([link, code], i) => words[i].startsWith(`${link}: `) &&
    (code ? words[i].endsWith(`(${code})`) : /\((damaged|truncated)\)$/.test(words[i]))), `broken links (${label}): ${words.find((w, i) => !w.includes(bad[i]?.[1]))}`);
}
// Links and saves of an older format are called so, in every language.
const OLDER = [['gFBHwQgxEq_9q-wCI23R0Vm26Opz4MQ', 'older-format'], [join(here, 'older.upk'), 'older-version']];
for (const [label, program] of programs)
  for (const [given, code] of OLDER) {
    const said = replay(program, [given]).trim();
    verdict(said.startsWith(`${given}: `) && said.endsWith(`(${code})`), `an older format (${label}): ${said}, expected ${code}`);
  }
globalThis.document ??= /** @type {Document} */ ({ documentElement: {} });  // where the page writes down its language
for (const [, code] of OLDER) {
  const said = ['en', 'pt', 'es', 'it'].map((lang) => {
    setLanguage(lang);
    return wrongRecord(code);
  });
  verdict(new Set(said).size === 4 && said.every((text) => text.includes('Upkeep')), `${code} in four languages: ${said.join(' | ')}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
