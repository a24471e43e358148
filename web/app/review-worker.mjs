// Looks at a duel again in a worker, which the page may terminate at any time: a message for each decision, and one
// without `at` at the end.
import { loadEngine } from './engine.mjs';

const ready = loadEngine({}, { whole: true });
self.onmessage = async ({ data: { link, files, lang, playouts } }) => {
  try {
    const engine = await ready;
    const { module } = engine;
    for (const { path, text } of files) engine.ownCards(path, text, true);
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
