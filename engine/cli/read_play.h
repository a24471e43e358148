// Plays cards that were read (`duel read --play`).
#pragma once
#include <string>
#include <vector>

#include "ids.h"

namespace upkeep::cli {

// `cards`: definitions, each the text of a card file. Each is played `rounds` times under every
// rules. Prints what went wrong, and returns whether nothing did.
bool play_read_cards(const std::vector<std::string>& cards, long long rounds, u64 seed);

}  // namespace upkeep::cli
