// How steps and phases end: the hand limit, cleanup (CR 514; era-fifth 2.12), and what a phase of
// 1997 has besides (era-fifth 2).
#include <climits>

#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/timing/batch.h"
#include "rules/timing/priority.h"
#include "rules/timing/state_based.h"
#include "rules/timing/triggers.h"
#include "rules/timing/turn.h"
#include "rules/timing/window.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

void fire_step(Ctx& c, TriggerEvent kind) {
  EventData e;
  e.player = c.s.active;
  fire(c, kind, e);
}

// Of the effects that set a maximum hand size, or say there is none, the youngest holds (CR
// 613.11).
void push_hand_limit(Ctx& c) {
  State& s = c.s;
  int limit = 7;
  u32 youngest = 0;
  for (ModKind kind : {ModKind::hand_size, ModKind::no_hand_size}) {
    RulesModRoom mods;
    const int n = rules_mods(c, kind, mods);
    for (int i = 0; i < n; ++i) {
      if (!mod_affects_player(c, mods[i], s.active) || mods[i].timestamp < youngest) continue;
      youngest = mods[i].timestamp;
      limit = kind == ModKind::hand_size ? mods[i].p : INT_MAX;
    }
  }
  const int excess = s.hand[s.active].count - limit;
  if (excess <= 0) return;
  Frame& g = push_frame(c, FrameKind::discard);
  g.player = s.active;
  g.discard.count = i16(excess);
}

}  // namespace

// Taking the card of the turn is an action of the active player; everything else of the phase is
// theirs to use as well (era-fifth 1.3, 2.8).
void begin_draw_phase(Ctx& c, int n) {
  State& s = c.s;
  // One by one: an effect of its own for each where the rules say action, otherwise at once.
  if (!in_game(s, s.active)) n = 0;
  if (!s.rules.is(DrawUsesStack::action) || s.rules.is(DrawWindows::after)) {
    draw_cards(c, s.active, n);
    n = 0;
  }
  for (; n > 0 && s.pending_count < kMaxPending; --n) {
    PendingTrigger& p = s.pending[s.pending_count++];
    p = PendingTrigger{};
    p.controller = s.active;
    p.timestamp = s.clock;
    p.phase = kPhaseDraw;
  }
  const int from = s.pending_count;
  fire_step(c, TriggerEvent::draw_step);
  if (s.delayed_count) fire_delayed(c, DelayTime::their_draw_step, s.active);
  mark_phase_effects(c, from);
}

bool phase_over(Ctx& c, Frame& f) {
  State& s = c.s;
  const Step step = Step(f.step.step);
  if (f.step.ending == PhaseEnding::not_yet) {
    f.step.ending = PhaseEnding::effects_ended;
    end_phase_effects(c);
    if (batch_timing(s) && triggers_waiting(s)) {
      push_series(c, true, kActivePlayerOrders);
      return false;
    }
  }
  if (f.step.ending == PhaseEnding::effects_ended) {
    f.step.ending = PhaseEnding::hand_at_limit;
    if (step == Step::discard) {
      push_hand_limit(c);
      return false;
    }
  }
  if (batch_timing(s) && needs_settle(s)) {
    push_settle(c);
    return false;
  }
  return true;
}

constexpr int kMostCleanups = 50;

namespace {

void end_turn_effects(Ctx& c, Frame& f) {
  State& s = c.s;
  const bool late = s.rules.is(EndOfTurn::discard_phase);
  f.pc = stage::cleanup::check;
  // Damage wears off and "until end of turn" effects end at one time (CR 514.2).
  for (int i = 0; i < s.permanent_count; ++i) {
    Permanent& p = s.permanents[i];
    p.damage = 0;
    p.regen_shields = 0;
    p.flags &= ~(kPDeathtouched | kPExileIfDies | kPNoRegenThisTurn);
  }
  if (s.board.watched & kFactDamage) dirty(s);
  if (s.continuous_count) {
    end_continuous(c, Duration::end_of_turn, s.active);
    end_continuous(c, Duration::controllers_next_turn, s.active);
  }
  s.shield_count = 0;
  if (s.delayed_count) fire_delayed(c, DelayTime::next_cleanup, s.active);
  u16 kept = 0;
  for (u16 i = 0; i < s.delayed_count; ++i)
    if (s.delayed[i].when != DelayTime::dies_this_turn &&
        s.delayed[i].kind != DelayedKind::replace_draw && s.delayed[i].kind != DelayedKind::offer)
      s.delayed[kept++] = s.delayed[i];
  s.delayed_count = kept;
  if (!late || f.cleanup.end_triggered) return;
  f.cleanup.end_triggered = 1;
  fire_step(c, TriggerEvent::end_step);
  if (s.delayed_count) {
    fire_delayed(c, DelayTime::end_step, s.active);
    fire_delayed(c, DelayTime::your_next_end_step, s.active);
  }
}

void what_happened(Ctx& c, Frame& f) {
  State& s = c.s;
  if (batch_timing(s)) {
    // Nobody acts but in windows for damage and destruction (era-fifth 2.12, 2.13).
    if (f.cleanup.series_done == 0) {
      f.cleanup.series_done = 1;
      push_series(c, true, kActivePlayerOrders);
      return;
    }
    if (needs_settle(s)) {
      push_settle(c);
      return;
    }
    if (s.continuous_count) {
      end_continuous(c, Duration::end_of_turn, s.active);
      end_continuous(c, Duration::controllers_next_turn, s.active);
    }
    for (int i = 0; i < s.permanent_count; ++i) s.permanents[i].damage = 0;
    if (s.board.watched & kFactDamage) dirty(s);
    pop_frame(c);
    return;
  }
  // CR 514.3a: only if something happens does anyone get priority, and then there is another
  // cleanup.
  if (s.sba_needed) {
    s.sba_needed = 0;
    if (s.derived_dirty) refresh(c);
    if (state_based_actions(c)) {
      s.sba_needed = 1;
      f.pc = stage::cleanup::priority;
      return;
    }
  }
  if (s.pending_count) {
    f.pc = stage::cleanup::priority;
    return;
  }
  pop_frame(c);
}

}  // namespace

// ------------------------------------------------------------------ cleanup
void step_cleanup(Ctx& c, Frame& f) {
  State& s = c.s;
  const bool late = s.rules.is(EndOfTurn::discard_phase);  // 1997: "at end of turn" comes last
  switch (f.pc) {
    case stage::cleanup::hand_limit:
      f.pc = stage::cleanup::wear_off;
      if (!late) push_hand_limit(c);  // 1997 has a discard phase
      return;
    case stage::cleanup::wear_off:
      return end_turn_effects(c, f);
    case stage::cleanup::check:
      return what_happened(c, f);
    case stage::cleanup::priority:
      f.pc = stage::cleanup::again;
      // Where nobody may act, what goes on for ever is let go of.
      if (!s.rules.is(CleanupPriority::sba_or_trigger_repeat) &&
          ++f.cleanup.rounds > kMostCleanups) {
        s.pending_count = 0;
        pop_frame(c);
        return;
      }
      push_priority(c);
      return;
    case stage::cleanup::again:
      f.pc = stage::cleanup::hand_limit;
      empty_pools(c, Step::cleanup);
      emit(c, {.type = LogEvent::step, .player = s.active, .value = u8(Step::cleanup)});
      return;
  }
}
void answer_cleanup(Ctx&, Frame&, const Option&) {}
int options_cleanup(const Read&, const Frame&, Option*, bool) { return 0; }

}  // namespace upkeep
