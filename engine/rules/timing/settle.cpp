// What follows every resolution, every effect of a series and every combat damage under batch
// timing (era-fifth 6): triggered effects at once, damage prevention, dealing, regeneration,
// deaths, the rest of the sweep.
#include "rules/ahead.h"
#include "rules/continuous.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/timing/batch.h"
#include "rules/timing/state_based.h"
#include "rules/timing/triggers.h"
#include "rules/timing/window.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

enum SettleFlag : u8 { kLimited = 1 };  // inside a prevention or regeneration window

bool waits(const State& s, bool late) {
  for (int i = 0; i < s.pending_count; ++i) {
    const PendingTrigger& p = s.pending[i];
    if (!p.series && !p.phase && (late || !p.late)) return true;
  }
  return false;
}

// Where triggers use the stack, none is carried out while something is settled.
bool series_waits(const State& s, bool late) { return triggers_at_once(s) && waits(s, late); }

bool packets_wait(const State& s) { return s.pending_damage_count != 0; }

}  // namespace

bool triggers_to_stack(const State& s) { return !triggers_at_once(s) && waits(s, true); }

bool needs_settle(const State& s) {
  return s.sba_needed || packets_wait(s) || series_waits(s, true);
}

void push_settle(Ctx& c) {
  const u8 flags = inside_window(c.s) ? u8(kLimited) : u8(0);
  push_frame(c, FrameKind::settle).flags = flags;
}

void push_series(Ctx& c, bool late, u8 flags) {
  State& s = c.s;
  u8 id = 1;
  for (int i = 0; i < s.frame_count; ++i) id = u8(id + (s.frames[i].kind == FrameKind::triggers));
  for (int i = 0; i < s.pending_count; ++i) {
    PendingTrigger& p = s.pending[i];
    if (!p.series && !p.phase && (late || !p.late)) p.series = id;
  }
  Frame& f = push_frame(c, FrameKind::triggers);
  f.triggers.series = id;
  f.flags = flags;
}

void step_settle(Ctx& c, Frame& f) {
  State& s = c.s;
  refresh(c);
  const bool limited = (f.flags & kLimited) != 0;
  switch (f.pc) {
    case stage::settle::triggers:  // S1
      if (s.trigger_union >> int(TriggerEvent::state) & 1) fire(c, TriggerEvent::state, {});
      if (series_waits(s, false)) return push_series(c, false, 0);
      f.pc = limited ? stage::settle::sweep : stage::settle::packets;
      return;
    case stage::settle::packets:  // S2, S3
      f.pc = stage::settle::dealt;
      if (packets_wait(s)) push_frame(c, FrameKind::damage);
      return;
    case stage::settle::dealt:  // S4: damage that comes of it waits for the next step
      f.pc = stage::settle::dying;
      if (series_waits(s, false)) push_series(c, false, 0);
      return;
    case stage::settle::dying:  // S5
      f.pc = stage::settle::sweep;
      if (!any_dying(c)) return;
      f.pc = stage::settle::kill;
      push_window(c, Waiting::regeneration);
      return;
    case stage::settle::kill:
      f.pc = stage::settle::sweep;
      kill_dying(c);
      return;
    case stage::settle::sweep:  // S6
      s.sba_needed = 0;
      if (sweep(c)) return;
      if (s.over) return;
      refresh(c);
      f.pc = stage::settle::losses;
      if (limited) return;
      if (any_dying(c)) {
        f.pc = stage::settle::dying;
        return;
      }
      f.pc = stage::settle::deaths;
      if (series_waits(s, true)) return push_series(c, true, 0);
      f.pc = packets_wait(s) ? stage::settle::packets
             : s.sba_needed  ? stage::settle::sweep
                             : stage::settle::losses;
      return;
    case stage::settle::deaths:  // S7, after what has triggered
      if (series_waits(s, true)) return push_series(c, true, 0);
      if (packets_wait(s))
        f.pc = stage::settle::packets;
      else if (any_dying(c))
        f.pc = stage::settle::dying;
      else if (s.sba_needed)
        f.pc = stage::settle::sweep;
      else
        f.pc = stage::settle::losses;
      return;
    default:  // S8
      if (losses(c) && s.over) return;
      if (s.sba_needed && !limited) {
        f.pc = stage::settle::triggers;
        return;
      }
      // What died may have left a state that something waits for ("when you control no Island").
      if (!limited && s.trigger_union >> int(TriggerEvent::state) & 1) {
        fire(c, TriggerEvent::state, {});
        if (series_waits(s, false)) {
          f.pc = stage::settle::triggers;
          return;
        }
      }
      s.sba_needed = 0;
      pop_frame(c);
  }
}

