// Declaring attackers and blockers, one creature at a time (CR 508, 509). What has been chosen so
// far is marked in the permanents themselves, so a copy of the state in the middle of it is
// complete.
#include "rules/combat.h"

namespace upkeep {
namespace {

enum DeclarePc : u8 { kChoose, kPay, kFinish };

struct AttackTarget {
  u8 player = kNoPlayer;
  Ref planeswalker;
};

// Whom the active player may attack: opponents in turn order, each followed by their planeswalkers.
int attack_targets(const State& s, AttackTarget* out, int cap) {
  int n = 0;
  for (u8 p = next_player(s, s.active); p != s.active && n < cap; p = next_player(s, p)) {
    out[n++] = AttackTarget{p, {}};
    if (!s.rules[Switch::planeswalkers]) continue;
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
    const Perm& p = perm_in(s, r);
    if (!is_attacking(p)) continue;
    if (!(r == member) && (band == 0 || p.band != band)) continue;
    without += !has_banding(s, r);
    with += has_banding(s, r);
  }
  return with > 0 && without <= 1;
}

bool can_pay_generic(const Ctx& c, u8 player, int amount) {
  if (amount <= 0) return true;
  ManaCost cost;
  cost.exists = true;
  cost.generic = u8(amount < 255 ? amount : 255);
  return can_pay_mana(c, player, cost, 0);
}

bool pay_generic(Ctx& c, u8 player, int amount) {
  ManaCost cost;
  cost.exists = true;
  cost.generic = u8(amount < 255 ? amount : 255);
  return pay_mana_auto(c, player, cost, 0);
}

// The place to go on from after `r` has been paid for: mana abilities may have sacrificed
// permanents.
i16 place_after(const State& s, Ref r, i16 place) {
  for (int i = 0; i < s.battlefield_count; i++)
    if (battlefield_ref(s, i) == r) return i16(i + 1);
  return place;
}

// What the attackers chosen so far will cost.
int attack_costs_so_far(const Ctx& c) {
  const State& s = c.s;
  if (!s.has_rules_mods) return 0;
  int cost = 0;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Perm& p = perm_in(s, r);
    if (is_attacking(p)) cost += attack_cost(c, r, p.attacked_player, bool(p.attacked));
  }
  return cost;
}

int block_costs_so_far(const Ctx& c, u8 player) {
  const State& s = c.s;
  if (!s.has_rules_mods) return 0;
  int cost = 0;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    if (is_blocking(perm_in(s, r)) && derived_in(s, r).controller == player)
      cost += block_cost(c, r);
  }
  return cost;
}

