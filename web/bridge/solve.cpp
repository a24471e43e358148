// The search of the position editor: away from the page, and with a limit.
#include <string>
#include <vector>

#include "bridge.h"
#include "calls_bridge.h"
#include "scenario/parse.h"
#include "scenario/puzzle.h"

using namespace upkeep;

extern "C" {

// {"verdict": solved, unsolved, limit or wrong, "actions", "positions", "line", "others", "spare"};
// the three are lists of {"player", "text"} in the language; with wrong "row", "column" and
// "message".
const char* bridge_solve(const char* text, const char* era, int positions, const char* lang) {
  JsonWriter j;
  j.open('{');
  scenario::Scenario file;
  std::vector<scenario::Issue> issues;
  scenario::Puzzle puzzle;
  scenario::Issue issue;
  Era which = Era::foundations;
  bool good = scenario::parse("position", text, file, issues) && !file.rules.empty();
  if (!good && !issues.empty()) issue = issues[0];
  const Lang language = parse_lang(lang);
  if (good) {
    if (!parse_era(era, which)) which = file.rules[0];
    SolveLimits limits;
    limits.positions = u64(positions < 1 ? 1 : positions);
    good = scenario::solve_puzzle(file, which, standard_cards(), limits, puzzle, issue, &language);
  }
  if (!good) {
    j.key("verdict").text("wrong");
    j.key("row").number(issue.pos.line);
    j.key("column").number(issue.pos.column);
    j.key("message").text(say(issue.message));
  } else {
    static const char* const kVerdicts[] = {"solved", "unsolved", "limit"};
    const Solution& s = puzzle.solution;
    j.key("verdict").text(kVerdicts[int(s.verdict)]);
    j.key("actions").number(s.actions);
    j.key("positions").number(static_cast<long long>(s.positions));
    const auto lines = [&j](const char* key, const std::vector<scenario::SolutionStep>& list) {
      j.key(key).open('[');
      for (const scenario::SolutionStep& l : list) {
        j.open('{');
        j.key("player").text(std::string(1, char('A' + l.player)));
        j.key("text").text(l.text);
        j.close('}');
      }
      j.close(']');
    };
    lines("line", puzzle.told);
    lines("others", puzzle.told_others);
    lines("spare", puzzle.told_spare);
  }
  j.close('}');
  return give(std::move(j.out));
}
}
