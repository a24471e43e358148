// Decks: those of the program, plain lists, what the rules and the times allow.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <memory>
#include <set>

#include "cards/fingerprint.h"
#include "cards/user_cards.h"
#include "decks/legality.h"
#include "decks/list.h"
#include "decks/load.h"
#include "duel.h"
#include "project.h"
#include "session/link.h"
#include "session/start.h"

namespace upkeep {
namespace {

TEST(Decks, OfTheProgram) {
  const CardDb& db = standard_cards();
  int fields[int(Era::count)] = {};
  for (const DeckDef& deck : standard_decks()) {
    for (const std::string& name : deck.name) EXPECT_FALSE(name.empty()) << deck.id;
    if (deck.bench) continue;
    for (int e = 0; e < int(Era::count); ++e) {
      if (!(deck.eras >> e & 1)) continue;
      ++fields[e];
      EXPECT_EQ(deck.size(), Era(e) == Era::fifth ? 40 : 60) << deck.id;
      for (const DeckProblem& p : check_deck(db, deck, preset(Era(e)), Era(e)))
        ADD_FAILURE() << deck.id << ": " << deck_problem_text(db, p, Lang::en);
    }
    if (deck.eras) continue;
    EXPECT_EQ(deck.size(), 60) << deck.id;
    for (const std::string& problem : deck_problems(db, deck, preset(Era::sixth)))
      ADD_FAILURE() << deck.id << ": " << problem;
  }
  for (int field : fields) EXPECT_GE(field, 3);
}

TEST(Decks, PlansInFourLanguages) {
  for (const DeckDef& deck : standard_decks()) {
    if (deck.bench) continue;
    std::set<std::string> plans(std::begin(deck.plan), std::end(deck.plan));
    EXPECT_EQ(plans.size(), 4u) << deck.id;
    for (const std::string& plan : deck.plan) EXPECT_GT(plan.size(), 30u) << deck.id;
  }
}

TEST(Decks, OfFiles) {
  std::vector<LoadError> errors;
  auto read = [&](const std::string& text) {
    errors.clear();
    return load_deck(standard_cards(), "mine.txt", text.data(), text.size(), errors);
  };
  DeckDef deck =
      read("# my deck\n4 Lightning Bolt\n\n20x mountain\n1 lightning bolt\nSideboard\n9 Nothing\n");
  EXPECT_TRUE(errors.empty());
  EXPECT_EQ(deck.size(), 25);
  EXPECT_EQ(deck.name[0], "mine");
  EXPECT_EQ(deck_problems(standard_cards(), deck, 60, 4).size(), 2u);
  deck = read(
      "4 Lightning Bolt\n4Lightning Bolt\n  3 Lightning Blot\n0 Mountain\n999 Mountain\n1 Fixture "
      "Jumper\n");
  EXPECT_EQ(deck.size(), 0);
  ASSERT_EQ(errors.size(), 5u);
  EXPECT_EQ(errors[0].where, "2:1");
  EXPECT_EQ(errors[1].where, "3:3");
  read(
      "{\"name\": {\"en\": \"A\", \"xx\": \"B\"}, \"eras\": [\"third\"], \"plan\": 3, \"cards\": "
      "{\"Nothing\": 1, \"Mountain\": \"x\"}, \"y\": 1}");
  EXPECT_EQ(errors.size(), 6u);
  read("");
  EXPECT_EQ(errors.size(), 1u);
}

TEST(DeckText, ReadsWhatPeopleSend) {
  const CardDb& db = standard_cards();
  const DeckList list =
      read_deck_list(db,
                     "\xEF\xBB\xBF// a comment\nName: Blitz\n\nDeck\r\n4x Shock (M10) 146\r\n"
                     "2 Choque\n\tLightning bolt # a good one\nCreatures (3)\n"
                     "3 Mons\xE2\x80\x99s Goblin Raiders\nSB: 2 Pyroclasm\n"
                     "20 Montanha\nSideboard\n3 Pyroclasm\n");
  for (const DeckLineError& e : list.errors) ADD_FAILURE() << deck_line_text(e, Lang::en);
  EXPECT_EQ(list.name, "Blitz");
  EXPECT_EQ(list.sideboard, 5);
  ASSERT_EQ(list.cards.size(), 4u);
  EXPECT_EQ(list.cards[0], std::make_pair(db.find("Shock"), 6));
  EXPECT_EQ(list.cards[1], std::make_pair(db.find("Lightning Bolt"), 1));
  EXPECT_EQ(list.cards[3], std::make_pair(db.find("Mountain"), 20));
}

TEST(DeckText, ErrorsNameTheNearestCard) {
  const CardDb& db = standard_cards();
  const DeckList list =
      read_deck_list(db, "4 Lightening Bolt\n2 Sera Angel\n\n1 Xyzzyq\n5Mountain\n4 Shivan\n");
  ASSERT_EQ(list.errors.size(), 5u);
  EXPECT_EQ(list.errors[0].nearest, "Lightning Bolt");
  EXPECT_EQ(list.errors[1].nearest, "Serra Angel");
  EXPECT_EQ(list.errors[2].line, 4);
  EXPECT_EQ(list.errors[2].nearest, "");
  EXPECT_EQ(list.errors[3].code, DeckLineCode::not_understood);
  EXPECT_EQ(list.errors[4].nearest, "Shivan Dragon");
  std::set<std::string> words;
  for (int l = 0; l < kLangs; ++l) words.insert(deck_line_text(list.errors[0], Lang(l)));
  EXPECT_EQ(words.size(), 4u);
  EXPECT_EQ(deck_line_text(list.errors[0], Lang::en),
            "Line 1: there's no card named “Lightening Bolt”. Did you mean Lightning Bolt?");
}

TEST(DeckText, WritesWhatItReads) {
  const CardDb& db = standard_cards();
  for (const DeckDef& deck : standard_decks()) {
    const DeckList list = read_deck_list(db, write_deck_list(db, deck, Lang::it));
    EXPECT_TRUE(list.errors.empty());
    EXPECT_EQ(list.name, deck.name[3]);
    auto a = deck.cards, b = list.cards;
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    EXPECT_EQ(a, b) << deck.id;
  }
}

TEST(DeckText, AnyBytes) {
  const CardDb& db = standard_cards();
  u64 random = 1;
  std::string text = write_deck_list(db, standard_decks()[0], Lang::en);
  for (int i = 0; i < 300; ++i) {
    std::string broken = text;
    for (int k = 0; k < 6; ++k) {
      random = random * 6364136223846793005u + 1442695040888963407u;
      broken[std::size_t(random >> 33) % broken.size()] = char(random >> 20);
    }
    const DeckList list = read_deck_list(db, broken);
    for (const DeckLineError& e : list.errors) EXPECT_GE(e.column, 1);
  }
  const DeckList many = read_deck_list(db, std::string(200000, '\n') + "4 Shock\n");
  ASSERT_EQ(many.errors.size(), 1u);
  EXPECT_EQ(many.errors[0].code, DeckLineCode::too_long);
}

// A page of strange words is answered before anybody notices: the names are gone through once.
TEST(Times, OfStrangeNamesInADeck) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "4 Quite anozer card " + std::to_string(i) + "\n";
  const std::clock_t before = std::clock();
  for (int i = 0; i < 10; ++i)
    EXPECT_EQ(read_deck_list(standard_cards(), text).errors.size(), 100u);
  const double seconds = double(std::clock() - before) / CLOCKS_PER_SEC;
  EXPECT_LT(seconds, 2);  // some hundredths; with the sanitizers ten times as much
}

std::vector<DeckCode> codes(std::vector<std::pair<const char*, int>> cards, Era era) {
  const CardDb& db = standard_cards();
  DeckDef deck;
  for (const auto& [name, n] : cards) deck.cards.emplace_back(db.find(name), n);
  std::vector<DeckCode> out;
  for (const DeckProblem& p : check_deck(db, deck, preset(era), era)) {
    out.push_back(p.code);
    std::set<std::string> words;
    for (int l = 0; l < kLangs; ++l) words.insert(deck_problem_text(db, p, Lang(l)));
    EXPECT_EQ(words.size(), 4u) << deck_code_name(p.code);
  }
  return out;
}

TEST(DeckRules, EveryCode) {
  using C = DeckCode;
  using V = std::vector<C>;
  EXPECT_EQ(codes({{"Forest", 24}, {"Grizzly Bears", 35}}, Era::m10),
            (V{C::too_small, C::too_many_copies}));
  EXPECT_EQ(codes({{"Forest", 17}, {"Grizzly Bears", 23}}, Era::fifth), V{});
  EXPECT_EQ(codes({{"Forest", 17}, {"Kavu Titan", 23}}, Era::fifth), V{C::not_of_time});
  EXPECT_EQ(codes({{"Island", 39}, {"Jace Beleren", 1}}, Era::fifth),
            (V{C::no_planeswalkers, C::many_lands}));
  EXPECT_EQ(codes({{"Forest", 12}, {"Grizzly Bears", 30}}, Era::fifth), V{C::few_lands});
  EXPECT_EQ(codes({{"Forest", 17}, {"Shock", 4}, {"Gray Ogre", 20}}, Era::fifth),
            (V{C::not_of_time, C::no_source}));
  // What makes any colour makes this one; so does a land that finds another.
  EXPECT_EQ(codes({{"Forest", 12}, {"City of Brass", 4}, {"Gray Ogre", 24}}, Era::fifth),
            (V{C::not_of_time}));
}

// The list of 1997 is the one the cards are checked against; the others hold cards there are.
TEST(DeckRules, Times) {
  const CardDb& db = standard_cards();
  EXPECT_EQ(card_time(db, db.find("Serra Angel")), Era::fifth);
  EXPECT_EQ(card_time(db, db.find("Flametongue Kavu")), Era::sixth);
  EXPECT_EQ(card_time(db, db.find("Jace Beleren")), Era::m10);
  EXPECT_EQ(card_time(db, db.find("Prey Upon")), Era::foundations);
  std::ifstream pool(project_path("tests/catalogue/pool-1997.txt"));
  for (std::string name; std::getline(pool, name);)
    if (const u16 card = db.find(name)) {
      EXPECT_EQ(card_time(db, card), Era::fifth) << name;
    }
}

// A player's cards stand behind all others; what is wrong with a file keeps all of it out.
void add_and_look() {
  const CardDb& db = standard_cards();
  const u64 version = db.fingerprint;
  const std::size_t before = db.cards.size();
  const u16 bolt = db.find("Lightning Bolt");
  EXPECT_FALSE(add_own_cards("own/a.json", "{\"cards\": [{\"name\": \"Test Newt\"}]}").empty());
  EXPECT_FALSE(add_own_cards("own/a.json",
                             R"({"cards": [{"name": "Shock", "cost": "{R}", "types": ["land"]}]})")
                   .empty());
  EXPECT_EQ(db.cards.size(), before);
  const std::string newt =
      R"({"cards": [{"name": "Test Newt", "cost": "{U}", "types": ["creature"], "power": 1, )"
      R"("toughness": 1, "art": "bird-claw", "keywords": ["flying"]}]})";
  EXPECT_TRUE(check_own_cards("own/a.json", newt).empty());
  EXPECT_EQ(db.cards.size(), before);
  EXPECT_TRUE(add_own_cards("own/a.json", newt).empty());
  EXPECT_TRUE(add_own_cards("own/b.json", newt).empty());  // the same once more
  EXPECT_EQ(add_own_cards("own/a.json", newt + " ").size(), 1u);
  EXPECT_EQ(db.cards.size(), before + 1);
  EXPECT_EQ(db.fingerprint, version);
  EXPECT_EQ(db.find("Lightning Bolt"), bolt);
  const u16 card = db.find("Test Newt");
  ASSERT_EQ(card, before);
  EXPECT_EQ(card_time(db, card), Era::fifth);
  ASSERT_EQ(own_cards().size(), 1u);
  EXPECT_EQ(own_cards()[0].cards, std::vector<u16>{card});
  EXPECT_EQ(own_cards()[0].hash, text_fingerprint(newt));
}

// In a process of its own: the cards stay for as long as it runs.
// A duel with such cards as a link, where the file is, and after other files have come in between.
void link_and_look() {
  const std::string tea = R"({"cards": [{"name": "Tea Dragon", "cost": "{R}",
      "types": ["creature"], "power": 2, "toughness": 2, "art": "bird-claw"}]})";
  ASSERT_TRUE(add_own_cards("own/tea.json", tea).empty());
  const CardDb& db = standard_cards();
  Link link;
  link.kind = LinkKind::duel;
  link.names[0] = "A";
  link.names[1] = "B";
  for (int p = 0; p < 2; ++p) {
    auto& deck = link.session.setup.decks[p];
    deck.assign(20, db.find("Mountain"));
    deck.insert(deck.end(), 20, db.find("Tea Dragon"));
  }
  link.session.setup.era = Era::fifth;
  link.session.setup.rules = preset(Era::fifth);
  link.session.setup.cards = session_fingerprint(link.session, db);
  Origin origin;
  std::vector<PositionIssue> issues;
  ASSERT_TRUE(origin.make(link.session, db, issues));
  const auto s = std::make_unique<State>();
  replay(link.session, origin, *s, nullptr);
  static Option options[kMaxOptions];
  for (u32 i = 0; i < 120 && !s->over; ++i) {
    const u16 pick = u16(i * 7 % u32(legal(*s, db, options)));
    ASSERT_TRUE(play_choice(*s, db, pick, nullptr));
    link.session.choices.push_back(pick);
  }
  const std::string text = encode_link(link, db);
  ASSERT_FALSE(text.empty());
  Link back;
  ASSERT_EQ(decode_link(text, db, back).error, LinkError::none);
  EXPECT_EQ(back.session.setup.decks[1], link.session.setup.decks[1]);
  EXPECT_EQ(back.session.choices, link.session.choices);
}
TEST(OwnCardsDeathTest, InLinks) {
  EXPECT_EXIT(
      {
        link_and_look();
        std::exit(::testing::Test::HasFailure() ? 1 : 0);
      },
      ::testing::ExitedWithCode(0), "");
}

TEST(OwnCardsDeathTest, BehindAllOthers) {
  EXPECT_EXIT(
      {
        add_and_look();
        std::exit(::testing::Test::HasFailure() ? 1 : 0);
      },
      ::testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace upkeep
