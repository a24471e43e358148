// What every function of the rules that only reads is given: a state that it cannot change.
#pragma once
#include "cards/card.h"
#include "state.h"

namespace upkeep {

struct Read {
  const State& s;
  const CardDb& db;
};

}  // namespace upkeep
