// Whole declarations that the computer tries, and how it sees fights.
#include "search/declare.h"

#include <algorithm>

#include "position.h"

namespace upkeep {
namespace {

// Each declaration by the names of the creatures, the attacker behind a blocker.
std::vector<std::string> listed(const Position& p) {
  const Sense sense(p.db);
  Option options[kMaxOptions];
  const int n = legal(*p.s, p.db, options);
  const auto name = [&](Ref r) { return p.db.card(p.s->objects[r.slot].card).name; };
  std::vector<std::string> out;
  for (const Declaration& d : declarations(*p.s, sense, options, n)) {
    std::string& said = out.emplace_back();
    for (int i = 0; i < d.count; ++i) {
      const Option& o = d.picks[i];
      EXPECT_TRUE(std::find(options, options + n, o) != options + n);
      said += (said.empty() ? "" : ", ") + name(o.object);
      if (o.kind == OptionKind::block) said += " -> " + name(o.other);
    }
  }
  return out;
}

bool among(const std::vector<std::string>& all, const std::string& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

TEST(Declarations, OfAttackers) {
  Position p(
      "A.play Savannah Lions, Grizzly Bears, Wind Drake, Craw Wurm\nB.play Hill Giant x2, "
      "Mountain\n",
      Era::m10);
  ASSERT_TRUE(p.until(Prompt::attackers));
  const auto all = listed(p);
  EXPECT_LE(all.size(), std::size_t(kMostDeclarations));
  EXPECT_TRUE(among(all, "Savannah Lions, Grizzly Bears, Wind Drake, Craw Wurm"));  // everybody
  EXPECT_TRUE(among(all, "Wind Drake"));                                            // nobody flies
  EXPECT_TRUE(among(all, "Savannah Lions, Grizzly Bears, Wind Drake"));  // the best blocker stays
}

// Each before another attacker where all of them are needed.
TEST(Declarations, OfBlockersWhoAreAllNeeded) {
  Position p(
      "start B main1\nA.life 3\nA.play Grizzly Bears, Wall of Stone\n"
      "B.play Craw Wurm, Hill Giant\n",
      Era::m10);
  ASSERT_TRUE(p.until(Prompt::attackers));
  ASSERT_TRUE(p.play(OptionKind::attack, "Craw Wurm"));
  ASSERT_TRUE(p.play(OptionKind::attack, "Hill Giant"));
  ASSERT_TRUE(p.play(OptionKind::done));
  ASSERT_TRUE(p.until(Prompt::blockers));
  const auto all = listed(p);
  EXPECT_TRUE(among(all, "Grizzly Bears -> Hill Giant, Wall of Stone -> Craw Wurm") ||
              among(all, "Grizzly Bears -> Craw Wurm, Wall of Stone -> Hill Giant"));
}

TEST(Declarations, TwoBeforeOneAttacker) {
  Position p("start B main1\nA.play Hill Giant, Gray Ogre\nB.play Craw Wurm\n", Era::m10);
  ASSERT_TRUE(p.until(Prompt::attackers));
  ASSERT_TRUE(p.play(OptionKind::attack));
  ASSERT_TRUE(p.play(OptionKind::done));
  ASSERT_TRUE(p.until(Prompt::blockers));
  EXPECT_TRUE(among(listed(p), "Hill Giant -> Craw Wurm, Gray Ogre -> Craw Wurm"));
}

TEST(Declarations, OfNoOtherDecision) {
  Position p("A.play Grizzly Bears\nB.play Craw Wurm\n", Era::m10);
  EXPECT_TRUE(listed(p).empty());
}

// The creature of this name on the battlefield.
Ref creature(const Position& p, const char* name) {
  for (int i = 0; i < p.s->battlefield_count; ++i) {
    const Ref r = ref_of(*p.s, p.s->battlefield[i]);
    if (p.db.card(p.s->objects[r.slot].card).name == name) return r;
  }
  ADD_FAILURE() << name << " is not there";
  return {};
}

Fight fight(const Position& p, const char* blocker, const char* attacker) {
  Fight f;
  EXPECT_TRUE(Sense(p.db).fight(*p.s, creature(p, blocker), creature(p, attacker), f));
  return f;
}

TEST(Fights, CountWhatCreaturesMakeOfThemselves) {
  const std::string lands = "Swamp x4, Mountain x4";
  Position with(
      "A.play Frozen Shade, Drudge Skeletons, " + lands + "\nB.play Grizzly Bears, Hill Giant\n",
      Era::m10);
  EXPECT_TRUE(fight(with, "Frozen Shade", "Grizzly Bears").kills);
  EXPECT_TRUE(fight(with, "Frozen Shade", "Hill Giant").lives);
  EXPECT_TRUE(fight(with, "Drudge Skeletons", "Hill Giant").lives);
  Position without("A.play Frozen Shade, Drudge Skeletons\nB.play Grizzly Bears, Hill Giant\n",
                   Era::m10);
  EXPECT_FALSE(fight(without, "Frozen Shade", "Grizzly Bears").kills);
  EXPECT_FALSE(fight(without, "Drudge Skeletons", "Hill Giant").lives);
}

TEST(Fights, CountWhatAurasMakeOfTheirHost) {
  const std::string board = "Grizzly Bears as Bears, Regeneration (on Bears)\nB.play Hill Giant\n";
  const Position with("A.play Forest, " + board, Era::m10), without("A.play " + board, Era::m10);
  EXPECT_TRUE(fight(with, "Grizzly Bears", "Hill Giant").lives);
  EXPECT_FALSE(fight(without, "Grizzly Bears", "Hill Giant").lives);
}

TEST(Fights, AskProtectionAndFirstStrike) {
  Position p(
      "A.play White Knight, Black Knight\nB.play Scathe Zombies, Elvish Archers, Bog Wraith\n",
      Era::m10);
  // A first strike alone would not save it from the larger one.
  EXPECT_TRUE(fight(p, "White Knight", "Bog Wraith").lives);
  EXPECT_FALSE(fight(p, "White Knight", "Bog Wraith").kills);
  EXPECT_TRUE(fight(p, "White Knight", "Scathe Zombies").kills);
  EXPECT_TRUE(fight(p, "Black Knight", "Elvish Archers").kills);
}

TEST(Fights, AskTheRulesWhoCouldBlock) {
  Position p(
      "A.play Wind Drake, Bog Wraith, Boggart Brute, Grizzly Bears\nB.play Hill Giant, Swamp\n",
      Era::m10);
  const Sense sense(p.db);
  const Ref giant = creature(p, "Hill Giant");
  EXPECT_FALSE(sense.could_block(*p.s, giant, creature(p, "Wind Drake")));
  EXPECT_FALSE(sense.could_block(*p.s, giant, creature(p, "Bog Wraith")));
  EXPECT_FALSE(sense.could_block(*p.s, giant, creature(p, "Boggart Brute")));
  EXPECT_TRUE(sense.could_block(*p.s, giant, creature(p, "Grizzly Bears")));
}

}  // namespace
}  // namespace upkeep
