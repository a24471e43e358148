// Pictures of positions and screens, for looking at what is drawn without playing there.
#pragma once
#include <functional>

#include "app.h"

namespace upkeep {

// what: "shot" (subject is a .duel file) or "screen" (a name). `more`: things to do first: "hover X
// Y", "click X Y", "key NAME", "lang TAG".
int take_shot(App& app, const char* what, const char* subject, const char* out, int width,
              int height, int more_count, char** more, const std::function<void()>& frame);

}  // namespace upkeep
