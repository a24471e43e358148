// Texts that were read and found good stay as they are. They stand in tests/unit/text/golden, a
// file for each time; `./upkeep texts` writes them anew and shows what differs, for whoever reads
// it to judge.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "project.h"
#include "text/text.h"

using namespace upkeep;

namespace {

constexpr Lang kAllLangs[] = {Lang::en, Lang::pt, Lang::es, Lang::it};

// A card's block: its name after "# ", then each line of its text after "en ", "pt " and so on; the
// first line of a language is the type line.
std::string block(const CardDb& db, u16 card, Vocabulary words) {
  static const char* const marks[] = {"en ", "pt ", "es ", "it "};
  std::string out = "# " + db.cards[card].name + "\n";
  for (Lang lang : kAllLangs) {
    const std::string text =
        type_line(db, card, lang, words) + "\n" + rules_text(db, card, lang, words);
    std::string line;
    for (char c : text + "\n") {
      if (c != '\n') {
        line += c;
        continue;
      }
      if (!line.empty()) out += marks[int(lang)] + line + "\n";
      line.clear();
    }
  }
  return out;
}

void check(const char* file, Vocabulary words) {
  const std::string path = project_path("tests/unit/text/golden/") + file;
  const CardDb& db = standard_cards();
  const bool write = std::getenv("UPKEEP_WRITE_TEXTS") != nullptr;
  std::ifstream in(path);
  ASSERT_TRUE(in.good()) << path;
  std::string all, line, name, expected;
  int cards = 0;
  auto close = [&]() {
    if (name.empty()) return;
    const u16 card = db.find(name);
    ASSERT_NE(card, 0) << path << ": " << name;
    const std::string got = block(db, card, words);
    all += (all.empty() ? "" : "\n") + got;
    ++cards;
    if (!write) {
      EXPECT_EQ(got, expected) << "if the new words are better: ./upkeep texts";
    }
  };
  while (std::getline(in, line)) {
    if (line.compare(0, 2, "# ") == 0) {
      close();
      name = line.substr(2);
      expected.clear();
    }
    if (!line.empty()) expected += line + "\n";
  }
  close();
  in.close();
  EXPECT_GT(cards, 40) << path;
  if (write) std::ofstream(path) << all;
}

TEST(TextGolden, Fifth) { check("fifth.txt", Vocabulary::classic1997); }
TEST(TextGolden, Sixth) { check("sixth.txt", Vocabulary::classic); }
TEST(TextGolden, M10) { check("m10.txt", Vocabulary::modern2009); }
TEST(TextGolden, Foundations) { check("foundations.txt", Vocabulary::modern); }

}  // namespace
