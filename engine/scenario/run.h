// Plays a parsed `.duel` file under one era and says whether everything in it holds.
#pragma once
#include <string>
#include <vector>

#include "duel.h"
#include "scenario/syntax.h"

namespace upkeep::scenario {

struct RunResult {
  bool ok = true;
  Pos pos;
  Message message;
};
RunResult run_scenario(const Scenario& file, Era era, const CardDb& db);

// Only the position of a file: for lessons, perft and bug reports. `db` receives the plain
// creatures and tokens that the file describes, so it must outlive the state.
bool build_position(const Scenario& file, Era era, CardDb& db, State& out, Issue& issue);

// The file's text run under every era it names (or only one of them): one line per failure.
struct FileReport {
  int passed = 0, failed = 0;
  std::vector<std::string> failures;  // "path:line:column: [era] reason"
};
FileReport test_file(const std::string& path, std::string_view text, const CardDb& db,
                     const Era* only = nullptr);

}  // namespace upkeep::scenario
