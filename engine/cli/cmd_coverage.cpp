#include <cstdio>

#include "cli/cli.h"
#include "scenario/coverage.h"

namespace upkeep::cli {
namespace {

bool ends(const std::string& path, const char* ending) {
  const std::string e = ending;
  return path.size() > e.size() && path.compare(path.size() - e.size(), e.size(), e) == 0;
}

}  // namespace

int coverage(Args& a) {
  std::string catalogue = "tests/catalogue";
  a.text("--catalogue", catalogue);
  std::vector<std::string> paths = a.rest();
  if (!a.finish()) return 2;
  if (paths.empty()) paths = {"tests/scenarios", "tests/unit", "tests/browser"};
  scenario::Coverage c;
  scenario::CardCoverage cards;
  std::vector<std::string> entries;
  if (!take_files({catalogue}, ".md", entries)) return 2;
  for (const std::string& file : entries) {
    std::string text;
    if (read_file(file, text)) c.add_catalogue(text);
  }
  for (const std::string& path : paths) {
    std::vector<std::string> files;
    for (const char* ending : {".duel", ".cpp", ".mjs", ".md"})
      if (!list_files(path, ending, files)) {
        std::fprintf(stderr, "duel: \"%s\": there is no such file or folder; expected tests\n",
                     path.c_str());
        return 2;
      }
    if (files.empty()) {
      std::fprintf(stderr, "duel: \"%s\": this folder has none; expected tests\n", path.c_str());
      return 2;
    }
    for (const std::string& file : files) {
      std::string text;
      if (!read_file(file, text)) {
        std::fprintf(stderr, "duel: \"%s\": this file cannot be read\n", file.c_str());
        return 2;
      }
      if (ends(file, ".duel")) {
        c.add_scenario(text, file);
        cards.add_scenario(text, file);
      } else if (ends(file, "UNTESTABLE.md")) {
        c.add_untestable(text, file);
      } else if (!ends(file, ".md")) {
        c.add_comments(text, file);
      }
    }
  }
  const CardDb& db = standard_cards();
  std::printf("%s, %s\n", c.summary().c_str(), cards.summary(db).c_str());
  for (const std::string& line : c.missing()) std::printf("%s\n", line.c_str());
  for (const std::string& name : cards.missing(db))
    std::printf("no scenario has %s\n", name.c_str());
  for (const std::string& line : c.errors()) std::printf("%s\n", line.c_str());
  return c.errors().empty() ? 0 : 1;
}

}  // namespace upkeep::cli
