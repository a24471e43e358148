// Mana abilities (CR 605): what could be made, by whom, and making it. They use no stack; those
// without any choice but their output are carried out at once, also in the middle of a payment.
#include <new>

#include "rules/ahead.h"
#include "rules/casting/cast.h"
#include "rules/continuous.h"
#include "rules/fire.h"
#include "rules/permanents.h"
#include "rules/players.h"
#include "rules/query.h"

namespace upkeep {
namespace {

constexpr u16 kSimpleCostFlags = kCostTap | kCostUntap | kCostSacSelf | kCostExileSelf;

bool harmless_effect(const Effect& e) {
  switch (e.kind) {
    case EffectKind::add_mana:
      return (e.who.kind == SelKind::you || e.who.kind == SelKind::none) && e.condition == 0;
    case EffectKind::damage:
    case EffectKind::lose_life:
    case EffectKind::gain_life:
      return (e.who.kind == SelKind::you || e.what.kind == SelKind::you) && e.condition == 0;
    default:
      return false;
  }
}

bool chooses_kind(const Effect& e) {
  return bool(e.flags & (kEAnyColor | kEAnyCombination | kELandColors));
}

// Colours that lands among `what` could make (CR 106.7); without `what`, all lands of the
// controller.
u8 land_kinds(const Read& c, const Effect& e, const Scope& scope) {
  const State& s = c.s;
  u8 mask = 0;
  auto of_land = [&](Ref r) {
    const Derived* d = derived_at(s, r);
    if (!d) return;
    mask |= d->land_mana;
    u16 ids[kMaxAbilitiesSeen];
    const int n = abilities_of(c, r, ids, kMaxAbilitiesSeen);
    for (int i = 0; i < n; ++i) {
      const Ability& a = c.db.abilities[ids[i]];
      if (a.kind != AbilityKind::activated || !(a.flags & kAManaAbility)) continue;
      for (u16 x = c.db.modes[a.first_mode].effects; x; x = c.db.effects[x].next) {
        const Effect& made = c.db.effects[x];
        if (made.kind != EffectKind::add_mana) continue;
        if ((made.flags & kEAnyColor) && !(made.flags & kELandColors)) mask |= kAllColors;
        for (int k = 0; k < kManaKinds; ++k)
          if (made.mana[k]) mask |= u8(1 << k);
      }
    }
  };
  if (e.what.kind != SelKind::none) {
    Selection sel;
    select(c, e.what, scope, sel);
    for (int i = 0; i < sel.object_count; ++i) of_land(sel.objects[i]);
  } else {
    for (int i = 0; i < s.battlefield_count; ++i) {
      const Derived& d = s.derived[s.objects[s.battlefield[i]].perm];
      if (d.controller == scope.controller && (d.types & kLand))
        of_land(make_ref(s, s.battlefield[i]));
    }
  }
  return mask;
}

// Kinds offered by an add_mana with a choice.
u8 kinds_of(const Read& c, const Effect& e, const Scope& scope) {
  if (e.flags & kELandColors) {  // with any_color a colour, not colourless mana
    const u8 kinds = land_kinds(c, e, scope);
    return e.flags & kEAnyColor ? u8(kinds & kAllColors) : kinds;
  }
  u8 listed = 0;
  for (int k = 0; k < kManaKinds; ++k)
    if (e.mana[k]) listed |= u8(1 << k);
  return listed ? listed : u8(kAllColors);
}

void finish_variant(ManaVariant& v) {
  int kinds = 0, one = 0;
  for (int k = 0; k < kManaKinds; ++k)
    if (v.made[k]) {
      ++kinds;
      one = k;
    }
  v.kind = kinds == 1 ? u8(one) : u8(kManaKinds);
  v.amount = kinds == 1 ? v.made[one] : 0;
}

int clamp_mana(int n) { return n < 0 ? 0 : n > 200 ? 200 : n; }

bool able_to_tap(const State& s, u16 perm) {
  if (s.permanents[perm].flags & kPTapped) return false;
  const Derived& d = s.derived[perm];
  return !((d.types & kCreature) && (s.permanents[perm].flags & kPSick) &&
           !(d.keywords & bit(Keyword::haste)));
}

// Has this permanent any mana ability but those of its basic land types?
bool other_mana(const Read& c, const Derived& d) {
  if (d.granted_count) return true;
  return !d.lost_abilities && (c.db.brief(d.card) & kTraitMana);
}

bool bonus_possible(const State& s) {
  return (s.trigger_union >> int(TriggerEvent::tapped_for_mana) & 1) != 0;
}

// A triggered mana ability that needs no choice.
bool inline_trigger(const Read& c, const Ability& a) {
  if (a.kind != AbilityKind::triggered || !(a.flags & kAManaAbility) || a.mode_count != 1)
    return false;
  for (u16 x = c.db.modes[a.first_mode].effects; x; x = c.db.effects[x].next)
    if (c.db.effects[x].kind != EffectKind::add_mana) return false;
  return true;
}

// What one such trigger adds, to whom; `produced`: kinds the tapped permanent made.
u8 trigger_output(const Read& c, const Ability& a, const Scope& scope, u8 produced, u8* made) {
  u8 to = scope.controller;
  for (u16 x = c.db.modes[a.first_mode].effects; x; x = c.db.effects[x].next) {
    const Effect& e = c.db.effects[x];
    if (e.who.kind != SelKind::none) to = select_player(c, e.who, scope);
    const int n = clamp_mana(amount_of(c, e.amount, scope));
    if (e.flags & kEProduceChosen) {
      const Permanent* p = permanent_of(c.s, scope.source);
      if (p && p->chosen_color < 5) made[p->chosen_color] = u8(made[p->chosen_color] + n);
    } else if (chooses_kind(e)) {
      u8 kinds = kinds_of(c, e, scope);
      if (kinds & produced) kinds &= produced;
      for (int k = 0; k < kManaKinds; ++k)
        if (kinds >> k & 1) {
          made[k] = u8(made[k] + n);
          break;
        }
    } else {
      for (int k = 0; k < kManaKinds; ++k) made[k] = u8(made[k] + clamp_mana(e.mana[k] * n));
    }
  }
  return to;
}

// Mana that triggers would add when `source` is tapped for `produced` (CR 605.1b).
void foresee_bonus(const Read& c, u8 player, Ref source, u8 produced, u8* made) {
  const State& s = c.s;
  EventData e;
  e.object = source;
  e.player = player;
  e.flags = produced;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Ref r = make_ref(s, s.battlefield[i]);
    if (!(s.derived[s.objects[r.slot].perm].trigger_mask >> int(TriggerEvent::tapped_for_mana) & 1))
      continue;
    u16 ids[kMaxAbilitiesSeen];
    const int n = abilities_of(c, r, ids, kMaxAbilitiesSeen);
    for (int k = 0; k < n; ++k) {
      const Ability& a = c.db.abilities[ids[k]];
      if (a.trigger.event != TriggerEvent::tapped_for_mana || !inline_trigger(c, a)) continue;
      Scope scope = scope_of(s, r);
      scope.event = &e;
      if (a.trigger.player != PlayerRelation::any &&
          !matches_relation(c, a.trigger.player, player, scope))
        continue;
      if (a.trigger.object && !matches(c, a.trigger.object, source, scope)) continue;
      if (a.trigger.condition && !condition_holds(c, a.trigger.condition, scope)) continue;
      u8 extra[kManaKinds] = {};
      if (trigger_output(c, a, scope, produced, extra) != player) continue;
      for (int m = 0; m < kManaKinds; ++m) made[m] = u8(made[m] + extra[m]);
    }
  }
}

u8 mask_of(const u8* made) {
  u8 mask = 0;
  for (int k = 0; k < kManaKinds; ++k)
    if (made[k]) mask |= u8(1 << k);
  return mask;
}

// Triggered mana abilities among the triggers that just came up resolve at once (CR 605.4a).
void run_mana_triggers(Ctx& c, u16 from) {
  State& s = c.s;
  u16 kept = from;
  const u16 end = s.pending_count;
  for (u16 i = from; i < end; ++i) {
    const PendingTrigger p = s.pending[i];
    const Ability& a = c.db.abilities[p.ability];
    if (p.effects || !inline_trigger(c, a)) {
      s.pending[kept++] = p;
      continue;
    }
    Scope scope;
    scope.source = p.source;
    scope.controller = p.controller;
    scope.event = &p.event;
    u8 made[kManaKinds] = {};
    const u8 to = trigger_output(c, a, scope, p.event.flags, made);
    for (int k = 0; k < kManaKinds; ++k)
      if (made[k]) add_mana(c, to, Mana(k), made[k], p.source);
  }
  s.pending_count = kept;
}

// Whether something triggers when `source` is tapped for mana, be it on the permanent itself, an
// Aura on it, or elsewhere. Whoever has set that up means no good, whatever it does.
bool tapping_triggers(const Read& c, u8 player, Ref source) {
  if (!(c.s.trigger_union >> int(TriggerEvent::taps) & 1) && !bonus_possible(c.s)) return false;
  EventData e;
  e.object = source;
  e.player = player;
  return would_trigger(c, TriggerEvent::taps, e) ||
         would_trigger(c, TriggerEvent::tapped_for_mana, e);
}

u8 pain_of(const Read& c, u8 player, Ref source, const Derived& d, const Ability& a,
           const Cost& k) {
  if (k.flags & (kCostSacSelf | kCostExileSelf)) return 5;
  if ((k.flags & kCostTap) && tapping_triggers(c, player, source)) return 4;
  u8 pain = d.types & kCreature ? 2 : (d.types & kLand) && !(d.supers & kBasic) ? 1 : 0;
  if (k.life || k.remove_n) pain = 3;
  for (u16 x = c.db.modes[a.first_mode].effects; x; x = c.db.effects[x].next)
    if (c.db.effects[x].kind == EffectKind::damage || c.db.effects[x].kind == EffectKind::lose_life)
      pain = 3;
  return pain;
}

void append(SourceList& list, const ManaSource& src, u16 ability, const ManaVariant& v,
            u16 offer = 0) {
  if (list.n == kMaxManaSources) return;
  new (list.raw + sizeof(ManaSource) * std::size_t(list.n)) ManaSource(src);
  new (list.raw_uses + sizeof(SourceList::Use) * std::size_t(list.n))
      SourceList::Use{ability, offer, v};
  ++list.n;
}

int output(const ManaVariant& v) {
  int n = 0;
  for (u8 m : v.made) n += m;
  return n;
}

}  // namespace

