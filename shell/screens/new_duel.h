// What is chosen for the next duel.
#pragma once
#include <string>

#include "duel.h"
#include "ids.h"
#include "search/level.h"

namespace upkeep {

struct NewDuel {
  bool versus_computer = true;
  int level = kFullLevel;  // of the computer
  int era = int(Era::foundations);
  Rules rules = preset(Era::foundations);
  int decks[2] = {0, 1};
  std::string names[2];  // empty: SetupScreen::name_of
  std::string seed_text;
  int first = 2;  // 0, 1, at random, or at random who chooses
};

// How many of its rules differ from the era's own.
int changed_rules(const NewDuel& chosen);

}  // namespace upkeep
