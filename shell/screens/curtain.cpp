// The curtain between two people at one table.
#include "screens/curtain.h"

#include "pages.h"

#include <algorithm>
#include <cmath>

#include "imgui_internal.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

// The leather in more or less light.
ImU32 in_light(unsigned color, float k) {
  const auto part = [&](int shift) {
    return unsigned(std::min(255.f, float(color >> shift & 255) * k)) << shift;
  };
  return rgb(part(16) | part(8) | part(0));
}

// All vertices since `first`: between two shades across.
void shade_across(ImDrawList* d, int first, float from, float to, ImU32 one, ImU32 two) {
  ImGui::ShadeVertsLinearColorGradientKeepAlpha(d, first, d->VtxBuffer.Size, {from, 0}, {to, 0},
                                                one, two);
}

// All vertices since `first`: between two shades from `r` above a point to `r` below it.
void shade_down(ImDrawList* d, int first, ImVec2 o, float r, unsigned top, unsigned foot) {
  ImGui::ShadeVertsLinearColorGradientKeepAlpha(d, first, d->VtxBuffer.Size, {o.x, o.y - r},
                                                {o.x, o.y + r}, rgb(top), rgb(foot));
}

// A corner of the frame; `sx` and `sy` lead into the page from there.
struct Corner {
  ImVec2 o;
  float sx, sy;
};

// A leaf, two tendrils and two dots grow out of a fan.
void draw_leaf(Gfx& g, const Corner& c, float rad) {
  ImDrawList* d = g.list();
  const float k = rad / 84;
  const auto at = [&](float x, float y) {
    return ImVec2(c.o.x + c.sx * x * k, c.o.y + c.sy * y * k);
  };
  const ImU32 gold = rgb(ink::kBrass2);
  const ImVec2 leaf[4] = {at(76, 76), at(92, 84), at(108, 108), at(84, 92)};
  d->AddConvexPolyFilled(leaf, 4, gold);
  d->AddBezierCubic(at(100, 58), at(112, 66), at(112, 82), at(100, 84), gold, g.px(1.6f));
  d->AddBezierCubic(at(100, 84), at(92, 85), at(90, 76), at(96, 74), gold, g.px(1.6f));
  d->AddBezierCubic(at(58, 100), at(66, 112), at(82, 112), at(84, 100), gold, g.px(1.6f));
  d->AddBezierCubic(at(84, 100), at(85, 92), at(76, 90), at(74, 96), gold, g.px(1.6f));
  d->AddCircleFilled(at(117, 117), 3.2f * k, gold, 16);
  d->AddCircleFilled(at(126, 126), 2 * k, gold, 12);
}

void draw_fan(Gfx& g, const Corner& c, float rad) {
  ImDrawList* d = g.list();
  const float reach = rad * 1.14f;
  g.sign("fan", {c.o.x - (c.sx < 0 ? reach : 0), c.o.y - (c.sy < 0 ? reach : 0), reach, reach});
  for (int i = 1; i < 8; ++i) {
    const float a = float(i) / 8 * 1.5708f;
    d->AddLine({c.o.x + c.sx * rad * .19f * std::cos(a), c.o.y + c.sy * rad * .19f * std::sin(a)},
               {c.o.x + c.sx * rad * .95f * std::cos(a), c.o.y + c.sy * rad * .95f * std::sin(a)},
               rgb(ink::kBrass2, .75f), g.px(1.6f));
  }
  // Where no words come near.
  if (rad > g.px(60)) draw_leaf(g, c, rad);
  for (float q : {.19f, 1.f, 1.14f}) {
    d->PathClear();
    for (int i = 0; i <= 16; ++i) {
      const float a = float(i) / 16 * 1.5708f;
      d->PathLineTo({c.o.x + c.sx * rad * q * std::cos(a), c.o.y + c.sy * rad * q * std::sin(a)});
    }
    d->PathStroke(rgb(ink::kBrass2), 0, g.px(1.6f));
  }
}

