// What both sides of a playout do, mostly: rules of thumb, with exceptions.
#include "search/policy.h"

#include "util/prng.h"

#include "position.h"

namespace upkeep {
namespace {

// Of a hundred choices, how many are of this kind, and about this card if one is named.
int often(const Position& p, OptionKind kind, const char* card = nullptr) {
  const Sense sense(p.db);
  Option options[kMaxOptions];
  const int n = legal(*p.s, p.db, options, false);
  int count = 0;
  u64 dice = 7;
  for (int i = 0; i < 100; ++i) {
    const u64 random = next_random(dice);
    const int pick = quick_choice(*p.s, p.db, sense, options, n, u32(random), random >> 16);
    EXPECT_GE(pick, 0);
    EXPECT_LT(pick, n);
    const Option& o = options[pick];
    count += o.kind == kind && (!card || p.db.card(p.s->objects[o.object.slot].card).name == card);
  }
  return count;
}

TEST(Policy, PlaysItsLandsFirst) {
  const Position p("A.play Forest x2\nA.hand Forest, Grizzly Bears\n", Era::foundations);
  EXPECT_EQ(often(p, OptionKind::play_land), 100);
}

TEST(Policy, BurnsWhatItKills) {
  Position p(
      "A.play Mountain\nA.hand Lightning Bolt\nB.play Craw Wurm, Hill Giant, Grizzly Bears\n",
      Era::foundations);
  ASSERT_TRUE(p.play(OptionKind::cast));
  EXPECT_GT(often(p, OptionKind::object, "Hill Giant"),
            often(p, OptionKind::object, "Craw Wurm") * 9);
}

TEST(Policy, BurnsTheLastLives) {
  Position p("A.play Mountain\nA.hand Lightning Bolt\nB.life 3\nB.play Hill Giant\n",
             Era::foundations);
  ASSERT_TRUE(p.play(OptionKind::cast));
  EXPECT_GT(often(p, OptionKind::player), 90);
}

TEST(Policy, CountersWhatIsCast) {
  Position p("A.play Forest x6\nA.hand Craw Wurm\nB.play Island x2\nB.hand Counterspell\n",
             Era::m10);
  ASSERT_TRUE(p.play(OptionKind::cast));
  ASSERT_TRUE(p.play(OptionKind::pay));
  ASSERT_TRUE(p.play(OptionKind::pass));
  ASSERT_EQ(p.s->decision.player, 1);
  EXPECT_GT(often(p, OptionKind::cast), 60);
}

TEST(Policy, AttacksWhereNothingEatsTheAttacker) {
  Position open("A.play Grizzly Bears\nB.play Forest\n", Era::foundations);
  ASSERT_TRUE(open.until(Prompt::attackers));
  EXPECT_GT(often(open, OptionKind::attack), 90);
  Position eaten("A.play Grizzly Bears\nB.play Hill Giant\n", Era::foundations);
  ASSERT_TRUE(eaten.until(Prompt::attackers));
  EXPECT_LT(often(eaten, OptionKind::attack), 10);
}

TEST(Policy, StaysAtHomeWhereTheAnswerIsDeadly) {
  Position p("A.life 3\nA.play Hill Giant\nB.play Hill Giant (tapped)\n", Era::foundations);
  ASSERT_TRUE(p.until(Prompt::attackers));
  EXPECT_LT(often(p, OptionKind::attack), 10);
}

// Two that kill it together, where neither does alone.
TEST(Policy, TwoBlockTogether) {
  Position p("start B main1\nA.play Grizzly Bears x2\nB.play Giant Spider\n", Era::foundations);
  ASSERT_TRUE(p.until(Prompt::attackers));
  ASSERT_TRUE(p.play(OptionKind::attack));
  ASSERT_TRUE(p.play(OptionKind::done));
  ASSERT_TRUE(p.until(Prompt::blockers));
  EXPECT_GT(often(p, OptionKind::block), 80);
  ASSERT_TRUE(p.play(OptionKind::block));
  EXPECT_GT(often(p, OptionKind::block), 80);
}

// Two blockers that only together kill: still, its Aura saves the wurm.
TEST(Policy, RegeneratesWhatSeveralWouldKill) {
  Position p(
      "A.play Craw Wurm as Wurm, Regeneration (on Wurm), Forest\n"
      "B.play Hill Giant as One, Hill Giant as Two\n",
      Era::foundations);
  ASSERT_TRUE(p.until(Prompt::attackers));
  ASSERT_TRUE(p.play(OptionKind::attack));
  ASSERT_TRUE(p.play(OptionKind::done));
  ASSERT_TRUE(p.until(Prompt::blockers));
  ASSERT_TRUE(p.play(OptionKind::block));
  ASSERT_TRUE(p.play(OptionKind::block));
  ASSERT_TRUE(p.play(OptionKind::done));
  ASSERT_EQ(p.s->decision.player, 0);
  EXPECT_GT(often(p, OptionKind::activate, "Regeneration"), 80);
}

// The assassin strikes what has attacked; what is untapped it cannot, and it is not used.
TEST(Policy, StrikesWhatItKills) {
  for (const auto& [state, often_used] : {std::pair(" (tapped)", true), std::pair("", false)}) {
    const Position p(std::string("A.play Royal Assassin, Wall of Stone (tapped)\n") +
                         "B.play Craw Wurm" + state + "\n",
                     Era::m10);
    const int times = often(p, OptionKind::activate, "Royal Assassin");
    EXPECT_TRUE(often_used ? times > 85 : times == 0) << state << times;
  }
}

// One giant seldom attacks what kills it while it is tapped; of three only one would die.
TEST(Policy, StaysAtHomeBeforeAnAssassin) {
  const auto attacks = [](const char* giants) {
    Position p(std::string("A.play Hill Giant") + giants + "\nB.play Royal Assassin\n", Era::m10);
    EXPECT_TRUE(p.until(Prompt::attackers));
    return often(p, OptionKind::attack);
  };
  EXPECT_LT(attacks(""), 35);
  EXPECT_GT(attacks(" x3"), 60);
}

TEST(Policy, KeepsAHandWithLands) {
  for (const auto& [hand, kept] : {std::pair{"Forest x7", false},
                                   {"Craw Wurm x7", false},
                                   {"Forest x3, Craw Wurm x4", true}}) {
    Position p(std::string("A.hand ") + hand + "\n", Era::foundations);
    // The question is asked before the first turn only; what is asked does not matter here.
    p.s->decision = {.kind = DecisionKind::choose, .prompt = Prompt::mulligan, .player = 0};
    const Sense sense(p.db);
    const Option options[] = {{.kind = OptionKind::yes}, {.kind = OptionKind::no}};
    int keeps = 0;
    for (u32 i = 1; i < 16; ++i)
      keeps += quick_choice(*p.s, p.db, sense, options, 2, i * 0x10001u, 0) == 0;
    EXPECT_EQ(keeps > 12, kept) << hand;
  }
}

TEST(Policy, DiscardsWhatItNeedsLeast) {
  Position p("A.play Forest x7\nA.hand Forest, Craw Wurm\nB.play Swamp x3\nB.hand Mind Rot\n",
             Era::foundations);
  p.s->decision = {.kind = DecisionKind::pick, .prompt = Prompt::discard, .player = 0};
  const Sense sense(p.db);
  Option options[2];
  for (int i = 0; i < 2; ++i)
    options[i] = {.kind = OptionKind::object, .object = ref_of(*p.s, p.s->hand[0].at[i])};
  int lands = 0;
  for (u32 i = 1; i < 16; ++i) {
    const int pick = quick_choice(*p.s, p.db, sense, options, 2, i * 0x10001u, 0);
    lands += p.db.card(p.s->objects[options[pick].object.slot].card).name == "Forest";
  }
  EXPECT_GT(lands, 12);
}

}  // namespace
}  // namespace upkeep
