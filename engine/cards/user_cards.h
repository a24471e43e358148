// Cards that a player has written. They stand behind all others, in the order they were added in,
// and stay for as long as the program runs: a duel under way may hold them.
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

// Reads a card file as any other, without keeping it: every mistake, with its place.
std::vector<LoadError> check_own_cards(const std::string& path, std::string_view text);
// Adds it to standard_cards(). What is there already, with the same text, is no mistake; nothing is
// added if there is any.
std::vector<LoadError> add_own_cards(const std::string& path, std::string_view text);
const std::vector<OwnCards>& own_cards();

}  // namespace upkeep
