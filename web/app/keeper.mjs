// Saves the current game after every decision, resumes it, and makes sure that only one tab plays it. If something
// cannot be saved the player is told, and offered another way.
import { pictureOf } from './picture.mjs';
import { Conflict, newId } from './storage.mjs';
import { toast } from './toast.mjs';
import { language, word as common, words } from './words.mjs';

const word = words(strings('page.keeper'));

const PATIENCE = 1500;  // milliseconds after which another tab that does not answer counts as asleep
const PERSIST_TURN = 3;  // from this turn on a duel is worth asking the browser for permanent storage

/** @import { Check, GameRecord, Mail, Report, SavedGame } from './storage.mjs' */

class MissingFiles extends Error {}

export class Keeper {
  // app: { engine, storage, mirror, canvas, computer, changed(), shareLink?() } of main.mjs
  /** @param {import('./main.mjs').App} app */
  constructor(app) {
    this.app = app;
    /** @type {string | null} */
    this.id = null;
    this.duel = 0;  // the engine's number of that duel
    /** @type {{ id: string, bytes: Uint8Array, over: boolean } | null} */
    this.kept = null;
    /** @type {(() => void) | null} */
    this.holds = null;
    /** @type {string | null} */
    this.next = null;
    // How the duel is played by links, if it is: see pages/mail.mjs. `nextMail`: of the duel that comes next.
    this.mail = this.nextMail = /** @type {Mail | null} */ (null);
    if (typeof BroadcastChannel !== 'undefined') {
      this.channel = new BroadcastChannel('upkeep');
      this.channel.onmessage = ({ data }) => this.heard(data);
    }
    if (!app.storage.available) this.explainNone();
  }

  // ------------------------------------------------------------------ following the game
  // Called after everything that may have changed the game.
  /** @param {DuelState} state */
  follow(state) {
    if (!state.running) {
      if (!this.id) return;
      this.id = this.mail = null;
      this.release();
      this.canResume(this.kept && !this.kept.over);
      return;
    }
    // A duel begun on the canvas, by a rematch or from a link is a new game.
    if (this.duel !== state.duel) {
      this.duel = state.duel;
      // A link that continues a saved game goes on with that game.
      this.id = this.next ?? newId();
      this.kept = null;
      if (!this.next) this.hold(this.id);
      this.mail = this.nextMail;
      this.next = this.nextMail = null;
      // Beginning another duel answers the question in which tab the first one continues.
      this.closeTab?.();
    }
    this.keep(state);
  }

  /** @param {RunningState} state */
  keep(state) {
    const { engine, storage } = this.app;
    if (!storage.available) this.offerWaysOut(state);
    if (!storage.available || !this.id) return;
    const bytes = engine.save();
    if (!bytes.length || (this.kept && same(this.kept.bytes, bytes))) return;
    this.kept = { id: this.id, bytes, over: state.view.over };
    /** @type {SavedGame} */
    const record = {
      id: this.id, bytes, names: state.names, decks: state.decks, computers: state.computer_seats, era: state.era,
      turn: state.view.turn, over: state.view.over, winner: state.view.winner ?? null, rules: engine.version(), picture: pictureOf(state.view),
    };
    const files = this.app.own.used();
    if (files.length) record.files = files;
    if (this.mail) record.mail = this.mail;
    // What is saved is saved, whether or not a question of the browser's has been answered.
    this.saved = storage.save(record).then(() => { this.persist(state); }, (error) => this.failed(error, record));
  }

  /** @param {unknown} error @param {SavedGame} record @returns {Promise<void>} */
  async failed(error, record) {
    if (error instanceof Conflict) {
      // Only if it is still the game of this tab. Otherwise the other tab has it, which is fine.
      if (this.id !== record.id) return;
      this.id = newId();
      this.hold(this.id);
      toast(word('conflict'), [], { key: 'conflict' });
      const { storage } = this.app;
      this.saved = storage.save({ ...record, id: this.id }).catch((e) => this.failed(e, record));
      return;
    }
    if (this.complained) return;
    this.complained = true;
    const full = /** @type {Error} */ (error)?.name === 'QuotaExceededError';
    const why = full ? '' : await inWords(error);
    toast(full ? word('full') : word('failed', why), this.waysOut([{ text: word('games'), act: () => this.app.pages?.go('games') }]), { key: 'save' });
    this.app.mirror.notice(full ? word('full') : common('saveFailed', why));
  }

