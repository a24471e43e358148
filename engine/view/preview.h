// What comes of the stack (or batch) and of the combat that is under way if nobody does anything
// more: everybody passes, nobody blocks who has not. Real choices are not answered: there it stops.
// Reads only what `seat` may know; what is left to chance is marked.
#pragma once
#include <vector>

#include "duel.h"

namespace upkeep {

enum class PreviewEnd : u8 {
  nothing,  // nothing waits and there is no combat
  settled,  // everything has resolved
  choice,   // somebody (player) must choose (why)
  over,     // the duel is decided
  limit,    // it goes on for too long
};

struct Preview {
  PreviewEnd end = PreviewEnd::nothing;
  u8 player = kNoPlayer;
  Prompt prompt = Prompt::none;
  std::vector<Event> events;  // as `seat` may read them
  // How many of them are certain: what comes after hangs on chance or on what the seat cannot know.
  std::size_t certain = 0;
  bool chance = false;  // some are not
  u8 players = 0;
  i16 before[kMaxPlayers] = {}, after[kMaxPlayers] = {};  // lives
};

// Whether there is anything to tell: something waits, or attackers have been declared.
bool has_preview(const State& s);
Preview preview(const State& s, const CardDb& db, u8 seat);
// The answer that is no doing: passing, declaring nothing more, the one thing that is possible.
// -1 if there is a real choice.
int idle_answer(const State& s, const Option* options, int n);

}  // namespace upkeep
