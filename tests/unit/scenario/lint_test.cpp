// All mistakes of a text at once, each with its place and, where a known word is near, the line as
// it may have been meant.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "scenario/lint.h"

namespace upkeep::scenario {
namespace {

// "line:column eras message" and, in the next entry, the mended line.
std::vector<std::string> flaws(const std::string& text) {
  std::vector<std::string> out;
  Scenario file;
  for (const Flaw& f : lint(text, standard_cards(), file)) {
    std::string eras;
    for (const Era era : f.eras) eras += std::string(era_name(era)) + " ";
    const std::string message = say(f.issue.message);
    out.push_back(std::to_string(f.issue.pos.line) + ":" + std::to_string(f.issue.pos.column) +
                  " " + eras + (f.acts ? "acts " : "") + message.substr(0, message.find(';')));
    if (!f.mended.empty()) out.push_back(f.mended);
  }
  return out;
}
using List = std::vector<std::string>;

const std::string kHead = "scenario T\nrules sixth m10\n";

TEST(Lint, SaysNothingOfASoundText) {
  EXPECT_EQ(flaws(kHead + "A.play Mountain\nA.hand Lightning Bolt\nA cast Lightning Bolt -> B\n"),
            List{});
}

TEST(Lint, NamesEveryUnknownCardWithTheNearest) {
  EXPECT_EQ(
      flaws(kHead + "A.play Mountain x2, Grizly Bears (tapped)\nA.hand Lightning Boltt, Zzzz\n"),
      (List{"3:21 unknown card \"Grizly Bears\"", "A.play Mountain x2, Grizzly Bears (tapped)",
            "4:8 unknown card \"Lightning Boltt\"", "A.hand Lightning Bolt, Zzzz",
            "4:25 unknown card \"Zzzz\""}));
}

TEST(Lint, NamesMistakesOfSpellingAndUnknownCardsTogether) {
  EXPECT_EQ(flaws(kHead + "A.play Grizly Bears\nA casts Shock\nA frobnicates\n"),
            (List{"3:8 unknown card \"Grizly Bears\"", "A.play Grizzly Bears",
                  "4:3 unexpected \"casts\"", "A cast Shock", "5:3 unexpected \"frobnicates\""}));
}

TEST(Lint, PlaysTheLinesUnderEachEra) {
  EXPECT_EQ(flaws(kHead + "A.play Forest\nA.hand Lightning Bolt\nA cast Lightning Bolt -> B\n"),
            (List{"5:1 sixth m10 acts this doesn't become legal within two rounds of turns"}));
  // Under the rules of 2009 there is mana of Forests for it.
  EXPECT_EQ(flaws(kHead + "A.play Forest\n@m10 A.play Mountain\nA.hand Lightning Bolt\n"
                          "A cast Lightning Bolt -> B\n"),
            (List{"6:1 sixth acts this doesn't become legal within two rounds of turns"}));
}

TEST(Lint, TellsAPositionThatCannotBeFromALineThatCannotBePlayed) {
  Scenario file;
  const std::vector<Flaw> found =
      lint(kHead + "A.play Holy Strength on Nobody\n", standard_cards(), file);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_FALSE(found[0].acts);
  EXPECT_EQ(found[0].issue.pos.line, 3u);
}

// Whoever gives up leaves nothing that a list of choices could hold.
TEST(Lint, TakesConcedingForNoMistake) {
  EXPECT_EQ(flaws(kHead + "A.play Forest\nA concede\n"), List{});
}

}  // namespace
}  // namespace upkeep::scenario
