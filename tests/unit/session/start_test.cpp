// Duels that begin from a position, chance from outside, and which cards a session is of.
#include "session/start.h"

#include <gtest/gtest.h>

#include <cstring>

#include "cards/load.h"
#include "decks/load.h"

namespace upkeep {
namespace {

constexpr const char* kFight = R"(scenario A fight
rules m10 foundations
seed 12
A.play creature 4/1 red as Ogre, Mountain x3   # three of them
B.play Grizzly Bears
A.hand Lightning Bolt
B.life 12
start A main1

A cast Lightning Bolt -> Grizzly Bears
= damage Lightning Bolt -> Grizzly Bears 3
)";

Session session_of(const char* text) {
  Session session;
  std::vector<PositionIssue> issues;
  EXPECT_TRUE(take_position(text, nullptr, standard_cards(), session, issues))
      << (issues.empty() ? std::string() : say(issues[0].message));
  return session;
}

void play_some(Session& session, int n) {
  Origin origin;
  std::vector<PositionIssue> issues;
  ASSERT_TRUE(origin.make(session, standard_cards(), issues));
  const auto s = std::make_unique<State>();
  replay(session, origin, *s, nullptr);
  Option options[kMaxOptions];
  for (int i = 0; i < n && !s->over; ++i) {
    const int count = legal(*s, origin.cards(), options);
    const u16 choice = u16(i % 5 == 1 ? (i / 5) % count : 0);
    ASSERT_TRUE(play_choice(*s, origin.cards(), choice, nullptr));
    session.choices.push_back(choice);
  }
}

u64 end_of(const Session& session) {
  const auto s = std::make_unique<State>();
  EXPECT_EQ(replay(session, standard_cards(), *s, nullptr), session.choices.size());
  return hash_state(*s);
}

TEST(Origin, APositionIsSavedAndPlayedAgain) {
  Session session = session_of(kFight);
  EXPECT_EQ(session.setup.era, Era::m10);
  EXPECT_EQ(session.position.find("cast"), std::string::npos);
  EXPECT_EQ(session.position.find("three of them"), std::string::npos);
  play_some(session, 60);
  Session back;
  ASSERT_EQ(decode_session(encode_session(session, standard_cards()), standard_cards(), back),
            SessionError::none);
  EXPECT_EQ(back.position, session.position);
  EXPECT_EQ(back.choices, session.choices);
  EXPECT_EQ(end_of(back), end_of(session));
}

TEST(Origin, TheEraAskedForIsTaken) {
  const Era era = Era::foundations;
  Session session;
  std::vector<PositionIssue> issues;
  ASSERT_TRUE(take_position(kFight, &era, standard_cards(), session, issues));
  EXPECT_EQ(session.setup.era, Era::foundations);
}

TEST(Origin, MistakesHaveTheirPlaces) {
  Session session;
  std::vector<PositionIssue> issues;
  EXPECT_FALSE(
      take_position("scenario X\nrules m10\n\n# nothing\nA.play Grizly Bears\nstart A main1\n",
                    nullptr, standard_cards(), session, issues));
  ASSERT_EQ(issues.size(), 1u);
  EXPECT_EQ(issues[0].line, 5u);
  EXPECT_EQ(issues[0].column, 8u);
  EXPECT_NE(say(issues[0].message).find("Grizzly Bears"), std::string::npos);
  issues.clear();
  EXPECT_FALSE(take_position("rubbish", nullptr, standard_cards(), session, issues));
  EXPECT_FALSE(issues.empty());
  issues.clear();
  EXPECT_FALSE(take_position("scenario X\nrules m10\nC.play Plains\nstart A main1\n", nullptr,
                             standard_cards(), session, issues));
  EXPECT_FALSE(issues.empty());
}

TEST(Origin, EntropyChangesWhatComesAndIsPlayedAgain) {
  Session session;
  session.setup.seed = 4;
  for (int p = 0; p < 2; ++p)
    for (const auto& [card, count] : standard_decks()[0].cards)
      session.setup.decks[p].insert(session.setup.decks[p].end(), std::size_t(count), card);
  play_some(session, 40);
  Session other = session;
  session.entropy = {{40, 1}};
  other.entropy = {{40, 2}};
  EXPECT_NE(end_of(session), end_of(other));
  EXPECT_EQ(undo_limit(session, standard_cards(), 0), 40u);
  play_some(session, 100);
  Session back;
  ASSERT_EQ(decode_session(encode_session(session, standard_cards()), standard_cards(), back),
            SessionError::none);
  EXPECT_EQ(back.entropy, session.entropy);
  EXPECT_EQ(end_of(back), end_of(session));
}

std::vector<LoadError> load(CardDb& db, const char* json) {
  std::vector<LoadError> errors;
  load_cards(db, "test.json", json, std::strlen(json), errors);
  return errors;
}

TEST(Origin, OnlyTheCardsOfTheSessionCount) {
  const char* mine = R"({"name": "Mine", "cost": "{1}", "types": ["artifact"],
      "abilities": [{"tap_for": "{G}"}]})";
  const char* changed = R"({"name": "Mine", "cost": "{1}", "types": ["artifact"],
      "abilities": [{"tap_for": "{R}"}]})";
  const char* another = R"({"name": "Other", "cost": "{2}", "types": ["creature"], "power": 1,
      "toughness": 1, "subtypes": ["Imp"], "abilities": [{"triggered": {"when": "dies",
      "object": "self", "effects": [{"do": "draw", "amount": 2}]}}]})";
  CardDb before, added, corrected;
  ASSERT_TRUE(load(before, mine).empty());
  const std::vector<LoadError> errors = load(added, another);
  ASSERT_TRUE(errors.empty()) << errors[0].where << say(errors[0].message);
  ASSERT_TRUE(load(added, mine).empty());
  ASSERT_TRUE(load(corrected, changed).empty());
  Session session;
  for (int p = 0; p < 2; ++p) session.setup.decks[p].assign(40, before.find("Mine"));
  const std::string bytes = encode_session(session, before);
  Session back;
  ASSERT_EQ(decode_session(bytes, added, back), SessionError::none);
  EXPECT_EQ(back.setup.decks[0][0], added.find("Mine"));
  EXPECT_NE(added.find("Mine"), before.find("Mine"));
  EXPECT_EQ(decode_session(bytes, corrected, back), SessionError::other_cards);
  EXPECT_EQ(decode_session(bytes, CardDb(), back), SessionError::other_cards);
}

}  // namespace
}  // namespace upkeep
