#include "reader/input.h"

#include <nlohmann/json.hpp>

#include "cards/json_tree.h"

namespace upkeep::reader {
namespace {

using Json = nlohmann::json;

// The field of a card that a key of a data file names.
std::string* field(PrintedCard& c, std::string_view key) {
  if (key == "name") return &c.name;
  if (key == "mana_cost" || key == "manaCost") return &c.mana_cost;
  if (key == "type_line" || key == "type") return &c.type_line;
  if (key == "oracle_text" || key == "text") return &c.text;
  if (key == "power") return &c.power;
  if (key == "toughness") return &c.toughness;
  if (key == "loyalty") return &c.loyalty;
  return nullptr;
}

constexpr std::size_t kMaxDepth = 64;

// Takes the objects that have a name and a type line. Those inside of such an object are its faces
// or its translations, and no cards.
class CardSax : public nlohmann::json_sax<Json> {
 public:
  explicit CardSax(std::vector<PrintedCard>& out) : out_(out) {}

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t n) override { return number(std::to_string(n)); }
  bool number_unsigned(number_unsigned_t n) override { return number(std::to_string(n)); }
  bool number_float(number_float_t, const string_t& s) override { return number(s); }
  bool string(string_t& s) override {
    if (!open_.empty() && open_.back().object && open_.back().field) {
      *open_.back().field = s;
      open_.back().field = nullptr;
    }
    return true;
  }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return push(true); }
  bool start_array(std::size_t) override { return push(false); }
  bool key(string_t& k) override {
    Open& o = open_.back();
    o.field = field(o.card, k);
    if (k == "card_faces" || k == "faces" || k == "otherFaceIds") o.card.faces = true;
    return true;
  }
  bool end_object() override {
    Open o = std::move(open_.back());
    open_.pop_back();
    if (o.card.name.empty() || o.card.type_line.empty()) return true;
    out_.resize(o.before);
    out_.push_back(std::move(o.card));
    return true;
  }
  bool end_array() override {
    open_.pop_back();
    return true;
  }
  bool parse_error(std::size_t at, const std::string&,
                   const nlohmann::detail::exception&) override {
    error_at = at;
    return false;
  }

  std::size_t error_at = 0;
  bool deep = false;

 private:
  struct Open {
    bool object = false;
    std::string* field = nullptr;
    PrintedCard card;
    std::size_t before = 0;  // cards that were known when it began
  };
  bool number(std::string s) { return string(s); }
  bool push(bool object) {
    if (open_.size() >= kMaxDepth) {
      deep = true;
      return false;
    }
    open_.emplace_back();
    open_.back().object = object;
    open_.back().before = out_.size();
    return true;
  }

  std::vector<PrintedCard>& out_;
  // A deque would do; but no more than kMaxDepth are ever open, so that they never move.
  std::vector<Open> open_ = [] {
    std::vector<Open> v;
    v.reserve(kMaxDepth);
    return v;
  }();
};

// Where the text is nested deeper than kMaxDepth.
std::size_t deep_place(std::string_view text) {
  std::size_t depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '\\') {
      ++i;
    } else if (c == '"') {
      quoted = !quoted;
    } else if (!quoted && (c == '[' || c == '{')) {
      if (++depth > kMaxDepth) return i;
    } else if (!quoted && (c == ']' || c == '}')) {
      --depth;
    }
  }
  return text.size();
}

bool read_json(std::string_view text, std::size_t offset, std::string_view whole,
               std::vector<PrintedCard>& out, std::string& why) {
  CardSax sax(out);
  if (Json::sax_parse(text.begin(), text.end(), &sax)) return true;
  const std::size_t at = sax.deep ? deep_place(text) : sax.error_at ? sax.error_at - 1 : 0;
  why = line_column(whole.data(), whole.size(), offset + at) +
        (sax.deep ? ": nested too deep" : ": this is not JSON");
  return false;
}

}  // namespace

bool read_cards(std::string_view text, std::vector<PrintedCard>& out, std::string& why) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) {
    why = "1:1: the file is empty";
    return false;
  }
  if (text[first] != '{' && text[first] != '[') {
    why = line_column(text.data(), text.size(), first) + ": expected JSON";
    return false;
  }
  // A card a line: the first line is a value of its own.
  const std::size_t end = text.find('\n', first);
  const std::string_view head =
      text.substr(first, end == std::string_view::npos ? end : end - first);
  if (text[first] == '[' || !Json::accept(head.begin(), head.end()))
    return read_json(text, 0, text, out, why);
  std::size_t at = first;
  while (at < text.size()) {
    std::size_t stop = text.find('\n', at);
    if (stop == std::string_view::npos) stop = text.size();
    const std::string_view line = text.substr(at, stop - at);
    if (line.find_first_not_of(" \t\r") != std::string_view::npos &&
        !read_json(line, at, text, out, why))
      return false;
    at = stop + 1;
  }
  return true;
}

}  // namespace upkeep::reader
