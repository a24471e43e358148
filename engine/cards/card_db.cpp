// The card database: names, subtypes, constants, the basic land types and the fingerprint.
#include <algorithm>
#include <vector>

#include "cards/fingerprint.h"
#include "cards/load.h"
#include "cards/sought.h"
#include "util/prng.h"

namespace upkeep {

namespace {

constexpr const char* kBasicTypes[] = {"Plains", "Island", "Swamp", "Mountain", "Forest"};

char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; }

constexpr int kMostOrdered = 5;  // their permutations fit into a u8

bool same_name(const std::string& a, const std::string& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (lower(a[i]) != lower(b[i])) return false;
  }
  return true;
}

u16 add_trigger(CardDb& db, const Trigger& trigger, const Effect& effect) {
  db.effects.push_back(effect);
  Mode mode;
  mode.effects = u16(db.effects.size() - 1);
  db.modes.push_back(mode);
  Ability a;
  a.kind = AbilityKind::triggered;
  a.trigger = trigger;
  a.first_mode = u16(db.modes.size() - 1);
  a.mode_count = 1;
  db.abilities.push_back(a);
  return u16(db.abilities.size() - 1);
}

// "…, that creature gets +n/+n until end of turn": the abilities that some keywords stand for.
u16 add_pump_trigger(CardDb& db, const Trigger& trigger, SelKind what, int n) {
  Mod mod;
  mod.kind = ModKind::pt_add;
  mod.p = mod.t = db.constant(n);
  db.mods.push_back(mod);
  Effect e;
  e.kind = EffectKind::apply;
  e.what.kind = what;
  e.mods = u16(db.mods.size() - 1);
  return add_trigger(db, trigger, e);
}

u16 add_filter(CardDb& db, const Filter& filter) {
  db.filters.push_back(filter);
  return u16(db.filters.size() - 1);
}

void add_keyword_abilities(CardDb& db) {
  Filter self, without, own, noncreature;
  self.flags = kFSelf;
  without.types_all = kCreature;
  without.keywords_none = bit(Keyword::flanking);
  own.types_all = kCreature;
  own.controller = PlayerRelation::you;
  noncreature.zone = Zone::stack;
  noncreature.flags = kFSpell;
  noncreature.types_none = kCreature;
  Trigger flanking, prowess, exalted;
  flanking.event = TriggerEvent::blocked_by;
  flanking.object = add_filter(db, self);
  flanking.other = add_filter(db, without);
  db.flanking_ = add_pump_trigger(db, flanking, SelKind::event_other, -1);
  prowess.event = TriggerEvent::cast;
  prowess.player = PlayerRelation::you;
  prowess.object = add_filter(db, noncreature);
  db.prowess_ = add_pump_trigger(db, prowess, SelKind::self, 1);
  exalted.event = TriggerEvent::attacks_alone;
  exalted.object = add_filter(db, own);
  db.exalted_ = add_pump_trigger(db, exalted, SelKind::event_object, 1);
}

// Deathtouch and lifelink were triggered abilities from 2007 to 2009 (ARB 502.63, 502.68).
void add_past_keywords(CardDb& db) {
  Filter self, creature;
  self.flags = kFSelf;
  creature.types_all = kCreature;
  db.filters.push_back(self);
  Trigger deals;
  deals.event = TriggerEvent::deals_damage;
  deals.object = u16(db.filters.size() - 1);
  Effect gain;
  gain.kind = EffectKind::gain_life;
  gain.who.kind = SelKind::you;
  Amount much;
  much.kind = AmountKind::event_amount;
  db.amounts.push_back(much);
  gain.amount = u16(db.amounts.size() - 1);
  db.lifelink_ = add_trigger(db, deals, gain);
  db.filters.push_back(creature);
  deals.other = u16(db.filters.size() - 1);
  Effect destroy;
  destroy.kind = EffectKind::destroy;
  destroy.what.kind = SelKind::event_other;
  db.deathtouch_ = add_trigger(db, deals, destroy);
}

}  // namespace

PoolSizes pool_sizes(const CardDb& db) {
  return {db.cards.size(),    db.abilities.size(),     db.modes.size(),        db.targets.size(),
          db.effects.size(),  db.filters.size(),       db.amounts.size(),      db.conditions.size(),
          db.costs.size(),    db.mods.size(),          db.cast_options.size(), db.names.size(),
          db.subtypes.size(), db.creature_types.size()};
}

