// The tiles of the battlefield: what can be clicked of them, and how they are drawn.
#include <algorithm>

#include "board/battlefield.h"
#include "draw/card_parts.h"

namespace upkeep {

u32 Battlefield::tile_state(const ViewObject& o) const {
  u32 s = 0;
  if (!lay_.names) s |= kStateNoText;
  for (const ViewStackEntry& e : v_->stack)
    for (Ref r : e.target_objects)
      if (r == o.ref) s |= e.controller == me() ? kStateTargetMine : kStateTargetTheirs;
  for (const PayStep& p : v_->proposed)
    if (p.source == o.ref) s |= kStateProposed;
  if (o.ref == pending_ || (o.flags & kVSelected)) s |= kStateSelected;
  if (o.ref == selected_) s |= kStateShown;
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
  for (const PayStep& p : aim_.payment)
    if (aim_.pays_for && p.source == o.ref) s |= kStateProposed;
  if (aim_.dragging && aim_.dragged && aim_.targets_of == aim_.dragged)
    for (const Option& x : aim_.targets)
      if (x.kind == OptionKind::object && x.object == o.ref) s |= kStatePlayable;
  return s;
}

// Whether the strips of what is on it lie apart: while one of them, or it, is looked at.
bool Battlefield::fanned(const Tile& t) const {
  const auto looked_at = [&](const ViewObject& o) {
    return ui_.hover() == Command{Cmd::object, 0, o.ref} || o.ref == selected_ || o.ref == pending_;
  };
  return looked_at(*t.object) || std::any_of(t.attached.begin(), t.attached.end(),
                                             [&](const ViewObject* a) { return looked_at(*a); });
}

// What can be clicked of a tile, in the order of the row.
void Battlefield::place_tile(Tile& t) {
  float y = t.covered.bottom() - g_.px(6);
  const float step = fanned(t) ? strip_step(g_, 1) : t.strip;
  t.attached_states.clear();
  for (std::size_t i = t.attached.size(); i > 0; --i) {
    const ViewObject& a = *t.attached[i - 1];
    const float grow = g_.px(lay_.names ? 10.f : 12.f);
    Region region;
    region.r = {t.covered.x - grow / 2, y + step * float(i - 1) - g_.px(4), t.covered.w + grow,
                g_.px(lay_.phone() && i == t.attached.size() ? 44.f
                      : lay_.tight()                         ? 28.f
                                                             : 32.f)};
    region.command = {Cmd::object, 0, a.ref};
    region.label = a.name;
    region.card = a.card;
    region.shows = a.ref;
    region.acts = takes(a.ref);
    const PlaceState placed = ui_.place(region);
    region.r.h = g_.px(lay_.tight() ? 28 : i == t.attached.size() ? 38 : 32);
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
void Battlefield::draw_strip_name(const Rect& r, const std::string& name, bool lowest) {
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

void Battlefield::draw_tile_with_attachments(Tile& t) {
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
    // Where they lie close, only the names that are not covered.
    if (i == 1 || t.strip > g_.px(i == t.attached.size() ? 9.f : 15.f) || fanned(t))
      draw_strip_name({in.x + back, in.y, in.w - back, in.h}, f.name,
                      i == t.attached.size() && !lay_.tight());
    const u32 state = tile_state(a);
    if (state & (kStatePlayable | kStateSelected | kStateShown))
      g_.outline(r, rgb(ink::kBrass), 6, 2);
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
bool Battlefield::raised(const Tile& t) const {
  return (t.attached.size() > 1 && fanned(t)) || t.place.hovered || t.place.focused ||
         t.object->ref == pending_ || t.object->ref == selected_;
}

void Battlefield::draw() {
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

}  // namespace upkeep
