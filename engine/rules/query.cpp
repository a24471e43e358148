// Amounts, conditions, selectors and characteristics: everything that is read and nothing that changes.
#include "rules/internal.h"

namespace upkeep {

Scope scope_of(const State& s, const Item& item) {
  Scope scope;
  (void)s;
  scope.source = item.source;
  scope.controller = item.controller;
  scope.item = &item;
  scope.event = &item.event;
  scope.source_lki = item.source_lki;
  scope.x = item.x;
  return scope;
}

Scope scope_of(const State& s, Ref permanent) {
  Scope scope;
  scope.source = permanent;
  const Object& o = s.objects[permanent.slot];
  if (alive(s, permanent) && o.zone == Zone::battlefield) {
    scope.controller = s.derived[o.perm].controller;
    scope.x = s.perms[o.perm].x;
  } else {
    scope.controller = o.controller;
  }
  return scope;
}

const Object* find(const State& s, Ref r) { return alive(s, r) ? &s.objects[r.slot] : nullptr; }
Ref ref_of(const State& s, u16 slot) { return make_ref(s, slot); }
const Perm* perm_of(const State& s, Ref r) { return perm_at(const_cast<State&>(s), r); }
const Derived* derived_of(const State& s, Ref r) { return derived_at(s, r); }

Ref follow(const State& s, Ref old) {
  if (!old || alive(s, old)) return old;
  const Object& o = s.objects[old.slot];
  if (o.gen != u16(old.gen + 1)) return {};
  if (o.zone == Zone::graveyard || o.zone == Zone::exile || o.zone == Zone::battlefield) return make_ref(s, old.slot);
  return {};
}

u16 last_known_index(const State& s, Ref object) {
  for (int k = 0; k < s.lki_used; ++k) {
    const int i = (s.lki_next + kMaxLki - 1 - k) % kMaxLki;
    if (s.lki[i].object == object) return u16(i);
  }
  return kNoIndex;
}

const Lki* last_known(const State& s, Ref object) {
  const u16 i = last_known_index(s, object);
  return i == kNoIndex ? nullptr : &s.lki[i];
}

u8 controller_of(const State& s, Ref r) {
  if (!r) return kNoPlayer;
  if (alive(s, r)) {
    const Object& o = s.objects[r.slot];
    if (o.zone == Zone::battlefield) return s.derived[o.perm].controller;
    return o.zone == Zone::stack ? o.controller : o.owner;
  }
  if (const Lki* l = last_known(s, r)) return l->controller;
  return s.objects[r.slot].owner;
}

bool has_keyword(const State& s, Ref permanent, Keyword k) {
  const Derived* d = derived_at(s, permanent);
  return d && (d->keywords & bit(k));
}

int abilities_of(const Ctx& c, Ref permanent, u16* out, int cap) {
  const Derived* d = derived_at(c.s, permanent);
  if (!d) return 0;
  int n = 0;
  if (!d->lost_abilities) {
    const CardDef& def = c.db.card(d->card);
    for (int i = 0; i < def.ability_count && n < cap; ++i) out[n++] = u16(def.first_ability + i);
  }
  for (int i = 0; i < d->granted_count && n < cap; ++i) out[n++] = d->granted[i];
  for (int k = 0; k < 5; ++k)
    if ((d->land_mana >> k & 1) && n < cap) out[n++] = c.db.basic_mana_ability(k);
  return n;
}

Derived characteristics(const Ctx& c, Ref object) {
  const State& s = c.s;
  if (const Derived* d = derived_at(s, object)) return *d;
  if (!alive(s, object)) {
    if (const Lki* l = last_known(s, object)) return l->d;
  }
  const Object& o = s.objects[object.slot];
  Derived d;
  const CardDef& def = c.db.card(o.card);
  d.card = o.card;
  d.controller = o.zone == Zone::stack ? o.controller : o.owner;
  bool face_down = (o.flags & kObjFaceDown) != 0;
  if (o.zone == Zone::stack && o.perm < s.item_count && (s.items[o.perm].flags & kItemFaceDown)) face_down = true;
  if (face_down) {  // CR 708.2
    d.types = kCreature;
    d.power = d.toughness = 2;
    return d;
  }
  d.types = def.types;
  d.supers = def.supers;
  d.colors = def.colors;
  d.subtypes = def.subtypes;
  d.keywords = def.keywords;
  d.power = def.power;
  d.toughness = def.toughness;
  for (int i = 0; i < s.cont_count; ++i) {
    // Colour changes on spells last while they are on the stack (and beyond: see move to the battlefield).
    const ContEffect& e = s.conts[i];
    if (!(e.affected == object)) continue;
    for (u16 m = e.mods; m; m = c.db.mods[m].next) {
      const Mod& mod = c.db.mods[m];
      if (mod.kind == ModKind::set_color) d.colors = mod.colors;
      if (mod.kind == ModKind::set_chosen_color && e.color != 0xFF) d.colors = ColorSet(1 << e.color);
      if (mod.kind == ModKind::add_color) d.colors |= mod.colors;
    }
  }
  if (def.has_static)
    for (int i = 0; i < def.ability_count; ++i) {
      const Ability& a = c.db.abilities[def.first_ability + i];
      if (a.kind != AbilityKind::static_ || !(a.flags & kACharacteristic)) continue;
      Scope scope;
      scope.source = object;
      scope.controller = d.controller;
      for (u16 m = a.mods; m; m = c.db.mods[m].next) {
        const Mod& mod = c.db.mods[m];
        if (mod.kind == ModKind::pt_define) {
          d.power = i16(amount_of(c, mod.p, scope));
          d.toughness = i16(amount_of(c, mod.t, scope));
        } else if (mod.kind == ModKind::set_color) {
          d.colors = mod.colors;
        }
      }
    }
  return d;
}

int mana_value(const Ctx& c, Ref object) {
  const State& s = c.s;
  u16 card = s.objects[object.slot].card;
  int x = 0;
  if (const Derived* d = derived_at(s, object)) {
    if (s.perms[s.objects[object.slot].perm].flags & kPFaceDown) return 0;
    card = d->card;
  } else if (!alive(s, object)) {
    if (const Lki* l = last_known(s, object)) return l->mana_value;
  } else if (s.objects[object.slot].zone == Zone::stack) {
    const u16 i = item_of(s, object);
    if (i != kNoIndex) {
      if (s.items[i].flags & kItemFaceDown) return 0;
      x = s.items[i].x;
    }
  }
  const ManaCost& m = c.db.card(card).cost;
  int v = m.generic + m.x * x;
  for (int k = 0; k < kManaKinds; ++k) v += m.pips[k];
  for (int k = 0; k < m.hybrid_count; ++k) v += m.hybrid[k] & kHybridTwo ? 2 : 1;  // CR 202.3f
  return v;
}

// ------------------------------------------------------------------ selectors
namespace {

void add_object(const Ctx& c, Selection& out, const Sel& sel, const Scope& scope, Ref r) {
  if (!r || out.object_count >= kMaxPermanents) return;
  if (sel.filter && sel.kind != SelKind::all) {
    if (!matches(c, sel.filter, r, scope)) {
      const Lki* l = alive(c.s, r) ? nullptr : last_known(c.s, r);
      if (!l || !matches_lki(c, sel.filter, *l, scope)) return;
    }
  }
  out.lki[out.object_count] = alive(c.s, r) ? kNoIndex : last_known_index(c.s, r);
  out.objects[out.object_count++] = r;
}

void add_player(Selection& out, u8 p) {
  if (p == kNoPlayer || out.player_count >= kMaxPlayers) return;
  out.players[out.player_count++] = p;
}

void add_zone(const Ctx& c, Selection& out, const Sel& sel, const Scope& scope, const ZoneList& list) {
  for (int i = list.count - 1; i >= 0; --i) {
    const Ref r = make_ref(c.s, list.at[i]);
    if (matches(c, sel.filter, r, scope)) add_object(c, out, sel, scope, r);
  }
}

void select_all(const Ctx& c, const Sel& sel, const Scope& scope, Selection& out) {
  const State& s = c.s;
  const Filter& f = c.db.filters[sel.filter];
  if (f.flags & (kFSpell | kFAbility)) {
    for (int i = s.stack_count - 1; i >= 0; --i) {
      const Ref r = s.items[s.stack[i]].self;
      if (matches(c, sel.filter, r, scope)) add_object(c, out, sel, scope, r);
    }
    return;
  }
  switch (f.zone) {
    case Zone::none:
    case Zone::battlefield:
      for (int i = 0; i < s.battlefield_count; ++i) {
        const Ref r = make_ref(s, s.battlefield[i]);
        if (matches(c, sel.filter, r, scope)) add_object(c, out, sel, scope, r);
      }
      return;
    default:
      for (int i = 0; i < s.player_count; ++i) {
        const u8 p = u8((s.active + i) % s.player_count);
        switch (f.zone) {
          case Zone::graveyard: add_zone(c, out, sel, scope, s.graveyard[p]); break;
          case Zone::hand: add_zone(c, out, sel, scope, s.hand[p]); break;
          case Zone::exile: add_zone(c, out, sel, scope, s.exile[p]); break;
          case Zone::library: add_zone(c, out, sel, scope, s.library[p]); break;
          default: break;
        }
      }
  }
}

Ref host_of(const State& s, Ref source) {
  const Object& o = s.objects[source.slot];
  if (alive(s, source) && o.zone == Zone::battlefield) return s.perms[o.perm].attached_to;
  if (const Lki* l = last_known(s, source)) return l->attached_to;
  return {};
}

}  // namespace

void select(const Ctx& c, const Sel& sel, const Scope& scope, Selection& out) {
  const State& s = c.s;
  out.object_count = out.player_count = 0;
  const EventData* ev = scope.event ? scope.event : scope.item ? &scope.item->event : nullptr;
  switch (sel.kind) {
    case SelKind::none:
    case SelKind::count: return;
    case SelKind::self: add_object(c, out, sel, scope, scope.source); return;
    case SelKind::target:
      if (!scope.item) return;
      for (int i = 0; i < scope.item->target_count; ++i) {
        const Target& t = scope.item->targets[i];
        if (t.slot != sel.n || !t.legal) continue;
        if (t.kind == 1) add_object(c, out, sel, scope, t.object);
        if (t.kind == 2) add_player(out, t.player);
      }
      return;
    case SelKind::all: select_all(c, sel, scope, out); return;
    case SelKind::you: add_player(out, scope.controller); return;
    case SelKind::opponent:
    case SelKind::each_player:
      for (int i = 0; i < s.player_count; ++i) {
        const u8 p = u8((s.active + i) % s.player_count);
        if (s.players[p].lost) continue;
        if (sel.kind == SelKind::each_player || p != scope.controller) add_player(out, p);
      }
      return;
    case SelKind::target_controller:
    case SelKind::target_owner:
      if (!scope.item) return;
      for (int i = 0; i < scope.item->target_count; ++i) {
        const Target& t = scope.item->targets[i];
        if (t.slot != sel.n) continue;
        if (t.kind == 2) add_player(out, t.player);
        if (t.kind == 1)
          add_player(out, sel.kind == SelKind::target_owner ? s.objects[t.object.slot].owner : controller_of(s, t.object));
        return;
      }
      return;
    case SelKind::event_object:
      if (ev) add_object(c, out, sel, scope, ev->object);
      return;
    case SelKind::event_other:
      if (ev) add_object(c, out, sel, scope, ev->other);
      return;
    case SelKind::event_player:
      if (ev) add_player(out, ev->player);
      return;
    case SelKind::event_controller:
      if (ev) add_player(out, controller_of(s, ev->object));
      return;
    case SelKind::attached: add_object(c, out, sel, scope, host_of(s, scope.source)); return;
    case SelKind::attached_controller: {
      const Ref host = host_of(s, scope.source);
      if (host) add_player(out, controller_of(s, host));
      return;
    }
    case SelKind::it:
      if (scope.item)
        for (int i = 0; i < scope.item->picked_count; ++i) add_object(c, out, sel, scope, scope.item->picked[i]);
      return;
    case SelKind::it_controller:
      if (scope.item && scope.item->picked_count) add_player(out, controller_of(s, scope.item->picked[0]));
      return;
    case SelKind::it_owner:
      if (scope.item && scope.item->picked_count) add_player(out, s.objects[scope.item->picked[0].slot].owner);
      return;
    case SelKind::chosen_player: {
      const Object& o = s.objects[scope.source.slot];
      if (alive(s, scope.source) && o.zone == Zone::battlefield)
        add_player(out, s.perms[o.perm].chosen_player);
      else if (const Lki* l = last_known(s, scope.source))
        add_player(out, l->chosen_player);
      return;
    }
    case SelKind::active_player: add_player(out, s.active); return;
    case SelKind::defending_player: {
      Ref attacker = scope.source;
      const Perm* p = perm_of(s, attacker);
      if ((!p || !(p->flags & kPAttacking)) && ev && ev->object) {
        attacker = ev->object;
        p = perm_of(s, attacker);
      }
      if (p && p->attacked_player != kNoPlayer) return add_player(out, p->attacked_player);
      if (const Lki* l = last_known(s, attacker)) add_player(out, l->defending);
      return;
    }
    case SelKind::iterated:
      if (!scope.item) return;
      if (scope.item->iterated) add_object(c, out, sel, scope, scope.item->iterated);
      add_player(out, scope.item->iterated_player);
      return;
    case SelKind::saved:
      if (!scope.item) return;
      if (scope.item->saved) add_object(c, out, sel, scope, scope.item->saved);
      add_player(out, scope.item->saved_player);
      return;
    case SelKind::all_players_others: {
      u8 skip = kNoPlayer;
      if (scope.item && scope.item->target_count && scope.item->targets[0].kind == 1)
        skip = controller_of(s, scope.item->targets[0].object);
      for (int i = 0; i < s.player_count; ++i) {
        const u8 p = u8((s.active + i) % s.player_count);
        if (p != skip && !s.players[p].lost) add_player(out, p);
      }
      return;
    }
  }
}

u8 select_player(const Ctx& c, const Sel& sel, const Scope& scope) {
  Selection out;
  select(c, sel, scope, out);
  if (out.player_count) return out.players[0];
  // "its controller" of something that names an object.
  return out.object_count ? controller_of(c.s, out.objects[0]) : kNoPlayer;
}

// ------------------------------------------------------------------ amounts
namespace {

int counters_on(const Ctx& c, Ref r, int kind) {
  if (const Perm* p = perm_of(c.s, r)) return p->counters[kind];
  if (const Lki* l = last_known(c.s, r)) return l->counters[kind];
  return 0;
}

int sum_objects(const Ctx& c, const Amount& a, const Scope& scope) {
  Selection out;
  select(c, a.sel, scope, out);
  int total = 0;
  for (int i = 0; i < out.object_count; ++i) {
    const Ref r = out.objects[i];
    switch (a.kind) {
      case AmountKind::power: total += characteristics(c, r).power; break;
      case AmountKind::toughness: total += characteristics(c, r).toughness; break;
      case AmountKind::mana_value: total += mana_value(c, r); break;
      case AmountKind::counters: total += counters_on(c, r, a.value); break;
      case AmountKind::marked_damage: {
        const Perm* p = perm_of(c.s, r);
        const Lki* l = p ? nullptr : last_known(c.s, r);
        total += p ? p->damage : l ? l->damage : 0;
        break;
      }
      default: break;
    }
  }
  return total;
}

const Player* one_player(const Ctx& c, const Sel& sel, const Scope& scope) {
  const u8 p = select_player(c, sel, scope);
  return p < c.s.player_count ? &c.s.players[p] : nullptr;
}

int domain_count(const Ctx& c, u8 player) {
  const State& s = c.s;
  u8 mask = 0;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Derived& d = s.derived[s.objects[s.battlefield[i]].perm];
    if (d.controller != player || !(d.types & kLand)) continue;
    for (int k = 0; k < 5; ++k)
      if (d.subtypes.has(k)) mask |= u8(1 << k);
  }
  int n = 0;
  for (int k = 0; k < 5; ++k) n += mask >> k & 1;
  return n;
}

int devotion(const Ctx& c, u8 player, int colors) {
  const State& s = c.s;
  int n = 0;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Derived& d = s.derived[s.objects[s.battlefield[i]].perm];
    if (d.controller != player) continue;
    const ManaCost& m = c.db.card(d.card).cost;
    for (int k = 0; k < 5; ++k)
      if (colors >> k & 1) n += m.pips[k];
    for (int k = 0; k < m.hybrid_count; ++k) n += (m.hybrid[k] & colors & 0x1F) != 0;
  }
  return n;
}

}  // namespace

