// Replacement effects that ask something before a draw, a life gain or a change of zones
// (replace.cpp). What they replace is kept as a PendingReplacement, and dealt with in a `replaced`
// frame as soon as the present piece of work is done.
#pragma once
#include "rules/frame.h"

namespace upkeep {

// Could something else happen instead of the player's next draw?
bool draw_may_be_replaced(const Read& c, u8 player);
// Whether the life gain is replaced; then it is kept.
bool life_gain_replaced(Ctx& c, u8 player, int n);
// Keeps one.
void owe(Ctx& c, const PendingReplacement& o);
// Keeps that `card` has been exiled and its player may use `ability` on it instead.
void owe_zone(Ctx& c, Ref card, u8 player, Zone from, u16 ability);
// Pushes a frame for each that is kept, the first on top.
void push_owed(Ctx& c);

}  // namespace upkeep
