// Resolving the top of the stack (CR 608).
#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/effects/enter.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/timing/turn.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

// Rechecks the targets (CR 608.2b). False if there were some and none is legal any more.
bool recheck_targets(Ctx& c, StackObject& it) {
  if (it.target_count == 0) return true;
  int legal = 0;
  for (int i = 0; i < it.target_count; ++i) {
    Target& t = it.targets[i];
    u16 spec = 0;
    if (!spec_of(c, it, t.slot, &spec)) continue;
    t.legal = target_legal(c, it, t, spec);
    legal += t.legal;
  }
  return legal > 0;
}

bool permanent_spell(const Read& c, const StackObject& it) {
  if (it.kind != StackObjectKind::spell) return false;
  return (it.flags & kItemFaceDown) || (c.db.card(it.card).types & kPermanentTypes);
}

// Effect list of the n-th chosen mode, 0 at the end.
bool begin_mode(const Read& c, StackObject& it, int n, u16& effects) {
  const Ability& a = c.db.abilities[it.ability];
  const int count = it.mode_count ? it.mode_count : 1;  // what has no choice was not asked
  // The spell's own modes, then what was spliced onto it (CR 702.47b).
  auto mode_at = [&](int i) -> const Mode* {
    if (i < count) return &c.db.modes[a.first_mode + it.modes[i]];
    const u16 more = i - count < 2 ? it.spliced[i - count] : u16(0);
    return more ? &c.db.modes[c.db.abilities[more].first_mode] : nullptr;
  };
  const Mode* mode = mode_at(n);
  if (!mode) return false;
  effects = mode->effects;
  // Targets are numbered through all modes, a mode's effects count from its own first slot.
  if (n > 0) {
    const u8 before = mode_at(n - 1)->target_count;
    for (int i = 0; i < it.target_count; ++i) it.targets[i].slot = u8(it.targets[i].slot - before);
  }
  return true;
}

// Combat damage is dealt as it was assigned, whatever has become of its sources (6E 310.4); the
// draw of the draw step was an object too until 2003.
void resolve_action(Ctx& c, u16 item) {
  State& s = c.s;
  const StackObject& it = s.stack_objects[item];
  emit(c, {.type = LogEvent::resolve,
           .player = it.controller,
           .value = u8(action_of(it.kind)),
           .object = it.self});
  if (it.kind == StackObjectKind::draw) return draw_for_turn(c);
  for (int i = 0; i < s.assigned_count; ++i) s.pending_damage[i] = s.assigned[i];
  s.pending_damage_count = s.assigned_count;
  s.assigned_count = 0;
  deal_queued(c, item);
}

void finish(Ctx& c, u16 item) {
  State& s = c.s;
  const StackObject it = s.stack_objects[item];
  remove_from_stack(c, item);
  // The spell goes to its graveyard last of all (CR 608.2n), unless it has gone somewhere by
  // itself.
  if (it.kind == StackObjectKind::spell && alive(s, it.self) &&
      s.objects[it.self.slot].zone == Zone::stack) {
    const Zone to = it.flags & kItemBuyback ? Zone::hand : Zone::graveyard;
    move_object(c, it.self, to, s.objects[it.self.slot].owner);
  }
  free_item(c, item);
  s.sba_needed = 1;
  touch(s);
}

}  // namespace

void push_resolve(Ctx& c, u16 item) {
  Frame& f = push_frame(c, FrameKind::resolve);
  f.item = item;
}

void step_resolve(Ctx& c, Frame& f) {
  State& s = c.s;
  const u16 item = f.item;
  StackObject& it = s.stack_objects[item];
  if (it.kind == StackObjectKind::none) {  // its controller has left the duel
    pop_frame(c);
    return;
  }
  switch (f.pc) {
    case stage::resolve::check: {
      refresh(c);
      f.resolve.began = s.clock;
      if (it.kind == StackObjectKind::triggered && it.ability && !it.effects) {
        const Trigger& when = c.db.abilities[it.ability].trigger;
        const u16 condition = when.event == TriggerEvent::state ? u16(0) : when.condition;
        if (condition && !condition_holds(c, condition, scope_of(s, it))) {  // CR 603.4, 603.8
          f.pc = stage::resolve::finish;
          return;
        }
      }
      Event e;
      if (action_of(it.kind) != StackAction::none) {
        f.pc = stage::resolve::finish;
        resolve_action(c, item);
        return;
      }
      e.object = it.self;
      e.other = it.kind == StackObjectKind::spell ? Ref{} : it.source;
      e.card = it.card;
      e.player = it.controller;
      if (it.flags & kItemFaceDown) e.hidden_from = u8(everyone(s) & ~bit_of(it.controller));
      if (!recheck_targets(c, it)) {
        e.type = LogEvent::fizzled;
        emit(c, e);
        it.flags |= kItemNoTargetsLeft;
        it.flags = u16(it.flags & ~kItemBuyback);  // CR 702.27a: only as it resolves
        f.pc = stage::resolve::finish;
        return;
      }
      e.type = LogEvent::resolve;
      emit(c, e);
      if (it.flags & kItemDrawOfTurn) {
        f.pc = stage::resolve::finish;
        draw_cards(c, it.controller, 1);
        return;
      }
      if (permanent_spell(c, it)) {
        f.pc = stage::resolve::entered;
        push_enter(c, it.self, it.controller,
                   it.flags & kItemFaceDown ? u16(kMoveFaceDown) : u16(0), item);
        return;
      }
      f.pc = stage::resolve::modes;
      return;
    }
    case stage::resolve::modes: {
      u16 effects = 0;
      if (it.effects) {
        effects = f.resolve.modes == 0 ? it.effects : u16(0);
        if (f.resolve.modes > 0) f.pc = stage::resolve::finish;
      } else if (!it.ability || !begin_mode(c, it, f.resolve.modes, effects)) {
        f.pc = stage::resolve::finish;
      }
      ++f.resolve.modes;
      if (f.pc == stage::resolve::modes && effects) push_effects(c, item, effects);
      return;
    }
    case stage::resolve::entered:
      f.pc = stage::resolve::finish;
      return;
    default:
      pop_frame(c);
      finish(c, item);
  }
}

// A resolve frame asks nothing itself.
void answer_resolve(Ctx&, Frame&, const Option&) {}
int options_resolve(const Read&, const Frame&, Option*, bool) { return 0; }

}  // namespace upkeep
