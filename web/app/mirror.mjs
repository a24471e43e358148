// The table as a plain page: zones are lists, prompt and log are live regions, every legal action is a button. Beside
// the canvas it serves assistive technology; without a canvas it is the game.
import { Dividing } from './dividing.mjs';
import { cited, make as plain } from './dom.mjs';
import { grouped, plainCard, taggedNames } from './plain-card.mjs';
import { canAsk, showPreview, whyButton, whyNot, WINDOWS } from './reasons.mjs';
import { loadSymbols, spokenSymbols, symbolsLoaded, withSymbols } from './symbols.mjs';
import { ERAS, eraName, language, word } from './words.mjs';

/** @import { Deck, HouseRule, LogLine, Player, Thing, View } from '../bridge/view.js' */
/** @import { Attributes } from './dom.mjs' */
/** @import { Entry, Things } from './plain-card.mjs' */
/** @typedef {import('./engine.mjs').Config} Config */
/** @typedef {import('./engine.mjs').Engine} Engine */
/** @typedef {(since: number) => LogLine[]} Read */
/** @typedef {[state: DuelState, read: Read, thinking?: boolean]} Shown */
/** @typedef {(player: number | null) => string} Name */
/**
 * What the page does when something is pressed. Some of it an embedded board has no use for.
 * @typedef {{
 *   act: (index: number) => unknown, undo: () => unknown, redo: () => unknown, takeBack: () => unknown, passTurn: () => unknown, lift: () => unknown,
 *   set: (what: string, on: number | boolean) => unknown, concede: () => unknown, leave: () => unknown, rematch: () => unknown, newDuel: () => unknown,
 *   begin: (config: Config) => unknown, resume: () => unknown, language: (lang: string) => unknown, card: (card: number) => string,
 *   explain: Engine['explain'], why?: Engine['why'], preview?: Engine['preview'],
 * }} Actions
 */

// The events that each choice of the log filter shows.
/** @type {Record<string, string[]>} */
export const LOG_KINDS = {
  spells: ['cast', 'activate', 'trigger', 'target', 'resolve', 'countered', 'fizzled', 'cast_cancelled'],
  combat: ['attack', 'block', 'damage', 'prevent', 'dies', 'destroy', 'regenerate', 'put_on_stack'],
  cards: ['draw', 'discard', 'mill', 'reveal', 'play_land', 'move', 'return_hand', 'exile', 'token'],
  life: ['lose', 'gain', 'damage', 'mana_burn', 'win', 'lose_game', 'draw_game', 'mulligan', 'keep'],
};

// Whatever kind of element it is: the type is the one with most fields.
const $ = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (document.getElementById(id));
// Disables a control and says why in its title.
/** @param {string} id @param {string | false} why */
function off(id, why) {
  $(id).disabled = !!why;
  $(id).title = why ? word(why) : '';
}

// Symbols are drawn if the plain page is visible; beside the canvas they are only named.
const drawn = () => !document.body.classList.contains('canvas');

// Names of cards seen so far that have no translation in the current language.
/** @type {Set<string>} */
const english = new Set();

/** @template {string} K @param {K} tag @param {string} [text] @param {Attributes} attributes */
function make(tag, text, attributes = {}) {
  if (typeof text !== 'string' || tag === 'option') return plain(tag, text, attributes);
  const nodes = text.includes('{') ? (drawn() && symbolsLoaded() ? withSymbols(text) : spokenSymbols(text)) : [text];
  return plain(tag, attributes, ...(attributes.lang ? nodes : taggedNames(nodes, english)));
}

