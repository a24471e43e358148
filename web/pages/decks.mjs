// Decks: those of the program, the player's own, the deck builder, and the player's card files.
import { button, eras, labelled, make, select, smallCurve } from './card-view.mjs';
import { loadSymbols, symbol } from '../app/symbols.mjs';
import { toast } from '../app/toast.mjs';
import { eraName, words } from '../app/words.mjs';
import { builder, hindrance, hrefOf as href, problems, toText } from './deck-builder.mjs';
import { cardFiles, filesIn, isThere } from './deck-cards.mjs';
import { said } from './flaws.mjs';
import { forbid } from './why.mjs';

/** @import { Card, Context, Entry, Flaw, OwnDeck } from '../page-types.js' */
/** @import { Deck } from '../bridge/view.js' */

const word = words(strings('page.decks'));

let rules = 'foundations';
/** @type {(() => unknown) | null} */
let flush = null;  // saves what the builder has not saved yet

// The opponent's deck is one of the same era.
/** @param {Context} context @param {string} id @param {string} era */
function play({ engine, app, language, close }, id, era) {
  const others = engine.decks(language()).filter((d) => d.eras.includes(era) && d.id !== id);
  const other = others[Math.floor(Math.random() * others.length)];
  const names = [0, 1].map((i) => /** @type {HTMLInputElement} */ (document.getElementById(`setup-name-${i}`))?.placeholder || `${i + 1}`);
  if (app.begin({ era, seats: [{ computer: false, name: names[0], deck: id }, { computer: true, name: names[1], deck: other.id }] })) close();
}

/**
 * @template V
 * @param {Context} context
 * @param {Promise<V>} promise
 * @returns {Promise<V | void>}
 */
const kept = (context, promise) => promise.then((v) => { context.app.decksChanged(); return v; },
  (error) => { context.app.decksChanged(); context.notice(word('notKept', String(error?.message ?? error))); });

// What a deck looks like: the colors of its costs, as symbols and as its spine, and its curve.
/** @type {Map<string, Card> | null} */
let cards = null;
/** @param {Deck} d @param {Context} context */
function lookOf(d, { engine, language }) {
  cards ??= new Map(engine.cards('foundations', 'en').map((c) => [c.name, c]));
  /** @type {Entry[]} */
  const entries = engine.readDeck(engine.deckList(d.id, language()), rules, language()).cards.map((c) => /** @type {Entry} */ ([/** @type {Map<string, Card>} */ (cards).get(c.name), c.count])).filter(([card]) => card);
  const found = [...'WUBRG'].filter((c) => entries.some(([card]) => card.colors?.includes(c)));
  return {
    symbols: make('span', { class: 'cost' }, ...found.map((c) => symbol(c))),
    spine: make('span', { class: 'deck-spine', 'aria-hidden': 'true' }, ...(found.length ? found : ['']).map((c) => make('i', { class: c && `card-${c}` }))),
    curve: entries.length ? smallCurve(entries) : '',
  };
}

