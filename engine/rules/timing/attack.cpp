// The attack of 1997 (era-fifth 8): announced from the neutral state of the main phase, gone
// through step by step in a frame above it.
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

enum AttackPc : u8 {
  kAnnounced,
  kBegin,
  kDeclare,
  kAfterDeclare,
  kBlock,
  kAfterBlock,
  kFirstStrike,
  kFirstSettle,
  kDamage,
  kDamageSettle,
  kEnd,
  kEndSettle,
  kOver
};

void enter_step(Ctx& c, Step step) {
  c.s.step = step;
  touch(c.s);
  emit(c, {.type = LogEvent::step, .player = c.s.active, .value = u8(step)});
}

}  // namespace

bool may_announce_attack(const Ctx& c, u8 player) {
  const State& s = c.s;
  if (!batch_timing(s) || s.rules.is(CombatBegin::step)) return false;
  if (player != s.active || s.stack_count || s.players[player].skip_combat) return false;
  if (s.step != Step::main1 && s.step != Step::main2) return false;
  return !s.attacked || (s.extra_combats && s.rules.is(MaxAttacks::by_effects));
}

void begin_attack(Ctx& c) { push_frame(c, FrameKind::attack).attack.main = i16(c.s.step); }

void resume_main(Ctx& c, Frame& phase, Step step) {
  phase.pc = kPhaseOver;
  c.s.attacked = step > Step::attackers;
  push_neutral(c);
  if (step == Step::main2) return;
  Frame& f = push_frame(c, FrameKind::attack);
  f.attack.main = i16(Step::main1);
  switch (step) {
    case Step::begin_combat:
      f.pc = kAnnounced;
      break;
    case Step::attackers:
      f.pc = kDeclare;
      break;
    case Step::blockers:
      f.pc = kBlock;
      break;
    case Step::first_strike_damage:
    case Step::damage:
      f.pc = kFirstStrike;
      break;
    default:
      f.pc = kEnd;
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
  f.pc = kDeclare;
  if (needs_settle(s)) push_settle(c);
}

// A6
void first_strike_damage(Ctx& c, Frame& f) {
  State& s = c.s;
  f.pc = kDamage;
  if (!any_attackers(s)) {
    f.pc = kEnd;
    return;
  }
  if (!first_strike_step_needed(c)) return;
  enter_step(c, Step::first_strike_damage);
  f.pc = kFirstSettle;
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
  f.pc = kEndSettle;
  push_series(c, true, kActivePlayerOrders);
}

}  // namespace

void step_attack(Ctx& c, Frame& f) {
  State& s = c.s;
  const bool gone = !in_game(s, s.active);
  if (s.end_turn || (gone && f.pc <= kBegin)) {
    end_combat_cleanup(c);
    pop_frame(c);
    return;
  }
  if (gone && f.pc < kEnd) f.pc = kEnd;  // nobody attacks any more
  switch (f.pc) {
    case kAnnounced:  // A0
      enter_step(c, Step::begin_combat);
      f.pc = kBegin;
      push_neutral(c, kNonactiveOnly);
      return;
    case kBegin:
      return begin_combat(c, f);
    case kDeclare:  // A2
      enter_step(c, Step::attackers);
      f.pc = kAfterDeclare;
      push_frame(c, FrameKind::attackers).player = s.active;
      return;
    case kAfterDeclare:  // A3; an attack without attackers goes on at its end (8.3)
      if (needs_settle(s)) return push_settle(c);
      f.pc = any_attackers(s) ? kBlock : kEnd;
      if (f.pc == kBlock) push_neutral(c);
      return;
    case kBlock:  // A4
      enter_step(c, Step::blockers);
      f.pc = kAfterBlock;
      push_frame(c, FrameKind::blockers).player = s.active;
      return;
    case kAfterBlock:  // A5
      if (needs_settle(s)) return push_settle(c);
      f.pc = kFirstStrike;
      push_neutral(c);
      return;
    case kFirstStrike:
      return first_strike_damage(c, f);
    case kFirstSettle:
      f.pc = kDamage;
      push_settle(c);
      return;
    case kDamage:  // A7
      enter_step(c, Step::damage);
      f.pc = kDamageSettle;
      push_frame(c, FrameKind::combat_damage).combat_damage.first = 0;
      return;
    case kDamageSettle:
      f.pc = kEnd;
      push_settle(c);
      return;
    case kEnd:
      return end_combat(c, f);
    case kEndSettle:
      f.pc = kOver;
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
int options_attack(const Ctx&, const Frame&, Option*, bool) { return 0; }

}  // namespace upkeep
