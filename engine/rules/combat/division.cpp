#include "rules/combat/division.h"
#include "rules/ahead.h"

#include <algorithm>

#include "rules/permanents.h"
#include "rules/query.h"
#include "rules/timing/window.h"

namespace upkeep {
namespace {

// What an attacker attacks; false if that is gone (CR 506.4c).
bool attacked_thing(const Read& c, const Permanent& p, Ref& object) {
  const State& s = c.s;
  object = p.attacked;
  if (!p.attacked) return in_game(s, p.attacked_player);
  const Derived* d = derived_at(s, p.attacked);
  return d && d->types & kPlaneswalker && d->controller == p.attacked_player;
}

void sort_by_order(const State& s, Ref attacker, Recipients& out) {
  for (int i = 1; i < out.count; i++) {
    const Ref r = out.object[i];
    const Permanent& p = perm_in(s, r);
    const int place = order_at(s, p, blocking_index(s, p, attacker));
    int k = i;
    for (; k > 0; k--) {
      const Permanent& q = perm_in(s, out.object[k - 1]);
      if (order_at(s, q, blocking_index(s, q, attacker)) <= place) break;
      out.object[k] = out.object[k - 1];
    }
    out.object[k] = r;
  }
}

}  // namespace

bool deals_now(const State& s, const Permanent& p, const Derived& d, bool first) {
  if (!is_creature(d) || d.power <= 0) return false;  // CR 510.1a
  if (p.flags & kPRegenerated) return false;          // era-fifth 8.7
  if (first) return (p.flags & kPDealtFirst) != 0;
  if (p.flags & kPDealtFirst && batch_timing(s)) return false;  // era-fifth 8.9
  // CR 510.4: those that had neither kind of strike then, and those with double strike now.
  return !(p.flags & kPDealtFirst) || (d.keywords & bit(Keyword::double_strike));
}

void attacker_recipients(const Read& c, Ref attacker, bool as_unblocked, Recipients& out) {
  const State& s = c.s;
  const Permanent& p = perm_in(s, attacker);
  const Derived& d = derived_in(s, attacker);
  out.player = p.attacked_player;
  out.chooser = d.controller;
  out.ordered = s.rules.is(DamageSplit::ordered_lethal);
  Ref thing;
  if (!(p.flags & kPBlocked) || as_unblocked) {
    if (attacked_thing(c, p, thing)) out.add(thing);
    return;
  }
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& b = perm_in(s, r);
    if (!is_blocking(b) || !blocks(s, b, attacker)) continue;
    const Derived& bd = derived_in(s, r);
    if (!is_creature(bd) || b.flags & kPRegenerated) continue;
    out.add(r);
    if (bd.keywords & bit(Keyword::banding)) {  // CR 702.22j: nor does the order bind them
      out.chooser = bd.controller;
      out.ordered = false;
    }
  }
  // 2009 to 2010: deathtouch made the division free, and one point was not lethal (M10 702.2b).
  if (s.rules.is(Deathtouch::static_free_division) && d.keywords & bit(Keyword::deathtouch))
    out.ordered = false;
  if (out.ordered) sort_by_order(s, attacker, out);
  // Under the older rule it spills over only after prevention, if any blocker is left to take it.
  const bool later = s.rules.is(Trample::after_prevention) && out.count > 0;
  if (d.keywords & bit(Keyword::trample) && !later && attacked_thing(c, p, thing)) {
    out.defender_last = out.count > 0;
    out.add(thing);
  }
}

void blocker_recipients(const Read& c, Ref blocker, Recipients& out) {
  const State& s = c.s;
  const Permanent& p = perm_in(s, blocker);
  out.chooser = derived_in(s, blocker).controller;
  out.ordered = s.rules.is(DamageSplit::ordered_lethal);
  u8 places[kMaxBlocked];
  for (int k = 0; k < p.blocking_count; k++) {
    const Ref attacker = blocked_at(s, p, k);
    const Derived* a = derived_at(s, attacker);
    if (!a || !is_creature(*a) || !is_attacking(perm_in(s, attacker))) continue;
    if (perm_in(s, attacker).flags & kPRegenerated) continue;
    if (a->keywords & bit(Keyword::banding)) {  // CR 702.22k
      out.chooser = a->controller;
      out.ordered = false;
    }
    const u8 place = block_order_at(s, p, k);
    int at = out.count;
    for (; at > 0 && places[at - 1] > place; at--) {
      places[at] = places[at - 1];
      out.object[at] = out.object[at - 1];
    }
    places[at] = place;
    out.object[at] = attacker;
    out.count++;
  }
}