export class Mirror {
  /** @param {Actions} actions */
  constructor(actions) {
    this.actions = actions;
    this.logAt = 0;
    /** @type {Promise<void> | null} */
    this.symbols = null;  // the promise of symbols that are being loaded
    // A key held down presses a button only once: the next decision may have the same button.
    $('table').addEventListener('keydown', (e) => { if (e.repeat && (e.key === 'Enter' || e.key === ' ') && /** @type {Element} */ (e.target).localName === 'button') e.preventDefault(); });
    this.dividing = new Dividing($('prompt'), { undo: () => actions.undo(), state: () => /** @type {Shown} */ (this.rendered)[0] });
    $('undo').onclick = () => actions.undo();
    $('redo').onclick = () => actions.redo();
    $('take-back').onclick = () => actions.takeBack();
    $('log-filter').onchange = () => this.filterLog();
    $('pass-turn').onclick = () => actions.passTurn();
    for (const [id, yes] of /** @type {[string, number][]} */ ([['always-yes', 1], ['always-no', 0]])) $(id).onclick = () => actions.set('always', yes);
    $('decline-batch').onclick = () => actions.set('decline', 1);
    $('window-stops').onchange = () => {
      const boxes = [...$('window-stops').querySelectorAll('input')];
      actions.set('window_stops', boxes.reduce((sum, box) => sum + (box.checked ? Number(box.value) : 0), 0));
    };
    $('curtain-lift').onclick = () => actions.lift();
    $('hold').onchange = () => actions.set('hold', $('hold').checked);
    $('auto-pass').onchange = () => actions.set('auto_pass', $('auto-pass').checked);
    $('pause').onchange = () => actions.set('pause', $('pause').checked);
    $('concede').onclick = () => { if (window.confirm(word('sure'))) actions.concede(); };
    $('leave').onclick = () => actions.leave();
    $('resume').onclick = () => actions.resume();
    $('rematch').onclick = () => actions.rematch();
    $('new-duel').onclick = () => actions.newDuel();
    $('language').onchange = () => actions.language($('language').value);
    $('setup').onsubmit = (e) => {
      e.preventDefault();
      actions.begin(this.config());
    };
    $('setup-era').onchange = () => {
      $('setup-rule-list').replaceChildren();
      this.offerDecks();
      this.rules(/** @type {HouseRule[]} */ (this.switches));
      this.about();
    };
    $('setup-mode').onchange = () => this.nameDefaults();
    $('setup-rule-list').onchange = () => this.about();
  }

