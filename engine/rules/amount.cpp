// Amounts and conditions: numbers and truths read off the state.
#include <bit>

#include "rules/query.h"

namespace upkeep {

// ------------------------------------------------------------------ amounts
namespace {

int counters_on(const Read& c, Ref r, int kind) {
  if (const Permanent* p = permanent_of(c.s, r)) return counters_of(*p, Counter(kind));
  if (const LastKnownInfo* l = last_known(c.s, r)) return counters_of(*l, Counter(kind));
  return 0;
}

int sum_objects(const Read& c, const Amount& a, const Scope& scope) {
  if (a.sel.kind == SelKind::self)
    if (const LastKnownInfo* l = locked_source(c.s, scope.source, scope.source_lki)) {
      if (a.kind == AmountKind::power) return l->d.power;
      if (a.kind == AmountKind::toughness) return l->d.toughness;
    }
  Selection out;
  select(c, a.sel, scope, out);
  int total = 0;
  for (int i = 0; i < out.object_count; ++i) {
    const Ref r = out.objects[i];
    switch (a.kind) {
      case AmountKind::power:
        total += characteristics(c, r).power;
        break;
      case AmountKind::toughness:
        total += characteristics(c, r).toughness;
        break;
      case AmountKind::mana_value:
        total += mana_value(c, r);
        break;
      case AmountKind::counters:
        total += counters_on(c, r, a.value);
        break;
      case AmountKind::marked_damage: {
        const Permanent* p = permanent_of(c.s, r);
        const LastKnownInfo* l = p ? nullptr : last_known(c.s, r);
        total += p ? p->damage : l ? l->damage : 0;
        break;
      }
      default:
        break;
    }
  }
  return total;
}

const Player* one_player(const Read& c, const Selector& sel, const Scope& scope) {
  const u8 p = select_player(c, sel, scope);
  return p < c.s.player_count ? &c.s.players[p] : nullptr;
}

int domain_count(const Read& c, u8 player) {
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

int devotion(const Read& c, u8 player, int colors) {
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

// What is asked of all objects that match the filter together.
int among(const Read& c, const Amount& a, const Scope& scope) {
  Selector all;
  all.kind = SelKind::all;
  all.filter = a.filter;
  Selection found;
  select(c, all, scope, found);
  unsigned kinds = 0;
  int greatest = 0;
  for (int i = 0; i < found.object_count; ++i) {
    const Derived d = characteristics(c, found.objects[i]);
    int n = 0;
    switch (a.kind) {
      case AmountKind::card_types:
        kinds |= d.types & ~unsigned(kInterrupt | kManaSource);
        continue;
      case AmountKind::colors_among:
        kinds |= d.colors;
        continue;
      case AmountKind::greatest_power:
        n = d.power;
        break;
      case AmountKind::greatest_toughness:
        n = d.toughness;
        break;
      default:
        n = mana_value(c, found.objects[i]);
    }
    greatest = i == 0 || n > greatest ? n : greatest;
  }
  return a.kind == AmountKind::card_types || a.kind == AmountKind::colors_among
             ? std::popcount(kinds)
             : greatest;
}

// The least that it is for any player, each of them as `you`: the minimum of one amount alone,
// which card files call "fewest".
int fewest(const Read& c, u16 amount, const Scope& scope) {
  Scope each = scope;
  int least = -1;
  for (u8 p = 0; p < c.s.player_count; ++p) {
    if (!in_game(c.s, p)) continue;
    each.controller = p;
    const int n = amount_of(c, amount, each);
    if (least < 0 || n < least) least = n;
  }
  return least;
}

}  // namespace

int amount_of(const Read& c, u16 amount, const Scope& scope) {
  const Amount& a = c.db.amounts[amount];
  const State& s = c.s;
  const StackObject* it = scope.item;
  switch (a.kind) {
    case AmountKind::constant:
      return a.value;
    case AmountKind::x: {
      if (it) return it->x;
      return scope.x;
    }
    case AmountKind::count: {
      Selection out;
      Selector sel;
      sel.kind = SelKind::all;
      sel.filter = a.filter;
      select(c, sel, scope, out);
      return out.object_count;
    }
    case AmountKind::card_types:
    case AmountKind::colors_among:
    case AmountKind::greatest_power:
    case AmountKind::greatest_toughness:
    case AmountKind::greatest_mana_value:
      return among(c, a, scope);
    case AmountKind::power:
    case AmountKind::toughness:
    case AmountKind::mana_value:
    case AmountKind::counters:
    case AmountKind::marked_damage:
      return sum_objects(c, a, scope);
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
    case AmountKind::event_amount:
      return scope.event ? scope.event->amount : it ? it->event.amount : 0;
    case AmountKind::last_amount:
      return it ? it->last_amount : 0;
    case AmountKind::chosen_number:
      return it ? it->chosen_number : 0;
    case AmountKind::add:
      return amount_of(c, a.a, scope) + amount_of(c, a.b, scope);
    case AmountKind::subtract:
      return amount_of(c, a.a, scope) - amount_of(c, a.b, scope);
    case AmountKind::multiply:
      return amount_of(c, a.a, scope) * a.value;
    case AmountKind::half_up: {
      const int v = amount_of(c, a.a, scope);
      return v > 0 ? (v + 1) / 2 : v / 2;
    }
    case AmountKind::half_down: {
      const int v = amount_of(c, a.a, scope);
      return v >= 0 ? v / 2 : -((1 - v) / 2);
    }
    case AmountKind::minimum: {
      if (!a.b) return fewest(c, a.a, scope);
      const int x = amount_of(c, a.a, scope), y = amount_of(c, a.b, scope);
      return x < y ? x : y;
    }
    case AmountKind::maximum: {
      const int x = amount_of(c, a.a, scope), y = amount_of(c, a.b, scope);
      return x > y ? x : y;
    }
    case AmountKind::divided_share:
      return it && it->target_count ? it->targets[0].share : 0;
    case AmountKind::even_share: {
      // Worked out as it resolves, among the targets still legal then.
      int n = 0;
      for (int i = 0; it && i < it->target_count; ++i) n += it->targets[i].legal != 0;
      return n ? amount_of(c, a.a, scope) / n : 0;
    }
    case AmountKind::target_count:
      return it ? it->target_count : 0;
    case AmountKind::kick_count: {
      if (it && it->kick_count) return it->kick_count;
      const Permanent* p = permanent_of(s, scope.source);
      return p ? p->kick_count : 0;
    }
    case AmountKind::domain:
      return domain_count(c, scope.controller);
    case AmountKind::devotion:
      return devotion(c, scope.controller, a.value);
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
    case AmountKind::creatures_died_this_turn:
      return s.tally.creatures_died;
    case AmountKind::lands_played_this_turn: {
      const Player* p = one_player(c, a.sel, scope);
      return p ? p->lands_played : 0;
    }
    case AmountKind::untapped_lands_as_turn_began: {
      const u8 p = select_player(c, a.sel, scope);
      return p < s.player_count ? s.tally.untapped_lands[p] : 0;
    }
    case AmountKind::source_number: {
      const Permanent* p = permanent_of(s, scope.source);
      return p ? p->chosen_number : 0;
    }
    case AmountKind::times_used: {
      const Permanent* p = permanent_of(s, scope.source);
      return p ? p->uses : 0;
    }
    case AmountKind::spells_cast_this_turn: {
      const Player* p = one_player(c, a.sel, scope);
      return p ? p->spells_cast : 0;
    }
    case AmountKind::count_:
      return 0;
  }
  return 0;
}

// ------------------------------------------------------------------ conditions
bool condition_holds(const Read& c, u16 condition, const Scope& scope) {
  if (!condition) return true;
  const Condition& k = c.db.conditions[condition];
  const State& s = c.s;
  const StackObject* it = scope.item;
  const Permanent* perm = permanent_of(s, scope.source);
  // Of the permanent, or of what it was when it left (CR 608.2h).
  const auto cast_as = [&](u32 now, u8 last) {
    if (perm) return (perm->flags & now) != 0;
    const LastKnownInfo* l = alive(s, scope.source) ? nullptr : last_known(s, scope.source);
    return l && (l->cast & last);
  };
  switch (k.kind) {
    case CondKind::count:
    case CondKind::always:
      return true;
    case CondKind::compare:
      return compare(amount_of(c, k.a, scope), k.cmp, amount_of(c, k.b, scope));
    case CondKind::exists: {
      Selection out;
      Selector sel;
      sel.kind = SelKind::all;
      sel.filter = k.filter;
      select(c, sel, scope, out);
      return out.object_count > 0;
    }
    case CondKind::matches: {
      Selector sel = k.sel;
      sel.filter = 0;
      Selection out;
      select(c, sel, scope, out);
      if (out.object_count == 0) return false;
      for (int i = 0; i < out.object_count; ++i)
        if (!matches(c, k.filter, out.objects[i], scope)) {
          const LastKnownInfo* l =
              alive(s, out.objects[i]) ? nullptr : last_known(s, out.objects[i]);
          if (!l || !matches_lki(c, k.filter, *l, scope)) return false;
        }
      return true;
    }
    case CondKind::kicked:
      if (it && it->kind == StackObjectKind::spell)
        return it->kick_count > 0 || (it->flags & kItemKicked);
      return cast_as(kPKicked, kLastKicked);
    case CondKind::your_turn:
      return s.active == scope.controller;
    case CondKind::opponents_turn:
      return s.active != scope.controller;
    case CondKind::both:
      return condition_holds(c, k.a, scope) && condition_holds(c, k.b, scope);
    case CondKind::either:
      return condition_holds(c, k.a, scope) || condition_holds(c, k.b, scope);
    case CondKind::negate:
      return !condition_holds(c, k.a, scope);
    case CondKind::did:
      return it && (it->flags & kItemDid);
    case CondKind::cast_from_hand:
      if (it && it->kind == StackObjectKind::spell) return (it->flags & kItemFromHand) != 0;
      return cast_as(kPCastFromHand, kLastFromHand);
    case CondKind::was_cast:
      return (it && it->kind == StackObjectKind::spell && !(it->flags & kItemCopy)) ||
             cast_as(kPCast, kLastCast);
    case CondKind::flashed_back:
      return it && (it->flags & kItemFlashback);
    case CondKind::is_step:
      return int(s.step) == k.n;
    case CondKind::won_flip:
      return it && (it->flags & kItemWonFlip);
    case CondKind::no_tails:
      return it && !it->tails;
    case CondKind::same_player:
      return select_player(c, k.sel, scope) == scope.controller;
    case CondKind::in_combat_phase:
      return s.step >= Step::begin_combat && s.step <= Step::end_combat;
    case CondKind::before_attackers:
      return !s.attacked && s.step < Step::attackers;
    case CondKind::before_blockers:
      return s.step >= Step::begin_combat && s.step < Step::blockers;
    case CondKind::damaged_opponent:
      for (u8 p = 0; p < s.player_count; ++p)
        if (p != scope.controller && damaged_player(s, scope.source, p)) return true;
      return false;
    case CondKind::before_damage:
      return s.step < Step::first_strike_damage;
    case CondKind::you_attacked:
      return did(s, scope.controller, kDeedAttacked);
    case CondKind::been_attacked:
      return s.step == Step::attackers && did(s, scope.controller, kDeedBeenAttacked);
    case CondKind::you_gained_life:
      return did(s, scope.controller, kDeedGainedLife);
    case CondKind::opponent_lost_life:
      for (u8 p = 0; p < s.player_count; ++p)
        if (p != scope.controller && did(s, p, kDeedLostLife)) return true;
      return false;
    case CondKind::you_descended:
      return did(s, scope.controller, kDeedDescended);
    case CondKind::permanent_left_yours:
      return did(s, scope.controller, kDeedPermanentLeft);
    case CondKind::attacked_last_turn: {
      const Permanent* p = permanent_of(s, scope.source);
      return p && (p->flags & kPAttackedBefore) &&
             attacked_for(p->flags) == derived_in(s, scope.source).controller;
    }
    case CondKind::entered_this_turn:
      return permanent_of(s, scope.source) && s.objects[scope.source.slot].entered >= s.tally.began;
  }
  return false;
}

}  // namespace upkeep
