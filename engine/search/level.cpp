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
      {20, 1, 100, false, false}, {60, 2, 74, false, false}, {120, 2, 48, true, false},
      {200, 3, 24, true, true},   {1200, 3, 0, true, true},
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