  explainNone() {
    const framed = window.parent !== window;
    const own = { text: word('ownTab'), act: () => window.open(location.href, '_blank', 'noopener') };
    const text = framed ? word('framed') : word('none');
    // The plain page shows this permanently, the table once.
    this.app.mirror.notice(text);
    toast(text, framed ? [own] : [], { key: 'none', seconds: 20 });
  }

  // This browser stores nothing: once the duel has gone on for a while, offer ways to keep it.
  /** @param {RunningState} state */
  offerWaysOut(state) {
    if (this.offered === state.duel || state.view.turn < PERSIST_TURN || window.parent !== window) return;
    /** @type {number} */
    this.offered = state.duel;
    toast(word('none'), this.waysOut(), { key: 'none' });
  }

  /** @param {{ text: string, act: () => unknown }[]} more */
  waysOut(more = []) {
    /** @type {typeof more} */
    const ways = [{ text: word('file'), act: () => this.download() }];
    if (this.app.shareLink) ways.push({ text: word('link'), act: () => /** @type {() => void} */ (this.app.shareLink)() });
    return [...ways, ...more];
  }

  async download() {
    const state = /** @type {RunningState} */ (this.app.engine.state());
    const bytes = this.app.engine.save();
    const files = this.app.own.used();
    const content = files.length ? (await import('../pages/record-file.mjs')).packed([{ bytes, files }]) : bytes;
    if (bytes.length) downloadFile(`upkeep-${fileName(state.names)}.upk`, content);
  }

  // Browsers may delete what a page stores unless it asks for permanent storage. Some ask the user in turn, so this
  // does not happen on the first visit; and nothing may wait for it: Firefox answers when the user does, or never.
  /** @param {RunningState} state */
  async persist(state) {
    this.complained = false;
    if (this.persistAsked || state.view.turn < PERSIST_TURN || !navigator.storage?.persist) return;
    this.persistAsked = true;
    const { storage } = this.app;
    if (await storage.setting('persistAsked').catch(() => true)) return;
    await storage.setSetting('persistAsked', true).catch(() => {});
    await navigator.storage.persist().catch(() => false);
  }

  // ------------------------------------------------------------------ resuming
  // The unfinished game played last.
  async resume() { return this.goOn((check, report) => this.app.storage.resume(check, report)); }
  // One of the saved games; true if it is on the table now.
  /** @param {string} id */
  async open(id) { return this.goOn((check, report) => this.app.storage.open(id, check, report)); }

  /** @param {(check: Check, report: Report) => Promise<GameRecord | null>} read */
  async goOn(read) {
    const { engine, storage, mirror } = this.app;
    if (!storage.available) return false;
    this.app.computer.forget();
    await this.saved;
    try {
      /** @type {GameRecord | null} */
      let busy = null;
      // A duel whose card files are missing is not damaged.
      const bytes = async (/** @type {GameRecord} */ r) => {
        // It may begin with a position, which the second part of the program reads.
        await engine.whole().catch(() => {});
        const wrong = (await this.app.own.packs.with(() => engine.probe(r.bytes))).error;
        const missing = wrong && this.app.own.missing(r.files);
        if (missing) throw new MissingFiles(`${nameOf(r)}: ${missing}`);
        return wrong;
      };
      const record = await read(bytes, (r, wrong) => this.reportDamaged(r, wrong));
      if (!record) return false;
      if (record.id !== this.id && !(await this.hold(record.id))) busy = record;
      if (busy) {
        if (this.id) this.hold(this.id);
        else this.canResume(false);
        this.closeTab = toast(word('busy', nameOf(record)), [{ text: word('takeOver'), act: () => this.takeOver(record.id) }], { key: 'tab' });
        mirror.notice(common('otherTab'), { calm: true });
        return false;
      }
      // Read again: another tab may have played on before this one got the lock.
      this.put((await storage.get(record.id)) ?? record);
      mirror.notice(common('resumed'), { calm: true });
      storage.tidy().catch(() => {});
      return true;
    } catch (error) {
      if (error instanceof MissingFiles) {
        mirror.notice(error.message, { calm: true });
        toast(error.message, [], { key: 'files', seconds: 30 });
      } else {
        mirror.notice(common('saveFailed', await inWords(error)));
      }
      return false;
    }
  }

