#include "decks/list.h"

#include <algorithm>

#include "cards/sought.h"
#include "decks/card_names.h"
#include "decks/headings.h"
#include "decks/plain_text.h"

namespace upkeep {
namespace {

constexpr int kMaxCopies = 250;
constexpr std::size_t kMaxLines = 1000, kMaxLineErrors = 100, kLongestName = 80;
constexpr std::size_t kLongestLine = 4000, kLongestWritten = 200;
constexpr int kSmallDeck = 40, kDeck = 60, kLargeDeck = 100, kSideboard = 15;

bool digit(char c) { return c >= '0' && c <= '9'; }
bool blank(char c) { return c == ' ' || c == '\t'; }
bool space_at(std::string_view s, std::size_t i) { return i < s.size() && blank(s[i]); }

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && blank(s.front())) s.remove_prefix(1);
  while (!s.empty() && blank(s.back())) s.remove_suffix(1);
  // A space that does not break is one, too.
  while (s.substr(0, 2) == "\xC2\xA0") s = trimmed(s.substr(2));
  return s;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; }
bool begins(std::string_view s, std::string_view with) {
  return s.size() >= with.size() && std::equal(with.begin(), with.end(), s.begin(),
                                               [](char a, char b) { return a == lower(b); });
}
bool same(std::string_view s, std::string_view word) {
  return s.size() == word.size() && begins(s, word);
}
bool one_of(std::string_view s, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(), [&](std::string_view w) { return same(s, w); });
}

// The digits that a text begins with are taken off it; false if there are none.
bool take_number(std::string_view& s, long& out) {
  std::size_t i = 0;
  for (out = 0; i < s.size() && digit(s[i]); ++i) out = std::min(out * 10 + (s[i] - '0'), 100000L);
  s.remove_prefix(i);
  return i > 0;
}
bool whole_number(std::string_view s, long& out) { return take_number(s, out) && s.empty(); }

// "4 Lightning Bolt", before it is decided what belongs to the sideboard.
struct Entry {
  int line, column;
  long count;
  u16 card;
  std::string text;   // the name, or if there is no number the line
  std::string whole;  // with its number
  DeckPart part;
  int block;     // between blank lines
  bool counted;  // it has a number
};

class ListReader {
 public:
  explicit ListReader(const CardDb& db) : db_(db), names_(db) {}
  DeckList list;

  void read(std::string_view bytes) {
    const std::string text = plain_text(bytes);
    const std::size_t first = text.find_first_not_of(" \t\n");
    const std::size_t second =
        first == std::string::npos ? first : text.find_first_not_of(" \t\n", first + 1);
    line_ = 1;
    if (text.find('\0') != std::string::npos) {
      fail(DeckLineCode::no_deck, 1, {});
    } else if (first != std::string::npos && text[first] == '<') {
      read_xml(text);
      if (entries_.empty() && found_.empty()) fail(DeckLineCode::no_deck, 1, {});
    } else if (second != std::string::npos &&
               ((text[first] == '{' && (text[second] == '"' || text[second] == '}')) ||
                (text[first] == '[' && (text[second] == '{' || text[second] == '"')))) {
      fail(DeckLineCode::no_deck, 1, {});
    } else {
      read_lines(text);
    }
    finish();
  }

 private:
  // ---------------------------------------------------------------- lines of text
  void read_lines(std::string_view text) {
    std::size_t lines = 0;
    line_ = 0;
    while (!text.empty()) {
      const std::size_t end = text.find('\n');
      const std::string_view s = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      ++line_;
      if (++lines > kMaxLines) return fail(DeckLineCode::too_long, 1, s);
      read_line(s);
    }
  }

