#include "search/sense.h"

#include "blocks.h"

namespace upkeep {
namespace {

constexpr KeywordSet kBurdens = bit(Keyword::defender) | bit(Keyword::cant_attack) |
                                bit(Keyword::cant_block) | bit(Keyword::must_attack) |
                                bit(Keyword::doesnt_untap) | bit(Keyword::cant_be_regenerated) |
                                bit(Keyword::cant_block_flyers_only);

// Life within reach of several burn spells, and of one; a hand from which one would soon have to
// discard.
constexpr int kShortLife = 10, kSpellReach = 3, kFullHand = 7;

int constant_of(const CardDb& db, u16 amount) {
  const Amount& a = db.amounts[amount];
  // What is counted is mostly there.
  return amount == 0 ? 0 : a.kind == AmountKind::constant ? a.value : 1;
}

bool of_target(const Selector& sel) { return sel.kind == SelKind::target; }
bool one_creature(const Selector& sel) {
  return sel.kind == SelKind::self || sel.kind == SelKind::target || sel.kind == SelKind::attached;
}

// Calls `see(ref, permanent, derived)` for everything on the battlefield.
template <class Fn>
void each_permanent(const State& s, Fn&& see) {
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Ref r = ref_of(s, s.battlefield[i]);
    const Permanent* p = permanent_of(s, r);
    const Derived* d = derived_of(s, r);
    if (p && d) see(r, *p, *d);
  }
}

int untapped_lands(const State& s, u8 seat) {
  int n = 0;
  each_permanent(s, [&](Ref, const Permanent& p, const Derived& d) {
    n += d.controller == seat && (d.types & kLand) && !(p.flags & kPTapped);
  });
  return n;
}

// Something that another player did, or put there, waits on the stack.
bool threatened(const State& s, u8 seat) {
  for (int i = 0; i < s.stack_object_count; ++i)
    if (s.stack_objects[i].kind != StackObjectKind::none && s.stack_objects[i].controller != seat)
      return true;
  return false;
}

}  // namespace

int fixed_mana(const ManaCost& cost) {
  int n = cost.generic + cost.hybrid_count;
  for (u8 pips : cost.pips) n += pips;
  return n;
}

Sense::Sense(const CardDb& db)
    : db_(db),
      aims_(db.targets.size(), Aim::either),
      burns_(db.targets.size(), 0),
      damage_(db.targets.size(), 0),
      tricks_(db.abilities.size(), Trick::none),
      spells_(db.cards.size(), 0) {
  for (std::size_t i = 1; i < db.abilities.size(); ++i) {
    const Ability& a = db.abilities[i];
    if (a.kind == AbilityKind::spell) spells_[a.card] = u16(i);
    const bool used = a.kind == AbilityKind::spell || a.kind == AbilityKind::activated;
    for (int m = 0; m < a.mode_count; ++m) {
      const Mode& mode = db.modes[a.first_mode + m];
      walk(mode.effects, mode, a.kind == AbilityKind::spell);
    }
    if (used && a.mode_count == 1) tricks_[i] = trick_of(db.modes[a.first_mode].effects);
  }
  // An Aura is put where what it does to its host wants it.
  for (const CardDef& card : db.cards) {
    if (!card.enchant) continue;
    int sum = 0;
    for (int i = 0; i < card.ability_count; ++i) {
      const Ability& a = db.abilities[card.first_ability + i];
      if (a.kind == AbilityKind::static_ && a.affects.kind == SelKind::attached)
        sum += int(aim_of_mods(a.mods));
      if (a.kind != AbilityKind::triggered && a.kind != AbilityKind::activated) continue;
      for (int m = 0; m < a.mode_count; ++m)
        for (u16 e = db.modes[a.first_mode + m].effects; e; e = db.effects[e].next) {
          const Effect& effect = db.effects[e];
          const auto host = [](const Selector& sel) {
            return sel.kind == SelKind::attached || sel.kind == SelKind::attached_controller;
          };
          if (host(effect.what) || host(effect.who)) sum += int(aim_of_effect(effect));
        }
    }
    if (sum) aims_[card.enchant] = sum < 0 ? Aim::harm : Aim::help;
  }
}

