// Puzzles: is there a way to reach a goal whatever the other players answer? An exhaustive search
// of the decisions from a position, bounded in actions and in positions looked at. Everybody sees
// everything; what is left to chance must go well however it falls (a few ways of falling are
// tried).
#pragma once
#include <vector>

#include "duel.h"

namespace upkeep {

enum class GoalKind : u8 {
  wins,      // has won by the end of the turn
  survives,  // hasn't lost when it is over
  // Those below are looked at when the turn is over; winning before it is as good, losing is not.
  life,   // of `of`, compared with `number`
  hand,   // cards in the hand of `of`, likewise
  alive,  // `object` hasn't left the battlefield
  dead,   // it has; that is so at once
};
enum class Comparison : u8 { equal, at_least, at_most };

struct Goal {
  u8 player = 0;  // whose goal it is
  GoalKind kind = GoalKind::wins;
  Comparison comparison = Comparison::equal;
  u8 of = 0;
  i16 number = 0;
  u16 turn = 0;  // the last one that counts
  Ref object;
  u16 card = 0;  // what `object` is in the beginning
};

enum class GoalState : u8 { none, open, met, missed };

// What the position itself says of the goal; never `none`.
GoalState goal_state(const State& s, const Goal& goal);
// Whether the goal is reached if the last turn that counts ends like this.
bool holds_at_end(const State& s, const Goal& goal);

constexpr int kMaxSolveActions = 12;

struct SolveLimits {
  u64 positions = 1000000;  // decisions looked at, in all
  int actions = 10;         // of the goal's player: cast, activate, play, attack, block
  // Payments as proposed, or every way of paying and making mana, which takes far longer. The other
  // players always pay as proposed.
  bool every_payment = false;
  bool first_only = false;  // the way found is enough: no other beginnings, nothing left out
};

enum class Verdict : u8 {
  solved,
  unsolved,  // there is no way within the bound of actions
  limit,     // too many positions
};

struct SolveStep {
  Option option;
  u8 player = 0;
  bool action = false;  // counts as one
  bool forced = false;  // there was no other option
};

struct Solution {
  Verdict verdict = Verdict::unsolved;
  int actions = 0;              // no way takes fewer
  std::vector<SolveStep> line;  // one way to the goal, with one of the other players' answers
  // Options of the first real decision that also reach the goal within `actions`, one for each kind
  // that can be told apart; what `line` itself begins with comes first.
  std::vector<Option> first;
  // Actions of `line`, by position in it, that no way within `actions` needs: the same spell,
  // ability or attacker (or another of its name) left out, the goal is still reached. A good puzzle
  // has none.
  std::vector<std::size_t> spare;
  bool spare_known = true;  // false: too many positions to tell
  u64 positions = 0;
};

Solution solve(const State& start, const CardDb& db, const Goal& goal,
               const SolveLimits& limits = {});

// How the other side of a puzzle answers its pending decision: so that the goal is missed, if that
// can be, and else so that it takes longest. A position in the list of legal(), or -1 if there is
// nothing to answer. `authors` is the answer that the puzzle's author wrote down, or -1: of answers
// that ask as much it is the one.
int best_answer(const State& s, const CardDb& db, const Goal& goal, int authors);

}  // namespace upkeep
