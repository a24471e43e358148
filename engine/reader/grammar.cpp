#include "reader/grammar.h"

#include <algorithm>

namespace upkeep::reader {
namespace {

constexpr struct {
  const char* name;
  Builtin kind;
} kBuiltins[] = {{"#number", Builtin::number}, {"#size", Builtin::size},
                 {"#change", Builtin::change}, {"#symbols", Builtin::symbols},
                 {"#name", Builtin::name},     {"#symbol", Builtin::symbol}};

// One way to write a pattern: its items, and which of them each label names.
struct Way {
  std::vector<Item> items;
  std::vector<std::pair<std::string, int>> labels;
};

std::vector<Way> joined(const std::vector<Way>& a, const std::vector<Way>& b) {
  std::vector<Way> out;
  for (const Way& x : a)
    for (const Way& y : b) {
      Way w = x;
      for (const auto& [label, at] : y.labels)
        w.labels.emplace_back(label, at + int(x.items.size()));
      w.items.insert(w.items.end(), y.items.begin(), y.items.end());
      out.push_back(std::move(w));
    }
  return out;
}

}  // namespace

class GrammarReader {
 public:
  GrammarReader(Grammar& g, std::string_view text) : g_(g), text_(text) {}

  bool read(std::string& why) {
    std::size_t at = 0;
    std::string pending;
    int pending_line = 0;
    while (at < text_.size() && why_.empty()) {
      std::size_t end = text_.find('\n', at);
      if (end == std::string_view::npos) end = text_.size();
      std::string_view line = text_.substr(at, end - at);
      at = end + 1;
      ++line_;
      const std::size_t first = line.find_first_not_of(' ');
      if (first == std::string_view::npos || line[first] == '#') continue;
      if (first == 0) {
        rule(pending, pending_line);
        pending.clear();
        head(line);
      } else if (first >= 8 && !pending.empty()) {  // the rule goes on
        pending += ' ';
        pending += line.substr(first);
      } else {
        rule(pending, pending_line);
        pending = line.substr(first);
        pending_line = line_;
      }
    }
    rule(pending, pending_line);
    why = why_;
    return why_.empty();
  }

 private:
  void fail(const std::string& what) {
    if (why_.empty()) why_ = "line " + std::to_string(at_line_) + ": " + what;
  }

  void head(std::string_view line) {
    at_line_ = line_;
    while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
    if (line.empty() || line.back() != ':') return fail("expected the name of a part and a colon");
    part_ = g_.name_part(std::string(line.substr(0, line.size() - 1)));
  }

  void rule(const std::string& source, int line) {
    if (source.empty() || !why_.empty()) return;
    at_line_ = line;
    if (part_ < 0) return fail("a rule before the name of its part");
    s_ = source;
    i_ = 0;
    const std::vector<Way> ways = choice();
    skip();
    std::size_t meaning_at = std::string::npos;
    if (i_ < s_.size()) {
      if (!arrow()) return fail("unexpected \"" + std::string(s_.substr(i_, 12)) + "\"");
      meaning_at = i_ + 2;
    }
    for (const Way& way : ways) {
      Rule r;
      r.part = part_;
      r.line = line;
      r.items = way.items;
      way_ = &way;
      if (meaning_at != std::string::npos) {
        r.weight = s_[meaning_at - 2] == '~';
        i_ = meaning_at;
        r.meaning = sum();
        skip();
        if (i_ < s_.size() && why_.empty())
          fail("unexpected \"" + std::string(s_.substr(i_, 12)) + "\"");
      } else {
        int parts = 0;
        for (std::size_t k = 0; k < r.items.size(); ++k)
          if (r.items[k].rule) {
            ++parts;
            r.meaning.kind = Meaning::Kind::part;
            r.meaning.part = int(k);
          }
        if (parts > 1) fail("a rule with several parts needs a value");
      }
      if (r.items.empty()) fail("a rule that can be empty");
      if (!why_.empty()) return;
      g_.by_part_[std::size_t(part_)].push_back(int(g_.rules_.size()));
      g_.rules_.push_back(std::move(r));
    }
  }

  // ---- patterns
  void skip() {
    while (i_ < s_.size() && s_[i_] == ' ') ++i_;
  }

  bool arrow() const { return s_.substr(i_, 3) == "=> " || s_.substr(i_, 3) == "~> "; }

