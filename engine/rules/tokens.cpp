// Tokens (CR 111).
#include "effects.h"

namespace upkeep {

Ref create_token(Ctx& c, u16 card, u8 controller, u16 flags, u8 owner) {
  State& s = c.s;
  if (!card || s.perm_count >= kMaxPermanents || controller >= s.player_count ||
      !in_game(s, controller))
    return {};
  const u16 slot = new_object(c);
  if (!slot) return {};
  Object& o = s.objects[slot];
  o.card = card;
  // A token is in no zone before it enters.
  o.controller = controller;
  o.owner = owner < s.player_count ? owner : controller;
  o.flags = kObjToken;
  o.zone = Zone::command;
  const Ref now = enter_battlefield(c, make_ref(s, slot), controller, flags, EnterSpec{});
  Event e;
  e.type = EventType::token;
  e.player = controller;
  e.object = now;
  e.card = card;
  emit(c, e);
  return now;
}

}  // namespace upkeep
