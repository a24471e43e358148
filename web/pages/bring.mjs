// Bring your cards: a file of printed cards is read in a worker, and what is read exactly is there for decks, positions
// and searches like every other card. Nothing leaves the browser.
import { button, labelled, make } from './card-view.mjs';
import { words } from '../app/words.mjs';

/** @import { Packs } from '../app/packs.mjs' */
/** @import { Context } from '../page-types.js' */
/** @import { CardDefinition, CardRefused } from '../bridge/view.js' */
/** @typedef {{ cards: CardDefinition[], refused: CardRefused[], known: number, error?: string }} Found */

const word = words(strings('page.bring'));
const SHOWN = 200;   // rows of a list
const ROOM = 150;    // megabytes a file may have
const REASONS = ['header', 'parts', 'words', 'otherwise', 'ambiguous'];

// One reading, in a worker. `progress(done, of)`.
export class Reading {
  /** @param {{ progress: (done: number, of: number) => void }} how */
  constructor({ progress }) {
    this.progress = progress;
    this.over = false;
    this.worker = new Worker(new URL('../app/reader-worker.mjs', import.meta.url), { type: 'module' });
  }
  // Resolves to { cards, refused, known, error? }: definitions, [name, why, detail], how many cards were here already,
  // and where the file is broken, if it is; to null if it was stopped.
  /** @param {Uint8Array<ArrayBuffer>} bytes @param {string[]} known @returns {Promise<Found | null>} */
  read(bytes, known) {
    return new Promise((done, failed) => {
      // Stopped while it was looked up what is known.
      if (this.over) return done(null);
      this.stopped = () => done(null);
      /** @type {Found} */
      const found = { cards: [], refused: [], known: 0 };
      let of = 0;
      this.worker.onerror = (e) => { failed(new Error(e.message || 'worker')); this.worker.terminate(); };
      this.worker.onmessage = ({ data }) => {
        if (data.failed) failed(new Error(data.failed));
        if (data.cards !== undefined) {
          of = data.cards;
          Object.assign(found, { known: data.known, error: data.error });
          this.progress(0, of);
        }
        if (!data.read) return;
        found.cards.push(...data.read);
        found.refused.push(...data.refused);
        this.progress(data.done, of);
        if (!data.end) return;
        this.worker.terminate();
        done(found);
      };
      this.worker.postMessage({ bytes, known }, [bytes.buffer]);
      return undefined;
    });
  }
  stop() {
    this.over = true;
    this.worker.terminate();
    this.stopped?.();
  }
}

// Names of cards that need not be read: those of the sets. The program knows its own.
const here = async (/** @type {Packs} */ packs) => {
  const brought = [...(await packs.brought.cards()).values()].map((card) => card.name);
  const sets = await packs.index().then(({ cards }) => [...cards.values()].map((card) => card.name), () => []);
  return [...sets, ...brought];
};

/** @type {{ reading: Reading, file: string, progress: (done: number, of: number) => void, done: number, of: number } | null} */
let running = null;  // a reading goes on while other pages are looked at: { reading, file, done, of }

// The reader writes ~ where the card names itself.
const stopped = (/** @type {string} */ detail, /** @type {string} */ name) => detail.replace(' >> ', ' ▸ ').replaceAll('~', name);

/** @param {CardRefused[]} list */
function refusals(list) {
  const about = make('p', { role: 'status' });
  const rows = make('tbody');
  const kinds = new Map(REASONS.map((why) => [why, list.filter((r) => r[1] === why).length]));
  let text = '';
  let only = '';
  const draw = () => {
    const found = list.filter(([name, why, detail]) => (!only || why === only) && (!text || `${name} ${detail}`.toLowerCase().includes(text)));
    about.textContent = word('found', found.length, list.length);
    rows.replaceChildren(...found.slice(0, SHOWN).map(([name, why, detail]) => make('tr', {}, make('th', { scope: 'row', lang: 'en' }, name),
      make('td', {}, word(why), ' ', detail && why !== 'parts' ? make('q', { lang: 'en' }, stopped(detail, name)) : ''))));
    if (found.length > SHOWN) rows.append(make('tr', {}, make('td', { colspan: '2' }, word('andMore', found.length - SHOWN))));
  };
  /** @type {HTMLInputElement} */
  const search = make('input', { type: 'search', autocomplete: 'off', oninput: () => { text = search.value.trim().toLowerCase(); draw(); } });
  /** @type {HTMLSelectElement} */
  const choice = make('select', { onchange: () => { only = choice.value; draw(); } }, make('option', { value: '' }, word('anyReason')),
    ...[...kinds].filter(([, n]) => n).map(([why, n]) => make('option', { value: why }, `${word(why)} (${n})`)));
  draw();
  return make('details', { class: 'refused' }, make('summary', {}, word('refused', list.length)),
    make('div', { class: 'row' }, labelled(word('search'), search), labelled(word('reason'), choice)), about,
    make('table', {}, make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, word('card')), make('th', { scope: 'col' }, word('why')))), rows));
}

/** @param {CardDefinition[]} cards */
function readCards(cards) {
  const rows = make('ul', { class: 'columns' }, ...cards.slice(0, SHOWN).map((card) => make('li', {}, make('a', { href: `#/cards/${encodeURIComponent(card.name)}`, lang: 'en' }, card.name))));
  return make('details', { open: cards.length <= 40 }, make('summary', {}, word('ready', cards.length)), rows,
    cards.length > SHOWN ? make('p', {}, word('andMore', cards.length - SHOWN), ' ', make('a', { href: '#/cards' }, word('search'))) : '');
}

