// The search of rules/casting/mana_solver_search.h says whether a cost can be paid. find_payment
// asks it again and again, each time without the worst source left: what remains when nothing can
// be left out any more is the payment. Where every source makes one mana such sets form a matroid,
// so that this is the cheapest.
#include "rules/casting/mana_solver.h"

#include <algorithm>

#include "rules/casting/mana_solver_search.h"
#include "util/insertion_sort.h"

namespace upkeep {
namespace {

using namespace paying;

// Whether a cost can be paid is always answered. To find better payments than the first one, no
// single search may be longer than kPatience, nor all of them together much longer than kEffort
// positions (a reduction of a set counts as kReduceWork of them, whatever it searched).
constexpr int kNoLimit = 0x7FFFFFFF, kPatience = 200, kEffort = 1500, kReduceWork = 40;
constexpr int kExchanges = 8;

int clip(int n) { return std::clamp(n, 0, kMaxManaSources); }

bool searched(const Means& b, const Bill& bill) {
  Memo memo;
  Search search(b, bill.mask, memo, kNoLimit);
  return search.reach(bill.demand, 0);
}

// How many of the sources there is life enough for.
int within_life(const ManaSource* sources, int n, int life) {
  while (n > 0 && sources[n - 1].life) {
    int sum = 0;
    for (int i = n - 1; i >= 0 && sources[i].life; --i) sum += sources[i].life;
    if (sum <= life) break;
    --n;
  }
  return n;
}

void start_board(Means& b, const u8 pool[kManaKinds], const ManaSource* sources, int n) {
  u16 wide[kManaKinds];
  for (int k = 0; k < kManaKinds; k++) wide[k] = pool[k];
  set_up(b, wide, sources, clip(n), nullptr);
}

bool payable(Means& b, const u8 pool[kManaKinds], const ManaSource* sources, int n,
             const ManaCost& cost, int x, int life) {
  HybridWays ways(cost);
  if (!ways.start()) return false;
  const bool priced = n > 0 && sources[n - 1].life;
  do {
    if (ways.lives && 2 * ways.lives > life) continue;
    if (priced) start_board(b, pool, sources, within_life(sources, n, life - 2 * ways.lives));
    Bill bill;
    make_bill(bill, cost, x, ways.way);
    if (b.groups == 0 && b.mixed == 0) {
      if (covers(b.units, bill.demand, bill.mask)) return true;
    } else if (searched(b, bill)) {
      return true;
    }
  } while (ways.next());
  return false;
}

// How little a payment is liked; the first difference decides.
struct Score {
  int worst = 0, pain = 0, made = 0, count = 0, flexibility = 0;
  bool operator<(const Score& o) const {
    if (worst != o.worst) return worst < o.worst;
    if (pain != o.pain) return pain < o.pain;
    if (made != o.made) return made < o.made;
    if (count != o.count) return count < o.count;
    return flexibility < o.flexibility;
  }
};

// A set of sources and pool mana that suffices, and why it does.
struct Set {
  bool allowed[kMaxManaSources] = {};
  u16 pool[kManaKinds];
  Witness witness;
  Score score;
};

class Finder {
 public:
  Finder(const u8* pool, const ManaSource* sources, int n, const ManaCost& cost,
         const PayHints& hints)
      : pool_(pool), sources_(sources), n_(n), cost_(cost) {
    for (int k = 0; k < kManaKinds; k++) {
      value_[k] = 2 * hints.keep_weight[k] + (k != kC);
      by_value_[k] = u8(k);
    }
    insertion_sort(by_value_, by_value_ + kManaKinds, [&](u8 a, u8 b) {
      return value_[a] != value_[b] ? value_[a] < value_[b] : a < b;
    });
    for (int i = 0; i < n; i++) order_[i] = u16(i);
    insertion_sort(order_, order_ + n, [&](u16 a, u16 b) { return worse(a, b); });
  }

