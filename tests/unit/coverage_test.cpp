// The counter of catalogue entries; the list of those that cannot be tested is well-formed.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

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
  std::ifstream in(UPKEEP_ROOT "/tests/scenarios/UNTESTABLE.md");
  ASSERT_TRUE(in);
  std::stringstream text;
  text << in.rdbuf();
  Coverage c;
  c.add_untestable(text.str(), "UNTESTABLE.md");
  EXPECT_TRUE(c.errors().empty());
}

}  // namespace
}  // namespace upkeep::scenario
