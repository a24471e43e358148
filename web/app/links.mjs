// Links: the address carries a whole duel, `#g…`. Opening one only shows what it is (pages/link.mjs); it comes to the
// table when it is accepted. Links are made in pages/share.mjs.

// A duel played with a player's card files is followed by their names and checksums, any link by a note
// (pages/note.mjs).
const LINK = /^#(g[\w-]{4,}(?:~[\w.~-]{1,600})?(?:&note=[\w-]{1,1200})?)/;
const TEXT = /^g[\w-]{19,}$/;

/** @import { DuelLink } from '../bridge/view.js' */

export class Links {
  // app: { engine, storage, keeper, pages, changed() } of main.mjs
  /** @param {import('./main.mjs').App} app */
  constructor(app) {
    this.app = app;
    this.mailed = false;  // pages/mail.mjs is there
    this.calls = app.engine.calls;
    // Shows the duel on the table, or a saved one, as a link.
    app.shareLink = (id) => app.pages?.go('share', id ? `${id}@-1` : undefined);
    this.catch();
    // This listener must run before the one of the side pages.
    window.addEventListener('hashchange', () => this.catch());
    this.follow();
  }

  // `#g…` becomes the address of the page that says what the link is.
  catch() {
    const found = LINK.exec(location.hash);
    if (found) history.replaceState(null, '', `${location.pathname}${location.search}#/link/${found[1]}`);
  }

  // A link to the duel on the table, or ''. kind: duel, replay, challenge; `moment` is for a replay.
  /** @param {string} kind */
  write(kind, moment = -1) {
    const text = this.calls.link(kind, moment);
    return text && address(text + this.app.own.suffix());
  }
  // A link to a deck, given as lines such as "4 Lightning Bolt".
  /** @param {string} name @param {string} lines */
  deck(name, lines) {
    const text = this.calls.linkDeck(name, lines);
    return text && address(text);
  }
  // Opens the timeline of a duel: the one on the table (no id), a saved one, or a link. Returns { error, record, sent
  // }.
  /** @param {string} [id] */
  async openTime(id) {
    const { engine, storage } = this.app;
    const { packs } = this.app.own;
    if (!id) return { error: engine.timelineOpen(null) };
    if (TEXT.test(id)) {
      const sent = await this.read(id);
      return { sent, error: sent.error || engine.timelineOpen('link') };
    }
    const record = await storage.get(id);
    return { record, error: record ? await packs.with(() => engine.timelineOpen(record.bytes)) : 'missing' };
  }
  // A link to what openTime() opened.
  /** @param {string} kind @param {number} moment */
  writeTime(kind, moment) {
    const text = this.app.engine.timelineLink(kind, moment);
    return text && address(text + this.app.own.suffix({ ofTime: true }));
  }
  // Puts the link read last on the table, at one of its moments.
  /** @param {DuelLink} sent @param {number} moment */
  playFrom(sent, moment) {
    this.calls.linkMoment(moment);
    return this.open({ ...sent, kind: 'replay' });
  }
  // What a link holds: { error, kind, names, … }.
  /** @param {string} text */
  read(text) { return this.app.own.packs.with(() => this.calls.linkRead(text)); }

  // Puts the link read last on the table (pages/arrive.mjs).
  /** @param {DuelLink} link @param {Parameters<typeof import('../pages/arrive.mjs').open>[2]} [how] */
  async open(link, how) { return (await import('../pages/arrive.mjs')).open(this, link, how); }
  // Shows step by step what the player has not seen yet, or wants to see again.
  /** @param {boolean} [since] */
  async recap(since) { return (await import('../pages/recap.mjs')).recap(this, since); }

  // A duel that is sent back and forth as a link has a card over the board while the other player decides.
  async follow() {
    if (this.app.keeper.mail || this.mailed) (await import('../pages/mail.mjs')).follow(this.app);
  }
}

const address = (/** @type {string} */ text) => `${location.origin === 'null' ? location.href.split('#')[0] : location.origin + location.pathname}#${text}`;
