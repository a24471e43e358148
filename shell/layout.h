// Where everything is for a given size of the canvas: the design's metrics at 1280×720, and how
// they give way in smaller and larger ones. Numbers only.
#pragma once
#include "draw/gfx.h"

namespace upkeep {

enum class Shape : u8 {
  wide,    // three columns
  medium,  // no left column: preview and note slide over the board
  narrow,  // no log either, the stack is in the right column's place when there is one
  phone,   // one column, buttons below the board
  low,     // a small frame or a phone on its side: small tiles, buttons at the right
};

struct Layout {
  Shape shape = Shape::wide;
  float w = 0, h = 0, scale = 1;
  Rect left, board, right;
  Rect head;  // word mark and buttons (wide)
  Rect preview, note;
  Rect plate[2];  // [0] the other player's, above
  float disc_x = 0, disc_y[2] = {}, disc_r = 34;
  float lands_y[2] = {}, creatures_y[2] = {};
  Rect ribbon;
  float marker_w = 132;
  float creature_w = 88, creature_h = 104, land_w = 64, land_h = 72;
  Rect hand;  // where hand cards may show
  float card_w = 120, card_h = 168, card_step = 112;
  Rect stack, log, prompt, pass, extra[4];
  Rect drawer;        // phone: the row with the stack's top, log and menu
  bool names = true;  // tiles carry names
  bool keys = true;   // buttons show key caps
  bool bare = false;  // a small board in another page: the present step only, no log, no menu
  bool phone() const { return shape == Shape::phone; }
  bool low() const { return shape == Shape::low; }
  // Whether tiles are so low that what is attached below them is, too.
  bool tight() const { return bare || (names && creature_h < 56 * scale); }
};

// In canvas pixels. `touch`: no key caps. `zoom`: how much larger than the design all of it is.
// `board`: it stands in another page, among what that says.
Layout make_layout(float w, float h, bool touch, float zoom = 1, bool board = false);

}  // namespace upkeep
