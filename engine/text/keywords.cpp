// Which words belong to a keyword ability: name, phrase, older phrase, reminder.
#include "text/keywords.h"

namespace upkeep::text {

const std::vector<Keyword>& print_order() {
  static const std::vector<Keyword> order = [] {
    std::vector<Keyword> all = {Keyword::defender};
    for (int k = 0; k < int(Keyword::count); ++k) {
      if (Keyword(k) != Keyword::defender && Keyword(k) != Keyword::haste)
        all.push_back(Keyword(k));
    }
    all.push_back(Keyword::haste);
    return all;
  }();
  return order;
}

KeywordWords keyword_words(Keyword k) {
  switch (k) {
    case Keyword::flying:
      return {Str::keyword_flying_name, Str::none, Str::none, Str::keyword_flying_reminder};
    case Keyword::first_strike:
      return {Str::keyword_first_strike_name, Str::none, Str::none,
              Str::keyword_first_strike_reminder};
    case Keyword::double_strike:
      return {Str::keyword_double_strike_name, Str::none, Str::none,
              Str::keyword_double_strike_reminder};
    case Keyword::trample:
      return {Str::keyword_trample_name, Str::none, Str::none, Str::keyword_trample_reminder};
    case Keyword::vigilance:
      return {Str::keyword_vigilance_name, Str::none, Str::keyword_vigilance_classic,
              Str::keyword_vigilance_reminder};
    case Keyword::haste:
      return {Str::keyword_haste_name, Str::none, Str::keyword_haste_classic,
              Str::keyword_haste_reminder};
    case Keyword::reach:
      return {Str::keyword_reach_name, Str::none, Str::keyword_reach_classic,
              Str::keyword_reach_reminder};
    case Keyword::defender:
      return {Str::keyword_defender_name, Str::none, Str::keyword_defender_classic,
              Str::keyword_defender_reminder};
    case Keyword::deathtouch:
      return {Str::keyword_deathtouch_name, Str::none, Str::none, Str::keyword_deathtouch_reminder};
    case Keyword::lifelink:
      return {Str::keyword_lifelink_name, Str::none, Str::none, Str::keyword_lifelink_reminder};
    case Keyword::hexproof:
      return {Str::keyword_hexproof_name, Str::none, Str::keyword_hexproof_classic,
              Str::keyword_hexproof_reminder};
    case Keyword::shroud:
      return {Str::keyword_shroud_name, Str::none, Str::keyword_shroud_classic,
              Str::keyword_shroud_reminder};
    case Keyword::indestructible:
      return {Str::keyword_indestructible_name, Str::none, Str::keyword_indestructible_classic,
              Str::keyword_indestructible_reminder};
    case Keyword::menace:
      return {Str::keyword_menace_name, Str::none, Str::keyword_menace_classic,
              Str::keyword_menace_reminder};
    case Keyword::flash:
      return {Str::keyword_flash_name, Str::none, Str::keyword_flash_classic,
              Str::keyword_flash_reminder};
    case Keyword::fear:
      return {Str::keyword_fear_name, Str::none, Str::keyword_fear_classic,
              Str::keyword_fear_reminder};
    case Keyword::intimidate:
      return {Str::keyword_intimidate_name, Str::none, Str::none, Str::keyword_intimidate_reminder};
    case Keyword::infect:
      return {Str::keyword_infect_name, Str::none, Str::none, Str::keyword_infect_reminder};
    case Keyword::wither:
      return {Str::keyword_wither_name, Str::none, Str::none, Str::keyword_wither_reminder};
    case Keyword::banding:
      return {Str::keyword_banding_name, Str::none, Str::none, Str::keyword_banding_reminder};
    case Keyword::plainswalk:
      return {Str::keyword_plainswalk_name, Str::none, Str::none, Str::keyword_plainswalk_reminder};
    case Keyword::islandwalk:
      return {Str::keyword_islandwalk_name, Str::none, Str::none, Str::keyword_islandwalk_reminder};
    case Keyword::swampwalk:
      return {Str::keyword_swampwalk_name, Str::none, Str::none, Str::keyword_swampwalk_reminder};
    case Keyword::mountainwalk:
      return {Str::keyword_mountainwalk_name, Str::none, Str::none,
              Str::keyword_mountainwalk_reminder};
    case Keyword::forestwalk:
      return {Str::keyword_forestwalk_name, Str::none, Str::none, Str::keyword_forestwalk_reminder};
    case Keyword::protection_white:
      return {Str::keyword_protection_white_name, Str::none, Str::none,
              Str::keyword_protection_white_reminder};
    case Keyword::protection_blue:
      return {Str::keyword_protection_blue_name, Str::none, Str::none,
              Str::keyword_protection_blue_reminder};
    case Keyword::protection_black:
      return {Str::keyword_protection_black_name, Str::none, Str::none,
              Str::keyword_protection_black_reminder};
    case Keyword::protection_red:
      return {Str::keyword_protection_red_name, Str::none, Str::none,
              Str::keyword_protection_red_reminder};
    case Keyword::protection_green:
      return {Str::keyword_protection_green_name, Str::none, Str::none,
              Str::keyword_protection_green_reminder};
    case Keyword::protection_artifacts:
      return {Str::keyword_protection_artifacts_name, Str::none, Str::none,
              Str::keyword_protection_artifacts_reminder};
    case Keyword::protection_creatures:
      return {Str::keyword_protection_creatures_name, Str::none, Str::none,
              Str::keyword_protection_creatures_reminder};
    case Keyword::unblockable:
      return {Str::none, Str::keyword_unblockable_phrase, Str::none, Str::none};
    case Keyword::cant_attack:
      return {Str::none, Str::keyword_cant_attack_phrase, Str::none, Str::none};
    case Keyword::cant_block:
      return {Str::none, Str::keyword_cant_block_phrase, Str::none, Str::none};
    case Keyword::must_attack:
      return {Str::none, Str::keyword_must_attack_phrase, Str::none, Str::none};
    case Keyword::must_block:
      return {Str::none, Str::keyword_must_block_phrase, Str::none, Str::none};
    case Keyword::doesnt_untap:
      return {Str::none, Str::keyword_doesnt_untap_phrase, Str::none, Str::none};
    case Keyword::cant_be_countered:
      return {Str::none, Str::keyword_cant_be_countered_phrase, Str::none, Str::none};
    case Keyword::cant_be_regenerated:
      return {Str::none, Str::keyword_cant_be_regenerated_phrase, Str::none, Str::none};
    case Keyword::flanking:
      return {Str::keyword_flanking_name, Str::none, Str::none, Str::keyword_flanking_reminder};
    case Keyword::shadow:
      return {Str::keyword_shadow_name, Str::none, Str::none, Str::keyword_shadow_reminder};
    case Keyword::horsemanship:
      return {Str::keyword_horsemanship_name, Str::none, Str::none,
              Str::keyword_horsemanship_reminder};
    case Keyword::skulk:
      return {Str::keyword_skulk_name, Str::none, Str::none, Str::keyword_skulk_reminder};
    case Keyword::prowess:
      return {Str::keyword_prowess_name, Str::none, Str::none, Str::keyword_prowess_reminder};
    case Keyword::exalted:
      return {Str::keyword_exalted_name, Str::none, Str::none, Str::keyword_exalted_reminder};
    case Keyword::changeling:
      return {Str::keyword_changeling_name, Str::none, Str::none, Str::keyword_changeling_reminder};
    case Keyword::cant_block_flyers_only:
      return {Str::none, Str::keyword_cant_block_flyers_only_phrase, Str::none, Str::none};
    case Keyword::prevent_damage_from_creatures:
      return {Str::none, Str::keyword_prevent_damage_from_creatures_phrase, Str::none, Str::none};
    case Keyword::attacks_as_though_no_defender:
      return {Str::none, Str::keyword_attacks_as_though_no_defender_phrase,
              Str::keyword_attacks_as_though_no_defender_classic, Str::none};
    case Keyword::blocks_each_attacker:
      return {Str::none, Str::keyword_blocks_each_attacker_phrase, Str::none, Str::none};
    case Keyword::attacks_as_though_haste:
      return {Str::none, Str::keyword_attacks_as_though_haste_phrase,
              Str::keyword_attacks_as_though_haste_classic, Str::none};
    case Keyword::may_stay_tapped:
      return {Str::none, Str::keyword_may_stay_tapped_phrase, Str::none, Str::none};
    case Keyword::blocks_any_number:
      return {Str::none, Str::keyword_blocks_any_number_phrase, Str::none, Str::none};
    case Keyword::landwalk_any_legendary:
      return {Str::keyword_landwalk_any_legendary_name, Str::none, Str::none,
              Str::keyword_landwalk_any_legendary_reminder};
    case Keyword::assign_damage_as_unblocked:
      return {Str::none, Str::keyword_assign_damage_as_unblocked_phrase, Str::none, Str::none};
    case Keyword::cant_be_enchanted:
      return {Str::none, Str::keyword_cant_be_enchanted_phrase, Str::none, Str::none};
    case Keyword::count:
      break;
  }
  return {Str::none, Str::none, Str::none, Str::none};
}

}  // namespace upkeep::text
