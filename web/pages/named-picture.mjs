// The table of a moment as a picture with names on it: the timeline's. As the pages tell it, each player's creatures
// stand towards the middle and their lands at the edge.
import { COLORS, element } from '../app/picture.mjs';

/** @import { Thing, View } from '../bridge/view.js' */
/** @typedef {{ o: Thing, count: number }} Pile */

const [WIDTH, HEIGHT, EDGE] = [420, 280, 40];
const ROOM = WIDTH - EDGE - 24, WIDEST = 92, NARROWEST = 38, GAP = 4, TALL = 58;
// How wide a letter of the size below is, about.
const LETTER = 6.6, SIZE = 13.5;

// Equal things that look the same stand for one another, with their number.
/** @param {Thing[]} objects */
function piles(objects) {
  /** @type {Map<string, Pile>} */
  const found = new Map();
  for (const o of objects) {
    const same = JSON.stringify([o.name, o.flags, o.power, o.toughness, o.counters, o.damage]);
    const pile = found.get(same) ?? { o, count: 0 };
    pile.count++;
    found.set(same, pile);
  }
  return [...found.values()];
}

// A name on at most two lines, cut where it has no room.
/** @param {string} name @param {number} letters */
function lines(name, letters) {
  const cut = (/** @type {string} */ text) => (text.length > letters ? `${text.slice(0, Math.max(1, letters - 1))}\u2026` : text);
  const space = name.length > letters ? name.lastIndexOf(' ', letters) : -1;
  return space > 0 ? [name.slice(0, space), cut(name.slice(space + 1))] : [cut(name)];
}

/** @param {number} x @param {number} y @param {string} text */
function written(x, y, text, more = {}) {
  const words = element('text', { x, y, 'font-size': SIZE, 'text-anchor': 'middle', fill: '#1b0e0a', ...more });
  words.textContent = text;
  return words;
}

/** @param {Pile} pile @param {number} x @param {number} y @param {number} wide */
function tile({ o, count }, x, y, wide) {
  const hidden = o.flags.includes('face_down');
  // What is no permanent card has no colors.
  const color = hidden ? COLORS.none : /** @type {string} */ (o.colors)?.length > 1 ? COLORS.gold : o.land ? '#7a6a4e' : COLORS[/** @type {keyof typeof COLORS} */ (o.colors)] ?? COLORS.none;
  const fights = o.flags.includes('attacking') ? '#e2604a' : o.flags.includes('blocking') ? '#7fb0e0' : '#1b0e0a';
  const tapped = o.flags.includes('tapped');
  const tall = tapped ? TALL * 0.76 : TALL;
  const top = y + TALL - tall, middle = x + wide / 2;
  const whole = element('g', tapped ? { opacity: 0.78 } : {});
  const title = element('title', {});
  title.textContent = /** @type {string} */ (o.name);
  whole.append(title,
    element('rect', { x, y: top, width: wide, height: tall, rx: 4, fill: '#f3e7c9', stroke: fights, 'stroke-width': fights === '#1b0e0a' ? 1 : 3 }),
    element('rect', { x: x + 1.5, y: top + 1.5, width: 6, height: tall - 3, rx: 3, fill: color }));
  const said = lines(/** @type {string} */ (o.name), Math.floor((wide - 10) / LETTER));
  said.forEach((text, i) => whole.append(written(middle + 3, top + 15 + i * 14, text)));
  const foot = o.creature ? `${o.power}/${o.toughness}` : String(o.counters?.loyalty ?? '');
  if (foot) whole.append(written(middle + 3, top + tall - 5, foot, { 'font-weight': 700 }));
  if (count > 1) whole.append(written(x + wide - 10, top + tall - 5, `\u00d7${count}`, { 'font-weight': 700 }));
  return whole;
}

// The view of two players as an SVG element.
/** @param {View} view @param {string} label */
export function namedPicture(view, label) {
  const svg = element('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, role: 'img', class: 'table-picture' });
  svg.setAttribute('aria-label', label);
  svg.append(element('rect', { width: WIDTH, height: HEIGHT, rx: 10, fill: '#19372f' }), element('path', { d: `M0 ${HEIGHT / 2}h${WIDTH}`, stroke: '#f3d98b', 'stroke-opacity': 0.35 }));
  for (const [p, player] of view.players.slice(0, 2).entries()) {
    const own = view.objects.filter((o) => o.zone === 'battlefield' && o.controller === p && !o.attached_to);
    for (const [line, row] of [own.filter((o) => !o.land || o.creature), own.filter((o) => o.land && !o.creature)].entries()) {
      const all = piles(row);
      const shown = all.slice(0, Math.floor(ROOM / NARROWEST));
      const step = Math.min(WIDEST, ROOM / Math.max(1, shown.length));
      const from = EDGE + (ROOM - step * shown.length) / 2;
      const y = p === 0 ? HEIGHT / 2 + 10 + line * (TALL + 6) : HEIGHT / 2 - 10 - TALL - line * (TALL + 6);
      if (all.length > shown.length) svg.append(written(WIDTH - 14, y + TALL / 2, `+${all.length - shown.length}`, { fill: '#f8f0dc' }));
      shown.forEach((pile, i) => svg.append(tile(pile, from + i * step, y, step - GAP)));
    }
    const life = written(EDGE / 2, p === 0 ? HEIGHT - 14 : 26, String(player.life), { 'font-size': 20, 'font-weight': 700, fill: '#f8f0dc' });
    svg.append(life);
  }
  return svg;
}
