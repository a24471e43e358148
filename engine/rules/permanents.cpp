// What can happen to a permanent: destruction and regeneration, sacrifice, tapping, counters,
// attaching, changes of control, leaving combat.
#include <algorithm>

#include "rules/block_pairs.h"
#include "rules/continuous.h"
#include "rules/fire.h"
#include "rules/permanents.h"
#include "rules/query.h"
#include "rules/timing/window.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

Event about(const Read& c, LogEvent type, Ref object) {
  Event e;
  e.type = type;
  e.object = object;
  e.card = definition_of(c.s, object);
  e.player = controller_of(c.s, object);
  if (c.s.objects[object.slot].flags & kObjFaceDown)
    e.hidden_from = u8(everyone(c.s) & ~c.s.objects[object.slot].known_to);
  return e;
}

bool cant_regenerate(const Read& c, Ref object) {
  const State& s = c.s;
  const u16 at = s.objects[object.slot].perm;
  if (s.permanents[at].flags & kPNoRegenThisTurn) return true;
  if (s.derived[at].keywords & bit(Keyword::cant_be_regenerated)) return true;
  if (!s.has_rules_mods) return false;
  RulesModRoom mods;
  const int n = rules_mods(c, ModKind::cant_be_regenerated, mods);
  for (int i = 0; i < n; ++i) {
    if (mod_affects(c, mods[i], object)) return true;
  }
  return false;
}

}  // namespace

u8 hidden_from(const State& s, Ref object) {
  const Permanent* p = permanent_of(s, object);
  if (!p || !(p->flags & kPFaceDown)) return 0;
  return u8(everyone(s) & ~bit_of(controller_of(s, object)));
}

void hide_face_down(const State& s, Event& e) {
  if (e.object) e.hidden_from |= hidden_from(s, e.object);
  if (e.other) e.other_hidden_from |= hidden_from(s, e.other);
}

// What stands between a permanent and its destruction; true if nothing does.
bool doomed(Ctx& c, Ref object, bool no_regen) {
  State& s = c.s;
  refresh(c);
  Permanent* p = perm_at(s, object);
  if (!p) return false;
  if (has_keyword(s, object, Keyword::indestructible)) return false;  // CR 702.12b
  if (p->regen_shields && !no_regen && !cant_regenerate(c, object)) {
    --p->regen_shields;
    regenerate_now(c, object);
    return false;
  }
  if (regeneration_window(s) && !no_regen && !(p->flags & kPDying)) {
    // It is in play until nobody regenerates it (era-fifth 5.4, 7.10).
    p->flags |= kPDying;
    s.sba_needed = 1;
    return false;
  }
  Event e = about(c, no_regen ? LogEvent::bury : LogEvent::destroy, object);
  emit(c, e);
  return true;
}

void regenerate_now(Ctx& c, Ref object) {  // CR 701.15a
  State& s = c.s;
  Permanent* p = perm_at(s, object);
  if (!p) return;
  emit(c, about(c, LogEvent::regenerate, object));
  p->damage = 0;
  touch(s, kFactDamage);
  p->flags &= ~kPDeathtouched;
  p->flags &= ~(kPDying | kPRegenerationOffered);
  set_tapped(c, object, true);
  if (s.rules.is(RegenCombat::removed))
    remove_from_combat(c, object);
  else if (p->flags & (kPAttacking | kPBlocking))
    p->flags |= kPRegenerated;
}

bool destroy(Ctx& c, Ref object, bool no_regen) {
  if (!doomed(c, object, no_regen)) return false;
  move_object(c, object, Zone::graveyard, c.s.objects[object.slot].owner);
  return true;
}

void destroy_all(Ctx& c, const Ref* objects, int n, bool no_regen) {
  Ref going[kMaxPermanents];
  int count = 0;
  for (int i = 0; i < n && count < kMaxPermanents; ++i) {
    bool twice = false;
    for (int j = 0; j < count; ++j) twice |= going[j] == objects[i];
    if (!twice && doomed(c, objects[i], no_regen)) going[count++] = objects[i];
  }
  move_all(c, going, count, Zone::graveyard);
}

