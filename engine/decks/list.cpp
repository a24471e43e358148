#include "decks/list.h"

#include <algorithm>

namespace upkeep {
namespace {

constexpr int kMaxCopies = 250;
constexpr std::size_t kMaxLines = 1000, kMaxLineErrors = 100, kLongestName = 80;

char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; }

// Without letter case, and with the straight apostrophe of the card files.
std::string plain(std::string_view s) {
  std::string out;
  for (std::size_t i = 0; i < s.size(); ++i) {
    if (s.substr(i, 3) == "\xE2\x80\x99") {
      out += '\'';
      i += 2;
    } else {
      out += lower(s[i]);
    }
  }
  return out;
}

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\t')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\t' || s.back() == '\r'))
    s.remove_suffix(1);
  return s;
}

bool begins(const std::string& s, const char* with) { return s.rfind(with, 0) == 0; }

bool heading(const std::string& s) {
  static constexpr const char* kHeadings[] = {
      "deck",      "main",      "mainboard", "main deck",    "lands",
      "creatures", "spells",    "other",     "other spells", "planeswalkers",
      "instants",  "sorceries", "artifacts", "enchantments"};
  std::string word = s.substr(0, s.find_first_of("(:["));
  word = std::string(trimmed(word));
  return std::any_of(std::begin(kHeadings), std::end(kHeadings),
                     [&](const char* h) { return word == h; });
}

// How many letters differ, counted no further than `most` + 1.
int distance(const std::string& a, const std::string& b, int most) {
  const int n = int(a.size()), m = int(b.size());
  if (std::abs(n - m) > most) return most + 1;
  std::vector<int> before(std::size_t(m) + 1), row(std::size_t(m) + 1), next(std::size_t(m) + 1);
  for (int j = 0; j <= m; ++j) row[std::size_t(j)] = j;
  for (int i = 1; i <= n; ++i) {
    next[0] = i;
    int best = i;
    for (int j = 1; j <= m; ++j) {
      const std::size_t at = std::size_t(j);
      const char x = a[std::size_t(i - 1)], y = b[at - 1];
      int d = std::min({row[at] + 1, next[at - 1] + 1, row[at - 1] + (x == y ? 0 : 1)});
      if (i > 1 && j > 1 && x == b[at - 2] && a[std::size_t(i - 2)] == y)
        d = std::min(d, before[at - 2] + 1);
      next[at] = d;
      best = std::min(best, d);
    }
    if (best > most) return most + 1;
    before.swap(row);
    row.swap(next);
  }
  return row[std::size_t(m)];
}

// The names of all cards, normalised once for a whole list.
class CardNames {
 public:
  explicit CardNames(const CardDb& db) : db_(db) {
    for (const CardDef& d : db.cards) plain_.push_back(plain(d.name));
    // Of equal names the first counts; a token, the last of its name, if there is no card.
    for (std::size_t i = 1; i < db.cards.size(); ++i)
      if (!db.cards[i].token) english_.push_back({plain_[i], u16(i)});
    for (std::size_t i = db.cards.size(); i-- > 1;)
      if (db.cards[i].token) tokens_.push_back({plain_[i], u16(i)});
    sort(english_);
    sort(tokens_);
  }

  // 0 if there is none.
  u16 find(std::string_view name) {
    const std::string wanted = plain(name);
    if (const u16 card = look_up(english_, wanted)) return card;
    if (foreign_.empty()) read_foreign();
    // Shock and Choque are one card.
    if (const u16 card = look_up(foreign_, wanted)) return card;
    return look_up(tokens_, wanted);
  }

  u16 nearest(std::string_view name) const {
    const std::string wanted = plain(name);
    int best = std::min(4, int(wanted.size()) / 3) + 1;
    u16 nearest = 0;
    for (std::size_t i = 1; i < plain_.size(); ++i) {
      if (!offered(i)) continue;
      if (const int far = distance(plain_[i], wanted, best - 1); far < best) {
        best = far;
        nearest = u16(i);
      }
    }
    if (nearest || wanted.size() < 4) return nearest;
    // People often remember only the beginning of a name.
    for (std::size_t i = 1; i < plain_.size(); ++i)
      if (offered(i) && begins(plain_[i], wanted.c_str())) return u16(i);
    return 0;
  }

 private:
  struct Entry {
    std::string name;
    u16 card;
  };
  using Entries = std::vector<Entry>;

