// Looks texts over before anybody plays them.
#include <cstdio>

#include "cli/cli.h"
#include "scenario/lint.h"

namespace upkeep::cli {

int lint(Args& a) {
  Lang lang = Lang::en;
  a.language(lang);
  const std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  if (paths.empty()) {
    std::fprintf(stderr, "duel: lint needs files or folders\n");
    return 2;
  }
  std::vector<std::string> files;
  if (!take_files(paths, ".duel", files)) return 2;
  int sound = 0;
  for (const std::string& file : files) {
    std::string text;
    if (!read_input(file, "a .duel file", text)) return 2;
    scenario::Scenario read;
    const std::vector<scenario::Flaw> flaws = scenario::lint(text, standard_cards(), read);
    sound += flaws.empty();
    for (const scenario::Flaw& f : flaws) {
      std::string eras;
      for (const Era era : f.eras) eras += (eras.empty() ? "[" : ", ") + std::string(era_name(era));
      if (!eras.empty()) eras += "] ";
      std::printf("%s:%u:%u: %s%s\n", file.c_str(), f.issue.pos.line, f.issue.pos.column,
                  eras.c_str(), say(f.issue.message, lang).c_str());
      if (!f.mended.empty()) std::printf("    %s\n", f.mended.c_str());
    }
  }
  std::printf("%d of %d files are sound\n", sound, int(files.size()));
  return sound == int(files.size()) ? 0 : 1;
}

}  // namespace upkeep::cli
