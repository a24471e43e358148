// The card loader: what a card file becomes, that every mistake is named with its place, and that
// no input, however broken, does harm. The schema and the embedded files are checked too.
#include "cards/load.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <sstream>

#include "card_file.h"
#include "cards/embedded.h"
#include "project.h"

using namespace upkeep;

namespace {

CardDb parsed(const std::string& text) {
  CardDb db;
  for (const LoadError& e : load_text(db, text)) ADD_FAILURE() << e.where << ": " << say(e.message);
  return db;
}

const Ability& ability(const CardDb& db, const std::string& name, int n = 0) {
  const CardDef& c = db.card(db.find(name));
  EXPECT_LT(n, int(c.ability_count)) << name;
  return db.abilities[c.first_ability + n];
}
const Effect& first_effect(const CardDb& db, const std::string& name, int n = 0) {
  return db.effects[db.modes[ability(db, name, n).first_mode].effects];
}

TEST(CardLoad, Creature) {
  CardDb db = parsed(R"({"name": "Test Bear", "cost": "{1}{G}", "types": ["creature"],
      "subtypes": ["Bear"], "power": 2, "toughness": 2, "keywords": ["trample"], "art": "bear-face"})");
  u16 id = db.find("test bear");
  ASSERT_NE(id, 0);
  const CardDef& c = db.card(id);
  EXPECT_EQ(c.id, id);
  EXPECT_EQ(c.cost.generic, 1);
  EXPECT_EQ(c.cost.pips[kG], 1);
  EXPECT_EQ(c.colors, 1 << kG);
  EXPECT_EQ(c.types, kCreature);
  EXPECT_EQ(c.power, 2);
  EXPECT_EQ(c.keywords, bit(Keyword::trample));
  ASSERT_EQ(c.subtype_order.size(), 1u);
  EXPECT_EQ(db.subtypes[c.subtype_order[0]], "Bear");
  EXPECT_EQ(db.creature_types, std::vector<u8>{c.subtype_order[0]});
}

TEST(CardLoad, PoolsBeginWithNothingAndBasicTypes) {
  CardDb db;
  EXPECT_EQ(db.amounts[0].kind, AmountKind::constant);
  EXPECT_EQ(db.amounts[0].value, 0);
  EXPECT_EQ(db.constant(0), 0);
  EXPECT_EQ(db.constant(7), db.constant(7));
  EXPECT_EQ(db.subtypes[kForest], "Forest");
  for (int color = 0; color < 5; ++color) {
    const Ability& a = db.abilities[db.basic_mana_ability(color)];
    EXPECT_TRUE(a.flags & kAManaAbility);
    EXPECT_EQ(db.costs[a.cost].flags, kCostTap);
    EXPECT_EQ(db.effects[db.modes[a.first_mode].effects].mana[color], 1);
  }
}

TEST(CardLoad, ManaCosts) {
  CardDb db = parsed(R"([
    {"name": "A", "cost": "{X}{X}{2}{U/R}{W/P}{2/B}{C}", "types": ["artifact"]},
    {"name": "B", "cost": "{0}", "types": ["artifact"]},
    {"name": "C", "cost": "{X}{1}{B}", "x_colors": ["black"], "types": ["artifact"]}])");
  const ManaCost& a = db.card(db.find("A")).cost;
  EXPECT_EQ(a.x, 2);
  EXPECT_EQ(a.generic, 2);
  EXPECT_EQ(a.pips[kC], 1);
  ASSERT_EQ(a.hybrid_count, 3);
  EXPECT_EQ(a.hybrid[0], 1 << kU | 1 << kR);
  EXPECT_EQ(a.hybrid[1], 1 << kW | kHybridPhyrexian);
  EXPECT_EQ(a.hybrid[2], 1 << kB | kHybridTwo);
  EXPECT_EQ(db.card(db.find("A")).colors, 1 << kU | 1 << kR | 1 << kW | 1 << kB);
  EXPECT_TRUE(db.card(db.find("B")).cost.exists);
  EXPECT_EQ(db.card(db.find("C")).cost.x_color, 1 << kB);
}

