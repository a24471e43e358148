// The order of cards that go to a graveyard at the same time: their owner arranges them (CR 404.3,
// era-fifth 6.5). Asked only in duels with a card that looks at it.
#include "rules/graveyard_order.h"
#include "rules/query.h"

namespace upkeep {
namespace {

bool unordered(const State& s, u16 slot) { return s.objects[slot].flags & kObjUnordered; }

// How many wait in this player's graveyard; all alike need no order.
int waiting(const State& s, u8 player, bool& alike) {
  const ZoneList& pile = s.graveyard[player];
  int n = 0;
  u16 card = 0;
  alike = true;
  for (int i = 0; i < pile.count; ++i) {
    if (!unordered(s, pile.at[i])) continue;
    alike = alike && (n == 0 || s.objects[pile.at[i]].card == card);
    card = s.objects[pile.at[i]].card;
    ++n;
  }
  return n;
}

void settle_order(State& s, u8 player) {
  const ZoneList& pile = s.graveyard[player];
  for (int i = 0; i < pile.count; ++i) s.objects[pile.at[i]].flags &= u8(~kObjUnordered);
}

}  // namespace

void leave_unordered(State& s, const Ref* moved, int n) {
  for (int i = 0; i < n; ++i) {
    Object& o = s.objects[moved[i].slot];
    if (moved[i] && o.gen == moved[i].gen && o.zone == Zone::graveyard && !(o.flags & kObjToken))
      o.flags |= kObjUnordered;
  }
}

void owe_order(Ctx& c) {
  State& s = c.s;
  if (s.frame_count && top_frame(s).kind == FrameKind::pile) return;
  u8 player = in_game(s, s.active) ? s.active : next_player(s, s.active);
  for (int i = 0; i < players_left(s); ++i, player = next_player(s, player)) {
    bool alike;
    if (waiting(s, player, alike) == 0) continue;
    Frame& f = push_frame(c, FrameKind::pile);
    f.player = player;
    return;
  }
}

void step_pile(Ctx& c, Frame& f) {
  State& s = c.s;
  bool alike;
  const int n = waiting(s, f.player, alike);
  if (n < 2 || alike || !in_game(s, f.player)) {
    settle_order(s, f.player);
    pop_frame(c);
    return;
  }
  Decision& d = ask(c, DecisionKind::order, Prompt::graveyard_order, f.player);
  d.done = f.pile.placed;
  d.hi = i16(f.pile.placed + n);
}

// The next one lies above those placed before: first to go, so lowest.
void answer_pile(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  ZoneList& pile = s.graveyard[f.player];
  int first = 0, at = 0;
  while (first < pile.count && !unordered(s, pile.at[first])) ++first;
  while (at < pile.count && pile.at[at] != o.object.slot) ++at;
  if (at >= pile.count || first > at) return;
  for (; at > first; --at) pile.at[at] = pile.at[at - 1];
  pile.at[first] = o.object.slot;
  s.objects[o.object.slot].flags &= u8(~kObjUnordered);
  ++f.pile.placed;
}

int options_pile(const Read& c, const Frame& f, Option* out, bool) {
  const State& s = c.s;
  const ZoneList& pile = s.graveyard[f.player];
  int n = 0;
  for (int i = 0; i < pile.count && n < kMaxOptions; ++i)
    if (unordered(s, pile.at[i]))
      out[n++] = {.kind = OptionKind::object, .object = make_ref(s, pile.at[i])};
  return n;
}

}  // namespace upkeep
