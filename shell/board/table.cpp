// The board: leather, permanents in rows, plates with life, the ribbon of the turn.
#include <algorithm>
#include <cmath>

#include "app.h"
#include "draw/card_parts.h"
#include "text/phrases.h"

namespace upkeep {

void App::draw_leather() {
  const EraColors c = era_colors(v_ ? v_->era : Era(chosen_.era));
  const Rect b = lay_.phone() ? lay_.board : Rect{lay_.board.x, 0, lay_.board.w, lay_.h};
  g_.gradient(b, rgb(c.leather), rgb(c.leather2), 0);
  lozenges(b);
  const Rect frame = b.grown(-g_.px(lay_.phone() ? 4.f : 8.f));
  g_.outline(frame, rgb(ink::kBrass2, .5f), 6, 1.5f);
  g_.outline(frame.grown(-g_.px(5)), rgb(ink::kBrass2, .28f), 3, 1);
}

// ---------------------------------------------------------------- drawing

u32 App::tile_state(const ViewObject& o) const {
  u32 s = 0;
  if (!lay_.names) s |= kStateNoText;
  for (const ViewStackEntry& e : v_->stack)
    for (Ref r : e.target_objects)
      if (r == o.ref) s |= e.controller == me() ? kStateTargetMine : kStateTargetTheirs;
  for (const PayStep& p : v_->proposed)
    if (p.source == o.ref) s |= kStateProposed;
  if (o.ref == pending_ || o.ref == selected_ || (o.flags & kVSelected)) s |= kStateSelected;
  if (my_move()) {
    if (pending_) {
      for (const ViewOption* x : options_of(pending_, false))
        if (x->option.other == o.ref) s |= kStatePlayable;
    } else if (v_->kind != DecisionKind::divide && !options_of(o.ref, false).empty()) {
      s |= kStatePlayable;
    }
  }
  const Command c{Cmd::object, 0, o.ref};
  if (ui_.hover() == c) s |= kStateHovered;
  // Before it is cast: what it would tap, and while it is dragged, what it could be aimed at.
  for (const PayStep& p : would_pay_)
    if (would_pay_of_ && p.source == o.ref) s |= kStateProposed;
  if (dragging_ && drag_ && targets_of_ == drag_)
    for (const Option& x : targets_)
      if (x.kind == OptionKind::object && x.object == o.ref) s |= kStatePlayable;
  return s;
}

// What can be clicked of a tile, in the order of the row.
void App::place_tile(Tile& t) {
  float y = t.covered.bottom() - g_.px(6);
  t.attached_states.clear();
  for (std::size_t i = t.attached.size(); i > 0; --i) {
    const ViewObject& a = *t.attached[i - 1];
    const float grow = g_.px(lay_.names ? 10.f : 12.f);
    Region region;
    region.r = {t.covered.x - grow / 2, y + g_.px(18) * float(i - 1) - g_.px(4), t.covered.w + grow,
                g_.px(lay_.phone() && i == t.attached.size() ? 44.f
                      : lay_.bare                            ? 28.f
                                                             : 32.f)};
    region.command = {Cmd::object, 0, a.ref};
    region.label = a.name;
    region.card = a.card;
    region.shows = a.ref;
    region.acts = takes(a.ref);
    const PlaceState placed = ui_.place(region);
    region.r.h = g_.px(lay_.bare ? 28 : i == t.attached.size() ? 38 : 32);
    t.attached_states.push_back({region.r, placed});
  }
  Region region;
  region.r = t.covered;
  if (t.visible > 0) region.r.w = t.visible;
  region.command = {Cmd::object, 0, t.object->ref};
  // Of a pile, the first one that can do something.
  if (my_move() && options_of(t.object->ref, false).empty())
    for (const ViewObject* o : t.group)
      if (!options_of(o->ref, false).empty()) {
        region.command.ref = o->ref;
        break;
      }
  region.label = t.object->name;
  region.card = t.object->card;
  region.shows = t.object->ref;
  region.acts = takes(region.command.ref) || may_withdraw(region.command.ref);
  t.place = ui_.place(region);
}

// On what shows of an Aura: on one line, or where it is the lowest one on two.
void App::draw_strip_name(const Rect& r, const std::string& name, bool lowest) {
  const InRegion part(g_, "a strip", lay_.board, kLoose | kMayCut | kMayClip);
  const float room = r.w - g_.px(3);
  float size = 13;
  for (float smaller : {12.f, 11.f})
    if (g_.text_width(Face::sans700, size, name) > room) size = smaller;
  const std::size_t space = name.rfind(' ');
  if (g_.text_width(Face::sans700, size, name) <= room || !lowest || space == std::string::npos) {
    g_.text_centered(r.cx(), r.bottom() - g_.px(5 + size), Face::sans700, size, rgb(ink::kInk),
                     g_.fit(Face::sans700, size, name, room));
    return;
  }
  float y = r.bottom() - g_.px(25);
  for (const std::string& line : {name.substr(0, space), name.substr(space + 1)}) {
    g_.text_centered(r.cx(), y, Face::sans700, size, rgb(ink::kInk),
                     g_.fit(Face::sans700, size, line, room));
    y += g_.px(11);
  }
}

void App::draw_tile_with_attachments(Tile& t) {
  for (std::size_t i = t.attached.size(); i > 0; --i) {
    // The aura lies across underneath; its name shows on a strip below.
    const ViewObject& a = *t.attached[i - 1];
    const CardFace f = face(a);
    const auto& [r, s] = t.attached_states[t.attached.size() - i];
    g_.shadow(r, 6);
    g_.list()->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, rgb(ink::kDark), g_.px(6));
    const Rect in = r.grown(-g_.px(2));
    g_.gradient(in, rgb(ink::kPaper), rgb(ink::kPaper2), 5);
    const CardColors& c = card_colors(f.kind);
    const float back = g_.px(in.w < g_.px(80) ? 6.f : 10.f);
    g_.gradient({in.x, in.y, back, in.h}, rgb(c.spine), rgb(c.spine2), 5,
                ImDrawFlags_RoundCornersLeft);
    draw_strip_name({in.x + back, in.y, in.w - back, in.h}, f.name,
                    i == t.attached.size() && !lay_.bare);
    const u32 state = tile_state(a);
    if (state & (kStatePlayable | kStateSelected)) g_.outline(r, rgb(ink::kBrass), 6, 2);
    if (state & (kStateTargetMine | kStateTargetTheirs))
      g_.dashed_ring(r.grown(g_.px(2)), 7,
                     rgb(state & kStateTargetMine ? ink::kMine : ink::kTheirs));
    if (s.hovered) g_.outline(r, rgb(ink::kCream), 6, 2);
    if (s.focused) focus_ring(r, 6);
  }
  u32 state = tile_state(*t.object);
  for (const ViewObject* o : t.group) state |= tile_state(*o) & (kStateProposed | kStatePlayable);
  if (t.place.hovered) state |= kStateHovered;
  if (t.place.focused) state |= kStateFocused;
  const int first = g_.list()->VtxBuffer.Size;
  const InRegion part(g_, "a tile", t.covered.grown(g_.px(14)),
                      kLoose | (t.visible > 0 ? unsigned(kMayCover) : 0u));
  draw_tile(g_, t.standing, face(*t.object), state, 1 + int(t.group.size()),
            raised(t) ? 0 : t.visible);
  motion_.turn(first, t);
  // The number of what targets it stands at its corner, where lines would be lost (phones, crowds).
  for (std::size_t i = 0; i < v_->stack.size(); ++i)
    for (Ref r : v_->stack[i].target_objects)
      if (r == t.object->ref) {
        const ImVec2 c{t.covered.x + g_.px(2), t.covered.y + g_.px(2)};
        g_.disc(c.x, c.y, g_.px(11), rgb(ink::kBrass), rgb(ink::kInk));
        g_.text_centered(c.x, c.y - g_.px(8.7f), Face::sans800, 15, rgb(ink::kInk),
                         std::to_string(v_->stack.size() - i));
      }
}