TEST(CardLoad, SpellWithTargetsAndModes) {
  const CardDb& db = standard_cards();
  const CardDef& bolt = db.card(db.find("Lightning Bolt"));
  const Ability& a = db.abilities[bolt.first_ability];
  EXPECT_EQ(a.kind, AbilityKind::spell);
  EXPECT_EQ(a.card, bolt.id);
  const Mode& mode = db.modes[a.first_mode];
  ASSERT_EQ(mode.target_count, 1);
  const TargetSpec& t = db.targets[mode.first_target];
  EXPECT_EQ(t.players, kTargetAnyPlayer);
  EXPECT_EQ(db.filters[t.filter].types_any, kCreature | kPlaneswalker);
  const Effect& e = db.effects[mode.effects];
  EXPECT_EQ(e.kind, EffectKind::damage);
  EXPECT_EQ(db.amounts[e.amount].value, 3);
  EXPECT_EQ(e.what.kind, SelKind::target);
  EXPECT_EQ(e.next, 0);

  const Ability& command = ability(db, "Cryptic Command");
  EXPECT_EQ(command.mode_count, 4);
  EXPECT_EQ(command.modes_min, 2);
  EXPECT_EQ(command.modes_max, 2);
}

TEST(CardLoad, FilterWords) {
  const CardDb& db = standard_cards();
  const Ability& terror = ability(db, "Terror");
  const Filter& f = db.filters[db.targets[db.modes[terror.first_mode].first_target].filter];
  EXPECT_EQ(f.types_all, kCreature);
  EXPECT_EQ(f.types_none, kArtifact);
  EXPECT_EQ(f.colors_none, 1 << kB);
  EXPECT_EQ(f.zone, Zone::battlefield);
  const Ability& disenchant = ability(db, "Disenchant");
  const Filter& g = db.filters[db.targets[db.modes[disenchant.first_mode].first_target].filter];
  EXPECT_EQ(g.types_any, kArtifact | kEnchantment);
  EXPECT_EQ(g.types_all, 0);
  const Ability& counter = ability(db, "Counterspell");
  const Filter& s = db.filters[db.targets[db.modes[counter.first_mode].first_target].filter];
  EXPECT_EQ(s.zone, Zone::stack);
  EXPECT_EQ(s.flags, u32(kFSpell));
  // A list of filters is a disjunction.
  const Ability& lace = ability(db, "Thoughtlace");
  const Filter& first = db.filters[db.targets[db.modes[lace.first_mode].first_target].filter];
  ASSERT_NE(first.or_next, 0);
  EXPECT_EQ(db.filters[first.or_next].zone, Zone::battlefield);
}

TEST(CardLoad, ManaAbilitiesAreFound) {
  const CardDb& db = standard_cards();
  EXPECT_TRUE(ability(db, "Llanowar Elves").flags & kAManaAbility);
  EXPECT_TRUE(ability(db, "Black Lotus").flags & kAManaAbility);
  EXPECT_TRUE(ability(db, "Wild Growth").flags & kAManaAbility);  // CR 605.1b
  EXPECT_FALSE(ability(db, "Rod of Ruin").flags & kAManaAbility);
  EXPECT_FALSE(ability(db, "Manabarbs").flags & kAManaAbility);
  EXPECT_FALSE(ability(db, "Dark Ritual").flags & kAManaAbility);  // a spell, not an ability
  EXPECT_TRUE(db.card(db.find("Mishra's Factory")).has_mana);
  EXPECT_TRUE(db.card(db.find("Tundra")).has_mana);
  EXPECT_TRUE(ability(db, "Jace Beleren").flags & kASorceryTiming);
}

TEST(CardLoad, AbilitiesAreCountedInOrder) {
  const CardDb& db = standard_cards();
  const CardDef& factory = db.card(db.find("Mishra's Factory"));
  ASSERT_EQ(factory.ability_count, 3);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(db.abilities[factory.first_ability + i].index, i);
    EXPECT_EQ(db.abilities[factory.first_ability + i].card, factory.id);
  }
  EXPECT_TRUE(factory.has_activated);
  EXPECT_FALSE(factory.has_trigger);
  const CardDef& sengir = db.card(db.find("Sengir Vampire"));
  EXPECT_EQ(sengir.trigger_mask, u64(1) << int(TriggerEvent::dies));
}

