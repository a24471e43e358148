// The page of differences: positions that come out differently under the rules of four eras, told side by side. From
// assets/differences/*.difference, one position each:
//   order 40 | lesson mana-burn
//   cite fifth sixth: …         the rules that say so, for each group of eras that agree
//   === duel                    a `.duel` text for all eras; what is claimed of some of them is a line marked with these
//   === en (pt, es, it)         # title, the question, and for each group | fifth sixth | what happens | why
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, table } from '../../assets/build/strings.mjs';
import { escape } from './page-head.mjs';
import { words } from './poster-words.mjs';

/** @typedef {{ title: string, question: string, outcomes: { eras: string, what: string, why: string }[] }} DifferenceText */
/**
 * @typedef {{
 *   order: number, lesson: string, cites: Map<string, string>, duel: string, texts: Record<string, DifferenceText>, id: string, file: string,
 * }} Difference  `cites`: the sources by group of eras
 */
/** @typedef {(message: string) => never} Fail */
/** @typedef {import('./turn-page.mjs').Tools & { lessonTitle: (id: string) => string }} Tools */

export const DIFFERENCES = 'differences.html';
// The years by which readers know the eras.
/** @type {Record<string, string>} */
export const YEARS = { fifth: '1997', sixth: '1999', m10: '2009', foundations: '2024' };
export const differenceWord = words(table('site.differences'));
const word = differenceWord;

// Groups of eras, "fifth sixth"; each era is in one.
/** @param {string[]} groups */
const groupsFault = (groups) => (groups.join(' ').split(' ').sort().join() === Object.keys(YEARS).sort().join() ? '' : `expected each of ${Object.keys(YEARS).join(', ')} once`);

/** @param {string[]} lines @param {Fail} fail @returns {DifferenceText} */
function parseText(lines, fail) {
  const title = lines.map((l) => /^#\s+(.+)$/.exec(l)?.[1]).find(Boolean) ?? fail('expected a title: # …');
  const question = lines.filter((l) => l.trim() && !/^[#|]/.test(l)).join(' ');
  const outcomes = lines.filter((l) => l.startsWith('|')).map((l) => {
    const [, eras, what, why] = l.split('|').map((t) => t.trim());
    return why ? { eras, what, why } : fail('expected | eras | what happens | why');
  });
  const fault = groupsFault(outcomes.map((o) => o.eras));
  if (!question) fail('the question is missing');
  if (fault || outcomes.length < 2) fail(fault || 'all eras agree');
  return { title, question, outcomes };
}

// { id, order, lesson, cites: Map of group → sources, duel, texts: { en: { title, question, outcomes: [{ eras, what, why }] } } }
/** @param {string} text @param {string} file @returns {Omit<Difference, 'id' | 'file'>} */
export function parseDifference(text, file) {
  /** @type {Fail} */
  const fail = (message) => { throw new Error(`${file}: ${message}`); };
  const [head, ...parts] = text.split(/^=== /m);
  /** @type {{ order?: number, lesson?: string, duel?: string, cites: Map<string, string>, texts: Record<string, DifferenceText> }} */
  const one = { cites: new Map(), texts: {} };
  for (const line of head.split('\n').filter((l) => l.trim())) {
    const [, key, value] = /^(order|lesson|cite)\s+(.+)$/.exec(line) ?? fail(`"${line}" is not known here`);
    const [, eras, sources] = key === 'cite' ? /^([a-z0-9 ]+):\s*(.+)$/.exec(value) ?? fail('expected cite ERAS: SOURCES') : [];
    if (eras) one.cites.set(eras, sources);
    else if (key === 'order') one.order = Number(value);
    else one.lesson = value;
  }
  for (const part of parts) {
    const [name, ...lines] = part.split('\n');
    if (name === 'duel') one.duel = `${lines.join('\n').trim()}\n`;
    else if (LANGS.includes(name)) one.texts[name] = parseText(lines, (message) => fail(`${name}: ${message}`));
    else fail(`expected duel or one of ${LANGS.join(', ')}, not ${name}`);
  }
  if (!one.duel) fail('the position is missing');
  for (const lang of LANGS) {
    const groups = one.texts[lang]?.outcomes.map((o) => o.eras) ?? fail(`the text in ${lang} is missing`);
    if (groups.join() !== [...one.cites.keys()].join()) fail(`${lang}: groups of eras are ${groups.join(', ')}, sources are for ${[...one.cites.keys()].join(', ')}`);
  }
  return /** @type {Difference} */ (one);
}

/** @param {string} assets @returns {Difference[]} */
export function readDifferences(assets) {
  const folder = join(assets, 'differences');
  return readdirSync(folder).filter((f) => f.endsWith('.difference')).map((name) => ({
    id: name.replace(/\.difference$/, ''), file: `assets/differences/${name}`,
    ...parseDifference(readFileSync(join(folder, name), 'utf8'), `assets/differences/${name}`),
  })).sort((a, b) => a.order - b.order);
}

// The board is fetched when it is unfolded (lessons.js).
/** @param {string} id */
export const differencePath = (id) => `examples/differences/${id}.txt`;

// "1997, 2009, and 2024"
/** @param {string} eras @param {string} lang */
const years = (eras, lang) => new Intl.ListFormat(lang).format(eras.split(' ').map((era) => YEARS[era]));

/** @param {Difference} one @param {string} lang @param {number} number @param {Tools} tools */
function differenceHtml(one, lang, number, { mark, sources, lessonTitle }) {
  const { title, question, outcomes } = one.texts[lang];
  const columns = outcomes.map(({ eras, what, why }) => `<section data-eras="${eras}"><h3>${years(eras, lang)}</h3>
<p><strong>${mark(what)}</strong></p>
<p>${mark(why)}</p>
<p class="sources">${sources(/** @type {string} */ (one.cites.get(eras)))}</p></section>`);
  const path = `../../${differencePath(one.id)}`;
  return `<section class="difference" id="${one.id}"><h2>${number}. ${mark(title)}</h2>
<p>${mark(question)}</p>
<div class="outcomes">
${columns.join('\n')}
</div>
<details class="example" data-src="${path}" data-title="${escape(title)}"><summary>${word('step', lang)}</summary><p><a href="${path}">${word('position', lang)}</a></p></details>
<p class="sources">${word('lesson', lang)} <a href="${one.lesson}.html">${escape(lessonTitle(one.lesson))}</a></p></section>`;
}

// mark(text) and sources(text) make HTML of them; lessonTitle(id).
/** @param {Difference[]} all @param {string} lang @param {Tools} tools */
export function differencesHtml(all, lang, tools) {
  return `<article data-lesson="differences">
<p>${word('intro', lang, all.length)}</p>
<p>${word('eras', lang)}</p>
<p>${word('players', lang)}</p>
<ol class="contents">${all.map((one) => `<li><a href="#${one.id}">${escape(one.texts[lang].title)}</a></li>`).join('')}</ol>
${all.map((one, i) => differenceHtml(one, lang, i + 1, tools)).join('\n')}
</article>`;
}
