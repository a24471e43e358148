// Telling triggered abilities what happens (fire.cpp).
#pragma once
#include "rules/frame.h"

namespace upkeep {

// How an event of damage is told: one source may damage several at one time, which abilities that
// name a recipient see part by part, and others as a whole.
enum FireHow : u8 { kFireCombat = 1, kFirePart = 2, kFireTotal = 4 };
// Something happened: collects into s.pending the triggered abilities that see it. Objects that
// leave must be reported before they go, since such abilities look back (CR 603.10). Costs little
// when no ability listens for the event (s.trigger_union).
void fire(Ctx& c, TriggerEvent kind, const EventData& e, u8 how = 0);
// Whether some ability on the battlefield, mana abilities aside, would trigger on it.
bool would_trigger(const Read& c, TriggerEvent kind, const EventData& e);
// Delayed triggers of this time (CR 603.7).
void fire_delayed(Ctx& c, DelayTime when, u8 player);
bool triggers_waiting(const State& s);

}  // namespace upkeep
