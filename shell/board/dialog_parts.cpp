// What dialogs consist of: options in a list or as cards, numbers, a division or an order as far as
// it has come.
#include <algorithm>
#include <cmath>

#include "board/dialogs.h"
#include "util/insertion_sort.h"

namespace upkeep {

void Dialogs::draw_option_list(Rect r, const std::vector<const ViewOption*>& options) const {
  static constexpr const char* kLetters[] = {"W", "U", "B", "R", "G", "C"};
  const InRegion part(g_, "a list", r, kMayClip | kLoose);
  float y = r.y - scroll_;
  int number = 0;
  g_.list()->PushClipRect({r.x - g_.px(6), r.y - g_.px(4)},
                          {r.right() + g_.px(6), r.bottom() + g_.px(2)}, true);
  for (const ViewOption* o : options) {
    const float text_w = r.w - g_.px(lay_.keys ? 60.f : 28.f);
    const float h = std::max(
        g_.px(44),
        g_.paragraph({0, 0, text_w, 0}, Face::sans700, 15, 0, o->text, 0, false) + g_.px(18));
    const Rect b{r.x, y, r.w, h};
    y += h + g_.px(6);
    // What one card can do is counted by itself.
    ++number;
    const std::string key = menu_ ? number <= 9 ? std::to_string(number) : "" : o->key;
    if (b.bottom() < r.y || b.y > r.bottom()) continue;
    Region region;
    region.r = b;
    region.command = {Cmd::option, o->index};
    region.label = o->text;
    if (const ViewObject* card = object(o->option.object)) {
      region.card = card->card;
      region.shows = card->ref;
    }
    const PlaceState s = ui_.place(region);
    g_.gradient(b, rgb(s.hovered ? 0xFFF9E8 : 0xF3E8CC), rgb(s.hovered ? 0xF0E2BE : 0xE3D3AC), 6);
    g_.outline(b, rgb(s.hovered ? ink::kRubric : ink::kPaperLine), 6, 1);
    float x = b.x + g_.px(12);
    if (v_->prompt == Prompt::color && o->option.kind == OptionKind::value &&
        o->option.value >= 0 && o->option.value < 6) {
      g_.symbol(kLetters[o->option.value], x + g_.px(11), b.cy(), g_.px(24));
      x += g_.px(34);
    }
    const Rect words{x, b.y, text_w - (x - b.x - g_.px(12)), 0};
    const float words_h = g_.paragraph(words, Face::sans700, 15, 0, o->text, 0, false);
    g_.paragraph({x, b.cy() - words_h / 2 + g_.px(1), words.w, 0}, Face::sans700, 15,
                 rgb(ink::kInk), o->text);
    if (lay_.keys && !key.empty()) key_cap(b.right() - g_.px(10), b.cy(), key, rgb(ink::kInk2));
    if (s.focused) focus_ring(b, 6);
  }
  g_.list()->PopClipRect();
  scroll_max_ = std::max(0.f, y + scroll_ - r.y - r.h);
}

// Types of creatures: too many for a list.
bool Dialogs::many_names(std::size_t options) const {
  return v_->prompt == Prompt::creature_type && options > 12;
}

// By the alphabet; those of the creatures in play come before the others.
void Dialogs::sort_names(std::vector<const ViewOption*>& options) const {
  const auto present = [&](const ViewOption* o) {
    for (const ViewObject& c : v_->objects)
      if (c.zone == Zone::battlefield && c.card && o->option.value >= 0 &&
          game_.cards().card(c.card).subtypes.has(o->option.value))
        return true;
    return false;
  };
  std::vector<std::pair<bool, const ViewOption*>> keyed;
  for (const ViewOption* o : options) keyed.push_back({!present(o), o});
  insertion_sort(keyed.begin(), keyed.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first < b.first : a.second->text < b.second->text;
  });
  for (std::size_t i = 0; i < options.size(); ++i) options[i] = keyed[i].second;
}

// Where keys move the ring to what is out of sight, the list follows. `rows`: how high one is.
void Dialogs::follow_ring(const std::vector<const ViewOption*>& options, std::size_t before,
                          int columns, float rows, float room) const {
  const Command at = ui_.ring_at();
  if (!(at == ring_seen_) && at.cmd == Cmd::option)
    for (std::size_t i = 0; i < options.size(); ++i)
      if (int(options[i]->index) == at.arg) {
        const float y = float((before + i) / std::size_t(columns)) * rows;
        scroll_ = std::min(std::max(scroll_, y + rows - room), y);
      }
  ring_seen_ = at;
  scroll_ = std::min(std::max(scroll_, 0.f), scroll_max_);
}

