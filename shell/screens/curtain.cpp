// The curtain between two people at one table.
#include "screens/curtain.h"

#include "pages.h"

#include <algorithm>
#include <cmath>

#include "imgui_internal.h"
#include "text/phrases.h"

namespace upkeep {
// A closed book with a seal: nothing of either hand is in the view while it lies here.
void Curtain::draw() const {
  const EraColors c = era_colors(v_->era);
  ImDrawList* d = g_.list();
  g_.gradient({0, 0, lay_.w, lay_.h}, rgb(0x241A13), rgb(ink::kDark), 0);
  // The leather in more or less light.
  const auto in_light = [](unsigned color, float k) {
    const auto part = [&](int shift) {
      return unsigned(std::min(255.f, float(color >> shift & 255) * k)) << shift;
    };
    return rgb(part(16) | part(8) | part(0));
  };
  // Between two shades across.
  const auto across = [&](int first, float from, float to, ImU32 one, ImU32 two) {
    ImGui::ShadeVertsLinearColorGradientKeepAlpha(d, first, d->VtxBuffer.Size, {from, 0}, {to, 0},
                                                  one, two);
  };
  const Rect book{g_.px(lay_.phone() ? 8.f : 48.f), g_.px(16),
                  lay_.w - g_.px(lay_.phone() ? 16.f : 104.f), lay_.h - g_.px(48)};
  d->AddRectFilled({book.x + g_.px(8), book.y + g_.px(8)},
                   {book.right() + g_.px(8), book.bottom() + g_.px(8)}, rgb(0x0B0705), g_.px(12));
  g_.gradient(book, in_light(c.leather, 1.33f), rgb(c.leather2), 12);
  const float spine = lay_.phone() ? g_.px(34) : g_.px(90);
  lozenges({book.x + spine, book.y, book.w - spine, book.h}, false);
  // The back is round.
  const float ridge = book.x + spine * .6f;
  const ImU32 light = in_light(c.leather, 1.26f);
  int first = d->VtxBuffer.Size;
  d->AddRectFilled({book.x, book.y}, {ridge, book.bottom()}, light, g_.px(12),
                   ImDrawFlags_RoundCornersLeft);
  across(first, book.x, ridge, in_light(c.leather2, .9f), light);
  first = d->VtxBuffer.Size;
  d->AddRectFilled({ridge, book.y}, {book.x + spine, book.bottom()}, light);
  across(first, ridge, book.x + spine, light, in_light(c.leather, .8f));
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
  g_.outline(book.grown(-g_.px(.5f)), rgb(0x0B0705), 12, 2);
  if (!lay_.phone()) {
    const float bx = book.x + g_.px(46), by = book.cy();
    if (book.h > g_.px(420)) {  // on a low one its ridges have no room for it between them
      // A book with a ribbon in it.
      const auto at = [&](float x, float y) { return ImVec2(bx + g_.px(x), by + g_.px(y - 38)); };
      const ImDrawFlags corners =
          ImDrawFlags_RoundCornersTopRight | ImDrawFlags_RoundCornersBottomLeft;
      d->AddRectFilled(at(-12, 2.8f), at(12, 29.2f), rgb(ink::kDark), g_.px(5), corners);
      d->AddRectFilled(at(-11, 3.8f), at(11, 28.2f), rgb(ink::kBrass2), g_.px(4), corners);
      d->AddRectFilled(at(-11, 3.8f), at(-5.7f, 28.2f), rgb(ink::kBrass3), g_.px(4),
                       ImDrawFlags_RoundCornersBottomLeft);
      for (float side : {-2.3f, 4.6f})  // its end is cut to a notch
        d->AddQuadFilled(at(1.1f, 3.8f), at(1.1f, 15.1f), at(side, 18.3f), at(side, 3.8f),
                         rgb(c.ribbon));
    }
    if (book.h > g_.px(300))
      g_.text_centered(bx, by + g_.px(5.8f), Face::alegreya800, 18, rgb(ink::kBrass), "Upkeep");
  }
  const Rect frame{book.x + spine + g_.px(lay_.phone() ? 12.f : 30.f), book.y + g_.px(24),
                   book.w - spine - g_.px(lay_.phone() ? 24.f : 57.f), book.h - g_.px(47)};
  g_.outline(frame, rgb(ink::kBrass2), 4, 3);
  g_.outline(frame.grown(-g_.px(8)), rgb(ink::kBrass2, .7f), 2, 1);
  // A fan in each corner; on a narrow book words and buttons lie between them, above and below each
  // other, and on the lowest there is no room for that.
  const bool low = lay_.h < g_.px(520), narrow = lay_.phone();
  const float fans = (narrow || frame.w < g_.px(480)) && low
                         ? 0
                         : g_.px(narrow || lay_.h < g_.px(500) ? 44.f : 84.f);
  for (int corner = 0; corner < (fans > 0 ? 4 : 0); ++corner) {
    const float sx = corner & 1 ? -1.f : 1.f, sy = corner & 2 ? -1.f : 1.f;
    const ImVec2 o{corner & 1 ? frame.right() - g_.px(16) : frame.x + g_.px(16),
                   corner & 2 ? frame.bottom() - g_.px(16) : frame.y + g_.px(16)};
    const float rad = fans, reach = rad * 1.14f;
    g_.sign("fan", {o.x - (sx < 0 ? reach : 0), o.y - (sy < 0 ? reach : 0), reach, reach});
    for (int i = 1; i < 8; ++i) {
      const float a = float(i) / 8 * 1.5708f;
      d->AddLine({o.x + sx * rad * .19f * std::cos(a), o.y + sy * rad * .19f * std::sin(a)},
                 {o.x + sx * rad * .95f * std::cos(a), o.y + sy * rad * .95f * std::sin(a)},
                 rgb(ink::kBrass2, .75f), g_.px(1.6f));
    }
    // A leaf, two tendrils and two dots grow out of it, where no words come near.
    if (rad > g_.px(60)) {
      const float k = rad / 84;
      const auto at = [&](float x, float y) { return ImVec2(o.x + sx * x * k, o.y + sy * y * k); };
      const ImU32 gold = rgb(ink::kBrass2);
      const ImVec2 leaf[4] = {at(76, 76), at(92, 84), at(108, 108), at(84, 92)};
      d->AddConvexPolyFilled(leaf, 4, gold);
      d->AddBezierCubic(at(100, 58), at(112, 66), at(112, 82), at(100, 84), gold, g_.px(1.6f));
      d->AddBezierCubic(at(100, 84), at(92, 85), at(90, 76), at(96, 74), gold, g_.px(1.6f));
      d->AddBezierCubic(at(58, 100), at(66, 112), at(82, 112), at(84, 100), gold, g_.px(1.6f));
      d->AddBezierCubic(at(84, 100), at(85, 92), at(76, 90), at(74, 96), gold, g_.px(1.6f));
      d->AddCircleFilled(at(117, 117), 3.2f * k, gold, 16);
      d->AddCircleFilled(at(126, 126), 2 * k, gold, 12);
    }
    for (float q : {.19f, 1.f, 1.14f}) {
      d->PathClear();
      for (int i = 0; i <= 16; ++i) {
        const float a = float(i) / 16 * 1.5708f;
        d->PathLineTo({o.x + sx * rad * q * std::cos(a), o.y + sy * rad * q * std::sin(a)});
      }
      d->PathStroke(rgb(ink::kBrass2), 0, g_.px(1.6f));
    }
  }
  const std::string name = v_->players[game_.seat()].name;
  const float cx = frame.cx();
  const float corner_h = fans > 0 && narrow ? g_.px(24) + fans * 1.14f : 0;
  float y = frame.y + std::max(frame.h * (low ? .06f : .104f), corner_h);
  // The ribbon of the turn hangs out of the book, with the step on it.
  const int place = v_->step == Step::none ? 0 : step_place(v_->step, v_->six_phases);
  const bool ribbon = place > 0 && !lay_.phone() && !low && frame.w >= g_.px(800);
  if (ribbon) {
    const std::string step = step_full_name(v_->step, lang_, v_->words);
    const std::size_t cut_at = std::min(step.find(' '), step.size());
    const std::string words[2] = {step.substr(0, cut_at),
                                  cut_at < step.size() ? step.substr(cut_at + 1) : ""};
    float rw = g_.px(76);
    for (const std::string& line : words)
      rw = std::max(rw, g_.text_width(Face::sans700, 15, line) + g_.px(14));
    const float rx = frame.right() - g_.px(209), half = rw / 2;
    const float end = g_.px(214), notch = g_.px(184);
    for (float below : {g_.px(6), 0.f})
      for (float side : {-half, half}) {
        first = d->VtxBuffer.Size;
        const ImVec2 cut[4] = {
            {rx, below}, {rx + side, below}, {rx + side, below + end}, {rx, below + notch}};
        d->AddConvexPolyFilled(cut, 4, rgb(0x000000, below > 0 ? .4f : 1.f));
        if (below <= 0) across(first, rx, rx + side, rgb(c.ribbon), rgb(c.ribbon2));
      }
    for (float side : {-1.f, 1.f})
      for (float sy = 0; sy < end - g_.px(14); sy += g_.px(10))
        d->AddLine({rx + side * (half - g_.px(5)), sy},
                   {rx + side * (half - g_.px(5)), sy + g_.px(6)}, rgb(ink::kBrass, .6f), g_.px(1));
    const float dy = g_.px(94);
    d->AddCircleFilled({rx, dy}, g_.px(22), rgb(ink::kInk), 48);
    first = d->VtxBuffer.Size;
    d->AddCircleFilled({rx, dy}, g_.px(20), rgb(ink::kBrass), 48);
    ImGui::ShadeVertsLinearColorGradientKeepAlpha(d, first, d->VtxBuffer.Size, {rx, dy - g_.px(20)},
                                                  {rx, dy + g_.px(20)}, rgb(ink::kBrass),
                                                  rgb(ink::kBrass2));
    g_.text_centered(rx, dy - g_.px(13.2f), Face::sans800, 22, rgb(ink::kInk),
                     std::to_string(place));
    for (int i = 0; i < 2; ++i)
      g_.text_centered(rx, g_.px(124.f + 18 * float(i)), Face::sans700, 15, rgb(ink::kText),
                       words[i]);
  }
  // What the other one did last; before anything was done, which turn it is.
  std::string head;
  if (v_->step != Step::none)
    head =
        str(lang_, Str::canvas_turn_of, {std::to_string(v_->turn), v_->players[v_->active].name}) +
        " \u00b7 " + step_full_name(v_->step, lang_, v_->words);
  // Beside the fans of the corners, the step by its short name.
  const float head_room = frame.w - g_.px(ribbon ? 480.f : low ? 150.f : 40.f);
  float head_size = 18;
  if (low && v_->step != Step::none && g_.text_width(Face::sans500, 18, head) > head_room) {
    head_size = 15;
    if (g_.text_width(Face::sans500, 15, head) > head_room)
      head = str(lang_, Str::canvas_turn_of,
                 {std::to_string(v_->turn), v_->players[v_->active].name}) +
             " \u00b7 " + step_label(v_->step, lang_);
  }
  for (std::size_t i = game_.log().size(); ribbon && i > 0; --i)
    if (const LogLine& line = game_.log()[i - 1]; line.event && line.player < 2) {
      if (line.player != game_.seat()) head = line.text;
      break;
    }
  y += g_.centered(cx, y, head_room, Face::sans500, head_size, rgb(ink::kText2), head) +
       g_.px(low ? 6.f : 12.f);
  const std::string title = str(lang_, Str::canvas_pass_table, {name});
  // Its ends stay clear of the ribbon.
  const float title_room = frame.w - g_.px(ribbon ? 2 * (209.f + 56 + 8) : low ? 150.f : 40.f);
  const float size =
      g_.text_width(Face::alegreya800, 48, title) > title_room
          ? (g_.text_width(Face::alegreya800, 28, title) > frame.w - g_.px(24) ? 22.f : 28.f)
          : 48.f;
  g_.text_centered(cx, y, Face::alegreya800, size, rgb(ink::kBrass), title);
  y += g_.px(size * 1.25f);
  if (!low) {
    g_.ornament(cx, y + g_.px(17), g_.px(60), rgb(ink::kBrass2));
    y += g_.px(42);
  }
  for (const std::string& line :
       {std::string(w(Str::canvas_curtain_sub1)), str(lang_, Str::canvas_curtain_sub2, {name})})
    y += g_.centered(cx, y, frame.w - g_.px(36), Face::sans500, low ? 15.f : 18.f, rgb(ink::kText),
                     line) +
         g_.px(low ? 0.f : 4.6f);
  // The seal: wax with an uneven rim.
  const float by = frame.bottom() - std::max(g_.px(low ? 70.f : 129.f), corner_h + g_.px(64));
  // Whose turn it is may sit at another device: the duel goes there as a link.
  const bool share = platform_.has_pages();
  const bool under = share && !low && !lay_.phone();  // between the button and the frame
  const float share_h = share && !low && !under ? g_.px(52) : 0;
  const float room = by - share_h - y - g_.px(20), rad = std::min(g_.px(78), room / 2);
  if (rad > g_.px(20)) {
    const ImVec2 o{cx, y + g_.px(10) + room / 2};
    const auto shade = [&](float r, unsigned top, unsigned foot) {
      ImGui::ShadeVertsLinearColorGradientKeepAlpha(d, first, d->VtxBuffer.Size, {o.x, o.y - r},
                                                    {o.x, o.y + r}, rgb(top), rgb(foot));
    };
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
    shade(rad * 1.08f, 0xC8453A, 0x7E1D18);
    // Pressed into it: a rim that catches light below, a ring and the book.
    const float k = rad / 78;
    first = d->VtxBuffer.Size;
    d->AddCircleFilled(o, 60 * k, rgb(0xFFFFFF), 64);
    shade(60 * k, 0x8A221C, 0xB43A30);
    d->AddCircle(o, 60 * k, rgb(0x5E130F), 64, g_.px(2));
    d->AddCircle({o.x, o.y + g_.px(1.5f)}, 60 * k, rgb(0xE88A7E, .7f), 64, g_.px(1));
    d->AddCircle(o, 51 * k, rgb(0xE88A7E, .5f), 64, g_.px(1));
    g_.picture_icon("open-book", {o.x - 36 * k, o.y - 36 * k, 72 * k, 72 * k}, rgb(0xFFE3DB),
                    rgb(0xFFE3DB), false);
    ui_.place({o.x - rad, o.y - rad, 2 * rad, 2 * rad}, {Cmd::lift, 1},
              str(lang_, Str::canvas_break_seal, {name}));
  }
  const float bw = std::min(g_.px(368), frame.w - g_.px(32));
  const float beside = share && low ? bw * .4f : 0;
  std::string sent = share_label(lang_);
  if (beside > 0 && g_.text_width(Face::sans700, 15, sent) > beside - g_.px(26))
    sent = w(Str::table_share_short);
  button({cx - bw / 2, by, bw - beside, g_.px(low ? 48.f : 64.f)}, {Cmd::lift},
         str(lang_, Str::canvas_break_seal, {name}), "", Look::brass);
  const float key_w = lay_.keys ? g_.px(52) : 0;
  const float told_w = key_w + g_.text_width(Face::sans500, 15, w(Str::canvas_or_touch));
  const float share_w = under && lay_.keys ? std::max(g_.px(120), bw - told_w - g_.px(24)) : bw;
  if (share)
    button(low     ? Rect{cx + bw / 2 - beside + g_.px(8), by, beside - g_.px(8), g_.px(48)}
           : under ? Rect{cx + bw / 2 - share_w, by + g_.px(72), share_w,
                          g_.px(lay_.keys ? 40.f : 44.f)}
                   : Rect{cx - bw / 2, by - share_h, bw, g_.px(44)},
           {Cmd::page, kPageShare}, sent, "", Look::walnut);
  if (!low && lay_.keys) {
    const float x = under ? cx + bw / 2 - share_w - g_.px(16) - told_w : cx - told_w / 2;
    const float y0 = by + g_.px(under ? 92.f : 84.f);
    key_cap(x + key_w - g_.px(8), y0, "Enter", rgb(ink::kText2));
    g_.text(x + key_w, y0 - g_.px(9), Face::sans500, 15, rgb(ink::kText2), w(Str::canvas_or_touch));
  }
}

}  // namespace upkeep
