// The computer player, away from the page: the same program once more, which gets a position without anything its
// seat may not know, and answers with an option. Work is counted in playouts, so the answer does not depend on the
// machine.
import { loadEngine } from './engine.mjs';

async function work(engine, { path, text, id, playouts, ...task }) {
  if (path) {
    await engine.whole();
    engine.ownCards(path, text, true);
    return;
  }
  try {
    self.postMessage({ id, option: engine.think(task, playouts) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
}

// One after the other: cards are there before the states that hold them.
const ready = loadEngine({});
let last = ready;
self.onmessage = ({ data }) => { last = last.then(async () => work(await ready, data)); };
