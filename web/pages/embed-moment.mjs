// "Embed this board" for a moment of a duel: the moment written as a position, which is tried on a live board and compared
// with the moment. Pages of a duel show it (share.mjs, timeline.mjs); the timeline of that duel is open in the engine.
import { make, press } from '../app/dom.mjs';
import { language, words } from '../app/words.mjs';
import { boardOf } from './board.mjs';
import { embedSheet, sheetTitle } from './embed-sheet.mjs';

/** @import { Engine } from '../app/engine.mjs' */
/** @import { Board, Context, Place } from '../page-types.js' */
/** @import { Timeline, View } from '../bridge/view.js' */
/** @typedef {{ load: (setup: object) => Promise<unknown>, getState: () => Promise<View> }} Functions */

const word = words(strings('page.embed_moment'));
const BOTH = 2, NOBODY = 3;
const BACK = 40;  // how many choices earlier an exact moment is looked for
const PATIENCE = 60000;  // milliseconds until the board is there
const letter = (/** @type {number} */ p) => 'AB'[p];

// What can be seen of a moment, but for the hands that its eyes don't see.
const facts = (/** @type {View} */ view, /** @type {Set<number>} */ seen) => JSON.stringify([view.step, view.active, view.to_act, view.stack.map((e) => e.name),
  view.players.map((p, i) => [p.life, p.poison, p.graveyard, seen.has(i) && p.hand]),
  view.objects.filter((o) => o.zone === 'battlefield').map((o) => [o.name, o.controller, o.power, o.toughness, o.damage, ...o.flags.filter((f) => /^(tapped|sick|attacking|blocking)$/.test(f))].join()).sort()]);

// The players whose hands are known to the eyes of a view.
const handsOf = (/** @type {View} */ view) => new Set(view.objects.filter((o) => o.zone === 'hand' && o.name).map((o) => o.owner));

// Texts that may begin at the moment: what has been done in its turn is given, and where nothing was done since, time goes on.
/** @param {string} written @param {View} view @param {string} title */
function* texts(written, view, title) {
  const [head, ...rest] = written.replace(/^scenario .*/, `scenario ${title.replace(/[#\n]/g, '')}`).split('\n\n');
  const done = rest.join('\n').split('\n').filter(Boolean);
  const until = `until ${letter(/** @type {number} */ (view.active))} ${view.step.replace(/_/g, '-')}`;
  const passed = view.to_act === null ? [] : [`${letter(1 - view.to_act)} pass`];
  for (const lines of [done, [...done, ...passed], [...done, until], [...done, until, ...passed]]) yield `${[head, ...lines.map((l) => `given ${l}`)].join('\n')}\n`;
}

// The board's own functions, once it is there; null if it doesn't come.
/** @param {Board} board @returns {Promise<Functions | null>} */
async function functionsOf(board) {
  const late = new Promise((done) => { setTimeout(done, PATIENCE); });
  await Promise.race([board.open(true), late]);
  return /** @type {any} */ (board.frame?.contentWindow)?.upkeepBoard ?? null;
}

// The nearest moment up to this one that can be written exactly: { at, text, view, seen }, or null.
/** @param {Engine} engine @param {Functions} board @param {number} moment @param {number} eyes @param {string} title */
async function written(engine, board, moment, eyes, title) {
  for (let at = moment; at >= Math.max(0, moment - BACK); at--) {
    const view = engine.timelineView(at, language(), eyes);
    const text = !view.over && engine.calls.timelineTurn(at, eyes);
    if (!text) continue;
    const seen = handsOf(view);
    const wanted = facts(view, seen);
    for (const one of texts(text, view, title)) {
      const there = await board.load({ text: one, mode: 'play', lang: language() }).then(() => board.getState(), () => null);
      if (there && facts(there, seen) === wanted) return { at, text: one, view, seen };
    }
  }
  return null;
}

// Fills a place with the sheet for a moment. Nothing comes of it if the place has been given to something else meanwhile.
/** @param {Place} place @param {Pick<Context, 'engine' | 'notice'>} context @param {number} moment */
export async function embedMoment(place, { engine, notice }, moment, eyes = NOBODY) {
  /** @type {Timeline} */
  const data = engine.timeline(language(), eyes);
  const at = Math.min(moment < 0 ? data.size : moment, data.size);
  const { turn } = engine.timelineView(at, language(), eyes);
  const title = word('moment', ...data.names, turn);
  const said = make('p', word('looking'), { role: 'status' });
  const preview = make('div', { class: 'editor-preview' });
  const sheet = make('div');
  const turnOf = (place.turn = {});
  const gone = () => place.turn !== turnOf || !place.isConnected;
  // While a duel goes on, the engine says whose hand may be told; afterwards the author does.
  const hands = data.eyes.length ? make('p', { class: 'row' }, make('label', `${word('hands')} `, make('select', { id: 'embed-hands', onchange: (/** @type {{ target: HTMLSelectElement }} */ e) => embedMoment(place, { engine, notice }, moment, Number(e.target.value)) },
    ...[[NOBODY, word('nobody')], [0, data.names[0]], [1, data.names[1]], [BOTH, word('both')]].map(([value, text]) => make('option', String(text), { value: String(value), selected: value === eyes }))))) : '';
  place.replaceChildren(hands, said, preview, sheet);
  const board = await boardOf(preview, `scenario ${title.replace(/[#\n]/g, '')}\nrules    ${data.era}\n`, { mode: 'play', lang: language() });
  const functions = board && await functionsOf(board).catch(() => null);
  if (gone()) return;
  const found = functions && await written(engine, functions, at, eyes, title);
  if (gone()) return;
  if (!found) {
    preview.remove();
    said.textContent = word('none');
    return;
  }
  const { text, view, seen } = found;
  const told = seen.size > 1 ? word('bothTold') : seen.size ? word('oneTold', data.names[[...seen][0]]) : word('noneTold');
  said.textContent = [found.at < at && word('earlier', view.turn, view.step_name), told, word('libraries')].filter(Boolean).join(' ');
  said.id = 'embed-told';
  const seat = seen.size === 1 ? letter([...seen][0]) : undefined;
  sheet.replaceChildren(embedSheet({ lang: language(), mode: 'play', title, text, seat }, { notice, prefix: 'moment' }));
}

// A button that opens the sheet at a place below it, and closes it again. `begin` opens the timeline and says which moment it is
// to be: [moment, eyes].
/** @param {Place} place @param {Context} context @param {() => Promise<[moment: number, eyes?: number]>} begin @returns {HTMLButtonElement} */
export function embedButton(place, context, begin) {
  const button = press(sheetTitle(), async () => {
    const open = button.getAttribute('aria-expanded') !== 'true';
    button.setAttribute('aria-expanded', String(open));
    place.turn = null;
    place.replaceChildren();
    if (open) await embedMoment(place, context, ...await begin());
  }, { 'aria-expanded': 'false', class: 'embed-moment' });
  return button;
}
