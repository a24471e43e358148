// What passes by itself, and what ends it: to the end of the turn, the rest of a batch, what a
// player does not want to be asked about again.
#include <algorithm>

#include "search/sense.h"
#include "table/auto_pass.h"
#include "table/game.h"

namespace upkeep {

bool has_mana(const State& s, u8 player) {
  const auto& pool = s.players[player].pool;
  return std::any_of(std::begin(pool), std::end(pool), [](auto n) { return n > 0; });
}

namespace {

bool others_idle(const State& s, u8 seat) {
  for (int i = 0; i < s.stack_count; ++i)
    if (s.stack_objects[s.stack[i]].controller != seat) return false;
  return true;
}

}  // namespace

const Sense& Game::sense() const {
  if (!sense_) sense_ = std::make_unique<Sense>(cards());
  return *sense_;
}

int Game::automatic_choice() const {
  const State& s = *state_;
  if (s.over || config_.seats[s.decision.player] != SeatKind::human) return -1;
  const OptionList& list = options();
  return automatic_choice(s, list.at, list.without_mana, passing_);
}

// A pass ends what was asked before it.
int Game::after_pass(const State& s, const Option* options, int count) const {
  return automatic_choice(s, options, count, {});
}

int Game::automatic_choice(const State& s, const Option* options, int n,
                           const Passing& asked) const {
  const u8 who = s.decision.player;
  const Prompt why = s.decision.prompt;
  if (n == 0) return -1;
  if (why == Prompt::pay_mana) return auto_pass_ && !gate_ && one_way_to_pay(s, cards()) ? 0 : -1;
  if (const int answer = standing_answer(s, options, n); answer >= 0) return answer;
  const bool act = s.decision.kind == DecisionKind::act, alike = act && asked_alike();
  const bool able = alike ? might_act(s, cards(), options, n) : n > 1;
  // What another player does in between wakes nobody who could do nothing about it.
  const bool to_end = asked.until_turn && who == asked.until_seat && s.turn == asked.until_turn &&
                      !(asked.broken_in_on && able);
  if (!act) {
    // Passing to the end of turn also declares no attackers and no blockers where that is legal.
    const bool declares = s.decision.kind == DecisionKind::attackers;
    const bool nobody = n == 1 && declares && auto_pass_ && !asked.held;
    return (to_end || nobody) && declares && options[0].kind == OptionKind::done ? 0 : -1;
  }
  if (waits_for_damage(why)) {
    // Nobody passes by mistake what could still save somebody. The rules open this window only
    // where somebody can use it.
    return n > 1 || pause_ || stops_[who].windows & kStopPrevention ? -1 : 0;
  }
  if (asked.declining == who && passing(options[0])) return 0;
  const bool own = s.active == who;
  // The one main phase of 1997 goes on after the attack.
  const Step at = s.step == Step::main2 && s.rules.is(Timing::batch) ? Step::main1 : s.step;
  const bool stop = (stops_[who].steps[own ? 0 : 1] >> int(at) & 1) && s.stack_count == 0;
  const bool by_itself = to_end || (auto_pass_ && !asked.held && !stop);
  int effects = 0, draw = -1;  // of the phase, which may be taken up, or must
  for (int i = 0; i < n; ++i)
    if (options[i].kind == OptionKind::phase) {
      ++effects;
      if (draw_of_turn(options[i])) draw = i;
    }
  if (!passing(options[0])) {
    // What has to be done before the phase can end, where there is no choice about it.
    if (!by_itself) return -1;
    if (draw >= 0 && effects == 1) return draw;
    return n == 1 && effects == 1 ? 0 : -1;
  }
  // Mana in the pool goes when the step does: over that nobody passes without having said so.
  const bool floats = s.stack_count == 0 && has_mana(s, who);
  if (to_end && floats && s.rules.is(ManaBurn::one)) return -1;
  if (to_end) return !able || s.stack_count == 0 || others_idle(s, who) ? 0 : -1;
  if (yielded(s, who)) return 0;
  if (floats) return -1;
  if (!auto_pass_ || asked.held) return -1;
  int window = 0;
  if (why == Prompt::interrupt) window = kStopInterrupt;
  if (why == Prompt::response) window = kStopResponse;
  if (window && (pause_ || stops_[who].windows & window)) return -1;
  const bool main = own && (s.step == Step::main1 || s.step == Step::main2) && !s.stack_count;
  const bool land = s.hand[who].count && !s.players[who].lands_played;
  if (alike && main && (able || land || s.step == Step::main1)) return -1;
  if (!able) return stop ? -1 : 0;
  return effects || (stop && !s.stack_count) ||
                 worth_asking(s, cards(), alike ? nullptr : &sense(), options, n)
             ? -1
             : 0;
}

namespace {

// Whether it could be done in no later step of this turn, nor in the other's: a land, a sorcery, a
// creature, an ability with their timing.
bool now_or_never(const State& s, const CardDb& db, const Option& o) {
  if (o.kind == OptionKind::play_land) return true;
  if (o.kind == OptionKind::activate) return db.abilities[o.b].flags & kASorceryTiming;
  if (o.kind != OptionKind::cast) return false;
  const CardDef& card = db.card(s.objects[o.object.slot].card);
  constexpr TypeSet kAnyTime = kInstant | kInterrupt | kManaSource;
  return !(card.types & kAnyTime) && !(card.keywords & bit(Keyword::flash));
}

// Whether a creature of this player's attacks or blocks; `any`: whether anything attacks at all.
bool fights(const State& s, u8 player, bool any) {
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Object& o = s.objects[s.battlefield[i]];
    const u32 flags = s.permanents[o.perm].flags;
    if (any ? (flags & kPAttacking) != 0
            : o.controller == player && (flags & (kPAttacking | kPBlocking)))
      return true;
  }
  return false;
}

}  // namespace