bool may_choose_unblocked(const Permanent& p, const Derived& d) {
  return (d.keywords & bit(Keyword::assign_damage_as_unblocked)) && (p.flags & kPBlocked);
}

bool tapped_and_idle(const State& s, const Permanent& p) {
  return !s.rules.tapped_blocker_deals_damage() && p.flags & kPTapped;
}

int lethal_damage(const Read& c, Ref source, Ref to) {
  const State& s = c.s;
  const Derived* d = derived_at(s, to);
  if (!d) return 0;
  // In 1999 marked damage did not yet count for trample.
  const bool marked_counts =
      s.rules.trample_counts_marked() || s.rules.is(DamageSplit::ordered_lethal);
  int need = d->toughness - (marked_counts ? perm_in(s, to).damage : 0);
  const bool deathtouch_rule = s.rules.is(Deathtouch::static_);
  for (int i = 0; i < s.pending_damage_count; i++) {
    const PendingDamage& p = s.pending_damage[i];
    if (!(p.to == to) || p.source == source) continue;
    need -= p.amount;
    if (deathtouch_rule && p.amount > 0 && has_keyword(s, p.source, Keyword::deathtouch)) need = 0;
  }
  if (need < 0) need = 0;
  if (need > 1 && deathtouch_rule && has_keyword(s, source, Keyword::deathtouch)) need = 1;
  return need;
}

// ------------------------------------------------------------------ what others assign later
namespace {

// Creatures that must be dealt lethal damage in the end, since damage has gone past them.
struct Debts {
  int count = 0;
  Ref to[kMaxPermanents];
  int need[kMaxPermanents];
  int find(Ref r) const {
    for (int i = 0; i < count; i++)
      if (to[i] == r) return i;
    return -1;
  }
};

// What is still missing to lethal damage, whoever deals it.
int missing(const Read& c, Ref to) { return lethal_damage(c, Ref{}, to); }

void owe(const Read& c, Ref to, Debts& out) {
  if (!to || out.find(to) >= 0) return;
  out.to[out.count] = to;
  out.need[out.count++] = missing(c, to);
}

bool one_point_is_lethal(const State& s, Ref dealer) {
  return s.rules.is(Deathtouch::static_) && has_keyword(s, dealer, Keyword::deathtouch);
}

int given(const State& s, Ref dealer, Ref to) {
  int sum = 0;
  for (int i = 0; i < s.pending_damage_count; i++)
    if (s.pending_damage[i].source == dealer && s.pending_damage[i].to == to)
      sum += s.pending_damage[i].amount;
  return sum;
}

// Calls `part` with everybody from `from` to `to` on the battlefield whose damage is a choice.
template <class Fn>
void each_dealer(const Read& c, const Division& d, int from, int to, Fn&& part) {
  const State& s = c.s;
  for (int i = from; i < to; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    if (d.blockers ? !is_blocking(p) || tapped_and_idle(s, p) : !is_attacking(p)) continue;
    const Derived& own = derived_in(s, r);
    if (!deals_now(s, p, own, d.first)) continue;
    Recipients to_whom;
    if (d.blockers)
      blocker_recipients(c, r, to_whom);
    else
      attacker_recipients(c, r, false, to_whom);
    if (to_whom.count > 1) part(r, own, to_whom);
  }
}

// What those owe who have assigned their damage already.
void owed_by_earlier(const Read& c, const Division& d, Debts& out) {
  each_dealer(c, d, 0, d.place, [&](Ref dealer, const Derived& own, const Recipients& to) {
    int last = -1;
    for (int i = 0; i < to.count; i++)
      if (given(c.s, dealer, to.object[i]) > 0) last = i;
    // As though it weren't blocked: nothing has gone past anybody.
    if (may_choose_unblocked(perm_in(c.s, dealer), own) && last == to.count - 1 &&
        given(c.s, dealer, to.object[last]) == own.power)
      return;
    const bool through = to.defender_last && last == to.count - 1;
    if (to.ordered || through)
      for (int i = 0; i < last; i++) owe(c, to.object[i], out);
  });
}

// The debts can be paid by what the present dealer has left for those after `d.recipient`, and by
// those who assign later and are asked of the same player: a flow from dealers to creatures, each
// path of which is looked for in turn.
class Payers {
 public:
  Payers(const Read& c, const Division& d, const Recipients& to, int rest, const Debts& debts)
      : c_(c), debts_(debts) {
    add(d.dealer, rest, to, d.recipient + 1);
    each_dealer(
        c, d, d.place + 1, c.s.battlefield_count,
        [&](Ref dealer, const Derived& own, const Recipients& later) {
          if (later.chooser == to.chooser && !may_choose_unblocked(perm_in(c.s, dealer), own))
            add(dealer, own.power, later, 0);
        });
  }
  bool pay() {
    for (int i = 0; i < debts_.count; i++) need_[i] = debts_.need[i];
    return debts_.count <= kDebts && pay_from(0);
  }

