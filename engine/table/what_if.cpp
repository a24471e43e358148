// What a choice would lead to, to be shown before it is made. Nothing of the duel changes by it.
#include <algorithm>

#include "table/game.h"
#include "table/review.h"

namespace upkeep {

bool Game::ahead(int index, State& out) const {
  const State& s = *state_;
  if (!running_ || s.over || curtain_ || s.decision.player != seat_) return false;
  const OptionList& list = options();
  if (index < 0 || index >= list.count) return false;
  copy_state(out, s);
  apply_unchecked(out, cards(), list.at[index], nullptr);
  return !out.over && out.decision.player == seat_;
}

std::vector<PayStep> Game::would_pay(int index) const {
  // Questions that come first are answered with what is offered first: what is paid seldom depends
  // on them, and X is at its least.
  constexpr int kQuestions = 12;
  const auto s = std::make_unique<State>();
  if (!ahead(index, *s)) return {};
  Option options[kMaxOptions];
  for (int i = 0; i < kQuestions && s->decision.prompt != Prompt::pay_mana; ++i) {
    if (s->decision.kind == DecisionKind::act || legal(*s, cards(), options) == 0) return {};
    apply_unchecked(*s, cards(), options[0], nullptr);
    if (s->over || s->decision.player != seat_) return {};
  }
  if (s->decision.prompt != Prompt::pay_mana) return {};
  PayStep steps[64];
  const int n = proposed_payment(*s, cards(), steps, 64);
  return {steps, steps + n};
}

bool Game::may_hint() const {
  return running_ && !state_->over && !curtain_ && coming_.empty() && !reading() && !gate_ &&
         state_->decision.player == seat_ && !computer_to_move();
}

std::vector<std::string> Game::path_words(const Option* path, int count) const {
  if (!running_ || curtain_ || state_->decision.player != seat_) return {};
  return upkeep::path_words(*state_, cards(), config_.lang, names(), path, count);
}

int Game::mana_left(int index) const {
  const auto s = std::make_unique<State>();
  const OptionList& list = options();
  if (!running_ || curtain_ || index < 0 || index >= list.count || seat_ >= kMaxPlayers) return 0;
  copy_state(*s, *state_);
  apply_unchecked(*s, cards(), list.at[index], nullptr);
  int left = 0;
  for (const auto amount : s->players[seat_].pool) left += int(amount);
  return left;
}

std::vector<Option> Game::would_target(int index) const {
  const auto s = std::make_unique<State>();
  if (!ahead(index, *s) || s->decision.prompt != Prompt::target) return {};
  Option options[kMaxOptions];
  const int n = legal(*s, cards(), options);
  std::vector<Option> out;
  for (int i = 0; i < n; ++i)
    if (options[i].kind == OptionKind::object || options[i].kind == OptionKind::player)
      out.push_back(options[i]);
  return out;
}

bool Game::would_attack(int index) const {
  constexpr int kQuestions = 8;
  const auto s = std::make_unique<State>();
  Option options[kMaxOptions];
  ahead(index, *s);
  for (int i = 0; i < kQuestions && !s->over && s->step == Step::begin_combat; ++i) {
    // What else is asked there first hangs on who answers it.
    if (s->decision.kind != DecisionKind::act || legal(*s, cards(), options) == 0) return true;
    apply_unchecked(*s, cards(), options[0], nullptr);
  }
  // Where nobody can, attackers are not asked for.
  return s->decision.kind == DecisionKind::attackers;
}

Reason Game::explain_target(int index, const Option& target) const {
  const auto s = std::make_unique<State>();
  if (!ahead(index, *s) || s->decision.prompt != Prompt::target) return {};
  return explain(*s, cards(), seat_, target);
}

}  // namespace upkeep
