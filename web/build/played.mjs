// Positions as they are when what their `given` lines say has been done, for drawings made where no board is live. Only the
// engine knows what a line does, so the program of the page is run here, under Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webcrypto } from 'node:crypto';
import { wordsFile } from '../../assets/build/strings.mjs';
import { bridgeCalls } from '../app/calls.mjs';
import { placed } from '../app/memory.mjs';
import { readPosition } from '../app/duel-text.mjs';

/** @import { Thing } from '../bridge/view.js' */
/** @import { Position, Read, Shown } from './poster.mjs' */
/** @typedef {Shown & { size: string, combat: [key: string, what: string][] }} Item */

// Both parts of the program at once (app/engine.mjs says how they belong together).
/** @param {string} folder @returns {Promise<Program>} */
async function program(folder) {
  /** @param {string} name */
  const bytes = (name) => readFileSync(join(folder, name));
  /** @type {WebAssembly.Table} */
  let table;
  /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} receive */
  const instantiateWasm = (imports, receive) => {
    const placeholder = new Proxy({}, { get: (_, place) => (/** @type {unknown[]} */ ...given) => table.get(Number(place))(...given) });
    const first = new WebAssembly.Module(bytes('upkeep.wasm'));
    const instance = new WebAssembly.Instance(first, { ...imports, placeholder });
    table = /** @type {WebAssembly.Table} */ (Object.values(instance.exports).find((one) => one instanceof WebAssembly.Table));
    new WebAssembly.Instance(new WebAssembly.Module(bytes('upkeep-rest.wasm')), { primary: instance.exports });
    receive(instance, first);
    return instance.exports;
  };
  // It is made for pages and workers, and takes this for one of the latter while it starts.
  const worker = { importScripts() {}, self: globalThis, location: { href: 'file:///' } };
  const added = Object.entries(worker).filter(([name]) => !(name in globalThis));
  Object.assign(globalThis, Object.fromEntries(added));
  globalThis.crypto ??= /** @type {Crypto} */ (webcrypto);
  try {
    const { default: create } = await import(`data:text/javascript;base64,${bytes('upkeep.js').toString('base64')}`);
    return await create({ askWords: giveWords, instantiateWasm, locateFile: (/** @type {string} */ name) => name, noInitialRun: true });
  } finally {
    for (const [name] of added) Reflect.deleteProperty(globalThis, name);
  }
}

/** @param {Program} module @param {string} lang */
function giveWords(module, lang) {
  const bytes = wordsFile(lang);
  if (!bridgeCalls(module).words(lang, placed(module, bytes), bytes.length)) throw new Error(`the words of ${lang} are not those of this program`);
}

const SEATS = ['A', 'B'];
const ZONES = { battlefield: 'play', hand: 'hand', graveyard: 'grave', exile: 'exile' };
/** @type {Record<string, string>} */
const COLORS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
/** @param {string} tag */
const counterName = (tag) => tag.replace(/^([pm])(\d)([pm])(\d)$/, (_, a, n, b, m) => `${a === 'p' ? '+' : '-'}${n}/${b === 'p' ? '+' : '-'}${m}`);

// An object of a view as readPosition() gives an item, and what else is to be seen of it: its size now, and whom it attacks
// or blocks.
/** @param {Thing} o @param {(ref: string) => string} nameOf @returns {Item} */
function itemOf(o, nameOf) {
  /** @param {string} flag */
  const is = (flag) => o.flags.includes(flag);
  const size = o.creature ? `${o.power}/${o.toughness}` : '';
  const mods = Object.entries(o.counters ?? {}).map(([tag, n]) => `counters ${counterName(tag)} x${n}`);
  if (is('tapped')) mods.push('tapped');
  if (is('face_down')) mods.push('face-down');
  if (o.damage) mods.push(`damage ${o.damage}`);
  if (o.attached_to) mods.push(`on ${nameOf(o.attached_to)}`);
  /** @type {Item['combat']} */
  const combat = [];
  if (is('attacking')) combat.push(['attacks', o.attacks ? nameOf(o.attacks) : SEATS[/** @type {number} */ (o.attacks_player)]]);
  if (is('blocking')) combat.push(['blocks', (o.blocks ?? []).map(nameOf).join(', ')]);
  if (o.band) combat.push(['band', String(o.band)]);
  const name = is('token') && !is('copy') ? ['token', size, COLORS[o.colors ?? ''], o.card_name].filter(Boolean).join(' ') : o.card_name ?? o.name ?? '';
  return { name, count: 1, label: '', mods, size, combat };
}
// Equal ones are counted together, except those in combat.
/** @param {Item[]} items */
function counted(items) {
  /** @type {Map<unknown, Item>} */
  const kinds = new Map();
  for (const item of items) {
    const kind = item.combat.length ? item : JSON.stringify(item);
    const alike = kinds.get(kind);
    if (alike) alike.count++;
    else kinds.set(kind, { ...item });
  }
  return [...kinds.values()];
}

// A function that reads a text as readPosition() does, but as the table is after its `given` lines. What is on the stack then,
// the top first, is in `stack`: { who, name, kind, targets }, kind only of an ability; `stackName` is what it is called.
/** @param {string} folder @returns {Promise<Read>} */
export async function playedBy(folder) {
  const module = await program(folder);
  const calls = bridgeCalls(module);
  /** @type {Map<string, Position>} */
  const played = new Map();
  /** @param {string} text @param {string} lang @returns {Position} */
  function play(text, lang) {
    calls.lang(lang);
    const { ok, issues } = calls.boardLoad(text, '', 'puzzle', '');
    if (!ok) throw new Error(`a position to be drawn cannot be played: ${issues.map((i) => `${i.line}:${i.column}: ${i.message}`).join('; ')}\n${text}`);
    // Each hand as its player sees it.
    const [view, other] = SEATS.map((_, seat) => {
      calls.boardSeat(seat);
      return /** @type {import('../bridge/view.js').View} */ (calls.state().view);
    });
    const objects = [...view.objects.filter((o) => o.zone !== 'hand' || o.owner === 0), ...other.objects.filter((o) => o.zone === 'hand' && o.owner === 1)];
    const names = new Map(objects.map((o) => [o.ref, o.card_name ?? o.name]));
    /** @type {Position} */
    const read = readPosition(text);
    for (const [p, who] of SEATS.entries()) {
      const seat = read.seats[who];
      seat.life = String(view.players[p].life);
      seat.poison = view.players[p].poison ? String(view.players[p].poison) : '';
      for (const [zone, as] of Object.entries(ZONES)) {
        const lying = objects.filter((o) => o.zone === zone && (zone === 'battlefield' ? o.controller : o.owner) === p);
        seat.zones[as] = counted(lying.map((o) => itemOf(o, (ref) => names.get(ref) ?? '')));
      }
    }
    const step = view.step.replace('first_strike_', '').replace('_', '-');
    return { ...read, start: [SEATS[/** @type {number} */ (view.active)], step], stackName: view.names.stack,
      stack: view.stack.map((e) => ({ who: SEATS[e.controller], name: names.get(e.source) ?? e.name, kind: e.ability ? e.kind : '', targets: e.targets })) };
  }
  return (text, lang) => {
    if (!/^given\s/m.test(text)) return readPosition(text);
    const key = `${lang}\n${text}`;
    const done = played.get(key) ?? play(text, lang);
    played.set(key, done);
    return done;
  };
}
