#include "table/review.h"

#include <algorithm>

namespace upkeep {
namespace {

constexpr u64 kFreshDeals = 1 << 20;  // more than a decision's playouts ever are

}  // namespace

Review::Review(Replay& replay, int playouts)
    : replay_(replay), player_(replay.cards()), playouts_(playouts) {}

bool Review::take(Reviewed& out, std::vector<Option>& path) {
  Option options[kMaxOptions];
  const std::vector<u16>& choices = replay_.session().choices;
  bool decides = false;
  for (out.at = at_; at_ < choices.size(); ++at_) {
    const State& s = replay_.at(at_);
    if (s.over) {
      at_ = choices.size();
      break;
    }
    // What follows belongs to it until somebody else is asked, or the next window opens.
    const bool first = at_ == out.at;
    if (!first && (s.decision.player != out.seat || is_act_window(s.decision.prompt) ||
                   path.back().kind == OptionKind::done || path.back().kind == OptionKind::back))
      break;
    const int n = legal(s, replay_.cards(), options);
    if (choices[at_] >= n) {  // somebody gives up
      at_ = choices.size();
      return false;
    }
    if (first) {
      out.seat = s.decision.player;
      decides = n > 1 && s.decision.prompt != Prompt::pay_mana;
    }
    path.push_back(options[choices[at_]]);
  }
  out.length = at_ - out.at;
  // Whoever takes an announcement back has decided nothing.
  return decides && !path.empty() && path.back().kind != OptionKind::back;
}

bool Review::next(Reviewed& out) {
  while (at_ < replay_.size()) {
    out = {};
    std::vector<Option> path;
    if (!take(out, path)) {
      if (out.length == 0) ++at_;
      continue;
    }
    FlatLimits limits;
    limits.playouts = playouts_;
    player_.begin(replay_.at(out.at), out.seat, u64(out.at) + 1, limits);
    while (!player_.step(64)) {
    }
    out.best = player_.expected();
    if (!out.best.playouts) continue;  // nothing else made sense
    const int count = std::min(int(path.size()), Expectation::kMaxPath);
    // What is chosen by the way, and what is paid with, may differ.
    const int same = std::min(count, out.best.length);
    out.alike = std::equal(path.begin(), path.begin() + same, out.best.path);
    // Both meet hidden cards that the choice of the best has not met: it would look too good.
    const Expectation best = out.best;
    out.best = player_.expected_of(best.path, best.length, playouts_, kFreshDeals);
    out.chosen =
        out.alike ? out.best : player_.expected_of(path.data(), count, playouts_, kFreshDeals);
    return true;
  }
  return false;
}

std::vector<std::string> path_words(const State& state, const CardDb& db, Lang lang,
                                    const ViewNames& names, const Option* path, int count) {
  std::vector<std::string> out;
  const u8 seat = state.decision.player;
  const auto s = std::make_unique<State>();
  copy_state(*s, state);
  determinize(*s, db, seat, 1);
  const auto list = std::make_unique<Option[]>(kMaxOptions);
  for (int i = 0; i < count && !s->over && s->decision.player == seat; ++i) {
    const int n = legal(*s, db, list.get());
    const View v = make_view(*s, db, seat, lang, names, {list.get(), n, nullptr});
    const auto found = std::find_if(v.options.begin(), v.options.end(),
                                    [&](const ViewOption& o) { return o.option == path[i]; });
    if (found == v.options.end()) break;
    const OptionKind k = path[i].kind;
    if (i == 0 || (k != OptionKind::pay && k != OptionKind::done)) out.push_back(found->text);
    apply_unchecked(*s, db, path[i], nullptr);
  }
  return out;
}

}  // namespace upkeep
