// Spells and abilities as stack objects: those on the stack or in a batch, and those that are being
// announced or carried out (stack.cpp, resolve.cpp).
#pragma once
#include "rules/frame.h"

namespace upkeep {

// A zeroed item that is not on the stack yet; kNoIndex if there is no room.
u16 new_item(Ctx& c);
void free_item(Ctx& c, u16 item);
bool room_for_trigger(const State& s);  // those for which there is none wait
void put_on_stack(Ctx& c, u16 item);
// Combat damage or the draw of the turn, where they use the stack; kNoIndex if there is no room.
u16 put_action_on_stack(Ctx& c, StackObjectKind kind);
// Takes the entry off the stack; the item stays until it is freed.
void remove_from_stack(Ctx& c, u16 item);
int stack_position(const State& s, u16 item);
// The item of an object on the stack; kNoIndex if there is none.
u16 item_of(const State& s, Ref self);
// Counters a spell or ability (CR 701.6); a spell goes to the zone `to`.
void counter_item(Ctx& c, u16 item, Zone to);
// Copies a spell or ability on the stack under `controller` (CR 707.10); returns the new item.
u16 copy_item(Ctx& c, u16 item, u8 controller);

}  // namespace upkeep
