// Prevention and replacement of damage (CR 614-616): which effects apply to a packet, and what each
// does.
#include "rules/ahead.h"
#include "rules/combat/combat.h"
#include "rules/continuous.h"
#include "rules/permanents.h"
#include "rules/players.h"
#include "rules/query.h"
#include "rules/timing/window.h"

namespace upkeep {
namespace {

constexpr u16 kRedirectUnit =
    1 << 12;  // the top bits count redirections, so that none goes on forever
constexpr int kMaxRedirects = 8;

int redirects(const PendingDamage& p) { return p.applied >> 12; }

bool source_matches(const Read& c, u16 filter, Ref source, const Scope& scope) {
  if (!filter) return true;
  if (alive(c.s, source)) return matches_anywhere(c, filter, source, scope);
  const LastKnownInfo* l = last_known(c.s, source);
  return l && matches_lki(c, filter, *l, scope);
}

bool is_player_sel(SelKind k) {
  switch (k) {
    case SelKind::you:
    case SelKind::opponent:
    case SelKind::each_player:
    case SelKind::active_player:
    case SelKind::attached_controller:
    case SelKind::chosen_player:
      return true;
    default:
      return false;
  }
}

// Does a modification about recipients speak of this packet's recipient?
bool affects_recipient(const Read& c, const RulesMod& m, const PendingDamage& p) {
  const bool of_players = m.player != kNoPlayer || (!m.affected && is_player_sel(m.affects.kind));
  if (p.to) return !of_players && mod_affects(c, m, p.to);
  return of_players && mod_affects_player(c, m, p.to_player);
}

// … or of its source? Sources may be spells, so a filter is read wherever the source is.
bool affects_source(const Read& c, const RulesMod& m, const PendingDamage& p) {
  if (m.player != kNoPlayer) return controller_of(c.s, p.source) == m.player;
  if (!m.affected && is_player_sel(m.affects.kind))
    return mod_affects_player(c, m, controller_of(c.s, p.source));
  if (!m.affected && m.affects.kind == SelKind::all)
    return source_matches(c, m.affects.filter, p.source, m.scope);
  return mod_affects(c, m, p.source);
}

bool wrong_time(const Mod& m, const PendingDamage& p) {
  return (m.flags & kMCombatOnly) && !(p.flags & kPacketCombat);
}

// The replacement ability "damage to this removes counters instead", if the recipient has it.
const Ability* counters_ability(const Read& c, const PendingDamage& p) {
  const Derived* d = derived_at(c.s, p.to);
  if (!d || (p.applied & kAppliedCounters)) return nullptr;
  if (!d->granted_count && (d->lost_abilities || !c.db.card(d->card).has_replacement))
    return nullptr;
  u16 ids[kMaxAbilitiesSeen];
  const int n = abilities_of(c, p.to, ids, kMaxAbilitiesSeen);
  for (int i = 0; i < n; i++) {
    const Ability& a = c.db.abilities[ids[i]];
    if (a.kind == AbilityKind::replacement && a.repl == ReplKind::damage_counters &&
        (!a.condition || condition_holds(c, a.condition, scope_of(c.s, p.to))))
      return &a;
  }
  return nullptr;
}

// What a recipient's own text does with damage to it, or to its controller.
int gather_own_ways(const Read& c, const PendingDamage& p, Way* out, int room) {
  const State& s = c.s;
  if (p.to) {
    if (p.flags & kPacketUnpreventable) return 0;
    const Ability* a = counters_ability(c, p);
    if (!a || (!a->amount && perm_in(s, p.to).counters[int(Counter::p1p1)] <= 0)) return 0;
    out[0] = Way{WayKind::counters, 0,
                 i16(a->amount ? amount_of(c, a->amount, scope_of(s, p.to)) : 0), p.to};
    return 1;
  }
  if (!s.has_rules_mods || p.applied & kAppliedOwner) return 0;
  RulesModRoom m;
  const int k = rules_mods(c, ModKind::damage_to_owner_instead, m);
  const Permanent* attacker = k ? permanent_of(s, p.source) : nullptr;
  if (!attacker || !is_attacking(*attacker) || attacker->flags & kPBlocked) return 0;
  int n = 0;
  for (int i = 0; i < k && n < room; i++) {
    if (wrong_time(*m[i].mod, p) || p.to_player != m[i].scope.controller) continue;
    const Derived* d = derived_at(s, m[i].scope.source);
    if (!d || !is_creature(*d)) continue;
    out[n++] = Way{WayKind::to_owner, u8(i), 0, m[i].scope.source};
  }
  return n;
}

bool redirecting(const Shield& sh) { return sh.redirect || sh.redirect_player != kNoPlayer; }
// It does more than prevent: its player may want it before what would prevent the damage for
// nothing.
bool rewarding(const Shield& sh) {
  return redirecting(sh) || bool(sh.flags & (kShieldGain | kShieldAnswer));
}

// Two shields between which the choice makes no difference.
bool interchangeable(const Shield& a, const Shield& b) {
  return a.redirect == b.redirect && a.redirect_player == b.redirect_player && a.flags == b.flags &&
         a.filter == b.filter && a.by_any == b.by_any && a.source_object == b.source_object &&
         a.to_object == b.to_object && a.to_player == b.to_player;
}

void remove_shield(State& s, int i) {
  for (int k = i + 1; k < s.shield_count; k++) s.shields[k - 1] = s.shields[k];
  s.shield_count--;
}

void use_shield(Ctx& c, u16 index, int i) {
  State& s = c.s;
  PendingDamage& p = s.pending_damage[index];
  const Shield sh = s.shields[i];
  const bool whole{sh.flags & (kShieldNextTime | kShieldAllTurn)};
  int n = whole || sh.amount > p.amount ? p.amount : sh.amount;
  if (sh.flags & kShieldAllBut) n = p.amount > sh.amount ? p.amount - sh.amount : 0;
  int gained = n;
  if (sh.flags & kShieldAnswer) {
    remove_shield(s, i);
    const LastKnownInfo* l = alive(s, p.source) ? nullptr : last_known(s, p.source);
    const u8 back = l ? l->controller : controller_of(s, p.source);
    queue_damage(c, sh.to_object, last_known_index(s, sh.to_object), Ref{}, back, n, {});
    return;
  }
  if (sh.flags & kShieldNextTime) {
    // "The next time this source would deal damage" is one event: all it deals now (CR 615.8).
    if (!redirecting(sh))
      for (int k = 0; k < s.pending_damage_count; k++)
        if (k != index && !(s.pending_damage[k].flags & kPacketReplaced) &&
            shield_applies(c, sh, s.pending_damage[k])) {
          const int n_more =
              s.pending_damage[k].amount - (sh.flags & kShieldAllBut ? sh.amount : i16(0));
          gained += n_more > 0 ? n_more : 0;
          prevent(c, s.pending_damage[k], n_more);
        }
    remove_shield(s, i);
  } else if (!(sh.flags & kShieldAllTurn)) {
    s.shields[i].amount = i16(sh.amount - n);
    if (s.shields[i].amount <= 0) remove_shield(s, i);
  }
  if (redirecting(sh))
    redirect(c, index, n, sh.redirect, sh.redirect_player);
  else
    prevent(c, p, n);
  if (sh.flags & kShieldGain) gain_life(c, sh.controller, gained);
}

}  // namespace

bool shield_applies(const Read& c, const Shield& sh, const PendingDamage& p) {
  if ((sh.flags & kShieldCombat) && !(p.flags & kPacketCombat)) return false;
  const bool redirects_it = sh.redirect || sh.redirect_player != kNoPlayer;
  if (redirects_it) {
    if (redirects(p) >= kMaxRedirects) return false;
    if (sh.redirect) {
      const Derived* d = derived_at(c.s, sh.redirect);
      if (!d || !(d->types & (kCreature | kPlaneswalker)) || sh.redirect == p.to) return false;
    } else if (!in_game(c.s, sh.redirect_player) || sh.redirect_player == p.to_player) {
      return false;
    }
  } else if (p.flags & kPacketUnpreventable) {
    return false;
  }
  if (!(sh.flags & (kShieldNextTime | kShieldAllTurn)) && sh.amount <= 0) return false;
  if (sh.source_object && !(sh.source_object == p.source)) return false;
  if (!sh.by_any && !(sh.flags & kShieldBySource)) {
    if (p.to ? !(sh.to_object == p.to) : sh.to_player != p.to_player) return false;
  }
  if (!sh.filter) return true;
  Scope scope;
  scope.controller = sh.controller;
  return source_matches(c, sh.filter, p.source, scope);
}

// An effect that prevents all of it, whatever else there is.
bool fully_prevented(const Read& c, const PendingDamage& p, Ref& by) {
  const State& s = c.s;
  if (p.flags & kPacketUnpreventable) return false;
  by = p.to;
  if (const Derived* d = derived_at(s, p.to)) {
    if (d->keywords & kProtectionBits && protected_from(c, p.to, p.source, p.source_lki))
      return true;
    if (d->keywords & bit(Keyword::prevent_damage_from_creatures) &&
        is_creature(characteristics(c, p.source)))
      return true;
  }
  if (!s.has_rules_mods) return false;
  RulesModRoom m;
  int n = rules_mods(c, ModKind::prevent_damage_to, m);
  for (int i = 0; i < n; i++)
    if (m[i].p <= 0 && !wrong_time(*m[i].mod, p) && affects_recipient(c, m[i], p) &&
        source_matches(c, m[i].mod->filter, p.source, m[i].scope)) {
      by = m[i].scope.source;
      return true;
    }
  n = rules_mods(c, ModKind::prevent_damage_by, m);
  for (int i = 0; i < n; i++)
    if (!wrong_time(*m[i].mod, p) && affects_source(c, m[i], p)) {
      by = m[i].scope.source;
      return true;
    }
  return false;
}

bool rewarded(const Read& c, const PendingDamage& p) {
  for (int i = 0; i < c.s.shield_count; i++)
    if (rewarding(c.s.shields[i]) && shield_applies(c, c.s.shields[i], p)) return true;
  return false;
}

u16 card_of_way(const Read& c, const Way& w) {
  if (w.kind == WayKind::shield) return c.s.shields[w.index].card;
  return w.about ? characteristics(c, w.about).card : u16(0);
}

int gather_ways(const Read& c, const PendingDamage& p, Way* out) {
  const State& s = c.s;
  int n = 0;
  if (s.has_rules_mods) {
    RulesModRoom m;
    int k = rules_mods(c, ModKind::prevent_damage_to, m);
    for (int i = 0; i < k && i < 4; i++) {
      if (m[i].p <= 0 || p.applied >> i & 1 || p.flags & kPacketUnpreventable) continue;
      if (!wrong_time(*m[i].mod, p) && affects_recipient(c, m[i], p) &&
          source_matches(c, m[i].mod->filter, p.source, m[i].scope))
        out[n++] = Way{WayKind::prevent_some, u8(i), m[i].p, m[i].scope.source};
    }
    k = rules_mods(c, ModKind::damage_doubled, m);
    for (int i = 0; i < k && i < 4; i++) {
      if (p.applied >> (4 + i) & 1 || wrong_time(*m[i].mod, p)) continue;
      if (affects_source(c, m[i], p) && source_matches(c, m[i].mod->filter, p.source, m[i].scope))
        out[n++] = Way{WayKind::multiply, u8(i), i16(m[i].p > 1 ? m[i].p : 2), m[i].scope.source};
    }
  }
  // With a prevention step what may be used goes first (era-fifth 7.8): take_late_way.
  if (!prevention_step(s)) n += gather_own_ways(c, p, out + n, kMaxWays - n);
  for (int i = 0; i < s.shield_count && n < kMaxWays; i++)
    if (shield_applies(c, s.shields[i], p))
      out[n++] = Way{WayKind::shield, u8(i), s.shields[i].amount, s.shields[i].source_object};
  return n;
}

// The way to take without asking, -1 if the affected player has a choice (CR 616.1).
int obvious_way(const State& s, const Way* ways, int n) {
  if (n == 1) return 0;
  // Multiplying twice, or taking off twice, comes to the same in any order.
  // Nor does it matter whether what may go to a planeswalker is multiplied before.
  bool alike = ways[0].kind == WayKind::multiply || ways[0].kind == WayKind::prevent_some;
  for (int i = 1; i < n; i++)
    alike = alike && (ways[i].kind == ways[0].kind ||
                      (ways[i].kind == WayKind::planeswalker && ways[0].kind == WayKind::multiply));
  if (alike) return 0;
  bool wanted = false, same = true;
  int free_of_charge = -1;
  for (int i = 0; i < n; i++) {
    if (ways[i].kind != WayKind::shield) {
      same = false;
      wanted = wanted || ways[i].kind == WayKind::to_owner || ways[i].kind == WayKind::planeswalker;
      if (ways[i].kind == WayKind::prevent_all && free_of_charge < 0) free_of_charge = i;
      continue;
    }
    const Shield& sh = s.shields[ways[i].index];
    wanted = wanted || rewarding(sh);
    if (!redirecting(sh) && sh.flags & kShieldAllTurn && free_of_charge < 0) free_of_charge = i;
    if (ways[0].kind != WayKind::shield || !interchangeable(s.shields[ways[0].index], sh))
      same = false;
  }
  if (same) return 0;
  // All of it is prevented at no loss: nobody would use up anything else first.
  return wanted ? -1 : free_of_charge;
}

void prevent(Ctx& c, PendingDamage& p, int n) {
  if (n > p.amount) n = p.amount;
  if (n <= 0) return;
  p.amount = i16(p.amount - n);
  Event e;
  e.type = LogEvent::prevent;
  e.amount = i16(n);
  e.object = p.source;
  e.card = characteristics(c, p.source).card;
  e.other = p.to;
  if (p.to) e.other_card = permanent_event(c, LogEvent::prevent, p.to).card;
  e.player = p.to_player;
  emit(c, e);
}

// `n` of the packet go to somebody else.
void redirect(Ctx& c, u16 index, int n, Ref to, u8 to_player) {
  State& s = c.s;
  PendingDamage& p = s.pending_damage[index];
  if (n <= 0) return;
  PendingDamage moved = p;
  moved.to = to;
  moved.to_player = to ? kNoPlayer : to_player;
  moved.applied = u16(moved.applied + kRedirectUnit);
  if (n >= p.amount) {
    p = moved;
    return;
  }
  if (s.pending_damage_count == kMaxPendingDamage) return;
  moved.amount = i16(n);
  p.amount = i16(p.amount - n);
  s.pending_damage[s.pending_damage_count++] = moved;
}

void take_way(Ctx& c, u16 index, const Way& w) {
  State& s = c.s;
  Cause cause{CauseKind::prevented, kNoPlayer, 0, 0, 0, 0, {}};
  if (w.kind == WayKind::shield) {
    cause.player = s.shields[w.index].controller;
  } else {
    cause.source = w.about;
    cause.card = characteristics(c, w.about).card;
    cause.player = controller_of(s, w.about);
  }
  const CauseScope because(c, cause);
  PendingDamage& p = s.pending_damage[index];
  switch (w.kind) {
    case WayKind::prevent_some:
      p.applied |= u16(1 << w.index);
      prevent(c, p, w.amount);
      break;
    case WayKind::multiply: {
      p.applied |= u16(1 << (4 + w.index));
      const int n = p.amount * w.amount;
      p.amount = i16(n < 32000 ? n : 32000);
      break;
    }
    case WayKind::to_owner:
      p.applied |= kAppliedOwner;
      redirect(c, index, p.amount, w.about, kNoPlayer);
      // Redirected by itself, it waits for the next prevention step (era-fifth 7.8).
      if (prevention_step(s)) s.pending_damage[index].flags |= kPacketDeferred;
      break;
    case WayKind::counters: {
      // Without an amount every point takes one counter away; with one, all of it is prevented.
      p.applied |= kAppliedCounters;
      const int there = perm_in(s, p.to).counters[int(Counter::p1p1)];
      int n = w.amount > 0 ? w.amount : p.amount;
      if (n > there) n = there;
      const Ref to = p.to;
      prevent(c, p, w.amount > 0 ? p.amount : n);
      if (n > 0) put_counters(c, to, Counter::p1p1, -n);
      break;
    }
    case WayKind::shield:
      use_shield(c, index, w.index);
      break;
    case WayKind::prevent_all:
      prevent(c, p, p.amount);
      break;
    case WayKind::planeswalker:
      p.applied |= kAppliedPlaneswalkerNow;
      break;
  }
}

// A shield for only a part of what several sources deal to one recipient: its player says which
// damage it prevents (CR 615.7). Only where it makes a difference.
bool contested(const Read& c, u16 index, int& shield) {
  const State& s = c.s;
  const PendingDamage& p = s.pending_damage[index];
  for (int i = 0; i < s.shield_count; i++) {
    const Shield& sh = s.shields[i];
    if (sh.flags & (kShieldNextTime | kShieldAllTurn) || sh.amount <= 0 || sh.by_any) continue;
    if (!shield_applies(c, sh, p)) continue;
    int sum = 0, sources = 0;
    bool matters = (s.trigger_union & kDamageEvents) != 0;
    for (int k = 0; k < s.pending_damage_count; k++) {
      const PendingDamage& q = s.pending_damage[k];
      if (q.flags & kPacketReplaced || q.amount <= 0 || !shield_applies(c, sh, q)) continue;
      sum += q.amount;
      sources++;
      constexpr KeywordSet special = bit(Keyword::deathtouch) | bit(Keyword::lifelink) |
                                     bit(Keyword::infect) | bit(Keyword::wither);
      if (characteristics(c, q.source).keywords & special) matters = true;
    }
    if (sources > 1 && sum > sh.amount && matters) {
      shield = i;
      return true;
    }
  }
  return false;
}

// At the end of a prevention step (era-fifth 7.8).
void take_late_way(Ctx& c, u16 index) {
  Way way[1];
  const PendingDamage& p = c.s.pending_damage[index];
  if (p.amount > 0 && !(p.flags & kPacketDeferred) && gather_own_ways(c, p, way, 1))
    take_way(c, index, way[0]);
}

}  // namespace upkeep
