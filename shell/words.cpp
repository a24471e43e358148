#include "words.h"

namespace upkeep {
namespace {

// In the order of W: English, Portuguese, Spanish, Italian.
constexpr const char* kWords[][kLangs] = {
    {"Exact card duels, by the book of each era.",
     "Duelos de cards exatos, pelo livro de cada era.",
     "Duelos de cartas exactos, según el libro de cada era.",
     "Duelli di carte esatti, secondo il libro di ogni era."},
    {"New duel", "Novo duelo", "Nuevo duelo", "Nuovo duello"},
    {"against the computer, or two at one table", "contra o computador, ou dois à mesma mesa",
     "contra el ordenador, o dos en una mesa", "contro il computer, o in due al tavolo"},
    {"Resume", "Continuar", "Continuar", "Riprendi"},
    {"the duel that is open", "o duelo em aberto", "el duelo abierto", "il duello aperto"},
    {"Keys", "Teclas", "Teclas", "Tasti"},
    {"everything can be done without a mouse", "tudo pode ser feito sem mouse",
     "todo se puede hacer sin ratón", "tutto si può fare senza mouse"},
    {"An unofficial fan project. Plays offline, keeps your duels on this machine.",
     "Um projeto de fãs, não oficial. Joga offline e guarda seus duelos nesta máquina.",
     "Un proyecto de aficionados, no oficial. Juega sin conexión y guarda tus duelos en este "
     "equipo.",
     "Un progetto di appassionati, non ufficiale. Gioca offline e conserva i duelli su questa "
     "macchina."},
    {"Two at one table", "Dois à mesma mesa", "Dos en una mesa", "In due al tavolo"},
    {"Against the computer", "Contra o computador", "Contra el ordenador", "Contro il computer"},
    {"Opponent", "Oponente", "Oponente", "Avversario"},
    {"Play by the book of", "Jogar pelo livro de", "Jugar según el libro de",
     "Gioca secondo il libro di"},
    {"Player", "Jogador", "Jugador", "Giocatore"},
    {"Deck", "Baralho", "Mazo", "Mazzo"},
    {"Seed", "Semente", "Semilla", "Seme"},
    {"Begin the duel", "Começar o duelo", "Empezar el duelo", "Inizia il duello"},
    {"Back", "Voltar", "Volver", "Indietro"},
    {"today", "hoje", "hoy", "oggi"},
    {"Library", "Grimório", "Biblioteca", "Grimorio"},
    {"Hand", "Mão", "Mano", "Mano"},
    {"Graveyard", "Cemitério", "Cementerio", "Cimitero"},
    {"Exile", "Exílio", "Exilio", "Esilio"},
    {"Mana pool empty", "Reserva vazia", "Reserva vacía", "Riserva vuota"},
    {"Mana pool", "Reserva de mana", "Reserva de maná", "Riserva di mana"},
    {"Attacking", "Atacando", "Atacando", "In attacco"},
    {"Defending", "Defendendo", "Defendiendo", "In difesa"},
    {"Has priority", "Tem prioridade", "Tiene prioridad", "Ha la priorità"},
    {"{0} is thinking …", "{0} está pensando …", "{0} está pensando …", "{0} sta pensando …"},
    {"{0} decides", "{0} decide", "{0} decide", "{0} decide"},
    {"Stack", "Pilha", "Pila", "Pila"},
    {"top resolves first", "o topo resolve primeiro", "la cima se resuelve primero",
     "la cima si risolve prima"},
    {"Nothing is waiting.", "Nada está esperando.", "No hay nada en espera.", "Nulla è in attesa."},
    {"Log", "Registro", "Registro", "Registro"},
    {"turn {0}, {1}", "turno {0}, {1}", "turno {0}, {1}", "turno {0}, {1}"},
    {"Pass", "Passar", "Pasar", "Passa"},
    {"Pass to end of turn", "Passar até o fim do turno", "Pasar hasta el fin del turno",
     "Passa fino a fine turno"},
    {"Hold priority", "Segurar prioridade", "Retener prioridad", "Mantieni priorità"},
    {"Undo", "Desfazer", "Deshacer", "Annulla"},
    {"Done", "Pronto", "Listo", "Fatto"},
    {"Pay", "Pagar", "Pagar", "Paga"},
    {"Take back", "Voltar atrás", "Retirar", "Ritira"},
    {"No attack", "Não atacar", "No atacar", "Nessun attacco"},
    {"Attack with {0}", "Atacar com {0}", "Atacar con {0}", "Attacca con {0}"},
    {"No block", "Não bloquear", "No bloquear", "Nessun blocco"},
    {"Block with {0}", "Bloquear com {0}", "Bloquear con {0}", "Blocca con {0}"},
    {"Why not now?", "Por que não agora?", "¿Por qué no ahora?", "Perché non ora?"},
    {"Rule {0}", "Regra {0}", "Regla {0}", "Regola {0}"},
    {"What may I do here?", "O que posso fazer aqui?", "¿Qué puedo hacer aquí?",
     "Che cosa posso fare qui?"},
    {"Close", "Fechar", "Cerrar", "Chiudi"},
    {"Zones", "Zonas", "Zonas", "Zone"},
    {"Look at the table", "Ver a mesa", "Ver la mesa", "Guarda il tavolo"},
    {"Back to the question", "Voltar à pergunta", "Volver a la pregunta", "Torna alla domanda"},
    {"Pass the table to {0}", "Passe a mesa para {0}", "Pasa la mesa a {0}",
     "Passa il tavolo a {0}"},
    {"Both hands are closed: nothing hidden is on this page.",
     "As duas mãos estão fechadas: nada oculto está nesta página.",
     "Ambas manos están cerradas: nada oculto está en esta página.",
     "Entrambe le mani sono chiuse: nulla di nascosto è in questa pagina."},
    {"Only {0} breaks the seal.", "Só {0} rompe o selo.", "Solo {0} rompe el sello.",
     "Solo {0} rompe il sigillo."},
    {"I am {0}: break the seal", "Sou {0}: romper o selo", "Soy {0}: romper el sello",
     "Sono {0}: rompi il sigillo"},
    {"or touch the seal", "ou toque o selo", "o toca el sello", "o tocca il sigillo"},
    {"{0} wins the duel", "{0} vence o duelo", "{0} gana el duelo", "{0} vince il duello"},
    {"The duel is drawn", "O duelo empatou", "El duelo acaba en empate", "Il duello è pari"},
    {"Rematch", "Revanche", "Revancha", "Rivincita"},
    {"To the title page", "À página de título", "A la portada", "Al frontespizio"},
    {"Concede", "Conceder", "Conceder", "Concedi"},
    {"{0} gives up this duel?", "{0} desiste deste duelo?", "¿{0} abandona este duelo?",
     "{0} abbandona questo duello?"},
    {"Settings", "Opções", "Opciones", "Opzioni"},
    {"Pass by itself", "Passar sozinho", "Pasar automáticamente", "Passa da sé"},
    {"where there is nothing to do and no stop is set",
     "quando não há nada a fazer nem parada marcada",
     "cuando no hay nada que hacer ni parada puesta", "dove non c'è nulla da fare né una fermata"},
    {"Click a step of the ribbon to stop there", "Clique numa etapa da fita para parar ali",
     "Haz clic en un paso de la cinta para parar ahí",
     "Clicca una fase del nastro per fermarti lì"},
    {"your turn", "seu turno", "tu turno", "il tuo turno"},
    {"the other's turn", "turno do outro", "turno del otro", "turno dell'altro"},
    {"Language", "Idioma", "Idioma", "Lingua"},
    {"Menu", "Menu", "Menú", "Menu"},
    {"{0} damage", "{0} de dano", "{0} de daño", "{0} danni"},
    {"Now choose whom.", "Agora escolha quem.", "Ahora elige a quién.", "Ora scegli chi."},
    {"{0} more", "mais {0}", "{0} más", "altri {0}"},
    {"The lands that would be tapped are ringed. Click lands to tap others first.",
     "Os terrenos que seriam virados estão marcados. Clique em terrenos para virar outros antes.",
     "Las tierras que se girarían están marcadas. Haz clic en tierras para girar otras antes.",
     "Le terre che verrebbero tappate sono cerchiate. Clicca altre terre per tapparle prima."},
    {"Keep", "Manter", "Quedármela", "Tieni"},
    {"Mulligan", "Mulligan", "Mulligan", "Mulligan"},
    {"Space: pass, done, pay\nEnter: do what is ringed\nArrows, Tab: move the ring\nF: pass to end "
     "of turn; in a batch, decline all of it\nU: pass for what waits, again: every time\nH: hold "
     "priority\nZ: undo (Shift: "
     "redo)\n1–9: choices "
     "in order\nY, N: yes, no\nL: log\nG: "
     "graveyards\nI: show the ringed card\nEsc: back, close\n?: this list",
     "Espaço: passar, pronto, pagar\nEnter: fazer o que está marcado\nSetas, Tab: mover a "
     "marca\nF: passar até o fim do turno; num lote, recusar tudo\nU: passar pelo que espera, de "
     "novo: sempre\nH: segurar "
     "prioridade\nZ: desfazer (Shift: refazer)\n1–9: escolhas na "
     "ordem\nY, N: sim, não\nL: registro\nG: cemitérios\nI: mostrar o card marcado\nEsc: voltar, "
     "fechar\n?: esta lista",
     "Espacio: pasar, listo, pagar\nIntro: hacer lo marcado\nFlechas, Tab: mover la marca\nF: "
     "pasar hasta el fin del turno; en un lote, renunciar a todo\nU: pasar por lo que espera, otra "
     "vez: siempre\nH: retener "
     "prioridad\nZ: deshacer (Mayús: rehacer)\n1–9: opciones en orden\nY, "
     "N: sí, no\nL: registro\nG: cementerios\nI: mostrar la carta marcada\nEsc: volver, cerrar\n?: "
     "esta lista",
     "Spazio: passa, fatto, paga\nInvio: fa ciò che è cerchiato\nFrecce, Tab: sposta il "
     "cerchio\nF: passa fino a fine turno; in una serie, rinuncia a tutta\nU: passa per ciò che "
     "attende, ancora: sempre\nH: "
     "mantieni priorità\nZ: annulla (Maiusc: ripeti)\n1–9: scelte in "
     "ordine\nY, N: sì, no\nL: registro\nG: cimiteri\nI: mostra la carta cerchiata\nEsc: indietro, "
     "chiudi\n?: questo elenco"},
    {"{0} cards", "{0} cards", "{0} cartas", "{0} carte"},
    {"Who starts", "Quem começa", "Quién empieza", "Chi comincia"},
    {"by lot", "por sorteio", "al azar", "a sorte"},
    {"Passing to the end of the turn", "Passando até o fim do turno",
     "Pasando hasta el fin del turno", "Passo fino a fine turno"},
    {"No cards are here.", "Não há cards aqui.", "No hay cartas aquí.", "Non ci sono carte qui."},
    {"Yes", "Sim", "Sí", "Sì"},
    {"No", "Não", "No", "No"},
    {"{0} options", "{0} opções", "{0} opciones", "{0} opzioni"},
    {"To end of turn", "Até o fim", "Hasta el fin", "A fine turno"},
    {"Hold", "Segurar", "Retener", "Mantieni"},
    {"your move", "sua vez", "te toca", "tocca a te"},
    {"last in, first out", "o último resolve primeiro", "el último, primero", "l'ultimo per primo"},
    {"may interrupt", "pode interromper", "puede interrumpir", "può interrompere"},
    {"may respond", "pode responder", "puede responder", "può rispondere"},
    {"may prevent damage", "pode prevenir dano", "puede prevenir daño", "può prevenire danni"},
    {"may regenerate", "pode regenerar", "puede regenerar", "può rigenerare"},
    {"may act", "pode agir", "puede actuar", "può agire"},
    {"resolving", "resolvendo", "se resuelve", "si risolve"},
    {"being cast", "sendo conjurado", "se está lanzando", "in corso"},
    {"assigned, not yet dealt", "atribuído, ainda não causado", "asignado, aún no hecho",
     "assegnato, non ancora inflitto"},
    {"{0} is dying", "{0} está morrendo", "{0} se muere", "{0} sta morendo"},
    {"The rest waits until this is over.", "O resto espera até o fim disto.",
     "Lo demás espera a que esto acabe.", "Il resto aspetta che questo finisca."},
    {"Pause in every window", "Pausar em toda janela", "Pausar en cada ventana",
     "Pausa in ogni finestra"},
    {"also with nothing to do, so that the pace tells nothing of a hand",
     "mesmo sem nada a fazer, para que o ritmo nada revele da mão",
     "aunque no haya nada que hacer, para que el ritmo no revele la mano",
     "anche senza nulla da fare, così il ritmo non rivela la mano"},
    {"Always stop for", "Sempre parar em", "Parar siempre en", "Fermati sempre per"},
    {"House rules", "Regras da casa", "Reglas de la casa", "Regole della casa"},
    {"default of the era", "padrão da era", "lo propio de la era", "norma dell'era"},
    {"All as in the era", "Tudo como na era", "Todo como en la era", "Tutto come nell'era"},
    {"{0} changed", "{0} alteradas", "{0} cambiadas", "{0} cambiate"},
    {"Interrupts, batches, damage prevention steps, mana burn.",
     "Interrupções, lotes, etapas de prevenção, queima de mana.",
     "Interrupciones, lotes, pasos de prevención, quemadura de maná.",
     "Interruzioni, serie, fasi di prevenzione, bruciatura da mana."},
    {"The stack, combat damage on it, mana burn.",
     "A pilha, com o dano de combate; queima de mana.",
     "La pila, con el daño de combate; quemadura de maná.",
     "La pila, anche per il danno da combattimento; bruciatura da mana."},
    {"Damage assignment order; no mana burn, no damage on the stack.",
     "Ordem de atribuição de dano; sem queima de mana nem dano na pilha.",
     "Orden de asignación de daño; sin quemadura ni daño en la pila.",
     "Ordine di assegnazione del danno; niente bruciatura né danno in pila."},
    {"The rules of November 2024: damage divided freely, London mulligan.",
     "As regras de novembro de 2024: dano dividido à vontade, mulligan de Londres.",
     "Las reglas de noviembre de 2024: daño repartido libremente, mulligan de Londres.",
     "Le regole di novembre 2024: danno diviso liberamente, mulligan di Londra."},
    {"The batch is empty.", "O lote está vazio.", "El lote está vacío.", "La serie è vuota."},
    {"{0}\u2019s ante", "Aposta: {0}", "Apuesta: {0}", "Posta: {0}"},
    {"{0} wins the ante: {1}", "{0} leva a aposta: {1}", "{0} gana la apuesta: {1}",
     "{0} vince la posta: {1}"},
    {"Ask again", "Perguntar de novo", "Preguntar otra vez", "Chiedi ancora"},
};
static_assert(sizeof(kWords) / sizeof(kWords[0]) == std::size_t(W::count));

}  // namespace

const char* say(W w, Lang lang) { return kWords[int(w)][int(lang)]; }

std::string say(W w, Lang lang, std::initializer_list<std::string> args) {
  std::string out;
  for (const char* p = say(w, lang); *p; ++p) {
    if (p[0] == '{' && p[1] >= '0' && p[1] <= '9' && p[2] == '}') {
      const std::size_t i = std::size_t(p[1] - '0');
      if (i < args.size()) out += *(args.begin() + i);
      p += 2;
    } else {
      out += *p;
    }
  }
  return out;
}

}  // namespace upkeep
