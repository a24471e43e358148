// Triggered abilities (triggers.cpp, settle.cpp).
#pragma once
#include "rules/frame.h"
#include "rules/query.h"

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
// The upkeep costs of one permanent are paid or refused together (era-fifth 2.7): those that wait
// with this one. Returns how many.
int upkeep_costs_with(const State& s, const CardDb& db, const StackObject& it, u16* items, int cap);
// Whether one waits that must be used before the phase ends.
bool phase_effect_due(const Read& c);
void begin_phase_effect(Ctx& c, const Option& o);
void end_phase_effects(Ctx& c);

}  // namespace upkeep
