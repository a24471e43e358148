// Buttons, panels and slips.
#include <cmath>

#include "part.h"

namespace upkeep {

void Part::focus_ring(const Rect& r, float rounding) const {
  g_.outline(r.grown(g_.px(2)), rgb(ink::kDark), rounding + 2, 2);
  g_.outline(r.grown(g_.px(4.5f)), rgb(ink::kCream), rounding + 4.5f, 3);
}

void Part::key_cap(float right, float cy, const std::string& key, ImU32 color, ImU32 line) const {
  const float w = std::max(g_.px(20), g_.text_width(Face::sans700, 13, key) + g_.px(14));
  const Rect r{right - w, cy - g_.px(10), w, g_.px(20)};
  const InRegion part(g_, "a key", r, kLoose | kAlone);
  g_.outline(r, line ? line : color, 4, 1);
  g_.text_centered(r.cx(), r.cy() - g_.px(7.8f), Face::sans700, 13, color, key);
}

void Part::button(const Rect& r, const Command& c, const std::string& label, const std::string& key,
                  Look look, const Able& able, const std::string& second, const char* icon) const {
  const InRegion part(g_, "a button", r, kLoose);
  Command command = able.yes ? c : Command{};
  if (!able.yes && !able.why.empty()) {
    command = {Cmd::refused, int(refusals_.size())};
    refusals_.push_back({r, able.why, c.cmd});
  }
  const PlaceState s =
      ui_.place(r, command, second.empty() ? label : label + " " + second, able.yes);
  Button b{r, label, key, second, icon, look, able.yes};
  // Pressed it goes down on the edge it stands on.
  b.r.y += s.pressed ? g_.px(1) : 0;
  if (look == Look::brass || look == Look::walnut)
    g_.list()->AddRectFilled({r.x, r.y + g_.px(2)}, {r.right(), r.bottom() + g_.px(2)},
                             rgb(0x0D0805), g_.px(8));
  draw_button_body(b, s.hovered);
  fit_key(b);
  if (b.tall)
    draw_tall_words(b);
  else
    draw_flat_words(b);
  if (s.focused) focus_ring(b.r, 8);
}

void Part::draw_button_body(Button& b, bool hovered) const {
  const Rect& r = b.r;
  const bool lit = hovered && b.enabled;
  switch (b.look) {
    case Look::brass:
      g_.boxed(r, rgb(ink::kInk), 1, rgb(lit ? 0xFBE7A6 : ink::kBrass),
               rgb(lit ? 0xD2A648 : ink::kPass2), 8);
      g_.lit(r, 8, .5f);
      b.words = b.cap = rgb(ink::kInk);
      b.cap_line = rgb(ink::kInk, .55f);
      break;
    case Look::walnut:
      g_.gradient(r, rgb(lit ? 0x5A4738 : ink::kButton), rgb(lit ? 0x3A2B20 : ink::kButton2), 8);
      g_.outline(r, rgb(ink::kButtonLine), 8, 1);
      g_.lit(r, 8, .14f);
      break;
    case Look::paper:
      if (hovered)
        g_.list()->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, rgb(ink::kPaperInset),
                                 g_.px(6));
      g_.outline(r, rgb(ink::kPaperLine), 6, 1);
      b.words = b.cap = b.cap_line = rgb(ink::kInk2);
      break;
    case Look::rubric:
      g_.list()->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()},
                               rgb(lit ? 0xAC3424 : ink::kRubric), g_.px(6));
      b.words = b.cap = b.cap_line = rgb(0xF8F0DC);
      break;
    case Look::plain:
      break;
  }
  if (!b.enabled) b.words = b.cap = rgb(ink::kText3), b.cap_line = rgb(ink::kButtonLine);
}

