// Draws a position as small cards by zone, in HTML, to be seen before the program is loaded, without scripts, and in
// print. Facts about cards come from the card files. `read` reads the text: readPosition(), or what playedBy() gives
// (played.mjs), which has done what is given.
import { allCards } from '../../assets/build/card-files.mjs';
import { table } from '../../assets/build/strings.mjs';
import { readPosition } from '../app/duel-text.mjs';
import { inWords } from './duel-lines.mjs';
import { WORDS as SHARED, words } from './poster-words.mjs';
import { withPrinted } from './printed-names.mjs';

/** @import { Item, Side } from '../app/duel-text.mjs' */
/** @typedef {Item & { size?: string, combat?: [key: string, what: string][] }} Shown  an item as it is drawn */
/** @typedef {Omit<Side, 'zones'> & { zones: Record<string, Shown[]> }} Seat */
/** @typedef {{ who: string, name: string, kind: string, targets: string }} OnStack */
/** @typedef {Omit<ReturnType<typeof readPosition>, 'seats'> & { seats: Record<string, Seat>, stack?: OnStack[], stackName?: string }} Position */
/** @typedef {(text: string, lang: string) => Position} Read */
/** @typedef {{ color: string, land?: boolean, size: string, art: string }} Fact */
/** @typedef {Map<string, Fact>} Facts  by the name of the card */

const WORDS = table('site.poster');
const ALL = { ...SHARED, ...WORDS };
const word = words(ALL);
/** @param {string} text */
const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

// name → { color, land, size, art } of every card.
export function cardFacts() {
  /** @type {Facts} */
  const facts = new Map();
  for (const c of allCards()) {
    const colors = [...new Set((c.cost ?? '').match(/[WUBRG]/g) ?? [])];
    const types = c.types ?? [];
    facts.set(c.name, {
      color: types.includes('land') ? 'L' : colors.length > 1 ? 'M' : colors[0] ?? 'A',
      land: types.includes('land') && !types.includes('creature'),
      size: c.power === undefined ? '' : `${c.power}/${c.toughness}`,
      art: c.art,
    });
  }
  return facts;
}

// Whom an item of a played position attacks or blocks.
/** @param {Pick<Shown, 'combat'>} item @param {string} lang */
export const combatOf = ({ combat = [] }, lang) => combat.map(([key, what]) => withPrinted(word(key, lang, what), lang)).join(', ');
// What something on the stack is to do: the word for an ability, and its targets.
/** @param {Pick<OnStack, 'kind' | 'targets'>} entry */
export const aimOf = ({ kind, targets }) => [kind, targets && `→ ${targets}`].filter(Boolean).join(' ');

