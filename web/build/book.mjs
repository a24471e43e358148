// The head of a static page, as that of a page in the game (app/pages.mjs): the way back, the title, and the same
// navigation; the languages besides.
import { LANGS, table } from '../../assets/build/strings.mjs';
import { differenceWord } from './difference-page.mjs';
import { escape } from './page-head.mjs';
import { words } from './poster-words.mjs';

const common = words(table('page.common'));
const pages = words(table('page.pages'));
const home = words({ home: table('site.lesson_pages').home });

// Every place with its name, and where it is: static pages stand for themselves, all others are in the game.
/** @param {string} lang @returns {[name: string, text: string, path: string][]} */
function places(lang) {
  const guide = `embed-guide${lang === LANGS[0] ? '' : `.${lang}`}.html`;
  /** @param {string} name @returns {[string, string, string]} */
  const inGame = (name, text = common(name, lang)) => [name, text, `?lang=${lang}#/${name}`];
  return [
    ...['decks', 'cards', 'games'].map((name) => inGame(name)),
    .../** @type {[string, string, string][]} */ (['lessons', 'puzzles'].map((name) => [name, common(name, lang), `${name}/${lang}/index.html`])),
    ['differences.html', differenceWord('nav', lang), `lessons/${lang}/differences.html`],
    inGame('editor', pages('editor', lang)), inGame('settings'), inGame('about'), ['guide', pages('guide', lang), guide],
  ];
}

// up: the way to the root of the site; here: the place that the page is, or belongs to if it is not the `whole` of it;
// version(lang): the address of the page in that language.
/**
 * @param {{
 *   lang: string, up: string, title: string, here: string, whole: boolean, version: (lang: string) => string,
 * }} page
 */
export function bookHead({ lang, up, title, here, whole, version }) {
  const languages = LANGS.map((l) => (l === lang ? `<b>${l}</b>` : `<a href="${version(l)}" hreflang="${l}" lang="${l}">${l}</a>`));
  const links = places(lang).map(([name, text, path]) => `<a href="${up}${path}"${name === here ? ` aria-current="${whole ? 'page' : 'true'}"` : ''}>${escape(text)}</a>`);
  return `<header><a class="back" href="${up}?lang=${lang}">${home('home', lang)}</a> <h1>${escape(title)}</h1>
<span class="langs">${languages.join(' ')}</span></header>
<nav class="page-nav" aria-label="${pages('pages', lang)}">${links.join(' ')}</nav>`;
}
