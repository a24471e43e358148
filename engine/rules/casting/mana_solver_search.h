// The search behind rules/casting/mana_solver.cpp, for boards that Hall's condition alone does not
// decide. Sources with a real alternative (three mana of any one colour, {C} or {W}{W}) are
// branched over with a relaxed Hall test as bound (`pick`). Sources that cost mana themselves are
// taken back to front: what the pool must hold before the last activation is the demand, less its
// output, plus its cost
// (`reach`); thus no activation can pay for itself. Internal to rules/casting/mana_solver.cpp.
#pragma once
#include <algorithm>
#include <bit>
#include <cstring>

#include "rules/casting/mana_solver_demand.h"

namespace upkeep::paying {

// An activation with a cost of its own, found back to front.
struct Prelude {
  u16 source;
  u8 way;
  u16 pips[kManaKinds];
  u16 generic;
  Demand before;  // what the pool must hold before it
};

struct Chosen {
  u16 source;
  u8 way;
};

// Failed positions of a search. Forgets what it has no room for, so it only ever saves time.
struct Memo {
  struct Entry {
    Demand d;
    u64 used, added;
    u32 run;
    u16 phase;
  };
  static constexpr int kSize = 1024;
  u32 run = 0;
  Entry entry[kSize];

  void restart() {
    if (run++ == 0)
      for (Entry& e : entry) e.run = 0;
  }
  Entry& slot(const Demand& d, u64 used, u64 added, u16 phase) {
    u64 h = used * 0x9E3779B97F4A7C15u + added + phase;
    for (int c = 0; c < kClasses; c += 4) {
      u64 v = u64(d.n[c]) | u64(d.n[c + 1]) << 16 | u64(d.n[c + 2]) << 32 | u64(d.n[c + 3]) << 48;
      h = (h ^ (h >> 29) ^ v) * 0xBF58476D1CE4E5B9u;
    }
    return entry[(h >> 40) % kSize];
  }
  bool failed(const Demand& d, u64 used, u64 added, u16 phase) {
    const Entry& e = slot(d, used, added, phase);
    return e.run == run && e.phase == phase && e.used == used && e.added == added && e.d == d;
  }
  void fail(const Demand& d, u64 used, u64 added, u16 phase) {
    Entry& e = slot(d, used, added, phase);
    e.d = d;
    e.used = used;
    e.added = added;
    e.run = run;
    e.phase = phase;
  }
};

// How a demand can be met.
struct Witness {
  int steps;
  Prelude step[64];  // the last activation first
  int chosen_count;
  Chosen chosen[kMaxManaSources];  // what groups with an alternative make
  Demand leaf;                     // what the sources without own cost must give
  Witness() : steps(0), chosen_count(0) {}
  Witness(const Witness& o) : Witness() { *this = o; }
  Witness& operator=(const Witness& o) {
    steps = o.steps;
    chosen_count = o.chosen_count;
    leaf = o.leaf;
    std::copy(o.step, o.step + o.steps, step);
    std::copy(o.chosen, o.chosen + o.chosen_count, chosen);
    return *this;
  }
};

struct Search {
  const Means& b;
  const u8* masks;
  Memo& memo;
  int limit;  // of nodes; beyond it the answer is no
  int nodes = 0;
  Witness found;
  int rest_count = 0;
  Group rest[kMaxManaSources];

  Search(const Means& board, const u8* class_masks, Memo& m, int node_limit)
      : b(board), masks(class_masks), memo(m), limit(node_limit) {
    memo.restart();
  }

  // Is i a member that may be used, with own cost only if costed is set?
  bool member(int i, bool costed) const {
    return usable(b, i) && (costed || !has_cost(b.sources[i].cost));
  }

