#pragma once
#include "draw/gfx.h"

namespace upkeep {

// `width` and `height` in pixels of the picture; made for 1440×1512.
void draw_card_sheet(Gfx& g, float width, float height);
// Full cards in rows, as many as there is room for. `which`: FROM-WIDTH-LANGUAGE-ERA, where FROM is
// the number of the first card. False if it is not understood.
bool choose_cards(const char* which);
void draw_cards(Gfx& g, float width, float height);

}  // namespace upkeep