// A book with a ribbon in it, on the back of the large one.
void draw_emblem(Gfx& g, float bx, float by, unsigned ribbon) {
  ImDrawList* d = g.list();
  const auto at = [&](float x, float y) { return ImVec2(bx + g.px(x), by + g.px(y - 38)); };
  const ImDrawFlags corners = ImDrawFlags_RoundCornersTopRight | ImDrawFlags_RoundCornersBottomLeft;
  d->AddRectFilled(at(-12, 2.8f), at(12, 29.2f), rgb(ink::kDark), g.px(5), corners);
  d->AddRectFilled(at(-11, 3.8f), at(11, 28.2f), rgb(ink::kBrass2), g.px(4), corners);
  d->AddRectFilled(at(-11, 3.8f), at(-5.7f, 28.2f), rgb(ink::kBrass3), g.px(4),
                   ImDrawFlags_RoundCornersBottomLeft);
  for (float side : {-2.3f, 4.6f})  // its end is cut to a notch
    d->AddQuadFilled(at(1.1f, 3.8f), at(1.1f, 15.1f), at(side, 18.3f), at(side, 3.8f), rgb(ribbon));
}

// Wax with an uneven rim, and its shadow.
void draw_wax(Gfx& g, ImVec2 o, float rad) {
  ImDrawList* d = g.list();
  int first = d->VtxBuffer.Size;
  for (float below : {rad * .09f, 0.f}) {
    first = d->VtxBuffer.Size;
    if (below <= 0) d->AddCircleFilled(o, rad * .89f, rgb(0xFFFFFF), 48);  // below the seam
    d->PathLineTo({o.x, o.y + below});
    for (int i = 0; i <= 96; ++i) {
      const float a = .93f + float(i) / 96 * 6.2831853f;  // from where it is narrowest
      const float q = rad * (1 + .025f * std::sin(a * 3 + 1.6f) + .059f * std::sin(a * 5 + .65f) +
                             .03f * std::sin(a * 9 + 2.09f));
      d->PathLineTo({o.x + q * std::cos(a), o.y + q * std::sin(a) + below});
    }
    d->PathFillConvex(rgb(0x000000, below > 0 ? .45f : 1.f));
  }
  shade_down(d, first, o, rad * 1.08f, 0xC8453A, 0x7E1D18);
}

// Pressed into the wax: a rim that catches light below, a ring and the book.
void draw_imprint(Gfx& g, ImVec2 o, float k) {
  ImDrawList* d = g.list();
  const int first = d->VtxBuffer.Size;
  d->AddCircleFilled(o, 60 * k, rgb(0xFFFFFF), 64);
  shade_down(d, first, o, 60 * k, 0x8A221C, 0xB43A30);
  d->AddCircle(o, 60 * k, rgb(0x5E130F), 64, g.px(2));
  d->AddCircle({o.x, o.y + g.px(1.5f)}, 60 * k, rgb(0xE88A7E, .7f), 64, g.px(1));
  d->AddCircle(o, 51 * k, rgb(0xE88A7E, .5f), 64, g.px(1));
  g.picture_icon("open-book", {o.x - 36 * k, o.y - 36 * k, 72 * k, 72 * k}, rgb(0xFFE3DB),
                 rgb(0xFFE3DB), false);
}

}  // namespace

Curtain::Plan Curtain::plan() const {
  Plan p;
  p.book = {g_.px(lay_.phone() ? 8.f : 48.f), g_.px(16),
            lay_.w - g_.px(lay_.phone() ? 16.f : 104.f), lay_.h - g_.px(48)};
  p.spine = lay_.phone() ? g_.px(34) : g_.px(90);
  p.frame = {p.book.x + p.spine + g_.px(lay_.phone() ? 12.f : 30.f), p.book.y + g_.px(24),
             p.book.w - p.spine - g_.px(lay_.phone() ? 24.f : 57.f), p.book.h - g_.px(47)};
  // A fan in each corner; on a narrow book words and buttons lie between them, above and below each
  // other, and on the lowest there is no room for that.
  p.low = lay_.h < g_.px(520);
  const bool narrow = lay_.phone();
  p.fans = (narrow || p.frame.w < g_.px(480)) && p.low
               ? 0
               : g_.px(narrow || lay_.h < g_.px(500) ? 44.f : 84.f);
  p.corner_h = p.fans > 0 && narrow ? g_.px(24) + p.fans * 1.14f : 0;
  p.step = v_->step == Step::none ? 0 : step_place(v_->step, v_->six_phases);
  p.ribbon = p.step > 0 && !lay_.phone() && !p.low && p.frame.w >= g_.px(800);
  p.foot = p.frame.bottom() - std::max(g_.px(p.low ? 70.f : 129.f), p.corner_h + g_.px(64));
  // Whose turn it is may sit at another device: the duel goes there as a link.
  p.share = platform_.has_pages();
  p.under = p.share && !p.low && !lay_.phone();
  p.share_h = p.share && !p.low && !p.under ? g_.px(52) : 0;
  return p;
}

