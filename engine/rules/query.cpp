// Characteristics, last known information and protection: what is read of one object.
#include "rules/query.h"

#include "cards/mana_value.h"
#include "rules/continuous.h"
#include "rules/stack.h"
#include "rules/words.h"
#include "util/per_thread.h"

namespace upkeep {

Scope scope_of(const State& s, const StackObject& item) {
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
    scope.x = s.permanents[o.perm].x;
  } else {
    scope.controller = o.controller;
  }
  return scope;
}

const Object* find(const State& s, Ref r) { return alive(s, r) ? &s.objects[r.slot] : nullptr; }
Ref ref_of(const State& s, u16 slot) { return make_ref(s, slot); }
Derived characteristics_of(const State& s, const CardDb& db, Ref r) {
  const Read c{s, db};
  return characteristics(c, r);
}
const Derived* derived_of(const State& s, Ref r) { return derived_at(s, r); }

Ref follow(const State& s, Ref old) {
  if (!old || alive(s, old)) return old;
  const Object& o = s.objects[old.slot];
  if (o.gen != u16(old.gen + 1)) return {};
  if (o.zone == Zone::graveyard || o.zone == Zone::exile || o.zone == Zone::battlefield)
    return make_ref(s, old.slot);
  return {};
}

u16 last_known_index(const State& s, Ref object) {
  for (int k = 0; k < s.lki_used; ++k) {
    const int i = (s.lki_next + kMaxLki - 1 - k) % kMaxLki;
    if (s.lki[i].object == object) return u16(i);
  }
  return kNoIndex;
}

const LastKnownInfo* last_known(const State& s, Ref object) {
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
  if (const LastKnownInfo* l = last_known(s, r)) return l->controller;
  return s.objects[r.slot].owner;
}

bool has_keyword(const State& s, Ref permanent, Keyword k) {
  const Derived* d = derived_at(s, permanent);
  return d && (d->keywords & bit(k));
}

namespace {

bool untaps(const CardDb& db, u16 effect) {
  for (; effect; effect = db.effects[effect].next) {
    const Effect& e = db.effects[effect];
    if (e.kind == EffectKind::untap && e.what.kind == SelKind::self) return true;
    if (untaps(db, e.child)) return true;
  }
  return false;
}

bool asks_tapped(const CardDb& db, u16 condition) {
  if (!condition) return false;
  const Condition& k = db.conditions[condition];
  if (k.kind == CondKind::both || k.kind == CondKind::either)
    return asks_tapped(db, k.a) || asks_tapped(db, k.b);
  if (k.kind == CondKind::negate) return asks_tapped(db, k.a);
  return k.filter && (db.filters[k.filter].flags & (kFTapped | kFUntapped));
}

bool speaks_of_tapped(const CardDb& db, const Ability& a) {
  if (db.costs[a.cost].flags & kCostUntap) return true;
  if (asks_tapped(db, a.condition) || asks_tapped(db, a.trigger.condition)) return true;
  constexpr KeywordSet stays = bit(Keyword::doesnt_untap) | bit(Keyword::may_stay_tapped);
  for (u16 m = a.mods; m && a.affects.kind == SelKind::self; m = db.mods[m].next)
    if (db.mods[m].keywords & stays) return true;
  for (int i = 0; i < a.mode_count; ++i)
    if (untaps(db, db.modes[a.first_mode + i].effects)) return true;
  return false;
}

// "… unless you pay": owed whether or not the artifact works (era-fifth 2.16).
bool upkeep_owed(const CardDb& db, const Ability& a) {
  if (a.kind != AbilityKind::triggered || a.trigger.event != TriggerEvent::upkeep) return false;
  for (u16 e = db.modes[a.first_mode].effects; e; e = db.effects[e].next)
    if (db.effects[e].kind == EffectKind::pay && db.effects[e].else_child) return true;
  return false;
}

}  // namespace

bool switched_off(const Read& c, Ref permanent, const Ability& a) {
  const State& s = c.s;
  if (!s.rules.tapped_artifacts_off()) return false;
  const Derived* d = derived_at(s, permanent);
  if (!d || !(s.permanents[s.objects[permanent.slot].perm].flags & kPTapped)) return false;
  if (!(d->types & kArtifact) || d->types & (kCreature | kLand | kEnchantment)) return false;
  return !speaks_of_tapped(c.db, a) && !upkeep_owed(c.db, a);
}

int abilities_of(const Read& c, Ref permanent, u16* out, int cap) {
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
  if (const KeywordSet t = d->keywords & triggered_keywords(c.s.rules))
    for (Keyword k : kTriggeredOrder)
      if ((t & bit(k)) && n < cap) out[n++] = c.db.keyword_ability(k);
  return n;
}

namespace {

// How many sizes are being counted right now: a card whose size counts cards is asked about itself
// while it counts them. It is then of no size yet, which nothing but a comparison of sizes sees.
UPKEEP_PER_THREAD int counting_sizes = 0;

}  // namespace

