// The worker of the computer player. It runs the same program as the page, gets a position without anything its seat
// may not know, and answers with an option. Effort is counted in playouts, so the answer does not depend on the
// machine's speed.
import { loadEngine } from './engine.mjs';

async function work(engine, { path, text, id, level, hint, ...task }) {
  if (path) {
    await engine.whole();
    engine.ownCards(path, text, true);
    return;
  }
  try {
    self.postMessage(hint ? { id, expected: engine.expect(task, level) } : { id, option: engine.think(task, level) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
}

// Messages are handled in order: card files must be loaded before states that use them.
const ready = loadEngine({});
/** @type {Promise<unknown>} */
let last = ready;
self.onmessage = ({ data }) => { last = last.then(async () => work(await ready, data)); };
