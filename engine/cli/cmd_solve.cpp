// Searches for the shortest solution of a puzzle, and for others. Exit code
// 0 only if every file has a solution.
#include <cstdio>
#include <memory>

#include "cli/cli.h"
#include "scenario/parse.h"
#include "scenario/puzzle.h"

namespace upkeep::cli {
namespace {

bool solve_one(const std::string& path, const scenario::Scenario& file, Era era,
               const SolveLimits& limits, const Lang* lang, scenario::Issue& issue) {
  scenario::Puzzle puzzle;
  const double began = now();
  if (!scenario::solve_puzzle(file, era, standard_cards(), limits, puzzle, issue, lang))
    return false;
  static const char* const kVerdicts[] = {"solved", "no way", "too many positions"};
  const Solution& s = puzzle.solution;
  std::printf("%s [%s] %s", path.c_str(), era_name(era), kVerdicts[int(s.verdict)]);
  if (s.verdict == Verdict::solved)
    std::printf(" in %d action%s", s.actions, s.actions == 1 ? "" : "s");
  std::printf(" (%llu positions, %.1f s)\n", static_cast<unsigned long long>(s.positions),
              now() - began);
  const auto tell = [](const char* what, const std::vector<std::string>& lines) {
    for (const std::string& line : lines) std::printf("  %s%s\n", what, line.c_str());
  };
  const auto told = [](const char* what, const std::vector<scenario::SolutionStep>& lines) {
    for (const scenario::SolutionStep& t : lines)
      std::printf("  %s%c: %s\n", what, 'A' + t.player, t.text.c_str());
  };
  if (lang) {
    told("", puzzle.told);
    told("also begins: ", puzzle.told_others);
    told("not needed: ", puzzle.told_spare);
  } else {
    tell("", puzzle.line);
    tell("also begins: ", puzzle.others);
    tell("not needed: ", puzzle.spare);
  }
  if (!s.spare_known) std::printf("  too many positions to tell what is needed\n");
  return s.verdict == Verdict::solved;
}

}  // namespace

int solve(Args& a) {
  Era era = Era::foundations;
  bool given;
  long long actions = 10, positions = 3000000;
  a.rules(era, given);
  a.number("--actions", actions);
  a.number("--positions", positions);
  Lang lang = Lang::en;
  const bool in_words = a.language(lang);
  SolveLimits limits;
  limits.every_payment = a.flag("--every-payment");
  const std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  if (actions < 0 || actions > 60 || positions < 1) {
    std::fprintf(stderr, "duel: solve takes up to 60 actions, and at least one position\n");
    return 2;
  }
  limits.actions = int(actions);
  limits.positions = u64(positions);
  return each_puzzle(paths, given ? &era : nullptr,
                     [&](const std::string& path, const scenario::Scenario& file, Era one,
                         scenario::Issue& issue) {
                       return solve_one(path, file, one, limits, in_words ? &lang : nullptr, issue);
                     });
}

}  // namespace upkeep::cli
