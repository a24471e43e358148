// State-based actions (state_based.cpp).
#pragma once
#include "rules/frame.h"

namespace upkeep {

// Performs them once (CR 704.3). True if something was done or a frame was pushed.
bool state_based_actions(Ctx& c);
// Those that are checked after every effect (switches deathCheck and otherLoss). True if something
// was done.
bool checks_after_effect(Ctx& c);
// Players with no life lose when a phase ends (switch lifeLoss).
void life_check(Ctx& c);

// ------------------------------------------------------------------ in parts, for batch timing
// State-based actions that are no deaths of creatures.
bool sweep(Ctx& c);
// Players who lose for another reason than life.
bool losses(Ctx& c);

}  // namespace upkeep
