// JSON as card files need it: what is wrong with a text and where, its limits, and that the quick
// reader and the library read the same.
#include "cards/json_tree.h"

#include <gtest/gtest.h>

#include <string>

#include "card_file.h"
#include "cards/embedded.h"
#include "cards/load.h"

using namespace upkeep;

namespace {

// The same tree, member by member.
bool same(const JsonValue& a, const JsonValue& b) {
  if (a.kind != b.kind || a.integer != b.integer || a.text != b.text ||
      a.items.size() != b.items.size() || a.members.size() != b.members.size())
    return false;
  for (std::size_t i = 0; i < a.items.size(); ++i)
    if (!same(a.items[i], b.items[i])) return false;
  for (std::size_t i = 0; i < a.members.size(); ++i)
    if (a.members[i].key != b.members[i].key || !same(a.members[i].value, b.members[i].value))
      return false;
  return true;
}

TEST(Json, BrokenHasLineAndColumn) {
  EXPECT_TRUE(has(mistakes("{\n  \"name\": \"A\",\n  oops\n}"), "3:3: invalid JSON"))
      << mistakes("{\n  \"name\": \"A\",\n  oops\n}");
  const struct {
    std::string text;
    const char* expected;
  } cases[] = {
      {"", "1:1: invalid JSON: unexpected end of file, expected a value"},
      {"[1, 2", "invalid JSON: unexpected end of file, expected \",\" or \"]\""},
      {"[1, ]", "]\": expected a value"},
      {"[1 2]", "invalid JSON near \"2\": expected \",\" or \"]\""},
      {"{\"a\": 1 \"b\": 2}", "expected \",\" or \"}\""},
      {"{\"a\" 1}", "invalid JSON near \"1\": expected \":\""},
      {"{a: 1}", "not a quoted string, a number, true, false, or null"},
      {"{1: 1}", "invalid JSON near \"1\": expected a quoted name"},
      {"{} {}", "{\": expected the end of the file"},
      {"{\"name\": \"A", "missing closing quote"},
      {"{\"name\": \"A\nB\"}", "line break or control character in a string"},
      {"{\"name\": \"\\q\"}", "invalid escape sequence in a string"},
      {"{\"name\": \"\xff\"}", "invalid UTF-8"},
      {"{\"a\": 1.}", "incomplete number"},
      {"{\"a\": 1e999}", "number too large"},
      {"\xef\xbb{}", "invalid byte order mark"},
  };
  for (const auto& c : cases)
    EXPECT_TRUE(has(mistakes(c.text), c.expected)) << c.text << "\n" << mistakes(c.text);
  EXPECT_TRUE(has(mistakes("{\n\"a\": 1,\n\"a\": 2}"), "3:4: key \"a\" appears twice"))
      << mistakes("{\n\"a\": 1,\n\"a\": 2}");
}

TEST(Json, HostileSizesAreRefused) {
  EXPECT_TRUE(has(mistakes(std::string(100000, '[')), "nested more than"));
  std::string deep = "{\"name\": \"A\", \"types\": [\"land\"], \"only_if\": ";
  for (int i = 0; i < 20000; ++i) deep += "{\"negate\": ";
  EXPECT_TRUE(has(mistakes(deep), "nested more than"));
  EXPECT_TRUE(has(mistakes(std::string(kMaxJsonBytes + 1, ' ')), "larger than"));
  std::string wide = "[0";
  for (std::size_t i = 0; i < kMaxJsonValues; ++i) wide += ",0";
  EXPECT_TRUE(has(mistakes(wide + "]"), "too many values for a card file"));
  // Many cards: the pools have an end, and before it the number of mistakes noted.
  std::string many = "[1";
  for (int i = 0; i < 100000; ++i) many += ",1";
  CardDb db;
  EXPECT_LE(load_text(db, many + "]").size(), kMaxLoadErrors);
}

TEST(Json, BothReadersAgree) {
  std::vector<LoadError> errors;
  for (unsigned i = 0; i < kEmbeddedFileCount; ++i) {
    const EmbeddedFile& file = kEmbeddedFiles[i];
    const std::string text(file.data, file.size);
    JsonValue a, b;
    ASSERT_TRUE(parse_json(file.path, text.data(), text.size(), a, errors)) << file.path;
    const std::string other = "[\"\\u006e\", " + text + "]";
    ASSERT_TRUE(parse_json(file.path, other.data(), other.size(), b, errors)) << file.path;
    EXPECT_TRUE(same(a, b.items[1])) << file.path;
  }
  for (const char* text :
       {"[-0, -7, 12, 999999999, [], {}, null, true, false, \"\"]", " {\"a\": 1}\n"}) {
    const std::string plain = text, other = "[\"\\u006e\", " + plain + "]";
    JsonValue a, b;
    ASSERT_TRUE(parse_json("x", plain.data(), plain.size(), a, errors)) << text;
    ASSERT_TRUE(parse_json("x", other.data(), other.size(), b, errors)) << text;
    EXPECT_TRUE(same(a, b.items[1])) << text;
  }
  for (const char* text :
       {"", "[01]", "[1,]", "{\"a\":1,\"a\":2}", "[tru]", "\"", "[1] 2", "{,}", "-"}) {
    JsonValue a;
    errors.clear();
    EXPECT_FALSE(parse_json("x", text, std::string(text).size(), a, errors)) << text;
    EXPECT_EQ(errors.size(), 1u);
  }
}

}  // namespace