int amount_of(const Ctx& c, u16 amount, const Scope& scope) {
  const Amount& a = c.db.amounts[amount];
  const State& s = c.s;
  const Item* it = scope.item;
  switch (a.kind) {
    case AmountKind::constant: return a.value;
    case AmountKind::x: {
      if (it) return it->x;
      return scope.x;
    }
    case AmountKind::count: {
      Selection out;
      Sel sel;
      sel.kind = SelKind::all;
      sel.filter = a.filter;
      select(c, sel, scope, out);
      return out.object_count;
    }
    case AmountKind::power:
    case AmountKind::toughness:
    case AmountKind::mana_value:
    case AmountKind::counters:
    case AmountKind::marked_damage: return sum_objects(c, a, scope);
    case AmountKind::life: {
      const Player* p = one_player(c, a.sel, scope);
      return p ? p->life : 0;
    }
    case AmountKind::hand_size: {
      const u8 p = select_player(c, a.sel, scope);
      return p < s.player_count ? s.hand[p].count : 0;
    }
    case AmountKind::library_size: {
      const u8 p = select_player(c, a.sel, scope);
      return p < s.player_count ? s.library[p].count : 0;
    }
    case AmountKind::event_amount: return scope.event ? scope.event->amount : it ? it->event.amount : 0;
    case AmountKind::last_amount: return it ? it->last_amount : 0;
    case AmountKind::chosen_number: return it ? it->chosen_number : 0;
    case AmountKind::add: return amount_of(c, a.a, scope) + amount_of(c, a.b, scope);
    case AmountKind::subtract: return amount_of(c, a.a, scope) - amount_of(c, a.b, scope);
    case AmountKind::multiply: return amount_of(c, a.a, scope) * a.value;
    case AmountKind::half_up: {
      const int v = amount_of(c, a.a, scope);
      return v > 0 ? (v + 1) / 2 : v / 2;
    }
    case AmountKind::half_down: {
      const int v = amount_of(c, a.a, scope);
      return v >= 0 ? v / 2 : -((1 - v) / 2);
    }
    case AmountKind::minimum: {
      const int x = amount_of(c, a.a, scope), y = amount_of(c, a.b, scope);
      return x < y ? x : y;
    }
    case AmountKind::maximum: {
      const int x = amount_of(c, a.a, scope), y = amount_of(c, a.b, scope);
      return x > y ? x : y;
    }
    case AmountKind::divided_share: return it && it->target_count ? it->targets[0].share : 0;
    case AmountKind::even_share: {
      const int n = it ? it->target_count : 0;
      return n ? amount_of(c, a.a, scope) / n : 0;
    }
    case AmountKind::target_count: return it ? it->target_count : 0;
    case AmountKind::kick_count: {
      if (it && it->kick_count) return it->kick_count;
      const Perm* p = perm_of(s, scope.source);
      return p ? p->kick_count : 0;
    }
    case AmountKind::domain: return domain_count(c, scope.controller);
    case AmountKind::devotion: return devotion(c, scope.controller, a.value);
    case AmountKind::poison: {
      const Player* p = one_player(c, a.sel, scope);
      return p ? p->poison : 0;
    }
    case AmountKind::damage_dealt_this_turn: {
      const Player* p = one_player(c, a.sel, scope);
      return p ? p->damage_this_turn : 0;
    }
    case AmountKind::cards_drawn_this_turn: {
      const Player* p = one_player(c, a.sel, scope);
      return p ? p->cards_drawn : 0;
    }
    case AmountKind::spells_cast_this_turn: {
      const Player* p = one_player(c, a.sel, scope);
      return p ? p->spells_cast : 0;
    }
    case AmountKind::count_: return 0;
  }
  return 0;
}

