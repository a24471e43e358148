// Pictures of positions and screens, for looking at what is drawn without playing there.
#pragma once
#include "app.h"
#include "shots/script.h"

namespace upkeep {

// `what`: "--shot" (`subject` is a .duel file, or FILE@ERA) or "--screen" (title, setup, cards,
// duel, toss or curtain; the last three with an era, as in duel-fifth; cards-1-240-it-m10 shows
// every card from the first on, 240 wide, in Italian and the words of an era). `words`: what is
// done there (shots/script.h). Returns the program's exit code (ShotCode), 0 if all went well.
int take_shot(App& app, const char* what, const char* subject, int word_count, char** words,
              const ShotStage& stage);

}  // namespace upkeep
