#include "search/declare.h"

#include <algorithm>

#include "search/table.h"

namespace upkeep {
namespace {

// Positions in the list of options.
using Picks = std::vector<int>;

// Puts those first of which `key` says more, equals as they were. For a few things, in little code.
template <class T, class Key>
void greatest_first(std::vector<T>& all, Key&& key) {
  for (std::size_t i = 1; i < all.size(); ++i)
    for (std::size_t k = i; k > 0 && key(all[k]) > key(all[k - 1]); --k)
      std::swap(all[k], all[k - 1]);
}

template <class T>
bool listed(const std::vector<T>& all, Ref creature) {
  for (const T& one : all)
    if (one.creature == creature) return true;
  return false;
}

class Listing {
 public:
  Listing(const State& s, const Sense& sense, const Option* options, int n)
      : s_(s), sense_(sense), options_(options), n_(n), seat_(s.decision.player) {}

  void attacks();
  void blocks();

  std::vector<Declaration> list() const {
    std::vector<Declaration> out;
    for (const Picks& picks : found_) {
      Declaration& d = out.emplace_back();
      for (const int i : picks)
        if (d.count < kMostDeclared) d.picks[d.count++] = options_[i];
    }
    return out;
  }

 private:
  struct Attacker {
    int option;
    Ref creature;
    int power = 0, worth = 0;  // worth: at home, as a blocker
    bool free = false;         // nobody can block it
    bool fed = false, sound = false, sound_with_trades = false;
  };
  struct Blocker {
    Ref creature;
    int worth;
  };
  struct Incoming {
    Ref creature;
    int damage, worth, left;
    bool alone;  // nobody blocks it yet
    bool regenerates;
  };

  void add(Picks picks) {
    if (picks.empty() || int(found_.size()) >= kMostDeclarations) return;
    greatest_first(picks, [](int i) { return -i; });
    for (const Picks& one : found_)
      if (one == picks) return;
    found_.push_back(std::move(picks));
  }
  // The options of those who are so, from number `from` on.
  using Which = bool (*)(const Attacker&);
  static Picks those(const std::vector<Attacker>& all, Which which, std::size_t from = 0,
                     std::size_t to = kMaxOptions) {
    Picks out;
    for (std::size_t i = from; i < all.size() && i < to; ++i)
      if (which(all[i])) out.push_back(all[i].option);
    return out;
  }
  bool unblockable(Ref attacker, u8 defender) const;
  int block_of(Ref blocker, Ref attacker) const {
    for (int i = 0; i < n_; ++i)
      if (options_[i].kind == OptionKind::block && options_[i].object == blocker &&
          options_[i].other == attacker)
        return i;
    return -1;
  }
  Picks stop(int enough, bool whole) const;
  Picks sensible(bool trades) const;
  void gangs();

