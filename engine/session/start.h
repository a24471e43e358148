// The beginning of a session: the cards it is played with, and a setup or a position. Made once;
// the same duel can begin from it any number of times.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "session/session.h"
#include "text/message.h"

namespace upkeep {

struct PositionIssue {
  u32 line = 0, column = 0;  // from 1
  Message message;           // what is wrong, what was expected
};

class Origin {
 public:
  // False, with what is wrong and where, if the session's position cannot be built. `db` must
  // outlive it.
  bool make(const Session& session, const CardDb& db, std::vector<PositionIssue>& issues);
  // `db`, or a copy of it with the plain creatures that the position describes.
  const CardDb& cards() const { return own_ ? *own_ : *db_; }
  // Of all cards the duel names: session_fingerprint().
  u64 fingerprint() const { return fingerprint_; }
  void begin(State& out, EventSink* sink) const;

 private:
  const CardDb* db_ = nullptr;
  std::unique_ptr<CardDb> own_;
  Setup setup_;
  std::unique_ptr<State> start_;  // of a position
  std::vector<Event> events_;     // on the way to it
  u64 fingerprint_ = 0;
};

// The name in the database of a card file that a duel brings along, made from its content.
std::string card_file_path(std::string_view text);
// A copy of `db` with the files added that it lacks; null if it has them all. `failed`: one of them
// has errors, which are in `issues`.
std::unique_ptr<CardDb> with_card_files(const CardDb& db, const std::vector<std::string>& files,
                                        std::vector<PositionIssue>& issues, bool& failed);

// Takes header and position of a `.duel` text, without its actions and expectations, into
// `session`, together with the era (`era` if the text names it, else its first) and the switches.
bool take_position(std::string_view text, const Era* era, const CardDb& db, Session& session,
                   std::vector<PositionIssue>& issues);

// The first `count` choices. How many could be played, or ~0 if the position cannot be built.
std::size_t replay(const Session& session, const Origin& origin, State& out, EventSink* sink,
                   std::size_t count = ~std::size_t(0));

}  // namespace upkeep
