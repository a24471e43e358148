// Walks a position decision by decision in the terminal, or by commands from a pipe.
#include <cstdio>

#include "cli/cli.h"
#include "scenario/parse.h"
#include "scenario/walkthrough.h"

namespace upkeep::cli {
namespace {

bool read_line(std::string& out) {
  out.clear();
  for (int c; (c = std::fgetc(stdin)) != EOF;) {
    if (c == '\n') return true;
    out += char(c);
  }
  return !out.empty();
}

}  // namespace

int step(Args& a) {
  Era era = Era::foundations;
  bool given;
  a.rules(era, given);
  const std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  if (paths.size() != 1) {
    std::fprintf(stderr, "duel: step needs one file\n");
    return 2;
  }
  scenario::Scenario file;
  if (!read_scenario(paths[0], file)) return 1;
  if (!given && !file.rules.empty()) era = file.rules[0];
  scenario::Walkthrough walk;
  scenario::Issue issue;
  if (!walk.begin(file, era, standard_cards(), issue)) {
    std::fprintf(stderr, "%s\n", scenario::format_issue(paths[0], issue).c_str());
    return 1;
  }
  std::printf("%s (%s)\n%s\n", file.title.c_str(), era_name(era), scenario::Walkthrough::help());
  std::string line;
  while (!walk.done()) {
    std::printf("\n%s> ", walk.screen().c_str());
    std::fflush(stdout);
    if (!read_line(line)) break;
    std::printf("%s", walk.command(line).c_str());
  }
  return 0;
}

}  // namespace upkeep::cli
