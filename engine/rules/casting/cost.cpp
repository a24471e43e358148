// Costs other than mana: can they be paid, what must be chosen for them, and paying (CR 118,
// 601.2b, 601.2h). Also the total mana cost of an announcement (CR 601.2f).
#include <algorithm>

#include "rules/casting/announce.h"
#include "rules/casting/cast.h"
#include "rules/continuous.h"
#include "rules/permanents.h"
#include "rules/players.h"
#include "rules/query.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

ReasonCode fail(Reason* reason, ReasonCode code, int a = 0, int b = 0) {
  if (reason) {
    reason->code = code;
    reason->a = i16(a);
    reason->b = i16(b);
  }
  return code;
}

int add_to_byte(int a, int b) { return a + b > 255 ? 255 : a + b; }

// What a reduction has left over takes from {X}, once X is known: it is generic mana too (CR
// 601.2b, 601.2f).
void reduce_x(ManaCost& m, int x, int by) {
  if (!m.x || x <= 0) return;
  const u8 left = u8(std::clamp(m.x * x - by, 0, 255));
  int color = 0;
  while (m.x_color && color < kC && !(m.x_color >> color & 1)) ++color;
  if (!m.x_color)
    m.generic = u8(add_to_byte(m.generic, left));
  else if (m.x_color == 1 << color)
    m.pips[color] = u8(add_to_byte(m.pips[color], left));
  else
    return;  // several colours, which no symbol stands for
  m.x = 0;
}

// Effects that make spells cost more or less (CR 601.2f); reductions touch generic mana only.
void apply_cost_mods(const Read& c, const StackObject& it, Ref spell, ManaCost& m) {
  const State& s = c.s;
  int change = 0;
  const CardDef& def = c.db.card(it.card);
  // "This spell costs {1} less …" works wherever it is cast from.
  if (def.has_static)
    for (int i = 0; i < def.ability_count; ++i) {
      const Ability& a = c.db.abilities[def.first_ability + i];
      if (a.kind != AbilityKind::static_ || (a.zone != Zone::stack && a.zone != Zone::hand))
        continue;
      Scope scope = scope_of(s, it);
      scope.source = spell;
      if (a.condition && !condition_holds(c, a.condition, scope)) continue;
      for (u16 x = a.mods; x; x = c.db.mods[x].next) {
        const Mod& mod = c.db.mods[x];
        if (mod.kind == ModKind::cost_more) change += amount_of(c, mod.p, scope);
        if (mod.kind == ModKind::cost_less) change -= amount_of(c, mod.p, scope);
      }
    }
  if (s.has_rules_mods) {
    const Derived as = characteristics_of_spell(c, it, spell);
    for (const ModKind kind : {ModKind::cost_more, ModKind::cost_less}) {
      RulesModRoom mods;
      const int n = rules_mods(c, kind, mods);
      for (int i = 0; i < n; ++i) {
        if (mods[i].player != kNoPlayer && mods[i].player != it.controller) continue;
        if (!matches_relation(c, mods[i].mod->who, it.controller, mods[i].scope)) continue;
        const u16 filter = mods[i].mod->filter;
        if (filter && !matches_as_spell(c, filter, spell, as, it.controller, mods[i].scope))
          continue;
        change += kind == ModKind::cost_more ? mods[i].p : -mods[i].p;
      }
    }
  }
  const int generic = m.generic + change;
  m.generic = u8(generic < 0 ? 0 : generic > 255 ? 255 : generic);
  if (generic < 0) reduce_x(m, it.x, -generic);
}

bool taken_already(Ref r, const Ref* taken, int n) {
  for (int i = 0; i < n; ++i)
    if (taken[i] == r) return true;
  return false;
}

}  // namespace

Derived characteristics_of_spell(const Read& c, const StackObject& it, Ref spell) {
  if (!(it.flags & kItemFaceDown)) return characteristics(c, spell);
  Derived d;  // CR 708.2
  d.card = it.card;
  d.types = kCreature;
  d.power = d.toughness = 2;
  d.controller = it.controller;
  return d;
}

void add_cost(ManaCost& to, const ManaCost& more) {
  to.generic = u8(add_to_byte(to.generic, more.generic));
  for (int k = 0; k < kManaKinds; ++k) to.pips[k] = u8(add_to_byte(to.pips[k], more.pips[k]));
  to.x = u8(to.x + more.x);
  to.x_color |= more.x_color;
  for (int i = 0; i < more.hybrid_count && to.hybrid_count < 8; ++i)
    to.hybrid[to.hybrid_count++] = more.hybrid[i];
  to.exists |= more.exists;
}

