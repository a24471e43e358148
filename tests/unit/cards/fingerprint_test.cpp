// What a card says as a number, and that neither files nor places of cards matter.
#include "cards/fingerprint.h"

#include <gtest/gtest.h>

#include <cstring>
#include <memory>

#include "cards/embedded.h"
#include "cards/json_tree.h"
#include "cards/load.h"
#include "random_duel.h"
#include "session/link.h"
#include "session/session.h"
#include "state_fingerprint.h"
#include "text/message.h"

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

TEST(Fingerprint, OfACardIsTheSameAmongOthers) {
  const CardDb& db = standard_cards();
  // Its filters, subtypes and token have other numbers here.
  const CardDb alone = parsed(
      R"({"name": "Nest", "cost": "{G}", "types": ["enchantment"], "abilities": [{"triggered":
      {"when": "dies", "object": "Elf you_control", "effects": [{"do": "create_token",
      "token": {"power": 1, "toughness": 1, "colors": "green", "subtypes": ["Saproling"]}}]}}]})");
  CardDb among = db;
  EXPECT_TRUE(load(among, R"({"name": "Nest", "cost": "{G}", "types": ["enchantment"],
      "abilities": [{"triggered": {"when": "dies", "object": "Elf you_control", "effects": [
      {"do": "create_token", "token": {"power": 1, "toughness": 1, "colors": "green",
      "subtypes": ["Saproling"]}}]}}]})")
                  .empty());
  const u16 here = alone.find("Nest"), there = among.find("Nest");
  EXPECT_NE(here, there);
  EXPECT_EQ(card_fingerprint(alone, here), card_fingerprint(among, there));
}

TEST(Fingerprint, TestCardsDoNotCount) {
  CardDb program;
  std::vector<LoadError> errors;
  load_program_cards(program, errors);
  ASSERT_TRUE(errors.empty());
  const CardDb& all = standard_cards();
  EXPECT_EQ(program.fingerprint, all.fingerprint);
  EXPECT_NE(program.contents, all.contents);
  ASSERT_LT(program.cards.size(), all.cards.size());
  for (std::size_t i = 1; i < all.cards.size(); ++i) {
    if (i < program.cards.size()) {
      EXPECT_EQ(all.cards[i].name, program.cards[i].name);
      EXPECT_FALSE(all.cards[i].fixture) << all.cards[i].name;
    } else {
      EXPECT_TRUE(all.cards[i].fixture || all.cards[i].token) << all.cards[i].name;
    }
  }
}

// A creature type is chosen by its place in a list of all of them.
TEST(Fingerprint, HearsWhichCreatureTypesThereAre) {
  const char* chooser = R"({"name": "Chooser", "cost": "{2}", "types": ["artifact"], "abilities": [
      {"replacement": {"replace": "enters_choose_creature_type"}}]})";
  const char* plain = R"({"name": "Plain", "cost": "{2}", "types": ["artifact"]})";
  const char* newt = R"({"name": "Newt", "cost": "{U}", "types": ["creature"], "power": 1,
      "toughness": 1, "subtypes": ["Newt"]})";
  CardDb few, more;
  for (const char* card : {chooser, plain}) {
    EXPECT_TRUE(load(few, card).empty());
    EXPECT_TRUE(load(more, card).empty());
  }
  EXPECT_TRUE(load(more, newt).empty());
  EXPECT_EQ(card_fingerprint(few, few.find("Chooser")),
            card_fingerprint(more, more.find("Chooser")));  // as long as it is no program's own
  more.own_creature_types = u16(more.creature_types.size());
  EXPECT_NE(card_fingerprint(few, few.find("Chooser")),
            card_fingerprint(more, more.find("Chooser")));
  EXPECT_EQ(card_fingerprint(few, few.find("Plain")), card_fingerprint(more, more.find("Plain")));
}

TEST(Fingerprint, NamesOfCardsHaveDifferentOnes) {
  const CardDb& db = standard_cards();
  for (std::size_t i = 1; i < db.cards.size(); ++i)
    if (!db.cards[i].token) {
      EXPECT_EQ(find_by_fingerprint(db, name_fingerprint(db.cards[i].name)), i) << db.cards[i].name;
    }
}

// ------------------------------------------------------------ the order of cards

void write(const JsonValue& v, std::string& out) {
  using Kind = JsonValue::Kind;
  const auto text = [&](const std::string& s) {
    out += '"';
    for (char c : s) (c == '"' || c == '\\') ? (out += '\\', out += c) : out += c;
    out += '"';
  };
  switch (v.kind) {
    case Kind::boolean:
      out += v.integer ? "true" : "false";
      return;
    case Kind::integer:
      out += std::to_string(v.integer);
      return;
    case Kind::string:
      return text(v.text);
    case Kind::array:
      out += '[';
      for (std::size_t i = 0; i < v.items.size(); ++i) {
        if (i) out += ',';
        write(v.items[i], out);
      }
      out += ']';
      return;
    case Kind::object:
      out += '{';
      for (std::size_t i = 0; i < v.members.size(); ++i) {
        if (i) out += ',';
        text(v.members[i].key);
        out += ':';
        write(v.members[i].value, out);
      }
      out += '}';
      return;
    case Kind::null:
    case Kind::number:
      FAIL() << "no card says this";
  }
}

std::vector<std::string> program_card_texts() {
  std::vector<std::string> texts;
  std::vector<LoadError> errors;
  for (unsigned i = 0; i < kEmbeddedFileCount; ++i) {
    const EmbeddedFile& file = kEmbeddedFiles[i];
    if (std::strncmp(file.path, "cards/", 6) != 0) continue;
    JsonValue root;
    EXPECT_TRUE(parse_json(file.path, file.data, file.size, root, errors));
    for (const JsonValue& card : root.find("cards")->items) write(card, texts.emplace_back());
  }
  return texts;
}

