// Links: every kind comes back, whatever is changed or cut off is recognised, nothing crashes.
#include "session/link.h"

#include <gtest/gtest.h>

#include <ctime>
#include <memory>

#include "decks/load.h"
#include "session/range_coder.h"
#include "session/start.h"
#include "util/base64url.h"

namespace upkeep {
namespace {

std::vector<u16> deck_of(std::size_t which) {
  std::vector<u16> list;
  const DeckDef& d = standard_decks()[which % standard_decks().size()];
  for (const auto& [card, n] : d.cards) list.insert(list.end(), std::size_t(n), card);
  return list;
}

void play_on(Session& session, std::size_t n, u64 random) {
  Origin origin;
  std::vector<PositionIssue> issues;
  ASSERT_TRUE(origin.make(session, standard_cards(), issues));
  const auto s = std::make_unique<State>();
  replay(session, origin, *s, nullptr);
  Option options[kMaxOptions];
  for (std::size_t i = 0; i < n && !s->over; ++i) {
    const int count = legal(*s, origin.cards(), options);
    random = random * 6364136223846793005ull + 1442695040888963407ull;
    const u16 pick =
        s->decision.prompt == Prompt::pay_mana ? u16(0) : u16((random >> 33) % u64(count));
    ASSERT_TRUE(play_choice(*s, origin.cards(), pick, nullptr));
    session.choices.push_back(pick);
  }
}

Link random_duel(u64 seed, std::size_t choices) {
  Link link;
  link.names[0] = "Ana";
  link.names[1] = "Computer";
  link.computer[1] = true;
  auto& setup = link.session.setup;
  setup.era = Era(seed % u64(Era::count));
  setup.rules = preset(setup.era);
  setup.seed = seed * 0x9E3779B97F4A7C15ull >> 12;
  for (int p = 0; p < 2; ++p) setup.decks[p] = deck_of(std::size_t(seed) + std::size_t(p));
  setup.cards = session_fingerprint(link.session, standard_cards());
  play_on(link.session, choices, seed);
  return link;
}

u64 end_of(const Session& session) {
  const auto s = std::make_unique<State>();
  EXPECT_EQ(replay(session, standard_cards(), *s, nullptr), session.choices.size());
  return hash_state(*s);
}

Link round_trip(const Link& link) {
  const std::string text = encode_link(link, standard_cards());
  EXPECT_FALSE(text.empty());
  Link back;
  EXPECT_EQ(decode_link(text, standard_cards(), back).error, LinkError::none);
  EXPECT_EQ(back.kind, link.kind);
  EXPECT_EQ(back.maker, program_version());
  EXPECT_EQ(back.session.choices, link.session.choices);
  EXPECT_EQ(back.session.entropy, link.session.entropy);
  EXPECT_EQ(back.session.position, link.session.position);
  EXPECT_EQ(back.names[0], link.names[0]);
  return back;
}

constexpr const char* kPosition = R"(scenario A fight
rules m10
A.play creature 4/1 red as Ogre, Mountain x3
B.play Grizzly Bears
A.hand Lightning Bolt
start A main1
)";

TEST(Link, DuelsComeBack) {
  for (u64 seed = 1; seed <= 8; ++seed) {
    const Link link = random_duel(seed, seed * 60);
    const Link back = round_trip(link);
    EXPECT_EQ(end_of(back.session), end_of(link.session));
    EXPECT_EQ(back.session.setup.decks[1], link.session.setup.decks[1]);
    EXPECT_TRUE(back.computer[1]);
    EXPECT_FALSE(back.decks[0].empty());
  }
}

TEST(Link, OtherKindsComeBack) {
  Link position;
  position.kind = LinkKind::position;
  std::vector<PositionIssue> issues;
  ASSERT_TRUE(take_position(kPosition, nullptr, standard_cards(), position.session, issues));
  EXPECT_EQ(round_trip(position).session.setup.era, Era::m10);
  Link fight = position;
  fight.kind = LinkKind::duel;
  play_on(fight.session, 30, 5);
  EXPECT_EQ(end_of(round_trip(fight).session), end_of(fight.session));
  Link watched = random_duel(3, 200);
  watched.kind = LinkKind::replay;
  watched.moment = 77;
  EXPECT_EQ(round_trip(watched).moment, 77u);
  Link challenge = random_duel(4, 0);
  challenge.kind = LinkKind::challenge;
  EXPECT_EQ(round_trip(challenge).session.setup.seed, challenge.session.setup.seed);
  Link deck;
  deck.kind = LinkKind::deck;
  deck.names[0] = "Árvores e água";
  deck.session.setup.decks[0] = deck_of(0);
  deck.session.setup.decks[0].resize(41);  // no standard deck
  EXPECT_EQ(round_trip(deck).session.setup.decks[0], deck.session.setup.decks[0]);
}

TEST(Link, HouseRulesEntropyAndOwnDecksComeBack) {
  Link link = random_duel(1, 0);
  auto& setup = link.session.setup;
  setup.rules.set(ManaBurn(u8(setup.rules.mana_burn()) ^ 1));
  setup.rules.set(Ante(u8(setup.rules.ante()) ^ 1));
  setup.life = 35;
  setup.first = 1;
  setup.decks[1].resize(50);
  setup.cards = session_fingerprint(link.session, standard_cards());
  play_on(link.session, 50, 9);
  link.session.entropy.push_back({u32(link.session.choices.size()), 0x12345678});
  play_on(link.session, 50, 10);
  link.session.entropy.push_back({u32(link.session.choices.size()), 0x123456789ABCDEF0u});
  const Link back = round_trip(link);
  EXPECT_EQ(end_of(back.session), end_of(link.session));
  EXPECT_EQ(back.session.setup.rules, setup.rules);
}

TEST(Link, BringsCardsAlong) {
  const std::string file = R"({"name": "Box of Own Making", "cost": "{1}", "types": ["artifact"],
      "abilities": [{"tap_for": "{C}"}]})";
  Link link = random_duel(2, 0);
  link.session.card_files = {file};
  std::vector<PositionIssue> issues;
  bool failed = false;
  const auto db = with_card_files(standard_cards(), link.session.card_files, issues, failed);
  ASSERT_TRUE(db && !failed);
  const u16 box = db->find("Box of Own Making");
  for (int i = 0; i < 20; ++i) link.session.setup.decks[0][std::size_t(i)] = box;
  link.session.setup.cards = session_fingerprint(link.session, standard_cards());
  play_on(link.session, 80, 3);
  const Link back = round_trip(link);
  EXPECT_EQ(back.session.card_files, link.session.card_files);
  EXPECT_EQ(back.session.setup.decks[0][0], box);
  EXPECT_EQ(end_of(back.session), end_of(link.session));
  // Who has the file already reads it as well.
  Link again;
  EXPECT_EQ(decode_link(encode_link(link, *db), *db, again).error, LinkError::none);
  Session saved;
  ASSERT_EQ(decode_session(encode_session(link.session, standard_cards()), standard_cards(), saved),
            SessionError::none);
  EXPECT_EQ(end_of(saved), end_of(link.session));
}

