// What a card says as one number, wherever it stands in the database: its whole definition and all
// it refers to, by content and never by index. A duel goes on as long as the cards it names have
// their prints, whatever happens to the others.
#pragma once
#include <vector>

#include "cards/card.h"

namespace upkeep {

u64 card_print(const CardDb& db, u16 card);
// Of several, in whatever order and however often each is named.
u64 cards_print(const CardDb& db, const std::vector<u16>& cards);

// The name alone, for telling a card in few bytes. 0 for none, or for several of one number.
u32 name_print(const std::string& name);
u16 find_by_print(const CardDb& db, u32 print);

}  // namespace upkeep
