// Shows what a link holds before anything is done with it.
import { make, press } from '../app/dom.mjs';
import { readPosition } from '../app/duel-text.mjs';
import { nameOf } from '../app/keeper.mjs';
import { eraName, language, words } from '../app/words.mjs';
import { branches } from './arrive.mjs';
import { boardOf } from './board.mjs';
import { noteWords, parted } from './note.mjs';

/** @import { Links } from '../app/links.mjs' */
/** @import { Branch } from './arrive.mjs' */
/** @import { CardFile, Context } from '../page-types.js' */
/** @import { DeckLink, DuelLink, Link } from '../bridge/view.js' */

const word = words(strings('page.link'));

// show() comes first.
/** @typedef {Sheet & { root: HTMLElement, context: Context, links: Links, note: string, files: CardFile[], text: string }} Shown */
/** @typedef {[text: string, act: () => void, main?: boolean]} Button */

class Sheet {
  /** @this {Shown} @param {HTMLElement} root @param {Context} context */
  async show(root, context, argument = '') {
    this.root = root;
    this.context = context;
    this.links = context.app.links;
    const [whole, note] = parted(argument);
    this.note = note;
    const [text, ...files] = whole.split('~');
    /** @type {CardFile[]} */
    this.files = files.flatMap((name, i) => (i % 2 ? [] : [{ name, sum: files[i + 1] }]));
    const link = await this.links.read(text);
    this.line('', 'p', { id: 'link-notice', role: 'status' });
    if (link.error) await this.refuse(link, text);
    else if (link.kind === 'deck') this.deck(link);
    else await this.duel(link, text);
  }

  /** @this {Shown} @param {string} text @param {'p' | 'h2' | 'pre'} tag @param {Record<string, string>} attributes */
  line(text, tag = 'p', attributes = {}) {
    const element = make(tag, text, attributes);
    this.root.append(element);
    return element;
  }
  /** @this {Shown} @param {Button[]} buttons */
  row(...buttons) {
    this.root.append(make('p', { class: 'row' }, ...buttons.map(([text, act, main]) => press(text, act, main ? { class: 'main' } : {}))));
  }
  close = () => /** @type {Shown} */ (this).context.close();

  /** @this {Shown} @param {DuelLink} link */
  tell(link) {
    const name = (/** @type {number} */ p) => link.names[p] || 'AB'[p];
    // A puzzle has a name of its own and says its goal.
    /** @type {string} */
    this.text = link.kind === 'position' ? this.context.engine.calls.linkPosition() : '';
    const { title, goal } = readPosition(this.text);
    const [, who, what] = /^([AB]) (wins|survives)$/.exec(goal ?? '') ?? [];
    this.asks = Boolean(what);
    this.line(title || word(link.kind), 'h2');
    if (title) this.line(word(link.kind));
    if (what) this.line(word('goal', word(what, name('AB'.indexOf(who)))), 'p', { id: 'link-goal' });
    const shown = [0, 1].map((p) => (link.computer[p] ? word('computer', name(p)) : name(p)));
    this.line(word('players', ...shown), 'p', { id: 'link-players' });
    this.line([word('era', eraName(link.era)), link.house_rules && word('house')].filter(Boolean).join(', '));
    if (link.kind !== 'challenge') this.line(word('turn', link.turn, ...link.life, link.choices), 'p', { id: 'link-turn' });
    if (link.over) this.line(link.winner < 0 ? word('drawn') : word('over', name(link.winner)));
    else if (link.kind === 'duel' && link.to_act >= 0) this.line(word('next', name(link.to_act)), 'p', { id: 'link-next' });
  }

  // Says what happens to the duel on the table, unless the link continues it.
  /** @this {Shown} @param {Branch | null | undefined} met */
  tellTable(met) {
    const { engine, keeper, storage } = this.context.app;
    const { running, names, view } = engine.state();
    if (!running || view.over || met?.record.id === keeper.id) return;
    this.line(word(storage.available ? 'kept' : 'lost', names.join(' – ')), 'p', { id: 'link-table' });
  }

