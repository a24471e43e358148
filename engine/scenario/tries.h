// How hard it is to miss the goal of a puzzle: it is played by doing nothing, and at random,
// against the answers that a page gives.
#pragma once
#include "scenario/run.h"

namespace upkeep::scenario {

struct Tries {
  bool idle = false;  // doing nothing reaches the goal
  int reached = 0;    // of so many random tries
};

// False, with the place, if the file has no position, no goal, or a solution that cannot be played.
bool try_puzzle(const Scenario& file, Era era, const CardDb& db, int tries, u64 seed, Tries& out,
                Issue& issue);

}  // namespace upkeep::scenario
