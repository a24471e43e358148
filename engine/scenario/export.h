// A recorded duel's current turn as a `.duel` text that people can read and change: the position
// its first main phase began with, and what has been done since, line by line.
#pragma once
#include <string>

#include "session/replay.h"

namespace upkeep::scenario {

// Up to moment `at`. Cards that `seat` may not know then are left out (kEverySeat: none are, and
// kMaxPlayers: all in hands), libraries always. Empty while nobody has begun a turn.
std::string written_turn(Replay& replay, std::size_t at, u8 seat, const std::string& title);

}  // namespace upkeep::scenario
