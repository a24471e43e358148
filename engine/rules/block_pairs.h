// Writing down who blocks whom (block_pairs.cpp); blocks.h reads it.
#pragma once
#include "blocks.h"
#include "rules/outside.h"

namespace upkeep {

// False where there is no room for it, which BlockRoom foresees.
bool add_block(State& s, Permanent& p, Ref attacker);
void remove_block(State& s, Permanent& p, int k);
void clear_blocks(State& s, Permanent& p);
constexpr int kMaxBlocked = 255;
// Whether there is room for one more block, with all that bands add to the blocks chosen so far.
class BlockRoom {
 public:
  explicit BlockRoom(const State& s);
  bool fits(const State& s, const Permanent& blocker, Ref attacker) const;

 private:
  bool ample_;  // whoever blocks whom
  int left_ = 0;
};

}  // namespace upkeep