// Lists the attacks that may still be added; with out null, whether there is one.
int list_attacks(const Ctx& c, Option* out, int cap) {
  const State& s = c.s;
  AttackTarget targets[kMaxAttackTargets];
  const int target_count = attack_targets(s, targets, kMaxAttackTargets);
  const int spent = attack_costs_so_far(c);
  bool bands = false;
  int n = 0;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    if (is_attacking(perm_in(s, r)) && s.picked_attacks) bands = true;
  }
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
      }
      if (!out) return 1;
      out[n++] = Option{OptionKind::attack, at.player, 0, r, at.planeswalker, 0};
      if (!bands) continue;
      u8 seen[kMaxPermanents];
      int seen_count = 0;
      for (int k = 0; k < s.battlefield_count && n < cap; k++) {
        const Ref m = battlefield_ref(s, k);
        const Perm& p = perm_in(s, m);
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

void take_from_attack(State& s, Perm& p) {
  p.flags &= u16(~kPAttacking);
  p.attacked_player = kNoPlayer;
  p.attacked = Ref{};
  p.band = 0;
  if (s.picked_attacks) s.picked_attacks--;
}

// Not paid for: it is not declared after all.
void stay_home(Ctx& c, Ref r) {
  Perm* p = perm_at(c.s, r);
  if (!p) return;
  if (!(derived_in(c.s, r).keywords & bit(Keyword::vigilance))) p->flags &= u16(~kPTapped);
  take_from_attack(c.s, *p);
  dirty(c.s);
}

void join_band(State& s, Perm& joiner, u16 member_slot) {
  if (!member_slot || s.objects[member_slot].zone != Zone::battlefield) return;
  Perm& member = s.perms[s.objects[member_slot].perm];
  if (!member.band) {
    u8 free_number = 1;
    for (int i = 0; i < s.perm_count; i++)
      if (s.perms[i].band >= free_number) free_number = u8(s.perms[i].band + 1);
    member.band = free_number;
  }
  joiner.band = member.band;
}

void emit_attack(Ctx& c, Ref r, const Perm& p) {
  Event e = permanent_event(c, EventType::attack, r);
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
  int count = 0;
  Ref alone;
  // An attacker whose band has fallen apart is in no band.
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    Perm& p = s.perms[s.objects[r.slot].perm];
    if (!is_attacking(p)) continue;
    count++;
    alone = r;
    p.flags |= kPAttackedThisTurn;
    // Marked as tapped while costs were paid; the event comes now.
    if (p.flags & kPTapped && !(derived_in(s, r).keywords & bit(Keyword::vigilance)))
      p.flags &= u16(~kPTapped);
  }
  s.attacker_count = u8(count < 255 ? count : 255);
  s.picked_attacks = 0;
  dirty(s);
  refresh(c);
  if (count == 0) return;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Perm& p = perm_in(s, r);
    if (!is_attacking(p)) continue;
    emit_attack(c, r, p);
    if (!(derived_in(s, r).keywords & bit(Keyword::vigilance))) set_tapped(c, r, true);
  }
  refresh(c);
  u8 attacked = 0;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Perm& p = perm_in(s, r);
    if (!is_attacking(p)) continue;
    attacked |= u8(1u << p.attacked_player);
    EventData e;
    e.object = r;
    e.other = p.attacked;
    e.player = p.attacked_player;
    fire(c, EventKind::attacks, e);
  }
  EventData e;
  e.player = s.active;
  e.amount = i16(count);
  fire(c, EventKind::player_attacks, e);
  if (count == 1) {
    e.object = alone;
    e.player = perm_in(s, alone).attacked_player;
    fire(c, EventKind::attacks_alone, e);  // CR 506.5
  }
}

}  // namespace

ReasonCode attack_may_stand(const Ctx& c) {
  // As many requirements as possible are kept (CR 508.1d); nobody need pay for one (CR 508.1d).
  const State& s = c.s;
  AttackTarget targets[kMaxAttackTargets];
  int target_count = -1;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Perm& p = perm_in(s, r);
    const Derived& d = derived_in(s, r);
    const bool must = (d.keywords & bit(Keyword::must_attack)) || (p.flags2 & kP2MustAttack);
    if (!must || is_attacking(p) || d.controller != s.active) continue;
    if (target_count < 0) target_count = attack_targets(s, targets, kMaxAttackTargets);
    for (int t = 0; t < target_count; t++)
      if (may_attack(c, r, targets[t].player) == ReasonCode::legal &&
          attack_cost(c, r, targets[t].player, bool(targets[t].planeswalker)) == 0)
        return ReasonCode::must_attack;
  }
  return ReasonCode::legal;
}

// ------------------------------------------------------------------ attackers (f.b: place while
// paying)
void step_attackers(Ctx& c, Frame& f) {
  State& s = c.s;
  refresh(c);
  switch (f.pc) {
    case kChoose: {
      if (s.picked_attacks == 0 && list_attacks(c, nullptr, 1) == 0) {
        f.pc = kFinish;
        return;
      }
      Decision& d = ask(c, Ask::attackers, Why::attackers, s.active);
      d.done = i16(s.picked_attacks);
      return;
    }
    case kPay: {
      // CR 508.1f-j: attackers tap before costs are paid, so that they cannot pay for themselves.
      for (; f.b < s.battlefield_count; f.b++) {
        const Ref r = battlefield_ref(s, f.b);
        const Perm& p = perm_in(s, r);
        if (!is_attacking(p)) continue;
        const int cost = attack_cost(c, r, p.attacked_player, bool(p.attacked));
        if (cost <= 0) continue;
        if (!can_pay_generic(c, s.active, cost)) {
          stay_home(c, r);
          continue;
        }
        Decision& d = ask(c, Ask::choose, Why::pay_or, s.active);
        d.about = r;
        d.lo = d.hi = i16(cost);
        return;
      }
      f.pc = kFinish;
      return;
    }
    default:
      finish_attack(c);
      pop_frame(c);
  }
}

