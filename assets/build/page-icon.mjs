// The page's icon as PNG, in the sizes needed to install it. It draws the six shapes of web/app/icon.svg itself, so
// that no other tool is needed.
import { deflateSync } from 'node:zlib';
import { png } from './png.mjs';

// On a grid of 32 × 32: x, y, width, height, radius of the corners, color.
/** @typedef {[x: number, y: number, w: number, h: number, radius: number, color?: number]} Shape */
/** @type {Required<Shape>[]} */
const SHAPES = [
  [9, 6, 14, 20, 2.5, 0xF8F0DC],
  [9, 6, 4, 20, 2, 0xC9A24B],
  [14.8, 9.8, 6.4, 6.4, 3.2, 0x9A2A1A],
  [15, 20, 6, 1.6, 0, 0x5A4733],
  [15, 22.6, 4, 1.6, 0, 0x5A4733],
];
const GROUND = 0x43191E;
const FINE = 4;  // samples per pixel in each direction

/** @param {Shape} shape @param {number} px @param {number} py */
function inside([x, y, w, h, r], px, py) {
  const dx = Math.max(x + r - px, px - (x + w - r), 0);
  const dy = Math.max(y + r - py, py - (y + h - r), 0);
  return px >= x && px <= x + w && py >= y && py <= y + h && dx * dx + dy * dy <= r * r + 1e-9;
}

// Maskable icons fill the whole square, and everything that matters is inside the circle a system may cut out.
/** @param {number} size @param {boolean} maskable */
export function pageIcon(size, maskable) {
  const scale = maskable ? 0.775 : 1;
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const sum = [0, 0, 0, 0];
      for (let i = 0; i < FINE * FINE; i++) {
        const gx = ((x + ((i % FINE) + 0.5) / FINE) * 32) / size;
        const gy = ((y + (Math.floor(i / FINE) + 0.5) / FINE) * 32) / size;
        if (!maskable && !inside([0, 0, 32, 32, 7], gx, gy)) continue;
        const sx = (gx - 16) / scale + 16;
        const sy = (gy - 16) / scale + 16;
        let color = GROUND;
        for (const shape of SHAPES) if (inside(shape, sx, sy)) color = shape[5];
        sum[0] += color >> 16;
        sum[1] += color >> 8 & 255;
        sum[2] += color & 255;
        sum[3]++;
      }
      const at = y * (size * 4 + 1) + 1 + x * 4;
      for (let k = 0; k < 3; k++) rows[at + k] = sum[3] ? Math.round(sum[k] / sum[3]) : 0;
      rows[at + 3] = Math.round((sum[3] * 255) / (FINE * FINE));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return png([['IHDR', head], ['IDAT', deflateSync(rows, { level: 9 })], ['IEND', Buffer.alloc(0)]]);
}
