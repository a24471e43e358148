#include "session/session.h"

#include <memory>

#include "session/start.h"
#include "util/prng.h"

namespace upkeep {

bool play_choice(State& s, const CardDb& db, u16 choice, EventSink* sink) {
  if (s.over) return false;
  if (choice >= kConcedeChoice) {
    const u8 player = u8(choice - kConcedeChoice);
    if (player >= s.player_count || !in_game(s, player)) return false;
    concede(s, db, player, sink);
    return true;
  }
  Option options[kMaxOptions];
  const int n = legal(s, db, options);
  if (choice >= n) return false;
  apply_unchecked(s, db, options[choice], sink);
  return true;
}

int choice_of(const State& s, const CardDb& db, const Option& option) {
  Option options[kMaxOptions];
  const int n = legal(s, db, options);
  for (int i = 0; i < n; ++i)
    if (options[i] == option) return i;
  return -1;
}

std::size_t replay(const Session& session, const CardDb& db, State& out, EventSink* sink,
                   std::size_t count) {
  Origin origin;
  std::vector<PositionIssue> issues;
  if (!origin.make(session, db, issues)) return ~std::size_t(0);
  return replay(session, origin, out, sink, count);
}

void mix(State& s, u64 entropy) { s.rng = mix64((s.rng ^ entropy) + kGoldenRatio64); }

void mix_entropy(const Session& session, std::size_t at, std::size_t& next, State& s) {
  while (next < session.entropy.size() && session.entropy[next].at <= at)
    mix(s, session.entropy[next++].value);
}

void RevealWatch::on_event(const Event& e) {
  switch (e.type) {
    case LogEvent::draw:
    case LogEvent::shuffle:
    case LogEvent::coin:
    case LogEvent::mill:
    case LogEvent::reveal:
    case LogEvent::mulligan:
      revealed = true;
      break;
    case LogEvent::cast:
    case LogEvent::play_land:
    case LogEvent::discard:
      // Somebody else's card was hidden until now.
      if (e.player != seat_) revealed = true;
      break;
    case LogEvent::move:  // amount: where it came from
      if (Zone(e.amount) == Zone::library || Zone(e.amount) == Zone::hand) revealed = true;
      break;
    default:
      break;
  }
  if (!next_) return;
  if (wants_causes) next_->causes = causes;
  next_->on_event(e);
}

std::size_t undo_limit(const Session& session, const CardDb& db, u8 seat) {
  Origin origin;
  std::vector<PositionIssue> issues;
  if (!origin.make(session, db, issues)) return 0;
  const auto state = std::make_unique<State>();
  RevealWatch watch(seat, nullptr);
  origin.begin(*state, &watch);
  std::size_t limit = 0, mixed = 0;
  for (std::size_t i = 0; i < session.choices.size(); ++i) {
    mix_entropy(session, i, mixed, *state);
    const u64 chance = state->rng;
    watch.revealed = false;
    if (!play_choice(*state, origin.cards(), session.choices[i], &watch)) break;
    if (watch.revealed || state->rng != chance) limit = i + 1;
  }
  if (!session.entropy.empty() && session.entropy.back().at > limit)
    limit = session.entropy.back().at;
  return limit;
}

const char* session_error_name(SessionError e) {
  switch (e) {
    case SessionError::none:
      return "none";
    case SessionError::too_large:
      return "too-large";
    case SessionError::no_session:
      return "no-session";
    case SessionError::older_version:
      return "older-version";
    case SessionError::newer_version:
      return "newer-version";
    case SessionError::other_cards:
      return "other-cards";
    case SessionError::damaged:
      return "damaged";
    case SessionError::bad_content:
      return "out-of-bounds";
    case SessionError::illegal_choice:
      return "illegal-choice";
  }
  return "?";
}

}  // namespace upkeep