Sense::Aim Sense::aim_of_mods(u16 first) const {
  int sum = 0;
  for (u16 i = first; i; i = db_.mods[i].next) {
    const Mod& m = db_.mods[i];
    switch (m.kind) {
      case ModKind::pt_add: {
        const int change = constant_of(db_, m.p) + constant_of(db_, m.t);
        sum += change > 0 ? 1 : change < 0 ? -1 : 0;
        break;
      }
      case ModKind::add_keywords:
        sum += (m.keywords & kBurdens) ? -2 : 1;
        break;
      case ModKind::grant_ability:
      case ModKind::protection_chosen:
      case ModKind::cant_be_blocked_by:
      case ModKind::cant_be_blocked_except_by:
      case ModKind::prevent_damage_to:
        ++sum;
        break;
      case ModKind::control:
      case ModKind::remove_keywords:
      case ModKind::remove_abilities:
      case ModKind::cant_be_regenerated:
      case ModKind::prevent_damage_by:
      case ModKind::cant_activate:
      case ModKind::attack_or_block_cost:
      case ModKind::own_attack_cost:
      case ModKind::can_block_only:
        sum -= 2;
        break;
      default:
        break;
    }
  }
  return sum > 0 ? Aim::help : sum < 0 ? Aim::harm : Aim::either;
}

Sense::Aim Sense::aim_of_effect(const Effect& e) const {
  switch (e.kind) {
    case EffectKind::damage:
    case EffectKind::lose_life:
    case EffectKind::discard:
    case EffectKind::mill:
    case EffectKind::destroy:
    case EffectKind::exile:
    case EffectKind::sacrifice:
    case EffectKind::tap:
    case EffectKind::counter_spell:
    case EffectKind::gain_control:
    case EffectKind::untap_step_skip:
    case EffectKind::empty_pool:
    case EffectKind::skip_step:
      return Aim::harm;
    case EffectKind::gain_life:
    case EffectKind::draw:
    case EffectKind::untap:
    case EffectKind::regenerate:
    case EffectKind::prevent_damage:
    case EffectKind::remove_damage:
    case EffectKind::extra_turn:
    case EffectKind::add_mana:
      return Aim::help;
    case EffectKind::put_counters:
      return e.counter == Counter::p1p1 ? Aim::help : Aim::either;
    case EffectKind::apply:
      return aim_of_mods(e.mods);
    default:
      return Aim::either;
  }
}

// Whether something exiled by this list comes back.
bool Sense::returns(u16 first) const {
  for (u16 i = first; i; i = db_.effects[i].next) {
    const Effect& e = db_.effects[i];
    if (e.kind == EffectKind::move && e.to == Place::battlefield) return true;
    if (returns(e.child) || returns(e.else_child)) return true;
  }
  return false;
}

// What harms outweighs what helps: whoever is shot is also allowed to draw a card.
void Sense::walk(u16 first, const Mode& mode, bool spell) {
  for (u16 i = first; i; i = db_.effects[i].next) {
    const Effect& e = db_.effects[i];
    for (const Selector* sel : {&e.what, &e.who})
      if (of_target(*sel) && sel->n < mode.target_count) {
        Aim& aim = aims_[mode.first_target + sel->n];
        const Aim found =
            e.kind == EffectKind::exile && returns(first) ? Aim::either : aim_of_effect(e);
        if (spell && e.kind == EffectKind::damage) burns_[mode.first_target + sel->n] = 1;
        const Amount& amount = db_.amounts[e.amount];
        if (e.kind == EffectKind::damage && sel == &e.what && e.amount &&
            amount.kind == AmountKind::constant && amount.value > 0)
          damage_[mode.first_target + sel->n] = std::uint8_t(amount.value);
        if (found == Aim::harm || (found == Aim::help && aim == Aim::either)) aim = found;
      }
    walk(e.child, mode, spell);
    walk(e.else_child, mode, spell);
  }
}

