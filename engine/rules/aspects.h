// What a continuous effect looks at to find what it applies to, and what it changes: two sets of
// the same bits. Where they do not meet, one cannot depend on the other (CR 613.8a), and nobody has
// to try it out.
#pragma once
#include "cards/card.h"

namespace upkeep {

using Aspects = u32;
enum Aspect : Aspects {
  kAspectType = 1,         // the first of a bit per TypeBit
  kAspectSuper = 1u << 9,  // the first of a bit per SuperBit
  kAspectLandType = 1u << 13,
  kAspectSubtype = 1u << 14,  // any other subtype
  kAspectColor = 1u << 15,
  kAspectKeyword = 1u << 16,
  kAspectAbilities = 1u << 17,  // whether it has its printed abilities; which others it was given
  kAspectController = 1u << 18,
  kAspectPower = 1u << 19,  // or toughness
  kAspectWords = 1u << 20,  // colour words and land types in a text
  kEveryAspect = (1u << 21) - 1,
};

// What of permanents decides which of them match a filter. The source's controller counts, and the
// words of the text that the filter stands in.
Aspects aspects_of_filter(const CardDb& db, u16 filter);
// What of permanents decides whether a condition holds.
Aspects aspects_of_condition(const CardDb& db, u16 condition);
// What a modification can change of what it applies to.
Aspects aspects_changed(const Mod& mod);

// Whether a filter speaks of its source only by its controller and by leaving it out ("other"), so
// that two sources under one controller mean the same by it.
bool same_for_all_sources(const CardDb& db, u16 filter);

}  // namespace upkeep