bool simple_mana_ability(const Read& c, const Ability& a) {
  const Cost& k = c.db.costs[a.cost];
  if ((k.flags & ~kSimpleCostFlags) || k.sac_n || k.discard_n || k.exile_grave_n || k.tap_n ||
      k.return_n || k.mana.x)
    return false;
  if (a.modes_max != 1) return false;
  for (int m = 0; m < a.mode_count; ++m) {
    int choices = 0;
    for (u16 x = c.db.modes[a.first_mode + m].effects; x; x = c.db.effects[x].next) {
      const Effect& e = c.db.effects[x];
      if (!harmless_effect(e)) return false;
      if (e.kind != EffectKind::add_mana) continue;
      choices += chooses_kind(e);
      // Several mana in any combination would be several choices.
      const Amount& n = c.db.amounts[e.amount];
      if ((e.flags & kEAnyCombination) && !(n.kind == AmountKind::constant && n.value == 1))
        return false;
    }
    if (choices > 1) return false;
  }
  return true;
}

int mana_variants(const Read& c, Ref source, u16 ability, u8 player, ManaVariant* out) {
  const CardDb& db = c.db;
  const Ability& a = db.abilities[ability];
  // The abilities of basic land types come first in the pool and make one mana.
  for (int k = 0; k < 5; ++k)
    if (ability == db.basic_mana_ability(k)) {
      out[0] = ManaVariant{};
      out[0].made[k] = 1;
      finish_variant(out[0]);
      return 1;
    }
  if (!simple_mana_ability(c, a)) return 0;
  Scope scope = scope_of(c.s, source);
  scope.controller = player;
  int n = 0;
  for (int m = 0; m < a.mode_count; ++m) {
    ManaVariant base;
    base.mode = u8(m);
    const Effect* choice = nullptr;
    for (u16 x = db.modes[a.first_mode + m].effects; x; x = db.effects[x].next) {
      const Effect& e = db.effects[x];
      if (e.kind != EffectKind::add_mana) continue;
      if (e.flags & kEProduceChosen) {
        const Permanent* p = permanent_of(c.s, source);
        if (p && p->chosen_color < 5)
          base.made[p->chosen_color] =
              u8(base.made[p->chosen_color] + clamp_mana(amount_of(c, e.amount, scope)));
      } else if (chooses_kind(e)) {
        choice = &e;
      } else {
        const int times = clamp_mana(amount_of(c, e.amount, scope));
        for (int k = 0; k < kManaKinds; ++k)
          base.made[k] = u8(base.made[k] + clamp_mana(e.mana[k] * times));
      }
    }
    if (!choice) {
      finish_variant(base);
      if (output(base) && n < kMaxVariants) out[n++] = base;
      continue;
    }
    const int times = clamp_mana(amount_of(c, choice->amount, scope));
    const u8 kinds = kinds_of(c, *choice, scope);
    for (int k = 0; k < kManaKinds && times; ++k) {
      if (!(kinds >> k & 1) || n == kMaxVariants) continue;
      ManaVariant v = base;
      v.made[k] = u8(v.made[k] + times);
      finish_variant(v);
      out[n++] = v;
    }
  }
  return n;
}

