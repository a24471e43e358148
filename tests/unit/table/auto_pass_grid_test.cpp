// Passing by itself in a grid of situations: eras × what somebody holds × what happens × what is
// set. Whoever could do something at a moment that matters is asked there, however the rest went
// by; nobody is asked where nothing can be done; and everything that passes ends in time.
#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "scenario/syntax.h"
#include "table/game.h"

namespace upkeep {
namespace {

constexpr const char* kEras[] = {"fifth", "sixth", "m10", "foundations"};

// What B, whose turn it is not, holds.
struct Tool {
  const char* name;
  const char* play;
  const char* hand;
};
constexpr Tool kTools[] = {
    {"Nothing", "Island", ""},
    {"NoMana", "Forest", "Lightning Bolt"},
    {"Instant", "Mountain", "Lightning Bolt"},
    {"Counter", "Island x2", "Counterspell"},
    {"Ability", "Prodigal Sorcerer", ""},
    {"Healer", "Samite Healer", ""},
    {"Sorcery", "Mountain x2", "Stone Rain"},
};
// What happens in A's turn.
enum Deed { kOnlyPass, kSpell, kCreature, kAttack, kTrigger, kDeeds };
constexpr const char* kDeedNames[] = {"OnlyPass", "Spell", "Creature", "Attack", "Trigger"};
constexpr const char* kDeedCards[] = {"", "A.play Mountain\nA.hand Lightning Bolt\n",
                                      "A.play Forest x2\nA.hand Grizzly Bears\n",
                                      "A.play Hill Giant\n", "A.play Fixture Upkeep Life\n"};

bool window(Prompt why) { return is_act_window(why); }

// One decision as it came: whose, where, whether it was asked of them, and what could be done.
struct Moment {
  u8 who = 0;
  Step step = Step::none;
  Prompt prompt = Prompt::none;
  bool asked = false, could = false, own = false, waits = false, others_wait = false;
  bool batch = false, attack = false, mine_fights = false, slow = false;
  bool saves = false, harm = false;  // it could only prevent damage; something aimed waits
  std::string text() const {
    return std::string(1, char('A' + who)) + " " + scenario::step_word(step) + " prompt " +
           std::to_string(int(prompt)) + (asked ? " asked" : "") + (could ? " could" : "") +
           (waits ? " something waits" : "");
  }
};

// Where somebody who can do something wants to be asked. Said anew here, not taken from the code
// under test.
bool matters(const Moment& m) {
  if (m.prompt == Prompt::prevention || m.prompt == Prompt::regeneration) return true;
  const bool quiet = m.others_wait ? !m.harm : m.step == Step::end || m.step == Step::discard;
  if (m.saves && quiet && m.prompt == Prompt::priority) return false;
  if (m.others_wait) return true;
  if (m.waits) return false;  // the own spell resolves
  switch (m.step) {
    case Step::main1:
      return m.own;
    case Step::main2:
      return m.own && (m.batch || m.slow);
    case Step::begin_combat:
      return m.batch && !m.own;
    case Step::end:
      return !m.batch && !m.own;
    case Step::discard:
      return !m.own;
    case Step::attackers:
      return m.attack && (m.batch || !m.own);
    case Step::blockers:
      return m.mine_fights;
    default:
      return false;
  }
}

struct Duel {
  std::unique_ptr<Game> game = std::make_unique<Game>(standard_cards());
  std::set<std::size_t> by_hand;  // numbers of the choices that a person made

