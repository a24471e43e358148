// What assets/build/strings.mjs makes of assets/strings.
#pragma once
#include "text/string_keys.h"

namespace upkeep::text {

extern const char* const kLangTags[kLangs];   // "pt"
extern const char* const kLangNames[kLangs];  // "Português"
extern const char* const kStringTables[kLangs];

// A card's name as it was printed in a language: number and gender stand before it, m and f, mp
// and fp in the plural.
struct PrintedName {
  Lang lang;
  const char* english;
  const char* printed;
};
extern const PrintedName kPrintedNames[];
extern const int kPrintedNameCount;

}  // namespace upkeep::text
