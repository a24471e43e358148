#include "board/plates.h"

#include <algorithm>
#include <cmath>

#include "draw/card_parts.h"
#include "text/phrases.h"

namespace upkeep {

void Plates::draw(const u32 (&lit)[2]) {
  zone_areas_.clear();
  const int seats[2] = {other(), me()};
  for (int row = 0; row < 2; ++row) {
    Plate p;
    p.row = row;
    p.player = seats[row];
    p.r = lay_.plate[row];
    p.small = lay_.phone() || lay_.low();
    p.acts = !v_->over && v_->to_act == p.player;
    p.name_x = p.r.x + g_.px(p.small ? 10.f : 16.f);
    p.name_room = lay_.disc_x - lay_.disc_r - p.name_x - g_.px(12);
    const InRegion part(g_, "a plate", lay_.board, kLoose);
    draw_wood(p);
    draw_name(p);
    draw_zones(p, lit[p.player]);
    draw_pool(p);
    draw_life(p);
  }
}

void Plates::draw_wood(const Plate& p) const {
  const Rect& r = p.r;
  g_.list()->AddRectFilled({r.x, r.y + g_.px(2)}, {r.right(), r.bottom() + g_.px(2)},
                           rgb(0x000000, .3f), g_.px(8));
  g_.gradient(r, rgb(ink::kPlate), rgb(ink::kPlate2), 8);
  g_.outline(r, rgb(ink::kPlateLine), 8, 1);
  g_.lit(r, 8, .1f);
}

Str Plates::window_word() const {
  switch (v_->prompt) {
    case Prompt::interrupt:
      return Str::canvas_may_interrupt;
    case Prompt::response:
      return Str::canvas_may_respond;
    case Prompt::prevention:
      return Str::canvas_may_prevent;
    case Prompt::regeneration:
      return Str::canvas_may_regenerate;
    default:
      return Str::canvas_may_act;
  }
}

// Who is to act may do what; else who attacks, and whose turn it is. Shorter where there is no
// more room.
std::string Plates::what_they_do(const Plate& p, float room) const {
  if (p.acts) {
    const bool priority = v_->prompt == Prompt::priority;
    const bool in_window = v_->kind == DecisionKind::act && is_act_window(v_->prompt) && !priority;
    std::string text;
    if (game_.computer_to_move())
      text = str(lang_, Str::canvas_thinking, {of(p).name});
    else if (in_window)
      text = w(window_word());
    else if (v_->to_act != me())
      text = w(v_->six_phases ? Str::canvas_may_act : Str::canvas_has_priority);
    else
      text = w(priority && !v_->six_phases ? Str::table_priority : Str::canvas_sideways);
    if (priority && v_->to_act == me() && g_.text_width(Face::sans700, 13, text) > room)
      return w(Str::canvas_sideways);
    return text;
  }
  const bool attacking = std::any_of(
      v_->objects.begin(), v_->objects.end(),
      [](const ViewObject& o) { return o.zone == Zone::battlefield && (o.flags & kVAttacking); });
  if (attacking) return w(v_->active == p.player ? Str::canvas_attacking : Str::canvas_defending);
  if (v_->active == p.player && v_->turn)
    return str(lang_, Str::canvas_turn_of, {std::to_string(v_->turn), of(p).name});
  return {};
}

// The name, and below it where there is height for that what they do.
void Plates::draw_name(const Plate& p) const {
  const Rect& r = p.r;
  const bool two_lines = r.h > g_.px(30), high = r.h > g_.px(40);
  const float under_room = p.name_room * (p.small ? 1.f : .48f);
  const std::string under = what_they_do(p, under_room);
  const float size = r.h > g_.px(34) ? 18.f : 15.f;
  const Face face = size > 15 ? Face::alegreya800 : Face::alegreya700;
  const float y =
      two_lines && !under.empty() ? r.y + g_.px(high ? 2.8f : 1.f) : r.cy() - g_.px(size * .62f);
  g_.text(p.name_x, y, face, size, rgb(ink::kText),
          g_.fit(face, size, of(p).name, p.name_room * (p.small ? 1.f : .5f)));
  if (!two_lines) return;
  // In the colour of the window that is open.
  const unsigned window = v_->prompt == Prompt::interrupt      ? ink::kInterrupt
                          : v_->prompt == Prompt::prevention   ? ink::kPrevention
                          : v_->prompt == Prompt::regeneration ? ink::kRegeneration
                                                               : ink::kBrass;
  const Face under_face = p.acts ? Face::sans700 : Face::sans500;
  g_.text(p.name_x, r.bottom() - g_.px(high ? 20.6f : 18.6f), under_face, 13,
          rgb(p.acts ? window : ink::kText2), g_.fit(under_face, 13, under, under_room));
}

// Library and hand to the left of the life, graveyard and exile to the right.
void Plates::draw_zones(const Plate& p, u32 lit) {
  const ViewPlayer& pl = of(p);
  const Count hand{"poker-hand", pl.hand, Zone::hand};
  const Count library{"book-cover", pl.library, Zone::library};
  const Count counts[] = {p.small ? hand : library,
                          p.small ? library : hand,
                          {"tombstone", pl.graveyard, Zone::graveyard},
                          {"portal", pl.exile, Zone::exile}};
  const auto draw = [&](const Count& count, float x) {
    draw_count(p, count, x, lit >> int(count.zone) & 1);
  };
  if (!p.small) {
    const float unit = p.r.w / 728;
    const float offset[] = {-168, -96, 84, 168};
    for (int i = 0; i < 4; ++i) draw(counts[i], lay_.disc_x + offset[i] * unit);
    return;
  }
  // Where they would run into each other, not all of them: exile when there is something in it, and
  // the library where there is room.
  const float from = lay_.disc_x + lay_.disc_r + g_.px(10), whole = p.r.right() - from;
  int shown = pl.exile ? 4 : 3;
  const bool no_library = whole / float(shown) < g_.px(38);
  shown -= no_library;
  int at = 0;
  for (int i = 0; i < 4; ++i) {
    const Zone zone = counts[i].zone;
    if ((zone == Zone::library && no_library) || (zone == Zone::exile && !pl.exile)) continue;
    draw(counts[i], from + whole / float(shown) * (float(at++) + .5f));
  }
}

void Plates::draw_count(const Plate& p, const Count& count, float cx, bool can) {
  const Rect& r = p.r;
  const bool opens = (count.zone == Zone::graveyard || count.zone == Zone::exile) && count.n > 0;
  const bool lit = opens && can;
  const Rect area{cx - g_.px(p.small ? 22.f : 34.f), r.y, g_.px(p.small ? 44.f : 68.f), r.h};
  zone_areas_.push_back({p.player * 16 + int(count.zone), area});
  const std::string label = zone_label(count.zone, lang_, v_->words);
  PlaceState s;
  Rect touched = area;
  touched.h = std::max(area.h, g_.px(p.small ? 44.f : 0.f));
  if (p.row == 1) touched.y -= touched.h - area.h;
  if (opens)
    s = ui_.place(touched, {Cmd::show_zone, p.player * 16 + int(count.zone)},
                  of(p).name + ": " + label, lit);
  if (s.hovered)
    g_.list()->AddRectFilled({area.x, area.y + g_.px(2)}, {area.right(), area.bottom() - g_.px(2)},
                             rgb(0xFFFFFF, .07f), g_.px(6));
  const float iy = worded(p) ? r.y + g_.px(5) : r.cy() - g_.px(9);
  g_.icon(count.icon, {cx - g_.px(20), iy, g_.px(18), g_.px(18)}, rgb(ink::kBrass2));
  g_.text(cx + g_.px(p.small ? 0.f : 4.f), iy + g_.px(p.small ? 0.f : -2.f), Face::sans800,
          p.small ? 15.f : 18.f, rgb(ink::kText), std::to_string(count.n));
  if (worded(p))
    g_.text(cx - g_.px(20), r.bottom() - g_.px(19.9f), Face::sans500, 13, rgb(ink::kText2),
            g_.fit(Face::sans500, 13, label, g_.px(70)));
  if (lit) playable_lozenge(g_, cx, r.y);
  if (s.focused) focus_ring(area, 6);
}

// The Mana there is; where there is room for that, what becomes of it, and that there is none.
void Plates::draw_pool(const Plate& p) const {
  static constexpr const char* kLetters[] = {"W", "U", "B", "R", "G", "C"};
  const Rect& r = p.r;
  const auto& mana = of(p).pool;
  int pool = 0;
  for (int k = 0; k < kManaKinds; ++k) pool += mana[k];
  const bool told = worded(p) && r.w > g_.px(700);
  if (pool <= 0 && !told) return;
  float x = p.small ? r.x + p.name_room * .62f : lay_.disc_x + 228 * (r.w / 728);
  const float room = r.right() - x - g_.px(4);
  if (pool == 0) {
    g_.text(x, r.cy() - g_.px(8.6f), Face::sans500, 13, rgb(ink::kText2),
            g_.fit(Face::sans500, 13, w(Str::canvas_pool_empty), room));
    return;
  }
  if (told)
    g_.text(x, r.bottom() - g_.px(19.9f), Face::sans500, 13,
            rgb(v_->burns ? ink::kTheirs : ink::kText2),
            g_.fit(Face::sans500, 13, pool_note(v_->burns, lang_), room));
  const float y = told ? r.y + g_.px(13) : r.cy();
  for (int k = 0; k < kManaKinds; ++k) {
    if (!mana[k]) continue;
    g_.symbol(kLetters[k], x + g_.px(9.5f), y, g_.px(19));
    if (mana[k] > 1)
      g_.text(x + g_.px(20), y - g_.px(9), Face::sans800, 15, rgb(ink::kText),
              std::to_string(mana[k]));
    x += g_.px(mana[k] > 1 ? 34.f : 22.f);
  }
}

bool Plates::can_be_chosen(int player) const {
  for (const ViewOption& o : v_->options)
    if (o.option.kind == OptionKind::player && o.option.a == player) return true;
  if (pending_)
    for (const ViewOption* o : options_of(pending_, false))
      if (o->option.kind == OptionKind::attack && !o->option.other && o->option.a == player)
        return true;
  return false;
}

// A disc that hangs into the board.
void Plates::draw_life(const Plate& p) const {
  const ViewPlayer& pl = of(p);
  const float cx = lay_.disc_x, cy = lay_.disc_y[p.row], rad = lay_.disc_r;
  ImDrawList* d = g_.list();
  const bool can = can_be_chosen(p.player);
  const float reach = std::max(rad, g_.px(22));  // of a finger
  const PlaceState s = ui_.place({cx - reach, cy - reach, 2 * reach, 2 * reach},
                                 {Cmd::player, p.player}, pl.name, can);
  life_disc(cx, cy, rad, p.acts);
  if (can) draw_lozenge(p);
  for (const ViewStackEntry& e : v_->stack)
    for (u8 t : e.target_players)
      if (t == p.player)
        g_.dashed_ring(
            {cx - rad - g_.px(5), cy - rad - g_.px(5), 2 * rad + g_.px(10), 2 * rad + g_.px(10)},
            rad / lay_.scale + 5, rgb(e.controller == me() ? ink::kMine : ink::kTheirs), 2.5f);
  const float size = rad > g_.px(28) ? 28.f : rad > g_.px(18) ? 22.f : 17.f;
  const int life = motion_.shown_life(p.player, pl.life);
  g_.text_centered(cx, cy - g_.px(size * .564f), Face::sans800, size, rgb(0xFFF4E0),
                   (life < 0 ? "\u2212" : "") + std::to_string(std::abs(life)));
  draw_life_marks(p);
  if (s.hovered && can) d->AddCircle({cx, cy}, rad + g_.px(2), rgb(ink::kCream), 64, g_.px(3));
  if (s.focused) {
    d->AddCircle({cx, cy}, rad + g_.px(3), rgb(ink::kDark), 64, g_.px(2));
    d->AddCircle({cx, cy}, rad + g_.px(6), rgb(ink::kCream), 64, g_.px(3));
  }
}

// They can be chosen: on the upper edge, within the table; on the lower where it would cover the
// number.
void Plates::draw_lozenge(const Plate& p) const {
  const float cx = lay_.disc_x, cy = lay_.disc_y[p.row], rad = lay_.disc_r;
  ImDrawList* d = g_.list();
  d->AddCircle({cx, cy}, rad + g_.px(2), rgb(ink::kBrass), 64, g_.px(3));
  const float a = g_.px(8), top = std::max(cy - rad - g_.px(1), a);
  const float number = cy - g_.px(rad > g_.px(28) ? 17.f : 13.f);
  const float ly = top + a > number ? cy + rad + g_.px(1) : top;
  const ImVec2 q[4] = {{cx, ly - a}, {cx + a, ly}, {cx, ly + a}, {cx - a, ly}};
  d->AddConvexPolyFilled(q, 4, rgb(ink::kBrass));
  g_.sign("lozenge", {cx - a, ly - a, 2 * a, 2 * a});
}

// Poison counters, and that they were chosen.
void Plates::draw_life_marks(const Plate& p) const {
  const ViewPlayer& pl = of(p);
  const float cx = lay_.disc_x, cy = lay_.disc_y[p.row], rad = lay_.disc_r;
  if (pl.poison) {
    g_.disc(cx + rad * .8f, cy + rad * .7f, g_.px(10), rgb(0x23401F), rgb(ink::kRaised));
    g_.text_centered(cx + rad * .8f, cy + rad * .7f - g_.px(7.6f), Face::sans800, 13,
                     rgb(ink::kText), std::to_string(pl.poison));
  }
  if (pl.chosen) {
    g_.list()->AddCircle({cx, cy}, rad + g_.px(3), rgb(ink::kBrass), 64, g_.px(3));
    chosen_mark(cx + rad * .72f, cy + (p.row ? -1.f : 1.f) * rad * .72f);
  }
}

}  // namespace upkeep
