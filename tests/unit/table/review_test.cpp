// A duel looked at again: what was missed is found, and no hidden card is looked at.
#include "table/review.h"

#include <algorithm>

#include "position.h"
#include "table/game.h"

namespace upkeep {
namespace {

// Plays the options by their kinds; answers to no question of the computer's.
struct Played {
  Game game{standard_cards()};
  explicit Played(const std::string& position) {
    std::vector<PositionIssue> issues;
    EXPECT_TRUE(game.start_text({}, "scenario x\nrules foundations\n" + position, false, issues));
    game.lift_curtain();
  }
  bool choose(OptionKind kind) {
    game.lift_curtain();
    const OptionList& list = game.options();
    for (int i = 0; i < list.count; ++i)
      if (list.at[i].kind == kind) return game.act(i);
    return false;
  }
  std::vector<Reviewed> review(int playouts = 200) {
    std::string error;
    EXPECT_TRUE(replay.open(game.session(), standard_cards(), error)) << error;
    Review review(replay, playouts);
    std::vector<Reviewed> out;
    for (Reviewed one; review.next(one);) out.push_back(one);
    EXPECT_EQ(review.at(), replay.size());
    return out;
  }
  Replay replay;
};

double lost(const Reviewed& r) {
  return double(r.best.chance) / r.best.playouts - double(r.chosen.chance) / r.chosen.playouts;
}

// The sorcery that wins is kept until its turn is over, and the Giants come.
TEST(Review, FindsTheMissedWin) {
  Played p(
      "A.life 2\nA.play Mountain x5\nA.hand Lava Axe\nB.life 5\nB.play Hill Giant x3, Forest "
      "x4\n");
  for (int i = 0; i < 12; ++i) {
    if (p.game.state().active == 1) break;
    ASSERT_TRUE(p.choose(OptionKind::pass));
  }
  const std::vector<Reviewed> all = p.review();
  ASSERT_FALSE(all.empty());
  const Reviewed& worst =
      *std::max_element(all.begin(), all.end(),
                        [](const Reviewed& a, const Reviewed& b) { return lost(a) < lost(b); });
  EXPECT_EQ(worst.seat, 0);
  EXPECT_FALSE(worst.alike);
  EXPECT_EQ(worst.best.path[0].kind, OptionKind::cast);
  EXPECT_GT(lost(worst), 5000);
  const std::vector<std::string> words = path_words(
      p.replay.at(worst.at), standard_cards(), Lang::en, {}, worst.best.path, worst.best.length);
  ASSERT_FALSE(words.empty());
  EXPECT_NE(words[0].find("Lava Axe"), std::string::npos) << words[0];
}

TEST(Review, HasNothingToSayOfTheBest) {
  Played p(
      "A.play Mountain\nA.hand Lightning Bolt\nB.life 3\nB.play Hill Giant, Forest x4\nA.life 2\n");
  ASSERT_TRUE(p.choose(OptionKind::cast));
  const std::vector<Reviewed> all = p.review();
  ASSERT_FALSE(all.empty());
  EXPECT_TRUE(all[0].alike || lost(all[0]) < 200);
}

}  // namespace
}  // namespace upkeep
