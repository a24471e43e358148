// Solves a position in a worker, which the page may terminate at any time.
import { Thinker } from './thinker.mjs';

const thinker = new Thinker({ whole: true });
self.onmessage = async ({ data }) => {
  try {
    self.postMessage((await thinker.engine()).solve(data.text, data.era, data.positions, data.lang));
  } catch (error) {
    self.postMessage({ verdict: 'wrong', row: 0, column: 0, message: String(/** @type {Error} */ (error)?.message ?? error) });
  }
};
