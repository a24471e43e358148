// Triggered abilities (CR 603): noticing events.
#include "rules/fire.h"

#include <algorithm>

#include "rules/continuous.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/timing/window.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

// How often this has happened for the player this turn, the present time included.
int times_so_far(const State& s, TriggerEvent kind, u8 player) {
  if (player >= s.player_count) return 0;
  switch (kind) {
    case TriggerEvent::cast:
      return s.tally.casts[player];
    case TriggerEvent::gains_life:
      return s.tally.gains[player];
    case TriggerEvent::loses_life:
      return s.tally.losses[player];
    default:
      return s.players[player].cards_drawn;
  }
}

// The first card that a player draws in their draw step, whatever they drew before it.
bool first_of_draw_step(const State& s, u8 player) {
  return s.step == Step::draw && player == s.active &&
         s.players[player].cards_drawn == s.tally.drawn_before + 1;
}

bool trigger_matches(const Read& c, const Trigger& t, const EventData& e, const Scope& scope,
                     u16 how) {
  if (t.combat_only && !(how & kFireCombat)) return false;
  if (t.noncombat_only && how & kFireCombat) return false;
  const bool whomever =
      !t.to_player_only && !t.to_object_only && t.player == PlayerRelation::any && t.other == 0;
  if (how & (whomever ? kFirePart : kFireTotal)) return false;
  if (t.counter != Counter::count && how != fire_counter(t.counter)) return false;
  if (t.to_player_only && e.player == kNoPlayer) return false;
  if (t.to_object_only && !e.other) return false;
  if (t.player != PlayerRelation::any && !matches_relation(c, t.player, e.player, scope))
    return false;
  if (t.nth && times_so_far(c.s, t.event, e.player) != t.nth) return false;
  if (t.past_first && first_of_draw_step(c.s, e.player)) return false;
  if (t.during != PlayerRelation::any && !matches_relation(c, t.during, c.s.active, scope))
    return false;
  // What is discarded lies in a graveyard by then, or wherever an effect has put it.
  const bool anywhere = t.event == TriggerEvent::discards || t.event == TriggerEvent::cycled;
  if (t.object && !(anywhere ? matches_anywhere(c, t.object, e.object, scope)
                             : matches(c, t.object, e.object, scope))) {
    // Something that has left already is judged by what it last was.
    const LastKnownInfo* l = alive(c.s, e.object) ? nullptr : last_known(c.s, e.object);
    if (!l || !matches_lki(c, t.object, *l, scope)) return false;
  }
  if (t.other && !matches(c, t.other, e.other, scope)) {
    const LastKnownInfo* l = alive(c.s, e.other) ? nullptr : last_known(c.s, e.other);
    if (!l || !matches_lki(c, t.other, *l, scope)) return false;
  }
  return t.condition == 0 || condition_holds(c, t.condition, scope);
}

// Under batch timing what a death causes comes after all deaths of its event (era-fifth 6, S7).
u8 is_late(TriggerEvent kind) {
  return kind == TriggerEvent::dies || kind == TriggerEvent::leaves ||
         kind == TriggerEvent::to_graveyard || kind == TriggerEvent::sacrificed;
}

// The event that made a PendingTrigger goes on (EventData::flags).
constexpr u8 kEventOpen = 1;

// Whether the ability has triggered for this event already; then what it happens to now joins.
bool joins_event(State& s, const Trigger& t, u16 ability, Ref source, const EventData& e) {
  // What happens to several players happens to each of them.
  const bool each_player = t.event == TriggerEvent::deals_damage ||
                           t.event == TriggerEvent::discards || t.event == TriggerEvent::sacrificed;
  for (int i = 0; i < s.pending_count; ++i) {
    PendingTrigger& p = s.pending[i];
    if (!(p.event.flags & kEventOpen) || p.ability != ability || !(p.source == source) ||
        (each_player && p.event.player != e.player))
      continue;
    p.event.amount = i16(std::min(30000, p.event.amount + std::max<int>(1, e.amount)));
    return true;
  }
  return false;
}