  /** @param {GameRecord} record */
  put(record) {
    const { engine, storage } = this.app;
    this.id = record.id;
    this.mail = record.mail ?? null;
    const error = engine.restore(record.bytes);
    if (error) throw new Error(error);
    storage.read.set(record.id, record.date);
    const state = /** @type {RunningState} */ (engine.state());
    this.duel = state.duel;
    this.kept = { id: record.id, bytes: record.bytes, over: record.over };
    if (state.lang !== language()) engine.setLanguage(language());
    this.app.changed();
  }

  /** @param {boolean | null} can */
  canResume(can) {
    /** @type {HTMLElement} */ (document.getElementById('resume')).hidden = !can;
    this.app.canvas.setResume(can);
  }

  /** @param {GameRecord} record @param {string} wrong */
  async reportDamaged(record, wrong) {
    const bytes = record?.bytes instanceof Uint8Array ? record.bytes : new TextEncoder().encode(JSON.stringify(record));
    const href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
    const text = common('damagedRecord', await inWords(wrong), nameOf(record));
    this.app.mirror.notice(text, { link: { text: common('download'), href, name: 'upkeep-damaged.bin' } });
    toast(text, [{ text: common('download'), act: () => downloadFile('upkeep-damaged.bin', bytes) }], { key: 'damaged', seconds: 30 });
  }

  // ------------------------------------------------------------------ one tab plays a game
  release() {
    this.holds?.();
    this.holds = null;
  }

  // Resolves to true if this tab may play the game. `steal` takes it from the tab that has it.
  /** @param {string} id @param {boolean} steal @returns {Promise<boolean>} */
  hold(id, steal = false) {
    this.release();
    if (!navigator.locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      navigator.locks.request(`upkeep ${id}`, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise((release) => { this.holds = /** @type {() => void} */ (release); });
      }).catch((error) => {
        // Another tab took it, because this one did not answer.
        if (error?.name === 'AbortError' && this.id === id) this.lose();
        resolve(true);
      });
    });
  }

  // The other tab saves what it has and lets go. If it is asleep, the game continues as it was saved.
  /** @param {string} id */
  async takeOver(id) {
    await this.take(id);
    const record = await this.app.storage.get(id);
    if (record) this.put(record);
  }
  /** @param {string} id */
  async take(id) {
    if (this.channel) {
      /** @type {Promise<void>} */
      const given = new Promise((done) => {
        this.given = (/** @type {string} */ what) => { if (what === id) done(); };
        setTimeout(done, PATIENCE);
      });
      this.channel.postMessage({ what: 'give', id });
      await given;
    }
    await this.hold(id, true);
  }

  /** @param {{ what: string, id: string }} message */
  async heard({ what, id }) {
    if (what === 'given') this.given?.(id);
    if (what !== 'give' || this.id !== id) return;
    await this.saved;
    this.lose();
    /** @type {BroadcastChannel} */ (this.channel).postMessage({ what: 'given', id });
  }

  lose() {
    const { id } = this;
    const text = this.kept ? /** @type {RunningState} */ (this.app.engine.state()).names.join(' – ') : '';
    this.id = this.mail = null;
    this.duel = 0;
    this.release();
    this.app.computer.forget();
    this.app.engine.stop();
    this.app.changed();
    this.canResume(false);
    this.closeTab = toast(word('taken', text), [{ text: word('takeOver'), act: () => this.takeOver(/** @type {string} */ (id)) }], { key: 'tab' });
    this.app.mirror.notice(common('otherTab'), { calm: true });
  }
}

// Says in the reader's language why something could not be saved or read; the words are loaded when needed.
/** @param {unknown} error */
async function inWords(error) {
  const message = String(/** @type {Error} */ (error)?.message ?? error);
  const file = await import('../pages/record-file.mjs').catch(() => null);
  return file ? file.wrongRecord(message) : message;
}

/** @param {{ id?: string, title?: string, names?: string[] } | null | undefined} record */
export function nameOf(record) {
  if (record?.title) return String(record.title);
  return Array.isArray(record?.names) ? record.names.join(' – ') : String(record?.id);
}

export const fileName = (/** @type {string[]} */ names) => names.join('-').normalize('NFKD').replace(/[^\w-]+/g, '').slice(0, 40) || 'duel';

/** @param {string} name @param {BlobPart} content */
export function downloadFile(name, content, type = 'application/octet-stream') {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const a = Object.assign(document.createElement('a'), { href, download: name });
  a.click();
  setTimeout(() => URL.revokeObjectURL(href), 60000);
}

const same = (/** @type {Uint8Array} */ a, /** @type {Uint8Array} */ b) => a.length === b.length && a.every((x, i) => x === b[i]);
