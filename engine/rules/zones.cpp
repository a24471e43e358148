// Object slots, zone lists, and the one way in which anything changes zones (CR 400.7).
#include <algorithm>

#include "rules/ahead.h"
#include "rules/block_pairs.h"
#include "rules/continuous.h"
#include "rules/fire.h"
#include "rules/graveyard_order.h"
#include "rules/permanents.h"
#include "rules/players.h"
#include "rules/query.h"
#include "rules/zones.h"
#include "util/uninitialized_array.h"

namespace upkeep {
namespace {

// Of a state that may be changed, or only read.
template <class S>
auto list_in(S& s, Zone z, u8 player) -> decltype(&s.hand[player]) {
  switch (z) {
    case Zone::library:
      return &s.library[player];
    case Zone::hand:
      return &s.hand[player];
    case Zone::graveyard:
      return &s.graveyard[player];
    case Zone::exile:
      return &s.exile[player];
    case Zone::command:
    case Zone::ante:
      return &s.command_and_ante[player];
    case Zone::none:
    case Zone::battlefield:
    case Zone::stack:
      break;
  }
  return nullptr;
}

void list_remove(ZoneList& l, int i) {
  for (int j = i + 1; j < l.count; ++j) l.at[j - 1] = l.at[j];
  --l.count;
}

bool list_insert(ZoneList& l, int i, u16 slot) {
  if (l.count >= kZoneCap) return false;
  for (int j = l.count; j > i; --j) l.at[j] = l.at[j - 1];
  l.at[i] = slot;
  ++l.count;
  return true;
}

// The slot is free from now on. The count of slots never shrinks: a generation must not be
// forgotten.
void free_object(State& s, u16 slot) {
  Object& o = s.objects[slot];
  o.zone = Zone::none;
  o.flags = 0;
  o.perm = kNoIndex;
  note_hole(s, slot);
}

void remove_permanent(State& s, u16 slot) {
  const u16 at = s.objects[slot].perm;
  const u16 last = u16(s.permanent_count - 1);
  clear_blocks(s, s.permanents[at]);
  if (at != last) {
    s.permanents[at] = s.permanents[last];
    s.derived[at] = s.derived[last];
    s.objects[s.permanents[at].object.slot].perm = at;
  }
  --s.permanent_count;
  int n = 0;
  for (int i = 0; i < s.battlefield_count; ++i) {
    if (s.battlefield[i] != slot) s.battlefield[n++] = s.battlefield[i];
  }
  s.battlefield_count = u16(n);
  touch_effects(s);  // nobody else's characteristics change unless a continuous effect sees to it
}

// Takes the object out of the list of its zone; the object itself still says where it was.
void take_out(State& s, u16 slot) {
  const Object& o = s.objects[slot];
  if (o.zone == Zone::battlefield) {
    remove_permanent(s, slot);
    return;
  }
  ZoneList* l = zone_list(s, o.zone, o.owner);
  if (!l) return;
  touch(s, kFactCards);
  for (int i = 0; i < l->count; ++i) {
    if (l->at[i] != slot) continue;
    if (o.zone == Zone::library) {
      Player& p = s.players[o.owner];
      if (i < p.known_top_count)
        --p.known_top_count;
      else if (i >= l->count - p.known_bottom_count)
        --p.known_bottom_count;
    }
    list_remove(*l, i);
    return;
  }
}

bool put_in(State& s, u16 slot, Zone z, u16 flags) {
  Object& o = s.objects[slot];
  ZoneList* l = zone_list(s, z, o.owner);
  if (!l) return true;
  touch(s, kFactCards);
  if (z != Zone::library) return list_insert(*l, l->count, slot);
  Player& p = s.players[o.owner];
  const bool bottom = (flags & kMoveBottom) != 0;
  if (!list_insert(*l, bottom ? l->count : 0, slot)) return false;
  o.flags |= kObjPlaced;
  if (bottom)
    ++p.known_bottom_count;
  else
    ++p.known_top_count;
  return true;
}

// A new object in the same slot: old references no longer find it (CR 400.7).
void renew(Ctx& c, u16 slot, Zone to, u8 controller) {
  State& s = c.s;
  Object& o = s.objects[slot];
  const Zone from = o.zone;
  const bool was_public = !hidden_zone(from) && !(o.flags & kObjFaceDown);
  o.gen = u16(o.gen + 1);
  if (o.gen == 0) o.gen = 1;
  o.zone = to;
  o.perm = kNoIndex;
  o.controller = controller;
  o.flags = u8(o.flags & (kObjToken | kObjAbility));
  o.entered = s.clock++;
  if (to == Zone::graveyard && !(o.flags & kObjToken) &&
      (c.db.card(o.card).types & kPermanentTypes))
    note_deed(s, o.owner, kDeedDescended);
  if (!hidden_zone(to) || was_public)
    o.known_to = everyone(s);
  else
    o.known_to = u16(o.known_to | bit_of(o.owner));
  if (hidden_zone(to) && o.known_to == everyone(s)) o.flags |= kObjRevealed;
}

// Replacement effects for going to a graveyard (CR 614.6): another zone, or none. `shuffles`: the
// ability that shuffles it into its library; with exile as the zone, its player has the choice.
Zone replaced_zone(Ctx& c, Ref object, Zone to, u16& shuffles) {
  State& s = c.s;
  const Object& o = s.objects[object.slot];
  if (o.zone == Zone::stack && !(o.flags & kObjAbility) && o.perm < s.stack_object_count &&
      (s.stack_objects[o.perm].flags & kItemFlashback) && to != Zone::battlefield)
    return Zone::exile;  // CR 702.34a
  if (to != Zone::graveyard) return to;
  const Permanent* p = perm_at(s, object);
  bool exiled = p && (p->flags & kPExileIfDies);
  if (!p || !s.derived[o.perm].lost_abilities) {
    const CardDef& d = c.db.card(definition_of(s, object));
    if (d.has_replacement && !(o.flags & kObjFaceDown)) {
      for (int i = 0; i < d.ability_count; ++i) {
        const Ability& a = c.db.abilities[d.first_ability + i];
        if (a.kind != AbilityKind::replacement) continue;
        if (a.repl == ReplKind::graveyard_exile) exiled = true;
        if (a.repl == ReplKind::graveyard_shuffle) shuffles = u16(d.first_ability + i);
      }
    }
  }
  if (s.has_rules_mods && !exiled) {
    RulesModRoom mods;
    const int n = rules_mods(c, ModKind::dies_exile, mods);
    for (int i = 0; i < n && !exiled; ++i) exiled = mod_affects(c, mods[i], object);
  }
  return exiled ? Zone::exile : shuffles ? Zone::library : to;
}

// Everything about one object that leaves where it is, settled before anything has moved.
struct Departure {
  Ref object;
  Zone from = Zone::none, to = Zone::none;
  u8 controller = 0;
  u16 card = 0;
  u16 lki = kNoIndex;
  u16 shuffles = 0;  // the ability that would shuffle it into its library
  bool shuffled() const { return shuffles && to == Zone::library; }
  // Exiled or shuffled: CR 616.1 leaves that to its player. It waits in exile, and nothing is told
  // of where it has gone until then.
  bool open() const { return shuffles && to == Zone::exile; }
};

Departure plan(Ctx& c, Ref object, Zone to) {
  Departure d;
  d.object = object;
  d.from = c.s.objects[object.slot].zone;
  d.to = replaced_zone(c, object, to, d.shuffles);
  d.controller = controller_of(c.s, object);
  d.card = definition_of(c.s, object);
  return d;
}

// "If this leaves, the effect goes on until end of turn": with its old timestamp, and still for
// whatever matches.
void linger(Ctx& c, Ref leaving) {
  const Object& o = c.s.objects[leaving.slot];
  const Derived& derived = c.s.derived[o.perm];
  const CardDef& def = c.db.card(derived.card);
  if (!def.has_static || derived.lost_abilities || (c.s.permanents[o.perm].flags & kPFaceDown))
    return;
  for (int i = 0; i < def.ability_count; ++i) {
    const u16 id = u16(def.first_ability + i);
    const Ability& a = c.db.abilities[id];
    if (a.kind != AbilityKind::static_ || !(a.flags & kALingers)) continue;
    ContinuousEffect e;
    e.source = leaving;
    e.controller = derived.controller;
    e.mods = a.mods;
    e.ability = id;
    e.card = def.id;
    const u32 since = c.s.permanents[o.perm].timestamp;
    if (ContinuousEffect* added = add_continuous(c, e)) added->timestamp = since;
  }
}

void before_leaving(Ctx& c, Departure& d, u16 flags) {
  if (d.from == Zone::battlefield || d.from == Zone::stack || d.from == Zone::graveyard)
    d.lki = snapshot(c, d.object);
  if (d.from == Zone::battlefield) linger(c, d.object);
  if (d.from != Zone::battlefield || (flags & kMoveNoTrigger)) return;
  EventData e;
  e.object = d.object;
  e.player = d.controller;
  e.lki = d.lki;
  note_deed(c.s, d.controller, kDeedPermanentLeft);
  fire(c, TriggerEvent::leaves, e);
  if (d.to == Zone::graveyard) {
    if ((c.s.board.cards & kTraitTally) && is_creature(characteristics(c, d.object)))
      ++c.s.tally.creatures_died;
    fire(c, TriggerEvent::dies, e);
  }
}

void report_move(Ctx& c, const Departure& d, Ref now) {
  if (d.to == Zone::stack) return;  // announced by `cast`
  State& s = c.s;
  Event e;
  e.object = d.object;
  e.other = now;
  e.card = d.card;
  e.player = d.controller;
  if (d.from == Zone::battlefield) {
    e.type = LogEvent::leave;
    emit(c, e);
  }
  if (d.open() && now) {
    const u8 player = d.from == Zone::battlefield ? d.controller : s.objects[now.slot].owner;
    return owe_zone(c, now, player, d.from, d.shuffles);
  }
  e.value = u8(d.to);
  e.amount = i16(d.from);
  e.type = LogEvent::move;
  if (d.from == Zone::battlefield && d.to == Zone::graveyard) e.type = LogEvent::dies;
  if (d.from == Zone::battlefield && d.to == Zone::hand) e.type = LogEvent::return_hand;
  if (d.to == Zone::hand && d.from == Zone::graveyard) e.type = LogEvent::return_hand;
  if (d.to == Zone::exile) e.type = LogEvent::exile;
  if (hidden_zone(d.from) && hidden_zone(d.to) && now)
    e.hidden_from = u8(everyone(s) & ~s.objects[now.slot].known_to);
  emit(c, e);
}

void come_back_from_exile(Ctx& c, Ref left) {
  State& s = c.s;
  for (int i = 0; i < s.delayed_count;) {
    const DelayedTrigger t = s.delayed[i];
    if (t.kind != DelayedKind::return_from_exile || !(t.source == left)) {
      ++i;
      continue;
    }
    for (int j = i + 1; j < s.delayed_count; ++j) s.delayed[j - 1] = s.delayed[j];
    --s.delayed_count;
    if (alive(s, t.saved) && s.objects[t.saved.slot].zone == Zone::exile)
      move_object(c, t.saved, Zone::battlefield, s.objects[t.saved.slot].owner);
  }
}

Ref carry_out(Ctx& c, const Departure& d, u8 controller, u16 flags, bool quiet) {
  State& s = c.s;
  const u16 slot = d.object.slot;
  if (d.from == Zone::battlefield) {
    remove_from_combat(c, d.object);
    s.sba_needed = 1;
  }
  take_out(s, slot);
  Object& o = s.objects[slot];
  const bool token = (o.flags & kObjToken) != 0;
  Ref now;
  if (token && d.to != Zone::stack) {
    free_object(s, slot);  // CR 111.7, 704.5d: nothing can see it in between
  } else {
    renew(c, slot, d.to, d.to == Zone::stack ? controller : o.owner);
    if ((flags & kMoveKnown) && hidden_zone(d.to) && controller < kMaxPlayers)
      o.known_to |= bit_of(controller);
    if (flags & kMoveRevealed) {
      o.known_to = everyone(s);
      if (hidden_zone(d.to)) o.flags |= kObjRevealed;
    }
    if (flags & kMoveFaceDown) o.flags |= kObjFaceDown;
    if (put_in(s, slot, d.to, flags))
      now = make_ref(s, slot);
    else
      free_object(s, slot);
  }
  if (!quiet) report_move(c, d, now);
  if (d.shuffled() && now && !quiet) shuffle(c, o.owner);
  // From anywhere: that is no leaving, and does not look back (CR 603.6c).
  if (d.to == Zone::graveyard && now && !(flags & kMoveNoTrigger)) {
    EventData e;
    e.object = now;
    e.player = o.owner;
    fire(c, TriggerEvent::to_graveyard, e);
  }
  if (d.from == Zone::battlefield) come_back_from_exile(c, d.object);
  return now;
}

}  // namespace

// ------------------------------------------------------------------ slots and lists
u16 new_object(Ctx& c) {
  State& s = c.s;
  if (s.object_hole) {
    for (u16 i = s.first_hole; i < s.object_count; ++i) {
      if (s.objects[i].zone != Zone::none) continue;
      s.first_hole = u16(i + 1);
      const u16 gen = u16(s.objects[i].gen + 1);
      s.objects[i] = Object{};
      s.objects[i].gen = gen ? gen : 1;
      return i;
    }
    s.object_hole = 0;
  }
  if (s.object_count >= kMaxObjects) return 0;
  const u16 slot = s.object_count++;
  s.objects[slot] = Object{};
  s.objects[slot].gen = 1;
  return slot;
}

ZoneList* zone_list(State& s, Zone z, u8 player) { return list_in(s, z, player); }
const ZoneList* zone_list(const State& s, Zone z, u8 player) { return list_in(s, z, player); }

u16 definition_of(const State& s, Ref object) {
  const Object& o = s.objects[object.slot];
  if (o.zone == Zone::battlefield && o.perm < s.permanent_count && s.permanents[o.perm].copy_of)
    return s.permanents[o.perm].copy_of == kCopyOfFaceDown ? u16(0) : s.permanents[o.perm].copy_of;
  return o.card;
}

Copiable copiable(const State& s, Ref permanent) {
  for (int i = s.continuous_count - 1; i >= 0; --i) {
    const ContinuousEffect& e = s.continuous_effects[i];
    if (e.affected == permanent && e.copy_card) return {e.copy_card, e.copy_form, 0, 0};
  }
  const Object& o = s.objects[permanent.slot];
  if (o.zone != Zone::battlefield || o.perm >= s.permanent_count) return {o.card, 0, 0, 0};
  const Permanent& p = s.permanents[o.perm];
  return {p.copy_of ? p.copy_of : o.card, p.form, p.copy_mods, p.color_override};
}

int apnap(const State& s, u8* out) {
  int n = 0;
  for (int i = 0; i < s.player_count; ++i) {
    const u8 p = u8((s.active + i) % s.player_count);
    if (in_game(s, p)) out[n++] = p;
  }
  return n;
}

LastKnownInfo describe(const Read& c, Ref object) {
  const State& s = c.s;
  const Object& o = s.objects[object.slot];
  LastKnownInfo l;
  l.object = object;
  l.owner = o.owner;
  l.controller = controller_of(s, object);
  l.mana_value = i16(mana_value(c, object));
  l.d = characteristics(c, object);
  if (o.zone == Zone::battlefield) {
    const Permanent& p = s.permanents[o.perm];
    l.was_tapped = (p.flags & kPTapped) != 0;
    l.was_attacking = (p.flags & kPAttacking) != 0;
    l.defending = p.attacked_player;
    l.cast =
        u8((p.flags & kPCast ? kLastCast : 0) | (p.flags & kPCastFromHand ? kLastFromHand : 0) |
           (p.flags & kPKicked ? kLastKicked : 0));
    l.attached_to = p.attached_to;
    l.damage = p.damage;
    copy_counters(l, p);
    l.x = p.x;
    l.chosen_color = p.chosen_color;
    l.chosen_player = p.chosen_player;
    l.chosen_type = p.chosen_type;
  } else if (o.zone == Zone::stack && o.perm < s.stack_object_count) {
    l.x = s.stack_objects[o.perm].x;
  }
  return l;
}

u16 snapshot(Ctx& c, Ref object) {
  State& s = c.s;
  if (!alive(s, object)) return kNoIndex;
  refresh(c);
  const u16 at = s.lki_next;
  s.lki[at] = describe(c, object);
  s.lki_next = u16((at + 1) % kMaxLki);
  if (s.lki_used < kMaxLki) ++s.lki_used;
  return at;
}

bool matches_anywhere(const Read& c, u16 filter, Ref object, const Scope& scope) {
  if (!filter) return true;
  if (matches(c, filter, object, scope)) return true;
  if (c.s.objects[object.slot].zone == c.db.filters[filter].zone) return false;
  return matches_lki(c, filter, describe(c, object), scope);
}

// ------------------------------------------------------------------ moves
Ref move_object(Ctx& c, Ref object, Zone to, u8 controller, u16 flags) {
  State& s = c.s;
  if (!alive(s, object)) return {};
  if (s.objects[object.slot].flags & kObjAbility) {
    free_object(s, object.slot);
    return {};
  }
  if (to == Zone::battlefield) {
    if (s.objects[object.slot].zone == Zone::battlefield) return object;
    return enter_battlefield(c, object, controller, flags, EnterSpec{});
  }
  refresh(c);
  Departure d = plan(c, object, to);
  before_leaving(c, d, flags);
  return carry_out(c, d, controller, flags, false);
}

void move_all(Ctx& c, const Ref* objects, int n, Zone to, u16 flags, Ref* moved) {
  State& s = c.s;
  refresh(c);
  UninitializedArray<Departure, kMaxPermanents> d;
  n = std::min(n, kMaxPermanents);
  for (int i = 0; i < n; ++i) {
    d[i] = alive(s, objects[i]) ? plan(c, objects[i], to) : Departure{};
  }
  for (int i = 0; i < n; ++i) {
    if (d[i].object) before_leaving(c, d[i], flags);
  }
  for (int i = 0; i < n; ++i) {
    Ref now;
    if (d[i].object && alive(s, d[i].object))
      now = carry_out(c, d[i], s.objects[d[i].object.slot].owner, flags, false);
    if (moved) moved[i] = now;
    d[i].object = now;
  }
  if (to == Zone::graveyard && n > 1 && s.board.cards & kTraitPile)
    for (int i = 0; i < n; ++i) leave_unordered(s, &d[i].object, 1);
}

namespace {

// A permanent for the object, which is in place already, and of the spell that it was (`item`, or
// kNoIndex) what it keeps. Its index.
u16 add_permanent(State& s, Ref now, u8 controller, u16 flags, u16 item, const EnterSpec& spec) {
  Object& o = s.objects[now.slot];
  const u16 at = s.permanent_count++;
  s.permanents[at] = Permanent{};
  s.derived[at] = Derived{};
  s.derived[at].controller = controller;
  Permanent& p = s.permanents[at];
  o.perm = at;
  p.object = now;
  p.flags = kPSick;
  p.timestamp = o.entered;
  p.control_since = o.entered;
  p.copy_of = spec.copy_of;
  p.chosen_color = spec.chosen_color;
  p.chosen_player = spec.chosen_player;
  p.chosen_type = spec.chosen_type;
  p.chosen_number = spec.number;
  p.form = spec.form;
  p.copy_mods = spec.copy_mods;
  p.color_override = spec.made;
  p.attached_to = spec.host;
  p.attached_player = spec.host_player;
  if (flags & kMoveTapped) p.flags |= kPTapped;
  s.battlefield[s.battlefield_count++] = now.slot;
  if (item < s.stack_object_count) {
    const StackObject& it = s.stack_objects[item];
    p.x = it.x;
    p.kick_count = it.kick_count;
    if (it.flags & kItemKicked) p.flags |= kPKicked;
    if (it.flags & kItemCastFaceDown) p.flags |= kPCastFaceDown;
    if (!(it.flags & kItemCopy)) p.flags |= kPCast;
    if (it.flags & kItemFromHand) p.flags |= kPCastFromHand;
  }
  return at;
}

// "Enters tapped", "enters with counters", "as it enters, lose life".
void apply_own_replacements(Ctx& c, const CardDef& d, u16 at, u16 item) {
  State& s = c.s;
  Permanent& p = s.permanents[at];
  const Ref now = p.object;
  const u8 controller = s.objects[now.slot].controller;
  for (int i = 0; d.has_replacement && i < d.ability_count; ++i) {
    const Ability& a = c.db.abilities[d.first_ability + i];
    if (a.kind != AbilityKind::replacement) continue;
    if (a.repl != ReplKind::enters_tapped && a.repl != ReplKind::enters_with_counters &&
        a.repl != ReplKind::enters_lose_life)
      continue;
    refresh_entering(c, at);
    if (s.derived[at].lost_abilities) break;
    Scope sc = scope_of(s, now);
    sc.x = p.x;
    if (item < s.stack_object_count) sc.item = &s.stack_objects[item];
    if (a.condition && !condition_holds(c, a.condition, sc)) continue;
    if (a.repl == ReplKind::enters_lose_life)
      lose_life(c, controller, amount_of(c, a.amount, sc));
    else if (a.repl == ReplKind::enters_tapped)
      p.flags |= kPTapped;
    else
      set_counters(p, a.counter,
                   counters_of(p, a.counter) + std::max(0, amount_of(c, a.amount, sc)));
  }
}

void tell_entered(Ctx& c, Ref now, Ref object, u8 controller, Zone from, u16 flags, Ref host) {
  const State& s = c.s;
  Event e{.type = LogEvent::enter};
  e.object = now;
  e.other = object;
  e.card = definition_of(s, now);
  e.player = controller;
  e.value = u8(from);
  e.amount = (flags & kMovePlayed) != 0;
  if (flags & kMoveFaceDown) e.hidden_from = u8(everyone(s) & ~s.objects[now.slot].known_to);
  emit(c, e);
  if (host) {
    Event a;
    a.type = LogEvent::attach;
    a.object = now;
    a.card = e.card;
    a.other = host;
    a.other_card = definition_of(s, host);
    emit(c, a);
  }
}

}  // namespace

Ref enter_battlefield(Ctx& c, Ref object, u8 controller, u16 flags, const EnterSpec& spec) {
  State& s = c.s;
  const u16 slot = object.slot;
  Object& o = s.objects[slot];
  const Zone from = o.zone;
  if (s.permanent_count >= kMaxPermanents)
    return from == Zone::stack ? move_object(c, object, Zone::graveyard, o.owner) : Ref{};
  const u16 item = from == Zone::stack ? o.perm : kNoIndex;
  if (from == Zone::graveyard) snapshot(c, object);
  take_out(s, slot);
  renew(c, slot, Zone::battlefield, controller);
  const Ref now = make_ref(s, slot);
  if (from == Zone::stack) {  // what was done to the spell holds for the permanent (CR 400.7a)
    for (int i = 0; i < s.continuous_count; ++i) {
      if (s.continuous_effects[i].affected == object) s.continuous_effects[i].affected = now;
    }
  }
  const u16 at = add_permanent(s, now, controller, flags, item, spec);
  Permanent& p = s.permanents[at];
  if (flags & kMoveFaceDown) {
    o.flags |= kObjFaceDown;
    o.known_to = u16(bit_of(o.owner) | bit_of(controller));
    p.flags |= kPFaceDown;
  } else {
    const CardDef& d = c.db.card(p.copy_of ? definition_of(s, now) : o.card);
    if (d.types & kPlaneswalker) p.counters[int(Counter::loyalty)] = d.loyalty;  // CR 306.5b
    apply_own_replacements(c, d, at, item);
  }
  refresh_entering(c, at);
  if (s.has_rules_mods && !(p.flags & kPTapped)) {
    RulesModRoom mods;
    const int n = rules_mods(c, ModKind::enters_tapped, mods);
    for (int i = 0; i < n; ++i) {
      if (matches(c, mods[i].mod->filter, now, mods[i].scope) &&
          matches_relation(c, mods[i].mod->who, controller, mods[i].scope))
        p.flags |= kPTapped;
    }
  }
  if (s.derived_dirty) refresh_entered(c, at);
  const bool in_combat =
      s.step >= Step::attackers && s.step <= Step::end_combat && s.active == controller;
  if ((flags & kMoveAttacking) && in_combat) {  // CR 508.4
    p.flags |= kPAttacking;
    p.attacked_player = next_player(s, controller);
    if (s.attacker_count < 255) ++s.attacker_count;
  }
  touch(s);
  s.sba_needed = 1;
  tell_entered(c, now, object, controller, from, flags, spec.host);
  if (!(flags & kMoveNoTrigger)) {
    refresh(c);
    EventData ev;
    ev.object = now;
    ev.player = controller;
    fire(c, TriggerEvent::enters, ev);
    ev.other = spec.host;
    if (spec.host) fire(c, TriggerEvent::attached, ev);
  }
  return now;
}

void set_owner(Ctx& c, Ref object, u8 player) {
  State& s = c.s;
  if (!alive(s, object) || s.objects[object.slot].owner == player) return;
  Object& o = s.objects[object.slot];
  const bool listed = zone_list(s, o.zone, o.owner) != nullptr;
  if (listed) take_out(s, object.slot);
  o.owner = player;
  if (listed) {
    o.controller = player;
    o.known_to = u16(o.known_to | bit_of(player));
    if (!put_in(s, object.slot, o.zone, 0)) free_object(s, object.slot);
  }
  touch(s);
  Event e;
  e.type = LogEvent::owner_changed;
  e.player = player;
  e.object = object;
  e.card = o.card;
  e.hidden_from = u8(everyone(s) & ~o.known_to);
  emit(c, e);
}

Ref move_quietly(Ctx& c, Ref object, Zone to, Went& went) {
  Departure d = plan(c, object, to);
  before_leaving(c, d, 0);
  went = {d.to, d.shuffled()};
  return carry_out(c, d, c.s.objects[object.slot].owner, 0, true);
}

}  // namespace upkeep