void add_pending(Ctx& c, TriggerEvent kind, u16 ability, Ref source, u8 controller, u16 card,
                 const EventData& e) {
  State& s = c.s;
  const Trigger& t = c.db.abilities[ability].trigger;
  if (t.together && joins_event(s, t, ability, source, e)) return;
  if (s.pending_count == kMaxPending) return;
  PendingTrigger& p = s.pending[s.pending_count++];
  p = PendingTrigger{};
  p.ability = ability;
  p.controller = controller;
  p.card = card;
  p.source = source;
  p.event = e;
  if (t.together) {
    p.event.flags |= kEventOpen;
    p.event.amount = std::max<i16>(1, e.amount);  // of so many, or so much damage
  }
  p.late = is_late(kind);
  p.timestamp = s.clock;
  const Permanent* perm = perm_at(s, source);
  if (perm) p.x = perm->x;
}

// A state trigger does not trigger again while one of it waits (CR 603.8).
bool already_waiting(const State& s, u16 ability, Ref source) {
  for (int i = 0; i < s.pending_count; ++i)
    if (s.pending[i].ability == ability && s.pending[i].source == source) return true;
  for (int i = 0; i < s.stack_count; ++i) {
    const StackObject& it = s.stack_objects[s.stack[i]];
    if (it.ability == ability && it.source == source) return true;
  }
  return false;
}

// What was set up to come later waits with the others from now on; there must be room.
PendingTrigger& put_pending(State& s, const DelayedTrigger& d) {
  PendingTrigger& p = s.pending[s.pending_count++];
  p = PendingTrigger{};
  p.ability = d.ability;
  p.effects = d.effects;
  p.controller = d.controller;
  p.card = d.card;
  p.source = d.source;
  p.saved = d.saved;
  p.saved_player = d.saved_player;
  p.x = d.x;
  p.timestamp = s.clock;
  return p;
}

// A phase effect of 1997 is used in the course of the phase, or when it ends.
bool waits_in_phase(const State& s, TriggerEvent kind, const Ability& a) {
  if (!batch_timing(s) || a.trigger.part == 1) return false;
  return kind == TriggerEvent::draw_step ||
         (kind == TriggerEvent::upkeep && s.rules.is(UpkeepOrder::beginning_normal_end));
}

// Abilities of a card that work outside the battlefield (in the graveyard, on being discarded or
// cast).
void fire_from_card(Ctx& c, TriggerEvent kind, const EventData& e, Ref source, u16 how) {
  State& s = c.s;
  if (!alive(s, source)) return;
  const Object& o = s.objects[source.slot];
  if (o.zone == Zone::battlefield || (o.flags & kObjAbility)) return;
  const CardDef& def = c.db.card(o.card);
  if (!(def.trigger_mask >> int(kind) & 1)) return;
  for (int i = 0; i < def.ability_count; ++i) {
    const u16 id = u16(def.first_ability + i);
    const Ability& a = c.db.abilities[id];
    if (a.kind != AbilityKind::triggered || a.trigger.event != kind || a.zone == Zone::battlefield)
      continue;
    if (a.zone != o.zone && a.zone != Zone::none) continue;
    Scope scope;
    scope.source = source;
    scope.controller = o.zone == Zone::stack ? o.controller : o.owner;
    scope.event = &e;
    if (trigger_matches(c, a.trigger, e, scope, how))
      add_pending(c, kind, id, source, scope.controller, o.card, e);
  }
}

}  // namespace

void end_event(State& s) {
  for (int i = 0; i < s.pending_count; ++i) s.pending[i].event.flags &= u8(~kEventOpen);
}

bool triggers_waiting(const State& s) { return s.pending_count != 0; }

