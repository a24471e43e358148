// What a hand is worth keeping for, and which land it wants.
#pragma once
#include "duel.h"

namespace upkeep {

// At the question of a mulligan: two to five lands, of the colors that the spells want, or so few
// cards that any hand is kept.
bool keeps_hand(const State& s, const CardDb& db, u8 seat);

// How much better the seat could cast what it holds with one more land of this definition: by what
// it can cast at once, and by the colors that are missing.
int land_want(const State& s, const CardDb& db, u8 seat, u16 card);

// Whether the seat holds an instant that its untapped lands can pay for, but not besides something
// else that costs so much mana.
bool needs_mana_for_instants(const State& s, const CardDb& db, u8 seat, int besides);

}  // namespace upkeep