void answer_attackers(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  if (f.pc == kPay) {
    const Ref r = battlefield_ref(s, f.b);
    const Perm& p = perm_in(s, r);
    const int cost = attack_cost(c, r, p.attacked_player, bool(p.attacked));
    if (o.kind != OptionKind::yes || !pay_generic(c, s.active, cost)) stay_home(c, r);
    dirty(s);
    f.b = place_after(s, r, f.b);
    return;
  }
  switch (o.kind) {
    case OptionKind::attack: {
      Perm* p = perm_at(s, o.object);
      if (!p) return;
      p->flags |= kPAttacking;
      p->attacked_player = o.a;
      p->attacked = o.other;
      p->band = 0;
      join_band(s, *p, u16(o.value));
      s.picked_attacks++;
      dirty(s);
      return;
    }
    case OptionKind::back:
      for (int i = 0; i < s.perm_count; i++)
        if (is_attacking(s.perms[i])) take_from_attack(s, s.perms[i]);
      s.picked_attacks = 0;
      dirty(s);
      return;
    default:
      f.pc = kFinish;
      if (attack_costs_so_far(c) > 0) {
        for (int i = 0; i < s.battlefield_count; i++) {
          const Ref r = battlefield_ref(s, i);
          Perm& p = s.perms[s.objects[r.slot].perm];
          if (is_attacking(p) && !(derived_in(s, r).keywords & bit(Keyword::vigilance)))
            p.flags |= kPTapped;
        }
        dirty(s);
        f.pc = kPay;
        f.b = 0;
      }
  }
}

int options_attackers(const Ctx& c, const Frame& f, Option* out, bool) {
  int n = 0;
  if (f.pc == kPay) {
    out[n++] = Option{OptionKind::yes, 0, 0, c.s.decision.about, {}, 0};
    out[n++] = Option{OptionKind::no, 0, 0, c.s.decision.about, {}, 0};
    return n;
  }
  if (attack_may_stand(c) == ReasonCode::legal)
    out[n++] = Option{OptionKind::done, 0, 0, {}, {}, 0};
  if (c.s.picked_attacks) out[n++] = Option{OptionKind::back, 0, 0, {}, {}, 0};
  return n + list_attacks(c, out + n, kMaxOptions - n);
}

// ------------------------------------------------------------------ blockers
namespace {

bool under_attack(const State& s, u8 player) {
  for (int i = 0; i < s.battlefield_count; i++) {
    const Perm& p = perm_in(s, battlefield_ref(s, i));
    if (is_attacking(p) && p.attacked_player == player) return true;
  }
  return false;
}

int list_blocks(const Ctx& c, u8 player, Option* out, int cap) {
  const State& s = c.s;
  const int spent = block_costs_so_far(c, player);
  int n = 0;
  for (int i = 0; i < s.battlefield_count && n < cap; i++) {
    const Ref b = battlefield_ref(s, i);
    const Derived& d = derived_in(s, b);
    const Perm& p = perm_in(s, b);
    if (d.controller != player || !is_creature(d) || p.flags & kPTapped) continue;
    if (p.blocking_count >= block_capacity(c, b)) continue;
    if (s.has_rules_mods && !p.blocking_count) {
      const int cost = block_cost(c, b);
      if (cost > 0 && !can_pay_generic(c, player, spent + cost)) continue;
    }
    for (int k = 0; k < s.battlefield_count && n < cap; k++) {
      const Ref a = battlefield_ref(s, k);
      if (!is_attacking(perm_in(s, a)) || blocking_index(p, a) >= 0) continue;
      if (may_block(c, b, a) != ReasonCode::legal) continue;
      if (s.has_rules_mods && blockers_of(s, a) >= most_blockers(c, a)) continue;
      if (!out) return 1;
      out[n++] = Option{OptionKind::block, 0, 0, b, a, 0};
    }
  }
  return n;
}

bool any_block_chosen(const State& s, u8 player) {
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    if (is_blocking(perm_in(s, r)) && derived_in(s, r).controller == player) return true;
  }
  return false;
}

