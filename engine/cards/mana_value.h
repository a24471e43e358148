// The mana value of a cost (CR 202.3), with X as it has been chosen; 0 where it has not.
#pragma once
#include "cards/tree.h"

namespace upkeep {

inline int mana_value(const ManaCost& cost, int x = 0) {
  int value = cost.generic + cost.x * x;
  for (int k = 0; k < kManaKinds; ++k) value += cost.pips[k];
  for (int k = 0; k < cost.hybrid_count; ++k)
    value += cost.hybrid[k] & kHybridTwo ? 2 : 1;  // CR 202.3f
  return value;
}

}  // namespace upkeep
