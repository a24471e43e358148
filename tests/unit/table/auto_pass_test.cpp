// What passes by itself at a table, and what must not (engine/table/game.h).
#include <gtest/gtest.h>

#include <cstring>
#include <memory>

#include "scenario/syntax.h"
#include "table/game.h"

namespace upkeep {
namespace {

struct Table {
  std::unique_ptr<Game> game = std::make_unique<Game>(standard_cards());

  explicit Table(const char* text) {
    std::vector<PositionIssue> issues;
    const std::string file = std::string("scenario x\n") + text;
    EXPECT_TRUE(game->start_text({}, file, false, issues))
        << (issues.empty() ? std::string() : say(issues[0].message));
    game->set_alike(false);  // tests/unit/table/secret_test.cpp has the other way
    game->lift_curtain();
  }
  const State& s() const { return game->state(); }
  int find(OptionKind kind, const char* name) const {
    Option all[kMaxOptions];
    const int n = legal(s(), game->cards(), all);
    for (int i = 0; i < n; ++i)
      if (all[i].kind == kind &&
          (!name || game->cards().card(s().objects[all[i].object.slot].card).name == name))
        return i;
    return -1;
  }
  bool act(OptionKind kind, const char* name = nullptr) {
    game->lift_curtain();
    const int i = find(kind, name);
    const bool ok = i >= 0 && game->act(i);
    game->lift_curtain();
    return ok;
  }
  bool pass() { return act(OptionKind::pass); }
  void pass_to_end() {
    game->pass_to_end_of_turn();
    game->lift_curtain();
  }
  bool at_player(u8 player) {
    Option all[kMaxOptions];
    const int n = legal(s(), game->cards(), all);
    for (int i = 0; i < n; ++i)
      if (all[i].kind == OptionKind::player && all[i].a == player) return game->act(i);
    return false;
  }
  // As proposed, where that is asked.
  bool pay() { return s().decision.prompt != Prompt::pay_mana || act(OptionKind::pay); }
  // Casts at a player, paying as proposed.
  bool cast(const char* name, u8 at) {
    const bool ok = act(OptionKind::cast, name) && at_player(at) && pay();
    game->lift_curtain();
    return ok;
  }
  bool cast(const char* name, const char* at) {
    return act(OptionKind::cast, name) && act(OptionKind::object, at) && pay();
  }
  // "B response main1": who is asked what, and when.
  std::string asked() const {
    if (s().over) return "over";
    static constexpr const char* kNames[] = {"phase_end", "interrupt", "response", "prevention",
                                             "regeneration"};
    const Prompt why = s().decision.prompt;
    std::string out(1, char('A' + s().decision.player));
    if (why >= Prompt::phase_end && why <= Prompt::regeneration)
      out += std::string(" ") + kNames[int(why) - int(Prompt::phase_end)];
    else if (why == Prompt::priority)
      out += " priority";
    else
      out += " question";
    return out + " " + std::to_string(s().turn) + " " + scenario::step_word(s().step);
  }
};

// ------------------------------------------------------------------ with priority
TEST(Passing, OwnMainStopsWithNothingToDo) {
  Table t("rules m10\nstart A upkeep\n");
  // Before anything is done nothing passes; then upkeep and draw do.
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "A priority 5 main1");
}
TEST(Passing, StepsWithoutAnythingToDoGoBy) {
  Table t("rules m10\n");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "B priority 6 main1");
}
// After combat only what can be done nowhere else is asked for: no instant, and nothing that costs
// too much.
TEST(Passing, TheSecondMainPhaseIsAskedForWhatBelongsThere) {
  const auto next = [](const char* hand) {
    Table t((std::string("rules m10\nA.play Mountain, Forest\nA.hand ") + hand + "\n").c_str());
    EXPECT_TRUE(t.pass());
    return t.asked();
  };
  EXPECT_EQ(next("Grizzly Bears"), "A priority 5 main2");
  EXPECT_EQ(next("Forest"), "A priority 5 main2");
  EXPECT_EQ(next("Hill Giant"), "B priority 6 main1");
  EXPECT_EQ(next("Lightning Bolt"), "B priority 6 main1");
}
// Mana in the pool is lost or burns when the step ends: nothing passes by itself over it, and not
// even passing to the end of the turn where it costs life (said on the button that passes).
TEST(Passing, FloatingManaIsNotPassedOver) {
  for (const char* era : {"fifth", "sixth", "foundations"}) {
    Table t((std::string("rules ") + era + "\nA.play Mountain, Swamp\nstart A upkeep\n").c_str());
    EXPECT_TRUE(t.act(OptionKind::mana, "Mountain"));
    EXPECT_TRUE(t.act(OptionKind::mana, "Swamp"));
    EXPECT_EQ(t.asked(), "A priority 5 upkeep") << era;
    t.game->pass_to_end_of_turn();
    const bool burns = era[0] != 'f' || era[1] == 'i';
    EXPECT_EQ(t.s().turn, burns ? 5 : 6) << era;
    EXPECT_EQ(t.s().players[0].life, 20) << era;
    if (!burns) continue;
    // It stays for the rest of the phase, in 1999 over the draw step too.
    while (t.s().step < Step::main1) ASSERT_TRUE(t.pass());
    EXPECT_EQ(t.s().players[0].life, 18) << era;
  }
}
TEST(Passing, DeclaringAttackersIsAsked) {
  Table t("rules m10\nA.play Grizzly Bears\n");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "A question 5 attackers");
}
TEST(Passing, DeclaringBlockersIsAsked) {
  Table t("rules m10\nA.play Grizzly Bears\nB.play Hill Giant\n");
  EXPECT_TRUE(t.pass());
  EXPECT_TRUE(t.act(OptionKind::attack));
  EXPECT_TRUE(t.act(OptionKind::done));
  EXPECT_EQ(t.asked(), "B question 5 blockers");
}
TEST(Passing, NobodyIsAskedWithoutAnAnswer) {
  Table t("rules m10\nA.play Mountain\nA.hand Lightning Bolt\nB.hand Giant Growth\n");
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "A priority 5 main1");
  EXPECT_EQ(t.s().players[1].life, 17);
}
// What the computer casts is seen before the other seat passes for it by itself.
TEST(Passing, WhatTheComputerBeginsLiesOpenToBeRead) {
  for (const char* era : {"fifth", "m10"})
    for (const bool paced : {false, true}) {
      GameConfig config;
      config.seats[0] = SeatKind::computer;
      Game game(standard_cards());
      std::vector<PositionIssue> issues;
      const std::string text =
          std::string("scenario x\nrules ") + era + "\nA.play Mountain\nA.hand Lightning Bolt\n";
      ASSERT_TRUE(game.start_text(config, text, false, issues));
      game.set_pace(paced ? 700 : 0);
      const auto answers = [&](OptionKind kind) {
        Option all[kMaxOptions];
        const int n = legal(game.state(), game.cards(), all);
        for (int i = 0; i < n; ++i)
          if (all[i].kind == kind && (kind != OptionKind::player || all[i].a == 1))
            return game.computer_answer(all[i]);
        return false;
      };
      ASSERT_TRUE(answers(OptionKind::cast)) << era;
      ASSERT_TRUE(answers(OptionKind::player)) << era;
      EXPECT_EQ(game.reading(), paced) << era;
      EXPECT_EQ(game.state().players[1].life, paced ? 20 : 17) << era;
      if (!paced) continue;
      const View& v = game.view();
      ASSERT_EQ(v.stack.size(), 1u);
      EXPECT_EQ(v.to_act, 0);
      EXPECT_TRUE(v.options.empty());
      EXPECT_NE(v.question.find("Lightning Bolt"), std::string::npos) << v.question;
      EXPECT_FALSE(game.act(0));
      game.go_on();
      EXPECT_FALSE(game.reading()) << era;
      EXPECT_EQ(game.state().players[1].life, 17) << era;
    }
}
// So is what the player casts, and the damage of their attack.
TEST(Passing, TheOwnSpellAndTheDamageLieOpenToBeRead) {
  GameConfig config;
  config.seats[1] = SeatKind::computer;
  Game game(standard_cards());
  std::vector<PositionIssue> issues;
  ASSERT_TRUE(game.start_text(
      config, "scenario x\nrules m10\nA.play Mountain, Hill Giant\nA.hand Lightning Bolt\n", false,
      issues));
  game.set_pace(700);
  const auto take = [&](OptionKind kind, int player = -1) {
    const View& v = game.view();
    for (std::size_t i = 0; i < v.options.size(); ++i)
      if (v.options[i].option.kind == kind && (player < 0 || v.options[i].option.a == player))
        return game.act(int(i));
    return false;
  };
  ASSERT_TRUE(take(OptionKind::cast));
  ASSERT_TRUE(take(OptionKind::player, 1));
  EXPECT_TRUE(game.reading());
  EXPECT_EQ(game.view().to_act, 0);
  EXPECT_TRUE(game.view().options.empty());
  EXPECT_EQ(game.state().players[1].life, 20);
  game.go_on();
  EXPECT_FALSE(game.reading());
  EXPECT_EQ(game.state().players[1].life, 17);
  ASSERT_TRUE(game.begin_attack(game.attackers()[0]));
  ASSERT_TRUE(take(OptionKind::done));
  EXPECT_TRUE(game.reading());
  EXPECT_EQ(game.state().players[1].life, 14);
  EXPECT_EQ(game.state().step, Step::damage);
  EXPECT_NE(game.view().question.find("damage"), std::string::npos) << game.view().question;
  game.go_on();
  EXPECT_FALSE(game.reading());
}
// An attack stands until whoever it is made on has looked at it, whether they can do anything about
// it or not; who was asked to block has looked at it.
TEST(Passing, AnAttackOfTheComputerIsSeen) {
  struct Case {
    const char* what;
    const char* blocker;
    const char* power;
    bool paced;
    int asked;  // how often, from the attack to the damage
  };
  for (const char* era : {"fifth", "sixth", "m10", "foundations"})
    for (const Case& c :
         {Case{"nobody to block", "", "Hill Giant", true, 1},
          Case{"nobody who can block it", "B.play Grizzly Bears\n", "Air Elemental", true, 1},
          Case{"asked to block", "B.play Grizzly Bears\n", "Hill Giant", true, 1},
          Case{"without a pace", "", "Hill Giant", false, 0}}) {
      const std::string where = std::string(era) + ", " + c.what;
      GameConfig config;
      config.seats[0] = SeatKind::computer;
      Game game(standard_cards());
      std::vector<PositionIssue> issues;
      const std::string text =
          std::string("scenario x\nrules ") + era + "\nA.play " + c.power + "\n" + c.blocker;
      ASSERT_TRUE(game.start_text(config, text, false, issues)) << where;
      game.set_pace(c.paced ? 700 : 0);
      int asked = 0;
      for (int i = 0; i < 40 && game.state().players[1].life == 20; ++i) {
        if (game.reading()) {
          game.go_on();
        } else if (game.computer_to_move()) {
          Option all[kMaxOptions];
          const int n = legal(game.state(), game.cards(), all);
          int take = 0;
          for (int k = 0; k < n; ++k)
            if (all[k].kind == OptionKind::attack || all[k].kind == OptionKind::announce_attack)
              take = k;
          ASSERT_TRUE(game.computer_answer(all[take])) << where;
        } else {
          ++asked;
          EXPECT_EQ(game.state().step, Step::blockers) << where;
          const View& v = game.view();
          int take = -1;
          for (std::size_t k = 0; k < v.options.size(); ++k)
            if (v.options[k].option.kind == OptionKind::pass ||
                v.options[k].option.kind == OptionKind::done)
              take = int(k);
          ASSERT_TRUE(game.act(take)) << where;
        }
      }
      EXPECT_LT(game.state().players[1].life, 20) << where;
      EXPECT_EQ(asked, c.asked) << where;
    }
}
TEST(Passing, WhoCouldAnswerIsAsked) {
  Table t("rules m10\nA.play Mountain\nA.hand Lightning Bolt\nB.play Mountain\nB.hand Shock\n");
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "B priority 5 main1");
  EXPECT_EQ(t.s().stack_count, 1);
}
TEST(Passing, TheOwnSpellResolvesWithoutAnAnswerToItself) {
  Table t("rules m10\nA.play Mountain x2\nA.hand Lightning Bolt, Shock\n");
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.s().stack_count, 0);
  EXPECT_EQ(t.asked(), "A priority 5 main1");
}
TEST(Passing, HoldingPriorityKeepsIt) {
  Table t("rules m10\nA.play Mountain x2\nA.hand Lightning Bolt, Shock\n");
  t.game->set_hold(true);
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.s().stack_count, 1);
  EXPECT_EQ(t.asked(), "A priority 5 main1");
}
TEST(Passing, AnInstantIsNotAskedForInEveryStepOfTheOther) {
  Table t("rules m10\nstart A upkeep\nB.play Mountain\nB.hand Shock\n");
  EXPECT_TRUE(t.pass());  // neither in upkeep nor in the draw step
  EXPECT_EQ(t.asked(), "A priority 5 main1");
}
TEST(Passing, AnInstantIsAskedForAtTheLastMoment) {
  Table t("rules m10\nstart A main2\nB.play Mountain\nB.hand Shock\n");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "B priority 5 end");
}
TEST(Passing, AnInstantIsAskedForAfterAttackers) {
  Table t("rules m10\nA.play Grizzly Bears\nB.play Mountain\nB.hand Shock\n");
  EXPECT_TRUE(t.pass());
  EXPECT_TRUE(t.act(OptionKind::attack));
  EXPECT_TRUE(t.act(OptionKind::done));
  EXPECT_EQ(t.asked(), "B priority 5 attackers");
}
// No one attacks, and nothing of B's fights: B is asked once, at the end of the turn.
TEST(Passing, AnInstantIsAskedForOnceInAQuietTurn) {
  Table t("rules m10\nA.play Grizzly Bears\nB.play Mountain, Hill Giant\nB.hand Shock\n");
  EXPECT_TRUE(t.pass());
  EXPECT_TRUE(t.act(OptionKind::done));
  EXPECT_EQ(t.asked(), "B priority 5 end");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "B priority 6 main1");
}
TEST(Passing, WithoutABlockNothingIsAskedAfterBlockers) {
  Table t("rules m10\nA.play Grizzly Bears\nB.play Mountain, Hill Giant\nB.hand Shock\n");
  EXPECT_TRUE(t.pass());
  EXPECT_TRUE(t.act(OptionKind::attack));
  EXPECT_TRUE(t.act(OptionKind::done));
  EXPECT_EQ(t.asked(), "B priority 5 attackers");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "B question 5 blockers");
  EXPECT_TRUE(t.act(OptionKind::done));
  EXPECT_EQ(t.asked(), "B priority 5 end");
}
TEST(Passing, TheAttackerMayActAfterBlocks) {
  Table t("rules m10\nA.play Grizzly Bears, Forest\nA.hand Giant Growth\nB.play Hill Giant\n");
  EXPECT_TRUE(t.pass());
  EXPECT_TRUE(t.act(OptionKind::attack));
  EXPECT_TRUE(t.act(OptionKind::done));
  EXPECT_TRUE(t.act(OptionKind::block));
  EXPECT_TRUE(t.act(OptionKind::done));
  EXPECT_EQ(t.asked(), "A priority 5 blockers");
}
TEST(Passing, WithoutItEverythingIsAsked) {
  Table t("rules m10\n");
  t.game->set_auto_pass(false);
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "B priority 5 main1");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "A priority 5 begin-combat");
}
TEST(Passing, AStopIsKeptWithNothingToDo) {
  Table t("rules m10\nstart A main2\n");
  {
    Stops stops = t.game->stops(0);
    stops.steps[1] = u16(1 << int(Step::upkeep));
    t.game->set_stops(0, stops);
  }
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "A priority 6 upkeep");
}
TEST(Passing, WithoutAStopTheOwnMainGoesBy) {
  Table t("rules m10\n");
  {
    Stops stops = t.game->stops(0);
    stops.steps[0] = 0;
    t.game->set_stops(0, stops);
  }
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "B priority 6 main1");
}
TEST(Passing, ToTheEndOfTheTurn) {
  Table t("rules m10\nA.play Grizzly Bears, Mountain\nA.hand Shock\n");
  t.pass_to_end();
  EXPECT_EQ(t.asked(), "B priority 6 main1");
  EXPECT_EQ(t.s().attacked, 0);
}
TEST(Passing, ToTheEndStopsForAnAction) {
  Table t(
      "rules m10\nstart A main1\nA.play Mountain\nA.hand Shock\nB.play Mountain\nB.hand "
      "Lightning Bolt\n");
  t.pass_to_end();
  EXPECT_EQ(t.asked(), "B priority 5 end");
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(0)));
  EXPECT_EQ(t.asked(), "A priority 5 end");
}
// It does not stop for whoever could do nothing about it. Who could still attack is asked.
TEST(Passing, ToTheEndGoesOnWhereNothingCanBeDone) {
  Table t(
      "rules m10\nstart A main1\nA.play Mountain (tapped)\nA.hand Shock\nB.play Mountain\nB.hand "
      "Lightning Bolt\n");
  t.pass_to_end();
  EXPECT_EQ(t.asked(), "B priority 5 end");
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(0)));
  EXPECT_EQ(t.asked(), "B priority 6 main1");
  EXPECT_EQ(t.s().players[0].life, 17);
  Table able("rules m10\nstart A main1\nA.play Grizzly Bears\nB.play Mountain\nB.hand Shock\n");
  Stops stops = able.game->stops(1);
  stops.steps[1] = u16(1 << int(Step::begin_combat));
  able.game->set_stops(1, stops);
  able.pass_to_end();
  EXPECT_EQ(able.asked(), "B priority 5 begin-combat");
  EXPECT_TRUE(able.cast("Shock", u8(0)));
  EXPECT_TRUE(able.pass());
  EXPECT_EQ(able.asked(), "A question 5 attackers");
}
TEST(Passing, ToTheEndIsOverWhenTheOtherAttacks) {
  Table t("rules m10\nA.play Grizzly Bears\nB.play Hill Giant, Mountain\nB.hand Shock\n");
  Stops stops = t.game->stops(1);
  stops.steps[1] = u16(1 << int(Step::begin_combat));
  t.game->set_stops(1, stops);
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "B priority 5 begin-combat");
  t.pass_to_end();
  EXPECT_TRUE(t.act(OptionKind::attack));
  EXPECT_TRUE(t.act(OptionKind::done));
  EXPECT_EQ(t.asked(), "B priority 5 attackers");
}
// What only saves or strengthens a creature is no reason to ask while nothing happens to it.
TEST(Passing, AShieldIsAskedAboutOnlyInDanger) {
  const auto asked = [](const char* a_plays, const char* b_casts, bool at_wall) {
    const std::string text = std::string("rules m10\nstart B main1\nA.play Forest x3, ") + a_plays +
                             "\nB.play Forest x2, Mountain x2\nB.hand " + b_casts + ", Forest\n";
    Table t(text.c_str());
    t.act(OptionKind::cast, b_casts);
    if (at_wall) {
      EXPECT_TRUE(t.act(OptionKind::object, "Wall of Brambles"));
    }
    t.pay();
    return t.s().decision.player == 0;
  };
  EXPECT_FALSE(asked("Wall of Brambles", "Grizzly Bears", false));
  EXPECT_TRUE(asked("Wall of Brambles", "Lightning Bolt", true));
  EXPECT_FALSE(
      asked("Firebreathing (on Hill Giant), Hill Giant, Mountain", "Grizzly Bears", false));
  EXPECT_TRUE(asked("Prodigal Sorcerer", "Grizzly Bears", false));
}
TEST(Passing, AtTheEndOfTheTurnOnlyWhatLastsIsAskedAbout) {
  const auto asked = [](const char* a_plays) {
    const std::string text = std::string("rules m10\nstart B main2\nA.play Forest x3, ") + a_plays +
                             "\nA.hand Forest\nB.play Forest\nB.hand Forest\n";
    Table t(text.c_str());
    EXPECT_TRUE(t.pass());
    return t.s().decision.player == 0 && t.s().step == Step::end;
  };
  EXPECT_FALSE(asked("Wall of Brambles"));
  EXPECT_FALSE(asked("Firebreathing (on Hill Giant), Hill Giant, Mountain"));
  EXPECT_TRUE(asked("Prodigal Sorcerer"));
}
// How to pay is asked where the player could want it otherwise.
TEST(Passing, PayingIsAskedWhereThereIsAChoice) {
  const auto asks = [](const std::string& lands, const char* card, const char* rules = "m10",
                       bool automatic = true) {
    const std::string text =
        std::string("rules ") + rules + "\nA.play " + lands + "\nA.hand " + card + "\n";
    Table t(text.c_str());
    t.game->set_auto_pass(automatic);
    EXPECT_TRUE(t.act(OptionKind::cast, card));
    t.at_player(1);
    return t.s().decision.prompt == Prompt::pay_mana;
  };
  EXPECT_FALSE(asks("Mountain", "Lightning Bolt"));
  EXPECT_FALSE(asks("Mountain x3", "Lightning Bolt"));
  EXPECT_FALSE(asks("Mountain x3, Forest x2", "Lightning Bolt"));
  EXPECT_FALSE(asks("Mountain x4", "Hill Giant"));
  EXPECT_FALSE(asks("Mountain x2, Forest x2", "Hill Giant"));
  EXPECT_TRUE(asks("Mountain x3, Forest x2", "Hill Giant"));
  EXPECT_TRUE(asks("Mountain x4, Forest", "Hill Giant"));
  EXPECT_TRUE(asks("Mountain x3, Llanowar Elves, Forest", "Hill Giant"));
  EXPECT_FALSE(asks("Mountain x2, Mountain (sick)", "Lightning Bolt"));
  EXPECT_TRUE(asks("Mutavault, Mutavault (sick)", "Sol Ring"));
  EXPECT_TRUE(asks("Mountain, Plateau", "Lightning Bolt"));
  EXPECT_FALSE(asks("Plateau", "Lightning Bolt"));
  EXPECT_TRUE(asks("Mountain", "Gut Shot"));
  EXPECT_TRUE(asks("Sol Ring", "Black Vise", "sixth"));
  EXPECT_TRUE(asks("Mountain", "Lightning Bolt", "m10", false));
}
TEST(Passing, BehindTheCurtainNothingIsDone) {
  Table t("rules m10\nA.play Mountain\nA.hand Lightning Bolt\nB.play Mountain\nB.hand Shock\n");
  EXPECT_TRUE(t.act(OptionKind::cast, "Lightning Bolt"));
  EXPECT_TRUE(t.at_player(1));
  EXPECT_TRUE(t.game->curtain());
  EXPECT_FALSE(t.game->act(0));
}
TEST(Passing, WhatTriggeredForTheOtherCanBeAnswered) {
  Table t("rules m10\nstart A upkeep\nA.play Fixture Upkeep Life\nB.play Mountain\nB.hand Shock\n");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "B priority 5 upkeep");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "A priority 5 main1");
}
TEST(Passing, DecliningLastsWhileTheStackWaits) {
  Table t(
      "rules m10\nA.play Mountain x2\nA.hand Lightning Bolt, Shock\nB.play Mountain\nB.hand "
      "Shock\n");
  t.game->set_hold(true);
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  t.game->set_hold(false);
  EXPECT_TRUE(t.cast("Shock", u8(1)));
  EXPECT_EQ(t.asked(), "B priority 5 main1");
  EXPECT_EQ(t.s().stack_count, 2);
  EXPECT_TRUE(t.game->can_decline_batch());
  t.game->decline_batch();
  t.game->lift_curtain();
  EXPECT_EQ(t.s().stack_count, 0);
  EXPECT_EQ(t.s().players[1].life, 15);
}
TEST(Passing, NothingIsDeclinedWhereNothingWaits) {
  Table t("rules m10\nA.play Mountain\nA.hand Shock\n");
  EXPECT_FALSE(t.game->can_decline_batch());
}

