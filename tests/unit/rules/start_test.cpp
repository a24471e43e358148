// How a duel is set up and who takes the first turn.
#include <gtest/gtest.h>

#include <memory>

#include "cards/load.h"
#include "decks/load.h"
#include "duel.h"

namespace upkeep {
namespace {

Setup forests(Era era) {
  Setup setup;
  setup.era = era;
  setup.rules = preset(era);
  for (int p = 0; p < 2; ++p) setup.decks[p].assign(40, standard_cards().find("Forest"));
  return setup;
}

TEST(Start, ThePlayerWhomChanceNamesSaysWhoStarts) {
  const CardDb& db = standard_cards();
  const auto s = std::make_unique<State>();
  Option options[kMaxOptions];
  for (const Era era : {Era::sixth, Era::m10, Era::foundations})
    for (u64 seed = 1; seed < 6; ++seed) {
      auto setup = forests(era);
      setup.seed = seed;
      setup.flags = kSetupAskStarter;
      start_duel(*s, db, setup, nullptr);
      ASSERT_EQ(s->decision.prompt, Prompt::starting_player);
      const u8 other = u8(1 - s->decision.player);
      ASSERT_EQ(legal(*s, db, options), 2);
      EXPECT_EQ(options[other].a, other);
      EXPECT_EQ(s->hand[0].count, 0);  // before any hand is seen
      apply_unchecked(*s, db, options[other], nullptr);
      EXPECT_EQ(s->first, other);
      EXPECT_EQ(s->decision.prompt, Prompt::mulligan);
      EXPECT_EQ(s->decision.player, other);
      EXPECT_EQ(check_invariants(*s, db), "");
    }
}

TEST(Start, NobodyIsAskedWhereTheRulesOrTheSetupDecide) {
  const CardDb& db = standard_cards();
  const auto s = std::make_unique<State>();
  auto setup = forests(Era::foundations);
  setup.flags = kSetupAskStarter;
  setup.first = 1;
  start_duel(*s, db, setup, nullptr);
  EXPECT_EQ(s->decision.prompt, Prompt::mulligan);
  EXPECT_EQ(s->first, 1);
  setup.first = kNoPlayer;
  setup.rules.starter(rule::Starter::random);
  start_duel(*s, db, setup, nullptr);
  EXPECT_EQ(s->decision.prompt, Prompt::mulligan);
}

TEST(Start, DeckLimitsFollowTheRules) {
  const CardDb& db = standard_cards();
  DeckDef deck;
  deck.cards = {{db.find("Forest"), 38}, {db.find("Grizzly Bears"), 6}};
  EXPECT_EQ(deck_problems(db, deck, preset(Era::fifth)).size(), 0u);
  for (const Era era : {Era::sixth, Era::m10, Era::foundations})
    EXPECT_EQ(deck_problems(db, deck, preset(era)).size(), 2u);
  Rules any = preset(Era::foundations);
  any.deckRules(rule::DeckRules::free);
  EXPECT_EQ(deck_problems(db, deck, any).size(), 0u);
  deck.cards = {{db.find("Forest"), 59}, {db.find("Jace Beleren"), 1}};
  EXPECT_EQ(deck_problems(db, deck, preset(Era::sixth)).size(), 1u);
  EXPECT_EQ(deck_problems(db, deck, preset(Era::m10)).size(), 0u);
}

}  // namespace
}  // namespace upkeep
