// Mana costs as demands, mana abilities as supply, and the test that decides between them. A demand
// is so many mana out of each of a few classes of kinds ({W} only white, {W/U} white or blue,
// generic anything). Sources that make one mana each, whatever their kinds, meet a demand exactly
// if Hall's condition holds: no set of kinds is asked for more than the sources able to make one of
// them can give
// (`covers`). That answers nearly every question of a real game. Internal to
// rules/casting/mana_solver.cpp.
#pragma once
#include <algorithm>
#include <bit>

#include "rules/casting/mana_solver.h"

namespace upkeep::paying {

// Classes of demand: 0..5 one kind, then X restricted to some colours, anything, hybrid symbols.
constexpr int kClassX = 6, kClassAny = 7, kClassHybrid = 8, kClasses = 16;
constexpr u8 kAnyKind = 0x3F;
constexpr int kMuch = 30000;  // more than all sources and pools together can give

struct Demand {
  u16 n[kClasses];
  bool operator==(const Demand&) const = default;
};

// Single mana, each of one kind out of a mask, counted by mask.
struct Supply {
  u64 present = 0;
  int count[64] = {};
  void add(u8 mask, int amount) {
    present |= u64(1) << mask;
    count[mask] += amount;
  }
};

struct Group {
  u16 first, last;  // sources [first, last)
  i8 mixed;         // number among the groups with costed members, or -1
};

// What a board can do: plain single mana, and the groups over which a search must branch.
struct Means {
  const ManaSource* sources;
  const bool* allowed;  // null: all
  Supply units;
  int groups, mixed;
  Group group[kMaxManaSources];
  Group mixed_group[64];
};

inline bool has_cost(const ManaCost& c) {
  return (c.generic | c.hybrid_count | c.pips[0] | c.pips[1] | c.pips[2] | c.pips[3] | c.pips[4] |
          c.pips[5]) != 0;
}

inline int output_total(const ManaSource& s) {
  if (!s.fixed_output) return (s.mask & kAnyKind) ? s.amount : 0;
  int total = 0;
  for (u8 f : s.fixed) total += f;
  return total;
}

inline u8 output_kinds(const ManaSource& s) {
  if (!s.fixed_output) return s.mask & kAnyKind;
  u8 mask = 0;
  for (int k = 0; k < kManaKinds; k++)
    if (s.fixed[k]) mask |= u8(1 << k);
  return mask;
}

inline int output_of(const ManaSource& s, int chosen, int kind) {
  return s.fixed_output ? s.fixed[kind] : chosen == kind ? s.amount : 0;
}

// The next way to use s after `kind` (-1: the first); kManaKinds is the way of a fixed output, a
// value above it means there is none left.
inline int next_way(const ManaSource& s, int kind) {
  if (s.fixed_output) return kind < 0 ? int(kManaKinds) : kManaKinds + 1;
  for (kind++; kind < kManaKinds; kind++)
    if (s.mask >> kind & 1) return kind;
  return kManaKinds + 1;
}

inline bool usable(const Means& b, int i) {
  return (!b.allowed || b.allowed[i]) && output_total(b.sources[i]) > 0;
}

inline void add_output(Supply& s, const ManaSource& source, int way) {
  if (!source.fixed_output) return s.add(u8(1 << way), source.amount);
  for (int k = 0; k < kManaKinds; k++)
    if (source.fixed[k]) s.add(u8(1 << k), source.fixed[k]);
}

// Adds the group to the units if it leaves no choice worth a branch: no own cost, and either all
// members make one mana (then together one mana of all their kinds) or there is one output at all.
inline bool add_plain(const Means& b, int first, int last, bool with_costed, Supply& units) {
  u8 mask = 0;
  int ways = 0, only = 0;
  bool single = true;
  for (int i = first; i < last; i++) {
    const ManaSource& s = b.sources[i];
    if (!usable(b, i)) continue;
    if (has_cost(s.cost)) {
      if (with_costed) return false;
      continue;
    }
    u8 kinds = output_kinds(s);
    single = single && output_total(s) == 1;
    ways += s.fixed_output ? 1 : std::popcount(kinds);
    mask |= kinds;
    only = i;
  }
  if (ways == 0) return true;
  if (single) {
    units.add(mask, 1);
    return true;
  }
  if (ways > 1) return false;
  add_output(units, b.sources[only], std::countr_zero(mask));
  return true;
}

inline void set_up(Means& b, const u16 pool[kManaKinds], const ManaSource* sources, int n,
                   const bool* allowed) {
  b.sources = sources;
  b.allowed = allowed;
  b.units = Supply{};
  b.groups = b.mixed = 0;
  for (int k = 0; k < kManaKinds; k++)
    if (pool[k]) b.units.add(u8(1 << k), pool[k]);
  for (int i = 0; i < n;) {
    int last = i + 1;
    while (last < n && sources[last].group == sources[i].group) last++;
    const ManaSource& s = sources[i];
    if (last == i + 1 && s.amount == 1 && !s.fixed_output && !has_cost(s.cost)) {
      if ((!allowed || allowed[i]) && (s.mask & kAnyKind)) b.units.add(s.mask & kAnyKind, 1);
    } else if (!add_plain(b, i, last, true, b.units)) {
      bool costed = false, free = false;
      for (int j = i; j < last; j++)
        if (usable(b, j)) (has_cost(sources[j].cost) ? costed : free) = true;
      Group g{u16(i), u16(last), -1};
      if (costed && b.mixed < 64) {
        g.mixed = i8(b.mixed);
        b.mixed_group[b.mixed++] = g;
      } else if (free) {
        b.group[b.groups++] = g;
      }
    }
    i = last;
  }
}

struct Bill {
  Demand demand;
  u8 mask[kClasses];   // the kinds each class accepts
  u8 hybrid_class[8];  // the class of each hybrid symbol that is paid with its mana
};

inline int class_of(Bill& b, u8 mask, int fresh) {
  if (std::popcount(mask) == 1) return std::countr_zero(mask);
  if (mask == kAnyKind) return kClassAny;
  for (int c = kClassX; c < kClasses; c++)
    if (c != kClassAny && b.mask[c] == mask) return c;
  b.mask[fresh] = mask;
  return fresh;
}

// way[h]: how hybrid symbol h is paid: 0 with mana of its kinds, else kHybridTwo or
// kHybridPhyrexian.
inline void make_bill(Bill& b, const ManaCost& cost, int x, const u8 way[8]) {
  b.demand = Demand{};
  for (int c = 0; c < kClasses; c++)
    b.mask[c] = c < kManaKinds ? u8(1 << c) : c == kClassAny ? kAnyKind : 0;
  u16* n = b.demand.n;
  for (int k = 0; k < kManaKinds; k++) n[k] = cost.pips[k];
  n[kClassAny] = cost.generic;
  u8 x_mask = cost.x_color & kAnyKind;
  long long x_total = (long long)cost.x * std::max(x, 0);
  if (x_total > 0) {
    int c = class_of(b, x_mask ? x_mask : kAnyKind, kClassX);
    n[c] = u16(n[c] + std::min<long long>(x_total, kMuch));
  }
  for (int h = 0; h < cost.hybrid_count; h++) {
    if (way[h] == kHybridPhyrexian) continue;
    int c = way[h] == kHybridTwo ? int(kClassAny)
                                 : class_of(b, cost.hybrid[h] & kAnyKind, kClassHybrid + h);
    n[c] = u16(n[c] + (way[h] == kHybridTwo ? 2 : 1));
    b.hybrid_class[h] = u8(c);
  }
}

// The ways to pay the hybrid symbols of a cost, one after another. Equal symbols are not told
// apart: their ways ascend.
struct HybridWays {
  const ManaCost& cost;
  u8 way[8] = {};
  int lives = 0;
  explicit HybridWays(const ManaCost& c) : cost(c) {}

