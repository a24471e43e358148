// The turn and its steps (CR 500-514), and losing the duel (CR 104).
#include "rules/timing/turn.h"
#include "rules/combat/combat.h"
#include "rules/combat/declarations.h"
#include "rules/continuous.h"
#include "rules/permanents.h"
#include "rules/players.h"
#include "rules/query.h"
#include "rules/stack.h"
#include "rules/timing/batch.h"
#include "rules/timing/priority.h"
#include "rules/timing/state_based.h"
#include "rules/timing/triggers.h"
#include "rules/timing/window.h"
#include "rules/zones.h"

namespace upkeep {

// What Power Surge asks for; a position stands for a turn that began with it.
void count_untapped_lands(Ctx& c) {
  State& s = c.s;
  if (!(s.board.cards & kTraitTally)) return;
  refresh(c);
  for (int i = 0; i < s.battlefield_count; ++i) {
    const u16 at = s.objects[s.battlefield[i]].perm;
    const Derived& d = s.derived[at];
    if ((d.types & kLand) && !(s.permanents[at].flags & kPTapped))
      ++s.tally.untapped_lands[d.controller];
  }
}

namespace {

bool ends_phase(const State& s, Step step) {
  // In 1997 the attack was no phase, but began and ended like one (era-fifth 8.2).
  const bool six = s.rules.is(TurnStructure::six);
  if (six && step == Step::upkeep) return true;
  if (s.rules.is(PoolEmpties::phase_and_attack) && step == Step::begin_combat) return true;
  switch (step) {
    case Step::untap:
    case Step::discard:
      return six;
    case Step::draw:
    case Step::main1:
    case Step::end_combat:
    case Step::main2:
    case Step::cleanup:
      return true;
    default:
      return false;
  }
}

void fire_step(Ctx& c, TriggerEvent kind) {
  EventData e;
  e.player = c.s.active;
  fire(c, kind, e);
}

void begin_turn(Ctx& c) {
  State& s = c.s;
  touch(s);
  s.attacked = 0;
  s.extra_combats = 0;
  s.combat_phase = 0;
  s.end_turn = 0;
  s.log_count = 0;
  s.tally = Tally{};
  if (s.board.cards & kTraitTally) s.tally.began = s.clock;
  for (int p = 0; p < s.player_count; ++p) {
    Player& pl = s.players[p];
    pl.lands_played = pl.extra_lands = pl.cards_drawn = pl.spells_cast = 0;
    pl.damage_this_turn = 0;
    for (int i = 0; (s.board.cards & kTraitDrawn) && i < s.hand[p].count; ++i)
      s.objects[s.hand[p].at[i]].flags &= u8(~kObjDrawn);
  }
  const u32 clear = kPAttackedThisTurn | kPUsedLoyalty | kPExileIfDies | kPNoRegenThisTurn;
  for (int i = 0; i < s.permanent_count; ++i) {
    Permanent& p = s.permanents[i];
    p.flags &= ~clear;
    p.used_abilities = 0;
    p.uses = p.lands_played = 0;
    p.flags &= ~kPBlockedThisTurn;
  }
  count_untapped_lands(c);
  start_waiting(c);
  emit(c, {.type = LogEvent::turn, .player = s.active, .amount = i16(s.turn)});
}

// Which permanents of the active player untap: all but those an effect holds down.
bool untaps(const Read& c, const Permanent& p, const Derived& d) {
  return d.controller == c.s.active && (p.flags & kPTapped) &&
         !(d.keywords & bit(Keyword::doesnt_untap)) && !(p.flags & kPSkipUntap);
}

// One permanent at a time: those that are not to untap get kPSkipUntap for this step.
bool needs_untap_choice(const Read& c, Ref& which) {
  const State& s = c.s;
  if (!(s.board.keywords & bit(Keyword::may_stay_tapped))) return false;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Ref r = make_ref(s, s.battlefield[i]);
    const Permanent& p = s.permanents[s.objects[r.slot].perm];
    const Derived& d = s.derived[s.objects[r.slot].perm];
    if (untaps(c, p, d) && (d.keywords & bit(Keyword::may_stay_tapped)) &&
        !(p.flags & kPUntapAsked)) {
      which = r;
      return true;
    }
  }
  return false;
}

// An untap limit ("no more than one land"): how many too many the limit leaves, and its filter.
int over_limit(const Read& c, RulesMod& which) {
  const State& s = c.s;
  if (!s.has_rules_mods) return 0;
  RulesModRoom mods;
  const int n = rules_mods(c, ModKind::untap_limit, mods);
  for (int m = 0; m < n; ++m) {
    int count = 0;
    for (int i = 0; i < s.battlefield_count; ++i) {
      const Ref r = make_ref(s, s.battlefield[i]);
      const u16 pi = s.objects[r.slot].perm;
      if (untaps(c, s.permanents[pi], s.derived[pi]) &&
          matches(c, mods[m].mod->filter, r, mods[m].scope))
        ++count;
    }
    if (count > mods[m].p) {
      which = mods[m];
      return count - mods[m].p;
    }
  }
  return 0;
}

void untap_all(Ctx& c) {
  State& s = c.s;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const u16 slot = s.battlefield[i];
    const u16 pi = s.objects[slot].perm;
    Permanent& p = s.permanents[pi];
    if (s.derived[pi].controller != s.active) continue;
    p.flags &= ~kPSick;  // CR 302.6
    if (untaps(c, p, s.derived[pi])) set_tapped(c, make_ref(s, slot), false);
    p.flags &= ~kPSkipUntap;
    p.flags &= ~kPUntapAsked;
  }
}

