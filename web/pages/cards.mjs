// All cards, in the words of an era and a language, and a board to try each of them on.
import { NO_FILTER, button, eras, filtered, filters, labelled, make, nameLang, noneFound, select, slip } from './card-view.mjs';
import { loadSymbols } from '../app/symbols.mjs';
import { pack } from '../app/pack.mjs';
import { LANGUAGES, words } from '../app/words.mjs';
import { AllSets } from './all-sets.mjs';
import { said } from './flaws.mjs';

/** @import { Sets } from './all-sets.mjs' */
/** @import { Card, Context } from '../page-types.js' */
/** @import { Issue } from '../bridge/view.js' */

const word = words(strings('page.cards'));
const STEP = 60;

const filter = NO_FILTER();
/** @type {{ top: number, shown: number } | null} */
let place = null;  // where the list was scrolled to when a card was opened
let era = 'foundations';
const eraChoice = (/** @type {() => void} */ changed) => labelled(word('wording'), select(eras(), era, (v) => { era = v; changed(); }));

/** @param {HTMLElement} root @param {Context} context */
function list(root, context) {
  const sets = /** @type {Sets} */ (new AllSets(context, era, () => { shown = Math.max(shown, STEP); draw(); }));
  let shown = place?.shown ?? STEP;
  const count = make('p', { role: 'status' });
  const grid = make('ul', { class: 'card-grid' });
  const more = button('', () => {
    const first = grid.children.length;
    shown += STEP;
    draw();
    grid.children[first]?.querySelector('a')?.focus();
  });
  function draw() {
    /** @type {Card[]} */
    const found = filtered(sets.rows, filter);
    count.textContent = word('found', found.length, sets.rows.length);
    grid.replaceChildren(...found.slice(0, shown).map((card) => make('li', {}, slip(card, {
      heading: 'h2',
      name: make('a', { href: `#/cards/${encodeURIComponent(card.name)}` }, card.shown),
    }))));
    if (!found.length) grid.append(make('li', {}, noneFound(filter, '', () => {
      build();
      draw();
      /** @type {HTMLInputElement} */ (holder.querySelector('input')).focus();
    })));
    more.hidden = found.length <= shown;
    more.textContent = word('more', Math.min(STEP, found.length - shown));
  }
  const holder = make('div');
  const build = () => {
    // Whoever looks for a card looks in all sets.
    const form = filters(filter, () => { shown = STEP; sets.fetch(); draw(); });
    form.append(eraChoice(() => { sets.of(era); draw(); }));
    holder.replaceChildren(form, sets.line);
  };
  build();
  root.append(make('p', {}, make('a', { href: '#/bring', id: 'bring-cards' }, word('bring'))), holder, count, grid, more);
  draw();
  const page = /** @type {HTMLElement} */ (root.parentElement);
  if (place) page.scrollTop = place.top;
  place = null;
  // Back from a card, the list is scrolled to the same place.
  grid.addEventListener('click', (/** @type {MouseEvent} */ e) => { if (/** @type {Element} */ (e.target).closest('a')) place = { top: page.scrollTop, shown }; });
}

// A position replaces the duel on the table, which stays among the saved ones.
/** @param {Context} context @param {string} text @param {string} mode */
async function openBoard(context, text, mode) {
  const { engine, app, notice, close } = context;
  app.leave();
  const wrong = await app.own.packs.with(() => app.does(() => engine.calls.position(text, mode)));
  if (wrong) notice(word('broken', JSON.parse(wrong).issues.map((/** @type {Issue} */ i) => `${i.line}:${i.column} ${said(i.message)}`).join('; ')));
  else close();
}

