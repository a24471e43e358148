// Decks: lists of card names with how many of each, from JSON or from plain text.
#pragma once
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "cards/card.h"
#include "rules/ruleset.h"
#include "text/string_keys.h"

namespace upkeep {

struct DeckList;

struct DeckDef {
  std::string id;  // name of the file without folder and ending
  std::string name[kLangs];
  std::string plan[kLangs];                // how it wants to win, in a sentence or two
  std::vector<std::pair<u16, int>> cards;  // definition and how many, in the order of the file
  bool bench = false;                      // for measuring, not offered to players
  u8 eras = 0;                             // bit per Era: among whose decks it is balanced
  int size() const;
};

// A deck file: {"name": {"en": …, "pt": …, "es": …, "it": …}, "plan": …, "eras": ["sixth"],
// "cards": {"Mountain": 24, …}}, or whatever decks/list.h reads. Appends every mistake, and returns
// an empty deck if there is any. Test cards may not be in decks. `list`: what else was in a list.
DeckDef load_deck(const CardDb& db, const std::string& path, const char* text, std::size_t size,
                  std::vector<LoadError>& errors, DeckList* list = nullptr);

// How a deck breaks a limit on its size and on copies of one card; basic lands are free (copies 0:
// no limit). Empty if it breaks none.
std::vector<std::string> deck_problems(const CardDb& db, const DeckDef& deck, int smallest,
                                       int copies);

// By the rules of a duel (switches deckRules, planeswalkers): what is wrong with a deck for it, in
// English. decks/legality.h knows more, in more languages.
std::vector<std::string> deck_problems(const CardDb& db, const DeckDef& deck, const Rules& rules);

// The decks embedded at build time: those of no era in particular, then era by era, each by name.
// Mistakes there are programming errors.
const std::vector<DeckDef>& standard_decks();

}  // namespace upkeep
