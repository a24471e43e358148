// What the folders of rules/ ask of those that come after them, and leave to them. The chain is
// reading, objects (the files beside this one), casting, combat, effects, timing: each includes
// only what comes before it (tests/layers/layers.json), and this. A question only reads. What is
// left to a later folder is a frame that it steps, or something kept in the state until a frame of
// its own looks at it; four short ones, said to be at once, are done when they return.
#pragma once
#include "rules/frame.h"
#include "rules/timing/window.h"

namespace upkeep {

// ------------------------------------------------------------------ combat/ (damage.cpp)
// Adds damage to what deal_queued() deals as one event (CR 120).
void queue_damage(Ctx& c, Ref source, u16 source_lki, Ref to, u8 to_player, int amount,
                  PacketFlags flags);
// Pushes a frame that applies prevention and replacement effects, asking where there is a choice,
// and deals what is left. The total dealt goes to last_amount of the item.
void deal_queued(Ctx& c, u16 item);

// ------------------------------------------------------------------ effects/
// Runs a list of effects of an item.
void push_effects(Ctx& c, u16 item, u16 first_effect);
// Whether a frame carries it out now.
bool resolving(const State& s, u16 item);
// Asks the choices to be made as an object enters (copy, color, payment) in an `enter` frame, and
// then moves it. `item`: the item that resolves, or kNoIndex; the new Ref is appended to what it
// has picked.
void push_enter(Ctx& c, Ref object, u8 controller, u16 flags, u16 item);
// Options for the actions that effects offer: those that make mana, or the others (offers.cpp).
int offer_options(const Read& c, u8 player, bool mana, Option* out, int cap);
// Begins one; what makes mana is done at once.
void begin_offer(Ctx& c, const Option& o);
// Could something else happen instead of the player's next draw (replace.cpp)?
bool draw_may_be_replaced(const Read& c, u8 player);
// Whether the life gain is replaced; then it is kept.
bool life_gain_replaced(Ctx& c, u8 player, int n);
// Keeps one.
void owe(Ctx& c, const PendingReplacement& o);
// Keeps that `card` has been exiled and its player may use `ability` on it instead.
void owe_zone(Ctx& c, Ref card, u8 player, Zone from, u16 ability);

// ------------------------------------------------------------------ timing/
// Begins to resolve an item (CR 608).
void push_resolve(Ctx& c, u16 item);
// Begins a batch with an item whose announcement is complete, or is in the frames above.
void push_batch(Ctx& c, u16 item);
bool may_announce_attack(const Read& c, u8 player);
// Opens a window for prevention or regeneration (window.cpp).
void push_window(Ctx& c, Waiting kind);
// Removes, at once, the shields that a prevention step leaves unused.
void drop_window_shields(State& s);
// Those that were marked to die (window.h) do, at once.
void kill_dying(Ctx& c);
// The upkeep costs of one permanent are paid or refused together (era-fifth 2.7): those that wait
// with this one. Returns how many.
int upkeep_costs_with(const State& s, const CardDb& db, const StackObject& it, u16* items, int cap);
// Whether a phase effect waits that must be used before the phase ends.
bool phase_effect_due(const Read& c);

}  // namespace upkeep