void Dialogs::draw_names(Rect r, const std::vector<const ViewOption*>& options) const {
  const InRegion part(g_, "a list of names", r, kMayClip | kLoose);
  const float gap = g_.px(6), h = g_.px(44);
  const int columns = r.w < g_.px(480) ? 2 : 4;
  const float each = (r.w - gap * float(columns - 1)) / float(columns);
  const int rows = (int(options.size()) + columns - 1) / columns;
  const float content = float(rows) * (h + gap) - gap;
  // On whole pixels: a row between two of them would lose one.
  r.y = std::round(r.y);
  scroll_max_ = std::max(0.f, content - r.h);
  follow_ring(options, 0, columns, h + gap, r.h + gap);
  // By whole rows: what is half out of sight is neither read nor pressed.
  const float above = std::round(scroll_ / (h + gap)) * (h + gap);
  ui_.clip(r.grown(g_.px(1)), h);
  g_.list()->PushClipRect({r.x - g_.px(6), r.y - g_.px(4)},
                          {r.right() + g_.px(6), r.bottom() + g_.px(2)}, true);
  for (std::size_t i = 0; i < options.size(); ++i) {
    Rect b{r.x + float(int(i) % columns) * (each + gap),
           r.y + float(int(i) / columns) * (h + gap) - above, each, h};
    const PlaceState s = ui_.place(b, {Cmd::option, int(options[i]->index)}, options[i]->text);
    if (b.y < r.y - 1 || b.bottom() > r.bottom() + 1) continue;
    g_.gradient(b, rgb(s.hovered ? 0xFFF9E8 : 0xF3E8CC), rgb(s.hovered ? 0xF0E2BE : 0xE3D3AC), 6);
    g_.outline(b, rgb(s.hovered ? ink::kRubric : ink::kPaperLine), 6, 1);
    g_.text(b.x + g_.px(10), b.cy() - g_.px(9), Face::sans700, 15, rgb(ink::kInk),
            g_.fit(Face::sans700, 15, options[i]->text, b.w - g_.px(16)));
    if (s.focused) focus_ring(b, 6);
  }
  g_.list()->PopClipRect();
  ui_.no_clip();
  scroll_bar({r.x, r.y, r.w + g_.px(12), r.h}, content);
}

// Three in a row where there is room for two and a half.
Dialogs::CardGrid Dialogs::card_grid(float room, std::size_t cards) const {
  CardGrid grid{1, g_.px(120), g_.px(168), g_.px(12)};
  grid.columns = std::max(1, int((room + grid.gap) / (grid.w + grid.gap)));
  if (grid.columns < 3 && cards > 2 && room >= g_.px(290)) {
    grid.columns = 3;
    grid.w = std::min(grid.w, (room - 2 * grid.gap) / 3);
    grid.h = grid.w * 1.4f;
  }
  return grid;
}

// `taken`: what was picked before; it comes first.
void Dialogs::draw_card_options(Rect r, const std::vector<const ViewOption*>& options,
                                const std::vector<const ViewObject*>& taken) const {
  const std::size_t n = taken.size() + options.size();
  const CardGrid grid = card_grid(r.w, n);
  const float cw = grid.w, ch = grid.h, gap = grid.gap;
  const int columns = grid.columns;
  scroll_max_ = std::max(0.f, grid.height(n) - r.h);
  follow_ring(options, taken.size(), columns, ch + gap, r.h);
  ui_.clip(r, g_.px(12));
  const float x0 = r.x + (r.w - float(std::min(columns, int(n))) * (cw + gap) + gap) / 2;
  const InRegion part(g_, "cards to choose", r, kMayClip | kLoose);
  g_.list()->PushClipRect({r.x - g_.px(8), r.y - g_.px(13)},
                          {r.right() + g_.px(8), r.bottom() + g_.px(8)}, true);
  for (std::size_t i = 0; i < n; ++i) {
    const bool before = i < taken.size();
    const ViewOption* o = before ? nullptr : options[i - taken.size()];
    const ViewObject* card = before ? taken[i] : object(o->option.object);
    const Rect b{x0 + float(int(i) % columns) * (cw + gap),
                 r.y + float(int(i) / columns) * (ch + gap) - scroll_, cw, ch};
    Region region;
    region.r = b;
    if (before)
      region.command = {Cmd::look, int(card->card), card->ref};
    else
      region.command = {Cmd::option, o->index};
    region.label = before ? card->name : o->text;
    region.acts = !before;
    CardFace f;
    if (card) {
      f = face(*card);
      region.card = card->card;
      region.shows = card->ref;
    }
    const PlaceState s = ui_.place(region);
    if (b.bottom() < r.y || b.y > r.bottom()) continue;
    u32 state = before ? kStateSelected : kStatePlayable;
    if (s.hovered) state |= kStateHovered;
    if (s.focused) state |= kStateFocused;
    draw_hand_card(g_, b, f, state, nullptr);
  }
  g_.list()->PopClipRect();
  ui_.no_clip();
}

