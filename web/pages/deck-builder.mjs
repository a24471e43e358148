// One deck, to look at or to edit. Every change is saved at once and can be undone. Cards can be found, added and
// removed by keyboard alone.
import { NO_FILTER, button, colorPie, cost, eras, filtered, filters, kindName, labelled, make, manaCurve, nameLang, noneFound, select, slip } from './card-view.mjs';
import { words } from '../app/words.mjs';
import { AllSets } from './all-sets.mjs';
import { withFiles } from './deck-cards.mjs';
import { forbid } from './why.mjs';

/** @import { Sets } from './all-sets.mjs' */
/** @import { Card, Context, Entry, OwnDeck } from '../page-types.js' */
/** @import { Deck, DeckRead } from '../bridge/view.js' */
/** @typedef {ReturnType<typeof choices>} Pool */

const word = words(strings('page.deck_builder'));

const filter = NO_FILTER();
const KINDS = ['creature', 'planeswalker', 'instant', 'sorcery', 'enchantment', 'artifact', 'land'];
const BASICS = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' };
const MOST = 80;      // rows of the pool shown at once
const COPIES = 250;   // of one card, at most
export const toText = (/** @type {string} */ name, /** @type {[string, number][]} */ entries) => `# Name: ${name}\n${entries.map(([card, n]) => `${n} ${card}\n`).join('')}`;
export const hrefOf = (/** @type {string} */ argument) => `#/decks/${encodeURIComponent(argument)}`;

/** @param {DeckRead} read */
export function problems({ problems: found, errors, more }, fine = true) {
  const list = make('ul', { class: 'problems' });
  if (errors.length) {
    const lines = make('ul', {}, ...errors.map((e) => make('li', { 'data-code': e.code, 'data-line': e.line }, e.message)));
    if (more) lines.append(make('li', {}, word('moreLines', more)));
    list.append(make('li', {}, word('badLines', errors.length + (more ?? 0)), lines));
  }
  for (const p of found) list.append(make('li', { class: p.forbids ? '' : 'advice', 'data-code': p.code }, p.message));
  if (fine && !errors.length && !found.some((p) => p.forbids)) list.prepend(make('li', { class: 'fine' }, word('fine')));
  return make('div', { role: 'status' }, list);
}

// What keeps a deck from being played, apart from cards of a later era: the first problem that forbids it.
export const hindrance = (/** @type {DeckRead} */ read) => read.problems.find((p) => p.forbids && p.code !== 'not_of_time')?.message ?? '';

/** @param {Context} context @param {string} text @param {HTMLElement} shownIn */
async function copyText({ notice }, text, shownIn) {
  try {
    await navigator.clipboard.writeText(text);
    notice(word('inClipboard'));
  } catch {
    notice(word('noClipboard'));
    shownIn.replaceChildren(make('pre', {}, text));
  }
}

// Shows a card beside its name while the pointer is over it or its row has the focus. The card's sheet has the same
// text, so it is hidden from screen readers.
class Hover {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.box = make('div', { class: 'card-hover', 'aria-hidden': 'true', hidden: true });
    root.append(this.box);
  }
  /** @param {HTMLElement} element @param {Card} card */
  on(element, card) {
    element.addEventListener('pointerenter', (e) => { if (e.pointerType === 'mouse') this.show(element, card); });
    element.addEventListener('pointerleave', () => this.hide());
    element.addEventListener('focusin', (e) => { if (/** @type {Element} */ (e.target).matches(':focus-visible')) this.show(element, card); });
    element.addEventListener('focusout', () => this.hide());
  }
  /** @param {HTMLElement} element @param {Card} card */
  show(element, card) {
    const at = element.getBoundingClientRect();
    this.box.replaceChildren(slip(card, { heading: 'strong' }));
    this.box.hidden = false;
    const { offsetWidth: width, offsetHeight: height } = this.box;
    // Placed on the side that has room. If neither has, nothing is shown.
    const left = at.left > innerWidth / 2 ? at.left - width - 12 : at.right + 12;
    if (left < 0 || left + width > innerWidth) return this.hide();
    this.box.style.left = `${left}px`;
    this.box.style.top = `${Math.max(8, Math.min(at.top - 20, innerHeight - height - 8))}px`;
    return undefined;
  }
  hide() { this.box.hidden = true; }
}

