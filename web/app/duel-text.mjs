// Reads the position of a `.duel` text as lists, and changes it line by line, leaving everything else as written.
// Only the engine knows whether it is right (bridge/editor.cpp).
export const ZONES = ['play', 'hand', 'grave', 'library', 'exile'];
export const STEPS = ['untap', 'upkeep', 'draw', 'main1', 'begin-combat', 'attackers', 'blockers', 'damage', 'end-combat', 'main2', 'end', 'cleanup'];
export const ERA_NAMES = ['fifth', 'sixth', 'm10', 'foundations'];
const PLAYER = ['life', 'mana', 'counters', 'play', 'hand', 'grave', 'library', 'exile', 'ante', 'command'];
const ORDER = ['scenario', 'id', 'rules', 'cite', 'seed', 'first', 'turn', 'start', 'goal', 'option', ...['A', 'B', 'C', 'D'].flatMap((p) => PLAYER.map((k) => `${p}.${k}`))];

/** @typedef {{ name: string, count: number, label: string, mods: string[] }} Item */
/** @typedef {{ life: string, mana: string, poison: string, zones: Record<string, Item[]> }} Side */

// Splits a list at its commas, except those in quotes or brackets.
/** @param {string} text */
function splitItems(text) {
  const out = [];
  let depth = 0;
  let quoted = false;
  let item = '';
  for (const c of text) {
    if (c === '"') quoted = !quoted;
    if (!quoted && '([{'.includes(c)) depth++;
    if (!quoted && ')]}'.includes(c)) depth--;
    if (c === ',' && !quoted && depth <= 0) {
      out.push(item);
      item = '';
    } else item += c;
  }
  out.push(item);
  return out.map((i) => i.trim()).filter(Boolean);
}

// { name, count, label, mods: ['tapped', 'on Grizzly Bears', …] }
/** @param {string} text @returns {Item} */
function readItem(text) {
  let rest = text.trim();
  /** @type {string[]} */
  let mods = [];
  let label = '';
  const readLabel = () => {
    const as = /\s+as\s+([^\s()]+)$/i.exec(rest);
    if (!as) return;
    [, label] = as;
    rest = rest.slice(0, as.index);
  };
  // A label may be written before the brackets or behind them.
  readLabel();
  const open = /\(((?:[^()"]|"[^"]*")*)\)\s*$/.exec(rest);
  if (open) {
    mods = splitItems(open[1]);
    rest = rest.slice(0, open.index).trim();
    readLabel();
  }
  let count = 1;
  const times = /\s+x\s*(\d+)$/i.exec(rest);
  if (times) {
    count = Number(times[1]);
    rest = rest.slice(0, times.index);
  }
  return { name: rest.replace(/^"(.*)"$/, '$1'), count, label, mods };
}
export const quoted = (/** @type {string} */ name) => (/[,:(;]|->/.test(name) && !/^(creature|token)\b/.test(name) ? `"${name}"` : name);
/** @param {Item} i */
const writeItem = (i) => quoted(i.name) + (i.count > 1 ? ` x${i.count}` : '') + (i.label ? ` as ${i.label}` : '') + (i.mods.length ? ` (${i.mods.join(', ')})` : '');

const bareOf = (/** @type {string} */ line) => line.replace(/(^|\s)#.*$/, '').trim();
const KEY = /^([A-D]\.[a-z]+|[a-z]+)(?:\s+|$)(.*)$/;
/** @param {string} text */
function statements(text) {
  /** @type {{ at: number, key: string, value: string }[]} */
  const out = [];
  text.split('\n').forEach((line, at) => {
    const [, key, value] = KEY.exec(bareOf(line)) ?? [];
    if (key && ORDER.includes(key)) out.push({ at, key, value });
  });
  return out;
}

/** @param {string} text */
export function readPosition(text) {
  /** @returns {Side} */
  const seat = () => ({ life: '', mana: '', poison: '', zones: Object.fromEntries(ZONES.map((z) => [z, []])) });
  /** @type {{ title: string, rules: string[], goal: string, start: [who: string, step: string], options: string[], seats: Record<string, Side> }} */
  const out = { title: '', rules: [], goal: '', start: ['A', 'main1'], options: [], seats: { A: seat(), B: seat() } };
  for (const { key, value } of statements(text)) {
    const [who, what] = key.split('.');
    if (what && out.seats[who]) {
      const side = out.seats[who];
      if (ZONES.includes(what)) {
        if (value !== 'none') side.zones[what].push(...splitItems(value).map(readItem));
      } else if (what === 'counters') side.poison = /^poison\s+(\d+)/.exec(value)?.[1] ?? '';
      else if (what in side) side[/** @type {'life' | 'mana'} */ (what)] = value;
    } else if (key === 'scenario') out.title = value;
    else if (key === 'rules') out.rules = value.split(/\s+/).filter(Boolean);
    else if (key === 'goal') out.goal = value;
    else if (key === 'start') out.start = value === 'game' ? out.start : /** @type {[string, string]} */ ([...value.split(/\s+/), 'main1'].slice(0, 2));
    else if (key === 'option') out.options.push(value);
  }
  return out;
}

// The text with all statements of that name replaced by these; with none, they are removed.
/** @param {string} text @param {string} key @param {string[]} values */
export function setLines(text, key, values) {
  const lines = text.split('\n');
  const old = statements(text).filter((s) => s.key === key).map((s) => s.at);
  const rank = ORDER.indexOf(key);
  let at = old[0];
  if (at === undefined) {
    const before = statements(text).filter((s) => ORDER.indexOf(s.key) <= rank).pop();
    at = before ? before.at + 1 : 0;
  }
  const fresh = values.map((v) => `${key.padEnd(8)} ${v}`.trimEnd());
  const kept = lines.filter((_, i) => !old.includes(i));
  kept.splice(at - old.filter((i) => i < at).length, 0, ...fresh);
  return kept.join('\n');
}
/** @param {string} text @param {string} seat @param {string} zone @param {Item[]} items */
export const setZone = (text, seat, zone, items) => setLines(text, `${seat}.${zone}`, items.length ? [items.map(writeItem).join(', ')] : []);

// Adds one card to a zone; equal cards are counted together.
/** @param {Item[]} items @param {string} name @returns {Item[]} */
export function putCard(items, name) {
  const same = items.find((i) => i.name === name && !i.label && !i.mods.length);
  return same ? items.map((i) => (i === same ? { ...i, count: i.count + 1 } : i)) : [...items, { name, count: 1, label: '', mods: [] }];
}

/** @param {Item} item @param {string} word */
export const modNumber = (item, word) => Number(item.mods.map((m) => new RegExp(`^${word.replace(/[+/]/g, '\\$&')}\\s*x?\\s*(\\d+)?$`).exec(m)).find(Boolean)?.[1] ?? (item.mods.includes(word) ? 1 : 0));
// Sets a modifier, or removes it if the text is empty; `start` is how it begins.
/** @param {Item} item @param {string} start @param {string} text @returns {Item} */
export const withMod = (item, start, text) => ({ ...item, mods: [...item.mods.filter((m) => m !== start && !m.startsWith(`${start} `)), ...(text ? [text] : [])] });
