#include "search/policy.h"

#include "search/hands.h"
#include "util/prng.h"

namespace upkeep {
namespace {

// How likely each kind of thing is done, against the others; tuned by games of quick_choice()
// against itself.
constexpr int kPassInMain = 12, kPass = 50;
constexpr int kSpell = 30, kSpellPerMana = 20;
constexpr int kInstantInMain = 10, kInstant = 30, kInstantPerMana = 6;
constexpr int kAnswer = 150, kAbility = 16, kAttackPhase = 60, kOther = 20;
constexpr int kWantedLand = 12;   // for each spell that wants its color
constexpr int kFinishes = 5000;   // damage that is enough
constexpr int kAddsDamage = 200;  // to an attacker that nobody blocks
constexpr int kStrikes = 250;     // by an ability that costs no card
constexpr int kTurnsFight = 600;  // what decides a fight that is on

// Takes one of several by their weights, which are told one after the other.
class Draw {
 public:
  explicit Draw(u64 random) : random_(random) {}
  void add(int index, int weight) {
    if (weight <= 0) return;
    total_ += u32(weight);
    if (below(next_random(random_), total_) < u32(weight)) chosen_ = index;
  }
  int chosen() const { return chosen_; }

 private:
  u64 random_;
  u32 total_ = 0;
  int chosen_ = -1;
};

int first_of(OptionKind kind, const Option* options, int n) {
  for (int i = 0; i < n; ++i)
    if (options[i].kind == kind) return i;
  return -1;
}

// How likely an ability is used, in a fight or at another time.
int use_of(const State& s, const Sense& sense, const Option& o, bool fight) {
  if (sense.finishes(s, o.b)) return kFinishes;
  if (sense.strikes(s, o.b, o.object)) return kStrikes;
  if (!fight) return kAbility;
  const Ref creature = sense.beneficiary(s, o.b, o.object);
  if (sense.turns_fight(s, o.b, creature) || sense.goes_before_it_dies(s, o.b, o.object))
    return kTurnsFight;
  return sense.adds_damage(s, o.b, creature) ? kAddsDamage : kAbility;
}

// A window in which one may act.
int act(const State& s, const CardDb& db, const Sense& sense, const Option* options, int n,
        u32 random) {
  const bool main = s.active == s.decision.player && !s.stack_count &&
                    (s.step == Step::main1 || s.step == Step::main2);
  const bool fight = s.step == Step::blockers && !s.stack_count;
  Draw land(random), draw(random);
  for (int i = 0; i < n; ++i) {
    const Option& o = options[i];
    switch (o.kind) {
      case OptionKind::pass:
      case OptionKind::done:
        draw.add(i, main ? kPassInMain : kPass);
        break;
      case OptionKind::play_land:
        land.add(i, 1 + kWantedLand *
                            land_want(s, db, s.decision.player, s.objects[o.object.slot].card));
        break;
      case OptionKind::cast:
        if (sense.finishes(s, sense.ability_of(s, o))) {
          draw.add(i, kFinishes);
        } else if (fight && sense.turns_fight(s, sense.ability_of(s, o), Ref{})) {
          draw.add(i, kTurnsFight);
        } else if (sense.timely(s, o)) {
          const CardDef& card = db.card(s.objects[o.object.slot].card);
          const int mana = fixed_mana(card.cost);
          draw.add(i, sense.answers(s, o) ? kAnswer
                      : !(card.types & kInstant)
                          ? kSpell + kSpellPerMana * mana
                          : (main ? kInstantInMain : kInstant) + kInstantPerMana * mana);
        }
        break;
      case OptionKind::activate:
        if (sense.timely(s, o) && !sense.misses(s, o.b, o.object))
          draw.add(i, use_of(s, sense, o, fight));
        break;
      case OptionKind::announce_attack:
        draw.add(i, kAttackPhase);
        break;
      case OptionKind::special:
      case OptionKind::phase:
      case OptionKind::offer:
        draw.add(i, kOther);
        break;
      default:
        break;
    }
  }
  return land.chosen() >= 0 ? land.chosen() : draw.chosen() >= 0 ? draw.chosen() : 0;
}

// What a target is worth to whoever loses it, or is helped with it.
int worth(const State& s, Ref r) {
  const Derived* d = derived_of(s, r);
  const Permanent* p = permanent_of(s, r);
  if (!d || !p) return 4;
  if (!(d->types & kCreature)) return d->types & kLand ? 3 : 8;
  int value = 3 + 2 * d->power + d->toughness;
  if (d->keywords & bit(Keyword::flying)) value += 1 + d->power;
  if (p->flags & (kPAttacking | kPBlocking)) value += 2;
  return value > 1 ? value : 1;
}

// Whom it is meant for, the best of them the likeliest; what would not kill is aimed elsewhere.
int target(const State& s, const Sense& sense, const Option* options, int n, u32 random) {
  constexpr int kKills = 4, kFace = 60, kLastBlow = 100000;
  Draw draw(random);
  const int burn = sense.burn_of(s.decision);
  for (int i = 0; i < n; ++i) {
    const Option& o = options[i];
    if (o.kind == OptionKind::back || o.kind == OptionKind::concede || !sense.aims_well(s, o))
      continue;
    int weight = 4;
    if (o.kind == OptionKind::done || o.kind == OptionKind::pass) {
      weight = 1;
    } else if (o.kind == OptionKind::object) {
      weight = worth(s, o.object);
      const Derived* d = derived_of(s, o.object);
      const Permanent* p = permanent_of(s, o.object);
      if (burn && d && p && (d->types & kCreature))
        weight = d->toughness - p->damage <= burn ? weight * kKills : 1;
      if (sense.turns_fight(s, sense.aiming(s.decision), o.object)) weight *= kKills;
      weight *= weight;
    } else if (o.kind == OptionKind::player && burn) {
      weight = s.players[o.a].life <= burn ? kLastBlow : kFace;
    }
    draw.add(i, weight);
  }
  if (draw.chosen() >= 0) return draw.chosen();
  const int back = first_of(OptionKind::back, options, n);
  return back >= 0 ? back : int(below(u64(random) << 32, u32(n)));
}

// What it costs to give this up, from the hand or from the battlefield.
int loss(const State& s, const CardDb& db, Ref r, u8 player) {
  constexpr int kLandInPlay = 8, kEarlyLand = 20, kLaterLand = 6;
  if (const Derived* d = derived_of(s, r)) {
    const int value = d->types & kLand ? kLandInPlay : worth(s, r);
    return d->controller == player ? value : -value;
  }
  const CardDef& card = db.card(s.objects[r.slot].card);
  if (!(card.types & kLand)) return 5 + fixed_mana(card.cost);
  int lands = 0;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Derived* d = derived_of(s, ref_of(s, s.battlefield[i]));
    lands += d && d->controller == player && (d->types & kLand);
  }
  return lands < 4 ? kEarlyLand : lands < 6 ? kLaterLand : 1;
}

int least_loss(const State& s, const CardDb& db, const Option* options, int n, u32 random) {
  u64 dice = random;
  int best = -1, least = 0;
  for (int i = 0; i < n; ++i) {
    if (options[i].kind != OptionKind::object) continue;
    const int value =
        loss(s, db, options[i].object, s.decision.player) * 4 + int(below(next_random(dice), 16));
    if (best < 0 || value < least) {
      best = i;
      least = value;
    }
  }
  return best;
}

// Something to search for: a land of a color that is missing, else rather a spell.
int wanted(const State& s, const CardDb& db, const Option* options, int n, u32 random) {
  constexpr int kColor = 40;
  Draw draw(random);
  for (int i = 0; i < n; ++i) {
    if (options[i].kind != OptionKind::object) continue;
    const u16 index = s.objects[options[i].object.slot].card;
    const CardDef& card = db.card(index);
    draw.add(i, card.types & kLand ? 1 + kColor * land_want(s, db, s.decision.player, index)
                                   : 4 + 2 * fixed_mana(card.cost));
  }
  return draw.chosen();
}

int attack(const State& s, const Sense& sense, const Option* options, int n, u64 playout) {
  for (int i = 0; i < n; ++i) {
    const Option& o = options[i];
    if (o.kind != OptionKind::attack || o.value) continue;  // in no band
    u64 dice = playout ^ (u64(o.object.slot) << 32) ^ u64(s.turn);
    if (sense.sound_attack(s, o, u32(next_random(dice) >> 32))) return i;
  }
  return first_of(OptionKind::done, options, n);
}

// Of combat damage: mostly what just kills, where there is enough.
int share(const State& s, const Sense& sense, const Option* options, int n, u32 random) {
  const int lethal = sense.lethal_share(s);
  if (random & 3)
    for (int i = 0; i < n; ++i)
      if (options[i].value == lethal) return i;
  return random & 4 ? 0 : n - 1;
}

// What is asked by the way; -1: anything.
int by_the_way(const State& s, const CardDb& db, const Option* options, int n, u32 random) {
  switch (s.decision.prompt) {
    case Prompt::mulligan:
      return first_of(keeps_hand(s, db, s.decision.player) ? OptionKind::yes : OptionKind::no,
                      options, n);
    case Prompt::discard:
    case Prompt::discard_hand_size:
    case Prompt::discard_cost:
    case Prompt::sacrifice:
    case Prompt::sacrifice_cost:
    case Prompt::exile_cost:
    case Prompt::return_cost:
    case Prompt::mulligan_bottom:
      return least_loss(s, db, options, n, random);
    case Prompt::may:
    case Prompt::kicker:
    case Prompt::pay_or:
    case Prompt::alternative_cost:
      return first_of(OptionKind::yes, options, n);
    case Prompt::x_value:
      return n - 1;
    case Prompt::search:
      return wanted(s, db, options, n, random);
    default:
      return -1;
  }
}

}  // namespace