// The starter's first draw step has no draw (CR 103.8a, 103.8c).
bool first_draw_skipped(const State& s) {
  const bool many = s.player_count > 2 && s.rules.is(FirstDraw::free_for_all_nobody);
  return s.turn == 1 && s.active == s.first && !many;
}

bool skips_untap(Ctx& c) {
  State& s = c.s;
  if (s.players[s.active].skip_untap) {
    --s.players[s.active].skip_untap;
    return true;
  }
  if (!s.has_rules_mods) return false;
  RulesModRoom mods;
  const int n = rules_mods(c, ModKind::skip_untap, mods);
  for (int i = 0; i < n; ++i)
    if (mod_affects_player(c, mods[i], s.active)) return true;
  return false;
}

Step after_main(const State& s) {
  return s.rules.is(EndOfTurn::discard_phase) ? Step::discard : Step::end;
}

Step after(State& s, Step step) {
  switch (step) {
    case Step::none:
      return Step::untap;
    case Step::untap:
      return Step::upkeep;
    case Step::upkeep:
      return Step::draw;
    case Step::draw:
      return Step::main1;
    case Step::main1:
      // The attack is part of the main phase, and not everybody attacks (era-fifth 2.9).
      if (batch_timing(s) && s.rules.is(CombatBegin::announced)) return after_main(s);
      return s.players[s.active].skip_combat ? Step::main2 : Step::begin_combat;
    case Step::begin_combat:
      return Step::attackers;
    case Step::attackers:
      // What was declared or put there attacking counts, though it may have gone (CR 508.8).
      return s.attacker_count ? Step::blockers : Step::end_combat;
    case Step::blockers:
      return s.attacker_count ? Step::first_strike_damage : Step::end_combat;
    case Step::first_strike_damage:
      return Step::damage;
    case Step::damage:
      return Step::end_combat;
    case Step::end_combat:
      return Step::main2;
    case Step::main2:
      if (s.extra_combats) {
        --s.extra_combats;
        return Step::begin_combat;
      }
      return after_main(s);
    case Step::discard:
    case Step::end:
      return Step::cleanup;
    case Step::cleanup:
      return Step::none;
  }
  return Step::none;
}

}  // namespace

// Unspent mana is lost (CR 500.5); where the rules know mana burn, each point costs a life.
bool pools_empty_after(const State& s, Step step) {
  return s.rules.is(PoolEmpties::step_and_phase) || ends_phase(s, step);
}
void empty_pools(Ctx& c, Step step) {
  State& s = c.s;
  if (!pools_empty_after(s, step)) return;
  for (int p = 0; p < s.player_count; ++p) {
    Player& pl = s.players[p];
    int lost = 0;
    for (u16& m : pl.pool) {
      lost += m;
      m = 0;
    }
    if (lost && s.rules.is(ManaBurn::one)) {
      pl.life = i16(pl.life - lost);
      note_deed(s, u8(p), kDeedLostLife);
      note_time(s, &Tally::losses, u8(p));
      touch(s, kFactLife);
      s.sba_needed = 1;
      emit(c, {.type = LogEvent::mana_burn, .player = u8(p), .amount = i16(lost)});
    }
  }
}