void take_from_block(Perm& p) {
  p.flags &= u16(~kPBlocking);
  p.blocking_count = 0;
  for (Ref& r : p.blocking) r = Ref{};
}

bool add_block(Perm& p, Ref attacker) {
  if (p.blocking_count >= 4) return false;
  p.flags |= kPBlocking;
  p.order[p.blocking_count] = 0;
  p.block_order[p.blocking_count] = p.blocking_count;
  p.blocking[p.blocking_count++] = attacker;
  return true;
}

// A creature that blocks one of a band blocks all of it (CR 702.22h).
void spread_over_bands(State& s) {
  for (int i = 0; i < s.battlefield_count; i++) {
    Perm& b = s.perms[s.objects[s.battlefield[i]].perm];
    if (!is_blocking(b)) continue;
    const int chosen = b.blocking_count;
    for (int q = 0; q < chosen; q++) {
      const Perm* a = perm_at(s, b.blocking[q]);
      if (!a || !a->band) continue;
      for (int k = 0; k < s.battlefield_count; k++) {
        const Ref r = battlefield_ref(s, k);
        const Perm& mate = perm_in(s, r);
        if (is_attacking(mate) && mate.band == a->band && blocking_index(b, r) < 0) add_block(b, r);
      }
    }
  }
}

void fire_pair(Ctx& c, EventKind kind, Ref object, Ref other) {
  EventData e;
  e.object = object;
  e.other = other;
  fire(c, kind, e);
}

// All blocks stand: events, then triggers (CR 509.1i, 509.2).
void finish_blocks(Ctx& c) {
  State& s = c.s;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Perm& p = perm_in(s, r);
    if (!is_blocking(p)) continue;
    for (int k = 0; k < p.blocking_count; k++) {
      Event e = permanent_event(c, EventType::block, r);
      e.player = derived_in(s, r).controller;
      e.other = p.blocking[k];
      e.other_card = permanent_event(c, EventType::block, p.blocking[k]).card;
      emit(c, e);
    }
  }
  spread_over_bands(s);
  for (int i = 0; i < s.battlefield_count; i++) {
    Perm& p = s.perms[s.objects[s.battlefield[i]].perm];
    if (!is_blocking(p)) continue;
    p.flags2 |= kP2BlockedThisTurn;
    for (int k = 0; k < p.blocking_count; k++)
      if (Perm* a = perm_at(s, p.blocking[k])) {
        a->flags |= kPBlocked;
        if (!a->band) continue;
        // Also those of the band for which the blocker had no room left.
        for (int q = 0; q < s.perm_count; q++)
          if (is_attacking(s.perms[q]) && s.perms[q].band == a->band) s.perms[q].flags |= kPBlocked;
      }
  }
  dirty(s);
  refresh(c);
  constexpr u64 heard = u64(1) << int(EventKind::blocks) | u64(1) << int(EventKind::blocked_by) |
                        u64(1) << int(EventKind::becomes_blocked) |
                        u64(1) << int(EventKind::unblocked) |
                        u64(1) << int(EventKind::blocks_or_blocked);
  if (!(s.trigger_union & heard)) return;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Perm& p = perm_in(s, r);
    if (is_blocking(p)) {
      fire_pair(c, EventKind::blocks, r, p.blocking[0]);
      for (int k = 0; k < p.blocking_count; k++) {
        fire_pair(c, EventKind::blocked_by, p.blocking[k], r);
        fire_pair(c, EventKind::blocks_or_blocked, r, p.blocking[k]);
        fire_pair(c, EventKind::blocks_or_blocked, p.blocking[k], r);
      }
    }
    if (!is_attacking(p)) continue;
    EventData e;
    e.object = r;
    e.player = p.attacked_player;
    fire(c, p.flags & kPBlocked ? EventKind::becomes_blocked : EventKind::unblocked, e);
  }
}

}  // namespace

