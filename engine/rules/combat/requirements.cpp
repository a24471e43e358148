// May the blocks chosen so far stand (CR 509.1b-c), and which may be added so that they still can?
#include "rules/combat/combat.h"
#include "rules/combat/declarations.h"
#include "rules/continuous.h"
#include "rules/query.h"

namespace upkeep {
namespace {

constexpr int kMaxSide = 64;  // attackers and blockers whose requirements are weighed
constexpr int kSearchBudget = 4096;

// One defending player's declaration as numbers: who may block what, who has to, who does.
struct Field {
  int attackers = 0, blockers = 0;
  Ref attacker[kMaxSide], blocker[kMaxSide];
  u64 can[kMaxSide];       // attackers a blocker may block
  u64 lured[kMaxSide];     // those of them it is required to block
  u64 blocks[kMaxSide];    // those it blocks
  bool must[kMaxSide];     // it is required to block something
  bool free_to[kMaxSide];  // without paying: nobody need pay to keep a requirement (CR 509.1c)
  u8 capacity[kMaxSide];
  u8 least[kMaxSide];  // an attacker is blocked by none or by at least so many
  u8 most[kMaxSide];
};

int bits(u64 x) {
  int n = 0;
  for (; x; x &= x - 1) n++;
  return n;
}

bool menaces(const Read& c, Ref attacker) {
  return (derived_in(c.s, attacker).keywords & bit(Keyword::menace)) != 0;
}

void build_field(const Read& c, u8 player, const RulesModRoom& lures, int lure_count, Field& f) {
  const State& s = c.s;
  for (int i = 0; i < s.battlefield_count; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
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
  const BlockRoom room(s);
  for (int b = 0; b < f.blockers; b++) {
    const Ref r = f.blocker[b];
    const Permanent& p = perm_in(s, r);
    const bool free_to = f.free_to[b] = block_cost(c, r) == 0;
    f.can[b] = f.lured[b] = f.blocks[b] = 0;
    f.capacity[b] = u8(block_capacity(c, r));
    f.must[b] = free_to && (derived_in(s, r).keywords & bit(Keyword::must_block));
    for (int a = 0; a < f.attackers; a++) {
      if (blocks(s, p, f.attacker[a])) f.blocks[b] |= u64(1) << a;
      if (can_block_pair(c, r, f.attacker[a]) != ReasonCode::legal || !f.most[a]) continue;
      if (!room.fits(s, p, f.attacker[a])) continue;  // nor is it asked for
      f.can[b] |= u64(1) << a;
      if (free_to && derived_in(s, r).keywords & bit(Keyword::blocks_each_attacker))
        f.lured[b] |= u64(1) << a;
      for (int m = 0; free_to && m < lure_count; m++)
        if (mod_affects(c, lures[m], f.attacker[a]) &&
            (!lures[m].mod->filter || matches(c, lures[m].mod->filter, r, lures[m].scope)))
          f.lured[b] |= u64(1) << a;
    }
  }
}

int kept(const Field& f, int b, u64 set) { return bits(set & f.lured[b]) + (f.must[b] && set); }

// What a blocker could keep at most, deciding for itself, if it goes on from `set`.
int kept_alone(const Field& f, int b, u64 set) {
  const int spare = f.capacity[b] - bits(set);
  const int more = bits(f.lured[b] & ~set);
  return kept(f, b, set) + (spare < more ? (spare > 0 ? spare : 0) : more) +
         (f.must[b] && !set && f.can[b] && spare > 0);
}

// Does some attacker limit the number of its blockers, so that they cannot decide one by one?
bool coupled(const Field& f) {
  for (int a = 0; a < f.attackers; a++)
    if (f.least[a] > 1 || f.most[a] < 255) return true;
  return false;
}

// The most requirements that a legal set of blocks keeps which contains `start`: a bounded search
// whose best find is itself a legal set. -1 if it finds none. Stops as soon as `enough` are kept.
struct Search {
  const Field& f;
  const u64* start;
  int enough;
  int best = -1;
  int budget = kSearchBudget;
  int counts[kMaxSide] = {};
  int rest[kMaxSide + 1] = {};  // the most that blockers from here on could keep

  int solve() {
    for (int b = f.blockers - 1; b >= 0; b--) rest[b] = rest[b + 1] + kept_alone(f, b, start[b]);
    if (enough > rest[0]) enough = rest[0];
    run(0, 0);
    return best;
  }
  void run(int b, int score) {
    if (best >= enough || budget-- <= 0 || score + rest[b] <= best) return;
    if (b == f.blockers) {
      for (int a = 0; a < f.attackers; a++)
        if (counts[a] && counts[a] < f.least[a]) return;
      best = score;
      return;
    }
    const u64 from = start[b];
    const int spare = f.free_to[b] || from ? f.capacity[b] - bits(from) : 0;
    if (spare > 0) {
      const u64 lured = f.lured[b] & ~from;
      u64 helped = 0;  // attackers for which it is needed as one of several blockers
      for (int a = 0; a < f.attackers; a++)
        if ((f.can[b] & ~from & ~lured) >> a & 1 && f.least[a] > 1) helped |= u64(1) << a;
      if (spare > 1) {
        add_many(b, from, lured, spare, score);
        add_many(b, from, helped, spare, score);
      }
      add_one(b, from, lured, score);
      add_one(b, from, helped, score);
      if (f.must[b] && !from) add_one(b, from, f.can[b] & ~lured & ~helped, score);
    }
    choose(b, from, score);
  }
  void add_one(int b, u64 from, u64 which, int score) {
    for (int a = 0; a < f.attackers; a++)
      if (which >> a & 1) choose(b, from | u64(1) << a, score);
  }
  void add_many(int b, u64 from, u64 which, int spare, int score) {
    u64 set = from;
    for (int a = 0; a < f.attackers && spare > 0; a++)
      if (which >> a & 1) {
        set |= u64(1) << a;
        spare--;
      }
    if (set != from) choose(b, set, score);
  }
  void choose(int b, u64 set, int score) {
    bool fits = true;
    for (int a = 0; a < f.attackers; a++) {
      counts[a] += set >> a & 1;
      fits = fits && (counts[a] <= f.most[a]);
    }
    if (fits) run(b + 1, score + kept(f, b, set));
    for (int a = 0; a < f.attackers; a++) counts[a] -= set >> a & 1;
  }
};

constexpr u64 kNothing[kMaxSide] = {};

int most_kept(const Field& f) {
  int sum = 0;
  for (int b = 0; b < f.blockers; b++) sum += kept_alone(f, b, 0);
  if (sum == 0 || !coupled(f)) return sum;
  Search search{f, kNothing, sum};
  const int found = search.solve();
  return found > 0 ? found : 0;
}

int kept_now(const Field& f) {
  int now = 0;
  for (int b = 0; b < f.blockers; b++) now += kept(f, b, f.blocks[b]);
  return now;
}

// Whether anything beyond single pairs has to be looked at in this declaration.
struct Demands {
  bool menace = false, required = false;
  int lure_count = 0, limit_count = 0;
  RulesModRoom lures;
  bool any() const { return menace || required || lure_count || limit_count; }
};

void read_demands(const Read& c, u8 player, Demands& out) {
  const State& s = c.s;
  constexpr KeywordSet willing = bit(Keyword::must_block) | bit(Keyword::blocks_each_attacker);
  constexpr KeywordSet demanding = bit(Keyword::menace) | willing;
  for (int i = 0; i < s.battlefield_count && s.board.keywords & demanding; i++) {
    const Ref r = battlefield_ref(s, i);
    const Permanent& p = perm_in(s, r);
    const Derived& d = derived_in(s, r);
    if (is_attacking(p)) {
      if (d.keywords & bit(Keyword::menace) && p.attacked_player == player) out.menace = true;
    } else if (d.controller == player && d.keywords & willing) {
      out.required = true;
    }
  }
  if (!s.has_rules_mods) return;
  out.limit_count = rules_mods(c, ModKind::max_blockers, out.lures);
  out.lure_count = rules_mods(c, ModKind::must_be_blocked, out.lures);
}

}  // namespace

ReasonCode blocks_may_stand(const Read& c, u8 player) {
  const State& s = c.s;
  Demands demands;
  read_demands(c, player, demands);
  if (demands.menace)
    for (int i = 0; i < s.battlefield_count; i++) {
      const Ref r = battlefield_ref(s, i);
      const Permanent& p = perm_in(s, r);
      if (is_attacking(p) && p.attacked_player == player && menaces(c, r) && blockers_of(s, r) == 1)
        return ReasonCode::needs_two_blockers;
    }
  if (!demands.required && !demands.lure_count) return ReasonCode::legal;
  Field f;
  build_field(c, player, demands.lures, demands.lure_count, f);
  return kept_now(f) >= most_kept(f) ? ReasonCode::legal : ReasonCode::must_block;
}

int drop_dead_ends(const Read& c, u8 player, Option* blocks, int n) {
  Demands demands;
  read_demands(c, player, demands);
  if (!demands.any()) return n;
  Field f;
  build_field(c, player, demands.lures, demands.lure_count, f);
  const bool together = coupled(f);
  const int target = most_kept(f);
  int kept_options = 0;
  for (int i = 0; i < n; i++) {
    int b = 0, a = 0;
    while (b < f.blockers && !(f.blocker[b] == blocks[i].object)) b++;
    while (a < f.attackers && !(f.attacker[a] == blocks[i].other)) a++;
    if (b == f.blockers || a == f.attackers) {
      blocks[kept_options++] = blocks[i];
      continue;
    }
    const u64 before = f.blocks[b];
    const u64 after = before | u64(1) << a;
    bool good;
    if (together) {
      f.blocks[b] = after;
      Search search{f, f.blocks, target};
      good = search.solve() >= target;
      f.blocks[b] = before;
    } else {
      good = kept_alone(f, b, after) >= kept_alone(f, b, before);
    }
    if (good) blocks[kept_options++] = blocks[i];
  }
  return kept_options;
}

}  // namespace upkeep