  // Which of the costed sources can ever be activated, the mixed groups in `unused` being left:
  // marks those in `can`. Looks at kinds only, not at amounts.
  void startable(u64 unused, bool can[kMaxManaSources]) const {
    u8 kinds = 0;
    for (u64 p = b.units.present; p; p &= p - 1) kinds |= u8(std::countr_zero(p));
    for (int g = 0; g < b.groups; g++)
      for (int i = b.group[g].first; i < b.group[g].last; i++)
        if (member(i, false)) kinds |= output_kinds(b.sources[i]);
    bool first = true, more = true;
    while (more) {
      more = false;
      for (u64 u = unused; u; u &= u - 1) {
        const Group& g = b.mixed_group[std::countr_zero(u)];
        for (int i = g.first; i < g.last; i++) {
          if (first) can[i] = false;
          if (can[i] || !member(i, true)) continue;
          const ManaCost& c = b.sources[i].cost;
          bool fed = !has_cost(c) || kinds != 0;
          for (int k = 0; k < kManaKinds; k++)
            if (c.pips[k] && !(kinds >> k & 1)) fed = false;
          for (int h = 0; h < c.hybrid_count; h++)
            if (!(c.hybrid[h] & (kinds | kHybridTwo))) fed = false;
          if (!fed) continue;
          can[i] = more = true;
          kinds |= output_kinds(b.sources[i]);
        }
      }
      first = false;
    }
  }

  // Can the demand be met if each group were free to serve every set of kinds as well as it can? An
  // upper bound: false is certain, true a hope. Of the groups `more` only members without own cost
  // count, of the mixed groups `unused` those in `can`.
  bool hopeful(const Demand& d, const Supply& s, const Group* more, int count, u64 unused,
               const bool* can) const {
    Needs needs(d, masks);
    int have = supply_of(s, kAnyKind);
    auto total = [&](const Group& g, bool costed) {
      int best = 0;
      for (int i = g.first; i < g.last; i++) {
        if (costed ? !can[i] : !member(i, false)) continue;
        const ManaCost& c = b.sources[i].cost;
        int net = output_total(b.sources[i]) - c.generic - c.hybrid_count;
        for (u8 p : c.pips) net -= p;
        best = std::max(best, net);
      }
      return best;
    };
    for (int g = 0; g < count; g++) have += total(more[g], false);
    for (u64 u = unused; u; u &= u - 1) have += total(b.mixed_group[std::countr_zero(u)], true);
    if (needs.total > have) return false;
    for (u8 set = needs.kinds; set; set = u8((set - 1) & needs.kinds)) {
      int need = needs.within(set);
      if (!need || (need -= supply_of(s, set)) <= 0) continue;
      int of_kind[kManaKinds] = {};  // how much of one kind the demand within the set can take
      for (int i = 0; i < needs.count; i++)
        for (int k = 0; k < kManaKinds; k++)
          if (!(needs.mask[i] & ~set) && (needs.mask[i] >> k & 1)) of_kind[k] += needs.n[i];
      // Two bounds: what a group can give to this demand, and what it gives to the set less what it
      // costs the set.
      int short_of = need, net_short_of = need;
      auto give = [&](const Group& g, bool costed) {
        int best = 0, best_net = 0;
        for (int i = g.first; i < g.last; i++) {
          const ManaSource& source = b.sources[i];
          if (costed ? !can[i] : !member(i, false)) continue;
          int part = 0, all = 0;
          for (int k = 0; k < kManaKinds; k++) {
            if (!(set >> k & 1)) continue;
            if (source.fixed_output) {
              part += std::min<int>(source.fixed[k], of_kind[k]);
              all += source.fixed[k];
            } else if (source.mask >> k & 1) {
              part = std::max(part, std::min<int>(source.amount, of_kind[k]));
              all = source.amount;
            }
          }
          for (int k = 0; k < kManaKinds; k++)
            if (set >> k & 1) all -= source.cost.pips[k];
          for (int h = 0; h < source.cost.hybrid_count; h++)
            all -= !(source.cost.hybrid[h] & ~(set | kHybridPhyrexian));
          best = std::max(best, part);
          best_net = std::max(best_net, all);
        }
        short_of -= best;
        net_short_of -= best_net;
      };
      for (int g = 0; g < count; g++) give(more[g], false);
      for (u64 u = unused; u; u &= u - 1) give(b.mixed_group[std::countr_zero(u)], true);
      if (short_of > 0 || net_short_of > 0) return false;
    }
    return true;
  }

