// The combat damage step (CR 510): who deals damage, how it is divided, and the packets that come
// of it.
#include "rules/combat/combat.h"
#include "rules/combat/damage.h"
#include "rules/continuous.h"
#include "rules/permanents.h"
#include "rules/query.h"
#include "rules/timing/stack.h"
#include "rules/timing/window.h"

namespace upkeep {
namespace {

// Attackers and blockers with one recipient are settled first: what they assign counts for the
// lethal damage that the divisions which need a choice must reach (CR 510.1c, 702.19b).
enum DamagePc : u8 { kBegin, kAttackers, kBlockers, kDone };
enum DamageFrameFlag : u8 {
  kStarted = 1,    // the present dealer's recipients have been looked at
  kAllLethal = 2,  // every recipient so far was given lethal damage
  kAsked = 4,      // asked whether it deals its damage as though it weren't blocked
  kAsUnblocked = 8,
};

constexpr int kMaxRecipients = kMaxPermanents + 1;  // one attacker may be blocked by all
struct Recipients {
  int count = 0;
  Ref object[kMaxRecipients];  // {}: the player
  u8 player = kNoPlayer;
  bool defender_last = false;  // trample: the last one is what it attacks
  bool ordered = false;        // by the damage assignment order
  u8 chooser = kNoPlayer;
  void add(Ref r) {
    if (count < kMaxRecipients) object[count++] = r;
  }
};

// What an attacker attacks; false if that is gone (CR 506.4c).
bool attacked_thing(const Ctx& c, const Permanent& p, Ref& object) {
  const State& s = c.s;
  object = p.attacked;
  if (!p.attacked) return in_game(s, p.attacked_player);
  const Derived* d = derived_at(s, p.attacked);
  return d && d->types & kPlaneswalker && d->controller == p.attacked_player;
}

bool deals_now(const State& s, const Permanent& p, const Derived& d, bool first) {
  if (!is_creature(d) || d.power <= 0) return false;  // CR 510.1a
  if (p.flags & kPRegenerated) return false;          // era-fifth 8.7
  if (first) return (p.flags & kPDealtFirst) != 0;
  if (p.flags & kPDealtFirst && batch_timing(s)) return false;  // era-fifth 8.9
  // CR 510.4: those that had neither kind of strike then, and those with double strike now.
  return !(p.flags & kPDealtFirst) || (d.keywords & bit(Keyword::double_strike));
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

void attacker_recipients(const Ctx& c, Ref attacker, bool as_unblocked, Recipients& out) {
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

void blocker_recipients(const Ctx& c, Ref blocker, Recipients& out) {
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

// Damage that is lethal for `to` if `source` deals it, by what is marked and what others assign in
// this step; prevention is not considered (CR 510.1c, 702.2c, 702.19b).
int lethal_damage(const Ctx& c, Ref source, Ref to) {
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

void assign(Ctx& c, Ref dealer, const Recipients& to, int i, int amount) {
  const Ref r = to.object[i];
  queue_damage(c, dealer, kNoIndex, r, r ? kNoPlayer : to.player, amount, kPacketCombat);
}

// Bounds of what the present recipient may be given of what is left. Every value in them can be
// completed.
void bounds(const Ctx& c, Ref dealer, const Recipients& to, const Frame& f, int& lo, int& hi) {
  lo = 0;
  hi = f.combat_damage.left;
  const bool before_defender = to.defender_last && f.combat_damage.recipient == to.count - 2;
  if (!to.ordered && !before_defender) return;
  const int lethal = lethal_damage(c, dealer, to.object[f.combat_damage.recipient]);
  lo = lethal < f.combat_damage.left ? lethal : f.combat_damage.left;
  if (before_defender && !to.ordered && !(f.flags & kAllLethal)) lo = f.combat_damage.left;
}

// Goes on with a division; true when it is complete.
bool divide(Ctx& c, Frame& f, Ref dealer, const Recipients& to) {
  while (f.combat_damage.recipient < to.count - 1 && f.combat_damage.left > 0) {
    int lo, hi;
    bounds(c, dealer, to, f, lo, hi);
    if (lo != hi) {
      Decision& d = ask(c, DecisionKind::divide, Prompt::damage_division, to.chooser);
      d.about = dealer;
      d.n = u8(f.combat_damage.recipient);
      d.lo = i16(lo);
      d.hi = i16(hi);
      d.done = i16(derived_in(c.s, dealer).power - f.combat_damage.left);
      d.to = to.object[f.combat_damage.recipient];
      if (!d.to) d.to_player = to.player;
      return false;
    }
    if (lo < lethal_damage(c, dealer, to.object[f.combat_damage.recipient]))
      f.flags &= u8(~kAllLethal);
    assign(c, dealer, to, f.combat_damage.recipient, lo);
    f.combat_damage.left = i16(f.combat_damage.left - lo);
    f.combat_damage.recipient++;
  }
  if (f.combat_damage.left > 0 && to.count > 0)
    assign(c, dealer, to, to.count - 1, f.combat_damage.left);
  return true;
}

void recipients_of(const Ctx& c, const Frame& f, Ref dealer, Recipients& out) {
  if (f.pc == kBlockers)
    blocker_recipients(c, dealer, out);
  else
    attacker_recipients(c, dealer, (f.flags & kAsUnblocked) != 0, out);
}

bool may_choose_unblocked(const Permanent& p, const Derived& d) {
  return (d.keywords & bit(Keyword::assign_damage_as_unblocked)) && (p.flags & kPBlocked);
}

bool tapped_and_idle(const State& s, const Permanent& p) {
  return !s.rules.tapped_blocker_deals_damage() && p.flags & kPTapped;
}

// Settles every attacker, or every blocker, that has no choice.
void assign_forced(Ctx& c, const Frame& f, bool attackers) {
  State& s = c.s;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    if (attackers ? !is_attacking(p) : !is_blocking(p) || tapped_and_idle(s, p)) continue;
    const Derived& d = derived_in(s, r);
    if (!deals_now(s, p, d, f.combat_damage.first == 1)) continue;
    if (attackers && may_choose_unblocked(p, d)) continue;
    Recipients to;
    if (attackers)
      attacker_recipients(c, r, false, to);
    else
      blocker_recipients(c, r, to);
    if (to.count == 1) assign(c, r, to, 0, d.power);
  }
}

// Those who would assign damage are turned up before they do.
void unmask_dealers(Ctx& c, bool first) {
  State& s = c.s;
  if (!s.board.face_down) return;
  Ref dealers[kMaxPermanents];
  int n = 0;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    if (!is_masked(p) || !deals_now(s, p, derived_in(s, r), first)) continue;
    Recipients to;
    if (is_attacking(p)) attacker_recipients(c, r, false, to);
    if (is_blocking(p) && !tapped_and_idle(s, p)) blocker_recipients(c, r, to);
    if (to.count) dealers[n++] = r;
  }
  for (int i = 0; i < n; i++) unmask(c, dealers[i]);
  refresh(c);
}

// The next division that needs a choice: asks, and returns true while something is owed.
bool divide_rest(Ctx& c, Frame& f) {
  State& s = c.s;
  for (; f.combat_damage.place < s.battlefield_count; f.combat_damage.place++, f.flags = 0) {
    const Ref r = battlefield_ref(s, f.combat_damage.place);
    const Permanent& p = perm_in(s, r);
    const bool blocker = f.pc == kBlockers;
    if (blocker ? !is_blocking(p) || tapped_and_idle(s, p) : !is_attacking(p)) continue;
    const Derived& d = derived_in(s, r);
    if (!deals_now(s, p, d, f.combat_damage.first == 1)) continue;
    const bool choice = !blocker && may_choose_unblocked(p, d);
    if (choice && !(f.flags & kAsked)) {
      ask(c, DecisionKind::choose, Prompt::may, d.controller).about = r;
      return true;
    }
    Recipients to;
    recipients_of(c, f, r, to);
    if (to.count < 2 && !choice) continue;
    if (!(f.flags & kStarted)) {
      f.flags |= kStarted | kAllLethal;
      f.combat_damage.recipient = 0;
      f.combat_damage.left = d.power;
    }
    if (!divide(c, f, r, to)) return true;
  }
  return false;
}

}  // namespace

void step_combat_damage(Ctx& c, Frame& f) {
  State& s = c.s;
  switch (f.pc) {
    case kBegin:
      refresh(c);
      if (f.combat_damage.first == 1) {
        s.first_strike_step = 1;
        for (int i = 0; i < s.battlefield_count; i++) {
          const u16 index = s.objects[s.battlefield[i]].perm;
          Permanent& p = s.permanents[index];
          if (p.flags & (kPAttacking | kPBlocking) && s.derived[index].keywords & kStrikeBits)
            p.flags |= kPDealtFirst;
        }
      }
      unmask_dealers(c, f.combat_damage.first == 1);
      assign_forced(c, f, true);
      f.pc = kAttackers;
      f.combat_damage.place = 0;
      [[fallthrough]];
    case kAttackers:
      if (divide_rest(c, f)) return;
      assign_forced(c, f, false);
      f.pc = kBlockers;
      f.combat_damage.place = 0;
      f.flags = 0;
      [[fallthrough]];
    case kBlockers:
      if (divide_rest(c, f)) return;
      f.pc = kDone;
      if (f.combat_damage.first == 0) s.first_strike_step = 0;
      if (s.rules.damage_on_stack() && !batch_timing(s) && s.pending_damage_count &&
          put_action_on_stack(c, StackObjectKind::combat_damage) != kNoIndex) {
        for (int i = 0; i < s.pending_damage_count; i++) s.assigned[i] = s.pending_damage[i];
        s.assigned_count = s.pending_damage_count;
        s.pending_damage_count = 0;
        return;
      }
      deal_queued(c, kNoIndex);  // CR 510.2: all at one time
      return;
    default:
      pop_frame(c);
  }
}

void answer_combat_damage(Ctx& c, Frame& f, const Option& o) {
  const Ref dealer = battlefield_ref(c.s, f.combat_damage.place);
  if (o.kind != OptionKind::value) {
    f.flags |= o.kind == OptionKind::yes ? kAsked | kAsUnblocked : kAsked;
    return;
  }
  Recipients to;
  recipients_of(c, f, dealer, to);
  if (o.value < lethal_damage(c, dealer, to.object[f.combat_damage.recipient]))
    f.flags &= u8(~kAllLethal);
  assign(c, dealer, to, f.combat_damage.recipient, o.value);
  f.combat_damage.left = i16(f.combat_damage.left - o.value);
  f.combat_damage.recipient++;
}

int damage_shares(const Ctx& c, DamageShare* out, int most) {
  const State& s = c.s;
  const Ref dealer = s.decision.about;
  if (!s.frame_count || s.frames[s.frame_count - 1].kind != FrameKind::combat_damage) return 0;
  const Frame& f = s.frames[s.frame_count - 1];
  Recipients to;
  recipients_of(c, f, dealer, to);
  int n = 0;
  for (; n < to.count && n < most; n++) {
    DamageShare& share = out[n];
    share = {to.object[n], to.player, -1, i16(lethal_damage(c, dealer, to.object[n]))};
    if (n >= f.combat_damage.recipient) continue;
    share.given = 0;
    for (int i = 0; i < s.pending_damage_count; i++)
      if (s.pending_damage[i].source == dealer && s.pending_damage[i].to == share.to)
        share.given = i16(share.given + s.pending_damage[i].amount);
  }
  return n;
}

int options_combat_damage(const Ctx& c, const Frame&, Option* out, bool) {
  const Decision& d = c.s.decision;
  int n = 0;
  if (d.kind == DecisionKind::choose) {
    out[n++] = Option{OptionKind::yes, 0, 0, d.about, {}, 0};
    out[n++] = Option{OptionKind::no, 0, 0, d.about, {}, 0};
    return n;
  }
  for (int v = d.lo; v <= d.hi && n < kMaxOptions; v++)
    out[n++] = Option{OptionKind::value, 0, 0, d.about, {}, v};
  return n;
}

}  // namespace upkeep
