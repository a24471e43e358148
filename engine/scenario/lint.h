// All that is wrong with a `.duel` text, and how a line could be mended.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "duel.h"
#include "scenario/syntax.h"

namespace upkeep::scenario {

struct Flaw {
  Issue issue;
  std::vector<Era> eras;  // in which of those that the text names; none: whatever the era
  std::string mended;     // the line with the nearest known word in place; empty if none is near
  bool acts = false;      // only what the line does is impossible: the position is sound
};

// Every mistake of spelling and every unknown card; where there are none, of each era what its
// position cannot have, or the first line that cannot be done. In the order of the lines. `file`
// becomes what could be read of the text.
std::vector<Flaw> lint(std::string_view text, const CardDb& db, Scenario& file);

}  // namespace upkeep::scenario
