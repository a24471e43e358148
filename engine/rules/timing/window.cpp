// The damage prevention step and the regeneration window of 1997 (era-fifth 7), and what may be
// done in which window.
#include "rules/timing/window.h"
#include "rules/ahead.h"
#include "rules/casting/announce.h"
#include "rules/combat/combat.h"
#include "rules/continuous.h"
#include "rules/query.h"
#include "rules/timing/batch.h"
#include "rules/timing/state_based.h"

namespace upkeep {
namespace {

bool fresh_shields(const State& s) {
  for (int i = 0; i < s.shield_count; ++i)
    if (s.shields[i].flags & kShieldWindow) return true;
  return false;
}

bool damage_waits(const State& s) {
  for (int i = 0; i < s.pending_damage_count; ++i)
    if (s.pending_damage[i].amount > 0 && !(s.pending_damage[i].flags & kPacketDeferred))
      return true;
  return false;
}

}  // namespace

bool source_fits(const Read& c, u16 filter, const PendingDamage& p, const Scope& scope) {
  if (const LastKnownInfo* locked = locked_source(c.s, p.source, p.source_lki))
    return matches_lki(c, filter, *locked, scope);
  if (alive(c.s, p.source)) return matches_anywhere(c, filter, p.source, scope);
  const LastKnownInfo* l = p.source_lki != kNoIndex && c.s.lki[p.source_lki].object == p.source
                               ? &c.s.lki[p.source_lki]
                               : last_known(c.s, p.source);
  return l && matches_lki(c, filter, *l, scope);
}

bool inside_window(const State& s) {
  for (int i = s.frame_count - 1; i >= 0; --i)
    if (s.frames[i].kind == FrameKind::window) return true;
  return false;
}

void push_window(Ctx& c, Waiting kind) {
  push_frame(c, FrameKind::window).window.waiting = i16(kind);
}

void drop_window_shields(State& s) {
  u16 kept = 0;
  for (u16 i = 0; i < s.shield_count; ++i)
    if (!(s.shields[i].flags & kShieldWindow)) s.shields[kept++] = s.shields[i];
  s.shield_count = kept;
}

void step_window(Ctx& c, Frame& f) {
  State& s = c.s;
  const bool prevention = Waiting(f.window.waiting) == Waiting::prevention;
  refresh(c);
  if (f.pc == stage::window::open) {
    f.pc = stage::window::ask;
    emit(c, {.type = LogEvent::window,
             .player = s.active,
             .value = u8(prevention ? WindowKind::prevention : WindowKind::regeneration)});
  }
  // What has just been used takes effect on the damage that waits.
  if (prevention && fresh_shields(s)) {
    push_frame(c, FrameKind::damage).flags = kDamageApplyOnly;
    return;
  }
  const bool open = prevention ? damage_waits(s) : any_dying(c);
  if (!open || s.over || f.window.declined >= players_left(s)) {
    if (prevention) drop_window_shields(s);
    pop_frame(c);
    return;
  }
  u8 p = in_game(s, s.active) ? s.active : next_player(s, s.active);
  for (int i = 0; i < f.window.declined; ++i) p = next_player(s, p);
  f.player = p;
  // Passed over, though logged (era-fifth 14).
  if (s.rules.is(WindowsAsk::able) && !can_act(c, p)) {
    ++f.window.declined;
    return;
  }
  if (passes(c, p)) {
    ++f.window.declined;
    return;
  }
  ask(c, DecisionKind::act, prevention ? Prompt::prevention : Prompt::regeneration, p);
}

void answer_window(Ctx& c, Frame& f, const Option& o) {
  if (o.kind == OptionKind::pass) {
    emit(c, {.type = LogEvent::pass, .player = f.player});
    ++f.window.declined;
    return;
  }
  begin_act(c, f.player, o);
}

int options_window(const Read& c, const Frame& f, Option* out, bool offer_mana) {
  return act_options(c, f.player, out, offer_mana);
}

// ------------------------------------------------------------------ what counts as what
namespace {

u8 speed_of_effect(const Effect& e) {
  switch (e.kind) {
    case EffectKind::prevent_damage:
      // "No creature deals combat damage this turn" aims at nothing that could wait (7.7).
      return e.what.kind == SelKind::none ? kPlainEffect : kPreventionEffect;
    case EffectKind::redirect_damage:
    case EffectKind::reflect_damage:
    case EffectKind::remove_damage:
      return kPreventionEffect;
    case EffectKind::regenerate:
      return kRegenerationEffect;
    default:
      return kPlainEffect;
  }
}

// Something that this effect speaks of without a target waits.
bool concerns(const Read& c, const Effect& e, const Scope& scope) {
  const State& s = c.s;
  if (e.what.kind == SelKind::target) return true;  // judged by its targets
  Selection found;
  select(c, e.what, scope, found);
  if (e.kind == EffectKind::regenerate) {
    for (int i = 0; i < found.object_count; ++i)
      if (is_dying(s, found.objects[i])) return true;
    return false;
  }
  for (int i = 0; i < s.pending_damage_count; ++i) {
    const PendingDamage& p = s.pending_damage[i];
    if (p.amount <= 0 || (e.filter && !source_fits(c, e.filter, p, scope))) continue;
    for (int k = 0; k < found.object_count; ++k)
      if (p.to && p.to == found.objects[k]) return true;
    for (int k = 0; k < found.player_count; ++k)
      if (!p.to && p.to_player == found.players[k]) return true;
  }
  if (e.kind != EffectKind::remove_damage) return false;
  for (int k = 0; k < found.object_count; ++k)
    if (const Permanent* p = permanent_of(s, found.objects[k]); p && p->damage > 0) return true;
  return false;
}

}  // namespace

u8 speed_of_mode(const CardDb& db, const Mode& m) {
  return m.effects ? speed_of_effect(db.effects[m.effects]) : u8(kPlainEffect);
}

bool targets_spells(const CardDb& db, const Mode& m) {
  for (int i = 0; i < m.target_count; ++i)
    for (u16 f = db.targets[m.first_target + i].filter; f; f = db.filters[f].or_next)
      if (db.filters[f].flags & (kFSpell | kFAbility)) return true;
  return false;
}

bool only_makes_mana(const CardDb& db, const Mode& m) {
  if (!m.effects || m.target_count) return false;
  for (u16 e = m.effects; e; e = db.effects[e].next)
    if (db.effects[e].kind != EffectKind::add_mana) return false;
  return true;
}

bool has_packet(const State& s, Ref object, u8 player) {
  for (int i = 0; i < s.pending_damage_count; ++i) {
    const PendingDamage& p = s.pending_damage[i];
    if (p.amount <= 0) continue;
    if (object ? p.to == object : !p.to && p.to_player == player) return true;
  }
  return false;
}

ReasonCode window_allows(const Read& c, const Window& w, const Mode& m, const Scope& scope) {
  const State& s = c.s;
  const u8 speed = speed_of_mode(c.db, m);
  switch (w.kind) {
    case Waiting::interrupt:
      if (only_makes_mana(c.db, m)) return ReasonCode::legal;
      return targets_spells(c.db, m) ? ReasonCode::legal : ReasonCode::interrupts_only;
    case Waiting::prevention:
      if (only_makes_mana(c.db, m)) return ReasonCode::legal;
      if (speed != kPreventionEffect) return ReasonCode::prevention_only;
      return concerns(c, c.db.effects[m.effects], scope) ? ReasonCode::legal
                                                         : ReasonCode::no_damage_waits;
    case Waiting::regeneration:
      if (only_makes_mana(c.db, m)) return ReasonCode::legal;
      if (speed != kRegenerationEffect) return ReasonCode::regeneration_only;
      return concerns(c, c.db.effects[m.effects], scope) ? ReasonCode::legal
                                                         : ReasonCode::not_dying;
    case Waiting::open:
    case Waiting::neutral:
    case Waiting::response:
      if (speed == kPreventionEffect && prevention_step(s)) return ReasonCode::prevention_step_only;
      if (speed == kRegenerationEffect && regeneration_window(s))
        return ReasonCode::regeneration_window_only;
      return ReasonCode::legal;
  }
  return ReasonCode::legal;
}

ReasonCode window_target(const State& s, const Window& w, Ref object, u8 player) {
  const bool spell = object && s.objects[object.slot].zone == Zone::stack;
  switch (w.kind) {
    case Waiting::open:
      return ReasonCode::legal;
    case Waiting::interrupt:
      // An interrupt may only target what it interrupts (4.3).
      return spell && w.item < s.stack_object_count && s.stack_objects[w.item].self == object
                 ? ReasonCode::legal
                 : ReasonCode::interrupts_only;
    case Waiting::prevention:
      return has_packet(s, object, player) ? ReasonCode::legal : ReasonCode::no_damage_waits;
    case Waiting::regeneration:
      return object && is_dying(s, object) ? ReasonCode::legal : ReasonCode::not_dying;
    case Waiting::neutral:
    case Waiting::response:
      // What is successfully cast cannot be interrupted any more (4.5).
      return spell && interrupt_window(s) ? ReasonCode::already_cast : ReasonCode::legal;
  }
  return ReasonCode::legal;
}

}  // namespace upkeep
