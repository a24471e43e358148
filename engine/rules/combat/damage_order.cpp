// The damage assignment order of 2009 to 2024: right after blocks, before triggers (CR 509.2 of
// 2009).
#include "rules/combat/combat.h"
#include "rules/query.h"

namespace upkeep {

namespace {

constexpr u8 kUnordered = 0xFF;
enum BlockOrderFlag : u8 { kPlacesCleared = 1 };  // those of the creature at f.block_order.place

// How many are still without a place; `last` is one of them.
int unordered(const State& s, const Frame& f, Ref creature, Ref& last) {
  int n = 0;
  if (f.block_order.of_blockers == 1) {
    const Permanent& p = perm_in(s, creature);
    for (int k = 0; k < p.blocking_count; k++)
      if (block_order_at(s, p, k) == kUnordered) {
        n++;
        last = blocked_at(s, p, k);
      }
    return n;
  }
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    const int k = is_blocking(p) ? blocking_index(s, p, creature) : -1;
    if (k >= 0 && order_at(s, p, k) == kUnordered) {
      n++;
      last = r;
    }
  }
  return n;
}

void clear_order(State& s, const Frame& f, Ref creature) {
  if (f.block_order.of_blockers == 1) {
    Permanent& p = s.permanents[s.objects[creature.slot].perm];
    for (int k = 0; k < p.blocking_count; k++) block_order_at(s, p, k) = kUnordered;
    return;
  }
  for (int i = 0; i < s.battlefield_count; i++) {
    Permanent& p = s.permanents[s.objects[s.battlefield[i]].perm];
    const int k = is_blocking(p) ? blocking_index(s, p, creature) : -1;
    if (k >= 0) order_at(s, p, k) = kUnordered;
  }
}

void give_place(State& s, Frame& f, Ref creature, Ref other) {
  Permanent* of = perm_at(s, f.block_order.of_blockers == 1 ? creature : other);
  const int k = of ? blocking_index(s, *of, f.block_order.of_blockers == 1 ? other : creature) : -1;
  if (k < 0) return;
  (f.block_order.of_blockers == 1 ? block_order_at(s, *of, k) : order_at(s, *of, k)) =
      u8(f.block_order.given++);
}

}  // namespace

void step_block_order(Ctx& c, Frame& f) {
  State& s = c.s;
  for (; f.block_order.of_blockers < 2; f.block_order.of_blockers++, f.block_order.place = 0) {
    for (; f.block_order.place < s.battlefield_count;
         f.block_order.place++, f.flags = 0, f.block_order.given = 0) {
      const Ref r = battlefield_ref(s, f.block_order.place);
      const Permanent& p = perm_in(s, r);
      if (f.block_order.of_blockers == 0 ? !is_attacking(p) || !(p.flags & kPBlocked)
                                         : !is_blocking(p) || p.blocking_count < 2)
        continue;
      if (!(f.flags & kPlacesCleared)) {
        f.flags = kPlacesCleared;
        clear_order(s, f, r);
      }
      Ref last;
      const int left = unordered(s, f, r, last);
      if (left == 1) give_place(s, f, r, last);
      if (left < 2) continue;
      Decision& d =
          f.block_order.of_blockers == 0
              ? ask(c, DecisionKind::order, Prompt::blocker_order, s.active)
              : ask(c, DecisionKind::order, Prompt::attacker_order, derived_in(s, r).controller);
      d.about = r;
      d.done = f.block_order.given;
      d.hi = i16(f.block_order.given + left);
      return;
    }
  }
  pop_frame(c);
}

void answer_block_order(Ctx& c, Frame& f, const Option& o) {
  give_place(c.s, f, battlefield_ref(c.s, f.block_order.place), o.object);
}

int options_block_order(const Read& c, const Frame& f, Option* out, bool) {
  const State& s = c.s;
  const Ref creature = battlefield_ref(s, f.block_order.place);
  int n = 0;
  if (f.block_order.of_blockers == 1) {
    const Permanent& p = perm_in(s, creature);
    for (int k = 0; k < p.blocking_count; k++)
      if (block_order_at(s, p, k) == kUnordered)
        out[n++] = Option{OptionKind::object, 0, 0, blocked_at(s, p, k), {}, 0};
    return n;
  }
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    const int k = is_blocking(p) ? blocking_index(s, p, creature) : -1;
    if (k >= 0 && order_at(s, p, k) == kUnordered)
      out[n++] = Option{OptionKind::object, 0, 0, r, {}, 0};
  }
  return n;
}

}  // namespace upkeep
