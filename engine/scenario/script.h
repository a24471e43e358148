// What a `.duel` file does, line by line, as choices: so that a board can step through a worked
// example, or show a solution.
#pragma once
#include <string>
#include <vector>

#include "scenario/run.h"

namespace upkeep::scenario {

struct ScriptLine {
  u32 line = 0;              // in the file
  std::string text;          // as written
  std::vector<u16> choices;  // positions in the lists of legal(), what nobody wrote included
};

// The lines that do something under `era`; expectations are left out. False, with the place, if one
// of them cannot be played.
bool script_of(const Scenario& file, Era era, const CardDb& db, std::vector<ScriptLine>& out,
               Issue& issue);

}  // namespace upkeep::scenario
