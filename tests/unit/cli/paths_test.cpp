// What the command line says of files, folders, names and links that are not what it needs.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <cstdio>
#include <fstream>
#include <string>

#include "project.h"

namespace upkeep {
namespace {

struct Said {
  int code = -1;
  std::string text;
};

Said duel(const std::string& arguments) {
  Said said;
  std::FILE* out =
      popen(("\"" + duel_program() + "\" " + arguments + " 2>&1 </dev/null").c_str(), "r");
  if (!out) return said;
  char buffer[4096];
  for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, out)) > 0;)
    said.text.append(buffer, n);
  said.code = WEXITSTATUS(pclose(out));
  return said;
}

// Files in a folder of the test's own.
class CommandLine : public ::testing::Test {
 protected:
  const std::string folder_ = ::testing::TempDir() + "upkeep_paths_test/";
  void SetUp() override {
    mkdir(folder_.c_str(), 0700);
    mkdir(at("folder").c_str(), 0700);
    write("empty", "");
    write("other", "nothing of the kind\n");
  }
  std::string at(const std::string& name) const { return folder_ + name; }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(at(name), std::ios::binary) << text;
  }
  void refuses(const std::string& command, const std::string& name,
               const std::vector<std::string>& words) const {
    const Said said = duel(command + " \"" + at(name) + "\"");
    EXPECT_GT(said.code, 0) << command << " " << name << ": " << said.text;
    EXPECT_LT(said.code, 3) << command << " " << name << ": " << said.text;
    EXPECT_NE(said.text.find(at(name)), std::string::npos) << command << ": " << said.text;
    for (const std::string& word : words)
      EXPECT_NE(said.text.find(word), std::string::npos)
          << command << " " << name << ": " << said.text;
  }
};

// A long work whose result can't be kept does not begin.
TEST_F(CommandLine, SaysBeforehandThatAFileCannotBeWritten) {
  for (const char* command : {"record -o", "train --games 1000000000 -o"}) {
    refuses(command, "folder", {"can't be written", "it is a folder"});
    refuses(command, "none/file", {"can't be written", "there is no folder"});
  }
}

TEST_F(CommandLine, NamesTheLanguages) {
  for (const char* command :
       {"cards Forest --lang", "replay --lang", "solve --lang", "review --lang"}) {
    const Said said = duel(std::string(command) + " xx");
    EXPECT_EQ(said.code, 2) << command << ": " << said.text;
    EXPECT_NE(said.text.find("no language \"xx\"; there are en, pt, es, it"), std::string::npos)
        << command << ": " << said.text;
  }
  EXPECT_NE(duel("cards Forest --lang it").text.find("Foresta"), std::string::npos);
}

TEST_F(CommandLine, NamesThePathAndWhatWasExpected) {
  for (const char* command : {"step", "compare", "perft --depth 1", "link", "review", "replay",
                              "match --games 1 --decks", "bench --games 1 --decks", "play --decks",
                              "record -o /dev/null --decks", "balance --era sixth"}) {
    refuses(command, "no.such", {"there is no such file", "expected a"});
    refuses(command, "folder", {"this is a folder", "expected a"});
    refuses(command, "empty", {"this file is empty", "expected a"});
    refuses(command, "other", {});
  }
  for (const char* command : {"test", "solve", "tries", "tactics"}) {
    refuses(command, "no.such", {"there is no such file or folder", "expected .duel files"});
    refuses(command, "folder", {"this folder has none", "expected .duel files"});
    refuses(command, "empty", {"this file is empty", "expected a .duel file"});
    refuses(command, "other", {});
  }
  for (const char* command : {"coverage --catalogue"}) {
    refuses(command, "no.such", {"there is no such file or folder", "expected .md files"});
    refuses(command, "folder", {"this folder has none", "expected .md files"});
  }
}

