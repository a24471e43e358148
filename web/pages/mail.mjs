// A duel that two players send each other as a link. Its saved record says so in `mail`:
//   seat  who plays on this device
//   from  how many choices had been made when the last link came
//   sent  the checksum of the saved bytes when they were sent: as long as they are the same, the answer hasn't come
//   note  what was written to the other player
// While the other player decides, a card lies over the board: it sends the duel, then it waits for the answer.
import { make, press } from '../app/dom.mjs';
import { checksum } from '../app/storage.mjs';
import { toast } from '../app/toast.mjs';
import { language, word as common, words } from '../app/words.mjs';
import { LONGEST, noteSuffix } from './note.mjs';

/** @import { App, Mail, Running } from '../page-types.js' */

const word = words(strings('page.mail'));

const NOBODY = 3;  // the eyes of somebody who sees no hand
const LINES = 6;   // of the log, at most

/** @type {HTMLElement | null} */
let card = null;
let shown = '';  // what the card is about
let offered = 0; // the duel whose end has been offered to be sent
let closeEnd = () => {};
/** @type {Promise<unknown> | null} */
let styled = null;
let watching = false;

const paged = () => document.body.classList.contains('paged');

// app: the page of main.mjs. Called after everything that may have changed the duel.
/** @param {App} app @returns {Promise<void>} */
export async function follow(app) {
  const { engine, keeper, links } = app;
  links.mailed = true;
  if (!watching) {
    watching = true;
    // Side pages cover the board and uncover it; they may use the timeline meanwhile.
    new MutationObserver(() => follow(app)).observe(document.body, { attributes: true, attributeFilter: ['class'] });
    // Keys for the card must not lift the curtain below it.
    document.addEventListener('focusin', ({ target }) => { if (card && target === app.canvas.element) card.focus({ preventScroll: true }); });
  }
  const { mail } = keeper;
  const state = engine.state();
  if (!mail || state.duel !== offered || !state.running) closeEnd();
  if (!mail || !state.running || paged()) return hide(app);
  if (state.view.over) {
    hide(app);
    return offerEnd(app, /** @type {Running} */ (state));
  }
  if (state.seat === mail.seat) {
    hide(app);
    if (state.curtain) {
      engine.liftCurtain();
      app.changed();
    }
    return undefined;
  }
  if (!state.curtain) {
    hide(app);
    // The other player sits here.
    return state.coming ? undefined : keepMail(app, null);
  }
  const sent = isSent(app);
  const about = [state.duel, state.changes, sent, language()].join(' ');
  if (card && shown === about) return undefined;
  shown = about;
  styled ??= new Promise((done) => {
    document.head.append(make('link', { rel: 'stylesheet', href: 'pages/mail.css', onload: done, onerror: done }));
  });
  await styled;
  // Meanwhile something may have changed, and this be asked again.
  if (shown === about && !paged()) show(app, /** @type {Running} */ (state), sent);
  return undefined;
}

// Of a duel that is played by links.
const isSent = (/** @type {App} */ { engine, keeper }) => /** @type {Mail} */ (keeper.mail).sent !== undefined && /** @type {Mail} */ (keeper.mail).sent === checksum(engine.save());

/** @param {App} app @param {Mail | null} mail */
export async function keepMail(app, mail) {
  const { keeper, storage } = app;
  keeper.mail = mail;
  const { id } = keeper;
  await keeper.saved;
  if (storage.available && id) await storage.change(id, { mail }).catch(() => {});
}

/** @param {App} app */
function hide(app) {
  shown = '';
  if (!card) return;
  card.remove();
  card = null;
  if (!paged()) app.canvas.cover(false);
}

