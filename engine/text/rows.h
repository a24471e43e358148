// One phrase in four languages side by side, for what needs no grammar.
#pragma once
#include <initializer_list>
#include <string>

#include "text.h"

namespace upkeep::text {

inline const char* row(Lang lang, const char* en, const char* pt, const char* es, const char* it) {
  switch (lang) {
    case Lang::en:
      return en;
    case Lang::pt:
      return pt;
    case Lang::es:
      return es;
    case Lang::it:
      return it;
  }
  return en;
}

// The rules of 1997 are cited by their book: their sections have no numbers.
inline const char* book_of_1997(Lang lang) {
  return row(lang, "1997 rules", "Regras de 1997", "Reglas de 1997", "Regole del 1997");
}

// `words` with {0}, {1} … replaced by `args`; a mark beyond them is left out.
inline std::string fill_row(const char* words, std::initializer_list<std::string> args) {
  std::string out;
  for (const char* p = words; *p; ++p) {
    if (p[0] == '{' && p[1] >= '0' && p[1] <= '9' && p[2] == '}') {
      const std::size_t i = std::size_t(p[1] - '0');
      if (i < args.size()) out += *(args.begin() + i);
      p += 2;
    } else {
      out += *p;
    }
  }
  return out;
}

}  // namespace upkeep::text
