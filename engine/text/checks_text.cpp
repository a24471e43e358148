// What is asked of an action, each with its answer, and when the next chance comes.
#include "checks.h"

#include "text/grammar.h"
#include "text/phrases.h"
#include "text/rows.h"

namespace upkeep {

using namespace text;

int step_place(Step step, bool six) {
  switch (step) {
    case Step::untap:
      return 1;
    case Step::upkeep:
      return 2;
    case Step::draw:
      return 3;
    case Step::main1:
      return 4;
    case Step::begin_combat:
      return six ? 4 : 5;
    case Step::attackers:
      return six ? 4 : 6;
    case Step::blockers:
      return six ? 4 : 7;
    case Step::first_strike_damage:
    case Step::damage:
      return six ? 4 : 8;
    case Step::end_combat:
      return six ? 4 : 9;
    case Step::main2:
      return six ? 4 : 10;
    case Step::discard:
    case Step::end:
      return six ? 5 : 11;
    case Step::cleanup:
      return six ? 6 : 12;
    case Step::none:
      break;
  }
  return 0;
}

std::string check_label(CheckKind kind, Lang l) {
  switch (kind) {
    case CheckKind::timing:
      return row(l, "Timing", "Momento", "Momento", "Momento");
    case CheckKind::leave:
      return row(l, "Permission", "Permissão", "Permiso", "Permesso");
    case CheckKind::cost:
      return row(l, "Cost", "Custo", "Coste", "Costo");
    case CheckKind::mana:
      return row(l, "Mana", "Mana", "Maná", "Mana");
    case CheckKind::targets:
      return row(l, "Targets", "Alvos", "Objetivos", "Bersagli");
    case CheckKind::place:
    case CheckKind::count:
      break;
  }
  return {};
}

namespace {

// "step 10, Second main phase", as the ribbon counts.
std::string numbered(const Speech& s, Step step, bool six) {
  return fill_row(
      s.lang,
      six ? row(s.lang, "phase {0}, {1}", "fase {0}, {1}", "fase {0}, {1}", "fase {0}, {1}")
          : row(s.lang, "step {0}, {1}", "etapa {0}, {1}", "paso {0}, {1}", "sottofase {0}, {1}"),
      {std::to_string(step_place(step, six)), step_full_name(step, s.lang, s.words)});
}

std::string passed(const Speech& s, const Checks& c, CheckKind kind) {
  const Lang l = s.lang;
  switch (kind) {
    case CheckKind::timing:
      return row(l, "It may be used now.", "Pode ser agora.", "Puede ser ahora.",
                 "Si può fare ora.");
    case CheckKind::leave:
      return row(l, "Nothing forbids it.", "Nada impede.", "Nada lo impide.",
                 "Nulla lo impedisce.");
    case CheckKind::cost:
      return row(l, "What else it costs can be paid.", "O resto do custo pode ser pago.",
                 "El resto del coste puede pagarse.", "Il resto del costo si può pagare.");
    case CheckKind::mana:
      return fill_row(l,
                      row(l, "You can pay {0}.", "Você pode pagar {0}.", "Puedes pagar {0}.",
                          "Puoi pagare {0}."),
                      {mana_text(c.cost)});
    case CheckKind::targets:
      return c.targeted ? row(l, "There is a legal one.", "Há um válido.", "Hay uno legal.",
                              "Ce n'è uno legale.")
                        : row(l, "It needs none.", "Não precisa de nenhum.", "No necesita ninguno.",
                              "Non ne serve nessuno.");
    case CheckKind::place:
    case CheckKind::count:
      break;
  }
  return {};
}

}  // namespace

std::string check_text(const Speech& s, const Checks& c, int i, const std::string& object,
                       bool six) {
  const Check& check = c.at[i];
  if (check.reason.code == ReasonCode::legal) return passed(s, c, check.kind);
  std::string out = reason_text(s, check.reason, object);
  if (check.kind != CheckKind::timing || c.now == Step::none) return out;
  switch (check.reason.code) {
    case ReasonCode::sorcery_timing:
    case ReasonCode::land_timing:
    case ReasonCode::wrong_time:
      return out + " " +
             fill_row(s.lang,
                      row(s.lang, "This is {0}.", "Esta é a {0}.",
                          six ? "Esta es la {0}." : "Este es el {0}.", "Questa è la {0}."),
                      {numbered(s, c.now, six)});
    default:
      return out;
  }
}

std::string next_chance_text(const Speech& s, const Checks& c, bool six) {
  const Lang l = s.lang;
  std::string out;
  switch (c.turn) {
    case ChanceTurn::unknown:
      return {};
    case ChanceTurn::this_turn:
      break;
    case ChanceTurn::own_next:
      out = row(l, "your next turn", "no seu próximo turno", "en tu próximo turno",
                "nel tuo prossimo turno");
      break;
    case ChanceTurn::other_next:
      out = row(l, "an opponent's turn", "no turno de um oponente", "en el turno de un oponente",
                "nel turno di un avversario");
      break;
    case ChanceTurn::any_next:
      out =
          row(l, "the next turn", "no próximo turno", "en el próximo turno", "nel prossimo turno");
      break;
  }
  if (c.step != Step::none) out += (out.empty() ? "" : ", ") + numbered(s, c.step, six);
  if (c.empty)
    out += six ? row(l, ", once nothing waits", ", quando nada mais esperar",
                     ", cuando ya nada espere", ", quando nulla attenderà più")
               : row(l, ", once the stack is empty", ", quando a pilha estiver vazia",
                     ", cuando la pila esté vacía", ", quando la pila sarà vuota");
  return row(l, "Next chance: ", "Próxima chance: ", "Próxima ocasión: ", "Prossima occasione: ") +
         out + ".";
}

}  // namespace upkeep
