// Pictures for cards that were read: each gets that of the card of ours that is most like it.
#pragma once
#include <string>

#include "cards/card.h"

namespace upkeep::reader {

// The name of a picture for a card of `db`, by its types, subtypes, keywords, what it does, and
// color, in this order of weight.
std::string picture_for(const CardDb& db, const CardDef& card);

// A definition without the spaces between its parts, with the name of a picture behind the card's.
std::string with_picture(const std::string& definition, const std::string& name);

}  // namespace upkeep::reader
