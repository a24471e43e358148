// What search/ asks of the table again and again.
#pragma once
#include "blocks.h"
#include "duel.h"

namespace upkeep {

constexpr int kShortLife = 10;  // within reach of several burn spells

// What lies in one place of the battlefield; `d` is null if nothing can be seen there. Called from
// many loops, and small in each of them: the page loads this code before the first duel.
struct Seen {
  Ref ref;
  const Permanent* p;
  const Derived* d;
};
[[gnu::noinline]] Seen seen_at(const State& s, int place);

// Calls `see(ref, permanent, derived)` for everything on the battlefield.
template <class Fn>
void each_permanent(const State& s, Fn&& see) {
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Seen one = seen_at(s, i);
    if (one.d) see(one.ref, *one.p, *one.d);
  }
}

// This turn ends with more cards in the seat's hand than it may keep.
bool has_to_discard(const State& s, u8 seat);

int untapped_lands(const State& s, u8 seat);

// Something that another player did, or put there, waits on the stack.
bool threatened(const State& s, u8 seat);

bool already_blocked(const State& s, Ref attacker);

// It costs more than mana and a tap.
bool costs_cards(const Cost& cost);

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
