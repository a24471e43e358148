// The order of cards that were put into a graveyard at one time (CR 404.3; graveyard_order.cpp).
#pragma once
#include "rules/frame.h"

namespace upkeep {

// Notes that the order of these cards has not been chosen yet.
void leave_unordered(State& s, const Ref* moved, int n);
// Pushes a frame if the order of a graveyard has to be asked for.
void owe_order(Ctx& c);

}  // namespace upkeep
