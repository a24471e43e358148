// The cards of 1997: defined, or named with the reason why not.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>

#include "cards/card.h"
#include "project.h"

namespace upkeep {
namespace {

TEST(Pool, EveryCardOf1997IsDefinedOrExplained) {
  std::set<std::string> missing;
  std::ifstream list(project_path("assets/cards/MISSING.md"));
  for (std::string line; std::getline(list, line);) {
    const std::size_t end = line.find(" |", 2);
    if (line.rfind("| ", 0) == 0 && end != std::string::npos && line.find("| card |") != 0)
      missing.insert(line.substr(2, end - 2));
  }
  std::ifstream pool(project_path("tests/pool-1997.txt"));
  int names = 0;
  for (std::string name; std::getline(pool, name);) {
    if (name.empty() || name[0] == '#') continue;
    ++names;
    const bool defined = standard_cards().find(name) != 0;
    EXPECT_NE(defined, missing.count(name) > 0) << name;
    missing.erase(name);
  }
  EXPECT_EQ(names, 441);
  for (const std::string& name : missing) ADD_FAILURE() << name << " is not in the pool";
}

}  // namespace
}  // namespace upkeep
