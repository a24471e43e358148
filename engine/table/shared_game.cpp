#include "table/shared_game.h"

#include "decks/load.h"

namespace upkeep {

Game& shared_game() {
  static Game game(standard_cards());
  return game;
}

}  // namespace upkeep
