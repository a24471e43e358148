// What a board in a page about the rules needs of a game besides playing it.
#include <algorithm>

#include "table/game.h"

namespace upkeep {

void Game::set_gate(const ActGate* gate) {
  gate_ = gate;
  changed();
}

// Takes what the gate holds back out of a view, as if it could not be done.
void Game::hold_back(View& v) const {
  if (!gate_) return;
  std::vector<ViewOption> kept;
  for (ViewOption& o : v.options)
    if (gate_->allows(*state_, cards(), o.option)) kept.push_back(std::move(o));
  v.options = std::move(kept);
  for (ViewObject& object : v.objects) {
    bool usable = false;
    for (const ViewOption& o : v.options)
      usable = usable || (o.option.kind != OptionKind::mana && object.ref &&
                          (o.option.object == object.ref ||
                           (o.option.kind == OptionKind::block && o.option.other == object.ref)));
    if (!usable) object.flags &= ~u32(kVUsable);
  }
}

bool Game::may_pass() const {
  if (!gate_) return true;
  const OptionList& list = options();
  for (int i = 0; i < list.without_mana; ++i)
    if (list.at[i].kind == OptionKind::pass) return gate_->allows(*state_, cards(), list.at[i]);
  return false;
}

bool Game::play_again(const std::vector<u16>& choices) {
  if (!running_) return false;
  session_.choices.clear();
  session_.entropy.clear();
  human_choices_.clear();
  passing_.until_turn = 0;
  rebuild();
  bool good = true;
  for (std::size_t i = 0; i < choices.size() && good; ++i) good = play(choices[i]);
  const State& s = *state_;
  if (!gate_seat_ && !s.over && config_.seats[s.decision.player] == SeatKind::human)
    seat_ = s.decision.player;
  changed();
  return good;
}

bool Game::answer(const Option& option) {
  if (!running_ || state_->over) return false;
  const OptionList& list = options();
  const Option* found = std::find(list.at, list.at + list.count, option);
  if (found == list.at + list.count || !choose(int(found - list.at))) return false;
  run_to_next_question();
  return true;
}

void Game::show_seat(u8 seat) {
  seat_ = seat;
  gate_seat_ = true;
  changed();
}

}  // namespace upkeep
