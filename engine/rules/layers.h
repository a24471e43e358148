// Between the cache of characteristics (refresh.cpp) and the layers (continuous.cpp).
#pragma once
#include "rules/internal.h"

namespace upkeep {

void build_layers(Ctx& c);  // on top of the printed characteristics of all permanents
void add_counters(const Perm& p, Derived& d);

}  // namespace upkeep
