// The questions: one for every reason to ask.
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/rows.h"

namespace upkeep {

using namespace text;

std::string prompt_text(const Speech& s, const Decision& d, const std::string& item,
                        const std::string& about) {
  const Lang l = s.lang;
  const Tongue t{l, s.words};
  const int left = d.hi - d.done;
  const Np number(std::to_string(left), left != 1);
  // {0} the spell or ability, {1} the object in question, {2} how many are still to be picked.
  auto ask = [&](const char* en, const char* pt, const char* es, const char* it) {
    return lower_contract(l,
                          expand(t, row(l, en, pt, es, it),
                                 {named(l, item), named(l, about.empty() ? item : about), number}));
  };
  auto counted = [&](const std::string& text) {
    if (d.hi <= 1 || d.kind != DecisionKind::pick) return text;
    return text + " (" + std::to_string(d.done) + "/" + std::to_string(d.hi) + ")";
  };
  switch (d.prompt) {
    case Prompt::none:
      return ask("Choose", "Escolha", "Elige", "Scegli");
    case Prompt::priority:
      return s.words == Vocabulary::classic1997
                 ? ask("Use a spell or ability, or decline",
                       "Use uma mágica ou habilidade, ou recuse",
                       "Usa un hechizo o habilidad, o declina",
                       "Usa una magia o abilità, o rinuncia")
                 : ask("Act, or pass", "Aja ou passe", "Actúa o pasa", "Agisci o passa");
    case Prompt::pay_mana:
      return ask("Pay for {0}", "Pague {0}", "Paga {0}", "Paga {0}");
    case Prompt::target:
      return counted(ask("Choose a target for {0}", "Escolha um alvo para {0}",
                         "Elige un objetivo para {0}", "Scegli un bersaglio per {0}"));
    case Prompt::mode:
      return ask("Choose what {0} does", "Escolha o que {0} [0:faz|fazem]",
                 "Elige qué [0:hace|hacen] {0}", "Scegli cosa [0:fa|fanno] {0}");
    case Prompt::x_value:
      return ask("Choose X for {0}", "Escolha X para {0}", "Elige X para {0}", "Scegli X per {0}");
    case Prompt::kicker:
      return ask("Pay the kicker of {0}?", "Pagar o reforço de {0}?", "¿Pagar el estímulo de {0}?",
                 "Pagare il potenziamento di {0}?");
    case Prompt::buyback:
      return ask("Pay the buyback of {0}?", "Pagar a recompra de {0}?",
                 "¿Pagar la recuperación de {0}?", "Pagare il riscatto di {0}?");
    case Prompt::alternative_cost:
      return ask("Choose how to pay for {0}", "Escolha como pagar {0}", "Elige cómo pagar {0}",
                 "Scegli come pagare {0}");
    case Prompt::discard:
      return counted(ask("Choose a card to discard", "Escolha um card para descartar",
                         "Elige una carta para descartar", "Scegli una carta da scartare"));
    case Prompt::discard_hand_size:
      return counted(ask("Too many cards in hand: choose one to discard",
                         "Cards demais na mão: escolha um para descartar",
                         "Demasiadas cartas en la mano: elige una para descartar",
                         "Troppe carte in mano: scegli quale scartare"));
    case Prompt::sacrifice:
      return counted(
          ask("Choose a permanent to sacrifice", "Escolha uma permanente para sacrificar",
              "Elige un permanente para sacrificar", "Scegli un permanente da sacrificare"));
    case Prompt::sacrifice_cost:
      return counted(
          ask("Cost of {0}: choose what to sacrifice", "Custo de {0}: escolha o que sacrificar",
              "Coste de {0}: elige qué sacrificar", "Costo di {0}: scegli cosa sacrificare"));
    case Prompt::discard_cost:
      return counted(ask("Cost of {0}: choose a card to discard",
                         "Custo de {0}: escolha um card para descartar",
                         "Coste de {0}: elige una carta para descartar",
                         "Costo di {0}: scegli una carta da scartare"));
    case Prompt::exile_cost:
      return counted(ask("Cost of {0}: choose a card to %remove from the game|exile%",
                         "Custo de {0}: escolha um card para %remover do jogo|exilar%",
                         "Coste de {0}: elige una carta para %retirar del juego|exiliar%",
                         "Costo di {0}: scegli una carta da %rimuovere dal gioco|esiliare%"));
    case Prompt::tap_cost:
      return counted(ask("Cost of {0}: choose what to tap", "Custo de {0}: escolha o que virar",
                         "Coste de {0}: elige qué girar", "Costo di {0}: scegli cosa TAPpare"));
    case Prompt::return_cost:
      return counted(ask("Cost of {0}: choose what to return to hand",
                         "Custo de {0}: escolha o que devolver à mão",
                         "Coste de {0}: elige qué regresar a la mano",
                         "Costo di {0}: scegli cosa far tornare in mano"));
    case Prompt::may:
      return ask("Use the effect of {0}?", "Usar o efeito de {0}?", "¿Usar el efecto de {0}?",
                 "Usare l'effetto di {0}?");
    case Prompt::pay_or:
      return ask("Pay the cost that {0} asks for?", "Pagar o custo que {0} [0:pede|pedem]?",
                 "¿Pagar el coste que [0:pide|piden] {0}?", "Pagare il costo chiesto da {0}?");
    case Prompt::search:
      return counted(ask("Choose a card from the library", "Escolha um card do grimório",
                         "Elige una carta de la biblioteca", "Scegli una carta dal grimorio"));
    case Prompt::look:
      if (d.kind == DecisionKind::order)
        return ask("Choose the card that lies on top next", "Escolha o próximo card de cima",
                   "Elige la siguiente carta de arriba", "Scegli la prossima carta dall'alto");
      return counted(
          ask("Choose a card", "Escolha um card", "Elige una carta", "Scegli una carta"));
    case Prompt::scry:
      return ask("Put {1} on the bottom?", "Pôr {1} no fundo?", "¿Poner {1} en el fondo?",
                 "Mettere {1} in fondo?");
    case Prompt::color:
      return ask("Choose a color", "Escolha uma cor", "Elige un color", "Scegli un colore");
    case Prompt::creature_type:
      return ask("Choose a creature type", "Escolha um tipo de criatura",
                 "Elige un tipo de criatura", "Scegli un tipo di creatura");
    case Prompt::land_type:
      return ask("Choose a basic land type", "Escolha um tipo de terreno básico",
                 "Elige un tipo de tierra básica", "Scegli un tipo di terra base");
    case Prompt::choose_player:
      return ask("Choose a player", "Escolha um jogador", "Elige un jugador",
                 "Scegli un giocatore");
    case Prompt::choose_number:
      return ask("Choose a number", "Escolha um número", "Elige un número", "Scegli un numero");
    case Prompt::choose_object:
      return counted(ask("{0}: choose one", "{0}: escolha", "{0}: elige", "{0}: scegli"));
    case Prompt::choose_option:
      return ask("Choose what {0} does", "Escolha o que {0} [0:faz|fazem]",
                 "Elige qué [0:hace|hacen] {0}", "Scegli cosa [0:fa|fanno] {0}");
    case Prompt::copy_what:
      return ask("Choose what {1} copies", "Escolha o que {1} [1:copia|copiam]",
                 "Elige qué [1:copia|copian] {1}", "Scegli cosa [1:copia|copiano] {1}");
    case Prompt::source_of_damage:
      return ask("Choose a source of damage", "Escolha uma fonte de dano",
                 "Elige una fuente de daño", "Scegli una fonte di danno");
    case Prompt::trigger_order:
      return ask("Choose which of your abilities resolves next",
                 "Escolha qual das suas habilidades se resolve a seguir",
                 "Elige cuál de tus habilidades se resuelve ahora",
                 "Scegli quale delle tue abilità si risolve ora");
    case Prompt::graveyard_order:
      return ask("Choose which card goes to the graveyard next",
                 "Escolha qual card vai a seguir para o cemitério",
                 "Elige qué carta va ahora al cementerio",
                 "Scegli quale carta va ora nel cimitero");
    case Prompt::blocker_order:
      return ask("Choose the blocker to which {1} deals damage next",
                 "Escolha o bloqueador a que {1} [1:causa|causam] dano a seguir",
                 "Elige a qué bloqueadora [1:hace|hacen] daño ahora {1}",
                 "Scegli a quale bloccante {1} [1:infligge|infliggono] danno ora");
    case Prompt::attacker_order:
      return ask("Choose the attacker to which {1} deals damage next",
                 "Escolha o atacante a que {1} [1:causa|causam] dano a seguir",
                 "Elige a qué atacante [1:hace|hacen] daño ahora {1}",
                 "Scegli a quale attaccante {1} [1:infligge|infliggono] danno ora");
    case Prompt::damage_division:
      return ask("Divide the combat damage of {1}", "Divida o dano de combate de {1}",
                 "Divide el daño de combate de {1}", "Suddividi il danno da combattimento di {1}");
    case Prompt::effect_division:
      return ask("Divide what {0} deals", "Divida o que {0} [0:causa|causam]",
                 "Divide lo que [0:hace|hacen] {0}",
                 "Suddividi ciò che [0:infligge|infliggono] {0}");
    case Prompt::legend:
      return ask("Only one may stay: choose which", "Só uma pode ficar: escolha qual",
                 "Solo puede quedar uno: elige cuál", "Ne può restare solo uno: scegli quale");
    case Prompt::attackers:
      return ask("Declare attackers", "Declare os atacantes", "Declara atacantes",
                 "Dichiara gli attaccanti");
    case Prompt::blockers:
      return ask("Declare blockers", "Declare os bloqueadores", "Declara bloqueadoras",
                 "Dichiara i bloccanti");
    case Prompt::mulligan:
      return ask("Keep this hand?", "Manter esta mão?", "¿Te quedas con esta mano?",
                 "Tenere questa mano?");
    case Prompt::mulligan_bottom:
      return counted(ask("Choose a card for the bottom of your library",
                         "Escolha um card para o fundo do seu grimório",
                         "Elige una carta para el fondo de tu biblioteca",
                         "Scegli una carta per il fondo del tuo grimorio"));
    case Prompt::starting_player:
      return ask("Choose who takes the first turn", "Escolha quem joga o primeiro turno",
                 "Elige quién juega el primer turno", "Scegli chi gioca il primo turno");
    case Prompt::new_targets:
      return ask("Choose a new target for {0}, or keep it",
                 "Escolha um novo alvo para {0} ou mantenha o atual",
                 "Elige un nuevo objetivo para {0} o conserva el actual",
                 "Scegli un nuovo bersaglio per {0} o tieni l'attuale");
    case Prompt::replacement_order:
      return ask("Choose which effect applies first", "Escolha qual efeito se aplica primeiro",
                 "Elige qué efecto se aplica primero", "Scegli quale effetto si applica per primo");
    case Prompt::untap_choice:
      if (d.kind == DecisionKind::pick)  // under a limit, what is beyond it is picked
        return counted(ask("Choose what stays tapped", "Escolha o que continua virado",
                           "Elige qué sigue girado", "Scegli cosa resta TAPpato"));
      return ask("Untap {1}?", "Desvirar {1}?", "¿Enderezar {1}?", "STAPpare {1}?");
    case Prompt::tap_or_untap:
      return ask("Tap {1}? If not, it untaps", "Virar {1}? Caso contrário, [1:desvira|desviram]",
                 "¿Girar {1}? Si no, se [1:endereza|enderezan]",
                 "TAPpare {1}? Se no, STAPpa[1:|no]");
    case Prompt::attach_to:
      return ask("Choose what {1} is attached to",
                 "Escolha a que {1} [1:fica|ficam] anexad[1:o|a|os|as]",
                 "Elige a qué se [1:anexa|anexan] {1}", "Scegli a cosa assegnare {1}");
    case Prompt::coin_call:
      return ask("Call the coin", "Cara ou coroa?", "¿Cara o cruz?", "Testa o croce?");
    case Prompt::pay_life_or_mana:
      return ask("Choose how to pay for {0}", "Escolha como pagar {0}", "Elige cómo pagar {0}",
                 "Scegli come pagare {0}");
    case Prompt::counter_kind:
      return ask("Choose a kind of counter", "Escolha um tipo de marcador",
                 "Elige un tipo de contador", "Scegli un tipo di segnalino");
    case Prompt::splice:
      return ask("Splice {1} onto {0}?", "Unir {1} a {0}?", "¿Empalmar {1} a {0}?",
                 "Unire {1} a {0}?");
    case Prompt::to_library:
      return ask("Put {1} on top of your library instead of into your graveyard?",
                 "Pôr {1} no topo do seu grimório em vez do cemitério?",
                 "¿Poner {1} en la parte superior de tu biblioteca en vez de en tu cementerio?",
                 "Mettere {1} in cima al tuo grimorio invece che nel cimitero?");
    case Prompt::pile:
      if (d.item != kNoIndex)  // the left one of two
        return ask("{0}: choose the left pile", "{0}: escolha o monte da esquerda",
                   "{0}: elige el montón izquierdo", "{0}: scegli il mazzetto di sinistra");
      return row(l, "Pile ", "Monte ", "Montón ", "Mazzetto ") + std::to_string(d.n) + "/" +
             std::to_string(d.extra) + ": " +
             row(l, "choose its creatures", "escolha suas criaturas", "elige sus criaturas",
                 "scegli le sue creature");
    case Prompt::block_what:
      return ask("Choose what {1} blocks", "Escolha o que {1} [1:bloqueia|bloqueiam]",
                 "Elige qué [1:bloquea|bloquean] {1}", "Scegli cosa [1:blocca|bloccano] {1}");
    case Prompt::phase_end:
      return ask("The phase ends: act before it does, or agree",
                 "A fase termina: aja antes disso, ou aceite",
                 "La fase termina: actúa antes, o acepta",
                 "La fase finisce: agisci prima, o accetta");
    case Prompt::interrupt:
      return ask("Interrupt {1}, or decline", "Interrompa {1}, ou recuse",
                 "Interrumpe {1}, o declina", "Interrompi {1}, o rinuncia");
    case Prompt::response:
      return ask("Respond to {1}, or decline", "Responda a {1}, ou recuse",
                 "Responde a {1}, o declina", "Rispondi a {1}, o rinuncia");
    case Prompt::prevention:
      return ask("Damage prevention: prevent, or decline", "Prevenção de dano: previna, ou recuse",
                 "Prevención de daño: prevén, o declina",
                 "Prevenzione del danno: previeni, o rinuncia");
    case Prompt::regeneration:
      return ask("Regeneration: regenerate, or decline", "Regeneração: regenere, ou recuse",
                 "Regeneración: regenera, o declina", "Rigenerazione: rigenera, o rinuncia");
  }
  return {};
}

}  // namespace upkeep
