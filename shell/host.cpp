#include "host.h"

#include "deck_load.h"

namespace upkeep {

Game& shared_game() {
  static Game game(standard_cards());
  return game;
}

}  // namespace upkeep
