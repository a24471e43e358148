// The program's own cards as bytes for the same build of it: written when it is built, read when it
// starts, so that nothing is parsed and checked twice. Nothing else reads them: they have no
// version and depend on the compiler's layout of structs.
#pragma once
#include <string>
#include <string_view>

#include "cards/card.h"

namespace upkeep {

std::string pack_cards(const CardDb& db);
// False if these bytes are from another build; db must not be used then.
bool unpack_cards(std::string_view bytes, CardDb& db);

}  // namespace upkeep
