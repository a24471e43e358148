// The computer: in the windows of 1997 it saves what it can afford to save, and it knows what its
// cards are for.
#include "search/flat.h"

#include "position.h"

namespace upkeep {
namespace {

struct Table : Position {
  using Position::Position;
  Option answer(u64 seed) {
    FlatPlayer player(db);
    FlatLimits limits;
    limits.playouts = 200;
    player.begin(*s, s->decision.player, seed, limits);
    while (!player.step(64)) {
    }
    return player.best();
  }
};

TEST(Computer, PreventsLethalDamage) {
  Table t(
      "A.play Mountain\nA.hand Lightning Bolt\nB.life 3\n"
      "B.play Circle of Protection: Red, Plains\nB.hand Hill Giant\nA pass\n");
  ASSERT_TRUE(t.play(OptionKind::cast, "Lightning Bolt"));
  ASSERT_TRUE(t.play(OptionKind::player, nullptr, 1));
  ASSERT_TRUE(t.play(OptionKind::pay));
  ASSERT_TRUE(t.until(Prompt::prevention));
  ASSERT_EQ(t.s->decision.player, 1);
  for (u64 seed = 1; seed < 6; ++seed) EXPECT_EQ(t.answer(seed).kind, OptionKind::activate);
}

TEST(Computer, RegeneratesWhatDies) {
  Table t("A.play Mountain\nA.hand Lightning Bolt\nB.play Drudge Skeletons, Swamp\nA pass\n");
  ASSERT_TRUE(t.play(OptionKind::cast, "Lightning Bolt"));
  ASSERT_TRUE(t.play(OptionKind::object, "Drudge Skeletons"));
  ASSERT_TRUE(t.play(OptionKind::pay));
  ASSERT_TRUE(t.until(Prompt::regeneration));
  ASSERT_EQ(t.s->decision.player, 1);
  for (u64 seed = 1; seed < 6; ++seed) EXPECT_EQ(t.answer(seed).kind, OptionKind::activate);
}

TEST(Computer, InterruptsWhatWouldKillIt) {
  Table t(
      "A.play Mountain\nA.hand Lightning Bolt\nB.life 3\nB.play Island x2\n"
      "B.hand Counterspell\nA pass\n");
  ASSERT_TRUE(t.play(OptionKind::cast, "Lightning Bolt"));
  ASSERT_TRUE(t.play(OptionKind::player, nullptr, 1));
  ASSERT_TRUE(t.play(OptionKind::pay));
  ASSERT_TRUE(t.until(Prompt::interrupt));
  if (t.s->decision.player == 0) {
    ASSERT_TRUE(t.play(OptionKind::pass));
  }
  ASSERT_EQ(t.s->decision.prompt, Prompt::interrupt);
  for (u64 seed = 1; seed < 6; ++seed) EXPECT_EQ(t.answer(seed).kind, OptionKind::cast);
}

// With nothing to be afraid of the attack that wins is announced.
TEST(Computer, AnnouncesTheAttackThatWins) {
  Table t("A.play Hill Giant\nB.life 3\nA pass\n");
  for (u64 seed = 1; seed < 6; ++seed) EXPECT_EQ(t.answer(seed).kind, OptionKind::announce_attack);
}

// Which of the targets offered now are aimed at, by name; players by their seat.
std::string aims(const Position& p) {
  const Sense sense(p.db);
  Option options[kMaxOptions];
  std::string out;
  const int n = legal(*p.s, p.db, options);
  for (int i = 0; i < n; ++i) {
    if (!sense.aims_well(*p.s, options[i])) continue;
    out += out.empty() ? "" : ", ";
    if (options[i].kind == OptionKind::player)
      out += "AB"[options[i].a];
    else if (options[i].kind == OptionKind::object)
      out += p.db.card(p.s->objects[options[i].object.slot].card).name;
    else
      out += "-";
  }
  return out;
}

TEST(Sense, AimsAtWhomItIsMeantFor) {
  const struct {
    const char *card, *lands, *aims;
  } spells[] = {
      {"Lightning Bolt", "Mountain", "Hill Giant, B"},
      {"Giant Growth", "Forest", "Grizzly Bears"},
      {"Swords to Plowshares", "Plains", "Hill Giant"},
      {"Healing Salve", "Plains", "A"},
      {"Holy Strength", "Plains", "Grizzly Bears"},
      {"Weakness", "Swamp", "Hill Giant"},
      {"Control Magic", "Island x4", "Hill Giant"},
      {"Paralyze", "Swamp", "Hill Giant"},
      {"Unsummon", "Island", "Grizzly Bears, Hill Giant"},
  };
  for (const auto& spell : spells) {
    Position t(std::string("A.play Grizzly Bears, ") + spell.lands + "\nA.hand " + spell.card +
                   "\nB.play Hill Giant\n",
               Era::m10);
    ASSERT_TRUE(t.play(OptionKind::cast, spell.card)) << spell.card;
    if (t.s->decision.prompt == Prompt::mode) {
      ASSERT_TRUE(t.play(OptionKind::value));
    }
    ASSERT_EQ(t.s->decision.prompt, Prompt::target) << spell.card;
    EXPECT_EQ(aims(t), spell.aims) << spell.card;
  }
}

bool timely(const Position& p, const char* card) {
  Option options[kMaxOptions];
  const int n = legal(*p.s, p.db, options);
  for (int i = 0; i < n; ++i)
    if (options[i].kind != OptionKind::pass &&
        p.db.card(p.s->objects[options[i].object.slot].card).name == card)
      return Sense(p.db).timely(*p.s, options[i]);
  ADD_FAILURE() << card << " is not offered";
  return false;
}

TEST(Sense, KeepsTricksForFights) {
  Position t(
      "A.play Grizzly Bears, Granite Gargoyle, Forest, Mountain x2\nA.hand Giant Growth, Lightning "
      "Bolt\n"
      "B.play Mountain\nB.hand Lightning Bolt\n",
      Era::m10);
  EXPECT_FALSE(timely(t, "Giant Growth"));
  EXPECT_FALSE(timely(t, "Granite Gargoyle"));
  EXPECT_TRUE(timely(t, "Lightning Bolt"));
  ASSERT_TRUE(t.play(OptionKind::pass));
  ASSERT_TRUE(t.play(OptionKind::cast, "Lightning Bolt"));
  ASSERT_TRUE(t.play(OptionKind::object, "Grizzly Bears"));
  ASSERT_TRUE(t.play(OptionKind::pay));
  ASSERT_TRUE(t.play(OptionKind::pass));
  EXPECT_TRUE(timely(t, "Giant Growth"));
}

TEST(Sense, HasSomethingForAnX) {
  Position none("A.play Mountain\nA.hand Fireball\n", Era::m10);
  EXPECT_FALSE(timely(none, "Fireball"));
  Position one("A.play Mountain x2\nA.hand Fireball\n", Era::m10);
  EXPECT_TRUE(timely(one, "Fireball"));
}

}  // namespace
}  // namespace upkeep