  const State& s_;
  const Sense& sense_;
  const Option* options_;
  int n_;
  u8 seat_;
  std::vector<Picks> found_;
  std::vector<Blocker> blockers_;    // those worth least first
  std::vector<Incoming> attackers_;  // those that deal most first
};

bool Listing::unblockable(Ref attacker, u8 defender) const {
  bool stopped = false;
  each_permanent(s_, [&](Ref r, const Permanent& p, const Derived& d) {
    stopped = stopped || (d.controller == defender && (d.types & kCreature) &&
                          !(p.flags & kPTapped) && sense_.could_block(s_, r, attacker));
  });
  return !stopped;
}

void Listing::attacks() {
  std::vector<Attacker> all;
  for (int i = 0; i < n_; ++i) {
    const Option& o = options_[i];
    const Derived* d = derived_of(s_, o.object);
    // In no band, and once each: the first option is an attack at a player.
    if (o.kind != OptionKind::attack || o.value || !d) continue;
    if (listed(all, o.object)) continue;
    Attacker& a = all.emplace_back(Attacker{.option = i, .creature = o.object});
    a.power = d->power;
    const bool stays = d->keywords & bit(Keyword::vigilance);
    a.worth = stays ? 0 : 2 * d->toughness + d->power;
    a.free = unblockable(o.object, o.a);
    a.fed = sense_.fed_attack(s_, o);
    a.sound = sense_.sound_attack(s_, o, 1);
    a.sound_with_trades = sense_.sound_attack(s_, o, 1 | 1 << 5);
  }
  const Which everybody = [](const Attacker&) { return true; };
  add(those(all, [](const Attacker& a) { return a.sound; }));
  add(those(all, [](const Attacker& a) { return a.sound_with_trades; }));
  add(those(all, everybody));
  add(those(all, [](const Attacker& a) { return a.free; }));
  add(those(all, [](const Attacker& a) { return a.free || a.sound; }));
  add(those(all, [](const Attacker& a) { return !a.fed; }));
  // All but the best blockers.
  std::vector<Attacker> home = all;
  greatest_first(home, [](const Attacker& a) { return a.worth; });
  for (std::size_t stay = 1; stay <= 3 && stay < home.size(); ++stay)
    add(those(home, everybody, stay));
  // The strongest together.
  std::vector<Attacker> strong = all;
  greatest_first(strong, [](const Attacker& a) { return a.power; });
  for (std::size_t go = 2; go <= 3 && go < strong.size(); ++go)
    add(those(strong, everybody, 0, go));
  // The sound ones with one more, or without one.
  for (const Attacker& other : all) {
    Picks picks;
    for (const Attacker& a : all)
      if (a.sound != (&a == &other)) picks.push_back(a.option);
    add(std::move(picks));
  }
}

// Each attacker gets one blocker, the strongest attacker and the least blocker first, until no more
// than `enough` damage is left; with `whole` a blocker that survives is preferred.
Picks Listing::stop(int enough, bool whole) const {
  Picks out;
  std::vector<Ref> used;
  int left = 0;
  for (const Incoming& a : attackers_) left += a.alone ? a.damage : 0;
  for (const Incoming& a : attackers_) {
    if (!a.alone || left <= enough) continue;
    int best = -1, best_rank = 0;
    for (const Blocker& b : blockers_) {
      const int i = block_of(b.creature, a.creature);
      if (i < 0 || std::find(used.begin(), used.end(), b.creature) != used.end()) continue;
      // Rather somebody who could block no other attacker.
      int others = 0;
      for (const Incoming& c : attackers_)
        others += c.alone && !(c.creature == a.creature) && block_of(b.creature, c.creature) >= 0;
      Fight f;
      sense_.fight(s_, b.creature, a.creature, f);
      const int rank = 1000 - 40 * others - b.worth + (whole ? 60 * f.lives + 30 * f.kills : 0);
      if (best < 0 || rank > best_rank) {
        best = i;
        best_rank = rank;
      }
    }
    if (best < 0) continue;
    out.push_back(best);
    used.push_back(options_[best].object);
    left -= a.damage;
  }
  return out;
}

// One blocker each where that costs nothing, or with `trades` no more than it brings.
Picks Listing::sensible(bool trades) const {
  Picks out;
  std::vector<Ref> used;
  for (const Incoming& a : attackers_) {
    if (!a.alone) continue;
    int best = -1, best_rank = 0;
    for (const Blocker& b : blockers_) {
      const int i = block_of(b.creature, a.creature);
      Fight f;
      if (i < 0 || std::find(used.begin(), used.end(), b.creature) != used.end() ||
          !sense_.fight(s_, b.creature, a.creature, f))
        continue;
      const int rank = f.lives                                   ? (f.kills ? 300 : 200) - b.worth
                       : f.kills && trades && a.worth >= b.worth ? 100 - b.worth
                                                                 : 0;
      if (rank > best_rank) {
        best = i;
        best_rank = rank;
      }
    }
    if (best < 0) continue;
    out.push_back(best);
    used.push_back(options_[best].object);
  }
  return out;
}

// Two or three before one attacker that falls to them, alone and with sensible blocks of the rest.
void Listing::gangs() {
  const Picks rest = sensible(true);
  for (const Incoming& a : attackers_) {
    if (a.regenerates) continue;
    for (std::size_t size = 2; size <= 3; ++size) {
      // The strongest first: the fewest are enough.
      std::vector<Blocker> able;
      for (const Blocker& b : blockers_)
        if (block_of(b.creature, a.creature) >= 0) able.push_back(b);
      if (able.size() < size) continue;
      const auto power = [&](const Blocker& b) { return int(derived_of(s_, b.creature)->power); };
      greatest_first(able, power);
      int dealt = 0;
      Picks gang, all;
      std::vector<Ref> used;
      for (std::size_t k = 0; k < size; ++k) {
        dealt += power(able[k]);
        gang.push_back(block_of(able[k].creature, a.creature));
        used.push_back(able[k].creature);
      }
      if (dealt < a.left && a.alone) continue;
      all = gang;
      for (const int i : rest)
        if (!(options_[i].other == a.creature) &&
            std::find(used.begin(), used.end(), options_[i].object) == used.end())
          all.push_back(i);
      add(gang);
      add(all);
      break;
    }
  }
}

void Listing::blocks() {
  for (int i = 0; i < n_; ++i) {
    const Option& o = options_[i];
    const Derived *b = derived_of(s_, o.object), *a = derived_of(s_, o.other);
    const Permanent* ap = permanent_of(s_, o.other);
    if (o.kind != OptionKind::block || !a || !b || !ap) continue;
    if (!listed(blockers_, o.object)) blockers_.push_back({o.object, b->power + b->toughness});
    if (listed(attackers_, o.other)) continue;
    const bool twice = a->keywords & bit(Keyword::double_strike);
    const Growth growth = sense_.growth_of(s_, o.other);
    attackers_.push_back({.creature = o.other,
                          .damage = (a->power + growth.power) * (twice ? 2 : 1),
                          .worth = a->power + a->toughness,
                          .left = a->toughness + growth.toughness - ap->damage,
                          .alone = !already_blocked(s_, o.other),
                          .regenerates = growth.regenerates});
  }
  greatest_first(blockers_, [](const Blocker& b) { return -b.worth; });
  greatest_first(attackers_, [](const Incoming& a) { return a.damage; });
  add(sensible(false));
  add(sensible(true));
  const int unstopped = sense_.unblocked_damage(s_, seat_);
  int stoppable = 0;
  for (const Incoming& a : attackers_) stoppable += a.alone ? a.damage : 0;
  // What nobody here can stop is dealt anyway.
  const int sure = std::max(0, unstopped - stoppable);
  const int life = s_.players[seat_].life;
  for (const bool whole : {true, false}) {
    add(stop(life - 1 - sure, whole));
    add(stop(life - 4 - sure, whole));
    add(stop(0, whole));
  }
  gangs();
}

}  // namespace

std::vector<Declaration> declarations(const State& s, const Sense& sense, const Option* options,
                                      int n) {
  Listing listing(s, sense, options, n);
  if (s.decision.kind == DecisionKind::attackers) listing.attacks();
  if (s.decision.kind == DecisionKind::blockers) listing.blocks();
  return listing.list();
}

}  // namespace upkeep
