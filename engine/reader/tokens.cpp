#include "reader/tokens.h"

#include <algorithm>
#include <array>

namespace upkeep::reader {
namespace {

// Words in front of an ability that only group cards (CR 207.2c).
constexpr std::array kAbilityWords = {"adamant",
                                      "addendum",
                                      "alliance",
                                      "battalion",
                                      "bloodrush",
                                      "celebration",
                                      "channel",
                                      "chroma",
                                      "cohort",
                                      "constellation",
                                      "converge",
                                      "council's dilemma",
                                      "coven",
                                      "delirium",
                                      "descend 4",
                                      "descend 8",
                                      "domain",
                                      "eerie",
                                      "eminence",
                                      "enrage",
                                      "fateful hour",
                                      "fathomless descent",
                                      "ferocious",
                                      "flurry",
                                      "formidable",
                                      "grandeur",
                                      "hellbent",
                                      "heroic",
                                      "imprint",
                                      "inspired",
                                      "join forces",
                                      "kinfall",
                                      "kinship",
                                      "landfall",
                                      "lieutenant",
                                      "magecraft",
                                      "metalcraft",
                                      "morbid",
                                      "pack tactics",
                                      "paradox",
                                      "parley",
                                      "radiance",
                                      "raid",
                                      "rally",
                                      "renew",
                                      "revolt",
                                      "secret council",
                                      "spell mastery",
                                      "strive",
                                      "survival",
                                      "sweep",
                                      "tempting offer",
                                      "threshold",
                                      "undergrowth",
                                      "valiant",
                                      "void",
                                      "will of the council",
                                      "will of the planeswalkers"};

// "this creature" and its like are the card itself.
constexpr std::array kOwnNouns = {"creature",  "artifact",     "enchantment", "land",
                                  "aura",      "token",        "card",        "spell",
                                  "permanent", "planeswalker", "equipment",   "vehicle"};

bool letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool digit(char c) { return c >= '0' && c <= '9'; }
// Part of a word: letters beyond ASCII are several bytes, all with the highest bit.
bool inside(char c) { return letter(c) || digit(c) || u8(c) >= 0x80; }

std::string lower(std::string_view s) {
  std::string out(s);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
  return out;
}

void replace_all(std::string& s, std::string_view from, std::string_view to) {
  for (std::size_t at = s.find(from); at != std::string::npos; at = s.find(from, at + to.size()))
    s.replace(at, from.size(), to);
}

// Marks that are printed in several shapes, and without reminder text.
std::string plain(std::string_view text) {
  std::string s(text);
  replace_all(s, "\u2019", "'");
  replace_all(s, "\u2018", "'");
  replace_all(s, "\u201c", "\"");
  replace_all(s, "\u201d", "\"");
  replace_all(s, "\u2212", "-");
  replace_all(s, "\u2013", "-");
  std::string out;
  int depth = 0;
  for (char c : s) {
    if (c == '(') ++depth;
    if (depth == 0) out += c;
    if (c == ')' && depth > 0) --depth;
  }
  return out;
}

// Where the card is named at `at`: how many bytes, or 0.
std::size_t named(std::string_view s, std::size_t at, std::string_view name) {
  if (name.empty() || s.substr(at, name.size()) != name) return 0;
  if (at > 0 && inside(s[at - 1])) return 0;
  const std::size_t end = at + name.size();
  return end < s.size() && inside(s[end]) ? 0 : name.size();
}

class Splitter {
 public:
  Splitter(std::string_view text, std::string_view name) : s_(text), name_(name) {
    const std::size_t comma = name.find(',');
    if (comma != std::string_view::npos) first_ = name.substr(0, comma);
  }

  Line split() {
    while (at_ < s_.size()) step();
    own_nouns();
    return std::move(line_);
  }

 private:
  // Whether what follows the first word speaks of the card: "Exile deals …", "Exile's".
  bool names_itself(std::size_t end) const {
    for (const char* next : {" deals", " enters", " can", " gets", " has", " is", "'s", " costs",
                             " attacks", " gains", " doesn"})
      if (s_.substr(end, std::string_view(next).size()) == next) return true;
    return end >= s_.size();
  }
  void add(std::size_t length) {
    const std::string_view shown = s_.substr(at_, length);
    line_.push_back({lower(shown), std::string(shown)});
    at_ += length;
  }

