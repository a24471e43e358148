// Picking objects, for effects (pick.cpp).
#pragma once
#include "rules/frame.h"

namespace upkeep {

// A player picks `lo` to `hi` objects that match the filter, in the filter's zone; of hidden zones
// the player sees the cards. They replace what the item had picked before. `owner`: whose zone,
// kNoPlayer for any.
void push_pick(Ctx& c, u8 player, Prompt why, u16 filter, int lo, int hi, u16 item, u8 owner);

enum PickFlag : u8 {
  kPickAppend = 1,    // adds to what was picked already
  kPickSources = 2,   // sources of damage: permanents and spells
  kPickCounters = 4,  // permanents with counters
  kPickOthers = 8,    // not the source
};
// As push_pick; `zone` counts where there is no filter; `depth` not 0: only the top cards of a
// library.
Frame& pick_from(Ctx& c, u8 player, Prompt why, u16 filter, Zone zone, int lo, int hi, u16 item,
                 u8 owner, u8 flags = 0, int depth = 0);

}  // namespace upkeep