bool might_act(const State& s, const CardDb& db, const Option* options, int count) {
  const u8 who = s.decision.player;
  for (int i = 0; i < count; ++i) {
    const Option& o = options[i];
    const bool from_hand = o.object && s.objects[o.object.slot].zone == Zone::hand;
    if (!passing(o) && !from_hand) return true;
  }
  if (s.hand[who].count == 0) return false;
  if (has_mana(s, who)) return true;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const u16 at = s.objects[s.battlefield[i]].perm;
    const Derived& d = s.derived[at];
    if (d.controller != who || s.permanents[at].flags & kPTapped) continue;
    if (d.land_mana || db.brief(d.card) & kTraitMana) return true;
  }
  return false;
}

bool worth_asking(const State& s, const CardDb& db, const Sense* sense, const Option* options,
                  int count) {
  const u8 who = s.decision.player;
  const bool own = s.active == who, batch = s.rules.is(Timing::batch);
  if (own && s.step == Step::main1 && !s.stack_count) return true;
  if (sense && std::none_of(options, options + count, [&](const Option& o) {
        return !passing(o) && sense->could_help(s, o);
      }))
    return false;
  if (s.stack_count) {
    const StackObject& top = s.stack_objects[s.stack[s.stack_count - 1]];
    if (top.kind == StackObjectKind::draw) return false;
    if (top.kind == StackObjectKind::combat_damage) return true;
    return top.controller != who;  // the own spell resolves unless priority is held
  }
  switch (s.step) {
    case Step::main1:
      return own;
    case Step::main2:
      return own && (batch || std::any_of(options, options + count,
                                          [&](const Option& o) { return now_or_never(s, db, o); }));
    case Step::begin_combat:
      return batch && !own;  // in 1997 the attack has been announced, and can be stopped
    case Step::attackers:
      return batch ? fights(s, who, true) : !own && fights(s, who, true);
    case Step::blockers:
      return fights(s, who, false);
    case Step::end:
      return !own && !batch;
    case Step::discard:
      return !own;  // the last phase of 1997 in which something can be done at leisure
    case Step::none:
    case Step::untap:
    case Step::upkeep:
    case Step::draw:
    case Step::first_strike_damage:
    case Step::damage:
    case Step::end_combat:
    case Step::cleanup:
      return false;
  }
  return false;
}

