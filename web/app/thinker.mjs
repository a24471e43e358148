// The program of the workers: the page's own, and as soon as it has come the same one compiled for speed, which the page
// does not wait for. Both give the same answers. Where the second can't be had, the first goes on.
import { askWords, Engine, loadEngine } from './engine.mjs';

const THERE = '@THINKER@';  // filled in when the site is built (build/site.mjs)

/** @param {boolean} whole */
async function quick(whole) {
  const { default: create } = await import('../upkeep-thinker.js');
  const engine = new Engine(await create({ askWords }), { whole: async () => {} });
  if (whole) await engine.whole();
  return engine;
}

export class Thinker {
  // `whole`: what is asked needs both parts of the page's program.
  constructor({ whole = false } = {}) {
    /** @type {{ path: string, text: string }[]} */
    this.files = [];  // card files of the player's, for each program that is used
    /** @type {WeakMap<Engine, number>} */
    this.taken = new WeakMap();
    this.first = loadEngine({}, { whole });
    /** @type {Engine | undefined} */
    this.second = undefined;
    if (!THERE || navigator.connection?.saveData) return;
    quick(whole).then((engine) => {
      this.second = engine;
      this.first = Promise.resolve(engine);  // the memory of the other is free
    }, () => { /* an old browser, or no network */ });
  }

  async engine() {
    const engine = this.second ?? await this.first;
    for (let i = this.taken.get(engine) ?? 0; i < this.files.length; this.taken.set(engine, ++i)) {
      await engine.whole();
      engine.ownCards(this.files[i].path, this.files[i].text, true);
    }
    return engine;
  }
}
