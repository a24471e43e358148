// The cards of sets (assets/cards/sets): each file can be read, and each of its cards can be said.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "cards/json_tree.h"
#include "project.h"
#include "text/lang/language.h"
#include "text/text.h"

namespace upkeep {
namespace {

struct SetFile {
  std::string path, text;
  JsonValue root;
};

std::string file_text(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<SetFile> set_files() {
  std::vector<SetFile> files;
  for (const auto& entry : std::filesystem::directory_iterator(project_path("assets/cards/sets"))) {
    if (entry.path().extension() != ".json") continue;
    SetFile f;
    f.path = "sets/" + entry.path().filename().string();
    f.text = file_text(entry.path());
    std::vector<LoadError> errors;
    EXPECT_TRUE(parse_json(f.path, f.text.data(), f.text.size(), f.root, errors)) << f.path;
    files.push_back(std::move(f));
  }
  return files;
}

std::string word(const JsonValue& of, const char* key) {
  const JsonValue* v = of.find(key);
  return v ? v->text : std::string();
}

TEST(Sets, EachFileIsReadAndEachOfItsCardsSaysSomethingInEveryLanguage) {
  int cards = 0;
  for (const SetFile& f : set_files()) {
    CardDb db;
    std::vector<LoadError> errors;
    load_cards(db, f.path, f.text.data(), f.text.size(), errors);
    for (const LoadError& e : errors)
      ADD_FAILURE() << f.path << " " << e.where << ": " << say(e.message);
    for (std::size_t i = 1; i < db.cards.size(); ++i) {
      const CardDef& c = db.cards[i];
      if (c.token) continue;
      ++cards;
      for (int l = 0; l < kLangs; ++l) {
        const bool plain = !c.ability_count && !c.keywords && !c.cast_option_count && !c.enchant;
        const std::string text = rules_text(db, u16(i), Lang(l), Vocabulary::modern);
        EXPECT_TRUE(plain || (c.types & kLand) || !text.empty()) << f.path << " " << c.name;
        EXPECT_EQ(text.find('\x01'), std::string::npos) << c.name;
      }
    }
  }
  EXPECT_GT(cards, 11000);
}

TEST(Sets, EachCardHasOnePlaceAndEachNameThatASetNamesAlsoIsSomewhere) {
  std::map<std::string, std::string> at;
  std::set<std::string> codes;
  const std::vector<SetFile> files = set_files();
  for (const SetFile& f : files) {
    EXPECT_TRUE(codes.insert(word(f.root, "set")).second) << f.path;
    EXPECT_EQ(f.path, "sets/" + word(f.root, "set") + ".json");
    EXPECT_EQ(word(f.root, "released").size(), 10u) << f.path;
    for (const JsonValue& card : f.root.find("cards")->items) {
      const std::string name = word(card, "name");
      EXPECT_EQ(standard_cards().find(name), 0) << name << " is one of the program's own";
      EXPECT_TRUE(at.emplace(name, f.path).second) << name << " is in " << at[name] << " too";
    }
  }
  for (const SetFile& f : files)
    for (const JsonValue& name : f.root.find("also")->items)
      EXPECT_TRUE(standard_cards().find(name.text) || at.count(name.text)) << f.path << name.text;
}

}  // namespace
}  // namespace upkeep
