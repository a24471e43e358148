// One creature may block any number of attackers. How many blocks there is room for has an end,
// which a battle of two hundred creatures reaches: it is said, and the duel goes on.
#include <gtest/gtest.h>

#include "blocks.h"
#include "position.h"
#include "rules/combat/combat.h"
#include "state_bytes.h"

namespace upkeep {
namespace {

constexpr int kAttackers = 100;
constexpr int kBlockers = 60;

// All attack, and the blockers from the first on block all of them, without being asked.
struct Battle : Position {
  std::vector<Ref> attackers, blockers;

  explicit Battle(Era era, const char* keyword)
      : Position("start A begin-combat\nA.play creature 0/1 red x" + std::to_string(kAttackers) +
                     "\nB.play creature 0/4 white [" + keyword + "] x" + std::to_string(kBlockers) +
                     "\n",
                 era) {
    EXPECT_TRUE(until(Prompt::attackers));
    while (play(OptionKind::attack)) {
    }
    EXPECT_TRUE(play(OptionKind::done));
    EXPECT_TRUE(until(Prompt::blockers));
    for (int i = 0; i < s->battlefield_count; ++i) {
      const Ref r = ref_of(*s, s->battlefield[i]);
      (permanent_of(*s, r)->flags & kPAttacking ? attackers : blockers).push_back(r);
    }
    EXPECT_EQ(attackers.size(), std::size_t(kAttackers));
    EXPECT_EQ(blockers.size(), std::size_t(kBlockers));
  }
  Permanent& at(Ref r) { return s->permanents[s->objects[r.slot].perm]; }
  void block_all(Ref blocker) {
    for (const Ref a : attackers) EXPECT_TRUE(add_block(*s, at(blocker), a));
  }
};

TEST(Blocks, AreReadWhereTheyWereWritten) {
  Battle b(Era::sixth, "blocks any number");
  // The second blocker first: what lies in the state goes by blocker, not by time.
  b.block_all(b.blockers[1]);
  b.block_all(b.blockers[0]);
  for (const int who : {0, 1}) {
    const Permanent& p = b.at(b.blockers[std::size_t(who)]);
    ASSERT_EQ(p.blocking_count, kAttackers);
    for (int k = 0; k < kAttackers; ++k) {
      const Ref a = b.attackers[std::size_t(k)];
      EXPECT_EQ(blocked_at(*b.s, p, k), a);
      EXPECT_EQ(blocking_index(*b.s, p, a), k);
      EXPECT_EQ(block_order_at(*b.s, p, k), k);
    }
    EXPECT_FALSE(blocks(*b.s, p, b.blockers[2]));
  }
  // One of the first and one of the further ones go: the others close up.
  Permanent& p = b.at(b.blockers[0]);
  remove_block(*b.s, p, 50);
  remove_block(*b.s, p, 1);
  EXPECT_EQ(check_invariants(*b.s, b.db), "");
  ASSERT_EQ(p.blocking_count, kAttackers - 2);
  for (int k = 0; k < kAttackers - 2; ++k) {
    const int was = k < 1 ? k : k < 49 ? k + 1 : k + 2;
    EXPECT_EQ(blocked_at(*b.s, p, k), b.attackers[std::size_t(was)]);
    EXPECT_EQ(block_order_at(*b.s, p, k), was);
  }
  while (p.blocking_count) remove_block(*b.s, p, p.blocking_count - 1);
  EXPECT_EQ(b.s->more_block_count, kAttackers - kOwnBlocks);
  EXPECT_EQ(check_invariants(*b.s, b.db), "");
  // They are part of what is saved.
  auto read = std::make_unique<State>();
  const std::vector<u8> bytes = encode_state(*b.s, b.db);
  ASSERT_TRUE(decode_state(bytes.data(), bytes.size(), b.db, *read));
  EXPECT_EQ(hash_state(*read), hash_state(*b.s));
  EXPECT_EQ(blocked_at(*read, *permanent_of(*read, b.blockers[1]), 99), b.attackers[99]);
  clear_blocks(*b.s, b.at(b.blockers[1]));
  EXPECT_EQ(b.s->more_block_count, 0);
}

TEST(Blocks, EndWithAReason) {
  for (const char* keyword : {"blocks any number", "blocks each attacker"})
    for (const Era era : {Era::sixth, Era::foundations}) {
      SCOPED_TRACE(std::string(keyword) + ", " + era_name(era));
      Battle b(era, keyword);
      int next = 0;
      while (b.s->more_block_count + kAttackers < kMaxMoreBlocks)
        b.block_all(b.blockers[std::size_t(next++)]);
      ASSERT_LT(next, kBlockers);
      const Ref last = b.blockers[std::size_t(next)];
      const int room = kMaxMoreBlocks - b.s->more_block_count;
      int made = 0;
      Option block{OptionKind::block, 0, 0, last, {}, 0};
      for (const Ref a : b.attackers) {
        block.other = a;
        if (!apply(*b.s, b.db, block, nullptr)) break;
        ++made;
      }
      EXPECT_EQ(made, room + kOwnBlocks);
      EXPECT_EQ(b.s->more_block_count, kMaxMoreBlocks);
      EXPECT_EQ(explain(*b.s, b.db, 1, block).code, ReasonCode::too_many_blocks);
      EXPECT_EQ(check_invariants(*b.s, b.db), "");
      // The others still block as many as lie in them; nobody is made to block more.
      while (b.play(OptionKind::block)) {
      }
      for (const Ref r : b.blockers) EXPECT_GE(b.at(r).blocking_count, kOwnBlocks);
      ASSERT_TRUE(b.play(OptionKind::done));
      for (int i = 0; i < 40 && b.s->step < Step::main2; ++i)
        if (!b.play(OptionKind::pass)) break;
      EXPECT_EQ(b.s->step, Step::main2);
      EXPECT_EQ(b.s->more_block_count, 0);
      EXPECT_EQ(check_invariants(*b.s, b.db), "");
    }
}

}  // namespace
}  // namespace upkeep
