// Batch timing: the neutral state, actions and what follows them (batch.cpp, settle.cpp,
// attack.cpp; catalogue, era-fifth).
#pragma once
#include "rules/frame.h"

namespace upkeep {

enum NeutralFlag : u8 { kNonactiveOnly = 1 };  // an attack was announced: ask only the others
Frame& push_neutral(Ctx& c, u8 flags = 0);
// An announcement has become an action: tells the frame that opened it.
void action_over(Ctx& c, bool interrupt);
// What follows the resolution of a batch: triggers, damage, deaths, state-based actions.
bool needs_settle(const State& s);
void push_settle(Ctx& c);
void begin_attack(Ctx& c);

}  // namespace upkeep
