#include "search/level.h"

#include <algorithm>

namespace upkeep {

FlatLimits limits_of_level(int level) {
  // Each a clear step above the one before: `duel ladder` measures it.
  struct Strength {
    int playouts, turns, mistakes;
    bool holds_tricks, keeps_defence;
  };
  static constexpr Strength kStrengths[kLevels] = {
      {40, 1, 45, false, false}, {100, 2, 22, false, false}, {250, 2, 9, true, false},
      {500, 3, 3, true, true},   {1200, 3, 0, true, true},
  };
  const Strength& s = kStrengths[std::clamp(level, 1, kLevels) - 1];
  FlatLimits out;
  out.playouts = s.playouts;
  out.turns = s.turns;
  out.mistakes = s.mistakes;
  out.holds_tricks = s.holds_tricks;
  out.keeps_defence = s.keeps_defence;
  return out;
}

}  // namespace upkeep
