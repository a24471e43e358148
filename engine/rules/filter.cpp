// Does an object match a filter? Players by relation. Reads characteristics after continuous
// effects.
#include "blocks.h"
#include "rules/query.h"
#include "rules/stack.h"

namespace upkeep {
namespace {

int popcount5(ColorSet c) {
  int n = 0;
  for (int i = 0; i < 5; ++i) n += c >> i & 1;
  return n;
}

// What was chosen for the source as it entered, also when it has left.
void chosen(const State& s, Ref source, u8& color, u16& type) {
  color = kNoColor;
  type = kNoIndex;
  const Object& o = s.objects[source.slot];
  if (alive(s, source) && o.zone == Zone::battlefield) {
    color = s.permanents[o.perm].chosen_color;
    type = s.permanents[o.perm].chosen_type;
  } else if (const LastKnownInfo* l = last_known(s, source)) {
    color = l->chosen_color;
    type = l->chosen_type;
  }
}

// The filter in the words of the text it stands in (CR 612.1).
void change_words(Filter& f, TextWords w) {
  f.colors_any = words_now(w.colors, f.colors_any);
  f.colors_none = words_now(w.colors, f.colors_none);
  f.keywords_any = words_now(w, f.keywords_any);
  f.keywords_none = words_now(w, f.keywords_none);
  f.subtypes_any = words_now(w, f.subtypes_any);
  f.subtypes_none = words_now(w, f.subtypes_none);
}

bool characteristics_match(const Read& c, const Filter& printed, const Derived& d, int mv,
                           const Scope& scope) {
  Filter changed;
  const TextWords words = words_of(c, scope);
  if (words) {
    changed = printed;
    change_words(changed, words);
  }
  const Filter& f = words ? changed : printed;
  if (f.types_any && !(d.types & f.types_any)) return false;
  if ((d.types & f.types_all) != f.types_all) return false;
  if (d.types & f.types_none) return false;
  if ((d.supers & f.super_all) != f.super_all) return false;
  if (d.supers & f.super_none) return false;
  if (f.colors_any && !(d.colors & f.colors_any)) return false;
  if (d.colors & f.colors_none) return false;
  if (f.keywords_any && !(d.keywords & f.keywords_any)) return false;
  if (d.keywords & f.keywords_none) return false;
  if (!f.subtypes_any.empty() && !d.subtypes.intersects(f.subtypes_any)) return false;
  if (d.subtypes.intersects(f.subtypes_none)) return false;
  if (f.power_cmp != Cmp::none && !compare(d.power, f.power_cmp, amount_of(c, f.power, scope)))
    return false;
  if (f.toughness_cmp != Cmp::none &&
      !compare(d.toughness, f.toughness_cmp, amount_of(c, f.toughness, scope)))
    return false;
  if (f.mv_cmp != Cmp::none && !compare(mv, f.mv_cmp, amount_of(c, f.mv, scope))) return false;
  if (f.name) {
    const std::string& wanted = c.db.names[f.name];
    if (c.db.card(d.card).name != wanted) return false;
  }
  if (f.flags) {
    const u64 fl = f.flags;
    if ((fl & kFColorless) && d.colors) return false;
    if ((fl & kFMulticolor) && popcount5(d.colors) < 2) return false;
    if ((fl & kFMonocolor) && popcount5(d.colors) != 1) return false;
    if ((fl & kFHasXCost) && c.db.card(d.card).cost.x == 0) return false;
    if ((fl & kFHistoric) && !(d.types & kArtifact) && !(d.supers & kLegendary)) return false;
    if (fl & (kFChosenColor | kFChosenType | kFNotChosenType)) {
      u8 color;
      u16 type;
      chosen(c.s, scope.source, color, type);
      if ((fl & kFChosenColor) && (color == kNoColor || !(d.colors >> color & 1))) return false;
      const bool is_type = type != kNoIndex && d.subtypes.has(type);
      if ((fl & kFChosenType) && !is_type) return false;
      if ((fl & kFNotChosenType) && is_type) return false;
    }
    if (fl & kFSharesTypeWithSource) {
      const Derived mine = characteristics(c, scope.source);
      SubtypeSet shared = mine.subtypes;
      if (!shared.intersects(d.subtypes)) return false;
    }
  }
  return true;
}

bool damaged_by(const State& s, Ref source, Ref object) {
  return damage_was_dealt(s, {source, object});
}

// Was the object put into the source's graveyard after it?
bool lies_above(const State& s, Ref object, Ref source) {
  if (!alive(s, source) || s.objects[source.slot].zone != Zone::graveyard) return false;
  const ZoneList& pile = s.graveyard[s.objects[source.slot].owner];
  bool above = false;  // the newest is last
  for (int i = 0; i < pile.count; ++i) {
    if (above && pile.at[i] == object.slot) return true;
    above = above || pile.at[i] == source.slot;
  }
  return false;
}

constexpr u64 kStateFlags = kFTapped | kFUntapped | kFAttacking | kFBlocking | kFBlocked |
                            kFUnblocked | kFAttachedToSource | kFHostOfSource | kFBlockingSource |
                            kFBlockedBySource | kFSick | kFEnchanted | kFDamaged | kFDidNotAttack |
                            kFAttackedThisTurn | kFUnenchanted;

bool permanent_state_matches(const Read& c, const Filter& f, const Permanent& p, Ref object,
                             const Scope& scope) {
  const State& s = c.s;
  const u64 fl = f.flags;
  if (fl & kStateFlags) {
    if ((fl & kFTapped) && !(p.flags & kPTapped)) return false;
    if ((fl & kFUntapped) && (p.flags & kPTapped)) return false;
    const bool either = (fl & kFAttacking) && (fl & kFBlocking);
    if (either) {
      if (!(p.flags & (kPAttacking | kPBlocking))) return false;
    } else {
      if ((fl & kFAttacking) && !(p.flags & kPAttacking)) return false;
      if ((fl & kFBlocking) && !(p.flags & kPBlocking)) return false;
    }
    if ((fl & kFBlocked) && (!(p.flags & kPAttacking) || !(p.flags & kPBlocked))) return false;
    if ((fl & kFUnblocked) && (!(p.flags & kPAttacking) || (p.flags & kPBlocked))) return false;
    if ((fl & kFSick) && !(p.flags & kPSick)) return false;
    if ((fl & kFAttackedThisTurn) && !(p.flags & kPAttackedThisTurn)) return false;
    if ((fl & kFDidNotAttack) && (p.flags & (kPAttackedThisTurn | kPSick))) return false;
    if ((fl & kFDamaged) && p.damage <= 0) return false;
    if ((fl & kFAttachedToSource) && !(p.attached_to == scope.source)) return false;
    if (fl & kFHostOfSource) {
      Ref host{};
      const Object& so = s.objects[scope.source.slot];
      if (alive(s, scope.source) && so.zone == Zone::battlefield)
        host = s.permanents[so.perm].attached_to;
      else if (const LastKnownInfo* l = last_known(s, scope.source))
        host = l->attached_to;
      if (!(host == object)) return false;
    }
    if ((fl & kFBlockingSource) && !blocks(s, p, scope.source)) return false;
    if (fl & kFBlockedBySource) {
      const Object& so = s.objects[scope.source.slot];
      if (!alive(s, scope.source) || so.zone != Zone::battlefield ||
          !blocks(s, s.permanents[so.perm], object))
        return false;
    }
    if (fl & (kFEnchanted | kFUnenchanted)) {
      bool any = false;
      for (int i = 0; i < s.permanent_count && !any; ++i)
        any = s.permanents[i].attached_to == object && (s.derived[i].types & kEnchantment);
      if ((fl & kFEnchanted) && !any) return false;
      if ((fl & kFUnenchanted) && any) return false;
    }
  }
  if ((f.flags & kFRemembered) && !is_noted(s, scope.source, object)) return false;
  if (f.counter != Counter::count && counters_of(p, f.counter) <= 0) return false;
  return true;
}

bool makes_mana(const Read& c, Ref object) {
  const Derived* d = derived_at(c.s, object);
  if (!d) return false;
  if (d->land_mana) return true;
  u16 ids[kMaxAbilitiesSeen];
  const int n = abilities_of(c, object, ids, kMaxAbilitiesSeen);
  for (int i = 0; i < n; ++i)
    if (c.db.abilities[ids[i]].kind == AbilityKind::activated &&
        (c.db.abilities[ids[i]].flags & kAManaAbility))
      return true;
  return false;
}

bool matches_one(const Read& c, const Filter& f, Ref object, const Scope& scope) {
  const State& s = c.s;
  if (!alive(s, object)) return false;
  const Object& o = s.objects[object.slot];
  const bool on_stack = (f.flags & (kFSpell | kFAbility)) != 0;
  if (on_stack) {
    if (o.zone != Zone::stack || (o.flags & kObjAction)) return false;
    const bool ability = (o.flags & kObjAbility) != 0;
    if (ability && !(f.flags & kFAbility)) return false;
    if (!ability && !(f.flags & kFSpell)) return false;
  } else if (f.zone != Zone::none && o.zone != f.zone) {
    return false;
  }
  if ((f.flags & kFOther) && object == scope.source) return false;
  if ((f.flags & kFSelf) && !(object == scope.source)) return false;
  if ((f.flags & kFToken) && !(o.flags & kObjToken)) return false;
  if ((f.flags & kFNontoken) && (o.flags & kObjToken)) return false;
  if ((f.flags & kFManaAbility) && !makes_mana(c, object)) return false;
  if (o.zone == Zone::battlefield) {
    const Derived& d = s.derived[o.perm];
    if (f.controller != PlayerRelation::any &&
        !matches_relation(c, f.controller, d.controller, scope))
      return false;
    if (f.owner != PlayerRelation::any && !matches_relation(c, f.owner, o.owner, scope))
      return false;
    if (!permanent_state_matches(c, f, s.permanents[o.perm], object, scope)) return false;
    if ((f.flags & kFDamagedBySource) && !damaged_by(s, scope.source, object)) return false;
    return characteristics_match(c, f, d, f.mv_cmp == Cmp::none ? 0 : mana_value(c, object), scope);
  }
  if (f.flags & kStateFlags) return false;
  if ((f.flags & kFDrawnThisTurn) && !(o.flags & kObjDrawn)) return false;
  if ((f.flags & kFAboveSource) && !lies_above(s, object, scope.source)) return false;
  const u8 holder = o.zone == Zone::stack ? o.controller : o.owner;
  if (f.controller != PlayerRelation::any && !matches_relation(c, f.controller, holder, scope))
    return false;
  if (f.owner != PlayerRelation::any && !matches_relation(c, f.owner, o.owner, scope)) return false;
  if (f.flags & kFTargetsSource) {
    const u16 i = item_of(s, object);
    bool any = false;
    if (i != kNoIndex)
      for (int t = 0; t < s.stack_objects[i].target_count; ++t)
        any = any || (s.stack_objects[i].targets[t].kind == TargetKind::object &&
                      s.stack_objects[i].targets[t].object == scope.source);
    if (!any) return false;
  }
  if (f.flags & kFSingleTarget) {
    const u16 i = item_of(s, object);
    if (i == kNoIndex || s.stack_objects[i].target_count != 1) return false;
  }
  const Derived d = characteristics(c, object);
  return characteristics_match(c, f, d, f.mv_cmp == Cmp::none ? 0 : mana_value(c, object), scope);
}

}  // namespace

TextWords words_of(const Read& c, const Scope& scope) {
  const State& s = c.s;
  // An ability keeps the words it was put on the stack with (CR 113.7a, 603.3).
  if (const StackObject* it = scope.item)
    if (it->kind == StackObjectKind::activated || it->kind == StackObjectKind::triggered)
      return {it->color_words, it->land_words};
  // What has gone with changed words keeps them for its abilities that wait (CR 608.2h).
  if (!scope.source || (!s.board.words && alive(s, scope.source))) return {};
  const Derived* d = derived_at(s, scope.source);
  if (!d && !alive(s, scope.source))
    if (const LastKnownInfo* l = last_known(s, scope.source)) d = &l->d;
  if (d) return {d->color_words, d->land_words};
  TextWords out;  // a spell
  for (int i = 0; i < s.continuous_count; ++i) {
    const ContinuousEffect& e = s.continuous_effects[i];
    if (!(e.affected == scope.source)) continue;
    for (u16 m = e.mods; m; m = c.db.mods[m].next) {
      const Mod& mod = c.db.mods[m];
      const bool color = mod.kind == ModKind::text_color;
      if (!color && mod.kind != ModKind::text_land) continue;
      u16& map = color ? out.colors : out.lands;
      map = change_word(map, mod.a == kChosenWord ? e.color : mod.a,
                        mod.b == kChosenWord ? e.type : mod.b);
    }
  }
  return out;
}

void keep_words(const Read& c, StackObject& ability) {
  Scope scope;
  scope.source = ability.source;
  const TextWords words = words_of(c, scope);
  ability.color_words = words.colors;
  ability.land_words = words.lands;
}

bool damage_was_dealt(const State& s, const DamageLogEntry& dealt) {
  for (int i = 0; i < s.log_count; ++i)
    if (s.damage_log[i].source == dealt.source && s.damage_log[i].target == dealt.target &&
        s.damage_log[i].player == dealt.player)
      return true;
  return false;
}

bool damaged_player(const State& s, Ref source, u8 player) {
  return damage_was_dealt(s, {source, {}, player});
}

// A defending player, for a spell: attacked, or before attackers are declared any opponent of the
// active player (CR 506.2).
static bool under_attack(const State& s, u8 player) {
  if (player == s.active || s.step < Step::begin_combat || s.step > Step::end_combat) return false;
  if (s.step == Step::begin_combat) return true;
  for (int i = 0; i < s.permanent_count; ++i)
    if ((s.permanents[i].flags & kPAttacking) && s.permanents[i].attacked_player == player)
      return true;
  return false;
}

static u8 chosen_player_of(const State& s, Ref source) {
  const Object& o = s.objects[source.slot];
  if (alive(s, source) && o.zone == Zone::battlefield) return s.permanents[o.perm].chosen_player;
  const LastKnownInfo* l = last_known(s, source);
  return l ? l->chosen_player : kNoPlayer;
}

bool matches_relation(const Read& c, PlayerRelation w, u8 player, const Scope& scope) {
  const State& s = c.s;
  switch (w) {
    case PlayerRelation::any:
      return true;
    case PlayerRelation::you:
      return player == scope.controller;
    case PlayerRelation::opponent:
      return player != scope.controller && player != kNoPlayer;
    case PlayerRelation::active:
      return player == s.active;
    case PlayerRelation::defending: {
      const Object& o = s.objects[scope.source.slot];
      if (alive(s, scope.source) && o.zone == Zone::battlefield)
        return s.permanents[o.perm].attacked_player == player;
      if (alive(s, scope.source) && (o.zone == Zone::hand || o.zone == Zone::stack))
        return under_attack(s, player);
      const LastKnownInfo* l = last_known(s, scope.source);
      return l && l->defending == player;
    }
    case PlayerRelation::event_player:
      return scope.event ? scope.event->player == player
                         : scope.item && scope.item->event.player == player;
    case PlayerRelation::target_player:
      if (scope.item)
        for (int i = 0; i < scope.item->target_count; ++i)
          if (scope.item->targets[i].kind == TargetKind::player)
            return scope.item->targets[i].player == player;
      return false;
    case PlayerRelation::iterated:
      return scope.item && scope.item->iterated_player == player;
    case PlayerRelation::chosen:
      return player != kNoPlayer && chosen_player_of(s, scope.source) == player;
  }
  return false;
}

bool matches(const Read& c, u16 filter, Ref object, const Scope& scope) {
  // At most as many alternatives as there are filters, so that a cycle could never hang the engine.
  for (std::size_t guard = 0; guard < c.db.filters.size(); ++guard) {
    const Filter& f = c.db.filters[filter];
    if (matches_one(c, f, object, scope)) return true;
    if (!f.or_next) return false;
    filter = f.or_next;
  }
  return false;
}

bool matches_as_spell(const Read& c, u16 filter, Ref card, const Derived& as, u8 caster,
                      const Scope& scope) {
  for (std::size_t guard = 0; guard < c.db.filters.size(); ++guard) {
    const Filter& f = c.db.filters[filter];
    bool ok = !((f.flags & kFOther) && card == scope.source) &&
              !((f.flags & kFSelf) && !(card == scope.source));
    ok = ok &&
         (f.controller == PlayerRelation::any || matches_relation(c, f.controller, caster, scope));
    ok = ok && (f.owner == PlayerRelation::any ||
                matches_relation(c, f.owner, c.s.objects[card.slot].owner, scope));
    ok = ok && (!(f.flags & kFAbility) || (f.flags & kFSpell));
    if (ok && characteristics_match(c, f, as, mana_value(c, card), scope)) return true;
    if (!f.or_next) return false;
    filter = f.or_next;
  }
  return false;
}

bool matches_lki(const Read& c, u16 filter, const LastKnownInfo& l, const Scope& scope) {
  for (std::size_t guard = 0; guard < c.db.filters.size(); ++guard) {
    const Filter& f = c.db.filters[filter];
    bool ok =
        (f.zone == Zone::battlefield || f.zone == Zone::none) && !(f.flags & (kFSpell | kFAbility));
    ok = ok && !((f.flags & kFOther) && l.object == scope.source) &&
         !((f.flags & kFSelf) && !(l.object == scope.source));
    ok = ok && (f.controller == PlayerRelation::any ||
                matches_relation(c, f.controller, l.controller, scope));
    ok = ok && (f.owner == PlayerRelation::any || matches_relation(c, f.owner, l.owner, scope));
    ok =
        ok && !((f.flags & kFTapped) && !l.was_tapped) && !((f.flags & kFUntapped) && l.was_tapped);
    ok = ok && !((f.flags & kFAttacking) && !l.was_attacking);
    ok = ok && !((f.flags & kFDamagedBySource) && !damaged_by(c.s, scope.source, l.object));
    if (ok && (f.flags & kFHostOfSource)) {
      const Object& so = c.s.objects[scope.source.slot];
      Ref host{};
      if (alive(c.s, scope.source) && so.zone == Zone::battlefield)
        host = c.s.permanents[so.perm].attached_to;
      else if (const LastKnownInfo* mine = last_known(c.s, scope.source))
        host = mine->attached_to;
      ok = host == l.object;
    }
    ok = ok && (f.counter == Counter::count || counters_of(l, f.counter) > 0);
    if (ok && characteristics_match(c, f, l.d, l.mana_value, scope)) return true;
    if (!f.or_next) return false;
    filter = f.or_next;
  }
  return false;
}

}  // namespace upkeep