  std::vector<Way> choice() {
    std::vector<Way> ways = sequence();
    while (skip(), i_ < s_.size() && s_[i_] == '|') {
      ++i_;
      for (Way& w : sequence()) ways.push_back(std::move(w));
    }
    return ways;
  }

  std::vector<Way> sequence() {
    std::vector<Way> ways(1);
    while (why_.empty()) {
      skip();
      if (i_ >= s_.size() || s_[i_] == '|' || s_[i_] == ')' || s_[i_] == ']' || arrow()) break;
      if (s_[i_] == '(' || s_[i_] == '[') {
        const bool optional = s_[i_] == '[';
        ++i_;
        std::vector<Way> inner = choice();
        skip();
        if (i_ >= s_.size() || s_[i_] != (optional ? ']' : ')')) {
          fail("a bracket that is not closed");
          break;
        }
        ++i_;
        if (optional) inner.emplace_back();
        ways = joined(ways, inner);
      } else {
        ways = joined(ways, {item()});
      }
    }
    return ways;
  }

  Way item() {
    Way way;
    Item it;
    if (s_[i_] == '<') {
      const std::size_t close = s_.find('>', i_);
      if (close == std::string_view::npos) {
        fail("a < that is not closed");
        return way;
      }
      std::string name(s_.substr(i_ + 1, close - i_ - 1)), label;
      i_ = close + 1;
      const std::size_t colon = name.find(':');
      if (colon != std::string::npos) {
        label = name.substr(colon + 1);
        name.resize(colon);
      } else {
        label = name[0] == '#' ? name.substr(1) : name;
      }
      it.rule = true;
      it.id = g_.name_part(name);
      way.labels.emplace_back(label, 0);
    } else {
      std::size_t end = i_;
      // A backslash in front of a mark that means something here.
      if (s_[end] == '\\') ++i_, ++end;
      while (end < s_.size() && s_[end] != ' ' && s_[end] != ')' && s_[end] != ']' &&
             s_[end] != '|' && s_[end] != '<')
        ++end;
      if (end == i_) ++end;
      it.id = g_.name_word(std::string(s_.substr(i_, end - i_)));
      i_ = end;
    }
    way.items.push_back(it);
    return way;
  }

  // ---- values
  Meaning sum() {
    Meaning first = value();
    skip();
    if (i_ >= s_.size() || s_[i_] != '+') return first;
    Meaning m;
    m.kind = Meaning::Kind::sum;
    m.children.push_back(std::move(first));
    while (skip(), i_ < s_.size() && s_[i_] == '+' && why_.empty()) {
      ++i_;
      m.children.push_back(value());
    }
    return m;
  }

  std::string text() {  // i_ at the quote
    const std::size_t close = s_.find('"', i_ + 1);
    if (close == std::string_view::npos) {
      fail("a text that is not closed");
      return {};
    }
    std::string t(s_.substr(i_ + 1, close - i_ - 1));
    i_ = close + 1;
    return t;
  }

  Meaning value() {
    skip();
    Meaning m;
    const char c = i_ < s_.size() ? s_[i_] : ' ';
    if (c == '$') {
      std::size_t end = ++i_;
      while (end < s_.size() && (isalnum_ascii(s_[end]) || s_[end] == '_')) ++end;
      const std::string label(s_.substr(i_, end - i_));
      i_ = end;
      if (label == "at") {
        m.kind = Meaning::Kind::at;
        return m;
      }
      m.kind = Meaning::Kind::part;
      for (const auto& [name, at] : way_->labels)
        if (name == label) m.part = at;
    } else if (c == '"') {
      m.literal.kind = JsonValue::Kind::string;
      m.literal.text = text();
    } else if (c == '[' || c == '{') {
      const bool object = c == '{';
      m.kind = object ? Meaning::Kind::object : Meaning::Kind::array;
      ++i_;
      skip();
      while (why_.empty() && i_ < s_.size() && s_[i_] != (object ? '}' : ']')) {
        if (object) {
          if (s_[i_] != '"') {
            fail("expected a key");
            break;
          }
          m.keys.push_back(text());
          skip();
          if (i_ >= s_.size() || s_[i_] != ':') {
            fail("expected a colon");
            break;
          }
          ++i_;
        }
        m.children.push_back(sum());
        skip();
        if (i_ < s_.size() && s_[i_] == ',') ++i_;
        skip();
      }
      if (i_ >= s_.size()) fail("a value that is not closed");
      ++i_;
    } else if (s_.substr(i_, 4) == "true" || s_.substr(i_, 5) == "false") {
      m.literal.kind = JsonValue::Kind::boolean;
      m.literal.integer = c == 't';
      i_ += c == 't' ? 4 : 5;
    } else if (c == '-' || (c >= '0' && c <= '9')) {
      m.literal.kind = JsonValue::Kind::integer;
      const bool minus = c == '-';
      if (minus) ++i_;
      while (i_ < s_.size() && s_[i_] >= '0' && s_[i_] <= '9')
        m.literal.integer = m.literal.integer * 10 + (s_[i_++] - '0');
      if (minus) m.literal.integer = -m.literal.integer;
    } else {
      fail("expected a value, not \"" + std::string(s_.substr(i_, 12)) + "\"");
      ++i_;
    }
    return m;
  }