// ------------------------------------------------------------------ parts that need a choice
int part_count(const Cost& k, CostPart p) {
  switch (p) {
    case CostPart::sacrifice:
      return k.sac_n;
    case CostPart::discard:
      return k.flags & kCostDiscardRandom ? 0 : k.discard_n;
    case CostPart::exile_grave:
      return k.exile_grave_n;
    case CostPart::tap:
      return k.tap_n;
    case CostPart::give_back:
      return k.return_n;
    case CostPart::count:
      break;
  }
  return 0;
}

u16 part_filter(const Cost& k, CostPart p) {
  switch (p) {
    case CostPart::sacrifice:
      return k.sac_filter;
    case CostPart::discard:
      return k.discard_filter;
    case CostPart::exile_grave:
      return k.exile_grave_filter;
    case CostPart::tap:
      return k.tap_filter;
    case CostPart::give_back:
      return k.return_filter;
    case CostPart::count:
      break;
  }
  return 0;
}

Prompt part_why(CostPart p) {
  switch (p) {
    case CostPart::sacrifice:
      return Prompt::sacrifice_cost;
    case CostPart::discard:
      return Prompt::discard_cost;
    case CostPart::exile_grave:
      return Prompt::exile_cost;
    case CostPart::tap:
      return Prompt::tap_cost;
    case CostPart::give_back:
      return Prompt::return_cost;
    case CostPart::count:
      break;
  }
  return Prompt::none;
}

int part_options(const Read& c, u8 player, const Cost& k, CostPart p, Ref source,
                 const Scope& scope, const Ref* taken, int taken_n, Option* out) {
  const State& s = c.s;
  const u16 filter = part_filter(k, p);
  // The source cannot pay for itself what it pays already in another way.
  const bool not_self = p == CostPart::discard || p == CostPart::exile_grave ||
                        (p == CostPart::tap && (k.flags & kCostTap)) ||
                        (k.flags & (kCostSacSelf | kCostExileSelf | kCostReturnSelf));
  int n = 0;
  auto offer = [&](Ref r) {
    if ((not_self && r == source) || taken_already(r, taken, taken_n)) return;
    if (filter && !matches(c, filter, r, scope)) return;
    if (out) out[n] = {.kind = OptionKind::object, .object = r};
    ++n;
  };
  if (p == CostPart::discard || p == CostPart::exile_grave) {
    const ZoneList& l = p == CostPart::discard ? s.hand[player] : s.graveyard[player];
    for (int i = 0; i < l.count; ++i) offer(make_ref(s, l.at[i]));
    return n;
  }
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Ref r = make_ref(s, s.battlefield[i]);
    const u16 pi = s.objects[r.slot].perm;
    if (s.derived[pi].controller != player) continue;
    if (p == CostPart::tap && (s.permanents[pi].flags & kPTapped)) continue;
    offer(r);
  }
  return n;
}

void pay_part(Ctx& c, CostPart p, Ref chosen) {
  if (!alive(c.s, chosen)) return;
  switch (p) {
    case CostPart::sacrifice:
      sacrifice(c, chosen);
      return;
    case CostPart::discard:
      discard_card(c, chosen);
      return;
    case CostPart::exile_grave:
      move_object(c, chosen, Zone::exile, c.s.objects[chosen.slot].owner);
      return;
    case CostPart::tap:
      set_tapped(c, chosen, true);
      return;
    case CostPart::give_back:
      move_object(c, chosen, Zone::hand, c.s.objects[chosen.slot].owner);
      return;
    case CostPart::count:
      return;
  }
}