u8 mode_making(const Read& c, Ref source, u16 ability, u8 player, u8 kind) {
  if (c.db.abilities[ability].mode_count == 1) return 0;
  ManaVariant v[kMaxVariants];
  const int n = mana_variants(c, source, ability, player, v);
  for (int i = 0; i < n; ++i)
    if (v[i].kind == kind) return v[i].mode;
  return 0;
}

u8 activate_mana(Ctx& c, u8 player, Ref source, u16 ability, const ManaVariant& v) {
  State& s = c.s;
  const Ability& a = c.db.abilities[ability];
  const Cost& k = c.db.costs[a.cost];
  Scope scope = scope_of(s, source);
  scope.controller = player;
  u8 result = 0;
  const u16 pending = s.pending_count;
  if (k.flags != kCostTap || k.life || k.remove_n || k.mana.exists) result |= kManaFinal;
  if (a.flags & kAOncePerTurn) {
    if (Permanent* p = perm_at(s, source)) p->used_abilities |= u16(1 << (a.index & 15));
    result |= kManaFinal;
  }
  const u8 produced = mask_of(v.made);
  const bool tapped = (k.flags & kCostTap) != 0;
  if (tapped && bonus_possible(s)) {
    EventData e;
    e.object = source;
    e.player = player;
    e.flags = produced;
    e.amount = i16(output(v));
    fire(c, TriggerEvent::tapped_for_mana, e);
  }
  const u16 mana_triggers_end = s.pending_count;
  if (k.flags == kCostTap && !k.life && !k.remove_n)
    set_tapped(c, source, true);
  else
    pay_plain(c, player, k, source, scope);
  for (int m = 0; m < kManaKinds; ++m)
    if (v.made[m]) add_mana(c, player, Mana(m), v.made[m], source);
  for (u16 x = c.db.modes[a.first_mode + v.mode].effects; x; x = c.db.effects[x].next) {
    const Effect& e = c.db.effects[x];
    if (e.kind == EffectKind::add_mana) continue;
    const int n = amount_of(c, e.amount, scope);
    result |= kManaFinal;
    if (e.kind == EffectKind::lose_life) lose_life(c, player, n);
    if (e.kind == EffectKind::gain_life) gain_life(c, player, n);
    if (e.kind == EffectKind::damage) {
      queue_damage(c, source, last_known_index(s, source), {}, player, n, {});
      result |= kManaDamage;
    }
  }
  if (mana_triggers_end > pending) run_mana_triggers(c, pending);
  // A trigger that waits now cannot be taken back.
  if (s.pending_count != pending) result |= kManaFinal;
  return result;
}

