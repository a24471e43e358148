// What would make it legal, and what comes next where it is.
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {

using namespace text;

namespace {

// {0} and {1} the numbers of the reason (here: what is still lacking).
Str remedy_of(const Reason& r) {
  using R = ReasonCode;
  switch (r.code) {
    case R::not_your_decision:
      return Str::remedy_not_your_decision;
    case R::duel_over:
      return Str::remedy_duel_over;
    case R::not_now:
      return Str::remedy_not_now;
    case R::not_in_hand:
      return Str::remedy_not_in_hand;
    case R::not_yours:
      return Str::remedy_not_yours;
    case R::sorcery_timing:
    case R::land_timing:
      return Str::remedy_land_timing;
    case R::not_your_turn:
      return Str::remedy_not_your_turn;
    case R::land_already_played:
      return Str::remedy_land_already_played;
    case R::not_enough_mana:
      return Str::remedy_not_enough_mana;
    case R::not_enough_color:
      return Str::remedy_not_enough_color;
    case R::no_target:
      return Str::remedy_no_target;
    case R::illegal_target:
    case R::target_protected:
    case R::target_hexproof:
    case R::target_shroud:
    case R::target_repeated:
      return Str::remedy_target_repeated;
    case R::summoning_sick:
      return Str::remedy_summoning_sick;
    case R::already_tapped:
    case R::tapped_artifact:
    case R::cant_attack_tapped:
    case R::cant_block_tapped:
      return Str::remedy_cant_block_tapped;
    case R::not_tapped:
      return Str::remedy_not_tapped;
    case R::cost_unpayable:
      return Str::remedy_cost_unpayable;
    case R::life_too_low:
      return Str::remedy_life_too_low;
    case R::used_this_turn:
    case R::loyalty_used:
      return Str::remedy_loyalty_used;
    case R::wrong_time:
      return Str::remedy_wrong_time;
    case R::condition_false:
      return Str::remedy_condition_false;
    case R::effect_forbids:
      return Str::remedy_effect_forbids;
    case R::not_a_creature:
      return Str::remedy_not_a_creature;
    case R::cant_attack_defender:
    case R::cant_attack:
    case R::cant_block:
    case R::not_attacking:
      return Str::remedy_not_attacking;
    case R::must_attack:
      return Str::remedy_must_attack;
    case R::attack_needs_payment:
      return Str::remedy_attack_needs_payment;
    case R::cant_block_flying:
      return Str::remedy_cant_block_flying;
    case R::cant_block_landwalk:
      return Str::remedy_cant_block_landwalk;
    case R::cant_block_protection:
      return Str::remedy_cant_block_protection;
    case R::cant_block_fear:
      return Str::remedy_cant_block_fear;
    case R::cant_block_unblockable:
      return Str::remedy_cant_block_unblockable;
    case R::needs_two_blockers:
      return Str::remedy_needs_two_blockers;
    case R::already_blocking:
      return Str::remedy_already_blocking;
    case R::must_block:
      return Str::remedy_must_block;
    case R::not_combat:
      if (r.a == 1) return Str::remedy_not_combat_pass_attackers_are;
      if (r.a == 2) return Str::remedy_not_combat_announce_an_attack;
      if (r.a == 3) return Str::remedy_not_combat_attack_in_your;
      return Str::remedy_not_combat_attackers_and_blockers;
    case R::band_rule:
      return Str::remedy_band_rule;
    case R::unknown_card:
      return Str::remedy_unknown_card;
    case R::lethal_first:
      return Str::remedy_lethal_first;
    case R::wrong_sum:
      return Str::remedy_wrong_sum;
    case R::no_such_type:
      return Str::remedy_no_such_type;
    case R::interrupts_only:
      return Str::remedy_interrupts_only;
    case R::already_cast:
      return Str::remedy_already_cast;
    case R::prevention_only:
    case R::regeneration_only:
    case R::batch_resolving:
      return Str::remedy_batch_resolving;
    case R::prevention_step_only:
      return Str::remedy_prevention_step_only;
    case R::no_damage_waits:
      return Str::remedy_no_damage_waits;
    case R::regeneration_window_only:
      return Str::remedy_regeneration_window_only;
    case R::not_dying:
      return Str::remedy_not_dying;
    case R::upkeep_unpaid:
      return Str::remedy_upkeep_unpaid;
    case R::phase_effect_due:
      return Str::remedy_phase_effect_due;
    case R::too_many_blocks:
      return Str::remedy_too_many_blocks;
    case R::stack_full:
      return Str::remedy_stack_full;
    case R::duel_full:
      return Str::remedy_duel_full;
    case R::none:
    case R::legal:
    case R::count:
      break;
  }
  return Str::none;
}

}  // namespace

std::string remedy_text(const Speech& s, const Reason& r) {
  const Str key = remedy_of(r);
  int first = r.a;
  // What is lacking, and not what there is.
  if (r.code == ReasonCode::not_enough_mana || r.code == ReasonCode::life_too_low)
    first = r.b - r.a;
  const Np a(std::to_string(first), first != 1), b(std::to_string(r.b), r.b != 1);
  return capital(lower_contract(s.lang, expand({s.lang, s.words}, str(s.lang, key), {a, b})));
}

std::string next_text(const Speech& s, OptionKind kind, const std::string& name,
                      const std::string& text, bool stack) {
  const Tongue t{s.lang, s.words};
  const Np what = named(s.lang, name);
  auto line = [&](Str key) {
    const std::string out = capital(lower_contract(s.lang, expand(t, str(s.lang, key), {what})));
    return text.empty() ? out : out + " " + capital(text);
  };
  switch (kind) {
    case OptionKind::cast:
    case OptionKind::activate:
      return stack ? line(Str::remedy_then_stack) : line(Str::remedy_then_batch);
    case OptionKind::play_land:
      return line(Str::remedy_play_land);
    case OptionKind::mana:
      return line(Str::remedy_mana);
    case OptionKind::attack:
      return line(Str::remedy_attack);
    case OptionKind::block:
      return line(Str::remedy_block);
    case OptionKind::special:
      return line(Str::remedy_special_you_may_turn);
    default:
      return line(Str::remedy_special_you_may_do);
  }
}

}  // namespace upkeep
