// Replacement effects that ask something before a draw, a life gain or a change of zones
// (replace.cpp). What they replace is kept as a PendingReplacement, and dealt with in a `replaced`
// frame as soon as the present piece of work is done.
#pragma once
#include "rules/frame.h"

namespace upkeep {

// Pushes a frame for each that is kept, the first on top.
void push_owed(Ctx& c);

}  // namespace upkeep
