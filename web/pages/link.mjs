// Shows what a link holds before anything is done with it.
import { make, press } from '../app/dom.mjs';
import { readPosition } from '../app/duel-text.mjs';
import { nameOf } from '../app/keeper.mjs';
import { eraName, language, words } from '../app/words.mjs';
import { boardOf } from './board.mjs';

const word = words({
  title: ['A link', 'Um link', 'Un enlace', 'Un link'],
  duel: ['A duel to go on with', 'Um duelo para continuar', 'Un duelo para seguir', 'Un duello da continuare'],
  position: ['A position to play from', 'Uma posição para jogar', 'Una posición para jugar', 'Una posizione da giocare'],
  replay: ['A moment of a duel', 'Um momento de um duelo', 'Un momento de un duelo', 'Un momento di un duello'],
  deck: ['A deck', 'Um deck', 'Un mazo', 'Un mazzo'],
  challenge: ['A challenge: the same decks, the same shuffle', 'Um desafio: os mesmos decks, o mesmo embaralhamento', 'Un desafío: los mismos mazos, la misma baraja', 'Una sfida: gli stessi mazzi, la stessa mescolata'],
  players: ['{0} against {1}', '{0} contra {1}', '{0} contra {1}', '{0} contro {1}'],
  wins: ['{0} wins this turn.', '{0} vence neste turno.', '{0} gana este turno.', '{0} vince in questo turno.'],
  survives: ['{0} survives this turn.', '{0} sobrevive a este turno.', '{0} sobrevive a este turno.', '{0} sopravvive a questo turno.'],
  goal: ['Goal: {0}', 'Objetivo: {0}', 'Objetivo: {0}', 'Obiettivo: {0}'],
  computer: ['{0} (computer)', '{0} (computador)', '{0} (ordenador)', '{0} (computer)'],
  era: ['Rules: {0}', 'Regras: {0}', 'Reglas: {0}', 'Regole: {0}'],
  house: ['with house rules', 'com regras da casa', 'con reglas de la casa', 'con regole della casa'],
  turn: ['Turn {0}, life {1} to {2}, {3} [3:decision|decisions] so far', 'Turno {0}, vida {1} a {2}, {3} [3:decisão|decisões] até aqui', 'Turno {0}, vidas {1} a {2}, {3} [3:decisión|decisiones] hasta ahora', 'Turno {0}, punti vita {1} a {2}, {3} [3:decisione|decisioni] finora'],
  next: ['It is up to {0}.', 'É a vez de {0} decidir.', 'Decide {0}.', 'Decide {0}.'],
  over: ['It is over: {0} wins.', 'Acabou: {0} vence.', 'Ha terminado: gana {0}.', 'È finito: vince {0}.'],
  drawn: ['It is over: a draw.', 'Acabou: empate.', 'Ha terminado en empate.', 'È finito: pareggio.'],
  cards: ['{0}: {1} [1:card|cards]', '{0}: {1} [1:card|cards]', '{0}: {1} [1:carta|cartas]', '{0}: {1} [1:carta|carte]'],
  unnamed: ['A deck without a name', 'Um deck sem nome', 'Un mazo sin nombre', 'Un mazzo senza nome'],
  whole: ['The link holds the whole duel, hidden cards too. Nothing of it has been stored here yet.', 'O link contém o duelo inteiro, inclusive as cartas ocultas. Nada dele foi guardado aqui ainda.', 'El enlace contiene el duelo entero, también las cartas ocultas. Aún no se ha guardado nada aquí.', 'Il link contiene tutto il duello, anche le carte nascoste. Finora nulla è stato conservato qui.'],
  fresh: ['From here on, what has not been drawn is shuffled anew with chance of this device: whoever sent it cannot know what comes.', 'Daqui em diante, o que ainda não foi comprado é embaralhado de novo com o acaso deste aparelho: quem enviou não pode saber o que vem.', 'Desde aquí, lo que no se ha robado se baraja de nuevo con el azar de este aparato: quien lo envió no puede saber lo que viene.', 'Da qui in poi ciò che non è stato pescato si rimescola con il caso di questo dispositivo: chi l’ha mandato non può sapere che cosa verrà.'],
  kept: ['The duel on the table ({0}) is kept: it goes on from “Your duels”.', 'O duelo que está na mesa ({0}) fica guardado: ele continua em “Seus duelos”.', 'El duelo de la mesa ({0}) se conserva: sigue desde «Tus duelos».', 'Il duello sul tavolo ({0}) resta conservato: continua da «I tuoi duelli».'],
  lost: ['This browser keeps nothing for this page: the duel on the table ({0}) is gone once another begins.', 'Este navegador não guarda nada desta página: o duelo que está na mesa ({0}) se perde quando outro começa.', 'Este navegador no guarda nada de esta página: el duelo de la mesa ({0}) se pierde cuando empieza otro.', 'Questo browser non conserva nulla di questa pagina: il duello sul tavolo ({0}) si perde quando ne comincia un altro.'],
  accept: ['Play', 'Jogar', 'Jugar', 'Gioca'],
  fromHere: ['Play on from this moment', 'Jogar a partir deste momento', 'Jugar desde este momento', 'Gioca da questo momento'],
  watch: ['Show it', 'Mostrar', 'Mostrar', 'Mostra'],
  against: ['Play against the computer', 'Jogar contra o computador', 'Jugar contra el ordenador', 'Gioca contro il computer'],
  take: ['To the decks', 'Para os decks', 'A los mazos', 'Ai mazzi'],
  copy: ['Copy the list', 'Copiar a lista', 'Copiar la lista', 'Copia la lista'],
  copied: ['Copied.', 'Copiado.', 'Copiado.', 'Copiato.'],
  decline: ['No, thanks', 'Não, obrigado', 'No, gracias', 'No, grazie'],
  close: ['Close', 'Fechar', 'Cerrar', 'Chiudi'],
  goesOn: ['This goes on with a duel kept here: {0}.', 'Isto continua um duelo guardado aqui: {0}.', 'Esto sigue un duelo guardado aquí: {0}.', 'Questo continua un duello conservato qui: {0}.'],
  known: ['This duel is kept here already, and as far or further: {0}.', 'Este duelo já está guardado aqui, e tão longe ou mais: {0}.', 'Este duelo ya está guardado aquí, tan avanzado o más: {0}.', 'Questo duello è già conservato qui, e altrettanto avanti o di più: {0}.'],
  openKept: ['Open the one kept here', 'Abrir o que está guardado', 'Abrir el guardado', 'Apri quello conservato'],
  branch: ['Two continuations of one duel: {0} is kept here; both go the same way for {1} [1:decision|decisions], then they part. Both are kept.', 'Duas continuações de um duelo: {0} está guardado aqui; as duas seguem iguais por {1} [1:decisão|decisões] e depois se separam. As duas ficam guardadas.', 'Dos continuaciones de un duelo: {0} está guardado aquí; van iguales durante {1} [1:decisión|decisiones] y luego se separan. Ambas se guardan.', 'Due seguiti di un duello: {0} è conservato qui; sono uguali per {1} [1:decisione|decisioni] e poi si dividono. Si conservano entrambi.'],
  play_branch: ['Play this continuation', 'Jogar esta continuação', 'Jugar esta continuación', 'Gioca questo seguito'],
  'no-link': ['This is no link of Upkeep. Ask for it again, or copy it whole, from the # to its end.', 'Isto não é um link do Upkeep. Peça de novo ou copie inteiro, do # até o fim.', 'Esto no es un enlace de Upkeep. Pídelo otra vez o cópialo entero, desde el # hasta el final.', 'Questo non è un link di Upkeep. Richiedilo o copialo per intero, dal # alla fine.'],
  truncated: ['The end of the link is missing: it was cut off on the way. Ask for it again, or copy it whole.', 'Falta o fim do link: foi cortado no caminho. Peça de novo ou copie inteiro.', 'Falta el final del enlace: se cortó por el camino. Pídelo otra vez o cópialo entero.', 'Manca la fine del link: è stato tagliato per strada. Richiedilo o copialo per intero.'],
  damaged: ['Something in the link was changed on the way, so it is not opened. Ask for it again.', 'Algo no link mudou no caminho, por isso ele não é aberto. Peça de novo.', 'Algo del enlace cambió por el camino y no se abre. Pídelo otra vez.', 'Qualcosa nel link è cambiato per strada, perciò non si apre. Richiedilo.'],
  'other-format': ['The link was made by a later version of Upkeep. Reload the page to get it.', 'O link foi feito por uma versão posterior do Upkeep. Recarregue a página para obtê-la.', 'El enlace lo hizo una versión posterior de Upkeep. Recarga la página para obtenerla.', 'Il link è di una versione successiva di Upkeep. Ricarica la pagina per averla.'],
  'too-long': ['The link asks for more than is read here. Ask for the duel as a file instead.', 'O link pede mais do que se lê aqui. Peça o duelo como arquivo.', 'El enlace pide más de lo que se lee aquí. Pide el duelo como archivo.', 'Il link chiede più di quanto si legga qui. Chiedi il duello come file.'],
  'bad-content': ['The link makes no sense, so it is not opened. Ask for it again.', 'O link não faz sentido, por isso não é aberto. Peça de novo.', 'El enlace no tiene sentido y no se abre. Pídelo otra vez.', 'Il link non ha senso, perciò non si apre. Richiedilo.'],
  'missing-cards': ['The link names cards or a deck that this version does not have. It was made with version {0}; this is {1}.', 'O link nomeia cards ou um deck que esta versão não tem. Foi feito com a versão {0}; esta é a {1}.', 'El enlace nombra cartas o un mazo que esta versión no tiene. Se hizo con la versión {0}; esta es la {1}.', 'Il link nomina carte o un mazzo che questa versione non ha. È stato fatto con la versione {0}; questa è la {1}.'],
  'other-rules': ['With the cards and rules of this version ({1}) the duel comes out differently. It needs version {0}.', 'Com os cards e as regras desta versão ({1}) o duelo sai diferente. Ele precisa da versão {0}.', 'Con las cartas y reglas de esta versión ({1}) el duelo sale distinto. Necesita la versión {0}.', 'Con le carte e le regole di questa versione ({1}) il duello va diversamente. Gli serve la versione {0}.'],
  inVersion: ['Open it with version {0}', 'Abrir com a versão {0}', 'Abrir con la versión {0}', 'Apri con la versione {0}'],
  noVersion: ['That version is not kept here.', 'Essa versão não está guardada aqui.', 'Esa versión no está guardada aquí.', 'Quella versione non è conservata qui.'],
  snapshot: ['Open the last position that still agrees (turn {0})', 'Abrir a última posição que ainda coincide (turno {0})', 'Abrir la última posición que aún coincide (turno {0})', 'Apri l’ultima posizione che ancora coincide (turno {0})'],
});

