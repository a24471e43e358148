// Looks at a duel again in a worker, which the page may terminate at any time: a message for each decision, and one
// without `at` at the end.
import { Thinker } from './thinker.mjs';

const thinker = new Thinker({ whole: true });
self.onmessage = async ({ data: { link, files, lang, playouts } }) => {
  try {
    thinker.files = files;
    const engine = await thinker.engine();
    const { module } = engine;
    module.ccall('bridge_link_read', 'string', ['string'], [link]);
    const error = engine.timelineOpen('link');
    if (error || !module.ccall('bridge_timeline_review', 'number', ['number'], [playouts])) throw new Error(error || 'no duel');
    const next = module.cwrap('bridge_timeline_review_next', 'string', ['string']);
    for (let told = {}; !told.end;) {
      told = JSON.parse(next(lang));
      told.end = told.at === undefined;
      self.postMessage(told);
    }
  } catch (error) {
    self.postMessage({ error: String(error?.message ?? error) });
  }
};
