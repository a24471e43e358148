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

// ---- Cockatrice's XML: <card><name>, <text> and, beside it or in <prop>, <manacost>, <type>,
// <pt>, <loyalty>.

std::string unescaped(std::string_view s) {
  struct Entity {
    std::string_view name;
    char means;
  };
  constexpr Entity kEntities[] = {
      {"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}};
  std::string out;
  for (std::size_t i = 0; i < s.size();) {
    bool found = false;
    for (const Entity& e : kEntities)
      if (s.substr(i, e.name.size()) == e.name) {
        out += e.means;
        i += e.name.size();
        found = true;
        break;
      }
    if (!found) out += s[i++];
  }
  return out;
}

// "2RR" as {2}{R}{R}; what has braces stays as it is.
std::string braced(const std::string& cost) {
  if (cost.find('{') != std::string::npos) return cost;
  std::string out;
  for (std::size_t i = 0; i < cost.size();) {
    std::size_t end = i + 1;
    if (cost[i] >= '0' && cost[i] <= '9')
      while (end < cost.size() && cost[end] >= '0' && cost[end] <= '9') ++end;
    out += "{" + cost.substr(i, end - i) + "}";
    i = end;
  }
  return out;
}

// What stands between <tag …> and </tag>; false if there is none.
bool element(std::string_view in, std::string_view tag, std::string& out) {
  const std::string open = "<" + std::string(tag), close = "</" + std::string(tag) + ">";
  std::size_t at = 0;
  while ((at = in.find(open, at)) != std::string_view::npos) {
    const std::size_t behind = at + open.size();
    if (behind < in.size() && (in[behind] == '>' || in[behind] == ' ')) break;
    at = behind;
  }
  if (at == std::string_view::npos) return false;
  const std::size_t from = in.find('>', at);
  const std::size_t to = from == std::string_view::npos ? from : in.find(close, from);
  if (to == std::string_view::npos) return false;
  out = unescaped(in.substr(from + 1, to - from - 1));
  return true;
}

void split_size(const std::string& size, PrintedCard& card) {
  const std::size_t slash = size.find('/');
  if (slash == std::string::npos) return;
  card.power = size.substr(0, slash);
  card.toughness = size.substr(slash + 1);
}

bool read_xml(std::string_view text, std::vector<PrintedCard>& out, std::string& why) {
  std::size_t at = 0;
  while (true) {
    const std::size_t begin = text.find("<card>", at);
    if (begin == std::string_view::npos) return true;
    const std::size_t end = text.find("</card>", begin);
    if (end == std::string_view::npos) {
      why = line_column(text.data(), text.size(), begin) + ": a <card> that is not closed";
      return false;
    }
    const std::string_view in = text.substr(begin, end - begin);
    PrintedCard card;
    std::string size;
    element(in, "name", card.name);
    element(in, "text", card.text);
    element(in, "type", card.type_line);
    element(in, "loyalty", card.loyalty);
    if (element(in, "manacost", card.mana_cost)) card.mana_cost = braced(card.mana_cost);
    if (element(in, "pt", size)) split_size(size, card);
    if (card.name.empty()) {
      why = line_column(text.data(), text.size(), begin) + ": a <card> without a <name>";
      return false;
    }
    if (!card.type_line.empty()) out.push_back(std::move(card));
    at = end;
  }
}

// ---- plain text, as `duel cards` prints it: a blank line between cards, then "Name  {cost}",
// "Type  2/2" and the text.

std::string trimmed(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\r')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\r')) s.remove_suffix(1);
  return std::string(s);
}

bool is_size(std::string_view s) {
  const std::size_t slash = s.find('/');
  if (slash == 0 || slash == std::string_view::npos || slash + 1 == s.size() || s.size() > 9)
    return false;
  for (char c : s)
    if ((c < '0' || c > '9') && c != '/' && c != '*' && c != '+' && c != '-') return false;
  return true;
}

bool read_plain(std::string_view text, std::vector<PrintedCard>& out, std::string& why) {
  PrintedCard card;
  int lines = 0;
  std::size_t begun = 0;
  const auto done = [&]() {
    if (lines == 1) {
      why = line_column(text.data(), text.size(), begun) + ": a name without a type line";
      return false;
    }
    if (lines > 1) out.push_back(std::move(card));
    card = {};
    lines = 0;
    return true;
  };
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t end = text.find('\n', at);
    if (end == std::string_view::npos) end = text.size();
    const std::string line = trimmed(text.substr(at, end - at));
    const std::size_t here = at;
    at = end + 1;
    if (line.empty()) {
      if (!done()) return false;
      continue;
    }
    if (lines == 0) {
      begun = here;
      const std::size_t cost = line.find('{');
      card.name = trimmed(std::string_view(line).substr(0, cost));
      if (cost != std::string::npos) card.mana_cost = line.substr(cost);
    } else if (lines == 1) {
      const std::size_t space = line.rfind(' ');
      const std::string last = space == std::string::npos ? "" : line.substr(space + 1);
      card.type_line = is_size(last) ? trimmed(std::string_view(line).substr(0, space)) : line;
      if (is_size(last)) split_size(last, card);
    } else if (is_size(line) && card.power.empty()) {
      split_size(line, card);
    } else {
      card.text += (card.text.empty() ? "" : "\n") + line;
    }
    ++lines;
  }
  return done();
}

}  // namespace

bool read_cards(std::string_view text, std::vector<PrintedCard>& out, std::string& why) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) {
    why = "1:1: the file is empty";
    return false;
  }
  if (text[first] == '<') return read_xml(text, out, why);
  if (text[first] != '{' && text[first] != '[') return read_plain(text, out, why);
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
