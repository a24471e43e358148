// What happens to players: life, mana, losing (players.cpp, timing/turn.cpp).
#pragma once
#include "rules/frame.h"
#include "rules/query.h"

namespace upkeep {

void gain_life(Ctx& c, u8 player, int n);
void lose_life(Ctx& c, u8 player, int n);
void add_mana(Ctx& c, u8 player, Mana kind, int n, Ref source);
// The player loses and leaves the game; ends the duel if one player is left (CR 104.2a).
void player_loses(Ctx& c, u8 player, LossReason why);
// Takes everything of a player out of the game (CR 800.4a).
void leave_the_game(Ctx& c, u8 player);
// The part of it that concerns their cards.
void take_cards_away(Ctx& c, u8 player);
// `winner`: kNoPlayer for a draw.
void end_duel(Ctx& c, u8 winner);

}  // namespace upkeep
