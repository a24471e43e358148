// Attacks and blocks as a sound player sees them.
#include <algorithm>

#include "blocks.h"
#include "rules/combat/declarations.h"
#include "search/sense.h"
#include "search/table.h"

namespace upkeep {
namespace {

constexpr int kSpellReach = 3;  // so much life one spell can take
constexpr int kSpellWorth = 3;  // against power and toughness of a creature

bool has(const Derived& d, Keyword k) { return (d.keywords & bit(k)) != 0; }

// A creature as it fights.
struct Fighter {
  int power, left;  // left: damage that kills it
  bool first, deathtouch, indestructible, regenerates, tramples;
  int worth;
};

Fighter fighter_of(const Derived& d, const Permanent& p, const Growth& g) {
  return {
      .power = d.power + g.power,
      .left = d.toughness + g.toughness - p.damage,
      .first = has(d, Keyword::first_strike) || has(d, Keyword::double_strike) || g.first_strike,
      .deathtouch = has(d, Keyword::deathtouch),
      .indestructible = has(d, Keyword::indestructible),
      .regenerates = (g.regenerates || p.regen_shields) && !has(d, Keyword::cant_be_regenerated),
      .tramples = has(d, Keyword::trample),
      .worth = d.power + d.toughness + g.worth};
}

bool kills(const Fighter& one, const Fighter& other) {
  return one.power > 0 && (one.power >= other.left || one.deathtouch) && !other.indestructible &&
         !other.regenerates;
}

// Who is killed by a first strike deals nothing back.
void strike_first(const Fighter& one, const Fighter& other, bool& wins, bool& dies) {
  if (other.first && !one.first && dies) wins = false;
  if (one.first && !other.first && wins) dies = false;
}

// Whether the two together kill it, with nothing about it that makes this uncertain.
bool falls_to_two(const Fighter& attacker, const Fighter& one, const Fighter& two) {
  return one.power > 0 && two.power > 0 && one.power + two.power >= attacker.left &&
         !attacker.first && !attacker.indestructible && !attacker.regenerates && !attacker.tramples;
}

// What two blockers lose to an attacker that kills both if it can, or else the dearer one.
int loss_of_two(const Fighter& attacker, const Fighter& one, const Fighter& two) {
  const auto loss = [](const Fighter& f) {
    return f.indestructible || f.regenerates ? 0 : f.worth;
  };
  if (attacker.power >= one.left + two.left) return loss(one) + loss(two);
  const bool first = attacker.power >= one.left, second = attacker.power >= two.left;
  return std::max(first ? loss(one) : 0, second ? loss(two) : 0);
}

}  // namespace

bool Sense::could_block(const State& s, Ref blocker, Ref attacker) const {
  const auto could = [&](Ref r) {
    return upkeep::could_block({s, db_}, r, attacker) == ReasonCode::legal;
  };
  if (!could(blocker)) return false;
  const Derived* a = derived_of(s, attacker);
  if (!a || !has(*a, Keyword::menace)) return true;
  const u8 seat = derived_of(s, blocker)->controller;
  bool helped = false;
  each_permanent(s, [&](Ref r, const Permanent&, const Derived& d) {
    helped = helped || (d.controller == seat && !(r == blocker) && could(r));
  });
  return helped;
}

// A shield is paid for once, strength as often as there is mana for it.
void Sense::grow(u16 ability, Growth::Whom whom, int& mana, Growth& out) const {
  const Growth& g = growths_[ability];
  if (db_.abilities[ability].kind != AbilityKind::activated || g.whom != whom || mana < g.mana)
    return;
  const int times = g.once || g.regenerates || g.mana == 0 ? 1 : mana / g.mana;
  out.power += times * g.power;
  out.toughness += times * g.toughness;
  out.first_strike = out.first_strike || g.first_strike;
  out.regenerates = out.regenerates || g.regenerates;
  mana -= times * g.mana;
}

Growth Sense::growth_of(const State& s, Ref creature) const {
  Growth out;
  const Derived* d = derived_of(s, creature);
  if (!d) return out;
  out.worth = worths_[d->card];
  int mana = -1;  // not counted yet
  const auto grow_by = [&](Ref source, Growth::Whom whom) {
    u16 abilities[kMaxAbilitiesSeen];
    const int n = abilities_of({s, db_}, source, abilities, kMaxAbilitiesSeen);
    if (n && mana < 0) mana = untapped_lands(s, d->controller);
    for (int i = 0; i < n; ++i) grow(abilities[i], whom, mana, out);
  };
  if (db_.card(d->card).has_activated || d->granted_count) grow_by(creature, Growth::Whom::self);
  each_permanent(s, [&](Ref r, const Permanent& p, const Derived& other) {
    if (p.attached_to == creature && other.controller == d->controller &&
        db_.card(other.card).has_activated)
      grow_by(r, Growth::Whom::host);
  });
  return out;
}

bool Sense::fight(const State& s, Ref blocker, Ref attacker, Fight& out) const {
  const Derived *b = derived_of(s, blocker), *a = derived_of(s, attacker);
  const Permanent *bp = permanent_of(s, blocker), *ap = permanent_of(s, attacker);
  if (!b || !bp || !a || !ap) return false;
  const Fighter one = fighter_of(*b, *bp, growth_of(s, blocker));
  const Fighter two = fighter_of(*a, *ap, growth_of(s, attacker));
  bool wins = kills(one, two), dies = kills(two, one);
  if ((b->keywords | a->keywords) & kProtectionBits) {
    if (protected_from({s, db_}, blocker, attacker)) dies = false;
    if (protected_from({s, db_}, attacker, blocker)) wins = false;
  }
  strike_first(one, two, wins, dies);
  out = {.kills = wins, .lives = !dies, .attacker_worth = two.worth, .blocker_worth = one.worth};
  return true;
}

int Sense::lethal_share(const State& s) const {
  const Decision& d = s.decision;
  const Derived *to = derived_of(s, d.to), *by = derived_of(s, d.about);
  if (!to) return d.hi;
  const int left = to->toughness - permanent_of(s, d.to)->damage;
  return by && has(*by, Keyword::deathtouch) ? std::min(left, 1) : left;
}

bool Sense::useful_share(const State& s, const Option& o) const {
  const Decision& d = s.decision;
  return d.prompt != Prompt::damage_division || o.value == d.lo || o.value == d.hi ||
         o.value == lethal_share(s);
}

bool Sense::loses_fight(const State& s, const Decision& d, Ref second) const {
  if (!duels_[d.ability] || d.item >= s.stack_object_count) return false;
  const StackObject& it = s.stack_objects[d.item];
  const Ref first = it.target_count ? it.targets[0].object : Ref{};
  const Derived *a = derived_of(s, first), *b = derived_of(s, second);
  if (!a || !b || a->controller == b->controller) return false;
  const bool first_is_own = a->controller == d.player;
  const auto fighter = [&](Ref r, const Derived& one) {
    return fighter_of(one, *permanent_of(s, r), growth_of(s, r));
  };
  const Fighter own = first_is_own ? fighter(first, *a) : fighter(second, *b);
  const Fighter other = first_is_own ? fighter(second, *b) : fighter(first, *a);
  if (!kills(own, other)) return true;
  // A spell is a card lost besides.
  const int spell = db_.abilities[aiming_[d.ability]].kind == AbilityKind::spell ? kSpellWorth : 0;
  return kills(other, own) && own.worth + spell > other.worth;
}

bool Sense::has_trick(const State& s, u8 seat) const {
  const int mana = untapped_lands(s, seat);
  for (int i = 0; i < s.hand[seat].count; ++i) {
    const u16 index = s.objects[s.hand[seat].at[i]].card;
    if (index >= spells_.size() || tricks_[spells_[index]] == Trick::none) continue;
    const CardDef& card = db_.card(index);
    if ((card.types & kInstant) && fixed_mana(card.cost) <= mana) return true;
  }
  return false;
}

bool Sense::leaves_at_will(const State& s, Ref creature) const {
  const Derived* d = derived_of(s, creature);
  if (!d || !db_.card(d->card).has_activated) return false;
  u16 abilities[kMaxAbilitiesSeen];
  const int n = abilities_of({s, db_}, creature, abilities, kMaxAbilitiesSeen);
  const int mana = untapped_lands(s, d->controller);
  for (int i = 0; i < n; ++i) {
    const Ability& a = db_.abilities[abilities[i]];
    const Cost& cost = db_.costs[a.cost];
    if (a.kind == AbilityKind::activated && !(cost.flags & kCostTap) &&
        (cost.flags & kCostSacSelf) && fixed_mana(cost.mana) <= mana)
      return true;
  }
  return false;
}

bool Sense::goes_before_it_dies(const State& s, u16 ability, Ref creature) const {
  const Permanent* p = permanent_of(s, creature);
  if (!p || !(p->flags & (kPAttacking | kPBlocking)) ||
      !(db_.costs[db_.abilities[ability].cost].flags & kCostSacSelf))
    return false;
  bool dies = false;
  each_permanent(s, [&](Ref r, const Permanent& other, const Derived&) {
    Fight f;
    if (blocks(s, *p, r) && fight(s, creature, r, f)) dies = dies || !f.lives;
    if (blocks(s, other, creature) && fight(s, r, creature, f)) dies = dies || f.kills;
  });
  return dies;
}

Ref Sense::beneficiary(const State& s, u16 ability, Ref source) const {
  if (growths_[ability].whom == Growth::Whom::target) return {};
  const Permanent* p = permanent_of(s, source);
  return p && growths_[ability].whom == Growth::Whom::host ? p->attached_to : source;
}

// 2 if it kills somebody, 1 if it lives, 3 for both.
int Sense::outcome_of(const State& s, Ref creature, const Growth& growth) const {
  const Fighter own = fighter_of(*derived_of(s, creature), *permanent_of(s, creature), growth);
  int dealt = 0, dealt_first = 0;
  bool wins = false, deadly = false, deadly_first = false;
  each_opponent(s, creature, [&](Ref r, const Permanent& p, const Derived& d) {
    const Fighter other = fighter_of(d, p, {});
    const bool killed = kills(own, other) && !protected_from({s, db_}, r, creature);
    wins = wins || killed;
    if (other.power <= 0 || protected_from({s, db_}, creature, r) ||
        (killed && own.first && !other.first))
      return;
    dealt += other.power;
    deadly = deadly || other.deathtouch;
    if (!other.first || own.first) return;
    dealt_first += other.power;
    deadly_first = deadly_first || other.deathtouch;
  });
  const bool saved = own.indestructible || own.regenerates;
  const bool dies = !saved && (deadly || (dealt > 0 && dealt >= own.left));
  if (!saved && (deadly_first || (dealt_first > 0 && dealt_first >= own.left))) wins = false;
  return 2 * wins + !dies;
}

bool Sense::turns_fight(const State& s, u16 ability, Ref creature) const {
  if (ability >= growths_.size()) return false;
  const Growth& g = growths_[ability];
  if (!g.power && !g.toughness && !g.regenerates && !g.first_strike) return false;
  const u8 seat = s.decision.player;
  // What can be used again counts as often as it can be paid.
  const bool again = db_.abilities[ability].kind == AbilityKind::activated && creature;
  bool turns = false;
  each_permanent(s, [&](Ref r, const Permanent& p, const Derived& d) {
    if (turns || d.controller != seat || (creature && !(creature == r)) ||
        !(p.flags & (kPAttacking | kPBlocking)))
      return;
    turns = outcome_of(s, r, again ? growth_of(s, r) : g) > outcome_of(s, r, {});
  });
  return turns;
}

bool Sense::finishes(const State& s, u16 ability) const {
  if (!ability) return false;
  const Mode& mode = db_.modes[db_.abilities[ability].first_mode];
  if (!mode.target_count || !damage_[mode.first_target] ||
      db_.targets[mode.first_target].players == kTargetNoPlayer)
    return false;
  for (u8 p = 0; p < s.player_count; ++p)
    if (p != s.decision.player && in_game(s, p) && s.players[p].life <= damage_[mode.first_target])
      return true;
  return false;
}

bool Sense::adds_damage(const State& s, u16 ability, Ref creature) const {
  const Permanent* p = permanent_of(s, creature);
  return p && ability < growths_.size() && growths_[ability].power > 0 &&
         (p->flags & kPAttacking) && !(p->flags & kPBlocked) && s.step == Step::blockers;
}

int Sense::unblocked_damage(const State& s, u8 seat) const {
  int sum = 0, growth = 0;
  each_permanent(s, [&](Ref r, const Permanent& p, const Derived& d) {
    if (!(p.flags & kPAttacking) || p.attacked || p.attacked_player != seat || d.power < 0 ||
        already_blocked(s, r))
      return;
    const int strikes = has(d, Keyword::double_strike) ? 2 : 1;
    sum += d.power * strikes;
    growth = std::max(growth, growth_of(s, r).power * strikes);
  });
  return sum + growth;
}

bool Sense::in_danger(const State& s, u8 seat) const {
  return s.players[seat].life - unblocked_damage(s, seat) <= kSpellReach;
}

// Some creature of another player's could block this attacker, kill it and live.
bool Sense::would_be_eaten(const State& s, Ref attacker, u8 seat) const {
  bool eaten = false;
  each_permanent(s, [&](Ref r, const Permanent& p, const Derived& b) {
    Fight f;
    eaten =
        eaten || (b.controller != seat && (b.types & kCreature) && !(p.flags & kPTapped) &&
                  fight(s, r, attacker, f) && f.kills && f.lives && could_block(s, r, attacker));
  });
  return eaten;
}

bool Sense::sound_attack(const State& s, const Option& o, u32 dice) const {
  const u8 seat = s.decision.player;
  const Derived* d = derived_of(s, o.object);
  if (!d) return false;
  const Fighter own = fighter_of(*d, *permanent_of(s, o.object), growth_of(s, o.object));
  if (own.power <= 0) return false;
  int life = 0, power = 0, their_power = 0, attackers = 0, blockers = 0, best_trade = -1;
  Fighter strongest[2] = {};  // of those that could block it
  const bool stays = d->keywords & bit(Keyword::vigilance);
  bool eaten = false, hunted = false;
  for (u8 p = 0; p < s.player_count; ++p)
    if (p != seat && in_game(s, p)) life += s.players[p].life;
  each_permanent(s, [&](Ref r, const Permanent& p, const Derived& b) {
    if (!(b.types & kCreature)) return;
    const bool tapped = (p.flags & kPTapped) != 0;
    if (b.controller != seat && !stays) hunted = hunted || kills_tapped(s, r);
    if (b.controller == seat) {
      if (b.power <= 0 || (p.flags & kPSick) || (tapped && !(p.flags & kPAttacking))) return;
      power += b.power;
      ++attackers;
      return;
    }
    blockers += !tapped;
    if (b.power > 0 && !(b.keywords & (bit(Keyword::defender) | bit(Keyword::cant_attack))))
      their_power += b.power;
    Fight f;
    if (tapped || !fight(s, r, o.object, f) || !could_block(s, r, o.object)) return;
    if (b.power > strongest[1].power) strongest[1] = fighter_of(b, p, growth_of(s, r));
    if (strongest[1].power > strongest[0].power) std::swap(strongest[0], strongest[1]);
    if (!f.kills) return;
    eaten = eaten || f.lives;
    best_trade = std::max(best_trade, f.blocker_worth);
  });
  // Two who together kill it and have nothing better to do.
  if (best_trade < 0 && blockers > attackers && falls_to_two(own, strongest[0], strongest[1]))
    best_trade = loss_of_two(own, strongest[0], strongest[1]);
  const bool all_in = power >= life && attackers > blockers;
  const bool trade = best_trade < 0 || best_trade >= own.worth || (dice >> 5 & 1);
  // Of many who attack one is killed, of few it is the one that matters.
  const bool dares = !hunted || (attackers > 2 ? dice >> 6 & 1 : (dice >> 6 & 7) == 0);
  bool good = all_in || (!eaten && trade && dares);
  // Kept at home where the answer would be deadly, unless the race is nearly won.
  if (their_power >= s.players[seat].life && power * 5 < life * 4 && !stays) good = false;
  return good != ((dice & 31) == 0);
}

bool Sense::fed_attack(const State& s, const Option& o) const {
  const u8 seat = s.decision.player;
  if (o.kind != OptionKind::attack || !would_be_eaten(s, o.object, seat) || has_trick(s, seat))
    return false;
  int blockers = 0, attackers = 1, power = 0, life = 0;
  for (u8 p = 0; p < s.player_count; ++p)
    if (p != seat && in_game(s, p)) life += s.players[p].life;
  each_permanent(s, [&](Ref, const Permanent& p, const Derived& d) {
    if (!(d.types & kCreature)) return;
    const bool attacks = (p.flags & kPAttacking) != 0, tapped = (p.flags & kPTapped) != 0;
    if (d.controller != seat) {
      blockers += !tapped;
      return;
    }
    attackers += attacks;
    if (d.power > 0 && !(p.flags & kPSick) && (attacks || !tapped)) power += d.power;
  });
  return attackers <= blockers && power < life;
}

bool Sense::wasted_block(const State& s, const Option& o) const {
  Fight f;
  return o.kind == OptionKind::block && fight(s, o.object, o.other, f) && !f.kills && !f.lives &&
         !already_blocked(s, o.other) && !in_danger(s, s.decision.player) &&
         !has_trick(s, s.decision.player) && !leaves_at_will(s, o.object);
}

// What is gained where these two block it; 0 if they do not kill it.
int Sense::gain_of_two(const State& s, Ref attacker, Ref one, Ref two) const {
  const auto fighter = [&](Ref r) {
    return fighter_of(*derived_of(s, r), *permanent_of(s, r), growth_of(s, r));
  };
  const Fighter a = fighter(attacker), b = fighter(one), c = fighter(two);
  return falls_to_two(a, b, c) ? std::max(0, a.worth - loss_of_two(a, b, c)) : 0;
}

// What the best partner for this block brings.
int Sense::best_of_two(const State& s, const Option* options, int n, const Option& first) const {
  int best = 0;
  for (int i = 0; i < n; ++i)
    if (options[i].kind == OptionKind::block && options[i].other == first.other &&
        !(options[i].object == first.object))
      best = std::max(best, gain_of_two(s, first.other, first.object, options[i].object));
  return best;
}

// What a second blocker brings; 0 if there are none or several, or the one kills it alone.
int Sense::completing_gain(const State& s, const Option& o) const {
  int others = 0, gain = 0;
  each_permanent(s, [&](Ref r, const Permanent& p, const Derived&) {
    if (!blocks(s, p, o.other)) return;
    Fight alone;
    const bool kills = fight(s, r, o.other, alone) && alone.kills;
    ++others;
    gain = kills ? 0 : gain_of_two(s, o.other, r, o.object);
  });
  return others == 1 ? gain : 0;
}

bool Sense::deadly_attack(const State& s, u8 seat) const {
  return unblocked_damage(s, seat) >= s.players[seat].life;
}

int Sense::needed_block(const State& s, const Option* options, int n) const {
  const auto open = [&](int i) {
    return options[i].kind == OptionKind::block && !already_blocked(s, options[i].other);
  };
  int best = -1, best_damage = 0, best_rank = 0;
  for (int i = 0; i < n; ++i) {
    Fight f;
    if (!open(i) || !fight(s, options[i].object, options[i].other, f)) continue;
    const Derived& attacker = *derived_of(s, options[i].other);
    const int damage = attacker.power * (has(attacker, Keyword::double_strike) ? 2 : 1);
    int others = 0;  // that this creature could block instead
    for (int k = 0; k < n; ++k) others += open(k) && options[k].object == options[i].object;
    const int rank = 60 * f.lives + 30 * f.kills - 40 * others - f.blocker_worth;
    if (best >= 0 && (damage < best_damage || (damage == best_damage && rank <= best_rank)))
      continue;
    best = i;
    best_damage = damage;
    best_rank = rank;
  }
  return best;
}

int Sense::sound_block(const State& s, const Option* options, int n, u32 dice) const {
  const u8 seat = s.decision.player;
  const int life_left = s.players[seat].life - unblocked_damage(s, seat);
  if (life_left <= 0)
    if (const int needed = needed_block(s, options, n); needed >= 0) return needed;
  const bool danger = life_left <= kSpellReach;
  // A point of damage counts half a point of a creature; more, the less life is left.
  const int hurt = danger ? 12 : s.players[seat].life <= kShortLife ? 2 : 1;
  int best = -1, best_rank = 0;
  for (int i = 0; i < n; ++i) {
    Fight f;
    if (options[i].kind != OptionKind::block || !fight(s, options[i].object, options[i].other, f))
      continue;
    const Derived& attacker = *derived_of(s, options[i].other);
    const int stopped = hurt * std::max<int>(0, attacker.power);
    const int gain = 2 * (f.attacker_worth - f.blocker_worth);
    int rank = 0;
    if (already_blocked(s, options[i].other)) {
      const int both = completing_gain(s, options[i]);
      rank = both > 0 ? 1000 + 4 * both : 0;
    } else if (f.lives) {
      rank = stopped +
             (f.kills ? 2 * f.attacker_worth : 1 + 2 * best_of_two(s, options, n, options[i]));
    } else if (f.kills && gain >= 0 && (danger || (dice & 1))) {
      rank = stopped + gain;
    } else if (const int both = f.kills ? 0 : best_of_two(s, options, n, options[i]); both > 0) {
      rank = stopped + 2 * both;
    } else if (danger) {
      rank = stopped - f.blocker_worth;
    }
    // Of equals the least creature.
    rank = rank > 0 ? 32 * rank + 31 - std::min(31, f.blocker_worth) : 0;
    if (rank > best_rank) {
      best_rank = rank;
      best = i;
    }
  }
  return best;
}

}  // namespace upkeep
