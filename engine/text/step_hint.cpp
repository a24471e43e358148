// The present moment in a sentence, for a player who may act in it, and its rule.
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/rows.h"

namespace upkeep {

using namespace text;

namespace {

struct Hint {
  const char *en, *pt, *es, *it;
  const char* rule;
};

Hint window_hint(int window) {
  switch (window) {
    case 0:
      return {"Only interrupts are possible, until nobody adds one.",
              "Só cabem interrupções, até que ninguém acrescente outra.",
              "Solo caben interrupciones, hasta que nadie añada otra.",
              "Sono possibili solo interruzioni, finché nessuno ne aggiunge.", "5E Interrupts"};
    case 2:
      return {"The damage waits: it can be prevented now.",
              "O dano espera: agora pode ser prevenido.", "El daño espera: ahora puede prevenirse.",
              "Il danno attende: ora si può prevenire.", "5E Damage Prevention"};
    case 3:
      return {"What is dying can be regenerated now.",
              "O que está morrendo pode ser regenerado agora.",
              "Lo que está muriendo puede regenerarse ahora.",
              "Ciò che muore ora si può rigenerare.", "5E Regeneration"};
    default:
      return {"The batch resolves once nobody adds to it.",
              "O lote é resolvido quando ninguém acrescentar mais nada.",
              "El lote se resuelve cuando nadie añada nada.",
              "La serie si risolve quando nessuno vi aggiunge altro.", "5E Series and Batches"};
  }
}

Hint hint_of(Step step, bool own, bool attacked) {
  switch (step) {
    case Step::upkeep:
      return {"First what the upkeep asks for; then a card is drawn.",
              "Primeiro o que a manutenção pede; depois compra-se um card.",
              "Primero lo que pide el mantenimiento; luego se roba una carta.",
              "Prima ciò che il mantenimento chiede; poi si pesca una carta.", "503.1"};
    case Step::draw:
      return {"The card of this turn has been drawn.", "O card deste turno já foi comprado.",
              "La carta de este turno ya se ha robado.",
              "La carta di questo turno è stata pescata.", "504.1"};
    case Step::main1:
    case Step::main2:
      if (own)
        return {"A land may be played here, and any spell cast.",
                "Aqui pode-se jogar um terreno e conjurar qualquer mágica.",
                "Aquí se puede jugar una tierra y lanzar cualquier hechizo.",
                "Qui si può giocare una terra e lanciare qualsiasi magia.", "505.1"};
      return {
          "In another player's turn there are only %fast effects|instants and abilities%.",
          "No turno de outro jogador só cabem %efeitos rápidos|mágicas instantâneas e "
          "habilidades%.",
          "En el turno de otro jugador solo caben %efectos rápidos|instantáneos y habilidades%.",
          "Nel turno di un altro giocatore ci sono solo %effetti rapidi|istantanei e abilità%.",
          "505.1"};
    case Step::begin_combat:
      return {"The last moment before attackers are declared.",
              "O último momento antes da declaração de atacantes.",
              "El último momento antes de declarar atacantes.",
              "L'ultimo momento prima che si dichiarino gli attaccanti.", "507.1"};
    case Step::attackers:
      if (!attacked)
        return {"Nobody attacks: no blockers and no damage follow.",
                "Ninguém ataca: não há bloqueadores nem dano.",
                "Nadie ataca: no hay bloqueadoras ni daño.",
                "Nessuno attacca: niente bloccanti né danno.", "508.8"};
      return {"The last moment before blockers are declared.",
              "O último momento antes da declaração de bloqueadores.",
              "El último momento antes de declarar bloqueadoras.",
              "L'ultimo momento prima che si dichiarino i bloccanti.", "508.1"};
    case Step::blockers:
      return {"The last moment before combat damage.", "O último momento antes do dano de combate.",
              "El último momento antes del daño de combate.",
              "L'ultimo momento prima del danno da combattimento.", "509.1"};
    case Step::first_strike_damage:
      return {"First strike has dealt its damage; the rest follows.",
              "A iniciativa já causou seu dano; o resto vem a seguir.",
              "El primer daño ya está hecho; el resto viene después.",
              "L'attacco improvviso ha colpito; il resto segue.", "510.1"};
    case Step::damage:
      return {"Combat damage has been dealt.", "O dano de combate já foi causado.",
              "El daño de combate ya está hecho.", "Il danno da combattimento è stato inflitto.",
              "510.1"};
    case Step::end_combat:
      return {"The last moment of this combat.", "O último momento deste combate.",
              "El último momento de este combate.", "L'ultimo momento di questo combattimento.",
              "511.1"};
    case Step::discard:
    case Step::cleanup:
      return {"A hand of more than seven is cut down; then the turn ends.",
              "Uma mão com mais de sete é reduzida; depois o turno termina.",
              "Una mano de más de siete se reduce; luego el turno termina.",
              "Una mano di più di sette si riduce; poi il turno finisce.", "514.1"};
    case Step::end:
      return {"The last moment of this turn.", "O último momento deste turno.",
              "El último momento de este turno.", "L'ultimo momento di questo turno.", "513.1"};
    case Step::untap:
    case Step::none:
      break;
  }
  return {"", "", "", "", ""};
}

}  // namespace

StepHint step_hint(const Speech& s, Step step, int window, bool own, bool waits, bool attacked) {
  Hint h = window >= 0 ? window_hint(window) : hint_of(step, own, attacked);
  if (window < 0 && waits)
    h = {"What is on top resolves once everybody has passed.",
         "O que está no topo é resolvido quando todos passarem.",
         "Lo de arriba se resuelve cuando todos hayan pasado.",
         "Ciò che è in cima si risolve quando tutti hanno passato.", "117.4"};
  return {expand({s.lang, s.words}, row(s.lang, h.en, h.pt, h.es, h.it), {}),
          *h.rule ? cited(s, h.rule) : std::string()};
}

}  // namespace upkeep
