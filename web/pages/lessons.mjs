// The lessons as a course: ways through them, and all of them by topic, with marks on finished ones. Each lesson is a page
// of its own.
import { make, press } from '../app/dom.mjs';
import { finished, word as standing } from '../app/standing.mjs';
import { words } from '../app/words.mjs';

/** @import { Context, Course, Lesson, LessonWay, Topic } from '../page-types.js' */

export const word = words(strings('page.lessons'));

// A list of links; finished ones are marked.
/**
 * @template {Lesson} L
 * @param {L[]} items
 * @param {(item: L) => string} href
 * @param {(item: L) => string} key
 * @param {string} ticked
 */
export function links(items, href, key, ticked) {
  const list = document.createElement('ol');
  for (const item of items) {
    const li = document.createElement('li');
    li.append(make('a', item.title, { href: href(item) }));
    if (finished().has(key(item))) li.append(make('span', ` ✓ ${ticked}`, { class: 'quiet' }));
    if (item.task) li.append(make('div', item.task, { class: 'quiet' }));
    list.append(li);
  }
  return list;
}

// What was tried, not reached, and not reached since, as a part of the page; nothing if there is nothing.
/**
 * @template {Lesson} L
 * @param {L[]} items
 * @param {(item: L) => string} href
 * @param {(item: L) => string} key
 * @returns {HTMLElement[]}
 */
export function tryAgain(items, href, key) {
  /** @type {string[]} */
  let missed = [];
  try {
    missed = JSON.parse(localStorage.getItem('upkeep-again') ?? '[]');
  } catch { /* nothing is remembered */ }
  const here = items.filter((item) => missed.includes(key(item)) && !finished().has(key(item)));
  return here.length ? [make('h2', word('again')), links(here, href, key, '')] : [];
}

// Fetches all pages of a language once, at low priority, so that the service worker keeps them. `told` gets the
// progress.
/** @type {object | null} */
let keeping = null;
/** @param {string[]} pages @param {(done: number, of: number) => void} told */
async function keepForLater(pages, told) {
  if (!navigator.serviceWorker?.controller || navigator.connection?.saveData || !globalThis.caches) return;
  const turn = (keeping = {});
  let here = 0;
  for (const page of pages) {
    if (keeping !== turn) return;
    const there = await caches.match(new URL(page, document.baseURI).href).catch(() => true);
    if (!there && !(await fetch(page, { priority: 'low' }).then((r) => r.ok, () => false))) return;
    if (!there) await new Promise((done) => { setTimeout(done, 20); });
    told(++here, pages.length);
  }
}

/** @param {string} lang @returns {Promise<Course>} */
export async function courseOf(lang) {
  return (await fetch(`lessons/${lang}/index.json`)).json();
}

// "4 of 12 done · 1 h 10 min"
const told = (/** @type {Lesson[]} */ lessons, /** @type {string} */ time) => `${standing('count', lessons.filter((l) => finished().has(l.id)).length, lessons.length)} · ${time}`;

// How far the reader is in these lessons, and a link to the next one. `way` is remembered when that is followed, and below
// the lesson the next one of the way is offered (lessons/lessons.js).
/** @param {string} way @param {Lesson[]} lessons @param {string} time @param {string} label @param {(lesson: Lesson) => string} href */
function standingOf(way, lessons, time, label, href) {
  const done = finished();
  const number = lessons.filter((l) => done.has(l.id)).length;
  const next = lessons.find((l) => !done.has(l.id));
  const part = make('div', '', { class: 'course-head' });
  part.append(make('progress', '', { max: lessons.length, value: number, 'aria-label': label }),
    make('span', told(lessons, time), { class: 'quiet' }),
    next ? make('a', word(number ? 'goOn' : 'begin', next.title), { href: href(next), class: 'course-next', onclick: () => keepWay(way) }) : make('span', word('through')));
  return part;
}

/** @param {string} way */
function keepWay(way) {
  try {
    localStorage.setItem('upkeep-way', way);
  } catch { /* it is not remembered */ }
}

/** @param {LessonWay} way @param {Lesson[]} lessons @param {(lesson: Lesson) => string} href */
function wayPart(way, lessons, href) {
  const own = way.lessons.map((id) => /** @type {Lesson} */ (lessons.find((l) => l.id === id)));
  const part = make('section');
  part.append(make('h3', way.name), make('p', way.about), standingOf(way.id, own, way.time, way.name, href));
  return part;
}

/** @param {Topic} topic @param {(lesson: Lesson) => string} href */
function topicPart(topic, href) {
  const part = make('section');
  part.append(make('h3', topic.name), make('p', topic.able), make('p', told(topic.lessons, topic.time), { class: 'quiet' }), links(topic.lessons, href, (l) => l.id, word('done')));
  return part;
}

export default {
  hide() { keeping = null; },
  title: () => word('title'),
  async show(/** @type {HTMLElement} */ root, /** @type {Context} */ { language, app, close }) {
    const lang = language();
    const found = await courseOf(lang).catch(() => null);
    // A list kept for offline by an older version has no ways.
    if (!found?.ways) return root.append(make('p', word('offline')));
    const { topics, ways, time, puzzles } = found;
    const all = topics.flatMap((t) => t.lessons);
    const href = (/** @type {Lesson} */ l) => `lessons/${lang}/${l.id}.html`;
    const waysPart = make('div', '', { class: 'ways' });
    waysPart.append(...ways.map((way) => wayPart(way, all, href)));
    const course = make('div', '', { class: 'course' });
    course.append(...topics.map((topic) => topicPart(topic, href)));
    const later = make('p', '', { class: 'quiet' });
    const differences = make('p');
    differences.append(make('a', word('differences'), { href: `lessons/${lang}/differences.html` }));
    const turn = make('p');
    turn.append(make('a', word('turn'), { href: `lessons/${lang}/turn.html` }));
    const guided = make('p');
    guided.append(press(word('guided'), () => {
      close();
      app.guided();
    }));
    root.append(make('p', word('intro')), guided, turn, differences, ...tryAgain(all, href, (l) => l.id), make('h2', word('ways')), waysPart,
      make('h2', word('all')), standingOf('all', all, time, word('all'), href), course, later);
    const pages = [...all.map(href), ...puzzles.map((p) => `puzzles/${lang}/${p.id}.html`), `lessons/${lang}/index.html`, `lessons/${lang}/differences.html`, `lessons/${lang}/turn.html`, `puzzles/${lang}/index.html`];
    keepForLater(pages, (n, of) => { later.textContent = n < of ? word('keeping', n, of) : word('kept'); });
    return undefined;
  },
};
