// Subtypes. A row of assets/strings: words as in nouns.cpp. A subtype without a row keeps its
// English name: many are names of their own.
#include <cstring>

#include "text/lang/language.h"

namespace upkeep::text {
namespace {

// The words of the subtypes stand together.
constexpr int kFirst = int(Str::subtype_plains), kLast = int(Str::subtype_clue);

}  // namespace

Noun subtype_noun(Lang lang, const std::string& english) {
  Noun n;
  n.one = english;
  const bool as_they_are = !language(lang).noun_first;
  n.many = as_they_are ? language(lang).plural(english) : english;
  for (int k = kFirst; k <= kLast; ++k) {
    if (english != str(Lang::en, Str(k))) continue;
    if (as_they_are) return n;
    std::string s = str(lang, Str(k));
    n.fem = s.compare(0, 2, "f ") == 0;
    if (n.fem) s = s.substr(2);
    std::size_t slash = s.find('/');
    n.one = s.substr(0, slash);
    n.many = slash == std::string::npos ? language(lang).plural(n.one) : s.substr(slash + 1);
    return n;
  }
  return n;
}

bool subtype_fem(Lang lang, const std::string& shown) {
  if (!language(lang).noun_first || shown.empty()) return false;
  for (int k = kFirst; k <= kLast; ++k) {
    const char* word = str(lang, Str(k));
    if (word[0] != 'f' || word[1] != ' ') continue;
    const std::size_t n = std::strcspn(word + 2, "/");
    if (shown.size() == n && shown.compare(0, n, word + 2, n) == 0) return true;
  }
  return false;
}

}  // namespace upkeep::text
