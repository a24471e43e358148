// Plays puzzles as somebody who doesn't think: doing nothing, and at random. Exit code 0 only if
// doing nothing fails everywhere.
#include <cstdio>

#include "cli/cli.h"
#include "scenario/parse.h"
#include "scenario/tries.h"

namespace upkeep::cli {
namespace {

bool try_file(const std::string& path, const Era* only, int tries, u64 seed) {
  scenario::Scenario file;
  if (!read_scenario(path, file)) return false;
  bool good = true;
  for (const Era era : file.rules) {
    if ((only && *only != era) || !era_supported(era)) continue;
    scenario::Issue issue;
    scenario::Tries t;
    const double began = now();
    if (!scenario::try_puzzle(file, era, standard_cards(), tries, seed, t, issue)) {
      std::fprintf(stderr, "%s\n", scenario::format_issue(path, issue).c_str());
      return false;
    }
    std::printf("%s [%s] doing nothing %s, %d of %d random tries (%.1f %%) reach it, %.1f s\n",
                path.c_str(), era_name(era), t.idle ? "reaches the goal" : "fails", t.reached,
                tries, 100.0 * t.reached / tries, now() - began);
    good = good && !t.idle;
  }
  return good;
}

}  // namespace

int tries(Args& a) {
  Era era = Era::foundations;
  bool given;
  long long tries = 200, seed = 1;
  a.rules(era, given);
  a.number("--tries", tries);
  a.number("--seed", seed);
  const std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  std::vector<std::string> files;
  for (const std::string& p : paths) list_files(p, ".duel", files);
  if (files.empty() || tries < 1 || tries > 1000000) {
    std::fprintf(stderr, "duel: tries needs .duel files with a goal, and up to 1000000 tries\n");
    return 2;
  }
  bool good = true;
  for (const std::string& f : files)
    good = try_file(f, given ? &era : nullptr, int(tries), u64(seed)) && good;
  return good ? 0 : 1;
}

}  // namespace upkeep::cli
