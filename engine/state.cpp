// Copying and hashing a State: the used prefixes only.
#include "state.h"

#include <cstring>

#include "state_hasher.h"

namespace upkeep {
namespace {

template <class T>
void copy_prefix(T* dst, const T* src, int n) {
  if (n > 0)
    std::memcpy(static_cast<void*>(dst), static_cast<const void*>(src), sizeof(T) * std::size_t(n));
}

void copy_list(ZoneList& dst, const ZoneList& src) {
  dst.count = src.count;
  copy_prefix(dst.at, src.at, src.count);
}

}  // namespace

void copy_state(State& d, const State& s) {
  static_cast<Header&>(d) = static_cast<const Header&>(s);
#define UPKEEP_X(name, count, capacity) copy_prefix(d.name, s.name, s.count);
  UPKEEP_STATE_ARRAYS(UPKEEP_X)
  UPKEEP_STATE_CHARACTERISTICS(UPKEEP_X)
  UPKEEP_STATE_RARE(UPKEEP_X)
#undef UPKEEP_X
  for (int p = 0; p < s.player_count; ++p) {
#define UPKEEP_X(zone, is_in, or_in) copy_list(d.zone[p], s.zone[p]);
    UPKEEP_STATE_ZONES(UPKEEP_X)
#undef UPKEEP_X
  }
#define UPKEEP_X(name) d.name = s.name;
  UPKEEP_STATE_SINGLES(UPKEEP_X)
  UPKEEP_STATE_CACHE(UPKEEP_X)
#undef UPKEEP_X
}

u64 hash_state(const State& s) {
  Hasher h;
  h.array(static_cast<const Header*>(&s), 1);
  const auto array = [&](const auto* from, int n) { h.array(from, n); };
  each_hashed_part(s, array, array);
  return h.h;
}

}  // namespace upkeep
