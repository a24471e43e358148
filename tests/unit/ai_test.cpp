// The computer in the windows of 1997: it saves what it can afford to save.
#include "ai/flat.h"

#include "position.h"

namespace upkeep {
namespace {

struct Table : Position {
  using Position::Position;
  Option answer(u64 seed) {
    FlatPlayer player(db);
    FlatLimits limits;
    limits.playouts = 200;
    player.begin(*s, s->decision.player, seed, limits);
    while (!player.step(64)) {
    }
    return player.best();
  }
};

TEST(Computer, PreventsLethalDamage) {
  Table t(
      "A.play Mountain\nA.hand Lightning Bolt\nB.life 3\n"
      "B.play Circle of Protection: Red, Plains\nB.hand Hill Giant\nA pass\n");
  ASSERT_TRUE(t.play(OptionKind::cast, "Lightning Bolt"));
  ASSERT_TRUE(t.play(OptionKind::player, nullptr, 1));
  ASSERT_TRUE(t.play(OptionKind::pay));
  ASSERT_TRUE(t.until(Why::prevention));
  ASSERT_EQ(t.s->decision.player, 1);
  for (u64 seed = 1; seed < 6; ++seed) EXPECT_EQ(t.answer(seed).kind, OptionKind::activate);
}

TEST(Computer, RegeneratesWhatDies) {
  Table t("A.play Mountain\nA.hand Lightning Bolt\nB.play Drudge Skeletons, Swamp\nA pass\n");
  ASSERT_TRUE(t.play(OptionKind::cast, "Lightning Bolt"));
  ASSERT_TRUE(t.play(OptionKind::object, "Drudge Skeletons"));
  ASSERT_TRUE(t.play(OptionKind::pay));
  ASSERT_TRUE(t.until(Why::regeneration));
  ASSERT_EQ(t.s->decision.player, 1);
  for (u64 seed = 1; seed < 6; ++seed) EXPECT_EQ(t.answer(seed).kind, OptionKind::activate);
}

TEST(Computer, InterruptsWhatWouldKillIt) {
  Table t(
      "A.play Mountain\nA.hand Lightning Bolt\nB.life 3\nB.play Island x2\n"
      "B.hand Counterspell\nA pass\n");
  ASSERT_TRUE(t.play(OptionKind::cast, "Lightning Bolt"));
  ASSERT_TRUE(t.play(OptionKind::player, nullptr, 1));
  ASSERT_TRUE(t.play(OptionKind::pay));
  ASSERT_TRUE(t.until(Why::interrupt));
  if (t.s->decision.player == 0) {
    ASSERT_TRUE(t.play(OptionKind::pass));
  }
  ASSERT_EQ(t.s->decision.why, Why::interrupt);
  for (u64 seed = 1; seed < 6; ++seed) EXPECT_EQ(t.answer(seed).kind, OptionKind::cast);
}

// With nothing to be afraid of the attack that wins is announced.
TEST(Computer, AnnouncesTheAttackThatWins) {
  Table t("A.play Hill Giant\nB.life 3\nA pass\n");
  for (u64 seed = 1; seed < 6; ++seed) EXPECT_EQ(t.answer(seed).kind, OptionKind::announce_attack);
}

}  // namespace
}  // namespace upkeep