// What lets a creature by, or be blocked otherwise, comes before blockers are declared; strength
// comes after.
Sense::Trick Sense::trick_of(u16 first) const {
  Trick found = Trick::none;
  for (u16 i = first; i; i = db_.effects[i].next) {
    const Effect& e = db_.effects[i];
    if (e.child || e.else_child) return Trick::none;
    if (e.kind == EffectKind::apply) {
      // What weakens kills at any time.
      if (e.duration != Duration::end_of_turn || !one_creature(e.what) ||
          aim_of_mods(e.mods) != Aim::help)
        return Trick::none;
      for (u16 m = e.mods; m; m = db_.mods[m].next) {
        const Mod& mod = db_.mods[m];
        const bool keywords = mod.kind == ModKind::add_keywords;
        if ((!keywords && mod.kind != ModKind::pt_add) ||
            (mod.keywords & (bit(Keyword::haste) | kBurdens)))
          return Trick::none;
        if (keywords) found = Trick::before_blocks;
      }
    } else if (e.kind != EffectKind::regenerate && e.kind != EffectKind::prevent_damage) {
      return Trick::none;
    }
    if (found == Trick::none) found = Trick::after_blocks;
  }
  return found;
}

bool Sense::aims_well(const State& s, const Option& o) const {
  const Decision& d = s.decision;
  if (d.prompt != Prompt::target || d.ability >= aims_.size()) return true;
  const Aim aim = aims_[d.ability];
  if (aim == Aim::either) return true;
  u8 whose = kNoPlayer;
  if (o.kind == OptionKind::player) {
    whose = o.a;
    // What could kill a creature is kept for one while its player's life is still long.
    if (whose != d.player && burns_[d.ability] && db_.targets[d.ability].filter &&
        s.players[whose].life > kShortLife && s.hand[d.player].count < kFullHand)
      return false;
  } else if (o.kind == OptionKind::object) {
    const Object& object = s.objects[o.object.slot];
    const Derived* derived = derived_of(s, o.object);
    if (derived)
      whose = derived->controller;
    else if (object.zone == Zone::stack && object.perm < s.stack_object_count)
      whose = s.stack_objects[object.perm].controller;
    else
      return true;  // a card in a graveyard: for better or worse
  } else {
    return true;
  }
  return (whose == d.player) == (aim == Aim::help);
}

bool Sense::timely(const State& s, const Option& o) const {
  const bool uses = o.kind == OptionKind::activate || o.kind == OptionKind::cast;
  // One's own turn has better moments than its beginning, unless something waits to be answered or
  // may be used only then.
  if (uses && s.decision.prompt == Prompt::priority && s.active == s.decision.player &&
      (s.step == Step::upkeep || s.step == Step::draw) && !s.stack_count &&
      !(o.kind == OptionKind::activate && db_.abilities[o.b].flags & kAYourUpkeep))
    return false;
  u16 ability = 0;
  if (o.kind == OptionKind::activate) {
    ability = o.b;
  } else if (o.kind == OptionKind::cast) {
    const u16 card = s.objects[o.object.slot].card;
    if (card >= spells_.size()) return true;
    ability = spells_[card];
    const ManaCost& cost = db_.card(card).cost;
    if (cost.x && o.a == 0 && untapped_lands(s, s.decision.player) < fixed_mana(cost) + cost.x)
      return false;
  }
  if (ability >= tricks_.size() || tricks_[ability] == Trick::none ||
      s.decision.prompt != Prompt::priority)
    return true;
  const bool attacked = s.step == Step::attackers && tricks_[ability] == Trick::before_blocks;
  const bool blocked =
      s.step == Step::blockers || s.step == Step::first_strike_damage || s.step == Step::damage;
  return attacked || blocked || threatened(s, s.decision.player);
}

