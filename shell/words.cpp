#include "words.h"

#include "text/rows.h"

namespace upkeep {
namespace {

struct Row {
  W word;
  const char* in[kLangs];  // English, Portuguese, Spanish, Italian
};

constexpr Row kWords[] = {
    {W::tagline,
     {"Exact card duels, by four books of rules.",
      "Duelos de cards exatos, por quatro livros de regras.",
      "Duelos de cartas exactos, según cuatro libros de reglas.",
      "Duelli di carte esatti, secondo quattro libri di regole."}},
    {W::new_duel, {"New duel", "Novo duelo", "Nuevo duelo", "Nuovo duello"}},
    {W::new_duel_sub,
     {"against the computer, or two at one table", "contra o computador, ou dois à mesma mesa",
      "contra el ordenador, o dos en una mesa", "contro il computer, o in due al tavolo"}},
    {W::resume, {"Resume", "Continuar", "Continuar", "Riprendi"}},
    {W::resume_sub,
     {"the duel that is open", "o duelo em aberto", "el duelo abierto", "il duello aperto"}},
    {W::keys, {"Keys", "Teclas", "Teclas", "Tasti"}},
    {W::keys_sub,
     {"everything can be done without a mouse", "tudo pode ser feito sem mouse",
      "todo se puede hacer sin ratón", "tutto si può fare senza mouse"}},
    {W::unofficial,
     {"An unofficial fan project. Plays offline, keeps your duels on this machine.",
      "Um projeto de fãs, não oficial. Joga offline e guarda seus duelos nesta máquina.",
      "Un proyecto de aficionados, no oficial. Juega sin conexión y guarda tus duelos en este "
      "equipo.",
      "Un progetto di appassionati, non ufficiale. Gioca offline e conserva i duelli su questa "
      "macchina."}},
    {W::two_players,
     {"Two at one table", "Dois à mesma mesa", "Dos en una mesa", "In due al tavolo"}},
    {W::against_computer,
     {"Against the computer", "Contra o computador", "Contra el ordenador", "Contro il computer"}},
    {W::rules_of,
     {"Play by the book of", "Jogar pelo livro de", "Jugar según el libro de",
      "Gioca secondo il libro di"}},
    {W::player, {"Player", "Jogador", "Jugador", "Giocatore"}},
    {W::seed, {"Seed", "Semente", "Semilla", "Seme"}},
    {W::begin, {"Begin the duel", "Começar o duelo", "Empezar el duelo", "Inizia il duello"}},
    {W::back, {"Back", "Voltar", "Volver", "Indietro"}},
    {W::pool_empty, {"Mana pool empty", "Reserva vazia", "Reserva vacía", "Riserva vuota"}},
    {W::attacking, {"Attacking", "Atacando", "Atacando", "In attacco"}},
    {W::defending, {"Defending", "Defendendo", "Defendiendo", "In difesa"}},
    {W::has_priority, {"Has priority", "Tem prioridade", "Tiene prioridad", "Ha la priorità"}},
    {W::thinking,
     {"{0} is thinking …", "{0} está pensando …", "{0} está pensando …", "{0} sta pensando …"}},
    {W::decides, {"{0} decides", "{0} decide", "{0} decide", "{0} decide"}},
    {W::top_first,
     {"top resolves first", "o topo resolve primeiro", "la cima se resuelve primero",
      "la cima si risolve prima"}},
    {W::stack_empty,
     {"Nothing is waiting.", "Nada está esperando.", "No hay nada en espera.",
      "Nulla è in attesa."}},
    {W::log, {"Log", "Registro", "Registro", "Registro"}},
    {W::turn_of, {"turn {0}, {1}", "turno {0}, {1}", "turno {0}, {1}", "turno {0}, {1}"}},
    {W::pass, {"Pass", "Passar", "Pasar", "Passa"}},
    {W::to_end,
     {"Pass to end of turn", "Passar até o fim do turno", "Pasar hasta el fin del turno",
      "Passa fino a fine turno"}},
    {W::hold, {"Hold priority", "Segurar prioridade", "Retener prioridad", "Mantieni priorità"}},
    {W::undo, {"Undo", "Desfazer", "Deshacer", "Annulla"}},
    {W::done, {"Done", "Pronto", "Listo", "Fatto"}},
    {W::pay, {"Pay", "Pagar", "Pagar", "Paga"}},
    {W::take_back, {"Take back", "Voltar atrás", "Retirar", "Ritira"}},
    {W::no_attack, {"No attack", "Não atacar", "No atacar", "Nessun attacco"}},
    {W::attack_with, {"Attack with {0}", "Atacar com {0}", "Atacar con {0}", "Attacca con {0}"}},
    {W::no_block, {"No block", "Não bloquear", "No bloquear", "Nessun blocco"}},
    {W::block_with, {"Block with {0}", "Bloquear com {0}", "Bloquear con {0}", "Blocca con {0}"}},
    {W::why_not, {"Why not now?", "Por que não agora?", "¿Por qué no ahora?", "Perché non ora?"}},
    {W::what_now,
     {"What may I do here?", "O que posso fazer aqui?", "¿Qué puedo hacer aquí?",
      "Che cosa posso fare qui?"}},
    {W::close, {"Close", "Fechar", "Cerrar", "Chiudi"}},
    {W::zones, {"Zones", "Zonas", "Zonas", "Zone"}},
    {W::look_table, {"Look at the table", "Ver a mesa", "Ver la mesa", "Guarda il tavolo"}},
    {W::back_to_choice,
     {"Back to the question", "Voltar à pergunta", "Volver a la pregunta", "Torna alla domanda"}},
    {W::pass_table,
     {"Pass the table to {0}", "Passe a mesa para {0}", "Pasa la mesa a {0}",
      "Passa il tavolo a {0}"}},
    {W::curtain_sub1,
     {"Both hands are closed: nothing hidden is on this page.",
      "As duas mãos estão fechadas: nada oculto está nesta página.",
      "Ambas manos están cerradas: nada oculto está en esta página.",
      "Entrambe le mani sono chiuse: nulla di nascosto è in questa pagina."}},
    {W::curtain_sub2,
     {"Only {0} breaks the seal.", "Só {0} rompe o selo.", "Solo {0} rompe el sello.",
      "Solo {0} rompe il sigillo."}},
    {W::break_seal,
     {"I am {0}: break the seal", "Sou {0}: romper o selo", "Soy {0}: romper el sello",
      "Sono {0}: rompi il sigillo"}},
    {W::or_touch,
     {"or touch the seal", "ou toque o selo", "o toca el sello", "o tocca il sigillo"}},
    {W::wins,
     {"{0} wins the duel", "{0} vence o duelo", "{0} gana el duelo", "{0} vince il duello"}},
    {W::drawn,
     {"The duel is drawn", "O duelo empatou", "El duelo acaba en empate", "Il duello è pari"}},
    {W::rematch, {"Rematch", "Revanche", "Revancha", "Rivincita"}},
    {W::to_start, {"To the title page", "À página de título", "A la portada", "Al frontespizio"}},
    {W::concede, {"Concede", "Conceder", "Conceder", "Concedi"}},
    {W::sure_concede,
     {"{0} gives up this duel?", "{0} desiste deste duelo?", "¿{0} abandona este duelo?",
      "{0} abbandona questo duello?"}},
    {W::settings, {"Settings", "Opções", "Opciones", "Opzioni"}},
    {W::auto_pass, {"Pass by itself", "Passar sozinho", "Pasar automáticamente", "Passa da sé"}},
    {W::auto_pass_sub,
     {"where there is nothing to do and no stop is set",
      "quando não há nada a fazer nem parada marcada",
      "cuando no hay nada que hacer ni parada puesta",
      "dove non c'è nulla da fare né una fermata"}},
    {W::stops,
     {"Click a step of the ribbon to stop there", "Clique numa etapa da fita para parar ali",
      "Haz clic en un paso de la cinta para parar ahí",
      "Clicca una fase del nastro per fermarti lì"}},
    {W::menu, {"Menu", "Menu", "Menú", "Menu"}},
    {W::damage, {"{0} damage", "{0} de dano", "{0} de daño", "{0} [0:danno|danni]"}},
    {W::choose_other,
     {"Now choose whom.", "Agora escolha quem.", "Ahora elige a quién.", "Ora scegli chi."}},
    {W::more, {"{0} more", "mais {0}", "{0} más", "altri {0}"}},
    {W::untapped_first,
     {"The lands that would be tapped are ringed. Click lands to tap others first.",
      "Os terrenos que seriam virados estão marcados. Clique em terrenos para virar outros antes.",
      "Las tierras que se girarían están marcadas. Haz clic en tierras para girar otras antes.",
      "Le terre che verrebbero tappate sono cerchiate. Clicca altre terre per tapparle prima."}},
    {W::keys_help,
     {"Space: pass, done, pay\nEnter: do what is ringed\nArrows, Tab: move the ring\nF: pass to "
      "end "
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
      "pasar hasta el fin del turno; en un lote, renunciar a todo\nU: pasar por lo que espera, "
      "otra "
      "vez: siempre\nH: retener "
      "prioridad\nZ: deshacer (Mayús: rehacer)\n1–9: opciones en orden\nY, "
      "N: sí, no\nL: registro\nG: cementerios\nI: mostrar la carta marcada\nEsc: volver, "
      "cerrar\n?: "
      "esta lista",
      "Spazio: passa, fatto, paga\nInvio: fa ciò che è cerchiato\nFrecce, Tab: sposta il "
      "cerchio\nF: passa fino a fine turno; in una serie, rinuncia a tutta\nU: passa per ciò che "
      "attende, ancora: sempre\nH: "
      "mantieni priorità\nZ: annulla (Maiusc: ripeti)\n1–9: scelte in "
      "ordine\nY, N: sì, no\nL: registro\nG: cimiteri\nI: mostra la carta cerchiata\nEsc: "
      "indietro, "
      "chiudi\n?: questo elenco"}},
    {W::starts, {"Who starts", "Quem começa", "Quién empieza", "Chi comincia"}},
    {W::random_start, {"by lot", "por sorteio", "al azar", "a sorte"}},
    {W::empty_zone,
     {"No cards are here.", "Não há cards aqui.", "No hay cartas aquí.", "Non ci sono carte qui."}},
    {W::to_end_short, {"To end of turn", "Até o fim", "Hasta el fin", "A fine turno"}},
    {W::hold_short, {"Hold", "Segurar", "Retener", "Mantieni"}},
    {W::sideways, {"Your move", "Sua vez", "Te toca", "Tocca a te"}},
    {W::last_first,
     {"last in, first out", "o último resolve primeiro", "el último, primero",
      "l'ultimo per primo"}},
    {W::may_interrupt,
     {"May interrupt", "Pode interromper", "Puede interrumpir", "Può interrompere"}},
    {W::may_respond, {"May respond", "Pode responder", "Puede responder", "Può rispondere"}},
    {W::may_prevent, {"May prevent", "Pode prevenir", "Puede prevenir", "Può prevenire"}},
    {W::may_regenerate, {"May regenerate", "Pode regenerar", "Puede regenerar", "Può rigenerare"}},
    {W::may_act, {"May act", "Pode agir", "Puede actuar", "Può agire"}},
    {W::dying,
     {"{0} is dying", "{0} [0:está|estão] morrendo", "{0} se [0:muere|mueren]",
      "{0} [0:sta|stanno] morendo"}},
    {W::wait_until,
     {"The rest waits until this is over.", "O resto espera até o fim disto.",
      "Lo demás espera a que esto acabe.", "Il resto aspetta che questo finisca."}},
    {W::pause,
     {"Pause in every window", "Pausar em toda janela", "Pausar en cada ventana",
      "Pausa in ogni finestra"}},
    {W::pause_sub,
     {"also with nothing to do, so that the pace tells nothing of a hand",
      "mesmo sem nada a fazer, para que o ritmo nada revele da mão",
      "aunque no haya nada que hacer, para que el ritmo no revele la mano",
      "anche senza nulla da fare, così il ritmo non rivela la mano"}},
    {W::stop_windows,
     {"Always stop for", "Sempre parar em", "Parar siempre en", "Fermati sempre per"}},
    {W::house_rules, {"House rules", "Regras da casa", "Reglas de la casa", "Regole della casa"}},
    {W::era_default,
     {"default of the era", "padrão da era", "lo propio de la era", "norma dell'era"}},
    {W::set_default,
     {"All as in the era", "Tudo como na era", "Todo como en la era", "Tutto come nell'era"}},
    {W::era_fifth,
     {"Interrupts, batches, damage prevention steps, mana burn.",
      "Interrupções, lotes, etapas de prevenção, queima de mana.",
      "Interrupciones, lotes, prevención, quemadura de maná.",
      "Interruzioni, serie, fasi di prevenzione, bruciatura da mana."}},
    {W::era_sixth,
     {"The stack, combat damage on it, mana burn.",
      "A pilha, com o dano de combate; queima de mana.",
      "La pila, con el daño de combate; quemadura de maná.",
      "La pila, anche per il danno da combattimento; bruciatura da mana."}},
    {W::era_m10,
     {"Damage assignment order; no mana burn, no damage on the stack.",
      "Ordem de atribuição de dano; sem queima de mana nem dano na pilha.",
      "Orden de asignación de daño; sin quemadura ni daño en la pila.",
      "Ordine di assegnazione del danno; niente bruciatura né danno in pila."}},
    {W::era_foundations,
     {"The rules of November 2024: damage divided freely, London mulligan.",
      "As regras de novembro de 2024: dano dividido à vontade, mulligan de Londres.",
      "Las reglas de noviembre de 2024: daño repartido libremente, mulligan de Londres.",
      "Le regole di novembre 2024: danno diviso liberamente, mulligan di Londra."}},
    {W::ante_of, {"{0}\u2019s ante", "Aposta: {0}", "Apuesta: {0}", "Posta: {0}"}},
    {W::wins_ante,
     {"{0} wins the ante: {1}", "{0} leva a aposta: {1}", "{0} gana la apuesta: {1}",
      "{0} vince la posta: {1}"}},
    {W::ask_again, {"Ask again", "Perguntar de novo", "Preguntar otra vez", "Chiedi ancora"}},
    {W::book_fifth, {"Fifth", "Quinta", "Quinta", "Quinta"}},
    {W::book_sixth, {"Sixth", "Sexta", "Sexta", "Sesta"}},
    {W::book_m10, {"M10", "M10", "M10", "M10"}},
    {W::book_foundations, {"Foundations", "Foundations", "Foundations", "Foundations"}},
};

constexpr bool in_order() {
  int n = 0;
  for (const Row& row : kWords)
    if (row.word != W(n++)) return false;
  return n == int(W::count);
}
static_assert(in_order(), "a row for each word, in the order of W");

}  // namespace

const char* say(W w, Lang lang) { return kWords[int(w)].in[int(lang)]; }

std::string say(W w, Lang lang, std::initializer_list<std::string> args) {
  return text::fill_row(lang, say(w, lang), args);
}

}  // namespace upkeep
