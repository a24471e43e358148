// The lessons as a course: how long they take, what one is able to do after a topic, and the ways through them
// (assets/lessons/ways.txt). How far the reader is on a way only the browser knows (lessons/lessons.js).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../../assets/build/strings.mjs';
import { escape } from './page-head.mjs';
import { words } from './poster-words.mjs';

/** @import { Lesson } from './lesson-pages.mjs' */
/** @typedef {{ name: string, lessons: Lesson[] }} Way */
/** @typedef {{ name: string, title: string, lessons: Lesson[] }} Topic */

const WAYS = table('site.lesson_ways');
// The page in the game has the same words.
const word = words({ ...table('page.lessons'), ...table('site.lesson_pages'), ...table('site.lesson_course') });
const able = words(table('site.lesson_able'));
const wayWord = words(WAYS);

// A lesson takes its words at 180 a minute, since rules are read slowly, and for each board a minute to step through it
// or two to play it; rounded up. The English text counts, so that a lesson is as long in every language.
const WORDS_A_MINUTE = 180;
const LOOK = 1;
const PLAY = 2;
/** @param {Lesson} lesson */
export function minutesOf(lesson) {
  const text = lesson.texts.en.lines.join(' ').split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE;
  const boards = Object.values(lesson.boards).map(({ mode }) => (mode === 'play' || mode === 'puzzle' ? PLAY : LOOK));
  return Math.ceil(boards.reduce((sum, minutes) => sum + minutes, text));
}

// "32 min"; from an hour on to the nearest five, "1 h 10 min".
/** @param {Lesson[]} lessons */
function timeOf(lessons) {
  const exact = lessons.reduce((sum, lesson) => sum + minutesOf(lesson), 0);
  if (exact < 60) return `${exact} min`;
  const all = Math.round(exact / 5) * 5;
  return `${Math.floor(all / 60)} h${all % 60 ? ` ${all % 60} min` : ''}`;
}
/** @param {Lesson[]} lessons @param {string} lang */
const sizeOf = (lessons, lang) => word('size', lang, lessons.length, timeOf(lessons));

// [{ name, lessons }] in the order of the file. Throws if one names a lesson that is not there, or twice.
/** @param {string} assets @param {Lesson[]} lessons @returns {Way[]} */
export function readWays(assets, lessons) {
  const path = join(assets, 'lessons/ways.txt');
  const lines = readFileSync(path, 'utf8').split('\n').filter((l) => l.trim() && !l.startsWith('#'));
  return lines.map((line) => {
    const [name, list] = line.split('|').map((t) => t.trim());
    const ids = (list ?? '').split(',').map((t) => t.trim());
    if (!WAYS[name] || !WAYS[`${name}_about`]) throw new Error(`${path}: assets/strings has no words for ${name}`);
    if (new Set(ids).size !== ids.length) throw new Error(`${path}: ${name} has a lesson twice`);
    const found = ids.map((id) => lessons.find((l) => l.head.lesson === id) ?? fail(path, name, id));
    return { name, lessons: found };
  });
}
/** @param {string} path @param {string} name @param {string} id @returns {never} */
function fail(path, name, id) {
  throw new Error(`${path}: ${name}: there is no lesson ${id}`);
}

/** @param {Lesson} lesson @param {string} lang */
const titleOf = (lesson, lang) => lesson.texts[lang].title;
/** @param {Lesson} lesson @param {string} lang */
const link = (lesson, lang) => `<a href="${lesson.head.lesson}.html">${escape(titleOf(lesson, lang))}</a>`;

// How far one is, and the next lesson: filled in by the script; without it, the first lesson.
/** @param {string} lang */
const counted = (lang) => `<span class="counted" data-word="${word('counted', lang, '{0}', '{1}')}"></span>`;
/** @param {Lesson[]} lessons @param {string} lang */
const standing = (lessons, lang) => `<p class="standing"><progress max="${lessons.length}" value="0" aria-label="${word('progress', lang)}" hidden></progress> ${counted(lang)}</p>
<p><a class="next-lesson" href="${lessons[0].head.lesson}.html" data-begin="${word('begin', lang, '{0}')}" data-go-on="${word('goOn', lang, '{0}')}" data-through="${word('through', lang)}">${escape(word('begin', lang, titleOf(lessons[0], lang)))}</a></p>`;

