// Triggered abilities that wait (triggers.cpp, phases.cpp, settle.cpp).
#pragma once
#include "rules/fire.h"
#include "rules/frame.h"
#include "rules/query.h"

namespace upkeep {

// Makes an item of a trigger and puts it on the stack, or asks for its modes and targets first.
void announce_trigger(Ctx& c, u16 item, const PendingTrigger& p);
// Whether triggers that belong to no series wait, and the rules put them on the stack.
bool triggers_to_stack(const State& s);

// ------------------------------------------------------------------ series (switch triggers)
enum SeriesFlag : u8 {
  kActivePlayerOrders = 1,
  kAtOnce = 2  // stack timing: the triggers are carried out one by one, without the stack
};
// Begins a series of all waiting triggers that belong to none yet.
void push_series(Ctx& c, bool late, u8 flags);

// ------------------------------------------------------------------ phase effects (era-fifth 2)
// Makes the pending triggers from there on phase effects, which the active player takes up.
void mark_phase_effects(Ctx& c, int from);
void drop_phase_effects(Ctx& c);
// Options for those that wait, in order.
int phase_options(const Read& c, Option* out, int cap);
void begin_phase_effect(Ctx& c, const Option& o);
void end_phase_effects(Ctx& c);

}  // namespace upkeep
