#include "cards/json_tree.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace upkeep {

namespace {

using Kind = JsonValue::Kind;

// The library's message without its own way of giving the position and the names of its tokens.
Message broken(const std::string& near, std::string_view why) {
  struct Words {
    std::string_view theirs;
    Str ours;
  };
  static constexpr Words kExpected[] = {
      {"; expected string literal", Str::flaw_part_name_in_quotes},
      {"; expected ':'", Str::flaw_part_colon},
      {"; expected ']'", Str::flaw_part_comma_or_bracket},
      {"; expected '}'", Str::flaw_part_comma_or_brace},
      {"; expected end of input", Str::flaw_part_end_file},
  };
  static constexpr Words kWrong[] = {
      {"missing closing quote", Str::flaw_broken_json_near_text_has_no},
      {"ill-formed UTF-8", Str::flaw_json_no_utf8},
      {"must be escaped", Str::flaw_json_control_character},
      {"invalid string", Str::flaw_json_no_such_escape},
      {"invalid number", Str::flaw_json_number_incomplete},
      {"invalid BOM", Str::flaw_json_byte_order_mark},
      {"invalid literal", Str::flaw_json_no_value},
      {"out_of_range", Str::flaw_json_number_too_large},
  };
  Str expected = Str::flaw_part_value;
  for (const Words& w : kExpected) {
    if (why.ends_with(w.theirs)) expected = w.ours;
  }
  if (why.find("unexpected end of input") != why.npos) return {Str::flaw_json_ends, {expected}};
  if (why.find("- unexpected ") == why.npos) {
    for (const Words& w : kWrong) {
      if (why.find(w.theirs) != why.npos) return {w.ours, {near}};
    }
  }
  return {Str::flaw_json_expected, {near, expected}};
}

// Builds the tree. Open containers are moved onto a stack and into their parent when they close, so
// no pointer into a growing vector is ever kept.
class TreeBuilder {
 public:
  using number_integer_t = nlohmann::json::number_integer_t;
  using number_unsigned_t = nlohmann::json::number_unsigned_t;
  using number_float_t = nlohmann::json::number_float_t;
  using string_t = nlohmann::json::string_t;
  using binary_t = nlohmann::json::binary_t;

  JsonValue root;
  Message problem;           // empty: none
  std::size_t position = 0;  // byte of a broken file, where known
  bool has_position = false;

