// What is asked of a player who would do something with priority (CR 117.1). Every condition stands
// once, in a part that gives the reason: the list of options, explain() and the note that lists
// them all go through the same parts, so they cannot disagree.
#include <algorithm>

#include "rules/casting/checks_parts.h"
#include "rules/continuous.h"
#include "rules/query.h"
#include "rules/timing/window.h"

namespace upkeep {
// An effect says that this player can't cast that spell (`as`: what it would be), or activate
// abilities of that permanent (CR 101.2).
bool forbidden(const Read& c, ModKind kind, u8 player, Ref object, const Derived* as, Ref& by) {
  if (!(c.s.has_rules_mods & rules_mod_bit(kind))) return false;
  RulesModRoom mods;
  const int n = rules_mods(c, kind, mods);
  for (int i = 0; i < n; ++i) {
    const RulesMod& m = mods[i];
    if (m.player != kNoPlayer && m.player != player) continue;
    if (!matches_relation(c, m.mod->who, player, m.scope)) continue;
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

// Timing of whatever needs an own main phase and an empty stack (CR 307.1).
Reason sorcery_timing(const ActScan& a) {
  if (a.sorcery_ok) return kLegal;
  const State& s = a.c.s;
  return s.active != a.player ? no(ReasonCode::not_your_turn)
                              : no(ReasonCode::sorcery_timing, s.stack_count);
}

}  // namespace

// Some target for every slot of enough modes.
bool has_targets(const Read& c, u16 ability, const Scope& scope, u8* slot) {
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

// Some mode that may be used in the present window; the reason if there is none.
Reason window_reason(const ActScan& a, u16 ability, const Scope& scope) {
  const Ability& ab = a.c.db.abilities[ability];
  ReasonCode why = ReasonCode::legal;
  for (int m = 0; m < ab.mode_count; ++m) {
    why = window_allows(a.c, a.window, a.c.db.modes[ab.first_mode + m], scope);
    if (why == ReasonCode::legal) return kLegal;
  }
  return no(why);
}

// What is kept free for what follows of itself: triggered abilities, copies, and the effects of
// what waits already.
constexpr int kStackReserve = 64, kEffectReserve = 64, kContinuousReserve = 256;

ReasonCode full_reason(const State& s) {
  if (s.stack_count + kStackReserve >= kMaxStackObjects) return ReasonCode::stack_full;
  const bool full = s.frame_count + kEffectReserve >= kMaxFrames ||
                    s.delayed_count + kEffectReserve >= kMaxDelayed ||
                    s.shield_count + kEffectReserve >= kMaxShields ||
                    s.continuous_count + kContinuousReserve >= kMaxContinuous;
  return full ? ReasonCode::duel_full : ReasonCode::legal;
}

// What waits to become a permanent has its place already.
bool room_for_permanent(const State& s) {
  return s.permanent_count + s.stack_count < kMaxPermanents;
}

ActScan::ActScan(const Read& ctx, u8 p, bool want_detail) : c(ctx), player(p), detail(want_detail) {
  const State& s = c.s;
  sorcery_ok = s.active == p && main_step(s.step) && s.stack_count == 0;
  full = full_reason(s);
  windows = has_windows(s);
  if (windows) {
    window = window_now(s);
    sorcery_ok = sorcery_ok && (window.kind == Waiting::neutral || window.kind == Waiting::open);
  }
}

bool ActScan::pays(const ManaCost& cost, const Excluded& ex) {
  if (!have_mana) {
    summarise_mana(c, player, mana);
    have_mana = true;
  }
  return payable(c, player, mana, cost, 0, ex);
}

u16 spell_ability(const Read& c, u16 card) {
  const CardDef& def = c.db.card(card);
  for (int i = 0; i < def.ability_count; ++i)
    if (c.db.abilities[def.first_ability + i].kind == AbilityKind::spell)
      return u16(def.first_ability + i);
  return 0;
}

int land_plays_left(const Read& c, const RulesMod& m, u8 player) {
  if (!mod_affects_player(c, m, player)) return 0;
  const Permanent* p = permanent_of(c.s, m.scope.source);
  return std::max(0, m.p - (p ? p->lands_played : 0));
}

int lands_allowed(const Read& c, u8 player) {
  const State& s = c.s;
  int n = 1 + s.players[player].extra_lands;
  if (!s.has_rules_mods) return n;
  RulesModRoom mods;
  const int count = rules_mods(c, ModKind::extra_land, mods);
  for (int i = 0; i < count; ++i) n += land_plays_left(c, mods[i], player);
  const int any = rules_mods(c, ModKind::any_lands, mods);
  for (int i = 0; i < any; ++i)
    if (mod_affects_player(c, mods[i], player)) return 255;
  return n;
}

Reason explain_mana(const Read& c, u8 player, const ManaCost& cost, const Excluded& ex) {
  return mana_reason(ActScan(c, player, true), cost, ex);
}

// ---- playing a land

Reason land_place(const ActScan& a, Ref card) {
  const State& s = a.c.s;
  if (!alive(s, card)) return no(ReasonCode::not_in_hand);
  const Object& o = s.objects[card.slot];
  if (o.owner != a.player) return no(ReasonCode::not_yours);
  if (o.zone != Zone::hand || !(a.c.db.card(o.card).types & kLand))
    return no(ReasonCode::not_in_hand);
  return kLegal;
}

Reason land_timing(const ActScan& a) {
  const State& s = a.c.s;
  if (s.active != a.player) return no(ReasonCode::not_your_turn);  // CR 305.3
  if (!a.sorcery_ok) return no(ReasonCode::land_timing, s.stack_count);
  return kLegal;
}

Reason land_leave(const ActScan& a) {
  const int played = a.c.s.players[a.player].lands_played, allowed = lands_allowed(a.c, a.player);
  return played >= allowed ? no(ReasonCode::land_already_played, played, allowed)  // CR 305.2
                           : kLegal;
}

Reason check_land(ActScan& a, Ref card) {
  if (const Reason r = land_place(a, card); r.code != ReasonCode::legal) return r;
  if (const Reason r = land_timing(a); r.code != ReasonCode::legal) return r;
  if (!room_for_permanent(a.c.s)) return no(ReasonCode::duel_full);
  return land_leave(a);
}

// ---- casting a spell

bool asks_more(const Cost& k) {
  bool more =
      (k.flags & ~kCostXNotZero) || k.life || (k.remove_n && k.remove_counter != Counter::count);
  for (int i = 0; i < int(CostPart::count); ++i) more = more || part_count(k, CostPart(i)) > 0;
  return more;
}

Reason cast_place(const ActScan& a, Casting& t) {
  const Read& c = a.c;
  const State& s = c.s;
  if (!alive(s, t.card)) return no(ReasonCode::not_in_hand);
  const Object& o = s.objects[t.card.slot];
  if (o.owner != a.player) return no(ReasonCode::not_yours);
  t.def = &c.db.card(o.card);
  if (t.how > t.def->cast_option_count) return no(ReasonCode::not_in_hand);
  if (t.how) t.way = &c.db.cast_options[t.def->first_cast_option + t.how - 1];
  if (t.way && t.way->kind != CastOptionKind::flashback &&
      t.way->kind != CastOptionKind::alternative && t.way->kind != CastOptionKind::morph)
    return no(ReasonCode::not_in_hand);
  t.back = t.way && t.way->kind == CastOptionKind::flashback;
  t.face_down = t.way && t.way->kind == CastOptionKind::morph;
  t.scope.source = t.card;
  t.scope.controller = a.player;
  if (o.zone != (t.back ? Zone::graveyard : Zone::hand)) return no(ReasonCode::not_in_hand);
  if (a.full != ReasonCode::legal) return no(a.full);
  if (t.def->types & kPermanentTypes && !room_for_permanent(s)) return no(ReasonCode::duel_full);
  if ((t.def->types & kPlaneswalker) && !s.rules.planeswalkers())
    return no(ReasonCode::no_such_type);
  return kLegal;
}

Reason cast_timing(const ActScan& a, const Casting& t) {
  const Read& c = a.c;
  const CardDef& def = *t.def;
  if (a.windows && a.window.kind >= Waiting::interrupt && !(def.types & kInstant))
    return no(a.window.kind == Waiting::interrupt    ? ReasonCode::interrupts_only
              : a.window.kind == Waiting::prevention ? ReasonCode::prevention_only
                                                     : ReasonCode::regeneration_only);
  if (t.face_down || !((def.types & kInstant) || (def.keywords & bit(Keyword::flash))))
    return sorcery_timing(a);
  // A fast effect whose kind has no place in the present window of 1997.
  if (!a.windows || !(def.types & kInstant)) return kLegal;
  const u16 ability = spell_ability(c, c.s.objects[t.card.slot].card);
  return ability ? window_reason(a, ability, t.scope) : kLegal;
}

Reason cast_leave(const ActScan& a, const Casting& t) {
  const Read& c = a.c;
  const CardDef& def = *t.def;
  if (def.cast_condition && !t.face_down && !condition_holds(c, def.cast_condition, t.scope))
    return no(ReasonCode::condition_false);
  if (t.way && t.way->condition && !condition_holds(c, t.way->condition, t.scope))
    return no(ReasonCode::condition_false);
  if (!c.s.has_rules_mods) return kLegal;
  StackObject as_item;
  as_item.card = c.s.objects[t.card.slot].card;
  as_item.controller = a.player;
  as_item.flags = t.face_down ? u16(kItemFaceDown) : u16(0);
  const Derived as = characteristics_of_spell(c, as_item, t.card);
  Ref by;
  return forbidden(c, ModKind::cant_cast, a.player, t.card, &as, by)
             ? no(ReasonCode::effect_forbids, 0, 0, by)
             : kLegal;
}

Reason cast_cost(const ActScan& a, const Casting& t, CastCost& out) {
  const Read& c = a.c;
  const CardDef& def = *t.def;
  // CR 118.6: no mana cost is a cost that cannot be paid.
  if (!t.way && !def.cost.exists) return no(ReasonCode::cost_unpayable);
  out.mana = def.cost;
  // The shortest way for the usual spell; the whole sum where anything could change it.
  if (!t.way && !def.cast_option_count && !c.s.has_rules_mods && !def.has_static) return kLegal;
  StackObject it;
  it.kind = StackObjectKind::spell;
  it.source = t.card;
  it.card = c.s.objects[t.card.slot].card;
  it.controller = a.player;
  it.flags = t.face_down ? u16(kItemFaceDown) : t.back ? u16(kItemFlashback) : u16(0);
  it.cast_option = t.way ? u8(t.how - 1) : kNoCastOption;
  out.mana = total_cost(c, it, false);
  u16 costs[kMaxCosts];
  const int n = costs_of(c, it, costs, kMaxCosts);
  for (int i = 0; i < n; ++i) {
    const Cost& k = c.db.costs[costs[i]];
    Reason r;
    out.more = out.more || asks_more(k);
    if (cost_check(c, a.player, k, t.card, t.scope, &r) != ReasonCode::legal) return r;
    if (k.life) out.kept.life += std::max(0, amount_of(c, k.life, t.scope));
  }
  return kLegal;
}

Reason cast_mana(ActScan& a, const CastCost& cost) {
  return a.pays(cost.mana, cost.kept) ? kLegal : mana_reason(a, cost.mana, cost.kept);
}

Reason cast_targets(const ActScan& a, const Casting& t) {
  const Read& c = a.c;
  const CardDef& def = *t.def;
  u8 slot = 0;
  if (t.face_down) return kLegal;
  if (def.enchant)
    return mode_has_targets(c, def.enchant, 1, t.scope, 0, &slot) ? kLegal
                                                                  : no(ReasonCode::no_target, slot);
  if (!(def.types & (kInstant | kSorcery))) return kLegal;
  const u16 ability = spell_ability(c, c.s.objects[t.card.slot].card);
  if (!ability || has_targets(c, ability, t.scope, &slot)) return kLegal;
  const int most =
      def.cost.x && targets_use_x(c.db, ability) ? greatest_x(c, a.player, def.cost, {}) : 0;
  Scope with_x = t.scope;
  for (with_x.x = 1; with_x.x <= most; ++with_x.x)
    if (has_targets(c, ability, with_x, &slot)) return kLegal;
  return no(ReasonCode::no_target, slot);
}

// Each answer leaves at once: kept in one variable it would go through memory, for every card of a
// hand at every decision.
Reason check_cast(ActScan& a, Ref card, u8 how) {
  Casting t{.card = card, .how = how};
  if (const Reason r = cast_place(a, t); r.code != ReasonCode::legal) return r;
  if (const Reason r = cast_timing(a, t); r.code != ReasonCode::legal) return r;
  if (const Reason r = cast_leave(a, t); r.code != ReasonCode::legal) return r;
  CastCost cost;
  if (const Reason r = cast_cost(a, t, cost); r.code != ReasonCode::legal) return r;
  if (const Reason r = cast_mana(a, cost); r.code != ReasonCode::legal) return r;
  return cast_targets(a, t);
}

}  // namespace upkeep