/** @param {Shown} item @param {Facts} facts @param {string} lang */
function tile(item, facts, lang) {
  const plain = item.name.replace(/^(token|creature)\s+/, '');
  const token = /(\d+\/\d+)/.exec(plain)?.[1] ?? '';
  const { color = 'A', size: printed = token } = /** @type {Partial<Fact>} */ (facts.get(item.name) ?? {});
  const size = item.size || printed;
  const hidden = item.mods.includes('face-down');
  const on = item.mods.map((m) => /^on (.+)$/.exec(m)?.[1]).find(Boolean);
  const more = item.mods.filter((m) => /^[+-]\d|^damage|^loyalty|^counter/.test(m))
    .map((m) => m.replace(/^(?:counters )?(damage|loyalty)\s+(?:x\s*)?(\d+)$/, (_, key, n) => word(key, lang, n)).replace(/^counters (.+?)(?: x\s*(\d+))?$/, (_, what, n) => (n > 1 ? `${what} ×${n}` : what)));
  const notes = [item.label && item.label !== item.name ? item.label : '', on ? word('on', lang, withPrinted(on.replace(/"/g, ''), lang)) : '', ...more, combatOf(item, lang)].filter(Boolean);
  const tapped = item.mods.includes('tapped');
  return `<span class="tile c-${hidden ? 'A' : color}${tapped ? ' tapped' : ''}"${tapped ? ` title="${word('tapped', lang)}"` : ''}><b>${escape(hidden ? word('face', lang) : withPrinted(plain, lang))}</b>${item.count > 1 ? ` <i>×${item.count}</i>` : ''}${size && !hidden ? ` <em>${size}</em>` : ''}${notes.length ? `<small>${escape(notes.join(', '))}</small>` : ''}</span>`;
}

/** @param {Shown[]} items @param {string} lang */
const list = (items, lang) => items.map((i) => {
  const more = [i.mods.includes('tapped') && word('tapped', lang), combatOf(i, lang)].filter(Boolean).join(', ');
  return `${withPrinted(i.name, lang)}${i.count > 1 ? ` ×${i.count}` : ''}${more && ` (${more})`}`;
}).join(', ');

// What has happened in a position already (its lines behind `given`), in words, or nothing.
/** @param {string} text @param {string} lang */
export function givenOf(text, lang) {
  const lines = [...text.matchAll(/^given[ \t]+(.+)$/gm)].map((m) => inWords(m[1].replace(/(^|\s)#.*$/, ''), lang));
  return lines.length ? word('given', lang, lines.join('; ')) : '';
}

// The position in a sentence or two, for screen readers.
/** @param {string} text @param {string} lang @param {Read} read */
export function describe(text, lang, read = readPosition) {
  const p = read(text, lang);
  const seats = ['A', 'B'].map((who) => {
    const { life, zones } = p.seats[who];
    const parts = [`${word('life', lang)} ${life || 20}`];
    for (const zone of ['play', 'hand', 'grave', 'exile']) if (zones[zone].length) parts.push(`${word(zone, lang)}: ${list(zones[zone], lang)}`);
    return `${who}: ${parts.join('; ')}.`;
  });
  const stack = p.stack?.length ? `${p.stackName}: ${p.stack.map((e) => `${e.who}: ${withPrinted(e.name, lang)} ${aimOf(e)}`.trim()).join('; ')}.` : '';
  return [...seats, stack, givenOf(text, lang)].filter(Boolean).join(' ');
}

// Whose turn it is, and which step.
/** @param {string} text @param {string} lang @param {Read} read */
export function whenOf(text, lang, read = readPosition) {
  const [whose, step] = read(text, lang).start;
  return /^start\s+game/m.test(text) ? word('beginning', lang) : `${word('turnOf', lang, whose)} · ${SHARED[step] ? word(step, lang) : step}`;
}

/** @param {string} text @param {string} lang @param {Facts} facts @param {Read} read */
export function poster(text, lang, facts, read = readPosition) {
  const p = read(text, lang);
  const given = givenOf(text, lang);
  /** @param {string[]} tiles @param {string} [name] */
  const rowOf = (tiles, name) => (tiles.length ? `<div class="row${name ? ' kept' : ''}">${name ? `<span class="zone">${name}</span>` : ''}${tiles.join('')}</div>` : '');
  /** @param {Shown[]} items */
  const row = (items, name = '') => rowOf(items.map((i) => tile(i, facts, lang)), name);
  /** @param {OnStack} e */
  const onStack = (e) => `<span class="tile c-${facts.get(e.name)?.color ?? 'A'}"><b>${e.who}: ${escape(withPrinted(e.name, lang))}</b><small>${escape(aimOf(e))}</small></span>`;
  /** @param {string} who */
  const side = (who) => {
    const { life, poison, zones } = p.seats[who];
    const lands = zones.play.filter((i) => facts.get(i.name)?.land);
    const others = zones.play.filter((i) => !lands.includes(i));
    const rows = [
      `<div class="who"><b>${escape(life || '20')}</b> ${who}${poison ? ` · ☠ ${poison}` : ''}${zones.grave.length ? ` <small>${word('grave', lang)}: ${escape(list(zones.grave, lang))}</small>` : ''}${zones.exile.length ? ` <small>${word('exile', lang)}: ${escape(list(zones.exile, lang))}</small>` : ''}</div>`,
      row(zones.hand, word('hand', lang)), row(lands), row(others)];
    return `<div class="seat">${(who === 'A' ? rows.reverse() : rows).join('')}</div>`;
  };
  return `<div slot="poster" class="poster" role="img" aria-label="${escape(describe(text, lang, read))}">${side('B')}<div class="when">${whenOf(text, lang, read)}</div>${rowOf((p.stack ?? []).map(onStack), p.stackName)}${given ? `<div class="given">${escape(given)}</div>` : ''}${side('A')}</div>`;
}
