// The table of switches in engine/rules/README.md says what rules/ruleset.h says.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "project.h"
#include "rules/ruleset.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> out;
  for (std::string word; in >> word;) out.push_back(word);
  return out;
}

std::vector<std::string> cells(const std::string& line) {
  std::vector<std::string> out;
  for (std::size_t at = 1; at < line.size();) {
    const std::size_t end = line.find('|', at);
    if (end == std::string::npos) break;
    std::string cell = line.substr(at, end - at);
    while (!cell.empty() && cell.front() == ' ') cell.erase(cell.begin());
    while (!cell.empty() && cell.back() == ' ') cell.pop_back();
    out.push_back(cell);
    at = end + 1;
  }
  return out;
}

TEST(Ruleset, TheTableInTheReadmeIsComplete) {
  std::ifstream in(project_path("engine/rules/README.md"));
  ASSERT_TRUE(in);
  std::vector<std::vector<std::string>> rows;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.rfind("## ", 0) == 0) inside = line == "## The switches";
    if (inside && line.rfind("| `", 0) == 0) rows.push_back(cells(line));
  }
  ASSERT_EQ(rows.size(), std::size_t(Switch::count)) << "engine/rules/README.md, The switches";
  for (int i = 0; i < int(Switch::count); ++i) {
    const std::vector<std::string>& row = rows[std::size_t(i)];
    const std::string name = switch_name(Switch(i));
    SCOPED_TRACE(name);
    ASSERT_EQ(row.size(), 8u);
    EXPECT_EQ(row[0], "`" + name + "`");
    EXPECT_EQ(row[1], switch_values(Switch(i)));
    const std::vector<std::string> values = words(switch_values(Switch(i)));
    for (int era = 0; era < int(Era::count); ++era) {
      const std::size_t value = preset(Era(era))[Switch(i)];
      ASSERT_LT(value, values.size());
      EXPECT_EQ(row[std::size_t(2 + era)], values[value]) << era_name(Era(era));
    }
    EXPECT_GT(row[6].size(), 10u);
    EXPECT_EQ(row[7], switch_source(Switch(i)));
  }
}

// Saves and links keep the number of a switch and the place of a value: what has ever been given
// stays. A new switch or value is written down in tests/fixtures/switches.txt.
TEST(Ruleset, NumbersNeverMove) {
  std::ifstream in(project_path("tests/fixtures/switches.txt"));
  ASSERT_TRUE(in);
  int count = 0;
  for (std::string line; std::getline(in, line); ++count) {
    const std::vector<std::string> row = words(line);
    ASSERT_GE(row.size(), 4u) << line;
    const Switch s = switch_of_number(std::stoi(row[0]));
    ASSERT_NE(s, Switch::count) << line;
    EXPECT_EQ(switch_name(s), row[1]);
    EXPECT_EQ(words(switch_values(s)), std::vector<std::string>(row.begin() + 2, row.end()))
        << row[1] << ": a new value goes behind the others, and into the file";
    EXPECT_EQ(switch_number(s), std::stoi(row[0]));
  }
  EXPECT_EQ(count, int(Switch::count)) << "a switch is not in the file";
}

TEST(Ruleset, EveryValueCanBeSetByItsName) {
  for (int i = 0; i < int(Switch::count); ++i) {
    const std::vector<std::string> values = words(switch_values(Switch(i)));
    for (std::size_t v = 0; v < values.size(); ++v) {
      Rules rules;
      const char* expected = nullptr;
      EXPECT_TRUE(set_switch(rules, switch_name(Switch(i)), values[v].c_str(), expected));
      EXPECT_EQ(rules[Switch(i)], v);
    }
    Rules rules;
    const char* expected = nullptr;
    EXPECT_FALSE(set_switch(rules, switch_name(Switch(i)), "nonsense", expected));
    EXPECT_STREQ(expected, switch_values(Switch(i)));
  }
}

TEST(Ruleset, EveryValueIsNamedInFourLanguages) {
  for (int i = 0; i < int(Switch::count); ++i) {
    const std::size_t n = words(switch_values(Switch(i))).size();
    for (int v = 0; v < int(n); ++v)
      for (int l = 0; l < kLangs; ++l)
        // The plain name is what is shown where nothing has been written.
        EXPECT_TRUE(switch_value_label(Switch(i), v, Lang(l)) != switch_value_name(Switch(i), v) ||
                    switch_value_name(Switch(i), v).find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") ==
                        std::string::npos)
            << switch_name(Switch(i)) << " " << v << " " << l;
  }
}

}  // namespace
}  // namespace upkeep