  explicit Duel(const std::string& text) {
    std::vector<PositionIssue> issues;
    GameConfig config;
    config.open = true;
    EXPECT_TRUE(game->start_text(config, "scenario x\n" + text, false, issues))
        << (issues.empty() ? std::string() : say(issues[0].message)) << "\n"
        << text;
  }
  const State& s() const { return game->state(); }
  int find(OptionKind kind, const char* card = nullptr) const {
    Option all[kMaxOptions];
    const int n = legal(s(), game->cards(), all);
    for (int i = 0; i < n; ++i)
      if (all[i].kind == kind &&
          (!card || game->cards().card(s().objects[all[i].object.slot].card).name == card))
        return i;
    return -1;
  }
  bool act(int index) {
    if (index < 0) return false;
    by_hand.insert(game->session().choices.size());
    return game->act(index);
  }
  // Passes where passing is possible; else whatever is needed to go on.
  bool go_on() {
    for (OptionKind k :
         {OptionKind::pass, OptionKind::done, OptionKind::pay, OptionKind::no, OptionKind::phase})
      if (find(k) >= 0) return act(find(k));
    Option all[kMaxOptions];
    return legal(s(), game->cards(), all) > 0 && act(0);
  }
  bool at(OptionKind kind, u8 player) {
    Option all[kMaxOptions];
    const int n = legal(s(), game->cards(), all);
    for (int i = 0; i < n; ++i)
      if (all[i].kind == kind && all[i].a == player) return act(i);
    return false;
  }
  void to_main() {
    for (int i = 0; i < 20 && !(s().decision.player == 0 && s().step == Step::main1 &&
                                s().stack_count == 0 && find(OptionKind::pass) >= 0);
         ++i)
      ASSERT_TRUE(go_on());
  }
  void declare(const char* card) {
    if (find(OptionKind::announce_attack) >= 0) {
      EXPECT_TRUE(act(find(OptionKind::announce_attack)));
    }
    for (int i = 0; i < 12 && s().decision.kind != DecisionKind::attackers; ++i)
      EXPECT_TRUE(go_on());
    EXPECT_TRUE(act(find(OptionKind::attack, card)));
    EXPECT_TRUE(act(find(OptionKind::done)));
  }
  void cast(const char* card, int at_player = -1) {
    EXPECT_TRUE(act(find(OptionKind::cast, card)));
    if (at_player >= 0) {
      EXPECT_TRUE(at(OptionKind::player, u8(at_player)));
    }
    if (s().decision.prompt == Prompt::pay_mana) {
      EXPECT_TRUE(act(find(OptionKind::pay)));
    }
  }
  // All decisions from the beginning, asked or not, replayed beside the game.
  std::vector<Moment> moments() const {
    std::vector<Moment> out;
    const Session& session = game->session();
    Game again(standard_cards());
    GameConfig config;
    config.open = true;
    std::vector<PositionIssue> issues;
    again.start_text(config, session.position, false, issues);
    auto state = std::make_unique<State>();
    copy_state(*state, again.state());
    for (std::size_t i = 0; i < session.choices.size(); ++i) {
      Moment m;
      m.who = state->decision.player;
      m.step = state->step;
      m.prompt = state->decision.prompt;
      m.asked = by_hand.count(i) > 0;
      m.own = state->active == m.who;
      m.waits = state->stack_count > 0;
      m.batch = state->rules.is(Timing::batch);
      for (int k = 0; k < state->battlefield_count; ++k) {
        const Object& o = state->objects[state->battlefield[k]];
        const u32 flags = state->permanents[o.perm].flags;
        m.attack = m.attack || (flags & kPAttacking);
        m.mine_fights =
            m.mine_fights || (o.controller == m.who && (flags & (kPAttacking | kPBlocking)));
      }
      if (m.waits)
        m.others_wait =
            state->stack_objects[state->stack[state->stack_count - 1]].controller != m.who;
      Option all[kMaxOptions];
      const int n = legal(*state, game->cards(), all, false);
      m.saves = true;
      for (int k = 0; k < n; ++k)
        m.saves =
            m.saves &&
            (all[k].kind == OptionKind::pass ||
             (all[k].kind == OptionKind::activate &&
              game->cards().card(state->objects[all[k].object.slot].card).name == "Samite Healer"));
      for (int k = 0; k < state->stack_count; ++k)
        m.harm = m.harm || state->stack_objects[state->stack[k]].target_count > 0;
      for (int k = 0; k < n; ++k) {
        if (all[k].kind == OptionKind::cast)
          m.slow = m.slow || !(game->cards().card(state->objects[all[k].object.slot].card).types &
                               (kInstant | kInterrupt | kManaSource));
        m.slow = m.slow || all[k].kind == OptionKind::play_land;
      }
      for (int k = 0; k < n; ++k)
        m.could = m.could || (all[k].kind != OptionKind::pass && all[k].kind != OptionKind::phase &&
                              all[k].kind != OptionKind::announce_attack);
      if (window(m.prompt)) out.push_back(m);
      if (!play_choice(*state, game->cards(), session.choices[i], nullptr)) break;
    }
    return out;
  }
  void expect_nothing_skipped(bool quiet = true) const {
    bool first = true;
    for (const Moment& m : moments()) {
      EXPECT_TRUE(m.asked || !m.could || !matters(m)) << "skipped: " << m.text();
      // Without a stop nobody is asked where there is nothing to do, but in their main phases.
      const bool main = m.own && (m.step == Step::main1 || m.step == Step::main2) && !m.waits;
      // A position begins where it stands.
      if (quiet && !first) {
        EXPECT_TRUE(!m.asked || m.could || main || m.prompt == Prompt::phase_end)
            << "asked for nothing: " << m.text();
      }
      first = false;
    }
  }
};

std::string position(const char* era, const Tool& tool, const char* of_a, const char* start) {
  std::string text = std::string("rules ") + era + "\n";
  if (*start) text += std::string("start ") + start + "\n";
  text += of_a;
  text += std::string("B.play ") + tool.play + "\n";
  if (*tool.hand) text += std::string("B.hand ") + tool.hand + "\n";
  text += "A.library Plains x5\nB.library Plains x5\n";
  return text;
}

// ------------------------------------------------------------------ a turn goes by

class PassingGrid : public testing::TestWithParam<std::tuple<int, int, int>> {};

TEST_P(PassingGrid, NothingThatMattersIsSkipped) {
  const auto [era, tool, deed] = GetParam();
  Duel d(position(kEras[era], kTools[tool], kDeedCards[deed], deed == kTrigger ? "A upkeep" : ""));
  if (deed == kTrigger) {
    ASSERT_TRUE(d.go_on());
  }
  d.to_main();
  const u16 turn = d.s().turn;
  if (deed == kSpell) d.cast("Lightning Bolt", 1);
  if (deed == kCreature) d.cast("Grizzly Bears");
  if (deed == kAttack) d.declare("Hill Giant");
  for (int i = 0; i < 60 && !d.s().over && d.s().turn == turn; ++i) ASSERT_TRUE(d.go_on());
  EXPECT_NE(d.s().turn, turn);
  d.expect_nothing_skipped();
  // And the other way round, that the grid asks for something at all.
  int asked = 0;
  for (const Moment& m : d.moments()) asked += m.asked && m.who == 1;
  const std::string name = kTools[tool].name;
  if (name == "Instant" || name == "Ability") {
    EXPECT_GT(asked, 0);
  }
  if (name == "Nothing" || name == "NoMana") {
    EXPECT_EQ(asked, 0);
  }
  if (name == "Counter") {
    EXPECT_EQ(asked > 0, deed == kSpell || deed == kCreature);
  }
}

std::string grid_name(const testing::TestParamInfo<std::tuple<int, int, int>>& i) {
  return std::string(kEras[std::get<0>(i.param)]) + kTools[std::get<1>(i.param)].name +
         kDeedNames[std::get<2>(i.param)];
}
INSTANTIATE_TEST_SUITE_P(Turns, PassingGrid,
                         testing::Combine(testing::Range(0, 4), testing::Range(0, 7),
                                          testing::Range(0, int(kDeeds))),
                         grid_name);

// ------------------------------------------------------------------ stops

class PassingStops : public testing::TestWithParam<std::tuple<int, int, int>> {};
constexpr Step kStopSteps[] = {Step::upkeep,       Step::draw, Step::main1,
                               Step::begin_combat, Step::end,  Step::main2};

// A stop is kept with nothing to do, by whoever set it, in whoever's turn.
TEST_P(PassingStops, AStopIsKept) {
  const auto [era, step, whose] = GetParam();
  const Step stop = kStopSteps[step];
  const std::string rules = kEras[era];
  Duel d("rules " + rules + "\nstart A main2\nA.library Plains x5\nB.library Plains x5\n");
  // B's next turn: its own stops, or A's in the turn of the other.
  const u8 seat = u8(whose);
  {
    Stops stops = d.game->stops(seat);
    stops.steps[seat == 1 ? 0 : 1] = u16(1 << int(stop));
    d.game->set_stops(seat, stops);
  }
  ASSERT_TRUE(d.go_on());
  bool found = false;
  for (int i = 0; i < 20 && d.s().turn <= 6 && !found; ++i) {
    found = d.s().turn == 6 && d.s().step == stop && d.s().decision.player == seat;
    if (!found) {
      ASSERT_TRUE(d.go_on());
    }
  }
  EXPECT_TRUE(found) << "no stop at " << scenario::step_word(stop);
}
INSTANTIATE_TEST_SUITE_P(Steps, PassingStops,
                         testing::Combine(testing::Values(1, 2, 3), testing::Range(0, 6),
                                          testing::Range(0, 2)));

// ------------------------------------------------------------------ what ends passing

enum Event { kOtherCasts, kOtherActivates, kOtherAttacks, kEvents };

class PassingEnds : public testing::TestWithParam<std::tuple<int, int>> {};

// A passes to the end of the turn; B does something; A, who could answer, is asked.
TEST_P(PassingEnds, ToTheEndOfTurnByWhatTheOtherDoes) {
  const auto [era, event] = GetParam();
  std::string text = std::string("rules ") + kEras[era] + "\n";
  if (event == kOtherAttacks)
    // In B's turn.
    text += "start B main1\n";
  text +=
      "A.play Mountain\nA.hand Lightning Bolt\nB.play Mountain, Prodigal Sorcerer, Hill Giant\n"
      "B.hand Lightning Bolt\nA.library Plains x5\nB.library Plains x5\n";
  Duel d(text);
  if (event == kOtherAttacks) {
    ASSERT_EQ(d.s().decision.player, 1);
    Stops stops = d.game->stops(0);
    stops.steps[1] = u16(1 << int(Step::begin_combat));
    d.game->set_stops(0, stops);
    if (d.find(OptionKind::announce_attack) >= 0) {
      ASSERT_TRUE(d.act(d.find(OptionKind::announce_attack)));
    } else {
      ASSERT_TRUE(d.go_on());
    }
    ASSERT_EQ(d.s().decision.player, 0) << "A could act before attackers";
    d.game->pass_to_end_of_turn();
    ASSERT_EQ(d.s().decision.kind, DecisionKind::attackers);
    ASSERT_TRUE(d.game->passing_to_end());
    ASSERT_TRUE(d.act(d.find(OptionKind::attack, "Hill Giant")));
    ASSERT_TRUE(d.act(d.find(OptionKind::done)));
    EXPECT_FALSE(d.game->passing_to_end());
    if (d.s().decision.player == 1) {
      ASSERT_TRUE(d.go_on());
    }
    EXPECT_EQ(d.s().decision.player, 0);
    EXPECT_EQ(d.s().step, Step::attackers);
    return;
  }
  d.game->pass_to_end_of_turn();
  ASSERT_EQ(d.s().decision.player, 1);
  ASSERT_TRUE(d.game->passing_to_end());
  if (event == kOtherCasts) {
    d.cast("Lightning Bolt", 0);
  } else {
    ASSERT_TRUE(d.act(d.find(OptionKind::activate, "Prodigal Sorcerer")));
    ASSERT_TRUE(d.at(OptionKind::player, 0));
  }
  EXPECT_FALSE(d.game->passing_to_end());
  EXPECT_EQ(d.s().decision.player, 0);
  EXPECT_EQ(d.s().stack_count, 1);
}
std::string ends_name(const testing::TestParamInfo<std::tuple<int, int>>& i) {
  static const char* const kNames[] = {"Casts", "Activates", "Attacks"};
  return std::string(kEras[std::get<0>(i.param)]) + kNames[std::get<1>(i.param)];
}
INSTANTIATE_TEST_SUITE_P(Others, PassingEnds,
                         testing::Combine(testing::Range(0, 4), testing::Range(0, int(kEvents))),
                         ends_name);

// ------------------------------------------------------------------ per object, per trigger

class PassingYields : public testing::TestWithParam<int> {
 protected:
  // A's upkeep trigger waits, and B could answer it.
  std::string upkeep() const {
    return std::string("rules ") + kEras[GetParam()] +
           "\nstart A upkeep\nA.play Fixture Upkeep Life, Mountain\nA.hand Lightning Bolt\n"
           "B.play Mountain\nB.hand Lightning Bolt\nA.library Plains x9\nB.library Plains x9\n";
  }
  static Ref top(const Duel& d) {
    return d.s().stack_count ? d.s().stack_objects[d.s().stack[d.s().stack_count - 1]].self : Ref{};
  }
  static bool b_asked_in_upkeep(Duel& d, u16 turn) {
    for (int i = 0; i < 60 && !d.s().over; ++i) {
      if (d.s().turn == turn && d.s().step == Step::upkeep && d.s().decision.player == 1 &&
          d.s().stack_count)
        return true;
      if (d.s().turn > turn || (d.s().turn == turn && d.s().step == Step::main1)) return false;
      if (!d.go_on()) return false;
    }
    return false;
  }
};
TEST_P(PassingYields, OneTriggerIsPassedForOnce) {
  Duel d(upkeep());
  ASSERT_TRUE(b_asked_in_upkeep(d, 5));
  EXPECT_EQ(d.game->yield_of(top(d)), YieldTo::none);
  const Ref trigger = top(d);
  ASSERT_TRUE(d.game->set_yield(trigger, YieldTo::object));
  EXPECT_NE(top(d), trigger);
  EXPECT_TRUE(b_asked_in_upkeep(d, 7));
}
TEST_P(PassingYields, ATriggerIsPassedForEveryTime) {
  Duel d(upkeep());
  ASSERT_TRUE(b_asked_in_upkeep(d, 5));
  const Ref trigger = top(d);
  ASSERT_TRUE(d.game->set_yield(trigger, YieldTo::every));
  EXPECT_NE(top(d), trigger);
  EXPECT_FALSE(b_asked_in_upkeep(d, 7));
}
TEST_P(PassingYields, OneInputEndsItAll) {
  Duel d(upkeep());
  ASSERT_TRUE(b_asked_in_upkeep(d, 5));
  ASSERT_TRUE(d.game->set_yield(top(d), YieldTo::every));
  d.game->cancel_yields();
  EXPECT_TRUE(b_asked_in_upkeep(d, 7));
}
TEST_P(PassingYields, WhatTheOtherDoesBesidesIsAskedAbout) {
  Duel d(upkeep());
  ASSERT_TRUE(b_asked_in_upkeep(d, 5));
  ASSERT_TRUE(d.game->set_yield(top(d), YieldTo::every));
  // A turn later A answers their own trigger: B is asked about that, and then passes for the rest.
  d.game->set_auto_pass(false);
  const auto waits = [&] {
    return d.s().turn == 7 && d.s().step == Step::upkeep && d.s().stack_count &&
           d.s().decision.player == 0;
  };
  for (int i = 0; i < 200 && !waits() && !(d.s().turn == 7 && d.s().step == Step::draw); ++i)
    ASSERT_TRUE(d.go_on());
  ASSERT_TRUE(waits());
  d.cast("Lightning Bolt", 1);
  for (int i = 0; i < 3 && d.s().decision.player == 0; ++i) ASSERT_TRUE(d.go_on());
  EXPECT_EQ(d.s().decision.player, 1);
  EXPECT_EQ(d.s().stack_count, 2);
}
TEST_P(PassingYields, TheOwnThingsAreNotYieldedTo) {
  Duel d(std::string("rules ") + kEras[GetParam()] +
         "\nA.play Mountain\nA.hand Lightning Bolt\nB.play Mountain\nB.hand Lightning Bolt\n");
  d.game->set_hold(true);
  d.cast("Lightning Bolt", 1);
  if (d.s().decision.player == 0) {
    EXPECT_FALSE(d.game->set_yield(top(d), YieldTo::object));
    ASSERT_TRUE(d.go_on());
  }
  ASSERT_EQ(d.s().decision.player, 1);
  EXPECT_FALSE(d.game->set_yield(top(d), YieldTo::every)) << "a spell comes once";
  EXPECT_TRUE(d.game->set_yield(top(d), YieldTo::object));
  EXPECT_EQ(d.s().stack_count, 0);
}
TEST_P(PassingYields, OneObjectIsForgottenWhenTheOtherActs) {
  Duel d(std::string("rules ") + kEras[GetParam()] +
         "\nA.play Mountain x2\nA.hand Lightning Bolt, Shock\nB.play Mountain x2\nB.hand "
         "Lightning Bolt\n");
  d.game->set_hold(true);
  d.cast("Lightning Bolt", 1);
  const Ref bolt = top(d);
  if (d.s().decision.player == 0) {
    // A keeps priority and casts again: what B declines to answer afterwards is the newer one.
    d.game->show_seat(1);
    EXPECT_TRUE(d.game->set_yield(bolt, YieldTo::object));
    d.game->show_seat(0);
    // In 1997 only interrupts may come now.
    if (d.s().decision.prompt == Prompt::interrupt) return;
    d.cast("Shock", 1);
    d.game->set_hold(false);
    if (d.s().decision.player == 0) {
      ASSERT_TRUE(d.go_on());
    }
    EXPECT_EQ(d.s().decision.player, 1);
    EXPECT_EQ(d.s().stack_count, 2);
    EXPECT_EQ(d.game->yield_of(bolt), YieldTo::none);
    return;
  }
  ASSERT_EQ(d.s().decision.player, 1);
}
// "You may" of an ability that comes again: answered the same way until that is taken back.
TEST_P(PassingYields, AnAbilityThatAsksAgainIsAnsweredAlike) {
  Duel d(std::string("rules ") + kEras[GetParam()] +
         "\nA.play Verduran Enchantress, Forest x6\nA.hand Web x4\nA.library Plains x9\n");
  const auto asked = [&] {
    for (int i = 0; i < 20 && d.s().decision.prompt != Prompt::may; ++i) {
      if (d.s().stack_count == 0 || !d.go_on()) return false;
    }
    return d.s().decision.prompt == Prompt::may;
  };
  const auto cast = [&] {
    EXPECT_TRUE(d.act(d.find(OptionKind::cast, "Web")));
    EXPECT_TRUE(d.act(d.find(OptionKind::object, "Verduran Enchantress")));
    if (d.s().decision.prompt == Prompt::pay_mana) {
      EXPECT_TRUE(d.act(d.find(OptionKind::pay)));
    }
    return asked();
  };
  ASSERT_TRUE(cast());
  EXPECT_TRUE(d.game->can_always());
  ASSERT_TRUE(d.game->always(true));
  while (d.s().stack_count && d.go_on()) {
  }
  EXPECT_EQ(d.s().hand[0].count, 4) << "the card is drawn";
  EXPECT_EQ(d.game->yields(), 1);
  EXPECT_FALSE(cast());
  EXPECT_EQ(d.s().hand[0].count, 4) << "and again, without a question";
  EXPECT_FALSE(d.game->can_always());
  d.game->cancel_yields();
  ASSERT_TRUE(cast());
  ASSERT_TRUE(d.game->always(false));
  while (d.s().stack_count && d.go_on()) {
  }
  EXPECT_EQ(d.s().hand[0].count, 3) << "no card is drawn";
  EXPECT_FALSE(cast());
  EXPECT_EQ(d.s().hand[0].count, 2);
}
std::string era_name_of(const testing::TestParamInfo<int>& i) { return kEras[i.param]; }
INSTANTIATE_TEST_SUITE_P(Eras, PassingYields, testing::Range(0, 4), era_name_of);

// ------------------------------------------------------------------ what is shown before it is
// done

struct Ahead : testing::Test {
  static std::string lands(const Duel& d, const std::vector<PayStep>& steps) {
    std::string out;
    for (const PayStep& p : steps)
      out += (out.empty() ? "" : " ") +
             std::string(d.game->cards().card(d.s().objects[p.source.slot].card).name);
    return out;
  }
};
// What the hand still needs stays open, whatever order the lands lie in.
TEST_F(Ahead, ThePayerKeepsTheHandCastable) {
  for (const char* play :
       {"Mountain, Island, Plains", "Plains, Mountain, Island", "Island, Plains, Mountain"})
    for (const auto& [other, keeps] :
         {std::pair{"Lightning Bolt", "Mountain"}, std::pair{"Healing Salve", "Plains"},
          std::pair{"Unsummon", "Island"}}) {
      Duel d(std::string("rules foundations\nA.play ") + play + "\nA.hand Rod of Ruin, Sol Ring, " +
             other + "\n");
      const u64 before = d.game->hash();
      const int cast = d.find(OptionKind::cast, "Sol Ring");
      ASSERT_GE(cast, 0);
      const std::string tapped = lands(d, d.game->would_pay(cast));
      EXPECT_NE(tapped, "");
      EXPECT_NE(tapped, keeps) << play << " for " << other;
      EXPECT_EQ(d.game->hash(), before);
      // As shown before, so it is done.
      ASSERT_TRUE(d.act(cast));
      ASSERT_EQ(d.s().decision.prompt, Prompt::pay_mana);
      PayStep steps[8];
      const int n = proposed_payment(d.s(), d.game->cards(), steps, 8);
      EXPECT_EQ(lands(d, {steps, steps + n}), tapped);
    }
}
TEST_F(Ahead, ManaThatWouldBeLeftOverIsCounted) {
  Duel d("rules sixth\nA.play Sol Ring\nA.hand Black Vise\n");
  ASSERT_TRUE(d.act(d.find(OptionKind::cast, "Black Vise")));
  ASSERT_EQ(d.s().decision.prompt, Prompt::pay_mana);
  EXPECT_EQ(d.game->mana_left(d.find(OptionKind::pay)), 1);
}
TEST_F(Ahead, WhereItFitsIsKnownBeforeItIsCast) {
  Duel d(
      "rules m10\nA.play Swamp x2, Black Knight\nA.hand Terror\nB.play Hill Giant, Black Knight\n");
  const int cast = d.find(OptionKind::cast, "Terror");
  ASSERT_GE(cast, 0);
  const std::vector<Option> fits = d.game->would_target(cast);
  ASSERT_EQ(fits.size(), 1u);
  EXPECT_EQ(d.game->cards().card(d.s().objects[fits[0].object.slot].card).name,
            std::string("Hill Giant"));
  EXPECT_EQ(d.game->explain_target(cast, fits[0]).code, ReasonCode::legal);
  Option player;
  player.kind = OptionKind::player;
  player.a = 1;
  EXPECT_NE(d.game->explain_target(cast, player).code, ReasonCode::legal);
}

}  // namespace
}  // namespace upkeep
