// Triggered abilities (CR 603): putting what has triggered and waits on the stack, in APNAP order.
#include "rules/timing/triggers.h"
#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/continuous.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/timing/batch.h"
#include "rules/timing/state_based.h"
#include "rules/timing/window.h"
#include "rules/zones.h"

namespace upkeep {

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
