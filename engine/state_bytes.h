// A State as bytes: its used prefixes, for another program of the same build (the page's worker).
// Not a save format: saves are setup and choices.
#pragma once
#include <cstddef>
#include <vector>

#include "cards/card.h"
#include "state.h"

namespace upkeep {

std::vector<u8> encode_state(const State& s, const CardDb& db);
// False, with `s` in no state to be played, if the bytes are not what encode_state() of this build
// and these cards made: every count and every index that leads to another part of the state is
// checked.
bool decode_state(const u8* data, std::size_t size, const CardDb& db, State& s);

}  // namespace upkeep