// ------------------------------------------------------------------ conditions
bool condition_holds(const Ctx& c, u16 condition, const Scope& scope) {
  if (!condition) return true;
  const Condition& k = c.db.conditions[condition];
  const State& s = c.s;
  const Item* it = scope.item;
  const Perm* perm = perm_of(s, scope.source);
  switch (k.kind) {
    case CondKind::count:
    case CondKind::always: return true;
    case CondKind::compare: {
      const int a = amount_of(c, k.a, scope), b = amount_of(c, k.b, scope);
      switch (k.cmp) {
        case Cmp::none: return true;
        case Cmp::eq: return a == b;
        case Cmp::le: return a <= b;
        case Cmp::ge: return a >= b;
        case Cmp::lt: return a < b;
        case Cmp::gt: return a > b;
        case Cmp::ne: return a != b;
      }
      return false;
    }
    case CondKind::exists: {
      Selection out;
      Sel sel;
      sel.kind = SelKind::all;
      sel.filter = k.filter;
      select(c, sel, scope, out);
      return out.object_count > 0;
    }
    case CondKind::matches: {
      Sel sel = k.sel;
      sel.filter = 0;
      Selection out;
      select(c, sel, scope, out);
      if (out.object_count == 0) return false;
      for (int i = 0; i < out.object_count; ++i)
        if (!matches(c, k.filter, out.objects[i], scope)) {
          const Lki* l = alive(s, out.objects[i]) ? nullptr : last_known(s, out.objects[i]);
          if (!l || !matches_lki(c, k.filter, *l, scope)) return false;
        }
      return true;
    }
    case CondKind::kicked:
      if (it && it->kind == ItemKind::spell) return it->kick_count > 0 || (it->flags & kItemKicked);
      return perm && (perm->flags & kPKicked);
    case CondKind::your_turn: return s.active == scope.controller;
    case CondKind::opponents_turn: return s.active != scope.controller;
    case CondKind::both: return condition_holds(c, k.a, scope) && condition_holds(c, k.b, scope);
    case CondKind::either: return condition_holds(c, k.a, scope) || condition_holds(c, k.b, scope);
    case CondKind::negate: return !condition_holds(c, k.a, scope);
    case CondKind::did: return it && (it->flags & kItemDid);
    case CondKind::cast_from_hand:
      if (it && it->kind == ItemKind::spell) return (it->flags & kItemFromHand) != 0;
      return perm && (perm->flags2 & kP2CastFromHand);
    case CondKind::was_cast: return (it && it->kind == ItemKind::spell && !(it->flags & kItemCopy)) || (perm && (perm->flags2 & kP2Cast));
    case CondKind::flashed_back: return it && (it->flags & kItemFlashback);
    case CondKind::is_step: return int(s.step) == k.n;
    case CondKind::event_first: return true;
    case CondKind::won_flip: return it && (it->flags & kItemWonFlip);
    case CondKind::same_player: return select_player(c, k.sel, scope) == scope.controller;
    case CondKind::in_combat_phase: return s.step >= Step::begin_combat && s.step <= Step::end_combat;
    case CondKind::before_attackers: return !s.attacked && s.step < Step::attackers;
  }
  return false;
}

