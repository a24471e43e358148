// What passing by itself tells options apart by (game.cpp, table/auto_pass.cpp).
#pragma once
#include "decision.h"

namespace upkeep {

inline bool passing(const Option& o) { return o.kind == OptionKind::pass; }
inline bool draw_of_turn(const Option& o) { return o.kind == OptionKind::phase && !o.object; }
inline bool waits_for_damage(Prompt w) {
  return w == Prompt::prevention || w == Prompt::regeneration;
}

}  // namespace upkeep