  void step() {
    const char c = s_[at_];
    if (c == ' ' || c == '\t' || c == '\r') {
      ++at_;
      return;
    }
    // A card that is named after what it does: its name does not begin its text.
    const bool verb = line_.empty() && name_.find(' ') == std::string_view::npos;
    for (std::string_view name : {name_, first_}) {
      if (verb && named(s_, at_, name) && !names_itself(at_ + name.size())) continue;
      if (const std::size_t n = named(s_, at_, name)) {
        line_.push_back({"~", std::string(name)});
        at_ += n;
        return;
      }
    }
    if (c == '{') {
      const std::size_t close = s_.find('}', at_);
      return add(close == std::string_view::npos ? 1 : close + 1 - at_);
    }
    if (c == '\'' && s_.substr(at_, 2) == "'s") return add(2);
    if (inside(c) || ((c == '+' || c == '-') && at_ + 1 < s_.size() && inside(s_[at_ + 1])))
      return word();
    add(1);
    Token& mark = line_.back();
    // Lists of keywords are parted by either; loyalty costs may stand in brackets.
    if (mark.word == ";") mark.word = ",";
    if (mark.word == "[" || mark.word == "]") line_.pop_back();
  }

  // "three", "can't", "non-Wall", "+1/+1", "*/*", "7". The 's of a genitive is a word of its own.
  void word() {
    std::size_t end = at_ + 1;
    const auto more = [&](std::size_t i) { return i < s_.size() && inside(s_[i]); };
    if (s_.substr(at_, 3) == "\u2014" || s_.substr(at_, 3) == "\u2022") return add(3);
    while (end < s_.size()) {
      if (s_.substr(end, 3) == "\u2014" || s_.substr(end, 3) == "\u2022") break;
      const char c = s_[end];
      const bool size = digit(s_[end - 1]) || s_[end - 1] == 'X';
      if (inside(c)) {
        ++end;
      } else if (c == '\'' && more(end + 1)) {
        if (s_.substr(end, 2) == "'s" && !more(end + 2) && s_.substr(at_, end - at_) != "Urza")
          break;
        ++end;
      } else if (c == '-' && more(end + 1)) {
        ++end;
      } else if (c == '/' && size && end + 1 < s_.size()) {
        end += s_[end + 1] == '+' || s_[end + 1] == '-' ? 2 : 1;
      } else {
        break;
      }
    }
    add(end - at_);
  }

  void own_nouns() {
    for (std::size_t i = 0; i + 1 < line_.size(); ++i) {
      if (line_[i].word != "this") continue;
      const auto is = [&](const char* n) { return line_[i + 1].word == n; };
      if (std::none_of(kOwnNouns.begin(), kOwnNouns.end(), is)) continue;
      line_[i].word = "~";
      line_.erase(line_.begin() + std::ptrdiff_t(i) + 1);
    }
  }

  std::string_view s_, name_, first_;
  std::size_t at_ = 0;
  Line line_;
};

void drop_ability_word(Line& line) {
  const auto dash =
      std::find_if(line.begin(), line.end(), [](const Token& t) { return t.word == "\u2014"; });
  if (dash == line.end() || dash - line.begin() > 4) return;
  std::string word;
  for (auto t = line.begin(); t != dash; ++t)
    word += (word.empty() || t->word == "'s" ? "" : " ") + t->word;
  for (const char* known : kAbilityWords)
    if (word == known) {
      line.erase(line.begin(), dash + 1);
      return;
    }
}

}  // namespace

std::vector<Line> split_text(std::string_view text, std::string_view name) {
  const std::string s = plain(text);
  const std::string own = plain(name);
  std::vector<Line> lines;
  std::size_t at = 0;
  while (at <= s.size()) {
    std::size_t end = s.find('\n', at);
    if (end == std::string::npos) end = s.size();
    Line line = Splitter(std::string_view(s).substr(at, end - at), own).split();
    at = end + 1;
    if (line.empty()) continue;
    if (line.front().word == "\u2022" && !lines.empty()) {
      lines.back().insert(lines.back().end(), line.begin(), line.end());
    } else {
      drop_ability_word(line);
      if (!line.empty()) lines.push_back(std::move(line));
    }
  }
  for (Line& line : lines) {
    if (line.size() > 1 && line.back().word == ".") line.pop_back();
    for (std::size_t i = line.size(); i-- > 1;)  // nor at the end of an option
      if (line[i].word == "\u2022" && line[i - 1].word == ".")
        line.erase(line.begin() + std::ptrdiff_t(--i));
  }
  return lines;
}

std::string joined(const Line& line, std::size_t from, std::size_t to) {
  std::string out;
  for (std::size_t i = from; i < line.size() && i < to; ++i) {
    const std::string& w = line[i].word;
    const bool close = w == "." || w == "," || w == ":" || w == ";" || w == "'s" || w == "'";
    out += (out.empty() || close ? "" : " ") + w;
  }
  return out;
}

}  // namespace upkeep::reader
