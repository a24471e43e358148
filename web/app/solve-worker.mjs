// A search for the goal of a position, away from the page; whoever asked may end this worker at any time.
import { loadEngine } from './engine.mjs';

const ready = loadEngine({}, { whole: true });
self.onmessage = async ({ data }) => {
  try {
    self.postMessage((await ready).solve(data.text, data.era, data.positions, data.lang));
  } catch (error) {
    self.postMessage({ verdict: 'wrong', row: 0, column: 0, message: String(error?.message ?? error) });
  }
};
