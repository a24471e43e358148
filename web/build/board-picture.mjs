// Draws a position as a picture for previews of links: the same facts as poster.mjs draws in HTML, as SVG in the look of the
// table, and from that as PNG, because services that show previews read no SVG.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontOutlines } from '../../assets/build/font-files.mjs';
import { table } from '../../assets/build/strings.mjs';
import { readPosition } from '../app/duel-text.mjs';
import { PICTURE_SIZE } from './page-head.mjs';
import { commentOf, palettePng } from './palette-png.mjs';
import { aimOf, cardFacts, combatOf, whenOf } from './poster.mjs';
import { WORDS as SHARED, words } from './poster-words.mjs';
import { withPrinted } from './printed-names.mjs';

/** @import { Facts, OnStack, Read, Seat, Shown } from './poster.mjs' */
/** @typedef {'title' | 'bold' | 'plain'} Face */
/** @typedef {{ face?: Face, size: number, fill?: string, anchor?: number }} Style */
/** @typedef {{ fill: string, edge: string, ink: string, size?: number }} Plate */
/**
 * A card as it is drawn; one that is hidden needs no more than that.
 * @typedef {{
 *   name: string, color: string, shade: string, art: string, size: string, count: number, tapped: boolean, hidden: boolean, foot: string,
 *   damage: string, counters: string | false | undefined, pile?: boolean,
 * }} Card
 */
/** @typedef {{ name: string, cards: Card[] }} Kept  a zone beside the table */
/**
 * @typedef {{ life: string, poison: string, play: Card[][], counts: { hand: number | string, grave: number }, kept: Kept[] }} Side
 */
/** @typedef {{ facts: Facts, lang: string, labels: Map<string, string> }} Known */

const word = words({ ...SHARED, ...table('site.poster') });
const require = createRequire(import.meta.url);

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;
const HEAD = 80;
const RIBBON = 38;
const SIDE = (HEIGHT - HEAD - RIBBON) / 2;
const EDGE = 12;
const PLATE = 128;
const GAP = 12;
// A card's place, before it is scaled, fits both one that stands and one that lies.
const CELL = { w: 150, h: 130 };
const LARGEST = 1.5;
const LABEL = 30;

// Leather and ribbon by era; spine, picture and icon by color. All is plain: gradients, and edges and shadows on them, have
// more colors than a small file.
/** @type {Record<string, string>} */
const LEATHER = { fifth: '#381519', sixth: '#172641', m10: '#2d2435', foundations: '#162f29' };
/** @type {Record<string, string>} */
const RIBBONS = { fifth: '#283b65', sixth: '#6a4016', m10: '#254d42', foundations: '#792420' };
const [WALNUT, BRASS_PLATE] = ['#2a1f18', '#e0bd67'];
/** @type {Record<string, [spine: string, picture: string, icon: string]>} */
const COLORS = {
  W: ['#dec585', '#b8924a', '#fffbec'], U: ['#4e8fd0', '#2f639c', '#eaf5ff'], B: ['#5a4f69', '#443a54', '#e6dcf2'], R: ['#d9583a', '#ab4327', '#fff0d8'],
  G: ['#5e9b4c', '#44783f', '#eaf8cc'], M: ['#e3bd62', '#a87a2c', '#fff6d6'], A: ['#a9b8c0', '#667883', '#f4f8fa'], L: ['#b58e60', '#84643d', '#fcefd8'],
};

// ---------------------------------------------------------------- text
// As outlines: they need no font where the picture is made, and their widths are known here.
/** @type {Record<string, Record<string, [width: number, path: string]>> | null} */
let outlines = null;
/** @param {Face} face */
function letters(face) {
  outlines ??= Object.fromEntries(fontOutlines([['alegreya', 800, 'normal'], ['alegreya-sans', 700, 'normal'], ['alegreya-sans', 500, 'normal']]).map((all, i) => [['title', 'bold', 'plain'][i], all]));
  return outlines[face];
}
/** @param {string} string @param {Face} face @param {number} size */
const widthOf = (string, face, size) => [...string].reduce((sum, c) => sum + (letters(face)[c] ?? letters(face)['?'])[0], 0) * size / 1000;

