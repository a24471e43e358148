// The switches of the rules as a page of house rules names them. What each one decides in full is
// told in engine/README.md.
#include "text/phrases.h"

namespace upkeep {
namespace {

struct Label {
  const char* in[kLangs];
};
// In the order of UPKEEP_SWITCHES.
constexpr Label kLabels[] = {
    {{"Spells wait in", "As mágicas esperam em", "Los hechizos esperan en",
      "Le magie attendono in"}},
    {{"Turn structure", "Estrutura do turno", "Estructura del turno", "Struttura del turno"}},
    {{"Mana pools empty after", "O mana some após", "El maná se pierde tras",
      "Il mana si perde dopo"}},
    {{"Mana burn", "Queima de mana", "Quemadura de maná", "Bruciatura da mana"}},
    {{"Unspent mana is announced", "Mana não gasto é anunciado", "Se anuncia el maná sin gastar",
      "Il mana non speso si annuncia"}},
    {{"Spells that make mana", "Mágicas que geram mana", "Hechizos que dan maná",
      "Magie che danno mana"}},
    {{"Losing at no life", "Derrota sem vida", "Derrota sin vidas", "Sconfitta senza punti vita"}},
    {{"Combat damage uses the stack", "Dano de combate usa a pilha",
      "El daño de combate usa la pila", "Il danno da combattimento usa la pila"}},
    {{"Dividing damage among blockers", "Divisão do dano entre bloqueadores",
      "Reparto del daño entre bloqueadoras", "Divisione del danno tra bloccanti"}},
    {{"Trample", "Atropelar", "Arrollar", "Travolgere"}},
    {{"Trample counts damage marked", "Atropelar conta dano marcado",
      "Arrollar cuenta el daño marcado", "Travolgere conta il danno già subito"}},
    {{"Tapped blockers deal damage", "Bloqueadores virados causam dano",
      "Las bloqueadoras giradas hacen daño", "I bloccanti TAPpati infliggono danno"}},
    {{"Tapped artifacts are off", "Artefatos virados não agem", "Los artefactos girados no actúan",
      "Gli artefatti TAPpati sono spenti"}},
    {{"Why Walls do not attack", "Por que Barreiras não atacam", "Por qué no atacan los Muros",
      "Perché i Muri non attaccano"}},
    {{"Deathtouch", "Toque mortífero", "Toque mortal", "Tocco letale"}},
    {{"Lifelink", "Vínculo com a vida", "Vínculo vital", "Legame vitale"}},
    {{"Legends of one name", "Lendas de mesmo nome", "Leyendas del mismo nombre",
      "Leggende con lo stesso nome"}},
    {{"Worlds", "Mundos", "Mundos", "Mondi"}},
    {{"Planeswalkers", "Planeswalkers", "Planeswalkers", "Planeswalker"}},
    {{"Planeswalkers of one type", "Planeswalkers de mesmo tipo", "Planeswalkers del mismo tipo",
      "Planeswalker dello stesso tipo"}},
    {{"Damage may go to a planeswalker", "Dano pode ir a um planeswalker",
      "El daño puede ir a un planeswalker", "Il danno può andare a un planeswalker"}},
    {{"Opposite counters cancel", "Marcadores opostos se anulam",
      "Los contadores opuestos se anulan", "I segnalini opposti si annullano"}},
    {{"Continuous effects by", "Efeitos contínuos por", "Efectos continuos por",
      "Effetti continui per"}},
    {{"Setting power and toughness", "Fixar poder e resistência", "Fijar fuerza y resistencia",
      "Fissare forza e costituzione"}},
    {{"The same target twice", "O mesmo alvo duas vezes", "El mismo objetivo dos veces",
      "Lo stesso bersaglio due volte"}},
    {{"Illegal announcements", "Anúncios ilegais", "Anuncios ilegales", "Annunci illegali"}},
    {{"Regenerated in combat", "Regenerada em combate", "Regenerada en combate",
      "Rigenerata in combattimento"}},
    {{"Damage prevention", "Prevenção de dano", "Prevención de daño", "Prevenzione del danno"}},
    {{"Regeneration", "Regeneração", "Regeneración", "Rigenerazione"}},
    {{"Toughness 0", "Resistência 0", "Resistencia 0", "Costituzione 0"}},
    {{"Owner of a token", "Dono de uma ficha", "Propietario de una ficha",
      "Proprietario di una pedina"}},
    {{"Mulligan", "Mulligan", "Mulligan", "Mulligan"}},
    {{"Scry after a mulligan", "Vidência após mulligan", "Adivinar tras un mulligan",
      "Profetizzare dopo un mulligan"}},
    {{"First mulligan is free (3+ players)", "Primeiro mulligan grátis (3+ jogadores)",
      "Primer mulligan gratis (3+ jugadores)", "Primo mulligan gratis (3+ giocatori)"}},
    {{"The first draw", "A primeira compra", "El primer robo", "La prima pescata"}},
    {{"Ante", "Aposta", "Apuesta", "Posta"}},
    {{"Words", "Palavras", "Palabras", "Parole"}},
    {{"The draw uses the stack", "A compra usa a pilha", "El robo usa la pila",
      "La pescata usa la pila"}},
    {{"\"At end of turn\"", "\"No final do turno\"", "\"Al final del turno\"",
      "\"Alla fine del turno\""}},
    {{"Acting in cleanup", "Agir na limpeza", "Actuar en la limpieza",
      "Agire nella cancellazione"}},
    {{"Upkeep effects", "Efeitos da manutenção", "Efectos del mantenimiento",
      "Effetti del mantenimento"}},
    {{"Acting between resolutions", "Agir entre resoluções", "Actuar entre resoluciones",
      "Agire tra le risoluzioni"}},
    {{"Acting after first-strike damage", "Agir após o dano de iniciativa",
      "Actuar tras el primer daño", "Agire dopo il primo danno"}},
    {{"Acting in the damage step", "Agir na etapa de dano", "Actuar en el paso de daño",
      "Agire nella sottofase di danno"}},
    {{"Losing for another reason", "Derrota por outro motivo", "Derrota por otra causa",
      "Sconfitta per altro motivo"}},
    {{"When creatures die", "Quando criaturas morrem", "Cuándo mueren las criaturas",
      "Quando muoiono le creature"}},
    {{"Tokens cease to exist", "Fichas deixam de existir", "Las fichas dejan de existir",
      "Le pedine cessano di esistere"}},
    {{"Combat begins", "O combate começa", "El combate empieza", "Il combattimento inizia"}},
    {{"Attacks a turn", "Ataques por turno", "Ataques por turno", "Attacchi per turno"}},
    {{"What may be attacked", "O que pode ser atacado", "Qué se puede atacar",
      "Che cosa si può attaccare"}},
    {{"What a source is worth", "Quanto vale uma fonte", "Cuánto vale una fuente",
      "Quanto vale una fonte"}},
    {{"Giving up a spell on purpose", "Desistir de uma mágica de propósito",
      "Abandonar un hechizo a propósito", "Rinunciare a una magia di proposito"}},
    {{"Untap costs more than once", "Custos de desvirar repetidos", "Costes de enderezar repetidos",
      "Costi per STAPpare ripetuti"}},
    {{"Who starts", "Quem começa", "Quién empieza", "Chi comincia"}},
    {{"Decks", "Decks", "Mazos", "Mazzi"}},
    {{"Both players act: first", "Ambos agem: primeiro", "Ambos actúan: primero",
      "Entrambi agiscono: prima"}},
    {{"\"Tap or untap\" is chosen", "\"Virar ou desvirar\" se escolhe",
      "\"Girar o enderezar\" se elige", "\"TAPpa o STAPpa\" si sceglie"}},
    {{"Countering a spell", "Anular uma mágica", "Contrarrestar un hechizo",
      "Neutralizzare una magia"}},
    {{"Who acts first", "Quem age primeiro", "Quién actúa primero", "Chi agisce per primo"}},
    {{"Acting in another's turn", "Agir no turno de outro", "Actuar en el turno de otro",
      "Agire nel turno altrui"}},
    {{"Triggered abilities", "Habilidades desencadeadas", "Habilidades disparadas",
      "Abilità innescate"}},
    {{"How a phase ends", "Como uma fase termina", "Cómo termina una fase",
      "Come finisce una fase"}},
    {{"Acting around the draw", "Agir em torno da compra", "Actuar en torno al robo",
      "Agire intorno alla pescata"}},
    {{"Acting in the untap step", "Agir na etapa de desvirar", "Actuar en el paso de enderezar",
      "Agire nella sottofase di STAP"}},
    {{"Windows ask", "As janelas perguntam a", "Las ventanas preguntan a",
      "Le finestre chiedono a"}},
};
static_assert(sizeof(kLabels) / sizeof(kLabels[0]) == std::size_t(Switch::count));

}  // namespace

std::string switch_label(Switch s, Lang lang) { return kLabels[int(s)].in[int(lang)]; }

std::string switch_value_name(Switch s, int value) {
  const char* p = switch_values(s);
  for (int i = 0; *p; ++i) {
    const char* end = p;
    while (*end && *end != ' ') ++end;
    if (i == value) return std::string(p, end);
    p = *end ? end + 1 : end;
  }
  return {};
}

}  // namespace upkeep
