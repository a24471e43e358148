// Pictures as files.
#pragma once

namespace upkeep {

// From now on frames are drawn into a buffer of this many pixels: a window may be smaller, covered,
// or none at all.
void draw_into_buffer(int width, int height);

// Writes what was drawn there as PNG; false if the file cannot be written.
bool save_picture(const char* path, int width, int height);

}  // namespace upkeep