TEST(Link, AnAddressOrALineAroundItDoesNotMatter) {
  const Link link = random_duel(2, 40);
  const std::string text = encode_link(link, standard_cards());
  Link back;
  for (const std::string& around :
       {"https://example.org/upkeep/#" + text, " " + text + "\n", text + ".",
        "<" + std::string("a#") + text + ">", text.substr(0, 30) + "\r\n" + text.substr(30)})
    EXPECT_EQ(decode_link(around, standard_cards(), back).error, LinkError::none) << around;
}

TEST(Link, WhatIsCutOffIsRecognised) {
  const std::string text = encode_link(random_duel(5, 120), standard_cards());
  Link back;
  for (std::size_t n = 1; n < text.size(); ++n)
    EXPECT_EQ(decode_link(text.substr(0, n), standard_cards(), back).error, LinkError::truncated)
        << n;
  EXPECT_EQ(decode_link("", standard_cards(), back).error, LinkError::no_link);
  EXPECT_EQ(decode_link("#/decks", standard_cards(), back).error, LinkError::no_link);
}

TEST(Link, OlderFormatsAreRefusedByName) {
  Link back;
  for (const char* text : {"gFBHwQgxEq_9q-wCI23R0Vm26Opz4MQ", "gEwrwQgxEq7Lhk1igq4OX"})
    EXPECT_EQ(decode_link(text, standard_cards(), back).error, LinkError::older_format) << text;
  EXPECT_STREQ(link_error_name(LinkError::older_format), "older-format");
}

// 100,000 changes of one character: every one is refused.
TEST(Link, ChangedCharactersAreRefused) {
  constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::vector<std::string> links;
  for (u64 seed = 1; seed <= 10; ++seed)
    links.push_back(encode_link(random_duel(seed, seed * 25), standard_cards()));
  u64 random = 1;
  int accepted = 0;
  Link back;
  for (int i = 0; i < 100000; ++i) {
    random = random * 6364136223846793005ull + 1442695040888963407ull;
    std::string text = links[std::size_t(i) % links.size()];
    char& c = text[(random >> 20) % text.size()];
    const char was = c;
    while (c == was) {
      random = random * 6364136223846793005ull + 1442695040888963407ull;
      c = kDigits[random >> 40 & 63];
    }
    accepted += decode_link(text, standard_cards(), back).error == LinkError::none;
  }
  EXPECT_EQ(accepted, 0);
}

