// What the pass button says at a table, against where the player is asked next when all pass.
#include <gtest/gtest.h>

#include "decks/legality.h"
#include "decks/load.h"
#include "table/game.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

std::string text_at(Era era, const char* rest, bool automatic) {
  Game game(standard_cards());
  std::vector<PositionIssue> issues;
  GameConfig config;
  EXPECT_TRUE(game.start_text(config,
                              std::string("scenario x\nrules ") + std::string(era_name(era)) +
                                  "\nstart A main1\nA.library Plains x5\nB.library Plains x5\n" +
                                  rest,
                              false, issues))
      << (issues.empty() ? std::string() : say(issues[0].message));
  game.set_auto_pass(automatic);
  game.set_alike(false);
  game.lift_curtain();
  return game.view().pass_text;
}

TEST(PassLead, TheSecondMainPhaseWhereTheDuelStops) {
  for (const Era era : {Era::sixth, Era::m10, Era::foundations}) {
    SCOPED_TRACE(era_name(era));
    EXPECT_EQ(text_at(era, "", true), "\u2192 end of turn");
    EXPECT_EQ(text_at(era, "A.hand Forest\n", true), "\u2192 Second main phase");
    EXPECT_EQ(text_at(era, "", false), "\u2192 Beginning of combat");
    EXPECT_EQ(text_at(era, "A.play Grizzly Bears\n", true), "\u2192 Declare attackers");
  }
  // One main phase: it is over, and with nothing to do in what follows the turn is, too.
  EXPECT_EQ(text_at(Era::fifth, "", true), "\u2192 end of turn");
}

// Damage that is dealt on the way there is named.
TEST(PassLead, NamesCombatDamageOnTheWay) {
  for (const Era era : {Era::sixth, Era::m10, Era::foundations}) {
    SCOPED_TRACE(era_name(era));
    Game game(standard_cards());
    std::vector<PositionIssue> issues;
    ASSERT_TRUE(game.start_text(GameConfig{},
                                std::string("scenario x\nrules ") + std::string(era_name(era)) +
                                    "\nstart A main1\nA.library Plains x5\n"
                                    "A.play Grizzly Bears, Forest\nA.hand Giant Growth\n",
                                false, issues));
    game.set_auto_pass(true);
    std::string said;
    for (int i = 0; i < 40 && said.empty(); ++i) {
      game.lift_curtain();
      const View& v = game.view();
      if (v.step == Step::blockers && v.to_act == 0 && v.kind == DecisionKind::act)
        said = v.pass_text;
      std::size_t take = 0;
      for (std::size_t k = 0; k < v.options.size(); ++k)
        if (v.options[k].option.kind == OptionKind::attack ||
            (v.options[take].option.kind != OptionKind::attack &&
             v.options[k].option.kind == OptionKind::done))
          take = k;
      ASSERT_TRUE(game.act(int(v.options[take].index)));
    }
    // With damage on the stack it is where they are asked next.
    EXPECT_EQ(said, era == Era::sixth ? "\u2192 Combat damage"
                                      : "\u2192 Combat damage, Second main phase");
  }
}

// Both seats are people. After a pass the other does nothing that they are not made to.
class PassLeadDuels : public testing::TestWithParam<int> {};

TEST_P(PassLeadDuels, IsWhereThePlayerIsAskedNext) {
  const Era era = Era(GetParam());
  int passes = 0, leaps = 0;
  for (u64 seed = 1; seed <= 3; ++seed) {
    GameConfig config;
    config.era = era;
    config.rules = preset(era);
    config.seed = seed;
    config.open = true;
    std::vector<const DeckDef*> decks;
    for (const DeckDef& d : standard_decks())
      if (!d.bench && deck_problems(standard_cards(), d, preset(era)).empty()) decks.push_back(&d);
    for (std::size_t p = 0; p < 2; ++p)
      for (const auto& [card, count] : decks[(seed + p) % decks.size()]->cards)
        config.decks[p].insert(config.decks[p].end(), std::size_t(count), card);
    Game game(standard_cards());
    game.start(config);
    std::string expected;  // what the last pass of this seat in this turn said
    u8 who = kNoPlayer;
    u16 turn = 0;
    for (std::size_t i = 0; i < 260 && !game.over(); ++i) {
      game.lift_curtain();
      const View& v = game.view();
      const State& s = game.state();
      ASSERT_FALSE(v.options.empty());
      if (who == v.to_act || s.turn != turn) {
        if (who != kNoPlayer) {
          const std::string now =
              s.turn != turn ? "end of turn" : step_full_name(s.step, Lang::en, v.words);
          EXPECT_EQ(expected.substr(0, now.size()), now)
              << "seed " << seed << " choice " << i << " turn " << turn;
          ++passes;
        }
        who = kNoPlayer;
      }
      const bool window = v.kind == DecisionKind::act && is_act_window(v.prompt);
      const bool pass = v.options[0].option.kind == OptionKind::pass;
      std::size_t take = 0;
      for (std::size_t k = 0; k < v.options.size(); ++k)
        if (v.options[k].option.kind == OptionKind::done) take = k;
      if (who == kNoPlayer) {
        if (window && pass && s.stack_count == 0 && v.pass_text.size() > 4 &&
            (v.prompt == Prompt::priority || v.prompt == Prompt::phase_end) && i % 4) {
          who = v.to_act;
          turn = s.turn;
          expected = v.pass_text.substr(4);
          const std::string damage = step_full_name(Step::damage, Lang::en, v.words) + ", ";
          if (expected.starts_with(damage)) expected.erase(0, damage.size());
        } else {
          take = i % v.options.size();
        }
      }
      const Step step = s.step;
      ASSERT_TRUE(game.act(int(v.options[take].index)));
      leaps += who != kNoPlayer && game.state().step != step;
    }
  }
  EXPECT_GT(passes, 40);
  EXPECT_GT(leaps, 10);
}

INSTANTIATE_TEST_SUITE_P(Eras, PassLeadDuels, testing::Range(0, int(Era::count)),
                         [](const auto& e) { return era_name(Era(e.param)); });

}  // namespace
}  // namespace upkeep
