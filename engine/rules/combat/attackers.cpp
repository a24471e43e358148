// Declaring attackers, one creature at a time (CR 508). What has been chosen so
// far is marked in the permanents themselves, so a copy of the state in the middle of it is
// complete.
#include "rules/ahead.h"
#include "rules/combat/combat.h"
#include "rules/combat/declarations.h"
#include "rules/continuous.h"
#include "rules/fire.h"
#include "rules/permanents.h"
#include "rules/query.h"
#include "util/uninitialized_array.h"

namespace upkeep {
namespace {

struct AttackTarget {
  u8 player = kNoPlayer;
  Ref planeswalker;
};

// Whom the active player may attack: opponents in turn order, each followed by their planeswalkers.
int attack_targets(const State& s, AttackTarget* out, int cap) {
  int n = 0;
  if (!in_game(s, s.active)) return 0;
  for (u8 p = next_player(s, s.active); p != s.active && n < cap; p = next_player(s, p)) {
    out[n++] = AttackTarget{p, {}};
    if (s.rules.is(AttackTargets::player) || !(s.board.types & kPlaneswalker)) continue;
    for (int i = 0; i < s.battlefield_count && n < cap; i++) {
      const Ref r = battlefield_ref(s, i);
      const Derived& d = derived_in(s, r);
      if (d.controller == p && d.types & kPlaneswalker) out[n++] = AttackTarget{p, r};
    }
  }
  return n;
}
constexpr int kMaxAttackTargets = 64;

bool has_banding(const State& s, Ref r) {
  return (derived_in(s, r).keywords & bit(Keyword::banding)) != 0;
}

// May `joiner` form or join a band with the attacker `member` (CR 702.22c)? Any number with banding
// and at most one without, all attacking the same.
bool may_join_band(const State& s, Ref joiner, Ref member) {
  const u8 band = perm_in(s, member).band;
  int without = !has_banding(s, joiner), with = has_banding(s, joiner);
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    if (!is_attacking(p)) continue;
    if (!(r == member) && (band == 0 || p.band != band)) continue;
    without += !has_banding(s, r);
    with += has_banding(s, r);
  }
  return with > 0 && without <= 1;
}

// What the attackers chosen so far will cost.
int attack_costs_so_far(const Read& c) {
  const State& s = c.s;
  if (!s.has_rules_mods) return 0;
  int cost = 0;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    if (is_attacking(p)) cost += attack_cost(c, r, p.attacked_player, bool(p.attacked));
  }
  return cost;
}

// What must be sacrificed so that this creature attacks (CR 508.1g); 0: nothing.
int price_of(const Read& c, Ref creature, u16& filter, Scope& scope) {
  if (!c.s.has_rules_mods) return 0;
  RulesModRoom m;
  const int n = rules_mods(c, ModKind::attack_sacrifice, m);
  for (int i = 0; i < n; i++) {
    if (!mod_affects(c, m[i], creature) || m[i].p <= 0) continue;
    filter = m[i].mod->filter;
    scope = m[i].scope;
    return m[i].p;
  }
  return 0;
}

int payable_with(const Read& c, u16 filter, const Scope& scope, Ref* out) {
  const State& s = c.s;
  int n = 0;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    if (derived_in(s, r).controller != s.active || !matches(c, filter, r, scope)) continue;
    if (out) out[n] = r;
    n++;
  }
  return n;
}

// May this creature join those chosen so far, given what all of them have to give?
bool can_give(const Read& c, Ref creature) {
  u16 filter = 0, other = 0;
  Scope scope, theirs;
  int need = price_of(c, creature, filter, scope);
  if (!need) return true;
  for (int i = 0; i < c.s.battlefield_count; i++) {
    const Ref r = battlefield_ref(c.s, i);
    if (is_attacking(perm_in(c.s, r)) && !(r == creature)) need += price_of(c, r, other, theirs);
  }
  return payable_with(c, filter, scope, nullptr) >= need;
}

bool something_to_give(const Read& c) {
  u16 filter = 0;
  Scope scope;
  for (int i = 0; i < c.s.battlefield_count; i++) {
    const Ref r = battlefield_ref(c.s, i);
    if (is_attacking(perm_in(c.s, r)) && price_of(c, r, filter, scope)) return true;
  }
  return false;
}

