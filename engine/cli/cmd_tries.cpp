// Plays puzzles as somebody who doesn't think: doing nothing, and at random. Exit code 0 only if
// doing nothing fails everywhere.
#include <cstdio>

#include "cli/cli.h"
#include "scenario/tries.h"

namespace upkeep::cli {

int tries(Args& a) {
  Era era = Era::foundations;
  bool given;
  long long tries = 200, seed = 1;
  a.rules(era, given);
  a.number("--tries", tries);
  a.number("--seed", seed);
  const std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  if (tries < 1 || tries > 1000000) {
    std::fprintf(stderr, "duel: tries takes from 1 to 1000000 tries\n");
    return 2;
  }
  return each_puzzle(
      paths, given ? &era : nullptr,
      [&](const std::string& path, const scenario::Scenario& file, Era one,
          scenario::Issue& issue) {
        scenario::Tries t;
        const double began = now();
        if (!scenario::try_puzzle(file, one, standard_cards(), int(tries), u64(seed), t, issue))
          return false;
        std::printf(
            "%s [%s] doing nothing %s, %d of %lld random tries (%.1f %%) reach it, "
            "%.1f s\n",
            path.c_str(), era_name(one), t.idle ? "reaches the goal" : "fails", t.reached, tries,
            100.0 * t.reached / double(tries), now() - began);
        return !t.idle;
      });
}

}  // namespace upkeep::cli