// How much room the words have. They come first: where there is none for both, the key is left out.
void Part::fit_key(Button& b) const {
  // What passing does is read each time; where a way into a duel leads is read once.
  b.way = screen_ != Screen::table;
  b.pad = g_.px(b.r.w <= g_.px(120) ? 8.f : b.way && !b.second.empty() ? 16.f : 12.f);
  const bool brass = b.look == Look::brass;
  // A pass that loses the duel is red, and says so.
  b.tall = (brass || (b.look == Look::rubric && !b.second.empty())) && b.r.h >= g_.px(54);
  const Face face = b.tall ? Face::alegreya800 : brass ? Face::alegreya700 : Face::sans700;
  const float least = b.tall ? 22.f : brass ? 15.f : 13.f;
  b.caps = lay_.keys && !b.key.empty();
  float cap_w =
      b.caps ? std::max(g_.px(20), g_.text_width(Face::sans700, 13, b.key) + g_.px(14)) + g_.px(8)
             : 0;
  if (b.caps && g_.text_width(face, least, b.label) > b.r.w - 2 * b.pad - cap_w) {
    b.caps = false;
    cap_w = 0;
  }
  b.room = b.r.w - 2 * b.pad - cap_w;
}

// A large label, and what it does on one smaller line or two below it.
void Part::draw_tall_words(const Button& b) const {
  const Rect& r = b.r;
  const bool two = !b.second.empty();
  const float left = r.x + b.pad + g_.px(4), second_w = r.w - 2 * b.pad - g_.px(4);
  // What passing does is said to its end: on two lines below a smaller word if it must be.
  const bool long_second = two && g_.text_width(Face::sans700, 13, b.second) > second_w;
  // A lower button holds its two lines closer together.
  const bool low = r.h < g_.px(62);
  const float up = low ? 23.8f : b.way ? 25.6f : 28.2f;
  const float below = low ? 2.f : b.way ? 2.4f : 4.f;
  const float ly = long_second ? r.cy() - g_.px(28) : two ? r.cy() - g_.px(up) : r.cy() - g_.px(13);
  float large = long_second ? 18.f : 22.f;
  Face face = Face::alegreya800;
  if (g_.text_width(face, large, b.label) > b.room) large = 18;
  if (g_.text_width(face, large, b.label) > b.room) large = 15, face = Face::alegreya700;
  if (g_.text_width(face, large, b.label) > b.room) large = 13, face = Face::sans700;
  const float down = long_second ? 0 : g_.px((22 - large) * .6f);
  const std::string label = g_.fit(face, large, b.label, b.room);
  if (!two && !b.caps) return g_.text_centered(r.cx(), ly + down, face, large, b.words, label);
  g_.text(left, ly + down, face, large, b.words, label);
  if (long_second) {
    // All damage that waits is told by what waits, too.
    const InRegion told(g_, "what passing does", r,
                        kLoose | (!v_ || v_->pending_damage.empty() ? 0u : kMayCut));
    g_.paragraph({left, r.cy() - g_.px(7), second_w, 0}, Face::sans700, 13, b.words, b.second, 2);
  } else if (two) {
    float size = b.way ? 15.f : 18.f;
    for (float smaller : {15.f, 13.f})
      if (g_.text_width(Face::sans700, size, b.second) > second_w) size = smaller;
    g_.text(left, r.cy() + g_.px(below), Face::sans700, size, b.words,
            g_.fit(Face::sans700, size, b.second, second_w));
  }
  if (b.caps)
    key_cap(r.right() - b.pad,
            r.cy() - g_.px(long_second ? 21.f
                           : two       ? b.way ? 12.f : 13.f
                                       : 0.f),
            b.key, b.cap, b.cap_line);
}

void Part::draw_flat_words(const Button& b) const {
  const Rect& r = b.r;
  const bool serif = b.look == Look::brass;
  const Face face = serif ? Face::alegreya700 : Face::sans700;
  float size = serif ? 18.f : 15.f;
  if (g_.text_width(face, size, b.label) > b.room) size = serif ? 15.f : 13.f;
  if (g_.text_width(face, size, b.label) > b.room && !b.caps && draw_close_words(b)) return;
  const std::string text = g_.fit(face, size, b.label, b.room);
  // Fingers see a picture where others see the key.
  const float text_w = b.icon && !lay_.keys ? g_.text_width(face, size, text) : 0, side = g_.px(16);
  if (text_w > 0 && text_w + side + g_.px(8) <= b.room) {
    const float x = r.cx() - (text_w + side + g_.px(8)) / 2;
    g_.icon(b.icon, {x, r.cy() - side / 2, side, side},
            b.enabled && b.look == Look::walnut ? rgb(ink::kBrass) : b.words);
    g_.text(x + side + g_.px(8), r.cy() - g_.px(size * .58f), face, size, b.words, text);
  } else if (b.caps)
    g_.text(r.x + std::min(g_.px(13), b.pad + b.room - g_.text_width(face, size, text)),
            r.cy() - g_.px(size * .63f), face, size, b.words, text);
  else
    g_.text_centered(r.cx(), r.cy() - g_.px(size * .58f), face, size, b.words, text);
  if (b.caps) key_cap(r.right() - g_.px(9), r.cy() + g_.px(1), b.key, b.cap, b.cap_line);
}

