// The search for a way to a goal: it finds what there is, finds nothing where there is nothing, and
// the goal's player answers every reply.
#include <gtest/gtest.h>

#include "scenario/parse.h"
#include "scenario/puzzle.h"

namespace upkeep::scenario {
namespace {

Puzzle solved(const std::string& body, Era era = Era::foundations, SolveLimits limits = {}) {
  const std::string text = std::string("scenario test\nrules ") + era_name(era) + "\n" + body;
  Scenario file;
  std::vector<Issue> issues;
  EXPECT_TRUE(parse("test", text, file, issues))
      << (issues.empty() ? "" : format_issue("test", issues[0]));
  Puzzle out;
  Issue issue;
  EXPECT_TRUE(solve_puzzle(file, era, standard_cards(), limits, out, issue)) << say(issue.message);
  return out;
}

constexpr const char* kBurn =
    "goal A wins\nA.play Mountain x2\nA.hand Lightning Bolt, Shock\nB.play none\n";

TEST(Solve, FindsTheShortestWayAndNothingShorter) {
  const Puzzle p = solved(std::string(kBurn) + "B.life 5\n");
  EXPECT_EQ(p.solution.verdict, Verdict::solved);
  EXPECT_EQ(p.solution.actions, 2);
  EXPECT_TRUE(p.solution.spare.empty());
  EXPECT_EQ(solved(std::string(kBurn) + "B.life 3\n").solution.actions, 1);
}

// As whoever plays it reads it on the buttons, in the language that was asked for.
TEST(Solve, IsToldInTheReadersWords) {
  const auto told = [](const std::string& body, Lang lang) {
    Scenario file;
    std::vector<Issue> issues;
    EXPECT_TRUE(parse("test", "scenario test\nrules foundations\n" + body, file, issues));
    Puzzle out;
    Issue issue;
    EXPECT_TRUE(solve_puzzle(file, Era::foundations, standard_cards(), {}, out, issue, &lang));
    std::string all;
    for (const SolutionStep& t : out.told)
      all += (all.empty() ? "" : "; ") + std::string(1, char('A' + t.player)) + " " + t.text;
    for (const SolutionStep& t : out.told_spare) all += " | " + t.text;
    return all;
  };
  const std::string burn = "goal A wins\nA.play Mountain, Hill Giant\nA.hand Lightning Bolt\n";
  const std::string bears = burn + "B.play Grizzly Bears\nB.life 3\n";
  EXPECT_EQ(told(burn + "B.life 3\n", Lang::en), "A Cast Lightning Bolt → B | Cast Lightning Bolt");
  EXPECT_EQ(told(burn + "B.life 3\n", Lang::es), "A Lanzar Relámpago → B | Lanzar Relámpago");
  EXPECT_EQ(told(burn + "B.life 6\n", Lang::pt), "A Conjurar Raio → B; A Hill Giant ataca B");
  EXPECT_EQ(told(bears, Lang::it), "A Lancia Lightning Bolt → B");
}

TEST(Solve, SaysWhenThereIsNoWay) {
  EXPECT_EQ(solved(std::string(kBurn) + "B.life 6\n").solution.verdict, Verdict::unsolved);
}

TEST(Solve, TheOtherPlayerAnswers) {
  const std::string body = "goal A wins\nA.play Hill Giant, Grizzly Bears\nB.life 3\nB.play ";
  EXPECT_EQ(solved(body + "none\n").solution.verdict, Verdict::solved);
  EXPECT_EQ(solved(body + "Wall of Stone\n").solution.verdict, Verdict::unsolved);
  // A counterspell that can be paid for is used; one that cannot is not.
  const std::string bolt =
      "goal A wins\nA.play Mountain\nA.hand Lightning Bolt\nB.life 3\nB.hand Counterspell\nB.play ";
  EXPECT_EQ(solved(bolt + "Island x2\n").solution.verdict, Verdict::unsolved);
  EXPECT_EQ(solved(bolt + "Island\n").solution.verdict, Verdict::solved);
}

TEST(Solve, ChanceIsNoWay) {
  // Three life more or three less: whatever the state has in store, the coin may fall otherwise.
  for (int seed = 1; seed <= 6; ++seed) {
    const Puzzle p = solved("seed " + std::to_string(seed) +
                            "\ngoal A survives\nstart B main1\nA.life 2\nA.play Mountain\n"
                            "A.hand Fixture Coin\nB.play Grizzly Bears\n");
    EXPECT_EQ(p.solution.verdict, Verdict::unsolved) << seed;
  }
}

TEST(Solve, TellsWhatIsNotNeeded) {
  const Puzzle p = solved(
      "goal A survives\nstart B main1\nA.life 3\nA.hand Fog\nA.play Forest, Wall of "
      "Stone\nB.play Hill Giant\n");
  EXPECT_EQ(p.solution.verdict, Verdict::solved);
  EXPECT_EQ(p.solution.actions, 1);
  EXPECT_EQ(p.solution.spare.size(), 1u);  // the Wall or the Fog, either will do
}

TEST(Solve, StopsAtTheBound) {
  SolveLimits few;
  few.positions = 3;
  EXPECT_EQ(solved(std::string(kBurn) + "B.life 5\n", Era::foundations, few).solution.verdict,
            Verdict::limit);
  few = {};
  few.actions = 1;
  EXPECT_EQ(solved(std::string(kBurn) + "B.life 5\n", Era::foundations, few).solution.verdict,
            Verdict::unsolved);
}

TEST(Solve, TheGoalOfAFileIsChecked) {
  const std::string head =
      "scenario test\nrules foundations\ngoal A wins\nA.play Mountain\nA.hand "
      "Lightning Bolt\nB.life ";
  const std::string rest = "\nA cast Lightning Bolt -> B\nresolve\n";
  EXPECT_EQ(test_file("t", head + "3" + rest, standard_cards()).failed, 0);
  EXPECT_EQ(test_file("t", head + "4" + rest, standard_cards()).failed, 1);
}

}  // namespace
}  // namespace upkeep::scenario
