// Cards that a player has written. They come behind all others, in the order in which their files
// were added, and stay while the program runs, since a duel in progress may use them.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "cards/card.h"

namespace upkeep {

struct OwnCards {
  std::string path;  // "own/NAME.json"
  std::string text;
  u64 hash = 0;  // of the text
  std::vector<u16> cards;
};

// Reads a card file without keeping it: every error, with its place.
std::vector<LoadError> check_own_cards(const std::string& path, std::string_view text);
// Adds it to standard_cards(), unless there is an error. A file that has been added already, with
// the same text, is no error.
std::vector<LoadError> add_own_cards(const std::string& path, std::string_view text);
const std::vector<OwnCards>& own_cards();

}  // namespace upkeep
