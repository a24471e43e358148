// The computer player: flat Monte-Carlo over determinised copies. It is given a State of which it may know
// one seat's part; every playout deals the rest anew, so nothing hidden can help it. Integers and its own
// seed only: the same position, seed and number of playouts give the same answer everywhere.
#pragma once
#include "../duel.h"

namespace upkeep {

class FlatPlayer {
 public:
  // `s` must be at a decision of `seat`. The state is copied.
  void begin(const State& s, const CardDb& db, u8 seat, u64 seed);
  // Plays `playouts` more games; true when nothing more would be learnt (a single option).
  bool step(int playouts);
  // The option with the best mean result so far; option_index() its place in legal()'s list.
  Option best() const;
  int option_index() const;
  int playouts() const { return played_; }

 private:
  int playout(int option);

  const CardDb* db_ = nullptr;
  u8 seat_ = 0;
  u64 seed_ = 0;
  int count_ = 0;
  int played_ = 0;
  Option options_[kMaxOptions];
  int index_[kMaxOptions];
  i32 total_[kMaxOptions];
  i32 tries_[kMaxOptions];
  State root_;
  State work_;
};

// A plausible answer without search, for playouts: random, but neither taking announcements back nor
// giving up what costs nothing. `rng` is advanced.
int random_choice(const State& s, const Option* options, int n, u64& rng);

// How good the position is for `seat`, 0 (lost) to 1000 (won).
int evaluate(const State& s, const CardDb& db, u8 seat);

}  // namespace upkeep
