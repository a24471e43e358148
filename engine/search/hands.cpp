#include "search/hands.h"

#include <algorithm>

#include "search/sense.h"
#include "search/table.h"

namespace upkeep {
namespace {

// The kinds of mana that a land makes, a bit each; what asks for more than a tap is left out.
unsigned makes(const CardDb& db, u16 card) {
  const CardDef& land = db.card(card);
  unsigned out = unsigned(land.subtypes.w[0] & kAllColors);  // basic land types, in this order
  for (int i = 0; i < land.ability_count; ++i) {
    const Ability& a = db.abilities[land.first_ability + i];
    if (a.kind != AbilityKind::activated || !(a.flags & kAManaAbility)) continue;
    for (int m = 0; m < a.mode_count; ++m)
      for (u16 e = db.modes[a.first_mode + m].effects; e; e = db.effects[e].next)
        for (int k = 0; k < kManaKinds; ++k)
          if (db.effects[e].kind == EffectKind::add_mana && db.effects[e].mana[k]) out |= 1u << k;
  }
  return out;
}

// A player's lands: the kinds of mana that they make, a bit each, and of the untapped ones how many
// there are and how many make each kind.
struct Lands {
  unsigned kinds = 0;
  int untapped = 0, of[kManaKinds] = {};
  void add(unsigned mana, bool tapped) {
    kinds |= mana;
    if (tapped) return;
    ++untapped;
    for (int k = 0; k < kManaKinds; ++k) of[k] += mana >> k & 1;
  }
  // About whether they pay this and so much mana `besides`: no land is kept from paying for two
  // colors.
  bool pay(const ManaCost& cost, int besides) const {
    bool enough = fixed_mana(cost) + besides <= untapped;
    for (int k = 0; k < kManaKinds; ++k) enough = enough && cost.pips[k] <= of[k];
    return enough;
  }
};

Lands lands_of(const State& s, const CardDb& db, u8 seat) {
  Lands out;
  each_permanent(s, [&](Ref, const Permanent& p, const Derived& d) {
    if (d.controller == seat && (d.types & kLand))
      out.add(d.land_mana | makes(db, d.card), p.flags & kPTapped);
  });
  return out;
}

}  // namespace

bool keeps_hand(const State& s, const CardDb& db, u8 seat) {
  constexpr int kFewCards = 5, kWhole = 7, kCheap = 3;
  const ZoneList& hand = s.hand[seat];
  // Cards that are to go to the bottom afterwards do not count (CR 103.5).
  const int size = std::min<int>(hand.count, kWhole - s.players[seat].mulligans);
  if (size <= kFewCards) return true;
  int lands = 0, cheap = 0;
  unsigned mana = 0;
  for (int i = 0; i < hand.count; ++i) {
    const u16 card = s.objects[hand.at[i]].card;
    if (!(db.card(card).types & kLand)) continue;
    ++lands;
    mana |= makes(db, card);
  }
  for (int i = 0; i < hand.count; ++i) {
    const CardDef& card = db.card(s.objects[hand.at[i]].card);
    if (card.types & kLand) continue;
    bool colors = true;
    for (int k = 0; k < kC; ++k) colors = colors && (!card.cost.pips[k] || (mana >> k & 1));
    cheap += colors && fixed_mana(card.cost) <= kCheap;
  }
  if (lands < 2 || lands > hand.count - 2) return false;
  return lands > 2 || cheap > 0;
}

int land_want(const State& s, const CardDb& db, u8 seat, u16 card) {
  constexpr int kCastNow = 8;  // for each mana of what can be cast with it at once
  const unsigned mana = makes(db, card);
  Lands lands = lands_of(s, db, seat);
  const unsigned brings = mana & ~lands.kinds;
  lands.add(mana, false);
  int want = 0, cast = 0;
  for (int i = 0; i < s.hand[seat].count; ++i) {
    const CardDef& spell = db.card(s.objects[s.hand[seat].at[i]].card);
    if (spell.types & kLand) continue;
    for (int k = 0; k < kManaKinds; ++k)
      if (brings >> k & 1) want += spell.cost.pips[k] != 0;
    if (!(spell.types & kInstant) && lands.pay(spell.cost, 0))
      cast = std::max(cast, fixed_mana(spell.cost));
  }
  return want + kCastNow * cast;
}

bool needs_mana_for_instants(const State& s, const CardDb& db, u8 seat, int besides) {
  const Lands lands = lands_of(s, db, seat);
  for (int i = 0; i < s.hand[seat].count; ++i) {
    const CardDef& card = db.card(s.objects[s.hand[seat].at[i]].card);
    if ((card.types & kInstant) && lands.pay(card.cost, 0) && !lands.pay(card.cost, besides))
      return true;
  }
  return false;
}

}  // namespace upkeep
