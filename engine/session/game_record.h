// What is saved of a duel at a table: its session, the players, which choices people made
// themselves, variations that were abandoned for others, and notes about them. One format for the
// page's store, files and the command line.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "session/session.h"
#include "text/text.h"

namespace upkeep {

// A choice that a person made, not one of auto-pass.
struct PersonChoice {
  u32 before = 0;  // how many choices had been made
  u8 seat = 0;
  bool operator==(const PersonChoice&) const = default;
};

// One way a duel went from its beginning.
struct Variation {
  std::vector<u16> choices;
  std::vector<Entropy> entropy;
  std::vector<PersonChoice> people;
  bool operator==(const Variation&) const = default;
};

enum class NoteKind : u8 {
  taken_back,  // `player` took back, and the other agreed
  branched,    // the duel went on from an earlier moment
};
struct Note {
  u32 at = 0;  // how many choices there are at that moment
  NoteKind kind = NoteKind::taken_back;
  u8 player = 0;
  u16 turn = 0;  // from where
  bool operator==(const Note&) const = default;
};

constexpr std::size_t kMaxBranches = 200;
constexpr std::size_t kMaxNotes = 5000;

struct Record {
  Lang lang = Lang::en;
  bool computer[2] = {false, false};
  std::string names[2], deck_names[2];
  Session session;
  std::vector<PersonChoice> people;  // of session
  std::vector<Variation> branches;   // the other lines, oldest first
  std::vector<Note> notes;
};

// `fingerprint`: the session_fingerprint(), where it is known already.
std::string encode_record(const Record& record, const CardDb& db, u64 fingerprint = 0);
// Also the text of a replay file, which is a session without people. Says why not.
bool decode_record(std::string_view bytes, const CardDb& db, Record& out, std::string& error);

}  // namespace upkeep
