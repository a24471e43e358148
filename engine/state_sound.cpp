#include "state_sound.h"

#include "blocks.h"
#include "state_fields.h"

namespace upkeep {
namespace {

class Check {
 public:
  Check(const State& s, const CardDb& db) : s_(s), db_(db) {}

  template <class T>
  void operator()(const char* name, const T& field, Holds what) {
    if (what.kind == Holds::anything) return;
    if constexpr (std::is_same_v<T, Ref>)
      number(name, field.slot, what);
    else if constexpr (std::is_same_v<T, MaybePlayer>)
      number(name, field ? *field : int(kNoPlayer), what);
    else if constexpr (std::is_enum_v<T> || std::is_integral_v<T>)
      number(name, int(field), what);
  }
  // The name of the first field that has been seen with a wrong value, null if there is none.
  const char* wrong() const { return wrong_; }

 private:
  // One function for all fields: there are hundreds.
  __attribute__((noinline)) void number(const char* name, int v, Holds what) {
    if (!wrong_ && !fits(v, what)) wrong_ = name;
  }
  bool fits(int v, Holds what) const {
    switch (what.kind) {
      case Holds::anything:
        return true;
      case Holds::ref:
        return v < s_.object_count;
      case Holds::player:
        return v < s_.player_count;
      case Holds::player_or_none:
      case Holds::maybe_player:
        return v == kNoPlayer || v < s_.player_count;
      case Holds::stack_object:
        return v == kNoIndex || v < s_.stack_object_count;
      case Holds::stack_object_or_gone:
        return v == kNoIndex || v < kMaxStackObjects;
      case Holds::lki:
        return v == kNoIndex || v < s_.lki_used;
      case Holds::index:
        return v < pool_size(db_, what.pool);
      case Holds::at_most:
        return v >= what.first && v <= what.last;
    }
    return false;
  }

  const State& s_;
  const CardDb& db_;
  const char* wrong_ = nullptr;
};

// What no field says by itself.
bool perm_fits(const State& s, const Object& o) {
  return o.zone != Zone::battlefield || o.perm < s.permanent_count;
}
bool paid_with_fits(const State& s, const Frame& f) {
  if (f.kind != FrameKind::cast || f.item == kNoIndex) return true;
  const int paid_with = f.cast.paid_with + f.cast.tapped;
  if (f.cast.paid_with < 0 || f.cast.tapped < 0 || paid_with > kMaxPaidWith) return false;
  const Announcing& announcing = s.stack_objects[f.item].announcing;
  for (int k = 0; k < paid_with; ++k)
    if (announcing.paid_with[k].slot >= s.object_count) return false;
  return true;
}

}  // namespace

namespace {

std::string place(const char* array, int index, const char* field = "") {
#ifdef UPKEEP_PACKED_CARDS
  (void)array, (void)index, (void)field;
  return "a value";
#else
  return array + ("[" + std::to_string(index)) + "]" + (*field ? "." : "") + field;
#endif
}

}  // namespace

std::string unsound(const State& s, const CardDb& db) {
  Check check(s, db);
  each_field(static_cast<const Header&>(s), check);
  if (check.wrong()) return *check.wrong() ? check.wrong() : "a value";
  std::string wrong;
  const auto array = [&](const char* name, const auto* at, int n) {
    for (int i = 0; wrong.empty() && i < n; ++i) {
      each_field_of(at[i], check);
      if (check.wrong()) wrong = place(name, i, check.wrong());
    }
  };
#define UPKEEP_X(name, count, capacity) array(UPKEEP_FIELD_NAME(#name), s.name, s.count);
  UPKEEP_STATE_ARRAYS(UPKEEP_X)
  UPKEEP_STATE_CHARACTERISTICS(UPKEEP_X)
  UPKEEP_STATE_RARE(UPKEEP_X)
#undef UPKEEP_X
  if (!wrong.empty()) return wrong;
  const auto slots = [&](const char* name, const u16* at, int n, int count) {
    for (int i = 0; wrong.empty() && i < n; ++i)
      if (at[i] >= count) wrong = place(name, i);
  };
  slots(UPKEEP_FIELD_NAME("battlefield"), s.battlefield, s.battlefield_count, s.object_count);
  slots(UPKEEP_FIELD_NAME("stack"), s.stack, s.stack_count, s.stack_object_count);
  for (int p = 0; p < s.player_count; ++p) {
#define UPKEEP_X(zone, is_in, or_in)                                                       \
  if (s.zone[p].count > kZoneCap) return place(UPKEEP_FIELD_NAME(#zone), s.zone[p].count); \
  slots(UPKEEP_FIELD_NAME(#zone), s.zone[p].at, s.zone[p].count, s.object_count);
    UPKEEP_STATE_ZONES(UPKEEP_X)
#undef UPKEEP_X
  }
  for (int i = 0; wrong.empty() && i < s.object_count; ++i)
    if (!perm_fits(s, s.objects[i])) wrong = place("objects", i, "perm");
  for (int i = 0; wrong.empty() && i < s.frame_count; ++i)
    if (!paid_with_fits(s, s.frames[i])) wrong = place("frames", i, "cast.paid_with");
  if (wrong.empty() && !more_blocks_match(s)) wrong = "more_blocks";
  return wrong;
}

}  // namespace upkeep
