// A small picture of a table for the list of games, made of public information only. It is stored as numbers and
// letters, which are drawn here.
/** @type {Record<string, string>} */
export const COLORS = { W: '#efe3c2', U: '#5b86a8', B: '#5a4a52', R: '#b0503a', G: '#6d8a4c', gold: '#c9a24b', none: '#a89a86' };
const COLUMNS = 12;

/** @typedef {{ c: string, t: number, k: string }} Permanent */
/** @typedef {{ life: number[], rows: Permanent[][] }} Picture */

// { life: [n, n], rows: [[{ c, t, k }]] }: for each player the permanents' colors, whether tapped, and kind (land,
// creature, other).
/** @param {import('../bridge/view.js').View} view @returns {Picture} */
export function pictureOf(view) {
  const rows = view.players.map((_, p) => view.objects
    .filter((o) => o.zone === 'battlefield' && o.controller === p && !o.attached_to)
    .slice(0, 60)
    .map((o) => ({
      c: o.flags.includes('face_down') ? '' : o.colors ?? '',
      t: o.flags.includes('tapped') ? 1 : 0,
      k: o.creature ? 'c' : o.land ? 'l' : 'o',
    })));
  return { life: view.players.map((p) => p.life), rows };
}

/** @param {string} name @param {Record<string, string | number>} attributes @param {...(Node | string)} children */
export function element(name, attributes, ...children) {
  const e = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, String(value));
  e.append(...children);
  return e;
}

// The record may come from somebody else's file: draw something whatever it holds.
/** @param {Picture | undefined} picture @param {string} label */
export function drawPicture(picture, label) {
  const svg = element('svg', { viewBox: '0 0 160 100', width: 160, height: 100, role: 'img', class: 'table-picture' });
  svg.setAttribute('aria-label', label);
  svg.append(element('rect', { width: 160, height: 100, rx: 6, fill: '#19372f' }), element('path', { d: 'M0 50h160', stroke: '#f3d98b', 'stroke-opacity': 0.35 }));
  for (const [p, row] of (Array.isArray(picture?.rows) ? picture.rows.slice(0, 2) : []).entries()) {
    if (!Array.isArray(row)) continue;
    const lands = row.filter((o) => o?.k === 'l');
    const others = row.filter((o) => o?.k !== 'l');
    // The first player is at the bottom; lands are at the edge, other cards towards the middle.
    for (const [line, cards] of [others, lands].entries()) {
      const shown = cards.slice(0, COLUMNS);
      const x0 = 80 - (shown.length * 11) / 2;
      const y = p === 0 ? 54 + line * 20 : 30 - line * 20;
      for (const [i, o] of shown.entries()) {
        const color = o.c?.length > 1 ? COLORS.gold : o.k === 'l' ? '#7a6a4e' : COLORS[o.c] ?? COLORS.none;
        const [w, h] = o.t ? [11, 8] : [8, 13];
        svg.append(element('rect', { x: x0 + i * 11, y: y + (13 - h), width: w, height: h, rx: 1.5, fill: color,
          stroke: o.k === 'c' ? '#fbf1da' : '#1b0e0a', 'stroke-width': 1 }));
      }
    }
    const life = Number(/** @type {Picture} */ (picture).life?.[p]);
    const text = element('text', { x: 6, y: p === 0 ? 94 : 16, fill: '#f8f0dc', 'font-size': 13, 'font-weight': 700 });
    text.textContent = Number.isFinite(life) ? String(life) : '';
    svg.append(text);
  }
  return svg;
}
