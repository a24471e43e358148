#include <cstdio>

#include "cli/cli.h"
#include "scenario/run.h"

namespace upkeep::cli {

int test(Args& a) {
  Era era = Era::foundations;
  bool only = false;
  a.rules(era, only);
  const bool verbose = a.flag("-v");
  const std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  if (paths.empty()) {
    std::fprintf(stderr, "duel: test needs files or folders\n");
    return 2;
  }
  int passed = 0, failed = 0;
  for (const std::string& path : paths) {
    std::vector<std::string> files;
    if (!take_files({path}, ".duel", files)) {
      ++failed;
      continue;
    }
    for (const std::string& file : files) {
      std::string text;
      if (!read_input(file, "a .duel file", text)) {
        ++failed;
        continue;
      }
      const scenario::FileReport r =
          scenario::test_file(file, text, standard_cards(), only ? &era : nullptr);
      for (const std::string& f : r.failures) std::printf("%s\n", f.c_str());
      if (verbose && !r.failed && r.passed) std::printf("%s: ok (%d)\n", file.c_str(), r.passed);
      passed += r.passed;
      failed += r.failed;
      std::fflush(stdout);
    }
  }
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed ? 1 : 0;
}

}  // namespace upkeep::cli
