// A frame is drawn only where it differs from the one before: after any input the picture is that of a frame
// drawn whole, to the pixel.
import { check, DUEL, equal, noErrors, open, playUntil } from './lib.mjs';

/** @import { Browser, Page, Server } from './lib.mjs' */

// Moves and presses at places of the canvas and keys, one after the other, each time looking whether the
// picture in parts is the whole one. Tells how often it differed, how many frames had anything to say, and
// what the parts cost of the whole.
/** @param {Page} page @param {number} steps */
async function parts(page, steps) {
  return page.evaluate(async (count) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
    const gl = /** @type {WebGL2RenderingContext} */ (canvas.getContext('webgl2'));
    let drawn = 0;
    const elements = gl.drawElements.bind(gl);
    gl.drawElements = (mode, indices, ...rest) => {
      drawn += indices;
      return elements(mode, indices, ...rest);
    };
    const pixels = () => {
      const bytes = new Uint8Array(canvas.width * canvas.height * 4);
      gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
      return new Uint32Array(bytes.buffer);
    };
    /** @param {Uint32Array} a @param {Uint32Array} b */
    const differ = (a, b) => {
      let n = 0;
      for (let i = 0; i < a.length; i++) n += a[i] === b[i] ? 0 : 1;
      return n;
    };
    const frame = () => new Promise((done) => { requestAnimationFrame(done); });
    // Marks that stand for a while are gone then.
    const rest = async () => {
      do await frame(); while (!await window.upkeep.resting());
    };
    /** @param {string} type @param {{ clientX: number, clientY: number }} at @param {number} buttons */
    const sent = (type, at, buttons) => canvas.dispatchEvent(new PointerEvent(type, {
      ...at, button: type === 'pointermove' ? -1 : 0, buttons, bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'mouse',
    }));
    const SAFE = new Set(['option', 'object', 'player', 'zone', 'log', 'stack', 'keys', 'menu', 'close', 'number', 'lift']);
    const found = { wrong: /** @type {string[]} */ ([]), changed: 0, parts: 0, whole: 0 };
    await rest();
    window.upkeep.redraw();
    let before = pixels();
    for (let i = 0; i < count; i++) {
      const places = (await window.upkeep.regions()).filter((r) => r.free && SAFE.has(r.does));
      const r = places[(i * 7919) % places.length];
      const box = canvas.getBoundingClientRect();
      const at = { clientX: box.left + r.x + r.w / 2, clientY: box.top + r.y + r.h / 2 };
      drawn = 0;
      sent('pointermove', at, 0);
      if (i % 3 === 1) {
        sent('pointerdown', at, 1);
        sent('pointerup', at, 0);
      }
      if (i % 5 === 4) canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
      await rest();
      const now = pixels();
      found.parts += drawn;
      drawn = 0;
      window.upkeep.redraw();
      found.whole += drawn;
      const whole = pixels();
      const n = differ(now, whole);
      if (n) found.wrong.push(`${n} pixels after ${i % 3 === 1 ? 'pressing' : 'moving to'} ${r.does} ${r.label}`);
      if (differ(before, whole)) found.changed++;
      before = whole;
    }
    return found;
  }, steps);
}

/** @param {Server} server @param {Browser} browser @param {import('./lib.mjs').ContextOptions} view */
async function sameAsWhole(server, browser, view) {
  const context = await browser.newContext({ ...view, reducedMotion: 'reduce' });
  const page = await open(context, server.url);
  await page.evaluate((c) => window.upkeep.newGame(c), DUEL());
  await playUntil(page, (s) => s.view.turn >= 6);
  const found = await parts(page, 24);
  equal(found.wrong.join('; '), '', 'pictures in parts that are not the whole');
  check(found.changed >= 8, `only ${found.changed} of the inputs changed anything`);
  check(found.parts < found.whole, `in parts ${found.parts} indices were drawn, whole ${found.whole}`);
  noErrors(page);
  await context.close();
}

export const tests = {
  /** @param {Server} server @param {Browser} browser */
  partsAreTheWhole: (server, browser) => sameAsWhole(server, browser, { viewport: { width: 1280, height: 720 } }),
  /** @param {Server} server @param {Browser} browser */
  partsAtOddRatios: async (server, browser) => {
    await sameAsWhole(server, browser, { viewport: { width: 391, height: 843 }, deviceScaleFactor: 1.7 });
    await sameAsWhole(server, browser, { viewport: { width: 845, height: 390 }, deviceScaleFactor: 2 });
  },
};
