// The turn: its steps and phases, and what the turn itself does in them (turn.cpp, phases.cpp).
#pragma once
#include "rules/frame.h"
#include "rules/outside.h"

namespace upkeep {

// How many cards the active player draws in the draw step, and drawing them.
int draws_due(Ctx& c);
void draw_for_turn(Ctx& c);
// Empties the pools at the end of a step, with mana burn where the rules have it, if they empty
// there (outside.h).
void empty_pools(Ctx& c, Step step);

// ------------------------------------------------------------------ batch timing (phases.cpp)
void begin_draw_phase(Ctx& c, int n);
// Of a step frame: true when nothing is left to do in the phase.
bool phase_over(Ctx& c, Frame& f);
// Begins in the middle of a main phase, as a position may (attack.cpp).
void resume_main(Ctx& c, Frame& phase, Step step);

}  // namespace upkeep
