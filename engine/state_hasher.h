// Mixes the bytes of a state into one number.
#pragma once
#include <cstring>
#include <type_traits>

#include "state.h"

namespace upkeep {

// A 64-bit multiply-mix over 8-byte words: fast, and the same on every little-endian machine.
struct Hasher {
  u64 h = 0x9AE16A3B2F90404Full;
  void word(u64 v) {
    h ^= v * 0x9E3779B97F4A7C15ull;
    h = (h << 29 | h >> 35) * 0xBF58476D1CE4E5B9ull;
  }
  void bytes(const void* p, std::size_t n) {
    const unsigned char* b = static_cast<const unsigned char*>(p);
    while (n >= 8) {
      u64 v;
      std::memcpy(&v, b, 8);
      word(v);
      b += 8;
      n -= 8;
    }
    if (n) {
      u64 v = 0;
      std::memcpy(&v, b, n);
      word(v ^ (u64(n) << 56));
    }
  }
  template <class T>
  void array(const T* p, int n) {
    static_assert(std::has_unique_object_representations_v<T> || std::is_same_v<T, Frame>,
                  "padding would make the hash depend on chance");
    word(u64(n));
    if (n > 0) bytes(p, sizeof(T) * std::size_t(n));
  }
};

// Calls `array(from, n)` for the used part of every array of a state that is hashed, then
// `plain(from, n)` for what is left behind its header. The order is part of every hash.
template <class Array, class Plain>
void each_hashed_part(const State& s, Array&& array, Plain&& plain) {
#define UPKEEP_X(name, count, capacity) array(s.name, s.count);
  UPKEEP_STATE_ARRAYS(UPKEEP_X)
#undef UPKEEP_X
#define UPKEEP_X(name, count, capacity) \
  if (s.count) array(s.name, s.count);
  UPKEEP_STATE_RARE(UPKEEP_X)
#undef UPKEEP_X
  for (int p = 0; p < s.player_count; ++p) {
#define UPKEEP_X(zone, is_in, or_in) plain(s.zone[p].at, s.zone[p].count);
    UPKEEP_STATE_ZONES(UPKEEP_X)
#undef UPKEEP_X
  }
#define UPKEEP_X(name) plain(&s.name, 1);
  UPKEEP_STATE_SINGLES(UPKEEP_X)
#undef UPKEEP_X
}

}  // namespace upkeep
