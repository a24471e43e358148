// The program's own cards as bytes for the same build of it: written when it is built, read when it
// starts, without parsing and checking what the build has parsed and checked. Nothing else reads
// them: they know neither versions nor other machines.
#pragma once
#include <string>
#include <string_view>

#include "cards/card.h"

namespace upkeep {

std::string pack_cards(const CardDb& db);
// False if these bytes are not of this build; db is then not to be used.
bool unpack_cards(std::string_view bytes, CardDb& db);

}  // namespace upkeep
