// Mana symbols and tap symbols: `{R}` in a text becomes a small picture with a name. The shapes are those of the
// canvas (symbols.json, made from assets/glyphs.json).
import { words } from './words.mjs';

const word = words(strings('page.symbols'));
export const colorName = (/** @type {string} */ letter) => word(letter);

/** @type {Record<string, string[]>} */
const DISC = { W: ['#f1dd9c', '#5c410f'], U: ['#5b9ad6', '#0c2a4a'], B: ['#6d6180', '#f4eefb'], R: ['#e2663e', '#3c0a04'], G: ['#6baa55', '#f4fce4'] };
const GREY = ['#d6d2c8', '#2a241c'];
/** @type {Record<string, string>} */
const GLYPH = { W: 'mana-w', U: 'mana-u', B: 'mana-b', R: 'mana-r', G: 'mana-g', C: 'mana-c', T: 'tap', Q: 'untap' };
const SVG = 'http://www.w3.org/2000/svg';

/** @type {Record<string, string> | null} */
let glyphs = null;
export async function loadSymbols() {
  glyphs ??= await fetch(new URL('../symbols.json', import.meta.url)).then((r) => r.json());
}

/** @param {string} tag @param {Record<string, string | number>} attributes @param {...(Node | string)} children */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, /** @type {string} */ (value));
  element.append(...children);
  return element;
}

// Parsed as a document of its own, never as HTML of the page.
/** @type {Map<string, Element[]>} */
const parsed = new Map();
/** @param {string} name @param {string} ink */
function glyph(name, ink) {
  if (!parsed.has(name)) {
    const document_ = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${/** @type {Record<string, string>} */ (glyphs)[name]}</svg>`, 'image/svg+xml');
    parsed.set(name, [...document_.documentElement.children]);
  }
  return svg('g', { fill: ink, color: ink }, .../** @type {Element[]} */ (parsed.get(name)).map((e) => document.importNode(e, true)));
}

export const symbolsLoaded = () => glyphs !== null;
const symbolName = (/** @type {string} */ token) => token.split('/').map((p) => (p in GLYPH || p === 'P' ? word(p) : p)).join(` ${word('or')} `);

/** @param {string} token */
export function symbol(token) {
  const parts = token.split('/');
  const label = symbolName(token);
  const picture = svg('svg', { viewBox: '0 0 24 24', class: 'symbol', role: 'img', 'aria-label': label });
  const main = parts.find((p) => p in DISC) ?? parts[0];
  const [paper, ink] = DISC[main] ?? GREY;
  picture.append(svg('circle', { cx: 12, cy: 12, r: 11.7, fill: '#20160e' }), svg('circle', { cx: 12, cy: 12, r: 10.6, fill: paper }));
  if (parts.length > 1) {
    const [first, second] = parts.map((p) => DISC[p]?.[0] ?? GREY[0]);
    picture.append(svg('path', { d: 'M4.5 19.5 A10.6 10.6 0 0 1 19.5 4.5Z', fill: first }), svg('path', { d: 'M19.5 4.5 A10.6 10.6 0 0 1 4.5 19.5Z', fill: second }));
    parts.forEach((p, i) => {
      const small = GLYPH[p] ? glyph(GLYPH[p], DISC[p]?.[1] ?? GREY[1]) : text(p);
      small.setAttribute('transform', i ? 'translate(9.6 9.6) scale(.5)' : 'translate(2.4 2.4) scale(.5)');
      picture.append(small);
    });
  } else if (GLYPH[main]) {
    picture.append(glyph(GLYPH[main], ink));
  } else {
    picture.append(text(main));
  }
  return picture;
}
/** @param {string} value */
function text(value) {
  const t = svg('text', { x: 12, y: 17.4, 'text-anchor': 'middle', 'font-size': value.length > 1 ? 13 : 16, 'font-weight': 800, fill: GREY[1] });
  t.textContent = value;
  return t;
}

// A text as nodes, with each `{…}` drawn.
/** @param {string} text_ @param {(token: string) => Element} draw */
const nodes = (text_, draw) => text_.split(/(\{[^{}]{1,5}\})/).filter(Boolean)
  .map((part) => (part.startsWith('{') && part.endsWith('}') ? draw(part.slice(1, -1)) : part));
export const withSymbols = (/** @type {string} */ text_) => nodes(text_, symbol);

// The same for text that is only listened to: a name, and no picture.
export const spokenSymbols = (/** @type {string} */ text_) => nodes(text_, (token) => {
  const span = document.createElement('span');
  span.setAttribute('role', 'img');
  span.setAttribute('aria-label', symbolName(token));
  span.textContent = `{${token}}`;
  return span;
});
