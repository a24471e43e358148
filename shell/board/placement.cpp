// Where the permanents of the board lie: in rows, equal ones in piles, crowded rows closer
// together.
#include <algorithm>
#include <cmath>

#include "board/battlefield.h"
#include "util/insertion_sort.h"

namespace upkeep {
namespace {

// Looks and acts the same: may lie in one pile.
bool alike(const ViewObject& a, const ViewObject& b) {
  if (a.card != b.card || a.controller != b.controller || a.flags != b.flags ||
      a.power != b.power || a.toughness != b.toughness || a.damage || b.damage || a.note != b.note)
    return false;
  if (a.flags & (kVAttacking | kVBlocking | kVTarget | kVFaceDown)) return false;
  for (int i = 0; i < kAllCounterKinds; ++i)
    if (counters_of(a, Counter(i)) || counters_of(b, Counter(i))) return false;
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

// Tiles of a row between two edges.
struct Wing {
  std::vector<Tile>& row;
  std::size_t begin;
  int n;
  float left, right;
  std::vector<float> widths = {};
  Fit fit = {};
  int first = 0;  // the first that is shown
  Tile& tile(int i) const { return row[begin + std::size_t(i)]; }
  float width(int i) const { return widths[std::size_t(i)]; }
  int end() const { return first + fit.shown; }
  float room() const { return right - left; }
};

namespace {

// The left edges of those that are shown, side by side in the middle.
std::vector<float> side_by_side(const Wing& wing) {
  float total = 0;
  for (int i = wing.first; i < wing.end(); ++i) total += wing.width(i);
  total += wing.fit.gap * float(wing.fit.shown - 1);
  const float spare = std::max(0.f, wing.right - wing.left - total);
  float x = wing.left + spare / 2;
  std::vector<float> at;
  for (int i = wing.first; i < wing.end(); ++i) {
    at.push_back(x);
    x += wing.width(i) + wing.fit.gap;
  }
  return at;
}

// Tiles of a wing that all fit, while some of them stand where combat wants them and the others
// make room to both sides.
struct Ranks {
  const Wing& wing;
  const std::vector<float>& at;  // where they would stand without combat
  float space;                   // between two of them at least
  std::vector<std::pair<float, float>> taken = {};
  std::vector<float> pos = {};  // where they stand

  float wish(int i) const {
    const float want = wing.tile(i).want;
    return want >= 0 ? want - wing.width(i) / 2 : at[std::size_t(i)];
  }
  bool free_at(float from, float width, float apart) const;
  float find_room(int i) const;
  bool all_find_room();
  float push_apart();
};

bool Ranks::free_at(float from, float width, float apart) const {
  if (from < wing.left || from + width > wing.right) return false;
  for (const auto& [a, b] : taken)
    if (from < b + apart && from + width + apart > a) return false;
  return true;
}

// Where it wants to stand, else beside one of those that stand already, as near as may be;
// negative: nowhere.
float Ranks::find_room(int i) const {
  const float width = wing.width(i), wanted = wish(i);
  float best = -1;
  if (free_at(wanted, width, space * .9f)) best = wanted;
  if (wing.tile(i).want >= 0) return best;
  // Whoever stays at home keeps away from the fight, where there is room for that.
  for (float apart : {std::max(space, wing.fit.gap), space}) {
    if (best >= 0) break;
    for (const auto& [a, b] : taken)
      for (float x : {a - apart - width - .01f, b + apart + .01f})
        if (free_at(x, width, space) &&
            (best < 0 || std::fabs(x - wanted) < std::fabs(best - wanted)))
          best = x;
  }
  return best;
}

// The fighters first; each of the others goes to the side of them where it finds room.
bool Ranks::all_find_room() {
  pos.assign(wing.widths.size(), 0);
  for (const bool fighting : {true, false})
    for (int i = 0; i < wing.n; ++i) {
      if ((wing.tile(i).want >= 0) != fighting) continue;
      const float x = find_room(i);
      if (x < 0) return false;
      pos[std::size_t(i)] = x;
      taken.push_back({x, x + wing.width(i)});
    }
  return true;
}

// Where not all of them find room: in the order of their wishes, each pushed aside by those before
// it and back by the edge. Returns how far to the left that needs room.
float Ranks::push_apart() {
  std::vector<int> order(wing.widths.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = int(i);
  insertion_sort(order.begin(), order.end(), [&](int a, int b) { return wish(a) < wish(b); });
  float edge = wing.left;
  for (int i : order) {
    pos[std::size_t(i)] = std::max(edge, wish(i));
    edge = pos[std::size_t(i)] + wing.width(i) + space;
  }
  edge = wing.right;
  for (std::size_t k = order.size(); k > 0; --k) {
    const std::size_t i = std::size_t(order[k - 1]);
    pos[i] = std::min(pos[i], edge - wing.widths[i]);
    edge = pos[i] - space;
  }
  return edge;
}

// Where the upper edge of a tile lies: attackers have stepped forward, and what is attached below
// leaves free what it would cover.
float upper_edge(const Gfx& g, const Layout& lay, const Tile& t, const WingPlace& place) {
  float y = place.area.y;
  // Less far where the swords above it would come to lie over the numbers of the steps.
  const bool near = place.mine && !lay.phone() && !lay.bare && y - lay.ribbon.bottom() < g.px(24);
  if (t.object->flags & kVAttacking) y += place.mine ? -g.px(near ? 2.f : 8.f) : g.px(8);
  if (t.attached.empty()) return y;
  const auto below = [&] {
    return y + place.h + g.px(lay.phone() || lay.tight() ? 20 : 27) +
           strip_step(g, t.attached.size()) * float(t.attached.size() - 1);
  };
  // Where rows lie close: the marker of the step.
  if (!place.mine) y -= std::fmax(0.f, below() - (lay.ribbon.y - g.px(6)));
  // The names of my lands, where there is room above.
  if (place.id == 3 && !lay.bare) {
    const float up = below() - (lay.lands_y[1] - g.px(2));
    if (up > 0 && up <= y - (lay.ribbon.bottom() + g.px(16))) y -= up;
  }
  return y;
}

bool on_battlefield(const View& v, Ref r) {
  return std::any_of(v.objects.begin(), v.objects.end(), [&](const ViewObject& o) {
    return o.ref == r && o.zone == Zone::battlefield;
  });
}

// What is on it, theirs under them.
void attach_all(const View& v, Tile& t) {
  for (std::size_t pass = 0; pass < 3; ++pass)
    for (const ViewObject& a : v.objects) {
      if (a.zone != Zone::battlefield || !a.attached_to || a.ref == t.object->ref) continue;
      bool on = a.attached_to == t.object->ref;
      for (const ViewObject* b : t.attached) on = on || a.attached_to == b->ref;
      if (on && std::find(t.attached.begin(), t.attached.end(), &a) == t.attached.end())
        t.attached.push_back(&a);
    }
}

// Into the pile of those that are alike; false: there is none.
bool pile_up(std::vector<Tile>& row, const ViewObject& o) {
  for (Tile& t : row)
    if (alike(*t.object, o)) {
      t.group.push_back(&o);
      return true;
    }
  return false;
}

}  // namespace

float Battlefield::tile_width(const Tile& t, float w, float h) const {
  // A lying tile is as wide as it is high; piles peep out a little.
  return ((t.object->flags & kVTapped) ? std::max(w, h) : w) + (t.group.empty() ? 0.f : g_.px(6));
}

// Attackers stand side by side so that the one nothing blocks has the middle column, which the
// lands leave free for its arrow; where there is no room for that, they stay where they are. So
// they do while attackers or blockers are chosen: nothing moves away from under a hand.
void Battlefield::line_up(std::vector<Tile>& row, bool mine) {
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

// Where a wing does not fit: arrows at its ends, and between them as many as there is room for.
void Battlefield::leaf_wing(Wing& wing, const WingPlace& place, float gap, float least) {
  const float arrow = g_.px(lay_.phone() ? 48.f : 26.f);
  const Rect& area = place.area;
  wing.left += arrow;
  wing.right -= arrow;
  wing.fit = fit_row(wing.widths, wing.room(), gap, least);
  int& leafed = row_first_[place.id];
  leafed = std::max(0, std::min(leafed, wing.n - wing.fit.shown));
  wing.first = leafed;
  // From there on others fit.
  const std::vector<float> rest(wing.widths.begin() + wing.first, wing.widths.end());
  wing.fit.shown = std::min(fit_row(rest, wing.room(), gap, least).shown, wing.n - wing.first);
  const auto usable = [&](int from, int to) {
    for (int i = from; i < to; ++i) {
      const Tile& t = wing.tile(i);
      if (takes(t.object->ref)) return true;
      for (const ViewObject* o : t.group)
        if (takes(o->ref)) return true;
    }
    return false;
  };
  arrows_.push_back(
      {{area.x, area.y, arrow - g_.px(3), place.h}, place.id, -wing.first, usable(0, wing.first)});
  arrows_.push_back({{area.right() - arrow + g_.px(3), area.y, arrow - g_.px(3), place.h},
                     place.id,
                     wing.n - wing.end(),
                     usable(wing.end(), wing.n)});
}

// Lays tiles [begin, end) of a row between two edges.
void Battlefield::place_wing(std::vector<Tile>& row, std::size_t begin, std::size_t end,
                             const WingPlace& place) {
  if (begin >= end) return;
  const float w = place.w, h = place.h;
  Wing wing{row, begin, int(end - begin), place.area.x, place.area.right()};
  for (int i = 0; i < wing.n; ++i) wing.widths.push_back(tile_width(wing.tile(i), w, h));
  const float strip = g_.px(lay_.low() ? (w < g_.px(60) ? 23.f : 40.f) : lay_.bare ? 40.f : 44.f);
  const float least = std::min(g_.px(4), strip - w), gap = g_.px(lay_.phone() ? 8.f : 24.f);
  wing.fit = fit_row(wing.widths, wing.room(), gap, least);
  if (wing.fit.shown < wing.n) leaf_wing(wing, place, gap, least);
  std::vector<float> at = side_by_side(wing);
  // An attack goes through the middle of this row.
  const bool crossed = place.id == arrow_row_ && !lay_.phone();
  bool wanted = crossed;
  for (int i = 0; i < wing.n; ++i) wanted = wanted || wing.tile(i).want >= 0;
  if (wanted && (wing.fit.gap > 0 || wing.n == 1) && wing.fit.shown == wing.n) {
    Ranks ranks{wing, at, g_.px(lay_.low() ? 4 : 8)};
    if (crossed) ranks.taken.push_back({lay_.disc_x - g_.px(30), lay_.disc_x + g_.px(30)});
    if (ranks.all_find_room() || ranks.push_apart() > wing.left - g_.px(16)) at = ranks.pos;
  }
  for (int i = 0; i < wing.n; ++i) {
    Tile& t = wing.tile(i);
    t.shown = i >= wing.first && i < wing.end();
    if (!t.shown) continue;
    const float cover = (t.object->flags & kVTapped) ? std::max(w, h) : w;
    t.standing = {at[std::size_t(i - wing.first)] + (cover - w) / 2, upper_edge(g_, lay_, t, place),
                  w, h};
    t.strip = strip_step(g_, t.attached.size());
    // They draw together before they cover a life total or the ribbon.
    if (t.attached.size() > 1) {
      const float free_to = place.mine ? lay_.disc_y[1] - lay_.disc_r : lay_.ribbon.y;
      const float lowest = t.standing.y + h + g_.px(lay_.tight() ? 18.f : 28.f);
      t.strip =
          std::min(t.strip, std::max(g_.px(5), (free_to - lowest) / float(t.attached.size() - 1)));
    }
    t.visible = wing.fit.gap < 0 && i + 1 < wing.end() ? cover + wing.fit.gap : 0;
  }
}

void Battlefield::place_row(std::vector<Tile>& row, float y, float w, float h, bool mine,
                            bool split) {
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
    place_wing(row, 0, row.size(), {{left, y, right - left, h}, w, h, mine, id});
    return;
  }
  // Two wings, half of the width each, with the middle left free for attacks.
  const float middle = lay_.phone() ? std::max(g_.px(40), 2 * lay_.disc_r - g_.px(1)) : g_.px(80);
  const float cx = lay_.disc_x;
  std::size_t cut = 0;
  for (float sum = 0;
       cut < row.size() && sum + tile_width(row[cut], w, h) / 2 <= total / 2 + g_.px(4);)
    sum += tile_width(row[cut++], w, h);
  place_wing(row, 0, cut, {{left, y, cx - middle / 2 - left, h}, w, h, mine, id + 1});
  place_wing(row, cut, row.size(),
             {{cx + middle / 2, y, right - cx - middle / 2, h}, w, h, mine, id + 2});
}

// By player (0 above), 0 creatures, 1 lands and others; equal ones in piles.
void Battlefield::sort_into_rows(std::vector<Tile> (&rows)[2][2]) const {
  // Creatures lie in piles only where they would not fit side by side.
  float needed[2] = {0, 0};
  for (const ViewObject& o : v_->objects)
    if (o.zone == Zone::battlefield && (o.types & (kCreature | kPlaneswalker)))
      needed[o.controller == me()] +=
          ((o.flags & kVTapped) ? std::max(lay_.creature_w, lay_.creature_h) : lay_.creature_w) +
          g_.px(4);
  const float room = lay_.board.w - g_.px(lay_.phone() ? 12 : 36);
  for (const ViewObject& o : v_->objects) {
    if (o.zone != Zone::battlefield) continue;
    if (o.attached_to && on_battlefield(*v_, o.attached_to)) continue;
    const int p = o.controller == me() ? 1 : 0;
    const bool creature = (o.types & kCreature) || (o.types & kPlaneswalker);
    std::vector<Tile>& row = rows[p][creature ? 0 : 1];
    const bool hosts =
        std::any_of(v_->objects.begin(), v_->objects.end(), [&](const ViewObject& a) {
          return a.zone == Zone::battlefield && a.attached_to == o.ref && a.ref != o.ref;
        });
    const bool piles = !hosts && (!creature || (o.flags & kVToken) || needed[p] > room);
    if (piles && pile_up(row, o)) continue;
    Tile t;
    t.object = &o;
    row.push_back(t);
  }
  for (auto& player : rows)
    for (auto& row : player)
      for (Tile& t : row) attach_all(*v_, t);
}

// The attacking side first; its blockers stand opposite.
void Battlefield::place_creatures(std::vector<Tile>& attackers, std::vector<Tile>& others,
                                  int attacking) {
  arrow_row_ = -1;
  line_up(attackers, attacking == 1);
  place_row(attackers, lay_.creatures_y[attacking], lay_.creature_w, lay_.creature_h,
            attacking == 1, false);
  for (Tile& t : others)
    if ((t.object->flags & kVBlocking) && !t.object->blocking.empty() &&
        v_->kind != DecisionKind::blockers)
      for (const Tile& a : attackers)
        if (a.object->ref == t.object->blocking[0] && a.shown) t.want = a.standing.cx();
  place_row(others, lay_.creatures_y[1 - attacking], lay_.creature_w, lay_.creature_h,
            attacking == 0, false);
}

void Battlefield::place() {
  tiles_.clear();
  arrows_.clear();
  std::vector<Tile> rows[2][2];
  sort_into_rows(rows);
  for (int p = 0; p < 2; ++p) {
    auto& others = rows[p][1];
    // Lands left, other permanents right.
    insertion_sort(others.begin(), others.end(), [](const Tile& a, const Tile& b) {
      return (a.object->types & kLand) > (b.object->types & kLand);
    });
    place_row(others, lay_.lands_y[p], lay_.land_w, lay_.land_h, p == 1, true);
  }
  const int attacking = v_->active == me() ? 1 : 0;
  place_creatures(rows[attacking][0], rows[1 - attacking][0], attacking);
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
void Battlefield::draw_row_arrow(const RowArrow& a, const Rect& pressed) {
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

void Battlefield::draw_row_arrows() {
  for (const RowArrow& a : arrows_)
    if (a.count != 0) draw_row_arrow(a, a.r);
}

}  // namespace upkeep
