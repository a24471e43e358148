// What a static ability sees beyond the board, which decides when characteristics are rebuilt.
#include <gtest/gtest.h>

#include <string>

#include "cards/load.h"

namespace upkeep {
namespace {

// The Fact bits of a card; kFactElse where any change may concern it.
int facts_of(const std::string& name) {
  const CardDb& db = standard_cards();
  for (std::size_t i = 1; i < db.cards.size(); ++i)
    if (db.cards[i].name == name)
      return int(db.traits[i] / kTraitFacts) | (db.traits[i] & kTraitWatches ? int(kFactElse) : 0);
  ADD_FAILURE() << "no card " << name;
  return -1;
}

TEST(Facts, AreReadOffTheTrees) {
  EXPECT_EQ(facts_of("Goblin King"), 0);
  EXPECT_EQ(facts_of("Crusade"), 0);
  EXPECT_EQ(facts_of("Grizzly Bears"), 0);
  EXPECT_EQ(facts_of("Kavu Titan"), 0) << "how it was cast does not change";
  EXPECT_EQ(facts_of("Titania's Song"), 0) << "what it reads is a characteristic";
  EXPECT_EQ(facts_of("Castle"), kFactTapped);
  EXPECT_EQ(facts_of("Giant Tortoise"), kFactTapped);
  EXPECT_EQ(facts_of("Orcish Oriflamme"), kFactCombat);
  EXPECT_EQ(facts_of("Angry Mob"), kFactStep);
  EXPECT_EQ(facts_of("Serra Avatar"), kFactLife);
  EXPECT_EQ(facts_of("Shapeshifter"), kFactElse);
}

}  // namespace
}  // namespace upkeep
