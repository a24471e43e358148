// A duel from elsewhere: watched choice by choice, and chance of this device mixed in.
#include <gtest/gtest.h>

#include "decks/legality.h"
#include "table/deck_choice.h"
#include "table/game.h"
#include "table/shared_game.h"

namespace upkeep {
namespace {

GameConfig config_of(u64 seed) {
  GameConfig config;
  config.era = Era::m10;
  config.rules = preset(Era::m10);
  config.seed = seed;
  const auto& decks = offered_decks(Era::m10);
  for (std::size_t p = 0; p < 2; ++p)
    for (const auto& [card, count] : decks[p % decks.size()]->cards)
      config.decks[p].insert(config.decks[p].end(), std::size_t(count), card);
  return config;
}

void play_on(Game& game, int choices) {
  for (int i = 0; i < choices && !game.over(); ++i) {
    game.lift_curtain();
    ASSERT_TRUE(game.act(int(game.view().options[0].index)));
  }
}

TEST(Import, ADuelComesAsItWas) {
  Game there(standard_cards()), here(standard_cards());
  there.start(config_of(3));
  play_on(there, 12);
  ASSERT_TRUE(here.open(config_of(3), there.session()));
  EXPECT_EQ(here.hash(), there.hash());
  EXPECT_EQ(here.coming(), 0u);
  EXPECT_TRUE(here.curtain());
}

TEST(Import, WhatIsNotLegalChangesNothing) {
  Game there(standard_cards()), here(standard_cards());
  there.start(config_of(3));
  play_on(there, 4);
  here.start(config_of(5));
  const u64 before = here.hash();
  Session broken = there.session();
  broken.choices.push_back(900);
  EXPECT_FALSE(here.open(config_of(3), broken));
  EXPECT_EQ(here.hash(), before);
}

TEST(Import, ChoicesAreShownOneByOneAndNobodyActsMeanwhile) {
  Game there(standard_cards()), here(standard_cards());
  there.start(config_of(3));
  play_on(there, 20);
  ASSERT_TRUE(here.open(config_of(3), there.session(), 2));
  EXPECT_FALSE(here.show_next()) << "behind the curtain";
  here.lift_curtain();
  ASSERT_GT(here.coming(), 0u);
  EXPECT_FALSE(here.act(0));
  EXPECT_FALSE(here.can_undo());
  std::size_t before = here.coming();
  while (here.coming()) {
    ASSERT_TRUE(here.show_next());
    ASSERT_LT(here.coming(), before);
    before = here.coming();
  }
  EXPECT_FALSE(here.show_next());
  EXPECT_EQ(here.hash(), there.hash());
}

TEST(Import, ChanceOfThisDeviceComesInWithTheNextDraw) {
  Game plain(standard_cards()), mixed(standard_cards());
  for (Game* game : {&plain, &mixed}) game->start(config_of(3));
  play_on(plain, 30);
  play_on(mixed, 4);
  mixed.add_entropy(12345);
  EXPECT_TRUE(mixed.session().entropy.empty()) << "only with what is left to chance";
  play_on(mixed, 26);
  // A draw of a shuffled library asks chance nothing: what is mixed in waits or has a place.
  for (const Entropy& e : mixed.session().entropy) EXPECT_GE(e.at, 4u);
  Game again(standard_cards());
  ASSERT_TRUE(again.open(config_of(3), mixed.session()));
  EXPECT_EQ(again.hash(), mixed.hash());
}

TEST(DeckChoice, OwnDecksAreOfferedAndDropped) {
  DeckDef deck = *offered_decks(Era::m10)[0];
  const std::size_t before = offered_decks(Era::m10).size();
  deck.id = "own-test";
  keep_own_deck(deck);
  EXPECT_EQ(offered_decks(Era::m10).size(), before + 1);
  ASSERT_NE(choose_deck("own-test"), nullptr);
  keep_own_deck(deck);
  EXPECT_EQ(own_decks().size(), 1u) << "one of an id";
  drop_own_deck("own-test");
  EXPECT_EQ(choose_deck("own-test"), nullptr);
  EXPECT_EQ(offered_decks(Era::m10).size(), before);
}

TEST(DeckChoice, OffersOnlyWhatTheEraAllows) {
  for (int era = 0; era < int(Era::count); ++era) {
    EXPECT_FALSE(offered_decks(Era(era)).empty());
    for (const DeckDef* deck : offered_decks(Era(era))) {
      EXPECT_FALSE(deck->bench);
      EXPECT_TRUE(deck_problems(standard_cards(), *deck, preset(Era(era))).empty()) << deck->id;
    }
  }
}

// Ada plays against a computer that takes the first thing offered.
void play_until_asked(Game& game, int turns) {
  while (!game.over() && game.state().turn < turns) {
    while (game.computer_to_move()) game.step_computer(FlatLimits{20, 1, 40, 4});
    if (!game.over()) {
      ASSERT_TRUE(game.act(int(game.view().options[0].index)));
    }
  }
  while (game.computer_to_move()) game.step_computer(FlatLimits{20, 1, 40, 4});
}

TEST(LookBack, ShowsTheLastTurnOfTheOtherAndChangesNothing) {
  GameConfig config = config_of(3);
  config.seats[1] = SeatKind::computer;
  Game game(standard_cards());
  game.start(config);
  play_until_asked(game, 6);
  ASSERT_FALSE(game.over());
  const u64 before = game.hash();
  const std::vector<u8> saved = game.save();
  const std::size_t lines = game.log().size();
  const bool undo = game.can_undo();
  ASSERT_TRUE(game.can_look_back());
  ASSERT_TRUE(game.look_back());
  EXPECT_NE(game.hash(), before);
  EXPECT_LT(game.log().size(), lines);
  EXPECT_FALSE(game.act(0));
  EXPECT_FALSE(game.computer_to_move());
  EXPECT_FALSE(game.can_look_back());
  EXPECT_EQ(game.save(), saved) << "what is coming belongs to the duel";
  std::size_t steps = 0;
  while (game.coming() && steps < 1000) {
    ASSERT_TRUE(game.show_next());
    ++steps;
  }
  EXPECT_GT(steps, 1u);
  EXPECT_EQ(game.hash(), before);
  EXPECT_EQ(game.save(), saved);
  EXPECT_EQ(game.log().size(), lines);
  EXPECT_EQ(game.can_undo(), undo);
  EXPECT_TRUE(game.can_look_back());
}

TEST(LookBack, IsNotOfferedBeforeTheOtherHasHadATurn) {
  GameConfig config = config_of(3);
  config.seats[1] = SeatKind::computer;
  Game game(standard_cards());
  EXPECT_FALSE(game.can_look_back());
  game.start(config);
  while (game.computer_to_move()) game.step_computer(FlatLimits{20, 1, 40, 4});
  if (game.state().active == 0) {
    EXPECT_FALSE(game.can_look_back());
  }
}

TEST(SharedGame, IsOneForTheWholeProgram) { EXPECT_EQ(&shared_game(), &shared_game()); }

}  // namespace
}  // namespace upkeep