/** @param {string} string @param {number} x @param {number} y @param {Style} style */
function text(string, x, y, { face = 'plain', size, fill = '#f4ead5', anchor = 0 }) {
  let at = 0;
  const paths = [...string].map((c) => {
    const [width, path] = letters(face)[c] ?? letters(face)['?'];
    at += width;
    return path ? `<path transform="translate(${at - width})" d="${path}"/>` : '';
  });
  return `<g fill="${fill}" transform="translate(${(x - anchor * widthOf(string, face, size)).toFixed(1)} ${y.toFixed(1)}) scale(${size / 1000})">${paths.join('')}</g>`;
}
// The largest size up to `size` at which it is no wider than `width`.
/** @param {string} string @param {Face} face @param {number} size @param {number} width */
const fitting = (string, face, size, width) => Math.min(size, (size * width) / widthOf(string, face, size));

// In lines no wider than `width`, or null if a word is wider.
/** @param {string} string @param {Face} face @param {number} size @param {number} width */
function wrapped(string, face, size, width) {
  const lines = [''];
  for (const part of string.split(/(?<=[\s-])/)) {
    const longer = lines[lines.length - 1] + part;
    if (widthOf(longer.trim(), face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
    if (widthOf(lines[lines.length - 1].trim(), face, size) > width) return null;
  }
  return lines.map((l) => l.trim()).filter(Boolean);
}
// A card's name in one or two lines, as large as it may be.
/** @param {string} name @param {number} width */
function nameLines(name, width) {
  for (let size = 22; size >= 13; size -= 0.5) {
    const lines = wrapped(name, 'bold', size, width);
    if (lines && lines.length <= 2) return { lines, size };
  }
  return { lines: [name], size: fitting(name, 'bold', 13, width) };
}

// ---------------------------------------------------------------- cards
/**
 * @param {number | string} x @param {number | string} y @param {number | string} w @param {number | string} h @param {string} fill
 */
const rect = (x, y, w, h, fill, more = '') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more && ` ${more}`}/>`;
/** @param {number} r */
const rounded = (r) => `rx="${r}"`;

/** @type {{ icons: Record<string, { body: string }>, aliases?: Record<string, { parent: string }> } | null} */
let set = null;
/** @type {Record<string, string> | null} */
let glyphs = null;
// The outline of one of the icons that cards and the table have, on a square of `size`.
/** @param {string} name @param {number} x @param {number} y @param {number} size @param {string} fill */
function icon(name, x, y, size, fill) {
  const { icons, aliases } = (set ??= /** @type {NonNullable<typeof set>} */ (JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))));
  const own = (glyphs ??= /** @type {Record<string, string>} */ (JSON.parse(readFileSync(new URL('../../assets/glyphs.json', import.meta.url), 'utf8'))));
  /** @param {number} grid */
  const place = (grid) => `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / grid).toFixed(4)})"`;
  if (own[name]) return `<g ${place(24)} fill="${fill}">${own[name].replaceAll('#fff', fill)}</g>`;
  const body = icons[aliases?.[name]?.parent ?? name]?.body;
  return body ? `<g ${place(512)} fill="${fill}">${body.replace('fill="currentColor"', '')}</g>` : '';
}

// A small plate with a few letters in it; `at` says which edge x is: 0 the left one, 1 the right one.
/** @param {string} string @param {number} x @param {number} y @param {number} at @param {Plate} plate */
function plate(string, x, y, at, { fill, edge, ink, size = 24 }) {
  const w = widthOf(string, 'bold', size) + 16;
  const left = x - at * w;
  return rect(left.toFixed(1), y, w.toFixed(1), size + 8, fill, `${rounded(6)} stroke="${edge}" stroke-width="2"`) + text(string, left + w / 2, y + size, { face: 'bold', size, fill: ink, anchor: 0.5 });
}
const DARK = { fill: '#1d1510', edge: '#c9a24b', ink: '#fff6e8' };
const BRASS = { fill: BRASS_PLATE, edge: '#1d1510', ink: '#2a1e14' };
const PAPER = { fill: '#f8f0dc', edge: '#1d1510', ink: '#2a1e14', size: 17 };

/** @param {string} art @param {string} color @param {number} x @param {number} y @param {number} w @param {number} h */
const picture = (art, color, x, y, w, h) => {
  const size = Math.min(w, h) - 8;
  const [left, top] = [x + (w - size) / 2, y + (h - size) / 2];
  return rect(x, y, w, h, COLORS[color][1]) + icon(art, left + size * 0.03, top + size * 0.03, size, '#140c06').replace('<g ', '<g opacity=".42" ') + icon(art, left, top, size, COLORS[color][2]);
};

