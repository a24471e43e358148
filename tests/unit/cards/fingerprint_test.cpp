// What links and saves call the version of rules and cards.
#include <gtest/gtest.h>

#include <cstring>

#include "cards/card.h"
#include "cards/load.h"

namespace upkeep {
namespace {

std::vector<LoadError> load(CardDb& db, const char* json) {
  std::vector<LoadError> errors;
  load_cards(db, "test.json", json, std::strlen(json), errors);
  return errors;
}
CardDb parsed(const char* json) {
  CardDb db;
  EXPECT_TRUE(load(db, json).empty());
  return db;
}

TEST(Fingerprint, FollowsTheContentAlone) {
  const char* plain =
      R"({"name":"A","cost":"{1}","types":["artifact"],"abilities":[{"tap_for":"{C}"}]})";
  const char* spaced = R"({ "types": "artifact", "cost": "{1}", "name": "A",
      "abilities": [ {"tap_for": "{C}"} ] })";
  const char* other =
      R"({"name":"A","cost":"{1}","types":["artifact"],"abilities":[{"tap_for":"{G}"}]})";
  EXPECT_EQ(parsed(plain).fingerprint, parsed(spaced).fingerprint);
  EXPECT_NE(parsed(plain).fingerprint, parsed(other).fingerprint);
  EXPECT_NE(parsed(plain).fingerprint, CardDb().fingerprint);
}

TEST(Fingerprint, FixturesBehindTheCardsDoNotCount) {
  const char* card = R"({"name": "A", "cost": "{1}", "types": ["artifact"]})";
  const char* fixture = R"({"name": "Fixture F", "cost": "{1}", "types": ["artifact"],
      "fixture": true, "abilities": [{"tap_for": "{C}"}]})";
  const char* last = R"({"name": "Z", "cost": "{1}", "types": ["artifact"]})";
  CardDb without = parsed(card), with = parsed(card);
  EXPECT_TRUE(load(with, fixture).empty());
  EXPECT_NE(with.find("Fixture F"), 0);
  EXPECT_EQ(with.fingerprint, without.fingerprint);
  EXPECT_TRUE(load(with, last).empty());
  EXPECT_TRUE(load(without, last).empty());
  EXPECT_NE(with.fingerprint, without.fingerprint);
}

}  // namespace
}  // namespace upkeep
