// Where the cards stand. Recorded duels name rows by their numbers: what comes into the middle of
// the files moves all that stand behind it, and no link or save is what it was. See
// engine/README.md, "Correcting a card".
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cards/card.h"
#include "cards/embedded.h"
#include "cards/load.h"

namespace upkeep {
namespace {

// The sizes of all pools once a file has been read.
struct Place {
  const char* file;
  PoolSizes sizes;
};
const std::vector<Place> kPlaces = {
    {"cards/artifact-creatures.json", {17, 22, 20, 3, 23, 11, 5, 1, 14, 9, 1, 1, 12, 7}},
    {"cards/artifacts.json", {61, 75, 63, 15, 73, 37, 13, 4, 48, 22, 1, 1, 13, 8}},
    {"cards/black.json", {108, 120, 99, 33, 121, 80, 32, 12, 61, 39, 1, 2, 33, 27}},
    {"cards/blue.json", {159, 171, 135, 62, 171, 129, 35, 22, 72, 61, 1, 2, 43, 37}},
    {"cards/fixture-effects.json", {199, 210, 173, 83, 230, 154, 41, 23, 72, 66, 1, 2, 43, 37}},
    {"cards/fixture-permanents.json", {240, 248, 201, 87, 262, 177, 44, 23, 86, 78, 2, 2, 44, 38}},
    {"cards/fixture-spells.json", {282, 290, 243, 120, 319, 215, 48, 25, 91, 92, 6, 2, 45, 38}},
    {"cards/green.json", {332, 326, 275, 138, 359, 253, 54, 26, 101, 103, 6, 2, 66, 59}},
    {"cards/lands.json", {359, 347, 293, 143, 380, 260, 54, 26, 119, 110, 6, 2, 68, 60}},
    {"cards/later-black.json", {384, 371, 314, 153, 404, 278, 59, 26, 126, 115, 7, 2, 71, 62}},
    {"cards/later-blue.json", {418, 407, 352, 178, 457, 309, 61, 27, 145, 118, 14, 2, 78, 68}},
    {"cards/later-green.json", {446, 430, 370, 185, 476, 328, 61, 29, 153, 127, 16, 2, 83, 72}},
    {"cards/later-other.json", {467, 462, 387, 192, 493, 339, 63, 29, 171, 143, 17, 2, 89, 77}},
    {"cards/later-red.json", {509, 499, 420, 217, 539, 374, 68, 30, 184, 150, 26, 2, 93, 81}},
    {"cards/later-white.json", {538, 524, 435, 221, 556, 390, 74, 30, 188, 163, 26, 2, 99, 86}},
    {"cards/red.json", {591, 573, 471, 245, 597, 427, 84, 31, 205, 184, 26, 2, 111, 98}},
    {"cards/white.json", {639, 614, 499, 267, 628, 471, 91, 33, 216, 206, 26, 2, 113, 100}},
    {"cards/x-fixtures.json", {655, 629, 511, 274, 642, 479, 92, 33, 221, 210, 29, 2, 113, 100}},
    {"cards/y-artifacts.json", {676, 663, 539, 278, 695, 488, 120, 35, 243, 221, 29, 2, 114, 101}},
    {"cards/y-creatures-and-spells.json",
     {698, 689, 563, 293, 739, 518, 132, 39, 255, 234, 30, 2, 116, 103}},
    {"cards/y-other.json", {723, 720, 583, 313, 793, 568, 173, 51, 263, 254, 30, 2, 117, 104}},
    {"cards/y-z1-cards.json", {745, 752, 605, 320, 858, 584, 182, 61, 274, 261, 30, 2, 118, 105}},
    {"cards/y-z2-pool.json", {782, 798, 639, 336, 915, 624, 206, 71, 284, 291, 30, 2, 118, 105}},
};

std::string told(const PoolSizes& s) {
  std::string text;
  for (std::size_t n :
       {s.cards, s.abilities, s.modes, s.targets, s.effects, s.filters, s.amounts, s.conditions,
        s.costs, s.mods, s.cast_options, s.names, s.subtypes, s.creature_types})
    text += (text.empty() ? "{" : ", ") + std::to_string(n);
  return text + "}";
}

TEST(Places, NothingRecordedMoves) {
  CardDb db;
  std::vector<LoadError> errors;
  std::size_t at = 0;
  for (unsigned i = 0; i < kEmbeddedFileCount; ++i) {
    const std::string path = kEmbeddedFiles[i].path;
    if (path.rfind("cards/", 0) != 0 || path.find(".schema.") != std::string::npos) continue;
    load_cards(db, path, kEmbeddedFiles[i].data, kEmbeddedFiles[i].size, errors);
    const PoolSizes now = pool_sizes(db);
    if (at == kPlaces.size()) {
      ADD_FAILURE() << "a new file: {\"" << path << "\", " << told(now) << "},";
      continue;
    }
    const Place& then = kPlaces[at++];
    EXPECT_EQ(path, then.file);
    // The last file grows at its end, and this table with it.
    EXPECT_EQ(told(now), told(then.sizes)) << path;
  }
  EXPECT_EQ(at, kPlaces.size());
  EXPECT_TRUE(errors.empty());
  EXPECT_TRUE(db.reserved.empty());
}

TEST(Places, ACorrectedCardKeepsItsPlace) {
  const CardDb& db = standard_cards();
  const CardDef& bind = db.card(db.find("Relic Bind"));
  EXPECT_EQ(db.cards[bind.id].id, bind.id);
  EXPECT_LT(bind.id, db.find("Illusionary Mask"));
  EXPECT_GT(bind.first_ability, db.card(db.find("Illusionary Mask")).first_ability);
  EXPECT_EQ(bind.ability_count, 1);
  EXPECT_EQ(db.abilities[bind.first_ability].card, bind.id);
  EXPECT_TRUE(db.brief(bind.id) & kTraitAura);
}

TEST(Places, RoomIsForTheProgramsCardsAndIsFilledOnce) {
  CardDb db;
  std::vector<LoadError> errors;
  const std::string card = R"({"name": "A", "cost": "{1}", "types": ["artifact"], "room": {}})";
  load_cards(db, "mine.json", card.data(), card.size(), errors);
  EXPECT_EQ(errors.size(), 1u);
  errors.clear();
  const std::string twice = "[" + card + R"(, {"rows_of": "A"}, {"rows_of": "A"}])";
  load_cards(db, "cards/a.json", twice.data(), twice.size(), errors);
  EXPECT_EQ(errors.size(), 1u);
  EXPECT_EQ(db.find("A"), 0);
  EXPECT_TRUE(db.reserved.empty());
}

}  // namespace
}  // namespace upkeep
