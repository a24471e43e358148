// The order in which kinds of continuous effects apply: the layers of 2009 (CR 613), the stages of
// 2003, or timestamps alone.
#pragma once
#include "cards/card.h"
#include "rules/ruleset.h"

namespace upkeep {

// Order in which kinds of modification apply. 0: does not touch characteristics.
enum Layer : u8 {
  kNone,
  kCopy,
  kControl,
  kText,
  kType,
  kColor,
  kAbility,
  kDefine,
  kSet,
  kAdd,
  kSwitch,
  kRules,  // what only says what may be done: it asks for characteristics as they are (CR 613.11)
  kLayers
};

inline Layer modern_layer(ModKind k) {
  switch (k) {
    case ModKind::none:
      return kNone;
    case ModKind::copy:
      return kCopy;
    case ModKind::control:
      return kControl;
    case ModKind::text_color:
    case ModKind::text_land:
      return kText;
    case ModKind::set_types:
    case ModKind::add_types:
    case ModKind::set_land_type:
    case ModKind::set_chosen_land_type:
    case ModKind::set_subtypes:
    case ModKind::all_creature_types:
    case ModKind::remove_types:
      return kType;
    case ModKind::set_color:
    case ModKind::add_color:
    case ModKind::set_chosen_color:
      return kColor;
    case ModKind::add_keywords:
    case ModKind::remove_keywords:
    case ModKind::remove_abilities:
    case ModKind::grant_ability:
    case ModKind::protection_chosen:
      return kAbility;
    case ModKind::pt_define:
      return kDefine;
    case ModKind::pt_set:
      return kSet;
    case ModKind::pt_add:
      return kAdd;
    case ModKind::pt_switch:
      return kSwitch;
    default:
      return kNone;
  }
}

// Words that are no abilities of what they are said of: "doesn't untap", "can't attack".
constexpr KeywordSet kRulesWords =
    bit(Keyword::unblockable) | bit(Keyword::cant_attack) | bit(Keyword::cant_block) |
    bit(Keyword::must_attack) | bit(Keyword::must_block) | bit(Keyword::doesnt_untap) |
    bit(Keyword::cant_be_countered) | bit(Keyword::cant_be_regenerated) |
    bit(Keyword::cant_block_flyers_only) | bit(Keyword::attacks_as_though_no_defender) |
    bit(Keyword::blocks_any_number) | bit(Keyword::cant_be_enchanted) |
    bit(Keyword::attacks_as_though_haste) | bit(Keyword::blocks_each_attacker);

inline Layer layer_of(const Mod& m, const Rules& rules) {
  const Layer now = modern_layer(m.kind);
  if (m.kind == ModKind::add_keywords && m.keywords &&
      !(m.keywords & ~(kRulesWords | plain_words(rules))))
    return kRules;
  if (now <= kCopy) return now;
  const bool set_first = rules.is(SetPowerToughness::before_modifiers);
  switch (rules.continuous()) {
    case Continuous::layers:
      return now == kSet && !set_first ? kAdd : now;
    case Continuous::staged:
      // 2003 (8E 418.5): copies, text, types, counters (they begin kAdd), and all the rest by
      // timestamp. What a power or toughness counts it counts as everything else has left it, for
      // it depends on that; and what adds depends in the same way on colours and abilities.
      if (now == kText) return kControl;
      if (now == kDefine || now == kType) return now;
      if (now < kDefine) return kAbility;
      return now == kSet && set_first ? kSet : kAdd;
    default:
      // 1997: by timestamp alone, but what sets power and toughness before what adds to them.
      // What a power or toughness counts is what is there now.
      // A changed text is what all the others are read in.
      if (now == kText) return kControl;
      if (now <= kDefine) return now == kDefine ? kDefine : kAbility;
      return now == kSet && set_first ? kSet : kAdd;
  }
}

// Could applying it change what another effect applies to, or whether it exists (CR 613.8a)?
inline bool may_be_needed(ModKind k) { return modern_layer(k) < kDefine; }

}  // namespace upkeep
