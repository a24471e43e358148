// Whether a cost can be paid in one way only, so that nobody need be asked how.
#include <memory>

#include "duel.h"
#include "table/auto_pass.h"

namespace upkeep {
namespace {

bool carries_anything(const State& s, Ref r) {
  for (int i = 0; i < s.battlefield_count; ++i)
    if (permanent_of(s, ref_of(s, s.battlefield[i]))->attached_to == r) return true;
  return false;
}

// Whether it is the same to its player which of the two is tapped.
bool same_to_tap(const State& s, const CardDb& db, Ref a, Ref b) {
  if (a == b) return true;
  const Derived *one = derived_of(s, a), *other = derived_of(s, b);
  if (!one || !other || one->card != other->card || one->types != other->types ||
      one->types & kCreature)
    return false;
  const Permanent &pa = *permanent_of(s, a), &pb = *permanent_of(s, b);
  if (!same_counters(pa, pb)) return false;
  // When it came matters only to what may yet become a creature by itself.
  const u32 counts = db.brief(one->card) & kTraitActivated ? ~0u : ~u32(kPSick);
  return (pa.flags & counts) == (pb.flags & counts) && !carries_anything(s, a) &&
         !carries_anything(s, b);
}

}  // namespace

bool one_way_to_pay(const State& s, const CardDb& db) {
  const u8 who = s.decision.player;
  if (has_mana(s, who)) return false;
  // A symbol that can be paid in two ways is a choice of its own.
  const u16 item = s.decision.item;
  if (item < s.stack_object_count && db.card(s.stack_objects[item].card).cost.hybrid_count)
    return false;
  Option options[kMaxOptions];
  const int count = legal(s, db, options);
  if (count == 0 || options[0].kind != OptionKind::pay) return false;
  PayStep steps[64];
  const int taps = proposed_payment(s, db, steps, 64);
  if (taps == 0 || taps == 64) return false;
  const auto used = [&](Ref r) {
    for (int i = 0; i < taps; ++i)
      if (steps[i].source == r) return true;
    return false;
  };
  for (int i = 1; i < count; ++i) {
    if (options[i].kind == OptionKind::back) continue;
    if (options[i].kind != OptionKind::mana) return false;
  }
  // Mana that would be left over may burn.
  const auto trial = std::make_unique<State>();
  copy_state(*trial, s);
  apply_unchecked(*trial, db, options[0], nullptr);
  if (has_mana(*trial, who)) return false;
  // If there is another way, it taps more of some kind than this one does. So of each kind of which
  // something is left one more is tapped, on a copy: is less left to be tapped then?
  for (int i = 1; i < count; ++i) {
    const Ref spare = options[i].object;
    if (options[i].kind != OptionKind::mana || used(spare)) continue;
    copy_state(*trial, s);
    int more = 0;
    for (int k = 1; k < count; ++k) {
      const Ref r = options[k].object;
      if (options[k].kind != OptionKind::mana || !same_to_tap(s, db, spare, r)) continue;
      if (k != i && !used(r)) continue;
      for (int other = 1; other < count; ++other)  // mana of several kinds: not that simple
        if (other != k && options[other].kind == OptionKind::mana && options[other].object == r)
          return false;
      apply_unchecked(*trial, db, options[k], nullptr);
      ++more;
      if (trial->over || trial->decision.prompt != Prompt::pay_mana) return false;
    }
    PayStep left[64];
    if (proposed_payment(*trial, db, left, 64) <= taps - more) return false;
  }
  return true;
}

}  // namespace upkeep