TEST(CardLoad, GrantedAbilitiesBelongToTheirCard) {
  const CardDb& db = standard_cards();
  const CardDef& master = db.card(db.find("Zombie Master"));
  EXPECT_EQ(db.mods[db.abilities[master.first_ability].mods].kind, ModKind::add_keywords);
  ASSERT_EQ(master.ability_count, 2);
  const Mod& grant = db.mods[db.abilities[std::size_t(master.first_ability + 1)].mods];
  ASSERT_EQ(grant.kind, ModKind::grant_ability);
  EXPECT_EQ(db.abilities[grant.ability].kind, AbilityKind::activated);
  EXPECT_EQ(db.abilities[grant.ability].card, master.id);
}

TEST(CardLoad, EqualTokensAreOneDefinition) {
  CardDb db = parsed(R"([
    {"name": "A", "cost": "{G}", "types": ["sorcery"], "spell": {"effects": [{"do": "create_token",
      "token": {"subtypes": ["Saproling"], "colors": ["green"], "power": 1, "toughness": 1}}]}},
    {"name": "B", "cost": "{G}", "types": ["sorcery"], "spell": {"effects": [{"do": "create_token",
      "token": {"subtypes": ["Saproling"], "colors": ["green"], "power": 1, "toughness": 1}}]}}])");
  EXPECT_EQ(first_effect(db, "A").card, first_effect(db, "B").card);
  const CardDef& token = db.card(first_effect(db, "A").card);
  EXPECT_TRUE(token.token);
  EXPECT_EQ(token.name, "Saproling");
  Message error;
  EXPECT_EQ(define_simple(db, "token 1/1 green Saproling", error), token.id);
}

TEST(CardLoad, EveryMistakeIsNamedWithItsPlace) {
  std::string all = mistakes(R"({"name": "Wrong", "cost": "{1}{Z}", "types": ["creatur"],
    "power": 200, "colour": "red", "keywords": ["flyin"],
    "abilities": [
      {"activated": {"cost": "{T}, wave", "effects": [{"do": "damage", "what": "targte", "amount": "much"}]}},
      {"static": {"affects": "self", "mods": [{"mod": "pt_add", "power": 1}]}},
      {"triggered": {"when": "enters", "effects": []}}]})");
  EXPECT_TRUE(has(all, "/cost: unknown or repeated too often: {Z}")) << all;
  EXPECT_TRUE(has(all, "/types/0: unknown word \"creatur\"; did you mean \"creature\"?")) << all;
  EXPECT_TRUE(has(all, "/colour: unknown key in a card")) << all;
  EXPECT_TRUE(has(all, "/keywords/0: unknown word \"flyin\"; did you mean \"flying\"?")) << all;
  EXPECT_TRUE(has(all, "/abilities/0/activated/cost: unknown cost \"wave\"")) << all;
  EXPECT_TRUE(has(all, "/abilities/0/activated/effects/0/what: unknown word \"targte\"")) << all;
  EXPECT_TRUE(has(all, "/abilities/0/activated/effects/0/amount: unknown word \"much\"")) << all;
  EXPECT_TRUE(has(all, "/abilities/1/static/mods/0: a modification needs \"toughness\"")) << all;
  EXPECT_TRUE(
      has(all, "/abilities/2/triggered/effects: expected a list of effects, not an empty list"))
      << all;
}

