// Subtypes in four languages. A row: English, then Portuguese, Spanish, Italian as in nouns.cpp. A
// subtype without a row keeps its English name: many are names of their own.
#include <cstring>

#include "text/grammar.h"

namespace upkeep::text {
namespace {

// The words of the subtypes stand together.
constexpr int kFirst = int(Str::subtype_plains), kLast = int(Str::subtype_clue);

bool ends(const std::string& s, const char* tail) {
  std::size_t n = std::strlen(tail);
  return s.size() >= n && s.compare(s.size() - n, n, tail) == 0;
}

std::string plural(Lang lang, const std::string& s) {
  bool vowel = !s.empty() && std::strchr("aeiou", s.back() | 32) != nullptr;
  switch (lang) {
    case Lang::en:
      if (s == "Elf" || s == "Wolf") return s.substr(0, s.size() - 1) + "ves";
      if (s == "Dwarf") return "Dwarves";
      if (s == "Merfolk" || s == "Treefolk" || s == "Fish" || s == "Plains" || s == "Sheep" ||
          ends(s, "kin") || s == "Djinn" || s == "Myr" || s == "Equipment" || ends(s, "'s")) {
        return s;
      }
      if (s == "Fungus") return "Fungi";
      if (ends(s, "y")) return s.substr(0, s.size() - 1) + "ies";
      if (ends(s, "s") || ends(s, "x") || ends(s, "ch") || ends(s, "sh")) return s + "es";
      return s + "s";
    case Lang::pt:
      if (ends(s, "ão")) return s.substr(0, s.size() - 3) + "ões";
      if (ends(s, "m")) return s.substr(0, s.size() - 1) + "ns";
      if (ends(s, "r") || ends(s, "z")) return s + "es";
      if (ends(s, "al")) return s.substr(0, s.size() - 1) + "is";
      return s + "s";
    case Lang::es:
      if (ends(s, "ón")) return s.substr(0, s.size() - 3) + "ones";
      if (ends(s, "án")) return s.substr(0, s.size() - 3) + "anes";
      if (ends(s, "ín")) return s.substr(0, s.size() - 3) + "ines";
      if (ends(s, "z")) return s.substr(0, s.size() - 1) + "ces";
      return s + (vowel ? "s" : "es");
    case Lang::it:
      return s;
  }
  return s;
}

}  // namespace

Noun subtype_noun(Lang lang, const std::string& english) {
  Noun n;
  n.one = english;
  n.many = lang == Lang::en ? plural(lang, english) : english;
  for (int k = kFirst; k <= kLast; ++k) {
    if (english != str(Lang::en, Str(k))) continue;
    if (lang == Lang::en) return n;
    std::string s = str(lang, Str(k));
    n.fem = s.compare(0, 2, "f ") == 0;
    if (n.fem) s = s.substr(2);
    std::size_t slash = s.find('/');
    n.one = s.substr(0, slash);
    n.many = slash == std::string::npos ? plural(lang, n.one) : s.substr(slash + 1);
    return n;
  }
  return n;
}

bool subtype_fem(Lang lang, const std::string& shown) {
  if (lang == Lang::en || shown.empty()) return false;
  for (int k = kFirst; k <= kLast; ++k) {
    const char* word = str(lang, Str(k));
    if (word[0] != 'f' || word[1] != ' ') continue;
    const std::size_t n = std::strcspn(word + 2, "/");
    if (shown.size() == n && shown.compare(0, n, word + 2, n) == 0) return true;
  }
  return false;
}

}  // namespace upkeep::text