void Game::pass_to_end_of_turn() {
  const State& s = *state_;
  if (!running_ || s.over || curtain_ || !coming_.empty() || s.decision.player != seat_) return;
  if (s.decision.kind != DecisionKind::act || !is_act_window(s.decision.prompt) || !may_pass())
    return;
  human_choices_.push_back({u32(session_.choices.size()), seat_});
  passing_.until_turn = s.turn;
  passing_.until_seat = seat_;
  passing_.broken_in_on = false;
  run_to_next_question();
}

bool Game::can_decline_batch() const {
  const State& s = *state_;
  if (!running_ || s.over || curtain_ || !coming_.empty()) return false;
  if (s.decision.player != seat_ || !s.stack_count) return false;
  if (config_.seats[seat_] != SeatKind::human || s.decision.kind != DecisionKind::act) return false;
  return is_act_window(s.decision.prompt) && !waits_for_damage(s.decision.prompt) && may_pass();
}

// Whether a person who plays against a computer is about to pass by themselves for something that
// has not lain open yet; from now on it has.
bool Game::unread() {
  const State& s = *state_;
  if (!pace_ || config_.seats[s.decision.player] != SeatKind::human) return false;
  if (config_.seats[0] != SeatKind::computer && config_.seats[1] != SeatKind::computer)
    return false;
  if (struck_) {
    struck_ = false;
    return true;
  }
  if (!s.stack_count) return false;
  const StackObject& top = s.stack_objects[s.stack[s.stack_count - 1]];
  if (top.kind == StackObjectKind::draw || top.self == read_) return false;
  read_ = top.self;
  return true;
}

// Whether a person is about to pass by themselves once blockers are declared, without having been
// asked anything since a computer attacked them.
bool Game::attack_unseen() const {
  const State& s = *state_;
  const u8 who = s.decision.player;
  return attacked_ && pace_ && s.step == Step::blockers && s.decision.kind == DecisionKind::act &&
         is_act_window(s.decision.prompt) && who != s.active &&
         config_.seats[who] == SeatKind::human && config_.seats[s.active] == SeatKind::computer &&
         fights(s, s.active, false);
}

// Nobody is asked: it is the move of whoever began it.
void Game::show_to_read(View& v) const {
  v.to_act = v.stack.empty() ? v.active : v.stack[0].controller;
  v.prompt = Prompt::priority;
  v.options.clear();
  v.question = v.players[v.to_act].name + ": " + (v.stack.empty() ? v.step_name : v.stack[0].name);
}

void Game::go_on() {
  if (reading()) run_to_next_question();
}

void Game::decline_batch() {
  if (!can_decline_batch()) return;
  human_choices_.push_back({u32(session_.choices.size()), seat_});
  passing_.until_turn = 0;
  passing_.declining = seat_;
  run_to_next_question();
}

// ---------------------------------------------------------------- what nobody is asked about again

const StackObject* Game::waiting(Ref item) const {
  const State& s = *state_;
  for (int i = 0; i < s.stack_count; ++i)
    if (item && s.stack_objects[s.stack[i]].self == item) return &s.stack_objects[s.stack[i]];
  return nullptr;
}

// Abilities may be passed for wherever they come from again; a spell is cast once.
bool Game::recurs(const StackObject& i) {
  return i.kind == StackObjectKind::triggered || i.kind == StackObjectKind::activated;
}

YieldTo Game::yield_of(Ref item) const {
  const StackObject* i = waiting(item);
  if (!i || seat_ >= kMaxPlayers) return YieldTo::none;
  for (const Yield& y : yields_)
    if (y.seat == seat_ && y.object == item) return YieldTo::object;
  for (const Yield& y : yields_)
    if (y.seat == seat_ && !y.object && y.answer == Answer::pass && recurs(*i) &&
        y.card == i->card && y.ability == i->ability)
      return YieldTo::every;
  return YieldTo::none;
}

