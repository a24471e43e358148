// Every word that a card file may use is known to the rules: what loads and has a text also does
// something.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "cards/vocabulary.h"
#include "project.h"

namespace upkeep {
namespace {

std::string sources_of_rules() {
  std::stringstream all;
  std::error_code error;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(project_path("engine/rules"), error)) {
    const std::string extension = entry.path().extension().string();
    if (extension == ".cpp" || extension == ".h") all << std::ifstream(entry.path()).rdbuf();
  }
  EXPECT_FALSE(error);
  return all.str();
}

bool is_named(const std::string& text, const std::string& name) {
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if (end == text.size() || !(std::isalnum(u8(text[end])) || text[end] == '_')) return true;
  }
  return false;
}

TEST(Words, RulesKnowThemAll) {
  const std::string rules = sources_of_rules();
  ASSERT_GT(rules.size(), 500000u);
  const std::set<std::string> by_another_name = {
      "TriggerEvent::none",  // no trigger
      "ModKind::form",  // reached by the replacement that lists it: ReplKind::enters_choose_form
  };
  const auto all = [&](const char* kind, WordList words) {
    ASSERT_GT(words.count, 5) << kind;
    for (int i = 0; i < words.count; ++i) {
      std::string name = std::string(kind) + "::" + words.words[i];
      if (by_another_name.count(name)) continue;
      EXPECT_TRUE(is_named(rules, name) || is_named(rules, name + "_")) << name;
    }
  };
  all("ModKind", mod_words());
  all("TriggerEvent", event_words());
  all("EffectKind", effect_words());
  all("ReplKind", replacement_words());
  all("AmountKind", amount_words());
  all("CondKind", condition_words());
  all("SelKind", selector_words());
  all("CastOptionKind", cast_option_words());
  all("Keyword", keyword_words());
}

}  // namespace
}  // namespace upkeep
