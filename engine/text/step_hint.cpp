// The present moment in a sentence, for a player who may act in it, and its rule.
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {

using namespace text;

namespace {

struct Hint {
  Str key;
  const char* rule;
};

Hint window_hint(int window) {
  switch (window) {
    case 0:
      return {Str::hint_only_interrupts_are_possible, "5E Interrupts"};
    case 2:
      return {Str::hint_the_damage_waits_it, "5E Damage Prevention"};
    case 3:
      return {Str::hint_what_is_dying_can, "5E Regeneration"};
    default:
      return {Str::hint_the_batch_resolves_once, "5E Series and Batches"};
  }
}

Hint hint_of(Step step, bool own, bool attacked, bool land) {
  switch (step) {
    case Step::upkeep:
      return {Str::hint_upkeep, "503.1"};
    case Step::draw:
      return {Str::hint_draw, "504.1"};
    case Step::main1:
    case Step::main2:
      if (own) return {land ? Str::hint_main2_a_land_may : Str::none, "505.1"};
      return {Str::hint_main2_in_another_players, "505.1"};
    case Step::begin_combat:
      return {Str::hint_begin_combat, "507.1"};
    case Step::attackers:
      if (!attacked) return {Str::hint_attackers_nobody_attacks_no, "508.8"};
      return {Str::hint_attackers_the_last_moment, "508.1"};
    case Step::blockers:
      return {Str::hint_blockers, "509.1"};
    case Step::first_strike_damage:
      return {Str::hint_first_strike_damage, "510.1"};
    case Step::damage:
      return {Str::hint_damage, "510.1"};
    case Step::end_combat:
      return {Str::hint_end_combat, "511.1"};
    case Step::discard:
    case Step::cleanup:
      return {Str::hint_cleanup, "514.1"};
    case Step::end:
      return {Str::hint_end, "513.1"};
    case Step::untap:
    case Step::none:
      break;
  }
  return {Str::none, ""};
}

}  // namespace

StepHint step_hint(const Speech& s, Step step, int window, bool own, bool waits, bool attacked,
                   bool land) {
  Hint h = window >= 0 ? window_hint(window) : hint_of(step, own, attacked, land);
  if (window < 0 && waits) h = {Str::hint_what_is_on_top, "117.4"};
  return {expand({s.lang, s.words}, str(s.lang, h.key), {}),
          *h.rule ? cited(s, h.rule) : std::string()};
}

}  // namespace upkeep