// Lists the attacks that may still be added; with out null, whether there is one.
int list_attacks(const Read& c, Option* out, int cap) {
  const State& s = c.s;
  UninitializedArray<AttackTarget, kMaxAttackTargets> targets;
  const int target_count = attack_targets(s, targets.data(), kMaxAttackTargets);
  const int spent = attack_costs_so_far(c);
  const bool bands = s.picked_attacks && s.board.keywords & bit(Keyword::banding);
  int n = 0;
  for (int i = 0; i < s.battlefield_count && n < cap; i++) {
    const Ref r = battlefield_ref(s, i);
    if (is_attacking(perm_in(s, r))) continue;
    const Derived& d = derived_in(s, r);
    if (d.controller != s.active || !is_creature(d)) continue;
    for (int t = 0; t < target_count && n < cap; t++) {
      const AttackTarget& at = targets[t];
      if (may_attack(c, r, at.player) != ReasonCode::legal) continue;
      if (s.has_rules_mods) {
        const int cost = attack_cost(c, r, at.player, bool(at.planeswalker));
        if (cost > 0 && !can_pay_generic(c, s.active, spent + cost)) continue;
        if (!can_give(c, r)) continue;
      }
      if (!out) return 1;
      out[n++] = Option{OptionKind::attack, at.player, 0, r, at.planeswalker, 0};
      if (!bands) continue;
      u8 seen[kMaxPermanents];
      int seen_count = 0;
      for (int k = 0; k < s.battlefield_count && n < cap; k++) {
        const Ref m = battlefield_ref(s, k);
        const Permanent& p = perm_in(s, m);
        if (!is_attacking(p) || p.attacked_player != at.player ||
            !(p.attacked == at.planeswalker) || !may_join_band(s, r, m))
          continue;
        // A band is offered once, by its first member.
        bool again = false;
        for (int q = 0; q < seen_count; q++) again = again || (p.band && seen[q] == p.band);
        if (again) continue;
        seen[seen_count++] = p.band;
        out[n++] = Option{OptionKind::attack, at.player, 0, r, at.planeswalker, m.slot};
      }
    }
  }
  return n;
}

void take_from_attack(State& s, Permanent& p) {
  p.flags &= ~kPAttacking;
  p.attacked_player = kNoPlayer;
  p.attacked = Ref{};
  p.band = 0;
  if (s.picked_attacks) s.picked_attacks--;
}

// Not paid for: it is not declared after all.
void stay_home(Ctx& c, Ref r) {
  Permanent* p = perm_at(c.s, r);
  if (!p) return;
  if (!(derived_in(c.s, r).keywords & bit(Keyword::vigilance))) p->flags &= ~kPTapped;
  take_from_attack(c.s, *p);
  touch(c.s, kFactTapped | kFactCombat);
}

void join_band(State& s, Permanent& joiner, u16 member_slot) {
  if (!member_slot || s.objects[member_slot].zone != Zone::battlefield) return;
  Permanent& member = s.permanents[s.objects[member_slot].perm];
  if (!member.band) {
    u8 free_number = 1;
    for (int i = 0; i < s.permanent_count; i++)
      if (s.permanents[i].band >= free_number) free_number = u8(s.permanents[i].band + 1);
    member.band = free_number;
  }
  joiner.band = member.band;
}

void emit_attack(Ctx& c, Ref r, const Permanent& p) {
  Event e = permanent_event(c, LogEvent::attack, r);
  e.player = p.attacked_player;
  if (p.attacked) {
    e.other = p.attacked;
    e.other_card = c.s.objects[p.attacked.slot].card;
  }
  emit(c, e);
}

// The declaration stands: taps, events, triggers (CR 508.1f, 508.1m, 508.2).
void finish_attack(Ctx& c) {
  State& s = c.s;
  s.attacked = 1;
  const bool counts = s.board.cards & kTraitTally;
  for (u8& deeds : s.tally.deeds) deeds &= u8(~kDeedBeenAttacked);
  int count = 0;
  Ref alone;
  // An attacker whose band has fallen apart is in no band.
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    Permanent& p = s.permanents[s.objects[r.slot].perm];
    if (!is_attacking(p)) continue;
    count++;
    alone = r;
    p.flags |= kPAttackedThisTurn;
    if (counts) {
      p.flags = (p.flags & ~kPAttackedFor) | kPAttackedBefore | u32(s.active) * (kPAttackedFor / 3);
      note_deed(s, p.attacked_player, kDeedBeenAttacked);
      note_deed(s, s.active, kDeedAttacked);
    }
    // Marked as tapped while costs were paid; the event comes now.
    if (p.flags & kPTapped && !(derived_in(s, r).keywords & bit(Keyword::vigilance)))
      p.flags &= ~kPTapped;
  }
  s.attacker_count = u8(count < 255 ? count : 255);
  s.picked_attacks = 0;
  touch(s, kFactTapped | kFactCombat);
  refresh(c);
  if (count == 0) return;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    if (!is_attacking(p)) continue;
    emit_attack(c, r, p);
    if (!(derived_in(s, r).keywords & bit(Keyword::vigilance))) set_tapped(c, r, true);
  }
  refresh(c);
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    if (!is_attacking(p)) continue;
    EventData e;
    e.object = r;
    e.other = p.attacked;
    e.player = p.attacked_player;
    fire(c, TriggerEvent::attacks, e);
    fire(c, TriggerEvent::attacks_or_blocks, e);
  }
  EventData e;
  e.player = s.active;
  e.amount = i16(count);
  fire(c, TriggerEvent::player_attacks, e);
  if (count == 1) {
    e.object = alone;
    e.player = perm_in(s, alone).attacked_player;
    fire(c, TriggerEvent::attacks_alone, e);  // CR 506.5
  }
}

}  // namespace