// The same cards, dealt out at random over some files.
CardDb shuffled(std::vector<std::string> texts, u64 seed) {
  for (std::size_t i = texts.size(); i > 1; --i) std::swap(texts[i - 1], texts[next(seed) % i]);
  std::string files[5];
  for (const std::string& card : texts) {
    std::string& file = files[next(seed) % 5];
    file += (file.empty() ? "[" : ",\n") + card;
  }
  std::vector<CardFile> list;
  for (std::string& file : files) list.push_back({"shuffled.json", file += "]"});
  CardDb db;
  std::vector<LoadError> errors;
  load_cards(db, list, errors);
  EXPECT_TRUE(errors.empty()) << errors[0].where << ": " << say(errors[0].message);
  db.own_creature_types = u16(db.creature_types.size());
  return db;
}

Session random_session(const CardDb& db, Era era, u64 seed) {
  Session session;
  session.setup.era = era;
  session.setup.rules = preset(era);
  session.setup.seed = seed;
  u64 rng = seed;
  for (int p = 0; p < 2; ++p) session.setup.decks[p] = any_deck(db, rng, false);
  const auto s = std::make_unique<State>();
  EXPECT_EQ(replay(session, db, *s, nullptr), 0u);
  Option options[kMaxOptions];
  while (!s->over && session.choices.size() < 250) {
    const u16 choice = u16(next(rng) % u64(legal(*s, db, options)));
    play_choice(*s, db, choice, nullptr);
    session.choices.push_back(choice);
  }
  return session;
}

TEST(CardOrder, NeitherFilesNorPlacesMatter) {
  CardDb db;
  std::vector<LoadError> errors;
  load_program_cards(db, errors);
  ASSERT_TRUE(errors.empty());
  const std::vector<std::string> texts = program_card_texts();
  ASSERT_GT(texts.size(), 600u);
  for (u64 seed = 1; seed <= 4; ++seed) {
    const CardDb other = shuffled(texts, seed);
    EXPECT_EQ(other.fingerprint, db.fingerprint);
    EXPECT_EQ(other.contents, db.contents);
    EXPECT_EQ(other.subtypes, db.subtypes);
    EXPECT_EQ(pool_sizes(other), pool_sizes(db));
    ASSERT_EQ(other.cards.size(), db.cards.size());
    for (std::size_t i = 0; i < db.cards.size(); ++i)
      ASSERT_EQ(other.cards[i].name, db.cards[i].name);
    const Session session = random_session(db, Era(seed % 4), seed);
    EXPECT_EQ(encode_session(session, other), encode_session(session, db));
    const auto here = std::make_unique<State>(), there = std::make_unique<State>();
    EXPECT_EQ(replay(session, db, *here, nullptr), session.choices.size());
    EXPECT_EQ(replay(session, other, *there, nullptr), session.choices.size());
    EXPECT_EQ(hash_state(*here), hash_state(*there));
  }
}

// A card that comes in at the front moves all others, and recorded duels go on as they were.
TEST(CardOrder, OneMoreCardChangesNoDuel) {
  CardDb before;
  std::vector<LoadError> errors;
  load_program_cards(before, errors);
  before.own_creature_types = u16(before.creature_types.size());
  std::vector<std::string> texts = program_card_texts();
  texts.push_back(R"({"name": "Aardvark of Tests", "cost": "{1}", "types": ["artifact"],
      "abilities": [{"activated": {"cost": "{T}", "targets": ["any"],
      "effects": [{"do": "damage", "what": "target", "amount": 7}]}}]})");
  const CardDb after = shuffled(texts, 9);
  EXPECT_NE(after.fingerprint, before.fingerprint);
  EXPECT_EQ(after.find("Lightning Bolt"), before.find("Lightning Bolt") + 1);
  for (u64 seed = 11; seed < 19; ++seed) {
    const Session session = random_session(before, Era(seed % 4), seed);
    Session back;
    ASSERT_EQ(decode_session(encode_session(session, before), after, back), SessionError::none);
    const auto then = std::make_unique<State>(), now = std::make_unique<State>();
    EXPECT_EQ(replay(session, before, *then, nullptr), session.choices.size());
    EXPECT_EQ(replay(back, after, *now, nullptr), session.choices.size());
    EXPECT_EQ(position_digest(*now, after), position_digest(*then, before));
    // What was written down of it, too, at every choice.
    StateFingerprint hash_before(before), hash_after(after);
    for (std::size_t n = 0; n <= session.choices.size(); ++n) {
      replay(session, before, *then, nullptr, n);
      replay(back, after, *now, nullptr, n);
      ASSERT_EQ(hash_after(*now), hash_before(*then)) << "seed " << seed << ", choice " << n;
    }
    EXPECT_EQ(encode_session(back, after), encode_session(session, before));
  }
}

TEST(CardOrder, MistakesAreToldInTheOrderOfTheFile) {
  CardDb db;
  const std::vector<LoadError> errors = load(db, R"([
      {"name": "Zebra", "cost": "{1}", "types": ["beast"]},
      {"name": "Ant", "cost": "{1}", "types": ["insect"]},
      {"name": "Ant", "cost": "{1}", "types": ["artifact"], "colour": "red"}])");
  std::string cards;
  for (const LoadError& e : errors)
    if (cards.empty() || cards.back() != e.where[1]) cards += e.where[1];
  EXPECT_EQ(cards, "012");
  EXPECT_EQ(db.find("Ant"), 0);
}

}  // namespace
}  // namespace upkeep
