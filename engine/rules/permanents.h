// What happens to permanents on the battlefield (permanents.cpp).
#pragma once
#include "rules/frame.h"
#include "rules/query.h"

namespace upkeep {

// Destroys (CR 701.8); indestructible, regeneration and replacements are considered. True if it
// left the battlefield.
bool destroy(Ctx& c, Ref object, bool no_regen);
// Several at one time.
void destroy_all(Ctx& c, const Ref* objects, int n, bool no_regen);
// Whether nothing stands between a permanent and its destruction; then the destruction has been
// reported, and the caller moves it.
bool doomed(Ctx& c, Ref object, bool no_regen);
// Regenerates instead of being destroyed (CR 701.19).
void regenerate_now(Ctx& c, Ref object);
void sacrifice(Ctx& c, Ref object);
void sacrifice_all(Ctx& c, const Ref* objects, int n);
void set_tapped(Ctx& c, Ref object, bool tapped);
// n < 0 removes counters.
void put_counters(Ctx& c, Ref object, Counter k, int n);
bool can_attach(const Read& c, Ref aura, Ref host);
bool can_attach_to_player(const Read& c, Ref aura, u8 player);
void attach(Ctx& c, Ref aura, Ref host);
void attach_to_player(Ctx& c, Ref aura, u8 player);
// Called by refresh() when the derived controller of a permanent has changed.
void set_controller(Ctx& c, u16 perm_index);
void remove_from_combat(Ctx& c, Ref creature);
// Turns a face-down permanent face up (CR 708.8).
void turn_up(Ctx& c, Ref object);
// Turns up what was cast face down by an effect, before something would show it.
void unmask(Ctx& c, Ref object);

}  // namespace upkeep