// Above what is on the card's foot, if something is.
/** @param {Card} card @param {number} w @param {number} h */
function marks({ size, count, tapped, hidden, damage, counters, foot }, w, h) {
  /** @type {string[]} */
  const out = [];
  const low = foot ? h - STRIP : h;
  if (size && !hidden) out.push(plate(size, -4, low - 28, 0, DARK));
  if (count > 1) out.push(plate(`×${count}`, w + 4, low - 28, 1, BRASS));
  if (damage) out.push(`<g transform="translate(${w - 40} ${low - 40}) scale(1.9)" fill="#d8383a">${icon('star10', 0, 0, 24, '#d8383a')}</g>`, text(damage, w - 17, low - 10, { face: 'bold', size: 22, fill: '#fff', anchor: 0.5 }));
  else if (counters) out.push(plate(counters, w + 4, low - 24, 1, PAPER));
  if (tapped) out.push(`<circle cx="${w - 10}" cy="8" r="16" fill="#120c08" stroke="#f8f0dc" stroke-width="2"/>`, icon('tap', w - 23, -5, 26, '#f8f0dc'));
  return out.join('');
}

// What is on a card's foot: what it is attached to or aims at, attacks or blocks.
const STRIP = 26;
/** @param {string} said @param {number} w @param {number} h */
function strip(said, w, h) {
  if (!said) return '';
  const size = fitting(said, 'bold', 17, w - 14);
  return rect(3, h - 3 - STRIP, w - 6, STRIP, '#f8f0dc', 'stroke="#1d1510"') + text(said, w / 2, h - 16 + size * 0.32, { face: 'bold', size, fill: '#2a1e14', anchor: 0.5 });
}

/** @param {number} w @param {number} h */
function back(w, h) {
  return rect(3, 3, w - 6, h - 6, '#43191e', rounded(6)) + rect(11, 11, w - 22, h - 22, 'none', `${rounded(4)} stroke="#c9a24b" stroke-width="2"`)
    + `<path d="M${w / 2} ${h / 2 - 30}l26 30-26 30-26-30z" fill="#c9a24b"/><path d="M${w / 2} ${h / 2 - 15}l13 15-13 15-13-15z" fill="#43191e"/>`;
}

// A card that stands has its spine at the left, one that lies (because it is tapped) has it at the top, and is darker.
/** @param {Card} card @param {number} w @param {number} h */
function face(card, w, h) {
  const { name, color, shade, art, tapped } = card;
  const [x, y] = tapped ? [3, 13] : [17, 3];
  const right = w - 3 - x;
  const { lines, size } = nameLines(name, right - (tapped ? 40 : 8));
  const band = lines.length * (size + 1) + 8;
  const room = h - 3 - y - band - (card.foot ? STRIP : 0);
  return rect(3, 3, w - 6, h - 6, COLORS[color][0], rounded(6)) + picture(art, shade, x, y + band, right, room)
    + rect(x, y, right, band, '#f4e9cf') + strip(card.foot, w, h)
    + (tapped ? rect(3, 3, w - 6, h - 6, '#000', `${rounded(6)} opacity=".22"`) : '')
    + lines.map((l, i) => text(l, x + (right - (tapped ? 26 : 0)) / 2, y + 2 + (i + 1) * (size + 1) - size * 0.1, { face: 'bold', size, fill: '#2a1e14', anchor: 0.5 })).join('');
}

// A card in the cell at x, y.
/** @param {Card} card @param {number} x @param {number} y @param {number} scale */
function tile(card, x, y, scale) {
  const [w, h] = card.tapped ? [CELL.w, card.foot ? CELL.h : 112] : [132, CELL.h];
  const pile = card.count > 1 || card.pile ? [8, 4].map((d) => rect(d, -d, w, h, '#7d6f62', `${rounded(9)} stroke="#1b0e0a" stroke-width="2"`)).join('') : '';
  const [left, top] = [x + ((CELL.w - w) / 2) * scale, y + ((CELL.h - h) / 2) * scale];
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale})">${rect(0, 4, w, h, '#000', `${rounded(9)} opacity=".35"`)}${pile}${rect(0, 0, w, h, '#1b0e0a', rounded(9))}${card.hidden ? back(w, h) : face(card, w, h)}${marks(card, w, h)}</g>`;
}

