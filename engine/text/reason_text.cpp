// Why not: one plain sentence for every reason, with its numbers.
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {

using namespace text;

std::string reason_text(const Speech& s, const Reason& r, const std::string& object) {
  const Lang l = s.lang;
  const Tongue t{l, s.words};
  const Np a(std::to_string(r.a), r.a != 1), b(std::to_string(r.b), r.b != 1);
  // {0} and {1} the numbers, {2} what stands in the way.
  auto say = [&](Str key) {
    const Np name = object.empty() ? Np(str(l, Str::reason_this)) : named(l, object);
    return capital(lower_contract(l, expand(t, str(l, key), {a, b, name})));
  };
  switch (r.code) {
    case ReasonCode::none:
    case ReasonCode::legal:
      return {};
    case ReasonCode::not_your_decision:
      return say(Str::reason_not_your_decision);
    case ReasonCode::duel_over:
      return say(Str::reason_duel_over);
    case ReasonCode::not_now:
      return say(Str::reason_not_now);
    case ReasonCode::not_in_hand:
      return say(Str::reason_not_in_hand);
    case ReasonCode::not_yours:
      return say(Str::reason_not_yours);
    case ReasonCode::sorcery_timing:
      if (r.a > 0) {
        return say(Str::reason_sorcery_timing_it_needs_your);
      }
      return say(Str::reason_sorcery_timing_it_needs_your_2);
    case ReasonCode::not_your_turn:
      return say(Str::reason_not_your_turn);
    case ReasonCode::land_already_played:
      return say(Str::reason_land_already_played);
    case ReasonCode::land_timing:
      return say(Str::reason_land_timing);
    case ReasonCode::not_enough_mana:
      return say(Str::reason_not_enough_mana);
    case ReasonCode::not_enough_color: {
      std::string symbol =
          std::string("{") + "WUBRGC"[r.a >= 0 && r.a < kManaKinds ? r.a : int(kC)] + "}";
      return fill_row(l, str(l, Str::reason_not_enough_color), {symbol});
    }
    case ReasonCode::no_target:
      return say(Str::reason_no_target);
    case ReasonCode::illegal_target:
      return say(Str::reason_illegal_target);
    case ReasonCode::target_protected:
      return say(Str::reason_target_protected);
    case ReasonCode::target_hexproof:
      return say(Str::reason_target_hexproof);
    case ReasonCode::target_shroud:
      return say(Str::reason_target_shroud);
    case ReasonCode::target_repeated:
      return say(Str::reason_target_repeated);
    case ReasonCode::summoning_sick:
      return say(Str::reason_summoning_sick);
    case ReasonCode::already_tapped:
      return say(Str::reason_already_tapped);
    case ReasonCode::tapped_artifact:
      return say(Str::reason_tapped_artifact);
    case ReasonCode::no_such_type:
      return say(Str::reason_no_such_type);
    case ReasonCode::not_tapped:
      return say(Str::reason_not_tapped);
    case ReasonCode::cost_unpayable:
      return say(Str::reason_cost_unpayable);
    case ReasonCode::life_too_low:
      return say(Str::reason_life_too_low);
    case ReasonCode::used_this_turn:
      return say(Str::reason_used_this_turn);
    case ReasonCode::wrong_time:
      return say(Str::reason_wrong_time);
    case ReasonCode::condition_false:
      return say(Str::reason_condition_false);
    case ReasonCode::effect_forbids:
      if (r.a == 1) return say(Str::reason_effect_forbids_its_own_text);
      // What it came from has left, or nobody sees it.
      if (object.empty()) return say(Str::reason_effect_forbids_an_effect_forbids);
      return say(Str::reason_effect_forbids_forbids_it);
    case ReasonCode::loyalty_used:
      return say(Str::reason_loyalty_used);
    case ReasonCode::not_a_creature:
      return say(Str::reason_not_a_creature);
    case ReasonCode::cant_attack_tapped:
      return say(Str::reason_cant_attack_tapped);
    case ReasonCode::cant_attack_defender:
      return say(Str::reason_cant_attack_defender);
    case ReasonCode::cant_attack:
      return say(Str::reason_cant_attack);
    case ReasonCode::must_attack:
      return say(Str::reason_must_attack);
    case ReasonCode::attack_needs_payment:
      return say(Str::reason_attack_needs_payment);
    case ReasonCode::cant_block_tapped:
      return say(Str::reason_cant_block_tapped);
    case ReasonCode::cant_block:
      return say(Str::reason_cant_block);
    case ReasonCode::cant_block_flying:
      return say(Str::reason_cant_block_flying);
    case ReasonCode::cant_block_landwalk:
      return say(Str::reason_cant_block_landwalk);
    case ReasonCode::cant_block_protection:
      return say(Str::reason_cant_block_protection);
    case ReasonCode::cant_block_fear:
      return say(Str::reason_cant_block_fear);
    case ReasonCode::cant_block_unblockable:
      return say(Str::reason_cant_block_unblockable);
    case ReasonCode::needs_two_blockers:
      return say(Str::reason_needs_two_blockers);
    case ReasonCode::already_blocking:
      return say(Str::reason_already_blocking);
    case ReasonCode::not_attacking:
      return say(Str::reason_not_attacking);
    case ReasonCode::must_block:
      return say(Str::reason_must_block);
    case ReasonCode::not_combat:
      if (r.a == 3) return say(Str::reason_not_combat_this_turns_combat);
      return say(Str::reason_not_combat_it_isnt_combat);
    case ReasonCode::band_rule:
      return say(Str::reason_band_rule);
    case ReasonCode::unknown_card:
      return say(Str::reason_unknown_card);
    case ReasonCode::lethal_first:
      return say(Str::reason_lethal_first);
    case ReasonCode::wrong_sum:
      return say(Str::reason_wrong_sum);
    case ReasonCode::interrupts_only:
      return say(Str::reason_interrupts_only);
    case ReasonCode::already_cast:
      return say(Str::reason_already_cast);
    case ReasonCode::prevention_only:
      return say(Str::reason_prevention_only);
    case ReasonCode::prevention_step_only:
      return say(Str::reason_prevention_step_only);
    case ReasonCode::no_damage_waits:
      return say(Str::reason_no_damage_waits);
    case ReasonCode::regeneration_only:
      return say(Str::reason_regeneration_only);
    case ReasonCode::regeneration_window_only:
      return say(Str::reason_regeneration_window_only);
    case ReasonCode::not_dying:
      return say(Str::reason_not_dying);
    case ReasonCode::batch_resolving:
      return say(Str::reason_batch_resolving);
    case ReasonCode::upkeep_unpaid:
      return say(Str::reason_upkeep_unpaid);
    case ReasonCode::phase_effect_due:
      return say(Str::reason_phase_effect_due);
    case ReasonCode::too_many_blocks:
      return say(Str::reason_too_many_blocks);
    case ReasonCode::stack_full:
      return say(Str::reason_stack_full);
    case ReasonCode::duel_full:
      return say(Str::reason_duel_full);
    case ReasonCode::count:
      break;
  }
  return {};
}

std::string cited(const Speech& s, const std::string& rule) {
  const bool fifth = rule.compare(0, 3, "5E ") == 0;
  if (s.words == Vocabulary::classic1997 || fifth) {
    const std::string rules = book_of_1997(s.lang);
    return fifth ? rules + ", " + rule.substr(3) : rules;
  }
  return rule.empty() ? rule : "CR " + rule;
}

std::string reason_citation(const Speech& s, const Reason& r) { return cited(s, citation(r.code)); }

}  // namespace upkeep