// ------------------------------------------------------------------ in windows
TEST(PassingFifth, AWindowWithNothingToDoGoesBy) {
  Table t("rules fifth\nA.play Mountain\nA.hand Lightning Bolt\n");
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "A priority 5 main1");
  EXPECT_EQ(t.s().players[1].life, 17);
}
TEST(PassingFifth, AnInterruptIsAskedFor) {
  Table t(
      "rules fifth\nA.play Mountain\nA.hand Lightning Bolt\nB.play Island x2\nB.hand "
      "Counterspell\n");
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "B interrupt 5 main1");
}
TEST(PassingFifth, AResponseIsAskedFor) {
  Table t(
      "rules fifth\nA.play Mountain\nA.hand Lightning Bolt\nB.play Mountain\nB.hand Lightning "
      "Bolt\n");
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "B response 5 main1");
}
TEST(PassingFifth, ThePauseAsksEverybody) {
  Table t("rules fifth\nA.play Mountain\nA.hand Lightning Bolt\n");
  t.game->set_pause(true);
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "A interrupt 5 main1");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "B interrupt 5 main1");
}
TEST(PassingFifth, ThePauseAsksInWindowsForDamage) {
  Table t("rules fifth\noption windowsAsk all\nA.play Mountain\nA.hand Lightning Bolt\n");
  t.game->set_pause(true);
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "A prevention 5 main1");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "B prevention 5 main1");
}
TEST(PassingFifth, WithoutThePauseWindowsForDamageGoBy) {
  Table t("rules fifth\noption windowsAsk all\nA.play Mountain\nA.hand Lightning Bolt\n");
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "A priority 5 main1");
  EXPECT_EQ(t.s().players[1].life, 17);
}
TEST(PassingFifth, AStopInAKindOfWindow) {
  Table t("rules fifth\nA.play Mountain\nA.hand Lightning Bolt\n");
  {
    Stops stops = t.game->stops(1);
    stops.windows = kStopInterrupt;
    t.game->set_stops(1, stops);
  }
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "B interrupt 5 main1");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "A priority 5 main1");
}
TEST(PassingFifth, AStopWhereDamageWaits) {
  Table t("rules fifth\noption windowsAsk all\nA.play Mountain\nA.hand Lightning Bolt\n");
  {
    Stops stops = t.game->stops(1);
    stops.windows = kStopPrevention;
    t.game->set_stops(1, stops);
  }
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "B prevention 5 main1");
}
TEST(PassingFifth, WhatCanBePreventedIsAsked) {
  Table t(
      "rules fifth\nA.play Mountain\nA.hand Lightning Bolt\nB.play Plains\nB.hand Healing Salve\n");
  {
    Stops stops = t.game->stops(1);
    stops.windows = 0;
    t.game->set_stops(1, stops);
  }
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "B response 5 main1");  // to gain life
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "B prevention 5 main1");
}
TEST(PassingFifth, WhatCanBePreventedIsAskedWhilePassingToTheEnd) {
  Table t("rules fifth\nA.play Grizzly Bears\nB.play Samite Healer\n");
  EXPECT_TRUE(t.act(OptionKind::announce_attack));
  EXPECT_TRUE(t.act(OptionKind::attack));
  EXPECT_TRUE(t.act(OptionKind::done));
  while (t.s().decision.kind == DecisionKind::blockers) EXPECT_TRUE(t.act(OptionKind::done));
  EXPECT_EQ(t.asked(), "B prevention 5 damage");
}
TEST(PassingFifth, WhatCanBeRegeneratedIsAsked) {
  Table t("rules fifth\nA.play Mountain\nA.hand Lightning Bolt\nB.play Swamp, Drudge Skeletons\n");
  EXPECT_TRUE(t.cast("Lightning Bolt", "Drudge Skeletons"));
  t.game->lift_curtain();
  EXPECT_EQ(t.asked(), "B regeneration 5 main1");
}
TEST(PassingFifth, NobodyWithoutManaIsAskedToRegenerate) {
  Table t("rules fifth\nA.play Mountain\nA.hand Lightning Bolt\nB.play Drudge Skeletons\n");
  EXPECT_TRUE(t.cast("Lightning Bolt", "Drudge Skeletons"));
  EXPECT_EQ(t.asked(), "A priority 5 main1");
}
TEST(PassingFifth, TheDrawIsTakenByItself) {
  Table t("rules fifth\nstart A upkeep\n");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "A priority 5 main1");
  EXPECT_EQ(t.s().hand[0].count, 1);
}
TEST(PassingFifth, AnUpkeepEffectThatMustBeUsedHappensByItself) {
  Table t("rules fifth\nstart B discard\nA.play Fixture Noon Life\n");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "A priority 6 main1");
}
TEST(PassingFifth, AnInstantIsAskedForAtTheEndOfTheTurn) {
  Table t("rules fifth\nB.play Mountain\nB.hand Lightning Bolt\n");
  EXPECT_TRUE(t.pass());
  EXPECT_EQ(t.asked(), "B phase_end 5 discard");
}
TEST(PassingFifth, AnAnnouncedAttackIsAsked) {
  Table t("rules fifth\nA.play Grizzly Bears\nB.play Mountain\nB.hand Lightning Bolt\n");
  EXPECT_TRUE(t.act(OptionKind::announce_attack));
  EXPECT_EQ(t.asked(), "B phase_end 5 begin-combat");
}
TEST(PassingFifth, DecliningAnInterruptDeclinesTheResponseToo) {
  Table t(
      "rules fifth\nA.play Mountain\nA.hand Lightning Bolt\nB.play Island x2, Mountain\nB.hand "
      "Counterspell, Lightning Bolt\n");
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "B interrupt 5 main1");
  t.game->decline_batch();
  t.game->lift_curtain();
  EXPECT_EQ(t.asked(), "A priority 5 main1");
  EXPECT_EQ(t.s().players[1].life, 17);
}
TEST(PassingFifth, SomethingNewEndsDeclining) {
  Table t(
      "rules fifth\nA.play Mountain x2\nA.hand Lightning Bolt x2\nB.play Island x2\nB.hand "
      "Counterspell\n");
  {
    Stops stops = t.game->stops(0);
    stops.windows = kStopResponse;
    t.game->set_stops(0, stops);
  }
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "B interrupt 5 main1");
  t.game->decline_batch();
  t.game->lift_curtain();
  EXPECT_EQ(t.asked(), "A response 5 main1");
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "B interrupt 5 main1");
}
TEST(PassingFifth, DecliningKeepsWhatCanStillBeSaved) {
  Table t(
      "rules fifth\nA.play Mountain\nA.hand Lightning Bolt\nB.play Plains\nB.hand Healing Salve\n");
  EXPECT_TRUE(t.cast("Lightning Bolt", u8(1)));
  EXPECT_EQ(t.asked(), "B response 5 main1");
  t.game->decline_batch();
  t.game->lift_curtain();
  EXPECT_EQ(t.asked(), "B prevention 5 main1");
}
TEST(PassingFifth, ADuelFromItsBeginningAsksInAllWindows) {
  Game game(standard_cards());
  GameConfig config;
  config.era = Era::fifth;
  config.rules = preset(Era::fifth);
  for (int p = 0; p < 2; ++p) config.decks[p].assign(40, standard_cards().find("Mountain"));
  game.start(config);
  EXPECT_TRUE(game.state().rules.is(WindowsAsk::all));
  EXPECT_TRUE(game.config().rules.is(WindowsAsk::able));
}

}  // namespace
}  // namespace upkeep
