// A game as its setup and the list of choices made. Saves, links, replays and undo all are this;
// the state is computed again by playing it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "duel.h"

namespace upkeep {

// A choice is an index into the list of legal() (mana abilities included), or this plus the player
// who concedes.
constexpr u16 kConcedeChoice = 0xFFF0;
constexpr std::size_t kMaxChoices = 100000;
constexpr std::size_t kMaxSessionBytes = 1 << 20;

constexpr std::size_t kMaxPositionBytes = 1 << 16;
constexpr std::size_t kMaxEntropy = 10000;
constexpr std::size_t kMaxCardFiles = 16, kMaxCardFileBytes = 1 << 16;

// Randomness from outside, mixed in before choice number `at`. Nobody who knows the session up to
// there can compute what is drawn afterwards.
struct Entropy {
  u32 at = 0;
  u64 value = 0;
  bool operator==(const Entropy&) const = default;
};

struct Session {
  Setup setup;           // with a position: era and seed; the position's text says the rest
  std::string position;  // a `.duel` text to begin from instead of the setup, or nothing
  // Card files that the duel brings along, as load_cards() takes them. The decks name cards of the
  // database with these behind it: Origin::cards().
  std::vector<std::string> card_files;
  std::vector<u16> choices;
  std::vector<Entropy> entropy;  // in order
};

// Plays one choice. False, and nothing changes, if there is no such option.
bool play_choice(State& s, const CardDb& db, u16 choice, EventSink* sink);
// Position of an option in the list of legal(), or -1.
int choice_of(const State& s, const CardDb& db, const Option& option);

// Mixes randomness from outside into the generator: one value, or all entries of a session from
// `next` on that come before choice `at`.
void mix(State& s, u64 entropy);
void mix_entropy(const Session& session, std::size_t at, std::size_t& next, State& s);

// Plays the first `count` choices (all of them by default) from the beginning. Returns how many
// could be played: fewer than asked for only if one of them is not legal; ~0 if its position cannot
// be built.
std::size_t replay(const Session& session, const CardDb& db, State& out, EventSink* sink,
                   std::size_t count = ~std::size_t(0));

// How many of the choices can no longer be taken back without `seat` knowing more than it did: the
// last one after which something hidden was revealed (a draw, a shuffle, a coin, a card that
// somebody else showed or played from a hidden zone) and all before it. Searching one's own library
// reveals nothing beyond the deck list, since its order is drawn only when it is needed.
// kNoPlayer: nobody in particular.
std::size_t undo_limit(const Session& session, const CardDb& db, u8 seat);
// The same while choices are played one by one: check `revealed` after each.
class RevealWatch : public EventSink {
 public:
  RevealWatch(u8 seat, EventSink* next) : seat_(seat), next_(next) {
    wants_causes = next && next->wants_causes;
  }
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
  older_version,   // in a format of before
  newer_version,   // in a format that this program does not know yet
  other_cards,     // made with other cards or rules
  damaged,         // the checksum does not fit
  bad_content,     // something is out of bounds
  illegal_choice,  // replay only: the game does not allow one of the choices
};
// A word for it ("damaged"), which the page puts into its reader's words.
const char* session_error_name(SessionError e);

// The version of the cards that a session is of: of all that it names. What happens to other cards
// does not concern it. 0 if its position cannot be built.
u64 session_fingerprint(const Session& session, const CardDb& db);

// `fingerprint`: the session_fingerprint(), where it is known already.
std::string encode_session(const Session& session, const CardDb& db, u64 fingerprint = 0);
SessionError decode_session(std::string_view bytes, const CardDb& db, Session& out);

// Saves and links hold only the switches that differ from their era.
bool differs_from_era(const Setup& setup, Switch s);
bool has_value(Switch s, u8 value);

}  // namespace upkeep
