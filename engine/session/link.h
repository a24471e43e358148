// Links: a whole duel, a position, a duel at a moment, a deck or a challenge as one line of text
// that fits into an address. What they carry is the session itself; the engine plays it again.
//
//   'g' base64url( version and kind, length, everything else range coded, checksum )
//
// A link that was changed or cut off is recognised before anything is played.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "session/session.h"

namespace upkeep {

constexpr std::size_t kMaxLinkText = 200000;
constexpr std::size_t kMaxLinkName = 60;
constexpr std::size_t kMaxLinkChoices = 20000;
// Options listed and permanents looked at while it is read. A computer game comes to 30,000; this
// much takes some 40 ms.
constexpr u64 kMaxLinkWork = 400000;

enum class LinkKind : u8 {
  duel,       // to be continued where it ends
  position,   // a `.duel` text to be played from
  replay,     // to be watched, from `moment` on
  deck,       // the first deck of the setup; names[0] is its name
  challenge,  // a setup with its seed: everybody is dealt the same
  count
};
const char* link_kind_name(LinkKind kind);

enum class LinkError : u8 {
  none,
  no_link,        // another text altogether
  truncated,      // its end is missing
  damaged,        // something in it was changed
  older_format,   // of an older version of this program
  newer_format,   // of a later version of this program
  too_long,       // beyond the limits above
  bad_content,    // something is out of bounds
  missing_cards,  // it names cards that this program does not have
  other_rules,    // with the rules and cards of this program it comes out differently
};
const char* link_error_name(LinkError e);

struct Link {
  LinkKind kind = LinkKind::duel;
  Session session;
  std::size_t moment = 0;  // replay: how many choices have been made
  std::string names[2];    // of the players, or of the deck
  std::string decks[2];    // ids of standard decks, where they are such
  bool computer[2] = {false, false};
  // program_version() of the program that wrote it; 0 until it is written.
  u32 maker = 0;
};

// A hash of the engine's source and of the cards, by which the program that made a link is found.
u32 program_version();
// A hash of what can be seen of a state, the same in every program whose cards have the same names.
u32 position_digest(const State& s, const CardDb& db);

// Empty if the link cannot be written: a choice that is not legal, or more than a reader takes.
std::string encode_link(const Link& link, const CardDb& db);

struct LinkReport {
  LinkError error = LinkError::none;
  u32 maker = 0;
};
// Reads a link, and plays all of it: what comes out is legal to its end. With other_rules, its
// session ends where the duel still went as it did when the link was made.
LinkReport decode_link(std::string_view text, const CardDb& db, Link& out);

// How many choices two sessions of the same beginning have in common; ~0 if they begin differently.
std::size_t common_choices(const Session& a, const Session& b);

// How many choices had been made when the player to decide at the end of a session last decided:
// they have not seen what came after. All of them if nobody decides.
std::size_t last_seen(const Session& session, const CardDb& db);

}  // namespace upkeep
