// Card files written by a player. They are read by the same loader as all others, and every error is shown.
import { button, make } from './card-view.mjs';
import { downloadFile } from '../app/keeper.mjs';
import { namesIn, plainText } from '../app/user-cards.mjs';
import { checksum } from '../app/storage.mjs';
import { word as common, words } from '../app/words.mjs';
import { said } from './flaws.mjs';

/** @import { UserCards } from '../app/user-cards.mjs' */
/** @import { Context, Flaw } from '../page-types.js' */

const word = words(strings('page.deck_cards'));

// The tests read this example with the loader, because a wrong one would teach mistakes.
export const EXAMPLE = `${JSON.stringify({ cards: [
  { name: 'Kettle Drake', cost: '{2}{R}', types: ['creature'], subtypes: ['Dragon'], power: 2, toughness: 2, art: 'bird-claw', keywords: ['flying', 'haste'] },
  { name: 'Cup Bearer', cost: '{W}', types: ['creature'], subtypes: ['Human'], power: 1, toughness: 1, art: 'bird-claw', keywords: ['vigilance'] },
] }, null, 2)}\n`;

// A deck list can carry the player's card files that it needs, as comments: path, checksum, file.
const FILE = /^# Card file: (own\/[\w.-]{1,64}) ([0-9a-f]{1,8}) (\{.*\})\s*$/gm;
const sum = (/** @type {string} */ text) => checksum(new TextEncoder().encode(text)).toString(16);

/** @param {string} list @param {UserCards} own @param {string[]} names */
export function withFiles(list, own, names) {
  const wanted = new Set(names);
  return list + own.loaded.filter((f) => namesIn(f.text).some((/** @type {string} */ n) => wanted.has(n))).map((f) => {
    const text = plainText(f.text);
    return `# Card file: ${f.path} ${sum(text)} ${text}\n`;
  }).join('');
}
// [{ path, text, names }], or with errors if the checksum is wrong.
/** @param {string} list @returns {{ path: string, text: string, names?: string[], errors?: Flaw[] }[]} */
export function filesIn(list) {
  return [...list.matchAll(FILE)].map(([, path, hash, text]) => {
    try {
      if (sum(text) !== hash) throw new Error('checksum');
      return { path, text, names: namesIn(text) };
    } catch {
      return { path, text, errors: [{ where: '/', message: common('checksumWrong') }] };
    }
  });
}

export const isThere = (/** @type {UserCards} */ own, /** @type {{ text: string }} */ file) => own.loaded.some((f) => plainText(f.text) === file.text);

/** @param {HTMLElement} root @param {Context} context @param {() => void} redraw */
export function cardFiles(root, { app, notice }, redraw) {
  const mistakes = make('div', { class: 'mistakes', role: 'status' });
  /** @type {HTMLInputElement} */
  const input = make('input', { type: 'file', accept: '.json,application/json', id: 'own-card-file', onchange: async () => {
    const file = /** @type {FileList} */ (input.files)[0];
    if (!file) return;
    input.value = '';
    mistakes.replaceChildren();
    if (file.size > 4 << 20) return notice(word('large', file.name));
    const path = `own/${file.name.replace(/[^\w.-]/g, '-').slice(0, 60)}`;
    try {
      const errors = await app.own.addCards(path, await file.text());
      if (!errors.length) {
        app.decksChanged();
        redraw();
        return notice(word('added', file.name));
      }
      mistakes.append(make('p', {}, word('mistakes', file.name, errors.length)), make('table', {},
        make('thead', {}, make('tr', {}, make('th', {}, word('where')), make('th', {}, word('what')))),
        make('tbody', {}, ...errors.map((/** @type {Flaw} */ e) => make('tr', {}, make('td', {}, e.where), make('td', {}, said(e.message)))))));
    } catch (/** @type {any} */ error) {
      notice(String(error?.message ?? error));
    }
    return undefined;
  } });
  const files = make('ul', { class: 'rows' }, ...app.own.files.map((/** @type {{ path: string, text: string, errors: Flaw[] }} */ f) => {
    let about;
    try {
      about = f.errors.length ? word('broken', `${f.errors[0].where} ${said(f.errors[0].message)}`) : word('cards', JSON.parse(f.text).cards.length);
    } catch {
      about = '';
    }
    return make('li', {}, make('span', { class: 'name' }, `${f.path.slice(4)}: ${about}`), button(word('remove'), async () => {
      await app.own.dropCards(f.path);
      redraw();
      notice(word('removed', f.path.slice(4)));
    }, { 'aria-label': `${word('remove')}: ${f.path.slice(4)}` }));
  }));
  root.append(make('h2', {}, word('title')), make('p', {}, make('a', { href: '#/bring' }, word('bring'))), make('p', { class: 'quiet' }, word('about')), files,
    make('p', { class: 'row' }, make('label', { for: input.id }, word('add')), input, button(word('example'), () => downloadFile('my-cards.json', EXAMPLE, 'application/json'), { id: 'own-card-example' })), mistakes);
}