// A closed book with a seal: nothing of either hand is in the view while it lies here.
void Curtain::draw() const {
  g_.gradient({0, 0, lay_.w, lay_.h}, rgb(0x241A13), rgb(ink::kDark), 0);
  const Plan p = plan();
  draw_book(p);
  draw_frame(p);
  if (p.ribbon) draw_ribbon(p);
  const float y = draw_words(p);
  draw_seal(p, y);
  draw_buttons(p);
}

void Curtain::draw_book(const Plan& p) const {
  const EraColors c = era_colors(v_->era);
  const Rect& book = p.book;
  g_.list()->AddRectFilled({book.x + g_.px(8), book.y + g_.px(8)},
                           {book.right() + g_.px(8), book.bottom() + g_.px(8)}, rgb(0x0B0705),
                           g_.px(12));
  g_.gradient(book, in_light(c.leather, 1.33f), rgb(c.leather2), 12);
  lozenges({book.x + p.spine, book.y, book.w - p.spine, book.h}, false);
  draw_back(book, p.spine);
  g_.outline(book.grown(-g_.px(.5f)), rgb(0x0B0705), 12, 2);
  if (lay_.phone()) return;
  const float bx = book.x + g_.px(46), by = book.cy();
  // On a low one its ridges have no room for it between them.
  if (book.h > g_.px(420)) draw_emblem(g_, bx, by, c.ribbon);
  if (book.h > g_.px(300))
    g_.text_centered(bx, by + g_.px(5.8f), Face::alegreya800, 18, rgb(ink::kBrass), "Upkeep");
}

// The back is round, and has ridges; beside it is the joint.
void Curtain::draw_back(const Rect& book, float spine) const {
  const EraColors c = era_colors(v_->era);
  ImDrawList* d = g_.list();
  const float ridge = book.x + spine * .6f;
  const ImU32 light = in_light(c.leather, 1.26f);
  int first = d->VtxBuffer.Size;
  d->AddRectFilled({book.x, book.y}, {ridge, book.bottom()}, light, g_.px(12),
                   ImDrawFlags_RoundCornersLeft);
  shade_across(d, first, book.x, ridge, in_light(c.leather2, .9f), light);
  first = d->VtxBuffer.Size;
  d->AddRectFilled({ridge, book.y}, {book.x + spine, book.bottom()}, light);
  shade_across(d, first, ridge, book.x + spine, light, in_light(c.leather, .8f));
  for (float t : {.119f, .345f, .649f, .875f}) {
    const Rect band{book.x, book.y + book.h * t, spine, g_.px(20)};
    g_.gradient(band, in_light(c.leather, 1.72f), in_light(c.leather, .94f), 0);
    for (float edge : {band.y + g_.px(1), band.bottom() - g_.px(1)})
      d->AddLine({book.x, edge}, {book.x + spine, edge}, rgb(ink::kBrass2), g_.px(2));
  }
  const float joint = book.x + spine + g_.px(1);
  d->AddLine({joint, book.y}, {joint, book.bottom()}, in_light(c.leather2, .7f), g_.px(2));
  d->AddLine({joint + g_.px(1.5f), book.y}, {joint + g_.px(1.5f), book.bottom()},
             rgb(0xFFFFFF, .1f), g_.px(1));
}

