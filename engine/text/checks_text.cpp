// What is asked of an action, each with its answer, and when the next chance comes.
#include "checks.h"

#include "text/grammar.h"
#include "text/phrases.h"
#include "text/strings.h"

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
      return str(l, Str::check_timing);
    case CheckKind::leave:
      return str(l, Str::check_leave_permission);
    case CheckKind::cost:
      return str(l, Str::check_cost);
    case CheckKind::mana:
      return str(l, Str::check_mana);
    case CheckKind::targets:
      return str(l, Str::check_targets);
    case CheckKind::place:
    case CheckKind::count:
      break;
  }
  return {};
}

namespace {

// "step 10, Second main phase", as the ribbon counts.
std::string numbered(const Speech& s, Step step, bool six) {
  return fill_row(s.lang, six ? str(s.lang, Str::check_phase) : str(s.lang, Str::check_step),
                  {std::to_string(step_place(step, six)), step_full_name(step, s.lang, s.words)});
}

std::string passed(const Speech& s, const Checks& c, CheckKind kind) {
  const Lang l = s.lang;
  switch (kind) {
    case CheckKind::timing:
      return str(l, Str::check_timing_it_may_be);
    case CheckKind::leave:
      return str(l, Str::check_leave_nothing_forbids_it);
    case CheckKind::cost:
      return str(l, Str::check_cost_what_else_it);
    case CheckKind::mana:
      return fill_row(l, str(l, Str::check_mana_you_can_pay), {mana_text(c.cost)});
    case CheckKind::targets:
      return c.targeted ? str(l, Str::check_targets_there_is_a)
                        : str(l, Str::check_targets_it_needs_none);
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
             fill_row(s.lang, str(s.lang, six ? Str::check_this_phase : Str::check_this_step),
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
      out = str(l, Str::check_own_next);
      break;
    case ChanceTurn::other_next:
      out = str(l, Str::check_other_next);
      break;
    case ChanceTurn::any_next:
      out = str(l, Str::check_any_next_the_next_turn);
      break;
  }
  if (c.step != Step::none) out += (out.empty() ? "" : ", ") + numbered(s, c.step, six);
  if (c.empty)
    out += six ? str(l, Str::check_any_next_once_nothing_waits)
               : str(l, Str::check_any_next_once_the_stack);
  return str(l, Str::check_any_next_next_chance) + out + ".";
}

}  // namespace upkeep