namespace {

// What a fight of one blocker with one attacker comes to.
struct Fight {
  bool kills, lives;
  int attacker_worth, blocker_worth;
};

bool fight_of(const State& s, const Option& o, Fight& out) {
  const Derived* b = derived_of(s, o.object);
  const Permanent* bp = permanent_of(s, o.object);
  const Derived* a = derived_of(s, o.other);
  const Permanent* ap = permanent_of(s, o.other);
  if (!b || !bp || !a || !ap) return false;
  const auto has = [](const Derived& d, Keyword k) { return (d.keywords & bit(k)) != 0; };
  const bool strikes_first = has(*b, Keyword::first_strike) || has(*b, Keyword::double_strike);
  const bool struck_first = has(*a, Keyword::first_strike) || has(*a, Keyword::double_strike);
  bool kills =
      b->power > 0 && (b->power >= a->toughness - ap->damage || has(*b, Keyword::deathtouch));
  bool dies =
      a->power > 0 && (a->power >= b->toughness - bp->damage || has(*a, Keyword::deathtouch));
  if (has(*a, Keyword::indestructible)) kills = false;
  if (has(*b, Keyword::indestructible)) dies = false;
  if (struck_first && !strikes_first && dies) kills = false;
  if (strikes_first && !struck_first && kills) dies = false;
  out = {kills, !dies, a->power + a->toughness, b->power + b->toughness};
  return true;
}

bool already_blocked(const State& s, Ref attacker) {
  for (int k = 0; k < s.battlefield_count; ++k) {
    const Permanent* q = permanent_of(s, ref_of(s, s.battlefield[k]));
    if (q && blocks(s, *q, attacker)) return true;
  }
  return false;
}

// Only those whose deaths two together can bring about, one of them dying.
bool falls_to_two(const Derived& attacker) {
  return !(attacker.keywords & (bit(Keyword::first_strike) | bit(Keyword::double_strike) |
                                bit(Keyword::indestructible) | bit(Keyword::trample)));
}

// One creature blocks already and does not kill; with this one it does.
bool completes_block(const State& s, const Option& o) {
  const Derived* a = derived_of(s, o.other);
  const Permanent* ap = permanent_of(s, o.other);
  const Derived* b = derived_of(s, o.object);
  if (!a || !ap || !b || !falls_to_two(*a)) return false;
  int others = 0, dealt = 0;
  each_permanent(s, [&](Ref, const Permanent& p, const Derived& d) {
    if (!blocks(s, p, o.other)) return;
    ++others;
    dealt += d.power;
  });
  const int left = a->toughness - ap->damage;
  return others == 1 && dealt < left && dealt + b->power >= left;
}

// Another creature could block the same attacker, and the two would kill it.
bool two_would_kill(const State& s, const Option* options, int n, int first) {
  const Derived* a = derived_of(s, options[first].other);
  const Permanent* ap = permanent_of(s, options[first].other);
  const Derived* b = derived_of(s, options[first].object);
  if (!a || !ap || !b || b->power <= 0 || !falls_to_two(*a)) return false;
  for (int i = 0; i < n; ++i) {
    if (i == first || options[i].kind != OptionKind::block ||
        !(options[i].other == options[first].other))
      continue;
    const Derived* c = derived_of(s, options[i].object);
    if (c && c->power > 0 && b->power + c->power >= a->toughness - ap->damage) return true;
  }
  return false;
}

// The combat damage that would be dealt to the player if nobody blocked any more.
int unblocked_damage(const State& s, u8 seat) {
  int sum = 0;
  each_permanent(s, [&](Ref r, const Permanent& p, const Derived& d) {
    if ((p.flags & kPAttacking) && !p.attacked && p.attacked_player == seat && d.power > 0 &&
        !already_blocked(s, r))
      sum += d.power * (d.keywords & bit(Keyword::double_strike) ? 2 : 1);
  });
  return sum;
}

// An attack that leaves no more life than one spell can take.
bool in_danger(const State& s, u8 seat) {
  return s.players[seat].life - unblocked_damage(s, seat) <= kSpellReach;
}

// Roughly: what a declaration of blockers would say, but for restrictions of cards.
bool may_block(const Derived& blocker, const Permanent& p, const Derived& attacker) {
  if (!(blocker.types & kCreature) || (p.flags & kPTapped) ||
      (blocker.keywords & bit(Keyword::cant_block)) ||
      (attacker.keywords & bit(Keyword::unblockable)))
    return false;
  constexpr KeywordSet high = bit(Keyword::flying);
  return !(attacker.keywords & high) || (blocker.keywords & (high | bit(Keyword::reach)));
}

// Some creature of another player's could block this attacker, kill it and live.
bool would_be_eaten(const State& s, Ref attacker, u8 seat) {
  const Derived* d = derived_of(s, attacker);
  bool eaten = false;
  each_permanent(s, [&](Ref r, const Permanent& p, const Derived& b) {
    Fight f;
    eaten = eaten || (d && b.controller != seat && may_block(b, p, *d) &&
                      fight_of(s, {.object = r, .other = attacker}, f) && f.kills && f.lives);
  });
  return eaten;
}

}  // namespace

