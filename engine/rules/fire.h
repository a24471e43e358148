// Telling triggered abilities what happens (fire.cpp).
#pragma once
#include "rules/frame.h"

namespace upkeep {

// How an event of damage is told: one source may damage several at one time, which abilities that
// name a recipient see part by part, and others as a whole.
enum FireHow : u16 { kFireCombat = 1, kFirePart = 2, kFireTotal = 4 };
// How an event of counters is told: of which kind they are.
inline u16 fire_counter(Counter kind) { return u16((int(kind) + 1) << 3); }
// Something happened: collects into s.pending the triggered abilities that see it. Objects that
// leave must be reported before they go, since such abilities look back (CR 603.10). Costs little
// when no ability listens for the event (s.trigger_union).
void fire(Ctx& c, TriggerEvent kind, const EventData& e, u16 how = 0);
// What has happened up to now is over: what comes next is no part of it, and an ability that waits
// for "one or more" triggers again (CR 603.2c).
void end_event(State& s);
// Whether some ability on the battlefield, mana abilities aside, would trigger on it.
bool would_trigger(const Read& c, TriggerEvent kind, const EventData& e);
// Delayed triggers of this time (CR 603.7).
void fire_delayed(Ctx& c, DelayTime when, u8 player);
bool triggers_waiting(const State& s);

}  // namespace upkeep