bool Game::set_yield(Ref item, YieldTo to) {
  const StackObject* i = waiting(item);
  if (!running_ || curtain_ || !i || i->controller == seat_) return false;
  if (to == YieldTo::every && !recurs(*i)) return false;
  const u16 card = i->card, ability = i->ability;
  yields_.erase(std::remove_if(yields_.begin(), yields_.end(),
                               [&](const Yield& y) {
                                 return y.seat == seat_ && y.answer == Answer::pass &&
                                        (y.object ? y.object == item
                                                  : y.card == card && y.ability == ability);
                               }),
                yields_.end());
  if (to != YieldTo::none)
    yields_.push_back({seat_, to == YieldTo::object ? item : Ref{}, card, ability});
  const State& s = *state_;
  if (to != YieldTo::none && coming_.empty() && !s.over && s.decision.player == seat_ &&
      automatic_choice() >= 0) {
    human_choices_.push_back({u32(session_.choices.size()), seat_});
    run_to_next_question();
  }
  changed();
  return true;
}

// The ability that asks whether something is done, as it does each time.
const StackObject* Game::asking_again(const State& s) const {
  const Decision& d = s.decision;
  if (d.prompt != Prompt::may || d.item >= s.stack_object_count) return nullptr;
  const StackObject& i = s.stack_objects[d.item];
  return recurs(i) && i.ability ? &i : nullptr;
}

bool Game::can_always() const {
  const State& s = *state_;
  return running_ && !curtain_ && !s.over && coming_.empty() && !reading() && !gate_ &&
         s.decision.player == seat_ && config_.seats[seat_] == SeatKind::human && asking_again(s);
}

bool Game::always(bool yes) {
  if (!can_always()) return false;
  const StackObject& i = *asking_again(*state_);
  yields_.push_back({seat_, {}, i.card, i.ability, yes ? Answer::yes : Answer::no});
  const int answer = standing_answer(*state_, options().at, options().count);
  if (answer >= 0 && act(answer)) return true;
  yields_.pop_back();
  return false;
}

// The option that the player has asked to be taken for them, or -1.
int Game::standing_answer(const State& s, const Option* options, int count) const {
  const StackObject* i = yields_.empty() || gate_ ? nullptr : asking_again(s);
  if (!i) return -1;
  for (const Yield& y : yields_) {
    if (y.answer == Answer::pass || y.seat != s.decision.player || y.card != i->card ||
        y.ability != i->ability)
      continue;
    const OptionKind kind = y.answer == Answer::yes ? OptionKind::yes : OptionKind::no;
    for (int k = 0; k < count; ++k)
      if (options[k].kind == kind) return k;
  }
  return -1;
}

int Game::yields() const {
  return int(std::count_if(yields_.begin(), yields_.end(),
                           [this](const Yield& y) { return y.seat == seat_; }));
}

void Game::cancel_yields() {
  yields_.clear();
  changed();
}

// Everything that waits and is not the player's own is something they do not want to be asked
// about: one thing more beside it, and they are asked.
bool Game::yielded(const State& s, u8 who) const {
  if (yields_.empty() || !s.stack_count) return false;
  bool any = false;
  for (int n = 0; n < s.stack_count; ++n) {
    const StackObject& i = s.stack_objects[s.stack[n]];
    if (i.controller == who) continue;
    any = true;
    const bool found = std::any_of(yields_.begin(), yields_.end(), [&](const Yield& y) {
      return y.seat == who && y.answer == Answer::pass &&
             (y.object ? y.object == i.self
                       : recurs(i) && y.card == i.card && y.ability == i.ability);
    });
    if (!found) return false;
  }
  return any && s.stack_objects[s.stack[s.stack_count - 1]].controller != who;
}

// A player has done something other than pass: whoever passed by themselves for what was there
// before is asked again.
void Game::end_yields(u8 who) {
  if (who != passing_.until_seat) passing_.broken_in_on = true;
  if (who != passing_.attack_seat) passing_.attacker = {};
  passing_.declining = kNoPlayer;
  yields_.erase(std::remove_if(yields_.begin(), yields_.end(),
                               [&](const Yield& y) { return y.seat != who && y.object; }),
                yields_.end());
}

}  // namespace upkeep
