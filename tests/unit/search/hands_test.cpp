// Which hands the computer keeps, and which land it wants.
#include "search/hands.h"

#include "position.h"

namespace upkeep {
namespace {

bool keeps(const std::string& hand, Era era = Era::m10) {
  Position p("A.hand " + hand + "\n", era);
  return keeps_hand(*p.s, p.db, 0);
}

TEST(Hands, AreKeptByTheirLands) {
  EXPECT_TRUE(keeps("Mountain x3, Lightning Bolt, Hill Giant x3"));
  EXPECT_TRUE(keeps("Mountain x5, Lightning Bolt, Hill Giant"));
  EXPECT_FALSE(keeps("Mountain x6, Lightning Bolt"));
  EXPECT_FALSE(keeps("Mountain, Lightning Bolt x4, Hill Giant x2"));
  EXPECT_FALSE(keeps("Hill Giant x7"));
}

TEST(Hands, OfTwoLandsNeedSomethingTheyCanCast) {
  EXPECT_TRUE(keeps("Mountain x2, Lightning Bolt, Shivan Dragon x4"));
  EXPECT_FALSE(keeps("Forest x2, Lightning Bolt, Shivan Dragon x4"));
  EXPECT_FALSE(keeps("Mountain x2, Shivan Dragon x5"));
}

TEST(Hands, OfFewCardsAreKept) { EXPECT_TRUE(keeps("Hill Giant x5")); }

TEST(Lands, AreWantedForTheColorsThatAreMissing) {
  Position p("A.play Forest x2\nA.hand Lightning Bolt, Hill Giant, Counterspell\n", Era::m10);
  const auto want = [&](const char* name) {
    for (std::size_t i = 0; i < p.db.cards.size(); ++i)
      if (p.db.cards[i].name == name) return land_want(*p.s, p.db, 0, u16(i));
    ADD_FAILURE() << name;
    return -1;
  };
  EXPECT_EQ(want("Mountain"), 2);
  EXPECT_EQ(want("Island"), 1);
  EXPECT_EQ(want("Forest"), 0);
  EXPECT_EQ(want("Swamp"), 0);
}

// What can be cast at once comes before a color for later.
TEST(Lands, AreWantedForWhatCanBeCastAtOnce) {
  const Position p("A.hand Savannah Lions, Counterspell, Unsummon, Island, Plains\n", Era::m10);
  const ZoneList& hand = p.s->hand[0];
  int island = -1, plains = -1;
  for (int i = 0; i < hand.count; ++i) {
    const u16 card = p.s->objects[hand.at[i]].card;
    if (p.db.card(card).name == "Island") island = land_want(*p.s, p.db, 0, card);
    if (p.db.card(card).name == "Plains") plains = land_want(*p.s, p.db, 0, card);
  }
  EXPECT_GT(island, 0);
  EXPECT_GT(plains, island);
}

}  // namespace
}  // namespace upkeep
