#include "card_load_json.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace upkeep {

namespace {

using Kind = JsonValue::Kind;

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
  std::string problem;       // empty: none
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
    // Beyond any limit of a card: kept as a number that no field accepts.
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
  bool binary(binary_t&) { return stop("binary data is not part of JSON"); }
  bool start_object(std::size_t) { return open(Kind::object); }
  bool start_array(std::size_t) { return open(Kind::array); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(string_t& k) {
    for (const JsonMember& m : stack_.back().members) {
      if (m.key == k) return stop("the key \"" + k + "\" is given twice in one object");
    }
    stack_.back().members.push_back({std::move(k), {}});
    return true;
  }
  bool parse_error(std::size_t at, const std::string& token,
                   const nlohmann::detail::exception& why) {
    position = at == 0 ? 0 : at - 1;
    has_position = true;
    problem = "broken JSON near \"" + token.substr(0, 40) + "\": ";
    // The library's text repeats the position in its own way up to the last "]" or ": ".
    std::string text = why.what();
    std::size_t cut = text.find("while parsing");
    problem += cut == std::string::npos ? "a value is out of range" : text.substr(cut, 160);
    return false;
  }

 private:
  std::vector<JsonValue> stack_;
  std::size_t values_ = 0;

  bool stop(std::string why) {
    problem = std::move(why);
    return false;
  }
  bool open(Kind kind) {
    if (int(stack_.size()) >= kMaxJsonDepth)
      return stop("nested deeper than " + std::to_string(kMaxJsonDepth) + " levels");
    if (++values_ > kMaxJsonValues) return stop("more values than any card file needs");
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
    if (++values_ > kMaxJsonValues) return stop("more values than any card file needs");
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

const char* kind_name(Kind kind) {
  switch (kind) {
    case Kind::null:
      return "null";
    case Kind::boolean:
      return "true or false";
    case Kind::integer:
      return "a whole number";
    case Kind::number:
      return "a number that is not whole or too large";
    case Kind::string:
      return "a text";
    case Kind::array:
      return "a list";
    case Kind::object:
      return "an object";
  }
  return "";
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
    errors.push_back({file, "1:1", "larger than " + std::to_string(kMaxJsonBytes) + " bytes"});
    return false;
  }
  TreeBuilder builder;
  const char* high = text;
  CountingIterator begin(text, &high), end(text + size, &high);
  if (nlohmann::json::sax_parse(begin, end, &builder)) {
    out = std::move(builder.root);
    return true;
  }
  std::size_t at = builder.has_position ? builder.position : std::size_t(high - text);
  if (builder.problem.empty()) builder.problem = "broken JSON";
  errors.push_back({file, line_column(text, size, at), builder.problem});
  return false;
}

}  // namespace upkeep