// ---------------------------------------------------------------- a player's side
// How the cards of a side lie if each is drawn at that scale: the width of every kept zone, and the rows of what is in play;
// null if there is no room.
/** @param {Side} side @param {number} scale */
function arranged({ kept, play }, scale) {
  const [w, h] = [CELL.w * scale + GAP, CELL.h * scale + GAP];
  const keptRows = Math.floor((SIDE - LABEL - 2 * GAP) / h);
  if (kept.length && !keptRows) return null;
  const zones = kept.map((z) => ({ ...z, columns: Math.ceil(z.cards.length / keptRows) }));
  const room = WIDTH - PLATE - 3 * EDGE - zones.reduce((sum, z) => sum + z.columns * w + 2 * GAP, 0);
  const columns = Math.floor(room / w);
  const rows = Math.floor((SIDE - GAP) / h);
  /** @param {Card[]} cards */
  const inRows = (cards) => {
    const n = Math.ceil(cards.length / columns);
    const each = Math.ceil(cards.length / n);
    return Array.from({ length: n }, (_, i) => cards.slice(i * each, (i + 1) * each));
  };
  if (room < 0 || (play.flat().length && columns < 1)) return null;
  // Lands have rows of their own if there is room for them.
  const found = [play.flatMap(inRows), inRows(play.flat())].find((all) => all.length <= rows);
  return found && { scale, zones, rows: found, room, w, h };
}
/** @param {Side} side */
function largest(side) {
  for (let scale = LARGEST; scale > 0.1; scale -= 0.02) {
    const found = arranged(side, scale);
    if (found) return scale;
  }
  throw new Error('a board has too many cards for a picture');
}

// Lands lie behind the other cards, seen from the middle.
/** @param {Side} side @param {number} scale @param {number} top @param {boolean} above */
function cardsDrawn(side, scale, top, above) {
  const { zones, rows: found, room, w, h } = /** @type {NonNullable<ReturnType<typeof arranged>>} */ (arranged(side, scale));
  const rows = above ? found.reverse() : found;
  /** @type {string[]} */
  const out = [];
  const left = PLATE + 2 * EDGE;
  rows.forEach((row, i) => {
    const y = top + (SIDE - rows.length * h + GAP) / 2 + i * h;
    row.forEach((card, k) => out.push(tile(card, left + (room - row.length * w + GAP) / 2 + k * w, y, scale)));
  });
  let x = left + room;
  for (const { name, cards, columns } of zones) {
    const inside = columns * w + GAP;
    out.push(rect(x.toFixed(1), top + EDGE - 2, inside.toFixed(1), SIDE - 2 * EDGE + 4, '#000', `${rounded(8)} opacity=".32"`), text(name, x + GAP, top + EDGE + 22, { size: fitting(name, 'plain', 22, inside - 2 * GAP), fill: '#d2c2a3' }));
    const used = Math.ceil(cards.length / columns);
    cards.forEach((card, i) => {
      const line = Math.floor(i / columns);
      const inLine = Math.min(columns, cards.length - line * columns);
      out.push(tile(card, x + GAP + ((columns - inLine) * w) / 2 + (i % columns) * w, top + LABEL + (SIDE - LABEL - used * h + GAP) / 2 + line * h, scale));
    });
    x += inside + GAP;
  }
  return out.join('');
}

/** @param {string} who @param {Side} side @param {number} top */
function plateDrawn(who, { life, poison, counts }, top) {
  const middle = EDGE + PLATE / 2;
  const lines = /** @type {[sign: string, n: number | string][]} */ ([['poker-hand', counts.hand], ['tombstone', counts.grave || ''], ['mana-b', poison]]).filter(([, n]) => n !== '');
  return rect(EDGE, top + EDGE - 2, PLATE, SIDE - 2 * EDGE + 4, WALNUT, `${rounded(8)} stroke="#4a382a" stroke-width="2"`)
    + text(who, middle, top + 42, { face: 'title', size: 30, fill: '#f3d98b', anchor: 0.5 })
    + `<circle cx="${middle}" cy="${top + 102}" r="47" fill="#2a1210" stroke="#c9a24b" stroke-width="4"/><circle cx="${middle}" cy="${top + 102}" r="40" fill="none" stroke="#7d6129" stroke-width="2"/>`
    + text(life, middle, top + 118, { face: 'bold', size: fitting(life, 'bold', 46, 70), fill: '#fff6e8', anchor: 0.5 })
    + lines.map(([sign, n], i) => icon(sign, middle - 40, top + 157 + i * 29, 27, '#c9a24b') + text(String(n), middle + 8, top + 180 + i * 29, { face: 'bold', size: 26 })).join('');
}

