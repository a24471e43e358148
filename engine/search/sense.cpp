#include "search/sense.h"

#include <algorithm>

#include "search/hands.h"
#include "search/table.h"

namespace upkeep {
namespace {

constexpr KeywordSet kBurdens = bit(Keyword::defender) | bit(Keyword::cant_attack) |
                                bit(Keyword::cant_block) | bit(Keyword::must_attack) |
                                bit(Keyword::doesnt_untap) | bit(Keyword::cant_be_regenerated) |
                                bit(Keyword::cant_block_flyers_only);

// What a creature is worth besides by an ability that it taps for, against its power and toughness.
constexpr int kStriker = 5, kHelper = 2;

int constant_of(const CardDb& db, u16 amount) {
  const Amount& a = db.amounts[amount];
  // What is counted is mostly there.
  return amount == 0 ? 0 : a.kind == AmountKind::constant ? a.value : 1;
}

bool of_target(const Selector& sel) { return sel.kind == SelKind::target; }
bool one_creature(const Selector& sel) {
  return sel.kind == SelKind::self || sel.kind == SelKind::target || sel.kind == SelKind::attached;
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
      aiming_(db.targets.size(), 0),
      tricks_(db.abilities.size(), Trick::none),
      growths_(db.abilities.size()),
      worths_(db.cards.size(), 0),
      auras_(db.targets.size(), 0),
      duels_(db.targets.size(), 0),
      bounces_(db.targets.size(), 0),
      spells_(db.cards.size(), 0) {
  for (std::size_t i = 1; i < db.abilities.size(); ++i) {
    const Ability& a = db.abilities[i];
    if (a.kind == AbilityKind::spell) spells_[a.card] = u16(i);
    const bool used = a.kind == AbilityKind::spell || a.kind == AbilityKind::activated;
    for (int m = 0; m < a.mode_count; ++m) {
      const Mode& mode = db.modes[a.first_mode + m];
      walk(mode.effects, mode, a.kind == AbilityKind::spell);
    }
    if (!used || a.mode_count != 1) continue;
    const Mode& mode = db.modes[a.first_mode];
    if (a.kind == AbilityKind::activated && (db.costs[a.cost].flags & kCostTap) &&
        !costs_cards(db.costs[a.cost]) && mode.target_count)
      worths_[a.card] = aims_[mode.first_target] == Aim::harm ? kStriker : kHelper;
    const u16 effects = mode.effects;
    const Effect& first = db.effects[effects];
    if (a.kind == AbilityKind::spell && mode.target_count == 1 && of_target(first.what) &&
        first.kind == EffectKind::move && first.to == Place::hand && !first.next &&
        db.filters[db.targets[mode.first_target].filter].zone == Zone::battlefield)
      bounces_[mode.first_target] = 1;
    tricks_[i] = trick_of(effects);
    growths_[i] = growth_by(a, effects);
    for (int t = 0; t < mode.target_count; ++t) aiming_[mode.first_target + t] = u16(i);
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
    auras_[card.enchant] = u16(&card - db.cards.data());
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
    if (e.kind == EffectKind::fight && of_target(e.what) && of_target(e.from))
      duels_[mode.first_target + std::max(e.what.n, e.from.n)] = 1;
    // Damage by it is prevented: no help to whom it belongs.
    if (e.kind == EffectKind::prevent_damage && of_target(e.from) && e.from.n < mode.target_count)
      aims_[mode.first_target + e.from.n] = Aim::harm;
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

// What a fighter gets of it each time; nothing that costs more than mana.
Growth Sense::growth_by(const Ability& a, u16 first) const {
  Growth out;
  if (a.kind == AbilityKind::activated) {
    const Cost& cost = db_.costs[a.cost];
    const bool more = cost.flags || cost.remove_n || cost.sac_n || cost.discard_n || cost.tap_n ||
                      cost.exile_grave_n || cost.return_n || cost.life || cost.mana.x;
    if (more || a.condition) return out;
    out.mana = fixed_mana(cost.mana);
    out.once = (a.flags & (kAOncePerTurn | kATwicePerTurn)) != 0 || out.mana == 0;
  }
  for (u16 i = first; i; i = db_.effects[i].next) {
    const Effect& e = db_.effects[i];
    if (!one_creature(e.what)) continue;
    out.whom = e.what.kind == SelKind::self     ? Growth::Whom::self
               : e.what.kind == SelKind::target ? Growth::Whom::target
                                                : Growth::Whom::host;
    if (e.kind == EffectKind::regenerate) out.regenerates = true;
    if (e.kind != EffectKind::apply || e.duration != Duration::end_of_turn) continue;
    for (u16 m = e.mods; m; m = db_.mods[m].next) {
      const Mod& mod = db_.mods[m];
      if (mod.kind == ModKind::pt_add) {
        out.power += constant_of(db_, mod.p);
        out.toughness += constant_of(db_, mod.t);
      } else if (mod.kind == ModKind::add_keywords) {
        out.first_strike =
            out.first_strike ||
            (mod.keywords & (bit(Keyword::first_strike) | bit(Keyword::double_strike)));
      }
    }
  }
  return out;
}

bool Sense::aims_well(const State& s, const Option& o) const {
  const Decision& d = s.decision;
  if (d.prompt != Prompt::target || d.ability >= aims_.size()) return true;
  if (o.kind == OptionKind::object &&
      (adds_nothing(s, d, o.object) || loses_fight(s, d, o.object) ||
       (bounces_[d.ability] && bounced_idly(s, o.object))))
    return false;
  const Aim aim = aims_[d.ability];
  if (aim == Aim::either) return true;
  u8 whose = kNoPlayer;
  if (o.kind == OptionKind::player) {
    whose = o.a;
    // What could kill a creature is kept for one while its player's life is still long.
    if (whose != d.player && burns_[d.ability] && db_.targets[d.ability].filter &&
        s.players[whose].life > kShortLife && !has_to_discard(s, d.player))
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

u16 Sense::ability_of(const State& s, const Option& o) const {
  if (o.kind == OptionKind::activate) return o.b < tricks_.size() ? o.b : u16(0);
  const u16 card = s.objects[o.object.slot].card;
  return o.kind == OptionKind::cast && card < spells_.size() ? spells_[card] : u16(0);
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
    // Who can be sacrificed blocks first.
    const Permanent* p = permanent_of(s, o.object);
    if (p && !(p->flags & kPTapped) && s.step == Step::attackers && s.active != s.decision.player &&
        !threatened(s, s.decision.player) &&
        (db_.costs[db_.abilities[ability].cost].flags & kCostSacSelf))
      return false;
  } else if (o.kind == OptionKind::cast) {
    const u16 card = s.objects[o.object.slot].card;
    if (card >= spells_.size()) return true;
    if (turns_on_itself(s, o.object)) return false;
    ability = spells_[card];
    if (ability && bounces_idly(s, ability)) return false;
    const ManaCost& cost = db_.card(card).cost;
    if (cost.x && o.a == 0 && untapped_lands(s, s.decision.player) < fixed_mana(cost) + cost.x)
      return false;
  }
  if (ability >= tricks_.size() || tricks_[ability] == Trick::none ||
      s.decision.prompt != Prompt::priority)
    return true;
  return (s.step == Step::attackers && tricks_[ability] == Trick::before_blocks) ||
         helps_now(s, ability, o.kind == OptionKind::activate ? o.object : Ref{});
}

bool Sense::could_help(const State& s, const Option& o) const {
  const u16 ability = ability_of(s, o);
  if (ability >= tricks_.size() || tricks_[ability] == Trick::none ||
      s.decision.prompt != Prompt::priority)
    return true;
  // What is aimed may help anything of the player's, and who is attacked has no later moment for
  // it.
  if (db_.modes[db_.abilities[ability].first_mode].target_count)
    return s.step == Step::attackers || helps_now(s, ability, Ref{});
  return (s.step == Step::attackers && tricks_[ability] == Trick::before_blocks) ||
         helps_now(s, ability, o.kind == OptionKind::activate ? o.object : Ref{});
}

bool Sense::answers(const State& s, const Option& o) const {
  const u16 card = s.objects[o.object.slot].card;
  if (!threatened(s, s.decision.player) || card >= spells_.size() || !spells_[card]) return false;
  const Ability& a = db_.abilities[spells_[card]];
  for (int m = 0; m < a.mode_count; ++m)
    for (u16 e = db_.modes[a.first_mode + m].effects; e; e = db_.effects[e].next)
      if (db_.effects[e].kind == EffectKind::counter_spell) return true;
  return false;
}

bool Sense::kept_idly(const State& s, const Option& o) const {
  const u8 seat = s.decision.player;
  if (o.kind != OptionKind::cast || s.step != Step::main2 || s.active != seat || s.stack_count)
    return false;
  const CardDef& card = db_.card(s.objects[o.object.slot].card);
  if (!(card.types & (kCreature | kPlaneswalker)) || card.cost.x ||
      (card.keywords & bit(Keyword::flash)))
    return false;
  for (int i = 0; i < card.ability_count; ++i) {
    const Ability& a = db_.abilities[card.first_ability + i];
    const TriggerEvent event = a.trigger.event;
    // What it does by fighting or dying is no reason to wait.
    const bool fights = a.kind == AbilityKind::triggered &&
                        (event == TriggerEvent::dies || event == TriggerEvent::deals_damage);
    if (a.kind != AbilityKind::activated && !fights) return false;
  }
  return !needs_mana_for_instants(s, db_, seat, fixed_mana(card.cost));
}

}  // namespace upkeep
