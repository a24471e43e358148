// A rule that the log or a reason cites: what it says, in our own words, and the lessons about it. `#/rule/CR 608`.
// Numbers are those of the Comprehensive Rules of November 2024, 6E stands for the rules of 1999 to 2003, and the
// rules of 1997 are cited by the names of their sections.
import { make } from '../app/dom.mjs';
import { words } from '../app/words.mjs';
import { finished } from '../app/standing.mjs';
import { courseOf } from './lessons.mjs';

/** @import { Context } from '../page-types.js' */

const word = words(strings('page.rule'));

// By number of a section, or of a part of it that has a subject of its own.
const SAYS = strings('page.rule_says');
const says = words(SAYS);

// "CR 702.9b" → 702.9, 702; a citation of 1997 → its section, whatever the language.
/** @param {string} citation */
function keysOf(citation) {
  const section = Object.keys(SAYS).find((k) => /^[A-Z]/.test(k) && citation.includes(k));
  if (section) return [section];
  const [, book, number] = /^(?:(\dE) )?(?:CR )?(\d{3}(?:\.\d+)?)/.exec(citation) ?? [];
  if (!number) return [];
  const head = book ? `${book} ` : '';
  return [head + number, head + number.split('.')[0]];
}

// A citation of 1997 as a whole names no section: all of them are shown.
const ofSections = Object.keys(SAYS).filter((k) => /^[A-Z]/.test(k));
const isBook = (/** @type {string} */ citation) => /1997/.test(citation) && !keysOf(citation).length;

export const told = (/** @type {string} */ citation) => keysOf(citation).find((k) => k in SAYS);

// How close a lesson's sources are to a citation: 2 for the same part, 1 for the same section. The parts of section
// 702 are keywords that have nothing in common.
/** @param {string} sources @param {string} citation @returns {number} */
export function nearness(sources, citation) {
  if (isBook(citation)) return Math.max(...ofSections.map((section) => nearness(sources, section)));
  const [first, section] = keysOf(citation);
  if (!first) return 0;
  if (/^[A-Z]/.test(first)) return sources.includes(`"${first}"`) ? 2 : 0;
  const of = /^6E/.test(citation) ? /rules of (?:1999|2003), ([\d., ]+)/g : /CR ([\d., a-z-]+)/g;
  const numbers = [...sources.matchAll(of)].flatMap((m) => m[1].match(/\d{3}(?:\.\d+)?/g) ?? []);
  const plain = (/** @type {string} */ k) => k.replace(/^6E /, '');
  if (numbers.includes(plain(first))) return 2;
  return plain(section) !== '702' && numbers.some((n) => n.split('.')[0] === plain(section)) ? 1 : 0;
}

export default {
  title: () => word('title'),
  async show(/** @type {HTMLElement} */ root, /** @type {Context} */ { language }, citation = '') {
    const key = told(citation);
    const book = isBook(citation);
    root.append(make('h2', word('named', citation)));
    if (book) for (const section of ofSections) root.append(make('h3', section), make('p', says(section), { class: 'slip rule-text' }));
    else root.append(key ? make('p', says(key), { class: 'slip rule-text' }) : make('p', word('unknown')));
    if (key || book) root.append(make('p', word('about'), { class: 'quiet' }));
    const lang = language();
    // Offline, if no lesson was read before, only the rule is shown.
    const { topics } = await courseOf(lang).catch(() => ({ topics: [] }));
    const found = topics.flatMap((t) => t.lessons).map((l) => ({ ...l, near: nearness(l.sources ?? '', citation) })).filter((l) => l.near).sort((a, b) => b.near - a.near).slice(0, 6);
    if (found.length) {
      const list = make('ul');
      for (const l of found) {
        const li = make('li');
        li.append(make('a', l.title, { href: `lessons/${lang}/${l.id}.html` }));
        if (finished().has(l.id)) li.append(make('span', ` ✓ ${word('done')}`, { class: 'quiet' }));
        list.append(li);
      }
      root.append(make('h3', word('lessons')), list);
    }
    const all = make('p');
    all.append(make('a', word('all'), { href: '#/lessons' }));
    root.append(all);
  },
};
