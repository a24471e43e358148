// All that is asked of an action, each with its answer: what the note "Why not now?" lists.
#pragma once
#include "cards/card.h"
#include "reason.h"

namespace upkeep {

enum class CheckKind : u8 {
  place,    // it is where it can be used from, and whose it is
  timing,   // CR 307.1, 602.5; 1997: the window
  leave,    // conditions of its text, effects that say it can't, once a turn
  cost,     // what it costs besides mana (CR 118)
  mana,     // CR 601.2g
  targets,  // CR 601.2c
  count
};
struct Check {
  CheckKind kind = CheckKind::place;
  Reason reason;  // `legal` if it stands in nobody's way
};
// When the first check that fails by its time will be passed, as far as the rules tell.
enum class ChanceTurn : u8 { unknown, this_turn, own_next, other_next, any_next };
struct Checks {
  static constexpr int kMax = 5;
  Check at[kMax];
  int n = 0;              // none: nothing that a player with priority would do
  bool targeted = false;  // it needs a target at all
  ManaCost cost;          // in all, X as 0
  Step now = Step::none;  // the present step
  ChanceTurn turn = ChanceTurn::unknown;
  Step step = Step::none;  // none: at any time of that turn
  bool empty = false;      // and only once nothing waits any more
};

}  // namespace upkeep