// Words that need it stand on two lines, or nearer to the edge; false: that does not help.
bool Part::draw_close_words(const Button& b) const {
  const Rect& r = b.r;
  const float all = r.w - g_.px(6);
  const bool one = g_.text_width(Face::sans700, 13, b.label) <= all;
  const float h = g_.centered(r.cx(), 0, all, Face::sans700, 13, 0, b.label, false);
  if (!one && (h > r.h || b.label.find(' ') == std::string::npos)) return false;
  g_.centered(r.cx(), r.cy() - h / 2, all, Face::sans700, 13, b.words, b.label);
  return true;
}

void Part::chosen_mark(float cx, float cy) const {
  g_.disc(cx, cy, g_.px(8), rgb(ink::kBrass2), rgb(ink::kDark));
  g_.icon("check", {cx - g_.px(5.5f), cy - g_.px(5.5f), g_.px(11), g_.px(11)}, rgb(ink::kInk));
}

void Part::choice(const Rect& r, const Command& c, const std::string& label, bool chosen,
                  bool paper) const {
  button(r, c, label, "",
         paper ? (chosen ? Look::rubric : Look::paper) : (chosen ? Look::brass : Look::walnut));
  if (chosen) chosen_mark(r.right() - g_.px(5), r.y + g_.px(3));
}

void Part::icon_button(const Rect& r, const Command& c, const char* icon,
                       const std::string& label) const {
  const PlaceState s = ui_.place(r, c, label);
  g_.list()->AddRectFilled({r.x, r.y + g_.px(2)}, {r.right(), r.bottom() + g_.px(2)}, rgb(0x0D0805),
                           g_.px(8));
  g_.gradient(r, rgb(s.hovered ? 0x5A4738 : ink::kButton), rgb(ink::kButton2), 8);
  g_.outline(r, rgb(ink::kButtonLine), 8, 1);
  g_.lit(r, 8, .14f);
  const float side = g_.px(lay_.phone() ? 22.f : 20.f);
  g_.icon(icon, {r.cx() - side / 2, r.cy() - side / 2, side, side},
          rgb(lay_.phone() ? ink::kBrass : ink::kText2));
  if (s.focused) focus_ring(r, 8);
}

// A rule's number: where there are pages of rules it leads to them.
PlaceState Part::place_cite(const Rect& r, const std::string& rule) const {
  if (!platform_.has_pages()) return {};
  cites_.push_back(rule);
  return ui_.place(r, {Cmd::cite, int(cites_.size()) - 1}, rule, false);
}

// A key for what its button does not do now: the button says why not.
bool Part::refuse(Cmd wanted) const {
  for (std::size_t i = 0; i < refusals_.size(); ++i)
    if (refusals_[i].wanted == wanted) {
      refused_ = {Cmd::refused, int(i)};
      return true;
    }
  return false;
}

void Part::scroll_bar(const Rect& r, float content) const {
  if (content <= r.h + 1 || r.h < g_.px(40)) return;
  const float wide = g_.px(6), edge = g_.px(3);
  const Rect track{r.right() - wide - edge, r.y + edge, wide, r.h - 2 * edge};
  const float part = std::max(g_.px(28), track.h * r.h / content), most = content - r.h;
  const float at = std::min(1.f, scroll_ / most);
  // At the end of what is told first: the log's is its foot.
  const bool up = sheet_ == Sheet::log;
  const Rect thumb{track.x, track.y + (track.h - part) * (up ? 1 - at : at), wide, part};
  bar_ = Rect{track.x, r.y, track.w, r.h}.grown(g_.px(4));
  bar_gain_ = most / std::max(1.f, track.h - part) * (up ? -1.f : 1.f);
  const auto bar = [&](const Rect& b, ImU32 color) {
    g_.list()->AddRectFilled({b.x, b.y}, {b.right(), b.bottom()}, color, wide / 2);
  };
  bar(track, rgb(ink::kDark));
  bar(thumb, rgb(bar_held_ || bar_.has(pointer_) ? ink::kBrass : ink::kBrass2));
}