  bool null() { return add({}); }
  bool boolean(bool b) {
    JsonValue v;
    v.kind = Kind::boolean;
    v.integer = b ? 1 : 0;
    return add(std::move(v));
  }
  bool number_integer(number_integer_t n) {
    JsonValue v;
    v.kind = Kind::integer;
    v.integer = n;
    return add(std::move(v));
  }
  bool number_unsigned(number_unsigned_t n) {
    JsonValue v;
    // Larger than any field of a card takes: kept as a kind of number that no field accepts.
    v.kind = n > 0x7FFFFFFF ? Kind::number : Kind::integer;
    v.integer = n > 0x7FFFFFFF ? 0 : std::int64_t(n);
    return add(std::move(v));
  }
  bool number_float(number_float_t, const string_t&) {
    JsonValue v;
    v.kind = Kind::number;
    return add(std::move(v));
  }
  bool string(string_t& s) {
    JsonValue v;
    v.kind = Kind::string;
    v.text = std::move(s);
    return add(std::move(v));
  }
  bool binary(binary_t&) { return stop(Str::flaw_binary_data_not_part_json); }
  bool start_object(std::size_t) { return open(Kind::object); }
  bool start_array(std::size_t) { return open(Kind::array); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(string_t& k) {
    for (const JsonMember& m : stack_.back().members) {
      if (m.key == k) return stop({Str::flaw_key_given_twice, {k}});
    }
    stack_.back().members.push_back({std::move(k), {}});
    return true;
  }
  bool parse_error(std::size_t at, const std::string& token,
                   const nlohmann::detail::exception& why) {
    position = at == 0 ? 0 : at - 1;
    has_position = true;
    // The mistake is at the end of the last token; step back to the start of a UTF-8 character.
    std::size_t from = token.size() > 40 ? token.size() - 40 : 0;
    while (from < token.size() && (u8(token[from]) & 0xC0) == 0x80) from++;
    problem = broken(token.substr(from), why.what());
    return false;
  }

 private:
  std::vector<JsonValue> stack_;
  std::size_t values_ = 0;

  bool stop(Message why) {
    problem = std::move(why);
    return false;
  }
  bool open(Kind kind) {
    if (int(stack_.size()) >= kMaxJsonDepth)
      return stop({Str::flaw_nested_deeper_than_levels, {std::to_string(kMaxJsonDepth)}});
    if (++values_ > kMaxJsonValues) return stop(Str::flaw_too_many_values);
    JsonValue v;
    v.kind = kind;
    stack_.push_back(std::move(v));
    return true;
  }
  bool close() {
    JsonValue v = std::move(stack_.back());
    stack_.pop_back();
    return place(std::move(v));
  }
  bool add(JsonValue v) {
    if (++values_ > kMaxJsonValues) return stop(Str::flaw_too_many_values);
    return place(std::move(v));
  }
  bool place(JsonValue v) {
    if (stack_.empty()) {
      root = std::move(v);
    } else if (stack_.back().kind == Kind::object) {
      stack_.back().members.back().value = std::move(v);
    } else {
      stack_.back().items.push_back(std::move(v));
    }
    return true;
  }
};

// A fast reader for plain JSON within the limits. Everything else, and every mistake, goes to the
// library's parser, so both accept the same files and only one of them words errors.
class PlainReader {
 public:
  PlainReader(const char* text, std::size_t size) : p_(text), end_(text + size) {}

  bool read(JsonValue& out) {
    skip();
    if (!value(out, 1)) return false;
    skip();
    return p_ == end_;
  }

 private:
  void skip() {
    while (p_ != end_ && (*p_ == ' ' || *p_ == '\n' || *p_ == '\r' || *p_ == '\t')) ++p_;
  }
  bool take(char c) {
    if (p_ == end_ || *p_ != c) return false;
    ++p_;
    return true;
  }
  bool word(std::string_view w) {
    if (std::size_t(end_ - p_) < w.size() || std::string_view(p_, w.size()) != w) return false;
    p_ += w.size();
    return true;
  }

  bool value(JsonValue& out, int depth) {
    if (p_ == end_ || ++values_ > kMaxJsonValues) return false;
    switch (*p_) {
      case '{':
        out.kind = Kind::object;
        return depth <= kMaxJsonDepth && members(out, depth);
      case '[':
        out.kind = Kind::array;
        return depth <= kMaxJsonDepth && items(out, depth);
      case '"':
        out.kind = Kind::string;
        return string(out.text);
      case 't':
        out.kind = Kind::boolean;
        out.integer = 1;
        return word("true");
      case 'f':
        out.kind = Kind::boolean;
        return word("false");
      case 'n':
        return word("null");
      default:
        out.kind = Kind::integer;
        return integer(out.integer);
    }
  }

  bool members(JsonValue& out, int depth) {
    ++p_;
    skip();
    if (take('}')) return true;
    out.members.reserve(4);
    for (;;) {
      JsonMember& m = out.members.emplace_back();
      if (p_ == end_ || *p_ != '"' || !string(m.key)) return false;
      for (std::size_t i = 0; i + 1 < out.members.size(); ++i)
        if (out.members[i].key == m.key) return false;
      skip();
      if (!take(':')) return false;
      skip();
      if (!value(m.value, depth + 1)) return false;
      skip();
      if (take('}')) return true;
      if (!take(',')) return false;
      skip();
    }
  }

  bool items(JsonValue& out, int depth) {
    ++p_;
    skip();
    if (take(']')) return true;
    for (;;) {
      if (!value(out.items.emplace_back(), depth + 1)) return false;
      skip();
      if (take(']')) return true;
      if (!take(',')) return false;
      skip();
    }
  }

