// Looks at a duel again in a worker, which the page may terminate at any time: a message for each decision, and one
// without `at` at the end.
import { Thinker } from './thinker.mjs';

const thinker = new Thinker({ whole: true });
self.onmessage = async ({ data: { link, files, lang, playouts } }) => {
  try {
    thinker.files = files;
    const engine = await thinker.engine();
    const { calls } = engine;
    calls.linkRead(link);
    const error = engine.timelineOpen('link');
    if (error || !calls.timelineReview(playouts)) throw new Error(error || 'no duel');
    for (let /** @type {Partial<import('../bridge/view.js').Decision> & { end?: boolean }} */ told = {}; !told.end;) {
      told = calls.timelineReviewNext(lang);
      told.end = told.at === undefined;
      self.postMessage(told);
    }
  } catch (error) {
    self.postMessage({ error: String(/** @type {Error} */ (error)?.message ?? error) });
  }
};
