// The words of the plain page. The game's own words come from the game; what the canvas says too is worded as there
// (shell/words.cpp).
const WORDS = {
  newDuel: ['New duel', 'Novo duelo', 'Nuevo duelo', 'Nuovo duello'],
  resume: ['Resume the duel that is open', 'Continuar o duelo em aberto', 'Continuar el duelo abierto', 'Riprendi il duello aperto'],
  opponentKind: ['Opponent', 'Oponente', 'Oponente', 'Avversario'],
  computer: ['Against the computer', 'Contra o computador', 'Contra el ordenador', 'Contro il computer'],
  hotSeat: ['Two at one table', 'Dois à mesma mesa', 'Dos en una mesa', 'In due al tavolo'],
  rules: ['Play by the book of', 'Jogar pelo livro de', 'Jugar según el libro de', 'Gioca secondo il libro di'],
  houseRules: ['House rules', 'Regras da casa', 'Reglas de la casa', 'Regole della casa'],
  eraDefault: ['default of the era', 'padrão da era', 'lo propio de la era', 'norma dell’era'],
  about_fifth: ['Interrupts, batches, damage prevention steps, mana burn.', 'Interrupções, lotes, etapas de prevenção, queima de mana.', 'Interrupciones, lotes, prevención, quemadura de maná.', 'Interruzioni, serie, fasi di prevenzione, bruciatura da mana.'],
  about_sixth: ['The stack, combat damage on it, mana burn.', 'A pilha, com o dano de combate; queima de mana.', 'La pila, con el daño de combate; quemadura de maná.', 'La pila, anche per il danno da combattimento; bruciatura da mana.'],
  about_m10: ['Damage assignment order; no mana burn, no damage on the stack.', 'Ordem de atribuição de dano; sem queima de mana nem dano na pilha.', 'Orden de asignación de daño; sin quemadura ni daño en la pila.', 'Ordine di assegnazione del danno; niente bruciatura né danno in pila.'],
  about_foundations: ['The rules of November 2024: damage divided freely, London mulligan.', 'As regras de novembro de 2024: dano dividido à vontade, mulligan de Londres.', 'Las reglas de noviembre de 2024: daño repartido libremente, mulligan de Londres.', 'Le regole di novembre 2024: danno diviso liberamente, mulligan di Londra.'],
  firstPlayer: ['Player 1', 'Jogador 1', 'Jugador 1', 'Giocatore 1'],
  secondPlayer: ['Player 2', 'Jogador 2', 'Jugador 2', 'Giocatore 2'],
  name: ['Name', 'Nome', 'Nombre', 'Nome'],
  deck: ['Deck', 'Deck', 'Mazo', 'Mazzo'],
  starts: ['Who starts', 'Quem começa', 'Quién empieza', 'Chi comincia'],
  startsChoose: ['by lot, who chooses', 'sorteado escolhe', 'al azar, elige', 'a sorte, sceglie'],
  anteWarning: ['A card of each deck is at stake: who wins takes both.', 'Um card de cada deck é apostado: quem vence leva os dois.', 'Se apuesta una carta de cada mazo: quien gana se lleva ambas.', 'Si punta una carta di ogni mazzo: chi vince le prende entrambe.'],
  startsRandom: ['by lot', 'por sorteio', 'al azar', 'a sorte'],
  seed: ['Seed (empty: by lot)', 'Semente (vazio: por sorteio)', 'Semilla (vacío: al azar)', 'Seme (vuoto: a sorte)'],
  begin: ['Begin the duel', 'Começar o duelo', 'Empezar el duelo', 'Inizia il duello'],
  nameComputer: ['Computer', 'Computador', 'Ordenador', 'Computer'],
  namePlayer: ['Player', 'Jogador', 'Jugador', 'Giocatore'],
  curtainTitle: ['{0} plays now', 'Agora joga {0}', 'Ahora juega {0}', 'Ora gioca {0}'],
  curtainText: ['Hand the screen over. Nothing hidden is on it.', 'Passe a tela. Não há nada oculto nela.', 'Pasa la pantalla. No muestra nada oculto.', 'Passa lo schermo. Non mostra nulla di nascosto.'],
  curtainLift: ['Show the cards of {0}', 'Mostrar os cards de {0}', 'Mostrar las cartas de {0}', 'Mostra le carte di {0}'],
  manaActions: ['Tap for mana', 'Virar por mana', 'Girar por maná', 'TAPpare per mana'],
  stack: ['{0}, next to resolve first', '{0}, do próximo a resolver', '{0}, primero lo próximo a resolverse', '{0}, dal prossimo a risolversi'],
  unpreventable: ['(cannot be prevented)', '(não pode ser prevenido)', '(no se puede prevenir)', '(non può essere prevenuto)'],
  placed: ['number {0} in the damage order', 'número {0} na ordem de dano', 'número {0} en el orden de daño', 'numero {0} nell’ordine di danno'],
  waiting: ['{0} damage assigned to it', '{0} de dano atribuído', '{0} de daño asignado', '{0} [0:danno assegnato|danni assegnati]'],
  dying: ['dying', 'morrendo', 'muriendo', '[0=sta|stanno] morendo'],
  phase_effect: ['has an effect in this phase', '[0=tem|têm] efeito nesta fase', 'tiene[0=|n] efecto en esta fase', '[0=ha|hanno] un effetto in questa fase'],
  yourHand: ['Your hand', 'Sua mão', 'Tu mano', 'La tua mano'],
  yourBoard: ['Your permanents', 'Suas permanentes', 'Tus permanentes', 'I tuoi permanenti'],
  theirBoard: ['Permanents of {0}', 'Permanentes de {0}', 'Permanentes de {0}', 'Permanenti di {0}'],
  otherCards: ['Other cards you see', 'Outros cards à vista', 'Otras cartas a la vista', 'Altre carte in vista'],
  graveyards: ['Cards out of play', 'Cards fora de jogo', 'Cartas fuera de juego', 'Carte fuori gioco'],
  noUndo: ['Something hidden has been seen since, or nothing is left to undo.', 'Algo oculto foi visto desde então, ou não há mais o que desfazer.', 'Se ha visto algo oculto desde entonces, o no queda nada que deshacer.', 'Nel frattempo si è visto qualcosa di nascosto, o non c’è più nulla da annullare.'],
  noUndoYet: ['Nothing has been chosen yet.', 'Nada foi escolhido ainda.', 'Aún no se ha elegido nada.', 'Non si è ancora scelto nulla.'],
  noRedo: ['Nothing has been undone.', 'Nada foi desfeito.', 'No se ha deshecho nada.', 'Non è stato annullato nulla.'],
  isOver: ['The duel is over.', 'O duelo acabou.', 'El duelo ha terminado.', 'Il duello è finito.'],
  notYours: ['The other player decides now.', 'O outro jogador decide agora.', 'Ahora decide el otro jugador.', 'Ora decide l’altro giocatore.'],
  firstAnswer: ['Answer the question first.', 'Responda antes à pergunta.', 'Responde antes a la pregunta.', 'Prima rispondi alla domanda.'],
  undo: ['Undo', 'Desfazer', 'Deshacer', 'Annulla'],
  redo: ['Redo', 'Refazer', 'Rehacer', 'Ripeti'],
  takeBack: ['Take back …', 'Voltar atrás …', 'Retractarse …', 'Ritira …'],
  agreeTakeBack: ['{0}, do you agree that {1} takes the last choice back? What has been seen since stays seen, and the log will say so.', '{0}, você concorda que {1} volte atrás na última escolha? O que foi visto desde então continua visto, e o registro vai dizer isso.', '{0}, ¿aceptas que {1} se retracte de la última elección? Lo visto desde entonces queda visto, y el registro lo dirá.', '{0}, accetti che {1} ritiri l’ultima scelta? Ciò che si è visto da allora resta visto, e il registro lo dirà.'],
  timeline: ['Timeline', 'Linha do tempo', 'Línea de tiempo', 'Linea del tempo'],
  compareEras: ['The four rules side by side', 'As quatro regras lado a lado', 'Las cuatro reglas lado a lado', 'Le quattro regole a confronto'],
  anteOf: ['Staked by {0}: {1}.', 'Apostado por {0}: {1}.', 'Apostado por {0}: {1}.', 'Messo in palio da {0}: {1}.'],
  winsAnte: ['{0} wins the ante: {1}.', '{0} leva a aposta: {1}.', '{0} gana la apuesta: {1}.', '{0} vince la posta: {1}.'],
  logFilter: ['Show', 'Mostrar', 'Mostrar', 'Mostra'],
  logAll: ['everything', 'tudo', 'todo', 'tutto'],
  logSpells: ['spells and abilities', 'mágicas e habilidades', 'hechizos y habilidades', 'magie e abilità'],
  logCombat: ['combat and damage', 'combate e dano', 'combate y daño', 'combattimento e danno'],
  logCards: ['cards drawn and discarded', 'cards comprados e descartados', 'cartas robadas y descartadas', 'carte pescate e scartate'],
  logLife: ['life and the game', 'vida e a partida', 'vida y la partida', 'punti vita e la partita'],
  declineBatch: ['No answer to anything of this batch', 'Nenhuma resposta a este lote', 'Ninguna respuesta a este lote', 'Nessuna risposta a questa serie'],
  stopInterrupt: ['Stop where something is being cast', 'Parar quando algo é conjurado', 'Parar cuando se lanza algo', 'Fermati quando si lancia qualcosa'],
  stopResponse: ['Stop where something can be answered', 'Parar quando algo pode ser respondido', 'Parar cuando se puede responder', 'Fermati quando si può rispondere'],
  stopDamage: ['Stop where damage waits', 'Parar quando há dano a causar', 'Parar cuando espera daño', 'Fermati quando attende un danno'],
  passTurn: ['Pass to the end of turn', 'Passar até o fim do turno', 'Pasar hasta el fin del turno', 'Passa fino alla fine del turno'],
  holdOld: ['Ask me again after acting', 'Perguntar de novo depois de agir', 'Preguntar otra vez después de actuar', 'Chiedi ancora dopo aver agito'],
  hold: ['Keep priority after acting', 'Manter prioridade ao agir', 'Conservar la prioridad al actuar', 'Tieni la priorità dopo aver agito'],
  autoPass: ['Pass by itself when nothing can be done', 'Passar sozinho quando nada pode ser feito', 'Pasar solo cuando no se puede hacer nada', 'Passa da solo quando non c’è nulla da fare'],
  pause: ['Pause in every window', 'Pausar em toda janela', 'Pausar en cada ventana', 'Pausa in ogni finestra'],
  concede: ['Concede', 'Conceder', 'Conceder', 'Concedi'],
  leave: ['Leave the table', 'Sair da mesa', 'Dejar la mesa', 'Lascia il tavolo'],
  rematch: ['Rematch', 'Revanche', 'Revancha', 'Rivincita'],
  log: ['Log', 'Registro', 'Registro', 'Registro'],
  language: ['Language', 'Idioma', 'Idioma', 'Lingua'],
  unofficial: ['Unofficial, free software. Names of cards belong to their owner.', 'Software livre, não oficial. Os nomes dos cards pertencem a seus donos.', 'Software libre, no oficial. Los nombres de las cartas son de sus dueños.', 'Software libero, non ufficiale. I nomi delle carte appartengono ai loro proprietari.'],
  turnLine: ['Turn {0}, {1}: {2}', 'Turno {0}, {1}: {2}', 'Turno {0}, {1}: {2}', 'Turno {0}, {1}: {2}'],
  thinking: ['{0} is thinking …', '{0} está pensando …', '{0} está pensando …', '{0} sta pensando …'],
  playerLine: ['{0}: life {1}, hand {2}, library {3}, graveyard {4}', '{0}: vida {1}, mão {2}, grimório {3}, cemitério {4}', '{0}: vida {1}, mano {2}, biblioteca {3}, cementerio {4}', '{0}: punti vita {1}, mano {2}, grimorio {3}, cimitero {4}'],
  poison: ['poison {0}', 'veneno {0}', 'veneno {0}', 'veleno {0}'],
  announced: ['Being announced, not paid for yet: {0}', 'Sendo anunciado, ainda não pago: {0}', 'Se anuncia, aún sin pagar: {0}', 'Si sta annunciando, non ancora pagato: {0}'],
  pool: ['mana {0}', 'mana {0}', 'maná {0}', 'mana {0}'],
  unknownCard: ['A hidden card', 'Um card oculto', 'Una carta oculta', 'Una carta nascosta'],
  none: ['none', 'nenhum', 'ninguna', 'nessuna'],
  tapped: ['tapped', 'virad[0=o|a|os|as]', 'girad[0=o|a|os|as]', 'TAPpat[0=o|a|i|e]'],
  sick: ['came this turn', 'entr[0=ou|aram] neste turno', 'entr[0=ó|aron] este turno', 'entrat[0=o|a|i|e] in questo turno'],
  attacking: ['attacks {0}', 'ataca[1=|m] {0}', 'ataca[1=|n] a {0}', 'attacca[1=|no] {0}'],
  blocked: ['blocked', 'bloquead[0=o|a|os|as]', 'bloquead[0=o|a|os|as]', 'bloccat[0=o|a|i|e]'],
  blocking: ['blocks {0}', 'bloqueia[1=|m] {0}', 'bloquea[1=|n] a {0}', 'blocca[1=|no] {0}'],
  face_down: ['face down', 'virad[0=o|a|os|as] para baixo', 'boca abajo', 'a faccia in giù'],
  token: ['token', 'ficha', 'ficha', 'pedina'],
  target: ['is a target', '[0=é|são] alvo', '[0=es|son] objetivo', '[0=è|sono] bersaglio'],
  selected: ['chosen', 'escolhid[0=o|a|os|as]', 'elegid[0=o|a|os|as]', 'scelt[0=o|a|i|e]'],
  copy: ['copy', 'cópia', 'copia', 'copia'],
  usable: ['usable now', 'usáve[0=l|is] agora', 'usable[0=|s] ahora', 'usabil[0=e|i] ora'],
  damage: ['damage {0}', 'dano {0}', 'daño {0}', 'danno {0}'],
  attached: ['on {0}', 'em {0}', 'sobre {0}', 'su {0}'],
  whyNot: ['Why not now?', 'Por que não agora?', '¿Por qué no ahora?', 'Perché non ora?'],
  resumed: ['Your last duel goes on where it was.', 'Seu último duelo continua de onde estava.', 'Tu último duelo sigue donde estaba.', 'Il tuo ultimo duello riprende da dov’era.'],
  noStorage: ['This browser keeps nothing for this page, so the duel will be gone when the page is closed.', 'Este navegador não guarda nada desta página: o duelo se perde quando ela for fechada.', 'Este navegador no guarda nada de esta página: el duelo se pierde al cerrarla.', 'Questo browser non conserva nulla di questa pagina: il duello si perde quando viene chiusa.'],
  saveFailed: ['The last decision could not be saved: {0}. The duel goes on.', 'A última decisão não pôde ser salva: {0}. O duelo continua.', 'No se pudo guardar la última decisión: {0}. El duelo sigue.', 'L’ultima decisione non è stata salvata: {0}. Il duello continua.'],
  damagedRecord: ['A saved duel ({1}) could not be read: {0}. It has been set aside, not deleted.', 'Um duelo salvo ({1}) não pôde ser lido: {0}. Ele foi posto de lado, não apagado.', 'No se pudo leer un duelo guardado ({1}): {0}. Se ha apartado, no borrado.', 'Un duello salvato ({1}) non è leggibile: {0}. È stato messo da parte, non cancellato.'],
  download: ['Download it', 'Baixar', 'Descargar', 'Scarica'],
  checksumWrong: ['its bytes have changed', 'seus bytes mudaram', 'sus bytes han cambiado', 'i suoi byte sono cambiati'],
  otherTab: ['This duel is open in another tab; here a new one can be begun.', 'Este duelo está aberto em outra aba; aqui pode começar um novo.', 'Este duelo está abierto en otra pestaña; aquí puede empezar uno nuevo.', 'Questo duello è aperto in un’altra scheda; qui se ne può cominciare uno nuovo.'],
  noWebgl: ['This browser offers no WebGL, so the table is shown as text. Everything can be played.', 'Este navegador não oferece WebGL: a mesa aparece como texto. Dá para jogar tudo.', 'Este navegador no ofrece WebGL: la mesa se muestra como texto. Se puede jugar todo.', 'Questo browser non offre WebGL: il tavolo è mostrato come testo. Si può giocare tutto.'],
  noStart: ['Upkeep could not start: {0}', 'Upkeep não pôde começar: {0}', 'Upkeep no pudo empezar: {0}', 'Upkeep non è partito: {0}'],
  games: ['Your duels', 'Seus duelos', 'Tus duelos', 'I tuoi duelli'],
  lessons: ['Lessons', 'Lições', 'Lecciones', 'Lezioni'],
  puzzles: ['Puzzles', 'Problemas', 'Problemas', 'Problemi'],
  settings: ['Settings', 'Opções', 'Opciones', 'Opzioni'],
  decks: ['Decks', 'Decks', 'Mazos', 'Mazzi'],
  cards: ['Cards', 'Cards', 'Cartas', 'Carte'],
  share: ['Share as a link', 'Compartilhar como link', 'Compartir como enlace', 'Condividi come link'],
  about: ['About Upkeep', 'Sobre o Upkeep', 'Acerca de Upkeep', 'Informazioni su Upkeep'],
  sure: ['Really concede?', 'Conceder mesmo?', '¿Conceder de verdad?', 'Concedere davvero?'],
};