Derived characteristics(const Read& c, Ref object) {
  const State& s = c.s;
  if (const Derived* d = derived_at(s, object)) return *d;
  if (!alive(s, object)) {
    if (const LastKnownInfo* l = last_known(s, object)) return l->d;
  }
  const Object& o = s.objects[object.slot];
  Derived d;
  const CardDef& def = c.db.card(o.card);
  d.card = o.card;
  d.controller = o.zone == Zone::stack ? o.controller : o.owner;
  bool face_down = (o.flags & kObjFaceDown) != 0;
  if (o.zone == Zone::stack && o.perm < s.stack_object_count &&
      (s.stack_objects[o.perm].flags & kItemFaceDown))
    face_down = true;
  if (face_down) {  // CR 708.2
    d.types = kCreature;
    d.power = d.toughness = 2;
    return d;
  }
  d.types = def.types;
  d.supers = def.supers;
  d.colors = def.colors;
  d.subtypes = def.subtypes;
  if (def.keywords & bit(Keyword::changeling))
    for (u8 type : c.db.creature_types) d.subtypes.add(type);
  d.keywords = def.keywords;
  d.power = def.power;
  d.toughness = def.toughness;
  for (int i = 0; i < s.continuous_count; ++i) {
    // Colour changes on spells last while they are on the stack (and beyond: see move to the
    // battlefield).
    const ContinuousEffect& e = s.continuous_effects[i];
    if (!(e.affected == object)) continue;
    for (u16 m = e.mods; m; m = c.db.mods[m].next) {
      const Mod& mod = c.db.mods[m];
      if (mod.kind == ModKind::set_color) d.colors = words_now(e.color_words, mod.colors);
      if (mod.kind == ModKind::set_chosen_color && e.color != kNoColor)
        d.colors = ColorSet(1 << e.color);
      if (mod.kind == ModKind::add_color) d.colors |= words_now(e.color_words, mod.colors);
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
          if (counting_sizes > 1) continue;
          ++counting_sizes;
          d.power = i16(amount_of(c, mod.p, scope));
          d.toughness = i16(amount_of(c, mod.t, scope));
          --counting_sizes;
        } else if (mod.kind == ModKind::set_color) {
          d.colors = mod.colors;
        }
      }
    }
  return d;
}

int mana_value(const Read& c, Ref object) {
  const State& s = c.s;
  u16 card = s.objects[object.slot].card;
  int x = 0;
  if (const Derived* d = derived_at(s, object)) {
    if (s.permanents[s.objects[object.slot].perm].flags & kPFaceDown) return 0;
    card = d->card;
  } else if (!alive(s, object)) {
    if (const LastKnownInfo* l = last_known(s, object)) return l->mana_value;
  } else if (s.objects[object.slot].zone == Zone::stack) {
    const u16 i = item_of(s, object);
    if (i != kNoIndex) {
      if (s.stack_objects[i].flags & kItemFaceDown) return 0;
      x = s.stack_objects[i].x;
    }
  }
  return mana_value(c.db.card(card).cost, x);
}

// ------------------------------------------------------------------ protection (CR 702.16)
// The protections that `source` gives to what it is attached to without being removed by them.
static KeywordSet spares(const Read& c, Ref source, Ref host) {
  const Derived* d = derived_at(c.s, source);
  if (!d || d->lost_abilities ||
      !(c.s.permanents[c.s.objects[source.slot].perm].attached_to == host))
    return 0;
  KeywordSet out = 0;
  const CardDef& def = c.db.card(d->card);
  for (int i = 0; i < def.ability_count; ++i) {
    const Ability& a = c.db.abilities[def.first_ability + i];
    if (a.kind != AbilityKind::static_) continue;
    for (u16 m = a.mods; m; m = c.db.mods[m].next)
      if (c.db.mods[m].flags & kMSparesSource) out |= c.db.mods[m].keywords;
  }
  return words_now(TextWords{d->color_words, d->land_words}, out);
}

bool protected_from(const Read& c, Ref object, Ref source, u16 source_lki, bool attaching) {
  const Derived* d = derived_at(c.s, object);
  if (!d) return false;
  constexpr KeywordSet kAnyProtection =
      bit(Keyword::protection_white) | bit(Keyword::protection_blue) |
      bit(Keyword::protection_black) | bit(Keyword::protection_red) |
      bit(Keyword::protection_green) | bit(Keyword::protection_artifacts) |
      bit(Keyword::protection_creatures);
  KeywordSet keywords = d->keywords & kAnyProtection;
  // "This does not remove this Aura" (CR 702.16n).
  if (attaching && d->spared_by) keywords &= ~(d->spared & spares(c, source, object));
  if (!keywords) return false;
  const LastKnownInfo* locked = locked_source(c.s, source, source_lki);
  const Derived from = locked ? locked->d : characteristics(c, source);
  for (int k = 0; k < 5; ++k)
    if ((from.colors >> k & 1) && (keywords & bit(Keyword(int(Keyword::protection_white) + k))))
      return true;
  if ((from.types & kArtifact) && (keywords & bit(Keyword::protection_artifacts))) return true;
  return (from.types & kCreature) && (keywords & bit(Keyword::protection_creatures));
}

ReasonCode targetable(const Read& c, Ref object, Ref source, u8 by, const Scope& scope,
                      Ref* forbidder) {
  const Derived* d = derived_at(c.s, object);
  if (!d) return alive(c.s, object) ? ReasonCode::legal : ReasonCode::illegal_target;
  if (d->keywords & bit(Keyword::shroud)) return ReasonCode::target_shroud;
  if ((d->keywords & bit(Keyword::hexproof)) && d->controller != by)
    return ReasonCode::target_hexproof;
  if (protected_from(c, object, source, scope.source_lki)) return ReasonCode::target_protected;
  if (c.s.has_rules_mods) {
    RulesModRoom mods;
    const int n = rules_mods(c, ModKind::cant_target, mods);
    for (int i = 0; i < n; ++i)
      if (mod_affects(c, mods[i], object) && matches(c, mods[i].mod->filter, source, scope)) {
        if (forbidder) *forbidder = mods[i].scope.source;
        return ReasonCode::effect_forbids;
      }
  }
  return ReasonCode::legal;
}

}  // namespace upkeep
