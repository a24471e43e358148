// From the main phase to the attack: who could attack, and the way there with a creature.
#include <gtest/gtest.h>

#include <algorithm>

#include "table/game.h"

namespace upkeep {
namespace {

struct Main {
  Game game{standard_cards()};
  explicit Main(Era era, const char* text) {
    std::vector<PositionIssue> issues;
    EXPECT_TRUE(game.start_text({},
                                std::string("scenario x\nrules ") + std::string(era_name(era)) +
                                    "\nstart A main1\nA.library Plains x5\nB.library Plains x5\n" +
                                    text,
                                false, issues))
        << (issues.empty() ? std::string() : say(issues[0].message));
    game.lift_curtain();
  }
  Ref named(const char* name) {
    for (const ViewObject& o : game.view().objects)
      if (o.name == name) return o.ref;
    return {};
  }
  std::size_t declared() {
    const View& v = game.view();
    return std::size_t(std::count_if(v.objects.begin(), v.objects.end(), [](const ViewObject& o) {
      return (o.flags & kVAttacking) != 0;
    }));
  }
  DecisionKind asked() const { return game.state().decision.kind; }
};

constexpr Era kAll[] = {Era::fifth, Era::sixth, Era::m10, Era::foundations};

TEST(Attack, BeginsWithTheCreature) {
  for (const Era era : kAll) {
    SCOPED_TRACE(era_name(era));
    Main t(era, "A.play Grizzly Bears, Hill Giant\n");
    const u64 before = t.game.hash();
    EXPECT_EQ(t.game.attackers().size(), 2u);
    EXPECT_EQ(t.game.hash(), before);
    ASSERT_TRUE(t.game.begin_attack(t.named("Hill Giant")));
    ASSERT_EQ(t.asked(), DecisionKind::attackers);
    EXPECT_EQ(t.declared(), 1u);
    // It can be left at home again, and all of it taken back.
    EXPECT_TRUE(t.game.withdraw(t.named("Hill Giant")));
    EXPECT_EQ(t.declared(), 0u);
    EXPECT_EQ(t.asked(), DecisionKind::attackers);
    ASSERT_TRUE(t.game.undo());
    EXPECT_EQ(t.game.hash(), before);
  }
}

// All that can attack and do not yet: not one that is tapped or has defender. Each can be taken
// back alone.
TEST(Attack, WithAll) {
  for (const Era era : kAll) {
    SCOPED_TRACE(era_name(era));
    Main t(era,
           "A.play Grizzly Bears, Hill Giant, Gray Ogre, Craw Wurm (tapped), Wall of Brambles\n");
    EXPECT_FALSE(t.game.can_attack_with_all());
    EXPECT_FALSE(t.game.attack_with_all());
    ASSERT_TRUE(t.game.begin_attack(t.named("Hill Giant")));
    EXPECT_TRUE(t.game.can_attack_with_all());
    ASSERT_TRUE(t.game.attack_with_all());
    EXPECT_EQ(t.asked(), DecisionKind::attackers);
    EXPECT_EQ(t.declared(), 3u);
    EXPECT_FALSE(t.game.can_attack_with_all());
    ASSERT_TRUE(t.game.undo());
    EXPECT_EQ(t.declared(), 2u);
    EXPECT_TRUE(t.game.withdraw(t.named("Hill Giant")));
    EXPECT_EQ(t.declared(), 1u);
    EXPECT_TRUE(t.game.can_attack_with_all());
  }
}

// With a planeswalker there is a choice for each creature: all of them attack the player.
TEST(Attack, WithAllIsAnAttackOnThePlayer) {
  Main t(Era::foundations, "A.play Grizzly Bears, Hill Giant\nB.play Garruk Wildspeaker\n");
  ASSERT_TRUE(t.game.begin_attack());
  ASSERT_EQ(t.asked(), DecisionKind::attackers);
  ASSERT_TRUE(t.game.attack_with_all());
  EXPECT_EQ(t.declared(), 2u);
  const State& s = t.game.state();
  for (int i = 0; i < s.permanent_count; ++i)
    if (s.permanents[i].flags & kPAttacking) {
      EXPECT_EQ(s.permanents[i].attacked_player, 1);
      EXPECT_FALSE(s.permanents[i].attacked);
    }
}

TEST(Attack, TheOnlyCreatureIsDeclaredAndNotYetSent) {
  for (const Era era : kAll) {
    SCOPED_TRACE(era_name(era));
    Main t(era, "A.play Grizzly Bears\n");
    ASSERT_TRUE(t.game.begin_attack(t.named("Grizzly Bears")));
    ASSERT_EQ(t.asked(), DecisionKind::attackers);
    EXPECT_EQ(t.declared(), 1u);
    ASSERT_TRUE(t.game.undo());
    ASSERT_TRUE(t.game.undo());
    EXPECT_EQ(t.game.state().step, Step::main1);
  }
}

TEST(Attack, WithoutACreatureNoneIsDeclared) {
  Main t(Era::foundations, "A.play Grizzly Bears\n");
  ASSERT_TRUE(t.game.begin_attack());
  ASSERT_EQ(t.asked(), DecisionKind::attackers);
  EXPECT_EQ(t.declared(), 0u);
}

TEST(Attack, NotWithWhatCannot) {
  for (const Era era : kAll) {
    SCOPED_TRACE(era_name(era));
    Main t(era, "A.play Grizzly Bears (sick), Hill Giant (tapped), Forest\n");
    EXPECT_TRUE(t.game.attackers().empty());
    EXPECT_FALSE(t.game.begin_attack(t.named("Grizzly Bears")));
    EXPECT_FALSE(t.game.begin_attack());
    for (const ViewObject& o : t.game.view().objects)
      if (o.name == "Grizzly Bears") {
        EXPECT_EQ(t.game.explain_object(o).code, ReasonCode::summoning_sick);
      }
  }
}

TEST(Attack, AStopInBetweenComesFirst) {
  Main t(Era::m10, "A.play Grizzly Bears, Mountain\nA.hand Lightning Bolt\n");
  Stops stops = t.game.stops(0);
  stops.steps[0] = u16(stops.steps[0] | 1u << int(Step::begin_combat));
  t.game.set_stops(0, stops);
  ASSERT_TRUE(t.game.begin_attack(t.named("Grizzly Bears")));
  EXPECT_EQ(t.game.state().step, Step::begin_combat);
  EXPECT_EQ(t.declared(), 0u);
  // From there it can be begun again.
  ASSERT_TRUE(t.game.begin_attack(t.named("Grizzly Bears")));
  EXPECT_EQ(t.declared(), 1u);
}

TEST(Attack, ATappedLandSaysSo) {
  for (const Era era : kAll) {
    SCOPED_TRACE(era_name(era));
    Main t(era, "A.play Forest (tapped)\n");
    for (const ViewObject& o : t.game.view().objects)
      if (o.name == "Forest") {
        EXPECT_EQ(t.game.explain_object(o).code, ReasonCode::already_tapped);
      }
  }
}

TEST(Here, PromisesNoSecondLand) {
  for (const Era era : kAll) {
    SCOPED_TRACE(era_name(era));
    Main t(era, "A.hand Plains x2\n");
    EXPECT_NE(t.game.here().text.find("play a land"), std::string::npos);
    const OptionList& list = t.game.options();
    int land = 0;
    while (land < list.count && list.at[land].kind != OptionKind::play_land) ++land;
    ASSERT_TRUE(t.game.act(land));
    EXPECT_EQ(t.game.here().text.find("land"), std::string::npos) << t.game.here().text;
  }
}

}  // namespace
}  // namespace upkeep
