// A duel that comes to the end of what a state holds: nothing is lost without a word.
#include <gtest/gtest.h>

#include "position.h"
namespace upkeep {
namespace {

Ref ref_of_card(const Position& p, const char* name) {
  for (u16 i = 1; i < p.s->object_count; ++i)
    if (p.db.card(p.s->objects[i].card).name == name) return ref_of(*p.s, i);
  return {};
}

ReasonCode told(const Position& p, OptionKind kind, const char* card) {
  const Ref object = ref_of_card(p, card);
  const u16 ability = p.db.card(p.s->objects[object.slot].card).first_ability;
  return explain(*p.s, p.db, p.s->decision.player, {.kind = kind, .b = ability, .object = object})
      .code;
}

// Casts what is paid from the pool, and lets everything resolve.
void cast_through(Position& p, const char* card) {
  ASSERT_TRUE(p.play(OptionKind::cast, card));
  while (p.s->decision.prompt == Prompt::pay_mana) ASSERT_TRUE(p.play(OptionKind::pay));
  ASSERT_TRUE(p.play(OptionKind::pass));
  ASSERT_TRUE(p.play(OptionKind::pass));
}

// Both pass until the stack is empty.
void empty_stack(Position& p) {
  for (int i = 0; i < 4 * kMaxStackObjects && p.s->stack_count; ++i)
    ASSERT_TRUE(p.play(OptionKind::pass));
  EXPECT_EQ(p.s->stack_count, 0);
}

TEST(Capacity, TwoHundredAbilitiesTriggerAtOnce) {
  for (const Era era : {Era::sixth, Era::m10, Era::foundations}) {
    Position p("A.play Fixture Death Life, Grizzly Bears x200\nA.hand Wrath of God\nA.mana WWWW\n",
               era);
    cast_through(p, "Wrath of God");
    EXPECT_EQ(p.s->stack_count, 200) << era_name(era);
    empty_stack(p);
    EXPECT_EQ(p.s->players[0].life, 220) << era_name(era);
  }
}

TEST(Capacity, AsManyStaticAbilitiesApplyAsPermanentsHaveRoom) {
  Position p("A.play White Knight, Crusade x250\nA.library Plains x5\n", Era::foundations);
  const Ref knight = ref_of_card(p, "White Knight");
  EXPECT_EQ(derived_of(*p.s, knight)->power, 252);
}

TEST(Capacity, TriggeredAbilitiesWaitUntilThereIsRoomOnTheStack) {
  Position p(
      "start B main1\nA.play Fixture Death Life, Fixture Tribute, Grizzly Bears x200\n"
      "B.hand Inferno\nB.mana RRRRRRR\n",
      Era::sixth);
  int used = 0;
  while (told(p, OptionKind::activate, "Fixture Tribute") == ReasonCode::legal && used < 191)
    used += p.play(OptionKind::activate, "Fixture Tribute");
  ASSERT_EQ(used, 191);
  cast_through(p, "Inferno");
  EXPECT_GT(p.s->stack_count, 240);
  EXPECT_GT(p.s->pending_count, 0);
  EXPECT_EQ(told(p, OptionKind::activate, "Fixture Tribute"), ReasonCode::stack_full);
  empty_stack(p);
  EXPECT_EQ(p.s->pending_count, 0);
  EXPECT_EQ(p.s->players[0].life, 20 - 6 + 200);
  EXPECT_EQ(p.s->players[1].life, 20 - 6 + used);
}

TEST(Capacity, ShieldsAreRefusedOnceThereIsNoRoomForThem) {
  Position p("A.play Circle of Protection: Red\nB.play Mons's Goblin Raiders\nA.mana " +
                 std::string(60, 'W') + "140" + "\n",
             Era::sixth);
  int used = 0;
  while (p.play(OptionKind::activate, "Circle of Protection: Red")) {
    while (p.s->decision.prompt == Prompt::pay_mana) ASSERT_TRUE(p.play(OptionKind::pay));
    ASSERT_TRUE(p.play(OptionKind::pass));
    ASSERT_TRUE(p.play(OptionKind::pass));
    if (p.s->decision.kind == DecisionKind::pick) {
      ASSERT_TRUE(p.play(OptionKind::object));
    }
    ++used;
  }
  EXPECT_EQ(p.s->shield_count, used);
  EXPECT_EQ(used, kMaxShields - 64);
  EXPECT_EQ(told(p, OptionKind::activate, "Circle of Protection: Red"), ReasonCode::duel_full);
}

TEST(Capacity, AFullBattlefieldTakesNoFurtherPermanent) {
  const std::string hand = "\nA.hand Grizzly Bears, Giant Growth, Plains\n";
  const auto check = [&](int permanents, ReasonCode permanent) {
    Position p("A.play Forest x200, Island x" + std::to_string(permanents - 200) + hand,
               Era::foundations);
    EXPECT_EQ(told(p, OptionKind::play_land, "Plains"), permanent);
    EXPECT_EQ(told(p, OptionKind::cast, "Grizzly Bears"), permanent);
  };
  check(kMaxPermanents, ReasonCode::duel_full);
  check(kMaxPermanents - 1, ReasonCode::legal);
}

TEST(Capacity, ASpellHasThirtyTargets) {
  for (const Era era : {Era::sixth, Era::m10, Era::foundations}) {
    Position p(
        "A.hand Fireball\nA.mana " + std::string(60, 'R') + "\nB.play Mons's Goblin Raiders x30\n",
        era);
    ASSERT_TRUE(p.play(OptionKind::cast, "Fireball"));
    Option options[kMaxOptions];
    for (int i = 0; i < 60 && p.s->decision.kind != DecisionKind::act; ++i) {
      const int n = legal(*p.s, p.db, options);
      ASSERT_GT(n, 0);
      int at = 0;
      for (int k = 0; k < n; ++k) {
        const bool x = options[k].kind == OptionKind::value && options[k].value == 30;
        const bool goblin = options[k].kind == OptionKind::object && options[k].object &&
                            p.s->objects[options[k].object.slot].zone == Zone::battlefield;
        if (x || goblin) at = k;
      }
      ASSERT_TRUE(apply(*p.s, p.db, options[at], nullptr));
    }
    while (p.s->decision.prompt == Prompt::pay_mana) ASSERT_TRUE(p.play(OptionKind::pay));
    ASSERT_EQ(p.s->stack_count, 1);
    EXPECT_EQ(p.s->stack_objects[p.s->stack[0]].target_count, 30) << era_name(era);
    empty_stack(p);
    EXPECT_EQ(p.s->battlefield_count, 0) << era_name(era);
  }
}

}  // namespace
}  // namespace upkeep
