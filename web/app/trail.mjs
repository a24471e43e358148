// The browser's Back leads from a duel, or from the choices before one, to the start page, and Forward to the duel
// again: what lies above the start page has an entry of its own in the browser's history. Pages with an address lie
// above both (pages.mjs); while one is shown, nothing is done here.
const ofPage = () => location.hash.startsWith('#/');
const ofDuel = () => Boolean(history.state?.duel);

export class Trail {
  // `back()` goes to the start page, `forward()` to the duel that was left.
  constructor({ back, forward }) {
    this.above = false;
    this.entry = ofDuel();
    window.addEventListener('popstate', () => {
      if (ofPage()) return;
      const moved = ofDuel() !== this.entry;
      this.entry = ofDuel();
      if (!moved) this.follow(this.above);  // a page was closed
      else if (!this.entry && this.above) back();
      else if (this.entry && !this.above) forward();
    });
  }

  // Called when the start page is left or shown: `above` says whether something lies above it.
  follow(above) {
    this.above = above;
    if (ofPage()) return;
    this.entry = ofDuel();
    if (above === this.entry) return;
    this.entry = above;
    if (above) history.pushState({ duel: true }, '');
    else history.back();
  }
}
