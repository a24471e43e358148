// `duel step`: a position walked through decision by decision, by hand and through a pipe.
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <string>

#include "project.h"
#include "scenario/parse.h"
#include "scenario/walkthrough.h"

namespace upkeep::scenario {
namespace {

constexpr const char* kText =
    "scenario Bolt\nrules foundations\nA.play Mountain\nA.hand Lightning Bolt\n"
    "A cast Lightning Bolt -> B\nresolve\n? B.life 17\n";

Walkthrough walk_through(const char* text) {
  Scenario file;
  std::vector<Issue> issues;
  EXPECT_TRUE(parse("t.duel", text, file, issues));
  Walkthrough w;
  Issue issue;
  EXPECT_TRUE(w.begin(file, Era::foundations, standard_cards(), issue)) << say(issue.message);
  return w;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(Walkthrough, ShowsStepFramesAndTheOptionOfTheFile) {
  const Walkthrough w = walk_through(kText);
  const std::string screen = w.screen();
  EXPECT_TRUE(has(screen, "turn 5, A main1")) << screen;
  EXPECT_TRUE(has(screen, "frames: duel ")) << screen;
  EXPECT_TRUE(has(screen, " > priority ")) << screen;
  EXPECT_TRUE(has(screen, "   0  pass")) << screen;
  EXPECT_TRUE(has(screen, "*  1  cast Lightning Bolt")) << screen;
  EXPECT_TRUE(has(screen, "line 5: A cast Lightning Bolt -> B")) << screen;
}

TEST(Walkthrough, EnterFollowsTheFileToItsEnd) {
  Walkthrough w = walk_through(kText);
  std::string said;
  for (int i = 0; i < 20 && !has(w.screen(), "the file ends here"); ++i) said += w.command("");
  EXPECT_TRUE(has(w.screen(), "the file ends here")) << w.screen();
  EXPECT_TRUE(has(said, "damage Lightning Bolt -> B 3")) << said;
  EXPECT_EQ(w.state().players[1].life, 17);
}

TEST(Walkthrough, UndoGoesBackToTheSameStateAndScript) {
  Walkthrough w = walk_through(kText);
  const std::string hash = w.command("h"), screen = w.screen();
  w.command("0");
  EXPECT_NE(w.command("h"), hash);
  EXPECT_TRUE(has(w.screen(), "not as in the file any more")) << w.screen();
  w.command("u");
  EXPECT_EQ(w.command("h"), hash);
  EXPECT_EQ(w.screen(), screen);
  EXPECT_TRUE(has(w.command("u"), "beginning"));
}

TEST(Walkthrough, TellsStateFramesAndWhatItDoesNotKnow) {
  Walkthrough w = walk_through(kText);
  EXPECT_TRUE(has(w.command("s"), "life 20 20; A.play Mountain; A.hand Lightning Bolt"));
  const std::string frames = w.command("f");
  EXPECT_TRUE(has(frames, "0  duel  pc ")) << frames;
  EXPECT_TRUE(has(frames, "player A")) << frames;
  EXPECT_TRUE(has(w.command("99"), "there are options 0 to "));
  EXPECT_TRUE(has(w.command("what"), "u: undo"));
  EXPECT_FALSE(w.done());
  w.command("q");
  EXPECT_TRUE(w.done());
}

TEST(Walkthrough, SaysWhereTheFileCannotBePlayed) {
  Walkthrough w = walk_through(
      "scenario Bolt\nrules foundations\nA.play Mountain\nA.hand Lightning Bolt\n"
      "A cast Lightning Bolt -> B\nA cast Lightning Bolt -> B\n");
  for (int i = 0; i < 20 && !has(w.screen(), "t.duel:6:1: "); ++i) w.command("");
  EXPECT_TRUE(has(w.screen(), "t.duel:6:1: ")) << w.screen();
}

// The program itself, its input a pipe.
TEST(Walkthrough, TheProgramTakesCommandsFromAPipe) {
  const std::string file = ::testing::TempDir() + "walkthrough_test.duel";
  std::ofstream(file) << kText;
  const std::string command = "printf '1\\n\\ns\\nq\\n' | \"" + duel_program() + "\" step \"" +
                              file + "\" --rules foundations";
  std::FILE* out = popen(command.c_str(), "r");
  ASSERT_NE(out, nullptr);
  std::string said;
  char buffer[4096];
  for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, out)) > 0;) said.append(buffer, n);
  EXPECT_EQ(pclose(out), 0);
  std::remove(file.c_str());
  EXPECT_TRUE(has(said, "Bolt (foundations)")) << said;
  EXPECT_TRUE(has(said, "- cast Lightning Bolt")) << said;
  EXPECT_TRUE(has(said, "life 20 20; A.play Mountain")) << said;
}

}  // namespace
}  // namespace upkeep::scenario
