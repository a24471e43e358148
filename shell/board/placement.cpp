// Where the permanents of the board lie: in rows, equal ones in piles, crowded rows closer
// together.
#include <algorithm>
#include <cmath>

#include "app.h"
#include "util/insertion_sort.h"

namespace upkeep {
namespace {

// Looks and acts the same: may lie in one pile.
bool alike(const ViewObject& a, const ViewObject& b) {
  if (a.card != b.card || a.controller != b.controller || a.flags != b.flags ||
      a.power != b.power || a.toughness != b.toughness || a.damage || b.damage || a.note != b.note)
    return false;
  if (a.flags & (kVAttacking | kVBlocking | kVTarget | kVFaceDown)) return false;
  for (int i = 0; i < kCounterKinds; ++i)
    if (a.counters[i] || b.counters[i]) return false;
  return a.keywords == b.keywords && !a.attached_to && !b.attached_to;
}

// From the middle of a row outwards, or from both its ends: what of n things fits, and how close.
struct Fit {
  float gap = 0;  // negative: they overlap
  int shown = 0;
};

Fit fit_row(const std::vector<float>& widths, float room, float gap, float least_gap) {
  const int n = int(widths.size());
  float total = 0;
  for (float w : widths) total += w;
  if (n < 2) return {0, n};
  if (total + gap * float(n - 1) <= room) return {gap, n};
  gap = (room - total) / float(n - 1);
  if (gap >= least_gap) return {gap, n};
  // Too many: as many as fit, the others are reached with the arrows at the row's ends.
  Fit fit{least_gap, 1};
  float used = widths[0];
  while (fit.shown < n && used + least_gap + widths[std::size_t(fit.shown)] <= room)
    used += least_gap + widths[std::size_t(fit.shown++)];
  return fit;
}

}  // namespace

float App::tile_width(const Tile& t, float w, float h) const {
  // A lying tile is as wide as it is high; piles peep out a little.
  return ((t.object->flags & kVTapped) ? std::max(w, h) : w) + (t.group.empty() ? 0.f : g_.px(6));
}

// Attackers stand side by side so that the one nothing blocks has the middle column, which the
// lands leave free for its arrow; where there is no room for that, they stay where they are. So
// they do while attackers or blockers are chosen: nothing moves away from under a hand.
void App::line_up(std::vector<Tile>& row, bool mine) {
  const auto faced = [&](Ref attacker) {
    if (v_->kind == DecisionKind::blockers) return false;
    for (const ViewObject& o : v_->objects)
      for (Ref r : o.blocking)
        if (r == attacker) return true;
    return false;
  };
  std::vector<Tile*> fighters;
  std::vector<float> at;
  const float gap = g_.px(lay_.phone() ? 8.f : 24.f);
  float end = 0;
  for (Tile& t : row)
    if (t.object->flags & kVAttacking) {
      const float width = tile_width(t, lay_.creature_w, lay_.creature_h);
      fighters.push_back(&t);
      at.push_back(end + width / 2);
      end += width + gap;
    }
  if (fighters.empty()) return;
  end -= gap;
  float pivot = end / 2, nearest = end;
  for (std::size_t i = 0; i < fighters.size(); ++i) {
    const ViewObject& o = *fighters[i]->object;
    const float away = std::fabs(at[i] - end / 2);
    if ((o.flags & kVBlocked) || o.attacked || faced(o.ref) || away >= nearest) continue;
    nearest = away;
    pivot = at[i];
  }
  const float inset = g_.px(lay_.phone() ? 6.f
                            : lay_.low() ? 10.f
                                         : 18.f),
              from = lay_.disc_x - pivot;
  const bool through = nearest < end || pivot != end / 2;
  if (from < lay_.board.x + inset + ante_.room(mine ? 1 : 0) ||
      from + end > lay_.board.right() - inset)
    return;
  if (v_->kind != DecisionKind::attackers)
    for (std::size_t i = 0; i < fighters.size(); ++i) fighters[i]->want = from + at[i];
  arrow_row_ = through ? (mine ? 0 : 3) : -1;
}

// Lays tiles [begin, end) of a row between two edges. `id` tells rows apart that can be leafed
// through.
void App::place_wing(std::vector<Tile>& row, std::size_t begin, std::size_t end, const Rect& area,
                     float w, float h, bool mine, int id) {
  if (begin >= end) return;
  float left = area.x, right = area.right();
  std::vector<float> widths;
  for (std::size_t i = begin; i < end; ++i) widths.push_back(tile_width(row[i], w, h));
  const float strip = g_.px(lay_.low() ? (w < g_.px(60) ? 23.f : 40.f) : lay_.bare ? 40.f : 44.f);
  const float least = std::min(g_.px(4), strip - w);
  const float wide = g_.px(lay_.phone() ? 8.f : 24.f);
  Fit fit = fit_row(widths, right - left, wide, least);
  int first = 0;
  const int n = int(end - begin);
  if (fit.shown < n) {
    const float arrow = g_.px(lay_.phone() ? 48.f : 26.f);
    left += arrow;
    right -= arrow;
    fit = fit_row(widths, right - left, wide, least);
    int& leafed = row_first_[id];
    leafed = std::max(0, std::min(leafed, n - fit.shown));
    first = leafed;
    // From there on others fit.
    const std::vector<float> rest(widths.begin() + first, widths.end());
    fit.shown = std::min(fit_row(rest, right - left, wide, least).shown, n - first);
    const auto usable = [&](int from, int to) {
      for (int i = from; i < to; ++i) {
        const Tile& t = row[begin + std::size_t(i)];
        if (takes(t.object->ref)) return true;
        for (const ViewObject* o : t.group)
          if (takes(o->ref)) return true;
      }
      return false;
    };
    arrows_.push_back({{area.x, area.y, arrow - g_.px(3), h}, id, -first, usable(0, first)});
    const int last = first + fit.shown;
    arrows_.push_back({{area.right() - arrow + g_.px(3), area.y, arrow - g_.px(3), h},
                       id,
                       n - last,
                       usable(last, n)});
  }
  float total = 0;
  for (int i = 0; i < fit.shown; ++i) total += widths[std::size_t(first + i)];
  total += fit.gap * float(fit.shown - 1);
  const float spare = std::max(0.f, right - left - total);
  const float start = left + spare / 2;
  std::vector<float> at;
  float x = start;
  for (int i = 0; i < fit.shown; ++i) {
    at.push_back(x);
    x += widths[std::size_t(first + i)] + fit.gap;
  }
  bool wanted = false;
  for (std::size_t i = begin; i < end; ++i) wanted = wanted || row[i].want >= 0;
  // An attack goes through the middle of this row.
  const bool crossed = id == arrow_row_ && !lay_.phone();
  wanted = wanted || crossed;
  if (wanted && (fit.gap > 0 || n == 1) && fit.shown == n) {
    // Those in combat stand where combat wants them; the others make room to both sides.
    std::vector<int> order(widths.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = int(i);
    // Each of the others goes to the side of the fighters where it finds room, nearest first.
    std::vector<float> pos(widths.size());
    std::vector<std::pair<float, float>> taken;
    const float space = g_.px(lay_.low() ? 4 : 8);
    const auto free_at = [&](float from, float width, float apart) {
      if (from < left || from + width > right) return false;
      for (const auto& [a, b] : taken)
        if (from < b + apart && from + width + apart > a) return false;
      return true;
    };
    if (crossed) taken.push_back({lay_.disc_x - g_.px(30), lay_.disc_x + g_.px(30)});
    bool exact = true;
    for (int fighting = 1; fighting >= 0; --fighting)
      for (int i = 0; i < n && exact; ++i) {
        const Tile& t = row[begin + std::size_t(i)];
        if ((t.want >= 0) != (fighting == 1)) continue;
        const float width = widths[std::size_t(i)];
        const float wanted_x = t.want >= 0 ? t.want - width / 2 : at[std::size_t(i)];
        float best = -1;
        if (free_at(wanted_x, width, space * .9f)) best = wanted_x;
        // Whoever stays at home keeps away from the fight, where there is room for that.
        for (float apart : {std::max(space, fit.gap), space})
          if (best < 0 && t.want < 0)
            for (const auto& [a, b] : taken)
              for (float x2 : {a - apart - width - .01f, b + apart + .01f})
                if (free_at(x2, width, space) &&
                    (best < 0 || std::fabs(x2 - wanted_x) < std::fabs(best - wanted_x)))
                  best = x2;
        exact = best >= 0;
        if (!exact) break;
        pos[std::size_t(i)] = best;
        taken.push_back({best, best + width});
      }
    const auto wish = [&](int i) {
      const Tile& t = row[begin + std::size_t(i)];
      return t.want >= 0 ? t.want - widths[std::size_t(i)] / 2 : at[std::size_t(i)];
    };
    float edge = left;
    if (!exact) {
      insertion_sort(order.begin(), order.end(), [&](int a, int b) { return wish(a) < wish(b); });
      for (int i : order) {
        pos[std::size_t(i)] = std::max(edge, wish(i));
        edge = pos[std::size_t(i)] + widths[std::size_t(i)] + space;
      }
      edge = right;
      for (std::size_t k = order.size(); k > 0; --k) {
        const std::size_t i = std::size_t(order[k - 1]);
        pos[i] = std::min(pos[i], edge - widths[i]);
        edge = pos[i] - space;
      }
    }
    if (edge > left - g_.px(16)) at = pos;
  }
  for (int i = 0; i < n; ++i) {
    Tile& t = row[begin + std::size_t(i)];
    t.shown = i >= first && i < first + fit.shown;
    if (!t.shown) continue;
    const float cover = (t.object->flags & kVTapped) ? std::max(w, h) : w;
    float ty = area.y;
    // Less far where the swords above it would come to lie over the numbers of the steps.
    const bool near = mine && !lay_.phone() && !lay_.bare && ty - lay_.ribbon.bottom() < g_.px(24);
    if (t.object->flags & kVAttacking) ty += mine ? -g_.px(near ? 2.f : 8.f) : g_.px(8);
    // Where rows lie close, what is attached below leaves the marker of the step free.
    if (!mine && !t.attached.empty()) {
      const float below = ty + h + g_.px(lay_.phone() || lay_.bare ? 20 : 27) +
                          g_.px(18) * float(t.attached.size() - 1);
      ty -= std::fmax(0.f, below - (lay_.ribbon.y - g_.px(6)));
    }
    // What hangs below my own leaves the names of my lands free, where there is room above.
    if (id == 3 && !lay_.bare && !t.attached.empty()) {
      const float below = ty + h + g_.px(lay_.phone() || lay_.bare ? 20 : 27) +
                          g_.px(18) * float(t.attached.size() - 1);
      const float up = below - (lay_.lands_y[1] - g_.px(2));
      if (up > 0 && up <= ty - (lay_.ribbon.bottom() + g_.px(16))) ty -= up;
    }
    t.standing = {at[std::size_t(i - first)] + (cover - w) / 2, ty, w, h};
    t.visible = fit.gap < 0 && i + 1 < first + fit.shown ? cover + fit.gap : 0;
  }
}

void App::place_row(std::vector<Tile>& row, float y, float w, float h, bool mine, bool split) {
  if (row.empty()) return;
  const float inset = g_.px(lay_.phone() ? 6.f : lay_.low() ? 10.f : 18.f);
  const float left = lay_.board.x + inset + (split ? 0 : ante_.room(mine ? 1 : 0));
  const float right = lay_.board.right() - inset;
  const int id = mine ? 3 : 0;
  float total = 0;
  for (const Tile& t : row) total += tile_width(t, w, h);
  if (!split) {
    // Smaller before they overlap; the feet stay on the same ground.
    const float room = right - left - g_.px(4) * float(row.size() - 1);
    const float k = std::max(g_.px(64) / w, std::min(1.f, room / total));
    if (w > g_.px(64) && k < 1) {
      if (!mine) y += h - h * k;
      w *= k;
      h *= k;
    }
    place_wing(row, 0, row.size(), {left, y, right - left, h}, w, h, mine, id);
    return;
  }
  // Two wings, half of the width each, with the middle left free for attacks.
  const float middle = lay_.phone() ? std::max(g_.px(40), 2 * lay_.disc_r - g_.px(1)) : g_.px(80);
  const float cx = lay_.disc_x;
  std::size_t cut = 0;
  for (float sum = 0;
       cut < row.size() && sum + tile_width(row[cut], w, h) / 2 <= total / 2 + g_.px(4);)
    sum += tile_width(row[cut++], w, h);
  place_wing(row, 0, cut, {left, y, cx - middle / 2 - left, h}, w, h, mine, id + 1);
  place_wing(row, cut, row.size(), {cx + middle / 2, y, right - cx - middle / 2, h}, w, h, mine,
             id + 2);
}

void App::place_tiles() {
  tiles_.clear();
  arrows_.clear();
  std::vector<Tile> rows[2][2];  // player (0 above), 0 creatures 1 lands and others
  const auto host_of = [&](const ViewObject& o) -> const ViewObject* {
    return o.attached_to ? object(o.attached_to) : nullptr;
  };
  // Creatures lie in piles only where they would not fit side by side.
  bool crowded[2] = {false, false};
  float needed[2] = {0, 0};
  for (const ViewObject& o : v_->objects)
    if (o.zone == Zone::battlefield && (o.types & (kCreature | kPlaneswalker)))
      needed[o.controller == me()] +=
          ((o.flags & kVTapped) ? std::max(lay_.creature_w, lay_.creature_h) : lay_.creature_w) +
          g_.px(4);
  for (int p = 0; p < 2; ++p) crowded[p] = needed[p] > lay_.board.w - g_.px(lay_.phone() ? 12 : 36);
  for (const ViewObject& o : v_->objects) {
    if (o.zone != Zone::battlefield) continue;
    const ViewObject* host = host_of(o);
    if (host && host->zone == Zone::battlefield) continue;
    const int p = o.controller == me() ? 1 : 0;
    const bool creature = (o.types & kCreature) || (o.types & kPlaneswalker);
    std::vector<Tile>& row = rows[p][creature ? 0 : 1];
    bool hosts = false;
    for (const ViewObject& a : v_->objects)
      hosts = hosts || (a.zone == Zone::battlefield && a.attached_to == o.ref && a.ref != o.ref);
    if (!hosts && (!creature || (o.flags & kVToken) || crowded[p]))
      for (Tile& t : row)
        if (t.attached.empty() && alike(*t.object, o)) {
          t.group.push_back(&o);
          hosts = true;
          break;
        }
    if (!hosts || std::none_of(row.begin(), row.end(), [&](const Tile& t) {
          return std::find(t.group.begin(), t.group.end(), &o) != t.group.end();
        })) {
      Tile t;
      t.object = &o;
      row.push_back(t);
    }
  }
  // Attachments under what they are on, theirs under them.
  const auto attach_all = [&](std::vector<Tile>& row) {
    for (Tile& t : row)
      for (std::size_t pass = 0; pass < 3; ++pass)
        for (const ViewObject& a : v_->objects) {
          if (a.zone != Zone::battlefield || !a.attached_to || a.ref == t.object->ref) continue;
          bool on = a.attached_to == t.object->ref;
          for (const ViewObject* b : t.attached) on = on || a.attached_to == b->ref;
          if (on && std::find(t.attached.begin(), t.attached.end(), &a) == t.attached.end())
            t.attached.push_back(&a);
        }
  };
  for (auto& player : rows)
    for (auto& row : player) attach_all(row);
  for (int p = 0; p < 2; ++p) {
    auto& others = rows[p][1];
    // Lands left, other permanents right.
    insertion_sort(others.begin(), others.end(), [](const Tile& a, const Tile& b) {
      return (a.object->types & kLand) > (b.object->types & kLand);
    });
    place_row(others, lay_.lands_y[p], lay_.land_w, lay_.land_h, p == 1, true);
  }
  // The attacking side first; its blockers stand opposite.
  int attacking = v_->active == me() ? 1 : 0;
  arrow_row_ = -1;
  line_up(rows[attacking][0], attacking == 1);
  place_row(rows[attacking][0], lay_.creatures_y[attacking], lay_.creature_w, lay_.creature_h,
            attacking == 1, false);
  for (Tile& t : rows[1 - attacking][0])
    if ((t.object->flags & kVBlocking) && !t.object->blocking.empty() &&
        v_->kind != DecisionKind::blockers)
      for (const Tile& a : rows[attacking][0])
        if (a.object->ref == t.object->blocking[0] && a.shown) t.want = a.standing.cx();
  place_row(rows[1 - attacking][0], lay_.creatures_y[1 - attacking], lay_.creature_w,
            lay_.creature_h, attacking == 0, false);
  for (auto& player : rows)
    for (auto& row : player)
      for (Tile& t : row) {
        if (!t.shown) continue;
        const Rect to = t.standing;
        t.standing = motion_.glide(t.object->ref, to);
        t.covered = tile_rect(t.standing, (t.object->flags & kVTapped) != 0);
        tiles_.push_back(std::move(t));
      }
}

// At the ends of a row that does not fit: how many more there are, brass if one of them can act.
void App::draw_row_arrow(const RowArrow& a, const Rect& pressed) {
  const bool back = a.count < 0;
  const std::string n = std::to_string(back ? -a.count : a.count);
  const PlaceState s = ui_.place(pressed, {Cmd::leaf, a.row * 2 + (back ? 0 : 1)},
                                 str(lang_, Str::canvas_more, {n}));
  panel(a.r);
  const ImU32 color = rgb(a.usable ? ink::kBrass : ink::kText2);
  if (s.hovered || a.row == kHandRow) g_.outline(a.r, s.hovered ? rgb(ink::kCream) : color, 8, 2);
  const float cx = a.r.cx(), cy = a.r.cy() - g_.px(8), d = g_.px(6), dir = back ? -1.f : 1.f;
  g_.list()->AddTriangleFilled({cx + dir * d, cy}, {cx - dir * d, cy - d * 1.2f},
                               {cx - dir * d, cy + d * 1.2f}, color);
  g_.text_centered(cx, cy + g_.px(10), Face::sans700, 13, color, n);
  if (s.focused) focus_ring(a.r, 8);
}

void App::draw_row_arrows() {
  for (const RowArrow& a : arrows_)
    if (a.count != 0) draw_row_arrow(a, a.r);
}

}  // namespace upkeep