void answer_settle(Ctx&, Frame&, const Option&) {}
int options_settle(const Read&, const Frame&, Option*, bool) { return 0; }

// ------------------------------------------------------------------ phase effects (2.7)
namespace {

u16 first_effect(const Read& c, const PendingTrigger& p) {
  return p.effects ? p.effects : c.db.modes[c.db.abilities[p.ability].first_mode].effects;
}

// A payment with a penalty: until it is made, the permanent's own effects rest (2.7).
bool upkeep_cost(const Read& c, const PendingTrigger& p) {
  for (u16 e = first_effect(c, p); e; e = c.db.effects[e].next)
    if (c.db.effects[e].kind == EffectKind::pay) return c.db.effects[e].else_child != 0;
  return false;
}

// An upkeep cost that is nothing but one payment, to be made together with others of its permanent.
bool joins(const CardDb& db, u16 ability) {
  const Ability& a = db.abilities[ability];
  const Mode& m = db.modes[a.first_mode];
  if (a.mode_count > 1 || m.target_count) return false;
  const Effect& e = db.effects[m.effects];
  return e.kind == EffectKind::pay && e.else_child && !(e.flags & kEForced) &&
         db.effects[e.else_child].kind != EffectKind::pay;
}

// A payment that brings something and whose refusal costs nothing: as often as one likes.
bool untap_cost(const Read& c, const PendingTrigger& p) {
  const Effect& e = c.db.effects[first_effect(c, p)];
  return p.phase == kPhaseEffect && e.kind == EffectKind::pay && !e.else_child;
}

// What must be done is no "you may" and no payment without a penalty.
bool obligatory(const Read& c, const PendingTrigger& p) {
  if (p.phase == kPhaseDraw) return true;
  const Effect& e = c.db.effects[first_effect(c, p)];
  if (e.kind == EffectKind::may) return false;
  return e.kind != EffectKind::pay || e.else_child != 0;
}

bool takeable(const PendingTrigger& p) {
  return !p.series && (p.phase == kPhaseEffect || p.phase == kPhaseDraw);
}

bool usable(const Read& c, const PendingTrigger& p) {
  if (p.phase == kPhaseDraw || p.effects) return true;
  const Ability& a = c.db.abilities[p.ability];
  if (switched_off(c, p.source, a)) return false;  // era-fifth 2.4, 2.16
  Scope scope;
  scope.source = p.source;
  scope.controller = p.controller;
  scope.event = &p.event;
  if (a.trigger.condition && !condition_holds(c, a.trigger.condition, scope)) return false;
  return true;
}

}  // namespace

void mark_phase_effects(Ctx& c, int from) {
  State& s = c.s;
  for (int i = from; i < s.pending_count; ++i) {
    PendingTrigger& p = s.pending[i];
    const u8 part = p.effects ? u8(0) : c.db.abilities[p.ability].trigger.part;
    if (part == 1) continue;
    p.phase = part == 2 ? kEndOfPhase : kPhaseEffect;
    if (part == 0 && upkeep_cost(c, p))
      if (Permanent* perm = perm_at(s, p.source)) perm->flags |= kPUpkeepUnpaid;
  }
  // What acts at the beginning of the phase is a series that the active player orders (1.7, R-046).
  if (series_waits(s, false)) push_series(c, false, kActivePlayerOrders);
}

void drop_phase_effects(Ctx& c) {
  State& s = c.s;
  u16 kept = 0;
  for (u16 i = 0; i < s.pending_count; ++i) {
    const PendingTrigger p = s.pending[i];
    // Its source is gone: nobody need use it (2.4).
    const bool gone = p.phase == kPhaseEffect && !p.effects &&
                      s.objects[p.source.slot].zone != c.db.abilities[p.ability].zone;
    const bool moved = p.phase == kPhaseEffect && !p.effects && !alive(s, p.source);
    if (!gone && !moved) s.pending[kept++] = p;
  }
  s.pending_count = kept;
}

