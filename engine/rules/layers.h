// Between the cache of characteristics (refresh.cpp) and the layers (continuous.cpp).
#pragma once
#include "rules/frame.h"
#include "rules/query.h"

namespace upkeep {

struct PermSet {
  u64 w[kMaxPermanents / 64] = {};
  void add(int i) { w[i >> 6] |= u64(1) << (i & 63); }
  void remove(int i) { w[i >> 6] &= ~(u64(1) << (i & 63)); }
  PermSet& operator|=(const PermSet& o) {
    for (int i = 0; i < kMaxPermanents / 64; ++i) w[i] |= o.w[i];
    return *this;
  }
  bool has(int i) const { return w[i >> 6] >> (i & 63) & 1; }
  bool operator==(const PermSet&) const = default;
};

// On top of the printed characteristics of all permanents. `on`: tapped artifacts that work all the
// same, because in the end they are more than artifacts; true if there are more of them, and all
// has to be built anew.
bool build_layers(Ctx& c, PermSet& on);
// Of these only the effects of this permanent's own static abilities, and those that were already
// on the spell it was: on top of its printed characteristics, everybody else's being up to date.
// Others' characteristics are not right afterwards.
void build_own_layers(Ctx& c, u16 perm_index);
void add_counters(const Permanent& p, Derived& d);

}  // namespace upkeep
