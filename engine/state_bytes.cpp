#include "state_bytes.h"

#include <cstring>

#include "blocks.h"
#include "state_indices.h"

namespace upkeep {
namespace {

constexpr u8 kMagic[8] = {'U', 'P', 'S', 'N', 'A', 'P', '0', '2'};

// The layout is the compiler's: two programs agree only if these do.
constexpr u32 kSizes = u32(sizeof(Header) * 31 + sizeof(Permanent) * 17 + sizeof(StackObject) * 13 +
                           sizeof(Frame) * 11 + sizeof(LastKnownInfo) * 7 + sizeof(Derived) * 5 +
                           sizeof(ContinuousEffect) * 3 + sizeof(PendingTrigger) + sizeof(Board));

struct Writer {
  std::vector<u8> out;
  template <class T>
  void array(const T* p, int n) {
    const u8* b = reinterpret_cast<const u8*>(p);
    if (n > 0) out.insert(out.end(), b, b + sizeof(T) * std::size_t(n));
  }
  void list(const ZoneList& l) {
    array(&l.count, 1);
    array(l.at, l.count);
  }
};

struct Reader {
  const u8* p;
  const u8* end;
  bool ok = true;
  template <class T>
  void array(T* to, int n, int cap) {
    if (!ok || n < 0 || n > cap || std::size_t(end - p) < sizeof(T) * std::size_t(n)) {
      ok = false;
      return;
    }
    if (n) std::memcpy(static_cast<void*>(to), p, sizeof(T) * std::size_t(n));
    p += sizeof(T) * std::size_t(n);
  }
  void list(ZoneList& l) {
    array(&l.count, 1, 1);
    array(l.at, l.count, kZoneCap);
  }
};

// Calls `part` with every array of a state and how much of it is used.
template <class S, class Fn>
void each_part(S& s, Fn&& part) {
#define UPKEEP_X(array, count, capacity) part(s.array, s.count, capacity);
  UPKEEP_STATE_ARRAYS(UPKEEP_X)
  UPKEEP_STATE_CHARACTERISTICS(UPKEEP_X)
  UPKEEP_STATE_RARE(UPKEEP_X)
#undef UPKEEP_X
  part(&s.tally, 1, 1);
}

template <class S, class Fn>
void each_list(S& s, Fn&& list) {
  for (int p = 0; p < s.player_count && p < kMaxPlayers; ++p) {
#define UPKEEP_X(zone) list(s.zone[p]);
    UPKEEP_STATE_ZONES(UPKEEP_X)
#undef UPKEEP_X
  }
}

// Whether what a frame says by number is one of the kinds there are.
bool kinds_ok(const Frame& f) {
  switch (f.kind) {
    case FrameKind::step:
      return f.step.ending >= PhaseEnding::not_yet && f.step.ending <= PhaseEnding::hand_at_limit;
    case FrameKind::damage:
      return f.damage.question >= DamageQuestion::none &&
             f.damage.question <= DamageQuestion::excess;
    case FrameKind::batch:
      return f.batch.role >= BatchRole::unknown && f.batch.role <= BatchRole::source;
    case FrameKind::replaced:
      return f.pc != stage::replaced::which_zone ||
             (f.replaced.amount >= 0 && f.replaced.amount < kZoneCount);
    default:
      return true;
  }
}

bool sound(const State& s, const CardDb& db) {
  const auto slot_ok = [&](int slot) { return slot < s.object_count; };
  const auto ref_ok = [&](Ref r) { return slot_ok(r.slot); };
  const auto item_ok = [&](u16 item) { return item == kNoIndex || item < s.stack_object_count; };
  const auto maybe_ok = [&](MaybePlayer p) { return !p || *p < s.player_count; };
  const auto lki_ok = [&](u16 at) { return at == kNoIndex || at < s.lki_used; };
  bool ok = s.object_count >= 1 && s.active < s.player_count;
  ok = ok && item_ok(s.decision.item) && ref_ok(s.decision.about);
  for (int i = 0; ok && i < s.player_count; ++i) {
    const Player& p = s.players[i];
    ok = p.lost <= LossReason::effect && p.opening_hand <= OpeningHand::kept_for_good;
  }
  for (int i = 0; ok && i < s.object_count; ++i) {
    const Object& o = s.objects[i];
    ok = int(o.zone) < kZoneCount && o.owner < kMaxPlayers && o.controller < kMaxPlayers;
    if (o.zone == Zone::battlefield) ok = ok && o.perm < s.permanent_count;
  }
  for (int i = 0; ok && i < s.permanent_count; ++i) {
    const Permanent& p = s.permanents[i];
    ok = ref_ok(p.object) && ref_ok(p.attached_to) && ref_ok(p.attacked);
    for (const Ref& r : p.blocking) ok = ok && ref_ok(r);
    const Derived& d = s.derived[i];
    ok = ok && d.controller < kMaxPlayers && d.granted_count <= 6;
  }
  for (int i = 0; ok && i < s.more_block_count; ++i) ok = ref_ok(s.more_blocks[i].attacker);
  ok = ok && more_blocks_match(s);
  for (int i = 0; ok && i < s.battlefield_count; ++i) ok = slot_ok(s.battlefield[i]);
  for (int i = 0; ok && i < s.stack_count; ++i) ok = s.stack[i] < s.stack_object_count;
  for (int i = 0; ok && i < s.stack_object_count; ++i) {
    const StackObject& it = s.stack_objects[i];
    ok = it.kind <= StackObjectKind::draw && it.tap_choice <= TapChoice::untap &&
         maybe_ok(it.decision_controller) && ref_ok(it.self) && ref_ok(it.source) &&
         it.target_count <= kMaxTargets && it.mode_count <= 4 && it.picked_count <= kMaxPicked &&
         lki_ok(it.source_lki) && ref_ok(it.saved) && ref_ok(it.iterated);
    for (int k = 0; ok && k < it.target_count; ++k)
      ok = it.targets[k].kind <= TargetKind::player && ref_ok(it.targets[k].object);
    for (int k = 0; ok && k < it.picked_count; ++k) ok = ref_ok(it.picked[k]);
  }
  for (int i = 0; ok && i < s.frame_count; ++i) {
    const Frame& f = s.frames[i];
    ok = f.kind <= FrameKind::command && item_ok(f.item) && ref_ok(f.ref) && ref_ok(f.ref2);
    if (ok) ok = kinds_ok(f);
    if (!ok || f.kind != FrameKind::cast || f.item == kNoIndex) continue;
    const int paid_with = f.cast.paid_with + f.cast.tapped;
    ok = f.cast.paid_with >= 0 && f.cast.tapped >= 0 && paid_with <= kMaxPaidWith;
    const Announcing& announcing = s.stack_objects[f.item].announcing;
    for (int k = 0; ok && k < paid_with; ++k) ok = ref_ok(announcing.paid_with[k]);
  }
  for (int i = 0; ok && i < s.continuous_count; ++i)
    ok = s.continuous_effects[i].duration <= Duration::while_counters &&
         maybe_ok(s.continuous_effects[i].waits) && ref_ok(s.continuous_effects[i].source) &&
         ref_ok(s.continuous_effects[i].affected);
  for (int i = 0; ok && i < s.pending_count; ++i)
    ok = s.pending[i].phase <= kEndOfPhase && ref_ok(s.pending[i].source) &&
         lki_ok(s.pending[i].source_lki);
  for (int i = 0; ok && i < s.delayed_count; ++i)
    ok = s.delayed[i].kind <= DelayedKind::memory && s.delayed[i].when <= DelayTime::never &&
         ref_ok(s.delayed[i].source);
  for (int i = 0; ok && i < s.shield_count; ++i) ok = ref_ok(s.shields[i].to_object);
  for (int i = 0; ok && i < s.pending_damage_count; ++i)
    ok = ref_ok(s.pending_damage[i].source) && ref_ok(s.pending_damage[i].to);
  for (int i = 0; ok && i < s.assigned_count; ++i)
    ok = ref_ok(s.assigned[i].source) && ref_ok(s.assigned[i].to);
  for (int i = 0; ok && i < s.pending_replacement_count; ++i) {
    const PendingReplacement& o = s.pending_replacements[i];
    ok = o.kind > ReplacementKind::none && o.kind <= ReplacementKind::zone_change &&
         ref_ok(o.source) && o.player < kMaxPlayers;
    if (o.kind == ReplacementKind::zone_change) ok = ok && o.amount >= 0 && o.amount < kZoneCount;
  }
  for (int i = 0; ok && i < s.lki_used; ++i)
    ok = ref_ok(s.lki[i].object) && s.lki[i].d.granted_count <= 6;
  each_list(s, [&](const ZoneList& l) {
    for (int i = 0; ok && i < l.count; ++i) ok = slot_ok(l.at[i]);
  });
  // Whatever counts cards, abilities and the like stays within what there is.
  const auto index_ok = [&](Pool pool, u16 index) { ok = ok && index < pool_size(db, pool); };
  each_part(s, [&](const auto* at, int n, int) {
    if constexpr (std::is_class_v<std::remove_cvref_t<decltype(*at)>>)
      for (int i = 0; ok && i < n; ++i) each_index(at[i], index_ok);
  });
  return ok;
}

}  // namespace

std::vector<u8> encode_state(const State& s, const CardDb& db) {
  Writer w;
  w.array(kMagic, 8);
  w.array(&kSizes, 1);
  w.array(&db.contents, 1);
  w.array(static_cast<const Header*>(&s), 1);
  each_part(s, [&](const auto* at, int n, int) { w.array(at, n); });
  each_list(s, [&](const ZoneList& l) { w.list(l); });
  w.array(&s.first_hole, 1);
  w.array(&s.trigger_union, 1);
  w.array(&s.derived_dirty, 1);
  w.array(&s.has_rules_mods, 1);
  w.array(&s.simple_board, 1);
  w.array(&s.board, 1);
  return std::move(w.out);
}

bool decode_state(const u8* data, std::size_t size, const CardDb& db, State& s) {
  Reader r{data, data + size};
  u8 magic[8] = {};
  u32 sizes = 0;
  r.array(magic, 8, 8);
  r.array(&sizes, 1, 1);
  u64 cards = 0;
  r.array(&cards, 1, 1);
  if (!r.ok || cards != db.contents || std::memcmp(magic, kMagic, 8) != 0 || sizes != kSizes)
    return false;
  r.array(static_cast<Header*>(&s), 1, 1);
  s.commands = 1;  // only looked at to save time
  if (!r.ok || s.player_count < 1 || s.player_count > kMaxPlayers) return false;
  each_part(s, [&](auto* at, int n, int cap) { r.array(at, n, cap); });
  each_list(s, [&](ZoneList& l) { r.list(l); });
  r.array(&s.first_hole, 1, 1);
  r.array(&s.trigger_union, 1, 1);
  r.array(&s.derived_dirty, 1, 1);
  r.array(&s.has_rules_mods, 1, 1);
  r.array(&s.simple_board, 1, 1);
  r.array(&s.board, 1, 1);
  return r.ok && r.p == r.end && sound(s, db);
}

}  // namespace upkeep
