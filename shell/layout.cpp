#include "layout.h"

#include <algorithm>
#include <cmath>

namespace upkeep {
namespace {

// The rows between the two plates; what is left over goes between them as the design spreads it.
struct Rows {
  float plate = 44, ribbon = 40, peek = 96;
  float gap_top = 8, gap_lands = 20, gap_creatures = 8, gap_ribbon = 24, gap_mine = 36,
        gap_my_lands = 16, gap_plate = 8, gap_hand = 24;
  float least = .25f;  // no gap is smaller than this part of itself
  float fixed(const Layout& l) const {
    return 2 * plate + 2 * l.land_h + 2 * l.creature_h + ribbon + peek;
  }
  float gaps() const {
    return gap_top + gap_lands + gap_creatures + gap_ribbon + gap_mine + gap_my_lands + gap_plate +
           gap_hand;
  }
};

// Sets the rows of the board; returns where the part below (hand or buttons) begins.
float set_rows(Layout& l, const Rows& r, float height) {
  const float k = std::max(r.least, (height - r.fixed(l)) / r.gaps());
  float y = r.gap_top * std::min(k, 1.f);
  const float inset = l.phone() || l.low() ? 8.f : 12.f;
  l.disc_x = l.board.cx();
  l.plate[0] = {l.board.x + inset, y, l.board.w - 2 * inset, r.plate};
  l.disc_y[0] = y + r.plate - 10;
  y += r.plate + r.gap_lands * k;
  l.lands_y[0] = y;
  y += l.land_h + r.gap_creatures * k;
  l.creatures_y[0] = y;
  y += l.creature_h + r.gap_ribbon * k;
  l.ribbon = {l.board.x, y, l.board.w, r.ribbon};
  y += r.ribbon + r.gap_mine * k;
  l.creatures_y[1] = y;
  y += l.creature_h + r.gap_my_lands * k;
  l.lands_y[1] = y;
  y += l.land_h + r.gap_plate * k;
  l.plate[1] = {l.plate[0].x, y, l.plate[0].w, r.plate};
  l.disc_y[1] = y + 10;
  y += r.plate + r.gap_hand * k;
  return y;
}

void columns(Layout& l, float w, float h) {
  const bool left = l.shape == Shape::wide;
  const float right_w = l.shape == Shape::low ? 176.f : l.shape == Shape::narrow ? 216.f : 264.f;
  l.left = left ? Rect{0, 0, 264, h} : Rect{};
  l.board = {left ? 264.f : 0.f, 0, w - (left ? 264.f : 0.f) - right_w, h};
  l.right = {w - right_w, 0, right_w, h};
}

void right_column(Layout& l, float h) {
  const float x = l.right.x + 8, w = l.right.w - 16;
  const bool low = l.shape == Shape::low;
  const float foot = h - 8;
  // A phone on its side is held by two thumbs; a higher frame has a mouse more often than not, and
  // where all is enlarged there is room for a finger already.
  const bool thumbs = low && !l.bare && h < 440 && l.scale < 1.25f;
  const float row = thumbs ? 44.f : low ? 34.f : 40.f, gap = 8;
  // From the foot upwards: undo and hold, to end of turn, pass, prompt.
  float y = foot - row;
  l.extra[1] = {x, y, std::floor((w - gap) * (low ? .5f : .6335f)), row};
  l.extra[2] = {x + l.extra[1].w + gap, y, w - gap - l.extra[1].w, row};
  y -= row + gap;
  l.extra[0] = {x, y, w, row};
  const float pass_h = thumbs ? 54.f : low ? 60.f : 76.f;
  y -= pass_h + gap;
  l.pass = {x, y, w, pass_h};
  const float prompt_h = thumbs ? 42.f : low ? 56.f : 46.f;
  y -= prompt_h + 6;
  l.prompt = {x + 4, y, w - 6, prompt_h};
  y -= 8;
  const bool log = l.shape != Shape::narrow && l.shape != Shape::low;
  if (log) {
    const float log_h = std::max(120.f, std::round((y - 16) * .38f));
    l.log = {x, y - log_h, w, log_h};
    y -= log_h + 8;
  } else {
    l.log = {};
  }
  const float top = l.shape == Shape::wide || l.bare ? 8.f : 52.f;
  l.stack = {x, top, w, y - top};
}

// From design pixels to the canvas's.
void enlarge(Layout& l) {
  const float s = l.scale;
  const auto grow = [s](Rect& r) { r = {r.x * s, r.y * s, r.w * s, r.h * s}; };
  for (Rect* r : {&l.left, &l.board, &l.right, &l.head, &l.preview, &l.note, &l.plate[0],
                  &l.plate[1], &l.ribbon, &l.hand, &l.stack, &l.log, &l.prompt, &l.pass,
                  &l.extra[0], &l.extra[1], &l.extra[2], &l.extra[3], &l.drawer})
    grow(*r);
  for (float* v : {&l.w, &l.h, &l.disc_x, &l.disc_y[0], &l.disc_y[1], &l.disc_r, &l.lands_y[0],
                   &l.lands_y[1], &l.creatures_y[0], &l.creatures_y[1], &l.marker_w, &l.creature_w,
                   &l.creature_h, &l.land_w, &l.land_h, &l.card_w, &l.card_h, &l.card_step})
    *v *= s;
}

// How much larger than the design: in steps, and never so large that the smallest layout has no
// room.
float fit_scale(float width, float height, bool tall, float zoom) {
  float s = std::min(width / 1280, height / 720);
  if (tall) s = std::min(width / 390, height / 780);
  s = s >= 2 ? 2.f : s >= 1.5f ? 1.5f : s >= 1.25f ? 1.25f : 1.f;
  const float most = std::max(1.f, std::min(width / 340, height / (tall ? 600.f : 360.f)));
  return std::min(s * zoom, std::max(s, most));
}

Shape shape_of(float w, float h, bool tall) {
  if (tall || (w < 560 && h >= 560)) return Shape::phone;
  if (w < 768 || h < 500) return Shape::low;
  if (w < 1024) return Shape::narrow;
  return w < 1280 ? Shape::medium : Shape::wide;
}

// What lies below the board of a phone.
struct PhoneFoot {
  float top, gap, pass_h, extra_h, hand_h;
  float height() const { return top + 44 + gap + pass_h + gap + extra_h + gap + hand_h; }
};

// How large things are on a phone: everything lower on a short one, so that both lives stay in
// sight.
PhoneFoot size_phone(Layout& l, Rows& r) {
  l.creature_w = 64, l.creature_h = 80, l.land_w = 44, l.land_h = 52;
  l.card_w = 108, l.card_h = 132, l.card_step = 118;
  l.disc_r = 30;
  l.marker_w = 118;
  l.keys = false;
  r.ribbon = 44, r.peek = 0;
  r.gap_lands = 12, r.gap_creatures = 4, r.gap_mine = 22, r.gap_my_lands = 26, r.gap_plate = 12,
  r.gap_hand = 0;
  const bool is_short = l.h < 776;
  if (is_short) {
    l.creature_w = 60, l.creature_h = 62, l.land_h = 44;
    l.disc_r = 24;
    r.plate = 36, r.ribbon = 34;
    r.gap_lands = 10, r.gap_ribbon = 20, r.gap_mine = 30, r.gap_my_lands = 16;
  }
  // Boards in other pages are shorter still.
  const bool tiny = l.h < 630;
  if (tiny) {
    l.creature_h = 58;
    r.ribbon = 32;
  }
  // The least that somebody else's page leaves: both lives stay in sight.
  const bool scant = l.bare && l.h < 490;
  // What the ribbon needs no more lets the lands have names.
  if (l.bare) {
    l.land_w = 60, l.land_h = 48;
    l.creature_h = scant ? 55 : 58;
    r.ribbon = 20, r.plate = 30;
    r.gap_ribbon = 10, r.gap_mine = 14;
  }
  PhoneFoot f;
  f.hand_h = scant      ? 42.f
             : tiny     ? 58.f
             : is_short ? 80 + std::max(0.f, std::min(52.f, (l.h - 640) * .55f))
                        : 152.f;
  f.gap = tiny ? 4.f : is_short ? 6.f : 8.f;
  f.pass_h = tiny ? 54.f : is_short ? 56.f : 64.f;
  f.top = is_short ? 8.f : 12.f;
  // In another page the bar below has what else there is: one row for all.
  f.extra_h = l.bare ? -f.gap : 44.f;
  return f;
}

// One column: the board, the drawer's row, buttons, the hand.
void lay_out_phone(Layout& l) {
  const float w = l.w, h = l.h;
  Rows r;
  l.board = {0, 0, w, h};
  const PhoneFoot f = size_phone(l, r);
  const float below = f.height();
  set_rows(l, r, h - below);
  // On their plates; where rows are closer they hang into the board, off the canvas's edge.
  const float hang = l.bare ? 4.f : -4.f;
  l.disc_y[0] += hang, l.disc_y[1] -= hang;
  const float y = h - below + f.top;
  l.board.h = y - f.top / 3;
  l.drawer = {8, y, w - 16, 44};
  l.pass = {8, y + 44 + f.gap, w - 16, f.pass_h};
  const float ey = y + 44 + f.gap + f.pass_h + f.gap;
  const float one = std::floor((w - 32) * .4413f), two = std::floor((w - 32) * .313f);
  l.extra[0] = {8, ey, one, 44};
  l.extra[1] = {16 + one, ey, two, 44};
  l.extra[2] = {24 + one + two, ey, w - 32 - one - two, 44};
  l.hand = {0, ey + f.extra_h + f.gap, w, f.hand_h};
  if (l.bare) {
    const float pass_w = std::floor(l.pass.w * .66f);
    l.extra[0] = {l.pass.x + pass_w + f.gap, l.pass.y, l.pass.w - pass_w - f.gap, f.pass_h};
    l.extra[1] = l.extra[2] = {};
    l.pass.w = pass_w;
  }
}

// Where the rows have no room for tiles of their full size.
void shrink_tiles(Layout& l, Rows& r) {
  const float h = l.h;
  l.creature_w = 64, l.creature_h = 80, l.land_w = 44, l.land_h = 52;
  r.peek = h <= 480 ? 56.f : 76.f;
  if (h < 372) {
    // A phone on its side, with the browser's bars: the hand keeps a finger's breadth.
    l.creature_w = 44, l.creature_h = h < 316 ? 44.f : 52.f, l.land_h = 36, l.names = false;
    r.plate = 24, r.ribbon = 20, r.peek = 56, r.least = .1f;
  } else if (h < 440) {
    l.creature_w = 60, l.creature_h = 55, l.land_h = 46;
    r.plate = 32, r.ribbon = 26, r.peek = 48;
  } else if (h < 520) {
    r.plate = 36, r.ribbon = 30;
  }
  if (l.bare && l.low()) {
    l.creature_w = 60, l.creature_h = 58, l.land_w = 60, l.land_h = 48, l.names = true;
    r.plate = 30, r.ribbon = 22, r.peek = h < 440 ? 40.f : 56.f;
  }
  l.disc_r = h < 372 ? 17.f : h < 440 ? 20.f : 26.f;
  l.marker_w = l.shape == Shape::low ? 112.f : 132.f;
  if (l.shape == Shape::low) l.card_w = 108, l.card_h = 132, l.card_step = 96;
}

void lay_out_columns(Layout& l) {
  const float w = l.w, h = l.h;
  Rows r;
  columns(l, w, h);
  if (h < r.fixed(l) + r.gaps() * .35f) shrink_tiles(l, r);
  const float y = set_rows(l, r, h);
  l.hand = {l.board.x, y, l.board.w, h - y};
  if (l.shape == Shape::wide) {
    l.head = {8, 8, 248, 40};
    l.preview = {12, 60, 240, 336};
    l.note = {8, 412, 248, h - 420};
  } else {
    l.head = {l.right.x + 8, l.low() ? 4.f : 8.f, l.right.w - 16, l.low() ? 44.f : 40.f};
    if (l.shape == Shape::low) l.keys = false;
    l.preview = {l.board.x + 12, 60, 240, 336};
    l.note = {l.board.x + 8, 412, 248, h - 420};
  }
  right_column(l, h);
}

Layout lay_out(float width, float height, bool touch, float zoom, bool board) {
  Layout l;
  const bool tall = height > width * 1.05f;
  l.scale = fit_scale(width, height, tall, zoom);
  l.w = width / l.scale;
  l.h = height / l.scale;
  l.keys = !touch;
  l.shape = shape_of(l.w, l.h, tall);
  l.bare = board && (l.phone() || l.low());
  if (l.phone())
    lay_out_phone(l);
  else
    lay_out_columns(l);
  return l;
}

}  // namespace

Layout make_layout(float width, float height, bool touch, float zoom, bool board) {
  Layout l = lay_out(width, height, touch, zoom, board);
  enlarge(l);
  return l;
}

}  // namespace upkeep
