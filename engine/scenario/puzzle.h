// A `.duel` file with a goal as a puzzle: its solution in words.
#pragma once
#include <string>
#include <vector>

#include "../solve/solve.h"
#include "run.h"

namespace upkeep::scenario {

struct Puzzle {
  Solution solution;
  std::vector<std::string> line;    // "A cast Shock in A.hand", what is forced left out
  std::vector<std::string> others;  // other beginnings that lead as far
  std::vector<std::string> spare;   // actions of the line that are not needed
};

// The goal that holds under an era. False if there is none.
bool goal_of(const Scenario& file, Era era, const State& start, Goal& out);
// False, with the place, if the file has no position or no goal.
bool solve_puzzle(const Scenario& file, Era era, const CardDb& db, const SolveLimits& limits,
                  Puzzle& out, Issue& issue);

}  // namespace upkeep::scenario