/** @param {App} app @param {Running} state @param {boolean} sent */
function show(app, state, sent) {
  const { engine, keeper } = app;
  const { mail } = /** @type {{ mail: Mail }} */ (keeper);
  const name = state.view.players[1 - mail.seat].name;
  const title = make('h2', sent ? word('waiting', name) : word('next', state.view.turn, name), { id: 'mail-title' });
  const status = make('p', { id: 'mail-status', role: 'status' });
  const link = make('textarea', { readonly: true, rows: 3, hidden: true, 'aria-label': word('link') });
  const note = make('textarea', { id: 'mail-note', rows: 2, maxlength: LONGEST, placeholder: word('notePlace') });
  note.value = mail.note ?? '';
  const { size, lines } = happened(app, mail.from);
  const post = async () => {
    const written = sent ? mail.note ?? '' : note.value;
    const address = app.links.write('duel');
    if (!address) {
      status.textContent = word('tooLong');
      return;
    }
    const how = await hand([told(state, name), ...lines, '', address + noteSuffix(written)].join('\n'));
    if (how === 'cancelled') return;
    if (how === 'failed') {
      link.hidden = false;
      link.value = address + noteSuffix(written);
      link.select();
      status.textContent = word('notCopied');
    } else if (how === 'copied') toast(word('copied', name), [], { key: 'copied', seconds: 12 });
    await keepMail(app, { .../** @type {Mail} */ (keeper.mail), sent: checksum(engine.save()), note: written });
    if (how !== 'failed') follow(app);
  };
  const parts = sent ? [make('p', word('waitingAbout', name))] : [
    make('p', word('about', name)),
    lines.length ? make('ul', ...lines.map((/** @type {string} */ line) => make('li', line))) : undefined,
    make('label', word('note', name), { for: 'mail-note' }), note,
  ];
  const buttons = [
    press(word(sent ? 'again' : 'send'), post, { id: 'mail-send', class: sent ? '' : 'main' }),
    !sent && state.undo ? press(common('undo'), () => { engine.undo(); app.changed(); }, { id: 'mail-undo' }) : undefined,
    press(word('here'), () => {
      keepMail(app, null);
      hide(app);
    }, { id: 'mail-here' }),
    press(common('leave'), () => app.leave(), { id: 'mail-leave' }),
  ];
  const held = card?.contains(document.activeElement);
  card?.remove();
  card = make('section', make('div', title, ...parts, link, status, make('div', { class: 'row' }, ...buttons)),
    { id: 'mail', role: 'dialog', 'aria-labelledby': 'mail-title', tabindex: -1, 'data-size': size, 'data-sent': sent ? '1' : '0' });
  // Not inside <body>, whose children side pages make inert.
  document.documentElement.append(card);
  // What the other player wrote belongs to the decision that has been made.
  document.querySelector('[data-key=note]')?.remove();
  app.canvas.cover(true);
  if (held || !document.activeElement || document.activeElement === document.body || app.canvas.element === document.activeElement || /** @type {HTMLElement} */ (document.getElementById('plain')).contains(document.activeElement))
    card.focus({ preventScroll: true });
}

// What everybody saw since `from` choices had been made: the last lines of the log.
/** @param {App} app */
function happened({ engine }, from = -1) {
  if (engine.timelineOpen(null)) return { size: 0, lines: [] };
  const { size, lines } = engine.timeline(language(), NOBODY);
  const fresh = lines.filter((l) => l.kind !== 'turn' && l.at > from).map((l) => l.text);
  return { size, lines: fresh.length > LINES ? ['…', ...fresh.slice(-LINES)] : fresh };
}

// The first line of the message: whose decision it is, or how the duel ended.
/** @param {Running} state @param {string} name @returns {string} */
function told({ view }, name) {
  if (!view.over) return word('next', view.turn, name);
  return view.winner === null || view.winner === undefined ? word('drawn') : word('over', view.players[view.winner].name);
}

// A duel that has ended here is told to the other player.
/** @param {App} app @param {Running} state */
function offerEnd(app, state) {
  const { keeper } = app;
  if (offered === state.duel || state.coming || isSent(app)) return;
  offered = state.duel;
  const { size, lines } = happened(app, /** @type {Mail} */ (keeper.mail).from);
  if (size <= (/** @type {Mail} */ (keeper.mail).from ?? -1)) return;
  const name = state.view.players[1 - /** @type {Mail} */ (keeper.mail).seat].name;
  closeEnd = toast(word('tellEnd', name), [{ text: word('send'), act: async () => {
    const address = app.links.write('duel');
    const how = address ? await hand([told(state, name), ...lines, '', address].join('\n')) : 'failed';
    if (how === 'copied') toast(word('copied', name), [], { key: 'copied', seconds: 12 });
    if (how === 'failed') /** @type {NonNullable<App['shareLink']>} */ (app.shareLink)();
    if (how === 'copied' || how === 'shared') keepMail(app, { .../** @type {Mail} */ (keeper.mail), sent: checksum(app.engine.save()) });
  } }], { key: 'mail-end' });
}

// A text for the other player: by what the system has for it, else by the clipboard.
/** @param {string} text @returns {Promise<string>} */
async function hand(text) {
  if (navigator.share) {
    try {
      await navigator.share({ title: 'Upkeep', text });
      return 'shared';
    } catch (/** @type {any} */ error) {
      if (error?.name === 'AbortError') return 'cancelled';
    }
  }
  return navigator.clipboard?.writeText(text).then(() => 'copied', () => 'failed') ?? 'failed';
}

// The duel has gone out from the page that shares links: the table, or a saved one.
/** @param {App} app @param {string | undefined} id @param {number | null} toAct */
export async function sentAway(app, id, toAct) {
  const { engine, keeper, storage } = app;
  if (toAct !== 0 && toAct !== 1) return;
  const seat = 1 - toAct;
  if (!id || id === keeper.id) {
    const state = /** @type {Running} */ (engine.state());
    // Before the curtain comes down, whoever shares the link decides themselves.
    if (state.curtain && !state.computer_seats.some(Boolean)) await keepMail(app, { .../** @type {Mail} */ (keeper.mail), seat, sent: checksum(engine.save()) });
    await follow(app);
    return;
  }
  const record = await storage.get(id);
  if (record && !record.computers?.some(Boolean)) await storage.change(id, { mail: { .../** @type {Mail} */ (record.mail), seat, sent: record.checksum } });
}
