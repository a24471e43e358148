#include "decks/card_names.h"

#include <algorithm>

#include "text/strings.h"
#include "text/text.h"

namespace upkeep {
namespace {

// The letters from U+00C0 to U+00DF without their accents; those from U+00E0 on are the same.
constexpr const char* kLetters[32] = {"a", "a", "a", "a", "a", "a", "ae", "c", "e",  "e", "e",
                                      "e", "i", "i", "i", "i", "d", "n",  "o", "o",  "o", "o",
                                      "o", "x", "o", "u", "u", "u", "u",  "y", "th", "ss"};

// How a character beyond ASCII is looked up; null if it is compared as it is.
const char* folded(u32 c) {
  if (c == 0xFF) return "y";
  if (c >= 0xC0 && c < 0x100) return kLetters[(c - 0xC0) & 31];
  if (c == 0xA0 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F || c == 0x3000) return " ";
  if (c == 0xAD || (c >= 0x300 && c <= 0x36F) || (c >= 0x200B && c <= 0x200D) || c == 0xFEFF)
    return "";
  if (c == 0xB4 || c == 0x2BC || (c >= 0x2018 && c <= 0x201B) || c == 0x2032) return "'";
  if (c >= 0x201C && c <= 0x201F) return "\"";
  if ((c >= 0x2010 && c <= 0x2015) || c == 0x2212) return "-";
  if (c == 0x152 || c == 0x153) return "oe";
  return nullptr;
}

// The bytes of the UTF-8 character that a text begins with; 1 for what is none.
std::size_t character(std::string_view s, u32& out) {
  const u8 first = u8(s[0]);
  const std::size_t n = first < 0x80 ? 1 : first >> 5 == 6 ? 2 : first >> 4 == 14 ? 3 : 1;
  out = n == 1 ? first : n == 2 ? first & 0x1Fu : first & 0x0Fu;
  if (n > s.size()) return 1;
  for (std::size_t i = 1; i < n; ++i) {
    if ((u8(s[i]) & 0xC0) != 0x80) return 1;
    out = out << 6 | (u8(s[i]) & 0x3Fu);
  }
  return n;
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

std::vector<std::string> words_of(const std::string& name) {
  std::vector<std::string> out(1);
  for (const char c : name)
    if (c == ' ')
      out.emplace_back();
    else
      out.back() += c;
  return out;
}

// Another word in its place is another card: Serra Avenger is no Serra Angel.
bool same_words(const std::string& a, const std::string& b) {
  const std::vector<std::string> x = words_of(a), y = words_of(b);
  if (x.size() != y.size()) return true;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const int most = std::max(1, int(x[i].size()) / 3);
    if (distance(x[i], y[i], most) > most) return false;
  }
  return true;
}

}  // namespace

std::string folded_name(std::string_view s) {
  std::string out;
  const auto put = [&](char c) {
    if (c != ' ' || (!out.empty() && out.back() != ' ')) out += c;
  };
  while (!s.empty()) {
    u32 c = 0;
    const std::size_t n = character(s, c);
    if (n > 1) {
      if (const char* as = folded(c)) {
        while (*as) put(*as++);
      } else {
        out += s.substr(0, n);
      }
    } else if (c == '`') {
      out += '\'';
    } else {
      put(c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c == '\t' ? ' ' : s[0]);
    }
    s.remove_prefix(n);
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

CardNames::CardNames(const CardDb& db) : db_(db) {
  for (const CardDef& d : db.cards) folded_.push_back(folded_name(d.name));
  // Of equal names the first counts; a token, the last of its name, if there is no card.
  for (std::size_t i = 1; i < db.cards.size(); ++i)
    if (!db.cards[i].token) english_.push_back({folded_[i], u16(i)});
  for (std::size_t i = db.cards.size(); i-- > 1;)
    if (db.cards[i].token) tokens_.push_back({folded_[i], u16(i)});
  sort(english_);
  sort(tokens_);
}

u16 CardNames::find(std::string_view name) {
  const std::string wanted = folded_name(name);
  if (const u16 card = look_up(english_, wanted)) return card;
  if (foreign_.empty()) read_foreign();
  // Shock and Choque are one card.
  if (const u16 card = look_up(foreign_, wanted)) return card;
  return look_up(tokens_, wanted);
}

u16 CardNames::nearest(std::string_view name) const {
  const std::string wanted = folded_name(name);
  int best = std::min(3, int(wanted.size()) / 4) + 1;
  u16 nearest = 0;
  for (std::size_t i = 1; i < folded_.size(); ++i) {
    if (!offered(i)) continue;
    if (const int far = distance(folded_[i], wanted, best - 1);
        far < best && same_words(wanted, folded_[i])) {
      best = far;
      nearest = u16(i);
    }
  }
  if (nearest || wanted.size() < 4) return nearest;
  // People often remember only the beginning of a name.
  for (std::size_t i = 1; i < folded_.size(); ++i)
    if (offered(i) && folded_[i].rfind(wanted, 0) == 0) return u16(i);
  return 0;
}

void CardNames::sort(Entries& entries) {
  std::stable_sort(entries.begin(), entries.end(),
                   [](const Entry& a, const Entry& b) { return a.name < b.name; });
}

u16 CardNames::look_up(const Entries& entries, const std::string& name) {
  const auto at = std::lower_bound(entries.begin(), entries.end(), name,
                                   [](const Entry& e, const std::string& n) { return e.name < n; });
  return at != entries.end() && at->name == name ? at->card : u16(0);
}

void CardNames::read_foreign() {
  for (std::size_t i = 1; i < db_.cards.size(); ++i)
    for (int l = 1; l < kLangs && !db_.cards[i].token; ++l)
      if (has_words(Lang(l)))
        foreign_.push_back({folded_name(card_name(db_, u16(i), Lang(l))), u16(i)});
  sort(foreign_);
}

}  // namespace upkeep
