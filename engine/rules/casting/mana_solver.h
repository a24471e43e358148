// Paying mana costs: given the mana in a pool and the mana abilities that could be activated,
// decides whether a cost can be paid and finds a good way to pay it. Pure and deterministic,
// allocates nothing, knows no state and no cards. It is exact: if any order of activations and any
// spending pays the cost, one is found.
//
// Which payment: as little life as possible (only Phyrexian symbols cost life), then mana that is
// in the pool already before any activation, then no source more painful than needed, the least
// total pain, the least mana produced (so that little is wasted), and the most flexible sources and
// the kinds named by PayHints left for later; among equals the sources that come first in the
// array. With one-mana sources this is the true optimum. Where multi-mana or filtering sources
// compete it is a payment in which no activation is superfluous, improved by exchanges.
//
// Mana of a source that the cost does not need stays in the pool.
#pragma once
#include "cards/card.h"

namespace upkeep {

constexpr int kMaxManaSources = 256;  // further ones are not looked at, nor the own costs of more
                                      // than 64 groups

// One mana ability that could be activated now. It can be used once; an ability that can be used
// several times is listed several times, with groups of their own.
struct ManaSource {
  u16 id = 0;      // the caller's handle (object slot); not looked at
  u16 group = 0;   // sources of one group exclude one another (the abilities of one permanent);
                   // the members of a group MUST be consecutive in the array
  u8 ability = 0;  // the caller's handle; not looked at
  u8 mask = 0;     // bits of Mana: it makes `amount` mana of one of these kinds
  u8 amount = 1;   // 1 usual; 2 for {C}{C}; 0: makes nothing and is not used
  u8 pain = 0;     // undesirability: 0 basic land, 1 other land, 2 creature, 3 costs life, 4 sets
                   // off a trigger, 5 sacrifice, 6 what is only used if asked for or if nothing
                   // else does
  // Life paid for it out of what may be paid at most, together with Phyrexian symbols. Sources with
  // such a price MUST come last.
  u8 life = 0;
  bool fixed_output = false;
  u8 fixed[kManaKinds] = {};  // if fixed_output: makes exactly this; mask and amount do not count
  // Mana the ability itself costs (filter lands), usually nothing; may be paid with mana of other
  // sources. {X} counts as nothing here, Phyrexian symbols are paid with mana.
  ManaCost cost;
};

struct PayHints {
  u8 keep_weight[kManaKinds] = {};  // how much each kind is wanted after this payment
};

// What to do, in this order: activate uses[0], uses[1], … (each pays `spent` out of the pool, then
// adds its mana), pay `life`, spend `spent` out of the pool.
struct Payment {
  struct Use {
    u16 source_index;      // into the array of sources
    u8 kind;               // Mana made (kManaKinds if the output is fixed)
    u8 spent[kManaKinds];  // mana paid for the ability's own cost
  };
  u16 source_count = 0;
  Use uses[kMaxManaSources];
  u8 life = 0;                // for Phyrexian symbols
  u8 spent[kManaKinds] = {};  // mana that pays the cost itself
  u8 from_pool[kManaKinds] =
      {};                    // how much of the pool as given is gone afterwards (own costs too)
  u8 hybrid_choice[8] = {};  // per hybrid symbol: Mana kind, kHybridTwo, or kHybridPhyrexian (life)
};

// `x` is the value chosen for X (each {X} of the cost counts it once), `life_available` how much
// life may be paid at most. The answers of the three functions always agree; `out` is written only
// if find_payment returns true. ManaCost::exists is not looked at.
bool find_payment(const u8 pool[kManaKinds], const ManaSource* sources, int n, const ManaCost& cost,
                  int x, int life_available, const PayHints& hints, Payment& out);
// The hot path: nothing but the question.
bool can_pay(const u8 pool[kManaKinds], const ManaSource* sources, int n, const ManaCost& cost,
             int x, int life_available);
// The greatest X that can be paid; 0 if the cost has no {X}; -1 if it cannot be paid even with X =
// 0.
int max_x(const u8 pool[kManaKinds], const ManaSource* sources, int n, const ManaCost& cost,
          int life_available);

}  // namespace upkeep