/** @param {Way} way @param {string} lang */
function wayHtml({ name, lessons }, lang) {
  return `<section data-way="${name}"><h3>${wayWord(name, lang)}</h3>
<p>${wayWord(`${name}_about`, lang)}</p>
${standing(lessons, lang)}
<details><summary>${sizeOf(lessons, lang)}</summary><ol>${lessons.map((l) => `<li data-step="${l.head.lesson}">${link(l, lang)}</li>`).join('')}</ol></details></section>`;
}

/** @param {Topic} topic @param {string} lang @param {number} first */
function topicHtml({ name, title, lessons }, lang, first) {
  return `<section><h3>${title}</h3>
<p>${able(name, lang)}</p>
<p class="size">${sizeOf(lessons, lang)} ${counted(lang)}</p>
<ol start="${first}">${lessons.map((l) => `<li data-lesson="${l.head.lesson}">${link(l, lang)}</li>`).join('')}</ol></section>`;
}

// The body of the list of lessons, below its introduction. topics: [{ name, title, lessons }].
/** @param {Topic[]} topics @param {Way[]} ways @param {string} lang */
export function courseHtml(topics, ways, lang) {
  const lessons = topics.flatMap((t) => t.lessons);
  return `<h2>${word('ways', lang)}</h2>
<div class="ways">${ways.map((way) => wayHtml(way, lang)).join('\n')}</div>
<section data-way="all"><h2>${word('all', lang)}</h2>
<p class="size">${sizeOf(lessons, lang)}</p>
${standing(lessons, lang)}
<div class="course">${topics.map((t) => topicHtml(t, lang, lessons.indexOf(t.lessons[0]) + 1)).join('\n')}</div></section>`;
}

// "Continue: {0}", which the start page offers.
/** @param {string} lang */
export const goOn = (lang) => word('goOn', lang, '{0}');

// A link to the lesson before or after one.
/** @param {Lesson} lesson @param {string} rel @param {string} said @param {string} lang */
export const around = (lesson, rel, said, lang) => {
  const title = escape(titleOf(lesson, lang));
  return `<a rel="${rel}" href="${lesson.head.lesson}.html" data-title="${title}">${said}: ${title}</a>`;
};

// Below a lesson, for readers on a way that it is on: the lessons before and after it. lessons.js shows those of their
// way. After the last one comes the list.
/** @param {Lesson} lesson @param {Way[]} ways @param {string} lang */
export function onTheWay(lesson, ways, lang) {
  /** @param {Lesson} other @param {string} rel @param {string} key */
  const to = (other, rel, key) => around(other, rel, word(key, lang), lang);
  return ways.filter((way) => way.lessons.includes(lesson)).map(({ name, lessons }) => {
    const at = lessons.indexOf(lesson);
    const before = at ? to(lessons[at - 1], 'prev', 'before') : '';
    const next = lessons[at + 1] ? to(lessons[at + 1], 'next', 'next') : `<a rel="next" href="index.html">${word('all', lang)}</a>`;
    return `<nav class="around" data-way="${name}" aria-label="${wayWord(name, lang)}" hidden><span>${wayWord(name, lang)}: ${at + 1} / ${lessons.length}</span> ${before} ${next}</nav>`;
  }).join('\n');
}

// The same for the page in the game (pages/lessons.mjs).
/** @param {Topic[]} topics @param {Way[]} ways @param {string} lang */
export function courseData(topics, ways, lang) {
  return {
    time: timeOf(topics.flatMap((t) => t.lessons)),
    topics: topics.map(({ name, title, lessons }) => ({
      name: title, able: able(name, lang), time: timeOf(lessons),
      lessons: lessons.map((l) => ({ id: l.head.lesson, title: titleOf(l, lang), sources: l.head.sources })),
    })),
    ways: ways.map(({ name, lessons }) => ({ id: name, name: wayWord(name, lang), about: wayWord(`${name}_about`, lang), time: timeOf(lessons), lessons: lessons.map((l) => l.head.lesson) })),
  };
}