class Sheet {
  async show(root, context, argument = '') {
    this.root = root;
    this.context = context;
    this.links = context.app.links;
    const [text, ...files] = String(argument).split('~');
    this.files = files.flatMap((name, i) => (i % 2 ? [] : [{ name, sum: files[i + 1] }]));
    const link = this.links.read(text);
    this.line('', 'p', { id: 'link-notice', role: 'status' });
    if (link.error) await this.refuse(link, text);
    else if (link.kind === 'deck') this.deck(link);
    else await this.duel(link, text);
  }

  line(text, tag = 'p', attributes = {}) {
    const element = make(tag, text, attributes);
    this.root.append(element);
    return element;
  }
  row(...buttons) {
    this.root.append(make('p', { class: 'row' }, ...buttons.map(([text, act, main]) => press(text, act, main ? { class: 'main' } : {}))));
  }
  close = () => this.context.close();

  tell(link) {
    const name = (p) => link.names[p] || 'AB'[p];
    // A puzzle has a name of its own and says its goal.
    this.text = link.kind === 'position' ? this.context.engine.module.ccall('bridge_link_position', 'string', [], []) : '';
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
  tellTable(met) {
    const { engine, keeper, storage } = this.context.app;
    const { running, names, view } = engine.state();
    if (!running || view.over || met?.record.id === keeper.id) return;
    this.line(word(storage.available ? 'kept' : 'lost', names.join(' – ')), 'p', { id: 'link-table' });
  }

  async duel(link, text) {
    this.tell(link);
    this.line(word('whole'), 'p', { class: 'slip' });
    if (link.kind === 'duel' && !link.over) this.line(word('fresh'), 'p', { class: 'quiet' });
    const open = async (more = {}) => {
      // Back must not lead here again: the table no longer matches the link.
      if (await this.links.open(link, more)) this.leave();
    };
    const met = link.kind === 'duel' ? (await this.links.branches())[0] : null;
    const kept = met && nameOf(met.record);
    this.tellTable(met);
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

  leave() {
    history.replaceState(null, '', location.pathname + location.search);
    this.context.app.pages.follow();
  }

  deck(link) {
    this.line(word('deck'), 'h2');
    this.line(word('cards', link.names[0] || word('unnamed'), link.cards));
    this.line(link.list, 'pre', { id: 'link-list', tabindex: '0' });
    this.row([word('take'), () => this.context.go('decks', `list:${link.list}`), true],
      [word('copy'), async () => {
        await navigator.clipboard?.writeText(link.list);
        this.context.notice(word('copied'));
      }], [word('decline'), this.close]);
  }

  async refuse(link, text) {
    const missing = link.error === 'missing-cards' && this.context.app.own.missing(this.files);
    if (missing) {
      this.line(missing, 'p', { class: 'slip', id: 'link-error', 'data-code': 'missing-files', role: 'alert' });
      return this.row([word('take'), () => this.context.go('decks'), true], [word('close'), this.close]);
    }
    const notice = this.line(word(link.error, link.version, link.own_version), 'p', { class: 'slip', id: 'link-error', 'data-code': link.error });
    notice.setAttribute('role', 'alert');
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

const sheet = new Sheet();
export default { title: () => word('title'), show: (root, context, argument) => sheet.show(root, context, argument) };
