// A small JSON tree for the data files of the project, with the limits that make hostile input
// harmless: size of the file, depth, and integers only. Built by nlohmann's SAX parser, which needs
// no exceptions and knows the byte at which a broken file breaks.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cards/card.h"

namespace upkeep {

struct JsonMember;
struct JsonValue {
  enum class Kind : u8 { null, boolean, integer, number, string, array, object };
  Kind kind = Kind::null;
  std::int64_t integer = 0;  // booleans: 0 or 1
  std::string text;
  std::vector<JsonValue> items;
  std::vector<JsonMember> members;

  bool is(Kind k) const { return kind == k; }
  const JsonValue* find(std::string_view key) const;
};
struct JsonMember {
  std::string key;
  JsonValue value;
};
// "a number", "a list" …: what a value is, for messages.
Str kind_name(JsonValue::Kind kind);

constexpr std::size_t kMaxJsonBytes = 4u << 20;
constexpr int kMaxJsonDepth = 40;
constexpr std::size_t kMaxJsonValues = 400000;

// Returns false and appends one error whose `where` is line:column when the text is not JSON, is
// too large or too deep, or has the same key twice in one object.
bool parse_json(const std::string& file, const char* text, std::size_t size, JsonValue& out,
                std::vector<LoadError>& errors);

// A position in `text` as "line:column", both from 1.
std::string line_column(const char* text, std::size_t size, std::size_t offset);

}  // namespace upkeep
