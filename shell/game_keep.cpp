// A game as bytes and from elsewhere: records, links, and chance from this device.
#include <cstring>

#include "game.h"

namespace upkeep {
namespace {

void put(std::vector<u8>& out, const std::string& text) {
  const std::size_t n = text.size() < 255 ? text.size() : 255;
  out.push_back(u8(n));
  out.insert(out.end(), text.begin(), text.begin() + std::ptrdiff_t(n));
}

bool get(const u8*& p, const u8* end, std::string& text) {
  if (p == end || end - p - 1 < *p) return false;
  text.assign(reinterpret_cast<const char*>(p + 1), *p);
  p += 1 + *p;
  return true;
}

}  // namespace

// ------------------------------------------------------------------ keeping it
// "UPG1", language, seats, per player name and deck name, then the session's own bytes.
std::vector<u8> Game::save() const {
  if (!running_ || !savable_) return {};
  std::vector<u8> out = {
      'U', 'P', 'G', '1', u8(config_.lang), u8(config_.seats[0]), u8(config_.seats[1])};
  for (int p = 0; p < 2; ++p) {
    put(out, config_.names[p]);
    put(out, config_.deck_names[p]);
  }
  Session whole = session_;
  whole.choices.insert(whole.choices.end(), coming_.rbegin(), coming_.rend());
  whole.entropy.insert(whole.entropy.end(), coming_entropy_.rbegin(), coming_entropy_.rend());
  const std::string session = encode_session(whole, db_, origin_.print());
  out.insert(out.end(), session.begin(), session.end());
  return out;
}

bool Game::restore(const u8* data, std::size_t size, std::string& error) {
  if (size < 8 || std::memcmp(data, "UPG1", 4) != 0) {
    error = "not a saved game of this program";
    return false;
  }
  GameConfig config = config_;
  if (data[4] >= kLangs || data[5] > 1 || data[6] > 1) {
    error = "the record is damaged: its head makes no sense";
    return false;
  }
  config.lang = Lang(data[4]);
  config.seats[0] = SeatKind(data[5]);
  config.seats[1] = SeatKind(data[6]);
  const u8* p = data + 7;
  const u8* end = data + size;
  for (int i = 0; i < 2; ++i)
    if (!get(p, end, config.names[i]) || !get(p, end, config.deck_names[i])) {
      error = "the record is damaged: its names are cut off";
      return false;
    }
  Session session;
  const std::string_view bytes(reinterpret_cast<const char*>(p), std::size_t(end - p));
  const SessionError bad = decode_session(bytes, db_, session);
  if (bad != SessionError::none) {
    error = session_error_name(bad);
    return false;
  }
  Origin origin;
  std::vector<PositionIssue> issues;
  const auto state = std::make_unique<State>();
  if (!origin.make(session, db_, issues) ||
      upkeep::replay(session, origin, *state, nullptr) != session.choices.size()) {
    error = session_error_name(SessionError::illegal_choice);
    return false;
  }
  config_ = config;
  take(std::move(session), std::move(origin));
  const State& s = *state_;
  if (!s.over && config_.seats[s.decision.player] == SeatKind::human) seat_ = s.decision.player;
  curtain_ = !s.over && config_.seats[0] == SeatKind::human && config_.seats[1] == SeatKind::human;
  changed();
  return true;
}

std::size_t session_at(std::string_view record) {
  if (record.size() < 8 || record.substr(0, 4) != "UPG1") return std::string_view::npos;
  std::size_t at = 7;
  for (int i = 0; i < 4 && at < record.size(); ++i) at += 1 + u8(record[at]);
  return at < record.size() ? at : std::string_view::npos;
}

// ------------------------------------------------------------------ from elsewhere
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
  if (coming_.empty() && !s.over && config_.seats[s.decision.player] == SeatKind::human)
    seat_ = s.decision.player;
  changed();
  return true;
}

// Mixing changes no option, only what chance makes of it.
void Game::use_entropy(u16 choice) {
  if (!fresh_ || !coming_.empty()) return;
  if (!trial_) trial_ = std::make_unique<State>();
  copy_state(*trial_, *state_);
  play_choice(*trial_, cards(), choice, nullptr);
  if (trial_->rng == state_->rng) return;
  mix(*state_, fresh_);
  session_.entropy.push_back({u32(session_.choices.size()), fresh_});
  fresh_ = 0;
}

}  // namespace upkeep
