// Whether all that a State names is there: no slot, index or kind lies beyond what there is.
#pragma once
#include <string>

#include "state.h"

namespace upkeep {

// Empty if it is so; else the first field that holds what it can't, for example
// "permanents[3].attached_to" (in the page's program only that there is one). A state with an empty
// answer can be read and played without harm, wherever it came from.
std::string unsound(const State& s, const CardDb& db);

}  // namespace upkeep
