// The list of duels: resume, name, copy, delete and restore them, export and import files.
import { make, press } from '../app/dom.mjs';
import { downloadFile, fileName, nameOf } from '../app/keeper.mjs';
import { drawPicture, pictureOf } from '../app/picture.mjs';
import { newId, problem } from '../app/storage.mjs';
import { toast } from '../app/toast.mjs';
import { eraName, words } from '../app/words.mjs';
import { empty } from './empty.mjs';
import { FILE, bytesOf, packed, wrongRecord } from './record-file.mjs';

/** @import { Keeper } from '../app/keeper.mjs' */
/** @import { App, CardFile, Context, SavedDuel } from '../page-types.js' */
/** @import { Probe } from '../bridge/view.js' */
// A duel of a file, before it is checked.
/** @typedef {{ bytes: Uint8Array<ArrayBuffer>, title?: unknown, date?: unknown, created?: unknown, files: CardFile[] }} Game */

const word = words(strings('page.games'));

const NOBODY = 3;  // the eyes of somebody who sees no hand

// Duels that the list would tell alike: from one beginning, in the same turn.
/** @param {SavedDuel[]} records */
function twins(records) {
  const key = (/** @type {SavedDuel} */ r) => JSON.stringify([nameOf(r), r.era, r.turn, !!r.over, r.winner ?? null]);
  const count = new Map();
  for (const r of records) count.set(key(r), (count.get(key(r)) ?? 0) + 1);
  return new Set(records.filter((r) => count.get(key(r)) > 1));
}

const fileOf = (/** @type {SavedDuel} */ record) => `upkeep-${fileName([nameOf(record)])}.upk`;

// show() comes first.
/** @typedef {Shelf & { root: HTMLElement, context: Context, keeper: Keeper }} Shown */

class Shelf {
  /** @this {Shown} @param {HTMLElement} root @param {Context} context */
  async show(root, context) {
    this.root = root;
    this.context = context;
    this.keeper = context.app.keeper;
    await this.render();
  }

