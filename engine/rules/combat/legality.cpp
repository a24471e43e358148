// Who may attack whom and who may block what (CR 508.1, 509.1), and leaving combat.
#include "rules/casting/announce.h"
#include "rules/combat/combat.h"
#include "rules/combat/declarations.h"
#include "rules/continuous.h"
#include "rules/query.h"

namespace upkeep {
namespace {

// 1997 to 2004: a Wall could not attack because of its type.
bool is_wall(const Read& c, const Derived& d) {
  return c.db.wall >= 0 && d.subtypes.has(c.db.wall);
}

bool controls_matching(const Read& c, u8 player, u16 filter, const Scope& scope) {
  for (int i = 0; i < c.s.battlefield_count; i++) {
    const Ref r = battlefield_ref(c.s, i);
    if (derived_in(c.s, r).controller == player && matches(c, filter, r, scope)) return true;
  }
  return false;
}

bool has_landwalk(const Read& c, KeywordSet attacker, u8 defender) {
  constexpr Keyword walks[5] = {Keyword::plainswalk, Keyword::islandwalk, Keyword::swampwalk,
                                Keyword::mountainwalk, Keyword::forestwalk};
  int land = 0;
  u64 wanted = 0;
  for (Keyword k : walks) {
    if (attacker & bit(k)) wanted |= u64(1) << land;
    land++;
  }
  const bool legendary = (attacker & bit(Keyword::landwalk_any_legendary)) != 0;
  if (!wanted && !legendary) return false;
  for (int i = 0; i < c.s.battlefield_count; i++) {
    const Derived& d = derived_in(c.s, battlefield_ref(c.s, i));
    if (d.controller != defender || !(d.types & kLand)) continue;
    if (d.subtypes.w[0] & wanted) return true;  // basic land types are subtypes 0..4
    if (legendary && (d.supers & kLegendary)) return true;
  }
  return false;
}

// Evasion by keyword (CR 509.1b, 702).
ReasonCode evades(const Read& c, const Derived& b, const Derived& a, u8 defender) {
  const KeywordSet ak = a.keywords, bk = b.keywords;
  if (bk & bit(Keyword::cant_block)) return ReasonCode::cant_block;
  if (bk & bit(Keyword::cant_block_flyers_only) && !(ak & bit(Keyword::flying)))
    return ReasonCode::cant_block;
  constexpr KeywordSet evasion =
      bit(Keyword::unblockable) | bit(Keyword::flying) | bit(Keyword::fear) |
      bit(Keyword::intimidate) | bit(Keyword::shadow) | bit(Keyword::horsemanship) |
      bit(Keyword::skulk) | bit(Keyword::plainswalk) | bit(Keyword::islandwalk) |
      bit(Keyword::swampwalk) | bit(Keyword::mountainwalk) | bit(Keyword::forestwalk) |
      bit(Keyword::landwalk_any_legendary);
  if (!(ak & evasion)) {
    // A creature with shadow can block only creatures with shadow (CR 702.28b).
    return bk & bit(Keyword::shadow) ? ReasonCode::cant_block : ReasonCode::legal;
  }
  if (ak & bit(Keyword::unblockable)) return ReasonCode::cant_block_unblockable;
  if (ak & bit(Keyword::flying) && !(bk & (bit(Keyword::flying) | bit(Keyword::reach))))
    return ReasonCode::cant_block_flying;
  if (((ak ^ bk) & bit(Keyword::shadow)) != 0) return ReasonCode::cant_block;
  if (ak & bit(Keyword::horsemanship) && !(bk & bit(Keyword::horsemanship)))
    return ReasonCode::cant_block;
  if (ak & bit(Keyword::skulk) && b.power > a.power) return ReasonCode::cant_block;
  if (ak & bit(Keyword::fear) && !(b.types & kArtifact) && !(b.colors & (1 << kB)))
    return ReasonCode::cant_block_fear;
  if (ak & bit(Keyword::intimidate) && !(b.types & kArtifact) && !(b.colors & a.colors))
    return ReasonCode::cant_block_fear;
  if (has_landwalk(c, ak, defender)) return ReasonCode::cant_block_landwalk;
  return ReasonCode::legal;
}

// `by`: what says so, for words.
ReasonCode blocked_by_mods(const Read& c, Ref blocker, Ref attacker, Ref* by) {
  RulesModRoom m;
  const auto says = [&](const RulesMod& mod) {
    if (by) *by = mod.scope.source;
    return ReasonCode::effect_forbids;
  };
  int n = rules_mods(c, ModKind::cant_be_blocked_by, m);
  for (int i = 0; i < n; i++)
    if (mod_affects(c, m[i], attacker) && matches(c, m[i].mod->filter, blocker, m[i].scope))
      return says(m[i]);
  n = rules_mods(c, ModKind::cant_be_blocked_except_by, m);
  for (int i = 0; i < n; i++)
    if (mod_affects(c, m[i], attacker) && !matches(c, m[i].mod->filter, blocker, m[i].scope))
      return says(m[i]);
  n = rules_mods(c, ModKind::blocked_in_pile, m);
  for (int i = 0; i < n; i++) {
    const int piles = pile_pair(m[i].p) & perm_in(c.s, attacker).pile;
    if (piles && !(piles & perm_in(c.s, blocker).pile) &&
        !matches(c, m[i].mod->filter, blocker, m[i].scope))
      return says(m[i]);
  }
  n = rules_mods(c, ModKind::can_block_only, m);
  for (int i = 0; i < n; i++)
    if (mod_affects(c, m[i], blocker) && !matches(c, m[i].mod->filter, attacker, m[i].scope))
      return says(m[i]);
  return ReasonCode::legal;
}

int cost_of_mods(const Read& c, ModKind kind, Ref creature, u8 player) {
  RulesModRoom m;
  const int n = rules_mods(c, kind, m);
  int cost = 0;
  for (int i = 0; i < n; i++) {
    const bool hit = kind == ModKind::attack_cost ? mod_affects_player(c, m[i], player)
                                                  : mod_affects(c, m[i], creature);
    if (hit && m[i].p > 0) cost += m[i].p;
  }
  return cost;
}

}  // namespace

int attack_cost(const Read& c, Ref creature, u8 defender, bool planeswalker) {
  if (!c.s.has_rules_mods) return 0;
  int cost = cost_of_mods(c, ModKind::attack_or_block_cost, creature, defender);
  cost += cost_of_mods(c, ModKind::own_attack_cost, creature, defender);
  if (!planeswalker) cost += cost_of_mods(c, ModKind::attack_cost, creature, defender);
  return cost;
}

int block_cost(const Read& c, Ref creature) {
  if (!c.s.has_rules_mods) return 0;
  return cost_of_mods(c, ModKind::attack_or_block_cost, creature, kNoPlayer);
}

ReasonCode may_attack(const Read& c, Ref creature, u8 defender, Ref* by) {
  const State& s = c.s;
  const Derived* d = derived_at(s, creature);
  if (!d || !is_creature(*d)) return ReasonCode::not_a_creature;
  const Permanent& p = perm_in(s, creature);
  if (d->controller != s.active) return ReasonCode::not_yours;
  if (p.flags & kPTapped) return ReasonCode::cant_attack_tapped;  // CR 508.1a
  if (d->keywords & bit(Keyword::defender) &&
      !(d->keywords & bit(Keyword::attacks_as_though_no_defender)))
    return ReasonCode::cant_attack_defender;
  if (s.rules.is(WallsAttack::never_by_type) && is_wall(c, *d) &&
      !(d->keywords & bit(Keyword::attacks_as_though_no_defender)))
    return ReasonCode::cant_attack_defender;
  // Said last: waiting helps against this alone.
  if (p.flags & kPSick &&
      !(d->keywords & (bit(Keyword::haste) | bit(Keyword::attacks_as_though_haste))))
    return ReasonCode::summoning_sick;
  if (d->keywords & bit(Keyword::cant_attack)) return ReasonCode::cant_attack;
  if (defender >= s.player_count || defender == d->controller || !in_game(s, defender))
    return ReasonCode::cant_attack;
  if (!s.has_rules_mods) return ReasonCode::legal;
  RulesModRoom m;
  const auto says = [&](const RulesMod& mod) {
    if (by) *by = mod.scope.source;
    return ReasonCode::effect_forbids;
  };
  const int walls = rules_mods(c, ModKind::cant_be_attacked_except_by, m);
  for (int i = 0; i < walls; i++)
    if (mod_affects_player(c, m[i], defender) &&
        !matches(c, m[i].mod->filter, creature, m[i].scope))
      return says(m[i]);
  const int n = rules_mods(c, ModKind::cant_attack_unless_defender, m);
  for (int i = 0; i < n; i++)
    if (mod_affects(c, m[i], creature) &&
        !controls_matching(c, defender, m[i].mod->filter, m[i].scope))
      return says(m[i]);
  return ReasonCode::legal;
}

int blockers_of(const State& s, Ref attacker) {
  int n = 0;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Permanent& p = s.permanents[s.objects[s.battlefield[i]].perm];
    if (is_blocking(p) && blocks(s, p, attacker)) n++;
  }
  return n;
}

