// What a choice would lead to, before it is made: nothing of the duel may change by asking.
#include <gtest/gtest.h>

#include "table/game.h"

namespace upkeep {
namespace {

struct Asked {
  Game game{standard_cards()};
  explicit Asked(const char* text) {
    std::vector<PositionIssue> issues;
    EXPECT_TRUE(game.start_text({}, std::string("scenario x\nrules m10\n") + text, false, issues))
        << (issues.empty() ? std::string() : say(issues[0].message));
    game.lift_curtain();
  }
  int find(OptionKind kind) const {
    const OptionList& list = game.options();
    for (int i = 0; i < list.count; ++i)
      if (list.at[i].kind == kind) return i;
    return -1;
  }
};

const char* const kBolt = "A.play Mountain x2\nA.hand Lightning Bolt\nB.play Grizzly Bears\n";

TEST(WhatIf, TellsThePaymentAndTheTargets) {
  Asked a(kBolt);
  const u64 before = a.game.hash();
  const int cast = a.find(OptionKind::cast);
  ASSERT_GE(cast, 0);
  EXPECT_EQ(a.game.would_pay(cast).size(), 1u);
  int players = 0, objects = 0;
  for (const Option& o : a.game.would_target(cast))
    ++(o.kind == OptionKind::player ? players : objects);
  EXPECT_EQ(players, 2);
  EXPECT_EQ(objects, 1);
  EXPECT_EQ(a.game.hash(), before);
  EXPECT_EQ(a.game.session().choices.size(), 0u);
}

TEST(WhatIf, TellsWhyItCannotBeAimedThere) {
  Asked a("A.play Mountain\nA.hand Lightning Bolt\nB.play Plains\n");
  const int cast = a.find(OptionKind::cast);
  ASSERT_GE(cast, 0);
  Option land;
  land.kind = OptionKind::object;
  for (const ViewObject& o : a.game.view().objects)
    if (o.zone == Zone::battlefield && o.controller == 1) land.object = o.ref;
  EXPECT_NE(a.game.explain_target(cast, land).code, ReasonCode::legal);
  Option player;
  player.kind = OptionKind::player;
  player.a = 1;
  EXPECT_EQ(a.game.explain_target(cast, player).code, ReasonCode::legal);
}

TEST(WhatIf, CountsTheManaThatIsLeft) {
  Asked a("A.play Mountain\n");
  const int mana = a.find(OptionKind::mana);
  ASSERT_GE(mana, 0);
  EXPECT_EQ(a.game.mana_left(mana), 1);
  EXPECT_EQ(a.game.mana_left(a.find(OptionKind::pass)), 0);
}

TEST(WhatIf, OfNoOptionIsNothing) {
  Asked a(kBolt);
  for (const int index : {-1, kMaxOptions}) {
    EXPECT_TRUE(a.game.would_pay(index).empty());
    EXPECT_TRUE(a.game.would_target(index).empty());
    EXPECT_EQ(a.game.mana_left(index), 0);
  }
}

TEST(WhatIf, APathIsToldStepByStep) {
  Asked a(kBolt);
  const u64 before = a.game.hash();
  const int cast = a.find(OptionKind::cast);
  ASSERT_GE(cast, 0);
  Option path[2] = {a.game.options().at[cast], {}};
  for (const Option& o : a.game.would_target(cast))
    if (o.kind == OptionKind::object) path[1] = o;
  const std::vector<std::string> told = a.game.path_words(path, 2);
  ASSERT_EQ(told.size(), 2u);
  EXPECT_NE(told[0].find("Lightning Bolt"), std::string::npos) << told[0];
  EXPECT_NE(told[1].find("Grizzly Bears"), std::string::npos) << told[1];
  EXPECT_EQ(a.game.hash(), before);
  EXPECT_TRUE(a.game.may_hint());
}

TEST(Forecast, SaysThatDoingNothingLosesTheDuel) {
  for (const int life : {6, 7}) {
    std::vector<PositionIssue> issues;
    Game game(standard_cards());
    const std::string text = "scenario x\nrules m10\nstart A main1\nA.play Craw Wurm\nB.life " +
                             std::to_string(life) + "\nB.play Wall of Wood\n";
    ASSERT_TRUE(game.start_text({}, text, false, issues));
    game.lift_curtain();
    EXPECT_FALSE(game.preview().lost);
    for (int i = 0; i < 20 && game.state().decision.kind != DecisionKind::blockers; ++i) {
      const OptionList& list = game.options();
      int take = 0;
      for (int k = 0; k < list.count; ++k)
        if (list.at[k].kind == OptionKind::attack) take = k;
      ASSERT_TRUE(game.act(take));
      game.lift_curtain();
    }
    ASSERT_EQ(game.state().decision.kind, DecisionKind::blockers);
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.preview().lost, life <= 6);
  }
}

}  // namespace
}  // namespace upkeep
