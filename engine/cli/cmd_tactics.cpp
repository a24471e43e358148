// How well computer players play the positions of tests/tactics: what came of it tells, never the
// one move.
#include <cstdio>
#include <map>

#include "cli/cli.h"
#include "cli/mind.h"
#include "scenario/tactic.h"

namespace upkeep::cli {
namespace {

struct Share {
  int files = 0;
  std::vector<int> runs, solved;  // by player
};

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> out(1);
  for (const char c : text)
    if (c == ',')
      out.emplace_back();
    else
      out.back() += c;
  return out;
}

// One try of one player under one era.
scenario::Tactic::Result try_it(const scenario::Tactic& tactic, Thinker& thinker, Mind& mind,
                                const std::string& against, u64 seed) {
  Chance chance(seed), others(seed + 991);
  Mind other;
  scenario::Tactic::Chooser answer;
  if (!against.empty() && parse_mind(against, other))
    answer = [&](const State& s) { return thinker.choose(other, s, others); };
  return tactic.play([&](const State& s) { return thinker.choose(mind, s, chance); }, answer);
}

void say_failure(const std::string& path, const std::string& who, Era era,
                 const scenario::Issue& issue) {
  std::printf("%s:%u:%u: [%s] %s: %s\n", path.c_str(), issue.pos.line, issue.pos.column,
              era_name(era), who.c_str(), say(issue.message).c_str());
  std::fflush(stdout);
}

// Whether somebody who does not think can miss it: else the file tells nothing.
bool can_fail(const scenario::Tactic& tactic, Thinker& thinker, u64 seed, int tries, int& solved) {
  Mind idle, random;
  parse_mind("idle", idle);
  parse_mind("random", random);
  const std::string against = tactic.line().value.empty() ? "" : "quick";
  const bool by_doing_nothing = try_it(tactic, thinker, idle, against, seed).solved;
  solved = 0;
  for (int i = 0; i < tries; ++i)
    solved += try_it(tactic, thinker, random, against, seed + u64(i)).solved;
  return !by_doing_nothing || solved < tries;
}

void print(const std::map<std::string, Share>& shares, const std::vector<Mind>& minds) {
  std::printf("%-12s %6s", "", "files");
  for (const Mind& m : minds) std::printf(" %18s", m.name.c_str());
  std::printf("\n");
  Share whole;
  whole.runs.resize(minds.size());
  whole.solved.resize(minds.size());
  const auto row = [&](const char* name, const Share& share) {
    std::printf("%-12s %6d", name, share.files);
    for (std::size_t i = 0; i < minds.size(); ++i)
      std::printf("  %4d of %4d %3d %%", share.solved[i], share.runs[i],
                  share.runs[i] ? share.solved[i] * 100 / share.runs[i] : 0);
    std::printf("\n");
  };
  for (const auto& [name, share] : shares) {
    row(name.c_str(), share);
    whole.files += share.files;
    for (std::size_t i = 0; i < minds.size(); ++i) {
      whole.runs[i] += share.runs[i];
      whole.solved[i] += share.solved[i];
    }
  }
  row("all", whole);
}

}  // namespace

int tactics(Args& a) {
  Era only = Era::foundations;
  bool given;
  std::string names = "full,random";
  long long seed = 1, tries = -1;
  a.rules(only, given);
  a.text("--player", names);
  a.number("--seed", seed);
  a.number("--tries", tries);
  const bool fails = a.flag("--fails"), check = a.flag("--check"), verbose = a.flag("-v");
  std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  if (tries < 0) tries = check ? 100 : 1;
  if (tries < (check ? 0 : 1) || tries > 100000) {
    std::fprintf(stderr, "duel: tactics takes from 1 to 100000 tries, or 0 with --check\n");
    return 2;
  }
  if (paths.empty()) paths = {"tests/tactics"};
  std::vector<Mind> minds;
  for (const std::string& name : split(names))
    if (!parse_mind(name, minds.emplace_back())) return 2;
  std::vector<std::string> files;
  if (!take_files(paths, ".duel", files)) return 2;
  Thinker standard(standard_cards());
  std::map<std::string, Share> shares;
  bool good = true;
  int runs = 0;
  for (const std::string& path : files) {
    scenario::Scenario file;
    if (!read_scenario(path, file)) {
      good = false;
      continue;
    }
    Share* share = nullptr;
    for (const Era era : file.rules) {
      if (given && era != only) continue;
      scenario::Tactic tactic;
      scenario::Issue issue;
      if (!tactic.begin(file, era, standard_cards(), issue)) {
        say_failure(path, "cannot be played", era, issue);
        good = false;
        continue;
      }
      ++runs;
      std::unique_ptr<Thinker> own;
      if (&tactic.db() != &standard_cards()) own = std::make_unique<Thinker>(tactic.db());
      Thinker& thinker = own ? *own : standard;
      if (check) {
        int solved = 0;
        // Without tries it is enough that the moment is reached.
        if (tries && !can_fail(tactic, thinker, u64(seed), int(tries), solved)) {
          std::printf("%s: [%s] nobody can miss it\n", path.c_str(), era_name(era));
          good = false;
        }
        if (verbose)
          std::printf("%s: [%s] %d of %lld random tries solve it\n", path.c_str(), era_name(era),
                      solved, tries);
        continue;
      }
      if (!share) {
        share = &shares[tactic.line().word];
        share->runs.resize(minds.size());
        share->solved.resize(minds.size());
        ++share->files;
      }
      for (std::size_t i = 0; i < minds.size(); ++i)
        for (long long t = 0; t < tries; ++t) {
          const scenario::Tactic::Result r =
              try_it(tactic, thinker, minds[i], tactic.line().value, u64(seed + t));
          ++share->runs[i];
          share->solved[i] += r.solved;
          // What chance misses is nothing to look at.
          const bool told = i == 0 || (minds[i].thinks && fails);
          if (r.solved || !fails || !told) continue;
          say_failure(path, minds[i].name, era, r.issue);
          for (const std::string& event : r.told)
            if (verbose) std::printf("    %s\n", event.c_str());
        }
    }
  }
  if (check)
    std::printf("%d files, %d runs: %s\n", int(files.size()), runs, good ? "all good" : "not good");
  else
    print(shares, minds);
  return good && runs ? 0 : 1;
}

}  // namespace upkeep::cli
