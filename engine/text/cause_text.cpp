// Why something happened, in one line for each link of the chain.
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/rows.h"

namespace upkeep {

using namespace text;

const char* cause_citation(CauseKind kind, u8 detail) {
  static const char* const kCitations[] = {
#define UPKEEP_X(n, cite) cite,
      UPKEEP_CAUSES(UPKEEP_X)
#undef UPKEEP_X
  };
  static const char* const kChecks[] = {"704.3",  "704.5a", "704.5b", "704.5c", "704.5f", "704.5g",
                                        "704.5i", "704.5j", "704.5k", "704.5m", "704.5d", "704.5q"};
  static_assert(sizeof(kChecks) / sizeof(*kChecks) == std::size_t(CheckRule::count));
  if (kind == CauseKind::check && detail < u8(CheckRule::count)) return kChecks[detail];
  if (kind == CauseKind::turn) {
    switch (Step(detail)) {
      case Step::untap:
        return "502.3";
      case Step::upkeep:
        return "503.1";
      case Step::draw:
        return "504.1";
      case Step::discard:
      case Step::cleanup:
        return "514.1";
      case Step::main1:
      case Step::main2:
        return "505.1";
      default:
        return "500.1";
    }
  }
  return kind < CauseKind::count ? kCitations[int(kind)] : "";
}

namespace {

struct Four {
  const char *en, *pt, *es, *it;
};

Four check_words(CheckRule rule) {
  switch (rule) {
    case CheckRule::life:
      return {"A player with no life left loses", "Um jogador sem pontos de vida perde",
              "Un jugador sin vidas pierde", "Un giocatore senza punti vita perde"};
    case CheckRule::library:
      return {"A player who draws from an empty library loses",
              "Um jogador que compra de um grimório vazio perde",
              "Un jugador que roba de una biblioteca vacía pierde",
              "Un giocatore che pesca da un grimorio vuoto perde"};
    case CheckRule::poison:
      return {"A player with ten poison counters loses",
              "Um jogador com dez marcadores de veneno perde",
              "Un jugador con diez contadores de veneno pierde",
              "Un giocatore con dieci segnalini veleno perde"};
    case CheckRule::toughness:
      return {"Its toughness is 0 or less", "A resistência dela é 0 ou menor",
              "Su resistencia es 0 o menos", "La sua costituzione è 0 o meno"};
    case CheckRule::damage:
      return {"It has damage enough to be destroyed", "Tem dano bastante para ser destruída",
              "Tiene daño suficiente para ser destruida",
              "Ha danno sufficiente per essere distrutta"};
    case CheckRule::loyalty:
      return {"It has no loyalty left", "Não tem mais lealdade", "No le queda lealtad",
              "Non ha più fedeltà"};
    case CheckRule::legend:
      return {"There may be only one of these", "Só pode haver um desses",
              "Solo puede haber una de estas", "Può essercene solo una"};
    case CheckRule::world:
      return {"Only the newest world stays", "Só o mundo mais novo fica",
              "Solo se queda el mundo más nuevo", "Resta solo il mondo più recente"};
    case CheckRule::attached:
      return {"It is attached to nothing it may be attached to",
              "Não está em nada em que possa estar", "No está sobre nada en lo que pueda estar",
              "Non è assegnata a nulla a cui possa esserlo"};
    case CheckRule::token:
      return {"A token is in play or it is not there at all", "Uma ficha só existe em jogo",
              "Una ficha solo existe en juego", "Una pedina esiste solo in gioco"};
    case CheckRule::counters:
      return {"Opposite counters cancel each other", "Marcadores opostos anulam-se",
              "Los contadores opuestos se anulan", "I segnalini opposti si annullano"};
    case CheckRule::other:
    case CheckRule::count:
      break;
  }
  return {"The rules check the table again and again", "As regras conferem a mesa o tempo todo",
          "Las reglas revisan la mesa sin cesar", "Le regole controllano il tavolo di continuo"};
}

Four words_of(const Cause& c) {
  const bool named = c.card != 0;
  switch (c.kind) {
    case CauseKind::setup:
      return {"So the duel begins", "Assim começa o duelo", "Así empieza el duelo",
              "Così comincia il duello"};
    case CauseKind::turn:
      return {"What the turn brings: {2}", "O que o turno traz: {2}", "Lo que trae el turno: {2}",
              "Ciò che porta il turno: {2}"};
    case CauseKind::choice:
      return {"{0} [0:you chose|chose|chose] it", "{0} [0:você escolheu|escolheu|escolheram] isso",
              "{0} [0:lo elegiste|lo eligió|lo eligieron]",
              "{0} [0:l'hai scelto|l'ha scelto|l'hanno scelto]"};
    case CauseKind::cost:
      return named ? Four{"A part of the cost of {1}", "Uma parte do custo de {1}",
                          "Una parte del coste de {1}", "Una parte del costo di {1}"}
                   : Four{"A part of a cost", "Uma parte de um custo", "Una parte de un coste",
                          "Una parte di un costo"};
    case CauseKind::mana_ability:
      return named ? Four{"A mana ability of {1}", "Uma habilidade de mana de {1}",
                          "Una habilidad de maná de {1}", "Un'abilità di mana di {1}"}
                   : Four{"A mana ability", "Uma habilidade de mana", "Una habilidad de maná",
                          "Un'abilità di mana"};
    case CauseKind::spell:
      return named ? Four{"{1} resolves", "[1:Resolve|Resolvem]-se {1}",
                          "{1} se [1:resuelve|resuelven]", "{1} si [1:risolve|risolvono]"}
                   : Four{"A spell resolves", "Resolve-se uma mágica", "Un hechizo se resuelve",
                          "Una magia si risolve"};
    case CauseKind::ability:
      return named ? Four{"An ability of {1} resolves", "Resolve-se uma habilidade de {1}",
                          "Se resuelve una habilidad de {1}", "Si risolve un'abilità di {1}"}
                   : Four{"An ability resolves", "Resolve-se uma habilidade",
                          "Se resuelve una habilidad", "Si risolve un'abilità"};
    case CauseKind::triggered:
      return named ? Four{"A triggered ability of {1} resolves",
                          "Resolve-se uma habilidade desencadeada de {1}",
                          "Se resuelve una habilidad disparada de {1}",
                          "Si risolve un'abilità innescata di {1}"}
                   : Four{"A triggered ability resolves", "Resolve-se uma habilidade desencadeada",
                          "Se resuelve una habilidad disparada", "Si risolve un'abilità innescata"};
    case CauseKind::triggers:
      return named
                 ? Four{"What {1} waits for has happened", "Aconteceu o que {1} [1:espera|esperam]",
                        "Ha pasado lo que {1} [1:espera|esperan]",
                        "È successo ciò che {1} [1:attende|attendono]"}
                 : Four{"What an ability waits for has happened",
                        "Aconteceu o que uma habilidade espera",
                        "Ha pasado lo que una habilidad espera",
                        "È successo ciò che un'abilità attende"};
    case CauseKind::effect:
      return named ? Four{"An effect of {1}", "Um efeito de {1}", "Un efecto de {1}",
                          "Un effetto di {1}"}
                   : Four{"An effect from before", "Um efeito anterior", "Un efecto anterior",
                          "Un effetto precedente"};
    case CauseKind::combat:
      return {"Attackers and blockers are declared", "Declaram-se atacantes e bloqueadores",
              "Se declaran atacantes y bloqueadoras", "Si dichiarano attaccanti e bloccanti"};
    case CauseKind::combat_damage:
      return {"Combat damage is dealt", "Causa-se o dano de combate", "Se hace el daño de combate",
              "Si infligge il danno da combattimento"};
    case CauseKind::mana_empties:
      return {"Mana was left in the pool when it emptied",
              "Restava mana na reserva quando ela se esvaziou",
              "Quedaba maná en la reserva cuando se vació",
              "Restava mana nella riserva quando si è svuotata"};
    case CauseKind::check:
      return check_words(CheckRule(c.detail));
    case CauseKind::replaced:
      return named ? Four{"An effect of {1} replaces what would happen",
                          "Um efeito de {1} substitui o que aconteceria",
                          "Un efecto de {1} reemplaza lo que pasaría",
                          "Un effetto di {1} sostituisce ciò che accadrebbe"}
                   : Four{"An effect replaces what would happen",
                          "Um efeito substitui o que aconteceria",
                          "Un efecto reemplaza lo que pasaría",
                          "Un effetto sostituisce ciò che accadrebbe"};
    case CauseKind::prevented:
      return named ? Four{"An effect of {1} changes the damage", "Um efeito de {1} muda o dano",
                          "Un efecto de {1} cambia el daño", "Un effetto di {1} cambia il danno"}
                   : Four{"An effect made before changes the damage",
                          "Um efeito anterior muda o dano", "Un efecto anterior cambia el daño",
                          "Un effetto precedente cambia il danno"};
    case CauseKind::enters:
      return named ? Four{"It happens as {1} %comes into play|enters%",
                          "Acontece quando {1} [1:entra|entram]", "Ocurre al entrar {1}",
                          "Accade mentre {1} [1:entra|entrano]"}
                   : Four{"It happens as a permanent %comes into play|enters%",
                          "Acontece quando um permanente entra", "Ocurre al entrar un permanente",
                          "Accade mentre un permanente entra"};
    case CauseKind::window:
      return {"The rules of 1997 ask at this time", "As regras de 1997 perguntam neste momento",
              "Las reglas de 1997 preguntan en este momento",
              "Le regole del 1997 chiedono in questo momento"};
    case CauseKind::leaves:
      return {"{0} [0:you left|left|left] the duel", "{0} [0:você deixou|deixou|deixaram] o duelo",
              "{0} [0:dejaste|dejó|dejaron] el duelo",
              "{0} [0:hai lasciato|ha lasciato|hanno lasciato] il duello"};
    case CauseKind::count:
      break;
  }
  return {"", "", "", ""};
}

}  // namespace

std::string cause_text(const Speech& s, const Cause& c) {
  const Four w = words_of(c);
  Np who;
  if (c.player != kNoPlayer && c.player == s.seat) {
    who.you = true;
  } else {
    who = Np(c.player == kNoPlayer
                 ? std::string(row(s.lang, "A player", "Um jogador", "Un jugador", "Un giocatore"))
                 : player_label(s, c.player));
  }
  const Np what = c.card ? named(s.lang, card_name(s.db, c.card, s.lang)) : Np();
  const Np step(c.kind == CauseKind::turn ? step_full_name(Step(c.detail), s.lang, s.words)
                                          : std::string());
  std::string out = capital(lower_contract(
      s.lang, expand({s.lang, s.words}, row(s.lang, w.en, w.pt, w.es, w.it), {who, what, step})));
  // The ability itself, as the card says it.
  if (c.card && c.ability && c.kind != CauseKind::cost && c.kind != CauseKind::mana_ability) {
    const std::string text = ability_text(s.db, c.ability, s.lang, s.words);
    if (!text.empty())
      out += row(s.lang, ": “", ": «", ": «", ": «") + text + row(s.lang, "”", "»", "»", "»");
  }
  return out;
}

std::string cause_rule(const Speech& s, const Cause& c) {
  return cited(s, cause_citation(c.kind, c.detail));
}

std::string preview_end_text(const Speech& s, u8 player, int end, bool chance) {
  std::string out;
  Np who;
  if (player != kNoPlayer && player == s.seat)
    who.you = true;
  else if (player != kNoPlayer)
    who = Np(player_label(s, player));
  if (end == 2)
    out = capital(
        expand({s.lang, s.words},
               row(s.lang, "Then {0} [0:you choose|chooses|choose].",
                   "Depois {0} [0:você escolhe|escolhe|escolhem].",
                   "Después {0} [0:eliges|elige|eligen].", "Poi {0} [0:scegli|sceglie|scelgono]."),
               {who}));
  else if (end == 3)
    out = row(s.lang, "The duel is decided.", "O duelo fica decidido.", "El duelo queda decidido.",
              "Il duello è deciso.");
  else if (end == 4)
    out =
        row(s.lang, "It goes on from there.", "Dali continua.", "De ahí sigue.", "Da lì continua.");
  if (chance)
    out += (out.empty() ? "" : " ") +
           std::string(row(s.lang, "What hangs on chance or on hidden cards is not certain.",
                           "O que depende do acaso ou de cards ocultos não é certo.",
                           "Lo que depende del azar o de cartas ocultas no es seguro.",
                           "Ciò che dipende dal caso o da carte nascoste non è certo."));
  return out;
}

}  // namespace upkeep
