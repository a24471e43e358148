// Decks as people send them to each other: lists of lines, and the files of other programs.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "decks/load.h"
#include "text/text.h"

namespace upkeep {

#define UPKEEP_DECK_LINE_CODES(X)                                         \
  X(not_understood) /* no "4 Lightning Bolt" */                           \
  X(unknown_card)   /* `nearest` may name what was meant */               \
  X(bad_count)      /* none, or more than a deck holds, or no number */   \
  X(test_card)      /* a card that only tests use */                      \
  X(too_long)       /* the list goes on for longer than any deck would */ \
  X(incomplete)     /* the file ends in the middle */                     \
  X(no_deck)        /* another kind of file altogether */
enum class DeckLineCode : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_DECK_LINE_CODES(UPKEEP_X)
#undef UPKEEP_X
      count
};
const char* deck_line_code_name(DeckLineCode code);

struct DeckLineError {
  DeckLineCode code = DeckLineCode::not_understood;
  int line = 0, column = 0;  // from 1
  std::string text;          // the line, or the part that is wrong
  std::string nearest;       // the card whose name is nearest to it, or nothing
};
Message deck_line_message(const DeckLineError& e);
std::string deck_line_text(const DeckLineError& error, Lang lang);

struct DeckList {
  std::vector<std::pair<u16, int>> cards;  // each card once, in the order of the list
  std::string name;                        // as the list itself tells it
  int sideboard = 0;       // how many cards it lists for the sideboard, which is not played
  int sideboard_line = 0;  // where the sideboard begins, if only a blank line tells
  int others = 0;          // cards that are in neither: a maybeboard, tokens
  std::vector<DeckLineError> errors;  // in the order of the lines, at most 100
  int more_errors = 0;                // how many there are beyond those
};

// A deck in any of the forms that README.md of this folder lists; which one is told by the text.
// Cards of the sideboard are only counted. Lines with mistakes are left out and reported.
DeckList read_deck_list(const CardDb& db, std::string_view text);
// Writes such a list: a comment with the name, then spells, then lands, each sorted by name.
std::string write_deck_list(const CardDb& db, const DeckDef& deck, Lang lang);

// The card whose name is nearest to a misspelt one; 0 if none is near.
u16 nearest_card(const CardDb& db, std::string_view name);

}  // namespace upkeep