// Who wins owns what was staked (catalogue R-002).
void take_stakes(State& s, u8 winner) {
  ZoneList& to = s.command_and_ante[winner];
  for (int p = 0; p < s.player_count; ++p) {
    ZoneList& from = s.command_and_ante[p];
    u16 kept = 0;
    for (u16 i = 0; p != winner && i < from.count; ++i) {
      const u16 slot = from.at[i];
      Object& o = s.objects[slot];
      if (o.zone == Zone::ante && to.count < kZoneCap) {
        o.owner = o.controller = winner;
        to.at[to.count++] = slot;
      } else {
        from.at[kept++] = slot;
      }
    }
    if (p != winner) from.count = kept;
  }
}

void end_duel(Ctx& c, u8 winner) {
  State& s = c.s;
  if (s.over) return;
  s.over = 1;
  s.winner = winner;
  if (winner != kNoPlayer && s.rules.is(Ante::on)) take_stakes(s, winner);
  if (winner == kNoPlayer)
    emit(c, {.type = LogEvent::draw_game});
  else
    emit(c, {.type = LogEvent::win, .player = winner});
}

void player_loses(Ctx& c, u8 player, LossReason why) {
  State& s = c.s;
  if (s.over || s.players[player].lost != LossReason::none) return;
  s.players[player].lost = why;
  emit(c, {.type = LogEvent::lose_game, .player = player, .value = u8(why)});
  const int left = players_left(s);
  if (left == 0) return end_duel(c, kNoPlayer);
  if (left == 1) {
    for (int p = 0; p < s.player_count; ++p)
      if (s.players[p].lost == LossReason::none) return end_duel(c, u8(p));
  }
  leave_the_game(c, player);
  if (why != LossReason::concede) take_cards_away(c, player);
}

bool in_game(const State& s, u8 player) {
  return player < s.player_count && s.players[player].lost == LossReason::none;
}

u8 next_player(const State& s, u8 player) {
  u8 p = player;
  for (int i = 0; i < s.player_count; ++i) {
    if (++p >= s.player_count) p = 0;
    if (s.players[p].lost == LossReason::none) return p;
  }
  return player;
}

bool skips_draw(Ctx& c);

// ------------------------------------------------------------------ a turn
void step_turn(Ctx& c, Frame& f) {
  State& s = c.s;
  if (f.pc == stage::turn::begin) {
    f.pc = stage::turn::next_step;
    begin_turn(c);
  }
  // The turn of a player who has left goes on without one who is active (CR 800.4j).
  Step next = after(s, Step(f.turn.step));
  if (s.end_turn && next != Step::none && next != Step::cleanup) next = Step::cleanup;
  // Nothing of a skipped step happens (CR 614.10). In 1997 the phase goes by without its card.
  if (next == Step::draw && !batch_timing(s) && skips_draw(c)) next = after(s, next);
  while (next == Step::first_strike_damage && !first_strike_step_needed(c)) next = Step::damage;
  if (next == Step::none) {
    // What did not attack in this turn has not attacked in its player's last one any more.
    for (int i = 0; (s.board.cards & kTraitTally) && i < s.permanent_count; ++i) {
      u32& flags = s.permanents[i].flags;
      if ((flags & (kPAttackedBefore | kPAttackedThisTurn)) == kPAttackedBefore &&
          attacked_for(flags) == s.active)
        flags &= ~(kPAttackedBefore | kPAttackedFor);
    }
    pop_frame(c);
    return;
  }
  if (next == Step::draw && s.board.cards & kTraitTally)
    s.tally.drawn_before = s.players[s.active].cards_drawn;
  f.turn.step = i16(next);
  Frame& g = push_frame(c, FrameKind::step);
  g.step.step = i16(next);
}
void answer_turn(Ctx&, Frame&, const Option&) {}
int options_turn(const Read&, const Frame&, Option*, bool) { return 0; }

