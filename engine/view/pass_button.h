// Where a pass leads, asked of the rules: played on a copy, with everybody passing.
#pragma once
#include "view/view.h"

namespace upkeep {

struct PassLead {
  bool ends_turn = false;  // the deciding player is asked nothing more in this turn
  bool ends_duel = false;
  Step step = Step::none;  // else the step in which they are asked next
};

// For whoever decides in `s`, which is one of the windows to act in. Nothing hidden shows in it:
// what that player cannot know is dealt anew first, and the others do nothing they are not made to.
// `automatic`: what is passed for the player without asking; null: they are asked every time.
PassLead where_pass_leads(const State& s, const CardDb& db, const AutomaticPass* automatic);

}  // namespace upkeep
