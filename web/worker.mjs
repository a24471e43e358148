// The computer player, away from the page: it gets a position without anything its seat may not know, and
// answers with an option. Work is counted in playouts, so the answer does not depend on the machine.
import createUpkeepAi from './upkeep-ai.js';

const ready = createUpkeepAi();

self.onmessage = async ({ data }) => {
  if (data.path) {
    const ai = await ready;
    const text = new TextEncoder().encode(data.text);
    ai.HEAPU8.set(text, ai._ai_input(text.length));
    ai.ccall('ai_cards', 'number', ['string'], [data.path]);
    return;
  }
  const { id, bytes, seat, seedLow, seedHigh, playouts } = data;
  try {
    const ai = await ready;
    const at = ai._ai_input(bytes.length);
    ai.HEAPU8.set(bytes, at);
    if (!ai._ai_begin(seat, seedLow, seedHigh, playouts)) throw new Error('not a position of this program');
    while (!ai._ai_step(64));
    const answer = ai._ai_best();
    self.postMessage({ id, option: ai.HEAPU8.slice(answer, answer + 16) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