ReasonCode attack_may_stand(const Read& c) {
  // As many requirements as possible are kept (CR 508.1d); nobody need pay for one (CR 508.1d).
  const State& s = c.s;
  if (!(s.board.keywords & bit(Keyword::must_attack))) return ReasonCode::legal;
  AttackTarget targets[kMaxAttackTargets];
  u16 filter = 0;
  Scope scope;
  int target_count = -1;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    const Derived& d = derived_in(s, r);
    if (!(d.keywords & bit(Keyword::must_attack)) || is_attacking(p) || d.controller != s.active)
      continue;
    if (target_count < 0) target_count = attack_targets(s, targets, kMaxAttackTargets);
    for (int t = 0; t < target_count; t++)
      if (may_attack(c, r, targets[t].player) == ReasonCode::legal &&
          attack_cost(c, r, targets[t].player, bool(targets[t].planeswalker)) == 0 &&
          !price_of(c, r, filter, scope))
        return ReasonCode::must_attack;
  }
  return ReasonCode::legal;
}

bool must_still_attack(const Read& c) {
  return may_announce_attack(c, c.s.active) && !c.s.attacked &&
         attack_may_stand(c) == ReasonCode::must_attack;
}

ReasonCode why_not_attack(const Read& c, const Option& attack, Ref* by) {
  const State& s = c.s;
  const ReasonCode alone = may_attack(c, attack.object, attack.a, by);
  if (alone != ReasonCode::legal) return alone;
  if (is_attacking(perm_in(s, attack.object))) return ReasonCode::not_now;
  if (attack.other) {
    const Derived* d = derived_at(s, attack.other);
    if (!d || d->controller != attack.a || !(d->types & kPlaneswalker) ||
        s.rules.is(AttackTargets::player))
      return ReasonCode::cant_attack;
  }
  const int cost = attack_cost(c, attack.object, attack.a, bool(attack.other));
  if (cost > 0 && !can_pay_generic(c, s.active, attack_costs_so_far(c) + cost))
    return ReasonCode::attack_needs_payment;
  if (!can_give(c, attack.object)) return ReasonCode::attack_needs_payment;
  return attack.value ? ReasonCode::band_rule : ReasonCode::not_now;
}

// ------------------------------------------------------------------ attackers
void step_attackers(Ctx& c, Frame& f) {
  State& s = c.s;
  refresh(c);
  switch (f.pc) {
    case stage::attackers::choose: {
      // One attack a turn, also if it was without attackers (C-19).
      if (s.attacked && s.rules.is(MaxAttacks::one) && s.picked_attacks == 0) {
        f.pc = stage::attackers::finish;
        return;
      }
      if (s.picked_attacks == 0 && list_attacks(c, nullptr, 1) == 0) {
        f.pc = stage::attackers::finish;
        return;
      }
      Decision& d = ask(c, DecisionKind::attackers, Prompt::attackers, s.active);
      d.done = i16(s.picked_attacks);
      return;
    }
    case stage::attackers::pay: {
      // CR 508.1f-j: attackers tap before costs are paid, so that they cannot pay for themselves.
      for (; f.attackers.place < s.battlefield_count; f.attackers.place++) {
        const Ref r = battlefield_ref(s, f.attackers.place);
        const Permanent& p = perm_in(s, r);
        if (!is_attacking(p)) continue;
        const int cost = attack_cost(c, r, p.attacked_player, bool(p.attacked));
        if (cost <= 0) continue;
        if (!can_pay_generic(c, s.active, cost)) {
          stay_home(c, r);
          continue;
        }
        Decision& d = ask(c, DecisionKind::choose, Prompt::pay_or, s.active);
        d.about = r;
        d.lo = d.hi = i16(cost);
        return;
      }
      f.pc = stage::attackers::give;
      f.attackers.place = 0;
      return;
    }
    case stage::attackers::give: {
      // One attacker after the other.
      for (; f.attackers.place < s.battlefield_count; f.attackers.place++, f.attackers.paid = 0) {
        const Ref r = battlefield_ref(s, f.attackers.place);
        u16 filter = 0;
        Scope scope;
        const int need =
            is_attacking(perm_in(s, r)) ? price_of(c, r, filter, scope) - f.attackers.paid : 0;
        if (need <= 0) continue;
        Ref found[kMaxPermanents];
        const int have = payable_with(c, filter, scope, found);
        if (have < need && f.attackers.paid == 0) {
          stay_home(c, r);
          continue;
        }
        if (have <= need) {
          f.attackers.paid = i16(f.attackers.paid + have);
          for (int i = 0; i < have; i++) sacrifice(c, found[i]);
          f.attackers.place = place_after(s, r, f.attackers.place);
          f.attackers.paid = 0;
          return;
        }
        f.ref = r;
        Decision& d = ask(c, DecisionKind::pick, Prompt::sacrifice, s.active);
        d.lo = d.hi = i16(need + f.attackers.paid);
        d.done = f.attackers.paid;
        d.filter = filter;
        d.about = r;
        return;
      }
      f.pc = stage::attackers::finish;
      return;
    }
    default:
      finish_attack(c);
      pop_frame(c);
  }
}