  /** @this {Shown} @param {DuelLink} link @param {string} text */
  async duel(link, text) {
    this.tell(link);
    if (this.note) this.line(noteWords(link.names[1 - link.to_act] ?? '', this.note), 'p', { id: 'link-note' });
    this.line(word('whole'), 'p', { class: 'slip' });
    if (link.kind === 'duel' && !link.over) this.line(word('fresh'), 'p', { class: 'quiet' });
    const open = async (more = {}) => {
      // Back must not lead here again: the table no longer matches the link.
      if (await this.links.open(link, { note: this.note, ...more })) this.leave();
    };
    const met = link.kind === 'duel' ? (await branches(this.links))[0] : null;
    const kept = met && nameOf(met.record);
    this.tellTable(met);
    /** @type {Button[]} */
    const buttons = [];
    if (!met || met.common === 0 && met.here > 0 && met.there > 0) {
      if (link.kind === 'replay') buttons.push([word('watch'), () => this.context.go('timeline', text), true], [word('fromHere'), () => open()]);
      else buttons.push([word('accept'), () => open(), true]);
    } else if (met.common === met.here && met.there > met.here) {
      this.line(word('goesOn', kept), 'p', { id: 'link-branch' });
      buttons.push([word('accept'), () => open({ record: met.record }), true]);
    } else if (met.common === met.there) {
      this.line(word('known', kept), 'p', { id: 'link-branch' });
      buttons.push([word('openKept'), async () => { if (await this.context.app.keeper.open(met.record.id)) this.leave(); }, true],
        [word('accept'), () => open()]);
    } else {
      this.line(word('branch', kept, met.common), 'p', { id: 'link-branch' });
      buttons.push([word('play_branch'), () => open(), true]);
    }
    if (link.kind === 'position' || link.kind === 'challenge') buttons.push([word('against'), () => open({ computer: 1 })]);
    this.row(...buttons, [word('decline'), this.close]);
    if (!this.asks) return;
    // On this board the answers of the other side are searched for, as in every puzzle.
    const place = make('div', { class: 'editor-preview' });
    this.root.append(place);
    await boardOf(place, this.text, { mode: 'puzzle', lang: language() });
  }

  /** @this {Shown} */
  leave() {
    history.replaceState(null, '', location.pathname + location.search);
    this.context.app.pages.follow();
  }

  /** @this {Shown} @param {DeckLink} link */
  deck(link) {
    this.line(word('deck'), 'h2');
    this.line(word('cards', link.names[0] || word('unnamed'), link.cards));
    this.line(link.list, 'pre', { id: 'link-list', tabindex: '0' });
    this.row([word('take'), () => this.context.go('decks', `list:${link.names[0] ? `# Name: ${link.names[0]}\n` : ''}${link.list}`), true],
      [word('copy'), async () => {
        await navigator.clipboard?.writeText(link.list);
        this.context.notice(word('copied'));
      }], [word('decline'), this.close]);
  }

  /** @this {Shown} @param {Link} link @param {string} text */
  async refuse(link, text) {
    const missing = link.error === 'missing-cards' && this.context.app.own.missing(this.files);
    if (missing) {
      this.line(missing, 'p', { class: 'slip', id: 'link-error', 'data-code': 'missing-files', role: 'alert' });
      return this.row([word('take'), () => this.context.go('decks'), true], [word('close'), this.close]);
    }
    const notice = this.line(word(link.error, link.version, link.own_version), 'p', { class: 'slip', id: 'link-error', 'data-code': link.error });
    notice.setAttribute('role', 'alert');
    /** @type {Button[]} */
    const buttons = [];
    if (link.error === 'other-rules' || link.error === 'missing-cards') {
      const there = /^[0-9a-f]{8}$/.test(link.version) && await fetch(`versions/${link.version}/index.html`, { method: 'HEAD' }).then((r) => r.ok, () => false);
      if (there) buttons.push([word('inVersion', link.version), () => { location.href = `versions/${link.version}/index.html#${text}`; }, true]);
      else this.line(word('noVersion'));
    }
    if (link.error === 'other-rules') {
      buttons.push([word('snapshot', link.turn), async () => { if (await this.links.open({ ...link, kind: 'replay' })) this.leave(); }]);
    }
    return this.row(...buttons, [word('close'), this.close]);
  }
}

const sheet = /** @type {Shown} */ (new Sheet());
export default { title: () => word('title'), show: (/** @type {HTMLElement} */ root, /** @type {Context} */ context, /** @type {string | undefined} */ argument) => sheet.show(root, context, argument) };
