// A game from elsewhere: links, what has happened there meanwhile, and chance from this device.
#include "table/game.h"

namespace upkeep {

bool Game::open(const GameConfig& config, const Session& session, std::size_t shown) {
  Origin origin;
  std::vector<PositionIssue> issues;
  const auto state = std::make_unique<State>();
  if (!origin.make(session, db_, issues) ||
      upkeep::replay(session, origin, *state, nullptr) != session.choices.size())
    return false;
  Session begun = session;
  std::vector<u16> coming;
  while (begun.choices.size() > shown) {
    coming.push_back(begun.choices.back());
    begun.choices.pop_back();
  }
  std::vector<Entropy> later;
  while (!begun.entropy.empty() && begun.entropy.back().at > begun.choices.size()) {
    later.push_back(begun.entropy.back());
    begun.entropy.pop_back();
  }
  config_ = config;
  take(std::move(begun), std::move(origin));
  coming_ = std::move(coming);
  coming_entropy_ = std::move(later);
  const bool both = config_.seats[0] == SeatKind::human && config_.seats[1] == SeatKind::human;
  const u8 who = state->decision.player;  // who goes on looks on
  if (!state->over && config_.seats[who] == SeatKind::human) seat_ = who;
  curtain_ = !state->over && both;
  changed();
  return true;
}

bool Game::show_next() {
  if (coming_.empty() || curtain_ || !running_) return false;
  // What nobody would notice is passed over.
  for (const std::size_t lines = log_.size(); !coming_.empty() && log_.size() == lines;) {
    const u16 choice = coming_.back();
    coming_.pop_back();
    if (!play(choice)) coming_.clear();
    for (; !coming_entropy_.empty() && coming_entropy_.back().at <= session_.choices.size();
         coming_entropy_.pop_back()) {
      mix(*state_, coming_entropy_.back().value);
      session_.entropy.push_back(coming_entropy_.back());
    }
  }
  const State& s = *state_;
  if (coming_.empty()) {
    human_choices_.insert(human_choices_.end(), coming_people_.begin(), coming_people_.end());
    coming_people_.clear();
  }
  if (coming_.empty() && !s.over && config_.seats[s.decision.player] == SeatKind::human)
    seat_ = s.decision.player;
  changed();
  return true;
}

// How many choices had been made when it began; more than there are if there was none.
std::size_t Game::last_turn_of_others() const {
  for (std::size_t i = log_.size(); i-- > 0;)
    if (log_[i].event && log_[i].type == LogEvent::turn && log_[i].player != seat_)
      return log_[i].at;
  return ~std::size_t(0);
}

bool Game::can_look_back() const {
  return running_ && savable_ && !curtain_ && !gate_ && !reading() && coming_.empty() &&
         !state_->over && state_->decision.player == seat_ &&
         last_turn_of_others() < session_.choices.size();
}

bool Game::look_back() {
  if (!can_look_back()) return false;
  const std::size_t at = last_turn_of_others();
  const Variation whole = course();
  set_course(beginning(whole, at));
  coming_.assign(whole.choices.rbegin(), whole.choices.rend() - std::ptrdiff_t(at));
  coming_entropy_.assign(whole.entropy.rbegin(),
                         whole.entropy.rend() - std::ptrdiff_t(session_.entropy.size()));
  coming_people_.assign(whole.people.begin() + std::ptrdiff_t(human_choices_.size()),
                        whole.people.end());
  changed();
  return true;
}

// Mixing changes no option, only what chance makes of it.
void Game::use_entropy(u16 choice) {
  if (!fresh_ || !coming_.empty()) return;
  if (!trial_) trial_ = std::make_unique<State>();
  copy_state(*trial_, *state_);
  apply_unchecked(*trial_, cards(), options().at[choice], nullptr);
  if (trial_->rng == state_->rng) return;
  mix(*state_, fresh_);
  session_.entropy.push_back({u32(session_.choices.size()), fresh_});
  fresh_ = 0;
}

}  // namespace upkeep
