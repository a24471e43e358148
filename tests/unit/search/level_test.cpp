// The levels of the computer player.
#include "search/level.h"

#include "position.h"
#include "table/game.h"

namespace upkeep {
namespace {

TEST(Levels, EachThinksMoreAndErrsLess) {
  for (int level = 2; level <= kLevels; ++level) {
    const FlatLimits weaker = limits_of_level(level - 1), stronger = limits_of_level(level);
    EXPECT_GT(stronger.playouts, weaker.playouts) << level;
    EXPECT_GE(stronger.turns, weaker.turns) << level;
    EXPECT_LT(stronger.mistakes, weaker.mistakes) << level;
  }
  EXPECT_EQ(limits_of_level(kFullLevel).mistakes, 0);
  EXPECT_EQ(limits_of_level(0).playouts, limits_of_level(1).playouts);
  EXPECT_EQ(limits_of_level(9).playouts, limits_of_level(kLevels).playouts);
}

// The burn that wins is found at every level; the strongest never misses it, the weakest does now
// and then, and the same seed always errs in the same way.
TEST(Levels, TheWeakMissAWinNowAndThen) {
  Position p("A.play Mountain\nA.hand Lightning Bolt, Plains\nB.life 3\nB.play Hill Giant\n",
             Era::m10);
  const auto found = [&](int level) {
    int n = 0;
    for (u64 seed = 1; seed <= 40; ++seed) {
      Option first;
      for (int again = 0; again < 2; ++again) {
        FlatPlayer player(p.db);
        player.begin(*p.s, p.s->decision.player, seed, limits_of_level(level));
        while (!player.step(64)) {
        }
        if (again) {
          EXPECT_EQ(player.best(), first);
        }
        first = player.best();
      }
      n += first.kind == OptionKind::cast;
    }
    return n;
  };
  EXPECT_EQ(found(kFullLevel), 40);
  const int weak = found(1);
  EXPECT_LT(weak, 40);
  EXPECT_GT(weak, 5);
}

TEST(Expectation, ABoltThatWinsIsExpectedToWin) {
  Game game(standard_cards());
  std::vector<PositionIssue> issues;
  ASSERT_TRUE(game.start_text({},
                              "scenario x\nrules m10\nA.play Mountain\nA.hand Lightning Bolt\n"
                              "B.life 3\nB.play Grizzly Bears\n",
                              false, issues));
  game.lift_curtain();
  FlatPlayer player(game.cards());
  player.begin(game.state(), 0, 5, limits_of_level(kFullLevel));
  while (!player.step(64)) {
  }
  const Expectation best = player.expected();
  EXPECT_EQ(best.path[0].kind, OptionKind::cast);
  EXPECT_GE(best.length, 2);
  EXPECT_EQ(best.won, best.playouts);
  Expectation nothing;
  ASSERT_TRUE(player.expected_of_nothing(200, nothing));
  EXPECT_LT(nothing.won, nothing.playouts);
}

}  // namespace
}  // namespace upkeep
