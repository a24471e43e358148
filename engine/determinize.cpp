// Copies for a search: what a seat does not know is dealt anew (duel.h).
#include <utility>

#include "duel.h"
#include "rules/outside.h"

namespace upkeep {
namespace {

// A creature that is face down, on the table or still a spell, is any unknown one that could be:
// whether it can be turned up is told by what put it there, so that stays as it is. The card it is
// now, or -1.
int deal_creature(State& s, const CardDb& db, Object& o, const u16* pool, int n) {
  const Read c{s, db};
  u16 alike[2 * kZoneCap];
  int k = 0;
  for (int j = 0; j < n; ++j) {
    const u16 card = s.objects[pool[j]].card;
    if ((db.card(card).types & kCreature) && !morph_option(c, card) == !morph_option(c, o.card))
      alike[k++] = pool[j];
  }
  const int pick = int(random_below(s, u32(k + 1)));
  if (pick == k) return -1;
  std::swap(o.card, s.objects[alike[pick]].card);
  return o.card;
}

void deal_face_down(State& s, const CardDb& db, u8 seat, u8 owner, const u16* pool, int n) {
  const auto unknown = [&](const Object& o, u8 controller) {
    return o.owner == owner && !(o.flags & kObjToken) && !(o.known_to >> seat & 1) &&
           controller != seat;
  };
  for (int i = 0; i < s.battlefield_count; ++i) {
    Object& o = s.objects[s.battlefield[i]];
    const Permanent& p = s.permanents[o.perm];
    if (!(p.flags & kPFaceDown) || p.copy_of || !unknown(o, s.derived[o.perm].controller)) continue;
    if (const int card = deal_creature(s, db, o, pool, n); card >= 0)
      s.derived[o.perm].card = u16(card);
  }
  for (int i = 0; i < s.stack_count; ++i) {
    StackObject& it = s.stack_objects[s.stack[i]];
    if (it.kind != StackObjectKind::spell || !(it.flags & kItemFaceDown)) continue;
    Object& o = s.objects[it.self.slot];
    if (!unknown(o, it.controller)) continue;
    const int card = deal_creature(s, db, o, pool, n);
    if (card < 0) continue;
    it.card = u16(card);
    const u16 way = morph_option(Read{s, db}, it.card);
    if (way && it.cast_option != kNoCastOption)
      it.cast_option = u8(way - db.card(it.card).first_cast_option);
  }
}

}  // namespace

void determinize(State& s, const CardDb& db, u8 seat, u64 seed) {
  // Its own generator: a copy must not foretell the real duel.
  s.rng = seed * 0xD1342543DE82EF95ull + 0x2545F4914F6CDD1Dull;
  for (u8 p = 0; p < s.player_count; ++p) {
    // Everything of this owner that the seat does not know: hand and library slots swap their
    // cards.
    u16 pool[2 * kZoneCap];
    int n = 0;
    const auto unknown = [&](const Object& o, bool library) {
      if (o.known_to >> seat & 1) return false;
      if (o.flags & kObjRevealed) return false;
      return library || p != seat;
    };
    for (int i = 0; i < s.hand[p].count; ++i)
      if (unknown(s.objects[s.hand[p].at[i]], false)) pool[n++] = s.hand[p].at[i];
    for (int i = 0; i < s.library[p].count; ++i)
      if (unknown(s.objects[s.library[p].at[i]], true)) pool[n++] = s.library[p].at[i];
    deal_face_down(s, db, seat, p, pool, n);
    for (int i = n - 1; i > 0; --i) {
      const int j = int(random_below(s, u32(i + 1)));
      const u16 card = s.objects[pool[i]].card;
      s.objects[pool[i]].card = s.objects[pool[j]].card;
      s.objects[pool[j]].card = card;
    }
  }
}

}  // namespace upkeep