int block_capacity(const Read& c, Ref blocker) {
  const Derived& d = derived_in(c.s, blocker);
  if (d.keywords & (bit(Keyword::blocks_any_number) | bit(Keyword::blocks_each_attacker)))
    return kMaxBlocked;
  if (!c.s.has_rules_mods) return 1;
  RulesModRoom m;
  const int n = rules_mods(c, ModKind::blocks_extra, m);
  int capacity = 1;
  for (int i = 0; i < n; i++)
    if (mod_affects(c, m[i], blocker)) capacity += m[i].p > 0 ? m[i].p : 1;
  return capacity < kMaxBlocked ? capacity : kMaxBlocked;
}

int most_blockers(const Read& c, Ref attacker, Ref* by) {
  int most = kMaxPermanents;
  if (!c.s.has_rules_mods) return most;
  RulesModRoom m;
  const int n = rules_mods(c, ModKind::max_blockers, m);
  for (int i = 0; i < n; i++)
    if (mod_affects(c, m[i], attacker) && m[i].p < most) {
      most = m[i].p;
      if (by) *by = m[i].scope.source;
    }
  return most;
}

ReasonCode could_block(const Read& c, Ref blocker, Ref attacker, Ref* by) {
  const Derived* b = derived_at(c.s, blocker);
  const Derived* a = derived_at(c.s, attacker);
  if (!b || !is_creature(*b)) return ReasonCode::not_a_creature;
  if (!a) return ReasonCode::not_attacking;
  if (perm_in(c.s, blocker).flags & kPTapped) return ReasonCode::cant_block_tapped;  // CR 509.1a
  if (ReasonCode r = evades(c, *b, *a, b->controller); r != ReasonCode::legal) return r;
  if (a->keywords & kProtectionBits && protected_from(c, attacker, blocker))
    return ReasonCode::cant_block_protection;  // CR 702.16f
  if (c.s.has_rules_mods)
    if (ReasonCode r = blocked_by_mods(c, blocker, attacker, by); r != ReasonCode::legal) return r;
  return ReasonCode::legal;
}