/** @type {Record<string, string>} */
const OF_COLOR = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
/** @type {Record<string, string>} */
const BASICS = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };
// What is drawn of an item of a position. A token is written `token 2/2 green Wolf`, and is no card that facts are known of.
/** @param {Shown} item @param {Known} known @returns {Card} */
function cardOf(item, { facts, lang, labels }) {
  /** @param {RegExp} pattern */
  const mod = (pattern) => item.mods.map((m) => pattern.exec(m)?.[1]).find(Boolean) ?? '';
  const [, size = '', color = '', kind = item.name] = /^(?:token|creature)\s+(?:(\d+\/\d+)\s+)?((?:white|blue|black|red|green)\s+)?(.*)$/.exec(item.name) ?? [];
  const known = facts.get(item.name) ?? { color: OF_COLOR[color.trim()] ?? 'A', size, art: 'bird-claw' };
  const on = mod(/^on (.+)$/).replace(/"/g, '');
  const loyalty = mod(/^(?:counters )?loyalty x?\s*(\d+)$/);
  const [, what, n] = /^counters (?!loyalty)(.+?)(?: x\s*(\d+))?$/.exec(item.mods.find((m) => /^counters (?!loyalty)/.test(m)) ?? '') ?? [];
  return {
    name: withPrinted(kind, lang), color: known.color, shade: BASICS[item.name] ?? known.color, art: known.art, size: loyalty || item.size || known.size, count: item.count,
    tapped: item.mods.includes('tapped'), hidden: item.mods.includes('face-down'), foot: on ? `→ ${withPrinted(labels.get(on) ?? on, lang)}` : combatOf(item, lang),
    damage: mod(/^damage x?\s*(\d+)$/), counters: what && `${what}${Number(n) > 1 ? ` ×${n}` : ''}`,
  };
}

// What the table shows of a seat: the cards in play, first those that are no lands, and the zones with cards to look at; the
// seat's part of the stack is one of them.
/** @param {Seat} seat @param {Kept} stack @param {Known} known @param {boolean} begins @returns {Side} */
function sideOf(seat, stack, known, begins) {
  const { zones } = seat;
  /** @param {Shown[]} items */
  const number = (items) => items.reduce((sum, i) => sum + i.count, 0);
  /** @param {Shown[]} items */
  const cards = (items) => items.map((i) => cardOf(i, known));
  /** @param {Shown} i */
  const isLand = (i) => known.facts.get(i.name)?.land;
  const play = [zones.play.filter((i) => !isLand(i)), zones.play.filter(isLand)].map(cards);
  // Before the first turn nothing is known of hands, and the libraries are all there is.
  if (begins && !play.flat().length) play[0].push(/** @type {Card} */ ({ hidden: true, pile: true }));
  return {
    life: seat.life || '20', poison: seat.poison, play, counts: { hand: begins ? '' : number(zones.hand), grave: number(zones.grave) },
    kept: [stack, ...['hand', 'grave', 'exile'].map((z) => ({ name: word(z, known.lang), cards: cards(zones[z]) }))].filter((z) => z.cards.length),
  };
}

// ---------------------------------------------------------------- the picture
/** @param {string} title */
function headDrawn(title) {
  const name = widthOf('Upkeep', 'title', 42);
  const room = WIDTH - name - 150;
  return rect(0, 0, WIDTH, HEAD, WALNUT) + rect(0, HEAD - 3, WIDTH, 3, '#7d6129')
    + `<g transform="translate(18 12) scale(1.7)"><rect x="9" y="6" width="14" height="20" rx="2.5" fill="#f8f0dc" transform="translate(-7 -3)"/><rect x="2" y="3" width="4" height="20" rx="2" fill="#c9a24b"/><circle cx="11" cy="10" r="3.2" fill="#9a2a1a"/><path d="M8 17h6v1.6H8zM8 19.6h4v1.6H8z" fill="#5a4733"/></g>`
    + text(title, 62, 53, { face: 'title', size: fitting(title, 'title', 44, room), fill: '#f4ead5' })
    + text('Upkeep', WIDTH - 20, 46, { face: 'title', size: 42, fill: '#f3d98b', anchor: 1 })
    + text('game-icons.net, CC BY 3.0', WIDTH - 20, 68, { size: 14, fill: '#ae9b7c', anchor: 1 });
}

/** @param {string} when @param {string} era */
function ribbonDrawn(when, era) {
  const top = HEAD + SIDE;
  /** @param {number} y */
  const stitches = (y) => `<path d="M0 ${y}H${WIDTH}" stroke="#f3d98b" stroke-opacity=".45" stroke-width="2" stroke-dasharray="9 6"/>`;
  const w = widthOf(when, 'bold', 24) + 48;
  return rect(0, top, WIDTH, RIBBON, RIBBONS[era]) + stitches(top + 5) + stitches(top + RIBBON - 5)
    + rect(((WIDTH - w) / 2).toFixed(1), top - 4, w.toFixed(1), RIBBON + 8, BRASS_PLATE, `${rounded(8)} stroke="#1b0e0a" stroke-width="2"`)
    + text(when, WIDTH / 2, top + 27, { face: 'bold', size: 24, fill: '#2a1e14', anchor: 0.5 });
}

/** @param {string} position @param {string} title @param {string} lang @param {Facts} facts @param {Read} reader */
export function boardSvg(position, title, lang, facts, reader = readPosition) {
  const read = reader(position, lang);
  const begins = /^start\s+game/m.test(position);
  const era = LEATHER[read.rules[0]] ? read.rules[0] : 'foundations';
  const labels = new Map(Object.values(read.seats).flatMap((seat) => seat.zones.play.filter((i) => i.label).map((i) => [i.label, i.name])));
  const known = { facts, lang, labels };
  // Of several on the stack, each has its place: 1 is the top.
  /** @param {OnStack} e @param {number} i @param {OnStack[]} all */
  const onStack = (e, i, all) => ({ ...cardOf({ name: e.name, count: 1, label: '', mods: [] }, known), size: '', foot: aimOf(e), counters: all.length > 1 && String(i + 1), who: e.who });
  const stack = (read.stack ?? []).map(onStack);
  const sides = ['B', 'A'].map((who) => /** @type {[string, Side]} */ ([who, sideOf(read.seats[who], { name: read.stackName ?? '', cards: stack.filter((c) => c.who === who) }, known, begins)]));
  // Cards of both sides are of one size.
  const scale = Math.min(...sides.map(([, side]) => largest(side)));
  const drawn = sides.map(([who, side], i) => {
    const top = HEAD + i * (SIDE + RIBBON);
    return plateDrawn(who, side, top) + cardsDrawn(side, scale, top, who === 'B');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${rect(0, 0, WIDTH, HEIGHT, LEATHER[era])}${headDrawn(title)}${ribbonDrawn(whenOf(position, lang, reader), era)}${drawn.join('')}</svg>`;
}

// ---------------------------------------------------------------- PNG
const WASM = require.resolve('@resvg/resvg-wasm/index_bg.wasm');
/** @type {Promise<void> | null} */
let loaded = null;
async function rasterizer() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await (loaded ??= initWasm(readFileSync(WASM)));
  return (/** @type {string} */ svg, /** @type {string} */ comment) => {
    const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
    const image = drawing.render();
    const bytes = palettePng(image.pixels, WIDTH, HEIGHT, comment);
    image.free();
    drawing.free();
    return bytes;
  };
}

// path → bytes of the picture of each of { path, title, lang, text }. What it was made of is a comment in it: if `before(path)`
// gives a picture made of the same, that is taken. `read` reads a text (poster.mjs).
/**
 * @param {{ path: string, title: string, lang: string, text: string }[]} boards
 * @param {(path: string) => Buffer | undefined} before @param {Read} read
 */
export async function boardPictures(boards, before = () => undefined, read = readPosition) {
  const made = createHash('sha256').update(readFileSync(new URL('palette-png.mjs', import.meta.url))).update(readFileSync(WASM));
  const facts = cardFacts();
  /** @type {Map<string, Buffer>} */
  const pictures = new Map();
  /** @type {Awaited<ReturnType<typeof rasterizer>> | undefined} */
  let rasterize;
  for (const { path, title, lang, text: position } of boards) {
    const svg = boardSvg(position, title, lang, facts, read);
    const comment = made.copy().update(svg).digest('hex').slice(0, 16);
    const old = before(path);
    pictures.set(path, old && commentOf(old) === comment ? old : (rasterize ??= await rasterizer())(svg, comment));
  }
  return pictures;
}
