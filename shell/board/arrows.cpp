// Lines on the leather: attacks, blocks, targets. Drawn under tiles and ribbon.
#include <algorithm>
#include <cmath>
#include <utility>

#include "board/battlefield.h"

namespace upkeep {

namespace {

Rect rect_among(const std::vector<Tile>& tiles, const Gfx& g, Ref r) {
  for (const Tile& t : tiles) {
    if (t.object->ref == r) return t.covered;
    for (const ViewObject* o : t.group)
      if (o->ref == r) return t.covered;
    for (const ViewObject* o : t.attached)
      if (o->ref == r) return {t.covered.x, t.covered.bottom() - g.px(6), t.covered.w, g.px(24)};
  }
  return {};
}

void draw_arrow(Gfx& g, ImVec2 from, ImVec2 to) {
  ImDrawList* d = g.list();
  const float middle = (from.y + to.y) / 2;
  const float dy = to.y < from.y ? -1.f : 1.f;
  const ImVec2 c1{from.x, (from.y + middle) / 2}, c2{to.x, (to.y + middle) / 2};
  const ImVec2 end{to.x, to.y - dy * g.px(16)};
  d->AddBezierCubic(from, c1, c2, end, rgb(ink::kCasing), g.px(13));
  d->AddBezierCubic(from, c1, c2, end, rgb(ink::kAttack), g.px(8));
  // A head with a notch, in which the shaft ends.
  const ImVec2 head[4] = {{to.x, to.y},
                          {to.x + g.px(16), to.y - dy * g.px(22)},
                          end,
                          {to.x - g.px(16), to.y - dy * g.px(22)}};
  for (int side : {1, 3}) d->AddTriangleFilled(head[0], head[side], end, rgb(ink::kAttack));
  for (int i = 0; i < 4; ++i) {
    d->AddLine(head[i], head[(i + 1) & 3], rgb(ink::kCasing), g.px(2.5f));
    if (i != 2) d->AddCircleFilled(head[i], g.px(1.25f), rgb(ink::kCasing), 8);
  }
}

// From an entry of the stack to what it is aimed at.
void draw_target_line(Gfx& g, ImVec2 from, ImVec2 to, ImU32 color) {
  const float mid = (from.x + to.x) / 2;
  g.dashed_curve(from, {mid, from.y}, {mid, to.y}, to, color);
  g.list()->AddCircleFilled(to, g.px(10.5f), color, 32);
  g.list()->AddCircleFilled(to, g.px(7.5f), rgb(ink::kWell), 32);
  g.list()->AddCircleFilled(to, g.px(3), color);
}

// Between the tiles of the board, as they lie in this frame.
class Lines : public Part {
 public:
  Lines(Desk& desk, const std::vector<Tile>& tiles) : Part(desk), tiles_(tiles) {}
  // Adds up in `unblocked` what goes through to the player above and below, -1: nothing is on its
  // way.
  void draw_combat(int (&unblocked)[2]) const;
  // `entries`: how high those of the stack were drawn last.
  void draw_targets(const std::vector<std::pair<Ref, float>>& entries) const;

 private:
  Rect rect_of(Ref r) const { return rect_among(tiles_, g_, r); }
  ImVec2 front(const Tile& t) const;
  bool faced(Ref attacker) const;
  void draw_attack(const Tile& t, int (&unblocked)[2]) const;
  void draw_band(const Tile& t) const;
  void draw_blocks(const Tile& t) const;

