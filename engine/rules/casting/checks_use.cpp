// What is asked of a player who would use an ability of a card or turn a permanent face up.
#include <algorithm>

#include "rules/casting/checks_parts.h"
#include "rules/continuous.h"
#include "rules/query.h"

namespace upkeep {

Reason use_place(const Read& c, u8 player, Using& t) {
  const State& s = c.s;
  const Ability& a = *t.ability;
  if (!alive(s, t.object) || s.objects[t.object.slot].zone != a.zone)
    return no(ReasonCode::not_in_hand);
  const Object& o = s.objects[t.object.slot];
  t.perm = o.zone == Zone::battlefield ? &s.permanents[o.perm] : nullptr;
  const u8 whose = t.perm ? s.derived[o.perm].controller : o.owner;
  const bool allowed = a.flags & kAOwner ? o.owner == player
                                         : (a.flags & kAAnyPlayer) ||
                                               (whose == player) == !(a.flags & kAOpponentMay);
  if (!allowed) return no(ReasonCode::not_yours);
  if (t.perm && switched_off(c, t.object, a))
    return no(ReasonCode::tapped_artifact, 0, 0, t.object);
  return kLegal;
}

Reason use_timing(const Read& c, u8 player, const Using& t, bool sorcery_ok) {
  const State& s = c.s;
  const u32 flags = t.ability->flags;
  if (!flags) return kLegal;
  const bool mine = s.active == player;
  if ((flags & kASorceryTiming) && !sorcery_ok)
    return mine ? no(ReasonCode::sorcery_timing, s.stack_count) : no(ReasonCode::not_your_turn);
  const bool combat = s.step >= Step::begin_combat && s.step <= Step::end_combat;
  if (((flags & kAYourTurn) && !mine) || ((flags & kAOpponentsTurn) && mine) ||
      ((flags & kAYourUpkeep) && (!mine || s.step != Step::upkeep)) ||
      ((flags & kABeforeAttackers) && (s.attacked || s.step >= Step::attackers)) ||
      ((flags & kADuringCombat) && !combat))
    return no(ReasonCode::wrong_time);
  return kLegal;
}

Reason use_leave(const Read& c, u8 player, const Using& t) {
  const State& s = c.s;
  const Ability& a = *t.ability;
  if (a.flags) {
    const u16 uses = t.perm ? ability_uses(a) & t.perm->used_abilities : u16(0);
    if (uses && uses == ability_uses(a)) return no(ReasonCode::used_this_turn);
  }
  if (t.perm && t.perm->flags & kPUpkeepUnpaid)
    return no(ReasonCode::upkeep_unpaid, 0, 0, t.object);
  if (a.condition) {
    Scope scope = scope_of(s, t.object);
    scope.controller = player;
    if (!condition_holds(c, a.condition, scope)) return no(ReasonCode::condition_false);
  }
  Ref by;
  if (s.has_rules_mods && forbidden(c, ModKind::cant_activate, player, t.object, nullptr, by))
    return no(ReasonCode::effect_forbids, 0, 0, by);
  return kLegal;
}

Reason use_cost(const Read& c, u8 player, const Using& t) {
  Scope scope = scope_of(c.s, t.object);
  scope.controller = player;
  Reason r;
  r.code = cost_check(c, player, c.db.costs[t.ability->cost], t.object, scope, &r);
  return r;
}

constexpr u16 kUsesSelf = kCostSacSelf | kCostExileSelf | kCostReturnSelf;

Reason use_mana(ActScan& a, const Using& t, const ManaCost& mana) {
  const Read& c = a.c;
  const Cost& k = c.db.costs[t.ability->cost];
  if (mana.exists && !is_free(mana, 0)) {
    Excluded ex;
    if (k.life) ex.life = std::max(0, amount_of(c, k.life, scope_of(c.s, t.object)));
    if (k.flags & kCostTap) {
      ex.at = &t.object;
      ex.n = 1;
    } else if (k.flags & kUsesSelf) {
      ex.kept = &t.object;
      ex.kept_n = 1;
    }
    if (!a.pays(mana, ex)) return mana_reason(a, mana, ex);
    if ((k.flags & kCostXNotZero) && !payable(c, a.player, mana, 1, ex))
      return mana_reason(a, mana, ex);
  } else if ((k.flags & kCostXNotZero) && mana.x) {
    Excluded ex;
    ex.at = &t.object;
    ex.n = k.flags & kCostTap ? 1 : 0;
    if (!payable(c, a.player, mana, 1, ex)) return mana_reason(a, mana, ex);
  }
  return kLegal;
}

Reason use_window(const ActScan& a, u16 ability, Ref object) {
  if (!a.windows) return kLegal;
  Scope scope = scope_of(a.c.s, object);
  scope.controller = a.player;
  return window_reason(a, ability, scope);
}

Reason use_targets(const ActScan& a, u16 ability, Ref object) {
  Scope scope = scope_of(a.c.s, object);
  scope.controller = a.player;
  u8 slot = 0;
  if (has_targets(a.c, ability, scope, &slot)) return kLegal;
  // "Destroy target artifact with mana value X": some X that can be paid has to have a target.
  const ManaCost cost = activation_cost(a.c, object, ability);
  const int most =
      cost.x && targets_use_x(a.c.db, ability) ? greatest_x(a.c, a.player, cost, {}) : 0;
  for (scope.x = 1; scope.x <= most; ++scope.x)
    if (has_targets(a.c, ability, scope, &slot)) return kLegal;
  return no(ReasonCode::no_target, slot);
}

bool has_ability(const Read& c, Ref object, u16 ability) {
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

ReasonCode activation_check(const Read& c, u8 player, Ref object, u16 ability, bool sorcery_ok,
                            Reason* reason) {
  Using t{.ability = &c.db.abilities[ability], .object = object};
  Reason r = use_place(c, player, t);
  if (r.code == ReasonCode::legal) r = use_timing(c, player, t, sorcery_ok);
  if (r.code == ReasonCode::legal) r = use_leave(c, player, t);
  if (r.code == ReasonCode::legal) r = use_cost(c, player, t);
  if (reason) *reason = r;
  return r.code;
}

Reason check_activate(ActScan& a, Ref object, u16 ability) {
  const Read& c = a.c;
  Using t{.ability = &c.db.abilities[ability], .object = object};
  if (const Reason r = use_place(c, a.player, t); r.code != ReasonCode::legal) return r;
  if (const Reason r = use_timing(c, a.player, t, a.sorcery_ok); r.code != ReasonCode::legal)
    return r;
  if (a.full != ReasonCode::legal) return no(a.full);
  if (const Reason r = use_window(a, ability, object); r.code != ReasonCode::legal) return r;
  if (const Reason r = use_leave(c, a.player, t); r.code != ReasonCode::legal) return r;
  if (const Reason r = use_cost(c, a.player, t); r.code != ReasonCode::legal) return r;
  if (const Reason r = use_mana(a, t, activation_cost(c, object, ability));
      r.code != ReasonCode::legal)
    return r;
  return use_targets(a, ability, object);
}

Reason check_mana_ability(ActScan& a, Ref object, u16 ability) {
  const Read& c = a.c;
  Reason r;
  if (activation_check(c, a.player, object, ability, a.sorcery_ok, &r) != ReasonCode::legal)
    return r;
  const Using t{.ability = &c.db.abilities[ability], .object = object};
  r = use_mana(a, t, activation_cost(c, object, ability));
  if (r.code == ReasonCode::legal && a.full != ReasonCode::legal &&
      !simple_mana_ability(c, *t.ability))
    return no(a.full);
  return r;
}

// Turning a face-down permanent face up (CR 702.37e).
Reason check_special(ActScan& a, Ref object) {
  const Read& c = a.c;
  const State& s = c.s;
  const Permanent* p = permanent_of(s, object);
  if (!p || !(p->flags & kPFaceDown)) return no(ReasonCode::not_now);
  if (derived_at(s, object)->controller != a.player) return no(ReasonCode::not_yours);
  const u16 beneath = definition_beneath(s, object);
  const u16 morph = morph_option(c, beneath);
  const bool token =
      (s.objects[object.slot].flags & kObjToken) != 0;  // copy of what lies face down
  if (!morph || token) return no(ReasonCode::not_now);
  if (a.full != ReasonCode::legal) return no(a.full);
  // Face up, it would have no morph cost either.
  if (derived_at(s, object)->lost_abilities & kAbilitiesTaken)
    return no(ReasonCode::effect_forbids, 0, 0, abilities_taker(c, object));
  StackObject it;
  it.kind = StackObjectKind::special;
  it.card = beneath;
  Reason r;
  const Cost& k = c.db.costs[c.db.cast_options[morph].cost];
  if (cost_check(c, a.player, k, object, scope_of(s, object), &r) != ReasonCode::legal) return r;
  if (!a.pays(k.mana, {})) return mana_reason(a, k.mana, {});
  return kLegal;
}

}  // namespace upkeep