void Curtain::draw_frame(const Plan& p) const {
  g_.outline(p.frame, rgb(ink::kBrass2), 4, 3);
  g_.outline(p.frame.grown(-g_.px(8)), rgb(ink::kBrass2, .7f), 2, 1);
  for (int corner = 0; corner < (p.fans > 0 ? 4 : 0); ++corner) {
    const bool right = corner & 1, foot = corner & 2;
    draw_fan(g_,
             {{right ? p.frame.right() - g_.px(16) : p.frame.x + g_.px(16),
               foot ? p.frame.bottom() - g_.px(16) : p.frame.y + g_.px(16)},
              right ? -1.f : 1.f,
              foot ? -1.f : 1.f},
             p.fans);
  }
}

// The ribbon of the turn hangs out of the book, with the step on it.
void Curtain::draw_ribbon(const Plan& p) const {
  const EraColors c = era_colors(v_->era);
  ImDrawList* d = g_.list();
  const std::string step = step_full_name(v_->step, lang_, v_->words);
  const std::size_t cut_at = std::min(step.find(' '), step.size());
  const std::string words[2] = {step.substr(0, cut_at),
                                cut_at < step.size() ? step.substr(cut_at + 1) : ""};
  float rw = g_.px(76);
  for (const std::string& line : words)
    rw = std::max(rw, g_.text_width(Face::sans700, 15, line) + g_.px(14));
  const float rx = p.frame.right() - g_.px(209), half = rw / 2;
  const float end = g_.px(214), notch = g_.px(184);
  for (float below : {g_.px(6), 0.f})
    for (float side : {-half, half}) {
      const int first = d->VtxBuffer.Size;
      const ImVec2 cut[4] = {
          {rx, below}, {rx + side, below}, {rx + side, below + end}, {rx, below + notch}};
      d->AddConvexPolyFilled(cut, 4, rgb(0x000000, below > 0 ? .4f : 1.f));
      if (below <= 0) shade_across(d, first, rx, rx + side, rgb(c.ribbon), rgb(c.ribbon2));
    }
  for (float side : {-1.f, 1.f})
    for (float sy = 0; sy < end - g_.px(14); sy += g_.px(10))
      d->AddLine({rx + side * (half - g_.px(5)), sy},
                 {rx + side * (half - g_.px(5)), sy + g_.px(6)}, rgb(ink::kBrass, .6f), g_.px(1));
  const float dy = g_.px(94);
  d->AddCircleFilled({rx, dy}, g_.px(22), rgb(ink::kInk), 48);
  const int first = d->VtxBuffer.Size;
  d->AddCircleFilled({rx, dy}, g_.px(20), rgb(ink::kBrass), 48);
  shade_down(d, first, {rx, dy}, g_.px(20), ink::kBrass, ink::kBrass2);
  g_.text_centered(rx, dy - g_.px(13.2f), Face::sans800, 22, rgb(ink::kInk),
                   std::to_string(p.step));
  for (int i = 0; i < 2; ++i)
    g_.text_centered(rx, g_.px(124.f + 18 * float(i)), Face::sans700, 15, rgb(ink::kText),
                     words[i]);
}

// What the other one did last; before anything was done, which turn it is.
float Curtain::draw_headline(const Plan& p, float y) const {
  const auto turn = [&](const std::string& step) {
    return str(lang_, Str::canvas_turn_of,
               {std::to_string(v_->turn), v_->players[v_->active].name}) +
           " \u00b7 " + step;
  };
  std::string head;
  if (v_->step != Step::none) head = turn(step_full_name(v_->step, lang_, v_->words));
  // Beside the fans of the corners, the step by its short name.
  const float room = p.frame.w - g_.px(p.ribbon ? 480.f : p.low ? 150.f : 40.f);
  float size = 18;
  if (p.low && v_->step != Step::none && g_.text_width(Face::sans500, 18, head) > room) {
    size = 15;
    if (g_.text_width(Face::sans500, 15, head) > room) head = turn(step_label(v_->step, lang_));
  }
  for (std::size_t i = game_.log().size(); p.ribbon && i > 0; --i)
    if (const LogLine& line = game_.log()[i - 1]; line.event && line.player < 2) {
      if (line.player != game_.seat()) head = line.text;
      break;
    }
  return g_.centered(p.frame.cx(), y, room, Face::sans500, size, rgb(ink::kText2), head);
}