/** @param {HTMLElement} root @param {Context} context @param {string} name */
async function one(root, context, name) {
  const { engine, language, notice, app } = context;
  /** @type {Card | null} */
  const card = await app.own.packs.with(() => engine.card(name, era, language()));
  root.append(make('p', {}, make('a', { href: '#/cards' }, `← ${word('all')}`)));
  if (!card) {
    root.append(make('p', {}, word('none')));
    return;
  }
  const texts = make('div', { class: 'by-language' });
  const draw = () => texts.replaceChildren(...LANGUAGES.map(([lang, label]) => {
    const article = slip(/** @type {Card} */ (engine.card(card.name, era, lang)), { heading: 'h3' });
    article.lang = lang;
    article.prepend(make('small', {}, label));
    return article;
  }));
  draw();
  // The cards before and after it in the filtered list, or among all cards.
  /** @type {Card[]} */
  const within = filtered(engine.cards(era, language()), filter);
  const row = within.some((c) => c.name === card.name) ? within : filtered(engine.cards(era, language()), NO_FILTER());
  const at = row.findIndex((c) => c.name === card.name);
  const beside = (/** @type {Card | undefined} */ c, /** @type {string} */ key) => (c ? make('a', { href: `#/cards/${encodeURIComponent(c.name)}`, class: key, ...nameLang(c) }, word(key, c.shown)) : '');
  root.append(make('nav', { class: 'beside', 'aria-label': word('around') }, beside(row[at - 1], 'before'), beside(row[at + 1], 'after')));
  const holds = engine.decks(language()).filter((d) => engine.readDeck(engine.deckList(d.id, language()), era, language()).cards.some((c) => c.name === card.name));
  root.append(slip(card, { heading: 'h2' }), ...(holds.length ? [make('p', {}, `${word('decks')}: `, ...holds.flatMap((d, i) => [i ? ', ' : '', make('a', { href: `#/decks/${encodeURIComponent(d.id)}` }, d.name)]))] : []),
    make('h2', {}, word('languages')), eraChoice(draw), texts, make('h2', {}, word('board')));
  const letter = card.name.toLowerCase().normalize('NFD').replace(/[^a-z0-9]/g, '')[0];
  const found = card.own ? undefined : await fetch(new URL(`../boards/${letter}.json`, import.meta.url)).then((r) => (r.ok ? r.json() : {})).then((/** @type {Record<string, string>} */ b) => b[card.name]).catch((error) => { notice(String(error)); });
  if (!found) {
    root.append(make('p', {}, word('noBoard')));
    return;
  }
  // The position has an English title; in other languages the name of the card replaces it.
  const board = language() === 'en' ? found : found.replace(/^(scenario\s+).*/m, (/** @type {string} */ _, /** @type {string} */ start) => start + card.shown);
  root.append(make('p', {}, word('boardText')), make('p', { class: 'row' },
    button(word('openBoard'), () => openBoard(context, board, 'hot-seat'), { class: 'main', id: 'open-board' }),
    button(word('openComputer'), () => openBoard(context, board, 'computer')),
    button(word('compare'), async () => context.go('compare', await pack(board)), { id: 'compare-board' })),
  liveBoard(board, language()), make('details', {}, make('summary', {}, word('position')), make('pre', {}, board)));
}

// The same in a frame: the duel on the table is not touched.
/** @param {string} text @param {string} lang */
function liveBoard(text, lang) {
  const details = make('details', { id: 'live-board' }, make('summary', {}, word('here')));
  details.addEventListener('toggle', async () => {
    if (!details.open || details.querySelector('duel-board')) return;
    if (!customElements.get('duel-board')) {
      await new Promise((done, failed) => {
        document.head.append(Object.assign(document.createElement('script'), { src: new URL('../embed.js', import.meta.url).href, onload: done, onerror: failed }));
      });
    }
    details.append(make('duel-board', { mode: 'play', lang }, make('pre', {}, text)));
  });
  return details;
}

export default {
  title: () => word('title'),
  async show(/** @type {HTMLElement} */ root, /** @type {Context} */ context, /** @type {string | undefined} */ argument) {
    await loadSymbols();
    if (argument) await one(root, context, argument);
    else list(root, context);
  },
};