// A card as a dialog over the page.
/** @param {HTMLElement} root @param {HTMLElement} content @param {(string | Node)[]} more */
function sheet(root, content, more = []) {
  const dialog = make('dialog', { class: 'card-sheet' });
  dialog.append(content, make('p', { class: 'row' }, ...more, button(word('close'), () => dialog.close())));
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (e) => { if (e.target === dialog) dialog.close(); });
  root.append(dialog);
  dialog.showModal();
  return dialog;
}

// How many lands of each color a deck wants: in proportion to the color symbols of its costs, largest remainders
// first.
/** @param {Entry[]} entries @param {number} wanted @returns {[string, number][]} */
function landsFor(entries, wanted) {
  const pips = /** @type {(keyof typeof BASICS)[]} */ (Object.keys(BASICS)).map((letter) => /** @type {[typeof letter, number]} */ ([letter, entries.reduce((sum, [card, n]) =>
    sum + n * (card.cost.match(/\{[^}]*\}/g) ?? []).filter((t) => t.includes(letter)).length, 0)])).filter(([, n]) => n);
  const all = pips.reduce((sum, [, n]) => sum + n, 0);
  if (!all) return [];
  const shares = pips.map(([letter, n]) => ({ name: BASICS[letter], exact: (n / all) * wanted }));
  let left = wanted - shares.reduce((sum, s) => sum + Math.floor(s.exact), 0);
  return shares.sort((a, b) => (b.exact % 1) - (a.exact % 1)).map((s) => /** @type {[string, number]} */ ([s.name, Math.floor(s.exact) + (left-- > 0 ? 1 : 0)])).filter(([, n]) => n);
}

// `own`: { id, name, text } of the deck to edit, without an id until it is saved; null to only look at `deck`. `of`:
// the era whose rules apply. `keep`, `play`: functions of the decks page.
/**
 * @param {HTMLElement} root
 * @param {Context} context
 * @param {Deck | null} deck
 * @param {OwnDeck | null | undefined} own
 * @param {{
 *   of: string, setRules: (rules: string) => void, keep: (kept: Promise<string>) => Promise<string | void>,
 *   play: (context: Context, id: string, era: string) => void,
 * }} page
 */