  // ------------------------------------------------------------------ words and the start page
  /** @param {string} lang @param {Deck[]} decks @param {HouseRule[]} rules */
  words(lang, decks, rules) {
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-word]')))
      element.textContent = word(/** @type {string} */ (element.dataset.word));
    $('language').value = lang;
    this.decks = decks;
    const era = $('setup-era').value || 'foundations';
    $('setup-era').replaceChildren(...[...ERAS].reverse().map((era) => make('option', eraName(era), { value: era })));
    $('setup-era').value = era;
    this.offerDecks();
    this.rules(rules);
    this.about();
    this.nameDefaults();
  }
  // Decks that the era's rules allow: first those of the era, then the player's, then the others.
  offerDecks() {
    const era = $('setup-era').value;
    const rank = (/** @type {Deck} */ d) => (d.eras.includes(era) ? 0 : d.own ? 1 : 2);
    const offered = /** @type {Deck[]} */ (this.decks).filter((d) => d.plays.includes(era)).sort((a, b) => rank(a) - rank(b));
    for (const seat of [0, 1]) {
      const select = $(`setup-deck-${seat}`);
      const kept = offered.some((d) => d.id === select.value) ? select.value : offered[(seat + 1) % offered.length]?.id;
      select.replaceChildren(...offered.map((d) => make('option', d.name, { value: d.id })));
      select.value = kept;
    }
  }

  // House rules: every switch with its values; the era's own is marked.
  /** @param {HouseRule[]} rules */
  rules(rules) {
    this.switches = rules;
    const kept = new Map([.../** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll('#setup-rule-list select'))].map((e) => [e.dataset.rule, e.value]));
    const era = $('setup-era').value;
    $('setup-rule-list').replaceChildren(...rules.map((r) => {
      const p = make('p');
      const select = make('select', undefined, { id: `rule-${r.name}`, 'data-rule': r.name });
      select.append(...r.values.map((v) => make('option', v.name === r.era[era] ? `${v.label} (${word('eraDefault')})` : v.label, { value: v.name })));
      select.value = kept.get(r.name) ?? r.era[era];
      p.append(make('label', r.label, { for: `rule-${r.name}` }), ' ', select);
      return p;
    }));
  }
  // Warns of ante before the duel. Whether somebody may choose who starts depends on the rules, too.
  about() {
    const ante = $('rule-ante')?.value === 'on';
    $('setup-about').textContent = `${word(`about_${$('setup-era').value}`)}${ante ? ` ${word('anteWarning')}` : ''}`;
    const choose = /** @type {HTMLOptionElement} */ ($('setup-first').querySelector('[value=choose]'));
    choose.hidden = choose.disabled = $('rule-starter')?.value !== 'randomChooses';
    if (choose.disabled && choose.selected) $('setup-first').value = '';
  }

  /** @param {boolean} hotSeat */
  defaultNames(hotSeat) {
    return hotSeat ? [`${word('namePlayer')} 1`, `${word('namePlayer')} 2`] : [`${word('namePlayer')} 1`, word('nameComputer')];
  }
  nameDefaults() {
    const names = this.defaultNames($('setup-mode').value === 'hotseat');
    names.forEach((name, i) => { $(`setup-name-${i}`).placeholder = name; });
  }

  /** @returns {Config} */
  config() {
    const hotSeat = $('setup-mode').value === 'hotseat';
    const seats = [0, 1].map((i) => ({
      computer: i === 1 && !hotSeat,
      name: $(`setup-name-${i}`).value.trim() || $(`setup-name-${i}`).placeholder,
      deck: $(`setup-deck-${i}`).value,
    }));
    const seed = $('setup-seed').value.trim();
    const era = $('setup-era').value;
    const first = $('setup-first').value;
    /** @type {Record<string, string>} */
    const rules = {};
    for (const r of /** @type {HouseRule[]} */ (this.switches)) {
      const value = $(`rule-${r.name}`).value;
      if (value !== r.era[era]) rules[r.name] = value;
    }
    return { era, rules, seats, first: first === '' ? undefined : first === 'choose' ? first : Number(first), seed: /^\d+$/.test(seed) ? seed : undefined };
  }

  /** @param {string} text @param {{ calm?: boolean, link?: { text: string, href: string, name: string } | null }} how */
  notice(text, { calm = false, link = null } = {}) {
    const p = make('p', text, { class: calm ? 'notice calm' : 'notice' });
    if (link) {
      p.append(' ');
      p.append(make('a', link.text, { href: link.href, download: link.name }));
    }
    $('notices').append(p);
  }
  clearCalm() {
    for (const p of document.querySelectorAll('.notice.calm')) p.remove();
  }

  // ------------------------------------------------------------------ drawing
  // `read(since)` returns the lines of the log with a serial above `since`.
  /** @param {DuelState} state @param {Read} read @param {boolean} [thinking] */
  render(state, read, thinking) {
    const focus = this.heldFocus();
    this.draw(state, read, thinking);
    focus(state);
  }

  // Keeps the focus when elements are replaced. If the focused one is gone, the prompt gets it, or the curtain, or
  // the start button.
  /** @returns {(state: DuelState) => void} */
  heldFocus() {
    const held = /** @type {HTMLElement} */ (document.activeElement);
    if (!held || held === document.body || !$('plain').contains(held)) return () => {};
    const { key } = held.dataset;
    return (state) => {
      if (held.isConnected && held.offsetParent) return;
      const again = key && [.../** @type {NodeListOf<HTMLElement>} */ ($('table').querySelectorAll('[data-key]'))].find((e) => e.dataset.key === key && e.offsetParent);
      const place = again || (!state.running ? $('setup-begin') : state.curtain ? $('curtain-title') : $('prompt'));
      place.focus();
    };
  }

  /** @param {DuelState} state @param {Read} read @param {boolean} [thinking] */
  draw(state, read, thinking) {
    if (drawn()) this.dress();
    if (drawn() && !symbolsLoaded() && state.running) {
      this.symbols ??= loadSymbols().then(() => {
        this.relog = true;
        this.render(.../** @type {Shown} */ (this.rendered));
      }, () => {});
    }
    /** @type {Shown} */
    this.rendered = [state, read, thinking];
    $('start').hidden = state.running;
    $('curtain').hidden = !state.running || !state.curtain;
    $('table').hidden = !state.running || state.curtain;
    $('log-zone').hidden = !state.running;
    $('plain').classList.toggle('playing', state.running && !state.curtain);
    if (state.running && language() !== 'en') for (const o of state.view.objects) if (o.name && o.name === o.card_name) english.add(o.name);
    if (language() === 'en') english.clear();
    this.log(state, read);
    if (!state.running) return;
    if (state.curtain) this.drawCurtain(state);
    else this.drawTable(state, thinking);
  }

  /** @param {RunningState} state */
  drawCurtain(state) {
    this.empty();
    const who = state.view.players[state.seat].name;
    $('curtain-title').textContent = word('curtainTitle', who);
    $('curtain-lift').textContent = word('curtainLift', who);
  }

  /** @param {RunningState} state @param {boolean} [thinking] */
  drawTable(state, thinking) {
    const v = state.view;
    const seat = state.seat;
    /** @type {Name} */
    const name = (p) => (p === null ? '' : v.players[p].name);
    $('turn').textContent = word('turnLine', v.turn, name(v.active), v.step_name).replace(/: $/, '');
    // A board that is only read asks nobody to act.
    setText($('prompt'), thinking ? word('thinking', name(v.to_act)) : WINDOWS.includes(v.why) && v.to_act === v.seat && !v.options.length ? '' : v.prompt);
    this.buttons(state);
    this.dividing.show(state);
    $('players').replaceChildren(...v.players.map((p) => make('p', this.playerLine(p))));
    this.drawStack(v, name);
    this.drawZones(v, seat, name);
    this.drawSwitches(state);
    $('over').hidden = !v.over;
    $('why').textContent = '';
  }

  // The stack or the batch, open windows, and damage that has not been dealt yet.
  /** @param {View} v @param {Name} name */
  drawStack(v, name) {
    $('stack-zone').hidden = v.stack.length === 0 && !v.announced;
    // A spell being announced is in no zone yet. The prompt names it; here its text can be read.
    $('announced').hidden = !v.announced;
    $('announced').replaceChildren(...(v.announced ? [make('span', word('announced', this.actions.card(v.announced)))] : []));
    $('stack-title').textContent = word('stack', v.names.stack);
    if (this.actions.preview) showPreview(/** @type {HTMLDetailsElement} */ (/** @type {HTMLElement} */ ($('preview'))), v, this.actions.preview);
    // A live region: written only when it changes, so that it is read aloud only then.
    const windows = [...v.windows.map((w) => [w.title, w.line].filter(Boolean).join(': ')),
      ...v.packets.map((p) => (p.unpreventable ? `${p.text} ${word('unpreventable')}` : p.text))];
    if (windows.join('\n') !== this.windows) {
      this.windows = windows.join('\n');
      $('windows').replaceChildren(...windows.map((text) => make('li', text)));
    }
    $('windows').hidden = !v.windows.length && !v.packets.length;
    $('stack').replaceChildren(...v.stack.map((e) => make('li',
      [e.name, e.kind, name(e.controller), e.effect, e.targets && `→ ${e.targets}`].filter(Boolean).join(', '))));
  }

  /** @param {View} v @param {number} seat @param {Name} name */
  drawZones(v, seat, name) {
    /** @type {Things} */
    const at = new Map(v.objects.filter((o) => o.ref).map((o) => [o.ref, o]));
    const list = (/** @type {string} */ id, /** @type {Thing[]} */ objects) => $(id).replaceChildren(...(objects.length
      ? objects.map((o) => this.card({ o }, v, at)) : [make('li', word('none'), { class: 'pc-none' })]));
    const board = (/** @type {string} */ id, /** @type {Thing[]} */ objects) => $(id).replaceChildren(...(objects.length
      ? grouped(objects, v, at).map((g) => this.card(g, v, at)) : [make('li', word('none'), { class: 'pc-none' })]));
    const field = v.objects.filter((o) => o.zone === 'battlefield');
    list('hand', v.objects.filter((o) => o.zone === 'hand' && o.owner === seat));
    board('board-mine', field.filter((o) => o.controller === seat));
    board('board-theirs', field.filter((o) => o.controller !== seat));
    /** @type {Element} */ (document.querySelector('[data-word=theirBoard]')).textContent = word('theirBoard', name(v.players.length - 1 - seat));
    const seen = v.objects.filter((o) => o.zone === 'library' || o.zone === 'command' || o.zone === 'ante' ||
      (o.zone === 'hand' && o.owner !== seat && !o.flags.includes('unknown')));
    $('others').hidden = seen.length === 0;
    list('other-cards', seen);
    const stakes = v.players.map((_, p) => /** @type {const} */ ([p, v.objects.filter((o) => o.zone === 'ante' && o.owner === p).map((o) => o.name).join(', ')]))
      .filter(([, cards]) => cards);
    $('ante').hidden = !stakes.length;
    $('ante').textContent = stakes.map(([p, cards]) => word(v.over && v.winner === p ? 'winsAnte' : 'anteOf', name(p), cards)).join(' ');
    const piles = [];
    for (const [p] of v.players.entries()) {
      for (const zone of /** @type {const} */ (['graveyard', 'exile'])) {
        const cards = v.objects.filter((o) => o.zone === zone && o.owner === p);
        if (!cards.length) continue;
        const ul = make('ul', undefined, { role: 'list' });
        ul.append(...cards.map((o) => this.card({ o }, v, at)));
        piles.push(make('h4', `${v.names[zone]}: ${name(p)}`), ul);
      }
    }
    $('graveyard-lists').replaceChildren(...(piles.length ? piles : [make('p', word('none'))]));
  }

  // Controls besides the options: undo, passing for longer, stops.
  /** @param {RunningState} state */
  drawSwitches(state) {
    const v = state.view;
    off('undo', !state.undo && (state.decisions ? 'noUndo' : 'noUndoYet'));
    off('redo', !state.redo && 'noRedo');
    $('take-back').hidden = state.take_back === null || state.undo;
    off('pass-turn', v.over ? 'isOver' : v.to_act !== state.seat ? 'notYours' : !WINDOWS.includes(v.why) && 'firstAnswer');
    off('concede', v.over && 'isOver');
    $('hold').checked = state.hold;
    $('auto-pass').checked = state.auto_pass;
    // Only the 1997 rules have batches, and they have no priority.
    const old = v.phases === 6;
    $('always-yes').hidden = $('always-no').hidden = !state.can_always;
    $('decline-batch').hidden = !state.can_decline || !old;
    /** @type {Element} */ (document.querySelector('#hold + span')).textContent = word(old ? 'holdOld' : 'hold');
    $('window-stops').hidden = state.window_stops < 0;
    for (const box of $('window-stops').querySelectorAll('input'))
      box.checked = state.window_stops > 0 && (state.window_stops & Number(box.value)) !== 0;
    $('pause').checked = state.pause;
  }

  // Behind the curtain nothing of a hand may remain in the page.
  empty() {
    for (const id of ['actions', 'mana-actions', 'players', 'stack', 'windows', 'preview-lines', 'announced', 'hand', 'board-mine', 'board-theirs', 'other-cards', 'graveyard-lists']) {
      $(id).replaceChildren();
    }
    for (const id of ['turn', 'prompt', 'why']) $(id).textContent = '';
    this.dividing.show(null);
  }

  /** @param {RunningState} state */
  buttons(state) {
    const v = state.view;
    /** @type {HTMLElement[]} */
    const usual = [];
    /** @type {HTMLElement[]} */
    const mana = [];
    for (const o of v.options) {
      const pass = o.kind === 'pass' && v.pass;
      const button = make('button', pass ? `${o.text} ${v.pass}` : o.text, { type: 'button', 'data-index': o.index });
      button.dataset.key = `${o.kind} ${o.object} ${o.other} ${o.value}`;
      if (['pass', 'done', 'pay'].includes(o.kind)) button.className = 'main';
      button.onclick = () => this.actions.act(o.index);
      (o.kind === 'mana' ? mana : usual).push(button);
    }
    $('actions').replaceChildren(...usual);
    $('mana-actions').replaceChildren(...mana);
    $('mana').hidden = mana.length === 0;
  }

  /** @param {Player} p */
  playerLine(p) {
    const parts = [word('playerLine', p.name, p.life, p.hand, p.library, p.graveyard)];
    if (p.poison) parts.push(word('poison', p.poison));
    const pool = Object.entries(p.pool).flatMap(([kind, n]) => (n ? `${n} ${kind}` : [])).join(' ');
    if (pool) parts.push(word('pool', pool));
    return parts.join(', ');
  }

  /** @param {Entry} entry @param {View} v @param {Things} at */
  card(entry, v, at) {
    const { o } = entry;
    const li = plainCard(entry, v, at, make);
    if (canAsk(o, v)) {
      const why = make('button', word('whyNot'), { type: 'button', 'aria-label': `${word('whyNot')} ${o.name}`, 'data-key': `why ${o.ref}` });
      why.onclick = () => {
        $('why').replaceChildren(...whyNot(/** @type {string} */ (o.name), this.actions.explain(/** @type {string} */ (o.ref)), make));
      };
      li.append(' ', why);
    }
    return li;
  }

  // The style sheet is fetched only if the plain page is visible.
  dress() {
    if (this.dressed) return;
    this.dressed = true;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'app/plain.css' }));
  }

  // A log line leads to the card it is about and to the rule behind it.
  /** @param {LogLine} l */
  logLine(l) {
    const li = make('li');
    li.dataset.kind = l.kind ?? '';
    if (l.card) {
      const link = make('button', l.text, { type: 'button', class: 'log-link' });
      link.onclick = link.onmouseenter = link.onfocus = () => setText($('log-card'), this.actions.card(/** @type {number} */ (l.card)));
      li.append(link);
    } else {
      li.append(l.text);
    }
    if (l.rule) li.append(' ', cited(l.rule));
    if (l.kind && this.actions.why) li.append(' ', whyButton(li, l, this.actions.why));
    return li;
  }
  filterLog() {
    const kinds = LOG_KINDS[$('log-filter').value];
    for (const li of /** @type {Iterable<HTMLElement>} */ ($('log').children))
      li.hidden = !!kinds && !kinds.includes(/** @type {string} */ (li.dataset.kind)) && li.dataset.kind !== 'turn' && li.dataset.kind !== '';
  }

  // Only new lines are asked for and added, so that screen readers read only those, and a long duel costs no more than a
  // short one.
  /** @param {DuelState} state @param {Read} read */
  log(state, read) {
    const last = state.running ? state.log : 0;
    const of = `${state.duel} ${state.lang}`;
    const fresh = last > 0 && this.logOf === of && last >= this.logAt && !this.relog;
    // A log that appears as a whole (another duel, another language) is not to be read aloud.
    $('log-lines').setAttribute('aria-live', fresh ? 'polite' : 'off');
    if (!fresh) {
      $('log').replaceChildren();
      this.logAt = 0;
      this.relog = false;
      /** @type {string} */
      this.logOf = of;
    }
    if (last <= this.logAt) return;
    $('log').append(...read(this.logAt).map((l) => this.logLine(l)));
    this.filterLog();
    this.logAt = last;
    // Beside the canvas the log is invisible, and asking for its height would force a layout.
    if (!document.body.classList.contains('canvas')) $('log-lines').scrollTop = $('log-lines').scrollHeight;
  }
}

// Setting the text of a live region has it read aloud, even if nothing changed. English names are marked as English.
/** @param {Element} element @param {string} text */
function setText(element, text) {
  if (element.textContent !== text) element.replaceChildren(...taggedNames([text], english));
}
