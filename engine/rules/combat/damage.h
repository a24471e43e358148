// Dealing damage (CR 120; damage.cpp).
#pragma once
#include "rules/frame.h"

namespace upkeep {

// Adds damage to what deal_queued() deals as one event.
void queue_damage(Ctx& c, Ref source, u16 source_lki, Ref to, u8 to_player, int amount,
                  PacketFlags flags);
// Pushes a frame that applies prevention and replacement effects, asking where there is a choice,
// and deals what is left. The total dealt goes to last_amount of the item.
void deal_queued(Ctx& c, u16 item);

}  // namespace upkeep
