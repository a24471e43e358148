// The duel on the table as a link: copy it, hand it to the system, show it as a QR code.
import { make, press } from '../app/dom.mjs';
import { words } from '../app/words.mjs';
import { empty } from './empty.mjs';

const word = words({
  title: ['Share as a link', 'Compartilhar como link', 'Compartir como enlace', 'Condividi come link'],
  none: ['There is no duel on the table.', 'Não há duelo na mesa.', 'No hay duelo en la mesa.', 'Non c’è nessun duello sul tavolo.'],
  tooLong: ['This duel is too long for a link. Keep it as a file instead.', 'Este duelo é longo demais para um link. Guarde-o como arquivo.', 'Este duelo es demasiado largo para un enlace. Guárdalo como archivo.', 'Questo duello è troppo lungo per un link. Conservalo come file.'],
  what: ['What it shall be', 'O que será', 'Qué será', 'Che cosa sarà'],
  duel: ['To go on with', 'Para continuar', 'Para seguirlo', 'Da continuare'],
  duelHint: ['Whoever opens it decides for {0}, sees again what has happened, and sends it back the same way: play by mail.', 'Quem abrir decide por {0}, revê o que aconteceu e devolve do mesmo modo: jogo por correspondência.', 'Quien lo abra decide por {0}, vuelve a ver lo ocurrido y lo devuelve igual: juego por correspondencia.', 'Chi lo apre decide per {0}, rivede che cosa è successo e lo rimanda allo stesso modo: gioco per corrispondenza.'],
  replay: ['This moment, to look at', 'Este momento, para ver', 'Este momento, para mirar', 'Questo momento, da guardare'],
  replayHint: ['The table as it lies now.', 'A mesa como está agora.', 'La mesa como está ahora.', 'Il tavolo com’è adesso.'],
  momentHint: ['The moment that was looked at: the timeline opens there.', 'O momento que estava à vista: a linha do tempo abre ali.', 'El momento que se miraba: la línea de tiempo se abre ahí.', 'Il momento che si guardava: la linea del tempo si apre lì.'],
  challenge: ['As a challenge', 'Como desafio', 'Como desafío', 'Come sfida'],
  challengeHint: ['The same decks and the same shuffle, from the beginning.', 'Os mesmos decks e o mesmo embaralhamento, desde o começo.', 'Los mismos mazos y la misma baraja, desde el principio.', 'Gli stessi mazzi e la stessa mescolata, dall’inizio.'],
  honest: ['The link holds the whole duel: both hands, all choices, the shuffle so far. Nothing of it is secret for somebody who takes it apart. Send it only to whom you trust not to look. No server sees it: what stands behind the # never leaves the browser.', 'O link contém o duelo inteiro: as duas mãos, todas as escolhas, o embaralhamento até aqui. Nada é segredo para quem o desmontar. Envie só a quem você confia que não vai olhar. Nenhum servidor o vê: o que vem depois do # não sai do navegador.', 'El enlace contiene el duelo entero: las dos manos, todas las decisiones, la baraja hasta ahora. Nada es secreto para quien lo desarme. Envíalo solo a quien confíes que no mirará. Ningún servidor lo ve: lo que sigue al # no sale del navegador.', 'Il link contiene tutto il duello: le due mani, tutte le scelte, la mescolata finora. Nulla è segreto per chi lo smonta. Mandalo solo a chi sai che non guarderà. Nessun server lo vede: ciò che sta dopo il # non lascia il browser.'],
  link: ['The link', 'O link', 'El enlace', 'Il link'],
  length: ['{0} characters', '{0} caracteres', '{0} caracteres', '{0} caratteri'],
  copy: ['Copy', 'Copiar', 'Copiar', 'Copia'],
  copied: ['The link is copied.', 'O link foi copiado.', 'El enlace está copiado.', 'Il link è copiato.'],
  notCopied: ['The browser does not let the page copy: the link is selected, copy it by hand.', 'O navegador não deixa a página copiar: o link está selecionado, copie-o à mão.', 'El navegador no deja copiar a la página: el enlace está seleccionado, cópialo a mano.', 'Il browser non lascia copiare alla pagina: il link è selezionato, copialo a mano.'],
  send: ['Send …', 'Enviar …', 'Enviar …', 'Invia …'],
  qr: ['QR code', 'Código QR', 'Código QR', 'Codice QR'],
  qrHint: ['To be taken with another device’s camera.', 'Para a câmera de outro aparelho.', 'Para la cámara de otro aparato.', 'Per la fotocamera di un altro dispositivo.'],
  qrTooLong: ['The link is too long for a QR code.', 'O link é longo demais para um código QR.', 'El enlace es demasiado largo para un código QR.', 'Il link è troppo lungo per un codice QR.'],
});