const LANGS = ['en', 'pt', 'es', 'it'];
let at = 0;

export function pickLanguage(tags) {
  for (const tag of tags) {
    const i = LANGS.indexOf(String(tag).toLowerCase().slice(0, 2));
    if (i >= 0) return LANGS[i];
  }
  return 'en';
}

export function setLanguage(lang) {
  at = Math.max(0, LANGS.indexOf(lang));
  document.documentElement.lang = LANGS[at];
}
export const language = () => LANGS[at];

// A table of words { key: [en, pt, es, it] } as a function of key and arguments. `{0}` is the first argument,
// `[0:card|cards]` the form for its number, `[0=o|a|os|as]` or `[0=is|are]` the form that agrees with a name (`form`
// of a view's object: 0 masculine, 1 feminine, 2 and 3 their plurals).
export const words = (table) => (key, ...args) => table[key][at]
  .replace(/\[(\d):([^|\]]*)\|([^\]]*)\]/g, (_, i, one, more) => (Number(args[i]) === 1 ? one : more))
  .replace(/\[(\d)=([^\]]*)\]/g, (_, i, forms) => {
    const all = forms.split('|'), form = args[i] ?? 0;
    return all[all.length > 2 ? form : form >> 1];
  })
  .replace(/\{(\d)\}/g, (_, i) => args[Number(i)] ?? '');
export const word = words(WORDS);
// The eras, by the name and year of their rulebook.
const eraNames = words({
  fifth: ['Fifth (1997)', 'Quinta (1997)', 'Quinta (1997)', 'Quinta (1997)'],
  sixth: ['Sixth (1999)', 'Sexta (1999)', 'Sexta (1999)', 'Sesta (1999)'],
  m10: ['M10 (2009)', 'M10 (2009)', 'M10 (2009)', 'M10 (2009)'],
  foundations: ['Foundations (2024)', 'Foundations (2024)', 'Foundations (2024)', 'Foundations (2024)'],
});
export const ERAS = ['fifth', 'sixth', 'm10', 'foundations'];
export const eraName = (era) => (ERAS.includes(era) ? eraNames(era) : String(era ?? ''));
