// Positions that somebody is to play well: how they come to the moment, who answers, what is
// judged.
#include "scenario/tactic.h"

#include <gtest/gtest.h>

#include "scenario/parse.h"

namespace upkeep {
namespace {

using scenario::Issue;
using scenario::Scenario;
using scenario::Tactic;

struct Trial {
  Scenario file;
  Tactic tactic;
  Issue issue;
  bool ready = false;
  explicit Trial(const std::string& body, Era era = Era::foundations) {
    std::vector<Issue> issues;
    EXPECT_TRUE(scenario::parse("x.duel", "scenario T\nrules fifth sixth m10 foundations\n" + body,
                                file, issues))
        << (issues.empty() ? "" : scenario::format_issue("x.duel", issues[0]));
    ready = tactic.begin(file, era, standard_cards(), issue);
  }
  // Takes the first of the kinds that is offered, or else passes.
  bool solved(std::vector<OptionKind> kinds) {
    EXPECT_TRUE(ready) << say(issue.message);
    return tactic
        .play(
            [&](const State& s) {
              std::vector<Option> all(kMaxOptions);
              all.resize(std::size_t(legal(s, tactic.db(), all.data(), false)));
              for (const OptionKind k : kinds)
                for (const Option& o : all)
                  if (o.kind == k) return o;
              for (const Option& o : all)
                if (o.kind == OptionKind::pass || o.kind == OptionKind::done) return o;
              return all[0];
            },
            nullptr)
        .solved;
  }
};

TEST(Tactics, TellWhatCameOfIt) {
  Trial t("tactic land until end\nA.hand Forest\n? A.hand 0; A.play Forest\n");
  EXPECT_TRUE(t.solved({OptionKind::play_land}));
  EXPECT_FALSE(t.solved({}));
}

TEST(Tactics, BeginWhereTheWrittenActionsEnd) {
  for (const Era era : {Era::fifth, Era::sixth, Era::m10, Era::foundations}) {
    Trial t(
        "tactic survive until end-combat\nstart B main1\nA.life 6\nA.play Grizzly Bears\n"
        "B.play Craw Wurm\nB attack Craw Wurm\n? A.life 6\n",
        era);
    EXPECT_TRUE(t.solved({OptionKind::block}));
    EXPECT_FALSE(t.solved({}));
  }
}

TEST(Tactics, TheOtherSeatDoesWhatIsWrittenForItWhereItCan) {
  Trial t(
      "tactic feed until end\nA.play Grizzly Bears\nB.play Hill Giant\n"
      "then B block Hill Giant -> Grizzly Bears\n? A.play has Grizzly Bears\n");
  EXPECT_TRUE(t.solved({}));
  EXPECT_FALSE(t.solved({OptionKind::announce_attack, OptionKind::attack}));
}

TEST(Tactics, OneOfSeveralWaysIsEnough) {
  const std::string position = "tactic land until end\nA.hand Forest, Island\n";
  EXPECT_TRUE(Trial(position + "? A.play Swamp\nor ? A.hand 1\n? B.life 20\n")
                  .solved({OptionKind::play_land}));
  EXPECT_FALSE(Trial(position + "? A.hand 1\nor ? A.play Swamp\n? B.life 19\n")
                   .solved({OptionKind::play_land}));
}

TEST(Tactics, NeedALineAndAnExpectation) {
  EXPECT_FALSE(Trial("A.hand Forest\n? A.hand 0\n").ready);
  EXPECT_FALSE(Trial("tactic land until end\nA.hand Forest\n").ready);
  // Nobody plays it in a test of the rules.
  const scenario::FileReport r = scenario::test_file(
      "x.duel", "scenario T\nrules m10\ntactic land until end\n? life 20 20\n", standard_cards());
  EXPECT_EQ(r.failed, 1);
}

}  // namespace
}  // namespace upkeep