TEST(CardLoad, WrongTypesAndRanges) {
  struct Case {
    const char *text, *expected;
  };
  const Case cases[] = {
      {R"(3)", "/: expected a card as an object, not a whole number"},
      {R"({"cards": 3})", "/cards: expected a list of cards"},
      {R"({"types": ["artifact"], "cost": "{1}"})", "needs \"name\""},
      {R"({"name": "A", "types": ["artifact"]})", "\"cost\" is missing"},
      {R"({"name": "A", "types": ["land"], "cost": "{1}"})", "a land can't have \"cost\""},
      {R"({"name": "A", "types": ["creature"], "cost": "{1}", "power": 1.5, "toughness": 1})",
       "/power: expected a whole number from -20 to 99, not a number that's too large or not "
       "whole"},
      {R"({"name": "A", "types": ["creature"], "cost": "{1}", "power": 100, "toughness": 1})",
       "/power: expected a whole number from -20 to 99, not 100"},
      {R"({"name": "A", "types": ["creature"], "cost": "{1}", "power": 99999999999999999999, "toughness": 1})",
       "/power: expected a whole number"},
      {R"({"name": "A", "types": ["creature"], "cost": "{1}", "power": 18446744073709551615, "toughness": 1})",
       "/power: expected a whole number"},
      {R"({"name": "A", "types": ["instant"], "cost": "{1}"})", "needs \"spell\""},
      {R"({"name": "A", "types": ["enchantment"], "subtypes": ["Aura"], "cost": "{1}"})",
       "an Aura needs \"enchant\""},
      {R"({"name": "A", "types": ["artifact"], "cost": "{1}", "subtypes": ["equipment"]})",
       "/subtypes/0: \"equipment\" isn't a subtype"},
      {R"({"name": "A", "types": ["artifact"], "cost": "{1}", "art": "../x"})", "/art: "},
      {R"([{"name": "A", "types": ["artifact"], "cost": "{1}"},
           {"name": "a", "types": ["artifact"], "cost": "{1}"}])",
       "/1/name: \"a\" is already defined in test.json"},
      {R"({"name": "A", "types": ["artifact"], "cost": "{1}", "abilities": [{"tap_for": "{2}"}]})",
       "/abilities/0/tap_for: only {W}"},
      {R"({"name": "A", "types": ["artifact"], "cost": "{1}", "abilities": [{"tap_for": "{G}", "x": 1}]})",
       "/abilities/0: expected an object with one key"},
      {R"({"name": "A", "types": ["instant"], "cost": "{1}", "spell": {"effects": [{"do": "draw", "what": "self"}]}})",
       "/spell/effects/0/what: unknown key in an effect"},
      {R"({"name": "A", "types": ["instant"], "cost": "{1}", "spell": {"targets": ["nonsense creature"], "effects": [{"do": "draw"}]}})",
       "/spell/targets/0: unknown word \"nonsense\" in a filter"},
  };
  for (const Case& c : cases) {
    std::string all = mistakes(c.text);
    EXPECT_TRUE(has(all, c.expected)) << c.text << "\n" << all;
  }
}

TEST(CardLoad, AFileWithMistakesLeavesNoTrace) {
  CardDb db = parsed(R"({"name": "Good", "cost": "{1}", "types": ["artifact"]})");
  const PoolSizes before = pool_sizes(db);
  const u64 fingerprint = db.fingerprint;
  EXPECT_FALSE(
      load_text(db, R"([{"name": "Fine", "cost": "{1}", "types": ["creature"], "subtypes": ["Newt"],
      "power": 1, "toughness": 1, "abilities": [{"tap_for": "{G}"}]}, {"name": "Bad"}])")
          .empty());
  const PoolSizes after = pool_sizes(db);
  EXPECT_EQ(before.cards, after.cards);
  EXPECT_EQ(before.effects, after.effects);
  EXPECT_EQ(before.subtypes, after.subtypes);
  EXPECT_EQ(before.creature_types, after.creature_types);
  EXPECT_EQ(db.fingerprint, fingerprint);
  EXPECT_EQ(db.find("Fine"), 0);
}

TEST(SimpleCards, Words) {
  CardDb db;
  Message error;
  u16 brute = define_simple(db, "creature 4/1 red [flying, first strike]", error);
  ASSERT_NE(brute, 0) << say(error);
  EXPECT_EQ(db.card(brute).power, 4);
  EXPECT_EQ(db.card(brute).colors, 1 << kR);
  EXPECT_EQ(db.card(brute).keywords, bit(Keyword::flying) | bit(Keyword::first_strike));
  EXPECT_FALSE(db.card(brute).token);
  EXPECT_EQ(define_simple(db, "creature  4/1 red [flying,first strike]", error), brute);
  u16 thopter = define_simple(db, "token 1/1 artifact Thopter [protection from red]", error);
  ASSERT_NE(thopter, 0) << say(error);
  EXPECT_TRUE(db.card(thopter).token);
  EXPECT_EQ(db.card(thopter).name, "Thopter");
  EXPECT_EQ(db.card(thopter).types, kArtifact | kCreature);
  EXPECT_EQ(db.card(thopter).keywords, bit(Keyword::protection_red));
  for (const char* wrong :
       {"", "beast 1/1", "creature", "creature 1", "creature 1/", "creature 1/1 rde",
        "creature 1/1 [flyin]", "creature 1/1 [flying", "creature 999/1"}) {
    error = {};
    EXPECT_EQ(define_simple(db, wrong, error), 0) << wrong;
    EXPECT_FALSE(error.empty()) << wrong;
  }
}

