// A `.duel` file with a goal as a puzzle: its solution in words.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "scenario/branch.h"
#include "scenario/names.h"
#include "scenario/run.h"
#include "search/solve.h"
#include "text/text.h"

namespace upkeep::scenario {

// A step with what was chosen for it, in the words of the decision: "Cast Shock → B".
struct SolutionStep {
  u8 player = 0;
  std::string text;
};

struct Puzzle {
  Solution solution;
  std::vector<std::string> line;    // "A cast Shock in A.hand", what is forced left out
  std::vector<std::string> others;  // other beginnings that lead as far
  std::vector<std::string> spare;   // actions of the line that are not needed
  // The same three for a reader who knows nothing of files, where a language was named.
  std::vector<SolutionStep> told, told_others, told_spare;
};

// The goal that holds under an era, in the position as it is before anything is done. False if
// there is none, or what it names isn't in play.
bool goal_of(const Scenario& file, Era era, const NameScope& world, const State& start, Goal& out);
// A puzzle as it stands before anything is done.
struct PuzzleStart {
  std::unique_ptr<CardDb> own;  // the file's own cards, if it has some
  NameScope world;
  Branch at;
  Goal goal;

  // False, with the place, if the file has no position or no goal.
  bool set_up(const Scenario& file, Era era, const CardDb& db, Issue& issue);
};
// False, with the place, if the file has no position or no goal.
bool solve_puzzle(const Scenario& file, Era era, const CardDb& db, const SolveLimits& limits,
                  Puzzle& out, Issue& issue, const Lang* lang = nullptr);

}  // namespace upkeep::scenario
