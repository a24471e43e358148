// A search for the goal of a position, away from the page; whoever asked may end this worker at any time.
import createUpkeepAi from './upkeep-ai.js';

const ready = createUpkeepAi();
self.onmessage = async ({ data }) => {
  try {
    const ai = await ready;
    self.postMessage(JSON.parse(ai.ccall('ai_solve', 'string', ['string', 'string', 'number'], [data.text, data.era, data.positions])));
  } catch (error) {
    self.postMessage({ verdict: 'wrong', row: 0, column: 0, message: String(error?.message ?? error) });
  }
};
