// What a card says as one number, wherever it stands in the database: its whole definition and all
// it refers to, by content and never by index. A duel goes on as long as the cards it names have
// their fingerprints, whatever happens to the others. A new word at the end of a list of words
// changes no fingerprint.
#pragma once
#include <string_view>
#include <vector>

#include "cards/card.h"

namespace upkeep {

u64 card_fingerprint(const CardDb& db, u16 card);
// Of several, in whatever order and however often each is named.
u64 cards_fingerprint(const CardDb& db, const std::vector<u16>& cards);

// The name alone, for telling a card in few bytes; never 0.
u32 name_fingerprint(std::string_view name);
// 0 if there is none, or if several have this number.
u16 find_by_fingerprint(const CardDb& db, u32 fingerprint);

// What a state has indices of.
enum class Pool : u8 { cards, abilities, effects, mods, filters, costs, subtypes, count };
constexpr int kPools = int(Pool::count);
int pool_size(const CardDb& db, Pool pool);
// What stands at an index, by content: of a card only what is printed beside its text, of a list
// all that follows. Never 0.
u64 entry_fingerprint(const CardDb& db, Pool pool, u16 index);

u64 text_fingerprint(std::string_view text);

}  // namespace upkeep