void cut_pools(CardDb& db, const PoolSizes& to) {
  db.cards.resize(to.cards);
  db.abilities.resize(to.abilities);
  db.modes.resize(to.modes);
  db.targets.resize(to.targets);
  db.effects.resize(to.effects);
  db.filters.resize(to.filters);
  db.amounts.resize(to.amounts);
  db.conditions.resize(to.conditions);
  db.costs.resize(to.costs);
  db.mods.resize(to.mods);
  db.cast_options.resize(to.cast_options);
  db.names.resize(to.names);
  db.subtypes.resize(to.subtypes);
  db.creature_types.resize(to.creature_types);
}

void note_new_cards(CardDb& db, std::size_t first) {
  for (std::size_t i = first; i < db.cards.size(); ++i)
    db.contents = mix64(db.contents + card_fingerprint(db, u16(i)));
  db.fingerprint = db.contents;
  db.summarise_traits();
}

u16 granted_static(const CardDb& db, const Mod& mod) {
  if (mod.kind != ModKind::grant_ability) return 0;
  return db.abilities[mod.ability].kind == AbilityKind::static_ ? mod.ability : u16(0);
}

void summarise_abilities(const CardDb& db, CardDef& card) {
  for (int i = 0; i < card.ability_count; ++i) {
    const Ability& a = db.abilities[card.first_ability + i];
    switch (a.kind) {
      case AbilityKind::spell:
        break;
      case AbilityKind::activated:
        card.has_activated = true;
        if (a.flags & kAManaAbility) card.has_mana = true;
        break;
      case AbilityKind::triggered:
        card.has_trigger = true;
        card.trigger_mask |= u64(1) << int(a.trigger.event);
        if (a.zone == Zone::graveyard) card.has_grave_trigger = true;
        break;
      case AbilityKind::static_:
        card.has_static = true;
        if (a.zone == Zone::graveyard) card.has_grave_static = true;
        break;
      case AbilityKind::replacement:
        card.has_replacement = true;
        break;
    }
  }
  if (card.types & kLand) {
    for (int i = 0; i < 5; ++i) card.has_mana = card.has_mana || card.subtypes.has(i);
  }
}

