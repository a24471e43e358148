// The questions: one for every reason to ask.
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {

using namespace text;

std::string prompt_text(const Speech& s, const Decision& d, const std::string& item,
                        const std::string& about) {
  const Lang l = s.lang;
  const Tongue t{l, s.words};
  const int left = d.hi - d.done;
  const Np number(std::to_string(left), left != 1);
  // {0} the spell or ability, {1} the object in question, {2} how many are still to be picked.
  auto ask = [&](Str key) {
    return lower_contract(
        l,
        expand(t, str(l, key), {named(l, item), named(l, about.empty() ? item : about), number}));
  };
  auto counted = [&](const std::string& text) {
    if (d.hi <= 1 || d.kind != DecisionKind::pick) return text;
    return text + " (" + std::to_string(d.done) + "/" + std::to_string(d.hi) + ")";
  };
  switch (d.prompt) {
    case Prompt::none:
      return ask(Str::prompt_none);
    case Prompt::priority:
      return ask(s.words == Vocabulary::classic1997 ? Str::prompt_priority_use_a_spell
                 : s.words == Vocabulary::classic   ? Str::prompt_priority_play_or_pass
                                                    : Str::prompt_priority_act_or_pass);
    case Prompt::pay_mana:
      return ask(Str::prompt_pay_mana);
    case Prompt::target:
      return counted(ask(Str::prompt_target));
    case Prompt::mode:
      return ask(Str::prompt_mode);
    case Prompt::x_value:
      return ask(Str::prompt_x_value);
    case Prompt::kicker:
      return ask(Str::prompt_kicker);
    case Prompt::buyback:
      return ask(Str::prompt_buyback);
    case Prompt::alternative_cost:
      return ask(Str::prompt_alternative_cost);
    case Prompt::discard:
      return counted(ask(Str::prompt_discard));
    case Prompt::discard_hand_size:
      return counted(ask(Str::prompt_discard_hand_size));
    case Prompt::sacrifice:
      return counted(ask(Str::prompt_sacrifice));
    case Prompt::sacrifice_cost:
      return counted(ask(Str::prompt_sacrifice_cost));
    case Prompt::discard_cost:
      return counted(ask(Str::prompt_discard_cost));
    case Prompt::exile_cost:
      return counted(ask(Str::prompt_exile_cost));
    case Prompt::tap_cost:
      return counted(ask(Str::prompt_tap_cost));
    case Prompt::return_cost:
      return counted(ask(Str::prompt_return_cost));
    case Prompt::may:
      return ask(Str::prompt_may);
    case Prompt::pay_or:
      return ask(Str::prompt_pay_or);
    case Prompt::search:
      return counted(ask(Str::prompt_search));
    case Prompt::look:
      if (d.kind == DecisionKind::order) return ask(Str::prompt_look_choose_the_card);
      return counted(ask(Str::prompt_look_choose_a_card));
    case Prompt::scry:
      return ask(Str::prompt_scry);
    case Prompt::color:
      return ask(Str::prompt_color);
    case Prompt::creature_type:
      return ask(Str::prompt_creature_type);
    case Prompt::land_type:
      return ask(Str::prompt_land_type);
    case Prompt::choose_player:
      return ask(Str::prompt_choose_player);
    case Prompt::choose_number:
      return ask(Str::prompt_choose_number);
    case Prompt::choose_object:
      return counted(ask(Str::prompt_choose_object));
    case Prompt::choose_option:
      return ask(Str::prompt_choose_option);
    case Prompt::copy_what:
      return ask(Str::prompt_copy_what);
    case Prompt::source_of_damage:
      return ask(Str::prompt_source_of_damage);
    case Prompt::trigger_order:
      return ask(Str::prompt_trigger_order);
    case Prompt::graveyard_order:
      return ask(Str::prompt_graveyard_order);
    case Prompt::blocker_order:
      return ask(Str::prompt_blocker_order);
    case Prompt::attacker_order:
      return ask(Str::prompt_attacker_order);
    case Prompt::damage_division:
      return ask(Str::prompt_damage_division);
    case Prompt::effect_division:
      return ask(Str::prompt_effect_division);
    case Prompt::legend:
      return ask(Str::prompt_legend);
    case Prompt::attackers:
      return ask(Str::prompt_attackers);
    case Prompt::blockers:
      return ask(Str::prompt_blockers);
    case Prompt::mulligan:
      return ask(Str::prompt_mulligan);
    case Prompt::mulligan_bottom:
      return counted(ask(Str::prompt_mulligan_bottom));
    case Prompt::starting_player:
      return ask(Str::prompt_starting_player);
    case Prompt::new_targets:
      return ask(Str::prompt_new_targets);
    case Prompt::replacement_order:
      return ask(Str::prompt_replacement_order);
    case Prompt::untap_choice:
      if (d.kind == DecisionKind::pick)  // under a limit, what is beyond it is picked
        return counted(ask(Str::prompt_untap_choice_choose_what_stays));
      return ask(Str::prompt_untap_choice_untap);
    case Prompt::tap_or_untap:
      return ask(Str::prompt_tap_or_untap);
    case Prompt::attach_to:
      return ask(Str::prompt_attach_to);
    case Prompt::coin_call:
      return ask(Str::prompt_coin_call);
    case Prompt::pay_life_or_mana:
      return ask(Str::prompt_pay_life_or_mana);
    case Prompt::counter_kind:
      return ask(Str::prompt_counter_kind);
    case Prompt::splice:
      return ask(Str::prompt_splice);
    case Prompt::to_library:
      return ask(Str::prompt_to_library);
    case Prompt::pile:
      if (d.item != kNoIndex)  // the left one of two
        return ask(Str::prompt_pile_choose_the_left);
      return str(l, Str::prompt_pile) + std::to_string(d.n) + "/" + std::to_string(d.piles) + ": " +
             str(l, Str::prompt_pile_choose_its_creatures);
    case Prompt::block_what:
      return ask(Str::prompt_block_what);
    case Prompt::phase_end:
      return ask(Str::prompt_phase_end);
    case Prompt::interrupt:
      return ask(Str::prompt_interrupt);
    case Prompt::response:
      return ask(Str::prompt_response);
    case Prompt::prevention:
      return ask(Str::prompt_prevention);
    case Prompt::regeneration:
      return ask(Str::prompt_regeneration);
  }
  return {};
}

}  // namespace upkeep
