// Names of cards as they were printed (printed_names in assets/strings): facts, and only those that
// are certain. A card without one goes by its English name. They are for reading: files, links and
// saves know a card by its English name, and the fingerprint of the cards does not see them.
#include <algorithm>
#include <cstring>

#include "text/grammar.h"
#include "text/string_tables.h"

namespace upkeep {

using text::PrintedName;

const char* printed_name(const std::string& english, Lang lang) {
  const std::vector<PrintedName>& names = text::printed_names(lang);
  const auto at = std::lower_bound(
      names.begin(), names.end(), english,
      [](const PrintedName& p, const std::string& name) { return name.compare(p.english) > 0; });
  return at != names.end() && english == at->english ? std::strchr(at->printed, ' ') + 1 : nullptr;
}

int name_form(Lang lang, const std::string& shown) {
  for (const PrintedName& p : text::printed_names(lang)) {
    if (shown != std::strchr(p.printed, ' ') + 1) continue;
    return (p.printed[0] == 'f') + 2 * (p.printed[1] == 'p');
  }
  return text::subtype_fem(lang, shown);
}

}  // namespace upkeep