void Dialogs::draw_number(Rect r) const {
  std::vector<const ViewOption*> values;
  for (const ViewOption& o : v_->options)
    if (o.option.kind == OptionKind::value) values.push_back(&o);
  if (values.empty()) return;
  int lo = values[0]->option.value, hi = lo;
  for (const ViewOption* o : values) {
    lo = std::min(lo, int(o->option.value));
    hi = std::max(hi, int(o->option.value));
  }
  number_ = std::min(std::max(number_, lo), hi);
  const float gap = g_.px(6);
  if (values.size() <= 10 && float(values.size()) * (g_.px(44) + gap) - gap <= r.w) {
    const float side =
        std::min(g_.px(56), (r.w - gap * float(values.size() - 1)) / float(values.size()));
    float x = r.cx() - (side * float(values.size()) + gap * float(values.size() - 1)) / 2;
    for (const ViewOption* o : values) {
      button({x, r.y, side, g_.px(48)}, {Cmd::option, o->index}, std::to_string(o->option.value),
             "", Look::brass);
      x += side + gap;
    }
    return;
  }
  const float bw = std::min(g_.px(52), r.w / 5.7f), h = g_.px(48);
  button({r.cx() - bw * 2.6f, r.y, bw, h}, {Cmd::number, -1}, "\u2212", "", Look::walnut,
         {number_ > lo, w(Str::table_least)});
  g_.text_centered(r.cx() - bw * .75f, r.y + g_.px(8), Face::sans800, 28, rgb(ink::kInk),
                   std::to_string(number_));
  button({r.cx() + bw * .05f, r.y, bw, h}, {Cmd::number, 1}, "+", "", Look::walnut,
         {number_ < hi, w(v_->prompt == Prompt::x_value ? Str::table_most : Str::table_highest)});
  button({r.cx() + bw * 1.2f, r.y, bw * 1.8f, h}, {Cmd::take_number}, "OK",
         lay_.keys ? "Enter" : "", Look::brass);
}

// ---------------------------------------------------------------- divisions and orders

namespace {

constexpr float kShareRow = 30, kMostRows = 7;

std::string filled(const char* text, int a, int b = 0) {
  std::string out = text;
  for (const auto& [sign, value] : {std::pair{"{0}", a}, std::pair{"{1}", b}})
    if (const std::size_t at = out.find(sign); at != std::string::npos)
      out.replace(at, 3, std::to_string(value));
  return out;
}

}  // namespace

// What a name of the table of a division has room for, and how much is lethal beside it.
float Dialogs::share_room(const ViewShare& share, float width) const {
  const std::string lethal = share.lethal > 0 ? filled(w(Str::table_lethal), share.lethal) : "";
  const float lw = lethal.empty() ? 0 : g_.text_width(Face::sans500, 13, lethal) + g_.px(10);
  return width - g_.px(32 + 40) - lw;
}

// A row of it is as high as the longest name wants, on two lines where one has no room.
float Dialogs::share_row(float width) const {
  for (const ViewShare& share : v_->shares)
    if (g_.text_width(Face::sans700, 15, share.name) > share_room(share, width))
      return g_.px(kShareRow + 10);
  return g_.px(kShareRow);
}

// How high the table of a division or of an order is above what is asked.
float Dialogs::progress_height(float width) const {
  const float row = v_->shares.size() > 1 ? share_row(width) : g_.px(kShareRow);
  if (v_->shares.size() > 1)
    return g_.px(24) + row * std::min(kMostRows, float(v_->shares.size())) + g_.px(8);
  if (v_->placed.empty()) return 0;
  float h = g_.px(24);
  for (const ViewPlaced& p : v_->placed) h += placed_height(p, width);
  return std::min(h, g_.px(24) + row * kMostRows) + g_.px(4);
}

float Dialogs::placed_height(const ViewPlaced& p, float width) const {
  return std::max(g_.px(kShareRow), g_.paragraph({0, 0, width - g_.px(44), 0}, Face::sans500, 13, 0,
                                                 p.text, 0, false) +
                                        g_.px(10));
}