namespace {

// Which facts a tree depends on, beyond the characteristics of permanents and where they come from.
u8 facts_of_filter(const CardDb& db, u16 filter);
u8 facts_of_amount(const CardDb& db, u16 amount);

u8 facts_of_selector(const CardDb& db, const Selector& sel) {
  switch (sel.kind) {
    case SelKind::none:
    case SelKind::self:
    case SelKind::attached:
    case SelKind::you:
    case SelKind::iterated:
    case SelKind::all:
      return facts_of_filter(db, sel.filter);
    default:
      return kFactElse;
  }
}

u8 facts_of_filter(const CardDb& db, u16 filter) {
  constexpr u64 steady = kFOther | kFToken | kFNontoken | kFColorless | kFMulticolor | kFMonocolor |
                         kFChosenColor | kFChosenType | kFNotChosenType | kFHasXCost | kFSelf |
                         kFHistoric | kFHostOfSource | kFAttachedToSource | kFEnchanted |
                         kFUnenchanted;
  constexpr u64 tapped = kFTapped | kFUntapped;
  constexpr u64 combat = kFAttacking | kFBlocking | kFBlocked | kFUnblocked;
  u8 facts = 0;
  for (u16 i = filter; i; i = db.filters[i].or_next) {
    const Filter& f = db.filters[i];
    if (f.flags & tapped) facts |= kFactTapped;
    if (f.flags & combat) facts |= kFactCombat;
    if (f.flags & kFDamaged) facts |= kFactDamage;
    if (f.flags & ~(steady | tapped | combat | kFDamaged) || f.zone == Zone::stack ||
        f.controller > PlayerRelation::opponent || f.owner > PlayerRelation::opponent)
      facts |= kFactElse;
    if (f.zone != Zone::battlefield) facts |= kFactCards;
    if (f.power_cmp != Cmp::none) facts |= facts_of_amount(db, f.power);
    if (f.toughness_cmp != Cmp::none) facts |= facts_of_amount(db, f.toughness);
    if (f.mv_cmp != Cmp::none) facts |= facts_of_amount(db, f.mv);
  }
  return facts;
}

u8 facts_of_amount(const CardDb& db, u16 amount) {
  const Amount& a = db.amounts[amount];
  switch (a.kind) {
    case AmountKind::constant:
    case AmountKind::domain:
    case AmountKind::devotion:
      return 0;
    case AmountKind::count:
    case AmountKind::card_types:
    case AmountKind::colors_among:
      return facts_of_filter(db, a.filter);
    case AmountKind::power:
    case AmountKind::toughness:
    case AmountKind::mana_value:
    case AmountKind::counters:
      return facts_of_selector(db, a.sel);
    case AmountKind::life:
      return kFactLife | facts_of_selector(db, a.sel);
    case AmountKind::hand_size:
    case AmountKind::library_size:
      return kFactCards | facts_of_selector(db, a.sel);
    case AmountKind::marked_damage:
      return kFactDamage | facts_of_selector(db, a.sel);
    case AmountKind::add:
    case AmountKind::subtract:
    case AmountKind::minimum:
    case AmountKind::maximum:
      return facts_of_amount(db, a.a) | facts_of_amount(db, a.b);
    case AmountKind::multiply:
    case AmountKind::half_up:
    case AmountKind::half_down:
      return facts_of_amount(db, a.a);
    default:
      return kFactElse;
  }
}

u8 facts_of_condition(const CardDb& db, u16 condition) {
  const Condition& c = db.conditions[condition];
  switch (c.kind) {
    case CondKind::always:
    case CondKind::kicked:  // how it was cast stays as it was
    case CondKind::cast_from_hand:
    case CondKind::was_cast:
    case CondKind::flashed_back:
      return 0;
    case CondKind::compare:
      return facts_of_amount(db, c.a) | facts_of_amount(db, c.b);
    case CondKind::exists:
      return facts_of_filter(db, c.filter);
    case CondKind::matches:
      return facts_of_selector(db, c.sel) | facts_of_filter(db, c.filter);
    case CondKind::your_turn:
    case CondKind::opponents_turn:
    case CondKind::is_step:
    case CondKind::in_combat_phase:
      return kFactStep;
    case CondKind::both:
    case CondKind::either:
      return facts_of_condition(db, c.a) | facts_of_condition(db, c.b);
    case CondKind::negate:
      return facts_of_condition(db, c.a);
    default:
      return kFactElse;
  }
}

u8 facts_of_static(const CardDb& db, const Ability& a) {
  u8 facts = 0;
  for (u16 m = a.mods; m; m = db.mods[m].next) {
    const Mod& mod = db.mods[m];
    if (mod.kind >= ModKind::extra_land) continue;  // no characteristic: looked up when needed
    facts |= facts_of_amount(db, mod.p) | facts_of_amount(db, mod.t);
    if (a.condition) facts |= facts_of_condition(db, a.condition);
    facts |= facts_of_selector(db, a.affects);
    if (const u16 given = granted_static(db, mod))
      facts |= facts_of_static(db, db.abilities[given]);
  }
  return facts;
}

bool drawn_filter(const CardDb& db, u16 filter) {
  for (; filter; filter = db.filters[filter].or_next)
    if (db.filters[filter].flags & kFDrawnThisTurn) return true;
  return false;
}

bool speaks_of_drawn(const CardDb& db, u16 effect) {
  for (; effect; effect = db.effects[effect].next) {
    const Effect& e = db.effects[effect];
    if (drawn_filter(db, e.filter) || drawn_filter(db, e.what.filter) ||
        speaks_of_drawn(db, e.child) || speaks_of_drawn(db, e.else_child))
      return true;
  }
  return false;
}

// "If three or more creature cards are above it."
bool asks_for_pile(const CardDb& db, u16 condition) {
  if (!condition) return false;
  const Condition& c = db.conditions[condition];
  if (c.kind != CondKind::compare) return false;
  for (const u16 amount : {c.a, c.b}) {
    if (!amount) continue;
    for (const u16 f : {db.amounts[amount].filter, db.amounts[amount].sel.filter})
      if (f && db.filters[f].flags & kFAboveSource) return true;
  }
  return false;
}

}  // namespace