bool skips_draw(Ctx& c) {
  State& s = c.s;
  if (s.players[s.active].skip_draw) {
    --s.players[s.active].skip_draw;
    return true;
  }
  if (!s.has_rules_mods) return false;
  RulesModRoom mods;
  const int n = rules_mods(c, ModKind::skip_draw, mods);
  for (int i = 0; i < n; ++i)
    if (mod_affects_player(c, mods[i], s.active)) return true;
  return false;
}

int draws_due(Ctx& c) {
  State& s = c.s;
  if (batch_timing(s) && skips_draw(c)) return 0;
  int n = 1;
  if (s.has_rules_mods) {
    RulesModRoom mods;
    const int extra = rules_mods(c, ModKind::extra_draw, mods);
    for (int i = 0; i < extra; ++i)
      if (mod_affects_player(c, mods[i], s.active)) n += mods[i].p;
  }
  return n;
}

void draw_for_turn(Ctx& c) { draw_cards(c, c.s.active, draws_due(c)); }

namespace {

void begin_step(Ctx& c, Frame& f) {
  State& s = c.s;
  const Step step = Step(f.step.step);
  s.step = step;
  touch(s, kFactStep);
  emit(c, {.type = LogEvent::step, .player = s.active, .value = u8(step)});
  if (s.derived_dirty) refresh(c);
  if (step == Step::cleanup) {
    f.pc = stage::step::finish;
    push_frame(c, FrameKind::cleanup);
    return;
  }
  if (step == Step::untap) {
    if (s.continuous_count) end_continuous(c, Duration::your_next_turn, s.active);
    f.pc = stage::step::finish;
    if (skips_untap(c)) {
      for (int i = 0; i < s.battlefield_count; ++i) {
        const u16 pi = s.objects[s.battlefield[i]].perm;
        if (s.derived[pi].controller == s.active) s.permanents[pi].flags &= ~kPSick;
      }
      return;
    }
    f.pc = stage::step::choose_untap;
    return;
  }
  f.pc = stage::step::act;
}

void choose_untap(Ctx& c, Frame& f) {
  State& s = c.s;
  Ref which;
  if (needs_untap_choice(c, which)) {
    Decision& d = ask(c, DecisionKind::choose, Prompt::untap_choice, s.active);
    d.about = which;
    f.ref = which;
    f.step.limited = 0;
    return;
  }
  RulesMod limit;
  if (int excess = over_limit(c, limit); excess > 0) {
    Decision& d = ask(c, DecisionKind::pick, Prompt::untap_choice, s.active);
    d.lo = d.hi = i16(excess);
    f.step.limited = 1;
    return;
  }
  untap_all(c);
  f.pc = stage::step::finish;
}

void act_of_step(Ctx& c, Frame& f) {
  State& s = c.s;
  const Step step = Step(f.step.step);
  f.pc = stage::step::priority;
  switch (step) {
    case Step::upkeep:
      if (s.continuous_count) end_continuous(c, Duration::your_next_upkeep, s.active);
      {
        const int from = s.pending_count;
        fire_step(c, TriggerEvent::upkeep);
        if (s.delayed_count) {
          fire_delayed(c, DelayTime::your_upkeep, s.active);
          fire_delayed(c, DelayTime::next_upkeep, s.active);
          fire_delayed(c, DelayTime::each_upkeep, s.active);
        }
        if (batch_timing(s) && s.rules.is(UpkeepOrder::beginning_normal_end))
          mark_phase_effects(c, from);
      }
      break;
    case Step::draw:
      // An action of its own in 1997; put on the stack until 2003 (6E 304).
      if (batch_timing(s)) {
        begin_draw_phase(c, first_draw_skipped(s) ? 0 : draws_due(c));
        break;
      }
      // A moment before it, where it does not wait on the stack itself.
      if (s.rules.is(DrawWindows::respond_and_after) && s.rules.is(DrawUsesStack::false_) &&
          !first_draw_skipped(s) && !f.step.had_round) {
        f.step.had_round = 1;
        f.pc = stage::step::act;
        push_priority(c);
        return;
      }
      if (!first_draw_skipped(s) && (s.rules.is(DrawUsesStack::false_) ||
                                     put_action_on_stack(c, StackObjectKind::draw) == kNoIndex))
        draw_for_turn(c);
      fire_step(c, TriggerEvent::draw_step);
      if (s.delayed_count) fire_delayed(c, DelayTime::their_draw_step, s.active);
      break;
    case Step::main1:
    case Step::main2:
      fire_step(c, TriggerEvent::main_phase);
      break;
    case Step::begin_combat:
      ++s.combat_phase;
      fire_step(c, TriggerEvent::begin_combat);
      break;
    case Step::attackers:
      push_frame(c, FrameKind::attackers).player = s.active;
      return;
    case Step::blockers:
      push_frame(c, FrameKind::blockers).player = s.active;
      f.pc = stage::step::after_blocks;
      return;
    case Step::first_strike_damage:
      push_frame(c, FrameKind::combat_damage).combat_damage.first = 1;
      return;
    case Step::damage:
      push_frame(c, FrameKind::combat_damage).combat_damage.first = 0;
      return;
    case Step::end_combat:
      fire_step(c, TriggerEvent::end_combat);
      if (s.delayed_count) fire_delayed(c, DelayTime::end_of_combat, s.active);
      break;
    case Step::end:
      fire_step(c, TriggerEvent::end_step);
      if (s.delayed_count) {
        fire_delayed(c, DelayTime::end_step, s.active);
        fire_delayed(c, DelayTime::your_next_end_step, s.active);
      }
      break;
    default:
      break;
  }
}

void finish_step(Ctx& c, Frame& f) {
  State& s = c.s;
  const Step step = Step(f.step.step);
  if (step == Step::untap && s.rules.is(UntapWindow::if_triggered) && !f.step.had_round &&
      triggers_waiting(s)) {
    f.step.had_round = 1;
    if (batch_timing(s))
      push_neutral(c);
    else
      push_priority(c);
    return;
  }
  if ((batch_timing(s) || step == Step::discard) && !phase_over(c, f)) return;
  if (step == Step::end_combat) {
    if (s.continuous_count) end_continuous(c, Duration::end_of_combat, s.active);
    end_combat_cleanup(c);
  }
  empty_pools(c, step);
  if (ends_phase(s, step)) life_check(c);
  pop_frame(c);
}

}  // namespace