void sacrifice_all(Ctx& c, const Ref* objects, int n) {
  State& s = c.s;
  for (int i = 0; i < n; ++i) {
    if (!perm_at(s, objects[i])) continue;
    Event e = about(c, LogEvent::sacrifice, objects[i]);
    emit(c, e);
    EventData ev;
    ev.object = objects[i];
    ev.player = e.player;
    fire(c, TriggerEvent::sacrificed, ev);
  }
  move_all(c, objects, n, Zone::graveyard);
}

void sacrifice(Ctx& c, Ref object) { sacrifice_all(c, &object, 1); }

void set_tapped(Ctx& c, Ref object, bool tapped) {
  State& s = c.s;
  Permanent* p = perm_at(s, object);
  if (!p || ((p->flags & kPTapped) != 0) == tapped) return;
  // Instead of becoming untapped it loses a stun counter (CR 122.1d).
  if (!tapped && counters_of(*p, Counter::stun) > 0)
    return put_counters(c, object, Counter::stun, -1);
  if (tapped) unmask(c, object);
  p->flags = tapped ? p->flags | kPTapped : p->flags & ~kPTapped;
  touch(s, kFactTapped);
  Event e = about(c, tapped ? LogEvent::tap : LogEvent::untap, object);
  emit(c, e);
  EventData ev;
  ev.object = object;
  ev.player = e.player;
  fire(c, tapped ? TriggerEvent::taps : TriggerEvent::untaps, ev);
}

void unmask(Ctx& c, Ref object) {
  if (const Permanent* p = perm_at(c.s, object); p && is_masked(*p)) turn_up(c, object);
}

void turn_up(Ctx& c, Ref object) {  // CR 708.7
  State& s = c.s;
  Permanent* p = perm_at(s, object);
  if (!p || !(p->flags & kPFaceDown)) return;
  p->flags &= ~(kPFaceDown | kPCastFaceDown);
  p->timestamp = s.clock++;  // CR 613.7f
  Object& o = s.objects[object.slot];
  o.flags = u8(o.flags & ~kObjFaceDown);
  o.known_to = everyone(s);
  dirty(s);
  s.sba_needed = 1;
  Event e = about(c, LogEvent::transform, object);
  emit(c, e);
  EventData ev;
  ev.object = object;
  ev.player = e.player;
  fire(c, TriggerEvent::turned_face_up, ev);
}

void put_counters(Ctx& c, Ref object, Counter k, int n) {
  State& s = c.s;
  Permanent* p = perm_at(s, object);
  if (!p || k >= Counter::count) return;
  const int have = counters_of(*p, k);
  n = std::clamp(n, -have, 30000 - have);
  if (n == 0) return;
  set_counters(*p, k, have + n);
  dirty(s);
  s.sba_needed = 1;
  Event e = about(c, LogEvent::counter, object);
  e.value = u8(k);
  e.amount = i16(n);
  emit(c, e);
  if (n < 0) return;
  EventData ev;
  ev.object = object;
  ev.player = e.player;
  ev.amount = i16(n);
  fire(c, TriggerEvent::counters_put, ev, fire_counter(k));
}

// ------------------------------------------------------------------ attaching (CR 701.3)
namespace {

// "Can't be enchanted by other Auras" is no obstacle for the Aura that says so.
bool forbids_other_auras(const CardDb& db, const CardDef& aura) {
  for (int i = 0; i < aura.ability_count; ++i)
    for (u16 m = db.abilities[aura.first_ability + i].mods; m; m = db.mods[m].next)
      if (db.mods[m].keywords & bit(Keyword::cant_be_enchanted)) return true;
  return false;
}

}  // namespace