  // Chooses the outputs of rest[i..]; `added` is what those before them made, ten bits for each
  // kind.
  bool pick(const Demand& d, const Supply& s, int i, u64 used, u64 added) {
    if (++nodes > limit) return false;
    if (covers(s, d, masks)) {
      found.chosen_count = i;
      found.leaf = d;
      return true;
    }
    if (i == rest_count || !hopeful(d, s, rest + i, rest_count - i, 0, nullptr)) return false;
    // `added` saturates, which is no loss as long as the demand is smaller.
    int total = 0;
    for (u16 c : d.n) total += c;
    bool memorable = total < 1000;
    if (memorable && memo.failed(d, used, added, u16(i + 1))) return false;
    u8 wanted = Needs(d, masks).kinds;
    for (int j = rest[i].first; j < rest[i].last; j++) {
      if (!member(j, false)) continue;
      const ManaSource& source = b.sources[j];
      bool indifferent = false;  // a kind that serves generic demand only was tried
      for (int way = next_way(source, -1); way <= kManaKinds; way = next_way(source, way)) {
        if (way < kManaKinds && !(wanted >> way & 1)) {
          if (indifferent) continue;
          indifferent = true;
        }
        Supply t = s;
        add_output(t, source, way);
        u64 sum = 0;
        for (int k = 0; k < kManaKinds; k++) {
          u64 had = added >> (10 * k) & 1023;
          sum |= std::min<u64>(had + u64(output_of(source, way, k)), 1023) << (10 * k);
        }
        found.chosen[i] = {u16(j), u8(way)};
        if (pick(d, t, i + 1, used, sum)) return true;
      }
    }
    if (memorable) memo.fail(d, used, added, u16(i + 1));
    return false;
  }

  // Can the sources without own cost meet the demand, the mixed groups in `used` being tapped?
  bool finish(const Demand& d, u64 used) {
    Supply s = b.units;
    rest_count = 0;
    for (int g = 0; g < b.groups; g++) rest[rest_count++] = b.group[g];
    for (int m = 0; m < b.mixed; m++) {
      const Group& g = b.mixed_group[m];
      if (!(used >> m & 1) && !add_plain(b, g.first, g.last, false, s)) rest[rest_count++] = g;
    }
    return pick(d, s, 0, used, 0);
  }

  bool twins(const Group& g, const Group& h) const {
    if (g.last - g.first != h.last - h.first) return false;
    for (int i = 0; i < g.last - g.first; i++) {
      const ManaSource &s = b.sources[g.first + i], &t = b.sources[h.first + i];
      if (usable(b, g.first + i) != usable(b, h.first + i) || s.fixed_output != t.fixed_output ||
          s.mask != t.mask || s.amount != t.amount || !(s.cost == t.cost) ||
          std::memcmp(s.fixed, t.fixed, sizeof s.fixed) != 0)
        return false;
    }
    return true;
  }

  // Can the demand be met, with costed sources of the mixed groups not in `used` activated before?
  bool reach(const Demand& d, u64 used) {
    if (++nodes > limit) return false;
    if (memo.failed(d, used, 0, 0)) return false;
    if (finish(d, used)) return true;
    u64 unused = b.mixed == 64 ? ~used : ((u64(1) << b.mixed) - 1) & ~used;
    if (!unused) return false;
    bool can[kMaxManaSources];
    startable(unused, can);
    if (!hopeful(d, b.units, b.group, b.groups, unused, can)) {
      memo.fail(d, used, 0, 0);
      return false;
    }
    for (u64 u = unused; u; u &= u - 1) {
      int m = std::countr_zero(u);
      const Group& g = b.mixed_group[m];
      bool earlier_twin = false;  // of equal permanents the first unused is as good as any
      for (u64 v = unused & ((u64(1) << m) - 1); v && !earlier_twin; v &= v - 1)
        earlier_twin = twins(b.mixed_group[std::countr_zero(v)], g);
      if (earlier_twin) continue;
      for (int i = g.first; i < g.last; i++) {
        const ManaSource& s = b.sources[i];
        if (!can[i] || !has_cost(s.cost)) continue;
        for (int way = next_way(s, -1); way <= kManaKinds; way = next_way(s, way)) {
          Attempt a;
          a.d = d;
          a.source = u16(i);
          a.way = u8(way);
          a.used = used | u64(1) << m;
          for (int k = 0; k < kManaKinds; k++) a.out[k] = u8(output_of(s, way, k));
          if (absorb(a)) return true;
        }
      }
    }
    memo.fail(d, used, 0, 0);
    return false;
  }