void Dialogs::draw_progress(const Rect& r) const {
  const float row = v_->shares.size() > 1 ? share_row(r.w) : g_.px(kShareRow);
  const auto numbered = [&](float y, float h, int number) {
    g_.disc(r.x + g_.px(13), y + h / 2, g_.px(11), rgb(ink::kInk2), rgb(ink::kInk));
    g_.text_centered(r.x + g_.px(13), y + h / 2 - g_.px(7.6f), Face::sans800, 13, rgb(ink::kPaper),
                     std::to_string(number));
  };
  if (v_->shares.size() > 1) {
    int left = v_->whole, asked = 0;
    for (std::size_t i = 0; i < v_->shares.size(); ++i) {
      if (v_->shares[i].given > 0) left -= v_->shares[i].given;
      if (v_->shares[i].asked) asked = int(i);
    }
    g_.text(r.x, r.y, Face::sans500, 15, rgb(ink::kInk2),
            filled(w(Str::table_left), left, v_->whole));
    const int rows = std::min(int(v_->shares.size()), int(kMostRows));
    const int first = std::max(0, std::min(asked - 1, int(v_->shares.size()) - rows));
    float y = r.y + g_.px(24);
    for (int i = first; i < first + rows; ++i, y += row) {
      const ViewShare& share = v_->shares[std::size_t(i)];
      const Rect b{r.x, y, r.w, row - g_.px(3)};
      if (share.asked) {
        g_.gradient(b, rgb(ink::kPaperInset), rgb(ink::kPaperInset), 5);
        g_.outline(b, rgb(ink::kRubric), 5, 2);
      } else {
        g_.list()->AddLine({b.x, b.bottom()}, {b.right(), b.bottom()}, rgb(ink::kPaperLine, .6f),
                           g_.px(1));
      }
      if (share.to) {
        // To be looked at closely.
        Region region;
        region.r = b;
        region.label = share.name;
        if (const ViewObject* o = object(share.to)) region.card = o->card;
        region.command = {Cmd::look, int(region.card), share.to};
        region.shows = share.to;
        region.acts = false;
        ui_.place(region);
      }
      if (share.asked)
        g_.icon("pointing", {b.x + g_.px(7), b.cy() - g_.px(9), g_.px(18), g_.px(18)},
                rgb(ink::kRubric));
      const std::string lethal = share.lethal > 0 ? filled(w(Str::table_lethal), share.lethal) : "";
      const float number = b.right() - g_.px(20);
      const float lw = lethal.empty() ? 0 : g_.text_width(Face::sans500, 13, lethal) + g_.px(10);
      const Face face = share.asked ? Face::sans700 : Face::sans500;
      const float room = share_room(share, b.w);
      if (g_.text_width(face, 15, share.name) <= room) {
        g_.text(b.x + g_.px(32), b.cy() - g_.px(9), face, 15, rgb(ink::kInk), share.name);
      } else {
        const float h = g_.paragraph({0, 0, room, 0}, face, 13, 0, share.name, 2, false);
        g_.paragraph({b.x + g_.px(32), b.cy() - h / 2, room, 0}, face, 13, rgb(ink::kInk),
                     share.name, 2);
      }
      if (lw > 0)
        g_.text_right(number - g_.px(22), b.cy() - g_.px(7.6f), Face::sans500, 13,
                      rgb(share.given >= share.lethal ? ink::kRubric : ink::kInk2), lethal);
      g_.text_centered(number, b.cy() - g_.px(10.4f), Face::sans800, 18, rgb(ink::kInk),
                       share.given >= 0 ? std::to_string(share.given)
                       : share.asked    ? "?"
                                        : "\u2013");
    }
    return;
  }
  if (v_->placed.empty()) return;
  g_.text(r.x, r.y, Face::sans500, 15, rgb(ink::kInk2),
          filled(w(Str::table_place), int(v_->placed.size()) + 1, int(v_->hi)));
  // Where there are many, the latest.
  std::size_t first = v_->placed.size();
  float room = r.h - g_.px(28);
  while (first > 0 && room >= placed_height(v_->placed[first - 1], r.w))
    room -= placed_height(v_->placed[--first], r.w);
  float y = r.y + g_.px(24);
  for (std::size_t i = first; i < v_->placed.size(); ++i) {
    const ViewPlaced& p = v_->placed[i];
    const float h = placed_height(p, r.w);
    numbered(y, h, int(i) + 1);
    const float th =
        g_.paragraph({0, 0, r.w - g_.px(44), 0}, Face::sans500, 13, 0, p.text, 0, false);
    g_.paragraph({r.x + g_.px(32), y + (h - th) / 2, r.w - g_.px(44), 0}, Face::sans500, 13,
                 rgb(ink::kInk2), p.text);
    y += h;
  }
}

}  // namespace upkeep
