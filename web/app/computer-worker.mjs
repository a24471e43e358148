// The worker of the computer player. It gets a position without anything its seat may not know, and answers with an option.
// Effort is counted in playouts, so the answer does not depend on the machine's speed.
import { Thinker } from './thinker.mjs';

const thinker = new Thinker();

/** @param {any} task */
async function work({ path, text, id, level, hint, ...task }) {
  if (path) {
    thinker.files.push({ path, text });
    return;
  }
  try {
    const engine = await thinker.engine();
    self.postMessage(hint ? { id, expected: engine.expect(task, level) } : { id, option: engine.think(task, level) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
}

// Messages are handled in order: card files must be loaded before states that use them.
/** @type {Promise<unknown>} */
let last = Promise.resolve();
self.onmessage = ({ data }) => { last = last.then(() => work(data)); };
