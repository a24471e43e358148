// One file under all eras: where they part, and by which switch.
#include "scenario/compare.h"

#include <gtest/gtest.h>

#include "scenario/export.h"
#include "scenario/parse.h"
#include "scenario/script.h"

namespace upkeep::scenario {
namespace {

Comparison compared(const char* text) {
  Scenario file;
  std::vector<Issue> issues;
  EXPECT_TRUE(parse("compare.duel", text, file, issues))
      << (issues.empty() ? std::string() : say(issues[0].message));
  return compare_eras(file, standard_cards());
}

TEST(Compare, LifeBelowZeroIsTheDifferenceOf1997) {
  const Comparison c = compared(
      "scenario Life below one\n"
      "rules    fifth sixth m10 foundations\n"
      "A.play   Mountain\n"
      "A.hand   Lightning Bolt\n"
      "B.life   2\n"
      "A cast Lightning Bolt -> B\n"
      "resolve\n");
  ASSERT_EQ(c.eras.size(), 4u);
  EXPECT_EQ(c.eras[0].end.rfind("life 20 -1", 0), 0u) << c.eras[0].end;
  EXPECT_EQ(c.eras[1].end.rfind("A wins", 0), 0u) << c.eras[1].end;
  ASSERT_EQ(c.partings.size(), 1u);
  EXPECT_EQ(c.partings[0].line, 1u);
  ASSERT_EQ(c.partings[0].switches.size(), 1u);
  EXPECT_EQ(c.partings[0].switches[0], Switch::life_loss);
}

TEST(Compare, WhatIsPlayedAlikePartsNowhere) {
  const Comparison c = compared(
      "scenario A bear\n"
      "rules    m10\n"
      "A.play   Forest x2\n"
      "A.hand   Grizzly Bears\n"
      "A cast Grizzly Bears\n"
      "resolve\n");
  EXPECT_TRUE(c.partings.empty());
}

TEST(Compare, AnActionThatOneEraRefusesIsTold) {
  const Comparison c = compared(
      "scenario Prevention in advance\n"
      "rules    m10\n"
      "A.play   Plains\n"
      "A.hand   Healing Salve\n"
      "A cast Healing Salve mode 2 -> A\n");
  EXPECT_FALSE(c.eras[0].lines[0].refused.empty());
  EXPECT_TRUE(c.eras[2].lines[0].refused.empty());
}

TEST(Compare, WhatOnlySeveralSwitchesDoTogetherNamesThem) {
  const Comparison c = compared(
      "scenario A dying creature is saved\n"
      "rules    m10\n"
      "A.play   Mountain, Swamp\n"
      "A.hand   Lightning Bolt\n"
      "B.play   Drudge Skeletons, Swamp\n"
      "A cast Lightning Bolt -> Drudge Skeletons\n"
      "B activate Drudge Skeletons\n"
      "resolve\n"
      "resolve\n");
  for (const Parting& p : c.partings) EXPECT_FALSE(p.switches.empty()) << int(p.from);
}

TEST(Compare, AReaderIsToldInTheWordsOfEachEra) {
  Scenario file;
  std::vector<Issue> issues;
  ASSERT_TRUE(parse("compare.duel",
                    "scenario Buried\nrules m10\nA.play Plains x4\nA.hand Wrath of God\n"
                    "B.play Grizzly Bears, Hill Giant\nA cast Wrath of God\nresolve\n",
                    file, issues));
  const Lang lang = Lang::pt;
  const Comparison c = compare_eras(file, standard_cards(), &lang);
  ASSERT_EQ(c.eras[0].lines.size(), 2u);
  ASSERT_FALSE(c.eras[0].lines[1].told.empty());
  EXPECT_NE(c.eras[0].lines[1].told, c.eras[3].lines[1].told);
  ASSERT_FALSE(c.eras[0].zones.empty());
}

// The turn of a recorded duel as lines comes to the same position under its own rules.
TEST(Written, ATurnOfADuelIsPlayedAgainByItsLines) {
  const std::string text =
      "scenario A turn\nrules m10\nA.play Mountain x3, Forest, Grizzly Bears x2\n"
      "A.hand Lightning Bolt, Shock, Forest\nB.play Hill Giant, Forest\nB.hand Giant Growth\n";
  Session session;
  std::vector<PositionIssue> bad;
  ASSERT_TRUE(take_position(text, nullptr, standard_cards(), session, bad));
  Scenario file;
  std::vector<Issue> issues;
  ASSERT_TRUE(parse("turn.duel",
                    text + "A play Forest\nA cast Lightning Bolt -> Hill Giant\n"
                           "B cast Giant Growth -> Hill Giant\nresolve\nresolve\n"
                           "A attack Grizzly Bears\nB block Hill Giant -> Grizzly Bears\n"
                           "until A main2\nA cast Shock -> B\nresolve\n",
                    file, issues));
  std::vector<ScriptLine> script;
  Issue issue;
  ASSERT_TRUE(script_of(file, Era::m10, standard_cards(), script, issue)) << say(issue.message);
  for (const ScriptLine& l : script)
    session.choices.insert(session.choices.end(), l.choices.begin(), l.choices.end());
  Replay replay;
  std::string error;
  ASSERT_TRUE(replay.open(session, standard_cards(), error)) << error;
  const std::string written = written_turn(replay, replay.size(), kEverySeat, "again");
  Scenario again;
  ASSERT_TRUE(parse("again.duel", written, again, issues)) << written << say(issues[0].message);
  const EraTrace was = trace_file(file, Era::m10, standard_cards());
  const EraTrace is = trace_file(again, Era::m10, standard_cards());
  for (const TraceLine& l : is.lines) EXPECT_EQ(l.refused, "") << written;
  EXPECT_EQ(is.end, was.end) << written;
  // B knows of A's hand what A has shown since, and nothing else.
  const std::string shown = written_turn(replay, replay.size(), 1, "shown");
  EXPECT_NE(shown.find("A.hand Forest, Shock, Lightning Bolt\n"), std::string::npos) << shown;
  const std::string one = written_turn(replay, 1, 1, "shown");
  EXPECT_NE(one.find("A.hand Forest\n"), std::string::npos) << one;
  const std::string known = written_turn(replay, 0, 1, "seen");
  EXPECT_EQ(known.find("A.hand"), std::string::npos) << known;
  EXPECT_NE(known.find("B.hand Giant Growth"), std::string::npos) << known;
}

}  // namespace
}  // namespace upkeep::scenario