TEST_F(CommandLine, TakesTheFileOfADeckForItsName) {
  write("blue, mine.dck", "[Main]\n20 Island|5ED\n4 Counterspell|5ED\n[Sideboard]\n2 Pyroclasm\n");
  write("red.txt", "20 Mountain\n4 Shock\n\n5 Pyroclasm\n");
  Said said = duel("bench --games 1 --json --decks \"" + at("blue, mine.dck") + "\"");
  EXPECT_EQ(said.code, 0) << said.text;
  EXPECT_NE(said.text.find("2 cards of the sideboard left out"), std::string::npos) << said.text;
  EXPECT_NE(said.text.find("\"decks\":\"blue, mine,blue, mine\""), std::string::npos) << said.text;
  said = duel("bench --games 1 --json --decks \"" + at("red.txt") + ",night\"");
  EXPECT_EQ(said.code, 0) << said.text;
  EXPECT_NE(said.text.find("It begins at line 4"), std::string::npos) << said.text;
  write("bad.txt", "4 Lightening Bolt\n20 Mountain\nXyzzyq\n");
  refuses("bench --games 1 --decks", "bad.txt",
          {"has 2 mistakes:\n  Line 1: ", "Did you mean Lightning Bolt?\n  Line 3: "});
  said = duel("bench --games 1 --decks nigth");
  EXPECT_EQ(said.code, 2);
  EXPECT_NE(said.text.find("\"nigth\"; there are the decks "), std::string::npos) << said.text;
}

TEST_F(CommandLine, SaysWhichCardIsNotThere) {
  const Said said = duel("cards Shock Shok Xyzzyqq");
  EXPECT_EQ(said.code, 1);
  EXPECT_EQ(said.text,
            "duel: there is no card named \"Shok\"; did you mean Shock?\n"
            "duel: there is no card named \"Xyzzyqq\"\n");
  EXPECT_EQ(duel("cards shock").code, 0);
}

TEST_F(CommandLine, SaysWhyADuelCannotBePlayedAgain) {
  ASSERT_EQ(duel("record --rules sixth --choices 30 --saved -o \"" + at("whole.upk") + "\"").code,
            0);
  ASSERT_EQ(duel("record --rules sixth --choices 30 -o \"" + at("whole.txt") + "\"").code, 0);
  std::string link = duel("link \"" + at("whole.upk") + "\"").text;
  ASSERT_FALSE(link.empty());
  link.pop_back();
  const std::string played = duel("replay --hash " + link).text;
  EXPECT_EQ(played.size(), 17u) << played;
  for (const std::string& given :
       {link + ".", "(" + link + ")", link + "].", "<" + link + ">",
        "\xE2\x80\x9C" + link + "\xE2\x80\x9D,", "https://a.b/#" + link + ")."})
    EXPECT_EQ(duel("replay --hash '" + given + "'").text, played) << given;
  write("link.txt", "https://a.b/#" + link + "\n");
  EXPECT_EQ(duel("replay --hash \"" + at("link.txt") + "\"").text, played);
  const auto half = [&](const std::string& name) {
    std::ifstream in(at(name), std::ios::binary);
    const std::string all((std::istreambuf_iterator<char>(in)), {});
    write("half", all.substr(0, all.size() / 2));
  };
  for (const char* name : {"whole.upk", "whole.txt"}) {
    half(name);
    refuses("replay", "half", {"a part is missing (damaged)"});
  }
  refuses("replay", "other", {"another kind of file; expected a saved duel", "(no-record)"});
  Said said = duel("replay " + link.substr(0, link.size() / 2));
  EXPECT_EQ(said.code, 1);
  EXPECT_NE(said.text.find("its end is missing (truncated)"), std::string::npos) << said.text;
  said = duel("replay xgarblegarble");
  EXPECT_EQ(said.code, 1);
  EXPECT_NE(said.text.find("neither a file nor a link"), std::string::npos) << said.text;
}

}  // namespace
}  // namespace upkeep
