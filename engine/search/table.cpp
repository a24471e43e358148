#include "search/table.h"

namespace upkeep {

Seen seen_at(const State& s, int place) {
  const Ref r = ref_of(s, s.battlefield[place]);
  const Permanent* p = permanent_of(s, r);
  return {r, p, p ? derived_of(s, r) : nullptr};
}

bool has_to_discard(const State& s, u8 seat) {
  constexpr int kHandLimit = 7;
  // What a target is being chosen for has left the hand.
  const int held = s.hand[seat].count + (s.decision.prompt == Prompt::target);
  return s.active == seat && s.step >= Step::main2 && held > kHandLimit;
}

int untapped_lands(const State& s, u8 seat) {
  int n = 0;
  each_permanent(s, [&](Ref, const Permanent& p, const Derived& d) {
    n += d.controller == seat && (d.types & kLand) && !(p.flags & kPTapped);
  });
  return n;
}

bool threatened(const State& s, u8 seat) {
  for (int i = 0; i < s.stack_object_count; ++i)
    if (s.stack_objects[i].kind != StackObjectKind::none && s.stack_objects[i].controller != seat)
      return true;
  return false;
}

bool already_blocked(const State& s, Ref attacker) {
  bool blocked = false;
  each_permanent(s, [&](Ref, const Permanent& p, const Derived&) {
    blocked = blocked || blocks(s, p, attacker);
  });
  return blocked;
}

bool costs_cards(const Cost& cost) {
  return (cost.flags & ~kCostTap) || cost.remove_n || cost.sac_n || cost.discard_n || cost.tap_n ||
         cost.exile_grave_n || cost.return_n || cost.life;
}

}  // namespace upkeep
