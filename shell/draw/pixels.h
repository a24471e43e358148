// What a frame is once it is laid out: letters and pixels, by OpenGL.
#pragma once
#include "app.h"

namespace upkeep {

// The letters of the sizes that are needed now, and a texture of them.
void bake_letters(App& app);

// Puts it where OpenGL draws, all of it or what has changed; first with nothing below it, if
// `clear`.
void draw_pixels(ImDrawData* data, bool clear);

}  // namespace upkeep
