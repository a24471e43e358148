// Actions that effects offer to players for a time (offers.cpp).
#pragma once
#include "rules/frame.h"

namespace upkeep {

// Options for the offered actions: those that make mana, or the others.
int offer_options(const Read& c, u8 player, bool mana, Option* out, int cap);
void begin_offer(Ctx& c, const Option& o);
// Ends the offer that was made at this time.
void call_off(State& s, u32 timestamp);

}  // namespace upkeep
