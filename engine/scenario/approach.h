// Actions that lead to a moment: those of a tactic before it begins, and the `given` lines of a
// position.
#pragma once
#include "scenario/elaborate.h"

namespace upkeep::scenario {

class Approach : public Elaborator {
 public:
  using Elaborator::Elaborator;
  // Does every line of the file and says where that leads, or which line cannot be done and why.
  bool play(Branch& out, Issue& issue) {
    Elaboration done;
    bool ok = start(done);
    for (std::size_t i = 0; ok && i < file_.statements.size(); ++i)
      if (plays(file_.statements[i])) ok = line(i, done);
    if (ok) out = line_;
    if (!ok) issue = {result_.pos, result_.message};
    return ok;
  }
};

}  // namespace upkeep::scenario