void mana_triggers(Ctx& c, u8 player, Ref source) {
  State& s = c.s;
  if (!bonus_possible(s)) return;
  const u16 from = s.pending_count;
  EventData e;
  e.object = source;
  e.player = player;
  fire(c, TriggerEvent::tapped_for_mana, e);
  run_mana_triggers(c, from);
}

// ------------------------------------------------------------------ what a player could make
namespace {

// One more source of one mana of these kinds.
void add_source(ManaSummary& out, u8 mask) {
  int at = 0;
  while (at < out.kinds && out.mask[at] != mask) ++at;
  if (at == out.kinds) {
    if (at == 16) {
      out.complex = true;
      return;
    }
    out.mask[at] = mask;
    out.count[at] = 0;
    ++out.kinds;
  }
  ++out.count[at];
  ++out.total;
}

}  // namespace

bool is_mana_source(const Read& c, Ref r) {
  const Object& o = c.s.objects[r.slot];
  if (!alive(c.s, r) || o.zone != Zone::battlefield) return false;
  const Derived& d = c.s.derived[o.perm];
  return d.land_mana || other_mana(c, d);
}

namespace {

// The kinds of mana a permanent with other mana abilities than a basic land's makes now. False
// where one of them has not the usual shape, one mana for {T}: that is for the payer.
bool usual_kinds(const Read& c, u8 player, u16 permanent, u8& mask) {
  u16 ids[24];
  const Ref r = c.s.permanents[permanent].object;
  const int n = abilities_of(c, r, ids, 24);
  mask = able_to_tap(c.s, permanent) ? c.s.derived[permanent].land_mana : 0;
  bool usual = true;
  for (int k = 0; k < n; ++k) {
    const Ability& a = c.db.abilities[ids[k]];
    if (a.kind != AbilityKind::activated || !(a.flags & kAManaAbility) ||
        a.zone != Zone::battlefield)
      continue;
    if (activation_check(c, player, r, ids[k], false, nullptr) != ReasonCode::legal) continue;
    const Cost& cost = c.db.costs[a.cost];
    ManaVariant v[kMaxVariants];
    const int count = mana_variants(c, r, ids[k], player, v);
    if (count == 0) continue;
    usual = usual && cost.flags == kCostTap && !cost.mana.exists && !cost.life && !cost.remove_n;
    for (int q = 0; q < count; ++q) {
      usual = usual && v[q].amount == 1;
      if (v[q].kind < kManaKinds) mask |= u8(1 << v[q].kind);
      if (v[q].kind == kManaKinds) usual = false;
    }
  }
  return usual;
}

}  // namespace

