// What the canvas and the page's bridge share: the one game of the program, and how each tells the
// other that it has changed.
#pragma once
#include "table/game.h"

namespace upkeep {

Game& shared_game();

}  // namespace upkeep

extern "C" {
// The game, or what is known of it, changed by other hands than the canvas's: draw once.
void shell_changed();
}