  void read_line(std::string_view whole) {
    std::string_view s = trimmed(whole);
    if (s.empty()) {
      if (!block_empty_) ++block_;
      block_empty_ = true;
      return;
    }
    if (s[0] == '#' || s[0] == ';' || s.substr(0, 2) == "//") return comment(s);
    // How XMage lays out its deck builder.
    if (begins(s, "layout main:") || begins(s, "layout sideboard:") || begins(s, "author:")) return;
    const std::size_t column = std::size_t(s.data() - whole.data()) + 1;
    if (s.size() > kLongestLine) return fail(DeckLineCode::not_understood, column, s);
    if (!columns_.empty()) return row(s, column);
    if (entries_.empty() && titles(s)) return;
    if (const std::size_t hash = s.find(" #"); hash != std::string_view::npos)
      s = trimmed(s.substr(0, hash));
    if (begins(s, "name:") || begins(s, "name ") || begins(s, "name=")) return name(s.substr(5));
    if (begins(s, "deck:") || begins(s, "title:")) name(s.substr(s.find(':') + 1));
    if (begins(s, "deck:") || begins(s, "title:")) return;
    if (heading(s)) return;
    if (part_ == DeckPart::about && s.find('=') != std::string_view::npos) {
      if (begins(s, "title=")) name(s.substr(6));
      return;
    }
    if (part_ == DeckPart::about) part_ = DeckPart::main;
    DeckPart part = part_;
    for (const char* side : {"sb:", "sb :", "sideboard:"})
      if (begins(s, side)) {
        part = DeckPart::side;
        headed_ = true;
        s = trimmed(s.substr(std::string_view(side).size()));
      }
    read_entry(whole, s, part);
  }

  // A comment may hold the deck's name or be a heading; above a block it is that block's title.
  void comment(std::string_view s) {
    while (!s.empty() && (s[0] == '#' || s[0] == ';' || s[0] == '/' || blank(s[0])))
      s.remove_prefix(1);
    if (begins(s, "name")) {
      const std::string_view rest = trimmed(s.substr(4));
      if (!rest.empty() && rest[0] == ':') return name(rest.substr(1));
    }
    if (heading(s)) return;
    if (block_empty_ && !entries_.empty()) headed_ = true;
  }

  bool heading(std::string_view s) {
    DeckPart part = part_;
    if (!deck_heading(s, part)) {
      // "Removal (8)", "Ramp:" and "[Burn]" are groups of the main deck.
      const bool in_brackets = s.size() > 2 && s.front() == '[' && s.back() == ']';
      if (!in_brackets && !group(s)) return false;
      part = DeckPart::main;
    } else if (names_.find(s)) {
      return false;
    }
    headed_ = true;
    part_ = part;
    return true;
  }

  bool group(std::string_view s) {
    if (s.size() > kLongestName || digit(s[0]) || s.front() == '"') return false;
    std::string_view title = s;
    if (title.back() == ':') {
      title.remove_suffix(1);
    } else {
      if (title.back() != ')' && title.back() != ']') return false;
      title.remove_suffix(1);
      const std::size_t digits = title.size();
      while (!title.empty() && digit(title.back())) title.remove_suffix(1);
      if (title.size() == digits || title.empty()) return false;
      if (title.back() != '(' && title.back() != '[') return false;
      title.remove_suffix(1);
    }
    title = trimmed(title);
    if (title.empty() || title.find_first_of(":,([") != std::string_view::npos) return false;
    return !names_.find(title) && !names_.nearest(title);
  }

  // "4 Lightning Bolt" and what else may be on the line.
  void read_entry(std::string_view whole, std::string_view s, DeckPart part) {
    for (const char* bullet : {"- ", "* ", "\xE2\x80\xA2 ", "\xE2\x80\x93 "})
      if (begins(s, bullet)) s = trimmed(s.substr(std::string_view(bullet).size()));
    if (s.empty()) return;
    const std::size_t column = std::size_t(s.data() - whole.data()) + 1;
    // Shandalar: a number of its own before that of copies.
    std::string_view rest = s;
    long count = 1, number = 0;
    if (rest[0] == '.') {
      std::string_view after = rest.substr(1);
      if (take_number(after, number) && space_at(after, 0) && !trimmed(after).empty())
        rest = trimmed(after);
    }
    bool counted = false, commas = false;
    if (rest[0] == '"') {
      const std::size_t end = rest.find('"', 1);
      if (end != std::string_view::npos && whole_number(rest.substr(1, end - 1), count)) {
        counted = commas = true;
        rest = trimmed(rest.substr(end + 1));
      }
    } else if ((rest[0] == 'x' || rest[0] == 'X') && rest.size() > 1 && digit(rest[1])) {
      std::string_view after = rest.substr(1);
      if (take_number(after, count) && space_at(after, 0)) {
        counted = true;
        rest = after;
      }
    } else if (take_number(rest, count)) {
      counted = true;
      const bool times = !rest.empty() && (rest[0] == 'x' || rest[0] == 'X');
      if (times)
        rest.remove_prefix(1);
      else if (rest.substr(0, 2) == "\xC3\x97")
        rest.remove_prefix(2);
      commas = !rest.empty() && (rest[0] == ',' || rest[0] == ';');
      if (!commas && !space_at(rest, 0) && rest.substr(0, 2) != "\xC2\xA0")
        return fail(DeckLineCode::not_understood, column, s);
    }
    if (!counted) count = 1;
    if (commas && !rest.empty()) rest.remove_prefix(1);
    rest = trimmed(rest);
    if (rest.empty()) return fail(DeckLineCode::not_understood, column, s);
    if (counted && !names_.find(rest.substr(0, kLongestWritten))) {
      if ((rest[0] == 'x' || rest[0] == 'X') && space_at(rest, 1))
        rest = trimmed(rest.substr(2));
      else if (rest.substr(0, 3) == "\xC3\x97 ")
        rest = trimmed(rest.substr(3));
    }
    if (rest.empty()) return fail(DeckLineCode::not_understood, column, s);
    Match m = match(rest);
    if (!counted && count_behind(rest, m, count)) counted = true;
    std::string_view more;
    if (m.card && !commas && counted && !m.left.empty()) {
      if (m.left[0] == ',' || m.left[0] == ';') more = trimmed(m.left.substr(1));
      // Two cards, not the halves of one.
      const std::size_t back = m.left.find_first_not_of('/');
      if (m.left[0] == '/' && back != std::string_view::npos &&
          names_.find(trimmed(m.left.substr(back)).substr(0, kLongestWritten)))
        return fail(DeckLineCode::not_understood, column, s);
    }
    const std::string_view bare = commas ? rest.substr(0, rest.find_first_of(",;\t")) : m.name;
    add(int(column), count, m.card, std::string(!counted && m.card ? s : bare), s, part, counted);
    // "4 Shock, 20 Mountain".
    if (!more.empty() && digit(more[0]))
      read_entry(whole, more, part);
    else if (!more.empty())
      fail(DeckLineCode::not_understood, std::size_t(more.data() - whole.data()) + 1, more);
  }

