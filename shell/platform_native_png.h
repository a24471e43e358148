// Pictures as files.
#pragma once
#include <vector>

namespace upkeep {

using Bytes = std::vector<unsigned char>;

// Writes `w` by `h` pixels of red, green and blue, the lowest row first (as OpenGL reads them);
// false if the file cannot be written.
bool write_png(const char* path, int w, int h, const Bytes& rgb_rows);

}  // namespace upkeep
