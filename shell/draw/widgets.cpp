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
  const bool enabled = able.yes;
  if (!enabled && !able.why.empty()) {
    command = {Cmd::refused, int(refusals_.size())};
    refusals_.push_back({r, able.why, c.cmd});
  }
  const PlaceState s =
      ui_.place(r, command, second.empty() ? label : label + " " + second, enabled);
  const float lift = s.pressed ? g_.px(1) : 0;
  Rect b = r;
  b.y += lift;
  ImU32 ink_color = rgb(ink::kText), cap = rgb(ink::kText2), cap_line = rgb(ink::kCapLine);
  // The edge it stands on: pressed it goes down on it.
  if (look == Look::brass || look == Look::walnut)
    g_.list()->AddRectFilled({r.x, r.y + g_.px(2)}, {r.right(), r.bottom() + g_.px(2)},
                             rgb(0x0D0805), g_.px(8));
  switch (look) {
    case Look::brass:
      g_.boxed(b, rgb(ink::kInk), 1, rgb(s.hovered && enabled ? 0xFBE7A6 : ink::kBrass),
               rgb(s.hovered && enabled ? 0xD2A648 : ink::kPass2), 8);
      g_.lit(b, 8, .5f);
      ink_color = cap = rgb(ink::kInk);
      cap_line = rgb(ink::kInk, .55f);
      break;
    case Look::walnut:
      g_.gradient(b, rgb(s.hovered && enabled ? 0x5A4738 : ink::kButton),
                  rgb(s.hovered && enabled ? 0x3A2B20 : ink::kButton2), 8);
      g_.outline(b, rgb(ink::kButtonLine), 8, 1);
      g_.lit(b, 8, .14f);
      break;
    case Look::paper:
      if (s.hovered)
        g_.list()->AddRectFilled({b.x, b.y}, {b.right(), b.bottom()}, rgb(ink::kPaperInset),
                                 g_.px(6));
      g_.outline(b, rgb(ink::kPaperLine), 6, 1);
      ink_color = cap = cap_line = rgb(ink::kInk2);
      break;
    case Look::rubric:
      g_.list()->AddRectFilled({b.x, b.y}, {b.right(), b.bottom()},
                               rgb(s.hovered && enabled ? 0xAC3424 : ink::kRubric), g_.px(6));
      ink_color = cap = cap_line = rgb(0xF8F0DC);
      break;
    case Look::plain:
      break;
  }
  if (!enabled) ink_color = cap = rgb(ink::kText3), cap_line = rgb(ink::kButtonLine);
  // What passing does is read each time; where a way into a duel leads is read once.
  const bool way = screen_ != Screen::table;
  const float pad = g_.px(r.w <= g_.px(120) ? 8.f : way && !second.empty() ? 16.f : 12.f);
  const bool tall = look == Look::brass && b.h >= g_.px(54);
  const Face label_face = tall                  ? Face::alegreya800
                          : look == Look::brass ? Face::alegreya700
                                                : Face::sans700;
  const float least = tall ? 22.f : look == Look::brass ? 15.f : 13.f;
  bool caps = lay_.keys && !key.empty();
  float cap_w =
      caps ? std::max(g_.px(20), g_.text_width(Face::sans700, 13, key) + g_.px(14)) + g_.px(8) : 0;
  // The words come first: where there is no room for both, the key is left out.
  if (caps && g_.text_width(label_face, least, label) > b.w - 2 * pad - cap_w) {
    caps = false;
    cap_w = 0;
  }
  const float room = b.w - 2 * pad - cap_w;
  if (tall) {
    const bool two = !second.empty();
    const float second_w = b.w - 2 * pad - g_.px(4);
    // What passing does is said to its end: on two lines below a smaller word if it must be.
    const bool long_second = two && g_.text_width(Face::sans700, 13, second) > second_w;
    // A lower button holds its two lines closer together.
    const bool low = b.h < g_.px(62);
    const float up = low ? 23.8f : way ? 25.6f : 28.2f;
    const float below = low ? 2.f : way ? 2.4f : 4.f;
    const float ly = long_second ? b.cy() - g_.px(28)
                     : two       ? b.cy() - g_.px(up)
                                 : b.cy() - g_.px(13);
    float large = long_second ? 18.f : 22.f;
    Face face = Face::alegreya800;
    if (g_.text_width(face, large, label) > room) large = 18;
    if (g_.text_width(face, large, label) > room) large = 15, face = Face::alegreya700;
    if (g_.text_width(face, large, label) > room) large = 13, face = Face::sans700;
    const float down = long_second ? 0 : g_.px((22 - large) * .6f);
    if (!two && !caps) {
      g_.text_centered(b.cx(), ly + down, face, large, ink_color, g_.fit(face, large, label, room));
      if (s.focused) focus_ring(b, 8);
      return;
    }
    g_.text(b.x + pad + g_.px(4), ly + down, face, large, ink_color,
            g_.fit(face, large, label, room));
    if (long_second) {
      // All damage that waits is told by what waits, too.
      const InRegion told(g_, "what passing does", b,
                          kLoose | (!v_ || v_->pending_damage.empty() ? 0u : kMayCut));
      g_.paragraph({b.x + pad + g_.px(4), b.cy() - g_.px(7), second_w, 0}, Face::sans700, 13,
                   ink_color, second, 2);
    } else if (two) {
      float size = way ? 15.f : 18.f;
      for (float s2 : {15.f, 13.f})
        if (g_.text_width(Face::sans700, size, second) > b.w - 2 * pad - g_.px(4)) size = s2;
      g_.text(b.x + pad + g_.px(4), b.cy() + g_.px(below), Face::sans700, size, ink_color,
              g_.fit(Face::sans700, size, second, b.w - 2 * pad - g_.px(4)));
    }
    if (caps)
      key_cap(b.right() - pad,
              b.cy() - g_.px(long_second ? 21.f
                             : two       ? way ? 12.f : 13.f
                                         : 0.f),
              key, cap, cap_line);
  } else {
    const bool serif = look == Look::brass;
    const Face f = serif ? Face::alegreya700 : Face::sans700;
    float size = serif ? 18.f : 15.f;
    if (g_.text_width(f, size, label) > room) size = serif ? 15.f : 13.f;
    // Words that need it stand on two lines, or nearer to the edge.
    const float all = b.w - g_.px(6);
    if (g_.text_width(f, size, label) > room && !caps) {
      const Face plain = Face::sans700;
      const bool one = g_.text_width(plain, 13, label) <= all;
      const float h = g_.centered(b.cx(), 0, all, plain, 13, 0, label, false);
      if (one || (h <= b.h && label.find(' ') != std::string::npos)) {
        g_.centered(b.cx(), b.cy() - h / 2, all, plain, 13, ink_color, label);
        if (s.focused) focus_ring(b, 8);
        return;
      }
    }
    const std::string text = g_.fit(f, size, label, room);
    // Fingers see a picture where others see the key.
    const float text_w = icon && !lay_.keys ? g_.text_width(f, size, text) : 0, side = g_.px(16);
    if (text_w > 0 && text_w + side + g_.px(8) <= room) {
      const float x = b.cx() - (text_w + side + g_.px(8)) / 2;
      g_.icon(icon, {x, b.cy() - side / 2, side, side},
              enabled && look == Look::walnut ? rgb(ink::kBrass) : ink_color);
      g_.text(x + side + g_.px(8), b.cy() - g_.px(size * .58f), f, size, ink_color, text);
    } else if (caps)
      g_.text(b.x + std::min(g_.px(13), pad + room - g_.text_width(f, size, text)),
              b.cy() - g_.px(size * .63f), f, size, ink_color, text);
    else
      g_.text_centered(b.cx(), b.cy() - g_.px(size * .58f), f, size, ink_color, text);
    if (caps) key_cap(b.right() - g_.px(9), b.cy() + g_.px(1), key, cap, cap_line);
  }
  if (s.focused) focus_ring(b, 8);
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

}  // namespace upkeep
