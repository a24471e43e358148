// A board in a page about the rules: its script, what it allows, its goal and the answers to it.
#include "table/teach_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "project.h"

namespace upkeep {
namespace {

struct Board {
  Game game{standard_cards()};
  TeachBoard board{game};
  std::vector<PositionIssue> issues;

  Board(const char* text, BoardMode mode) {
    EXPECT_TRUE(board.load({}, std::string("scenario x\nrules m10\n") + text, false, mode, issues))
        << (issues.empty() ? std::string() : say(issues[0].message));
  }
  int find(OptionKind kind) const {
    const OptionList& list = game.options();
    for (int i = 0; i < list.count; ++i)
      if (list.at[i].kind == kind) return i;
    return -1;
  }
};

const char* const kBolt =
    "A.play Mountain\nA.hand Lightning Bolt\nA.library Plains x3\n"
    "B.library Plains x3\n";

TEST(TeachBoard, AllowsOnlyWhatItNames) {
  Board b(kBolt, BoardMode::play);
  ASSERT_GE(b.find(OptionKind::cast), 0);
  EXPECT_TRUE(b.board.allow("pass"));
  EXPECT_FALSE(b.game.act(b.find(OptionKind::cast)));
  for (const ViewOption& o : b.game.view().options) EXPECT_NE(o.option.kind, OptionKind::cast);
  EXPECT_TRUE(b.board.allow("cast:Lightning Bolt"));
  EXPECT_FALSE(b.game.may_pass());
  EXPECT_TRUE(b.game.act(b.find(OptionKind::cast)));
}

TEST(TeachBoard, RefusesAWordItDoesNotKnow) {
  Board b(kBolt, BoardMode::play);
  EXPECT_FALSE(b.board.allow("dance"));
  EXPECT_TRUE(b.board.allow("all"));
  EXPECT_TRUE(b.game.may_pass());
}

TEST(TeachBoard, StepsThroughItsScriptAndBack) {
  Board b((std::string(kBolt) + "\nA cast Lightning Bolt -> B\nA pass\nB pass\nend B.life 17\n")
              .c_str(),
          BoardMode::read);
  ASSERT_FALSE(b.board.script().empty())
      << (b.issues.empty() ? std::string() : say(b.issues[0].message));
  const u64 begin = b.game.hash();
  EXPECT_EQ(b.board.step(), 0u);
  ASSERT_TRUE(b.board.go_to(b.board.script().size()));
  EXPECT_EQ(b.board.step(), b.board.script().size());
  EXPECT_EQ(b.game.state().players[1].life, 17);
  ASSERT_TRUE(b.board.go_to(0));
  EXPECT_EQ(b.game.hash(), begin);
  EXPECT_FALSE(b.board.go_to(b.board.script().size() + 1));
}

// The author's words are those between the line played last and the next, in the reader's language
// if there are any, and gone once the reader does something else.
TEST(TeachBoard, SaysTheAuthorsWords) {
  Board b((std::string(kBolt) +
           "say One bolt, (three) damage -> B; \"isn't it\"?\nsay pt: Um raio.\n"
           "@foundations say Of another era.\n"
           "A cast Lightning Bolt -> B\nsay It waits.\nsay On the stack.\nresolve\n"
           "say en: In English.\nsay it: In italiano.\n")
              .c_str(),
          BoardMode::play);
  ASSERT_EQ(b.board.script().size(), 2u)
      << (b.issues.empty() ? std::string() : say(b.issues[0].message));
  EXPECT_EQ(b.board.said(Lang::en), "One bolt, (three) damage -> B; \"isn't it\"?");
  EXPECT_EQ(b.board.said(Lang::pt), "Um raio.");
  ASSERT_TRUE(b.board.go_to(1));
  EXPECT_EQ(b.board.said(Lang::es), "It waits.\nOn the stack.");
  ASSERT_TRUE(b.board.go_to(2));
  EXPECT_EQ(b.board.said(Lang::it), "In italiano.");
  EXPECT_EQ(b.board.said(Lang::pt), "In English.");
  ASSERT_TRUE(b.board.go_to(0));
  ASSERT_TRUE(b.game.act(b.find(OptionKind::pass)));
  EXPECT_EQ(b.board.said(Lang::en), "");
}

TEST(TeachBoard, RefusesToSayNothing) {
  Game game{standard_cards()};
  TeachBoard board{game};
  std::vector<PositionIssue> issues;
  EXPECT_FALSE(board.load({}, "scenario x\nrules m10\nA.life 3\n  say pt:\n", false,
                          BoardMode::read, issues));
  ASSERT_EQ(issues.size(), 1u);
  EXPECT_EQ(issues[0].line, 4u);
  EXPECT_EQ(issues[0].column, 3u);
}

TEST(TeachBoard, LeavingItFreesTheGame) {
  Board b(kBolt, BoardMode::play);
  b.board.allow("pass");
  b.board.leave();
  EXPECT_FALSE(b.board.on());
  EXPECT_TRUE(b.game.act(b.find(OptionKind::cast)));
}

// Who only passes, declares nothing and says no reaches no goal: the opponent of a puzzle makes
// them earn it.
class Puzzles : public testing::TestWithParam<std::string> {};

TEST_P(Puzzles, IsNotWonByDoingNothing) {
  std::ifstream in(GetParam());
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  Game game(standard_cards());
  TeachBoard board(game);
  std::vector<PositionIssue> issues;
  ASSERT_TRUE(board.load({}, text, false, BoardMode::puzzle, issues))
      << (issues.empty() ? std::string() : say(issues[0].message));
  ASSERT_EQ(board.goal(), GoalState::open);
  for (int i = 0; i < 400 && board.goal() == GoalState::open; ++i) {
    if (game.state().decision.player != board.wanted().player) {
      ASSERT_TRUE(board.reply());
      continue;
    }
    const OptionList& list = game.options();
    int least = list.count - 1;  // where something must be done, not taking it back
    for (int k = list.count - 1; k >= 0; --k)
      for (OptionKind idle : {OptionKind::pass, OptionKind::done, OptionKind::no})
        if (list.at[k].kind == idle) least = k;
    ASSERT_TRUE(game.act(least));
  }
  EXPECT_EQ(board.goal(), GoalState::missed);
}

std::vector<std::string> puzzle_files() {
  std::vector<std::string> out;
  for (const auto& file : std::filesystem::directory_iterator(project_path("assets/puzzles")))
    if (file.path().extension() == ".duel") out.push_back(file.path().string());
  std::sort(out.begin(), out.end());
  return out;
}
INSTANTIATE_TEST_SUITE_P(All, Puzzles, testing::ValuesIn(puzzle_files()), [](const auto& p) {
  std::string name = std::filesystem::path(p.param).stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST(TeachBoard, WithoutAGoalThereIsNone) {
  Board b(kBolt, BoardMode::puzzle);
  EXPECT_EQ(b.board.goal(), GoalState::none);
  Option out;
  EXPECT_FALSE(b.board.hint(out));
  EXPECT_FALSE(b.board.reply());
}

}  // namespace
}  // namespace upkeep
