// What a frame is once it is laid out: letters and pixels, by OpenGL.
#pragma once
#include "imgui.h"

namespace upkeep {

// A texture of the letters that there are now, in place of the one before.
void send_letters();

// Puts it where OpenGL draws, all of it or what has changed; first with nothing below it, if
// `clear`.
void draw_pixels(ImDrawData* data, bool clear);

}  // namespace upkeep
