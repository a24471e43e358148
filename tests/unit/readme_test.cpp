// What the READMEs show is true: their scenarios hold, their cards load and their scenarios use
// them.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "cards/card.h"
#include "project.h"
#include "scenario/run.h"

namespace upkeep {
namespace {

// The blocks of a Markdown file that are fenced as `language`.
std::vector<std::string> blocks(const std::string& path, const std::string& language) {
  std::ifstream file(project_path(path));
  std::vector<std::string> out;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (inside && line == "```")
      inside = false;
    else if (inside)
      out.back() += line + "\n";
    else if (line == "```" + language) {
      inside = true;
      out.emplace_back();
    }
  }
  return out;
}

TEST(Readme, ScenariosHold) {
  for (const char* path : {"engine/README.md", "tests/scenarios/README.md"}) {
    const std::vector<std::string> found = blocks(path, "duel");
    EXPECT_FALSE(found.empty()) << path;
    for (const std::string& text : found) {
      CardDb db = standard_cards();
      std::vector<LoadError> errors;
      for (const std::string& card : blocks(path, "json"))
        load_cards(db, path, card.data(), card.size(), errors);
      const scenario::FileReport report = scenario::test_file(path, text, db);
      EXPECT_GT(report.passed, 0) << path;
      for (const std::string& failure : report.failures) ADD_FAILURE() << failure;
      for (const LoadError& e : errors)
        ADD_FAILURE() << e.file << " " << e.where << ": " << e.message;
    }
  }
}

}  // namespace
}  // namespace upkeep
