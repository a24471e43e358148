// Whether what helps a creature through a fight, or past what waits on the stack, has something to
// help just now; and what harms, something to harm.
#include "blocks.h"
#include "rules/combat/declarations.h"
#include "rules/query.h"
#include "search/sense.h"
#include "search/table.h"

namespace upkeep {
namespace {

bool fights_now(const State& s, Ref creature) {
  const Permanent* p = permanent_of(s, creature);
  return p && (p->flags & (kPAttacking | kPBlocking));
}

bool anybody_fights(const State& s, u8 seat) {
  bool found = false;
  each_permanent(s, [&](Ref, const Permanent& p, const Derived& d) {
    found = found || (d.controller == seat && (p.flags & (kPAttacking | kPBlocking)));
  });
  return found;
}

// Blockers have been declared, and damage is yet to be dealt.
bool before_damage(const State& s) {
  return s.step == Step::blockers || s.step == Step::first_strike_damage ||
         (s.step == Step::damage && s.stack_count);
}

}  // namespace

// What it does without a target, to whatever is there.
bool Sense::harms_all(u16 first) const {
  for (u16 i = first; i; i = db_.effects[i].next) {
    const Effect& e = db_.effects[i];
    if (e.what.kind != SelKind::target && e.what.kind != SelKind::self &&
        aim_of_effect(e) == Aim::harm)
      return true;
    if (harms_all(e.child) || harms_all(e.else_child)) return true;
  }
  return false;
}

bool Sense::harm_waits(const State& s, u8 seat, Ref creature) const {
  for (int i = 0; i < s.stack_object_count; ++i) {
    const StackObject& it = s.stack_objects[i];
    if (it.kind == StackObjectKind::none || it.controller == seat) continue;
    for (int t = 0; t < it.target_count; ++t) {
      const Target& target = it.targets[t];
      if (creature ? target.object == creature : target.player == seat) return true;
      const Derived* d = creature ? nullptr : derived_of(s, target.object);
      if (d && d->controller == seat) return true;
    }
    if (it.target_count || !it.ability) continue;
    const Ability& a = db_.abilities[it.ability];
    for (int m = 0; m < a.mode_count; ++m)
      if (harms_all(db_.modes[a.first_mode + m].effects)) return true;
  }
  return false;
}

bool Sense::may_die_fighting(const State& s, Ref creature) const {
  const Derived* own = derived_of(s, creature);
  if (!own) return false;
  int dealt = 0;
  bool deadly = false;
  each_opponent(s, creature, [&](Ref r, const Permanent&, const Derived& d) {
    const int power = d.power + growth_of(s, r).power;
    if (power <= 0) return;
    dealt += power;
    deadly = deadly || (d.keywords & bit(Keyword::deathtouch));
  });
  return deadly || (dealt > 0 && dealt >= own->toughness - permanent_of(s, creature)->damage);
}

bool Sense::is_shielded(const State& s, u16 ability, Ref source, Ref creature) const {
  const Permanent* p = permanent_of(s, creature);
  if (p && p->regen_shields) return true;
  for (int i = 0; i < s.stack_object_count; ++i) {
    const StackObject& it = s.stack_objects[i];
    if (it.kind != StackObjectKind::none && it.ability == ability && it.source == source)
      return true;
  }
  return false;
}

bool Sense::helps_now(const State& s, u16 ability, Ref source) const {
  const u8 seat = s.decision.player;
  const Growth& g = growths_[ability];
  const Permanent* p = source ? permanent_of(s, source) : nullptr;
  if (!p || g.whom == Growth::Whom::target) {
    const bool on_fighter = g.power || g.toughness || g.first_strike || g.regenerates;
    return (before_damage(s) && (!on_fighter || anybody_fights(s, seat))) ||
           harm_waits(s, seat, Ref{});
  }
  const Ref creature = beneficiary(s, ability, source);
  const bool aimed = harm_waits(s, seat, creature);
  if (g.regenerates)
    return !is_shielded(s, ability, source, creature) &&
           (aimed || (before_damage(s) && may_die_fighting(s, creature)));
  return (aimed && (g.toughness > 0 || !g.power)) || (before_damage(s) && fights_now(s, creature));
}

// Something of another player's, `able` of it, that this target of an ability may be.
template <class Able>
bool Sense::finds(const State& s, const TargetSpec& target, Ref source, Able&& able) const {
  const Derived* own = derived_of(s, source);
  if (!target.filter) return false;
  Scope scope;
  scope.source = source;
  scope.controller = own ? own->controller : s.decision.player;
  bool found = false;
  each_permanent(s, [&](Ref r, const Permanent& p, const Derived& d) {
    found = found || (d.controller != scope.controller && able(p, d) &&
                      matches({s, db_}, target.filter, r, scope));
  });
  return found;
}

bool Sense::strikes(const State& s, u16 ability, Ref source) const {
  const Ability& a = db_.abilities[ability];
  if (a.kind != AbilityKind::activated || a.mode_count != 1 || costs_cards(db_.costs[a.cost]))
    return false;
  const Mode& mode = db_.modes[a.first_mode];
  if (!mode.target_count || aims_[mode.first_target] != Aim::harm) return false;
  const int damage = damage_[mode.first_target];
  const bool destroys = db_.effects[mode.effects].kind == EffectKind::destroy;
  return (damage || destroys) && finds(s, db_.targets[mode.first_target], source,
                                       [&](const Permanent& p, const Derived& d) {
                                         return (d.types & kCreature) &&
                                                (destroys || d.toughness - p.damage <= damage);
                                       });
}

bool Sense::misses(const State& s, u16 ability, Ref source) const {
  const Ability& a = db_.abilities[ability];
  const Mode& mode = db_.modes[a.first_mode];
  if (a.mode_count != 1 || !mode.target_count || aims_[mode.first_target] != Aim::harm)
    return false;
  const TargetSpec& target = db_.targets[mode.first_target];
  return target.filter && target.players == kTargetNoPlayer &&
         db_.filters[target.filter].zone == Zone::battlefield &&
         !finds(s, target, source, [](const Permanent&, const Derived&) { return true; });
}

bool Sense::turns_on_itself(const State& s, Ref card) const {
  const CardDef& def = db_.card(s.objects[card.slot].card);
  for (int i = 0; i < def.ability_count; ++i) {
    const u16 ability = u16(def.first_ability + i);
    const Ability& a = db_.abilities[ability];
    const Mode& mode = db_.modes[a.first_mode];
    if (a.kind == AbilityKind::triggered && a.trigger.event == TriggerEvent::enters &&
        (db_.filters[a.trigger.object].flags & kFSelf) && mode.target_count &&
        db_.targets[mode.first_target].min > 0 && misses(s, ability, card))
      return true;
  }
  return false;
}

bool Sense::kills_tapped(const State& s, Ref permanent) const {
  const Derived* d = derived_of(s, permanent);
  if (!d || !db_.card(d->card).has_activated) return false;
  u16 abilities[kMaxAbilitiesSeen];
  const int n = abilities_of({s, db_}, permanent, abilities, kMaxAbilitiesSeen);
  for (int i = 0; i < n; ++i) {
    const Ability& a = db_.abilities[abilities[i]];
    const Mode& mode = db_.modes[a.first_mode];
    if (a.kind != AbilityKind::activated || a.mode_count != 1 || !mode.target_count ||
        costs_cards(db_.costs[a.cost]) || db_.effects[mode.effects].kind != EffectKind::destroy)
      continue;
    if (db_.filters[db_.targets[mode.first_target].filter].flags & kFTapped) return true;
  }
  return false;
}

bool Sense::bounced_idly(const State& s, Ref permanent) const {
  const u8 seat = s.decision.player;
  const Derived* d = derived_of(s, permanent);
  if (!d) return false;
  if (!(d->types & kCreature)) return d->controller == seat || (d->types & kLand);
  if (fights_now(s, permanent) || has_to_discard(s, seat)) return false;
  if (d->controller == seat) return !harm_waits(s, seat, permanent);
  if (threatened(s, seat)) return false;
  const Permanent& p = *permanent_of(s, permanent);
  if ((s.objects[permanent.slot].flags & kObjToken) || p.counters[int(Counter::p1p1)] ||
      worths_[d->card])
    return false;
  constexpr int kDear = 3;  // mana, so that casting it again costs its player a turn
  const bool blocks_now =
      s.active == seat && s.step < Step::blockers && !(p.flags & kPTapped) &&
      (fixed_mana(db_.card(d->card).cost) >= kDear || s.players[d->controller].life <= kShortLife);
  bool worth_it = false;
  each_permanent(s, [&](Ref r, const Permanent& other, const Derived& seen) {
    worth_it = worth_it || other.attached_to == permanent ||
               (blocks_now && seen.controller == seat && (seen.types & kCreature) &&
                may_attack({s, db_}, r, d->controller) == ReasonCode::legal &&
                could_block(s, permanent, r));
  });
  return !worth_it;
}

bool Sense::bounces_idly(const State& s, u16 ability) const {
  const Ability& a = db_.abilities[ability];
  const Mode& mode = db_.modes[a.first_mode];
  if (!mode.target_count || !bounces_[mode.first_target]) return false;
  bool idle = true;
  each_permanent(
      s, [&](Ref r, const Permanent&, const Derived&) { idle = idle && bounced_idly(s, r); });
  return idle;
}

bool Sense::adds_nothing(const State& s, const Decision& d, Ref host) const {
  const u16 aura = auras_[d.ability];
  const Derived* h = derived_of(s, host);
  if (!aura || !h) return false;
  bool twin = false;  // another of the same lies there
  each_permanent(s, [&](Ref, const Permanent& p, const Derived& other) {
    twin = twin || (p.attached_to == host && other.card == aura);
  });
  const CardDef& card = db_.card(aura);
  for (int i = 0; i < card.ability_count; ++i) {
    const u16 index = u16(card.first_ability + i);
    const Ability& a = db_.abilities[index];
    if (a.kind == AbilityKind::activated && growths_[index].regenerates && twin) continue;
    if (a.kind != AbilityKind::static_ || a.affects.kind != SelKind::attached) return false;
    for (u16 m = a.mods; m; m = db_.mods[m].next)
      if (db_.mods[m].kind != ModKind::add_keywords || (db_.mods[m].keywords & ~h->keywords))
        return false;
  }
  return card.ability_count > 0;
}

}  // namespace upkeep