export function builder(root, context, deck, own, { of, setRules, keep, play }) {
  const { engine, language, app, go, notice } = context;
  let rules = of;
  const sets = /** @type {Sets} */ (new AllSets(context, rules, () => { cards = byName(); pool?.of(sets.rows, rules, false); draw(); }));
  const byName = () => new Map(sets.rows.map((c) => [c.name, c]));
  let cards = byName();
  /** @type {Map<string, number>} */
  const counts = new Map(engine.readDeck(own ? own.text : engine.deckList(/** @type {Deck} */ (deck).id, language()), rules, language()).cards.map((c) => [c.name, c.count]));
  let id = own?.id ?? deck?.id;
  /** @type {[string, number][][]} */
  const before = [];  // earlier states, newest last; `after` has those that were undone
  /** @type {[string, number][][]} */
  const after = [];
  const nameField = make('input', { value: own?.name ?? '', maxlength: 60, autocomplete: 'off', placeholder: word('unnamed'), oninput: () => changed() });
  const name = () => (own ? nameField.value.trim() || word('unnamed') : /** @type {Deck} */ (deck).name);
  const entries = () => [...counts].filter(([, n]) => n > 0);
  const full = () => /** @type {Entry[]} */ (entries().map(([card, n]) => [cards.get(card), n]).filter(([card]) => card));
  const total = make('h2');
  const sums = make('p', { class: 'quiet' });
  const state = make('div');
  const rows = make('div', { class: 'deck-rows' });
  const charts = make('div', { class: 'charts' });
  const listed = make('div');
  const hover = new Hover(root);
  /** @type {ReturnType<typeof setTimeout> | null} */
  let timer = null;
  let read = /** @type {DeckRead} */ (/** @type {unknown} */ (null));

  // The deck gets its id before it is written, so that two quick saves write the same deck.
  function save() {
    clearTimeout(/** @type {number} */ (timer));
    timer = null;
    const fresh = !id;
    id ||= app.own.newDeckId();
    return keep(app.own.keepDeck({ id, name: name(), text: toText(name(), entries()) })).then((kept) => {
      // Not if the reader has meanwhile gone to another page.
      if (kept && fresh && location.hash.endsWith('/new')) history.replaceState(history.state, '', hrefOf(/** @type {string} */ (id)));
    });
  }
  // A tab being closed or hidden does not wait for the timer.
  const leaving = () => timer && save();
  function changed() {
    draw();
    clearTimeout(/** @type {number} */ (timer));
    timer = setTimeout(save, 250);
  }

  // Every change of the cards goes through here.
  /** @param {() => void} what @param {() => string} said */
  function change(what, said) {
    const was = [...counts];
    what();
    for (const [card, n] of counts) if (n <= 0) counts.delete(card);
    before.push(was);
    if (before.length > 500) before.shift();
    after.length = 0;
    changed();
    notice(said());
  }
  const shown = (/** @type {string} */ card) => cards.get(card)?.shown ?? card;
  // A card of a set comes into the program before it comes into the deck.
  const bring = (/** @type {string} */ card) => app.own.packs.with(() => engine.card(card, rules, language())).then((there) => Boolean(there) || notice(word('notFetched', shown(card))));
  const step = (/** @type {string} */ card, /** @type {number} */ by) => bring(card).then((there) => there && change(() => counts.set(card, Math.max(0, Math.min(COPIES, (counts.get(card) ?? 0) + by))),
    () => word('now', shown(card), counts.get(card) ?? 0)));
  const upToFour = (/** @type {string} */ card) => bring(card).then((there) => there && change(() => counts.set(card, Math.max(4, counts.get(card) ?? 0)), () => word('now', shown(card), counts.get(card))));
  /** @param {[string, number][][]} from @param {[string, number][][]} to @param {string} said */
  function travel(from, to, said) {
    if (!from.length) return;
    to.push([...counts]);
    counts.clear();
    for (const [card, n] of /** @type {[string, number][]} */ (from.pop())) counts.set(card, n);
    changed();
    notice(said);
  }
  const undo = () => travel(before, after, word('undone'));
  const redo = () => travel(after, before, word('redone'));

  // Two cards in five are lands, up to the smallest deck that the rules allow. Only the engine knows that size.
  /** @type {Map<string, number>} */
  const least = new Map();
  /** @param {string} era */
  function leastOf(era) {
    let [few, enough] = [0, 250];
    while (enough - few > 1) {
      const n = (few + enough) >> 1;
      if (engine.readDeck(`${n} Plains\n`, era, language()).problems.some((p) => p.code === 'too_small')) few = n;
      else enough = n;
    }
    return enough;
  }
  function landsWanted() {
    if (!least.has(rules)) least.set(rules, leastOf(rules));
    const n = Math.max(0, /** @type {number} */ (least.get(rules)) - read.size);
    const lands = full().reduce((sum, [card, k]) => sum + (card.kind === 'land' ? k : 0), 0);
    return Math.min(n, Math.round((read.size + n) * 0.4) - lands);
  }
  function fillUp() {
    const n = landsWanted();
    const lands = landsFor(full(), n);
    change(() => lands.forEach(([card, more]) => counts.set(card, (counts.get(card) ?? 0) + more)), () => word('filled', n));
  }

  /** @param {Card} card */
  function look(card) {
    hover.hide();
    const held = /** @type {HTMLElement} */ (document.activeElement);
    const n = make('output', { class: 'count' }, String(counts.get(card.name) ?? 0));
    const by = (/** @type {number} */ d) => async () => { await step(card.name, d); n.textContent = String(counts.get(card.name) ?? 0); };
    const dialog = sheet(root, slip(card, { heading: 'h2' }), [
      ...(own ? [button('−', by(-1), { 'aria-label': word('less', card.shown) }), n, button('+', by(1), { 'aria-label': word('add', card.shown) })] : []),
      button(word('more'), () => { dialog.close(); go('cards', card.name); })]);
    dialog.addEventListener('close', () => (held.isConnected ? held : rows.querySelector('button'))?.focus());
  }
  function sampleHand() {
    const whole = entries().flatMap(([card, n]) => Array(n).fill(card));
    const hand = make('ul', { class: 'card-grid' });
    /** @type {string[]} */
    const drawn = [];
    const one = () => {
      const at = Math.floor(Math.random() * whole.length);
      const [card] = whole.splice(at, 1);
      drawn.push(card);
      hand.append(make('li', {}, slip(/** @type {Card} */ (cards.get(card)))));
      forbid(more, whole.length ? '' : word('noDraw'), notice);
    };
    const fresh = () => {
      whole.push(...drawn.splice(0));
      hand.replaceChildren();
      for (let i = 0; i < 7; i++) one();
    };
    const more = button(word('draw'), one);
    sheet(root, make('div', {}, make('h2', {}, word('sample')), hand), [button(word('another'), fresh, { class: 'main' }), more]).classList.add('wide');
    fresh();
  }

  const order = (/** @type {Card} */ a, /** @type {Card} */ b) => a.value - b.value || (a.shown < b.shown ? -1 : 1);
  /** @param {Entry} entry */
  function row([card, n]) {
    const title = button(card.shown, () => look(card), { class: 'card-name', ...nameLang(card) });
    const li = make('li', {}, make('span', { class: 'count' }, String(n)), make('span', { class: 'name' }, title, ' ', cost(card)));
    title.dataset.card = card.name;
    title.dataset.by = /** @type {string} */ (/** @type {unknown} */ (0));
    if (own) {
      li.append(button('−', () => step(card.name, -1), { 'aria-label': word('less', card.shown), 'data-card': card.name, 'data-by': -1 }),
        button('+', () => step(card.name, 1), { 'aria-label': word('add', card.shown), 'data-card': card.name, 'data-by': 1 }));
    }
    hover.on(li, card);
    return li;
  }
  function draw() {
    read = engine.readDeck(toText(name(), entries()), rules, language());
    total.textContent = `${word('deck')}: ${word('size', read.size)}`;
    const all = full().sort(([a], [b]) => order(a, b));
    const lands = all.reduce((sum, [card, n]) => sum + (card.kind === 'land' ? n : 0), 0);
    const others = all.reduce((sum, [card, n]) => sum + (card.kind === 'land' ? 0 : n), 0);
    const average = others ? all.reduce((sum, [card, n]) => sum + (card.kind === 'land' ? 0 : n * card.value), 0) / others : 0;
    sums.textContent = read.size ? word('sums', lands, others, average.toLocaleString(language(), { maximumFractionDigits: 1 })) : '';
    state.replaceChildren(problems(read));
    const held = /** @type {DOMStringMap | undefined} */ (/** @type {unknown} */ (rows.contains(document.activeElement) && /** @type {HTMLElement} */ (document.activeElement).dataset));
    const place = held && [...rows.querySelectorAll('button')].indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    hover.hide();
    rows.replaceChildren();
    for (const kind of KINDS) {
      const of_ = all.filter(([card]) => card.kind === kind);
      if (!of_.length) continue;
      rows.append(make('h3', {}, `${kindName(kind)} (${of_.reduce((sum, [, n]) => sum + n, 0)})`), make('ul', { class: 'rows' }, ...of_.map(row)));
    }
    if (!all.length) rows.append(make('p', { class: 'quiet' }, word('empty')));
    if (held?.card) {
      const buttons = [...rows.querySelectorAll('button')];
      (buttons.find((b) => b.dataset.card === held.card && b.dataset.by === held.by) ?? buttons[Math.min(/** @type {number} */ (place), buttons.length - 1)] ?? nameField).focus();
    }
    charts.hidden = !all.length;
    charts.replaceChildren(manaCurve(all), colorPie(all));
    listed.replaceChildren();
    const wrong = hindrance(read);
    forbid(playing, wrong && word('noPlay', wrong), notice);
    if (own) {
      forbid(undoing, before.length ? '' : word('noUndo'), notice);
      forbid(redoing, after.length ? '' : word('noRedo'), notice);
      forbid(filling, !others ? word('noFillSpells') : landsWanted() > 0 ? '' : word('noFillFull'), notice);
      /** @type {Pool} */ (pool).counts(counts);
    }
    forbid(sampling, read.size >= 7 ? '' : word('noSample'), notice);
  }

  // The short link, or one with the whole list if it has cards that others do not have.
  function link() {
    const text = toText(name(), entries());
    const mine = full().some(([card]) => card.own);
    return (!mine && app.links?.deck?.(name(), text)) || `${location.origin}${location.pathname}${hrefOf(`list:${withFiles(text, app.own, entries().map(([card]) => card))}`)}`;
  }
  const playing = button(word('play'), async () => {
    if (own) await save();
    play(context, /** @type {string} */ (id), rules);
  }, { class: 'main', id: 'deck-play' });
  const undoing = button(word('undo'), undo, { id: 'deck-undo' });
  const redoing = button(word('redo'), redo, { id: 'deck-redo' });
  const filling = button(word('fill'), fillUp, { id: 'deck-fill' });
  const sampling = button(word('sample'), sampleHand, { id: 'deck-hand' });
  const duplicate = button(word('copy'), async () => {
    const title = word('copied', name());
    const made = await keep(app.own.keepDeck({ name: title, text: toText(title, entries()) }));
    if (made) go('decks', made);
  }, { class: own ? '' : 'main', id: 'deck-copy' });
  const choose = labelled(word('rules'), select(eras(), rules, (v) => {
    rules = v;
    setRules(v);
    sets.of(rules);
    cards = byName();
    if (own) /** @type {Pool} */ (pool).of(sets.rows, rules);
    draw();
  }));
  const half = make('div', { class: 'deck-half' }, total, sums);
  half.append(make('p', { class: 'row' }, choose, ...(own ? [undoing, redoing, filling] : [])), make('p', { class: 'row' }, playing, sampling, ...(own ? [] : [duplicate])));
  half.append(state, charts, rows, make('h3', {}, word('list')), make('p', { class: 'row' },
    button(word('copyList'), () => copyText(context, withFiles(toText(name(), entries()), app.own, entries().map(([card]) => card)), listed)),
    button(word('copyLink'), () => copyText(context, link(), listed), { id: 'copy-link' }),
    button(word('save'), () => {
      const file = make('a', { href: URL.createObjectURL(new Blob([toText(name(), entries())], { type: 'text/plain' })), download: `${name()}.txt` });
      file.click();
      setTimeout(() => URL.revokeObjectURL(file.href), 1000);
    }),
    ...(own ? [duplicate] : [])), listed);
  const pool = own && choices(sets, rules, { step, upToFour, look, hover, language });
  if (own) {
    const tabs = make('div', { class: 'row halves', role: 'group' });
    const both = make('div', { class: 'builder' }, half, /** @type {Pool} */ (pool).element);
    // A narrow screen shows one of the two at a time.
    const turn = (/** @type {number} */ which) => {
      both.dataset.half = /** @type {string} */ (/** @type {unknown} */ (which));
      for (const [i, b] of [...tabs.children].entries()) b.setAttribute('aria-pressed', String(i === which));
    };
    tabs.append(button(word('deck'), () => turn(0)), button(word('cards'), () => turn(1)));
    turn(counts.size ? 0 : 1);
    root.append(labelled(word('name'), nameField), tabs, both);
    root.onkeydown = (e) => {
      if (!(e.ctrlKey || e.metaKey) || e.altKey || e.key.toLowerCase() !== 'z' || /** @type {Element} */ (e.target).closest('input:not([type=checkbox]), textarea')) return;
      e.preventDefault();
      if (e.shiftKey) redo();
      else undo();
    };
  } else {
    root.append(make('h2', {}, /** @type {Deck} */ (deck).name), make('p', {}, /** @type {Deck} */ (deck).plan), half);
  }
  draw();
  window.addEventListener('pagehide', leaving);
  document.addEventListener('visibilitychange', leaving);
  return () => {
    window.removeEventListener('pagehide', leaving);
    document.removeEventListener('visibilitychange', leaving);
    return leaving();
  };
}

