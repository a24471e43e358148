#include "puzzle.h"

#include <memory>

#include "runner.h"
#include "runner_class.h"

namespace upkeep::scenario {

bool goal_of(const Scenario& file, Era era, const State& start, Goal& out) {
  for (const Statement& st : file.statements) {
    if (st.kind != Kind::goal || !st.applies(era)) continue;
    out.player = st.player;
    out.survive = st.word == "survives";
    out.turn = st.number ? u16(st.number) : start.turn;
    return true;
  }
  return false;
}

bool solve_puzzle(const Scenario& file, Era era, const CardDb& db, const SolveLimits& limits,
                  Puzzle& out, Issue& issue) {
  const std::unique_ptr<CardDb> own = own_cards(file, db);
  World world;
  Line start;
  if (!set_up(file, era, own ? *own : db, own.get(), world, start, issue)) return false;
  Goal goal;
  if (!goal_of(file, era, start.s(), goal)) {
    issue = {Pos{1, 1}, "there is no goal; expected a line such as: goal A wins"};
    return false;
  }
  out.solution = solve(start.s(), *world.db, goal, limits);
  out.line.clear();
  out.others.clear();
  out.spare.clear();
  Line at = start;
  bool told = false;
  for (std::size_t n = 0; n < out.solution.line.size(); ++n) {
    const SolveStep& step = out.solution.line[n];
    // Where the other beginnings part from the line.
    if (!step.forced && step.player == goal.player && !told) {
      told = true;
      for (std::size_t i = 1; i < out.solution.first.size(); ++i)
        out.others.push_back(option_words(world, at.s(), out.solution.first[i]));
    }
    if (!step.forced && step.option.kind != OptionKind::pay)
      out.line.push_back(letter(step.player) + " " + option_words(world, at.s(), step.option));
    for (const std::size_t i : out.solution.spare)
      if (i == n) out.spare.push_back(option_words(world, at.s(), step.option));
    apply_unchecked(at.s(), *world.db, step.option, nullptr);
  }
  return true;
}

}  // namespace upkeep::scenario
