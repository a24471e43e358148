// A picture of a board: it is opened out of sight, as others will see it, and what its canvas shows is taken.
const [WIDTH, HEIGHT] = [960, 720];
const PATIENCE = 60000;  // milliseconds
const PAUSE = 100;

/** @param {() => boolean | Promise<boolean>} holds */
async function until(holds) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await new Promise((done) => { setTimeout(done, PAUSE); })) if (await holds()) return true;
  return false;
}

// The PNG of the board at an address of this site; null where the browser has no WebGL.
/** @param {string} address @returns {Promise<Blob | null>} */
export async function boardPng(address) {
  const frame = Object.assign(document.createElement('iframe'), { src: address, tabIndex: -1, ariaHidden: 'true' });
  // Within the window, or the browser would hold back its drawing; nothing of it is seen.
  Object.assign(frame.style, { position: 'fixed', left: '0', top: '0', width: `${WIDTH}px`, height: `${HEIGHT}px`, border: '0', opacity: '0', pointerEvents: 'none', zIndex: '-1' });
  document.body.append(frame);
  try {
    // It is in the page.
    const { contentWindow: there } = /** @type {{ contentWindow: Window }} */ (frame);
    const board = () => there.upkeepBoard;
    const loaded = await until(() => board()?.getState().then(() => true, () => false) ?? false);
    if (!loaded || !there.document.body.classList.contains('canvas')) return null;
    // It stands still for a moment: pictures of cards may come after the table.
    let still = 0;
    await until(() => (still = board().resting() ? still + 1 : 0) > 4);
    const canvas = /** @type {HTMLCanvasElement} */ (there.document.getElementById('canvas'));
    return await new Promise((done) => { canvas.toBlob(done, 'image/png'); });
  } finally {
    frame.remove();
  }
}

/** @param {Blob} png @param {string} title */
export function savePng(png, title) {
  const name = title.normalize('NFD').replace(/[^\w -]/g, '').trim().replace(/\s+/g, '-').toLowerCase() || 'board';
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(png), download: `${name}.png` });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
