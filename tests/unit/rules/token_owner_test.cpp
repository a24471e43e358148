// Who owns a token (switch tokenOwner): no card of the project gives one to another player.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "cards/load.h"
#include "duel.h"

namespace upkeep {
namespace {

u8 owner_under(Era era) {
  CardDb db;
  const std::string card = R"({"name": "Test Gift", "cost": "{0}", "types": ["sorcery"],
      "art": "sprout", "spell": {"effects": [{"do": "create_token", "who": "opponent",
      "token": {"subtypes": ["Saproling"], "colors": ["green"], "power": 1, "toughness": 1,
      "art": "sprout"}}]}})";
  std::vector<LoadError> errors;
  load_cards(db, "test.json", card.data(), card.size(), errors);
  for (const LoadError& e : errors) ADD_FAILURE() << e.where << ": " << say(e.message);
  const auto s = std::make_unique<State>();
  auto setup = upkeep::Setup{};
  setup.era = era;
  setup.rules = preset(era);
  begin_position(*s, db, setup);
  put_card(*s, db, db.find("Test Gift"), Zone::hand, 0, {});
  for (int p = 0; p < 2; ++p) put_card(*s, db, db.find("Test Gift"), Zone::library, u8(p), {});
  finish_position(*s, db, 0, Step::main1, 5, nullptr);
  Option options[kMaxOptions];
  for (int i = 0; i < 20 && s->battlefield_count == 0; ++i) {
    const int n = legal(*s, db, options);
    int pick = 0;
    for (int k = 0; k < n; ++k)
      if (options[k].kind == OptionKind::cast) pick = k;
    apply_unchecked(*s, db, options[pick], nullptr);
  }
  EXPECT_EQ(s->battlefield_count, 1);
  EXPECT_EQ(controller_of(*s, ref_of(*s, s->battlefield[0])), 1);
  return s->objects[s->battlefield[0]].owner;
}

TEST(TokenOwner, TheEffectsControllerUntil2009) {
  EXPECT_EQ(owner_under(Era::sixth), 0);
  EXPECT_EQ(owner_under(Era::m10), 1);
  EXPECT_EQ(owner_under(Era::foundations), 1);
}

}  // namespace
}  // namespace upkeep
