// The computer: in the windows of 1997 it saves what it can afford to save, and it knows what its
// cards are for.
#include "search/flat.h"

#include "position.h"

namespace upkeep {
namespace {

struct Table : Position {
  using Position::Position;
  Option answer(u64 seed, int playouts = 200) {
    FlatPlayer player(db);
    FlatLimits limits;
    limits.playouts = playouts;
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

// ---- what a player across the table would laugh at: never, whatever the chance

constexpr int kAsInThePage = 1200;

TEST(Blunders, ALandIsPlayed) {
  for (const char* lands : {"Forest", "Forest x3", "Forest x5", "Forest x7"}) {
    Table t(std::string("A.play ") + lands + "\nA.hand Forest, Craw Wurm\nB.play Forest x3\n",
            Era::foundations);
    // Something else may come first, but the phase does not end with the land in hand.
    for (int i = 0; i < 20 && t.s->step == Step::main1 && t.s->decision.player == 0; ++i) {
      const Option o = t.answer(u64(i), kAsInThePage);
      EXPECT_TRUE(o.kind != OptionKind::pass || t.s->players[0].lands_played || t.s->stack_count)
          << lands;
      ASSERT_TRUE(apply(*t.s, t.db, o, nullptr));
    }
  }
}

// Not even a small one, and not even when the computer would rather have it in hand.
TEST(Blunders, ACreatureIsCastBeforeTheTurnEnds) {
  for (const char* hand : {"Mons's Goblin Raiders", "Mons's Goblin Raiders, Hill Giant"}) {
    Table t(std::string("start A main2\nA.play Mountain x2\nA.hand ") + hand +
                "\nB.play Grizzly Bears\n",
            Era::foundations);
    for (u64 seed = 1; seed < 11; ++seed)
      EXPECT_EQ(t.answer(seed, kAsInThePage).kind, OptionKind::cast) << hand;
  }
  // An instant may be what the mana is for, if there is not enough for both; a creature that goes
  // at the end of the turn is no gain.
  const Sense sense(standard_cards());
  const struct {
    const char *lands, *hand;
    bool idle;
  } hands[] = {{"Mountain", "Mons's Goblin Raiders, Shock", false},
               {"Mountain x3", "Mons's Goblin Raiders, Shock", true},
               {"Mountain, Island", "Mons's Goblin Raiders, Counterspell", true},
               {"Mountain x3", "Ball Lightning", false},
               {"Island x3", "Jace Beleren", true}};
  for (const auto& [lands, hand, idle] : hands) {
    Table t(std::string("start A main2\nA.play ") + lands + "\nA.hand " + hand + "\n",
            Era::foundations);
    Option options[kMaxOptions];
    const int n = legal(*t.s, t.db, options);
    bool found = false;
    for (int i = 0; i < n; ++i) found = found || sense.kept_idly(*t.s, options[i]);
    EXPECT_EQ(found, idle) << hand;
  }
}

TEST(Blunders, NoBurnAtTheFaceOnTurnOne) {
  Table t("turn 1\nA.play Mountain\nA.hand Lightning Bolt, Hill Giant, Mountain\nB.play Forest\n",
          Era::foundations);
  ASSERT_TRUE(t.play(OptionKind::play_land));
  for (u64 seed = 1; seed < 11; ++seed)
    EXPECT_NE(t.answer(seed, kAsInThePage).kind, OptionKind::cast);
}

TEST(Blunders, BurnThatWinsGoesToTheFace) {
  Table t("A.play Mountain\nA.hand Lightning Bolt\nB.play Hill Giant\nB.life 3\n",
          Era::foundations);
  for (u64 seed = 1; seed < 6; ++seed)
    ASSERT_EQ(t.answer(seed, kAsInThePage).kind, OptionKind::cast);
  ASSERT_TRUE(t.play(OptionKind::cast, "Lightning Bolt"));
  for (u64 seed = 1; seed < 6; ++seed)
    EXPECT_EQ(t.answer(seed, kAsInThePage).kind, OptionKind::player);
}

TEST(Blunders, NothingIsCastInOnesOwnUpkeep) {
  for (const char* step : {"upkeep", "draw"}) {
    Table t(std::string("start A ") + step +
                "\nA.play Mountain x2\nA.hand Lightning Bolt, Hill Giant\nB.play Grizzly Bears\n",
            Era::foundations);
    for (u64 seed = 1; seed < 6; ++seed)
      EXPECT_EQ(t.answer(seed, kAsInThePage).kind, OptionKind::pass) << step;
  }
}

TEST(Blunders, NoAttackIntoWhatEatsIt) {
  for (const char* wall : {"Hill Giant", "Giant Spider", "Craw Wurm, Craw Wurm"}) {
    Table t(std::string("A.play Grizzly Bears, Forest x2\nA.hand Forest\nB.play ") + wall +
                ", Forest x4\n",
            Era::foundations);
    ASSERT_TRUE(t.until(Prompt::attackers));
    for (u64 seed = 1; seed < 11; ++seed)
      EXPECT_EQ(t.answer(seed, kAsInThePage).kind, OptionKind::done) << wall;
  }
}

// The big one may go; the small ones that would be eaten are not sent along.
TEST(Blunders, NoSmallOneGoesAlongToBeEaten) {
  for (u64 seed = 1; seed < 6; ++seed) {
    Table t(
        "A.play Savannah Lions, Grizzly Bears, Craw Wurm, Forest x2\nB.play Hill Giant, Hill "
        "Giant\n",
        Era::foundations);
    ASSERT_TRUE(t.until(Prompt::attackers));
    for (int i = 0; i < 5 && t.s->decision.prompt == Prompt::attackers; ++i) {
      const Option o = t.answer(seed, kAsInThePage);
      if (o.kind == OptionKind::attack) {
        EXPECT_EQ(t.db.card(t.s->objects[o.object.slot].card).name, "Craw Wurm");
      }
      ASSERT_TRUE(apply(*t.s, t.db, o, nullptr));
    }
  }
}

// Where the whole attack wins, everybody goes.
TEST(Blunders, AllAttackWhereThatWins) {
  Table t("A.play Grizzly Bears x4\nB.play Hill Giant\nB.life 6\n", Era::foundations);
  ASSERT_TRUE(t.until(Prompt::attackers));
  int attackers = 0;
  for (int i = 0; i < 6 && t.s->decision.prompt == Prompt::attackers; ++i) {
    const Option o = t.answer(u64(i) + 1, kAsInThePage);
    attackers += o.kind == OptionKind::attack;
    ASSERT_TRUE(apply(*t.s, t.db, o, nullptr));
  }
  EXPECT_EQ(attackers, 4);
}

TEST(Blunders, NoChumpBlockAtTwentyLife) {
  Table t("start B main1\nA.play Grizzly Bears, Forest\nB.play Craw Wurm\n", Era::foundations);
  ASSERT_TRUE(t.until(Prompt::attackers));
  ASSERT_TRUE(t.play(OptionKind::attack));
  ASSERT_TRUE(t.play(OptionKind::done));
  ASSERT_TRUE(t.until(Prompt::blockers));
  for (u64 seed = 1; seed < 11; ++seed)
    EXPECT_EQ(t.answer(seed, kAsInThePage).kind, OptionKind::done);
}

TEST(Blunders, WhoWouldDieBlocks) {
  Table t("start B main1\nA.life 6\nA.play Grizzly Bears, Forest\nB.play Craw Wurm\n",
          Era::foundations);
  ASSERT_TRUE(t.until(Prompt::attackers));
  ASSERT_TRUE(t.play(OptionKind::attack));
  ASSERT_TRUE(t.play(OptionKind::done));
  ASSERT_TRUE(t.until(Prompt::blockers));
  for (u64 seed = 1; seed < 11; ++seed)
    EXPECT_EQ(t.answer(seed, kAsInThePage).kind, OptionKind::block);
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
      {"Regeneration", "Forest x2", "Grizzly Bears"},
      {"Control Magic", "Island x4", "Hill Giant"},
      {"Paralyze", "Swamp", "Hill Giant"},
      {"Unsummon", "Island", "Hill Giant"},
  };
  for (const auto& spell : spells) {
    Position t(std::string("A.play Grizzly Bears, ") + spell.lands + "\nA.hand " + spell.card +
                   "\nB.play Hill Giant\nB.life 9\n",
               Era::m10);
    ASSERT_TRUE(t.play(OptionKind::cast, spell.card)) << spell.card;
    if (t.s->decision.prompt == Prompt::mode) {
      ASSERT_TRUE(t.play(OptionKind::value));
    }
    ASSERT_EQ(t.s->decision.prompt, Prompt::target) << spell.card;
    EXPECT_EQ(aims(t), spell.aims) << spell.card;
  }
}

// What could kill a creature is not thrown at a player who is far from dead.
TEST(Sense, KeepsBurnForCreatures) {
  Position t("A.play Mountain\nA.hand Lightning Bolt\nB.play Hill Giant\n", Era::m10);
  ASSERT_TRUE(t.play(OptionKind::cast, "Lightning Bolt"));
  EXPECT_EQ(aims(t), "Hill Giant");
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

// What is sent home comes back: that pays in a fight, or past a blocker, or with what is lost then.
TEST(Sense, KeepsAnUnsummonForAFight) {
  const struct {
    const char* there;
    bool timely;
  } tables[] = {
      {"B.play Savannah Lions (tapped)", false},
      {"B.play Hill Giant", false},
      {"A.play Grizzly Bears (sick)\nB.play Hill Giant", false},
      {"A.play Grizzly Bears\nB.play Hill Giant (tapped)", false},
      {"A.play Grizzly Bears\nB.play Hill Giant", true},
      {"A.play Grizzly Bears\nB.play Savannah Lions", false},
      {"A.play Grizzly Bears\nB.play Savannah Lions\nB.life 9", true},
      {"B.play Savannah Lions (tapped) as l, Holy Strength (on l)", true},
      {"B.play Prodigal Sorcerer (tapped)", true},
  };
  for (const auto& [there, now] : tables) {
    const Position t(std::string("A.play Island\nA.hand Unsummon\n") + there + "\n", Era::m10);
    EXPECT_EQ(timely(t, "Unsummon"), now) << there;
  }
  Position attacked(
      "start B main1\nA.play Island x4\nA.hand Unsummon, Capsize\nB.play Savannah Lions, "
      "Plains\n",
      Era::m10);
  ASSERT_TRUE(attacked.play(OptionKind::pass));
  EXPECT_FALSE(timely(attacked, "Unsummon"));
  EXPECT_FALSE(timely(attacked, "Capsize"));
  ASSERT_TRUE(attacked.until(Prompt::attackers));
  ASSERT_TRUE(attacked.play(OptionKind::attack));
  ASSERT_TRUE(attacked.play(OptionKind::done));
  ASSERT_TRUE(attacked.play(OptionKind::pass));
  EXPECT_TRUE(timely(attacked, "Unsummon"));
  EXPECT_TRUE(timely(attacked, "Capsize"));
  // One's own goes home from what is aimed at it, not from a creature spell.
  Position unharmed(
      "start B main1\nA.play Grizzly Bears, Island x2\nA.hand Unsummon\n"
      "B.play Mountain x3\nB.hand Gray Ogre\n",
      Era::m10);
  ASSERT_TRUE(unharmed.play(OptionKind::cast, "Gray Ogre"));
  ASSERT_TRUE(unharmed.play(OptionKind::pay));
  ASSERT_TRUE(unharmed.play(OptionKind::pass));
  EXPECT_FALSE(timely(unharmed, "Unsummon"));
  Position shot(
      "start B main1\nA.play Grizzly Bears, Island x2\nA.hand Unsummon\n"
      "B.play Mountain\nB.hand Lightning Bolt\n",
      Era::m10);
  ASSERT_TRUE(shot.play(OptionKind::cast, "Lightning Bolt"));
  ASSERT_TRUE(shot.play(OptionKind::object, "Grizzly Bears"));
  ASSERT_TRUE(shot.play(OptionKind::pay));
  ASSERT_TRUE(shot.play(OptionKind::pass));
  EXPECT_TRUE(timely(shot, "Unsummon"));
  // What comes from a graveyard is another matter.
  const Position dead("A.play Swamp\nA.hand Raise Dead\nA.grave Grizzly Bears\n", Era::m10);
  EXPECT_TRUE(timely(dead, "Raise Dead"));
}

// A creature spell harms nobody; a wurm that is blocked does; one shield is enough.
TEST(Sense, PaysForAShieldWhereSomethingKills) {
  Position t(
      "start B main1\nA.play Drudge Skeletons, Swamp x3\n"
      "B.play Craw Wurm, Forest x2\nB.hand Grizzly Bears\n",
      Era::m10);
  ASSERT_TRUE(t.play(OptionKind::cast, "Grizzly Bears"));
  ASSERT_TRUE(t.play(OptionKind::pay));
  ASSERT_TRUE(t.play(OptionKind::pass));
  EXPECT_FALSE(timely(t, "Drudge Skeletons"));
  ASSERT_TRUE(t.until(Prompt::attackers));
  ASSERT_TRUE(t.play(OptionKind::attack));
  ASSERT_TRUE(t.play(OptionKind::done));
  ASSERT_TRUE(t.until(Prompt::blockers));
  ASSERT_TRUE(t.play(OptionKind::block));
  ASSERT_TRUE(t.play(OptionKind::done));
  ASSERT_TRUE(t.play(OptionKind::pass));
  ASSERT_EQ(t.s->decision.player, 0);
  EXPECT_TRUE(timely(t, "Drudge Skeletons"));
  ASSERT_TRUE(t.play(OptionKind::activate, "Drudge Skeletons"));
  ASSERT_TRUE(t.play(OptionKind::pay));
  EXPECT_FALSE(timely(t, "Drudge Skeletons"));
}

TEST(Sense, SpendsNoAuraOnWhatAlreadyHasIt) {
  const struct {
    const char *aura, *lands, *aims;
  } auras[] = {
      {"Regeneration", "Forest x2", "Hill Giant"},
      {"Holy Strength", "Plains", "Grizzly Bears, Hill Giant"},
      {"Flight", "Island", "Hill Giant"},
  };
  for (const auto& one : auras) {
    Position t(std::string("A.play Grizzly Bears as Bears, Hill Giant, Regeneration (on Bears), ") +
                   "Flight (on Bears), Holy Strength (on Bears), " + one.lands + "\nA.hand " +
                   one.aura + "\n",
               Era::m10);
    ASSERT_TRUE(t.play(OptionKind::cast, one.aura)) << one.aura;
    EXPECT_EQ(aims(t), one.aims) << one.aura;
  }
}

// A creature that only dies, or is lost with the spell for something lesser, is sent at nobody.
TEST(Sense, SendsNobodyIntoAFightThatIsLost) {
  const struct {
    const char *hunter, *prey;
  } fights[] = {
      {"Elvish Archers", ""},
      {"Giant Spider", "Llanowar Elves, Elvish Archers"},
  };
  for (const auto& one : fights) {
    Position t(std::string("A.play Forest, ") + one.hunter +
                   "\nA.hand Prey Upon\nB.play Llanowar Elves, Elvish Archers, Craw Wurm\n",
               Era::foundations);
    ASSERT_TRUE(t.play(OptionKind::cast, "Prey Upon"));
    ASSERT_TRUE(t.play(OptionKind::object, one.hunter));
    EXPECT_EQ(aims(t), one.prey) << one.hunter;
  }
}

// Where nobody else's creature is there the kavu would shoot its friend or itself.
TEST(Sense, CastsNoKavuThatTurnsOnItself) {
  const Position alone("A.play Mountain x4, Serra Angel\nA.hand Flametongue Kavu\n", Era::m10);
  EXPECT_FALSE(timely(alone, "Flametongue Kavu"));
  const Position met("A.play Mountain x4\nA.hand Flametongue Kavu\nB.play Grizzly Bears\n",
                     Era::m10);
  EXPECT_TRUE(timely(met, "Flametongue Kavu"));
}

TEST(Sense, DividesDamageSoThatItKills) {
  Position t("A.play Craw Wurm\nB.play Hill Giant, Wall of Wood\n", Era::foundations);
  ASSERT_TRUE(t.until(Prompt::attackers));
  ASSERT_TRUE(t.play(OptionKind::attack));
  ASSERT_TRUE(t.play(OptionKind::done));
  ASSERT_TRUE(t.until(Prompt::blockers));
  ASSERT_TRUE(t.play(OptionKind::block, "Hill Giant"));
  ASSERT_TRUE(t.play(OptionKind::block, "Wall of Wood"));
  ASSERT_TRUE(t.play(OptionKind::done));
  ASSERT_TRUE(t.until(Prompt::damage_division));
  const Sense sense(t.db);
  Option options[kMaxOptions];
  const int n = legal(*t.s, t.db, options);
  std::string shares;
  for (int i = 0; i < n; ++i)
    if (sense.useful_share(*t.s, options[i])) shares += std::to_string(options[i].value) + " ";
  EXPECT_EQ(shares, "0 3 6 ");
}

TEST(Sense, LetsABlockerBeSacrificedAfterItBlocks) {
  Position t("start B main1\nA.play Sakura-Tribe Elder, Forest\nB.play Craw Wurm\n", Era::m10);
  ASSERT_TRUE(t.until(Prompt::attackers));
  ASSERT_TRUE(t.play(OptionKind::attack));
  ASSERT_TRUE(t.play(OptionKind::done));
  ASSERT_TRUE(t.play(OptionKind::pass));
  ASSERT_EQ(t.s->decision.player, 0);
  EXPECT_FALSE(timely(t, "Sakura-Tribe Elder"));
  ASSERT_TRUE(t.until(Prompt::blockers));
  ASSERT_TRUE(t.play(OptionKind::block));
  ASSERT_TRUE(t.play(OptionKind::done));
  ASSERT_TRUE(t.play(OptionKind::pass));
  ASSERT_EQ(t.s->decision.player, 0);
  EXPECT_TRUE(timely(t, "Sakura-Tribe Elder"));
}

// The names of those whose attack or block, as offered now, is found to be of this kind.
template <class Test>
std::string offered(const Position& p, Test&& is_so) {
  const Sense sense(p.db);
  Option options[kMaxOptions];
  std::string out;
  const int n = legal(*p.s, p.db, options);
  for (int i = 0; i < n; ++i)
    if (is_so(sense, options[i]))
      out += (out.empty() ? "" : ", ") + p.db.card(p.s->objects[options[i].object.slot].card).name;
  return out;
}

TEST(Sense, KnowsWhatAnAttackWouldFeed) {
  const auto fed = [](const Position& p) {
    return offered(p,
                   [&](const Sense& sense, const Option& o) { return sense.fed_attack(*p.s, o); });
  };
  const std::string ours = "A.play Savannah Lions, Grizzly Bears, Craw Wurm, Wind Drake\n";
  Position two(ours + "B.play Hill Giant x2\n", Era::m10);
  ASSERT_TRUE(two.until(Prompt::attackers));
  EXPECT_EQ(fed(two), "Savannah Lions, Grizzly Bears");
  Position tapped(ours + "B.play Hill Giant (tapped), Hill Giant (tapped)\n", Era::m10);
  ASSERT_TRUE(tapped.until(Prompt::attackers));
  EXPECT_EQ(fed(tapped), "");
  Position winning(ours + "B.play Hill Giant x2\nB.life 8\n", Era::m10);
  ASSERT_TRUE(winning.until(Prompt::attackers));
  EXPECT_EQ(fed(winning), "");
}

TEST(Sense, KnowsAWastedBlock) {
  for (const auto& [life, wasted] : {std::pair("20", "Grizzly Bears"), std::pair("9", "")}) {
    Position t(std::string("start B main1\nA.life ") + life +
                   "\nA.play Grizzly Bears, Wall of Stone\nB.play Craw Wurm\n",
               Era::m10);
    ASSERT_TRUE(t.until(Prompt::attackers));
    ASSERT_TRUE(t.play(OptionKind::attack));
    ASSERT_TRUE(t.play(OptionKind::done));
    ASSERT_TRUE(t.until(Prompt::blockers));
    EXPECT_EQ(offered(t, [&](const Sense& sense,
                             const Option& o) { return sense.wasted_block(*t.s, o); }),
              wasted);
  }
}

TEST(Sense, HasSomethingForAnX) {
  Position none("A.play Mountain\nA.hand Fireball\n", Era::m10);
  EXPECT_FALSE(timely(none, "Fireball"));
  Position one("A.play Mountain x2\nA.hand Fireball\n", Era::m10);
  EXPECT_TRUE(timely(one, "Fireball"));
}

}  // namespace
}  // namespace upkeep
