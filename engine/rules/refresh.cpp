// Derived, the cache of characteristics, and the summary of the board. Nothing but this file and
// the layers writes them. Most boards have no continuous effect at all and take the short way.
#include "rules/continuous.h"
#include "rules/layers.h"
#include "rules/permanents.h"
#include "util/uninitialized_array.h"

namespace upkeep {
namespace {

// The copiable values that a choice made while entering, or the exceptions of a copy, change (CR
// 707.2, 707.9).
void change_values(const Read& c, Derived& d, u16 mods) {
  for (u16 i = mods; i; i = c.db.mods[i].next) {
    const Mod& m = c.db.mods[i];
    switch (m.kind) {
      case ModKind::keep_color:
      case ModKind::set_color:
        d.colors = m.colors;
        break;
      case ModKind::add_types:
        d.types |= m.types;
        for (int w = 0; w < 4; ++w) d.subtypes.w[w] |= m.subtypes.w[w];
        break;
      case ModKind::add_keywords:
        d.keywords |= m.keywords;
        break;
      case ModKind::pt_set:
        d.power = c.db.amounts[m.p].value;
        d.toughness = c.db.amounts[m.t].value;
        break;
      case ModKind::grant_ability:
      case ModKind::same_ability: {
        if (d.granted_count < 6) d.granted[d.granted_count++] = m.ability;
        const Ability& a = c.db.abilities[m.ability];
        if (a.kind == AbilityKind::triggered) d.trigger_mask |= u64(1) << int(a.trigger.event);
        break;
      }
      default:
        break;
    }
  }
}

void base_of(Ctx& c, u16 pi) {
  const State& s = c.s;
  Derived& d = c.s.derived[pi];
  const Permanent& p = s.permanents[pi];
  const Object& o = s.objects[p.object.slot];
  const u16 card = p.copy_of ? p.copy_of : o.card;
  const bool nobody = p.copy_of == kCopyOfFaceDown;
  const CardDef& def = c.db.card(nobody ? u16(0) : card);
  d.card = nobody ? u16(0) : card;
  d.controller = o.controller;
  d.lost_abilities = 0;
  d.granted_count = 0;
  d.land_mana = 0;
  d.spared_by = 0;
  d.spared = 0;
  d.color_words = d.land_words = 0;
  if (p.flags & kPFaceDown) {  // CR 708.2
    d.types = kCreature;
    d.supers = 0;
    d.colors = 0;
    d.power = d.toughness = 2;
    d.keywords = 0;
    d.trigger_mask = 0;
    d.subtypes = SubtypeSet{};
    d.lost_abilities = 1;
    return;
  }
  d.types = nobody ? TypeSet(kCreature) : def.types;
  d.supers = def.supers;
  const ColorSet made = p.color_override;
  d.colors = made ? made : def.colors;
  d.power = nobody ? i16(2) : def.power;
  d.toughness = nobody ? i16(2) : def.toughness;
  d.keywords = def.keywords;
  d.trigger_mask = def.trigger_mask;
  d.subtypes = def.subtypes;
  if (def.keywords & bit(Keyword::changeling))  // every creature type, and no other (CR 702.73)
    for (u8 type : c.db.creature_types) d.subtypes.add(type);
  if (def.types & kLand) d.land_mana = u8(def.subtypes.w[0] & 0x1F);
  if (p.form) change_values(c, d, p.form);
  if (p.copy_mods) change_values(c, d, p.copy_mods);
}

bool still_lasts(const State& s, const ContinuousEffect& e) {
  if (e.affected && !alive(s, e.affected)) return false;
  switch (e.duration) {
    case Duration::while_on_battlefield:
      return s.objects[e.source.slot].zone == Zone::battlefield && alive(s, e.source);
    case Duration::while_tapped: {
      const Object& o = s.objects[e.source.slot];
      return alive(s, e.source) && o.zone == Zone::battlefield &&
             (s.permanents[o.perm].flags & kPTapped);
    }
    case Duration::while_attached: {
      const Object& o = s.objects[e.source.slot];
      return alive(s, e.source) && o.zone == Zone::battlefield &&
             s.permanents[o.perm].attached_to == e.affected;
    }
    case Duration::while_counters: {
      const Object& o = s.objects[e.affected.slot];
      return alive(s, e.affected) && o.zone == Zone::battlefield && e.needed_counter() &&
             counters_of(s.permanents[o.perm], Counter(*e.needed_counter())) > 0;
    }
    case Duration::while_you_control: {
      const Object& o = s.objects[e.source.slot];
      return alive(s, e.source) && o.zone == Zone::battlefield &&
             s.derived[o.perm].controller == e.controller;
    }
    default:
      return true;
  }
}

void prune(State& s) {
  u16 kept = 0;
  for (u16 i = 0; i < s.continuous_count; ++i) {
    if (!still_lasts(s, s.continuous_effects[i])) continue;
    if (kept != i) s.continuous_effects[kept] = s.continuous_effects[i];
    ++kept;
  }
  s.continuous_count = kept;
}

// What everybody may want to know at a glance of a permanent whose characteristics are settled.
void note(Ctx& c, u16 at) {
  State& s = c.s;
  Derived& d = s.derived[at];
  const Permanent& p = s.permanents[at];
  if (d.keywords & kMaybeTriggered)
    for (Keyword k : kTriggeredOrder)
      if (d.keywords & triggered_keywords(s.rules) & bit(k))
        d.trigger_mask |= u64(1) << int(c.db.abilities[c.db.keyword_ability(k)].trigger.event);
  s.trigger_union |= d.trigger_mask;
  Board& b = s.board;
  b.keywords |= d.keywords;
  b.types |= d.types;
  b.supers |= d.supers;
  const u32 brief = c.db.brief(d.card);
  b.traits |= brief;
  if (brief & kTraitActivated || d.granted_count)
    b.users |= brief & kTraitShared || d.granted_count ? u8(0xFF) : u8(1u << d.controller);
  b.face_down |= (p.flags & kPFaceDown) != 0;
  b.attached |= p.attached_to.slot != 0;
  for (i16 n : p.counters) b.counters |= n != 0;
}

// The facts that characteristics depend on, beyond what is on the battlefield and what is attached
// to it.
u8 watched(const State& s, const CardDb& db) {
  if (s.options & kGraveStatics || s.board.traits & kTraitWatches) return kAnyFact;
  u8 facts = u8(s.board.traits / kTraitFacts);
  if (s.rules.tapped_artifacts_off() && s.board.types & kArtifact)
    for (u16 i = 0; i < s.permanent_count; ++i) {
      const Derived& d = s.derived[i];
      if (d.types & kArtifact && (d.granted_count || db.brief(d.card) & kTraitStatic))
        facts |= kFactTapped;  // it is switched off while tapped
    }
  for (int i = 0; i < s.continuous_count; ++i) {
    const ContinuousEffect& e = s.continuous_effects[i];
    if (e.duration == Duration::while_tapped) facts |= kFactTapped;
    for (u16 m = e.mods; m; m = db.mods[m].next)
      if (granted_static(db, db.mods[m])) return kAnyFact;
    if (e.effect || e.duration == Duration::while_you_control ||
        e.duration == Duration::while_counters ||
        (e.affected && s.objects[e.affected.slot].zone != Zone::battlefield))
      return kAnyFact;
  }
  return facts;
}

// Copies until the end of something change what is printed.
void copied_for_now(Ctx& c) {
  State& s = c.s;
  for (int i = 0; i < s.continuous_count; ++i) {
    const ContinuousEffect& e = s.continuous_effects[i];
    if (!e.copy_card) continue;
    const Object* o = find(s, e.affected);
    if (!o || o->zone != Zone::battlefield) continue;
    Permanent& p = s.permanents[o->perm];
    const Permanent kept = p;
    p.copy_of = e.copy_card;
    p.form = e.copy_form;
    p.copy_mods = 0;
    p.color_override = 0;
    base_of(c, o->perm);
    p = kept;
  }
}

}  // namespace

void add_counters(const Permanent& p, Derived& d) {
  const int plus = p.counters[int(Counter::p1p1)], minus = p.counters[int(Counter::m1m1)];
  const int m2 = p.counters[int(Counter::m2m2)] * 2;
  d.power = i16(d.power + plus - minus - m2 + p.counters[int(Counter::p1p0)]);
  d.toughness = i16(d.toughness + plus - minus - m2 + p.counters[int(Counter::p0p1)] -
                    p.counters[int(Counter::m0m1)] - p.counters[int(Counter::m0m2)] * 2);
}

void rebuild(Ctx& c) {
  State& s = c.s;
  s.derived_dirty = 0;
  s.has_rules_mods = 0;
  if (s.continuous_count) prune(s);
  bool simple = s.continuous_count == 0 && !(s.options & kGraveStatics);
  for (u16 i = 0; i < s.permanent_count; ++i) {
    base_of(c, i);
    if (simple && (c.db.brief(s.derived[i].card) & kTraitStatic)) simple = false;
  }
  copied_for_now(c);
  s.simple_board = simple;
  const u32 cards = s.board.cards;
  s.board = Board{};
  s.board.cards = cards;
  if (simple)
    for (int i = 0; i < s.permanent_count; ++i) add_counters(s.permanents[i], s.derived[i]);
  else
    for (PermSet on; build_layers(c, on);) {  // an artifact is switched off as what it has become
      s.has_rules_mods = 0;
      for (u16 i = 0; i < s.permanent_count; ++i) base_of(c, i);
      copied_for_now(c);
    }
  s.trigger_union = 0;
  bool controllers_changed = false;
  for (u16 i = 0; i < s.permanent_count; ++i) {
    Derived& d = s.derived[i];
    if (!simple) {
      d.trigger_mask = d.lost_abilities ? 0 : c.db.card(d.card).trigger_mask;
      for (int k = 0; k < d.granted_count; ++k) {
        const Ability& a = c.db.abilities[d.granted[k]];
        if (a.kind == AbilityKind::triggered) d.trigger_mask |= u64(1) << int(a.trigger.event);
      }
    }
    note(c, i);
    controllers_changed |= s.permanents[i].controller_seen != d.controller;
  }
  s.board.watched = simple ? u8(0) : watched(s, c.db);
  if (!controllers_changed) return;
  for (u16 i = 0; i < s.permanent_count; ++i) {
    Permanent& p = s.permanents[i];
    if (p.controller_seen == s.derived[i].controller) continue;
    const bool fresh = p.controller_seen == kNoPlayer;
    p.controller_seen = s.derived[i].controller;
    if (!fresh) set_controller(c, i);
  }
}

void refresh_entered(Ctx& c, u16 at) {
  State& s = c.s;
  const Permanent& p = s.permanents[at];
  const u16 card = p.copy_of ? p.copy_of : s.objects[p.object.slot].card;
  if (s.derived_dirty || !s.simple_board ||
      (card != kCopyOfFaceDown && c.db.brief(card) & kTraitStatic)) {
    dirty(s);
    rebuild(c);
    return;
  }
  // Where no continuous effect is, nobody else's characteristics change.
  base_of(c, at);
  add_counters(p, s.derived[at]);
  note(c, at);
  s.permanents[at].controller_seen = s.derived[at].controller;
}

void refresh_entering(Ctx& c, u16 at) {
  State& s = c.s;
  refresh_entered(c, at);
  if (s.simple_board || s.rules.enters_looks_ahead()) return;
  UninitializedArray<Derived, kMaxPermanents> now;
  for (int i = 0; i < s.permanent_count; ++i) now[i] = s.derived[i];
  base_of(c, at);
  build_own_layers(c, at);
  const Derived own = s.derived[at];
  for (int i = 0; i < s.permanent_count; ++i) s.derived[i] = now[i];
  s.derived[at] = own;
  dirty(s);
}

}  // namespace upkeep
