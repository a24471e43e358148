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
  EXPECT_EQ(told(burn + "B.life 6\n", Lang::pt),
            "A Conjurar Raio → B; A Gigante da Colina ataca B");
  EXPECT_EQ(told(bears, Lang::it), "A Lancia Fulmine → B");
}

// What a goal asks for at the end of the turn: found where there is a way, and not where there is
// none.
TEST(Solve, GoalsOfTheEndOfTheTurn) {
  const auto verdict = [](const char* goal, const char* rest) {
    return solved(std::string("goal ") + goal + "\n" + rest).solution.verdict;
  };
  const char* salve = "A.play Plains\nA.hand Healing Salve\nA.life 4\n";
  EXPECT_EQ(verdict("A.life >= 7", salve), Verdict::solved);
  EXPECT_EQ(verdict("A.life 7", salve), Verdict::solved);
  EXPECT_EQ(verdict("A.life >= 8", salve), Verdict::unsolved);
  const char* rot = "A.play Swamp x3\nA.hand Mind Rot\nB.hand Plains, Forest\n";
  EXPECT_EQ(verdict("B.hand 0", rot), Verdict::solved);
  EXPECT_EQ(verdict("B.hand <= 1", rot), Verdict::solved);
  EXPECT_EQ(verdict("B.hand 0", (std::string(rot) + "A.play Plains\n").c_str()), Verdict::solved);
  EXPECT_EQ(verdict("B.hand 0", "A.play Swamp x3\nA.hand Mind Rot\nB.hand Plains x3\n"),
            Verdict::unsolved);
  const char* bolt =
      "A.play Mountain\nA.hand Lightning Bolt\nB.play Hill Giant, Grizzly Bears as Bear\n";
  EXPECT_EQ(verdict("Hill Giant dead", bolt), Verdict::solved);
  EXPECT_EQ(verdict("Bear dead", bolt), Verdict::solved);
  EXPECT_EQ(verdict("Bear dead", "A.play Mountain\nA.hand Shock\nB.play Hill Giant as Bear\n"),
            Verdict::unsolved);
  // B's attack comes in B's turn: A has to save the bear, or cannot.
  const std::string shot = "start B main1\nB.play Mountain\nB.hand Lightning Bolt\n";
  const std::string own = "A.play Forest, Grizzly Bears as Mine\n";
  EXPECT_EQ(verdict("Mine alive for A", (shot + own + "A.hand Giant Growth\n").c_str()),
            Verdict::solved);
  EXPECT_EQ(verdict("Mine alive for A", (shot + own).c_str()), Verdict::unsolved);
}

TEST(Solve, AGoalThatNamesNothingInPlayIsNone) {
  Scenario file;
  std::vector<Issue> issues;
  Puzzle out;
  Issue issue;
  ASSERT_TRUE(parse("test", "scenario x\nrules m10\ngoal Hill Giant alive\nA.hand Hill Giant\n",
                    file, issues));
  EXPECT_FALSE(solve_puzzle(file, Era::m10, standard_cards(), {}, out, issue));
  for (const char* wrong : {"goal A.life", "goal A.life > 3", "goal alive", "goal A.grave 3",
                            "goal Hill Giant alive for", "goal Hill Giant"}) {
    issues.clear();
    EXPECT_FALSE(parse("test", std::string("scenario x\nrules m10\n") + wrong + "\n", file, issues))
        << wrong;
  }
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
