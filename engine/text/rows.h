// One phrase in four languages side by side, for what needs no grammar.
#pragma once
#include <initializer_list>
#include <string>

#include "text/text.h"

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

// `words` with {0}, {1} … replaced by `args`, things by their names as they are shown, numbers in
// figures: the marks of grammar.h make the words agree with them ("{0} [0:dies|die]").
std::string fill_row(Lang lang, const char* words, std::initializer_list<std::string> args);

}  // namespace upkeep::text