// Of overlapping tiles the one that is pointed at, ringed or chosen lies on top.
bool App::raised(const Tile& t) const {
  return t.place.hovered || t.place.focused || t.object->ref == pending_ ||
         t.object->ref == selected_;
}

void App::draw_tiles() {
  for (Tile& t : tiles_) place_tile(t);
  // What hangs below a creature lies over the lands, where rows are close.
  for (const bool front : {false, true})
    for (Tile& t : tiles_)
      if (!raised(t) && ((t.object->types & kCreature) != 0) == front)
        draw_tile_with_attachments(t);
  for (Tile& t : tiles_)
    if (raised(t)) draw_tile_with_attachments(t);
  draw_row_arrows();
}

void App::draw_plates() {
  zone_areas_.clear();
  const int seats[2] = {other(), me()};
  for (int row = 0; row < 2; ++row) {
    const int p = seats[row];
    const ViewPlayer& pl = v_->players[std::size_t(p)];
    const Rect r = lay_.plate[row];
    const InRegion part(g_, "a plate", lay_.board, kLoose);
    g_.list()->AddRectFilled({r.x, r.y + g_.px(2)}, {r.right(), r.bottom() + g_.px(2)},
                             rgb(0x000000, .3f), g_.px(8));
    g_.gradient(r, rgb(ink::kPlate), rgb(ink::kPlate2), 8);
    g_.outline(r, rgb(ink::kPlateLine), 8, 1);
    g_.lit(r, 8, .1f);
    const bool small = lay_.phone() || lay_.low();
    const float tx = r.x + g_.px(small ? 10.f : 16.f);
    const float name_room = lay_.disc_x - lay_.disc_r - tx - g_.px(12);
    const bool two_lines = r.h > g_.px(30);
    // In the colour of the window that is open.
    const unsigned window = v_->prompt == Prompt::interrupt      ? ink::kInterrupt
                            : v_->prompt == Prompt::prevention   ? ink::kPrevention
                            : v_->prompt == Prompt::regeneration ? ink::kRegeneration
                                                                 : ink::kBrass;
    std::string under;
    bool attacking = false;
    for (const ViewObject& o : v_->objects)
      attacking = attacking || (o.zone == Zone::battlefield && (o.flags & kVAttacking));
    const bool acts = !v_->over && v_->to_act == p;
    if (game_.computer_to_move() && acts)
      under = str(lang_, Str::canvas_thinking, {pl.name});
    else if (acts)
      under = v_->kind == DecisionKind::act && is_act_window(v_->prompt) &&
                      v_->prompt != Prompt::priority
                  ? w(window_word())
              : v_->to_act != me()
                  ? w(v_->six_phases ? Str::canvas_may_act : Str::canvas_has_priority)
              : v_->prompt == Prompt::priority && !v_->six_phases ? w(Str::table_priority)
                                                                  : w(Str::canvas_sideways);
    else if (attacking)
      under = w(v_->active == p ? Str::canvas_attacking : Str::canvas_defending);
    else if (v_->active == p && v_->turn)
      under = str(lang_, Str::canvas_turn_of, {std::to_string(v_->turn), pl.name});
    const float under_room = name_room * (small ? 1.f : .48f);
    const Face under_face = acts ? Face::sans700 : Face::sans500;
    if (acts && v_->prompt == Prompt::priority && v_->to_act == me() &&
        g_.text_width(under_face, 13, under) > under_room)
      under = w(Str::canvas_sideways);
    const float name_size = r.h > g_.px(34) ? 18.f : 15.f;
    const Face name_face = name_size > 15 ? Face::alegreya800 : Face::alegreya700;
    const bool high = r.h > g_.px(40);
    const float name_y = two_lines && !under.empty() ? r.y + g_.px(high ? 2.8f : 1.f)
                                                     : r.cy() - g_.px(name_size * .62f);
    g_.text(tx, name_y, name_face, name_size, rgb(ink::kText),
            g_.fit(name_face, name_size, pl.name, name_room * (small ? 1.f : .5f)));
    if (two_lines)
      g_.text(tx, r.bottom() - g_.px(high ? 20.6f : 18.6f), under_face, 13,
              rgb(acts ? window : ink::kText2), g_.fit(under_face, 13, under, under_room));
    // Zones: library and hand to the left of the life, graveyard and exile to the right.
    struct Count {
      const char* icon;
      int n;
      Zone zone;
    };
    const Count hand{"poker-hand", pl.hand, Zone::hand};
    const Count library{"book-cover", pl.library, Zone::library};
    const Count counts[] = {small ? hand : library,
                            small ? library : hand,
                            {"tombstone", pl.graveyard, Zone::graveyard},
                            {"portal", pl.exile, Zone::exile}};
    const bool worded = !small && r.w > g_.px(600);
    for (int i = 0; i < 4; ++i) {
      float cx;
      if (small) {
        // Three of them, where four would run into each other; exile in the hand's place is one tap
        // away.
        const bool three = pl.exile == 0;
        if (three && i == 3) continue;
        const float from = lay_.disc_x + lay_.disc_r + g_.px(10),
                    room = (r.right() - from) / (three ? 3.f : 4.f);
        cx = from + room * (float(i) + .5f);
      } else {
        const float unit = r.w / 728;
        const float offset[] = {-168, -96, 84, 168};
        cx = lay_.disc_x + offset[i] * unit;
      }
      const bool opens =
          (counts[i].zone == Zone::graveyard || counts[i].zone == Zone::exile) && counts[i].n > 0;
      const Rect area{cx - g_.px(small ? 22.f : 34.f), r.y, g_.px(small ? 44.f : 68.f), r.h};
      zone_areas_.push_back({p * 16 + int(counts[i].zone), area});
      // Something that lies there can be used or chosen now.
      const bool lit =
          opens && std::any_of(v_->objects.begin(), v_->objects.end(), [&](const ViewObject& o) {
            return o.zone == counts[i].zone && o.owner == p && (tile_state(o) & kStatePlayable);
          });
      PlaceState s;
      Rect touched = area;
      touched.h = std::max(area.h, g_.px(small ? 44.f : 0.f));
      if (row == 1) touched.y -= touched.h - area.h;
      if (opens)
        s = ui_.place(touched, {Cmd::show_zone, p * 16 + int(counts[i].zone)},
                      pl.name + ": " + zone_label(counts[i].zone, lang_, v_->words), lit);
      if (s.hovered)
        g_.list()->AddRectFilled({area.x, area.y + g_.px(2)},
                                 {area.right(), area.bottom() - g_.px(2)}, rgb(0xFFFFFF, .07f),
                                 g_.px(6));
      const float iy = worded ? r.y + g_.px(5) : r.cy() - g_.px(9);
      const float count_size = small ? 15.f : 18.f;
      g_.icon(counts[i].icon, {cx - g_.px(20), iy, g_.px(18), g_.px(18)}, rgb(ink::kBrass2));
      g_.text(cx + g_.px(small ? 0.f : 4.f), iy + g_.px(small ? 0.f : -2.f), Face::sans800,
              count_size, rgb(ink::kText), std::to_string(counts[i].n));
      if (worded)
        g_.text(cx - g_.px(20), r.bottom() - g_.px(19.9f), Face::sans500, 13, rgb(ink::kText2),
                g_.fit(Face::sans500, 13, zone_label(counts[i].zone, lang_, v_->words), g_.px(70)));
      if (lit) playable_lozenge(g_, cx, r.y);
      if (s.focused) focus_ring(area, 6);
    }
    // Mana pool.
    static constexpr const char* kLetters[] = {"W", "U", "B", "R", "G", "C"};
    int pool = 0;
    for (int k = 0; k < kManaKinds; ++k) pool += pl.pool[k];
    if (pool > 0 || (worded && r.w > g_.px(700))) {
      float x = small ? r.x + name_room * .62f : lay_.disc_x + 228 * (r.w / 728);
      if (pool > 0 && worded && r.w > g_.px(700))
        g_.text(x, r.bottom() - g_.px(19.9f), Face::sans500, 13,
                rgb(v_->burns ? ink::kTheirs : ink::kText2),
                g_.fit(Face::sans500, 13, pool_note(v_->burns, lang_), r.right() - x - g_.px(4)));
      const float py = pool > 0 && worded && r.w > g_.px(700) ? r.y + g_.px(13) : r.cy();
      if (pool == 0) {
        g_.text(x, r.cy() - g_.px(8.6f), Face::sans500, 13, rgb(ink::kText2),
                g_.fit(Face::sans500, 13, w(Str::canvas_pool_empty), r.right() - x - g_.px(4)));
      } else {
        for (int k = 0; k < kManaKinds; ++k)
          if (pl.pool[k]) {
            g_.symbol(kLetters[k], x + g_.px(9.5f), py, g_.px(19));
            if (pl.pool[k] > 1)
              g_.text(x + g_.px(20), py - g_.px(9), Face::sans800, 15, rgb(ink::kText),
                      std::to_string(pl.pool[k]));
            x += g_.px(pl.pool[k] > 1 ? 34.f : 22.f);
          }
      }
    }
    // Life: a disc that hangs into the board.
    const float cx = lay_.disc_x, cy = lay_.disc_y[row], rad = lay_.disc_r;
    ImDrawList* d = g_.list();
    bool can = false;
    for (const ViewOption& o : v_->options)
      can = can || (o.option.kind == OptionKind::player && o.option.a == p);
    if (pending_)
      for (const ViewOption* o : options_of(pending_, false))
        can = can || (o->option.kind == OptionKind::attack && !o->option.other && o->option.a == p);
    const PlaceState s =
        ui_.place({cx - rad, cy - rad, 2 * rad, 2 * rad}, {Cmd::player, p}, pl.name, can);
    life_disc(cx, cy, rad, acts);
    if (can) {
      d->AddCircle({cx, cy}, rad + g_.px(2), rgb(ink::kBrass), 64, g_.px(3));
      // On the upper edge, within the table; on the lower where it would cover the number.
      const float a = g_.px(8), top = std::max(cy - rad - g_.px(1), a);
      const float number = cy - g_.px(rad > g_.px(28) ? 17.f : 13.f);
      const float ly = top + a > number ? cy + rad + g_.px(1) : top;
      const ImVec2 q[4] = {{cx, ly - a}, {cx + a, ly}, {cx, ly + a}, {cx - a, ly}};
      d->AddConvexPolyFilled(q, 4, rgb(ink::kBrass));
      g_.sign("lozenge", {cx - a, ly - a, 2 * a, 2 * a});
    }
    for (const ViewStackEntry& e : v_->stack)
      for (u8 t : e.target_players)
        if (t == p)
          g_.dashed_ring(
              {cx - rad - g_.px(5), cy - rad - g_.px(5), 2 * rad + g_.px(10), 2 * rad + g_.px(10)},
              rad / lay_.scale + 5, rgb(e.controller == me() ? ink::kMine : ink::kTheirs), 2.5f);
    const float size = rad > g_.px(28) ? 28.f : 22.f;
    const int life = motion_.shown_life(p, pl.life);
    g_.text_centered(cx, cy - g_.px(size * .564f), Face::sans800, size, rgb(0xFFF4E0),
                     (life < 0 ? "\u2212" : "") + std::to_string(std::abs(life)));
    if (pl.poison) {
      g_.disc(cx + rad * .8f, cy + rad * .7f, g_.px(10), rgb(0x23401F), rgb(ink::kRaised));
      g_.text_centered(cx + rad * .8f, cy + rad * .7f - g_.px(7.6f), Face::sans800, 13,
                       rgb(ink::kText), std::to_string(pl.poison));
    }
    if (pl.chosen) {
      d->AddCircle({cx, cy}, rad + g_.px(3), rgb(ink::kBrass), 64, g_.px(3));
      chosen_mark(cx + rad * .72f, cy + (row ? -1.f : 1.f) * rad * .72f);
    }
    if (s.hovered && can) d->AddCircle({cx, cy}, rad + g_.px(2), rgb(ink::kCream), 64, g_.px(3));
    if (s.focused) {
      d->AddCircle({cx, cy}, rad + g_.px(3), rgb(ink::kDark), 64, g_.px(2));
      d->AddCircle({cx, cy}, rad + g_.px(6), rgb(ink::kCream), 64, g_.px(3));
    }
  }
}