  struct Match {
    u16 card = 0;
    std::string_view name;  // without what is around it
    std::string_view left;  // what follows it
  };
  // The card that a text names, with sets, numbers, categories and marks around it.
  Match match(std::string_view s) {
    Match m;
    if (!s.empty() && s[0] == '"') {
      const std::size_t end = s.find('"', 1);
      if (end != std::string_view::npos) {
        m.name = trimmed(s.substr(1, end - 1));
        m.left = trimmed(s.substr(end + 1));
        m.card = names_.find(m.name.substr(0, kLongestWritten));
        if (m.card) return m;
      }
    }
    for (const char* pair : {"[]", "()", "<>"}) {
      const std::size_t end = s.find(pair[1]);
      if (s.empty() || s[0] != pair[0] || end == std::string_view::npos) continue;
      s = trimmed(s.substr(end + 1));
    }
    m.name = s;
    std::size_t bare = s.size();
    for (std::size_t i = std::min(s.size(), kLongestWritten); i > 0; --i) {
      const bool whole = i == s.size();
      if (!whole && std::string_view("([<{*^|/,;\t#+$").find(s[i]) == std::string_view::npos)
        continue;
      if (!whole && std::string_view("([<{^|\t+").find(s[i]) != std::string_view::npos) bare = i;
      if (!whole && s[i] == '*' && space_at(s, i - 1)) bare = i;
      std::string_view name = trimmed(s.substr(0, i));
      while (!name.empty() && name.back() == '+') name.remove_suffix(1);
      if (const u16 card = names_.find(name)) {
        m.card = card;
        m.name = name;
        m.left = trimmed(s.substr(i));
        return m;
      }
    }
    m.name = trimmed(s.substr(0, bare));
    return m;
  }

  // "Lightning Bolt x4", "Lightning Bolt, 4", "Lightning Bolt (4)".
  bool count_behind(std::string_view s, Match& m, long& count) {
    if (!s.empty() && s.back() == ')') s.remove_suffix(1);
    std::size_t at = s.size();
    while (at > 0 && digit(s[at - 1])) --at;
    if (at == s.size() || at == 0) return false;
    long n = 0;
    if (!whole_number(s.substr(at), n)) return false;
    std::string_view name = s.substr(0, at);
    if (name.back() == 'x' || name.back() == 'X') name.remove_suffix(1);
    while (!name.empty() &&
           std::string_view(" \t,;(\"").find(name.back()) != std::string_view::npos)
      name.remove_suffix(1);
    if (!name.empty() && name[0] == '"') name.remove_prefix(1);
    if (name.size() == at) return false;
    const u16 card = names_.find(name.substr(0, kLongestWritten));
    if (!card) return false;
    m = {card, name, {}};
    count = n;
    return true;
  }

