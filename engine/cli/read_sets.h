// Card files by set (`duel read --sets`).
#pragma once
#include <map>
#include <string>
#include <string_view>

#include "reader/reader.h"

namespace upkeep::cli {

// `sets`: which sets hold which cards, as the common data files say it: {"data": {CODE: {"name",
// "releaseDate", "type", "cards": [{"name"}]}}}. Writes FOLDER/CODE.json for each set in which a
// card that was read was printed first, and MISSING.md; `read`: what came of each card, by name.
// Cards that the program has are named, not written. Returns whether all could be written; says on
// stderr why not.
bool write_sets(std::string_view sets, const std::map<std::string, reader::ReadCard>& read,
                const std::string& folder);

}  // namespace upkeep::cli