void summarise_mana(const Read& c, u8 player, ManaSummary& out) {
  const State& s = c.s;
  out.player = player;
  out.complex = false;
  out.kinds = 0;
  out.total = 0;
  const bool bonus = bonus_possible(s);
  for (u16 pi = 0; pi < s.permanent_count; ++pi) {
    const Derived& d = s.derived[pi];
    if (d.controller != player) continue;
    u8 mask = 0;
    if (!other_mana(c, d)) {
      if (able_to_tap(s, pi)) mask = d.land_mana;
    } else if (!usual_kinds(c, player, pi, mask)) {
      out.complex = true;
      continue;
    }
    if (!mask) continue;
    if (bonus) out.complex = true;
    add_source(out, mask);
  }
  ManaOffer offer;
  if (s.delayed_count && mana_offers(c, player, &offer, 1)) out.complex = true;
  // "Can't be activated" and "as though of any colour" are left to the payer.
  constexpr u64 concern_mana = rules_mod_bit(ModKind::cant_activate) |
                               rules_mod_bit(ModKind::spend_as) |
                               rules_mod_bit(ModKind::spend_any_color);
  if (s.has_rules_mods & concern_mana || commanded(s, player)) {
    out.complex = true;
    out.kinds = 0;
    out.total = 0;
  }
}

// What is offered for life comes last, once for each time there is life enough for it.
static void list_offers(const Read& c, u8 player, int life, SourceList& out) {
  ManaOffer offers[8];
  const int n = mana_offers(c, player, offers, 8);
  u16 group = kMaxObjects;
  for (int i = 0; i < n; ++i)
    for (; life >= offers[i].life && out.n < kMaxManaSources; life -= offers[i].life) {
      ManaVariant v;
      for (int k = 0; k < kManaKinds; ++k) v.made[k] = offers[i].made[k];
      finish_variant(v);
      ManaSource src;
      src.id = source_of_offer(c.s, offers[i].offer).slot;
      src.group = group++;
      src.pain = 6;
      src.life = u8(offers[i].life);
      src.amount = v.amount;
      src.fixed_output = v.kind == kManaKinds;
      if (src.fixed_output)
        for (int k = 0; k < kManaKinds; ++k) src.fixed[k] = v.made[k];
      else
        src.mask = u8(1 << v.kind);
      append(out, src, 0, v, offers[i].offer);
      out.available += output(v);
    }
}