  // ---------------------------------------------------------------- tables with titles
  static std::vector<std::string> fields(std::string_view s, char separator) {
    std::vector<std::string> out(1);
    bool quoted = false;
    for (std::size_t i = 0; i < s.size(); ++i) {
      if (s[i] == '"' && quoted && i + 1 < s.size() && s[i + 1] == '"')
        out.back() += s[++i];
      else if (s[i] == '"')
        quoted = !quoted;
      else if (s[i] == separator && !quoted)
        out.emplace_back();
      else
        out.back() += s[i];
    }
    for (std::string& field : out) field = std::string(trimmed(field));
    return out;
  }

  // The titles of a table that has a column of counts and one of names.
  bool titles(std::string_view s) {
    for (const char separator : {',', ';', '\t'}) {
      std::vector<std::string> words = fields(s, separator);
      int count = -1, name = -1, side = -1;
      for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view w = words[i];
        if (count < 0 &&
            one_of(w, {"count", "quantity", "qty", "amount", "number", "copies", "card count"}))
          count = int(i);
        else if (name < 0 && one_of(w, {"name", "card", "card name", "cardname"}))
          name = int(i);
        else if (side < 0 &&
                 one_of(w, {"sideboard", "sideboarded", "section", "board", "zone", "part"}))
          side = int(i);
      }
      if (count < 0 || name < 0) continue;
      columns_ = {count, name, side};
      separator_ = separator;
      headed_ = true;
      return true;
    }
    return false;
  }

  void row(std::string_view s, std::size_t column) {
    const std::vector<std::string> cells = fields(s, separator_);
    const auto cell = [&](std::size_t i) {
      const std::size_t at = std::size_t(columns_[i]);
      return columns_[i] >= 0 && at < cells.size() ? std::string_view(cells[at])
                                                   : std::string_view();
    };
    if (cell(1).empty()) return fail(DeckLineCode::not_understood, column, s);
    DeckPart part = DeckPart::main;
    if (one_of(cell(2), {"yes", "true", "1"}))
      part = DeckPart::side;
    else
      deck_heading(cell(2), part);
    add_named(column, cell(0), cell(1), s, part);
  }

  // ---------------------------------------------------------------- XML
  // Cockatrice, MTGO and OCTGN: an element a card, in elements a zone.
  void read_xml(std::string_view text) {
    std::size_t at = 0;
    const auto go = [&](std::size_t to) {
      to = std::min(to, text.size());
      line_ += int(
          std::count(text.begin() + std::ptrdiff_t(at), text.begin() + std::ptrdiff_t(to), '\n'));
      at = to;
    };
    std::string root;
    bool closed = false;
    while (!closed) {
      const std::size_t open = text.find('<', at);
      if (open == std::string_view::npos) break;
      go(open);
      const std::string_view rest = text.substr(at);
      if (rest.substr(0, 4) == "<!--") {
        const std::size_t end = text.find("-->", at);
        if (end == std::string_view::npos) break;
        go(end + 3);
        continue;
      }
      const std::size_t end = end_of_tag(text, at);
      if (end == std::string_view::npos) break;
      const std::string_view tag = text.substr(at + 1, end - at - 1);
      const std::string_view after = text.substr(end + 1, text.find('<', end + 1) - end - 1);
      if (!tag.empty() && tag[0] != '?' && tag[0] != '!') {
        const std::string_view word = tag.substr(0, tag.find_first_of(" \t\n/", 1));
        closed = word == "/" + root || (root.empty() && tag.back() == '/');
        if (root.empty()) root = std::string(word);
        if (tag[0] == '/') {
          if (one_of(word, {"/zone", "/section"})) part_ = DeckPart::main;
        } else if (entries_.size() >= kMaxLines) {
          return fail(DeckLineCode::too_long, 1, tag);
        } else {
          element(word, tag.substr(word.size()), inner(after));
        }
      }
      go(end + 1);
    }
    if (!closed && !(entries_.empty() && found_.empty())) {
      go(text.size());
      fail(DeckLineCode::incomplete, 1, {});
    }
  }

  static std::string_view inner(std::string_view s) {
    while (!s.empty() && (blank(s.front()) || s.front() == '\n')) s.remove_prefix(1);
    while (!s.empty() && (blank(s.back()) || s.back() == '\n')) s.remove_suffix(1);
    return s;
  }

  static std::size_t end_of_tag(std::string_view text, std::size_t at) {
    char quote = 0;
    for (; at < text.size(); ++at) {
      const char c = text[at];
      if (quote)
        quote = c == quote ? '\0' : quote;
      else if (c == '>')
        return at;
      else if (c == '"' || c == '\'')
        quote = c;
    }
    return std::string_view::npos;
  }

  static std::string attribute(std::string_view tag,
                               std::initializer_list<std::string_view> names) {
    while (true) {
      const std::size_t begin = tag.find_first_not_of(" \t\n/");
      const std::size_t equals = tag.find('=');
      if (begin == std::string_view::npos || equals == std::string_view::npos) return {};
      const std::string_view key = trimmed(tag.substr(begin, equals - std::min(begin, equals)));
      const std::size_t quote = tag.find_first_not_of(" \t\n", equals + 1);
      if (quote == std::string_view::npos) return {};
      const std::size_t end = tag.find(tag[quote], quote + 1);
      if (end == std::string_view::npos) return {};
      if (one_of(key, names))
        return without_entities(tag.substr(quote + 1, end - quote - 1).substr(0, kLongestLine));
      tag.remove_prefix(end + 1);
    }
  }

  void element(std::string_view word, std::string_view tag, std::string_view text) {
    if (one_of(word, {"zone", "section"})) {
      part_ = DeckPart::main;
      const std::string zone = attribute(tag, {"name"});
      if (!deck_heading(zone, part_)) part_ = DeckPart::other;
    } else if (one_of(word, {"deckname", "name", "title"})) {
      name(without_entities(text.substr(0, kLongestLine)));
    } else if (one_of(word, {"card", "cards"})) {
      std::string named = attribute(tag, {"name"});
      if (named.empty()) named = without_entities(text.substr(0, kLongestLine));
      DeckPart part = part_;
      if (same(attribute(tag, {"sideboard"}), "true")) part = DeckPart::side;
      const std::string count = attribute(tag, {"number", "quantity", "qty", "count"});
      if (trimmed(named).empty()) return fail(DeckLineCode::not_understood, 1, tag);
      add_named(1, count, named, trimmed(tag), part);
    }
  }

  // ---------------------------------------------------------------- what has been read
  void add_named(std::size_t column, std::string_view number, std::string_view name,
                 std::string_view whole, DeckPart part) {
    long count = 0;
    number = trimmed(number);
    if (!number.empty() && (number.back() == 'x' || number.back() == 'X')) number.remove_suffix(1);
    if (!whole_number(number, count)) return fail(DeckLineCode::bad_count, column, whole);
    const Match m = match(trimmed(name));
    add(int(column), count, m.card, std::string(m.name), whole, part, true);
  }

  void add(int column, long count, u16 card, std::string text, std::string_view whole,
           DeckPart part, bool counted) {
    block_empty_ = false;
    entries_.push_back({line_, column, count, card, text.substr(0, kLongestName),
                        std::string(whole.substr(0, kLongestName)), part, block_, counted});
  }

  void fail(DeckLineCode code, std::size_t column, std::string_view text, u16 nearest = 0) {
    found_.push_back({code, line_, int(column), std::string(text.substr(0, kLongestName)),
                      nearest ? db_.card(nearest).name : std::string()});
  }

  void name(std::string_view s) {
    if (list.name.empty()) list.name = std::string(trimmed(s).substr(0, 60));
  }

  // How the cards of a block count: many are no sideboard, and neither are lands alone.
  struct Block {
    int cards = 0;
    bool lands = true;  // and nothing else
    bool land = false;
  };

  // Without headings a blank line may begin the sideboard; README.md says when.
  void divide() {
    if (headed_ || entries_.empty()) return;
    Block before, last;
    int blocks = 0, at = -1;
    const int final = entries_.back().block;
    for (const Entry& e : entries_) {
      if (e.block != at) ++blocks;
      at = e.block;
      Block& block = e.block == final ? last : before;
      block.cards += int(std::min(e.count, 1000L));
      const bool land = e.card && (db_.card(e.card).types & kLand);
      block.lands = block.lands && land;
      block.land = block.land || land;
    }
    if (blocks < 2 || last.cards > kSideboard) return;
    const int all = before.cards + last.cards;
    const bool is_deck = before.cards == kSmallDeck || (before.cards >= kDeck && all != kLargeDeck);
    const bool one_deck = all == kSmallDeck || all == kDeck || all == kLargeDeck;
    const bool playable = before.land || before.cards >= kSmallDeck / 2;
    if (!is_deck && (blocks > 2 || one_deck || last.lands || !playable)) return;
    for (Entry& e : entries_)
      if (e.block == final) {
        if (!list.sideboard_line) list.sideboard_line = e.line;
        e.part = DeckPart::side;
      }
  }

  // A sideboard is not played: its cards need only be understood well enough to be counted.
  bool left_out(const Entry& e) {
    if (e.part == DeckPart::main || e.part == DeckPart::about) return false;
    if (!e.card && !e.counted) return false;
    if (e.part == DeckPart::other) {
      list.others += int(e.count);
      return true;
    }
    const auto again = [&](const Entry& x) { return x.part == DeckPart::side && x.text == e.text; };
    if (e.part == DeckPart::side || std::none_of(entries_.begin(), entries_.end(), again))
      list.sideboard += int(e.count);
    return true;
  }

  void finish() {
    divide();
    for (const Entry& e : entries_) {
      line_ = e.line;
      const std::size_t column = std::size_t(e.column);
      if (e.count < 1 || e.count > kMaxCopies) {
        fail(DeckLineCode::bad_count, column, e.whole);
      } else if (left_out(e)) {
      } else if (!e.card || db_.card(e.card).token) {
        const bool told = found_.size() < kMaxLineErrors;
        note_sought(e.text);
        fail(DeckLineCode::unknown_card, column, e.text, told ? names_.nearest(e.text) : u16(0));
      } else if (db_.card(e.card).fixture) {
        fail(DeckLineCode::test_card, column, e.text);
      } else if (!put(e)) {
        fail(DeckLineCode::bad_count, column, e.whole);
      }
    }
    std::stable_sort(
        found_.begin(), found_.end(),
        [](const DeckLineError& a, const DeckLineError& b) { return a.line < b.line; });
    if (found_.size() > kMaxLineErrors) {
      list.more_errors = int(found_.size() - kMaxLineErrors);
      found_.resize(kMaxLineErrors);
    }
    list.errors = std::move(found_);
  }

  // False if there are more of the card than a deck holds.
  bool put(const Entry& e) {
    for (auto& [card, count] : list.cards)
      if (card == e.card) {
        if (count + e.count > kMaxCopies) return false;
        count += int(e.count);
        return true;
      }
    list.cards.emplace_back(e.card, int(e.count));
    return true;
  }

  const CardDb& db_;
  CardNames names_;
  std::vector<Entry> entries_;
  std::vector<DeckLineError> found_;
  std::vector<int> columns_;  // of a table: count, name, part
  char separator_ = ',';
  DeckPart part_ = DeckPart::main;
  int line_ = 0, block_ = 0;
  bool block_empty_ = true;
  bool headed_ = false;  // the list says itself which part is which
};

}  // namespace

