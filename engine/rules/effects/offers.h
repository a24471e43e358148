// Actions that effects offer to players for a time (offers.cpp).
#pragma once
#include "rules/frame.h"

namespace upkeep {

// Ends the offer that was made at this time.
void call_off(State& s, u32 timestamp);

}  // namespace upkeep