// Cards to add: filters and a list. It shows the era of the rules unless another is chosen.
/**
 * @param {Sets} sets
 * @param {string} rules
 * @param {{
 *   step: (card: string, by: number) => void, upToFour: (card: string) => void, look: (card: Card) => void, hover: Hover, language: () => string,
 * }} page
 */
function choices(sets, rules, { step, upToFour, look, hover, language }) {
  let cards = sets.rows;
  filter.era = rules;
  const list = make('ul', { class: 'rows' });
  const count = make('p', { class: 'quiet', role: 'status' });
  const holder = make('div');
  /** @type {Map<string, number>} */
  let inDeck = new Map();
  /** @type {Card[]} */
  let found = [];
  let pressed = false;  // since the list was last sought anew
  list.addEventListener('click', () => { pressed = true; });
  // `stay`: what is shown stays where it is, since somebody is pressing row after row of it.
  function draw(stay = false) {
    const all = filtered(cards, filter);
    const shown = new Set(stay ? found.slice(0, MOST).map((card) => card.name) : []);
    found = [...all.filter((card) => shown.has(card.name)), ...all.filter((card) => !shown.has(card.name))];
    pressed &&= stay;
    count.textContent = word(found.length > MOST ? 'foundFirst' : 'found', found.length, MOST);
    list.replaceChildren(...found.slice(0, MOST).map((card) => {
      const li = make('li', { lang: language() },
        make('span', { class: 'count' }),
        make('span', { class: 'name' }, button(card.shown, () => look(card), { class: 'card-name', ...nameLang(card) }), ' ', cost(card), ' ', make('small', {}, [card.type, card.size].filter(Boolean).join(' '))),
        button('4', () => upToFour(card.name), { class: 'four', 'aria-label': word('addFour', card.shown), title: word('addFour', card.shown) }),
        button('+', () => step(card.name, 1), { 'aria-label': word('add', card.shown) }));
      li.dataset.card = card.name;
      hover.on(li, card);
      return li;
    }));
    if (!found.length) list.append(make('li', {}, noneFound(filter, rules, () => {
      build();
      draw();
      /** @type {HTMLInputElement} */ (holder.querySelector('input')).focus();
    })));
    mark();
  }
  function mark() {
    for (const li of /** @type {Iterable<HTMLElement>} */ (list.children)) if (li.dataset.card) /** @type {HTMLElement} */ (li.querySelector('.count')).textContent = /** @type {string} */ (/** @type {unknown} */ (inDeck.get(li.dataset.card) || ''));
  }
  const build = () => holder.replaceChildren(filters(filter, () => { sets.fetch(); draw(); }), sets.line);
  build();
  draw();
  // Arrow keys move from the search field into the list and along it.
  const section = make('section', { class: 'pool-half' }, make('h2', {}, word('pool')), holder, make('p', { class: 'quiet keys-hint' }, word('keys')), count,
    make('div', { class: 'pool', role: 'group', 'aria-label': word('pool') }, list));
  section.addEventListener('keydown', (e) => {
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    const search = /** @type {Element} */ (e.target).closest('input[type=search]');
    const li = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest('.pool li'));
    /** @param {{ querySelector(selector: string): HTMLElement | null } | null} row */
    const to = (row) => row?.querySelector('.card-name')?.focus();
    if (search && e.key === 'Enter' && found.length) step(found[0].name, e.shiftKey ? -1 : 1);
    else if (search && e.key === 'ArrowDown') to(list.firstElementChild);
    else if (li && e.key === 'ArrowDown') to(li.nextElementSibling);
    else if (li && e.key === 'ArrowUp') (li.previousElementSibling ? to(li.previousElementSibling) : /** @type {HTMLInputElement} */ (holder.querySelector('input')).focus());
    else if (li?.dataset.card && (e.key === '+' || e.key === '-' || e.key === '−')) step(li.dataset.card, e.key === '+' ? 1 : -1);
    else return;
    e.preventDefault();
  });
  return {
    element: section,
    /** @param {Map<string, number>} map */
    counts(map) { inDeck = map; mark(); },
    // `anew`: for another era.
    /** @param {Card[]} all @param {string} era */
    of(all, era, anew = true) {
      cards = all;
      rules = era;
      if (anew) {
        filter.era = era;
        build();
      }
      draw(pressed && !anew);
    },
  };
}
