// How strong the computer plays: five levels of one player. A lower one thinks less far, makes some
// of its decisions without thinking, and lacks what experience brings; none has other cards, more
// mana or a look at what is hidden.
#pragma once
#include "search/flat.h"

namespace upkeep {

constexpr int kLevels = 5;     // 1 the weakest
constexpr int kFullLevel = 5;  // the strongest

// What a player of this level may do for a decision. Levels that do not exist are the nearest that
// does.
FlatLimits limits_of_level(int level);

}  // namespace upkeep
