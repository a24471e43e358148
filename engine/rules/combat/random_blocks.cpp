// Blocks by chance: the defending player makes a pile for each attacker, and the state's generator
// says which attacker gets which.
#include <bit>

#include "rules/combat/combat.h"
#include "rules/continuous.h"
#include "rules/query.h"

namespace upkeep {
namespace {

int pile_bit(int n) { return 1 << (kMaxPiles - 1 - n); }

// How many piles there is room for beside the pairs that effects speak of.
int most_piles(const Read& c) {
  RulesModRoom m;
  const int n = rules_mods(c, ModKind::blocked_in_pile, m);
  int most = kMaxPiles;
  for (int i = 0; i < n; i++)
    if (pile_pair(m[i].p) && kMaxPiles - 2 * m[i].p < most) most = kMaxPiles - 2 * m[i].p;
  return most;
}

int attackers_of(const State& s, u8 player, Ref* out) {
  int n = 0;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    if (is_attacking(p) && p.attacked_player == player) out[n++] = r;
  }
  return n;
}

int all_piles(int count) {
  int mask = 0;
  for (int i = 0; i < count; i++) mask |= pile_bit(i);
  return mask;
}

// How many piles this player makes: one for each attacker, those beyond the room stay empty.
int piles_of(const Read& c, int attackers) {
  const int most = most_piles(c);
  return attackers < most ? attackers : most;
}

// A creature that can block several attackers may lie in several piles.
bool may_join(const Read& c, Ref r, u8 player, int pile, int piles) {
  const Derived& d = derived_in(c.s, r);
  const Permanent& p = perm_in(c.s, r);
  return d.controller == player && is_creature(d) && !(p.flags & kPTapped) && !(p.pile & pile) &&
         std::popcount(unsigned(p.pile & piles)) < block_capacity(c, r);
}

void block_with_pile(Ctx& c, u8 player, int pile, Ref attacker) {
  State& s = c.s;
  Ref able[kMaxPermanents];
  int n = 0;
  const int most = most_blockers(c, attacker);
  for (int i = 0; i < s.battlefield_count && n < most; i++) {
    const Ref r = battlefield_ref(s, i);
    if (derived_in(s, r).controller != player || !(perm_in(s, r).pile & pile)) continue;
    if (can_block_pair(c, r, attacker) == ReasonCode::legal) able[n++] = r;
  }
  if (n == 1 && has_keyword(s, attacker, Keyword::menace)) return;
  for (int i = 0; i < n; i++) add_block(s, *perm_at(s, able[i]), attacker);
}

}  // namespace

bool blocks_by_chance(const Read& c) {
  if (!c.s.has_rules_mods) return false;
  RulesModRoom m;
  const int n = rules_mods(c, ModKind::random_blocks, m);
  for (int i = 0; i < n; i++)
    if (mod_affects_player(c, m[i], c.s.active)) return true;
  return false;
}

int pile_options(const Read& c, const Frame& f, Option* out) {
  const State& s = c.s;
  Ref attackers[kMaxPermanents];
  const int piles = all_piles(piles_of(c, attackers_of(s, f.player, attackers)));
  int n = 0;
  for (int i = 0; i < s.battlefield_count && n < kMaxOptions - 1; i++) {
    const Ref r = battlefield_ref(s, i);
    if (may_join(c, r, f.player, pile_bit(f.blockers.pile), piles))
      out[n++] = Option{OptionKind::object, 0, 0, r, {}, 0};
  }
  out[n++] = Option{OptionKind::done, 0, 0, {}, {}, 0};
  return n;
}

bool ask_piles(Ctx& c, Frame& f) {
  State& s = c.s;
  Ref attackers[kMaxPermanents];
  const int count = attackers_of(s, f.player, attackers);
  const int made = piles_of(c, count);
  const int piles = all_piles(made);
  for (; f.blockers.pile < made; f.blockers.pile++, f.blockers.in_pile = 0) {
    int able = 0;
    for (int i = 0; i < s.battlefield_count; i++)
      able += may_join(c, battlefield_ref(s, i), f.player, pile_bit(f.blockers.pile), piles);
    if (!able) continue;
    Decision& d = ask(c, DecisionKind::pick, Prompt::pile, f.player);
    d.n = u8(f.blockers.pile + 1);
    d.piles = u8(made);
    d.done = f.blockers.in_pile;
    d.hi = i16(f.blockers.in_pile + able);
    return true;
  }
  // Each pile goes to an attacker that has none yet.
  for (int i = 0, left = count; i < count; i++, left--) {
    const int at = left > 1 ? int(random_below(s, u32(left))) : 0;
    if (i < made) block_with_pile(c, f.player, pile_bit(i), attackers[at]);
    attackers[at] = attackers[left - 1];
  }
  for (int i = 0; i < s.permanent_count; i++)
    if (s.derived[i].controller == f.player)
      s.permanents[i].pile = u16(s.permanents[i].pile & ~piles);
  touch(s, kFactCombat);
  return false;
}

}  // namespace upkeep
