// The decks that a duel may be begun with: those of the program and those that the player has made.
#pragma once
#include <string>
#include <vector>

#include "decks/load.h"

namespace upkeep {

// The player's own; their ids begin with "own-", which no file's name does. The page fills them in.
const std::vector<DeckDef>& own_decks();
void keep_own_deck(DeckDef deck);  // in place of one with its id
void drop_own_deck(const std::string& id);

const DeckDef* choose_deck(const std::string& id);
// Those that the rules of an era allow: its own field first, then the player's, then the others.
const std::vector<const DeckDef*>& offered_decks(Era era);

}  // namespace upkeep