// ------------------------------------------------------------------ checks
ReasonCode cost_check(const Read& c, u8 player, const Cost& k, Ref source, const Scope& scope,
                      Reason* reason) {
  const State& s = c.s;
  if (k.flags) {
    const Permanent* p = permanent_of(s, source);
    const Derived* d = derived_at(s, source);
    if (k.flags & (kCostTap | kCostUntap)) {
      if (!p) return fail(reason, ReasonCode::cost_unpayable);
      const bool tapped = (p->flags & kPTapped) != 0;
      if ((k.flags & kCostTap) && tapped) return fail(reason, ReasonCode::already_tapped);
      if ((k.flags & kCostUntap) && !tapped) return fail(reason, ReasonCode::not_tapped);
      // CR 302.6
      if ((d->types & kCreature) && (p->flags & kPSick) && !(d->keywords & bit(Keyword::haste)))
        return fail(reason, ReasonCode::summoning_sick);
    }
    if ((k.flags & (kCostSacSelf | kCostReturnSelf)) && (!d || d->controller != player))
      return fail(reason, ReasonCode::cost_unpayable);
    if ((k.flags & kCostDiscardSelf) &&
        (!alive(s, source) || s.objects[source.slot].zone != Zone::hand))
      return fail(reason, ReasonCode::cost_unpayable);
    if ((k.flags & kCostExileSelf) && !alive(s, source))
      return fail(reason, ReasonCode::cost_unpayable);
    if (k.flags & kCostLoyalty) {
      if (!p) return fail(reason, ReasonCode::cost_unpayable);
      if (p->flags & kPUsedLoyalty) return fail(reason, ReasonCode::loyalty_used);
      const int have = p->counters[int(Counter::loyalty)];
      if (have + k.loyalty < 0) return fail(reason, ReasonCode::cost_unpayable, have, -k.loyalty);
    }
    if ((k.flags & kCostDiscardRandom) && s.hand[player].count < k.discard_n)
      return fail(reason, ReasonCode::cost_unpayable, s.hand[player].count, k.discard_n);
  }
  if (k.remove_n && k.remove_counter != Counter::count) {
    const Permanent* p = permanent_of(s, source);
    const int have = p ? counters_of(*p, k.remove_counter) : 0;
    if (have < k.remove_n) return fail(reason, ReasonCode::cost_unpayable, have, k.remove_n);
  }
  if (k.life) {
    const int n = amount_of(c, k.life, scope), life = s.players[player].life;
    if (n > 0 && life < n) return fail(reason, ReasonCode::life_too_low, life, n);  // CR 119.4
  }
  for (int i = 0; i < int(CostPart::count); ++i) {
    const int need = part_count(k, CostPart(i));
    if (!need) continue;
    const int have = part_options(c, player, k, CostPart(i), source, scope, nullptr, 0, nullptr);
    if (have < need) return fail(reason, ReasonCode::cost_unpayable, have, need);
  }
  return ReasonCode::legal;
}

void pay_plain(Ctx& c, u8 player, const Cost& k, Ref source, const Scope& scope) {
  State& s = c.s;
  if (k.life) {
    const int n = amount_of(c, k.life, scope);
    if (n > 0) lose_life(c, player, n);
  }
  if (k.flags & kCostTap) set_tapped(c, source, true);
  if (k.flags & kCostUntap) set_tapped(c, source, false);
  if (k.remove_n && k.remove_counter != Counter::count)
    put_counters(c, source, k.remove_counter, -int(k.remove_n));
  if (k.flags & kCostLoyalty) {
    if (Permanent* p = perm_at(s, source)) p->flags |= kPUsedLoyalty;
    if (k.loyalty) put_counters(c, source, Counter::loyalty, k.loyalty);
    s.sba_needed = 1;
  }
  if (k.flags & kCostDiscardSelf) discard_card(c, source);
  if (k.flags & kCostDiscardHand)
    while (s.hand[player].count) discard_card(c, make_ref(s, s.hand[player].at[0]));
  if (k.flags & kCostDiscardRandom)
    for (int i = 0; i < k.discard_n && s.hand[player].count; ++i)
      discard_card(c, make_ref(s, s.hand[player].at[random_below(s, s.hand[player].count)]));
  if ((k.flags & kCostSacSelf) && perm_at(s, source)) sacrifice(c, source);
  if ((k.flags & kCostReturnSelf) && alive(s, source))
    move_object(c, source, Zone::hand, s.objects[source.slot].owner);
  if ((k.flags & kCostExileSelf) && alive(s, source))
    move_object(c, source, Zone::exile, s.objects[source.slot].owner);
}

// ------------------------------------------------------------------ what an announcement costs
namespace {
u16 option_of(const Read& c, u16 card, CastOptionKind kind) {
  const CardDef& def = c.db.card(card);
  for (int i = 0; i < def.cast_option_count; ++i)
    if (c.db.cast_options[def.first_cast_option + i].kind == kind)
      return u16(def.first_cast_option + i);
  return 0;
}
}  // namespace

