// Lines on the leather: attacks, blocks, targets. Drawn under tiles and ribbon.
#include <cmath>
#include <utility>

#include "app.h"

namespace upkeep {

Rect App::rect_of(Ref r) const {
  for (const Tile& t : tiles_) {
    if (t.object->ref == r) return t.covered;
    for (const ViewObject* o : t.group)
      if (o->ref == r) return t.covered;
    for (const ViewObject* o : t.attached)
      if (o->ref == r) return {t.covered.x, t.covered.bottom() - g_.px(6), t.covered.w, g_.px(24)};
  }
  return {};
}

void App::draw_lines() {
  ImDrawList* d = g_.list();
  int damage[2] = {0, 0};
  bool any[2] = {false, false};
  const auto arrow = [&](ImVec2 from, ImVec2 to, float bend) {
    const ImVec2 mid{(from.x + to.x) / 2 + bend, (from.y + to.y) / 2};
    const float dy = to.y < from.y ? -1.f : 1.f;
    const ImVec2 c1{from.x, (from.y + mid.y) / 2}, c2{to.x, (to.y + mid.y) / 2};
    const ImVec2 end{to.x, to.y - dy * g_.px(16)};
    d->AddBezierCubic(from, c1, c2, end, rgb(ink::kCasing), g_.px(13));
    d->AddBezierCubic(from, c1, c2, end, rgb(ink::kAttack), g_.px(8));
    // A head with a notch, in which the shaft ends.
    const ImVec2 head[4] = {{to.x, to.y},
                            {to.x + g_.px(16), to.y - dy * g_.px(22)},
                            end,
                            {to.x - g_.px(16), to.y - dy * g_.px(22)}};
    for (int side : {1, 3}) d->AddTriangleFilled(head[0], head[side], end, rgb(ink::kAttack));
    for (int i = 0; i < 4; ++i) {
      d->AddLine(head[i], head[(i + 1) & 3], rgb(ink::kCasing), g_.px(2.5f));
      if (i != 2) d->AddCircleFilled(head[i], g_.px(1.25f), rgb(ink::kCasing), 8);
    }
  };
  // While blocks are being declared nothing is blocked yet, but the lines say what will be.
  const auto faced = [&](Ref attacker) {
    for (const Tile& t : tiles_)
      for (Ref r : t.object->blocking)
        if (r == attacker) return true;
    return false;
  };
  for (const Tile& t : tiles_) {
    const ViewObject& o = *t.object;
    if ((o.flags & kVAttacking) && !(o.flags & kVBlocked) && !faced(o.ref)) {
      const bool mine = o.controller == me();
      const ImVec2 from{t.covered.cx(), mine ? t.covered.y : t.covered.bottom()};
      if (o.attacked) {
        const Rect target = rect_of(o.attacked);
        if (target.w > 0) arrow(from, {target.cx(), mine ? target.bottom() : target.y}, 0);
      } else if (o.attacked_player < 2) {
        const int p = o.attacked_player == me() ? 1 : 0;
        const float y = lay_.disc_y[p] + (p ? -1.f : 1.f) * (lay_.disc_r + g_.px(6));
        const float spread =
            std::fmax(-g_.px(18), std::fmin(g_.px(18), (from.x - lay_.disc_x) * .1f));
        arrow(from, {lay_.disc_x + spread, y}, 0);
        damage[p] += (o.power > 0 ? o.power : 0) * int(1 + t.group.size()) * int(o.strikes);
        any[p] = true;
      }
    }
    // A band: its members hold together.
    if (o.band && (o.flags & kVAttacking))
      for (const Tile& mate : tiles_) {
        if (mate.object->band != o.band || mate.covered.cx() <= t.covered.cx()) continue;
        const float y = t.covered.y + g_.px(14);
        d->AddLine({t.covered.cx(), y}, {mate.covered.cx(), y}, rgb(0x0E0906, .8f), g_.px(10));
        d->AddLine({t.covered.cx(), y}, {mate.covered.cx(), y}, rgb(ink::kAttack), g_.px(5));
      }
    if (o.flags & kVBlocking)
      for (Ref blocked : o.blocking) {
        const Rect a = rect_of(blocked);
        if (a.w <= 0) continue;
        const bool mine = o.controller == me();
        const ImVec2 from{t.covered.cx(), mine ? t.covered.y : t.covered.bottom()};
        const ImVec2 to{a.cx(), mine ? a.bottom() : a.y};
        // A double line: the middle of one is dark again.
        d->AddLine(from, to, rgb(ink::kCasing), g_.px(10));
        d->AddLine(from, to, rgb(ink::kBlock), g_.px(6));
        d->AddLine(from, to, rgb(0x122A48), g_.px(2));
      }
  }
  // What has been dealt is no longer on its way.
  const bool dealt = v_->step == Step::damage && v_->pending_damage.empty() && v_->six_phases;
  for (int p = 0; p < 2; ++p) unblocked_[p] = any[p] && !dealt ? damage[p] : -1;
  // Targets: with more than two objects waiting, only of the one that resolves next.
  const int n = int(v_->stack.size());
  for (int i = 0; i < n; ++i) {
    if (n > 2 && i > 0 &&
        !(ui_.hover().cmd == Cmd::object && ui_.hover().ref == v_->stack[std::size_t(i)].ref))
      continue;
    const ViewStackEntry& e = v_->stack[std::size_t(i)];
    const ImU32 color = rgb(e.controller == me() ? ink::kMine : ink::kTheirs);
    ImVec2 from{lay_.board.right() + g_.px(8), lay_.stack.y + g_.px(80) + g_.px(96) * float(i)};
    for (const auto& [ref, at] : entries_)
      if (ref == e.ref) from.y = at;
    if (lay_.phone()) continue;
    const auto line = [&](ImVec2 to) {
      const float mid = (from.x + to.x) / 2;
      g_.dashed_curve(from, {mid, from.y}, {mid, to.y}, to, color);
      d->AddCircleFilled(to, g_.px(10.5f), color, 32);
      d->AddCircleFilled(to, g_.px(7.5f), rgb(ink::kWell), 32);
      d->AddCircleFilled(to, g_.px(3), color);
    };
    for (Ref r : e.target_objects) {
      const Rect t = rect_of(r);
      if (t.w > 0) line({t.right() + g_.px(10), t.y + t.h * (i % 2 ? .68f : .32f)});
    }
    for (u8 p : e.target_players) {
      const int row = p == me() ? 1 : 0;
      line({lay_.disc_x + lay_.disc_r + g_.px(12), lay_.disc_y[row]});
    }
  }
}

// Lies on the leather over whatever runs there: a dark rim parts them.
void App::draw_pill(const Rect& r, unsigned fill, unsigned line) {
  for (const auto& [grown, color] :
       {std::pair{1.5f, ink::kDark}, std::pair{0.f, line}, std::pair{-2.f, fill}}) {
    const Rect b = r.grown(g_.px(grown));
    g_.list()->AddRectFilled({b.x, b.y}, {b.right(), b.bottom()}, rgb(color), b.h / 2);
  }
}

// What would go through if nothing else happened; over the tiles, where it can be read.
void App::draw_damage() {
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
