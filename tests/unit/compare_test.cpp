// One file under all eras: where they part, and by which switch.
#include "scenario/compare.h"

#include <gtest/gtest.h>

#include "scenario/parse.h"

namespace upkeep::scenario {
namespace {

Comparison compared(const char* text) {
  Scenario file;
  std::vector<Issue> issues;
  EXPECT_TRUE(parse("compare.duel", text, file, issues))
      << (issues.empty() ? "" : issues[0].message);
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
  EXPECT_EQ(c.partings[0].switches[0], Switch::lifeLoss);
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

}  // namespace
}  // namespace upkeep::scenario