 private:
  // Nobody's later damage is counted on beyond these.
  static constexpr int kPayers = 32, kDebts = 32, kTries = 1000;
  struct Payer {
    bool deathtouch = false;  // each point pays a debt whole
    int left = 0;
    u32 may = 0;  // bit per debt
    i16 paid[kDebts] = {};
  };

  void add(Ref dealer, int power, const Recipients& to, int from) {
    if (count_ == kPayers || power <= 0) return;
    Payer& p = payers_[count_];
    p = Payer{};
    p.deathtouch = one_point_is_lethal(c_.s, dealer);
    p.left = power;
    for (int i = from; i < to.count && to.object[i]; i++) {
      const int debt = debts_.find(to.object[i]);
      if (debt >= 0 && debt < kDebts) p.may |= u32(1) << debt;
      // In order, it comes to the next only past one that is dealt lethal damage.
      if (to.ordered && debt < 0 && missing(c_, to.object[i]) > 0) break;
    }
    if (p.may) ++count_;
  }

  // Each debt is paid whole by a creature with deathtouch, or else with others in the flow.
  bool pay_from(int debt) {
    while (debt < debts_.count && need_[debt] == 0) ++debt;
    if (debt >= debts_.count) return flow();
    if (++tries_ > kTries) return false;
    for (int k = 0; k < count_; k++) {
      Payer& p = payers_[k];
      if (!p.deathtouch || p.left == 0 || !(p.may >> debt & 1)) continue;
      const int need = need_[debt];
      --p.left;
      need_[debt] = 0;
      if (pay_from(debt + 1)) return true;
      ++p.left;
      need_[debt] = need;
    }
    return pay_from(debt + 1);
  }

  bool flow() {
    Payer kept[kPayers];
    std::copy(payers_, payers_ + count_, kept);
    bool all = true;
    for (int i = 0; all && i < debts_.count; i++)
      for (int n = need_[i]; all && n > 0; --n) {
        seen_ = 0;
        all = path(i);
      }
    std::copy(kept, kept + count_, payers_);
    return all;
  }

  // One more point for this debt, where need be by moving what somebody pays to another.
  bool path(int debt) {
    for (int k = 0; k < count_; k++) {
      Payer& p = payers_[k];
      if (p.deathtouch || !(p.may >> debt & 1) || seen_ >> k & 1) continue;
      seen_ |= u32(1) << k;
      if (p.left > 0) {
        --p.left;
        ++p.paid[debt];
        return true;
      }
      for (int other = 0; other < debts_.count; other++)
        if (p.paid[other] > 0 && path(other)) {
          --p.paid[other];
          ++p.paid[debt];
          return true;
        }
    }
    return false;
  }

  const Read& c_;
  const Debts& debts_;
  Payer payers_[kPayers];
  int need_[kMaxPermanents];
  int count_ = 0, tries_ = 0;
  u32 seen_ = 0;
};

bool may_give(const Read& c, const Division& d, const Recipients& to, int amount) {
  Debts debts;
  owed_by_earlier(c, d, debts);
  const bool before_defender = to.defender_last && d.recipient == to.count - 2;
  const bool goes_on = d.left > amount;
  // The rest goes to the next in order, or through to what is attacked.
  const bool past = goes_on && (to.ordered || before_defender);
  const int owed = to.ordered || past ? d.recipient + int(past) : 0;
  for (int i = 0; i < owed; i++) owe(c, to.object[i], debts);
  if (const int at = debts.find(to.object[d.recipient]); at >= 0 && amount > 0)
    debts.need[at] = one_point_is_lethal(c.s, d.dealer) ? 0 : std::max(0, debts.need[at] - amount);
  if (!debts.count) return true;
  return Payers(c, d, to, d.left - amount, debts).pay();
}

}  // namespace

void division_bounds(const Read& c, const Division& d, const Recipients& to, int& lo, int& hi) {
  lo = 0;
  hi = d.left;
  while (lo < hi && !may_give(c, d, to, lo)) ++lo;
  while (hi > lo && !may_give(c, d, to, hi)) --hi;
}

}  // namespace upkeep