// ------------------------------------------------------------------ a step
void step_step(Ctx& c, Frame& f) {
  State& s = c.s;
  switch (f.pc) {
    case stage::step::begin:
      return begin_step(c, f);
    case stage::step::choose_untap:
      return choose_untap(c, f);
    case stage::step::act:
      return act_of_step(c, f);
    case stage::step::after_blocks:
      // m10: the damage assignment order is announced right after blocks, before triggers (CR
      // 509.2).
      f.pc = stage::step::priority;
      if (s.rules.is(DamageSplit::ordered_lethal)) push_frame(c, FrameKind::block_order);
      return;
    case stage::step::priority:
      f.pc = stage::step::finish;
      if (batch_timing(s))
        push_neutral(c);
      else
        push_priority(c);
      return;
    case stage::step::finish:
      return finish_step(c, f);
  }
}

void answer_step(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  Permanent* p = perm_at(s, f.step.limited == 0 ? f.ref : o.object);
  if (!p) return;
  p->flags |= kPUntapAsked;
  if (f.step.limited == 1 || o.kind == OptionKind::no) p->flags |= kPSkipUntap;
}

int options_step(const Read& c, const Frame& f, Option* out, bool) {
  const State& s = c.s;
  if (f.step.limited == 0) {
    out[0] = {.kind = OptionKind::yes, .object = f.ref};
    out[1] = {.kind = OptionKind::no, .object = f.ref};
    return 2;
  }
  // Pick what stays tapped: by id order, so that the same set is picked in one way only.
  RulesMod limit;
  int n = 0;
  if (over_limit(c, limit) <= 0) return 0;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Ref r = make_ref(s, s.battlefield[i]);
    const u16 pi = s.objects[r.slot].perm;
    if (untaps(c, s.permanents[pi], s.derived[pi]) && matches(c, limit.mod->filter, r, limit.scope))
      out[n++] = {.kind = OptionKind::object, .object = r};
  }
  return n;
}

}  // namespace upkeep
