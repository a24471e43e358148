// The browser's Back leads from a duel, or from the choices before one, to the start page, and Forward to the duel
// again: what lies above the start page has an entry of its own in the browser's history. Pages with an address lie
// above both (pages.mjs); while one is shown, nothing is done here.
const ofPage = () => location.hash.startsWith('#/');
const ofDuel = () => Boolean(history.state?.duel);
const mark = (/** @type {boolean} */ above) => history.replaceState(above ? { duel: true } : { start: true }, '');

export class Trail {
  // `back()` goes to the start page, `forward()` to the duel that was left.
  /** @param {{ back: () => unknown, forward: () => unknown }} how */
  constructor({ back, forward }) {
    this.above = false;
    this.entry = false;  // whether the entry is one of a duel
    this.leaving = false;
    // After a reload the entry below is of a page that is gone: going there would load everything anew.
    if (!ofPage()) mark(false);
    window.addEventListener('popstate', () => {
      if (ofPage()) return;
      if (this.leaving) {
        this.leaving = false;
        this.follow(this.above);
      } else if (!history.state?.duel && !history.state?.start) {
        mark(this.above);  // an entry that an address without a page has made
        this.entry = this.above;
      } else {
        const moved = ofDuel() !== this.entry;
        this.entry = ofDuel();
        if (!moved) this.follow(this.above);  // a page was closed
        else if (!this.entry && this.above) back();
        else if (this.entry && !this.above) forward();
      }
    });
  }

  // Called when the start page is left or shown: `above` says whether something lies above it.
  /** @param {boolean} above */
  follow(above) {
    this.above = above;
    if (this.leaving || ofPage()) return;
    this.entry = ofDuel();
    if (above === this.entry) return;
    if (above) {
      history.pushState({ duel: true }, '');
      this.entry = true;
    } else {
      this.leaving = true;
      history.back();
    }
  }
}