u16 morph_option(const Read& c, u16 card) { return option_of(c, card, CastOptionKind::morph); }
u16 splice_option(const Read& c, u16 card) { return option_of(c, card, CastOptionKind::splice); }

int costs_of(const Read& c, const StackObject& it, u16* out, int cap) {
  int n = 0;
  if (it.kind == StackObjectKind::special) {
    if (const u16 m = morph_option(c, it.card)) out[n++] = c.db.cast_options[m].cost;
    return n;
  }
  if (it.kind != StackObjectKind::spell) {
    const u16 cost = c.db.abilities[it.ability].cost;
    if (cost) out[n++] = cost;
    return n;
  }
  if (it.flags & kItemFaceDown) return 0;
  const CardDef& def = c.db.card(it.card);
  for (int i = 0; i < def.cast_option_count && n < cap; ++i) {
    const CastOption& o = c.db.cast_options[def.first_cast_option + i];
    bool pays = o.kind == CastOptionKind::additional;
    pays =
        pays || ((o.kind == CastOptionKind::alternative || o.kind == CastOptionKind::flashback) &&
                 it.cast_option == i);
    pays = pays || (it.optional_costs >> i & 1);
    if (pays && o.cost) out[n++] = o.cost;
  }
  for (const u16 more : it.spliced)
    if (more && n < cap)
      out[n++] = c.db.cast_options[splice_option(c, c.db.abilities[more].card)].cost;
  return n;
}

// The mana of an activation, with what effects add to it (CR 602.2b).
ManaCost activation_cost(const Read& c, Ref object, u16 ability) {
  ManaCost m = c.db.costs[c.db.abilities[ability].cost].mana;
  if (!(c.s.has_rules_mods & rules_mod_bit(ModKind::ability_cost_more))) return m;
  RulesModRoom mods;
  const int n = rules_mods(c, ModKind::ability_cost_more, mods);
  for (int i = 0; i < n; ++i) {
    if (mods[i].p <= 0 || !matches(c, mods[i].mod->filter, object, mods[i].scope)) continue;
    m.generic = u8(add_to_byte(m.generic, mods[i].p));
    m.exists = true;
  }
  return m;
}

ManaCost total_cost(const Read& c, const StackObject& it, bool free_of_cost) {
  const CardDb& db = c.db;
  ManaCost m;
  if (it.kind == StackObjectKind::special) {
    if (const u16 o = morph_option(c, it.card)) m = db.costs[db.cast_options[o].cost].mana;
    return m;
  }
  if (it.kind != StackObjectKind::spell) {
    m = activation_cost(c, it.source, it.ability);
  } else {
    const CardDef& def = db.card(it.card);
    const CastOption* way = it.cast_option < def.cast_option_count
                                ? &db.cast_options[def.first_cast_option + it.cast_option]
                                : nullptr;
    if (it.flags & kItemFaceDown)
      m.generic = free_of_cost ? 0 : 3;  // CR 702.37c
    else if (!free_of_cost && !way)
      m = def.cost;
    for (int i = 0; i < def.cast_option_count && !(it.flags & kItemFaceDown); ++i) {
      const CastOption& o = db.cast_options[def.first_cast_option + i];
      const bool chosen = &o == way && !free_of_cost;
      int times = chosen || o.kind == CastOptionKind::additional ? 1 : 0;
      if (it.optional_costs >> i & 1)
        times = o.kind == CastOptionKind::multikicker ? it.kick_count : 1;
      for (int k = 0; k < times; ++k) add_cost(m, db.costs[o.cost].mana);
    }
  }
  for (const u16 more : it.spliced)
    if (more)
      add_cost(m, db.costs[db.cast_options[splice_option(c, db.abilities[more].card)].cost].mana);
  // So much more for each target beyond the first.
  int in_slot[8] = {};
  for (int i = 0; i < it.target_count; ++i) {
    const u8 slot = it.targets[i].slot;
    if (slot >= 8 || ++in_slot[slot] < 2) continue;
    if (const TargetSpec* t = spec_of(c, it, slot))
      m.generic = u8(add_to_byte(m.generic, t->extra_cost));
  }
  if (it.kind == StackObjectKind::spell) apply_cost_mods(c, it, it.self ? it.self : it.source, m);
  m.exists = true;
  return m;
}

}  // namespace upkeep