const char* deck_line_code_name(DeckLineCode code) {
  static constexpr const char* kNames[] = {
#define UPKEEP_X(n) #n,
      UPKEEP_DECK_LINE_CODES(UPKEEP_X)
#undef UPKEEP_X
  };
  return kNames[int(code)];
}

Message deck_line_message(const DeckLineError& e) {
  static constexpr Str kWords[] = {
      Str::deck_list_not_understood, Str::deck_list_unknown_card, Str::deck_list_bad_count,
      Str::deck_list_test_card,      Str::deck_list_too_long,     Str::deck_list_incomplete,
      Str::deck_list_no_deck,
  };
  static_assert(std::size(kWords) == std::size_t(DeckLineCode::count));
  const Message said(kWords[int(e.code)], {std::to_string(e.line), e.text});
  if (e.nearest.empty()) return said;
  return {Str::none, {said, Message(Str::deck_list_nearest, {"", e.nearest})}};
}

std::string deck_line_text(const DeckLineError& e, Lang lang) {
  return say(deck_line_message(e), lang);
}

DeckList read_deck_list(const CardDb& db, std::string_view text) {
  ListReader reader(db);
  reader.read(text);
  return std::move(reader.list);
}

std::string write_deck_list(const CardDb& db, const DeckDef& deck, Lang lang) {
  std::string out;
  if (const std::string& name = deck.name[int(lang)]; !name.empty())
    out += "# Name: " + name + "\n";
  for (const bool lands : {false, true})
    for (const auto& [card, count] : deck.cards)
      if (((db.card(card).types & kLand) != 0) == lands)
        out += std::to_string(count) + " " + db.card(card).name + "\n";
  return out;
}

u16 nearest_card(const CardDb& db, std::string_view name) { return CardNames(db).nearest(name); }

}  // namespace upkeep