bool can_attach(const Read& c, Ref aura, Ref host) {
  const State& s = c.s;
  const Derived* h = derived_at(s, host);
  if (aura == host) return false;
  const Derived a = characteristics(c, aura);
  const CardDef& d = c.db.card(a.card ? a.card : s.objects[aura.slot].card);
  // An Aura that enchants a card in a graveyard goes with the creature it brought back from there.
  if (d.enchant && c.db.filters[c.db.targets[d.enchant].filter].zone == Zone::graveyard) {
    const Permanent* p = permanent_of(s, aura);
    if (!h)
      return alive(s, host) && matches(c, c.db.targets[d.enchant].filter, host, scope_of(s, aura));
    return p && follow(s, p->attached_to) == host && is_creature(*h) &&
           !protected_from(c, host, aura);
  }
  if (!h) return false;
  if (d.enchant) {
    const TargetSpec& t = c.db.targets[d.enchant];
    if (!t.filter || !matches(c, t.filter, host, scope_of(s, aura))) return false;
    const Permanent* p = permanent_of(s, aura);
    if ((h->keywords & bit(Keyword::cant_be_enchanted)) &&
        !(p && p->attached_to == host && forbids_other_auras(c.db, d)))
      return false;
  } else if (!is_creature(*h)) {
    return false;  // CR 301.5
  }
  return !protected_from(c, host, aura, kNoIndex, true);
}

bool can_attach_to_player(const Read& c, Ref aura, u8 player) {
  const CardDef& d = c.db.card(definition_of(c.s, aura));
  if (!d.enchant || !in_game(c.s, player)) return false;
  const TargetPlayers who = c.db.targets[d.enchant].players;
  const u8 controller = controller_of(c.s, aura);
  switch (who) {
    case kTargetNoPlayer:
      return false;
    case kTargetAnyPlayer:
      return true;
    case kTargetOpponent:
      return player != controller;
    case kTargetSelfPlayer:
      return player == controller;
  }
  return false;
}

void attach(Ctx& c, Ref aura, Ref host) {
  State& s = c.s;
  Permanent* p = perm_at(s, aura);
  if (!p || !perm_at(s, host) || aura == host || p->attached_to == host) return;
  p->attached_to = host;
  s.board.attached = 1;
  p->attached_player = kNoPlayer;
  p->timestamp = s.clock++;  // CR 613.7e
  touch_effects(s);
  s.sba_needed = 1;
  Event e = about(c, LogEvent::attach, aura);
  e.other = host;
  e.other_card = definition_of(s, host);
  emit(c, e);
  EventData ev;
  ev.object = aura;
  ev.other = host;
  ev.player = e.player;
  fire(c, TriggerEvent::attached, ev);
}

void attach_to_player(Ctx& c, Ref aura, u8 player) {
  State& s = c.s;
  Permanent* p = perm_at(s, aura);
  if (!p || player >= s.player_count) return;
  p->attached_to = Ref{};
  p->attached_player = player;
  p->timestamp = s.clock++;
  touch_effects(s);
  s.sba_needed = 1;
  Event e = about(c, LogEvent::attach, aura);
  e.player = player;
  emit(c, e);
}

// ------------------------------------------------------------------ control and combat
void set_controller(Ctx& c, u16 perm_index) {
  State& s = c.s;
  Permanent& p = s.permanents[perm_index];
  p.flags |= kPSick;  // CR 302.6
  p.control_since = s.clock++;
  remove_from_combat(c, p.object);  // CR 506.4
  s.sba_needed = 1;
  Event e = about(c, LogEvent::control, p.object);
  e.player = s.derived[perm_index].controller;
  emit(c, e);
}

void remove_from_combat(Ctx& c, Ref creature) {
  State& s = c.s;
  Permanent* p = perm_at(s, creature);
  if (!p) return;
  if (p->flags & kPAttacking) {
    for (int i = 0; i < s.permanent_count; ++i) {
      Permanent& b = s.permanents[i];
      if (const int k = blocking_index(s, b, creature); k >= 0) remove_block(s, b, k);
    }
  }
  if (p->flags & (kPAttacking | kPBlocking)) touch(s, kFactCombat);
  // A creature that blocked stays a blocker that blocks nothing; what it blocked stays blocked (CR
  // 509.1h).
  p->flags &= ~(kPAttacking | kPBlocking | kPBlocked | kPDealtFirst);
  p->attacked_player = kNoPlayer;
  p->attacked = Ref{};
  p->band = 0;
  p->flags &= ~kPBlockedByMany;
  clear_blocks(s, *p);
  for (int k = 0; k < kOwnBlocks; ++k) p->order[k] = p->block_order[k] = 0;
}

}  // namespace upkeep
