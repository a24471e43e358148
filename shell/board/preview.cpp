// The card that is pointed at, with its note, and a card over everything.
#include <algorithm>

#include "board/preview.h"
#include "draw/card.h"
#include "text/phrases.h"

namespace upkeep {

// The left column, or nothing where there is none: what is pointed at and its note.
void CardPreview::draw_column() {
  if (lay_.shape != Shape::wide) return;
  column(lay_.left, true);
  head_.draw();
  note_.draw();
}

// The card under the pointer or the ring, large. Drawn once every place of the frame is known: also
// those of a question and of a zone that is looked through.
void CardPreview::draw_card(bool quiet) {
  const Region* shown = nullptr;
  if (const Region* f = ui_.focused()) {
    if (f->card) shown = f;
  }
  if (!shown && ui_.hover() && !touch_)
    for (const Region& r : ui_.regions())
      if (r.command == ui_.hover() && r.card) shown = &r;
  CardFace f;
  bool have = false;
  if (shown) {
    const ViewObject* o = object(shown->shows);
    f = o ? face(*o) : face_of(game_.cards(), shown->card, lang_, v_->words);
    have = true;
  } else if (const ViewObject* o = object(selected_)) {
    f = face(*o);
    have = true;
  } else if (v_->announced) {
    f = face_of(game_.cards(), v_->announced, lang_, v_->words);
    have = true;
  } else if (!v_->stack.empty() && v_->stack[0].card) {
    f = face_of(game_.cards(), v_->stack[0].card, lang_, v_->words);
    have = true;
  }
  const bool wide = lay_.shape == Shape::wide;
  if (wide) {
    if (have) {
      draw_page(g_, lay_.preview, f);
    } else {
      const Rect r = lay_.preview;
      g_.outline(r, rgb(ink::kWalnutLine), 14, 1.5f);
      g_.icon("book", {r.cx() - g_.px(40), r.cy() - g_.px(40), g_.px(80), g_.px(80)},
              rgb(ink::kWalnutLine));
    }
    return;
  }
  if (!shown || lay_.phone() || quiet) return;
  // Over the board's edge, on the side away from the pointer; small frames show it in the middle of
  // the height.
  Rect r = lay_.preview;
  r.y = std::max(g_.px(8), std::min(r.y, lay_.h - r.h - g_.px(8)));
  if (shown->r.x < r.right() + g_.px(12)) r.x = lay_.board.right() - r.w - g_.px(12);
  const ViewObject* about = object(shown->shows);
  Explanation told;
  const bool why = about && note_.refused(*about, told);
  const float slip = why ? note_.reason_height(told) : 0;
  const float room = lay_.h - g_.px(16) - (why ? slip + g_.px(12) : 0);
  if (r.h > room) {
    const float k = room / r.h, right = r.right();
    r.w *= k;
    r.h *= k;
    if (shown->r.x < r.x) r.x = right - r.w;
  }
  r.y = std::max(g_.px(8), std::min(r.y, room + g_.px(8) - r.h));
  const InRegion over(g_, "the preview", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  draw_page(g_, r, f);
  if (why) note_.draw_reason(told, r, slip);
}

// Held under a finger (or asked for by key): the full card over everything, with its note's text.
void CardPreview::draw_large() {
  if (!large_) return;
  ui_.cover();
  const InRegion over(g_, "a large card", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  const Rect all{0, 0, lay_.w, lay_.h};
  g_.list()->AddRectFilled({0, 0}, {all.w, all.h}, rgb(0x0A0705, .72f));
  ui_.place(all, {Cmd::close}, w(Str::canvas_close));
  const ViewObject* o = object(large_of_);
  if (!o && !large_card_) return;
  const CardFace f = o ? face(*o) : face_of(game_.cards(), large_card_, lang_, v_->words);
  Explanation told;
  const bool why = o && note_.refused(*o, told);
  const float slip = why ? note_.reason_height(told) : 0,
              room = lay_.h - (why ? slip + g_.px(12) : 0);
  const float k =
      std::min({1.f, (lay_.w - g_.px(24)) / g_.px(300), (room - g_.px(24)) / g_.px(420)});
  const float top = std::min(lay_.h / 2 - g_.px(230) * k, room - g_.px(12) - g_.px(420) * k);
  const Rect r{lay_.w / 2 - g_.px(150) * k, std::max(g_.px(12), top), g_.px(300) * k,
               g_.px(420) * k};
  draw_page(g_, r, f);
  if (why) note_.draw_reason(told, r, slip);
}

}  // namespace upkeep
