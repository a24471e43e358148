// The hash of a state that golden files, links and records hold.
#pragma once
#include <vector>

#include "cards/fingerprint.h"
#include "state.h"

namespace upkeep {

// hash_state() for what is written down: indices of cards count by what stands there and switches
// by their numbers, so a card or a switch that a program has besides changes nothing. Slower,
// unless many states are asked about by one of these: it remembers what the cards said.
class StateFingerprint {
 public:
  explicit StateFingerprint(const CardDb& db) : db_(db) {}
  u64 operator()(const State& s);

 private:
  u64 of(Pool pool, u16 index);

  const CardDb& db_;
  std::vector<u64> known_[kPools];  // 0: not asked yet
};

}  // namespace upkeep
