// Files that must fail, each with the right place and reason; and games as lists of choices.
#include <gtest/gtest.h>

#include <dirent.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <sstream>

#include "decks/load.h"
#include "project.h"
#include "rounds.h"
#include "scenario/run.h"
#include "session/session.h"

namespace upkeep {
namespace {

using scenario::FileReport;

std::string failure(const std::string& body) {
  const FileReport r =
      scenario::test_file("x.duel", "scenario T\nrules foundations\n" + body, standard_cards());
  return r.failures.empty() ? "" : r.failures[0];
}
void fails(const std::string& body, const std::string& place, const std::string& reason) {
  const std::string message = failure(body);
  EXPECT_NE(message.find("x.duel:" + place + ": "), std::string::npos) << body << "\n" << message;
  EXPECT_NE(message.find(reason), std::string::npos) << body << "\n" << message;
}

const std::string kBolt =
    "A.play Mountain\nA.hand Lightning Bolt\nB.play Grizzly Bears\n";  // lines 3-5

TEST(DuelRunner, PassesWhatHolds) {
  EXPECT_EQ(failure(kBolt + "A cast Lightning Bolt -> Grizzly Bears\nend B.grave Grizzly Bears\n"),
            "");
}

TEST(DuelRunner, EveryExpectationCanFail) {
  fails(kBolt + "A cast Lightning Bolt -> B\nend life 20 18\n", "7:5", "life is 20 17");
  fails(kBolt + "? Grizzly Bears 3/3\n", "6:3", "Grizzly Bears is 2/2");
  fails(kBolt + "? Grizzly Bears tapped\n", "6:3", "untapped");
  fails(kBolt + "? B.play Grizzly Bears x2\n", "6:3", "Grizzly Bears is missing");
  fails(kBolt + "? B.play none\n", "6:3", "there's also Grizzly Bears");
  fails(kBolt + "? A.hand 2\n", "6:3", "has 1 cards");
  fails(kBolt + "? A.hand lacks Lightning Bolt\n", "6:3", "A.hand has: Lightning Bolt");
  fails(kBolt + "? stack Lightning Bolt\n", "6:3", "the stack is: empty");
  fails(kBolt + "? step upkeep\n", "6:3", "main1");
  fails(kBolt + "? to-act B\n", "6:3", "A must act");
  fails(kBolt + "? A wins\n", "6:3", "A must act");
  fails(kBolt + "? Grizzly Bears has flying\n", "6:3", "doesn't have flying");
  fails(kBolt + "? Grizzly Bears color blue\n", "6:3", "is green");
  fails(kBolt + "? Grizzly Bears type artifact\n", "6:3", "creature Bear");
  fails(kBolt + "? Grizzly Bears subtype Ogre\n", "6:3", "creature Bear");
  fails(kBolt + "? Grizzly Bears controller A\n", "6:3", "B controls Grizzly Bears");
  fails(kBolt + "? Lightning Bolt in A.grave\n", "6:3", "A.hand");
  fails(kBolt + "? Lightning Bolt tapped\n", "6:3", "isn't in play");
  fails(kBolt + "? A.mana R\n", "6:3", "A.mana is empty");
  fails(kBolt + "? A.counters poison 1\n", "6:3", "0 poison");
  fails(kBolt + "A cast Lightning Bolt -> B\n= damage Lightning Bolt -> B 3\n", "7:1",
        "cast Lightning Bolt");
  fails(kBolt +
            "A cast Lightning Bolt -> B\nresolve\n= damage Lightning Bolt -> B 3\n= resolve "
            "Lightning Bolt\n",
        "9:1", "after the previous line");
  fails(kBolt + "A cast Lightning Bolt -> B\n! cast Lightning Bolt\n", "7:1", "this happened");
}

TEST(DuelRunner, ActionsThatCannotBe) {
  fails(kBolt + "A cast Lightning Bolt -> A\nA cast Lightning Bolt -> B\n", "7:1", "not legal now");
  fails(kBolt + "A cast Lightning Bolt\n", "6:1", "a target is missing");
  fails(kBolt + "A cast Lightning Bolt -> Mountain\n", "6:1", "isn't a legal target");
  fails(kBolt + "A cast Lightning Bolt -> B, Grizzly Bears\n", "6:1", "unexpected target");
  fails(kBolt + "A cast Lightning Bolt -> B x 3\n", "6:1", "part of the line doesn't apply here");
  fails(kBolt + "A cast Lightning Bolt -> B with kicker\n", "6:1",
        "part of the line doesn't apply here");
  fails(kBolt + "A cast Lightning Bolt -> B pay G\n", "6:1", "no G mana left");
  fails(kBolt + "A cast Lightning Bolt -> B pay R1\n", "6:1", "this costs 1 mana");
  fails(kBolt + "A cast Lightning Blot -> B\n", "6:8", "did you mean Lightning Bolt");
  fails(kBolt + "A cast Lightning Bolt mode\n", "6:8", "neither a card nor a label");
  fails(kBolt + "A.grave Lightening\n", "6:9", "unknown card");
  fails(kBolt + "resolve\n", "6:1", "nothing to resolve");
  fails(kBolt + "until turn 5\n", "6:1", "has already begun");
  fails(kBolt + "A choose red\n", "6:1", "can't become legal");
  fails(kBolt + "B attack Grizzly Bears\nB assign Grizzly Bears: A 3\n", "7:1",
        "can't become legal");
  fails(kBolt + "A cannot cast Lightning Bolt -> B\n", "6:1", "this is legal");
  fails(kBolt + "A can cast Lightning Bolt -> Mountain\n", "6:1", "this isn't legal");
  fails(kBolt + "A cannot play Mountain because not_your_turn\n", "6:1", "the reason is");
  fails(kBolt + "B cast Lightning Bolt -> A\n", "6:1", "");
}

TEST(DuelRunner, QuestionsLeftUnanswered) {
  const std::string rot =
      "A.play Swamp x3\nA.hand Mind Rot, Forest\nB.hand Fog, Terror, Island\n"
      "A cast Mind Rot -> B\nresolve\n";
  fails(rot + "end B.hand 1\n", "8:1", "missing choice");
  fails(rot + "? B.hand 3\n", "8:1", "missing choice");
  fails(rot + "A play Forest\n", "8:1", "until a choice is made");
  fails(rot + "resolve\n", "8:1", "");
  fails(rot + "until B upkeep\n", "8:1", "missing choice");
  fails("A.play Grizzly Bears\nB.hand Forest\nB play Forest\n", "5:1", "declare attackers");
}

// What nobody was asked for, and what was asked and not answered.
TEST(DuelRunner, AShareForWhoIsDealtNothing) {
  const std::string blocked =
      "A.play creature 5/5 red as Beast\nB.play creature 2/2 green as Front, creature 4/4 green as "
      "Back, creature 1/1 green as Third\nA attack Beast\nB block Front -> Beast, Back -> Beast\n";
  EXPECT_EQ(failure(blocked + "A assign Beast: Front 3, Back 2\n"), "");
  fails(blocked + "A assign Beast: Front 3, B 2\n", "7:1", "\"B\" can't be dealt this damage");
  fails(blocked + "A assign Beast: Front 3, Third 2\n", "7:1",
        "\"Third\" can't be dealt this damage");
}

TEST(DuelRunner, AnOrderOfWhatIsNotOrdered) {
  const std::string blocked =
      "A.play creature 5/5 red as Beast\nB.play creature 2/2 green as Front, creature 4/4 green as "
      "Back, creature 1/1 green as Third\nA attack Beast\nB block Front -> Beast, Back -> Beast\n";
  auto in_m10 = [&](const std::string& line) {
    const FileReport r =
        scenario::test_file("x.duel", "scenario T\nrules m10\n" + blocked + line, standard_cards());
    return r.failures.empty() ? "" : r.failures[0];
  };
  EXPECT_EQ(in_m10("A order Front, Back\nA assign Beast: Front 2, Back 3\n"), "");
  const std::string third = in_m10("A order Front, Third\nA assign Beast: Front 2, Back 3\n");
  EXPECT_NE(third.find("x.duel:7:1: "), std::string::npos) << third;
  EXPECT_NE(third.find("unexpected \"Third\": nothing is left to order"), std::string::npos)
      << third;
}

TEST(DuelRunner, AQuestionOpenAtTheEnd) {
  const std::string trample =
      "A.play creature 5/5 red [trample] as Beast\nB.play creature 2/2 green as Front\n"
      "A attack Beast\nB block Front -> Beast\nA pass\nB pass\n";
  fails(trample + "end life 20 20\n", "9:1", "assign combat damage for Beast");
  fails(trample, "8:1", "assign combat damage for Beast");
  EXPECT_EQ(failure(trample + "A assign Beast: Front 2, B 3\nend life 20 17\n"), "");
}

TEST(DuelRunner, ARedirectionIsNotDeclinedByItself) {
  const std::string bolt =
      "option planeswalkerRedirect on\nA.play Mountain\nA.hand Lightning Bolt\n"
      "B.play Jace Beleren\nA cast Lightning Bolt -> B\nresolve\n";
  fails(bolt + "end life 20 17\n", "9:1", "missing choice");
  EXPECT_EQ(failure(bolt + "A choose B\nend life 20 17\n"), "");
  EXPECT_EQ(failure(bolt + "A choose Jace Beleren\nend life 20 20; B.play none\n"), "");
}

TEST(DuelRunner, WhatHappenedOnceIsSaidOnce) {
  const std::string rot =
      "A.play Swamp x3\nA.hand Mind Rot\nB.hand Terror x2\nA cast Mind Rot -> B\nresolve\n";
  EXPECT_EQ(failure(rot + "B discard Terror\nB discard Terror\n"), "");
  fails(rot + "B discard Terror\nB discard Terror\nB discard Terror\n", "10:1",
        "there's nothing to discard now");
}

TEST(DuelRunner, ALabelIsNoPlayer) {
  fails("A.play Grizzly Bears as B\n", "3:25", "B");
  fails("A.play Grizzly Bears as \"B\"\n", "3:8", "a player's letter");
}

TEST(DuelRunner, AmbiguousNames) {
  const std::string two =
      "A.play Mountain, Grizzly Bears\nA.hand Lightning Bolt\nB.play Grizzly Bears\n";
  fails(two + "A cast Lightning Bolt -> Grizzly Bears\n", "6:1", "could mean several things");
  fails(two + "? Grizzly Bears 2/2\n", "6:3", "could be several");
  EXPECT_EQ(
      failure(two + "A cast Lightning Bolt -> B.play:Grizzly Bears\n? B.play:Grizzly Bears 2/2\n"),
      "");
  fails("A.play Plains x2, Serra Angel, Healing Salve\n", "3:32", "expected a permanent");
  fails("A.hand Healing Salve\nA.play Plains\nA cast Healing Salve -> A\n", "5:1",
        "could mean several");
  fails("A.play Grizzly Bears as X, Forest as x\n", "3:28", "appears twice");
  fails("A.play Unholy Strength (on Grizzly Bears)\n", "3:28", "isn't in play");
}

TEST(DuelRunner, ErasThatAreNotBuilt) {
  for (int e = 0; e < int(Era::count); ++e) {
    if (era_supported(Era(e))) continue;
    const std::string text = std::string("scenario T\nrules ") + era_name(Era(e)) + "\n";
    const FileReport r = scenario::test_file("x.duel", text, standard_cards());
    EXPECT_EQ(r.failed, 1);
    ASSERT_EQ(r.failures.size(), 1u);
    EXPECT_NE(r.failures[0].find("aren't supported yet"), std::string::npos);
    const Era only = Era::m10;
    EXPECT_EQ(scenario::test_file("x.duel", text, standard_cards(), &only).failed, 0);
  }
}

// The second event isn't there, so nothing is known of where the third would be.
TEST(DuelRunner, AnEventIsSoughtAmongThoseSinceTheLastAction) {
  const scenario::FileReport r = scenario::test_file(
      "x.duel",
      "scenario Cast once\nrules m10\nA.play Island x6\nA.hand Capsize\nB.play Grizzly Bears\n"
      "A cast Capsize with buyback -> Grizzly Bears\n= cast Capsize\nresolve\n"
      "= cast Capsize\n= cast Capsize\n",
      standard_cards());
  EXPECT_EQ(r.passed, 0);
  EXPECT_EQ(r.failed, 1);
}

// Whole files with lines left out, doubled, exchanged, or with another word in the place of one.
// They may fail as they like, but only so.
TEST(DuelRunner, SurvivesBrokenFiles) {
  const std::string folder = project_path("tests/scenarios/format");
  std::vector<std::string> names, lines;
  DIR* dir = opendir(folder.c_str());
  ASSERT_NE(dir, nullptr);
  while (const dirent* e = readdir(dir))
    if (e->d_name[0] != '.') names.push_back(e->d_name);
  closedir(dir);
  std::sort(names.begin(), names.end());
  std::vector<std::vector<std::string>> files;
  std::vector<std::string> words;
  for (const std::string& name : names) {
    std::ifstream in(folder + "/" + name);
    files.emplace_back();
    for (std::string line; std::getline(in, line);) {
      files.back().push_back(line);
      std::istringstream cut(line);
      for (std::string word; cut >> word;) words.push_back(word);
    }
  }
  u64 random = 99;
  auto below = [&](std::size_t n) {
    random = random * 6364136223846793005ull + 1442695040888963407ull;
    return std::size_t((random >> 33) % n);
  };
  int passed = 0;
  const int tries = rounds(400, 1500);
  for (int i = 0; i < tries; ++i) {
    std::vector<std::string> text = files[below(files.size())];
    for (std::size_t n = 1 + below(3); n > 0; --n) {
      const std::size_t at = 2 + below(text.size() - 2);
      switch (below(5)) {
        case 0:
          text.erase(text.begin() + long(at));
          break;
        case 1:
          text.insert(text.begin() + long(at), text[2 + below(text.size() - 2)]);
          break;
        case 2:
          std::swap(text[at], text[2 + below(text.size() - 2)]);
          break;
        default: {
          std::istringstream cut(text[at]);
          std::vector<std::string> parts;
          for (std::string word; cut >> word;) parts.push_back(word);
          if (parts.empty()) break;
          parts[below(parts.size())] = words[below(words.size())];
          text[at].clear();
          for (const std::string& word : parts) text[at] += word + " ";
        }
      }
      if (text.size() < 4) break;
    }
    std::string whole;
    for (const std::string& line : text) whole += line + "\n";
    passed += scenario::test_file("x.duel", whole, standard_cards()).passed;
  }
  EXPECT_GT(passed, 0);
}

// ---- games as lists of choices
Session random_game(u64 seed, State& s) {
  const CardDb& db = standard_cards();
  Session session;
  session.setup.seed = seed;
  for (int p = 0; p < 2; ++p) {
    const DeckDef& deck = standard_decks()[std::size_t(p) % standard_decks().size()];
    for (const auto& [card, n] : deck.cards)
      session.setup.decks[p].insert(session.setup.decks[p].end(), std::size_t(n), card);
  }
  session.setup.cards = session_fingerprint(session, db);
  start_duel(s, db, session.setup, nullptr);
  u64 random = seed;
  while (!s.over && session.choices.size() < 4000) {
    Option options[kMaxOptions];
    const int n = legal(s, db, options);
    random = random * 6364136223846793005ull + 1442695040888963407ull;
    const u16 pick = s.decision.prompt == Prompt::pay_mana ? u16(0) : u16((random >> 33) % u64(n));
    EXPECT_TRUE(play_choice(s, db, pick, nullptr));
    session.choices.push_back(pick);
  }
  return session;
}

TEST(Session, ReplaysToTheSameState) {
  const CardDb& db = standard_cards();
  const auto first = std::make_unique<State>(), again = std::make_unique<State>();
  for (u64 seed = 1; seed <= 5; ++seed) {
    const Session session = random_game(seed, *first);
    Session back;
    ASSERT_EQ(decode_session(encode_session(session, db), db, back), SessionError::none);
    EXPECT_EQ(replay(back, db, *again, nullptr), session.choices.size());
    EXPECT_EQ(hash_state(*again), hash_state(*first));
    // Going back is playing fewer choices.
    const std::size_t half = session.choices.size() / 2;
    EXPECT_EQ(replay(back, db, *again, nullptr, half), half);
    for (std::size_t i = half; i < session.choices.size(); ++i)
      ASSERT_TRUE(play_choice(*again, db, session.choices[i], nullptr));
    EXPECT_EQ(hash_state(*again), hash_state(*first));
    const std::size_t limit = undo_limit(session, db, 0);
    EXPECT_GT(limit, 0u);
    EXPECT_LE(limit, session.choices.size());
    // An impossible choice ends the replay there.
    back.choices[half] = 0xFF00;
    EXPECT_EQ(replay(back, db, *again, nullptr), half);
  }
}

TEST(Session, ConcedingIsAChoice) {
  const CardDb& db = standard_cards();
  const auto s = std::make_unique<State>();
  Session session = random_game(3, *s);
  session.choices.resize(10);
  session.choices.push_back(kConcedeChoice + 1);
  EXPECT_EQ(replay(session, db, *s, nullptr), 11u);
  EXPECT_TRUE(s->over);
  EXPECT_EQ(s->winner, 0);
}

TEST(Session, LandsCanBeTakenBackDrawsCannot) {
  const CardDb& db = standard_cards();
  Session session;
  const u16 forest = db.find("Forest");
  ASSERT_NE(forest, 0);
  session.setup.decks[0].assign(40, forest);
  session.setup.decks[1].assign(40, forest);
  session.setup.first = 0;
  const auto s = std::make_unique<State>();
  start_duel(*s, db, session.setup, nullptr);
  auto choose = [&](auto&& want) {
    Option options[kMaxOptions];
    const int n = legal(*s, db, options);
    for (int i = 0; i < n; ++i)
      if (want(options[i])) {
        ASSERT_TRUE(play_choice(*s, db, u16(i), nullptr));
        session.choices.push_back(u16(i));
        return;
      }
    FAIL() << "no such option";
  };
  while (s->decision.prompt == Prompt::mulligan)
    choose([](const Option& o) { return o.kind == OptionKind::yes; });
  while (s->step != Step::main1) choose([](const Option& o) { return o.kind == OptionKind::pass; });
  const std::size_t before = session.choices.size();
  choose([](const Option& o) { return o.kind == OptionKind::play_land; });
  EXPECT_LE(undo_limit(session, db, 0), before);
  while (s->turn == 1)
    choose(
        [](const Option& o) { return o.kind == OptionKind::pass || o.kind == OptionKind::done; });
  while (s->step != Step::main1) choose([](const Option& o) { return o.kind == OptionKind::pass; });
  EXPECT_GT(undo_limit(session, db, 0), before + 1);
}

}  // namespace
}  // namespace upkeep
