// A game as what it grew from: the setup and the list of choices. Saves, links, replays and the way
// back all are this; the state is played again from it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "duel.h"

namespace upkeep {

// A choice is a position in the list of legal() (mana abilities included), or this plus the player
// who leaves the duel.
constexpr u16 kConcedeChoice = 0xFFF0;
constexpr std::size_t kMaxChoices = 100000;
constexpr std::size_t kMaxSessionBytes = 1 << 20;

struct Session {
  Setup setup;
  std::vector<u16> choices;
};

// Plays one choice. False, and nothing changes, if there is no such option.
bool play_choice(State& s, const CardDb& db, u16 choice, EventSink* sink);
// Position of an option in the list of legal(), or -1.
int choice_of(const State& s, const CardDb& db, const Option& option);

// Plays the first `count` choices (all of them by default) from the beginning. Returns how many
// could be played: fewer than asked for only if one of them is not legal.
std::size_t replay(const Session& session, const CardDb& db, State& out, EventSink* sink,
                   std::size_t count = ~std::size_t(0));

// How many of the choices can no longer be taken back without `seat` knowing more than it did: the
// last one after which something hidden was revealed (a draw, a shuffle, a coin, a card that
// somebody else showed or played from a hidden zone) and all before it. kNoPlayer: nobody in
// particular.
std::size_t undo_limit(const Session& session, const CardDb& db, u8 seat);
// The same for who plays choices one by one: look at `revealed` after each.
class RevealWatch : public EventSink {
 public:
  RevealWatch(u8 seat, EventSink* next) : seat_(seat), next_(next) {}
  void on_event(const Event& e) override;
  bool revealed = false;

 private:
  u8 seat_;
  EventSink* next_;
};

enum class SessionError : u8 {
  none,
  too_large,
  no_session,      // other bytes altogether
  other_version,   // made by a version that writes another format
  other_cards,     // made with other cards or rules
  damaged,         // the checksum does not fit
  bad_content,     // something is out of bounds
  illegal_choice,  // replay only: the game does not allow one of the choices
};
const char* session_error_name(SessionError e);

std::string encode_session(const Session& session, const CardDb& db);
SessionError decode_session(std::string_view bytes, const CardDb& db, Session& out);

// base64url without padding, for links.
std::string to_base64url(std::string_view bytes);
bool from_base64url(std::string_view text, std::string& out);

}  // namespace upkeep
