#include "reader/words.h"

#include <array>

namespace upkeep::reader {
namespace {

using Kind = JsonValue::Kind;

constexpr std::array kNumbers = {
    "zero",     "one",     "two",     "three",     "four",     "five",     "six",
    "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",   "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"};

bool digits(const std::string& s) {
  for (char c : s)
    if (c < '0' || c > '9') return false;
  return !s.empty() && s.size() < 5;
}

JsonValue integer(int n) {
  JsonValue v;
  v.kind = Kind::integer;
  v.integer = n;
  return v;
}

JsonValue text(std::string s) {
  JsonValue v;
  v.kind = Kind::string;
  v.text = std::move(s);
  return v;
}

// One half of "+2/-X" or "3/*": false if it is none.
bool half(std::string_view s, bool sign, JsonValue& out) {
  bool minus = false;
  if (sign) {
    if (s.empty() || (s[0] != '+' && s[0] != '-')) return false;
    minus = s[0] == '-';
    s.remove_prefix(1);
  }
  if (s == "x") {
    out = text("x");
    if (minus) {
      JsonValue from = integer(0), list;
      list.kind = Kind::array;
      list.items = {from, out};
      out = {};
      out.kind = Kind::object;
      out.members.push_back({"subtract", list});
    }
    return true;
  }
  if (!digits(std::string(s))) return false;
  int n = 0;
  for (char c : s) n = n * 10 + (c - '0');
  out = integer(minus ? -n : n);
  return true;
}

bool pair(const std::string& word, bool sign, JsonValue& out) {
  const std::size_t slash = word.find('/');
  if (slash == std::string::npos) return false;
  JsonValue p, t;
  if (!half(std::string_view(word).substr(0, slash), sign, p) ||
      !half(std::string_view(word).substr(slash + 1), sign, t))
    return false;
  out.kind = Kind::array;
  out.items = {p, t};
  return true;
}

bool capital(const Token& t) { return !t.shown.empty() && t.shown[0] >= 'A' && t.shown[0] <= 'Z'; }

}  // namespace

void read_word(Builtin kind, const Line& line, std::size_t at, std::vector<WordReading>& found) {
  const Token& t = line[at];
  const auto add = [&](JsonValue v, std::size_t end) { found.push_back({end, std::move(v)}); };
  JsonValue v;
  switch (kind) {
    case Builtin::none:
    case Builtin::count:
      break;
    case Builtin::number:
      if (digits(t.word)) {
        add(integer(std::stoi(t.word)), at + 1);
        break;
      }
      for (std::size_t n = 0; n < kNumbers.size(); ++n)
        if (t.word == kNumbers[n]) add(integer(int(n)), at + 1);
      break;
    case Builtin::size:
      if (pair(t.word, false, v)) add(v, at + 1);
      break;
    case Builtin::change:
      if (pair(t.word, true, v)) add(v, at + 1);
      break;
    case Builtin::symbols: {
      std::string all;
      std::size_t end = at;
      while (end < line.size() && line[end].word[0] == '{' && line[end].word != "{t}" &&
             line[end].word != "{q}")
        all += line[end++].shown;
      if (end > at) add(text(all), end);
      break;
    }
    case Builtin::symbol:
      if (t.word[0] == '{' && t.word != "{t}" && t.word != "{q}") add(text(t.shown), at + 1);
      break;
    case Builtin::name: {
      std::string all;
      for (std::size_t end = at; end < line.size() && end < at + 6; ++end) {
        const Token& w = line[end];
        if (end == at && !capital(w)) break;
        all += (all.empty() || w.word == "'s" || w.word == "," ? "" : " ") + w.shown;
        if (capital(w)) add(text(all), end + 1);
      }
      break;
    }
  }
}

}  // namespace upkeep::reader
