// Outlines of the icons as numbers: SVG paths (and the few shapes our own glyphs use) become closed contours
// of lines and cubic curves on a grid of 256, written as differences of one or two bytes each.
// An icon is: number of layers; per layer 0 (adds) or 1 (cuts out) and its contours. A contour: x, y, then
// runs of (count << 1 | curve?) with their points, ended by a count of 0. A last 255 ends the contours.
/** @typedef {[x: number, y: number]} Point */
/** @typedef {[kind: 'L' | 'C', ...numbers: number[]]} Part  a line or a curve */
/** @typedef {[start: Point, ...parts: Part[]]} Contour */
/** @typedef {{ cut: boolean, shape: Contour[] }} Layer */

const GRID = 256;
const KAPPA = 0.5522847498307936;

// ---------------------------------------------------------------- reading
/** @type {Record<string, number>} */
const ARGS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** @param {string} d @returns {Generator<[letter: string, ...numbers: number[]]>} */
function* commands(d) {
  const token = /([a-zA-Z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/g;
  /** @type {(string | number)[]} */
  const parts = [];
  // The flags of arcs may be written without separators.
  const flat = d.replace(/([aA])([^a-zA-Z]*)/g, (all, letter, rest) => letter + fixArc(rest));
  for (let m; (m = token.exec(flat));) parts.push(m[1] ?? Number(m[2]));
  for (let i = 0; i < parts.length;) {
    const letter = /** @type {string} */ (parts[i++]);
    const n = ARGS[letter.toLowerCase()];
    if (n === undefined) throw new Error(`path command ${letter}`);
    if (n === 0) {
      yield [letter];
      continue;
    }
    let first = true;
    while (typeof parts[i] === 'number') {
      const name = first || letter.toLowerCase() !== 'm' ? letter : letter === 'm' ? 'l' : 'L';
      yield [name, .../** @type {number[]} */ (parts.slice(i, i + n))];
      i += n;
      first = false;
    }
  }
}
/** @param {string} text */
function fixArc(text) {
  const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
  let at = 0;
  let out = '';
  for (let k = 0; ; k++) {
    while (at < text.length && /[\s,]/.test(text[at])) at++;
    if (at >= text.length) return out;
    if (k % 7 === 3 || k % 7 === 4) {
      out += ` ${text[at++]}`;
      continue;
    }
    number.lastIndex = at;
    const m = number.exec(text);
    if (!m) throw new Error(`arc ${text}`);
    out += ` ${m[0]}`;
    at += m[0].length;
  }
}

/** @param {number} x0 @param {number} y0 @param {number} rx @param {number} ry @param {number} turn @param {number} large @param {number} sweep @param {number} x @param {number} y @returns {Part[]} */
function arc(x0, y0, rx, ry, turn, large, sweep, x, y) {
  if (rx === 0 || ry === 0) return [['L', x, y]];
  if (x0 === x && y0 === y) return [];
  rx = Math.abs(rx);
  ry = Math.abs(ry);
  const phi = (turn * Math.PI) / 180;
  const cos = Math.cos(phi);
  const sin = Math.sin(phi);
  const dx = (x0 - x) / 2;
  const dy = (y0 - y) / 2;
  const px = cos * dx + sin * dy;
  const py = -sin * dx + cos * dy;
  const grow = (px / rx) ** 2 + (py / ry) ** 2;
  if (grow > 1) {
    rx *= Math.sqrt(grow);
    ry *= Math.sqrt(grow);
  }
  const under = Math.max(0, ((rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2) / ((rx * py) ** 2 + (ry * px) ** 2));
  const k = (large === sweep ? -1 : 1) * Math.sqrt(under);
  const cx = (k * rx * py) / ry;
  const cy = (-k * ry * px) / rx;
  const mx = cos * cx - sin * cy + (x0 + x) / 2;
  const my = sin * cx + cos * cy + (y0 + y) / 2;
  const a0 = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let da = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - a0;
  if (sweep && da < 0) da += 2 * Math.PI;
  if (!sweep && da > 0) da -= 2 * Math.PI;
  const n = Math.max(1, Math.ceil(Math.abs(da) / (Math.PI / 2) - 1e-9));
  /** @type {Part[]} */
  const out = [];
  const t = (4 / 3) * Math.tan(da / n / 4);
  /** @param {number} a @param {number} f */
  const point = (a, f) => {
    const ex = rx * (Math.cos(a) - f * Math.sin(a));
    const ey = ry * (Math.sin(a) + f * Math.cos(a));
    return [cos * ex - sin * ey + mx, sin * ex + cos * ey + my];
  };
  for (let i = 0; i < n; i++) {
    const a = a0 + (da * i) / n;
    const b = a0 + (da * (i + 1)) / n;
    out.push(['C', ...point(a, t), ...point(b, -t), ...point(b, 0)]);
  }
  return out;
}

// Contours of absolute lines and curves: [[x, y], ['L', x, y] | ['C', …], …].
/** @param {string} d */
export function contours(d) {
  /** @type {Contour[]} */
  const out = [];
  /** @type {Contour | null | undefined} */
  let now;
  let x = 0;
  let y = 0;
  let start = [0, 0];
  /** @type {Point | null} */
  let control = null; // of the last curve, for s and t
  /** @type {Point | null} */
  let quad = null;
  const begin = () => {
    now = [[x, y]];
    out.push(now);
    start = [x, y];
    return now;
  };
  /** @param {number} nx @param {number} ny */
  const line = (nx, ny) => {
    (now ?? begin()).push(['L', nx, ny]);
    [x, y] = [nx, ny];
  };
  /** @param {...number} c */
  const curve = (...c) => {
    (now ?? begin()).push(['C', ...c]);
    control = [c[2], c[3]];
    [x, y] = [c[4], c[5]];
  };
  for (const [letter, ...v] of commands(d)) {
    const lower = letter.toLowerCase();
    const r = letter === lower;
    const ox = r ? x : 0;
    const oy = r ? y : 0;
    /** @type {Point | null} */
    let keepControl = null;
    /** @type {Point | null} */
    let keepQuad = null;
    /** @param {number} qx @param {number} qy @param {number} nx @param {number} ny */
    const quadratic = (qx, qy, nx, ny) => {
      curve(x + (2 / 3) * (qx - x), y + (2 / 3) * (qy - y), nx + (2 / 3) * (qx - nx), ny + (2 / 3) * (qy - ny), nx, ny);
      keepQuad = [qx, qy];
    };
    if (lower === 'm') {
      x = ox + v[0];
      y = oy + v[1];
      begin();
    } else if (lower === 'z') {
      [x, y] = start;
      now = null;
    } else if (lower === 'l') line(ox + v[0], oy + v[1]);
    else if (lower === 'h') line(ox + v[0], y);
    else if (lower === 'v') line(x, oy + v[0]);
    else if (lower === 'c') {
      curve(ox + v[0], oy + v[1], ox + v[2], oy + v[3], ox + v[4], oy + v[5]);
      keepControl = control;
    } else if (lower === 's') {
      const [cx, cy] = control ? [2 * x - control[0], 2 * y - control[1]] : [x, y];
      curve(cx, cy, ox + v[0], oy + v[1], ox + v[2], oy + v[3]);
      keepControl = control;
    } else if (lower === 'q') quadratic(ox + v[0], oy + v[1], ox + v[2], oy + v[3]);
    else if (lower === 't') {
      const [qx, qy] = quad ? [2 * x - quad[0], 2 * y - quad[1]] : [x, y];
      quadratic(qx, qy, ox + v[0], oy + v[1]);
    } else if (lower === 'a') {
      for (const [kind, ...c] of arc(x, y, v[0], v[1], v[2], v[3], v[4], ox + v[5], oy + v[6]))
        kind === 'L' ? line(c[0], c[1]) : curve(...c);
      [x, y] = [ox + v[5], oy + v[6]];
    }
    control = keepControl;
    quad = keepQuad;
  }
  return out.filter((c) => c.length > 1);
}

// ---------------------------------------------------------------- our own glyphs
/** @param {string} text @param {string} name */
const attribute = (text, name) => new RegExp(`(?:^|\\s)${name}='([^']*)'`).exec(text)?.[1];
/** @param {number} cx @param {number} cy @param {number} r @returns {Contour[]} */
const circle = (cx, cy, r) => [[[cx + r, cy],
  ['C', cx + r, cy + KAPPA * r, cx + KAPPA * r, cy + r, cx, cy + r],
  ['C', cx - KAPPA * r, cy + r, cx - r, cy + KAPPA * r, cx - r, cy],
  ['C', cx - r, cy - KAPPA * r, cx - KAPPA * r, cy - r, cx, cy - r],
  ['C', cx + KAPPA * r, cy - r, cx + r, cy - KAPPA * r, cx + r, cy]]];
// Polygons along the contours, fine enough for any size.
/** @param {Contour[]} list @returns {Point[][]} */
function flat(list) {
  return list.map((contour) => {
    const points = [contour[0]];
    for (const [kind, ...v] of /** @type {Part[]} */ (contour.slice(1))) {
      const [x0, y0] = points[points.length - 1];
      if (kind === 'L') points.push(/** @type {Point} */ (/** @type {number[]} */ (v)));
      else
        for (let i = 1; i <= 24; i++) {
          const t = i / 24;
          const u = 1 - t;
          points.push(/** @type {Point} */ ([0, 1].map((k) => u ** 3 * [x0, y0][k] + 3 * u * u * t * v[k] + 3 * u * t * t * v[2 + k] + t ** 3 * v[4 + k])));
        }
    }
    return points;
  });
}
// A stroke is the union of its segments, all turning the same way, with round joints.
/** @param {Contour[]} list @param {number} width @param {boolean} round */
function stroke(list, width, round) {
  /** @type {Contour[]} */
  const out = [];
  for (const points of flat(list))
    for (let i = 1; i < points.length; i++) {
      const [ax, ay] = points[i - 1];
      const [bx, by] = points[i];
      const length = Math.hypot(bx - ax, by - ay);
      if (!length) continue;
      const nx = (-(by - ay) / length) * (width / 2);
      const ny = ((bx - ax) / length) * (width / 2);
      out.push([[ax - nx, ay - ny], ['L', bx - nx, by - ny], ['L', bx + nx, by + ny], ['L', ax + nx, ay + ny]]);
      if (round || i > 1) out.push(...circle(ax, ay, width / 2));
      if (round && i === points.length - 1) out.push(...circle(bx, by, width / 2));
    }
  return out;
}
/** @param {Contour[]} list @param {number} degrees @param {number} cx @param {number} cy @returns {Contour[]} */
function turned(list, degrees, cx, cy) {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  /** @param {Point} at @returns {Point} */
  const point = ([x, y]) => [cx + c * (x - cx) - s * (y - cy), cy + s * (x - cx) + c * (y - cy)];
  return list.map(([first, ...parts]) => [point(first), ...parts.map(([kind, ...v]) => {
    /** @type {Part} */
    const out = [kind];
    for (let k = 0; k < v.length; k += 2) out.push(...point([v[k], v[k + 1]]));
    return out;
  })]);
}

// The layers of a glyph: white adds, black cuts out.
/** @param {string} svg */
export function glyphLayers(svg) {
  /** @type {Layer[]} */
  const layers = [];
  /** @type {string | null | undefined} */
  let group = null;
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (name === 'g') {
      group = close ? null : attribute(rest, 'fill');
      continue;
    }
    const fill = attribute(rest, 'fill') ?? group ?? '#fff';
    const line = attribute(rest, 'stroke');
    /** @type {Contour[]} */
    let shape;
    if (name === 'path') shape = contours(/** @type {string} */ (attribute(rest, 'd')));
    else if (name === 'circle') shape = circle(.../** @type {[number, number, number]} */ (['cx', 'cy', 'r'].map((k) => Number(attribute(rest, k)))));
    else if (name === 'rect') {
      const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((k) => Number(attribute(rest, k)));
      shape = [[[x, y], ['L', x + w, y], ['L', x + w, y + h], ['L', x, y + h]]];
    } else throw new Error(`glyphs.json: <${name}> is not known here`);
    const turn = /rotate\(([-\d.]+) ([-\d.]+) ([-\d.]+)\)/.exec(attribute(rest, 'transform') ?? '');
    if (turn) shape = turned(shape, .../** @type {[number, number, number]} */ (turn.slice(1).map(Number)));
    if (fill !== 'none') layers.push({ cut: fill === '#000', shape });
    if (line) {
      const width = Number(attribute(rest, 'stroke-width'));
      layers.push({ cut: line === '#000', shape: stroke(shape, width, attribute(rest, 'stroke-linecap') === 'round') });
    }
  }
  return layers;
}

// ---------------------------------------------------------------- writing
/** @param {Layer[]} layers @param {number} box */
export function encode(layers, box) {
  const out = [layers.length];
  /** @param {number} v */
  const put = (v) => {
    const zigzag = v < 0 ? -2 * v - 1 : 2 * v;
    // 0..223 in one byte; larger ones in two, up to 31 * 256 + 255 beyond.
    if (zigzag < 224) out.push(zigzag);
    else if (zigzag - 224 < 32 * 256) out.push(224 + ((zigzag - 224) >> 8), (zigzag - 224) & 255);
    else throw new Error(`too far: ${v}`);
  };
  /** @param {number} v */
  const grid = (v) => Math.round((v * GRID) / box);
  for (const { cut, shape } of layers) {
    out.push(cut ? 1 : 0);
    for (const contour of shape) {
      let x = grid(contour[0][0]);
      let y = grid(contour[0][1]);
      out.push(1);
      put(x);
      put(y);
      /** @type {{ kind: number, deltas: number[] }[]} */
      const parts = [];
      for (const [letter, ...v] of /** @type {Part[]} */ (contour.slice(1))) {
        const values = v.map(grid);
        // Nearly straight curves become lines; lines without length are dropped.
        const straight = letter === 'C' && [0, 2].every((k) => {
          const [ax, ay, bx, by] = [x, y, values[4], values[5]];
          const length = Math.hypot(bx - ax, by - ay);
          const off = length ? Math.abs((bx - ax) * (ay - values[k + 1]) - (ax - values[k]) * (by - ay)) / length
            : Math.hypot(values[k] - ax, values[k + 1] - ay);
          const along = length ? ((values[k] - ax) * (bx - ax) + (values[k + 1] - ay) * (by - ay)) / length : 0;
          return off < 0.6 && along > -0.6 && along < length + 0.6;
        });
        const kind = letter === 'C' && !straight ? 1 : 0;
        const points = kind ? values : values.slice(-2);
        if (!kind && points[0] === x && points[1] === y) continue;
        /** @type {number[]} */
        const deltas = [];
        for (let k = 0; k < points.length; k += 2) {
          deltas.push(points[k] - x, points[k + 1] - y);
          [x, y] = [points[k], points[k + 1]];
        }
        parts.push({ kind, deltas });
      }
      for (let i = 0; i < parts.length;) {
        let n = 1;
        while (n < 100 && i + n < parts.length && parts[i + n].kind === parts[i].kind) n++;
        out.push((n << 1) | parts[i].kind);
        for (let k = 0; k < n; k++) parts[i + k].deltas.forEach(put);
        i += n;
      }
      out.push(0);
    }
    out.push(255);
  }
  return out;
}
