// Triggered abilities (CR 603): noticing events, and putting what waits on the stack in APNAP
// order.
#include "rules/timing/triggers.h"
#include "rules/casting/announce.h"
#include "rules/continuous.h"
#include "rules/query.h"
#include "rules/timing/batch.h"
#include "rules/timing/stack.h"
#include "rules/timing/state_based.h"
#include "rules/timing/window.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

bool trigger_matches(const Read& c, const Trigger& t, const EventData& e, const Scope& scope,
                     u8 how) {
  if (t.combat_only && !(how & kFireCombat)) return false;
  if (t.noncombat_only && how & kFireCombat) return false;
  const bool whomever =
      !t.to_player_only && !t.to_object_only && t.player == PlayerRelation::any && t.other == 0;
  if (how & (whomever ? kFirePart : kFireTotal)) return false;
  if (t.to_player_only && e.player == kNoPlayer) return false;
  if (t.to_object_only && !e.other) return false;
  if (t.player != PlayerRelation::any && !matches_relation(c, t.player, e.player, scope))
    return false;
  if (t.object && !matches(c, t.object, e.object, scope)) {
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

void add_pending(Ctx& c, TriggerEvent kind, u16 ability, Ref source, u8 controller, u16 card,
                 const EventData& e) {
  State& s = c.s;
  if (s.pending_count == kMaxPending) return;
  PendingTrigger& p = s.pending[s.pending_count++];
  p = PendingTrigger{};
  p.ability = ability;
  p.controller = controller;
  p.card = card;
  p.source = source;
  p.event = e;
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
void fire_from_card(Ctx& c, TriggerEvent kind, const EventData& e, Ref source, u8 how) {
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

bool triggers_waiting(const State& s) { return s.pending_count != 0; }

void fire(Ctx& c, TriggerEvent kind, const EventData& e, u8 how) {
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

// ------------------------------------------------------------------ putting them on the stack (CR
// 603.3b) f.player: whose triggers. PendingTrigger::placed is the place in the order of resolution,
// from 1.
namespace {

// Of this player, and in this series (stack timing knows only one, of number 0).
bool belongs(const PendingTrigger& p, const Frame& f, u8 player) {
  return p.series == f.triggers.series && !p.phase && p.controller == player;
}
bool any_of(const State& s, const Frame& f) {
  for (int k = 0; k < s.pending_count; ++k)
    if (s.pending[k].series == f.triggers.series && !s.pending[k].phase) return true;
  return false;
}

// The usual order in an upkeep: whatever else, then charge counters, then cumulative upkeep
//
int upkeep_place(const Read& c, const PendingTrigger& p) {
  if (p.effects) return 0;
  u16 effect = c.db.modes[c.db.abilities[p.ability].first_mode].effects;
  for (; effect; effect = c.db.effects[effect].next) {
    const Effect& e = c.db.effects[effect];
    if (e.kind != EffectKind::put_counters || e.what.kind != SelKind::self) continue;
    return e.counter == Counter::age ? 2 : 1;
  }
  return 0;
}

// The place among the upkeep triggers that comes next; 0 where there is no such order.
int next_upkeep_place(const Read& c, const Frame& f) {
  const State& s = c.s;
  int place = 2;
  for (int k = 0; k < s.pending_count; ++k)
    if (belongs(s.pending[k], f, f.player) && !s.pending[k].placed) {
      const int p = upkeep_place(c, s.pending[k]);
      if (p < place) place = p;
    }
  return place;
}
bool fixed_order(const State& s) {
  return s.step == Step::upkeep && s.rules.is(UpkeepOrder::table);
}

// Interchangeable triggers need no ordering.
bool same_trigger(const PendingTrigger& a, const PendingTrigger& b) {
  return a.ability == b.ability && a.effects == b.effects && a.card == b.card;
}

}  // namespace

// What is carried out at once does not go on for ever.
constexpr i16 kMostAtOnce = 200;
namespace {

void choose_player(Ctx& c, Frame& f) {
  State& s = c.s;
  if (!any_of(s, f)) {
    pop_frame(c);
    return;
  }
  u8 player = s.active;
  for (int i = 0; i < s.player_count; ++i) {
    const u8 p = u8((s.active + i) % s.player_count);
    bool has = false;
    for (int k = 0; k < s.pending_count; ++k) has = has || belongs(s.pending[k], f, p);
    if (has) {
      player = p;
      break;
    }
  }
  if (!in_game(s, player)) {
    u16 kept = 0;
    for (u16 k = 0; k < s.pending_count; ++k)
      if (!belongs(s.pending[k], f, player)) s.pending[kept++] = s.pending[k];
    s.pending_count = kept;
    return;
  }
  f.player = player;
  f.triggers.ordered = 0;
  f.pc = stage::triggers::order;
  bool same = true;
  const PendingTrigger* first = nullptr;
  for (int k = 0; k < s.pending_count; ++k) {
    PendingTrigger& p = s.pending[k];
    if (!belongs(p, f, player)) continue;
    p.placed = 0;
    if (!first) first = &p;
    same = same && same_trigger(*first, p);
  }
  if (same) {
    for (int k = 0; k < s.pending_count; ++k)
      if (belongs(s.pending[k], f, player)) s.pending[k].placed = u8(++f.triggers.ordered);
    f.pc = stage::triggers::place;
  }
}

void order_triggers(Ctx& c, Frame& f) {
  State& s = c.s;
  int left = 0, now = 0, last = 0;
  const int place = fixed_order(s) ? next_upkeep_place(c, f) : -1;
  for (int k = 0; k < s.pending_count; ++k)
    if (belongs(s.pending[k], f, f.player) && !s.pending[k].placed) {
      ++left;
      if (place >= 0 && upkeep_place(c, s.pending[k]) != place) continue;
      ++now;
      last = k;
    }
  if (now == 1) s.pending[last].placed = u8(++f.triggers.ordered);
  if (left <= 1) f.pc = stage::triggers::place;
  if (now <= 1) return;
  // Of phase series the active player orders all (era-fifth 1.7).
  const bool all = (f.flags & kActivePlayerOrders) && in_game(s, s.active);
  Decision& d = ask(c, DecisionKind::order, Prompt::trigger_order, all ? s.active : f.player);
  d.done = f.triggers.ordered;
  d.hi = i16(f.triggers.ordered + left);
}

}  // namespace

void step_triggers(Ctx& c, Frame& f) {
  State& s = c.s;
  const bool at_once = (f.flags & kAtOnce) && f.triggers.at_once < kMostAtOnce;
  if (at_once && s.sba_needed) {
    s.sba_needed = 0;
    if (s.derived_dirty) refresh(c);
    if (state_based_actions(c)) {
      s.sba_needed = 1;
      return;
    }
    if (s.over) return;
  }
  switch (f.pc) {
    case stage::triggers::choose_player:
      return choose_player(c, f);
    case stage::triggers::order:
      return order_triggers(c, f);
    case stage::triggers::place: {
      // The stack resolves what was put on it last, a series goes from first to last.
      const bool stack = f.triggers.series == 0;
      if (stack && !at_once && !room_for_trigger(s)) {
        pop_frame(c);
        return;
      }
      int best = -1;
      for (int k = 0; k < s.pending_count; ++k)
        if (belongs(s.pending[k], f, f.player) && s.pending[k].placed &&
            (best < 0 || (stack && !at_once ? s.pending[k].placed > s.pending[best].placed
                                            : s.pending[k].placed < s.pending[best].placed)))
          best = k;
      if (best < 0) {
        f.pc = stage::triggers::choose_player;
        return;
      }
      const PendingTrigger p = s.pending[best];
      for (int k = best; k + 1 < s.pending_count; ++k) s.pending[k] = s.pending[k + 1];
      --s.pending_count;
      const u16 item = new_item(c);
      if (item == kNoIndex) return;
      if (!stack) {
        push_settle(c);
        push_resolve(c, item);
      } else if (at_once) {
        ++f.triggers.at_once;
        push_resolve(c, item);
      }
      announce_trigger(c, item, p);
      return;
    }
  }
}

void announce_trigger(Ctx& c, u16 item, const PendingTrigger& p) {
  State& s = c.s;
  StackObject& it = s.stack_objects[item];
  it.kind = StackObjectKind::triggered;
  it.source = p.source;
  it.card = p.card;
  it.ability = p.ability;
  it.effects = p.effects;
  it.controller = p.controller;
  it.event = p.event;
  it.saved = p.saved;
  it.saved_player = p.saved_player;
  it.x = p.x;
  it.source_lki = s.rules.is(SourceLock::announcement) && alive(s, p.source)
                      ? snapshot(c, p.source)
                      : last_known_index(s, p.source);
  keep_words(c, it);
  if (p.effects) it.flags |= kItemDelayed;
  if (p.phase == kPhaseDraw) it.flags |= kItemDrawOfTurn;
  const Ability& a = c.db.abilities[p.ability];
  const bool choices =
      p.ability && !p.effects && (a.mode_count > 1 || c.db.modes[a.first_mode].target_count > 0);
  if (choices) {
    push_cast(c, item, kCastTriggered);
    return;
  }
  put_on_stack(c, item);
  emit(c, {.type = LogEvent::trigger,
           .player = it.controller,
           .card = it.card,
           .object = it.self,
           .other = it.source});
}

void answer_triggers(Ctx& c, Frame& f, const Option& o) {
  if (o.value >= 0 && o.value < c.s.pending_count)
    c.s.pending[o.value].placed = u8(++f.triggers.ordered);
}

int options_triggers(const Read& c, const Frame& f, Option* out, bool) {
  const State& s = c.s;
  // In an upkeep the usual order is the one that is offered.
  const bool upkeep = s.step == Step::upkeep && !s.rules.is(UpkeepOrder::beginning_normal_end);
  const int first = upkeep && fixed_order(s) ? next_upkeep_place(c, f) : 0;
  int n = 0;
  for (int place = first; place <= (upkeep && first == 0 && !fixed_order(s) ? 2 : first); ++place)
    for (int k = 0; k < s.pending_count; ++k) {
      const PendingTrigger& p = s.pending[k];
      if (!belongs(p, f, f.player) || p.placed) continue;
      if (upkeep && upkeep_place(c, p) != place) continue;
      out[n++] = {.kind = OptionKind::value, .b = p.ability, .object = p.source, .value = k};
    }
  return n;
}

}  // namespace upkeep