  static bool isalnum_ascii(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }

  Grammar& g_;
  std::string_view text_;
  std::string_view s_;
  std::size_t i_ = 0;
  int line_ = 0, at_line_ = 0, part_ = -1;
  const Way* way_ = nullptr;
  std::string why_;
};

int Grammar::name_part(const std::string& name) {
  const auto [at, added] = parts_.emplace(name, int(names_.size()));
  if (added) {
    names_.push_back(name);
    by_part_.emplace_back();
    Builtin kind = Builtin::none;
    for (const auto& b : kBuiltins)
      if (name == b.name) kind = b.kind;
    builtins_.push_back(kind);
  }
  return at->second;
}

int Grammar::name_word(const std::string& w) {
  return words_.emplace(w, int(words_.size()) + 1).first->second;
}

int Grammar::part(std::string_view name) const {
  const auto at = parts_.find(std::string(name));
  return at == parts_.end() ? -1 : at->second;
}

int Grammar::word(const std::string& w) const {
  const auto at = words_.find(w);
  return at == words_.end() ? 0 : at->second;
}

bool Grammar::can_begin(int part, int word) const {
  const std::vector<bool>& b = begins_[std::size_t(part)];
  return b.back() || (word && b[std::size_t(word)]);
}

bool Grammar::read(std::string_view text, std::string& why) {
  return GrammarReader(*this, text).read(why) && finish(why);
}

bool Grammar::finish(std::string& why) {
  const std::size_t parts = names_.size(), words = words_.size() + 1;
  for (std::size_t p = 0; p < parts; ++p)
    if (by_part_[p].empty() && builtins_[p] == Builtin::none) {
      why = "<" + names_[p] + "> is used, but no rule says what it is";
      return false;
    }
  begins_.assign(parts, std::vector<bool>(words + 1, false));
  for (std::size_t p = 0; p < parts; ++p)
    if (builtins_[p] != Builtin::none) begins_[p].back() = true;
  for (bool grown = true; grown;) {
    grown = false;
    for (const Rule& r : rules_) {
      std::vector<bool>& to = begins_[std::size_t(r.part)];
      const Item& first = r.items.front();
      if (!first.rule) {
        if (!to[std::size_t(first.id)]) to[std::size_t(first.id)] = grown = true;
        continue;
      }
      const std::vector<bool>& from = begins_[std::size_t(first.id)];
      for (std::size_t w = 0; w <= words; ++w)
        if (from[w] && !to[w]) to[w] = grown = true;
    }
  }
  // A part that begins with itself would be read for ever.
  for (std::size_t p = 0; p < parts; ++p) {
    std::vector<bool> seen(parts, false);
    std::vector<int> open{int(p)};
    while (!open.empty()) {
      const int at = open.back();
      open.pop_back();
      for (int i : by_part_[std::size_t(at)]) {
        const Item& first = rules_[std::size_t(i)].items.front();
        if (!first.rule) continue;
        if (first.id == int(p)) {
          why = "line " + std::to_string(rules_[std::size_t(i)].line) + ": <" + names_[p] +
                "> begins with itself";
          return false;
        }
        if (!seen[std::size_t(first.id)]) {
          seen[std::size_t(first.id)] = true;
          open.push_back(first.id);
        }
      }
    }
  }
  return true;
}

}  // namespace upkeep::reader