  struct Attempt {
    Demand d;
    u64 used;
    u16 source;
    u8 way;
    u8 out[kManaKinds];
    int specific = 0, any = 0;  // how much of the output served which demand
    u16 pips[kManaKinds] = {};
    u16 generic = 0;
  };

  // Takes the output off the demand. Mana serves the narrowest class that accepts it (serving a
  // wider one instead can be exchanged); where two classes are not comparable both are tried.
  bool absorb(Attempt a) {
    for (int k = 0; k < kManaKinds; k++) {
      while (a.out[k]) {
        int candidates[kClasses], count = 0;
        if (a.d.n[k]) candidates[count++] = k;
        for (int c = kClassX; c < kClasses && !a.d.n[k]; c++) {
          if (c == kClassAny || !a.d.n[c] || !(masks[c] >> k & 1)) continue;
          bool narrowest = true;
          for (int e = kClassX; e < kClasses; e++)
            if (e != c && e != kClassAny && a.d.n[e] && (masks[e] >> k & 1) &&
                !(masks[e] & ~masks[c]))
              narrowest = false;
          if (narrowest) candidates[count++] = c;
        }
        if (!count && a.d.n[kClassAny]) candidates[count++] = kClassAny;
        if (!count) break;  // the rest of this kind is surplus
        (candidates[0] == kClassAny ? a.any : a.specific)++;
        a.out[k]--;
        for (int c = 1; c < count; c++) {
          Attempt other = a;
          other.d.n[candidates[c]]--;
          if (absorb(other)) return true;
        }
        a.d.n[candidates[0]]--;
      }
      a.out[k] = 0;
    }
    return (a.specific || a.any) && charge(a, 0);
  }

  // Puts the own cost of the source on the demand, its hybrid symbols from h on in every way.
  bool charge(const Attempt& a, int h) {
    const ManaCost& cost = b.sources[a.source].cost;
    if (h < cost.hybrid_count) {
      for (int k = 0; k < kManaKinds; k++) {
        if (!(cost.hybrid[h] >> k & 1)) continue;
        Attempt t = a;
        t.pips[k]++;
        if (charge(t, h + 1)) return true;
      }
      if (!(cost.hybrid[h] & kHybridTwo)) return false;
      Attempt t = a;
      t.generic = u16(t.generic + 2);
      return charge(t, h + 1);
    }
    Prelude& st = found.step[found.steps];
    st.source = a.source;
    st.way = a.way;
    st.before = a.d;
    for (int k = 0; k < kManaKinds; k++) {
      st.pips[k] = u16(a.pips[k] + cost.pips[k]);
      st.before.n[k] = u16(st.before.n[k] + st.pips[k]);
    }
    st.generic = u16(a.generic + cost.generic);
    // Mana for generic demand only is worth nothing if it costs as much.
    int own = st.generic;
    for (u16 p : st.pips) own += p;
    if (!a.specific && a.any <= own) return false;
    st.before.n[kClassAny] = u16(st.before.n[kClassAny] + st.generic);
    found.steps++;
    Demand before = st.before;
    if (reach(before, a.used)) return true;
    found.steps--;
    return false;
  }
};

}  // namespace upkeep::paying