  /** @this {Shown} */
  async render() {
    const { storage } = this.context;
    await this.keeper.saved;
    /** @type {[SavedDuel[], { key: number, record: SavedDuel, wrong: string }[]]} */
    const [records, damaged] = await Promise.all([storage.list(), storage.damaged()]);
    const top = make('div', undefined, { class: 'row' });
    const pick = make('input', undefined, { type: 'file', multiple: '', accept: '.upk,.json,application/json', hidden: '' });
    pick.onchange = () => this.takeIn([.../** @type {FileList} */ (pick.files)]);
    top.append(press(word('load'), () => pick.click()), pick);
    if (records.length) top.append(press(word('all'), () => this.exportAll(records)));
    /** @type {HTMLElement[]} */
    const parts = [top];
    if (!storage.available) parts.push(make('p', word('off')));
    else if (!records.length) {
      const box = make('div');
      empty(box, this.context, word('none'), { games: false });
      parts.push(box);
    }
    else top.append(await this.safety());
    const list = make('ul', undefined, { class: 'games' });
    const alike = twins(records);
    for (const record of records) list.append(this.row(record, alike.has(record) ? this.lastOf(record) : ''));
    parts.push(list);
    if (damaged.length) {
      const set = make('ul');
      for (const d of damaged) {
        const li = make('li', `${nameOf(d.record)}: ${d.wrong} `);
        if (d.record?.bytes instanceof Uint8Array) li.append(press(word('file'), () => downloadFile('upkeep-damaged.bin', d.record.bytes)));
        li.append(' ', press(word('remove'), async () => { await storage.forgetDamaged(d.key); this.render(); }));
        set.append(li);
      }
      parts.push(make('h2', word('damaged')), set);
    }
    // Redrawing keeps the focus, on the same duel or on the one that took its place.
    const held = this.root.contains(document.activeElement) && /** @type {HTMLElement | null} */ (/** @type {Element} */ (document.activeElement).closest('.game'));
    const place = held && [...this.root.querySelectorAll('.game')].indexOf(held);
    const button = held && [...held.querySelectorAll('.row:last-child button')].indexOf(/** @type {Element} */ (document.activeElement));
    this.root.replaceChildren(...parts);
    if (held) {
      const games = [.../** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll('.game'))];
      const game = games.find((g) => g.dataset.id === held.dataset.id) ?? games[Math.min(/** @type {number} */ (place), games.length - 1)];
      /** @type {HTMLElement | null} */ (game?.querySelectorAll('.row:last-child button')[Math.max(0, /** @type {number} */ (button))] ?? this.root.querySelector('button'))?.focus();
    }
  }

  async safety() {
    const line = make('span', undefined, { class: 'quiet' });
    if (!navigator.storage?.persisted) return line;
    if (await navigator.storage.persisted().catch(() => false)) line.textContent = word('isSafe');
    else {
      line.append(press(word('safe'), async () => {
        const kept = await navigator.storage.persist().catch(() => false);
        line.textContent = word(kept ? 'isSafe' : 'notSafe');
      }));
    }
    return line;
  }

  // What everybody saw last in a duel, as its log says it.
  /** @this {Shown} @param {SavedDuel} record @returns {string} */
  lastOf(record) {
    const { engine, language } = this.context;
    if (engine.timelineOpen(record.bytes)) return '';
    return engine.timeline(language(), NOBODY).lines.findLast((l) => l.kind !== 'turn')?.text ?? '';
  }

  /** @this {Shown} @param {SavedDuel} record @param {string} last */
  row(record, last) {
    const name = nameOf(record);
    const li = make('li', undefined, { class: 'slip game' });
    li.dataset.id = record.id;
    const text = make('div', undefined, { class: 'game-text' });
    const end = !record.over ? word('turn', record.turn ?? 0)
      : record.winner === null || record.winner === undefined ? word('drawn') : word('won', record.names?.[record.winner] ?? '');
    // Sent to the other player as a link, and no answer has come (pages/mail.mjs).
    const { mail } = record;
    const waits = mail && !record.over && mail.sent === record.checksum && word('waiting', record.names?.[1 - mail.seat] ?? '');
    const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(Number(record.date) || 0));
    text.append(make('h2', name), make('p', [eraName(record.era), end, waits, when].filter(Boolean).join(' · ')));
    if (last) text.append(make('p', last, { class: 'quiet game-last' }));
    if (record.title) text.append(make('p', record.names?.join?.(' – ') ?? '', { class: 'quiet' }));
    const buttons = make('div', undefined, { class: 'row printed' });
    const label = (/** @type {string} */ key) => ({ 'aria-label': `${word(key)}: ${name}` });
    const running = this.keeper.id === record.id;
    buttons.append(
      press(word(running ? 'here' : record.over ? 'look' : 'goOn'), () => this.open(record), { class: 'main', ...label(running ? 'here' : 'goOn') }),
      press(word('timeline'), () => this.context.go('timeline', record.id), label('timeline')),
      press(word('rename'), () => this.rename(record, text), label('rename')),
      press(word('duplicate'), () => this.duplicate(record), label('duplicate')),
      press(word('file'), () => this.exportOne(record), label('file')),
      press(word('link'), () => /** @type {NonNullable<App['shareLink']>} */ (this.context.app.shareLink)(record.id), label('link')),
      press(word('remove'), () => this.remove(record), label('remove')),
    );
    text.append(buttons);
    li.append(drawPicture(record.picture, word('picture', name)), text);
    return li;
  }

  /** @this {Shown} @param {SavedDuel} record */
  async open(record) {
    if (this.keeper.id === record.id || await this.keeper.open(record.id)) this.context.close();
  }

  /** @this {Shown} @param {SavedDuel} record @param {HTMLElement} text */
  rename(record, text) {
    const form = make('form', undefined, { class: 'row' });
    const input = make('input', undefined, { maxlength: '60', 'aria-label': word('newName') });
    input.value = nameOf(record);
    form.append(input, make('button', word('save'), { type: 'submit', class: 'main' }));
    form.onsubmit = async (/** @type {SubmitEvent} */ e) => {
      e.preventDefault();
      await this.context.storage.change(record.id, { title: input.value.trim() });
      this.render();
    };
    form.onkeydown = (/** @type {KeyboardEvent} */ e) => {
      if (e.key !== 'Escape') return;
      e.preventDefault();
      this.render().then(() => /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-id="${CSS.escape(record.id)}"] button`))?.focus());
    };
    /** @type {HTMLElement} */ (text.querySelector('h2')).replaceWith(form);
    input.select();
  }

  /** @this {Shown} @param {SavedDuel} record */
  async duplicate(record) {
    const date = Date.now();
    await this.context.storage.put([{ ...record, id: newId(), title: word('copyOf', nameOf(record)), created: date, date, writer: /** @type {string} */ (/** @type {unknown} */ (undefined)), mail: undefined }]);
    this.render();
  }

  /** @this {Shown} @param {SavedDuel} record */
  async remove(record) {
    const { storage, app } = this.context;
    // Leave the duel first if it is on the table; its next decision would save it again.
    if (this.keeper.id === record.id) {
      app.leave();
      this.keeper.canResume(false);
    }
    await this.keeper.saved;
    const last = (await storage.get(record.id)) ?? record;
    await storage.forget(record.id);
    toast(word('removed', nameOf(record)), [{ text: word('undo'), act: async () => {
      await storage.put([last]);
      if (this.root.isConnected) this.render();
    } }], { key: 'removed', seconds: 30 });
    this.render();
  }

  // Plain bytes, as the command line reads them. If the duel uses card files of the player, the file names them, so
  // that it can be said which are missing.
  /** @param {SavedDuel} record */
  exportOne(record) {
    downloadFile(fileOf(record), record.files?.length ? packed([record]) : record.bytes);
  }
  /** @param {SavedDuel[]} records */
  exportAll(records) {
    downloadFile('upkeep-duels.json', packed(records.filter((r) => !problem(r))), 'application/json');
  }

  // The engine checks every game before it is stored. Games that exist already are left alone.
  /** @this {Shown} @param {File[]} files */
  async takeIn(files) {
    const { storage } = this.context;
    const there = new Map((await storage.list()).map((/** @type {SavedDuel} */ r) => [r.checksum, r]));
    /** @type {SavedDuel[]} */
    const fresh = [];
    let count = 0;
    for (const file of files) {
      try {
        for (const game of await read(file)) {
          const record = await this.recordOf(game);
          count++;
          if (![...there.values()].some((r) => same(r.bytes, record.bytes))) fresh.push(record);
        }
      } catch (/** @type {any} */ error) {
        this.context.notice(word('bad', file.name, String(error?.message ?? error)));
      }
    }
    if (!storage.available && fresh.length) {
      this.context.app.restore(fresh[0].bytes);
      this.context.close();
      return;
    }
    await storage.put(fresh);
    if (count) this.context.notice(word('loaded', count));
    await this.render();
  }

  /** @this {Shown} @param {Game} game @returns {Promise<SavedDuel>} */
  async recordOf({ bytes, title, date, created, files }) {
    const { engine, app } = this.context;
    // Without an error it has all of these.
    const found = /** @type {Required<Probe>} */ (await app.own.packs.with(() => engine.probe(bytes)));
    if (found.error) throw new Error(app.own.missing(files) || `${word('notGame')} (${wrongRecord(found.error)})`);
    const now = Date.now();
    return /** @type {SavedDuel} */ ({
      id: newId(), bytes, title: typeof title === 'string' ? title.slice(0, 60) : '', names: found.names, decks: found.decks, computers: found.computers,
      era: found.era, turn: found.turn, over: found.over, winner: found.winner, rules: engine.version(), picture: pictureOf(found.view),
      date: past(date, now), created: past(created, now), ...(files.length ? { files } : {}),
    });
  }
}

// A date in a file must be in the past, or the game would stay the newest for ever.
const past = (/** @type {any} */ time, /** @type {number} */ now) => (time > 0 && time <= now ? Number(time) : now);
const same = (/** @type {Uint8Array} */ a, /** @type {Uint8Array} */ b) => a.length === b.length && a.every((x, i) => x === b[i]);

/** @param {File} file @returns {Promise<Game[]>} */
async function read(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] !== 0x7B) return [{ bytes, files: [] }];
  const all = JSON.parse(new TextDecoder().decode(bytes));
  if (all.what !== FILE || !Array.isArray(all.games)) throw new Error(word('notGame'));
  return all.games.map((/** @type {any} */ g) => ({ ...g, bytes: bytesOf(String(g.bytes)), files: filesIn(g.files) }));
}
// Only short names and checksums are taken from a file.
/** @param {unknown} files @returns {CardFile[]} */
const filesIn = (files) => (Array.isArray(files) ? files.slice(0, 20).map((f) => ({ name: String(f?.name).slice(0, 64), sum: String(f?.sum).slice(0, 8) })) : []);

const shelf = /** @type {Shown} */ (new Shelf());
export default { title: () => word('title'), show: (/** @type {HTMLElement} */ root, /** @type {Context} */ context) => shelf.show(root, context) };