bool phase_effect_due(const Read& c) {
  const State& s = c.s;
  for (int i = 0; i < s.pending_count; ++i)
    if (takeable(s.pending[i]) && obligatory(c, s.pending[i]) && usable(c, s.pending[i]))
      return true;
  return false;
}

namespace {

bool one_cost(const Read& c, const PendingTrigger& a, const PendingTrigger& b) {
  if (a.phase != kPhaseEffect || b.phase != kPhaseEffect || a.series || b.series) return false;
  if (a.effects || b.effects || !(a.source == b.source) || a.controller != b.controller)
    return false;
  return joins(c.db, a.ability) && joins(c.db, b.ability) && usable(c, a) && usable(c, b);
}

// One of several costs stands for all.
bool stands_for(const Read& c, int at) {
  const State& s = c.s;
  for (int i = 0; i < at; ++i)
    if (one_cost(c, s.pending[i], s.pending[at])) return false;
  return true;
}

PendingTrigger take_out(State& s, int at) {
  const PendingTrigger p = s.pending[at];
  for (int k = at; k + 1 < s.pending_count; ++k) s.pending[k] = s.pending[k + 1];
  --s.pending_count;
  return p;
}

}  // namespace

int upkeep_costs_with(const State& s, const CardDb& db, const StackObject& it, u16* items,
                      int cap) {
  if (!batch_timing(s) || s.step != Step::upkeep || it.kind != StackObjectKind::triggered ||
      it.flags & kItemDelayed || !joins(db, it.ability))
    return 0;
  int n = 0;
  for (int i = s.stack_count - 1; i >= 0 && n < cap; --i) {
    const StackObject& o = s.stack_objects[s.stack[i]];
    if (&o == &it || o.kind != StackObjectKind::triggered || !(o.source == it.source) ||
        o.controller != it.controller || o.flags & (kItemDelayed | kItemPaidWith))
      continue;
    if (joins(db, o.ability)) items[n++] = s.stack[i];
  }
  return n;
}

int phase_options(const Read& c, Option* out, int cap) {
  const State& s = c.s;
  int n = 0;
  for (int i = 0; i < s.pending_count && n < cap; ++i) {
    const PendingTrigger& p = s.pending[i];
    if (takeable(p) && usable(c, p) && stands_for(c, i))
      out[n++] = {.kind = OptionKind::phase, .b = p.ability, .object = p.source, .value = i};
  }
  return n;
}

void begin_phase_effect(Ctx& c, const Option& o) {
  State& s = c.s;
  if (o.value < 0 || o.value >= s.pending_count) return;
  const PendingTrigger p = s.pending[o.value];
  const u16 item = new_item(c);
  if (item == kNoIndex) return;
  if (!untap_cost(c, p) || s.rules.is(UntapCostRepeat::by_card_text)) {
    take_out(s, o.value);
  }
  push_batch(c, item);
  announce_trigger(c, item, p);
  for (int i = 0; i < s.pending_count;) {
    const u16 other = one_cost(c, p, s.pending[i]) ? new_item(c) : kNoIndex;
    if (other == kNoIndex)
      ++i;
    else
      announce_trigger(c, other, take_out(s, i));
  }
}

// The effects of a phase that nobody took up are over with it; where the phase ends by passing,
// those that had to be taken up happen now.
void end_phase_effects(Ctx& c) {
  State& s = c.s;
  const bool passes = s.rules.is(PhaseEnd::passes);
  u16 kept = 0;
  int draws = 0;
  for (u16 i = 0; i < s.pending_count; ++i) {
    const PendingTrigger& p = s.pending[i];
    const bool due = passes && takeable(p) && obligatory(c, p) && usable(c, p);
    if (due && p.phase == kPhaseDraw) {
      ++draws;
      continue;
    }
    const bool ends = p.phase == kEndOfPhase && usable(c, p);
    if (!p.phase || ends || due) {
      s.pending[kept] = p;
      s.pending[kept++].phase = kNoPhaseEffect;
    }
  }
  s.pending_count = kept;
  if (draws) draw_cards(c, s.active, draws);
}

}  // namespace upkeep
