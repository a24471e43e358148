// Pictures for cards that were read: each gets that of the card of ours that is most like it.
#pragma once
#include <string>

#include "cards/card.h"

namespace upkeep::cli {

// The name of a picture for a card of `db`, by its types, subtypes, keywords, what it does, and
// color, in this order of weight.
std::string picture_for(const CardDb& db, const CardDef& card);

}  // namespace upkeep::cli