void Part::panel(const Rect& r) const {
  g_.gradient(r, rgb(ink::kWalnut), rgb(ink::kWalnut2), 8);
  g_.outline(r, rgb(ink::kWalnutLine), 8, 1);
  g_.lit(r, 8, .08f);
}

// A column beside the board; the wood's edge beside the leather catches the light.
void Part::column(const Rect& r, bool left) const {
  g_.gradient(r, rgb(ink::kPage), rgb(ink::kPage2), 0);
  const float wide = g_.px(4), x = left ? r.right() - wide : r.x;
  const ImU32 dark = rgb(0x0B0705), light = rgb(0x3A2B1F);
  g_.list()->AddRectFilledMultiColor({x, r.y}, {x + wide, r.bottom()}, left ? dark : light,
                                     left ? light : dark, left ? light : dark, left ? dark : light);
}

void Part::slip(const Rect& r, bool lifted) const {
  g_.shadow(r, 6, lifted);
  g_.boxed(r, rgb(ink::kDark), 1, rgb(ink::kPaper), rgb(ink::kPaper2), 6);
}

// Tooled into the leather: lozenges of 32 px, in each a stud.
void Part::lozenges(const Rect& r, bool studs) const {
  ImDrawList* d = g_.list();
  const float step = g_.px(32), half = step / 2, a = g_.px(1.1f);
  const float over = std::ceil(r.h / step) * step;
  d->PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, true);
  for (float x = r.x + half; x < r.right() + over; x += step) {
    d->AddLine({x, r.y}, {x - r.h, r.bottom()}, rgb(ink::kBrass, .055f), g_.px(1));
    d->AddLine({x - over, r.y}, {x - over + r.h, r.bottom()}, rgb(ink::kBrass, .055f), g_.px(1));
    for (float y = r.y + half; studs && x < r.right() && y < r.bottom(); y += step)
      d->AddRectFilled({x - a, y - a}, {x + a, y + a}, rgb(ink::kBrass, .09f));
  }
  d->PopClipRect();
}

// A coin with a dark middle; two rings of light round it say who is to act.
void Part::life_disc(float cx, float cy, float rad, bool lit) const {
  ImDrawList* d = g_.list();
  if (lit) {
    d->AddCircleFilled({cx, cy}, rad + g_.px(9), rgb(ink::kBrass, .16f), 64);
    d->AddCircleFilled({cx, cy}, rad + g_.px(5), rgb(ink::kBrass, .32f), 64);
  }
  d->AddCircleFilled({cx, cy + g_.px(2)}, rad + g_.px(1), rgb(0x000000, .35f), 64);
  d->AddCircleFilled({cx, cy}, rad + g_.px(1), rgb(ink::kDark), 64);
  g_.gradient_disc(cx, cy, rad, ink::kBrass, ink::kBrass3);
  d->AddCircleFilled({cx, cy}, rad - g_.px(3.5f), rgb(ink::kDark), 64);
  g_.gradient_disc(cx, cy, rad - g_.px(4.5f), 0x54241F, 0x1D0E0B);
  d->AddCircle({cx, cy}, rad - g_.px(7.5f), rgb(ink::kBrass2, .6f), 64, g_.px(1));
}

// Lies on the leather over whatever runs there: a dark rim parts them.
void Part::draw_pill(const Rect& r, unsigned fill, unsigned line) const {
  for (const auto& [grown, color] :
       {std::pair{1.5f, ink::kDark}, std::pair{0.f, line}, std::pair{-2.f, fill}}) {
    const Rect b = r.grown(g_.px(grown));
    g_.list()->AddRectFilled({b.x, b.y}, {b.right(), b.bottom()}, rgb(color), b.h / 2);
  }
}

}  // namespace upkeep
