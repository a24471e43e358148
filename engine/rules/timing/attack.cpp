// The attack of 1997 (era-fifth 8): announced from the neutral state of the main phase, gone
// through step by step in a frame above it.
#include "rules/ahead.h"
#include "rules/combat/combat.h"
#include "rules/combat/declarations.h"
#include "rules/continuous.h"
#include "rules/query.h"
#include "rules/timing/batch.h"
#include "rules/timing/state_based.h"
#include "rules/timing/triggers.h"
#include "rules/timing/turn.h"
#include "rules/timing/window.h"

namespace upkeep {
namespace {

void enter_step(Ctx& c, Step step) {
  c.s.step = step;
  touch(c.s, kFactStep);
  emit(c, {.type = LogEvent::step, .player = c.s.active, .value = u8(step)});
}

}  // namespace

bool may_announce_attack(const Read& c, u8 player) {
  const State& s = c.s;
  if (!batch_timing(s) || s.rules.is(CombatBegin::step)) return false;
  if (player != s.active || s.stack_count || s.players[player].skip_combat) return false;
  if (s.step != Step::main1 && s.step != Step::main2) return false;
  return !s.attacked || (s.extra_combats && s.rules.is(MaxAttacks::by_effects));
}

void begin_attack(Ctx& c) { push_frame(c, FrameKind::attack).attack.main = i16(c.s.step); }

void resume_main(Ctx& c, Frame& phase, Step step) {
  phase.pc = stage::step::finish;
  c.s.attacked = step > Step::attackers;
  push_neutral(c);
  if (step == Step::main2) return;
  Frame& f = push_frame(c, FrameKind::attack);
  f.attack.main = i16(Step::main1);
  switch (step) {
    case Step::begin_combat:
      f.pc = stage::attack::announced;
      break;
    case Step::attackers:
      f.pc = stage::attack::declare;
      break;
    case Step::blockers:
      f.pc = stage::attack::block;
      break;
    case Step::first_strike_damage:
    case Step::damage:
      f.pc = stage::attack::first_strike;
      break;
    default:
      f.pc = stage::attack::end;
  }
}
namespace {

// A1
void begin_combat(Ctx& c, Frame& f) {
  State& s = c.s;
  if (f.attack.called_off) {  // a batch aborts the announcement; the attack is not used up
    enter_step(c, Step(f.attack.main));
    pop_frame(c);
    return;
  }
  if (s.attacked && s.extra_combats) --s.extra_combats;
  ++s.combat_phase;
  empty_pools(c, Step::begin_combat);
  life_check(c);
  if (s.over) return;
  {
    EventData e;
    e.player = s.active;
    fire(c, TriggerEvent::begin_combat, e);
  }
  f.pc = stage::attack::declare;
  if (needs_settle(s)) push_settle(c);
}

// A6
void first_strike_damage(Ctx& c, Frame& f) {
  State& s = c.s;
  f.pc = stage::attack::damage;
  if (!any_attackers(s)) {
    f.pc = stage::attack::end;
    return;
  }
  if (!first_strike_step_needed(c)) return;
  enter_step(c, Step::first_strike_damage);
  f.pc = stage::attack::first_settle;
  push_frame(c, FrameKind::combat_damage).combat_damage.first = 1;
}

// A8
void end_combat(Ctx& c, Frame& f) {
  State& s = c.s;
  enter_step(c, Step::end_combat);
  EventData e;
  e.player = s.active;
  fire(c, TriggerEvent::end_combat, e);
  if (s.delayed_count) fire_delayed(c, DelayTime::end_of_combat, s.active);
  f.pc = stage::attack::end_settle;
  push_series(c, true, kActivePlayerOrders);
}

}  // namespace

void step_attack(Ctx& c, Frame& f) {
  State& s = c.s;
  const bool gone = !in_game(s, s.active);
  if (s.end_turn || (gone && f.pc <= stage::attack::begin)) {
    end_combat_cleanup(c);
    pop_frame(c);
    return;
  }
  if (gone && f.pc < stage::attack::end) f.pc = stage::attack::end;  // nobody attacks any more
  switch (f.pc) {
    case stage::attack::announced:  // A0
      enter_step(c, Step::begin_combat);
      f.pc = stage::attack::begin;
      push_neutral(c, kNonactiveOnly);
      return;
    case stage::attack::begin:
      return begin_combat(c, f);
    case stage::attack::declare:  // A2
      enter_step(c, Step::attackers);
      f.pc = stage::attack::after_declare;
      push_frame(c, FrameKind::attackers).player = s.active;
      return;
    case stage::attack::after_declare:  // A3; an attack without attackers goes on at its end (8.3)
      if (needs_settle(s)) return push_settle(c);
      f.pc = any_attackers(s) ? stage::attack::block : stage::attack::end;
      if (f.pc == stage::attack::block) push_neutral(c);
      return;
    case stage::attack::block:  // A4
      enter_step(c, Step::blockers);
      f.pc = stage::attack::after_block;
      push_frame(c, FrameKind::blockers).player = s.active;
      return;
    case stage::attack::after_block:  // A5
      if (needs_settle(s)) return push_settle(c);
      f.pc = stage::attack::first_strike;
      push_neutral(c);
      return;
    case stage::attack::first_strike:
      return first_strike_damage(c, f);
    case stage::attack::first_settle:
      f.pc = stage::attack::damage;
      push_settle(c);
      return;
    case stage::attack::damage:  // A7
      enter_step(c, Step::damage);
      f.pc = stage::attack::damage_settle;
      push_frame(c, FrameKind::combat_damage).combat_damage.first = 0;
      return;
    case stage::attack::damage_settle:
      f.pc = stage::attack::end;
      push_settle(c);
      return;
    case stage::attack::end:
      return end_combat(c, f);
    case stage::attack::end_settle:
      f.pc = stage::attack::over;
      push_settle(c);
      return;
    default:  // A9
      if (s.continuous_count) end_continuous(c, Duration::end_of_combat, s.active);
      end_combat_cleanup(c);
      empty_pools(c, Step::end_combat);
      life_check(c);
      if (s.over) return;
      enter_step(c, Step::main2);
      pop_frame(c);
  }
}

void answer_attack(Ctx&, Frame&, const Option&) {}
int options_attack(const Read&, const Frame&, Option*, bool) { return 0; }

}  // namespace upkeep
