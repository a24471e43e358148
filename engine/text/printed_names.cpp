// Names of cards as they were printed (printed_names in assets/strings): facts, and only those that
// are certain. A card without one goes by its English name. They are for reading: files, links and
// saves know a card by its English name, and the fingerprint of the cards does not see them.
#include <cstring>

#include "text/grammar.h"
#include "text/string_tables.h"

namespace upkeep {

using text::kPrintedNameCount;
using text::kPrintedNames;
using text::PrintedName;

const char* printed_name(const std::string& english, Lang lang) {
  for (int i = 0; i < kPrintedNameCount; ++i) {
    const PrintedName& p = kPrintedNames[i];
    if (p.lang == lang && english == p.english) return std::strchr(p.printed, ' ') + 1;
  }
  return nullptr;
}

int name_form(Lang lang, const std::string& shown) {
  for (int i = 0; i < kPrintedNameCount; ++i) {
    const PrintedName& p = kPrintedNames[i];
    if (p.lang != lang || shown != std::strchr(p.printed, ' ') + 1) continue;
    return (p.printed[0] == 'f') + 2 * (p.printed[1] == 'p');
  }
  return text::subtype_fem(lang, shown);
}

}  // namespace upkeep
