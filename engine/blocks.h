// Whom a creature blocks. Nearly always it is one attacker, so the first few lie in the Permanent
// itself; those of a creature that blocks more are in State::more_blocks, side by side for each
// blocker and in the order in which they were chosen. Everybody reads them through these functions;
// rules/block_pairs.h has those that change them.
#pragma once
#include "state.h"

namespace upkeep {

// Where a blocker's pairs begin in State::more_blocks, or would.
inline int first_more_block(const State& s, u16 blocker) {
  int low = 0, high = s.more_block_count;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (s.more_blocks[middle].blocker < blocker)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

// Attacker number k < blocking_count of those it blocks.
inline Ref blocked_at(const State& s, const Permanent& p, int k) {
  if (k < kOwnBlocks) return p.blocking[k];
  return s.more_blocks[first_more_block(s, p.object.slot) + k - kOwnBlocks].attacker;
}
// The blocker's place in the damage assignment order of that attacker (m10), from 0.
inline u8 order_at(const State& s, const Permanent& p, int k) {
  if (k < kOwnBlocks) return p.order[k];
  return s.more_blocks[first_more_block(s, p.object.slot) + k - kOwnBlocks].order;
}
// That attacker's place in the blocker's own order.
inline u8 block_order_at(const State& s, const Permanent& p, int k) {
  if (k < kOwnBlocks) return p.block_order[k];
  return s.more_blocks[first_more_block(s, p.object.slot) + k - kOwnBlocks].block_order;
}
inline u8& order_at(State& s, Permanent& p, int k) {
  if (k < kOwnBlocks) return p.order[k];
  return s.more_blocks[first_more_block(s, p.object.slot) + k - kOwnBlocks].order;
}
inline u8& block_order_at(State& s, Permanent& p, int k) {
  if (k < kOwnBlocks) return p.block_order[k];
  return s.more_blocks[first_more_block(s, p.object.slot) + k - kOwnBlocks].block_order;
}

// Place of `attacker` among what a blocker blocks, -1 if it does not block it.
inline int blocking_index(const State& s, const Permanent& p, Ref attacker) {
  const int own = p.blocking_count < kOwnBlocks ? p.blocking_count : kOwnBlocks;
  for (int k = 0; k < own; k++)
    if (p.blocking[k] == attacker) return k;
  if (p.blocking_count == own) return -1;
  const BlockPair* more = s.more_blocks + first_more_block(s, p.object.slot);
  for (int k = own; k < p.blocking_count; k++)
    if (more[k - own].attacker == attacker) return k;
  return -1;
}
inline bool blocks(const State& s, const Permanent& p, Ref attacker) {
  return blocking_index(s, p, attacker) >= 0;
}

// Whether the pairs there are are those that the permanents count.
inline bool more_blocks_match(const State& s) {
  int all = 0;
  for (int i = 0; i < s.permanent_count; i++) {
    const Permanent& p = s.permanents[i];
    if (p.blocking_count <= kOwnBlocks) continue;
    const int first = first_more_block(s, p.object.slot), n = p.blocking_count - kOwnBlocks;
    if (first + n > s.more_block_count) return false;
    for (int k = first; k < first + n; k++)
      if (s.more_blocks[k].blocker != p.object.slot) return false;
    all += n;
  }
  return all == s.more_block_count;
}

}  // namespace upkeep
