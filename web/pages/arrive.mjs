// A link comes to the table: as a new duel, or as one that is saved here already and goes on.
import { tellNote } from './note.mjs';

/** @import { Links } from '../app/links.mjs' */
/** @import { SavedDuel } from '../page-types.js' */
/** @import { DuelLink } from '../bridge/view.js' */
/** @typedef {{ record: SavedDuel, common: number, here: number, there: number }} Branch */

// Saved games that begin like the link read last: [{ record, common, here, there }].
/** @param {Links} links @returns {Promise<Branch[]>} */
export async function branches({ app, calls }) {
  /** @type {Branch[]} */
  const found = [];
  for (const record of await app.storage.list().catch(() => [])) {
    if (!(record?.bytes instanceof Uint8Array)) continue;
    app.engine.bytesIn(record.bytes);
    const branch = calls.linkBranch();
    if (branch.common !== undefined) found.push(/** @type {Branch} */ ({ record, ...branch }));
  }
  return found.sort((a, b) => b.common - a.common);
}

// Puts the link read last on the table. `record`: the saved game that it continues, if any. `note`: what the other
// player wrote.
/**
 * @param {Links} links
 * @param {DuelLink} link
 * @param {{ computer?: number, names?: string[], record?: SavedDuel | null, note?: string }} how
 */
export async function open(links, link, { computer = -1, names = ['A', 'B'], record = null, note = '' } = {}) {
  const { app, calls } = links;
  const { computer: thinker, engine, keeper, storage } = app;
  thinker.forget();
  await keeper.saved;
  if (record) {
    // A link mostly opens in a tab of its own, while the duel still waits in another: this one plays it now.
    if (record.id !== keeper.id && !(await keeper.hold(record.id))) await keeper.take(record.id);
    storage.read.set(record.id, record.date);
    keeper.next = record.id;
  }
  const mailed = link.kind === 'duel' && computer < 0 && !link.computer.some(Boolean);
  // Of a duel that is over nobody is asked anything: who played here before is still the one.
  const seat = link.to_act >= 0 ? link.to_act : record?.mail?.seat ?? -1;
  keeper.nextMail = mailed && seat >= 0 ? { seat, from: link.choices } : null;
  if (!calls.linkOpen(computer, names[0], names[1])) {
    keeper.next = keeper.nextMail = null;
    return false;
  }
  // New randomness, so that the sender of the link cannot know what will be drawn.
  if (link.kind === 'duel') calls.entropy(crypto.getRandomValues(new Uint32Array(1))[0]);
  // Whoever opens such a link is the player that it asks.
  if (mailed && engine.state().curtain) engine.liftCurtain();
  if (calls.linkComing() > 0) await links.recap(true);
  app.changed();
  if (note) tellNote(link.names[1 - seat] ?? '', note);
  return true;
}
