#include "session/replay.h"

#include <algorithm>

namespace upkeep {
namespace {

constexpr std::size_t kMark = 48;  // choices between two states that are kept

}  // namespace

// What happens, with the choice that brought it about.
class Replay::Collect final : public EventSink {
 public:
  Collect(Replay& replay) : r_(replay) {}
  void on_event(const Event& e) override { r_.events_.push_back({at, r_.now_->turn, e}); }
  u32 at = 0;

 private:
  Replay& r_;
};

bool Replay::open(const Session& session, const CardDb& db, std::string& error) {
  session_ = session;
  moments_.clear();
  events_.clear();
  marks_.clear();
  std::vector<PositionIssue> issues;
  if (!origin_.make(session_, db, issues)) {
    error = issues.empty() ? "no-beginning" : say(issues[0].message);
    return false;
  }
  now_ = std::make_unique<State>();
  Collect sink(*this);
  origin_.begin(*now_, &sink);
  words_ = now_->rules.vocabulary();
  std::size_t mixed = 0;
  bool declared = false;
  u16 turn = 0;
  Option options[kMaxOptions];
  for (std::size_t i = 0; i <= session_.choices.size(); ++i) {
    mix_entropy(session_, i, mixed, *now_);
    State& s = *now_;
    if (i % kMark == 0) {
      marks_.push_back(std::make_unique<State>());
      copy_state(*marks_.back(), s);
    }
    Moment m{s.turn, s.step, s.active, s.over ? kNoPlayer : s.decision.player};
    m.begins_turn = s.turn != turn;
    turn = s.turn;
    if (i == session_.choices.size()) {
      moments_.push_back(m);
      break;
    }
    const u16 choice = session_.choices[i];
    if (choice >= kConcedeChoice) {
      m.kind = OptionKind::concede;
      m.player = u8(choice - kConcedeChoice);
    } else if (choice < legal(s, cards(), options)) {
      m.kind = options[choice].kind;
    }
    m.spell = m.kind == OptionKind::cast || m.kind == OptionKind::activate;
    m.combat = m.kind == OptionKind::attack && !declared;
    declared = s.decision.kind == DecisionKind::attackers;
    moments_.push_back(m);
    sink.at = u32(i);
    if (!play_choice(s, cards(), choice, &sink)) {
      error = session_error_name(SessionError::illegal_choice);
      return false;
    }
  }
  now_at_ = session_.choices.size();
  return true;
}

void Replay::go(std::size_t moment) {
  moment = std::min(moment, size());
  if (moment < now_at_ || moment / kMark > now_at_ / kMark) {
    copy_state(*now_, *marks_[moment / kMark]);
    now_at_ = moment / kMark * kMark;
  }
  std::size_t mixed = 0;
  while (mixed < session_.entropy.size() && session_.entropy[mixed].at <= now_at_) ++mixed;
  while (now_at_ < moment) {
    play_choice(*now_, cards(), session_.choices[now_at_], nullptr);
    ++now_at_;
    mix_entropy(session_, now_at_, mixed, *now_);
  }
}

const State& Replay::at(std::size_t moment) {
  go(moment);
  return *now_;
}

View Replay::view(std::size_t moment, u8 seat, Lang lang, const ViewNames& names) {
  return make_view(at(moment), cards(), seat, lang, names);
}

std::size_t Replay::find(Seek what, std::size_t from, bool forward) const {
  const auto fits = [&](const Moment& m) {
    switch (what) {
      case Seek::turn:
        return m.begins_turn;
      case Seek::spell:
        return m.spell;
      case Seek::combat:
        return m.combat;
      case Seek::choice:
        break;
    }
    return true;
  };
  if (forward) {
    for (std::size_t i = from + 1; i < size(); ++i)
      if (fits(moments_[i])) return i;
    return size();
  }
  for (std::size_t i = std::min(from, size()); i > 0; --i)
    if (fits(moments_[i - 1])) return i - 1;
  return 0;
}

std::vector<ReplayLine> Replay::lines(u8 seat, Lang lang, const ViewNames& names) const {
  std::vector<ReplayLine> out;
  for (const Happened& h : events_) {
    std::string text = log_text(h.event, cards(), seat, lang, names, words_);
    if (!text.empty()) out.push_back({h.at, h.turn, h.event, std::move(text)});
  }
  return out;
}

std::string replay_text(const Replay& replay, u8 seat, Lang lang, const ViewNames& names) {
  std::string out;
  for (const ReplayLine& line : replay.lines(seat, lang, names)) {
    if (line.event.type == LogEvent::turn)
      out += (out.empty() ? "" : "\n") + line.text + "\n";
    else
      out += "  " + line.text + "\n";
  }
  return out;
}

}  // namespace upkeep
