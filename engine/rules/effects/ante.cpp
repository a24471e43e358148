// Effects on what is played for: the ante, and who owns a card (CR 407, 108.3).
#include <algorithm>

#include "rules/effects/effects.h"
#include "rules/query.h"
#include "rules/zones.h"

namespace upkeep {

Run fx_ante(EffectContext& x) {
  u8 players[kMaxPlayers];
  const int count = who_all(x, x.e.who, players);
  clear_picked(x.it);
  for (int i = 0; i < count; ++i) {
    const int n = std::clamp(amount(x, x.e.amount), 0, kMaxPicked);
    for (int k = 0; k < n; ++k) {
      const u16 slot = library_card(x.c, players[i], 0);
      if (!slot) break;
      add_picked(x.it, move_object(x.c, make_ref(x.s, slot), Zone::ante, players[i]));
    }
  }
  x.it.last_amount = i16(x.it.picked_count);
  set_did(x.it, x.it.picked_count > 0);
  return Run::done;
}

Run fx_gain_ownership(EffectContext& x) {
  const u8 who = who_one(x, x.e.who);
  if (who >= x.s.player_count || !in_game(x.s, who)) return Run::done;
  Ref objects[kMaxPermanents];
  const int n = objects_of(x, x.e.what, objects, kMaxPermanents);
  for (int i = 0; i < n; ++i) set_owner(x.c, objects[i], who);
  set_did(x.it, n > 0);
  return Run::done;
}

}  // namespace upkeep
