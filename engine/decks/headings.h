// The headings of deck lists: which part of a deck comes next.
#pragma once
#include <string>
#include <string_view>

#include "ids.h"

namespace upkeep {

enum class DeckPart : u8 {
  main,
  side,
  companion,  // in the sideboard, or listed there once more
  other,      // considered, or no card of a deck
  about,      // lines about the deck
};

// A heading "Sideboard", "[Main]", "Creatures (12)", "24 Lands:" and the like, in English and in
// the languages of the program.
bool deck_heading(std::string_view line, DeckPart& part);

}  // namespace upkeep
