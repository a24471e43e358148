// How often a choice asks legal() about the state on the table: once for each state it comes to.
#include <gtest/gtest.h>

#include <algorithm>

#include "decks/legality.h"
#include "decks/load.h"
#include "table/game.h"

namespace upkeep {
namespace {

const State* g_watched = nullptr;
int g_calls = 0;

}  // namespace
}  // namespace upkeep

// The linker sends every call of legal() from another file here (tests/CMakeLists.txt).
extern "C" {
int __real__ZN6upkeep5legalERKNS_5StateERKNS_6CardDbEPNS_6OptionEb(const upkeep::State& s,
                                                                   const upkeep::CardDb& db,
                                                                   upkeep::Option* out,
                                                                   bool offer_mana);
int __wrap__ZN6upkeep5legalERKNS_5StateERKNS_6CardDbEPNS_6OptionEb(const upkeep::State& s,
                                                                   const upkeep::CardDb& db,
                                                                   upkeep::Option* out,
                                                                   bool offer_mana) {
  if (&s == upkeep::g_watched) ++upkeep::g_calls;
  return __real__ZN6upkeep5legalERKNS_5StateERKNS_6CardDbEPNS_6OptionEb(s, db, out, offer_mana);
}
}

namespace upkeep {
namespace {

GameConfig config_of(Era era, u64 seed, SeatKind second) {
  GameConfig config;
  config.era = era;
  config.rules = preset(era);
  config.seed = seed;
  config.seats[1] = second;
  std::vector<const DeckDef*> decks;
  for (const DeckDef& d : standard_decks())
    if (!d.bench && deck_problems(standard_cards(), d, preset(era)).empty()) decks.push_back(&d);
  for (std::size_t p = 0; p < 2; ++p)
    for (const auto& [card, count] : decks[(seed + p) % decks.size()]->cards)
      config.decks[p].insert(config.decks[p].end(), std::size_t(count), card);
  return config;
}

struct Watched {
  Game game{standard_cards()};
  Watched() { g_watched = &game.state(); }
  ~Watched() { g_watched = nullptr; }
  std::size_t choices() const { return game.session().choices.size(); }
};

class LegalCalls : public testing::TestWithParam<int> {};

TEST_P(LegalCalls, OneForEachChoiceThatIsMade) {
  Watched w;
  w.game.start(config_of(Era(GetParam()), 3, SeatKind::human));
  std::size_t automatic = 0;
  for (std::size_t i = 0; i < 60 && !w.game.over(); ++i) {
    w.game.lift_curtain();
    const View& v = w.game.view();
    ASSERT_FALSE(v.options.empty());
    // All sorts of choices, passing among them.
    const int index = int(v.options[i % 3 ? 0 : (i * 7) % v.options.size()].index);
    const std::size_t before = w.choices();
    g_calls = 0;
    ASSERT_TRUE(w.game.act(index));
    w.game.view();
    w.game.may_pass();
    w.game.would_attack(0);
    EXPECT_EQ(g_calls, int(w.choices() - before)) << "choice " << before;
    automatic += w.choices() - before - 1;
  }
  EXPECT_GT(automatic, 5u);
}

TEST_P(LegalCalls, TheComputersAnswersAskNoOftener) {
  Watched w;
  w.game.start(config_of(Era(GetParam()), 4, SeatKind::computer));
  FlatLimits quick;
  quick.playouts = 2;
  FlatPlayer computer(w.game.cards());
  int answers = 0;
  for (int i = 0; i < 40 && !w.game.over(); ++i) {
    const std::size_t before = w.choices();
    const bool asked = w.game.computer_to_move();
    answers += asked;
    if (asked) {
      computer.begin(w.game.state(), w.game.state().decision.player, 1, quick);
      while (!computer.step(quick.playouts)) {
      }
    }
    const int first = asked ? 0 : int(w.game.view().options[0].index);
    g_calls = 0;
    if (asked)
      ASSERT_TRUE(w.game.computer_answer(computer.best()));
    else
      ASSERT_TRUE(w.game.act(first));
    w.game.view();
    EXPECT_EQ(g_calls, int(w.choices() - before)) << "choice " << before;
  }
  EXPECT_GT(answers, 3);
}

INSTANTIATE_TEST_SUITE_P(Eras, LegalCalls, testing::Range(0, int(Era::count)),
                         [](const auto& e) { return era_name(Era(e.param)); });

// What is set at the table, and what the computer is handed to think about, is no other question.
TEST(View, SettingsAskTheRulesNothing) {
  Watched w;
  w.game.start(config_of(Era::foundations, 5, SeatKind::human));
  w.game.lift_curtain();
  w.game.view();
  g_calls = 0;
  w.game.set_auto_pass(false);
  w.game.set_hold(true);
  w.game.set_pause(true);
  w.game.view();
  EXPECT_EQ(g_calls, 0);
}

TEST(View, IsNotMadeAnewWhileTheComputerThinks) {
  Game game(standard_cards());
  game.start(config_of(Era::foundations, 4, SeatKind::computer));
  for (int i = 0; i < 40 && !game.computer_to_move(); ++i)
    game.act(int(game.view().options[0].index));
  ASSERT_TRUE(game.computer_to_move());
  const std::string* text = &game.view().question;
  const char* at = text->data();
  const u32 version = game.version();
  FlatPlayer thinking(game.cards());
  FlatLimits limits;
  limits.playouts = 4;
  thinking.begin(game.state(), game.state().decision.player, game.computer_seed(), limits);
  while (!thinking.step(1)) EXPECT_EQ(game.view().question.data(), at);
  EXPECT_EQ(game.version(), version);
}

}  // namespace
}  // namespace upkeep