// Who is to come, and what to do; returns where the words end.
float Curtain::draw_words(const Plan& p) const {
  const std::string name = v_->players[game_.seat()].name;
  const float cx = p.frame.cx();
  float y = p.frame.y + std::max(p.frame.h * (p.low ? .06f : .104f), p.corner_h);
  y += draw_headline(p, y) + g_.px(p.low ? 6.f : 12.f);
  const std::string title = str(lang_, Str::canvas_pass_table, {name});
  // Its ends stay clear of the ribbon.
  const float title_room = p.frame.w - g_.px(p.ribbon ? 2 * (209.f + 56 + 8)
                                             : p.low  ? 150.f
                                                      : 40.f);
  const float size =
      g_.text_width(Face::alegreya800, 48, title) > title_room
          ? (g_.text_width(Face::alegreya800, 28, title) > p.frame.w - g_.px(24) ? 22.f : 28.f)
          : 48.f;
  g_.text_centered(cx, y, Face::alegreya800, size, rgb(ink::kBrass), title);
  y += g_.px(size * 1.25f);
  if (!p.low) {
    g_.ornament(cx, y + g_.px(17), g_.px(60), rgb(ink::kBrass2));
    y += g_.px(42);
  }
  for (const std::string& line :
       {std::string(w(Str::canvas_curtain_sub1)), str(lang_, Str::canvas_curtain_sub2, {name})})
    y += g_.centered(cx, y, p.frame.w - g_.px(36), Face::sans500, p.low ? 15.f : 18.f,
                     rgb(ink::kText), line) +
         g_.px(p.low ? 0.f : 4.6f);
  return y;
}

// Between the words and the buttons, where there is room for it.
void Curtain::draw_seal(const Plan& p, float y) const {
  const float room = p.foot - p.share_h - y - g_.px(20), rad = std::min(g_.px(78), room / 2);
  if (rad <= g_.px(20)) return;
  const ImVec2 o{p.frame.cx(), y + g_.px(10) + room / 2};
  draw_wax(g_, o, rad);
  draw_imprint(g_, o, rad / 78);
  ui_.place({o.x - rad, o.y - rad, 2 * rad, 2 * rad}, {Cmd::lift, 1},
            str(lang_, Str::canvas_break_seal, {v_->players[game_.seat()].name}));
}

void Curtain::draw_buttons(const Plan& p) const {
  const float cx = p.frame.cx(), by = p.foot;
  const float bw = std::min(g_.px(368), p.frame.w - g_.px(32));
  const float beside = p.share && p.low ? bw * .4f : 0;
  std::string sent = share_label(lang_);
  if (beside > 0 && g_.text_width(Face::sans700, 15, sent) > beside - g_.px(26))
    sent = w(Str::table_share_short);
  button({cx - bw / 2, by, bw - beside, g_.px(p.low ? 48.f : 64.f)}, {Cmd::lift},
         str(lang_, Str::canvas_break_seal, {v_->players[game_.seat()].name}), "", Look::brass);
  const float key_w = lay_.keys ? g_.px(52) : 0;
  const float told_w = key_w + g_.text_width(Face::sans500, 15, w(Str::canvas_or_touch));
  const float share_w = p.under && lay_.keys ? std::max(g_.px(120), bw - told_w - g_.px(24)) : bw;
  if (p.share)
    button(p.low     ? Rect{cx + bw / 2 - beside + g_.px(8), by, beside - g_.px(8), g_.px(48)}
           : p.under ? Rect{cx + bw / 2 - share_w, by + g_.px(72), share_w,
                            g_.px(lay_.keys ? 40.f : 44.f)}
                     : Rect{cx - bw / 2, by - p.share_h, bw, g_.px(44)},
           {Cmd::page, kPageShare}, sent, "", Look::walnut);
  if (p.low || !lay_.keys) return;
  const float x = p.under ? cx + bw / 2 - share_w - g_.px(16) - told_w : cx - told_w / 2;
  const float y = by + g_.px(p.under ? 92.f : 84.f);
  key_cap(x + key_w - g_.px(8), y, "Enter", rgb(ink::kText2));
  g_.text(x + key_w, y - g_.px(9), Face::sans500, 15, rgb(ink::kText2), w(Str::canvas_or_touch));
}

}  // namespace upkeep