void CardDb::summarise_traits() {
  const auto at = std::find(subtypes.begin(), subtypes.end(), "Wall");
  wall = at == subtypes.end() ? -1 : int(at - subtypes.begin());
  for (std::size_t i = traits.size(); i < cards.size(); ++i) {
    const CardDef& d = cards[i];
    u32 b = 0;
    if (d.types & kLand) b |= kTraitLand;
    if ((d.types & kInstant) || (d.keywords & bit(Keyword::flash))) b |= kTraitFast;
    if (d.cast_option_count) b |= kTraitWays;
    if (d.enchant) b |= kTraitAura;
    if (d.has_grave_trigger) b |= kTraitGraveTrigger;
    if (d.asks_tally) b |= kTraitTally;
    if (d.has_mana && d.has_activated) b |= kTraitMana;
    for (int k = 0; k < d.cast_option_count; ++k)
      if (cast_options[std::size_t(d.first_cast_option + k)].kind == CastOptionKind::flashback)
        b |= kTraitGraveyard;
    for (int k = 0; k < d.ability_count; ++k) {
      const Ability& a = abilities[std::size_t(d.first_ability + k)];
      if (a.repl == ReplKind::draw || a.repl == ReplKind::gain_life) b |= kTraitReplaces;
      for (int m = 0; m < a.mode_count; ++m) {
        const u16 first = modes[std::size_t(a.first_mode + m)].effects;
        if (speaks_of_drawn(*this, first)) b |= kTraitDrawn;
        for (u16 e = first; e; e = effects[e].next)
          if (effects[e].kind == EffectKind::unblock) b |= kTraitBlocks;
      }
      if (asks_for_pile(*this, a.trigger.condition) || asks_for_pile(*this, a.condition))
        b |= kTraitPile;
      if (a.kind == AbilityKind::static_) b |= kTraitStatic;
      if (a.kind == AbilityKind::static_) {
        const u8 facts = facts_of_static(*this, a);
        b |= kTraitFacts * u32(facts & ~kFactElse);
        if (facts & kFactElse) b |= kTraitWatches;
      }
      if (a.kind != AbilityKind::activated) continue;
      if (a.zone == Zone::graveyard) b |= kTraitGraveyard;
      if (a.zone == Zone::hand) b |= kTraitHand;
      if (!(a.flags & kAManaAbility)) b |= kTraitActivated;
      if (a.flags & (kAAnyPlayer | kAOpponentMay | kAOwner)) b |= kTraitShared;
    }
    traits.push_back(b);
  }
}

u16 find_token(const CardDb& db, const CardDef& t) {
  for (std::size_t i = 1; i < db.cards.size(); ++i) {
    const CardDef& c = db.cards[i];
    if (c.token == t.token && !c.ability_count && c.name == t.name && c.types == t.types &&
        c.supers == t.supers && c.colors == t.colors && c.subtypes == t.subtypes &&
        c.keywords == t.keywords && c.power == t.power && c.toughness == t.toughness &&
        c.loyalty == t.loyalty && c.cost == t.cost)
      return u16(i);
  }
  return 0;
}

CardDb::CardDb() {
  cards.emplace_back();
  abilities.emplace_back();
  modes.emplace_back();
  targets.emplace_back();
  effects.emplace_back();
  filters.emplace_back();
  amounts.emplace_back();  // constant 0
  conditions.emplace_back();
  costs.emplace_back();
  mods.emplace_back();
  cast_options.emplace_back();
  names.emplace_back();
  for (const char* t : kBasicTypes) subtypes.emplace_back(t);
  // "{T}: Add {G}." belongs to the basic land type, whoever has it (CR 305.6).
  for (int color = 0; color < 5; ++color) {
    Cost cost;
    cost.flags = kCostTap;
    costs.push_back(cost);
    Effect e;
    e.kind = EffectKind::add_mana;
    e.who.kind = SelKind::you;
    e.amount = constant(1);
    e.mana[color] = 1;
    effects.push_back(e);
    Mode mode;
    mode.effects = u16(effects.size() - 1);
    modes.push_back(mode);
    Ability a;
    a.kind = AbilityKind::activated;
    a.flags = kAManaAbility;
    a.cost = u16(costs.size() - 1);
    a.first_mode = u16(modes.size() - 1);
    a.mode_count = 1;
    basic_mana_[color] = u16(abilities.size());
    abilities.push_back(a);
  }
  Mod control;
  control.kind = ModKind::control;
  control_mod = u16(mods.size());
  mods.push_back(control);
  Mod haste;
  haste.kind = ModKind::add_keywords;
  haste.keywords = bit(Keyword::haste);
  haste_mod = u16(mods.size());
  mods.push_back(haste);
  Effect sacrifice;
  sacrifice.kind = EffectKind::sacrifice;
  sacrifice.what.kind = SelKind::saved;
  sacrifice_saved = u16(effects.size());
  effects.push_back(sacrifice);
  add_keyword_abilities(*this);
  add_past_keywords(*this);
  note_new_cards(*this, 0);
}

