// The chance of winning that a position tells of: who has more is likelier to win.
#include "search/value.h"

#include "position.h"

namespace upkeep {
namespace {

int chance(const std::string& position, u8 seat = 0) {
  const Position p(position, Era::foundations);
  return chance_of_winning(*p.s, p.db, seat);
}

TEST(Value, TheTwoSeatsShareAllOfIt) {
  for (const char* position :
       {"A.life 20\n", "A.life 3\nB.play Craw Wurm\n", "A.play Serra Angel, Plains x5\nB.life 7\n",
        "A.hand Forest x7\nB.play Hill Giant x3\nA.life 1\n"}) {
    const Position p(position, Era::foundations);
    EXPECT_EQ(chance_of_winning(*p.s, p.db, 0) + chance_of_winning(*p.s, p.db, 1), kCertain)
        << position;
  }
}

TEST(Value, MoreOfAnythingGoodIsBetter) {
  const char* const base = "A.play Forest x3, Hill Giant\nB.play Forest x3, Hill Giant\n";
  for (const char* more : {"A.life 21\n", "B.life 19\n", "A.hand Forest\n", "A.play Forest\n",
                           "A.play Grizzly Bears\n", "A.play Serra Angel\n"}) {
    EXPECT_GT(chance(std::string(base) + more), chance(base)) << more;
  }
  EXPECT_GT(chance(std::string(base) + "A.play Serra Angel\n"),
            chance(std::string(base) + "A.play Grizzly Bears\n"));
}

TEST(Value, AnEndIsCertain) {
  Position p("A.play Mountain\nA.hand Lightning Bolt\nB.life 3\n", Era::foundations);
  ASSERT_TRUE(p.play(OptionKind::cast));
  ASSERT_TRUE(p.play(OptionKind::player, nullptr, 1));
  ASSERT_TRUE(p.play(OptionKind::pay));
  for (int i = 0; i < 4 && !p.s->over; ++i) p.play(OptionKind::pass);
  ASSERT_TRUE(p.s->over);
  EXPECT_EQ(chance_of_winning(*p.s, p.db, 0), kCertain);
  EXPECT_EQ(chance_of_winning(*p.s, p.db, 1), 0);
}

// However far ahead, more is still more, and nothing but the end is certain.
TEST(Value, NothingButTheEndIsCertain) {
  const int much = chance("A.play Craw Wurm x4, Forest x9\nA.hand Forest x7\nB.life 1\n");
  EXPECT_LT(much, kCertain);
  EXPECT_GT(much, kCertain * 9 / 10);
  EXPECT_GE(chance("A.play Craw Wurm x5, Forest x9\nA.hand Forest x7\nB.life 1\n"), much);
}

}  // namespace
}  // namespace upkeep