// ------------------------------------------------------------ the files of the project

std::string file_text(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(StandardCards, LoadAndAreMany) {
  CardDb db;
  std::vector<LoadError> errors;
  load_program_cards(db, errors);
  for (const LoadError& e : errors)
    ADD_FAILURE() << e.file << ":" << e.where << ": " << say(e.message);
  int playable = 0;
  for (const CardDef& c : db.cards) playable += c.id && !c.token && !c.fixture;
  EXPECT_GE(playable, 400);
  EXPECT_EQ(db.fingerprint, standard_cards().fingerprint);
}

TEST(Times, OfLoadingTheCards) {
  const auto begin = std::chrono::steady_clock::now();
  CardDb db;
  std::vector<LoadError> errors;
  load_program_cards(db, errors);
  const auto spent = std::chrono::steady_clock::now() - begin;
  EXPECT_LT(std::chrono::duration_cast<std::chrono::milliseconds>(spent).count(), 500);
}

// A filter for a subtype that no card has is a slip of the pen.
TEST(StandardCards, SubtypesOfFiltersExist) {
  const CardDb& db = standard_cards();
  SubtypeSet known;
  for (const CardDef& c : db.cards) {
    for (u8 s : c.subtype_order) known.add(s);
  }
  for (const Mod& m : db.mods) {
    for (int i = 0; i < kMaxSubtypes / 64; ++i) known.w[i] |= m.subtypes.w[i];
  }
  for (const Filter& f : db.filters) {
    for (int i = 0; i < int(db.subtypes.size()); ++i) {
      if (f.subtypes_any.has(i) || f.subtypes_none.has(i)) {
        EXPECT_TRUE(known.has(i)) << db.subtypes[i];
      }
    }
  }
}

TEST(StandardCards, HandlesPointIntoTheirPools) {
  const CardDb& db = standard_cards();
  for (const Effect& e : db.effects) {
    EXPECT_LT(e.next, db.effects.size());
    EXPECT_LT(e.child, db.effects.size());
    EXPECT_LT(e.else_child, db.effects.size());
    EXPECT_LT(e.amount, db.amounts.size());
    EXPECT_LT(e.filter, db.filters.size());
    EXPECT_LT(e.mods, db.mods.size());
    EXPECT_LT(e.cost, db.costs.size());
    EXPECT_LT(e.card, db.cards.size());
  }
  for (const CardDef& c : db.cards) {
    EXPECT_LE(std::size_t(c.first_ability + c.ability_count), db.abilities.size());
    if (c.id) {
      EXPECT_FALSE(c.name.empty());
    }
    if (c.id && !c.token) {
      EXPECT_FALSE(c.art.empty()) << c.name;
    }
  }
  for (const Ability& a : db.abilities) {
    EXPECT_LE(std::size_t(a.first_mode + a.mode_count), db.modes.size());
  }
}

// Every word that the loader knows is offered by the schema.
TEST(Schema, NamesEveryWord) {
  const std::string schema = file_text(project_path("assets/cards/card.schema.json"));
  ASSERT_FALSE(schema.empty());
  const WordList lists[] = {
      keyword_words(), selector_words(),    amount_words(),       condition_words(),
      effect_words(),  mod_words(),         event_words(),        replacement_words(),
      counter_words(), cast_option_words(), zone_words(),         step_words(),
      whose_words(),   cmp_words(),         duration_words(),     place_words(),
      delay_words(),   color_words(),       target_player_words()};
  for (const WordList& list : lists) {
    for (int i = 0; i < list.count; ++i)
      EXPECT_TRUE(has(schema, std::string("\"") + list.words[i] + "\"")) << list.words[i];
  }
  for (const FlagList& list :
       {type_words(), super_words(), effect_flag_words(), ability_flag_words()}) {
    for (int i = 0; i < list.count; ++i)
      EXPECT_TRUE(has(schema, std::string("\"") + list.words[i].word + "\"")) << list.words[i].word;
  }
  const FlagList flags = filter_flag_words();  // words inside filters: listed in their description
  for (int i = 0; i < flags.count; ++i)
    EXPECT_TRUE(has(schema, flags.words[i].word)) << flags.words[i].word;
  CardDb db;
  std::vector<LoadError> errors;
  JsonValue root;
  EXPECT_TRUE(parse_json("card.schema.json", schema.data(), schema.size(), root, errors));
}

// Files without escapes are read by a reader of our own, all others by the library.
// ------------------------------------------------------------ mutations
class Random {
 public:
  explicit Random(u64 seed) : s_(seed) {}
  u32 below(u32 n) {
    s_ ^= s_ << 13;
    s_ ^= s_ >> 7;
    s_ ^= s_ << 17;
    return u32(s_ % n);
  }

 private:
  u64 s_;
};

// Tears single cards out of the project's files and breaks them: bytes, whole words, numbers,
// pieces moved from one card to another. Whatever comes out, either it loads and every handle is in
// range, or there are mistakes and nothing has changed.
TEST(CardLoadFuzz, MutatedFilesDoNoHarm) {
  std::vector<std::string> texts;
  for (unsigned i = 0; i < kEmbeddedFileCount; ++i) {
    const std::string path = kEmbeddedFiles[i].path;
    if (path.rfind("cards/", 0) != 0) continue;
    const std::string all(kEmbeddedFiles[i].data, kEmbeddedFiles[i].size);
    for (std::size_t at = all.find("\n    {"); at != std::string::npos;) {
      std::size_t end = all.find("\n    {", at + 1);
      std::string card = all.substr(at, end == std::string::npos ? end : end - at);
      card.erase(card.find_last_of('}') + 1);
      if (card.size() < 4000) texts.push_back(card);
      at = end;
    }
  }
  ASSERT_GT(texts.size(), 100u);
  const char* words[] = {"\"target\"",
                         "\"x\"",
                         "{}",
                         "[]",
                         "null",
                         "-1",
                         "300",
                         "\"count\"",
                         "true",
                         "1e9",
                         "\"all\"",
                         "\"{T}\"",
                         "{\"all\": \"creature\"}",
                         "[[]]",
                         "\"\""};
  Random random(20240501);
  CardDb db;
  for (int round = 0; round < 6000; ++round) {
    std::string text = texts[random.below(u32(texts.size()))];
    const int changes = 1 + int(random.below(4));
    for (int k = 0; k < changes && !text.empty(); ++k) {
      const std::size_t at = random.below(u32(text.size()));
      switch (random.below(6)) {
        case 0:
          text[at] = char(random.below(256));
          break;
        case 1:
          text.erase(at, 1 + random.below(20));
          break;
        case 2:
          text.insert(at, words[random.below(std::size(words))]);
          break;
        case 3: {  // a value becomes another one
          std::size_t colon = text.find(": ", at);
          if (colon == std::string::npos) break;
          std::size_t end = text.find_first_of(",}]", colon);
          text.replace(colon + 2, end == std::string::npos ? end : end - colon - 2,
                       words[random.below(std::size(words))]);
          break;
        }
        case 4: {  // a piece of another card
          const std::string& other = texts[random.below(u32(texts.size()))];
          const std::size_t from = random.below(u32(other.size()));
          text.insert(at, other.substr(from, random.below(80)));
          break;
        }
        default: {  // a digit
          std::size_t digit = text.find_first_of("0123456789", at);
          if (digit != std::string::npos)
            text.replace(digit, 1, std::to_string(random.below(70000)));
        }
      }
    }
    if (db.cards.size() > 2000) db = CardDb();
    const std::size_t cards = db.cards.size();
    const u64 fingerprint = db.fingerprint;
    std::vector<LoadError> errors;
    load_cards(db, "mutant", text.data(), text.size(), errors);
    if (!errors.empty()) {
      ASSERT_EQ(db.cards.size(), cards);
      ASSERT_EQ(db.fingerprint, fingerprint);
      for (const LoadError& e : errors) {
        ASSERT_FALSE(e.where.empty());
        ASSERT_FALSE(e.message.empty());
      }
    } else {
      ASSERT_GT(db.cards.size(), cards);
      const CardDef& card = db.cards.back();
      ASSERT_LE(std::size_t(card.first_ability + card.ability_count), db.abilities.size());
    }
  }
}

}  // namespace