void App::draw_table() {
  // Nested windows need height, more than the log does.
  const Rect stack = lay_.stack, log = lay_.log;
  bool boxes = v_->stack.size() > 3 || (v_->stack.size() > 1 && outlook_.now().any);
  for (const ViewWindow& window : v_->windows) boxes = boxes || window.kind != WindowKind::response;
  if (boxes && log.h > g_.px(120)) {
    const float more = log.h - g_.px(120);
    lay_.stack.h += more;
    lay_.log.y += more;
    lay_.log.h -= more;
  }
  would_pay();
  place_tiles();
  draw_leather();
  g_.list()->PushClipRect({lay_.board.x, lay_.board.y},
                          {lay_.board.right(), lay_.phone() ? lay_.board.bottom() : lay_.h}, true);
  draw_lines();
  ribbon_.draw();
  draw_plates();
  for (int side = 0; side < 2; ++side) {
    int count;
    if (const ViewObject* o = ante_.of(side, count)) ante_.draw(side, tile_state(*o));
  }
  draw_tiles();
  draw_damage();
  draw_waiting_damage();
  draw_window_pills();
  motion_.draw();
  motion_.remember(tiles_);
  g_.list()->PopClipRect();
  if (lay_.drawer.w > 0) draw_drawer();
  draw_hand();
  draw_stack_panel();
  if (lay_.log.w > 0) log_panel_.draw(lay_.log, true);
  draw_prompt();
  draw_buttons();
  draw_preview();
  if (!marks_.empty()) draw_highlights();
  if (dragging_ && drag_) draw_drag();
  if (dialogs_.wanted()) dialogs_.draw();
  draw_preview_card();
  if (menu_) dialogs_.draw_menu(rect_of(menu_));
  if (v_->over && sheet_ == Sheet::none) result_.draw(ante_.words(), dialog_hidden_);
  if (big_card_) draw_big_card();
  lay_.stack = stack;
  lay_.log = log;
}

}  // namespace upkeep
