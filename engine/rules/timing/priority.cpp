// Priority under the stack (CR 117): the one place that knows who may act next. Under the batch
// timing a neutral state takes the place of this frame.
#include "rules/timing/priority.h"
#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/continuous.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/timing/state_based.h"
#include "rules/timing/triggers.h"
#include "rules/timing/window.h"

namespace upkeep {

namespace {
// Where nobody may act, what waits on the stack resolves by itself. f.flags:
enum RoundFlag : u8 {
  kClosed = 1,         // nobody may act
  kOnlyForDamage = 2,  // nobody may act but while combat damage is on the stack
  kDraining = 4,       // all have passed: the whole stack resolves before anybody may act again
};
constexpr int kMostByItself = 200;  // then somebody is asked after all: nothing goes on for ever

u8 round_flags(const State& s) {
  switch (s.step) {
    case Step::first_strike_damage:
      if (s.rules.is(DamageStepActions::prevention_only)) return kClosed;
      return !s.rules.first_strike_window() ? kOnlyForDamage : 0;
    case Step::damage:
      return s.rules.is(DamageStepActions::prevention_only) ? kClosed : 0;
    case Step::cleanup:
      return !s.rules.is(CleanupPriority::sba_or_trigger_repeat) ? kClosed : 0;
    default:
      return 0;
  }
}

bool may_act(const State& s, const Frame& f) {
  if (f.priority.by_itself >= kMostByItself || !(f.flags & (kClosed | kOnlyForDamage))) return true;
  if (f.flags & kClosed) return false;
  for (int i = 0; i < s.stack_count; ++i)
    if (s.stack_objects[s.stack[i]].kind == StackObjectKind::combat_damage) return true;
  return false;
}

void resolve_top(Ctx& c, Frame& f) {
  f.pc = stage::priority::active_first;
  push_resolve(c, c.s.stack[c.s.stack_count - 1]);
}

// Who is not active may answer actions and act when the step would end; what has triggered, the
// damage of combat and the draw are no actions (nonActiveInstants, era-fifth 1.2).
bool may_only_answer(const State& s) {
  if (s.rules.is(NonActiveInstants::priority) || !s.stack_count) return false;
  const StackObjectKind top = s.stack_objects[s.stack[s.stack_count - 1]].kind;
  return top != StackObjectKind::spell && top != StackObjectKind::activated;
}

void declines(Ctx& c, Frame& f) {
  State& s = c.s;
  if (++s.passes < players_left(s)) {
    f.player = next_player(s, f.player);
    return;
  }
  if (s.stack_count == 0) {
    pop_frame(c);  // CR 117.4: the step or phase ends
    return;
  }
  if (!s.rules.act_between_resolutions()) f.flags |= kDraining;
  resolve_top(c, f);
}
}  // namespace

void push_priority(Ctx& c) {
  Frame& f = push_frame(c, FrameKind::priority);
  f.player = c.s.active;
  f.flags = round_flags(c.s);
}

bool ready_for_priority(Ctx& c) {
  State& s = c.s;
  if (s.sba_needed) {
    s.sba_needed = 0;
    if (s.derived_dirty) refresh(c);
    if (state_based_actions(c)) {
      s.sba_needed = 1;
      return false;
    }
  }
  if (s.derived_dirty) refresh(c);
  if (s.trigger_union >> int(TriggerEvent::state) & 1) fire(c, TriggerEvent::state, {});
  if (s.pending_count && room_for_trigger(s)) {
    Frame& t = push_frame(c, FrameKind::triggers);
    if (triggers_at_once(s)) t.flags = kAtOnce;
    return false;
  }
  return true;
}

void step_priority(Ctx& c, Frame& f) {
  State& s = c.s;
  if (f.flags & kDraining) {
    // Nothing new between two resolutions (actBetweenResolutions false), and no state-based actions
    // but those that follow every effect.
    for (int i = 0; i < kMostByItself && s.sba_needed && !s.over; ++i)
      if (!checks_after_effect(c)) break;
    if (s.over) return;
    if (s.stack_count) return resolve_top(c, f);
    f.flags &= u8(~kDraining);
  }
  if (f.pc == stage::priority::active_first) {
    f.player = in_game(s, s.active) ? s.active : next_player(s, s.active);
    s.passes = 0;
    f.pc = stage::priority::in_turn;
  }
  // Whoever acts keeps priority, or the active player has it again (firstActor).
  if (f.priority.acted_at) {
    if (s.stack_count > *f.priority.acted_at && in_game(s, s.active)) f.player = s.active;
    f.priority.acted_at = {};
  }
  if (!ready_for_priority(c) || s.over) return;
  if (s.end_turn && s.stack_count == 0) {
    pop_frame(c);
    return;
  }
  if (!may_act(s, f)) {
    ++f.priority.by_itself;
    if (s.stack_count) return resolve_top(c, f);
    pop_frame(c);
    return;
  }
  if (!in_game(s, f.player)) f.player = next_player(s, f.player);
  if (may_only_answer(s) && f.player != s.active && in_game(s, s.active)) return declines(c, f);
  if (passes(c, f.player)) return declines(c, f);
  ask(c, DecisionKind::act, Prompt::priority, f.player);
}

void answer_priority(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  if (o.kind != OptionKind::pass) {
    // An announcement may still be taken back: those who passed have passed until it is done.
    if (o.kind == OptionKind::play_land || o.kind == OptionKind::mana) s.passes = 0;
    if (s.rules.is(FirstActor::actor_then_active))
      f.priority.acted_at = MaybeIndex<i16>(s.stack_count);
    begin_act(c, f.player, o);
    return;
  }
  emit(c, {.type = LogEvent::pass, .player = f.player});
  declines(c, f);
}

int options_priority(const Read& c, const Frame& f, Option* out, bool offer_mana) {
  return act_options(c, f.player, out, offer_mana);
}

}  // namespace upkeep
