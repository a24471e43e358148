// The curtain between two people at one table.
#include <algorithm>
#include <cmath>

#include "app.h"
#include "imgui_internal.h"
#include "text/phrases.h"

namespace upkeep {
// A closed book with a seal: nothing of either hand is in the view while it lies here.
void App::draw_curtain() {
  const EraColors c = era_colors(v_->era);
  ImDrawList* d = g_.list();
  const Rect book{g_.px(lay_.phone() ? 8.f : 48.f), g_.px(16),
                  lay_.w - g_.px(lay_.phone() ? 16.f : 104.f), lay_.h - g_.px(46)};
  g_.shadow(book, 10, true);
  g_.gradient(book, rgb(c.leather), rgb(c.leather2), 10);
  const float spine = lay_.phone() ? g_.px(34) : g_.px(90);
  // The lozenges of the leather; the back is round: dark at its edges.
  d->PushClipRect({book.x + spine, book.y}, {book.right(), book.bottom()}, true);
  for (float x = book.x - book.h; x < book.right(); x += g_.px(32)) {
    d->AddLine({x, book.bottom()}, {x + book.h, book.y}, rgb(ink::kBrass2, .055f), g_.px(1));
    d->AddLine({x, book.y}, {x + book.h, book.bottom()}, rgb(ink::kBrass2, .055f), g_.px(1));
  }
  d->PopClipRect();
  const ImU32 dark = rgb(0x000000, .42f), light = rgb(0xFFFFFF, .05f);
  const float ridge = book.x + spine * .6f;
  // Over the corners too: the desk there is as dark.
  d->AddRectFilledMultiColor({book.x, book.y}, {ridge, book.bottom()}, dark, light, light, dark);
  d->AddRectFilledMultiColor({ridge, book.y}, {book.x + spine, book.bottom()}, light, dark, dark,
                             light);
  d->AddLine({book.x + spine, book.y}, {book.x + spine, book.bottom()}, rgb(0x000000, .45f),
             g_.px(2));
  for (float t : {.12f, .347f, .65f, .877f}) {
    const float y = book.y + book.h * t;
    g_.gradient({book.x, y, spine, g_.px(19)}, rgb(c.leather), rgb(c.leather2), 0);
    d->AddRectFilled({book.x, y}, {book.x + spine, y + g_.px(19)}, rgb(0xFFFFFF, .05f));
    for (float edge : {y, y + g_.px(19)})
      d->AddLine({book.x, edge}, {book.x + spine, edge}, rgb(ink::kBrass2), g_.px(2));
  }
  if (!lay_.phone()) {
    const float bx = book.x + spine / 2, by = book.cy();
    if (book.h > g_.px(420))  // on a low one its ridges have no room for it between them
      g_.icon("book", {bx - g_.px(15), by - g_.px(38), g_.px(30), g_.px(30)}, rgb(ink::kBrass2));
    if (book.h > g_.px(300))
      g_.text_centered(bx, by + g_.px(3), Face::alegreya800, 18, rgb(ink::kBrass), "Upkeep");
  }
  const Rect frame{book.x + spine + g_.px(lay_.phone() ? 12.f : 28.f), book.y + g_.px(24),
                   book.w - spine - g_.px(lay_.phone() ? 24.f : 54.f), book.h - g_.px(46)};
  g_.outline(frame, rgb(ink::kBrass2), 4, 2.5f);
  g_.outline(frame.grown(-g_.px(8)), rgb(ink::kBrass2, .7f), 3, 1);
  // A fan in each corner; on a narrow book words and buttons lie between them, above and below each
  // other, and on the lowest there is no room for that.
  const bool low = lay_.h < g_.px(520), narrow = lay_.phone();
  const float fans = narrow && low ? 0 : g_.px(narrow || lay_.h < g_.px(500) ? 44.f : 84.f);
  for (int corner = 0; corner < (fans > 0 ? 4 : 0); ++corner) {
    const float sx = corner & 1 ? -1.f : 1.f, sy = corner & 2 ? -1.f : 1.f;
    const ImVec2 o{corner & 1 ? frame.right() - g_.px(18) : frame.x + g_.px(18),
                   corner & 2 ? frame.bottom() - g_.px(18) : frame.y + g_.px(18)};
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
  float y = frame.y + std::max(frame.h * (low ? .06f : .1f), corner_h);
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
      rw = std::max(rw, g_.text_width(Face::sans700, 13, line) + g_.px(22));
    const float rx = frame.right() - g_.px(210), end = g_.px(216);
    const float notch = end - g_.px(30);
    const ImVec2 cut[5] = {
        {rx - rw / 2, 0}, {rx + rw / 2, 0}, {rx + rw / 2, end}, {rx, notch}, {rx - rw / 2, end}};
    const ImVec2 left[4] = {cut[0], {rx, 0}, cut[3], cut[4]};
    const ImVec2 right[4] = {{rx, 0}, cut[1], cut[2], cut[3]};
    d->AddConvexPolyFilled(left, 4, rgb(c.ribbon));
    d->AddConvexPolyFilled(right, 4, rgb(c.ribbon));
    for (float side : {-1.f, 1.f})
      for (float sy = g_.px(4); sy < notch; sy += g_.px(10))
        d->AddLine({rx + side * (rw / 2 - g_.px(5)), sy},
                   {rx + side * (rw / 2 - g_.px(5)), sy + g_.px(6)}, rgb(ink::kBrass2, .75f),
                   g_.px(1.5f));
    g_.disc(rx, g_.px(94), g_.px(20), rgb(ink::kBrass2), rgb(ink::kDark));
    g_.text_centered(rx, g_.px(94) - g_.px(10.5f), Face::sans800, 18, rgb(ink::kInk),
                     std::to_string(place));
    for (int i = 0; i < 2; ++i)
      g_.text_centered(rx, g_.px(122.f + 18 * float(i)), Face::sans700, 13, rgb(ink::kText),
                       words[i]);
  }
  // What the other one did last; before anything was done, which turn it is.
  std::string head;
  if (v_->step != Step::none)
    head = say(W::turn_of, lang_, {std::to_string(v_->turn), v_->players[v_->active].name}) +
           " \u00b7 " + step_full_name(v_->step, lang_, v_->words);
  // Beside the fans of the corners, the step by its short name.
  const float head_room = frame.w - g_.px(ribbon ? 480.f : low ? 150.f : 40.f);
  float head_size = 18;
  if (low && v_->step != Step::none && g_.text_width(Face::sans500, 18, head) > head_room) {
    head_size = 15;
    if (g_.text_width(Face::sans500, 15, head) > head_room)
      head = say(W::turn_of, lang_, {std::to_string(v_->turn), v_->players[v_->active].name}) +
             " \u00b7 " + step_label(v_->step, lang_);
  }
  for (std::size_t i = game_.log().size(); ribbon && i > 0; --i)
    if (const LogLine& line = game_.log()[i - 1]; line.event && line.player < 2) {
      if (line.player != game_.seat()) head = line.text;
      break;
    }
  y += g_.centered(cx, y, head_room, Face::sans500, head_size, rgb(ink::kText2), head) + g_.px(6);
  const std::string title = say(W::pass_table, lang_, {name});
  // Its ends stay clear of the ribbon.
  const float title_room = frame.w - g_.px(ribbon ? 2 * (210.f + 56 + 8) : low ? 150.f : 40.f);
  const float size =
      g_.text_width(Face::alegreya800, 48, title) > title_room
          ? (g_.text_width(Face::alegreya800, 28, title) > frame.w - g_.px(24) ? 22.f : 28.f)
          : 48.f;
  g_.text_centered(cx, y, Face::alegreya800, size, rgb(ink::kBrass), title);
  y += g_.px(size * 1.25f);
  if (!low) {
    ornament(cx, y + g_.px(9), g_.px(60), rgb(ink::kBrass2));
    y += g_.px(32);
  }
  for (const std::string& line :
       {std::string(w(W::curtain_sub1)), say(W::curtain_sub2, lang_, {name})})
    y += g_.centered(cx, y, frame.w - g_.px(36), Face::sans500, low ? 15.f : 18.f, rgb(ink::kText),
                     line);
  // The seal: wax with an uneven rim.
  const float by = frame.bottom() - std::max(g_.px(low ? 70.f : 110.f), corner_h + g_.px(64));
  // Whose turn it is may sit at another device: the duel goes there as a link.
  const bool share = platform_.has_pages();
  const float share_h = share && !low ? g_.px(50) : 0;
  const float room = by - share_h - y - g_.px(20), rad = std::min(g_.px(76), room / 2);
  if (rad > g_.px(26)) {
    const ImVec2 o{cx, y + g_.px(10) + room / 2};
    for (int layer = 0; layer < 2; ++layer) {
      d->PathClear();
      for (int i = 0; i < 72; ++i) {
        const float a = float(i) / 72 * 6.2831853f;
        const float q = rad * (1 + .045f * std::sin(a * 7 + .6f) + .03f * std::sin(a * 4 + 2));
        d->PathLineTo({o.x + q * std::cos(a), o.y + q * std::sin(a) + (layer ? 0 : g_.px(5))});
      }
      const int first = d->VtxBuffer.Size;
      d->PathFillConvex(layer ? rgb(0xFFFFFF) : rgb(0x000000, .4f));
      if (layer)
        ImGui::ShadeVertsLinearColorGradientKeepAlpha(d, first, d->VtxBuffer.Size, {o.x, o.y - rad},
                                                      {o.x, o.y + rad}, rgb(0xC23A30),
                                                      rgb(0x8E221A));
    }
    d->AddCircleFilled(o, rad * .74f, rgb(0x8A2018), 64);
    d->AddCircle(o, rad * .74f, rgb(0xC8463A), 64, g_.px(1.5f));
    d->AddCircle(o, rad * .66f, rgb(0xC8463A, .6f), 64, g_.px(1));
    g_.icon("open-book", {o.x - rad * .46f, o.y - rad * .46f, rad * .92f, rad * .92f},
            rgb(0xFFE3DC));
    ui_.place({o.x - rad, o.y - rad, 2 * rad, 2 * rad}, {Cmd::lift, 1},
              say(W::break_seal, lang_, {name}));
  }
  const float bw = std::min(g_.px(366), frame.w - g_.px(32));
  const float beside = share && low ? bw * .4f : 0;
  button({cx - bw / 2, by, bw - beside, g_.px(low ? 48.f : 62.f)}, {Cmd::lift},
         say(W::break_seal, lang_, {name}), "", Look::brass);
  if (share)
    button(low ? Rect{cx + bw / 2 - beside + g_.px(8), by, beside - g_.px(8), g_.px(48)}
               : Rect{cx - bw / 2, by - share_h, bw, g_.px(44)},
           {Cmd::page, kPageShare}, share_label(lang_), "", Look::walnut);
  if (!low && lay_.keys) {
    const float tw = g_.text_width(Face::sans500, 15, w(W::or_touch)), kw = g_.px(52);
    const float kx = cx - (tw + kw) / 2;
    key_cap(kx + kw - g_.px(8), by + g_.px(82), "Enter", rgb(ink::kText2));
    g_.text(kx + kw, by + g_.px(73), Face::sans500, 15, rgb(ink::kText2), w(W::or_touch));
  }
}

}  // namespace upkeep