int quick_choice(const State& s, const CardDb& db, const Sense& sense, const Option* options, int n,
                 u32 random, u64 playout) {
  if (n <= 1 || s.decision.prompt == Prompt::pay_mana) return 0;
  const u32 whim = random & 15, rest = random >> 4;
  int choice = -1;
  switch (s.decision.kind) {
    case DecisionKind::attackers:
      choice = attack(s, sense, options, n, playout);
      break;
    case DecisionKind::blockers:
      if (whim || sense.deadly_attack(s, s.decision.player))
        choice = sense.sound_block(s, options, n, rest);
      if (choice < 0) choice = first_of(OptionKind::done, options, n);
      break;
    case DecisionKind::divide:
      if (s.decision.prompt == Prompt::damage_division) choice = share(s, sense, options, n, rest);
      break;
    case DecisionKind::act:
      return act(s, db, sense, options, n, random);
    default:
      if (s.decision.prompt == Prompt::target) return target(s, sense, options, n, random);
      if (whim) choice = by_the_way(s, db, options, n, rest);
      break;
  }
  u64 dice = random;
  for (int tries = 0; tries < 4 && choice < 0; ++tries) {
    const int i = int(below(next_random(dice), u32(n)));
    if (options[i].kind != OptionKind::back && options[i].kind != OptionKind::concede) choice = i;
  }
  return choice < 0 ? 0 : choice;
}

}  // namespace upkeep
