// Life totals and mana pools.
#include <algorithm>

#include "effects.h"

namespace upkeep {

void gain_life(Ctx& c, u8 player, int n) {
  State& s = c.s;
  if (n <= 0 || player >= s.player_count || !in_game(s, player)) return;
  refresh(c);
  if (s.has_rules_mods) {
    RulesMod mods[16];
    const int count = rules_mods(c, ModKind::life_gain_prevented, mods, 16);
    for (int i = 0; i < count; ++i) {
      if (mod_affects_player(c, mods[i], player)) return;
    }
  }
  if (life_gain_replaced(c, player, n)) return;
  s.players[player].life = i16(std::min(30000, s.players[player].life + n));
  Event e;
  e.type = EventType::gain;
  e.player = player;
  e.amount = i16(n);
  emit(c, e);
  EventData ev;
  ev.player = player;
  ev.amount = i16(n);
  fire(c, EventKind::gains_life, ev);
}

void lose_life(Ctx& c, u8 player, int n) {
  State& s = c.s;
  if (n <= 0 || player >= s.player_count || !in_game(s, player)) return;
  s.players[player].life = i16(std::max(-30000, s.players[player].life - n));
  s.sba_needed = 1;
  Event e;
  e.type = EventType::lose;
  e.player = player;
  e.amount = i16(n);
  emit(c, e);
  EventData ev;
  ev.player = player;
  ev.amount = i16(n);
  fire(c, EventKind::loses_life, ev);
}

void add_mana(Ctx& c, u8 player, Mana kind, int n, Ref source) {
  State& s = c.s;
  if (n <= 0 || player >= s.player_count || kind >= kManaKinds) return;
  u16& pool = s.players[player].pool[kind];
  pool = u16(std::min(30000, int(pool) + n));
  Event e;
  e.type = EventType::mana;
  e.player = player;
  e.value = u8(kind);
  e.amount = i16(n);
  e.object = source;
  if (source) e.card = alive(s, source) ? definition_of(s, source) : s.objects[source.slot].card;
  emit(c, e);
}

}  // namespace upkeep