bool Sense::answers(const State& s, const Option& o) const {
  const u16 card = s.objects[o.object.slot].card;
  if (!threatened(s, s.decision.player) || card >= spells_.size() || !spells_[card]) return false;
  const Ability& a = db_.abilities[spells_[card]];
  for (int m = 0; m < a.mode_count; ++m)
    for (u16 e = db_.modes[a.first_mode + m].effects; e; e = db_.effects[e].next)
      if (db_.effects[e].kind == EffectKind::counter_spell) return true;
  return false;
}

bool Sense::sound_attack(const State& s, const Option& o, u32 dice) const {
  const u8 seat = s.decision.player;
  const Derived* d = derived_of(s, o.object);
  if (!d || d->power <= 0) return false;
  int life = 0, power = 0, their_power = 0, attackers = 0, blockers = 0, best_trade = -1;
  bool eaten = false;
  for (u8 p = 0; p < s.player_count; ++p)
    if (p != seat && in_game(s, p)) life += s.players[p].life;
  each_permanent(s, [&](Ref r, const Permanent& p, const Derived& b) {
    if (!(b.types & kCreature)) return;
    const bool tapped = (p.flags & kPTapped) != 0;
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
    if (!may_block(b, p, *d) || !fight_of(s, {.object = r, .other = o.object}, f) || !f.kills)
      return;
    eaten = eaten || f.lives;
    if (f.blocker_worth > best_trade) best_trade = f.blocker_worth;
  });
  const bool all_in = power >= life && attackers > blockers;
  const bool trade = best_trade < 0 || best_trade >= d->power + d->toughness || (dice >> 5 & 1);
  bool good = all_in || (!eaten && trade);
  // Kept at home where the answer would be deadly, unless the race is nearly won.
  if (their_power >= s.players[seat].life && power * 5 < life * 4 &&
      !(d->keywords & bit(Keyword::vigilance)))
    good = false;
  return good != ((dice & 31) == 0);
}

bool Sense::kept_idly(const State& s, const Option& o) const {
  const u8 seat = s.decision.player;
  if (o.kind != OptionKind::cast || s.step != Step::main2 || s.active != seat || s.stack_count)
    return false;
  const CardDef& card = db_.card(s.objects[o.object.slot].card);
  if (!(card.types & kCreature) || card.cost.x || (card.keywords & bit(Keyword::flash)))
    return false;
  for (int i = 0; i < card.ability_count; ++i)
    if (db_.abilities[card.first_ability + i].kind != AbilityKind::activated) return false;
  for (int i = 0; i < s.hand[seat].count; ++i)
    if (db_.card(s.objects[s.hand[seat].at[i]].card).types & kInstant) return false;
  return true;
}

bool Sense::fed_attack(const State& s, const Option& o) const {
  const u8 seat = s.decision.player;
  if (o.kind != OptionKind::attack || !would_be_eaten(s, o.object, seat)) return false;
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
  return o.kind == OptionKind::block && fight_of(s, o, f) && !f.kills && !f.lives &&
         !already_blocked(s, o.other) && !in_danger(s, s.decision.player);
}

int Sense::sound_block(const State& s, const Option* options, int n, u32 dice) const {
  const bool danger = in_danger(s, s.decision.player);
  int best = -1, best_rank = 0;
  for (int i = 0; i < n; ++i) {
    Fight f;
    if (options[i].kind != OptionKind::block || !fight_of(s, options[i], f)) continue;
    const Ref attacker = options[i].other;
    const int gain = f.attacker_worth - f.blocker_worth;
    int rank = 0;
    if (already_blocked(s, attacker))
      rank = completes_block(s, options[i]) ? 400 : 0;
    else if (f.kills && f.lives)
      rank = 300 + gain;
    else if (f.lives)
      rank = 200 + gain;
    else if (f.kills && gain >= 0 && (danger || (dice & 1)))
      rank = 100 + gain;
    else if (!f.kills && gain > 0 && two_would_kill(s, options, n, i))
      rank = 150 + gain;
    else if (danger)
      rank = 50 + gain;
    if (rank > best_rank) {
      best_rank = rank;
      best = i;
    }
  }
  return best;
}

}  // namespace upkeep
