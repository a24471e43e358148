// Items: spells and abilities being announced, waiting on the stack, or resolving (CR 405).
#include "rules/effects/effects.h"

namespace upkeep {

u16 new_item(Ctx& c) {
  State& s = c.s;
  u16 i = 0;
  while (i < s.item_count && s.items[i].kind != ItemKind::none) ++i;
  if (i == kMaxItems) return kNoIndex;
  if (i == s.item_count) ++s.item_count;
  s.items[i] = Item{};
  return i;
}

void free_item(Ctx& c, u16 item) {
  State& s = c.s;
  if (item >= s.item_count) return;
  Item& it = s.items[item];
  if (it.kind == ItemKind::combat_damage) s.assigned_count = 0;
  // An ability's object stands for nothing else and goes with it; a card's has been moved by its
  // mover.
  if (it.self && alive(s, it.self) && (s.objects[it.self.slot].flags & kObjAbility)) {
    Object& o = s.objects[it.self.slot];
    o.zone = Zone::none;
    o.flags = 0;
    note_hole(s, it.self.slot);
  }
  // A hole keeps nothing of what it held: equal duels have equal hashes.
  if (item + 1 < s.item_count)
    it = Item{};
  else
    it.kind = ItemKind::none;
  while (s.item_count && s.items[s.item_count - 1].kind == ItemKind::none) --s.item_count;
}

void put_on_stack(Ctx& c, u16 item) {
  State& s = c.s;
  if (s.stack_count == kMaxItems) return;
  Item& it = s.items[item];
  if (!it.self && it.kind != ItemKind::spell) {
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

u16 put_action_on_stack(Ctx& c, ItemKind kind) {
  State& s = c.s;
  const u16 item = s.stack_count < kMaxItems ? new_item(c) : kNoIndex;
  if (item == kNoIndex) return kNoIndex;
  s.items[item].kind = kind;
  s.items[item].controller = s.active;
  put_on_stack(c, item);
  if (s.items[item].self) s.objects[s.items[item].self.slot].flags |= kObjAction;
  emit(c, {.type = EventType::waits,
           .player = s.active,
           .value = action_of(kind),
           .object = s.items[item].self});
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
  return i < s.item_count && s.items[i].kind != ItemKind::none && s.items[i].self == self
             ? i
             : kNoIndex;
}

void counter_item(Ctx& c, u16 item, Zone to) {
  State& s = c.s;
  if (item >= s.item_count || s.items[item].kind == ItemKind::none) return;
  const Item it = s.items[item];
  emit(c, {.type = EventType::countered,
           .player = it.controller,
           .card = it.card,
           .object = it.self,
           .other = it.source});
  remove_from_stack(c, item);
  if (it.kind == ItemKind::spell && alive(s, it.self)) {
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
  const Item original = s.items[item];
  const u16 slot = new_object(c);
  if (!slot) {
    free_item(c, copy);
    return kNoIndex;
  }
  Object& o = s.objects[slot];
  o.card = original.card;
  o.zone = Zone::stack;
  o.owner = o.controller = controller;
  o.flags = original.kind == ItemKind::spell ? u8(kObjToken) : u8(kObjAbility);
  o.perm = copy;
  o.entered = s.clock;
  Item& it = s.items[copy];
  it = original;
  it.self = make_ref(s, slot);
  if (it.kind == ItemKind::spell) it.source = it.self;
  it.controller = controller;
  it.flags = u16((original.flags | kItemCopy) & ~(kItemBuyback | kItemFlashback | kItemFromHand));
  // What the original was paid with is known to the copy too (CR 707.10).
  if (resolving(s, item)) it.picked_count = 0;
  it.timestamp = s.clock++;
  s.stack[s.stack_count++] = copy;
  return copy;
}

}  // namespace upkeep
