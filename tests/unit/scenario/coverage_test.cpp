// The counter of catalogue entries; the list of those that cannot be tested is well-formed.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "project.h"
#include "scenario/coverage.h"

namespace upkeep::scenario {
namespace {

TEST(Coverage, CountsTheIdsOfScenariosAndComments) {
  Coverage c;
  EXPECT_EQ(c.summary(), "E 0/243, R 0/473, K 0/80, C 0/50, F 0/20, S 0/17");
  c.add_scenario("scenario E-001 of old\nid       E-012, R-075, R-076, K-50   # E-013\nrules m10\n",
                 "a.duel");
  c.add_scenario("scenario Again\nid E-012\n", "b.duel");
  c.add_comments("// covers: E-243, R-473\nint E = R-5;\n", "x.cpp");
  EXPECT_EQ(c.summary(), "E 2/243, R 3/473, K 1/80, C 0/50, F 0/20, S 0/17");
  EXPECT_TRUE(c.errors().empty());
}

TEST(Coverage, CountsTheUntestableApart) {
  Coverage c;
  c.add_untestable("# R-001\n- R-467: only a matter of copies\n- C-37, C-33: words\ntext R-2\n",
                   "list");
  EXPECT_EQ(c.summary(),
            "E 0/243, R 0/473 (1 untestable), K 0/80, C 0/50 (2 untestable), F 0/20, S 0/17");
  ASSERT_EQ(c.missing().size(), 6u);
  EXPECT_EQ(c.missing()[1].find("R-467"), std::string::npos);
  EXPECT_EQ(c.missing()[1].rfind("missing: R-001 R-002 ", 0), 0u);
}

TEST(Coverage, ComplainsOfWhatIsNoEntryOrBoth) {
  Coverage c;
  c.add_scenario("id E-244, R-474, Z-1, K-81, E-000\n", "a.duel");
  ASSERT_EQ(c.errors().size(), 4u);
  EXPECT_EQ(c.errors()[0], "a.duel: E-244 is no entry");
  Coverage both;
  both.add_scenario("id R-467\n", "a.duel");
  both.add_untestable("- R-467: why\n", "list");
  ASSERT_EQ(both.errors().size(), 1u);
  EXPECT_EQ(both.errors()[0], "R-467 is tested and listed as untestable");
}

TEST(Coverage, TheListOfTheUntestableNamesEntries) {
  std::ifstream in(project_path("tests/scenarios/UNTESTABLE.md"));
  ASSERT_TRUE(in);
  std::stringstream text;
  text << in.rdbuf();
  Coverage c;
  c.add_untestable(text.str(), "UNTESTABLE.md");
  EXPECT_TRUE(c.errors().empty());
}

TEST(CardCoverage, CountsWhatIsInAZone) {
  const CardDb& db = standard_cards();
  CardCoverage c;
  const std::size_t all = c.missing(db).size();
  c.add_scenario("scenario Terror\nrules m10 # Fog\nA.hand Shock x2, island as Counterspell\n",
                 "a.duel");
  c.add_scenario("scenario B\nrules m10\nA.play Fixture Pinger, creature 1/1 red as Fog\n",
                 "b.duel");
  EXPECT_EQ(c.missing(db).size(), all - 2);
  EXPECT_EQ(c.summary(db), "cards 2/" + std::to_string(all));
}

// A card arrives with a scenario that needs what it says; the number never grows.
TEST(CardCoverage, EveryPlayableCardHasAScenario) {
  constexpr std::size_t kWithout = 0;
  CardCoverage c;
  std::error_code error;
  std::filesystem::recursive_directory_iterator it(project_path("tests/scenarios"), error), end;
  for (; !error && it != end; it.increment(error)) {
    if (it->path().extension() != ".duel") continue;
    std::ifstream in(it->path());
    std::stringstream text;
    text << in.rdbuf();
    c.add_scenario(text.str(), it->path().string());
  }
  EXPECT_FALSE(error);
  const std::vector<std::string> missing = c.missing(standard_cards());
  std::string names;
  for (const std::string& name : missing) names += "\n" + name;
  EXPECT_LE(missing.size(), kWithout) << names;
}

}  // namespace
}  // namespace upkeep::scenario
