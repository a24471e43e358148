// The combat damage step (CR 510): who deals damage, how it is divided, and the packets that come
// of it.
#include "rules/ahead.h"
#include "rules/combat/combat.h"
#include "rules/combat/division.h"
#include "rules/continuous.h"
#include "rules/permanents.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/timing/window.h"

namespace upkeep {
namespace {

// Attackers and blockers with one recipient are settled first: what they assign counts for the
// lethal damage that the divisions which need a choice must reach (CR 510.1c, 702.19b).
enum DamageFrameFlag : u8 {
  kStarted = 1,  // the present dealer's recipients have been looked at
  kAsked = 4,    // asked whether it deals its damage as though it weren't blocked
  kAsUnblocked = 8,
};

void assign(Ctx& c, Ref dealer, const Recipients& to, int i, int amount) {
  const Ref r = to.object[i];
  queue_damage(c, dealer, kNoIndex, r, r ? kNoPlayer : to.player, amount, kPacketCombat);
}

Division division_of(const Frame& f, Ref dealer) {
  return {dealer,
          f.combat_damage.place,
          f.combat_damage.recipient,
          f.combat_damage.left,
          f.pc == stage::combat_damage::blockers,
          f.combat_damage.first == 1};
}

// Goes on with a division; true when it is complete.
bool divide(Ctx& c, Frame& f, Ref dealer, const Recipients& to) {
  while (f.combat_damage.recipient < to.count - 1 && f.combat_damage.left > 0) {
    int lo, hi;
    division_bounds(c, division_of(f, dealer), to, lo, hi);
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
    assign(c, dealer, to, f.combat_damage.recipient, lo);
    f.combat_damage.left = i16(f.combat_damage.left - lo);
    f.combat_damage.recipient++;
  }
  if (f.combat_damage.left > 0 && to.count > 0)
    assign(c, dealer, to, to.count - 1, f.combat_damage.left);
  return true;
}

void recipients_of(const Read& c, const Frame& f, Ref dealer, Recipients& out) {
  if (f.pc == stage::combat_damage::blockers)
    blocker_recipients(c, dealer, out);
  else
    attacker_recipients(c, dealer, (f.flags & kAsUnblocked) != 0, out);
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
    const bool blocker = f.pc == stage::combat_damage::blockers;
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
      f.flags |= kStarted;
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
    case stage::combat_damage::begin:
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
      f.pc = stage::combat_damage::attackers;
      f.combat_damage.place = 0;
      [[fallthrough]];
    case stage::combat_damage::attackers:
      if (divide_rest(c, f)) return;
      assign_forced(c, f, false);
      f.pc = stage::combat_damage::blockers;
      f.combat_damage.place = 0;
      f.flags = 0;
      [[fallthrough]];
    case stage::combat_damage::blockers:
      if (divide_rest(c, f)) return;
      f.pc = stage::combat_damage::done;
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
  assign(c, dealer, to, f.combat_damage.recipient, o.value);
  f.combat_damage.left = i16(f.combat_damage.left - o.value);
  f.combat_damage.recipient++;
}

int damage_shares(const Read& c, DamageShare* out, int most) {
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

int options_combat_damage(const Read& c, const Frame&, Option* out, bool) {
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
