// The list of cards with those of all sets. It begins with the program's own; the others are fetched when somebody
// looks for a card, or asks for them.
import { button, make } from './card-view.mjs';
import { words } from '../app/words.mjs';

/** @import { Brought } from '../app/brought.mjs' */
/** @import { Index } from '../app/packs.mjs' */
/** @import { Card, Context } from '../page-types.js' */
// With a list in the words of an era, as it is from the beginning.
/** @typedef {AllSets & { rows: Card[], era: string }} Sets */

const word = words(strings('page.all_sets'));

// What has been put together, for one wording and language: 12,000 cards take a moment.
/** @type {{ at: string, rows: Promise<Card[]> } | null} */
let kept = null;

export class AllSets {
  // `changed`: the list is another one now.
  /** @param {Context} context @param {string} era @param {() => void} changed */
  constructor({ engine, app, language }, era, changed) {
    /** @type {Context['engine']} */
    this.engine = engine;
    this.packs = app.own.packs;
    this.language = language;
    this.changed = changed;
    this.coming = false;
    /** @type {HTMLElement} */
    this.line = make('p', { class: 'row quiet all-sets', role: 'status' });
    this.of(era);
  }
  // The list in the words of an era.
  /** @param {string} era */
  of(era) {
    this.era = era;
    /** @type {Card[]} */
    this.rows = this.engine.cards(era, this.language());
    this.whole = false;
    if (kept) /** @type {Sets} */ (this).fetch();
    else this.offer();
    return this.rows;
  }
  // What the line says. Below it stands the list: it takes no room away from the line, so that no row moves under the pointer.
  /** @param {(string | Node)[]} parts */
  say(...parts) {
    this.line.style.minHeight = `${this.line.offsetHeight}px`;
    this.line.replaceChildren(...parts);
  }
  offer(text = '') {
    const ask = button(word('fetch'), () => /** @type {Sets} */ (this).fetch(), { id: 'all-sets' });
    // Without the network only who asks for them learns whether they are kept.
    if (!navigator.onLine && !this.packs.indexed) {
      this.say(make('span', {}, text), ask);
      return;
    }
    this.packs.index().then((/** @type {Index} */ { cards, sets }) => {
      if (this.whole || this.coming) return;
      const more = [...cards.values()].filter((c) => c.sets[0] >= 0).length;
      this.say(make('span', {}, [text, word('more', more.toLocaleString(this.language()), sets.length)].filter(Boolean).join(' ')), ask);
    }, () => this.say(word('failed')));
  }
  /** @this {Sets} */
  fetch() {
    if (this.whole) return;
    const at = `${this.era} ${this.language()} ${/** @type {Brought} */ (this.packs.brought).changed}`;
    const era = this.era;
    this.coming = true;
    if (kept?.at !== at) {
      this.say(word('coming', 0));
      kept = { at, rows: this.packs.all(this.rows, era, this.language(), {
        progress: (/** @type {number} */ done, /** @type {number} */ of) => this.say(word('coming', Math.floor((100 * done) / of))),
      }) };
      kept.rows.catch(() => { kept = null; });
    }
    kept.rows.then((rows) => {
      if (this.era !== era) return;
      this.coming = false;
      this.whole = true;
      // The player's own cards may have changed since.
      const names = new Set(rows.map((c) => c.name));
      this.rows = [...rows, ...this.engine.cards(era, this.language()).filter((c) => !names.has(c.name))];
      this.say();
      this.changed();
    }, () => {
      this.coming = false;
      this.offer(word('failed'));
    });
  }
}