u16 CardDb::find(const std::string& name) const {
  u16 token = 0;
  for (std::size_t i = 1; i < cards.size(); ++i) {
    if (!same_name(cards[i].name, name)) continue;
    if (!cards[i].token) return u16(i);
    if (!token) token = u16(i);
  }
  if (!token) note_sought(name);
  return token;
}

u16 CardDb::constant(int value) {
  if (value == 0) return 0;
  for (std::size_t i = 1; i < amounts.size(); ++i) {
    if (amounts[i].kind == AmountKind::constant && amounts[i].value == value) return u16(i);
  }
  if (amounts.size() >= kMaxPool) return 0;
  Amount a;
  a.value = i16(value);
  amounts.push_back(a);
  return u16(amounts.size() - 1);
}

// kNoIndex when there is no room for another one.
u16 CardDb::intern_subtype(const std::string& name) {
  for (std::size_t i = 0; i < subtypes.size(); ++i) {
    if (subtypes[i] == name) return u16(i);
  }
  if (subtypes.size() >= std::size_t(kMaxSubtypes)) return kNoIndex;
  subtypes.push_back(name);
  return u16(subtypes.size() - 1);
}

bool is_creature_type(const std::string& english) {
  // Artifact, enchantment, land and spell types (CR 205.3g, h, i, k); planeswalker types are names.
  static constexpr const char* kOthers[] = {
      "Attraction", "Blood",         "Bobblehead", "Clue",       "Contraption", "Equipment",
      "Food",       "Fortification", "Gold",       "Incubator",  "Infinity",    "Junk",
      "Lander",     "Map",           "Mutagen",    "Powerstone", "Spacecraft",  "Stone",
      "Treasure",   "Vehicle",       "Aura",       "Background", "Book",        "Cartouche",
      "Case",       "Class",         "Curse",      "Plan",       "Role",        "Room",
      "Rune",       "Saga",          "Shard",      "Shrine",     "Cave",        "Cloud",
      "Desert",     "Forest",        "Gate",       "Island",     "Lair",        "Locus",
      "Mine",       "Mountain",      "Plains",     "Planet",     "Power-Plant", "Sphere",
      "Swamp",      "Tower",         "Town",       "Urza's",     "Adventure",   "Arcane",
      "Chorus",     "Lesson",        "Omen",       "Trap"};
  return std::none_of(std::begin(kOthers), std::end(kOthers),
                      [&](const char* other) { return english == other; });
}

u8 order_said(const std::vector<u8>& said) {
  const int n = int(said.size());
  if (n > kMostOrdered) return 0;
  int code = 0;
  for (int i = 0; i < n; ++i) {
    int smaller = 0;
    for (int k = i + 1; k < n; ++k) smaller += said[std::size_t(k)] < said[std::size_t(i)];
    code = code * (n - i) + smaller;
  }
  return u8(code);
}

void put_in_order(std::vector<int>& members, u8 said_order) {
  const int n = int(members.size());
  if (!said_order || n > kMostOrdered) return;
  int place[kMostOrdered] = {}, code = said_order;
  for (int i = n - 1; i >= 0; --i) {
    place[i] = code % (n - i);
    code /= n - i;
  }
  std::vector<int> left = members;
  for (int i = 0; i < n; ++i) {
    members[std::size_t(i)] = left[std::size_t(place[i])];
    left.erase(left.begin() + place[i]);
  }
}

}  // namespace upkeep
