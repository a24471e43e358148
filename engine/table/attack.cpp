// The way to an attack from the main phase: who could be declared if nobody does anything before,
// and going there with a creature that is chosen already. The rules of when and who are the
// engine's: what passing leads to is played ahead on a copy.
#include <algorithm>

#include "duel.h"
#include "table/auto_pass.h"
#include "table/game.h"

namespace upkeep {
namespace {

// What leads towards the attack, or -1. First an attack is announced, where that is done at all.
int onward(const Option* options, int count) {
  const auto at = [&](auto wanted) {
    const Option* found = std::find_if(options, options + count, wanted);
    return found == options + count ? -1 : int(found - options);
  };
  const int announce = at([](const Option& o) { return o.kind == OptionKind::announce_attack; });
  return announce >= 0 ? announce : at([](const Option& o) { return passing(o); });
}

}  // namespace

// Which option of the pending decision begins it, or -1. With mana in the pool nobody passes
// without having said so.
int Game::toward_attack() const {
  const State& s = *state_;
  if (!running_ || s.over || curtain_ || !coming_.empty() || reading()) return -1;
  if (s.decision.player != seat_ || s.active != seat_ || s.stack_count) return -1;
  if (config_.seats[seat_] != SeatKind::human || s.decision.kind != DecisionKind::act) return -1;
  if (s.decision.prompt != Prompt::priority || has_mana(s, seat_)) return -1;
  const bool batch = s.rules.is(Timing::batch);
  if (!batch && s.step != Step::main1 && s.step != Step::begin_combat) return -1;
  const OptionList& list = options();
  const int at = onward(list.at, list.count);
  if (at < 0 || (batch && list.at[at].kind != OptionKind::announce_attack)) return -1;
  return gate_ && !gate_->allows(s, cards(), list.at[at]) ? -1 : at;
}

const std::vector<Ref>& Game::attackers() {
  if (attackers_at_ == changes_) return attackers_;
  attackers_at_ = changes_;
  attackers_.clear();
  const int first = toward_attack();
  if (first < 0) return attackers_;
  constexpr int kQuestions = 20;
  const auto s = std::make_unique<State>();
  const auto options = std::make_unique<Option[]>(kMaxOptions);
  copy_state(*s, *state_);
  determinize(*s, cards(), seat_, 1);
  const u16 turn = s->turn;
  int count = legal(*s, cards(), options.get(), false);
  for (int i = 0; i < kQuestions && !s->over && s->turn == turn; ++i) {
    if (s->decision.kind == DecisionKind::attackers) {
      for (int k = 0; k < count; ++k)
        if (options[std::size_t(k)].kind == OptionKind::attack &&
            std::find(attackers_.begin(), attackers_.end(), options[std::size_t(k)].object) ==
                attackers_.end())
          attackers_.push_back(options[std::size_t(k)].object);
      break;
    }
    if (s->decision.kind != DecisionKind::act || s->step > Step::attackers) break;
    const int choice = onward(options.get(), count);
    if (choice < 0) break;
    apply_unchecked(*s, cards(), options[std::size_t(choice)], nullptr);
    if (!s->over) count = legal(*s, cards(), options.get(), false);
  }
  return attackers_;
}

bool Game::could_attack(Ref creature) {
  const std::vector<Ref>& all = attackers();
  return creature && std::find(all.begin(), all.end(), creature) != all.end();
}

bool Game::begin_attack(Ref creature) {
  if (attackers().empty() || (creature && !could_attack(creature))) return false;
  const int first = toward_attack();
  const u8 who = seat_;
  human_choices_.push_back({u32(session_.choices.size()), who});
  passing_.until_turn = 0;
  passing_.declining = kNoPlayer;
  if (!choose(first)) {
    human_choices_.pop_back();
    return false;
  }
  passing_.attacker = creature;
  passing_.attack_seat = creature ? who : kNoPlayer;
  run_to_next_question();
  return true;
}

// The option with which one more creature attacks a player, not a planeswalker; -1: there is none.
int Game::next_attacker() const {
  const State& s = *state_;
  if (!running_ || s.over || curtain_ || !coming_.empty() || reading()) return -1;
  if (s.decision.kind != DecisionKind::attackers || s.decision.player != seat_) return -1;
  if (config_.seats[seat_] != SeatKind::human) return -1;
  const OptionList& list = options();
  for (int i = 0; i < list.count; ++i) {
    const Option& o = list.at[i];
    if (o.kind != OptionKind::attack || o.value || o.other) continue;
    if (s.permanents[s.objects[o.object.slot].perm].flags & kPAttacking) continue;
    if (!gate_ || gate_->allows(s, cards(), o)) return i;
  }
  return -1;
}

bool Game::attack_with_all() {
  bool any = false;
  for (int next; (next = next_attacker()) >= 0; any = true) {
    // Each a choice of its own, so that it can be taken back alone.
    human_choices_.push_back({u32(session_.choices.size()), seat_});
    if (!choose(next)) {
      human_choices_.pop_back();
      break;
    }
  }
  if (any) changed();
  return any;
}

// Asked for attackers the creature that began it is declared, where there is only one thing for it
// to attack. Asked for anything else before, its player chooses anew.
void Game::go_on_attacking() {
  const State& s = *state_;
  if (!passing_.attacker || s.over || reading() || s.decision.player != passing_.attack_seat)
    return;
  const Ref creature = passing_.attacker;
  passing_.attacker = {};
  if (s.decision.kind != DecisionKind::attackers) return;
  const OptionList& list = options();
  const auto with_it = [&](const Option& o) {
    return o.kind == OptionKind::attack && o.object == creature;
  };
  if (std::count_if(list.at, list.at + list.count, with_it) != 1) return;
  const int at = int(std::find_if(list.at, list.at + list.count, with_it) - list.at);
  if (gate_ && !gate_->allows(s, cards(), list.at[at])) return;
  // A choice of its own, so that it can be taken back alone.
  human_choices_.push_back({u32(session_.choices.size()), s.decision.player});
  choose(at);
}

}  // namespace upkeep
