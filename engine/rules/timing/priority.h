// Priority (priority.cpp).
#pragma once
#include "rules/frame.h"

namespace upkeep {

// Begins a round: state-based actions, triggers, then priority to the active player, until all
// pass on an empty stack (CR 117). The step is over when the frame is popped.
void push_priority(Ctx& c);
// What is done before a player gets priority (CR 117.5). True when nothing (more) had to be done.
bool ready_for_priority(Ctx& c);

}  // namespace upkeep
