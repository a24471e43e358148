// New duel, the end of a duel, and the curtain between two people at one table.
#include <algorithm>
#include <cmath>

#include "app.h"
#include "deck_choice.h"
#include "imgui_internal.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

struct EraBook {
  Era era;
  const char *name, *year;
};
constexpr EraBook kBooks[] = {{Era::fifth, "Fifth", "1997"},
                              {Era::sixth, "Sixth", "1999"},
                              {Era::m10, "M10", "2009"},
                              {Era::foundations, "Foundations", "2024"}};

}  // namespace

void App::begin_duel() {
  const auto& decks = offered_decks(Era(era_));
  if (decks.empty()) return;
  GameConfig config;
  config.era = Era(era_);
  config.rules = rules_;
  config.lang = lang_;
  config.seats[0] = SeatKind::human;
  config.seats[1] = versus_computer_ ? SeatKind::computer : SeatKind::human;
  for (int p = 0; p < 2; ++p) {
    config.names[p] = names_[p].empty() ? std::string(1, char('A' + p)) : names_[p];
    const int n = int(decks.size());
    const DeckDef& deck = *decks[std::size_t(((decks_[p] % n) + n) % n)];
    config.deck_names[p] = deck.id;
    for (const auto& [card, count] : deck.cards)
      for (int i = 0; i < count; ++i) config.decks[p].push_back(card);
  }
  config.seed = 0;
  for (char c : seed_text_)
    if (c >= '0' && c <= '9') config.seed = config.seed * 10 + u64(c - '0');
  if (seed_text_.empty()) config.seed = platform_.random_seed();
  config.first = first_ < 2 ? u8(first_) : kNoPlayer;
  game_.start(config);
  screen_ = Screen::table;
  sheet_ = Sheet::none;
  ui_.drop_focus();
  changed();
}

