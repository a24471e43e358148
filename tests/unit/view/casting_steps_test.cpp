// The eight steps of an announcement, as a panel beside the board tells them (catalogue R-138,
//
#include "view/casting_steps.h"

#include "position.h"
#include "view/view.h"

namespace upkeep {
namespace {

Casting now(const Position& p) { return casting(*p.s, p.db, kEverySeat, Lang::en); }

bool value(Position& p, int v) {
  Option options[kMaxOptions];
  const int n = legal(*p.s, p.db, options);
  for (int i = 0; i < n; ++i)
    if (options[i].kind == OptionKind::value && options[i].value == v)
      return apply(*p.s, p.db, options[i], nullptr);
  return false;
}

const char* const kFireball =
    "A.play Mountain x6\nA.hand Fireball\nB.play Grizzly Bears as Bear1, Hill Giant as Giant\n";

TEST(Casting, NothingIsAnnounced) {
  const Position p(kFireball);
  EXPECT_FALSE(now(p).on);
}

TEST(Casting, GoesThroughItsSteps) {
  Position p(kFireball);
  ASSERT_TRUE(p.play(OptionKind::cast, "Fireball"));
  Casting k = now(p);
  ASSERT_TRUE(k.on);
  EXPECT_EQ(k.step, 2);  // X is chosen before the targets (CR 601.2b)
  EXPECT_EQ(k.x, -1);
  EXPECT_EQ(k.cost, "{X}{R}");
  EXPECT_TRUE(k.wanted[1] && k.wanted[2]);
  ASSERT_TRUE(value(p, 4));
  k = now(p);
  EXPECT_EQ(k.step, 3);
  EXPECT_EQ(k.x, 4);
  EXPECT_EQ(k.cost, "{4}{R}");
  ASSERT_TRUE(p.play(OptionKind::object, "Grizzly Bears"));
  EXPECT_EQ(now(p).targets.size(), 1u);
  ASSERT_TRUE(p.play(OptionKind::object, "Hill Giant"));
  while (p.s->decision.prompt == Prompt::target) ASSERT_TRUE(p.play(OptionKind::done));
  k = now(p);
  ASSERT_TRUE(k.on);
  EXPECT_EQ(k.targets.size(), 2u);
  // A second target costs one more: the total is fixed before anything is tapped (CR 601.2f).
  EXPECT_EQ(k.cost, "{5}{R}");
  EXPECT_EQ(k.step, 7);
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(now(p).tapped, i);
    EXPECT_EQ(now(p).step, 7);
    ASSERT_TRUE(p.play(OptionKind::mana));
  }
  EXPECT_EQ(now(p).step, 8);
  ASSERT_TRUE(p.play(OptionKind::pay));
  EXPECT_FALSE(now(p).on);
}

TEST(Casting, TakenBackIsNoMore) {
  Position p("A.play Mountain\nA.hand Lightning Bolt\n");
  ASSERT_TRUE(p.play(OptionKind::cast, "Lightning Bolt"));
  EXPECT_EQ(now(p).step, 3);
  EXPECT_FALSE(now(p).wanted[1]);
  ASSERT_TRUE(p.play(OptionKind::player, nullptr, 1));
  ASSERT_TRUE(now(p).on);
  EXPECT_EQ(now(p).targets[0].player, 1);
  ASSERT_TRUE(p.play(OptionKind::back));
  EXPECT_FALSE(now(p).on);
}

}  // namespace
}  // namespace upkeep
