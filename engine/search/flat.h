// A player that knows nothing but the rules: it tries each of its options many times, deals anew
// what it cannot see, lets both sides play on for a while by rules of thumb (search/policy.h) and
// looks at who is likely to win then (search/value.h). No
// clock, no threads: work is counted in playouts, so the same seed gives the same choice
// everywhere.
#pragma once
#include <memory>
#include <vector>

#include "duel.h"
#include "search/sense.h"

namespace upkeep {

struct FlatLimits {
  int playouts = 400;   // in all, for one decision
  int turns = 3;        // a playout looks this many turns ahead
  int decisions = 160;  // and no further than this many decisions
  int candidates = 64;  // no more options than this are tried
  // Knows the rules and nothing else: tries every option, by playouts in which any is as likely.
  bool uniform = false;
  // What a weaker player lacks (search/level.h).
  int mistakes = 0;          // so many decisions of a hundred are made without thinking
  bool holds_tricks = true;  // for the fight, or the threat, that they are good for
  bool keeps_defence =
      true;  // sends no attacker that only feeds a blocker, and looks at the swing back
};

// What is expected of an option: how it goes on, and what the table comes to where the playouts
// end.
struct Expectation {
  static constexpr int kMaxPath = 16;
  Option path[kMaxPath];  // the option, and what is chosen right after it
  int length = 0;
  int playouts = 0, won = 0, lost = 0;
  long long chance = 0;  // the sum of the chances of winning at the ends, in ten-thousandths
  // Sums over those that were neither won nor lost; one's own side, the best of the others.
  int life[2] = {0, 0}, hand[2] = {0, 0}, creatures[2] = {0, 0};
};

class FlatPlayer {
 public:
  explicit FlatPlayer(const CardDb& db)
      : db_(db), sense_(db), work_(std::make_unique<State>()), base_(std::make_unique<State>()) {}

  // A decision of `seat` is pending in `state`. Nothing hidden from the seat is looked at.
  void begin(const State& state, u8 seat, u64 seed, const FlatLimits& limits = {});
  // Up to `playouts` more; true when the work is done. May be called any number of times.
  bool step(int playouts);
  // The best option so far; legal in the state given to begin().
  Option best() const;
  Expectation expected() const;  // of it
  // Of a path of the seat's options, by so many playouts, of which the first meets the hidden cards
  // number `deal`: from 0 on those that the options of best() met.
  Expectation expected_of(const Option* path, int length, int playouts, u64 deal = 0);
  // Of passing, declaring nothing or saying no; false if that is not possible.
  bool expected_of_nothing(int playouts, Expectation& out);

 private:
  static constexpr int kMaxPath = Expectation::kMaxPath;
  // An option with what is chosen right after it: a spell with its targets, an attack as a whole.
  // What a choice is worth depends on how well it is gone on with.
  struct Candidate : Expectation {
    bool alive = true;
  };
  void expand(const State& state, const Candidate& so_far, int depth, int& leaves);
  void add(const Candidate& c) { candidates_.push_back(c); }
  // A target for which it is meant, or a share of damage that makes sense; true for other options.
  bool meant(const State& s, const Option& o) const;
  bool sensible(const State& s, const Option& o) const;
  int settled(const State& s, Option* options, int n) const;
  void add_again(Candidate c);
  void add_declarations(const State& state, const Option* options, int n);
  const Candidate* chosen() const;
  int any_of(const State& s, const Option* options, int n);
  int pick_of(const Option* options, int n, u64 playout);
  void playout(Candidate& candidate, u64 seed);
  void halve();
  u32 below(u32 n);

  const CardDb& db_;
  const Sense sense_;
  std::unique_ptr<State> work_, base_;
  std::unique_ptr<State> steps_[kMaxPath];
  std::vector<Candidate> candidates_;
  FlatLimits limits_;
  u8 seat_ = 0;
  u64 seed_ = 0, random_ = 0;
  int alive_ = 0;
  std::size_t next_ = 0;
  int round_budget_ = 0, round_done_ = 0;
  u64 deal_ = 0;
};

}  // namespace upkeep