void answer_attackers(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  if (f.pc == stage::attackers::pay) {
    const Ref r = battlefield_ref(s, f.attackers.place);
    const Permanent& p = perm_in(s, r);
    const int cost = attack_cost(c, r, p.attacked_player, bool(p.attacked));
    if (o.kind != OptionKind::yes || !pay_generic(c, s.active, cost)) stay_home(c, r);
    touch(s, kFactTapped | kFactCombat);
    f.attackers.place = place_after(s, r, f.attackers.place);
    return;
  }
  if (f.pc == stage::attackers::give) {
    sacrifice(c, o.object);
    ++f.attackers.paid;
    for (int i = 0; i < s.battlefield_count; i++)
      if (battlefield_ref(s, i) == f.ref) f.attackers.place = i16(i);
    return;
  }
  switch (o.kind) {
    case OptionKind::attack: {
      Permanent* p = perm_at(s, o.object);
      if (!p) return;
      p->flags |= kPAttacking;
      p->attacked_player = o.a;
      p->attacked = o.other;
      p->band = 0;
      join_band(s, *p, u16(o.value));
      s.picked_attacks++;
      touch(s, kFactCombat);
      return;
    }
    case OptionKind::back:
      for (int i = 0; i < s.permanent_count; i++)
        if (is_attacking(s.permanents[i])) take_from_attack(s, s.permanents[i]);
      s.picked_attacks = 0;
      touch(s, kFactCombat);
      return;
    default:
      f.pc = stage::attackers::finish;
      if (attack_costs_so_far(c) > 0 || something_to_give(c)) {
        for (int i = 0; i < s.battlefield_count; i++) {
          const Ref r = battlefield_ref(s, i);
          Permanent& p = s.permanents[s.objects[r.slot].perm];
          if (is_attacking(p) && !(derived_in(s, r).keywords & bit(Keyword::vigilance)))
            p.flags |= kPTapped;
        }
        touch(s, kFactTapped);
        f.pc = stage::attackers::pay;
        f.attackers.place = 0;
      }
  }
}

int options_attackers(const Read& c, const Frame& f, Option* out, bool) {
  int n = 0;
  if (f.pc == stage::attackers::pay) {
    out[n++] = Option{OptionKind::yes, 0, 0, c.s.decision.about, {}, 0};
    out[n++] = Option{OptionKind::no, 0, 0, c.s.decision.about, {}, 0};
    return n;
  }
  if (f.pc == stage::attackers::give) {
    u16 filter = 0;
    Scope scope;
    Ref found[kMaxPermanents];
    if (!price_of(c, f.ref, filter, scope)) return 0;
    const int have = payable_with(c, filter, scope, found);
    for (int i = 0; i < have; i++) out[n++] = Option{OptionKind::object, 0, 0, found[i], {}, 0};
    return n;
  }
  if (attack_may_stand(c) == ReasonCode::legal)
    out[n++] = Option{OptionKind::done, 0, 0, {}, {}, 0};
  if (c.s.picked_attacks) out[n++] = Option{OptionKind::back, 0, 0, {}, {}, 0};
  return n + list_attacks(c, out + n, kMaxOptions - n);
}

}  // namespace upkeep