const MAX_QR = 2300;  // characters that fit into a QR code of the lowest error correction, with some room

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
  // The squares of a long link's code must be large enough for cameras.
  svg.style.cssText = `width:min(100%,max(22rem,${3 * (n + 2 * quiet)}px));background:#fff;display:block`;
  const dark = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  dark.setAttribute('d', path);
  dark.setAttribute('fill', '#000');
  svg.append(dark);
  return svg;
}

export default {
  title: () => word('title'),
  // No argument: the duel on the table. `ID@MOMENT`: a saved one or a link at a moment (-1: as it stands now).
  async show(root, context, argument) {
    const { engine, app, notice, language } = context;
    const line = (text, tag = 'p', fields = {}) => {
      const element = make(tag, text, fields);
      root.append(element);
      return element;
    };
    const [, id, at] = /^(.*)@(-?\d+)$/.exec(argument ?? '') ?? [];
    const moment = Number(at ?? -1);
    let view = null;
    let write = (kind) => app.links.write(kind);
    if (at === undefined) {
      const state = engine.state();
      view = state.running ? state.view : null;
    } else if (!(await app.links.openTime(id)).error) {
      const { size } = engine.timeline(language(), 3);
      view = engine.timelineView(size, language(), 3);
      write = (kind) => app.links.writeTime(kind, moment);
    }
    if (!view) {
      empty(root, context, word('none'));
      return;
    }
    const { to_act: toAct, players } = view;
    const kinds = [['duel', word('duelHint', players[toAct ?? 0]?.name ?? '')], ['replay', word(moment < 0 ? 'replayHint' : 'momentHint')], ['challenge', word('challengeHint')]]
      .filter(([kind]) => (kind === 'duel' ? !view.over : true)).filter(([kind]) => write(kind));
    if (!kinds.length) {
      line(word('tooLong'));
      return;
    }
    const first = moment >= 0 && kinds.some(([kind]) => kind === 'replay') ? 'replay' : kinds[0][0];
    const set = line('', 'fieldset');
    set.append(make('legend', word('what')));
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
    const choose = (kind) => {
      text.value = write(kind);
      size.textContent = word('length', text.value.length);
      draw();
    };
    for (const [kind, hint] of kinds) {
      const radio = make('input', { type: 'radio', name: 'share-kind', value: kind, checked: kind === first, onchange: () => choose(kind) });
      set.append(make('p', make('label', radio, ` ${word(kind)} `, make('small', hint))));
    }
    line(word('honest'), 'p', { class: 'slip', id: 'share-honest' });
    line(word('link'), 'label', { for: 'share-link' });
    root.append(text, size);
    const row = line('', 'p', { class: 'row' });
    const button = (name, act, fields = {}) => row.append(press(word(name), act, fields));
    button('copy', async () => {
      try {
        await navigator.clipboard.writeText(text.value);
        notice(word('copied'));
      } catch {
        text.select();
        notice(word('notCopied'));
      }
    }, { class: 'main', id: 'share-copy' });
    if (navigator.share) button('send', () => navigator.share({ title: 'Upkeep', url: text.value }).catch(() => {}), { id: 'share-send' });
    details.append(make('summary', word('qr')), code);
    details.ontoggle = draw;
    root.append(details);
    choose(first);
  },
};
