// What assets/build/strings.mjs makes of assets/strings.
#pragma once
#include <vector>

#include "text/string_keys.h"

namespace upkeep::text {

extern const char* const kLangTags[kLangs];   // "pt"
extern const char* const kLangNames[kLangs];  // "Português"
// The words of each key, each with its closing 0, and after an empty one the printed names (see
// PrintedName), each behind the English one; null for a language that comes as a file (strings.h).
extern const char* const kWordTables[kLangs];
extern const char* const kWordsFingerprint;  // of the keys: a file of words has the same

// A card's name as it was printed in a language: number and gender stand before it, m and f, mp
// and fp in the plural.
struct PrintedName {
  const char* english;
  const char* printed;
};
// Those of a language, in the order of their English names' bytes.
const std::vector<PrintedName>& printed_names(Lang lang);

}  // namespace upkeep::text