// f.player: who declares; f.a: bit per defending player who has; f.b: place while paying
void step_blockers(Ctx& c, Frame& f) {
  State& s = c.s;
  refresh(c);
  switch (f.pc) {
    case kChoose: {
      // Defending players declare in turn order (CR 509.1, 101.4).
      u8 p = next_player(s, s.active);
      while (p != s.active && (f.a >> p & 1 || !under_attack(s, p))) {
        f.a = i16(f.a | 1 << p);
        p = next_player(s, p);
      }
      if (p == s.active) {
        f.pc = kFinish;
        return;
      }
      f.player = p;
      if (!any_block_chosen(s, p) && list_blocks(c, p, nullptr, 1) == 0) {
        f.a = i16(f.a | 1 << p);
        return;
      }
      ask(c, Ask::blockers, Why::blockers, p);
      return;
    }
    case kPay: {
      for (; f.b < s.battlefield_count; f.b++) {
        const Ref r = battlefield_ref(s, f.b);
        Perm& p = s.perms[s.objects[r.slot].perm];
        if (!is_blocking(p) || derived_in(s, r).controller != f.player) continue;
        const int cost = block_cost(c, r);
        if (cost <= 0) continue;
        if (!can_pay_generic(c, f.player, cost)) {
          take_from_block(p);
          dirty(s);
          continue;
        }
        Decision& d = ask(c, Ask::choose, Why::pay_or, f.player);
        d.about = r;
        d.lo = d.hi = i16(cost);
        return;
      }
      f.a = i16(f.a | 1 << f.player);
      f.pc = kChoose;
      return;
    }
    default:
      finish_blocks(c);
      pop_frame(c);
  }
}

void answer_blockers(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  if (f.pc == kPay) {
    const Ref r = battlefield_ref(s, f.b);
    if (o.kind != OptionKind::yes || !pay_generic(c, f.player, block_cost(c, r)))
      if (Perm* p = perm_at(s, r)) take_from_block(*p);
    dirty(s);
    f.b = place_after(s, r, f.b);
    return;
  }
  switch (o.kind) {
    case OptionKind::block:
      if (Perm* p = perm_at(s, o.object)) add_block(*p, o.other);
      dirty(s);
      return;
    case OptionKind::back:
      for (int i = 0; i < s.battlefield_count; i++) {
        const Ref r = battlefield_ref(s, i);
        if (derived_in(s, r).controller == f.player)
          take_from_block(s.perms[s.objects[r.slot].perm]);
      }
      dirty(s);
      return;
    default:
      if (block_costs_so_far(c, f.player) > 0) {
        f.pc = kPay;
        f.b = 0;
        return;
      }
      f.a = i16(f.a | 1 << f.player);
  }
}

int options_blockers(const Ctx& c, const Frame& f, Option* out, bool) {
  int n = 0;
  if (f.pc == kPay) {
    out[n++] = Option{OptionKind::yes, 0, 0, c.s.decision.about, {}, 0};
    out[n++] = Option{OptionKind::no, 0, 0, c.s.decision.about, {}, 0};
    return n;
  }
  if (blocks_may_stand(c, f.player) == ReasonCode::legal)
    out[n++] = Option{OptionKind::done, 0, 0, {}, {}, 0};
  if (any_block_chosen(c.s, f.player)) out[n++] = Option{OptionKind::back, 0, 0, {}, {}, 0};
  return n + list_blocks(c, f.player, out + n, kMaxOptions - n);
}

}  // namespace upkeep