  // The payment of the hybrid symbols in these ways, if there is one better than `out`'s.
  bool improve(int x, const HybridWays& ways, bool found, Score& best, Payment& out) {
    make_bill(bill_, cost_, x, ways.way);
    Set set;
    if (!reduce(set, -1)) return false;
    exchange(set);
    if (found && !(set.score < best)) return false;
    best = set.score;
    write(set, ways, out);
    return true;
  }

  bool tired() const { return work_ > kEffort; }

 private:
  int flexibility(int i) const {
    int sum = 0;
    for (int k = 0; k < kManaKinds; k++)
      if (output_kinds(sources_[i]) >> k & 1) sum += value_[k];
    return sum;
  }
  // Is a rather to be left out than b?
  bool worse(u16 a, u16 b) const {
    const ManaSource &s = sources_[a], &t = sources_[b];
    if (s.pain != t.pain) return s.pain > t.pain;
    if (has_cost(s.cost) != has_cost(t.cost)) return has_cost(s.cost);
    if (int m = output_total(s) - output_total(t)) return m > 0;
    if (int f = flexibility(a) - flexibility(b)) return f > 0;
    return a > b;
  }

  // Does the set suffice? Keeps its witness true.
  bool suffices(Set& set, int limit) {
    set_up(board_, set.pool, sources_, n_, set.allowed);
    if (board_.groups == 0 && board_.mixed == 0) {
      if (!covers(board_.units, bill_.demand, bill_.mask)) return false;
      set.witness.steps = set.witness.chosen_count = 0;
      set.witness.leaf = bill_.demand;
      return true;
    }
    Search search(board_, bill_.mask, memo_, limit);
    bool yes = search.reach(bill_.demand, 0);
    work_ += search.nodes;
    unsure_ = unsure_ || search.nodes > limit;
    if (yes) set.witness = search.found;
    return yes;
  }

  // The group [first, last) as the witness uses it.
  struct Part {
    int last = 0;
    int actor = -1;   // the source that is searched for: it has an own cost or a choice
    int chosen = -1;  // its place in witness.chosen; -1: it has an own cost
  };
  Part part_of(const Set& set, int first) const {
    const Witness& w = set.witness;
    Part p;
    for (p.last = first; p.last < n_ && sources_[p.last].group == sources_[first].group; p.last++) {
      for (int i = 0; i < w.steps; i++)
        if (w.step[i].source == p.last) p.actor = p.last;
      for (int i = 0; i < w.chosen_count; i++) {
        if (w.chosen[i].source != p.last) continue;
        p.actor = p.last;
        p.chosen = i;
      }
    }
    return p;
  }

  // What the sources without own cost give if they do as the witness says; false if they cannot.
  bool follow(const Set& set, Supply& supply) const {
    Means b;
    b.sources = sources_;
    b.allowed = set.allowed;
    for (int k = 0; k < kManaKinds; k++)
      if (set.pool[k]) supply.add(u8(1 << k), set.pool[k]);
    for (int i = 0; i < n_;) {
      Part p = part_of(set, i);
      if (p.actor < 0)
        add_plain(b, i, p.last, false, supply);
      else if (!set.allowed[p.actor])
        return false;
      else if (p.chosen >= 0)
        add_output(supply, sources_[p.actor], set.witness.chosen[p.chosen].way);
      i = p.last;
    }
    return true;
  }

  // Does the set, smaller than before, still suffice in the same way?
  bool still_follows(const Set& set) const {
    Supply supply;
    return follow(set, supply) && covers(supply, set.witness.leaf, bill_.mask);
  }
  // In any way? False also if that would take too long to find.
  bool still_suffices(Set& set) {
    if (still_follows(set)) return true;
    if (plain_) return false;
    if (!tired()) return suffices(set, kPatience);
    unsure_ = true;
    return false;
  }

