// Packed cards are the cards.
#include "cards/packed.h"

#include <gtest/gtest.h>

#include "text/text.h"

namespace upkeep {
namespace {

TEST(CardPack, HoldsAllThereIs) {
  const CardDb& db = standard_cards();
  const std::string bytes = pack_cards(db);
  CardDb back;
  ASSERT_TRUE(unpack_cards(bytes, back));
  EXPECT_EQ(back.fingerprint, db.fingerprint);
  EXPECT_EQ(back.contents, db.contents);
  EXPECT_EQ(back.own_creature_types, db.own_creature_types);
  EXPECT_EQ(back.traits, db.traits);
  EXPECT_EQ(back.subtypes, db.subtypes);
  EXPECT_EQ(back.names, db.names);
  EXPECT_EQ(back.creature_types, db.creature_types);
  for (int color = 0; color < 5; ++color)
    EXPECT_EQ(back.basic_mana_ability(color), db.basic_mana_ability(color));
  for (const Keyword k : {Keyword::flanking, Keyword::prowess, Keyword::exalted,
                          Keyword::deathtouch, Keyword::lifelink})
    EXPECT_EQ(back.keyword_ability(k), db.keyword_ability(k)) << int(k);
  EXPECT_EQ(back.control_mod, db.control_mod);
  EXPECT_EQ(back.haste_mod, db.haste_mod);
  EXPECT_EQ(back.sacrifice_saved, db.sacrifice_saved);
  ASSERT_EQ(back.cards.size(), db.cards.size());
  for (const CardDef& c : db.cards) {
    const CardDef& b = back.card(c.id);
    EXPECT_EQ(b.name, c.name);
    EXPECT_EQ(b.art, c.art);
    EXPECT_EQ(b.file, c.file);
    EXPECT_EQ(b.subtype_order, c.subtype_order);
    EXPECT_TRUE(b.cost == c.cost);
    if (c.id) {
      EXPECT_EQ(rules_text(back, c.id, Lang::es, Vocabulary::classic1997),
                rules_text(db, c.id, Lang::es, Vocabulary::classic1997))
          << c.name;
      EXPECT_EQ(back.find(c.name), db.find(c.name));
    }
  }
  EXPECT_TRUE(pack_cards(back) == bytes);
}

// Cards that a player adds stand on what was packed as they do on what was read.
TEST(CardPack, CarriesOn) {
  CardDb read = standard_cards(), packed;
  ASSERT_TRUE(unpack_cards(pack_cards(read), packed));
  const std::string file =
      R"({"cards": [{"name": "Pack Rat of Tests", "cost": "{1}{B}", "types": ["creature"], "subtypes": ["Rat"], "power": 2, "toughness": 1}]})";
  std::vector<LoadError> errors;
  load_cards(read, "own/rat.json", file.data(), file.size(), errors);
  load_cards(packed, "own/rat.json", file.data(), file.size(), errors);
  ASSERT_TRUE(errors.empty());
  EXPECT_EQ(packed.contents, read.contents);
  EXPECT_EQ(packed.find("Pack Rat of Tests"), read.find("Pack Rat of Tests"));
}

TEST(CardPack, RefusesWhatIsCutOff) {
  const std::string bytes = pack_cards(standard_cards());
  for (std::size_t n = 0; n < bytes.size(); n += 997) {
    CardDb db;
    EXPECT_FALSE(unpack_cards(std::string_view(bytes).substr(0, n), db)) << n;
  }
}

}  // namespace
}  // namespace upkeep
