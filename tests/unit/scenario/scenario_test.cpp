// The parser of .duel files: what it takes, what it refuses and how, and that no bytes upset it.
#include <gtest/gtest.h>

#include "rounds.h"
#include "scenario/parse.h"
#include "scenario/run.h"
#include "session/session.h"
#include "util/base64url.h"

namespace upkeep {
namespace {

using scenario::Check;
using scenario::CheckKind;
using scenario::Issue;
using scenario::Kind;
using scenario::NameKind;
using scenario::Scenario;
using scenario::Statement;

Scenario parsed(const std::string& body) {
  Scenario s;
  std::vector<Issue> issues;
  const bool ok =
      scenario::parse("x.duel", "scenario T\nrules m10 foundations\n" + body, s, issues);
  EXPECT_TRUE(ok) << body << "\n"
                  << (issues.empty() ? "" : scenario::format_issue("x.duel", issues[0]));
  return s;
}
Statement one(const std::string& line) {
  const Scenario s = parsed(line);
  return s.statements.empty() ? Statement{} : s.statements[0];
}
std::string refused(const std::string& text) {
  Scenario s;
  std::vector<Issue> issues;
  EXPECT_FALSE(scenario::parse("x.duel", text, s, issues)) << text;
  return issues.empty() ? "" : scenario::format_issue("x.duel", issues[0]);
}
std::string refused_line(const std::string& line) {
  return refused("scenario T\nrules m10\n" + line + "\n");
}

TEST(DuelParser, Header) {
  Scenario s;
  std::vector<Issue> issues;
  ASSERT_TRUE(scenario::parse("x.duel",
                              "\xEF\xBB\xBFscenario First strike kills # comment\r\n"
                              "id       E-070, E-071\n"
                              "\n"
                              "rules    fifth sixth m10 foundations\n"
                              "cite     seed 002 \"First # Strike\"; CR 702.7b\n"
                              "seed     77\nfirst B\nturn 6\nstart B draw\noption ante on\n",
                              s, issues));
  EXPECT_EQ(s.title, "First strike kills");
  EXPECT_EQ(s.id, "E-070, E-071");
  EXPECT_EQ(s.cite, "seed 002 \"First # Strike\"; CR 702.7b");
  EXPECT_EQ(s.rules.size(), 4u);
  EXPECT_EQ(s.seed, 77u);
  ASSERT_EQ(s.statements.size(), 4u);
  EXPECT_EQ(s.statements[0].player, 1);
  EXPECT_EQ(s.statements[2].step, Step::draw);
  EXPECT_EQ(s.statements[3].word, "ante");
  EXPECT_EQ(s.statements[3].pos.line, 10u);
}

TEST(DuelParser, Positions) {
  Statement s =
      one("A.play Grizzly Bears as Bear1 (tapped, damage 1), Mountain x2, \"Foo, Bar\" x 3");
  ASSERT_EQ(s.items.size(), 3u);
  EXPECT_EQ(s.items[0].name, "Grizzly Bears");
  EXPECT_EQ(s.items[0].label, "Bear1");
  EXPECT_TRUE(s.items[0].mods.tapped);
  EXPECT_EQ(s.items[0].mods.damage, 1);
  EXPECT_EQ(s.items[1].count, 2);
  EXPECT_EQ(s.items[2].name, "Foo, Bar");
  EXPECT_EQ(s.items[2].count, 3);
  s = one("B.play creature 4/1 red [flying, first strike] as Brute, token 1/1 green Saproling x2");
  ASSERT_EQ(s.items.size(), 2u);
  EXPECT_EQ(s.items[0].name, "creature 4/1 red [flying, first strike]");
  EXPECT_TRUE(s.items[0].defined);
  EXPECT_EQ(s.items[1].name, "token 1/1 green Saproling");
  EXPECT_EQ(s.items[1].count, 2);
  s = one("A.play Holy Strength (on Grizzly Bears, owner B, chosen blue, counters +1/+1 x2, sick)");
  EXPECT_EQ(s.items[0].mods.host.text, "Grizzly Bears");
  EXPECT_EQ(s.items[0].mods.owner, 1);
  ASSERT_EQ(s.items[0].mods.counters.size(), 1u);
  EXPECT_EQ(s.items[0].mods.counters[0].n, 2);
  EXPECT_TRUE(one("A.library none").empty_zone);
  EXPECT_EQ(one("A.play Circle of Protection: Red").items[0].name, "Circle of Protection: Red");
  s = one("A.mana RRG2");
  EXPECT_EQ(s.pay.kinds[kR], 2);
  EXPECT_EQ(s.pay.kinds[kG], 1);
  EXPECT_EQ(s.pay.generic, 2);
  EXPECT_EQ(parsed("D.hand Terror").players, 4);
}

TEST(DuelParser, Actions) {
  Statement s = one("A cast Fireball -> Bear1, \"X, the -> Y\" x 4 pay RR2 # c");
  EXPECT_EQ(s.kind, Kind::cast);
  EXPECT_EQ(s.object.text, "Fireball");
  ASSERT_EQ(s.names.size(), 2u);
  EXPECT_EQ(s.names[1].text, "X, the -> Y");
  EXPECT_EQ(s.x, 4);
  EXPECT_EQ(s.pay.generic, 2);
  s = one("B cast Healing Salve mode 2 -> B");
  EXPECT_EQ(s.modes, std::vector<int>({2}));
  EXPECT_EQ(s.names[0].kind, NameKind::player);
  s = one(
      "A cast X with kicker, buyback -> A.grave:Terror, spell Jump, ability Pestilence divide 3,1");
  EXPECT_EQ(s.with.size(), 2u);
  EXPECT_EQ(s.names[0].kind, NameKind::zoned);
  EXPECT_EQ(s.names[0].zone, Zone::graveyard);
  EXPECT_EQ(s.names[1].kind, NameKind::spell);
  EXPECT_EQ(s.names[2].kind, NameKind::ability);
  EXPECT_EQ(s.divide, std::vector<int>({3, 1}));
  EXPECT_EQ(one("A cast Spell Blast -> spell Jump x 1").object.text, "Spell Blast");
  EXPECT_EQ(one("A activate Mishra's Factory ability 2").ability, 2);
  EXPECT_TRUE(one("A tap City of Brass for G").has_for);
  s = one("A attack Mesa Pegasus & War Mammoth, Serra Angel -> B");
  ASSERT_EQ(s.attackers.size(), 2u);
  EXPECT_EQ(s.attackers[0].band.size(), 2u);
  EXPECT_TRUE(s.attackers[1].has_target);
  EXPECT_TRUE(one("A attack").attackers.empty());
  s = one("B block Bear1 -> White Knight, Bear2 -> White Knight");
  ASSERT_EQ(s.blocks.size(), 2u);
  EXPECT_EQ(s.blocks[1].blocker.text, "Bear2");
  s = one("A assign War Mammoth: Bear1 2, B 1");
  EXPECT_EQ(s.object.text, "War Mammoth");
  ASSERT_EQ(s.shares.size(), 2u);
  EXPECT_EQ(s.shares[1].to.kind, NameKind::player);
  EXPECT_EQ(s.shares[0].amount, 2);
  s = one("A assign \"Circle of Protection: Red\": A 3");
  EXPECT_EQ(s.object.text, "Circle of Protection: Red");
  EXPECT_EQ(one("A keep bottom Island, Swamp").names.size(), 2u);
  EXPECT_EQ(one("A choose black, blue").names.size(), 2u);
  s = one("A cannot cast Healing Salve -> A because not enough mana");
  EXPECT_EQ(s.because, "not_enough_mana");
  EXPECT_EQ(one("until A begin-combat").step, Step::begin_combat);
  EXPECT_EQ(one("until turn 7").number, 7);
}

TEST(DuelParser, Expectations) {
  Statement s = one("= damage White Knight -> Grizzly Bears 2");
  EXPECT_EQ(s.event.type, LogEvent::damage);
  EXPECT_EQ(s.event.other.text, "Grizzly Bears");
  EXPECT_EQ(s.event.amount, 2);
  EXPECT_EQ(one("! damage White Knight -> B").event.amount, -1);
  EXPECT_EQ(one("= counter +1/+1 2 -> Bear1").event.counter, Counter::p1p1);
  s = one("= control Serra Angel B");
  EXPECT_EQ(s.event.object.text, "Serra Angel");
  EXPECT_EQ(s.event.player, 1);
  EXPECT_EQ(one("= window damage-prevention").event.window, WindowKind::prevention);
  EXPECT_EQ(one("= mana-burn A 2").event.type, LogEvent::mana_burn);
  s = one(
      "? Grizzly Bears 5/5; Grizzly Bears has first strike; \"A, B\" on White Knight; life 17 -2");
  ASSERT_EQ(s.checks.size(), 4u);
  EXPECT_EQ(s.checks[0].kind, CheckKind::power_toughness);
  EXPECT_EQ(s.checks[1].keyword, Keyword::first_strike);
  EXPECT_EQ(s.checks[2].subject.text, "A, B");
  EXPECT_EQ(s.checks[2].other.text, "White Knight");
  EXPECT_EQ(s.checks[3].numbers, std::vector<int>({17, -2}));
  s = one(
      "@m10 @foundations end A.play White Knight, Forest x2; B.grave none; stack empty; A wins");
  EXPECT_EQ(s.eras, 12);
  EXPECT_EQ(s.checks[0].items[1].count, 2);
  EXPECT_EQ(s.checks[1].kind, CheckKind::zone_is);
  EXPECT_TRUE(s.checks[1].items.empty());
  EXPECT_EQ(s.checks[3].kind, CheckKind::wins);
  s =
      one("? X lacks protection from black; A.hand 3; A.grave has Terror; A.mana empty; to-act B; "
          "step end-combat; X type artifact creature; X in A.grave; stack Giant Growth, ability Y; "
          "X counters -1/-1 2; game drawn; X colorless; X color white blue; X subtype Island");
  EXPECT_EQ(s.checks.size(), 14u);
  EXPECT_EQ(s.checks[6].types, kArtifact | kCreature);
}

TEST(DuelParser, RefusesWithPlaceAndExpectation) {
  EXPECT_NE(refused("A.play Forest\n").find("x.duel:1:1:"), std::string::npos);
  EXPECT_NE(refused("A.play Forest\n").find("expected `scenario`"), std::string::npos);
  EXPECT_NE(refused("scenario T\n").find("rules"), std::string::npos);
  EXPECT_NE(refused("").find("expected"), std::string::npos);
  EXPECT_NE(refused("scenario T\nrules sixt\n").find("x.duel:2:7:"), std::string::npos);
  const char* const bad[] = {
      "A casts Terror",
      "A cast",
      "A cast Terror ->",
      "A cast Terror -> B x 3 x 4",
      "A attack X, ",
      "B block Bears",
      "A assign X Bears 2",
      "A assign X:",
      "A assign X: Bears",
      "A cannot concede",
      "A cast X because no_target",
      "A cannot cast X because whatever",
      "A yes please",
      "resolve now",
      "until",
      "until A lunch",
      "until turn x",
      "= explode X",
      "= damage X",
      "= window door",
      "= step lunch",
      "= counter blue 1 -> X",
      "? ",
      "?",
      "? Grizzly Bears",
      "? Grizzly Bears flies",
      "? X has flyng",
      "? A.pocket 3",
      "? A tapped",
      "? life",
      "end",
      "A.play",
      "A.play Forest x0",
      "A.play Forest x300",
      "A.play Forest as A",
      "A.play Forest x2 as F",
      "A.play Forest (tappd)",
      "A.play Forest (tapped",
      "A.hand Forest (tapped)",
      "A.deck Forest x40",
      "A.mana Q",
      "A.mana 99999999999999",
      "A.life many",
      "A.counters charge 2",
      "A.play \"Forest",
      "A.play \"\"",
      "start",
      "start A lunch",
      "start game",
      "turn 0",
      "first E",
      "seed -1",
      "seed 99999999999999999999999",
      "option ante maybe",
      "option soup on",
      "@third A pass",
      "E pass",
      "Forest",
      "rules m10",
      "scenario again",
      "A order",
      "A discard",
      "A choose",
      "A play A.pocket:Forest",
      "\x01",
      "A cast \xFF",
  };
  for (const char* line : bad) {
    const std::string message = refused_line(line);
    EXPECT_TRUE(message.find("x.duel:3:") == 0 || message.find("x.duel:4:") == 0) << message;
    EXPECT_NE(message.find("expected"), std::string::npos) << line << ": " << message;
  }
  EXPECT_NE(refused_line("A pass\nA.play Forest").find("x.duel:4:1:"), std::string::npos);
  EXPECT_NE(refused_line("end stack empty\nA pass").find("after `end`"), std::string::npos);
  EXPECT_NE(refused_line("turn 3\nturn 4").find("already given on line 3"), std::string::npos);
  EXPECT_NE(refused_line("A.library none\nA.library Forest").find("already given"),
            std::string::npos);
  EXPECT_NE(refused_line("A cast Terr\xC3\xB3r -> \xC3\xA9 soup ->").find("x.duel:3:25"),
            std::string::npos)
      << refused_line("A cast Terr\xC3\xB3r -> \xC3\xA9 soup ->");
}

TEST(DuelParser, LinesForSomeErasOnly) {
  const Scenario s = parsed("turn 3\n@m10 turn 4\n@foundations A.hand Terror\nA pass");
  ASSERT_EQ(s.statements.size(), 4u);
  EXPECT_TRUE(s.statements[1].applies(Era::m10));
  EXPECT_FALSE(s.statements[1].applies(Era::foundations));
}

// Broken files made from whole ones: cut, doubled, shuffled bytes. Nothing may crash or run away.
TEST(DuelParser, SurvivesBrokenFiles) {
  const std::string whole =
      "scenario Everything\nid E-1\nrules fifth sixth m10 foundations\ncite \"x\"; y\nseed 3\n"
      "first A\nturn 5\nstart A main1\noption ante on\n"
      "A.play Grizzly Bears as Bear1 (tapped, damage 2, counters +1/+1 x2), Mountain x20\n"
      "B.play creature 4/1 red [flying, first strike] as Brute, token 1/1 green Saproling\n"
      "A.library none\nB.life 12\nA.mana RRG2\nA.counters poison 3\n"
      "A play Forest\nA cast Fireball -> Bear1, Bear2 x 4 pay GG1\n"
      "B cast Healing Salve mode 2 -> B\nA cast X with kicker, flashback divide 3,1 -> A.grave:T\n"
      "A activate Mishra's Factory ability 2\nA tap City of Brass for G\n"
      "A attack Mesa Pegasus & War Mammoth -> B\nB block Bear1 -> White Knight, Bear2 -> Y\n"
      "A order Bear1, Bear2\nA assign War Mammoth: Bear1 2, B 1\nA choose black, blue\nA yes\nA "
      "no\n"
      "A discard Terror, Island\nA keep bottom Island\nresolve\nuntil A upkeep\nuntil turn 7\n"
      "A cannot cast Healing Salve -> A because no target\n"
      "= damage White Knight -> Grizzly Bears 2\n! dies White Knight\n? Grizzly Bears 5/5; stack "
      "empty\n"
      "@m10 @foundations end A.play White Knight, Forest x2; life 20 20; \"Q, R\" has flying\n";
  u64 random = 12345;
  auto below = [&](u32 n) {
    random = random * 6364136223846793005ull + 1442695040888963407ull;
    return u32((random >> 33) % n);
  };
  const std::string extra = "\"->,;()[]:.&@#=!?AB \n\t019+-/x\xC3\xFF";
  for (int i = rounds(6000, 30000); i > 0; --i) {
    std::string text = whole;
    for (u32 n = 1 + below(6); n > 0 && !text.empty(); --n) {
      const std::size_t at = below(u32(text.size()));
      switch (below(5)) {
        case 0:
          text.erase(at, 1 + below(12));
          break;
        case 1:
          text.insert(at, 1, extra[below(u32(extra.size()))]);
          break;
        case 2:
          text[at] = char(below(256));
          break;
        case 3:
          text.insert(at, text.substr(below(u32(text.size())), below(40)));
          break;
        default:
          text[at] = extra[below(u32(extra.size()))];
      }
    }
    Scenario s;
    std::vector<Issue> issues;
    const bool ok = scenario::parse("x.duel", text, s, issues);
    EXPECT_EQ(ok, issues.empty());
    EXPECT_LE(issues.size(), scenario::kMaxIssues + 2);
  }
  std::string deep(200000, '(');
  Scenario s;
  std::vector<Issue> issues;
  EXPECT_FALSE(scenario::parse("x.duel", "scenario T\nrules m10\nA.play " + deep, s, issues));
  issues.clear();
  EXPECT_FALSE(scenario::parse("x.duel", std::string(scenario::kMaxFileSize + 1, ' '), s, issues));
}

TEST(Session, BytesRoundTripAndRefuseDamage) {
  const CardDb& db = standard_cards();
  Session session;
  session.setup.seed = 0x123456789ABCDEFull;
  session.setup.era = Era::m10;
  session.setup.rules = preset(Era::m10);
  session.setup.rules.set(Ante::on);
  session.setup.decks[0].assign(40, 1);
  session.setup.decks[1].assign(20, 2);
  session.setup.decks[1].insert(session.setup.decks[1].end(), 20, 3);
  u64 random = 5;
  for (int i = 0; i < 3000; ++i) {
    random = random * 6364136223846793005ull + 1442695040888963407ull;
    const u32 r = u32(random >> 40);
    session.choices.push_back(u16(r % 5 < 3 ? 0 : r % 11 == 0 ? r & 0xFFFF : r % 7));
  }
  session.choices.push_back(0);
  const std::string bytes = encode_session(session, db);
  Session back;
  ASSERT_EQ(decode_session(bytes, db, back), SessionError::none);
  EXPECT_EQ(back.choices, session.choices);
  EXPECT_EQ(back.setup.seed, session.setup.seed);
  EXPECT_EQ(back.setup.decks[1], session.setup.decks[1]);
  EXPECT_TRUE(back.setup.rules.is(Ante::on));
  std::string decoded;
  ASSERT_TRUE(from_base64url(to_base64url(bytes), decoded));
  EXPECT_EQ(decoded.substr(0, bytes.size()), bytes);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::string broken = bytes;
    broken[i] = char(broken[i] ^ (1 << (i % 8)));
    EXPECT_NE(decode_session(broken, db, back), SessionError::none) << i;
    EXPECT_NE(decode_session(bytes.substr(0, i), db, back), SessionError::none) << i;
  }
}

TEST(Session, SmallFilesForWholeGames) {
  Session session;
  session.setup.decks[0].assign(60, 1);
  session.setup.decks[1].assign(60, 2);
  // A game of 600 decisions as they are: mostly passes.
  for (int i = 0; i < 600; ++i) session.choices.push_back(u16(i % 6 == 5 ? 1 + i % 3 : 0));
  EXPECT_LT(to_base64url(encode_session(session, standard_cards())).size(), 400u);
}

TEST(DuelParser, GivenLines) {
  const Scenario file = parsed("given B cast Shock -> A\nA cast Counterspell -> Shock\n");
  ASSERT_EQ(file.given.size(), 1u);
  EXPECT_EQ(file.given[0].player, 1);
  EXPECT_EQ(file.statements.size(), 1u);
  // They belong to the position: before what is done from there on, and never an expectation.
  EXPECT_EQ(refused_line("A pass\ngiven B cast Shock -> A").find("x.duel:4:1: "), 0u);
  EXPECT_EQ(refused_line("given ? life 20 20").find("x.duel:3:1: "), 0u);
  EXPECT_EQ(refused_line("given A.life 3").find("x.duel:3:1: "), 0u);
  EXPECT_EQ(refused_line("given A cannot cast Shock -> B").find("x.duel:3:1: "), 0u);
  EXPECT_EQ(refused_line("given").find("x.duel:3:"), 0u);
}

TEST(DuelParser, Tactics) {
  Statement s = one("tactic burn until end-combat\n");
  EXPECT_EQ(s.kind, Kind::tactic);
  EXPECT_EQ(s.word, "burn");
  EXPECT_EQ(s.step, Step::end_combat);
  EXPECT_EQ(s.player, kNoPlayer);
  s = one("tactic lethal for B against quick until A upkeep\n");
  EXPECT_EQ(s.player, 1);
  EXPECT_EQ(s.value, "quick");
  EXPECT_EQ(s.of, 0);
  EXPECT_EQ(s.step, Step::upkeep);
  EXPECT_EQ(one("tactic race until turn 9\n").number, 9);
  EXPECT_EQ(one("tactic counter until resolved\n").step, Step::none);
  const Scenario both = parsed(
      "tactic feed until end\nthen B block Hill Giant -> Grizzly Bears\n"
      "? life 20 20\nor ? life 20 18\nor ! dies Grizzly Bears\n");
  ASSERT_EQ(both.statements.size(), 5u);
  EXPECT_TRUE(both.statements[1].then);
  EXPECT_FALSE(both.statements[2].alternative);
  EXPECT_TRUE(both.statements[3].alternative);
  EXPECT_EQ(both.statements[4].kind, Kind::not_happened);

  EXPECT_EQ(refused_line("tactic wisdom until end").find("x.duel:3:8: "), 0u);
  EXPECT_EQ(refused_line("tactic burn").find("x.duel:3:12: "), 0u);
  EXPECT_EQ(refused_line("tactic burn until dusk").find("x.duel:3:19: "), 0u);
  EXPECT_EQ(refused_line("tactic burn against nobody until end").find("x.duel:3:21: "), 0u);
  EXPECT_EQ(refused_line("tactic burn until end now").find("x.duel:3:23: "), 0u);
  EXPECT_EQ(refused_line("tactic burn until end\ntactic burn until end").find("x.duel:4:1: "), 0u);
  // Only a tactic has another seat that answers, and alternatives.
  EXPECT_EQ(refused_line("then B attack Grizzly Bears").find("x.duel:3:1: "), 0u);
  EXPECT_EQ(refused_line("? life 20 20\nor ? life 20 18").find("x.duel:4:1: "), 0u);
  EXPECT_EQ(refused_line("tactic burn until end\nor ? life 20 20").find("x.duel:4:1: "), 0u);
  EXPECT_EQ(refused_line("tactic burn until end\nthen ? life 20 20").find("x.duel:4:1: "), 0u);
}

}  // namespace
}  // namespace upkeep
