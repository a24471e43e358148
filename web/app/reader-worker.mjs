// Reads a file of cards in a worker, which the page may terminate at any time: first a message { cards, known, error? },
// then one { done, read, refused } for each slice (reader/reader.cpp), the last one with `end`.
import { readerCalls } from './calls.mjs';

const SLICE = 100;  // cards; some tens of milliseconds

self.onmessage = async ({ data: { bytes, known } }) => {
  try {
    const { default: create } = await import('../reader/upkeep-reader.js');
    const module = await create();
    const calls = readerCalls(module);
    const give = (/** @type {Uint8Array} */ content) => {
      const at = calls.input(content.length);
      module.HEAPU8.set(content, at);
    };
    give(new TextEncoder().encode(known.join('\n')));
    calls.known();
    give(bytes);
    const opened = calls.open();
    self.postMessage(opened);
    for (let done = 0; done < opened.cards;) {
      const slice = calls.next(SLICE);
      done = slice.done;
      self.postMessage({ ...slice, end: done >= opened.cards });
    }
    if (!opened.cards) self.postMessage({ done: 0, read: [], refused: [], end: true });
  } catch (error) {
    self.postMessage({ failed: String(/** @type {Error} */ (error)?.message ?? error) });
  }
};