// ------------------------------------------------------------------ protection (CR 702.16)
bool protected_from(const Ctx& c, Ref object, Ref source) {
  const Derived* d = derived_at(c.s, object);
  if (!d) return false;
  constexpr KeywordSet kAnyProtection = bit(Keyword::protection_white) | bit(Keyword::protection_blue) |
                                        bit(Keyword::protection_black) | bit(Keyword::protection_red) |
                                        bit(Keyword::protection_green) | bit(Keyword::protection_artifacts) |
                                        bit(Keyword::protection_creatures);
  if (!(d->keywords & kAnyProtection)) return false;
  const Derived from = characteristics(c, source);
  for (int k = 0; k < 5; ++k)
    if ((from.colors >> k & 1) && (d->keywords & bit(Keyword(int(Keyword::protection_white) + k)))) return true;
  if ((from.types & kArtifact) && (d->keywords & bit(Keyword::protection_artifacts))) return true;
  return (from.types & kCreature) && (d->keywords & bit(Keyword::protection_creatures));
}

ReasonCode targetable(const Ctx& c, Ref object, Ref source, u8 by, const Scope& scope) {
  const Derived* d = derived_at(c.s, object);
  if (!d) return alive(c.s, object) ? ReasonCode::legal : ReasonCode::illegal_target;
  if (d->keywords & bit(Keyword::shroud)) return ReasonCode::target_shroud;
  if ((d->keywords & bit(Keyword::hexproof)) && d->controller != by) return ReasonCode::target_hexproof;
  if (protected_from(c, object, source)) return ReasonCode::target_protected;
  if (c.s.has_rules_mods) {
    RulesMod mods[16];
    const int n = rules_mods(c, ModKind::cant_target, mods, 16);
    for (int i = 0; i < n; ++i)
      if (mod_affects(c, mods[i], object) && matches(c, mods[i].mod->filter, source, scope)) return ReasonCode::effect_forbids;
  }
  return ReasonCode::legal;
}

}  // namespace upkeep