  // Leaves out what can be left out, the worst first, source `last` only after all the others.
  bool reduce(Set& set, int last) {
    for (int i = 0; i < n_; i++) set.allowed[i] = output_total(sources_[i]) > 0;
    for (int k = 0; k < kManaKinds; k++) set.pool[k] = pool_[k];
    if (!suffices(set, kNoLimit)) return false;
    work_ += kReduceWork;
    plain_ = board_.groups == 0 && board_.mixed == 0;
    unsure_ = false;
    auto leave_out = [&](int i, bool same_way) {
      if (!set.allowed[i]) return;
      set.allowed[i] = false;
      if (!(same_way ? still_follows(set) : still_suffices(set))) set.allowed[i] = true;
    };
    for (int i = 0; i < n_; i++)
      if (order_[i] != last) leave_out(order_[i], false);
    if (last >= 0) leave_out(last, false);
    // What could not be decided may have become superfluous as the way to pay changed.
    for (int i = 0; i < n_ && unsure_; i++) leave_out(order_[i], true);
    for (int v = kManaKinds - 1; v >= 0; v--) spare(set, by_value_[v]);
    set.score = Score{};
    for (int i = 0; i < n_; i++) {
      if (!set.allowed[i]) continue;
      set.score.worst = std::max<int>(set.score.worst, sources_[i].pain);
      set.score.pain += sources_[i].pain;
      set.score.made += output_total(sources_[i]);
      set.score.count++;
      set.score.flexibility += flexibility(i);
    }
    return true;
  }

  // Keeps as much mana of kind k in the pool as possible.
  void spare(Set& set, int k) {
    int low = 0, high = set.pool[k];  // high suffices
    while (low < high) {
      int middle = (low + high) / 2;
      set.pool[k] = u16(middle);
      if (still_suffices(set))
        high = middle;
      else
        low = middle + 1;
    }
    set.pool[k] = u16(high);
  }

  // One source of several mana may well replace several others, which leaving out the worst first
  // does not see. Never takes a more painful source for it.
  void exchange(Set& set) {
    int tried = 0;
    for (int o = n_ - 1; o >= 0 && tried < kExchanges && !tired(); o--) {
      int i = order_[o];
      if (set.allowed[i] || output_total(sources_[i]) < 2 || sources_[i].pain > set.score.worst)
        continue;
      tried++;
      Set other;
      if (reduce(other, i) && other.score < set.score) set = other;
    }
  }

  // Takes one mana for class c out of the pool so that the rest still meets the rest of the demand.
  int take(u16 pool[kManaKinds], Demand& d, int c) const {
    d.n[c]--;
    for (u8 k : by_value_) {
      if (!pool[k] || !(bill_.mask[c] >> k & 1)) continue;
      pool[k]--;
      if (holds(pool, d)) return k;
      pool[k]++;
    }
    return kManaKinds;  // cannot happen: the pool held d
  }
  bool holds(const u16 pool[kManaKinds], const Demand& d) const {
    Supply s;
    for (int k = 0; k < kManaKinds; k++) s.add(u8(1 << k), pool[k]);
    return covers(s, d, bill_.mask);
  }

  void use(Payment& out, u16 pool[kManaKinds], int i, int way, const u8 spent[kManaKinds]) const {
    Payment::Use& u = out.uses[out.source_count++];
    u.source_index = u16(i);
    u.kind = u8(way);
    for (int k = 0; k < kManaKinds; k++) {
      u.spent[k] = spent ? spent[k] : u8(0);
      pool[k] = u16(pool[k] + output_of(sources_[i], way, k));
    }
  }