void list_sources(const Read& c, u8 player, const Excluded& no, SourceList& out) {
  const State& s = c.s;
  out.n = 0;
  out.available = 0;
  const bool bonus = bonus_possible(s);
  int life = s.players[player].life - no.life;
  const bool lands = commanded(s, player);
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Ref r = make_ref(s, s.battlefield[i]);
    const Derived& d = s.derived[s.objects[r.slot].perm];
    if (d.controller != player || (!d.land_mana && !other_mana(c, d)) || no.has(r)) continue;
    if (lands && !(d.types & kLand)) continue;
    u16 ids[24];
    const int count = abilities_of(c, r, ids, 24);
    int best = 0;
    for (int k = 0; k < count; ++k) {
      const Ability& a = c.db.abilities[ids[k]];
      if (a.kind != AbilityKind::activated || !(a.flags & kAManaAbility) ||
          a.zone != Zone::battlefield)
        continue;
      if (activation_check(c, player, r, ids[k], false, nullptr) != ReasonCode::legal) continue;
      ManaVariant v[kMaxVariants];
      const int n = mana_variants(c, r, ids[k], player, v);
      if (n == 0) continue;
      const Cost& cost = c.db.costs[a.cost];
      if ((cost.flags & (kCostSacSelf | kCostExileSelf)) && no.keeps(r)) continue;
      if (cost.life) {
        // Several such sources share one life total.
        const int pays = amount_of(c, cost.life, scope_of(s, r));
        if (pays > life) continue;
        life -= pays;
      }
      ManaSource src;
      src.id = r.slot;
      src.group = r.slot;
      src.pain = pain_of(c, player, r, d, a, cost);
      src.cost = cost.mana;
      bool plain = !bonus || !(cost.flags & kCostTap);
      for (int q = 0; q < n; ++q)
        plain = plain && v[q].kind < kManaKinds && v[q].amount == v[0].amount;
      if (plain) {
        src.amount = v[0].amount;
        for (int q = 0; q < n; ++q) src.mask |= u8(1 << v[q].kind);
        append(out, src, ids[k], v[0]);
        if (v[0].amount > best) best = v[0].amount;
        continue;
      }
      for (int q = 0; q < n; ++q) {
        src.fixed_output = true;
        for (int m = 0; m < kManaKinds; ++m) src.fixed[m] = v[q].made[m];
        if (bonus && (cost.flags & kCostTap))
          foresee_bonus(c, player, r, mask_of(v[q].made), src.fixed);
        int all = 0;
        for (u8 m : src.fixed) all += m;
        if (all > best) best = all;
        append(out, src, ids[k], v[q]);
      }
    }
    out.available += best;
  }
  if (s.delayed_count && !lands) list_offers(c, player, life, out);
}

int mana_options(const Read& c, u8 player, Option* out, int cap) {
  const State& s = c.s;
  int count = 0;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Ref r = make_ref(s, s.battlefield[i]);
    const Derived& d = s.derived[s.objects[r.slot].perm];
    if (d.controller != player || (!d.land_mana && !other_mana(c, d))) continue;
    if (commanded(s, player) && !(d.types & kLand)) continue;
    u16 ids[24];
    const int n = abilities_of(c, r, ids, 24);
    ActScan scan(c, player, false);
    for (int k = 0; k < n; ++k) {
      const Ability& a = c.db.abilities[ids[k]];
      if (a.kind != AbilityKind::activated || !(a.flags & kAManaAbility) ||
          a.zone != Zone::battlefield)
        continue;
      if (check_mana_ability(scan, r, ids[k]).code != ReasonCode::legal) continue;
      ManaVariant v[kMaxVariants];
      const int outputs = mana_variants(c, r, ids[k], player, v);
      if (!outputs && !simple_mana_ability(c, a) && count < cap)
        out[count++] = {.kind = OptionKind::mana, .a = kManaKinds, .b = ids[k], .object = r};
      for (int q = 0; q < outputs && count < cap; ++q)
        out[count++] = {.kind = OptionKind::mana, .a = v[q].kind, .b = ids[k], .object = r};
    }
  }
  return count;
}

}  // namespace upkeep