  const std::vector<Tile>& tiles_;
};

// The middle of the edge that is turned to the other side.
ImVec2 Lines::front(const Tile& t) const {
  return {t.covered.cx(), t.object->controller == me() ? t.covered.y : t.covered.bottom()};
}

// While blocks are being declared nothing is blocked yet, but the lines say what will be.
bool Lines::faced(Ref attacker) const {
  for (const Tile& t : tiles_)
    for (Ref r : t.object->blocking)
      if (r == attacker) return true;
  return false;
}

void Lines::draw_combat(int (&unblocked)[2]) const {
  unblocked[0] = unblocked[1] = -1;
  for (const Tile& t : tiles_) {
    const ViewObject& o = *t.object;
    if ((o.flags & kVAttacking) && !(o.flags & kVBlocked) && !faced(o.ref))
      draw_attack(t, unblocked);
    if (o.band && (o.flags & kVAttacking)) draw_band(t);
    if (o.flags & kVBlocking) draw_blocks(t);
  }
  // What has been dealt is no longer on its way.
  if (v_->step == Step::damage && v_->pending_damage.empty() && v_->six_phases)
    unblocked[0] = unblocked[1] = -1;
}

void Lines::draw_attack(const Tile& t, int (&unblocked)[2]) const {
  const ViewObject& o = *t.object;
  const ImVec2 from = front(t);
  if (o.attacked) {
    const Rect target = rect_of(o.attacked);
    if (target.w > 0)
      draw_arrow(g_, from, {target.cx(), o.controller == me() ? target.bottom() : target.y});
  } else if (o.attacked_player < 2) {
    const int p = o.attacked_player == me() ? 1 : 0;
    const float y = lay_.disc_y[p] + (p ? -1.f : 1.f) * (lay_.disc_r + g_.px(6));
    const float spread = std::fmax(-g_.px(18), std::fmin(g_.px(18), (from.x - lay_.disc_x) * .1f));
    draw_arrow(g_, from, {lay_.disc_x + spread, y});
    unblocked[p] = std::max(unblocked[p], 0) +
                   (o.power > 0 ? o.power : 0) * int(1 + t.group.size()) * int(o.strikes);
  }
}

// The members of a band hold together.
void Lines::draw_band(const Tile& t) const {
  ImDrawList* d = g_.list();
  for (const Tile& mate : tiles_) {
    if (mate.object->band != t.object->band || mate.covered.cx() <= t.covered.cx()) continue;
    const float y = t.covered.y + g_.px(14);
    d->AddLine({t.covered.cx(), y}, {mate.covered.cx(), y}, rgb(0x0E0906, .8f), g_.px(10));
    d->AddLine({t.covered.cx(), y}, {mate.covered.cx(), y}, rgb(ink::kAttack), g_.px(5));
  }
}

void Lines::draw_blocks(const Tile& t) const {
  ImDrawList* d = g_.list();
  for (Ref blocked : t.object->blocking) {
    const Rect a = rect_of(blocked);
    if (a.w <= 0) continue;
    const ImVec2 from = front(t);
    const ImVec2 to{a.cx(), t.object->controller == me() ? a.bottom() : a.y};
    // A double line: the middle of one is dark again.
    d->AddLine(from, to, rgb(ink::kCasing), g_.px(10));
    d->AddLine(from, to, rgb(ink::kBlock), g_.px(6));
    d->AddLine(from, to, rgb(0x122A48), g_.px(2));
  }
}

// With more than two objects waiting, only those of the one that resolves next.
void Lines::draw_targets(const std::vector<std::pair<Ref, float>>& entries) const {
  if (lay_.phone()) return;
  const int n = int(v_->stack.size());
  for (int i = 0; i < n; ++i) {
    const ViewStackEntry& e = v_->stack[std::size_t(i)];
    if (n > 2 && i > 0 && !(ui_.hover().cmd == Cmd::object && ui_.hover().ref == e.ref)) continue;
    const ImU32 color = rgb(e.controller == me() ? ink::kMine : ink::kTheirs);
    ImVec2 from{lay_.board.right() + g_.px(8), lay_.stack.y + g_.px(80) + g_.px(96) * float(i)};
    for (const auto& [ref, at] : entries)
      if (ref == e.ref) from.y = at;
    for (Ref r : e.target_objects) {
      const Rect t = rect_of(r);
      if (t.w > 0)
        draw_target_line(g_, from, {t.right() + g_.px(10), t.y + t.h * (i % 2 ? .68f : .32f)},
                         color);
    }
    for (u8 p : e.target_players)
      draw_target_line(
          g_, from, {lay_.disc_x + lay_.disc_r + g_.px(12), lay_.disc_y[p == me() ? 1 : 0]}, color);
  }
}

}  // namespace

Rect Battlefield::rect_of(Ref r) const { return rect_among(tiles_, g_, r); }

void Battlefield::draw_lines(const std::vector<std::pair<Ref, float>>& entries) {
  const Lines lines(desk_, tiles_);
  lines.draw_combat(unblocked_);
  lines.draw_targets(entries);
}

// What would go through if nothing else happened; over the tiles, where it can be read.
void Battlefield::draw_damage() {
  for (int p = 0; p < 2; ++p) {
    if (unblocked_[p] < 0) continue;
    const std::string label = str(lang_, Str::canvas_damage, {std::to_string(unblocked_[p])});
    const float w = g_.text_width(Face::sans700, 15, label) + g_.px(26);
    // In the middle of the arrow; where a creature stands there, between the lands.
    Rect pill{lay_.disc_x - w / 2, 0, w, g_.px(26)};
    const float edge = lay_.disc_y[p] + (p ? -lay_.disc_r : lay_.disc_r);
    pill.y = ((p ? lay_.ribbon.bottom() : lay_.ribbon.y) + edge) / 2 - g_.px(10);
    for (const Tile& t : tiles_)
      if (t.covered.x - g_.px(6) < pill.right() && t.covered.right() + g_.px(6) > pill.x &&
          t.covered.y - g_.px(12) < pill.bottom() && t.covered.bottom() + g_.px(12) > pill.y)
        pill.y = p ? lay_.lands_y[1] + g_.px(4) : lay_.lands_y[0] + lay_.land_h - g_.px(30);
    draw_pill(pill, ink::kAttackDisc, ink::kAttack);
    g_.text_centered(pill.cx(), pill.cy() - g_.px(9), Face::sans700, 15, rgb(0xFFEDE4), label);
  }
}

}  // namespace upkeep
