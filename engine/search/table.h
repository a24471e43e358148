// What search/ asks of the table again and again.
#pragma once
#include "blocks.h"
#include "duel.h"

namespace upkeep {

constexpr int kShortLife = 10;  // within reach of several burn spells

// Calls `see(ref, permanent, derived)` for everything on the battlefield.
template <class Fn>
void each_permanent(const State& s, Fn&& see) {
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Ref r = ref_of(s, s.battlefield[i]);
    const Permanent* p = permanent_of(s, r);
    const Derived* d = derived_of(s, r);
    if (p && d) see(r, *p, *d);
  }
}

inline int untapped_lands(const State& s, u8 seat) {
  int n = 0;
  each_permanent(s, [&](Ref, const Permanent& p, const Derived& d) {
    n += d.controller == seat && (d.types & kLand) && !(p.flags & kPTapped);
  });
  return n;
}

// Something that another player did, or put there, waits on the stack.
inline bool threatened(const State& s, u8 seat) {
  for (int i = 0; i < s.stack_object_count; ++i)
    if (s.stack_objects[i].kind != StackObjectKind::none && s.stack_objects[i].controller != seat)
      return true;
  return false;
}

inline bool already_blocked(const State& s, Ref attacker) {
  bool blocked = false;
  each_permanent(s, [&](Ref, const Permanent& p, const Derived&) {
    blocked = blocked || blocks(s, p, attacker);
  });
  return blocked;
}

// It costs more than mana and a tap.
inline bool costs_cards(const Cost& cost) {
  return (cost.flags & ~kCostTap) || cost.remove_n || cost.sac_n || cost.discard_n || cost.tap_n ||
         cost.exile_grave_n || cost.return_n || cost.life;
}

// Calls `see(ref, permanent, derived)` for every creature that this one fights in the combat that
// is on.
template <class Fn>
void each_opponent(const State& s, Ref creature, Fn&& see) {
  const Permanent* own = permanent_of(s, creature);
  if (!own) return;
  each_permanent(s, [&](Ref r, const Permanent& p, const Derived& d) {
    if (((own->flags & kPBlocking) && blocks(s, *own, r)) ||
        ((p.flags & kPBlocking) && blocks(s, p, creature)))
      see(r, p, d);
  });
}

}  // namespace upkeep
