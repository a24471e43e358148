// Declaring blockers, one block at a time (CR 509). As with attackers, the permanents themselves
// carry the marks of what has been chosen so far.
#include "rules/combat/combat.h"
#include "rules/combat/declarations.h"
#include "rules/continuous.h"
#include "rules/fire.h"
#include "rules/query.h"

namespace upkeep {
namespace {

int block_costs_so_far(const Read& c, u8 player) {
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

bool under_attack(const State& s, u8 player) {
  for (int i = 0; i < s.battlefield_count; i++) {
    const Permanent& p = perm_in(s, battlefield_ref(s, i));
    if (is_attacking(p) && p.attacked_player == player) return true;
  }
  return false;
}

int list_blocks(const Read& c, u8 player, Option* out, int cap) {
  const State& s = c.s;
  const int spent = block_costs_so_far(c, player);
  u16 attackers[kMaxPermanents];
  int attacker_count = 0;
  for (int i = 0; i < s.battlefield_count; i++)
    if (is_attacking(perm_in(s, battlefield_ref(s, i))))
      attackers[attacker_count++] = s.battlefield[i];
  const BlockRoom room(s);
  int n = 0;
  for (int i = 0; i < s.battlefield_count && n < cap; i++) {
    const Ref b = battlefield_ref(s, i);
    const Derived& d = derived_in(s, b);
    const Permanent& p = perm_in(s, b);
    if (d.controller != player || !is_creature(d) || p.flags & kPTapped) continue;
    if (p.blocking_count >= block_capacity(c, b)) continue;
    if (s.has_rules_mods && !p.blocking_count) {
      const int cost = block_cost(c, b);
      if (cost > 0 && !can_pay_generic(c, player, spent + cost)) continue;
    }
    for (int k = 0; k < attacker_count && n < cap; k++) {
      const Ref a = make_ref(s, attackers[k]);
      if (blocks(s, p, a) || !room.fits(s, p, a)) continue;
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

void take_from_block(State& s, Permanent& p) {
  p.flags &= ~kPBlocking;
  clear_blocks(s, p);
}

// All blocks stand: events, then triggers (CR 509.1i, 509.2).
void finish_blocks(Ctx& c) {
  State& s = c.s;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    if (!is_blocking(p)) continue;
    for (int k = 0; k < p.blocking_count; k++) emit_block(c, r, blocked_at(s, p, k));
  }
  spread_over_bands(s);
  for (int i = 0; i < s.battlefield_count; i++) {
    Permanent& p = s.permanents[s.objects[s.battlefield[i]].perm];
    if (!is_blocking(p)) continue;
    p.flags |= kPBlockedThisTurn;
    for (int k = 0; k < p.blocking_count; k++)
      if (Permanent* a = perm_at(s, blocked_at(s, p, k))) {
        a->flags |= kPBlocked;
        if (!a->band) continue;
        // Also those of the band for which there was no room left.
        for (int q = 0; q < s.permanent_count; q++)
          if (is_attacking(s.permanents[q]) && s.permanents[q].band == a->band)
            s.permanents[q].flags |= kPBlocked;
      }
  }
  for (int i = 0; (s.board.cards & kTraitBlocks) && i < s.battlefield_count; i++) {
    Permanent& p = s.permanents[s.objects[s.battlefield[i]].perm];
    if (is_attacking(p) && blockers_of(s, battlefield_ref(s, i)) > 1) p.flags |= kPBlockedByMany;
  }
  touch(s, kFactCombat);
  refresh(c);
  constexpr u64 heard =
      u64(1) << int(TriggerEvent::blocks) | u64(1) << int(TriggerEvent::blocked_by) |
      u64(1) << int(TriggerEvent::becomes_blocked) | u64(1) << int(TriggerEvent::unblocked) |
      u64(1) << int(TriggerEvent::blocks_or_blocked) |
      u64(1) << int(TriggerEvent::attacks_or_blocks) |
      u64(1) << int(TriggerEvent::blocks_or_becomes_blocked);
  if (!(s.trigger_union & heard)) return;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    if (is_blocking(p)) {
      fire_pair(c, TriggerEvent::blocks, r, p.blocking[0]);
      fire_pair(c, TriggerEvent::attacks_or_blocks, r, p.blocking[0]);
      fire_pair(c, TriggerEvent::blocks_or_becomes_blocked, r, p.blocking[0]);
      for (int k = 0; k < p.blocking_count; k++) {
        const Ref a = blocked_at(s, p, k);
        fire_pair(c, TriggerEvent::blocked_by, a, r);
        fire_pair(c, TriggerEvent::blocks_or_blocked, r, a);
        fire_pair(c, TriggerEvent::blocks_or_blocked, a, r);
      }
    }
    if (!is_attacking(p)) continue;
    EventData e;
    e.object = r;
    e.player = p.attacked_player;
    fire(c, p.flags & kPBlocked ? TriggerEvent::becomes_blocked : TriggerEvent::unblocked, e);
    if (p.flags & kPBlocked) fire(c, TriggerEvent::blocks_or_becomes_blocked, e);
  }
}

}  // namespace

// A creature that blocks one of a band blocks all of it (CR 702.22h).
void spread_over_bands(State& s) {
  for (int i = 0; i < s.battlefield_count; i++) {
    Permanent& b = s.permanents[s.objects[s.battlefield[i]].perm];
    if (!is_blocking(b)) continue;
    const int chosen = b.blocking_count;
    for (int q = 0; q < chosen; q++) {
      const Permanent* a = perm_at(s, blocked_at(s, b, q));
      if (!a || !a->band) continue;
      for (int k = 0; k < s.battlefield_count; k++) {
        const Ref r = battlefield_ref(s, k);
        const Permanent& mate = perm_in(s, r);
        if (is_attacking(mate) && mate.band == a->band && !blocks(s, b, r)) add_block(s, b, r);
      }
    }
  }
}

void emit_block(Ctx& c, Ref blocker, Ref attacker) {
  Event e = permanent_event(c, LogEvent::block, blocker);
  e.player = derived_in(c.s, blocker).controller;
  e.other = attacker;
  e.other_card = permanent_event(c, LogEvent::block, attacker).card;
  emit(c, e);
}

void fire_pair(Ctx& c, TriggerEvent kind, Ref object, Ref other) {
  EventData e;
  e.object = object;
  e.other = other;
  fire(c, kind, e);
}

ReasonCode why_not_block(const Read& c, u8 player, const Option& block, Ref* by) {
  const State& s = c.s;
  if (const Derived* d = derived_at(s, block.object); d && d->controller != player)
    return ReasonCode::not_yours;
  const ReasonCode pair = may_block(c, block.object, block.other, by);
  if (pair != ReasonCode::legal) return pair;
  const Permanent& p = perm_in(s, block.object);
  if (blocks(s, p, block.other) || p.blocking_count >= block_capacity(c, block.object))
    return ReasonCode::already_blocking;
  if (!BlockRoom(s).fits(s, p, block.other)) return ReasonCode::too_many_blocks;
  if (blockers_of(s, block.other) >= most_blockers(c, block.other, by))
    return ReasonCode::effect_forbids;
  const int cost = block_cost(c, block.object);
  if (cost > 0 && !can_pay_generic(c, player, block_costs_so_far(c, player) + cost))
    return ReasonCode::attack_needs_payment;
  // Nothing is wrong with it but what the others must do.
  return has_keyword(s, block.other, Keyword::menace) && blockers_of(s, block.other) == 0
             ? ReasonCode::needs_two_blockers
             : ReasonCode::must_block;
}

// f.player is who declares.
void step_blockers(Ctx& c, Frame& f) {
  State& s = c.s;
  refresh(c);
  switch (f.pc) {
    case stage::blockers::choose: {
      // Defending players declare in turn order (CR 509.1, 101.4).
      u8 p = next_player(s, s.active);
      int left = players_left(s) - in_game(s, s.active);
      for (; left > 0 && (f.blockers.declared >> p & 1 || !under_attack(s, p)); --left) {
        f.blockers.declared = i16(f.blockers.declared | 1 << p);
        p = next_player(s, p);
      }
      if (left <= 0) {
        f.pc = stage::blockers::finish;
        return;
      }
      f.player = p;
      if (blocks_by_chance(c)) {
        f.pc = stage::blockers::piles;
        f.blockers.pile = f.blockers.in_pile = 0;
        return;
      }
      if (!any_block_chosen(s, p) && list_blocks(c, p, nullptr, 1) == 0) {
        f.blockers.declared = i16(f.blockers.declared | 1 << p);
        return;
      }
      ask(c, DecisionKind::blockers, Prompt::blockers, p);
      return;
    }
    case stage::blockers::piles:
      if (ask_piles(c, f)) return;
      f.blockers.place = 0;
      f.pc = stage::blockers::pay;
      return;
    case stage::blockers::pay: {
      for (; f.blockers.place < s.battlefield_count; f.blockers.place++) {
        const Ref r = battlefield_ref(s, f.blockers.place);
        Permanent& p = s.permanents[s.objects[r.slot].perm];
        if (!is_blocking(p) || derived_in(s, r).controller != f.player) continue;
        const int cost = block_cost(c, r);
        if (cost <= 0) continue;
        if (!can_pay_generic(c, f.player, cost)) {
          take_from_block(s, p);
          touch(s, kFactCombat);
          continue;
        }
        Decision& d = ask(c, DecisionKind::choose, Prompt::pay_or, f.player);
        d.about = r;
        d.lo = d.hi = i16(cost);
        return;
      }
      f.blockers.declared = i16(f.blockers.declared | 1 << f.player);
      f.pc = stage::blockers::choose;
      return;
    }
    default:
      finish_blocks(c);
      pop_frame(c);
  }
}

void answer_blockers(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  if (f.pc == stage::blockers::pay) {
    const Ref r = battlefield_ref(s, f.blockers.place);
    if (o.kind != OptionKind::yes || !pay_generic(c, f.player, block_cost(c, r)))
      if (Permanent* p = perm_at(s, r)) take_from_block(s, *p);
    touch(s, kFactTapped | kFactCombat);
    f.blockers.place = place_after(s, r, f.blockers.place);
    return;
  }
  if (f.pc == stage::blockers::piles) {
    Permanent* p = o.kind == OptionKind::object ? perm_at(s, o.object) : nullptr;
    if (p) p->pile = u16(p->pile | 1 << (kMaxPiles - 1 - f.blockers.pile));
    f.blockers.in_pile = i16(p ? f.blockers.in_pile + 1 : 0);
    f.blockers.pile = i16(p ? f.blockers.pile : f.blockers.pile + 1);
    return;
  }
  switch (o.kind) {
    case OptionKind::block:
      if (Permanent* p = perm_at(s, o.object)) add_block(s, *p, o.other);
      touch(s, kFactCombat);
      return;
    case OptionKind::back:
      for (int i = 0; i < s.battlefield_count; i++) {
        const Ref r = battlefield_ref(s, i);
        if (derived_in(s, r).controller == f.player)
          take_from_block(s, s.permanents[s.objects[r.slot].perm]);
      }
      touch(s, kFactCombat);
      return;
    default:
      if (block_costs_so_far(c, f.player) > 0) {
        f.pc = stage::blockers::pay;
        f.blockers.place = 0;
        return;
      }
      f.blockers.declared = i16(f.blockers.declared | 1 << f.player);
  }
}

int options_blockers(const Read& c, const Frame& f, Option* out, bool) {
  int n = 0;
  if (f.pc == stage::blockers::pay) {
    out[n++] = Option{OptionKind::yes, 0, 0, c.s.decision.about, {}, 0};
    out[n++] = Option{OptionKind::no, 0, 0, c.s.decision.about, {}, 0};
    return n;
  }
  if (f.pc == stage::blockers::piles) return pile_options(c, f, out);
  if (blocks_may_stand(c, f.player) == ReasonCode::legal)
    out[n++] = Option{OptionKind::done, 0, 0, {}, {}, 0};
  if (any_block_chosen(c.s, f.player)) out[n++] = Option{OptionKind::back, 0, 0, {}, {}, 0};
  const int blocks = list_blocks(c, f.player, out + n, kMaxOptions - n);
  return n + drop_dead_ends(c, f.player, out + n, blocks);
}

}  // namespace upkeep
