// A recorded duel that can be opened at any moment, stepped through, searched and written out. It
// knows nothing of a table: the caller says for which seat view() and lines() are.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "session/start.h"
#include "view/view.h"

namespace upkeep {

// What is decided at a moment.
struct Moment {
  u16 turn = 0;
  Step step = Step::none;
  u8 active = 0;
  u8 player = kNoPlayer;               // who decides; nobody at the end
  OptionKind kind = OptionKind::pass;  // what they choose
  bool begins_turn = false;            // the first one of its turn
  bool spell = false;                  // a spell or an ability is announced
  bool combat = false;                 // the first attacker is declared
};

struct ReplayLine {
  u32 at = 0;  // the choice that brought it about, or how many there are of it before the first
  u16 turn = 0;
  Event event;
  std::string text;
};

enum class Seek : u8 { choice, turn, spell, combat };

class Replay {
 public:
  // False, with the reason, if it cannot be played to its end. `db` must outlive this.
  bool open(const Session& session, const CardDb& db, std::string& error);
  const Session& session() const { return session_; }
  const CardDb& cards() const { return origin_.cards(); }

  // Moments 0 … size(): before each choice, and after the last.
  std::size_t size() const { return session_.choices.size(); }
  const Moment& moment(std::size_t at) const { return moments_[at]; }
  const State& at(std::size_t moment);
  View view(std::size_t moment, u8 seat, Lang lang, const ViewNames& names);
  // The nearest moment of that kind after (or before) `from`; the end (or 0) if there is none.
  std::size_t find(Seek what, std::size_t from, bool forward) const;

  // What the log says, for a seat (kMaxPlayers: what everybody knows; kEverySeat: everything).
  std::vector<ReplayLine> lines(u8 seat, Lang lang, const ViewNames& names) const;

 private:
  struct Happened {
    u32 at;
    u16 turn;
    Event event;
  };
  class Collect;
  void go(std::size_t moment);

  Session session_;
  Origin origin_;
  std::vector<Moment> moments_;
  std::vector<Happened> events_;
  std::vector<std::unique_ptr<State>> marks_;  // every kMark choices
  std::unique_ptr<State> now_;
  std::size_t now_at_ = 0;
  Vocabulary words_ = Vocabulary::modern;
};

// The duel as text to be read, turn by turn.
std::string replay_text(const Replay& replay, u8 seat, Lang lang, const ViewNames& names);
// The duel as a `.duel` file that passes: the beginning, every choice, and what held at the
// beginning of each turn and in the end. Empty if the format cannot say how it began.
std::string replay_duel(Replay& replay, const std::string& title, const ViewNames& names);

}  // namespace upkeep
