// What a reader has to know to solve a board: derived from the cards on it and from the solution written below it.
// Things are called as in assets/lessons/taught.txt.
import { readPosition } from '../../web/app/duel-text.mjs';
import { solutionOf, splitDuel } from '../../web/build/lesson-pages.mjs';

/** @import { Card } from '../../assets/build/card-files.mjs' */
/** @typedef {{ divide?: boolean, max?: number, any_number?: boolean, number?: number }} Target */

// Effects that need no more than reading the card. Any other is a thing of its own, to be taught.
const PLAIN = new Set(['damage', 'gain_life', 'lose_life', 'destroy', 'exile', 'draw', 'move', 'apply', 'tap', 'untap']);
const BASIC = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);

/** @param {any} value @returns {Generator<{ do: string }>} */
function* effectsIn(value) {
  if (!value || typeof value !== 'object') return;
  if (value.do) yield value;
  for (const inner of Object.values(value)) yield* effectsIn(inner);
}
/** @param {any} value @returns {Generator<string | Target>} */
function* targetsIn(value) {
  if (!value || typeof value !== 'object') return;
  if (Array.isArray(value.targets)) yield* value.targets;
  for (const inner of Object.values(value)) yield* targetsIn(inner);
}

/** @param {Card} card */
export function needsOfCard(card) {
  /** @type {Set<string>} */
  const needs = new Set(card.types);
  /** @param {unknown} when @param {string} thing */
  const add = (when, thing) => { if (when) needs.add(thing); };
  for (const type of ['Aura', 'Equipment']) add(card.subtypes?.includes(type), type);
  for (const kind of card.supertypes ?? []) add(kind !== 'basic', kind);
  for (const keyword of card.keywords ?? []) needs.add(typeof keyword === 'string' ? keyword : Object.keys(keyword)[0]);
  add(/\{X\}/.test(card.cost ?? ''), 'X');
  add(/\/|S/.test(card.cost ?? ''), 'mana symbols other than colors and numbers');
  add(card.casting, 'other costs');
  add(card.spell?.modes, 'modes');
  for (const ability of card.abilities ?? [])
    for (const kind of ['triggered', 'activated', 'static', 'replacement', 'tap_for', 'cycling', 'equip'])
      add(kind in ability && !(kind === 'static' && /** @type {{ affects?: string }} */ (ability.static).affects === 'attached'), kind === 'tap_for' ? 'mana abilities' : `${kind} abilities`);
  for (const effect of effectsIn(card)) add(!PLAIN.has(effect.do), effect.do);
  for (const target of targetsIn(card)) {
    needs.add('targets');
    add(typeof target === 'object' && (target.divide || Number(target.max) > 1 || target.any_number || target.number), 'several targets');
  }
  return needs;
}

// [{ thing, of }]: of is the card or the line that needs it. cards: by name.
/** @param {string} text @param {Map<string, Card>} cards */
export function needsOfBoard(text, cards) {
  const { position, actions } = splitDuel(text);
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @param {string} thing @param {string} of */
  const need = (thing, of) => { if (!found.has(thing)) found.set(thing, of); };
  const { seats, start } = readPosition(position);
  const labels = new Map();
  for (const seat of Object.values(seats)) {
    for (const [zone, items] of Object.entries(seat.zones)) {
      for (const item of items) {
        if (item.label) labels.set(item.label, item.name);
        const card = cards.get(item.name);
        if (!card) need('tokens and nameless creatures', item.name);
        for (const thing of card ? needsOfCard(card) : []) need(thing, item.name);
        for (const [word, thing] of [['sick', 'new creatures'], ['counters', 'counters'], ['token', 'tokens and nameless creatures'], ['face-down', 'face-down cards'], ['controller', 'control'], ['owner', 'control']])
          if (item.mods.some((m) => m.split(' ')[0] === word)) need(thing, item.name);
        if (zone === 'grave') need('graveyard', item.name);
        if (zone === 'exile' || zone === 'command' || zone === 'ante') need(zone, item.name);
      }
    }
    if (seat.poison) need('poison counters', seat.poison);
    if (seat.mana) need('mana in the pool', seat.mana);
  }
  /** @param {string} player */
  const creaturesOf = (player) => (seats[player]?.zones.play ?? []).filter((i) => !cards.has(i.name) || cards.get(i.name)?.types?.includes('creature'));
  let [active, step] = start;
  let pending = 0;
  let attacked = false;
  const lines = [...position.split('\n').filter((l) => l.startsWith('given ')).map((l) => l.replace(/^given\s+/, '')), ...solutionOf(actions)];
  for (const line of lines) {
    const until = /^until (?:turn \d+|([A-D]) (\S+))/.exec(line);
    if (until) {
      pending = 0;
      if (until[1] && (until[1] !== active || until[2] === 'upkeep')) attacked = false;
      [active, step] = until[1] ? [until[1], until[2]] : [active, 'main1'];
      continue;
    }
    if (line === 'resolve') {
      pending = Math.max(0, pending - 1);
      continue;
    }
    const said = /^(?:@\S+\s+)*([A-D])\s+(\S+)\s*(.*)$/.exec(line);
    if (!said) continue;
    const [, player, verb, rest] = said;
    const named = rest.split(/ -> | (?:x|mode|with|pay|divide|ability)\s/)[0].replace(/^"|"$/g, '').trim();
    const card = cards.get(labels.get(named) ?? named);
    if (verb === 'play') need(card?.types?.includes('land') || BASIC.has(named) ? 'playing a land' : 'casting a spell', line);
    if (verb === 'cast') {
      need(card?.types?.includes('creature') ? 'casting a creature' : 'casting a spell', line);
      if (/ x \d/.test(rest)) need('X', line);
      if (/ mode \d/.test(rest)) need('modes', line);
      if (/ with /.test(rest)) need('other costs', line);
      if (/ divide /.test(rest)) need('several targets', line);
      if (/ -> /.test(rest)) need('targets', line);
      if (/ -> .*spell /.test(rest)) need('spells as targets', line);
      if (/ -> .*\.grave:/.test(rest)) need('graveyard', line);
    }
    if (verb === 'activate') need('activated abilities', line);
    if (verb === 'cast' || verb === 'activate') {
      if (pending) need('responding', line);
      else if (player !== active || !/^main/.test(step)) need('casting at other times', line);
      else if (attacked) need('casting after the attack', line);
      pending++;
    }
    if (verb === 'attack') {
      pending = 0;
      attacked = true;
      step = 'attackers';
      need('attacking', line);
      if (rest.includes('&')) need('banding', line);
      if (Object.keys(seats).some((other) => other !== player && creaturesOf(other).length)) need('blocking', line);
    }
    if (verb === 'block') {
      step = 'blockers';
      need('choosing blocks', line);
    }
    if (verb === 'order' || verb === 'assign') need('several blockers', line);
  }
  return [...found].map(([thing, of]) => ({ thing, of }));
}

// lesson -> [thing], of a file such as assets/lessons/taught.txt.
/** @param {string} text @returns {Map<string, string[]>} */
export function readTaught(text) {
  return new Map(text.split('\n').filter((l) => l.trim() && !l.startsWith('#')).map((l) => {
    const [lesson, things] = l.split('|').map((part) => part.trim());
    return [lesson, things.split(',').map((thing) => thing.trim())];
  }));
}
