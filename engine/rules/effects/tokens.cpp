// Tokens (CR 111).
#include "rules/effects/enter.h"
#include "rules/query.h"
#include "rules/zones.h"

namespace upkeep {

// A token that is in no zone yet.
Ref new_token(Ctx& c, u16 card, u8 controller, u8 owner) {
  State& s = c.s;
  if (!card || s.permanent_count >= kMaxPermanents || controller >= s.player_count ||
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
  return make_ref(s, slot);
}

void tell_token(Ctx& c, Ref token, u8 controller) {
  Event e;
  e.type = LogEvent::token;
  e.player = controller;
  e.object = token;
  e.card = definition_of(c.s, token);
  emit(c, e);
}

Ref create_token(Ctx& c, u16 card, u8 controller, u16 flags, u8 owner, u16 copy_mods, u16 copy_of) {
  const Ref made = new_token(c, card, controller, owner);
  if (!made) return {};
  EnterSpec spec;
  spec.copy_of = copy_of;
  spec.copy_mods = copy_mods;
  const Ref now = enter_battlefield(c, made, controller, flags, spec);
  tell_token(c, now, controller);
  return now;
}

}  // namespace upkeep
