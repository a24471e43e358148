// Who blocks whom, as it is written down: blocks.h reads it.
#include "rules/block_pairs.h"

#include <algorithm>

namespace upkeep {

bool add_block(State& s, Permanent& p, Ref attacker) {
  const u8 k = p.blocking_count;
  if (k == kMaxBlocked) return false;
  if (k >= kOwnBlocks) {
    if (s.more_block_count == kMaxMoreBlocks) return false;
    BlockPair* at = s.more_blocks + first_more_block(s, p.object.slot) + k - kOwnBlocks;
    BlockPair* end = s.more_blocks + s.more_block_count++;
    std::copy_backward(at, end, end + 1);
    *at = BlockPair{attacker, p.object.slot, 0, k};
  } else {
    p.order[k] = 0;
    p.block_order[k] = k;
    p.blocking[k] = attacker;
  }
  p.flags |= kPBlocking;
  ++p.blocking_count;
  return true;
}

void remove_block(State& s, Permanent& p, int k) {
  const int last = p.blocking_count - 1;
  if (k < kOwnBlocks) {
    for (; k < last && k + 1 < kOwnBlocks; ++k) {
      p.blocking[k] = p.blocking[k + 1];
      p.order[k] = p.order[k + 1];
      p.block_order[k] = p.block_order[k + 1];
    }
    if (last >= kOwnBlocks) {
      const BlockPair& next = s.more_blocks[first_more_block(s, p.object.slot)];
      p.blocking[k] = next.attacker;
      p.order[k] = next.order;
      p.block_order[k] = next.block_order;
      k = kOwnBlocks;
    } else {
      p.blocking[last] = Ref{};
    }
  }
  if (last >= kOwnBlocks) {
    BlockPair* at = s.more_blocks + first_more_block(s, p.object.slot) + k - kOwnBlocks;
    std::copy(at + 1, s.more_blocks + s.more_block_count--, at);
  }
  --p.blocking_count;
}

void clear_blocks(State& s, Permanent& p) {
  if (p.blocking_count > kOwnBlocks) {
    BlockPair* at = s.more_blocks + first_more_block(s, p.object.slot);
    const int n = p.blocking_count - kOwnBlocks;
    std::copy(at + n, s.more_blocks + s.more_block_count, at);
    s.more_block_count = u16(s.more_block_count - n);
  }
  p.blocking_count = 0;
  for (Ref& r : p.blocking) r = Ref{};
}

namespace {

// How many attackers a creature blocks once it blocks all of each band it blocks one of.
int blocks_with_bands(const State& s, const Permanent& p) {
  bool band[256] = {};
  for (int k = 0; k < p.blocking_count; k++)
    if (const Permanent* a = permanent_of(s, blocked_at(s, p, k))) band[a->band] = true;
  int n = p.blocking_count;
  for (int i = 0; i < s.permanent_count; i++) {
    const Permanent& a = s.permanents[i];
    if (is_attacking(a) && a.band && band[a.band] && !blocks(s, p, a.object)) n++;
  }
  return n;
}

}  // namespace

BlockRoom::BlockRoom(const State& s) {
  int attackers = 0;
  for (int i = 0; i < s.permanent_count; i++) attackers += is_attacking(s.permanents[i]);
  ample_ = attackers * (s.permanent_count - attackers) <= kMaxMoreBlocks;
  if (ample_) return;
  left_ = kMaxMoreBlocks;
  for (int i = 0; i < s.permanent_count; i++) {
    const Permanent& p = s.permanents[i];
    if (is_blocking(p)) left_ -= std::max(0, blocks_with_bands(s, p) - kOwnBlocks);
  }
}

bool BlockRoom::fits(const State& s, const Permanent& blocker, Ref attacker) const {
  if (ample_ || blocks(s, blocker, attacker)) return true;
  int more = blocker.blocking_count < kOwnBlocks ? 0 : 1;
  const Permanent* a = permanent_of(s, attacker);
  for (int i = 0; a && a->band && i < s.permanent_count; i++)
    more += is_attacking(s.permanents[i]) && s.permanents[i].band == a->band;
  return more <= left_;
}

}  // namespace upkeep
