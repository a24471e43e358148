// May the blocks chosen so far stand (CR 509.1b-c)? And the damage assignment order (CR 509.2 of
// 2009).
#include "rules/combat.h"

namespace upkeep {
namespace {

constexpr int kMaxSide = 64;  // attackers and blockers whose requirements are weighed
constexpr int kSearchBudget = 4096;

// One defending player's declaration as numbers: who may block what, who has to, who does.
struct Field {
  int attackers = 0, blockers = 0;
  Ref attacker[kMaxSide], blocker[kMaxSide];
  u64 can[kMaxSide];     // attackers a blocker may block
  u64 lured[kMaxSide];   // those of them it is required to block
  u64 blocks[kMaxSide];  // those it blocks
  bool must[kMaxSide];   // it is required to block something
  u8 capacity[kMaxSide];
  u8 least[kMaxSide];  // an attacker is blocked by none or by at least so many
  u8 most[kMaxSide];
};

int bits(u64 x) {
  int n = 0;
  for (; x; x &= x - 1) n++;
  return n;
}

bool menaces(const Ctx& c, Ref attacker) {
  return (derived_in(c.s, attacker).keywords & bit(Keyword::menace)) != 0;
}

void build_field(const Ctx& c, u8 player, const RulesMod* lures, int lure_count, Field& f) {
  const State& s = c.s;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Perm& p = perm_in(s, r);
    const Derived& d = derived_in(s, r);
    if (is_attacking(p) && p.attacked_player == player && f.attackers < kMaxSide) {
      f.least[f.attackers] = menaces(c, r) ? 2 : 1;
      const int most = most_blockers(c, r);
      f.most[f.attackers] = u8(most < 255 ? most : 255);
      f.attacker[f.attackers++] = r;
    } else if (d.controller == player && is_creature(d) && f.blockers < kMaxSide &&
               !(p.flags & kPTapped)) {
      f.blocker[f.blockers++] = r;
    }
  }
  for (int b = 0; b < f.blockers; b++) {
    const Ref r = f.blocker[b];
    const Perm& p = perm_in(s, r);
    // Nobody need pay to keep a requirement (CR 509.1c).
    const bool free_to = block_cost(c, r) == 0;
    f.can[b] = f.lured[b] = f.blocks[b] = 0;
    f.capacity[b] = u8(block_capacity(c, r));
    f.must[b] = free_to && (derived_in(s, r).keywords & bit(Keyword::must_block));
    for (int a = 0; a < f.attackers; a++) {
      if (blocking_index(p, f.attacker[a]) >= 0) f.blocks[b] |= u64(1) << a;
      if (can_block_pair(c, r, f.attacker[a]) != ReasonCode::legal || !f.most[a]) continue;
      f.can[b] |= u64(1) << a;
      for (int m = 0; free_to && m < lure_count; m++)
        if (mod_affects(c, lures[m], f.attacker[a]) &&
            (!lures[m].mod->filter || matches(c, lures[m].mod->filter, r, lures[m].scope)))
          f.lured[b] |= u64(1) << a;
    }
  }
}

int kept(const Field& f, int b, u64 set) { return bits(set & f.lured[b]) + (f.must[b] && set); }

// The most requirements a legal set of blocks keeps. Where no attacker limits the number of its
// blockers each blocker decides for itself; else a bounded search, whose best find is itself a
// legal set.
struct Search {
  const Field& f;
  int counts[kMaxSide] = {};
  int best = 0;
  int budget = kSearchBudget;
  int rest[kMaxSide + 1] = {};  // the most that blockers from here on could keep

  void run(int b, int score) {
    if (budget-- <= 0 || score + rest[b] < best) return;
    if (b == f.blockers) {
      for (int a = 0; a < f.attackers; a++)
        if (counts[a] && (counts[a] < f.least[a] || counts[a] > f.most[a])) return;
      if (score > best) best = score;
      return;
    }
    if (score + rest[b] <= best && best > 0) return;
    if (f.capacity[b] > 1 && f.lured[b]) {
      u64 set = 0;
      int n = 0;
      for (int a = 0; a < f.attackers && n < f.capacity[b]; a++)
        if (f.lured[b] >> a & 1) {
          set |= u64(1) << a;
          n++;
        }
      choose(b, set, score);
    }
    for (int a = 0; a < f.attackers; a++)
      if (f.lured[b] >> a & 1) choose(b, u64(1) << a, score);
    for (int a = 0; a < f.attackers; a++)
      if ((f.can[b] & ~f.lured[b]) >> a & 1 && (f.must[b] || f.least[a] > 1))
        choose(b, u64(1) << a, score);
    choose(b, 0, score);
  }
  void choose(int b, u64 set, int score) {
    for (int a = 0; a < f.attackers; a++) counts[a] += set >> a & 1;
    run(b + 1, score + kept(f, b, set));
    for (int a = 0; a < f.attackers; a++) counts[a] -= set >> a & 1;
  }
};

int most_kept(const Field& f) {
  bool coupled = false;
  for (int a = 0; a < f.attackers; a++) coupled = coupled || f.least[a] > 1 || f.most[a] < 255;
  int alone[kMaxSide];
  int sum = 0;
  for (int b = 0; b < f.blockers; b++) {
    const int lured = bits(f.lured[b]);
    alone[b] = (lured < f.capacity[b] ? lured : f.capacity[b]) + (f.must[b] && f.can[b]);
    sum += alone[b];
  }
  if (!coupled || sum == 0) return sum;
  Search search{f};
  for (int b = f.blockers - 1; b >= 0; b--) search.rest[b] = search.rest[b + 1] + alone[b];
  search.run(0, 0);
  return search.best;
}

}  // namespace

ReasonCode blocks_may_stand(const Ctx& c, u8 player) {
  const State& s = c.s;
  bool required = false;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Perm& p = perm_in(s, r);
    const Derived& d = derived_in(s, r);
    if (is_attacking(p)) {
      if (d.keywords & bit(Keyword::menace) && p.attacked_player == player &&
          blockers_of(s, r) == 1)
        return ReasonCode::needs_two_blockers;
    } else if (d.controller == player && d.keywords & bit(Keyword::must_block)) {
      required = true;
    }
  }
  RulesMod lures[kMaxModsSeen];
  int lure_count = 0;
  if (s.has_rules_mods) lure_count = rules_mods(c, ModKind::must_be_blocked, lures, kMaxModsSeen);
  if (!required && !lure_count) return ReasonCode::legal;
  Field f;
  build_field(c, player, lures, lure_count, f);
  int now = 0;
  for (int b = 0; b < f.blockers; b++) now += kept(f, b, f.blocks[b]);
  return now >= most_kept(f) ? ReasonCode::legal : ReasonCode::must_block;
}

}  // namespace upkeep