  static void sort(Entries& entries) {
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.name < b.name; });
  }
  static u16 look_up(const Entries& entries, const std::string& name) {
    const auto at =
        std::lower_bound(entries.begin(), entries.end(), name,
                         [](const Entry& e, const std::string& n) { return e.name < n; });
    return at != entries.end() && at->name == name ? at->card : u16(0);
  }
  void read_foreign() {
    for (std::size_t i = 1; i < db_.cards.size(); ++i)
      for (int l = 1; l < kLangs && !db_.cards[i].token; ++l)
        foreign_.push_back({plain(card_name(db_, u16(i), Lang(l))), u16(i)});
    sort(foreign_);
  }
  bool offered(std::size_t i) const { return !db_.cards[i].token && !db_.cards[i].fixture; }

  const CardDb& db_;
  std::vector<std::string> plain_;  // by the number of the card
  Entries english_, foreign_, tokens_;
};

class ListReader {
 public:
  explicit ListReader(const CardDb& db) : db_(db), names_(db) {}
  DeckList list;

  void read(std::string_view text) {
    // Skip a byte order mark.
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
    std::size_t lines = 0;
    while (!text.empty()) {
      const std::size_t end = text.find('\n');
      std::string_view s = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      ++line_;
      if (++lines > kMaxLines) {
        fail(DeckLineCode::too_long, 1, s);
        return;
      }
      read_line(s);
    }
  }

 private:
  void fail(DeckLineCode code, std::size_t column, std::string_view text,
            const std::string& nearest = {}) {
    if (list.errors.size() >= kMaxLineErrors) return;
    list.errors.push_back(
        {code, line_, int(column), std::string(text.substr(0, kLongestName)), nearest});
  }

  void read_line(std::string_view whole) {
    std::string_view s = trimmed(whole);
    if (s.empty()) return;
    if (s[0] == '#' || s.substr(0, 2) == "//") {
      s = trimmed(s.substr(s[0] == '#' ? 1 : 2));
      if (begins(plain(s), "name:")) name(s.substr(5));
      return;
    }
    if (const std::size_t hash = s.find('#'); hash != std::string_view::npos)
      s = trimmed(s.substr(0, hash));
    std::string word = plain(s);
    if (begins(word, "name:") || begins(word, "name ")) return name(s.substr(5));
    if (word == "about") return;
    if (begins(word, "sideboard") && (word.size() == 9 || word.find_first_of(" :(") == 9)) {
      aside_ = true;
      return;
    }
    if (heading(word)) {
      aside_ = false;
      return;
    }
    bool aside = aside_;
    if (begins(word, "sb:")) {
      aside = true;
      s = trimmed(s.substr(3));
    }
    const std::size_t column = std::size_t(s.data() - whole.data()) + 1;
    std::size_t i = 0;
    long count = 0;
    while (i < s.size() && s[i] >= '0' && s[i] <= '9') {
      count = std::min(count * 10 + (s[i] - '0'), 100000L);
      ++i;
    }
    if (i == 0) {
      count = 1;
    } else {
      if (i < s.size() && (s[i] == 'x' || s[i] == 'X')) ++i;
      if (i >= s.size() || (s[i] != ' ' && s[i] != '\t'))
        return fail(DeckLineCode::not_understood, column, s);
    }
    std::string_view rest = trimmed(s.substr(i));
    u16 card = names_.find(rest);
    // A set and a collector's number behind the name.
    if (!card)
      for (const char* mark : {" (", " ["}) {
        const std::size_t at = rest.find(mark);
        if (at == std::string_view::npos || card) continue;
        card = names_.find(trimmed(rest.substr(0, at)));
      }
    if (aside) {
      list.sideboard += int(count);
      return;
    }
    if (!card || db_.card(card).token) {
      const bool told = list.errors.size() < kMaxLineErrors;
      const u16 near = told && rest.size() <= kLongestName ? names_.nearest(rest) : 0;
      return fail(DeckLineCode::unknown_card, column, i ? rest : s,
                  near ? db_.card(near).name : std::string());
    }
    if (db_.card(card).fixture) return fail(DeckLineCode::test_card, column, rest);
    if (count < 1 || count > kMaxCopies) return fail(DeckLineCode::bad_count, column, s);
    for (auto& entry : list.cards)
      if (entry.first == card) {
        entry.second = std::min(entry.second + int(count), kMaxCopies);
        return;
      }
    list.cards.emplace_back(card, int(count));
  }

  void name(std::string_view s) {
    if (list.name.empty()) list.name = std::string(trimmed(s).substr(0, 60));
  }

  const CardDb& db_;
  CardNames names_;
  int line_ = 0;
  bool aside_ = false;
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
      Str::deck_list_test_card,      Str::deck_list_too_long,
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
