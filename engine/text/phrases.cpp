// Steps, zones, colours, windows and what passing leads to.
#include "text/phrases.h"

#include "text/grammar.h"
#include "text/rows.h"

namespace upkeep {

using namespace text;

std::string step_label(Step step, Lang lang) {
  switch (step) {
    case Step::none:
      return {};
    case Step::untap:
      return row(lang, "Untap", "Desvirar", "Enderezar", "Stap");
    case Step::upkeep:
      return row(lang, "Upkeep", "Manut.", "Manten.", "Mant.");
    case Step::draw:
      return row(lang, "Draw", "Compra", "Robar", "Acquis.");
    case Step::main1:
      return row(lang, "Main 1", "Princ. 1", "Princ. 1", "Princ. 1");
    case Step::begin_combat:
      return row(lang, "Begin", "Início", "Inicio", "Inizio");
    case Step::attackers:
      return row(lang, "Attack", "Ataque", "Ataque", "Attacco");
    case Step::blockers:
      return row(lang, "Block", "Bloqueio", "Bloqueo", "Blocco");
    case Step::first_strike_damage:
    case Step::damage:
      return row(lang, "Damage", "Dano", "Daño", "Danno");
    case Step::end_combat:
      return row(lang, "End", "Fim", "Fin", "Fine");
    case Step::main2:
      return row(lang, "Main 2", "Princ. 2", "Princ. 2", "Princ. 2");
    case Step::discard:
      return row(lang, "Discard", "Descarte", "Descarte", "Scarto");
    case Step::end:
      return row(lang, "End step", "Final", "Final", "Finale");
    case Step::cleanup:
      return row(lang, "Cleanup", "Limpeza", "Limpieza", "Cancella");
  }
  return {};
}

std::string step_full_name(Step step, Lang lang, Vocabulary words) {
  const bool old = words == Vocabulary::classic1997;
  switch (step) {
    case Step::none:
      return {};
    case Step::untap:
      return old ? row(lang, "Untap phase", "Fase de desvirar", "Fase de enderezar", "Fase di STAP")
                 : row(lang, "Untap step", "Etapa de desvirar", "Paso de enderezar",
                       "Sottofase di STAP");
    case Step::upkeep:
      return old ? row(lang, "Upkeep phase", "Fase de manutenção", "Fase de mantenimiento",
                       "Fase di mantenimento")
                 : row(lang, "Upkeep", "Manutenção", "Mantenimiento", "Mantenimento");
    case Step::draw:
      return old ? row(lang, "Draw phase", "Fase de compra", "Fase de robar",
                       "Fase di acquisizione")
                 : row(lang, "Draw step", "Etapa de compra", "Paso de robar",
                       "Sottofase di acquisizione");
    case Step::main1:
      return old ? row(lang, "Main phase", "Fase principal", "Fase principal", "Fase principale")
                 : row(lang, "First main phase", "Primeira fase principal",
                       "Primera fase principal", "Prima fase principale");
    case Step::begin_combat:
      return old ? row(lang, "Attack announced", "Ataque anunciado", "Ataque anunciado",
                       "Attacco annunciato")
                 : row(lang, "Beginning of combat", "Início do combate", "Inicio del combate",
                       "Inizio del combattimento");
    case Step::attackers:
      return old ? row(lang, "Attack: attackers", "Ataque: atacantes", "Ataque: atacantes",
                       "Attacco: attaccanti")
                 : row(lang, "Declare attackers", "Declaração de atacantes",
                       "Declaración de atacantes", "Dichiarazione degli attaccanti");
    case Step::blockers:
      return old ? row(lang, "Attack: blockers", "Ataque: bloqueadores", "Ataque: bloqueadoras",
                       "Attacco: bloccanti")
                 : row(lang, "Declare blockers", "Declaração de bloqueadores",
                       "Declaración de bloqueadoras", "Dichiarazione dei bloccanti");
    case Step::first_strike_damage:
      return old ? row(lang, "Attack: first strike", "Ataque: iniciativa", "Ataque: daño primero",
                       "Attacco: danno improvviso")
                 : row(lang, "First-strike damage", "Dano de iniciativa", "Primer daño de combate",
                       "Danno da attacco improvviso");
    case Step::damage:
      return old ? row(lang, "Attack: damage", "Ataque: dano", "Ataque: daño", "Attacco: danno")
                 : row(lang, "Combat damage", "Dano de combate", "Daño de combate",
                       "Danno da combattimento");
    case Step::end_combat:
      return old ? row(lang, "End of the attack", "Fim do ataque", "Fin del ataque",
                       "Fine dell'attacco")
                 : row(lang, "End of combat", "Final do combate", "Final del combate",
                       "Fine del combattimento");
    case Step::main2:
      return old ? row(lang, "Main phase", "Fase principal", "Fase principal", "Fase principale")
                 : row(lang, "Second main phase", "Segunda fase principal",
                       "Segunda fase principal", "Seconda fase principale");
    case Step::discard:
      return row(lang, "Discard phase", "Fase de descarte", "Fase de descarte", "Fase di scarto");
    case Step::end:
      return old ? row(lang, "End phase", "Fase final", "Fase final", "Fase finale")
                 : row(lang, "End step", "Etapa final", "Paso final", "Sottofase finale");
    case Step::cleanup:
      return old ? row(lang, "Cleanup", "Limpeza", "Limpieza", "Cancellazione")
                 : row(lang, "Cleanup step", "Etapa de limpeza", "Paso de limpieza",
                       "Sottofase di cancellazione");
  }
  return {};
}

std::string zone_label(Zone zone, Lang lang, Vocabulary words) {
  const bool modern = words == Vocabulary::modern;
  switch (zone) {
    case Zone::none:
      return {};
    case Zone::library:
      return row(lang, "Library", "Grimório", "Biblioteca", "Grimorio");
    case Zone::hand:
      return row(lang, "Hand", "Mão", "Mano", "Mano");
    case Zone::battlefield:
      return modern ? row(lang, "Battlefield", "Campo de batalha", "Campo de batalla",
                          "Campo di battaglia")
                    : row(lang, "In play", "Em jogo", "En juego", "In gioco");
    case Zone::graveyard:
      return row(lang, "Graveyard", "Cemitério", "Cementerio", "Cimitero");
    case Zone::stack:
      return waiting_name(lang, words);
    case Zone::exile:
      return modern ? row(lang, "Exile", "Exílio", "Exilio", "Esilio")
                    : row(lang, "Removed", "Removidos", "Retiradas", "Rimosse");
    case Zone::command:
      return row(lang, "Command zone", "Zona de comando", "Zona de mando", "Zona di comando");
    case Zone::ante:
      return row(lang, "Ante", "Aposta", "Apuesta", "Posta");
  }
  return {};
}

std::string color_name(int color, Lang lang) {
  return color < 0 || color > 5
             ? std::string()
             : adjective({lang, Vocabulary::modern}, color_adjective(color), false, false);
}

std::string color_list(ColorSet colors, Lang lang) {
  std::vector<std::string> list;
  for (int c = 0; c < 5; ++c) {
    if (colors >> c & 1) list.push_back(color_name(c, lang));
  }
  if (list.empty()) return color_name(5, lang);
  Tongue t{lang, Vocabulary::modern};
  return lower_contract(lang, join(t, list, P::and_));
}

std::string window_name(int window, Lang lang) {
  switch (window) {
    case 0:
      return row(lang, "Interrupts", "Interrupções", "Interrupciones", "Interruzioni");
    case 1:
      return row(lang, "Responses", "Respostas", "Respuestas", "Risposte");
    case 2:
      return row(lang, "Damage prevention", "Prevenção de dano", "Prevención de daño",
                 "Prevenzione del danno");
    case 3:
      return row(lang, "Regeneration", "Regeneração", "Regeneración", "Rigenerazione");
    default:
      return {};
  }
}

std::string waiting_name(Lang lang, Vocabulary words) {
  return words == Vocabulary::classic1997 ? row(lang, "Batch", "Lote", "Lote", "Serie")
                                          : row(lang, "Stack", "Pilha", "Pila", "Pila");
}

std::string pool_note(bool burns, Lang lang) {
  return burns ? row(lang, "Burns at phase end", "Queima no fim da fase",
                     "Quema al final de la fase", "Brucia a fine fase")
               : row(lang, "Empties at step end", "Esvazia no fim da etapa",
                     "Se vacía al final del paso", "Si svuota a fine sottofase");
}

std::string pass_verb(PassVerb verb, Lang lang) {
  switch (verb) {
    case PassVerb::pass:
      return row(lang, "Pass", "Passar", "Pasar", "Passa");
    case PassVerb::decline:
      return row(lang, "Decline", "Recusar", "Declinar", "Rinuncia");
    case PassVerb::no_prevention:
      return row(lang, "No prevention", "Sem prevenção", "Sin prevención", "Nessuna prevenzione");
    case PassVerb::no_regeneration:
      return row(lang, "No regeneration", "Sem regeneração", "Sin regeneración",
                 "Nessuna rigenerazione");
    case PassVerb::done:
      return row(lang, "Done", "Pronto", "Listo", "Fatto");
    case PassVerb::no_response:
      return row(lang, "No response", "Sem resposta", "Sin respuesta", "Nessuna risposta");
    case PassVerb::end_phase:
      return row(lang, "End phase", "Fim da fase", "Fin de la fase", "Fine fase");
    case PassVerb::agree:
      return row(lang, "Agree", "Aceitar", "Aceptar", "Accetta");
  }
  return {};
}

std::string pass_line(PassVerb verb, const std::string& what, Lang lang) {
  return what.empty() ? pass_verb(verb, lang) : pass_verb(verb, lang) + " → " + what;
}

std::string resolves_line(const std::string& name, Lang lang) {
  return fill_row(lang,
                  row(lang, "{0} resolves", "[0:resolve|resolvem]-se {0}",
                      "{0} se [0:resuelve|resuelven]", "{0} si [0:risolve|risolvono]"),
                  {name});
}

std::string action_name(int action, Lang lang) {
  return action == 2 ? row(lang, "The draw", "A compra", "El robo", "La pescata")
                     : row(lang, "Combat damage", "Dano de combate", "Daño de combate",
                           "Danno da combattimento");
}

std::string is_cast_line(const std::string& name, Lang lang) {
  return fill_row(lang,
                  row(lang, "{0} is cast", "[0:conjura|conjuram]-se {0}", "se [0:lanza|lanzan] {0}",
                      "si [0:lancia|lanciano] {0}"),
                  {name});
}

std::string dies_line(const std::string& name, Lang lang) {
  return fill_row(lang,
                  row(lang, "{0} dies", "{0} [0:morre|morrem]", "{0} [0:muere|mueren]",
                      "{0} [0:muore|muoiono]"),
                  {name});
}

}  // namespace upkeep
