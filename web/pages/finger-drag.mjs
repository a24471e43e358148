// Drags a card by touch: after being held for a moment it follows the finger. The drag and drop of browsers is made
// for mice: some phones do not start it, and it does not scroll to zones farther down.
const HOLD = 350;   // milliseconds until the card is picked up
const SLACK = 10;   // px the finger may move meanwhile
const EDGE = 80;    // px from the edge at which scrolling starts
const QUICK = 14;   // px scrolled per frame at the very edge

/** @param {HTMLElement} element @returns {Element} */
function scrollerOf(element) {
  for (let e = element.parentElement; e; e = e.parentElement) if (e.scrollHeight > e.clientHeight && /auto|scroll/.test(getComputedStyle(e).overflowY)) return e;
  return /** @type {Element} */ (document.scrollingElement);
}

// `zones`: selector of the elements that accept the card; `drop` gets the one under the finger.
/** @param {HTMLElement} card @param {string} zones @param {(zone: HTMLElement) => void} drop */
export function dragByFinger(card, zones, drop) {
  card.addEventListener('contextmenu', (e) => { if (!card.draggable) e.preventDefault(); });
  card.addEventListener('touchstart', (e) => {
    if (e.touches.length !== 1) return;
    const first = e.touches[0];
    const scroller = scrollerOf(card);
    let at = first;
    /** @type {HTMLElement | null} */
    let ghost = null;
    /** @type {HTMLElement | null} */
    let zone = null;
    const follow = () => {
      if (!ghost) return;
      ghost.style.translate = `calc(${at.clientX}px - 50%) calc(${at.clientY}px - 130%)`;
      const under = /** @type {HTMLElement | null} */ (document.elementFromPoint(at.clientX, at.clientY)?.closest(zones) ?? null);
      if (under !== zone) zone?.classList.remove('over');
      zone = under;
      zone?.classList.add('over');
    };
    const run = () => {
      if (!ghost) return;
      const up = EDGE - at.clientY;
      const down = at.clientY - (window.innerHeight - EDGE);
      if (up > 0 || down > 0) {
        scroller.scrollTop += Math.round(QUICK * Math.min(1, Math.max(up, down) / EDGE)) * (down > 0 ? 1 : -1);
        follow();
      }
      requestAnimationFrame(run);
    };
    // Otherwise the browser's own drag would start as well.
    card.draggable = false;
    const held = setTimeout(() => {
      ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
      ghost.classList.add('editor-ghost');
      (card.closest('.editor') ?? document.body).append(ghost);
      follow();
      run();
    }, HOLD);
    const move = (/** @type {TouchEvent} */ m) => {
      at = m.touches[0];
      if (ghost) {
        m.preventDefault();
        follow();
      } else if (Math.hypot(at.clientX - first.clientX, at.clientY - first.clientY) > SLACK) end();
    };
    /** @param {TouchEvent} [up] */
    const end = (up) => {
      clearTimeout(held);
      for (const [name, heard] of heardOf) card.removeEventListener(name, heard);
      card.draggable = true;
      if (!ghost) return;
      if (up?.cancelable) up.preventDefault();
      ghost.remove();
      ghost = null;
      zone?.classList.remove('over');
      if (zone && up?.type === 'touchend') drop(zone);
    };
    /** @type {[string, (e: any) => void][]} */
    const heardOf = [['touchmove', move], ['touchend', end], ['touchcancel', end]];
    for (const [name, heard] of heardOf) card.addEventListener(name, heard, { passive: false });
  }, { passive: true });
}