ReasonCode can_block_pair(const Read& c, Ref blocker, Ref attacker, Ref* by) {
  const State& s = c.s;
  const Derived* b = derived_at(s, blocker);
  if (!b || !is_creature(*b)) return ReasonCode::not_a_creature;
  if (!derived_at(s, attacker)) return ReasonCode::not_attacking;
  const Permanent& a = perm_in(s, attacker);
  if (!is_attacking(a) || a.attacked_player != b->controller) return ReasonCode::not_attacking;
  return could_block(c, blocker, attacker, by);
}

// Is there another creature left that could help to block an attacker with menace?
static bool has_partner(const Read& c, Ref blocker, Ref attacker) {
  const State& s = c.s;
  const u8 defender = perm_in(s, attacker).attacked_player;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    if (r == blocker || derived_in(s, r).controller != defender) continue;
    if (can_block_pair(c, r, attacker) == ReasonCode::legal &&
        perm_in(s, r).blocking_count < block_capacity(c, r))
      return true;
  }
  return false;
}

ReasonCode may_block(const Read& c, Ref blocker, Ref attacker, Ref* by) {
  const ReasonCode pair = can_block_pair(c, blocker, attacker, by);
  if (pair != ReasonCode::legal) return pair;
  if (has_keyword(c.s, attacker, Keyword::menace) && blockers_of(c.s, attacker) == 0 &&
      !has_partner(c, blocker, attacker))
    return ReasonCode::needs_two_blockers;
  return ReasonCode::legal;
}

bool can_pay_generic(const Read& c, u8 player, int amount) {
  if (amount <= 0) return true;
  ManaCost cost;
  cost.exists = true;
  cost.generic = u8(amount < 255 ? amount : 255);
  return can_pay_mana(c, player, cost, 0);
}

bool pay_generic(Ctx& c, u8 player, int amount) {
  ManaCost cost;
  cost.exists = true;
  cost.generic = u8(amount < 255 ? amount : 255);
  return pay_mana_auto(c, player, cost, 0);
}

i16 place_after(const State& s, Ref r, i16 place) {
  for (int i = 0; i < s.battlefield_count; i++)
    if (battlefield_ref(s, i) == r) return i16(i + 1);
  return place;
}

bool first_strike_step_needed(const Read& c) {
  const State& s = c.s;
  if (!(s.board.keywords & kStrikeBits)) return false;
  for (int i = 0; i < s.battlefield_count; i++) {
    const u16 index = s.objects[s.battlefield[i]].perm;
    if (s.permanents[index].flags & (kPAttacking | kPBlocking) &&
        s.derived[index].keywords & kStrikeBits)
      return true;
  }
  return false;
}

void end_combat_cleanup(Ctx& c) {
  State& s = c.s;
  bool any = false;
  for (int i = 0; i < s.permanent_count; i++) {
    Permanent& p = s.permanents[i];
    p.flags &= ~kPRegenerated;
    p.flags &= ~kPBlockedByMany;
    p.pile = 0;
    if (!(p.flags & (kPAttacking | kPBlocking | kPBlocked | kPDealtFirst)) && !p.attacked &&
        p.attacked_player == kNoPlayer)
      continue;
    any = true;
    p.flags &= ~(kPAttacking | kPBlocking | kPBlocked | kPDealtFirst);
    p.attacked_player = kNoPlayer;
    p.attacked = Ref{};
    p.band = 0;
    clear_blocks(s, p);
    for (int k = 0; k < kOwnBlocks; k++) p.order[k] = p.block_order[k] = 0;
  }
  s.attacker_count = 0;
  s.picked_attacks = 0;
  s.first_strike_step = 0;
  if (any) touch(s, kFactCombat);
}

}  // namespace upkeep