/** @param {HTMLElement} root @param {Context} context */
async function show(root, context) {
  const { app, notice, language } = context;
  const { packs, brought } = app.own;
  const again = () => { if (root.isConnected) { root.replaceChildren(); show(root, context); } };
  const number = (/** @type {number} */ n) => n.toLocaleString(language());

  const work = make('div', { class: 'reading', role: 'status' });
  const bar = make('progress', { 'aria-label': word('title') });
  const count = make('span');
  const progress = (/** @type {number} */ done, /** @type {number} */ of) => {
    Object.assign(/** @type {NonNullable<typeof running>} */ (running), { done, of });
    if (!work.isConnected) return;
    bar.max = of || 1;
    bar.value = done;
    count.textContent = word('progress', number(done), number(of));
  };
  const drawWork = () => {
    if (!running) return work.replaceChildren();
    running.progress = progress;
    work.replaceChildren(make('p', {}, word('reading', running.file)), make('p', { class: 'row' }, bar, count, button(word('cancel'), () => {
      /** @type {NonNullable<typeof running>} */ (running).reading.stop();
    }, { id: 'stop-reading' })));
    return undefined;
  };

  /** @param {string} name @param {Uint8Array<ArrayBuffer>} bytes */
  async function take(name, bytes) {
    if (running) return notice(word('busy'));
    const reading = new Reading({ progress: (done, of) => /** @type {NonNullable<typeof running>} */ (running).progress(done, of) });
    running = { reading, file: name, progress, done: 0, of: 0 };
    drawWork();
    try {
      const found = await reading.read(bytes, await here(packs));
      running = null;
      if (!found) {
        notice(word('stopped'));
        return drawWork();
      }
      if (found.error && !found.cards.length && !found.refused.length && !found.known) {
        notice(word('brokenFile', name, found.error));
        return drawWork();
      }
      if (found.error) notice(word('brokenFile', name, found.error));
      if (!found.cards.length && !found.refused.length) notice(found.known ? word('allHere', found.known) : word('noCards', name));
      else {
        await brought.add({ file: name, cards: found.cards, refused: found.refused }).catch((/** @type {any} */ error) => notice(word('notStored', String(error?.message ?? error))));
        if (!found.error) notice(word('summary', number(found.cards.length), number(found.known), number(found.refused.length)));
        app.decksChanged();
      }
      return again();
    } catch (/** @type {any} */ error) {
      running = null;
      notice(word('failed', String(error?.message ?? error)));
      return drawWork();
    }
  }
  const takeFile = async (/** @type {File | undefined} */ file) => {
    if (!file) return undefined;
    if (file.size > ROOM << 20) return notice(word('large', file.name, ROOM));
    return take(file.name, new Uint8Array(await file.arrayBuffer()));
  };

  /** @type {HTMLInputElement} */
  const input = make('input', { type: 'file', accept: '.json,.jsonl,.ndjson,.xml,.txt,application/json,text/*', id: 'bring-file', hidden: true, onchange: () => {
    const [file] = /** @type {FileList} */ (input.files);
    input.value = '';
    takeFile(file);
  } });
  const area = make('textarea', { id: 'bring-text', rows: '7', spellcheck: 'false', lang: 'en', 'aria-label': word('paste'), placeholder: 'Kettle Drake {2}{R}\nCreature — Dragon\nFlying\n2/2' });
  const whole = make('div', { class: 'bring' });
  whole.addEventListener('dragover', (/** @type {DragEvent} */ e) => { if (e.dataTransfer?.types.includes('Files')) e.preventDefault(); });
  whole.addEventListener('drop', (/** @type {DragEvent} */ e) => {
    if (!e.dataTransfer?.files.length) return;
    e.preventDefault();
    takeFile(e.dataTransfer.files[0]);
  });
  whole.append(make('p', {}, make('a', { href: '#/cards' }, `← ${word('all')}`)), make('p', {}, word('about')), make('p', {}, word('exact')),
    make('p', { class: 'row' }, button(word('choose'), () => input.click(), { class: 'main' }), input, make('span', { class: 'quiet' }, word('drop'))),
    make('details', {}, make('summary', {}, word('paste')), area, make('p', { class: 'row' }, button(word('read'), () => {
      if (!area.value.trim()) return notice(word('noText'));
      return take(word('pasted'), new TextEncoder().encode(area.value));
    }, { id: 'bring-read' }))), work);
  root.append(whole);
  drawWork();
  if (running) progress(running.done, running.of);
  for (const r of [...await brought.readings()].reverse()) {
    whole.append(make('section', { 'data-reading': r.id }, make('h2', {}, r.file),
      make('p', { class: 'quiet' }, word('on', new Date(r.date).toLocaleDateString(language()))),
      r.cards.length ? readCards(r.cards) : '', r.refused.length ? refusals(r.refused) : '',
      button(word('remove'), async () => {
        await brought.drop(r.id).catch((/** @type {any} */ error) => notice(String(error?.message ?? error)));
        again();
        notice(word('removed', r.file));
      }, { 'aria-label': `${word('remove')}: ${r.file}` })));
  }
}

export default { title: () => word('title'), show };
