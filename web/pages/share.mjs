// The duel on the table as a link: copy it, hand it to the system, show it as a QR code.
import { make, press } from '../app/dom.mjs';
import { words } from '../app/words.mjs';
import { embedButton } from './embed-moment.mjs';
import { empty } from './empty.mjs';

/** @import { Context } from '../page-types.js' */
/** @import { View } from '../bridge/view.js' */

const word = words(strings('page.share'));

const MAX_QR = 2300;  // characters that fit into a QR code of the lowest error correction, with some room

/** @param {string} text */
async function drawQr(text) {
  const { default: qrcode } = await import('../vendor/qrcode.mjs');
  const code = qrcode(0, 'L');
  code.addData(text, 'Byte');
  code.make();
  const n = code.getModuleCount();
  const quiet = 4;
  let path = '';
  for (let y = 0; y < n; y++) for (let x = 0; x < n; x++) if (code.isDark(y, x)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${n + 2 * quiet} ${n + 2 * quiet}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.setAttribute('width', String(3 * (n + 2 * quiet)));
  const dark = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  dark.setAttribute('d', path);
  dark.setAttribute('fill', '#000');
  svg.append(dark);
  return svg;
}

export default {
  title: () => word('title'),
  // No argument: the duel on the table. `ID@MOMENT`: a saved one or a link at a moment (-1: as it stands now).
  async show(/** @type {HTMLElement} */ root, /** @type {Context} */ context, /** @type {string | undefined} */ argument) {
    const { engine, app, notice, language } = context;
    const [, id, at] = /^(.*)@(-?\d+)$/.exec(argument ?? '') ?? [];
    const moment = Number(at ?? -1);
    /** @type {View | null | undefined} */
    let view = null;
    let write = (/** @type {string} */ kind) => app.links.write(kind);
    if (at === undefined) {
      const state = engine.state();
      view = state.running ? state.view : null;
    } else if (!(await app.links.openTime(id)).error) {
      const { size } = engine.timeline(language(), 3);
      view = engine.timelineView(size, language(), 3);
      write = (/** @type {string} */ kind) => app.links.writeTime(kind, moment);
    }
    if (!view) {
      empty(root, context, word('none'));
      return;
    }
    const { to_act: toAct, players } = view;
    const kinds = [['duel', word('duelHint', players[toAct ?? 0]?.name ?? '')], ['replay', word(moment < 0 ? 'replayHint' : 'momentHint')], ['challenge', word('challengeHint')]]
      .filter(([kind]) => (kind === 'duel' ? !view.over : true)).filter(([kind]) => write(kind));
    const board = make('div', { class: 'embed-place' });
    const embed = embedButton(board, context, async () => {
      if (at === undefined) await app.links.openTime();
      return [moment];
    });
    if (!kinds.length) {
      root.append(make('p', word('tooLong')), make('p', { class: 'row' }, embed), board);
      return;
    }
    const first = moment >= 0 && kinds.some(([kind]) => kind === 'replay') ? 'replay' : kinds[0][0];
    const set = make('fieldset', make('legend', word('what')), { class: 'choices' });
    const text = make('textarea', { readonly: true, id: 'share-link', rows: 4 });
    const size = make('small', { id: 'share-size' });
    const code = document.createElement('div');
    const details = make('details', { id: 'share-qr' });
    const draw = async () => {
      code.replaceChildren();
      if (!details.open) return;
      if (text.value.length > MAX_QR) {
        code.textContent = word('qrTooLong');
        return;
      }
      const svg = await drawQr(text.value);
      svg.setAttribute('aria-label', word('qr'));
      code.replaceChildren(svg, make('p', word('qrHint')));
    };
    const choose = (/** @type {string} */ kind) => {
      text.value = write(kind);
      size.textContent = word('length', text.value.length);
      draw();
    };
    for (const [kind, hint] of kinds) {
      const radio = make('input', { type: 'radio', name: 'share-kind', value: kind, checked: kind === first, onchange: () => choose(kind) });
      set.append(make('p', make('label', radio, make('span', `${word(kind)} `), make('small', hint))));
    }
    // The duel waits for the other player once it has gone to them.
    const sent = async () => {
      const kind = set.querySelector('input:checked')?.getAttribute('value');
      if (kind === 'duel' && moment < 0) await (await import('./mail.mjs')).sentAway(app, id, toAct);
    };
    const row = make('p', { class: 'row' });
    const button = (/** @type {string} */ name, /** @type {() => void} */ act, fields = {}) => row.append(press(word(name), act, fields));
    button('copy', async () => {
      try {
        await navigator.clipboard.writeText(text.value);
        notice(word('copied'));
        await sent();
      } catch {
        text.select();
        notice(word('notCopied'));
      }
    }, { class: 'main', id: 'share-copy' });
    if (navigator.share) button('send', () => navigator.share({ title: 'Upkeep', url: text.value }).then(sent).catch(() => {}), { id: 'share-send' });
    row.append(embed);
    details.append(make('summary', word('qr')), code);
    details.ontoggle = draw;
    root.append(make('div', make('div', set, make('p', word('honest'), { class: 'slip', id: 'share-honest' })),
      make('div', make('label', word('link'), { for: 'share-link' }), text, size, row, details), { class: 'share' }), board);
    choose(first);
  },
};