// What passes the checksum and makes no sense, as only somebody who means it would write it.
TEST(Link, ForgedLinksDoNoHarm) {
  u64 random = 7;
  int read = 0;
  for (int i = 0; i < 300; ++i) {
    const std::string text = encode_link(random_duel(u64(i % 7) + 1, 60), standard_cards());
    std::string bytes;
    ASSERT_TRUE(from_base64url(std::string_view(text).substr(1), bytes));
    bytes.resize(bytes.size() - 3);
    for (int k = 0; k < 1 + i % 3; ++k) {
      random = random * 6364136223846793005ull + 1442695040888963407ull;
      bytes[3 + (random >> 20) % (bytes.size() - 3)] = char(random >> 40);
    }
    bytes += link::checksum(bytes);
    Link back;
    const LinkReport report = decode_link("g" + to_base64url(bytes), standard_cards(), back);
    if (report.error == LinkError::none) {
      ++read;
      end_of(back.session);
    }
  }
  EXPECT_LT(read, 30);
}

// Milliseconds of this thread that reading a link takes.
double reading_takes(const std::string& text, LinkError& error) {
  timespec before, after;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before);
  Link back;
  error = decode_link(text, standard_cards(), back).error;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after);
  return double(after.tv_sec - before.tv_sec) * 1e3 + double(after.tv_nsec - before.tv_nsec) / 1e6;
}

// Begins something and takes it back, again and again: a game that never ends.
void dither(Session& session, std::size_t n) {
  Origin origin;
  std::vector<PositionIssue> issues;
  ASSERT_TRUE(origin.make(session, standard_cards(), issues));
  const auto s = std::make_unique<State>();
  replay(session, origin, *s, nullptr);
  Option options[kMaxOptions];
  for (std::size_t i = 0; i < n && !s->over; ++i) {
    const int count = legal(*s, origin.cards(), options);
    int pick = 0;
    for (int k = 0; k < count; ++k) {
      const OptionKind kind = options[k].kind;
      if (kind == OptionKind::activate || kind == OptionKind::cast || kind == OptionKind::object)
        pick = k;
      if (kind != OptionKind::back) continue;
      pick = k;
      break;
    }
    ASSERT_TRUE(play_choice(*s, origin.cards(), u16(pick), nullptr));
    session.choices.push_back(u16(pick));
  }
}

// Boards full of things to do, and choices without end, as no game of people makes them: written
// with whatever the writer takes, so that the reader has as much to do as it ever agrees to.
TEST(Times, OfReadingTheLongestLinks) {
  double worst = 0;
  for (const auto& [many, choices] : {std::pair(1, 20000), std::pair(60, 2500)}) {
    Link link;
    const std::string n = std::to_string(many);
    const std::string board =
        "scenario Much to do\nrules foundations\nA.play Shivan Dragon x" + n + ", Mountain x" + n +
        "\nA.hand Lightning Bolt x7\nB.play Grizzly Bears x" + n + "\nstart A main1\n";
    std::vector<PositionIssue> issues;
    ASSERT_TRUE(take_position(board, nullptr, standard_cards(), link.session, issues)) << many;
    link.kind = LinkKind::duel;
    dither(link.session, std::size_t(choices));
    std::string text = encode_link(link, standard_cards());
    while (text.empty() && link.session.choices.size() > 50) {
      link.session.choices.resize(link.session.choices.size() * 3 / 4);
      text = encode_link(link, standard_cards());
    }
    ASSERT_FALSE(text.empty());
    LinkError error;
    const double ms = reading_takes(text, error);
    EXPECT_EQ(error, LinkError::none);
    EXPECT_GT(link.session.choices.size(), 500u) << many;
    worst = std::max(worst, ms);
  }
#if defined(UPKEEP_SANITIZED) || !defined(__OPTIMIZE__)
  EXPECT_LT(worst, 2000);
#else
  EXPECT_LT(worst, 100);
#endif
  printf("the slowest takes %.0f ms\n", worst);
}

TEST(Link, BranchesOfOneGameAreKnown) {
  const Link link = random_duel(6, 100);
  Link one = link, two = link, other = random_duel(7, 100);
  play_on(one.session, 40, 1);
  play_on(two.session, 40, 2);
  const std::size_t common = common_choices(one.session, two.session);
  EXPECT_GE(common, 100u);
  EXPECT_LT(common, 140u);
  EXPECT_EQ(common_choices(link.session, one.session), link.session.choices.size());
  EXPECT_EQ(common_choices(link.session, other.session), ~std::size_t(0));
  one.session.entropy = two.session.entropy = {{100, 1}};
  EXPECT_EQ(common_choices(one.session, two.session), common);
  two.session.entropy = {{100, 2}};
  EXPECT_EQ(common_choices(one.session, two.session), 100u);
}

TEST(Link, WhatAPlayerHasNotSeenBeginsAfterTheirLastDecision) {
  const Link link = random_duel(9, 150);
  const CardDb& db = standard_cards();
  const auto s = std::make_unique<State>();
  replay(link.session, db, *s, nullptr);
  const u8 who = s->decision.player;
  const std::size_t seen = last_seen(link.session, db);
  ASSERT_LT(seen, link.session.choices.size());
  ASSERT_GT(seen, 0u);
  replay(link.session, db, *s, nullptr, seen - 1);
  EXPECT_EQ(s->decision.player, who);
}

}  // namespace
}  // namespace upkeep
