// Items: spells and abilities being announced, waiting on the stack, or resolving (CR 405).
#include "rules/stack.h"
#include "rules/ahead.h"
#include "rules/query.h"
#include "rules/zones.h"

namespace upkeep {

u16 new_item(Ctx& c) {
  State& s = c.s;
  u16 i = 0;
  while (i < s.stack_object_count && s.stack_objects[i].kind != StackObjectKind::none) ++i;
  if (i == kMaxStackObjects) return kNoIndex;
  if (i == s.stack_object_count) ++s.stack_object_count;
  s.stack_objects[i] = StackObject{};
  return i;
}

void free_item(Ctx& c, u16 item) {
  State& s = c.s;
  if (item >= s.stack_object_count) return;
  StackObject& it = s.stack_objects[item];
  if (it.kind == StackObjectKind::combat_damage) s.assigned_count = 0;
  // An ability's object stands for nothing else and goes with it; a card's has been moved by its
  // mover.
  if (it.self && alive(s, it.self) && (s.objects[it.self.slot].flags & kObjAbility)) {
    Object& o = s.objects[it.self.slot];
    o.zone = Zone::none;
    o.flags = 0;
    note_hole(s, it.self.slot);
  }
  // A hole keeps nothing of what it held: equal duels have equal hashes.
  if (item + 1 < s.stack_object_count)
    it = StackObject{};
  else
    it.kind = StackObjectKind::none;
  while (s.stack_object_count &&
         s.stack_objects[s.stack_object_count - 1].kind == StackObjectKind::none)
    --s.stack_object_count;
}

// A few places are kept for what resolves while triggered abilities wait.
bool room_for_trigger(const State& s) { return s.stack_count + 8 < kMaxStackObjects; }

void put_on_stack(Ctx& c, u16 item) {
  State& s = c.s;
  if (s.stack_count == kMaxStackObjects) return;
  StackObject& it = s.stack_objects[item];
  if (!it.self && it.kind != StackObjectKind::spell) {
    const u16 slot = new_object(c);
    if (slot) {
      Object& o = s.objects[slot];
      o.card = it.card;
      o.zone = Zone::stack;
      o.owner = o.controller = it.controller;
      o.flags = kObjAbility;
      o.perm = item;
      o.entered = s.clock;
      it.self = make_ref(s, slot);
    }
  }
  it.timestamp = s.clock++;
  s.stack[s.stack_count++] = item;
}

u16 put_action_on_stack(Ctx& c, StackObjectKind kind) {
  State& s = c.s;
  const u16 item = s.stack_count < kMaxStackObjects ? new_item(c) : kNoIndex;
  if (item == kNoIndex) return kNoIndex;
  s.stack_objects[item].kind = kind;
  s.stack_objects[item].controller = s.active;
  put_on_stack(c, item);
  if (s.stack_objects[item].self) s.objects[s.stack_objects[item].self.slot].flags |= kObjAction;
  emit(c, {.type = LogEvent::put_on_stack,
           .player = s.active,
           .value = u8(action_of(kind)),
           .object = s.stack_objects[item].self});
  return item;
}

int stack_position(const State& s, u16 item) {
  for (int i = 0; i < s.stack_count; ++i)
    if (s.stack[i] == item) return i;
  return -1;
}

void remove_from_stack(Ctx& c, u16 item) {
  State& s = c.s;
  const int at = stack_position(s, item);
  if (at < 0) return;
  for (int i = at; i + 1 < s.stack_count; ++i) s.stack[i] = s.stack[i + 1];
  --s.stack_count;
}

u16 item_of(const State& s, Ref self) {
  if (!alive(s, self) || s.objects[self.slot].zone != Zone::stack) return kNoIndex;
  const u16 i = s.objects[self.slot].perm;
  return i < s.stack_object_count && s.stack_objects[i].kind != StackObjectKind::none &&
                 s.stack_objects[i].self == self
             ? i
             : kNoIndex;
}

void counter_item(Ctx& c, u16 item, Zone to) {
  State& s = c.s;
  if (item >= s.stack_object_count || s.stack_objects[item].kind == StackObjectKind::none) return;
  const StackObject it = s.stack_objects[item];
  emit(c, {.type = LogEvent::countered,
           .player = it.controller,
           .card = it.card,
           .object = it.self,
           .other = it.source});
  remove_from_stack(c, item);
  if (it.kind == StackObjectKind::spell && alive(s, it.self)) {
    if (it.flags & kItemFlashback) to = Zone::exile;  // CR 702.34a
    if (it.flags & kItemCopy) {
      s.objects[it.self.slot].zone = Zone::none;  // a copy ceases to exist
      s.objects[it.self.slot].flags = 0;
      note_hole(s, it.self.slot);
    } else {
      move_object(c, it.self, to, s.objects[it.self.slot].owner);
    }
  }
  free_item(c, item);
}

u16 copy_item(Ctx& c, u16 item, u8 controller) {
  State& s = c.s;
  const u16 copy = new_item(c);
  if (copy == kNoIndex) return kNoIndex;
  const StackObject original = s.stack_objects[item];
  const u16 slot = new_object(c);
  if (!slot) {
    free_item(c, copy);
    return kNoIndex;
  }
  Object& o = s.objects[slot];
  o.card = original.card;
  o.zone = Zone::stack;
  o.owner = o.controller = controller;
  o.flags = original.kind == StackObjectKind::spell ? u8(kObjToken) : u8(kObjAbility);
  o.perm = copy;
  o.entered = s.clock;
  StackObject& it = s.stack_objects[copy];
  it = original;
  it.self = make_ref(s, slot);
  if (it.kind == StackObjectKind::spell) it.source = it.self;
  it.controller = controller;
  it.flags = u16((original.flags | kItemCopy) & ~(kItemBuyback | kItemFlashback | kItemFromHand));
  // What the original was paid with is known to the copy too (CR 707.10).
  if (resolving(s, item)) it.picked_count = 0;
  it.timestamp = s.clock++;
  s.stack[s.stack_count++] = copy;
  return copy;
}

}  // namespace upkeep
