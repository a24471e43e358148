#pragma once
#include "gfx.h"

namespace upkeep {

// `width` and `height` in pixels of the picture; made for 1440×1512.
void draw_card_sheet(Gfx& g, float width, float height);

}  // namespace upkeep
