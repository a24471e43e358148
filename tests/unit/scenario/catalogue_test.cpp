// Entries of the rules catalogue that are about decks and about what is shown, not about play.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "decks/load.h"
#include "scenario/parse.h"
#include "scenario/run.h"
#include "text/text.h"
#include "view/view.h"

namespace upkeep {
namespace {

std::size_t problems(const std::vector<std::pair<const char*, u16>>& list, Era era) {
  const CardDb& db = standard_cards();
  DeckDef deck;
  for (const auto& [name, n] : list) deck.cards.push_back({db.find(name), n});
  return deck_problems(db, deck, preset(era)).size();
}

// covers: E-169, R-015, R-016, R-017, R-018, R-019, C-34
TEST(Catalogue, FourOfEachCardWhateverItIsCalled) {
  const CardDb& db = standard_cards();
  const u16 shock = db.find("Shock");
  EXPECT_EQ(card_name(db, shock, Lang::pt), "Choque");
  EXPECT_EQ(db.find("Choque"), 0);  // a word for the same card, not a second one
  for (const Era era : {Era::sixth, Era::m10, Era::foundations}) {
    EXPECT_EQ(problems({{"Shock", 5}, {"Mountain", 56}}, era), 1u);
    EXPECT_EQ(problems({{"Shock", 4}, {"Mountain", 57}}, era), 0u);
    EXPECT_EQ(problems({{"Shock", 4}, {"Mountain", 55}}, era), 1u);
    EXPECT_EQ(problems({{"Shock", 4}, {"Mountain", 146}}, era), 0u);
    EXPECT_EQ(problems({{"Mountain", 60}}, era), 0u);
    // Few lands are bad advice and no mistake.
    EXPECT_EQ(problems({{"Shock", 4}, {"Mountain", 56}}, era), 0u);
  }
  EXPECT_EQ(problems({{"Shock", 5}, {"Mountain", 35}}, Era::fifth), 0u);
  EXPECT_EQ(problems({{"Shock", 5}, {"Mountain", 34}}, Era::fifth), 1u);
}

std::unique_ptr<State> position(const char* text, Era era) {
  scenario::Scenario file;
  std::vector<scenario::Issue> issues;
  EXPECT_TRUE(scenario::parse("x", text, file, issues));
  auto s = std::make_unique<State>();
  CardDb db = standard_cards();
  scenario::Issue issue;
  EXPECT_TRUE(scenario::build_position(file, era, db, *s, issue)) << say(issue.message);
  return s;
}

// covers: E-204, R-463, R-025, R-465
TEST(Catalogue, PoolsGraveyardsAndTheStepAreSeenByAll) {
  const CardDb& db = standard_cards();
  const auto s = position(
      "scenario T\nrules foundations\nA.mana RRC\nA.play Mountain\nA.grave Shock, Terror\n"
      "B.play Mountain\nB.hand Lightning Bolt\n",
      Era::foundations);
  std::vector<Option> options(kMaxOptions);
  const int n = legal(*s, db, options.data());
  for (int i = 0; i < n; ++i)
    if (options[std::size_t(i)].kind == OptionKind::pass) {
      apply_unchecked(*s, db, options[std::size_t(i)], nullptr);
      break;
    }
  ASSERT_EQ(s->decision.player, 1);
  for (const Lang lang : {Lang::en, Lang::pt, Lang::es, Lang::it}) {
    const View v = make_view(*s, db, 1, lang, {{"A", "B", "", ""}});
    EXPECT_EQ(v.players[0].pool[kR], 2);
    EXPECT_EQ(v.players[0].pool[kC], 1);
    EXPECT_FALSE(v.step_name.empty());
    EXPECT_FALSE(v.pass_text.empty());
    EXPECT_EQ(v.players[0].graveyard, 2);
    EXPECT_EQ(std::count_if(v.objects.begin(), v.objects.end(),
                            [&](const ViewObject& o) {
                              return o.card == db.find("Shock") || o.card == db.find("Terror");
                            }),
              2);
  }
}

//
TEST(Catalogue, TheRulesAreChosen) {
  for (int i = 0; i < int(Era::count); ++i) {
    Era era;
    ASSERT_TRUE(parse_era(era_name(Era(i)), era));
    EXPECT_EQ(int(era), i);
    EXPECT_TRUE(era_supported(era));
    const auto s = position("scenario T\nrules fifth sixth m10 foundations\n", era);
    EXPECT_EQ(s->era, i);
    for (int k = i + 1; k < int(Era::count); ++k) {
      const Rules a = preset(era), b = preset(Era(k));
      EXPECT_NE(a, b);
    }
  }
}

}  // namespace
}  // namespace upkeep
