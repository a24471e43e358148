// The puzzles, and one for today. Each puzzle is a page of its own.
import { make, press } from '../app/dom.mjs';
import { words } from '../app/words.mjs';
import { courseOf, links, tryAgain, word as ofLessons } from './lessons.mjs';

/** @import { Context, Lesson, Puzzle } from '../page-types.js' */

const word = words(strings('page.puzzles'));

export default {
  title: () => word('title'),
  async show(/** @type {HTMLElement} */ root, /** @type {Context} */ { language, go }) {
    const lang = language();
    const say = (/** @type {'p' | 'h2'} */ tag, /** @type {string} */ text) => root.append(make(tag, text));
    const course = await courseOf(lang).catch(() => null);
    if (!course) return say('p', ofLessons('offline'));
    const { puzzles } = course;
    const href = (/** @type {Lesson} */ p) => `puzzles/${lang}/${p.id}.html`, key = (/** @type {Lesson} */ p) => `puzzle-${p.id}`;
    const list = (/** @type {Puzzle[]} */ items) => root.append(links(items, href, key, word('done')));
    say('p', word('intro'));
    root.append(press(word('own'), () => go('editor')), ...tryAgain(puzzles, href, key));
    if (puzzles.length) {
      say('h2', word('today'));
      list([puzzles[Math.floor(Date.now() / 86400000) % puzzles.length]]);
    }
    for (const level of [1, 2, 3]) {
      say('h2', word(`level${level}`));
      list(puzzles.filter((p) => p.level === level));
    }
    return undefined;
  },
};
