// Whose table it is, and the way to keys and menu.
#include "board/head.h"
#include "text/phrases.h"

namespace upkeep {

// Book and word lead to the first page; in another page there is none.
void TableHead::place_mark() const {
  const Rect h = lay_.head;
  Region region;
  region.r = {h.x, h.y, h.w - g_.px(96), h.h};
  region.command = {Cmd::leave};
  region.label = w(Str::canvas_to_start);
  const PlaceState s = ui_.place(region);
  const Rect& r = region.r;
  if (s.hovered)
    g_.list()->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, rgb(ink::kText, .08f), g_.px(6));
  if (s.focused) focus_ring(r, 6);
}

void TableHead::draw() const {
  const Rect h = lay_.head;
  if (h.w <= 0 || lay_.bare) return;
  if (lay_.shape != Shape::wide) {
    // Two small buttons at the top of the right column.
    const float side = h.h - g_.px(lay_.low() ? 0.f : 4.f);
    icon_button({h.right() - side, h.y, side, side}, {Cmd::show_menu}, "settings-knobs",
                w(Str::canvas_menu));
    icon_button({h.right() - 2 * side - g_.px(8), h.y, side, side}, {Cmd::show_keys}, "help",
                w(Str::canvas_keys));
    if (lay_.log.w <= 0)
      icon_button({h.right() - 3 * side - g_.px(16), h.y, side, side}, {Cmd::show_log},
                  "scroll-quill", w(Str::canvas_log));
    return;
  }
  if (!board_) place_mark();
  // A book with a ribbon in it.
  ImDrawList* d = g_.list();
  const auto at = [&](float x, float y) { return ImVec2(h.x + g_.px(x), h.y + g_.px(y)); };
  const ImDrawFlags corners = ImDrawFlags_RoundCornersTopRight | ImDrawFlags_RoundCornersBottomLeft;
  d->AddRectFilled(at(8, 6.8f), at(32, 33.2f), rgb(ink::kDark), g_.px(5), corners);
  d->AddRectFilled(at(9, 7.8f), at(31, 32.2f), rgb(ink::kBrass2), g_.px(4), corners);
  d->AddRectFilled(at(9, 7.8f), at(14.3f, 32.2f), rgb(ink::kBrass3), g_.px(4),
                   ImDrawFlags_RoundCornersBottomLeft);
  for (float side : {17.7f, 24.6f})  // its end is cut to a notch
    d->AddQuadFilled(at(21.1f, 7.8f), at(21.1f, 19.1f), at(side, 22.3f), at(side, 7.8f),
                     rgb(0x8A2A22));
  g_.text(h.x + g_.px(46), h.y - g_.px(2), Face::alegreya800, 22, rgb(ink::kText), "Upkeep");
  static constexpr const char* kYears[] = {"1997", "1999", "2009", "2024"};
  const int era = int(v_->era) & 3;
  g_.text(h.x + g_.px(46), h.y + g_.px(22.4f), Face::sans500, 13, rgb(ink::kBrass),
          std::string(w(Str(int(Str::canvas_book_fifth) + era))) + " · " + kYears[era]);
  icon_button({h.right() - g_.px(88), h.y, g_.px(40), g_.px(40)}, {Cmd::show_keys}, "help",
              w(Str::canvas_keys));
  icon_button({h.right() - g_.px(40), h.y, g_.px(40), g_.px(40)}, {Cmd::show_menu},
              "settings-knobs", w(Str::canvas_menu));
}

}  // namespace upkeep
