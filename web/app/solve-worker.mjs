// Solves a position in a worker, which the page may terminate at any time.
import { loadEngine } from './engine.mjs';

const ready = loadEngine({}, { whole: true });
self.onmessage = async ({ data }) => {
  try {
    self.postMessage((await ready).solve(data.text, data.era, data.positions, data.lang));
  } catch (error) {
    self.postMessage({ verdict: 'wrong', row: 0, column: 0, message: String(error?.message ?? error) });
  }
};
