// Life totals and mana pools.
#include <algorithm>

#include "rules/ahead.h"
#include "rules/continuous.h"
#include "rules/fire.h"
#include "rules/players.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/zones.h"

namespace upkeep {

// CR 800.4a, in its order: what the player owned goes with them; what gave them control ends; what
// of theirs is on the stack goes; and what they control still is exiled.
void leave_the_game(Ctx& c, u8 player) {
  State& s = c.s;
  for (int i = s.battlefield_count - 1; i >= 0; --i) {
    const u16 slot = s.battlefield[i];
    if (s.objects[slot].owner == player)
      move_object(c, make_ref(s, slot), Zone::exile, player, kMoveNoTrigger);
  }
  u16 kept = 0;
  for (u16 i = 0; i < s.continuous_count; ++i) {
    bool controls = false;
    for (u16 m = s.continuous_effects[i].mods; m; m = c.db.mods[m].next)
      controls = controls || c.db.mods[m].kind == ModKind::control;
    if (!controls || s.continuous_effects[i].controller != player)
      s.continuous_effects[kept++] = s.continuous_effects[i];
  }
  s.continuous_count = kept;
  dirty(s);
  for (int i = s.stack_count - 1; i >= 0; --i) {
    const u16 item = s.stack[i];
    if (s.stack_objects[item].controller == player) counter_item(c, item, Zone::exile);
  }
  refresh(c);
  for (int i = s.battlefield_count - 1; i >= 0; --i) {
    const Ref r = make_ref(s, s.battlefield[i]);
    if (controller_of(s, r) == player)
      move_object(c, r, Zone::exile, s.objects[r.slot].owner, kMoveNoTrigger);
  }
}

// The cards of who has left, in every zone but the ante.
void take_cards_away(Ctx& c, u8 player) {
  State& s = c.s;
  for (ZoneList* zone :
       {&s.library[player], &s.hand[player], &s.graveyard[player], &s.exile[player]}) {
    for (int i = 0; i < zone->count; ++i) {
      Object& o = s.objects[zone->at[i]];
      o.zone = Zone::none;
      o.flags = 0;
      o.perm = kNoIndex;
      note_hole(s, zone->at[i]);
    }
    zone->count = 0;
  }
  s.players[player].known_top_count = s.players[player].known_bottom_count = 0;
}

void gain_life(Ctx& c, u8 player, int n) {
  State& s = c.s;
  if (n <= 0 || player >= s.player_count || !in_game(s, player)) return;
  refresh(c);
  if (s.has_rules_mods) {
    RulesModRoom mods;
    const int count = rules_mods(c, ModKind::life_gain_prevented, mods);
    for (int i = 0; i < count; ++i) {
      if (mod_affects_player(c, mods[i], player)) return;
    }
  }
  if (life_gain_replaced(c, player, n)) return;
  s.players[player].life = i16(std::min(30000, s.players[player].life + n));
  touch(s, kFactLife);
  note_deed(s, player, kDeedGainedLife);
  note_time(s, &Tally::gains, player);
  Event e;
  e.type = LogEvent::gain;
  e.player = player;
  e.amount = i16(n);
  emit(c, e);
  EventData ev;
  ev.player = player;
  ev.amount = i16(n);
  fire(c, TriggerEvent::gains_life, ev);
}

void lose_life(Ctx& c, u8 player, int n) {
  State& s = c.s;
  if (n <= 0 || player >= s.player_count || !in_game(s, player)) return;
  s.players[player].life = i16(std::max(-30000, s.players[player].life - n));
  touch(s, kFactLife);
  note_deed(s, player, kDeedLostLife);
  note_time(s, &Tally::losses, player);
  s.sba_needed = 1;
  Event e;
  e.type = LogEvent::lose;
  e.player = player;
  e.amount = i16(n);
  emit(c, e);
  EventData ev;
  ev.player = player;
  ev.amount = i16(n);
  fire(c, TriggerEvent::loses_life, ev);
}

void add_mana(Ctx& c, u8 player, Mana kind, int n, Ref source) {
  State& s = c.s;
  if (n <= 0 || player >= s.player_count || kind >= kManaKinds) return;
  u16& pool = s.players[player].pool[kind];
  pool = u16(std::min(30000, int(pool) + n));
  Event e;
  e.type = LogEvent::mana;
  e.player = player;
  e.value = u8(kind);
  e.amount = i16(n);
  e.object = source;
  if (source) e.card = alive(s, source) ? definition_of(s, source) : s.objects[source.slot].card;
  emit(c, e);
}

}  // namespace upkeep
