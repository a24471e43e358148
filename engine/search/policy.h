// How both sides of a playout play: weighted rules of thumb, never twice the same, without looking
// ahead. Weak rules that vary make better playouts than strong ones that do not, and both are far
// better than chance (`duel match --a quick --b random`).
#pragma once
#include "search/sense.h"

namespace upkeep {

// The index of the option taken, of the `n` that are legal. `random` is new for every decision;
// `playout` is the same for all of one playout, so that whoever keeps a creature at home does not
// change their mind at the next attacker.
int quick_choice(const State& s, const CardDb& db, const Sense& sense, const Option* options, int n,
                 u32 random, u64 playout);

}  // namespace upkeep
