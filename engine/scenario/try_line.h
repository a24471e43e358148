// Tries one written action at any state: for boards, lessons, and scripts of a page.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "scenario/run.h"

namespace upkeep::scenario {

struct Tried {
  std::vector<u16> choices;  // what it takes, if it can be done
  Message message;           // else: why not
  bool has_reason = false;   // and what the rules say of it, if they were asked
  Reason reason;
  Option attempt;  // what the reason is about
};

// `position`: the text that the duel began from, for the names in it. `line`: as in a `.duel` file,
// "A cast Shock -> B"; at the pending decision, nobody passes for it. False, with the place in
// `line`, if the line cannot be read; `out.choices` is empty if it cannot be done.
bool try_line(std::string_view position, Era era, const CardDb& db, const State& now,
              std::string_view line, Tried& out, Issue& issue);

}  // namespace upkeep::scenario
