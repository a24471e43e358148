// Opening a window of the 1997 rules, and what its end leaves (window.cpp).
#pragma once
#include "rules/frame.h"
#include "rules/timing/window.h"

namespace upkeep {

// Opens one for prevention or regeneration.
void push_window(Ctx& c, Waiting kind);
// Removes the shields that a prevention step leaves unused.
void drop_window_shields(State& s);

}  // namespace upkeep
