// StateFingerprint: a hash of a state that no other card and no other switch changes.
#include "state_fingerprint.h"

#include <cstddef>

#include "state_fields.h"
#include "state_hasher.h"

namespace upkeep {
namespace {

void rules(Hasher& h, const Rules& rules, Era era) {
  const Rules base = preset(era);
  for (int number = 0; number <= kMaxSwitchNumber; ++number) {
    const Switch s = switch_of_number(number);
    if (s != Switch::count && rules[s] != base[s]) h.word(u64(number) << 8 | rules[s]);
  }
}

}  // namespace

u64 StateFingerprint::of(Pool pool, u16 index) {
  const int size = pool_size(db_, pool);
  std::vector<u64>& known = known_[int(pool)];
  if (int(known.size()) < size) known.resize(std::size_t(size));
  u64& found = known[index];
  if (!found) found = entry_fingerprint(db_, pool, index);
  return found;
}

u64 StateFingerprint::operator()(const State& s) {
  Hasher h;
  // The header, but for the rules and for what the pending question says of the cards: that follows
  // from the frame that asks it.
  Header head = s;
  head.decision.ability = head.decision.filter = 0;
  const auto* bytes = reinterpret_cast<const unsigned char*>(&head);
  constexpr std::size_t kRules = offsetof(Header, rules), kAfter = kRules + sizeof(Rules);
  h.bytes(bytes, kRules);
  rules(h, s.rules, Era(s.era));
  h.bytes(bytes + kAfter, sizeof(Header) - kAfter);
  const auto array = [&](const auto* from, int n) {
    h.word(u64(n));
    for (int i = 0; i < n; ++i) {
      auto x = from[i];
      each_index(x, [&](Pool pool, u16& index) {
        h.word(of(pool, index));
        index = 0;
      });
      h.array(&x, 1);
    }
  };
  each_hashed_part(s, array, [&](const auto* from, int n) { h.array(from, n); });
  return h.h;
}

}  // namespace upkeep
