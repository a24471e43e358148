// Recorded duels at any of their moments, and as files that are tests themselves.
#include "session/replay.h"

#include <gtest/gtest.h>

#include <memory>

#include "decks/load.h"
#include "scenario/run.h"
#include "session/game_record.h"
#include "util/base64url.h"

namespace upkeep {
namespace {

// A duel of choices by chance; some with chance from outside.
Session play(Era era, u64 seed, std::size_t most) {
  Session session;
  session.setup.era = era;
  session.setup.rules = preset(era);
  session.setup.seed = ~seed * 0x9E3779B97F4A7C15ull;  // of all sizes
  std::vector<const DeckDef*> decks;
  for (const DeckDef& d : standard_decks())
    if (!d.bench && deck_problems(standard_cards(), d, preset(era)).empty()) decks.push_back(&d);
  for (std::size_t p = 0; p < 2; ++p)
    for (const auto& [card, count] : decks[(seed + p) % decks.size()]->cards)
      session.setup.decks[p].insert(session.setup.decks[p].end(), std::size_t(count), card);
  session.setup.cards = session_fingerprint(session, standard_cards());
  const auto s = std::make_unique<State>();
  start_duel(*s, standard_cards(), session.setup, nullptr);
  u64 chance = seed + 5;
  std::size_t mixed = 0;
  Option options[kMaxOptions];
  while (!s->over && session.choices.size() < most) {
    if (seed % 4 == 1 && session.choices.size() == 70) session.entropy.push_back({70, ~seed});
    mix_entropy(session, session.choices.size(), mixed, *s);
    const int n = legal(*s, standard_cards(), options);
    chance = chance * 6364136223846793005ull + 1442695040888963407ull;
    const u16 choice = u16((chance >> 33) % u64(n));
    play_choice(*s, standard_cards(), choice, nullptr);
    session.choices.push_back(choice);
  }
  return session;
}

TEST(Replay, EveryMomentIsThatOfTheDuel) {
  for (u64 seed = 0; seed < 8; ++seed) {
    const Session session = play(Era(seed % 4), seed, 300);
    Replay replay;
    std::string error;
    ASSERT_TRUE(replay.open(session, standard_cards(), error)) << error;
    const auto there = std::make_unique<State>();
    // Back and forth, over the states that are kept.
    for (std::size_t at : {std::size_t(0), session.choices.size(), std::size_t(47), std::size_t(48),
                           std::size_t(49), std::size_t(70), std::size_t(71), std::size_t(20)}) {
      if (at > session.choices.size()) continue;
      upkeep::replay(session, standard_cards(), *there, nullptr, at);
      EXPECT_EQ(hash_state(replay.at(at)), hash_state(*there)) << at;
    }
    for (std::size_t at = 0; at < replay.size();) {
      const std::size_t next = replay.find(Seek::turn, at, true);
      EXPECT_GT(next, at);
      if (next < replay.size()) {
        EXPECT_EQ(replay.find(Seek::turn, next + 1, false), next);
      }
      at = next;
    }
  }
}

TEST(Replay, TheTextHidesWhatASeatDoesNotKnow) {
  const Session session = play(Era::foundations, 3, 200);
  Replay replay;
  std::string error;
  ASSERT_TRUE(replay.open(session, standard_cards(), error)) << error;
  ViewNames names;
  names.player[0] = "Ana";
  names.player[1] = "Beto";
  const std::string all = replay_text(replay, kEverySeat, Lang::en, names),
                    none = replay_text(replay, kMaxPlayers, Lang::en, names);
  EXPECT_NE(all, none);
  EXPECT_NE(none.find("Ana draws a card"), std::string::npos) << none;
  EXPECT_EQ(all.find("draws a card"), std::string::npos);
  for (Lang lang : {Lang::pt, Lang::es, Lang::it})
    EXPECT_NE(replay_text(replay, 0, lang, names).find("Beto"), std::string::npos);
}

TEST(Replay, AsADuelFileItPasses) {
  for (u64 seed = 0; seed < 12; ++seed) {
    const Session session = play(Era(seed % 4), seed, seed < 8 ? 160 : 40 + seed * 7);
    Replay replay;
    std::string error;
    ASSERT_TRUE(replay.open(session, standard_cards(), error)) << error;
    const std::string text = replay_duel(replay, "a duel", {});
    const scenario::FileReport report = scenario::test_file("written.duel", text, standard_cards());
    EXPECT_EQ(report.passed, 1);
    ASSERT_TRUE(report.failures.empty()) << report.failures[0] << "\n" << text;
    // It is a test: where something else has happened it fails.
    std::string changed = text;
    changed.replace(changed.rfind("? life "), 7, "? life 9");
    EXPECT_EQ(scenario::test_file("changed.duel", changed, standard_cards()).passed, 0);
  }
}

TEST(Record, EverythingComesBack) {
  Record record;
  record.session = play(Era::m10, 5, 150);
  record.names[0] = "Ana";
  record.deck_names[1] = "grove";
  record.computer[1] = true;
  record.lang = Lang::pt;
  record.people = {{0, 0}, {7, 1}, {90, 0}};
  Variation line{record.session.choices, record.session.entropy, {{3, 0}}};
  line.choices.resize(80);
  record.branches = {line};
  record.notes = {{80, NoteKind::taken_back, 1, 4}};
  const std::string bytes = encode_record(record, standard_cards());
  Record back;
  std::string error;
  ASSERT_TRUE(decode_record(bytes, standard_cards(), back, error)) << error;
  EXPECT_EQ(back.session.choices, record.session.choices);
  EXPECT_EQ(back.session.entropy, record.session.entropy);
  EXPECT_EQ(back.people, record.people);
  EXPECT_EQ(back.branches, record.branches);
  EXPECT_EQ(back.notes, record.notes);
  EXPECT_EQ(back.names[0], "Ana");
  EXPECT_TRUE(back.computer[1]);
  EXPECT_EQ(encode_record(back, standard_cards()), bytes);
  // Nothing damaged is taken for a game.
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::string bad = bytes;
    bad[i] = char(bad[i] ^ 0x41);
    EXPECT_FALSE(decode_record(bad, standard_cards(), back, error)) << i;
    EXPECT_FALSE(decode_record(bytes.substr(0, i), standard_cards(), back, error)) << i;
  }
}

// What earlier versions have written: Ana (night) against Beto (grove), and a file of a replay.
TEST(Record, OlderFormatsAreRefusedByName) {
  const std::string older = "older-version";
  std::string bytes, error;
  ASSERT_TRUE(from_base64url(
      "VVBHMQAAAANBbmEFbmlnaHQEQmV0bwVncm92ZVVLAbZmxs18cQ-GAwACAP8FAAAAAAAAABQOzgIYQgQ-A0EESQNHA0"
      "UC7wICPwNKA2EEZAJXAlYBDtACF6cCBKACA5oCBKUCA6sCAqMCA6QCBJwCApsCA74CBLYCArkDArgCAUsH02oeB2iF"
      "AWdjtXEeUFg",
      bytes));
  Record record;
  EXPECT_FALSE(decode_record(bytes, standard_cards(), record, error));
  EXPECT_EQ(error, older);
  bytes[3] = '2';
  EXPECT_FALSE(decode_record(bytes, standard_cards(), record, error));
  EXPECT_EQ(error, older);
  bytes[3] = '9';
  EXPECT_FALSE(decode_record(bytes, standard_cards(), record, error));
  EXPECT_EQ(error, "newer-version");
  EXPECT_FALSE(decode_record(
      "session VUsBtmbGzXxxD4YDAAIA_wUAAAAAAAAAFA7OAhhCBD4DQQRJA0cDRQLvAgI_A0oDYQRkAlcCVgEO0AIX\n",
      standard_cards(), record, error));
  EXPECT_EQ(error, older);
  // Bytes of a session without anything around them are no file of this program.
  EXPECT_FALSE(decode_record(encode_session(play(Era::m10, 2, 20), standard_cards()),
                             standard_cards(), record, error));
  EXPECT_EQ(error, "no-record");
}

}  // namespace
}  // namespace upkeep