  // False if some symbol cannot be paid at all.
  bool start() {
    for (int h = 0; h < cost.hybrid_count; h++)
      if (!raise(h, true)) return false;
    return ascending() || next();
  }
  bool next() {
    while (step())
      if (ascending()) return true;
    return false;
  }

 private:
  // The first way of symbol h, or the one after the present one.
  bool raise(int h, bool first) {
    constexpr u8 ways[3] = {0, kHybridTwo, kHybridPhyrexian};
    for (u8 w : ways) {
      if (!first && w <= way[h]) continue;
      if ((cost.hybrid[h] & (w ? w : kAnyKind)) == 0) continue;
      way[h] = w;
      return true;
    }
    return false;
  }
  bool step() {
    for (int h = cost.hybrid_count - 1; h >= 0; h--) {
      if (raise(h, false)) return true;
      raise(h, true);
    }
    return false;
  }
  bool ascending() {
    lives = 0;
    for (int h = 0; h < cost.hybrid_count; h++) {
      lives += way[h] == kHybridPhyrexian;
      for (int e = h - 1; e >= 0; e--)
        if (cost.hybrid[e] == cost.hybrid[h]) {
          if (way[e] > way[h]) return false;
          break;
        }
    }
    return true;
  }
};

// ---------------------------------------------------------------- Hall's condition
struct Needs {
  u8 mask[kClasses];
  u16 n[kClasses];
  int count = 0, total = 0;
  u8 kinds = 0;  // all kinds some restricted class accepts
  Needs(const Demand& d, const u8 masks[kClasses]) {
    for (int c = 0; c < kClasses; c++) {
      if (!d.n[c]) continue;
      total += d.n[c];
      if (c == kClassAny) continue;
      kinds |= masks[c];
      mask[count] = masks[c];
      n[count++] = d.n[c];
    }
  }
  int within(u8 set) const {
    int sum = 0;
    for (int i = 0; i < count; i++)
      if (!(mask[i] & ~set)) sum += n[i];
    return sum;
  }
};

inline int supply_of(const Supply& s, u8 set) {
  int sum = 0;
  for (u64 m = s.present; m; m &= m - 1) {
    int i = std::countr_zero(m);
    if (i & set) sum += s.count[i];
  }
  return sum;
}

inline bool covers(const Supply& s, const Demand& d, const u8 masks[kClasses]) {
  Needs needs(d, masks);
  if (needs.total > supply_of(s, kAnyKind)) return false;
  for (u8 set = needs.kinds; set; set = u8((set - 1) & needs.kinds)) {
    int need = needs.within(set);
    if (need && need > supply_of(s, set)) return false;
  }
  return true;
}

}  // namespace upkeep::paying
