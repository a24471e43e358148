// Boards from 10 to 200 permanents, without static abilities and with 5 to 60 of one kind.
#include "cli/growth.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>

#include "cli/cli.h"
#include "scenario/parse.h"
#include "scenario/run.h"

namespace upkeep::cli {
namespace {

constexpr int kRepeats = 5;  // the best of so many is told

struct Kind {
  const char* name;
  const char* card;
  const char* body;  // the creatures it is there for
};
constexpr Kind kKinds[] = {
    {"anthem", "Glorious Anthem", "Grizzly Bears"},
    {"lord with a keyword", "Goblin King", "Mons's Goblin Raiders"},
    {"as long as untapped", "Castle", "Grizzly Bears"},
    {"changes types", "Blood Moon", "Grizzly Bears"},
    {"for each", "Plague Rats", "Grizzly Bears"},
};

std::string board_text(int permanents, int statics, const Kind& kind) {
  const int bodies = std::max(0, permanents - statics - 10);
  const auto some = [](int n, const char* card) {
    return n > 0 ? std::string(", ") + card + " x" + std::to_string(n) : std::string();
  };
  return "scenario growth\nrules sixth\nstart A main1\nA.play Mountain x5" +
         some(statics, kind.card) + some(bodies - bodies / 2, kind.body) +
         "\nA.hand Mountain, Grizzly Bears, Lightning Bolt\nB.play Mountain x5" +
         some(bodies / 2, kind.body) + "\n";
}

// Nanoseconds a node: the best of several rounds, each over all choices of the position.
double node_ns(const State& root, const CardDb& db) {
  const auto s = std::make_unique<State>();
  Option list[kMaxOptions], after[kMaxOptions];
  copy_state(*s, root);
  const int n = legal(*s, db, list, false);
  double best = 1e18;
  for (int round = 0; round < kRepeats; ++round) {
    const double start = now();
    int nodes = 0;
    do {
      for (int i = 0; i < n; ++i, ++nodes) {
        copy_state(*s, root);
        apply_unchecked(*s, db, list[i], nullptr);
        if (!s->over) legal(*s, db, after, false);
      }
    } while (now() - start < 0.02);
    best = std::min(best, (now() - start) * 1e9 / nodes);
  }
  return best;
}

bool measure(int permanents, int statics, const Kind& kind, double& ns) {
  scenario::Scenario file;
  std::vector<scenario::Issue> issues;
  scenario::Issue issue;
  CardDb db = standard_cards();
  const auto root = std::make_unique<State>();
  if (!scenario::parse("growth", board_text(permanents, statics, kind), file, issues)) {
    std::fprintf(stderr, "%s\n", scenario::format_issue("growth", issues[0]).c_str());
    return false;
  }
  if (!scenario::build_position(file, Era::sixth, db, *root, issue)) {
    std::fprintf(stderr, "%s\n", scenario::format_issue("growth", issue).c_str());
    return false;
  }
  ns = node_ns(*root, db);
  return true;
}

}  // namespace

int bench_growth() {
  double ns = 0;
  std::printf("%-22s %8s %8s %8s %8s  permanents, ns a node\n", "", "10", "50", "100", "200");
  std::printf("%-22s", "no static ability");
  for (const int permanents : {10, 50, 100, 200}) {
    if (!measure(permanents, 0, kKinds[0], ns)) return 1;
    std::printf(" %8.0f", ns);
  }
  std::printf("\n");
  for (const Kind& kind : kKinds)
    for (const int statics : {1, 5, 20, 60}) {
      std::printf("%2d x %-17s", statics, kind.name);
      for (const int permanents : {10, 50, 100, 200}) {
        if (permanents < statics + 10) {
          std::printf(" %8s", "");
          continue;
        }
        if (!measure(permanents, statics, kind, ns)) return 1;
        std::printf(" %8.0f", ns);
      }
      std::printf("\n");
    }
  return 0;
}

}  // namespace upkeep::cli
