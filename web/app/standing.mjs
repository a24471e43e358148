// What the start page says about this browser: when the unfinished duel was saved, which lesson to go on with, and how
// many are done.
import { language, words } from './words.mjs';

const LESSONS = Number('@LESSONS@');  // how many there are (build/site.mjs)
const MINUTE = 60000;  // milliseconds

export const word = words(strings('page.standing'));

// Names of finished lessons; puzzles are "puzzle-NAME".
/** @returns {Set<string>} */
export function finished() {
  try {
    return new Set(JSON.parse(localStorage.getItem('upkeep-lessons') ?? '[]'));
  } catch {
    return new Set();
  }
}

// "saved 5 minutes ago" for a date in milliseconds; '' without one.
/** @param {number | false | null | undefined} date */
function savedWords(date) {
  if (!date) return '';
  const minutes = Math.max(0, Math.floor((Date.now() - date) / MINUTE));
  const [count, unit] = /** @type {[number, Intl.RelativeTimeFormatUnit]} */ (minutes < 60 ? [minutes, 'minute'] : minutes < 1440 ? [Math.floor(minutes / 60), 'hour'] : [Math.floor(minutes / 1440), 'day']);
  return count ? word('saved', new Intl.RelativeTimeFormat(language()).format(-count, unit)) : word('now');
}

// "Continue: Blocking", as the last lesson that was open has left it (lessons/lessons.js), in its language.
function goingOn() {
  try {
    const [lang, told] = JSON.parse(/** @type {string} */ (localStorage.getItem('upkeep-next')));
    return lang === language() && told;
  } catch {
    return '';
  }
}

function lessonWords() {
  const done = [...finished()].filter((id) => !String(id).startsWith('puzzle-')).length;
  return [goingOn(), done && word('count', Math.min(done, LESSONS), LESSONS)].filter(Boolean).join(', ');
}

// Keeps these texts up to date while the start page is shown.
export class Standing {
  // app: { keeper, storage, canvas, engine } of main.mjs
  /** @param {import('./main.mjs').App} app */
  constructor(app) {
    this.app = app;
    // Lessons are separate pages: on return from one it may be finished.
    for (const [on, event] of /** @type {[EventTarget, string][]} */ ([[window, 'pageshow'], [window, 'storage'], [document, 'visibilitychange']])) on.addEventListener(event, () => this.tell());
  }

  async tell(running = this.app.engine.state().running) {
    clearTimeout(this.timer);
    const { keeper, storage, canvas } = this.app;
    if (document.hidden || running) return;
    await keeper.saved;
    clearTimeout(this.timer);
    const date = keeper.kept && !keeper.kept.over && storage.read.get(keeper.kept.id);
    const saved = savedWords(date), lessons = lessonWords();
    canvas.setStanding(saved, lessons);
    /** @type {HTMLElement} */ (document.getElementById('saved')).textContent = saved;
    /** @type {HTMLElement} */ (document.getElementById('lessons-done')).textContent = lessons && ` (${lessons})`;
    if (date) this.timer = setTimeout(() => this.tell(), MINUTE - ((Date.now() - date) % MINUTE));
  }
}
