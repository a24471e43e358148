// Decks as plain lists of lines, as people send them to each other.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "decks/load.h"
#include "text/text.h"

namespace upkeep {

#define UPKEEP_DECK_LINE_CODES(X)                           \
  X(not_understood) /* no "4 Lightning Bolt" */             \
  X(unknown_card)   /* `nearest` may name what was meant */ \
  X(bad_count)      /* none, or more than a deck holds */   \
  X(test_card)      /* a card that only tests use */        \
  X(too_long)       /* the list goes on for longer than any deck would */
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
  std::string name;                        // of a line "Name: …" or "# Name: …"
  int sideboard = 0;  // how many cards it lists for the sideboard, which is not played
  std::vector<DeckLineError> errors;
};

// "4 Lightning Bolt", "4x Lightning Bolt", "Lightning Bolt" for one; lines that begin with # or //
// and what follows " #" are comments; headings "Deck", "Main", "Creatures (12)" are passed over;
// from "Sideboard" on, or in lines that begin with "SB:", cards are only counted. A set and a
// number behind the name, "(M10) 146", are passed over. Names of any of the four languages, letter
// case aside. Lines with mistakes are left out and reported.
DeckList read_deck_list(const CardDb& db, std::string_view text);
// Writes such a list: a comment with the name, then spells, then lands, each sorted by name.
std::string write_deck_list(const CardDb& db, const DeckDef& deck, Lang lang);

// The card whose name is nearest to a misspelt one; 0 if none is near.
u16 nearest_card(const CardDb& db, std::string_view name);

}  // namespace upkeep
