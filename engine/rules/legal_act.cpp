// What a player with priority may do (CR 117.1). Every condition stands once, in a check_… function
// that gives the reason: the list of options and explain() both go through it, so they cannot
// disagree.
#include <algorithm>

#include "cast.h"
#include "effects.h"

namespace upkeep {
// An effect says that this player can't cast that spell (`as`: what it would be), or activate
// abilities of that permanent (CR 101.2).
bool forbidden(const Ctx& c, ModKind kind, u8 player, Ref object, const Derived* as, Ref& by) {
  RulesMod mods[kMaxModsSeen];
  const int n = rules_mods(c, kind, mods, kMaxModsSeen);
  for (int i = 0; i < n; ++i) {
    const RulesMod& m = mods[i];
    if (m.player != kNoPlayer && m.player != player) continue;
    if (!matches_whose(c, m.mod->who, player, m.scope)) continue;
    if (as) {
      if (m.mod->filter && !matches_as_spell(c, m.mod->filter, object, *as, player, m.scope))
        continue;
    } else if (m.affected || m.affects.kind == SelKind::self ||
               m.affects.kind == SelKind::attached) {
      if (!mod_affects(c, m, object)) continue;
    } else if (m.mod->filter && !matches_anywhere(c, m.mod->filter, object, m.scope)) {
      continue;
    }
    by = m.scope.source;
    return true;
  }
  return false;
}

namespace {

Reason no(ReasonCode code, int a = 0, int b = 0, Ref object = {}) {
  return {code, i16(a), i16(b), object};
}
constexpr Reason kLegal{ReasonCode::legal, 0, 0, {}};

bool main_step(Step s) { return s == Step::main1 || s == Step::main2; }

// Timing of whatever needs an own main phase and an empty stack (CR 307.1).
ReasonCode sorcery_reason(const ActScan& a, Reason* r) {
  if (a.sorcery_ok) return ReasonCode::legal;
  const State& s = a.c.s;
  *r = s.active != a.player ? no(ReasonCode::not_your_turn)
                            : no(ReasonCode::sorcery_timing, s.stack_count);
  return r->code;
}

// Some target for every slot of enough modes.
bool has_targets(const Ctx& c, u16 ability, const Scope& scope, u8* slot) {
  const Ability& a = c.db.abilities[ability];
  const u16 equip =
      a.flags & kAEquip ? c.db.card(c.s.objects[scope.source.slot].card).equip_filter : u16(0);
  int good = 0;
  for (int m = 0; m < a.mode_count && good < a.modes_min; ++m) {
    const Mode& mode = c.db.modes[a.first_mode + m];
    good += mode.target_count == 0 ||
            mode_has_targets(c, mode.first_target, mode.target_count, scope, equip, slot);
  }
  return good >= a.modes_min;
}

Reason mana_reason(const ActScan& a, const ManaCost& cost, const Excluded& ex) {
  if (!a.detail) return no(ReasonCode::not_enough_mana);
  const State& s = a.c.s;
  SourceList list;
  list_sources(a.c, a.player, ex, list);
  const u16* pool = s.players[a.player].pool;
  int have = list.available, need = cost.generic + cost.hybrid_count;
  for (int k = 0; k < kManaKinds; ++k) {
    have += pool[k];
    need += cost.pips[k];
  }
  if (have < need) return no(ReasonCode::not_enough_mana, have, need);
  int lacks = kManaKinds;
  for (int k = kManaKinds - 1; k >= 0; --k) {
    if (!cost.pips[k]) continue;
    int found = pool[k];
    for (int i = 0; i < list.n; ++i) {
      const ManaSource& src = list.sources()[i];
      found += src.fixed_output ? src.fixed[k] : src.mask >> k & 1 ? src.amount : 0;
    }
    if (lacks == kManaKinds || found < cost.pips[k]) lacks = k;
  }
  return lacks == kManaKinds ? no(ReasonCode::not_enough_mana, have, need)
                             : no(ReasonCode::not_enough_color, lacks);
}

}  // namespace

ActScan::ActScan(const Ctx& ctx, u8 p, bool want_detail) : c(ctx), player(p), detail(want_detail) {
  const State& s = c.s;
  sorcery_ok = s.active == p && main_step(s.step) && s.stack_count == 0;
  full = s.stack_count + 2 >= kMaxItems || s.frame_count + 24 >= kMaxFrames;
  windows = has_windows(s);
  if (windows) {
    window = window_now(s);
    sorcery_ok = sorcery_ok && (window.kind == Waiting::neutral || window.kind == Waiting::open);
  }
}

// Some mode that may be used in the present window; the reason if there is none.
Reason window_reason(ActScan& a, u16 ability, const Scope& scope) {
  const Ability& ab = a.c.db.abilities[ability];
  ReasonCode why = ReasonCode::legal;
  for (int m = 0; m < ab.mode_count; ++m) {
    why = window_allows(a.c, a.window, a.c.db.modes[ab.first_mode + m], scope);
    if (why == ReasonCode::legal) return kLegal;
  }
  return no(why);
}

bool ActScan::pays(const ManaCost& cost, const Excluded& ex) {
  if (!have_mana) {
    summarise_mana(c, player, mana);
    have_mana = true;
  }
  return payable(c, player, mana, cost, 0, ex);
}

u16 spell_ability(const Ctx& c, u16 card) {
  const CardDef& def = c.db.card(card);
  for (int i = 0; i < def.ability_count; ++i)
    if (c.db.abilities[def.first_ability + i].kind == AbilityKind::spell)
      return u16(def.first_ability + i);
  return 0;
}

int lands_allowed(const Ctx& c, u8 player) {
  const State& s = c.s;
  int n = 1 + s.players[player].extra_lands;
  if (!s.has_rules_mods) return n;
  RulesMod mods[kMaxModsSeen];
  const int count = rules_mods(c, ModKind::extra_land, mods, kMaxModsSeen);
  for (int i = 0; i < count; ++i)
    if (mod_affects_player(c, mods[i], player)) n += mods[i].p;
  const int any = rules_mods(c, ModKind::any_lands, mods, kMaxModsSeen);
  for (int i = 0; i < any; ++i)
    if (mod_affects_player(c, mods[i], player)) return 255;
  return n;
}

Reason check_land(ActScan& a, Ref card) {
  const State& s = a.c.s;
  if (!alive(s, card)) return no(ReasonCode::not_in_hand);
  const Object& o = s.objects[card.slot];
  if (o.owner != a.player) return no(ReasonCode::not_yours);
  if (o.zone != Zone::hand || !(a.c.db.card(o.card).types & kLand))
    return no(ReasonCode::not_in_hand);
  if (s.active != a.player) return no(ReasonCode::not_your_turn);  // CR 305.3
  if (!a.sorcery_ok) return no(ReasonCode::land_timing, s.stack_count);
  const int played = s.players[a.player].lands_played, allowed = lands_allowed(a.c, a.player);
  if (played >= allowed) return no(ReasonCode::land_already_played, played, allowed);  // CR 305.2
  return kLegal;
}

Reason check_cast(ActScan& a, Ref card, u8 how) {
  const Ctx& c = a.c;
  const State& s = c.s;
  if (!alive(s, card)) return no(ReasonCode::not_in_hand);
  const Object& o = s.objects[card.slot];
  if (o.owner != a.player) return no(ReasonCode::not_yours);
  const CardDef& def = c.db.card(o.card);
  if (how > def.cast_option_count) return no(ReasonCode::not_in_hand);
  const CastOption* way = how ? &c.db.cast_options[def.first_cast_option + how - 1] : nullptr;
  if (way && way->kind != CastOptionKind::flashback && way->kind != CastOptionKind::alternative &&
      way->kind != CastOptionKind::morph)
    return no(ReasonCode::not_in_hand);
  const bool back = way && way->kind == CastOptionKind::flashback;
  if (o.zone != (back ? Zone::graveyard : Zone::hand)) return no(ReasonCode::not_in_hand);
  const bool face_down = way && way->kind == CastOptionKind::morph;
  Reason r;
  if (a.full) return no(ReasonCode::not_now);
  if ((def.types & kPlaneswalker) && !s.rules[Switch::planeswalkers])
    return no(ReasonCode::no_such_type);
  if (a.windows && a.window.kind >= Waiting::interrupt && !(def.types & kInstant))
    return no(a.window.kind == Waiting::interrupt    ? ReasonCode::interrupts_only
              : a.window.kind == Waiting::prevention ? ReasonCode::prevention_only
                                                     : ReasonCode::regeneration_only);
  if (face_down || !((def.types & kInstant) || (def.keywords & bit(Keyword::flash)))) {
    if (sorcery_reason(a, &r) != ReasonCode::legal) return r;
  }
  // CR 118.6: no mana cost is a cost that cannot be paid.
  if (!way && !def.cost.exists) return no(ReasonCode::cost_unpayable);
  Scope scope;
  scope.source = card;
  scope.controller = a.player;
  if (def.cast_condition && !face_down && !condition_holds(c, def.cast_condition, scope))
    return no(ReasonCode::condition_false);
  if (way && way->condition && !condition_holds(c, way->condition, scope))
    return no(ReasonCode::condition_false);
  if (s.has_rules_mods) {
    Item as_item;
    as_item.card = o.card;
    as_item.controller = a.player;
    as_item.flags = face_down ? u16(kItemFaceDown) : u16(0);
    const Derived as = characteristics_of_spell(c, as_item, card);
    Ref by;
    if (forbidden(c, ModKind::cant_cast, a.player, card, &as, by))
      return no(ReasonCode::effect_forbids, 0, 0, by);
  }
  // The shortest way for the usual spell; the whole sum where anything could change it.
  if (!way && !def.cast_option_count && !s.has_rules_mods && !def.has_static) {
    if (!a.pays(def.cost, {})) return mana_reason(a, def.cost, {});
  } else {
    Item it;
    it.kind = ItemKind::spell;
    it.source = card;
    it.card = o.card;
    it.controller = a.player;
    it.flags = face_down ? u16(kItemFaceDown) : back ? u16(kItemFlashback) : u16(0);
    it.cast_option = way ? u8(how - 1) : u8(0xFF);
    u16 costs[kMaxCosts];
    const int n = costs_of(c, it, costs, kMaxCosts);
    Excluded ex;
    for (int i = 0; i < n; ++i) {
      const Cost& k = c.db.costs[costs[i]];
      if (cost_check(c, a.player, k, card, scope, &r) != ReasonCode::legal) return r;
      if (k.life) ex.life += std::max(0, amount_of(c, k.life, scope));
    }
    const ManaCost total = total_cost(c, it, false);
    if (!a.pays(total, ex)) return mana_reason(a, total, ex);
  }
  if (face_down) return kLegal;
  if (a.windows && def.types & kInstant) {
    const u16 ability = spell_ability(c, o.card);
    const Reason why = ability ? window_reason(a, ability, scope) : kLegal;
    if (why.code != ReasonCode::legal) return why;
  }
  u8 slot = 0;
  if (def.enchant) {
    if (!mode_has_targets(c, def.enchant, 1, scope, 0, &slot))
      return no(ReasonCode::no_target, slot);
  } else if (def.types & (kInstant | kSorcery)) {
    const u16 ability = spell_ability(c, o.card);
    if (ability && !has_targets(c, ability, scope, &slot)) {
      bool some = false;
      const int most =
          def.cost.x && targets_use_x(c.db, ability) ? greatest_x(c, a.player, def.cost, {}) : 0;
      Scope with_x = scope;
      for (with_x.x = 1; with_x.x <= most && !some; ++with_x.x)
        some = has_targets(c, ability, with_x, &slot);
      if (!some) return no(ReasonCode::no_target, slot);
    }
  }
  return kLegal;
}

ReasonCode activation_check(const Ctx& c, u8 player, Ref object, u16 ability, bool sorcery_ok,
                            Reason* reason) {
  const State& s = c.s;
  const Ability& a = c.db.abilities[ability];
  Reason dummy;
  Reason& r = reason ? *reason : dummy;
  if (!alive(s, object) || s.objects[object.slot].zone != a.zone) {
    r = no(ReasonCode::not_in_hand);
    return r.code;
  }
  const Object& o = s.objects[object.slot];
  const Perm* p = o.zone == Zone::battlefield ? &s.perms[o.perm] : nullptr;
  const u8 whose = p ? s.derived[o.perm].controller : o.owner;
  const bool allowed = a.flags & kAOwner ? o.owner == player
                                         : (a.flags & kAAnyPlayer) ||
                                               (whose == player) == !(a.flags & kAOpponentMay);
  if (!allowed) {
    r = no(ReasonCode::not_yours);
    return r.code;
  }
  if (p && switched_off(c, object, a)) {
    r = no(ReasonCode::tapped_artifact, 0, 0, object);
    return r.code;
  }
  if (a.flags) {
    if ((a.flags & kASorceryTiming) && !sorcery_ok) {
      r = s.active != player ? no(ReasonCode::not_your_turn)
                             : no(ReasonCode::sorcery_timing, s.stack_count);
      return r.code;
    }
    const bool mine = s.active == player;
    const bool combat = s.step >= Step::begin_combat && s.step <= Step::end_combat;
    if (((a.flags & kAYourTurn) && !mine) || ((a.flags & kAOpponentsTurn) && mine) ||
        ((a.flags & kAYourUpkeep) && (!mine || s.step != Step::upkeep)) ||
        ((a.flags & kABeforeAttackers) && (s.attacked || s.step >= Step::attackers)) ||
        ((a.flags & kADuringCombat) && !combat)) {
      r = no(ReasonCode::wrong_time);
      return r.code;
    }
    const u16 uses = p ? ability_uses(a) & p->used_abilities : u16(0);
    if (uses && uses == ability_uses(a)) {
      r = no(ReasonCode::used_this_turn);
      return r.code;
    }
  }
  if (p && p->flags2 & kP2UpkeepUnpaid) {
    r = no(ReasonCode::upkeep_unpaid, 0, 0, object);
    return r.code;
  }
  Scope scope = scope_of(s, object);
  scope.controller = player;
  if (a.condition && !condition_holds(c, a.condition, scope)) {
    r = no(ReasonCode::condition_false);
    return r.code;
  }
  Ref by;
  if (s.has_rules_mods && forbidden(c, ModKind::cant_activate, player, object, nullptr, by)) {
    r = no(ReasonCode::effect_forbids, 0, 0, by);
    return r.code;
  }
  r.code = cost_check(c, player, c.db.costs[a.cost], object, scope, &r);
  return r.code;
}

namespace {

bool has_ability(const Ctx& c, Ref object, u16 ability) {
  const State& s = c.s;
  if (!alive(s, object) || ability == 0 || ability >= c.db.abilities.size()) return false;
  const Object& o = s.objects[object.slot];
  if (o.zone == Zone::battlefield) {
    u16 ids[kMaxAbilitiesSeen];
    const int n = abilities_of(c, object, ids, kMaxAbilitiesSeen);
    for (int i = 0; i < n; ++i)
      if (ids[i] == ability) return true;
    return false;
  }
  const CardDef& def = c.db.card(o.card);
  return ability >= def.first_ability && ability < def.first_ability + def.ability_count;
}

constexpr u16 kUsesSelf = kCostSacSelf | kCostExileSelf | kCostReturnSelf;

// Shared by activated abilities and mana abilities; targets are looked at by the caller.
Reason check_use(ActScan& a, Ref object, u16 ability) {
  const Ctx& c = a.c;
  Reason r;
  if (activation_check(c, a.player, object, ability, a.sorcery_ok, &r) != ReasonCode::legal)
    return r;
  const Cost& k = c.db.costs[c.db.abilities[ability].cost];
  const ManaCost mana = activation_cost(c, object, ability);
  if (mana.exists && !is_free(mana, 0)) {
    Excluded ex;
    if (k.life) ex.life = std::max(0, amount_of(c, k.life, scope_of(c.s, object)));
    if (k.flags & kCostTap) {
      ex.at = &object;
      ex.n = 1;
    } else if (k.flags & kUsesSelf) {
      ex.kept = &object;
      ex.kept_n = 1;
    }
    if (!a.pays(mana, ex)) return mana_reason(a, mana, ex);
    if ((k.flags & kCostXNotZero) && !payable(c, a.player, mana, 1, ex))
      return mana_reason(a, mana, ex);
  } else if ((k.flags & kCostXNotZero) && mana.x) {
    Excluded ex;
    ex.at = &object;
    ex.n = k.flags & kCostTap ? 1 : 0;
    if (!payable(c, a.player, mana, 1, ex)) return mana_reason(a, mana, ex);
  }
  return kLegal;
}

}  // namespace

Reason check_activate(ActScan& a, Ref object, u16 ability) {
  const Ctx& c = a.c;
  if (a.full) return no(ReasonCode::not_now);
  const Reason r = check_use(a, object, ability);
  if (r.code != ReasonCode::legal) return r;
  Scope scope = scope_of(c.s, object);
  scope.controller = a.player;
  if (a.windows) {
    const Reason why = window_reason(a, ability, scope);
    if (why.code != ReasonCode::legal) return why;
  }
  u8 slot = 0;
  if (!has_targets(c, ability, scope, &slot)) return no(ReasonCode::no_target, slot);
  return kLegal;
}

Reason check_mana_ability(ActScan& a, Ref object, u16 ability) {
  const Reason r = check_use(a, object, ability);
  if (r.code == ReasonCode::legal && a.full && !simple_mana_ability(a.c, a.c.db.abilities[ability]))
    return no(ReasonCode::not_now);
  return r;
}

// Turning a face-down permanent face up (CR 702.37e).
Reason check_special(ActScan& a, Ref object) {
  const Ctx& c = a.c;
  const State& s = c.s;
  const Perm* p = perm_of(s, object);
  if (!p || !(p->flags & kPFaceDown)) return no(ReasonCode::not_now);
  if (derived_at(s, object)->controller != a.player) return no(ReasonCode::not_yours);
  const u16 beneath = definition_beneath(s, object);
  const u16 morph = morph_option(c, beneath);
  const bool token =
      (s.objects[object.slot].flags & kObjToken) != 0;  // copy of what lies face down
  if (!morph || token) return no(ReasonCode::not_now);
  if (a.full) return no(ReasonCode::not_now);
  // Face up, it would have no morph cost either.
  if (derived_at(s, object)->lost_abilities & kAbilitiesTaken)
    return no(ReasonCode::effect_forbids);
  Item it;
  it.kind = ItemKind::special;
  it.card = beneath;
  Reason r;
  const Cost& k = c.db.costs[c.db.cast_options[morph].cost];
  if (cost_check(c, a.player, k, object, scope_of(s, object), &r) != ReasonCode::legal) return r;
  if (!a.pays(k.mana, {})) return mana_reason(a, k.mana, {});
  return kLegal;
}

namespace {

// Ways of casting that are not the usual one.
template <class Fn>
void each_way(const Ctx& c, const CardDef& def, bool graveyard, Fn fn) {
  for (int i = 0; i < def.cast_option_count; ++i) {
    const CastOptionKind k = c.db.cast_options[def.first_cast_option + i].kind;
    const bool here = graveyard ? k == CastOptionKind::flashback
                                : k == CastOptionKind::alternative || k == CastOptionKind::morph;
    if (here) fn(u8(i + 1));
  }
}

}  // namespace

int act_options(const Ctx& c, u8 player, Option* out, bool offer_mana) {
  const State& s = c.s;
  constexpr int kCap = kMaxOptions - 1;
  ActScan a(c, player, false);
  int n = 0;
  out[n++] = {.kind = OptionKind::pass};
  const ZoneList& hand = s.hand[player];
  if (a.sorcery_ok && s.players[player].lands_played < lands_allowed(c, player))
    for (int i = 0; i < hand.count && n < kCap; ++i) {
      const Ref r = make_ref(s, hand.at[i]);
      if (!(c.db.brief(s.objects[r.slot].card) & kBriefLand)) continue;
      if (check_land(a, r).code == ReasonCode::legal)
        out[n++] = {.kind = OptionKind::play_land, .object = r};
    }
  auto offer_cast = [&](Ref r, u8 how) {
    if (n < kCap && check_cast(a, r, how).code == ReasonCode::legal)
      out[n++] = {.kind = OptionKind::cast, .a = how, .object = r};
  };
  u16 hand_brief = 0;
  const bool any_time = (s.board.cards & (kBriefFast | kBriefHand)) != 0;
  for (int i = 0; i < hand.count && (a.sorcery_ok || any_time); ++i) {
    const Ref r = make_ref(s, hand.at[i]);
    const u32 brief = c.db.brief(s.objects[r.slot].card);
    hand_brief |= brief;
    if (brief & kBriefLand) continue;
    if (!a.sorcery_ok && !(brief & kBriefFast)) continue;
    const CardDef& def = c.db.card(s.objects[r.slot].card);
    offer_cast(r, 0);
    if (brief & kBriefWays) each_way(c, def, false, [&](u8 how) { offer_cast(r, how); });
  }
  const ZoneList& grave = s.graveyard[player];
  u16 grave_brief = 0;
  if (s.board.cards & kBriefGraveyard) {
    // Most graveyards hold nothing that could be used: one look without branches says so.
    for (int i = 0; i < grave.count; ++i) grave_brief |= c.db.brief(s.objects[grave.at[i]].card);
    if (grave_brief & kBriefGraveyard)
      for (int i = 0; i < grave.count; ++i) {
        if (!(c.db.brief(s.objects[grave.at[i]].card) & kBriefGraveyard)) continue;
        const Ref r = make_ref(s, grave.at[i]);
        const CardDef& def = c.db.card(s.objects[r.slot].card);
        each_way(c, def, true, [&](u8 how) { offer_cast(r, how); });
      }
  }
  auto offer_ability = [&](Ref r, int k, u16 id) {
    const Ability& ab = c.db.abilities[id];
    if (ab.kind != AbilityKind::activated || (ab.flags & kAManaAbility)) return;
    if (n < kCap && check_activate(a, r, id).code == ReasonCode::legal)
      out[n++] = {.kind = OptionKind::activate, .a = u8(k), .b = id, .object = r};
  };
  if (s.board.users >> player & 1)
    for (int i = 0; i < s.battlefield_count; ++i) {
      const u16 slot = s.battlefield[i];
      const Derived& d = s.derived[s.objects[slot].perm];
      const u32 brief = c.db.brief(d.card);
      if (!d.granted_count && (d.lost_abilities || !(brief & kBriefActivated) ||
                               (d.controller != player && !(brief & kBriefShared))))
        continue;
      const Ref r = make_ref(s, slot);
      u16 ids[kMaxAbilitiesSeen];
      const int count = abilities_of(c, r, ids, kMaxAbilitiesSeen);
      for (int k = 0; k < count; ++k) offer_ability(r, k, ids[k]);
    }
  auto from_cards = [&](const ZoneList& list, Zone zone, u16 wanted) {
    for (int i = 0; i < list.count; ++i) {
      if (!(c.db.brief(s.objects[list.at[i]].card) & wanted)) continue;
      const Ref r = make_ref(s, list.at[i]);
      const CardDef& def = c.db.card(s.objects[r.slot].card);
      for (int k = 0; k < def.ability_count; ++k)
        if (c.db.abilities[def.first_ability + k].zone == zone)
          offer_ability(r, k, u16(def.first_ability + k));
    }
  };
  if (hand_brief & kBriefHand) from_cards(hand, Zone::hand, kBriefHand);
  if (grave_brief & kBriefGraveyard) from_cards(grave, Zone::graveyard, kBriefGraveyard);
  if (s.board.face_down)
    for (int i = 0; i < s.battlefield_count && n < kCap; ++i) {
      const Ref r = make_ref(s, s.battlefield[i]);
      if (check_special(a, r).code == ReasonCode::legal)
        out[n++] = {.kind = OptionKind::special, .object = r};
    }
  if (s.delayed_count) n += offer_options(c, player, false, out + n, kCap - n);
  if (offer_mana) n += mana_options(c, player, out + n, kCap - n);
  if (offer_mana && s.delayed_count) n += offer_options(c, player, true, out + n, kCap - n);
  return n;
}

Reason explain_mana(const Ctx& c, u8 player, const ManaCost& cost, const Excluded& ex) {
  return mana_reason(ActScan(c, player, true), cost, ex);
}

Reason explain_act(const Ctx& c, u8 player, const Option& o) {
  ActScan a(c, player, true);
  const State& s = c.s;
  switch (o.kind) {
    case OptionKind::pass:
      return kLegal;
    case OptionKind::play_land:
      return check_land(a, o.object);
    case OptionKind::cast:
      return check_cast(a, o.object, o.a);
    case OptionKind::activate:
    case OptionKind::mana: {
      if (!has_ability(c, o.object, o.b)) return no(ReasonCode::not_now);
      const Ability& ab = c.db.abilities[o.b];
      if (ab.kind != AbilityKind::activated) return no(ReasonCode::not_now);
      if (((ab.flags & kAManaAbility) != 0) != (o.kind == OptionKind::mana))
        return no(ReasonCode::not_now);
      if (o.kind == OptionKind::activate) return check_activate(a, o.object, o.b);
      if (s.objects[o.object.slot].zone != Zone::battlefield ||
          controller_of(s, o.object) != player)
        return no(ReasonCode::not_yours);
      const Reason r = check_mana_ability(a, o.object, o.b);
      if (r.code != ReasonCode::legal) return r;
      ManaVariant v[kMaxVariants];
      const int n = mana_variants(c, o.object, o.b, player, v);
      for (int i = 0; i < n; ++i)
        if (v[i].kind == o.a) return kLegal;
      return n == 0 && !simple_mana_ability(c, ab) && o.a == kManaKinds ? kLegal
                                                                        : no(ReasonCode::not_now);
    }
    case OptionKind::special:
      return check_special(a, o.object);
    case OptionKind::offer: {
      Option all[kMaxOptions];
      int n = offer_options(c, player, false, all, kMaxOptions / 2);
      n += offer_options(c, player, true, all + n, kMaxOptions / 2);
      for (int i = 0; i < n; ++i)
        if (all[i] == o) return kLegal;
      return no(ReasonCode::not_now);
    }
    // Nobody is asked for attackers or blockers now: what speaks against this one, else the time.
    case OptionKind::attack: {
      const ReasonCode why = why_not_attack(c, o);
      return no(why == ReasonCode::legal || why == ReasonCode::not_now ? ReasonCode::not_combat
                                                                       : why);
    }
    case OptionKind::block: {
      const ReasonCode why = why_not_block(c, player, o);
      return no(why == ReasonCode::legal || why == ReasonCode::not_now ||
                        (why == ReasonCode::not_attacking && !s.attacked)
                    ? ReasonCode::not_combat
                    : why);
    }
    default:
      return no(ReasonCode::not_now);
  }
}

}  // namespace upkeep