  // Strings without escapes; the library checks text beyond ASCII.
  bool string(std::string& out) {
    const char* start = ++p_;
    while (p_ != end_ && *p_ != '"') {
      const unsigned char c = static_cast<unsigned char>(*p_);
      if (c < 0x20 || c == '\\' || c >= 0x80) return false;
      ++p_;
    }
    if (p_ == end_) return false;
    out.assign(start, std::size_t(p_ - start));
    ++p_;
    return true;
  }

  bool integer(std::int64_t& out) {
    const bool negative = take('-');
    const char* start = p_;
    std::int64_t n = 0;
    while (p_ != end_ && *p_ >= '0' && *p_ <= '9' && p_ - start < 9) n = n * 10 + (*p_++ - '0');
    if (p_ == start || (*start == '0' && p_ - start > 1)) return false;
    if (p_ != end_ && ((*p_ >= '0' && *p_ <= '9') || *p_ == '.' || *p_ == 'e' || *p_ == 'E'))
      return false;
    out = negative ? -n : n;
    return true;
  }

  const char* p_;
  const char* end_;
  std::size_t values_ = 0;
};

// Counts what it reads, so that a refusal by the builder itself has a position too.
class CountingIterator {
 public:
  using difference_type = std::ptrdiff_t;
  using value_type = char;
  using pointer = const char*;
  using reference = const char&;
  using iterator_category = std::input_iterator_tag;

  CountingIterator(const char* p, const char** high) : p_(p), high_(high) {}
  reference operator*() const { return *p_; }
  CountingIterator& operator++() {
    ++p_;
    if (p_ > *high_) *high_ = p_;
    return *this;
  }
  bool operator==(const CountingIterator& o) const { return p_ == o.p_; }
  bool operator!=(const CountingIterator& o) const { return p_ != o.p_; }

 private:
  const char* p_;
  const char** high_;
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
  for (const JsonMember& m : members) {
    if (m.key == key) return &m.value;
  }
  return nullptr;
}

Str kind_name(Kind kind) {
  switch (kind) {
    case Kind::null:
      return Str::flaw_part_null;
    case Kind::boolean:
      return Str::flaw_part_true_or_false;
    case Kind::integer:
      return Str::flaw_part_whole_number;
    case Kind::number:
      return Str::flaw_part_number_that_not_whole_or_too;
    case Kind::string:
      return Str::flaw_part_text;
    case Kind::array:
      return Str::flaw_part_list;
    case Kind::object:
      return Str::flaw_part_object;
  }
  return Str::none;
}

std::string line_column(const char* text, std::size_t size, std::size_t offset) {
  std::size_t line = 1, column = 1;
  for (std::size_t i = 0; i < offset && i < size; ++i) {
    if (text[i] == '\n') {
      ++line;
      column = 1;
    } else if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) {
      ++column;  // characters, not bytes
    }
  }
  return std::to_string(line) + ":" + std::to_string(column);
}

bool parse_json(const std::string& file, const char* text, std::size_t size, JsonValue& out,
                std::vector<LoadError>& errors) {
  if (size > kMaxJsonBytes) {
    errors.push_back(
        {file, "1:1", Message(Str::flaw_larger_than_bytes, {std::to_string(kMaxJsonBytes)})});
    return false;
  }
  if (JsonValue plain; PlainReader(text, size).read(plain)) {
    out = std::move(plain);
    return true;
  }
  TreeBuilder builder;
  const char* high = text;
  CountingIterator begin(text, &high), end(text + size, &high);
  if (nlohmann::json::sax_parse(begin, end, &builder)) {
    out = std::move(builder.root);
    return true;
  }
  std::size_t at = builder.has_position ? builder.position : std::size_t(high - text);
  if (builder.problem.empty()) builder.problem = Str::flaw_broken_json;
  errors.push_back({file, line_column(text, size, at), builder.problem});
  return false;
}

}  // namespace upkeep