  // Writes down how the set, in which nothing is superfluous, pays the bill.
  void write(const Set& set, const HybridWays& ways, Payment& out) {
    const Witness& w = set.witness;
    out = Payment{};
    u16 pool[kManaKinds];
    int total[kManaKinds] = {};
    for (int k = 0; k < kManaKinds; k++) pool[k] = set.pool[k];

    // First the sources without own cost. Where a kind is still open, fix one with which the others
    // still suffice.
    Supply open;
    follow(set, open);
    for (int i = 0; i < n_; i++) {
      const ManaSource& s = sources_[i];
      if (!set.allowed[i] || has_cost(s.cost)) continue;
      const Part part = part_of(set, i);
      int way = part.chosen >= 0 ? int(w.chosen[part.chosen].way) : next_way(s, -1);
      u8 kinds = output_kinds(s);
      if (part.chosen < 0 && !s.fixed_output && (kinds & (kinds - 1))) {
        open.count[kinds]--;
        for (u8 k : by_value_) {
          if (!(kinds >> k & 1)) continue;
          way = k;
          open.add(u8(1 << k), 1);
          if (covers(open, w.leaf, bill_.mask)) break;
          open.count[1 << k]--;
        }
      }
      use(out, pool, i, way, nullptr);
    }

    // Then those with own cost, which were found back to front.
    for (int i = w.steps - 1; i >= 0; i--) {
      const Prelude& st = w.step[i];
      Demand d = st.before;
      u8 spent[kManaKinds];
      for (int k = 0; k < kManaKinds; k++) {
        pool[k] = u16(pool[k] - st.pips[k]);
        d.n[k] = u16(d.n[k] - st.pips[k]);
        spent[k] = u8(st.pips[k]);
      }
      for (int g = 0; g < st.generic; g++) spent[take(pool, d, kClassAny)]++;
      for (int k = 0; k < kManaKinds; k++) total[k] += spent[k];
      use(out, pool, st.source, st.way, spent);
    }

    Demand d = bill_.demand;
    u16 spent[kManaKinds] = {};
    for (int h = 0; h < cost_.hybrid_count; h++) {
      out.hybrid_choice[h] = ways.way[h];
      if (ways.way[h] == kHybridPhyrexian) out.life = u8(out.life + 2);
      if (ways.way[h]) continue;
      int k = take(pool, d, bill_.hybrid_class[h]);
      out.hybrid_choice[h] = u8(k);
      spent[k]++;
    }
    for (int c = 0; c < kClasses; c++)
      while (d.n[c]) spent[take(pool, d, c)]++;
    for (int k = 0; k < kManaKinds; k++) {
      out.spent[k] = u8(spent[k]);
      out.from_pool[k] = u8(std::min<int>(pool_[k], total[k] + spent[k]));
    }
  }

  const u8* pool_;
  const ManaSource* sources_;
  int n_;
  const ManaCost& cost_;
  int value_[kManaKinds];
  u8 by_value_[kManaKinds];  // kinds, the least wanted first
  u16 order_[kMaxManaSources];
  Bill bill_;
  Means board_;
  Memo memo_;
  int work_ = 0;
  bool plain_ = false;   // no source needs a search
  bool unsure_ = false;  // some search was given up
};

}  // namespace

bool can_pay(const u8 pool[kManaKinds], const ManaSource* sources, int n, const ManaCost& cost,
             int x, int life_available) {
  Means b;
  start_board(b, pool, sources, n);
  return payable(b, pool, sources, clip(n), cost, x, life_available);
}

int max_x(const u8 pool[kManaKinds], const ManaSource* sources, int n, const ManaCost& cost,
          int life_available) {
  Means b;
  start_board(b, pool, sources, n);
  n = clip(n);
  if (!payable(b, pool, sources, n, cost, 0, life_available)) return -1;
  if (!cost.x) return 0;
  int low = 0, high = 0;
  for (int k = 0; k < kManaKinds; k++) high += pool[k];
  for (int i = 0; i < n; i++) high += output_total(sources[i]);
  high /= cost.x;
  while (low < high) {
    int middle = (low + high + 1) / 2;
    if (payable(b, pool, sources, n, cost, middle, life_available))
      low = middle;
    else
      high = middle - 1;
  }
  return low;
}

bool find_payment(const u8 pool[kManaKinds], const ManaSource* sources, int n, const ManaCost& cost,
                  int x, int life_available, const PayHints& hints, Payment& out) {
  // As little life as possible decides before everything else.
  for (int lives = 0; lives <= cost.hybrid_count; lives++) {
    if (lives && 2 * lives > life_available) break;
    Finder finder(pool, sources, within_life(sources, clip(n), life_available - 2 * lives), cost,
                  hints);
    HybridWays ways(cost);
    Score best;
    bool found = false;
    if (!ways.start()) return false;
    do {
      if (ways.lives == lives && finder.improve(x, ways, found, best, out)) found = true;
    } while (!(found && finder.tired()) && ways.next());
    if (found) return true;
  }
  return false;
}

}  // namespace upkeep