// ------------------------------------------------------------------ the list of decks
/** @param {HTMLElement} root @param {Context} context */
function overview(root, context) {
  const { engine, language, app, go, notice } = context;
  const decks = engine.decks(language());
  cards = null;
  const again = () => { root.replaceChildren(); overview(root, context); };
  const item = (/** @type {Deck} */ d) => {
    const era = d.eras[0] ?? (d.legal.includes(rules) ? rules : d.legal[0] ?? d.plays[0]);
    const playing = button(word('play'), () => play(context, d.id, era), { 'aria-label': `${word('play')}: ${d.name}`, title: word('playHint') });
    if (!era) forbid(playing, word('noPlay', hindrance(engine.readDeck(engine.deckList(d.id, language()), rules, language())) || word('nowhere')), notice);
    const row = make('p', { class: 'row' }, button(word(d.own ? 'edit' : 'open'), () => go('decks', d.id), { 'aria-label': `${word(d.own ? 'edit' : 'open')}: ${d.name}` }), playing);
    if (d.own) {
      row.append(button(word('remove'), async () => {
        const gone = await kept(context, app.own.dropDeck(d.id));
        again();
        toast(word('removed', d.name), [{ text: word('undo'), act: async () => {
          await kept(context, app.own.keepDeck(/** @type {OwnDeck} */ (gone)));
          if (root.isConnected) again();
        } }], { key: 'removed', seconds: 30 });
        root.querySelector('button')?.focus();
      }, { 'aria-label': `${word('remove')}: ${d.name}` }));
    }
    const look = lookOf(d, context);
    const where = d.legal.length ? word('allowed', d.legal.map(eraName).join(', ')) : word('nowhere');
    return make('li', {}, make('div', { class: 'slip' }, look.spine, make('h3', {}, make('a', { href: href(d.id) }, d.name), ' ', look.symbols),
      make('p', {}, d.plan || word('size', d.size)), make('small', {}, where), look.curve, row));
  };
  const group = (/** @type {string} */ title, /** @type {Deck[]} */ members) => members.length && root.append(make('h2', {}, title), make('ul', { class: 'deck-list' }, ...members.map(item)));
  root.append(make('p', { class: 'row' }, button(word('build'), () => go('decks', 'new'), { class: 'main' }), button(word('importing'), () => go('decks', 'import')), button(word('allCards'), () => go('cards'))));
  const own = decks.filter((d) => d.own);
  if (own.length) group(word('mine'), own);
  else root.append(make('h2', {}, word('mine')), make('p', { class: 'quiet' }, word('noneYet')));
  for (const [era, name] of eras().reverse()) group(word('ready', name), decks.filter((d) => !d.own && d.eras.includes(era)));
  group(word('others'), decks.filter((d) => !d.own && !d.eras.length));
  cardFiles(root, context, again);
}

// ------------------------------------------------------------------ importing a list
const ENDINGS = '.txt,.dek,.dec,.dck,.cod,.mwdeck,.mwDeck,.o8d,.csv,text/plain,text/csv';
const MOST_BYTES = 1 << 20;