void fire(Ctx& c, TriggerEvent kind, const EventData& e, u16 how) {
  State& s = c.s;
  if (s.derived_dirty) refresh(c);
  const u64 mask = u64(1) << int(kind);
  if (s.trigger_union & mask) {
    for (int i = 0; i < s.battlefield_count; ++i) {
      const Ref r = make_ref(s, s.battlefield[i]);
      const u16 pi = s.objects[r.slot].perm;
      const Derived& d = s.derived[pi];
      if (!(d.trigger_mask & mask)) continue;
      u16 ids[kMaxAbilitiesSeen];
      const int n = abilities_of(c, r, ids, kMaxAbilitiesSeen);
      for (int k = 0; k < n; ++k) {
        const Ability& a = c.db.abilities[ids[k]];
        if (a.kind != AbilityKind::triggered || a.trigger.event != kind ||
            (a.zone != Zone::battlefield && a.zone != Zone::none))
          continue;
        if (kind == TriggerEvent::state && already_waiting(s, ids[k], r)) continue;
        if ((a.flags & kAOncePerTurn) && (s.permanents[pi].used_abilities >> (a.index & 15) & 1))
          continue;
        Scope scope = scope_of(s, r);
        scope.event = &e;
        if (!trigger_matches(c, a.trigger, e, scope, how)) continue;
        // What waits for its player during the phase may come to work until then (era-fifth 2.7).
        if (switched_off(c, r, a) && !waits_in_phase(s, kind, a)) continue;
        if (a.flags & kAOncePerTurn) s.permanents[pi].used_abilities |= u16(1 << (a.index & 15));
        add_pending(c, kind, ids[k], r, d.controller, d.card, e);
      }
    }
  }
  if (e.object)
    fire_from_card(c, kind, e, e.object, how);
  else if (s.board.cards & kTraitGraveTrigger)
    for (int p = 0; p < s.player_count; ++p)
      for (int i = 0; i < s.graveyard[p].count; ++i)
        fire_from_card(c, kind, e, make_ref(s, s.graveyard[p].at[i]), how);
  if (kind == TriggerEvent::dies && s.delayed_count) {
    // "When that creature dies this turn": a delayed trigger that watches one object.
    for (u16 i = 0; i < s.delayed_count; ++i)
      if (s.delayed[i].when == DelayTime::dies_this_turn && s.delayed[i].saved == e.object) {
        if (s.pending_count == kMaxPending) return;
        PendingTrigger& p = put_pending(s, s.delayed[i]);
        p.event = e;
        p.late = 1;
      }
  }
}

bool would_trigger(const Read& c, TriggerEvent kind, const EventData& e) {
  const State& s = c.s;
  const u64 mask = u64(1) << int(kind);
  if (!(s.trigger_union & mask)) return false;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Ref r = make_ref(s, s.battlefield[i]);
    const u16 pi = s.objects[r.slot].perm;
    if (!(s.derived[pi].trigger_mask & mask)) continue;
    u16 ids[kMaxAbilitiesSeen];
    const int n = abilities_of(c, r, ids, kMaxAbilitiesSeen);
    for (int k = 0; k < n; ++k) {
      const Ability& a = c.db.abilities[ids[k]];
      if (a.kind != AbilityKind::triggered || a.trigger.event != kind ||
          (a.zone != Zone::battlefield && a.zone != Zone::none) || (a.flags & kAManaAbility))
        continue;
      if ((a.flags & kAOncePerTurn) && (s.permanents[pi].used_abilities >> (a.index & 15) & 1))
        continue;
      Scope scope = scope_of(s, r);
      scope.event = &e;
      if (trigger_matches(c, a.trigger, e, scope, 0) && !switched_off(c, r, a)) return true;
    }
  }
  return false;
}

void fire_delayed(Ctx& c, DelayTime when, u8 player) {
  State& s = c.s;
  u16 kept = 0;
  for (u16 i = 0; i < s.delayed_count; ++i) {
    const DelayedTrigger d = s.delayed[i];
    const bool own = when == DelayTime::your_upkeep || when == DelayTime::your_next_end_step ||
                     when == DelayTime::each_upkeep;
    const bool theirs = when == DelayTime::their_draw_step;
    if (d.when != when || (own && d.controller != player) || (theirs && d.saved_player != player)) {
      s.delayed[kept++] = d;
      continue;
    }
    if (when == DelayTime::each_upkeep) {  // until nothing is left that it speaks of
      if (!is_noted(s, d.source, Ref{})) continue;
      s.delayed[kept++] = d;
    }
    if (s.pending_count == kMaxPending) continue;
    put_pending(s, d).event.player = player;
  }
  s.delayed_count = kept;
}

}  // namespace upkeep