void App::draw_setup() {
  const EraColors c = era_colors(Era(era_));
  g_.gradient({0, 0, lay_.w, lay_.h}, rgb(c.leather), rgb(c.leather2), 0);
  const auto& decks = offered_decks(Era(era_));
  const bool narrow = lay_.w < g_.px(600);
  const float pw = std::min(lay_.w - g_.px(narrow ? 16.f : 48.f), g_.px(640)),
              ph = std::min(lay_.h - g_.px(16), g_.px(narrow ? 740.f : 600.f));
  const Rect page{lay_.w / 2 - pw / 2, lay_.h / 2 - ph / 2, pw, ph};
  g_.list()->AddRectFilled({page.x - g_.px(8), page.y - g_.px(5)},
                           {page.right() + g_.px(8), page.bottom() + g_.px(8)}, rgb(0x1B0E0A),
                           g_.px(10));
  g_.gradient(page, rgb(0xF8F0DC), rgb(0xEBDEC0), 6);
  g_.outline(page.grown(-g_.px(8)), rgb(ink::kPaperLine), 4, 1.2f);
  const float x = page.x + g_.px(narrow ? 20.f : 36.f), width = page.w - 2 * (x - page.x),
              gap = g_.px(8);
  // Rows shrink with the room there is.
  const float k = std::min(1.f, std::max(.5f, ph / g_.px(600)));
  const float row = std::max(g_.px(34), g_.px(44) * k);
  float y = page.y + g_.px(24) * k;
  // Little height: neither title nor explanation.
  const bool low = ph < g_.px(420);
  const float fy = page.bottom() - row - g_.px(12) - g_.px(14) * k;
  if (!low) {
    g_.text(x, y, Face::alegreya800, 28, rgb(ink::kInk), w(W::new_duel));
    y += g_.px(46) * k;
  }
  const float half = (width - gap) / 2;
  button({x, y, half, row}, {Cmd::opponent, 1}, w(W::against_computer), "",
         versus_computer_ ? Look::rubric : Look::paper);
  button({x + half + gap, y, half, row}, {Cmd::opponent, 0}, w(W::two_players), "",
         versus_computer_ ? Look::paper : Look::rubric);
  y += row + g_.px(12) * k;
  g_.text(x, y, Face::alegreya700, 18, rgb(ink::kInk), w(W::rules_of));
  y += g_.px(26);
  int books = 0;
  for (const EraBook& b : kBooks) books += era_supported(b.era);
  const float book = (width - gap * float(books - 1)) / float(books);
  float bx = x;
  for (const EraBook& b : kBooks) {
    if (!era_supported(b.era)) continue;
    // The whole title where there is room, else what is left of it.
    std::string title = std::string(b.name) + " \u00b7 " + b.year;
    if (g_.text_width(Face::sans700, 15, title) > book - g_.px(16)) title = b.name;
    if (g_.text_width(Face::sans700, 15, title) > book - g_.px(16)) title = b.year;
    button({bx, y, book, row}, {Cmd::era, int(b.era)}, title, "",
           era_ == int(b.era) ? Look::rubric : Look::paper);
    bx += book + gap;
  }
  const float below = low ? y - g_.px(30) : y + row + g_.px(4) * k;
  // What the chosen book is about, and what is played otherwise.
  static constexpr W kAbout[] = {W::era_fifth, W::era_sixth, W::era_m10, W::era_foundations};
  const float rules_w = std::min(width * .36f, g_.px(190));
  if (!low)
    g_.paragraph({x, below, width - rules_w - gap, 0}, Face::sans500, 13, rgb(ink::kInk2),
                 w(kAbout[era_ & 3]), 2);
  const int other = changed_rules();
  button({x + width - rules_w, below, rules_w,
          g_.px(lay_.phone() ? 44.f
                : low        ? 28.f
                             : 34.f)},
         {Cmd::rules},
         other ? std::string(w(W::house_rules)) + " (" + std::to_string(other) + ")"
               : std::string(w(W::house_rules)),
         "", other ? Look::rubric : Look::paper);
  y = low ? y + row + g_.px(6) : below + g_.px(34) + g_.px(10) * k;
  const auto field = [&](const Rect& r, Command cmd, const std::string& value,
                         const std::string& empty) {
    const PlaceState s = ui_.place(r, cmd, value.empty() ? empty : value);
    const bool editing = editing_ == cmd;
    g_.list()->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()},
                             rgb(editing || s.hovered ? 0xFFFDF4 : 0xF1E6C9), g_.px(6));
    g_.outline(r, rgb(editing ? ink::kRubric : ink::kPaperLine), 6, editing ? 2.f : 1.f);
    const float tw = g_.text(r.x + g_.px(10), r.cy() - g_.px(9), Face::sans700, 15,
                             rgb(value.empty() && !editing ? ink::kInk2 : ink::kInk),
                             value.empty() && !editing ? empty : value);
    if (editing)
      g_.list()->AddLine({r.x + g_.px(11) + (value.empty() ? 0 : tw), r.y + g_.px(8)},
                         {r.x + g_.px(11) + (value.empty() ? 0 : tw), r.bottom() - g_.px(8)},
                         rgb(ink::kRubric), g_.px(1.5f));
    if (s.focused) focus_ring(r, 6);
  };
  for (int p = 0; p < 2; ++p) {
    float cx = x, cw = width;
    const float name_w = narrow ? width * .4f : width * .34f;
    field({cx, y, name_w, row}, {Cmd::name, p}, names_[p], w(W::player));
    cx += name_w + gap;
    cw -= name_w + gap;
    const int n = int(decks.size());
    std::string deck = "\u2013";
    if (n > 0) deck = decks[std::size_t(((decks_[p] % n) + n) % n)]->name[int(lang_)];
    const float arrow = row;
    button({cx, y, arrow, row}, {Cmd::deck, p * 16}, "\u2190", "", Look::paper);
    const Rect middle{cx + arrow + g_.px(4), y, cw - 2 * (arrow + g_.px(4)), row};
    g_.gradient(middle, rgb(0xF1E6C9), rgb(0xE6D8B4), 6);
    g_.outline(middle, rgb(ink::kPaperLine), 6, 1);
    const float size =
        g_.text_width(Face::alegreya700, 18, deck) > middle.w - g_.px(12) ? 15.f : 18.f;
    g_.text_centered(middle.cx(), middle.cy() - g_.px(size * .6f), Face::alegreya700, size,
                     rgb(ink::kInk), g_.fit(Face::alegreya700, size, deck, middle.w - g_.px(8)));
    button({middle.right() + g_.px(4), y, arrow, row}, {Cmd::deck, p * 16 + 1}, "\u2192", "",
           Look::paper);
    y += row + g_.px(8);
  }
  y += g_.px(6) * k;
  const bool starts = y + row < fy;
  if (starts) g_.text(x, y + row / 2 - g_.px(9), Face::sans700, 15, rgb(ink::kInk2), w(W::starts));
  const float lx = narrow ? x + g_.px(104) : x + width * .34f + gap;
  const float third = (x + width - lx - 2 * gap) / 3;
  for (int i = 0; i < 3 && starts; ++i)
    button({lx + float(i) * (third + gap), y, third, row}, {Cmd::first, i},
           i < 2 ? names_[i] : w(W::random_start), "", first_ == i ? Look::rubric : Look::paper);
  y += row + g_.px(8);
  if (y + row < fy) {
    g_.text(x, y + row / 2 - g_.px(9), Face::sans700, 15, rgb(ink::kInk2), w(W::seed));
    field({lx, y, x + width - lx, row}, {Cmd::seed}, seed_text_, w(W::random_start));
  }
  button({x, fy, width * .3f, row + g_.px(8)}, {Cmd::leave}, w(W::back), "Esc", Look::paper);
  button({x + width * .3f + gap, fy, width * .7f - gap, row + g_.px(8)}, {Cmd::begin}, w(W::begin),
         "Enter", Look::brass, !decks.empty());
}

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
  d->AddRectFilledMultiColor({book.x + g_.px(2), book.y + g_.px(8)},
                             {ridge, book.bottom() - g_.px(8)}, dark, light, light, dark);
  d->AddRectFilledMultiColor({ridge, book.y + g_.px(2)}, {book.x + spine, book.bottom() - g_.px(2)},
                             light, dark, dark, light);
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
    g_.icon("book", {bx - g_.px(15), by - g_.px(38), g_.px(30), g_.px(30)}, rgb(ink::kBrass2));
    if (book.h > g_.px(300))
      g_.text_centered(bx, by + g_.px(3), Face::alegreya800, 18, rgb(ink::kBrass), "Upkeep");
  }
  const Rect frame{book.x + spine + g_.px(lay_.phone() ? 12.f : 28.f), book.y + g_.px(24),
                   book.w - spine - g_.px(lay_.phone() ? 24.f : 54.f), book.h - g_.px(46)};
  g_.outline(frame, rgb(ink::kBrass2), 4, 2.5f);
  g_.outline(frame.grown(-g_.px(8)), rgb(ink::kBrass2, .7f), 3, 1);
  // A fan in each corner.
  for (int corner = 0; corner < 4; ++corner) {
    const float sx = corner & 1 ? -1.f : 1.f, sy = corner & 2 ? -1.f : 1.f;
    const ImVec2 o{corner & 1 ? frame.right() - g_.px(18) : frame.x + g_.px(18),
                   corner & 2 ? frame.bottom() - g_.px(18) : frame.y + g_.px(18)};
    const float rad = g_.px(lay_.phone() || lay_.h < g_.px(500) ? 44.f : 84.f);
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
  const bool low = lay_.h < g_.px(520);
  float y = frame.y + frame.h * (low ? .06f : .1f);
  // The ribbon of the turn hangs out of the book, with the step on it.
  const int place = v_->step == Step::none ? 0 : ribbon_place(v_->step, v_->six_phases);
  const bool ribbon = place > 0 && !lay_.phone() && !low;
  if (ribbon) {
    const float rw = g_.px(76), rx = frame.right() - g_.px(210), end = g_.px(216);
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
    const std::string step = step_full_name(v_->step, lang_, v_->words);
    std::size_t cut_at = step.find(' ');
    if (cut_at == std::string::npos) cut_at = step.size();
    g_.text_centered(rx, g_.px(122), Face::sans700, 13, rgb(ink::kText),
                     g_.fit(Face::sans700, 13, step.substr(0, cut_at), rw - g_.px(14)));
    if (cut_at < step.size())
      g_.text_centered(rx, g_.px(140), Face::sans700, 13, rgb(ink::kText),
                       g_.fit(Face::sans700, 13, step.substr(cut_at + 1), rw - g_.px(14)));
  }
  // What the other one did last; before anything was done, which turn it is.
  std::string head;
  if (v_->step != Step::none)
    head = say(W::turn_of, lang_, {std::to_string(v_->turn), v_->players[v_->active].name}) +
           " \u00b7 " + step_full_name(v_->step, lang_, v_->words);
  for (std::size_t i = game_.log().size(); ribbon && i > 0; --i)
    if (const LogLine& line = game_.log()[i - 1]; line.event && line.player < 2) {
      if (line.player != game_.seat()) head = line.text;
      break;
    }
  g_.text_centered(cx, y, Face::sans500, 18, rgb(ink::kText2),
                   g_.fit(Face::sans500, 18, head, frame.w - g_.px(ribbon ? 480.f : 40.f)));
  y += g_.px(30);
  const std::string title = say(W::pass_table, lang_, {name});
  const float size =
      g_.text_width(Face::alegreya800, 48, title) > frame.w - g_.px(40)
          ? (g_.text_width(Face::alegreya800, 28, title) > frame.w - g_.px(24) ? 22.f : 28.f)
          : 48.f;
  g_.text_centered(cx, y, Face::alegreya800, size, rgb(ink::kBrass), title);
  y += g_.px(size * 1.25f);
  if (!low) {
    ornament(cx, y + g_.px(6), g_.px(58), rgb(ink::kBrass2));
    y += g_.px(30);
  }
  for (const std::string& line :
       {std::string(w(W::curtain_sub1)), say(W::curtain_sub2, lang_, {name})}) {
    const float tw = std::min(frame.w - g_.px(36), g_.text_width(Face::sans500, 18, line));
    y += g_.paragraph({cx - tw / 2 - g_.px(1), y, tw + g_.px(4), 0}, Face::sans500,
                      low ? 15.f : 18.f, rgb(ink::kText), line);
  }
  // The seal: wax with an uneven rim.
  const float by = frame.bottom() - g_.px(low ? 70.f : 110.f);
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