// Old programs for Windows wrote in its code page or in UTF-16.
/** @param {File} file */
async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  /** @type {Record<string, string>} */
  const marks = { '255,254': 'utf-16le', '254,255': 'utf-16be' };
  try {
    return new TextDecoder(marks[bytes.slice(0, 2).join()] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** @param {HTMLElement} root @param {Context} context */
function importing(root, context, text = '') {
  const { engine, language, app, go, notice } = context;
  const area = make('textarea', { rows: 14, spellcheck: 'false', autocomplete: 'off', placeholder: '4 Lightning Bolt\n4 Grizzly Bears\n20 Mountain' });
  area.value = text;
  let named = '';  // after the file that was opened
  const found = make('div');
  const keep = button(word('keep'), async () => {
    const read = engine.readDeck(area.value, rules, language());
    const entries = read.cards.map((c) => /** @type {[string, number]} */ ([c.name, c.count]));
    const name = read.name || named || word('unnamed');
    const id = await kept(context, app.own.keepDeck({ name, text: toText(name, entries) }));
    if (id) go('decks', id);
  }, { class: 'main' });
  const look = () => {
    engine.sought();
    const read = engine.readDeck(area.value, rules, language());
    forbid(keep, read.cards.length ? '' : word('noKeep'), notice);
    found.replaceChildren();
    if (!area.value.trim()) return;
    found.append(make('p', {}, [read.name, word('size', read.size)].filter(Boolean).join(': ')));
    if (read.sideboard) found.append(make('p', {}, word('aside', read.sideboard), read.sidebegins ? ` ${word('asideFrom', read.sidebegins)}` : ''));
    if (read.others) found.append(make('p', {}, word('othersOut', read.others)));
    for (const file of filesIn(area.value)) {
      if (isThere(app.own, file)) continue;
      const errors = file.errors ?? engine.ownCards(file.path, file.text, false);
      if (errors.length) found.append(make('p', {}, word('badFile', file.path, errors.map((/** @type {Flaw} */ e) => `${e.where} ${said(e.message)}`).join('; '))));
      else {
        found.append(make('p', { class: 'row' }, word('brings', /** @type {string[]} */ (file.names).join(', ')), button(word('takeThem'), async () => {
          await app.own.addCards(file.path, file.text);
          look();
        }, { id: 'take-cards' })));
      }
    }
    // Cards of other sets come, and are no mistakes any more.
    if (read.errors.some((e) => e.code === 'unknown_card')) app.own.packs.bring(engine.sought()).then((came) => came && root.isConnected && look(), () => {});
    const told = problems(read);
    // Corrects a misspelt name.
    for (const [i, e] of read.errors.entries()) {
      if (!e.nearest || !area.value.split('\n')[e.line - 1]?.includes(e.text)) continue;
      told.querySelectorAll('li[data-line]')[i].append(' ', button(`${word('replace')} ${e.nearest}`, () => {
        const lines = area.value.split('\n');
        lines[e.line - 1] = lines[e.line - 1].replace(e.text, () => e.nearest);
        area.value = lines.join('\n');
        look();
        /** @type {HTMLElement} */ (found.querySelector('.problems button') ?? keep).focus();
      }, { class: 'mend' }));
    }
    found.append(told);
  };
  area.oninput = () => {
    if (!area.value) named = '';
    look();
  };
  const take = async (/** @type {File | undefined} */ given) => {
    if (!given) return undefined;
    if (given.size > MOST_BYTES) return notice(word('large', given.name));
    area.value = await textOf(given);
    named = given.name.replace(/\.[^.]*$/, '');
    return look();
  };
  /** @type {HTMLInputElement} */
  const file = make('input', { type: 'file', accept: ENDINGS, hidden: true, 'aria-label': word('file'), onchange: async () => {
    const [given] = /** @type {FileList} */ (file.files);
    await take(given);
    file.value = '';
  } });
  // A file dropped here is opened like one that was chosen.
  const whole = make('div');
  whole.addEventListener('dragover', (/** @type {DragEvent} */ e) => { if (e.dataTransfer?.types.includes('Files')) e.preventDefault(); });
  whole.addEventListener('drop', (/** @type {DragEvent} */ e) => {
    if (!e.dataTransfer?.files.length) return;
    e.preventDefault();
    take(e.dataTransfer.files[0]);
  });
  area.addEventListener('paste', (/** @type {ClipboardEvent} */ e) => {
    const given = e.clipboardData?.files[0];
    if (!given || e.clipboardData.types.includes('text/plain')) return;
    e.preventDefault();
    take(given);
  });
  whole.append(back(), make('div', { class: 'wide-field' }, labelled(word('paste'), area)), make('p', { class: 'row' }, button(word('file'), () => file.click()), file,
    labelled(word('rules'), select(eras(), rules, (v) => { rules = v; look(); })), keep), found);
  root.append(whole);
  look();
}

const back = () => make('p', {}, make('a', { href: '#/decks' }, `← ${word('all')}`));

export default {
  title: () => word('title'),
  async show(/** @type {HTMLElement} */ root, /** @type {Context} */ context, /** @type {string | undefined} */ argument) {
    await loadSymbols();
    await flush?.();
    flush = null;
    const { engine, language, app } = context;
    if (!argument) return overview(root, context);
    if (argument === 'import') return importing(root, context);
    if (argument.startsWith('list:')) return importing(root, context, argument.slice(5));
    const one = (/** @type {Deck | null} */ deck, /** @type {OwnDeck | null | undefined} */ own) => {
      root.append(back());
      flush = builder(root, context, deck, own, { of: rules, setRules: (v) => { rules = v; }, keep: (promise) => kept(context, promise), play });
    };
    if (argument === 'new') return one(null, { name: '', text: '' });
    const deck = engine.decks(language()).find((d) => d.id === argument);
    if (!deck) return root.append(back(), make('p', {}, word('missing')));
    if (!deck.own && deck.eras.length && !deck.legal.includes(rules)) rules = deck.eras[0];
    return one(deck, deck.own ? app.own.decks.get(deck.id) : null);
  },
  hide() { flush?.(); flush = null; },
};
