// Effects and continuous modifications of card files. Which keys a word takes stands in one table.
#include "cards/load.h"

namespace upkeep {

using Kind = JsonValue::Kind;

namespace {

// Keys of an effect or a modification.
enum Key : u32 {
  kWhat = 1 << 0,
  kWho = 1 << 1,
  kFrom = 1 << 2,
  kAmountKey = 1 << 3,
  kFilterKey = 1 << 5,
  kIf = 1 << 6,
  kMods = 1 << 7,
  kCostKey = 1 << 8,
  kToken = 1 << 9,
  kThen = 1 << 10,
  kElse = 1 << 11,
  kFor = 1 << 12,
  kTo = 1 << 13,
  kRest = 1 << 14,
  kCounter = 1 << 15,
  kNumber = 1 << 16,
  kMana = 1 << 17,
  kOptions = 1 << 18,
  kStep = 1 << 19,
  kTime = 1 << 20,
  kTimes = 1 << 21,     // how often the cost is to be paid, all at once
  kWhoOrWhat = 1 << 22  // one of the two is needed
};

struct EffectKeys {
  EffectKind kind;
  u32 needed, allowed;
  EffectFlags flags;  // those that make sense with it
};
constexpr u32 kPlayerAmount = kWho | kAmountKey;
constexpr EffectFlags kPutFlags =
    kETapped | kEUnderYourControl | kEAttacking | kEFaceDown | kEWithHaste | kESacAtEnd | kEReveal;
constexpr EffectFlags kManaFlags = kEAnyColor | kEAnyCombination | kEProduceChosen | kELandColors;
constexpr EffectKeys kEffectKeys[] = {
    {EffectKind::damage, kWhat | kAmountKey, kFrom,
     kEUnpreventable | kEExileIfDies | kENoRegen | kEAnyway},
    {EffectKind::lose_life, kAmountKey, kWho, {}},
    {EffectKind::gain_life, kAmountKey, kWho, {}},
    {EffectKind::set_life, kAmountKey, kWho, {}},
    {EffectKind::draw, 0, kPlayerAmount, kEReveal},
    {EffectKind::discard, 0, kPlayerAmount | kFilterKey | kWhat,
     kERandom | kEAll | kEYouChoose | kEReveal},
    {EffectKind::mill, 0, kPlayerAmount, {}},
    {EffectKind::destroy, kWhat, 0, kENoRegen | kEExileIfDies},
    {EffectKind::exile, kWhat, 0, kEFaceDown},
    {EffectKind::sacrifice, 0, kPlayerAmount | kWhat | kFilterKey, kEYouChoose | kEAll},
    {EffectKind::move, kWhat | kTo, kWho, kPutFlags},
    {EffectKind::tap, kWhat, 0, {}},
    {EffectKind::untap, kWhat, 0, {}},
    {EffectKind::tap_or_untap, kWhat, 0, {}},
    {EffectKind::counter_spell, kWhat, kTo, {}},
    {EffectKind::add_mana, 0, kMana | kPlayerAmount | kWhat, kManaFlags},
    {EffectKind::apply, kMods | kWhoOrWhat, kWhat | kWho | kFor | kFilterKey | kCounter, {}},
    {EffectKind::attach, kWhat, kFrom, {}},
    {EffectKind::create_token, kToken, kPlayerAmount,
     kETapped | kEAttacking | kESacAtEnd | kEWithHaste},
    {EffectKind::copy_token, kWhat, kPlayerAmount,
     kETapped | kEAttacking | kESacAtEnd | kEWithHaste},
    {EffectKind::put_counters, kCounter | kWhoOrWhat, kWhat | kPlayerAmount, {}},
    {EffectKind::remove_counters, kCounter | kWhoOrWhat, kWhat | kPlayerAmount, kEAll | kEUpTo},
    {EffectKind::regenerate, kWhat, 0, {}},
    // Without "what": to anything and anyone.
    {EffectKind::prevent_damage, 0, kWhat | kFrom | kAmountKey | kFilterKey | kFor,
     kECombatOnly | kEChosenSource | kENextTime | kEAllBut | kEGainPrevented},
    {EffectKind::redirect_damage, kWhat | kFrom, kAmountKey | kFilterKey | kFor,
     kECombatOnly | kEChosenSource | kENextTime},
    {EffectKind::search, kFilterKey | kTo, kPlayerAmount,
     kETapped | kEReveal | kEUnderYourControl | kEUpTo},
    {EffectKind::shuffle, 0, kWho, {}},
    {EffectKind::scry, 0, kPlayerAmount, {}},
    {EffectKind::look_top, kAmountKey | kTo | kRest, kWho | kNumber | kFilterKey,
     kEReveal | kEUpTo | kETapped | kEYouChoose | kERandom},
    {EffectKind::reveal_hand, 0, kWho, kEYouChoose},
    {EffectKind::extra_turn, 0, kWho | kAmountKey, {}},
    {EffectKind::extra_combat, 0, 0, {}},
    {EffectKind::extra_land, 0, kPlayerAmount, {}},
    {EffectKind::skip_step, kStep, kWho, {}},
    {EffectKind::copy_spell, kWhat, kAmountKey | kMods, kEOptional},
    {EffectKind::fight, kWhat, kFrom, {}},
    {EffectKind::flip_coin, 0, kWho, {}},
    {EffectKind::choose_color, 0, kWho, {}},
    {EffectKind::choose_type, 0, kWho, kEBasicLand},
    {EffectKind::choose_number, kAmountKey, kWho, kERemember},
    {EffectKind::choose_object, kFilterKey, kPlayerAmount, kEUpTo | kERandom | kEReveal},
    {EffectKind::delay, kTime | kThen, kWhat | kCostKey, {}},
    {EffectKind::may, kThen, kWho | kElse, {}},
    {EffectKind::pay, kCostKey, kWho | kThen | kElse | kTimes, kEForced},
    {EffectKind::when, kIf | kThen, kElse, {}},
    {EffectKind::for_each, kWhat | kThen, 0, {}},
    {EffectKind::repeat, kAmountKey | kThen, 0, {}},
    {EffectKind::choose_one, kOptions, kWho, {}},
    {EffectKind::win, 0, kWho, {}},
    {EffectKind::lose, 0, kWho, {}},
    {EffectKind::draw_game, 0, 0, {}},
    {EffectKind::exchange_control, kWhat | kFrom, kFor, {}},
    {EffectKind::gain_control, kWhat, kFor | kWho, {}},
    {EffectKind::turn_face_up, kWhat, 0, {}},
    {EffectKind::remove_from_combat, kWhat, 0, {}},
    {EffectKind::must_block, kWhat, kFilterKey, {}},
    {EffectKind::end_turn, 0, 0, {}},
    {EffectKind::empty_pool, 0, kWho, {}},
    {EffectKind::become_copy, kWhat, kFor | kFrom | kMods, {}},
    {EffectKind::remove_damage, kWhat, kAmountKey, {}},
    {EffectKind::double_counters, kWhat | kCounter, 0, {}},
    {EffectKind::proliferate, 0, 0, {}},
    {EffectKind::change_target, kWhat, 0, kEOptional},
    {EffectKind::untap_step_skip, kWhat, 0, {}},
    {EffectKind::set_pool_mana, kMana, kWho | kAmountKey, kEAnyColor},
    {EffectKind::exile_until_leaves, kWhat, 0, {}},
    {EffectKind::ante, 0, kPlayerAmount, {}},
    {EffectKind::gain_ownership, kWhat, kWho, {}},
    {EffectKind::repeat_until, kIf | kThen, 0, {}},
    {EffectKind::replace_draw, kThen, kWho, {}},
    {EffectKind::offer_payment, kCostKey | kThen, kWho | kWhat, kEManaOffer},
    {EffectKind::reflect_damage, kWhat, kFilterKey, kEChosenSource | kENextTime},
    {EffectKind::tap_lands_for_mana, 0, kWho, {}},
    {EffectKind::take_mana, 0, kWho, {}},
    {EffectKind::remember, kWhat, 0, {}},
    {EffectKind::forget, kWhat, 0, {}},
    {EffectKind::play_card, kWhat, 0, {}},
    {EffectKind::unblock, kWhat, 0, {}},
    {EffectKind::make_block, kWhat | kFilterKey, 0, {}},
    {EffectKind::separate_into_piles, kFilterKey, kWho, {}},
    {EffectKind::cast_face_down, kFilterKey, 0, {}},
};
static_assert(std::size(kEffectKeys) == std::size_t(EffectKind::count));

// Keys of a modification besides "mod".
enum ModKey : u32 {
  kMP = 1 << 0,
  kMT = 1 << 1,
  kMAmount = 1 << 2,
  kMFilter = 1 << 3,
  kMWho = 1 << 4,
  kMColors = 1 << 5,
  kMTypes = 1 << 6,
  kMSubtypes = 1 << 7,
  kMSupers = 1 << 8,
  kMKeywords = 1 << 9,
  kMAbility = 1 << 10,
  kMCombat = 1 << 11,
  kMWords = 1 << 12,
  kMSpares = 1 << 13,
  kMOutright = 1 << 14
};
struct ModKeys {
  ModKind kind;
  u32 needed, allowed;
};
constexpr ModKeys kModKeys[] = {
    {ModKind::none, 0, 0},
    {ModKind::copy, 0, 0},
    {ModKind::control, 0, 0},
    {ModKind::text_color, 0, kMWords},
    {ModKind::text_land, 0, kMWords},
    {ModKind::set_types, kMTypes, kMSubtypes | kMSupers},
    {ModKind::add_types, 0, kMTypes | kMSubtypes | kMSupers},
    {ModKind::set_land_type, kMSubtypes, 0},
    {ModKind::set_chosen_land_type, 0, 0},
    {ModKind::set_subtypes, kMSubtypes, 0},
    {ModKind::all_creature_types, 0, 0},
    {ModKind::remove_types, 0, kMTypes | kMSubtypes | kMSupers},
    {ModKind::set_color, 0, kMColors},
    {ModKind::add_color, kMColors, 0},
    {ModKind::set_chosen_color, 0, 0},
    {ModKind::add_keywords, kMKeywords, kMSpares},
    {ModKind::remove_keywords, kMKeywords, 0},
    {ModKind::remove_abilities, 0, 0},
    {ModKind::grant_ability, kMAbility, 0},
    {ModKind::protection_chosen, 0, 0},
    {ModKind::pt_define, kMP | kMT, 0},
    {ModKind::pt_set, kMP | kMT, 0},
    {ModKind::pt_add, kMP | kMT, 0},
    {ModKind::pt_switch, 0, 0},
    {ModKind::extra_land, kMAmount, 0},
    {ModKind::hand_size, kMAmount, 0},
    {ModKind::no_hand_size, 0, 0},
    {ModKind::cost_more, kMAmount | kMFilter, kMWho},
    {ModKind::cost_less, kMAmount | kMFilter, kMWho},
    {ModKind::cant_cast, kMFilter, kMWho},
    {ModKind::cant_activate, kMFilter, kMWho},
    {ModKind::attack_cost, kMAmount, kMFilter},
    {ModKind::attack_or_block_cost, kMAmount, 0},
    {ModKind::untap_limit, kMAmount | kMFilter, kMWho},
    {ModKind::cant_be_blocked_by, kMFilter, 0},
    {ModKind::can_block_only, kMFilter, 0},
    {ModKind::cant_be_blocked_except_by, kMFilter, 0},
    {ModKind::must_be_blocked, 0, 0},
    {ModKind::cant_attack_unless_defender, kMFilter, 0},
    {ModKind::prevent_damage_to, 0, kMFilter | kMCombat},
    {ModKind::prevent_damage_by, 0, kMCombat | kMFilter},
    {ModKind::damage_to_owner_instead, 0, kMFilter},
    {ModKind::enters_tapped, kMFilter, 0},
    {ModKind::dies_exile, 0, 0},
    {ModKind::cant_be_regenerated, 0, 0},
    {ModKind::skip_draw, 0, kMWho},
    {ModKind::extra_draw, kMAmount, kMWho},
    {ModKind::skip_untap, 0, kMWho},
    {ModKind::damage_doubled, 0, kMFilter},
    {ModKind::life_gain_prevented, 0, kMWho},
    {ModKind::spend_any_color, 0, kMWho},
    {ModKind::cant_lose, 0, kMWho | kMOutright},
    {ModKind::cant_target, kMFilter, 0},
    {ModKind::max_blockers, kMAmount, 0},
    {ModKind::blocks_extra, kMAmount, 0},
    {ModKind::must_be_targeted, 0, 0},
    {ModKind::zero_life, 0, kMWho},
    {ModKind::discard_to_library, 0, kMWho},
    {ModKind::cant_be_attacked_except_by, kMFilter, kMWho},
    {ModKind::any_lands, 0, 0},
    {ModKind::own_attack_cost, kMAmount, 0},
    {ModKind::ability_cost_more, kMAmount | kMFilter, 0},
    {ModKind::spend_as, kMWords, kMWho},
    {ModKind::attack_sacrifice, kMAmount | kMFilter, 0},
    {ModKind::form, 0, 0},
    {ModKind::keep_color, 0, 0},
    {ModKind::same_ability, 0, 0},
    {ModKind::cant_win, 0, kMWho},
    {ModKind::blocked_in_pile, kMAmount | kMFilter, 0},
    {ModKind::random_blocks, 0, 0},
};
static_assert(std::size(kModKeys) == std::size_t(ModKind::count));

template <class Table, class Word>
constexpr bool in_order(const Table& table, Word) {
  for (std::size_t i = 0; i < std::size(table); ++i) {
    if (table[i].kind != Word(i)) return false;
  }
  return true;
}
static_assert(in_order(kEffectKeys, EffectKind{}) && in_order(kModKeys, ModKind{}),
              "the tables follow the order of the word lists");

}  // namespace

// A list of effects (or one alone) becomes a chain; the index of the first is returned.
u16 CardReader::read_effects(const JsonValue& v) {
  if (v.is(Kind::object)) return read_effect(v);
  if (!v.is(Kind::array) || v.items.empty()) {
    fail_kind(v, Str::flaw_part_list_effects);
    return 0;
  }
  u16 first = 0, previous = 0;
  for (std::size_t i = 0; i < v.items.size(); ++i) {
    Scope s(*this, i);
    u16 at = read_effect(v.items[i]);
    if (!at) continue;
    if (previous)
      db_.effects[previous].next = at;
    else
      first = at;
    previous = at;
  }
  return first;
}

// Any number of options: the second and later ones stand behind else_child as a further choose_one.
u16 CardReader::read_options(const JsonValue& v, Selector who) {
  if (!v.is(Kind::array) || v.items.size() < 2 || v.items.size() > 8) {
    fail_kind(v, Str::flaw_part_list_2_to_8_lists_effects);
    return 0;
  }
  u16 rest = 0;
  for (std::size_t i = v.items.size(); i-- > 0;) {
    Scope s(*this, i);
    u16 option = read_effects(v.items[i]);
    if (i + 1 == v.items.size()) {
      rest = option;
      continue;
    }
    Effect e;
    e.kind = EffectKind::choose_one;
    e.who = who;
    e.child = option;
    e.else_child = rest;
    rest = push(db_.effects, e);
  }
  return rest;
}

u16 CardReader::read_effect(const JsonValue& v) {
  Fields f(*this, v, Str::flaw_part_effect);
  if (!f) return 0;
  const JsonValue* word = f.need("do");
  if (!word) return 0;
  int k = -1;
  {
    Scope s(*this, "do");
    k = read_word(*word, effect_words(), -1);
  }
  if (k < 0) return 0;
  const EffectKeys& keys = kEffectKeys[k];
  Effect e;
  e.kind = EffectKind(k);
  u32 given = 0;
  auto with = [&](u32 bit, const char* key, auto&& read) {
    if (!((keys.needed | keys.allowed) & bit)) return;
    const JsonValue* value = keys.needed & bit ? f.need(key) : f.get(key);
    if (!value) return;
    given |= bit;
    Scope s(*this, key);
    read(*value);
  };
  if (keys.allowed & kWho) e.who.kind = SelKind::you;
  with(kWhat, "what", [&](const JsonValue& x) { e.what = read_sel(x); });
  with(kWho, "who", [&](const JsonValue& x) { e.who = read_sel(x); });
  with(kFrom, "from", [&](const JsonValue& x) { e.from = read_sel(x); });
  if ((keys.allowed & kAmountKey) && e.kind != EffectKind::prevent_damage &&
      e.kind != EffectKind::redirect_damage && e.kind != EffectKind::remove_damage)
    e.amount = db_.constant(1);
  with(kAmountKey, "amount", [&](const JsonValue& x) { e.amount = read_amount(x); });
  with(kTimes, "times", [&](const JsonValue& x) { e.amount = read_amount(x); });
  with(kFilterKey, "filter", [&](const JsonValue& x) {
    Zone zone = e.kind == EffectKind::search || e.kind == EffectKind::look_top ? Zone::library
                : e.kind == EffectKind::discard                                ? Zone::hand
                                                                               : Zone::battlefield;
    e.filter = read_filter(x, zone);
  });
  with(kIf, "if", [&](const JsonValue& x) { e.condition = read_condition(x); });
  with(kMods, "mods", [&](const JsonValue& x) { e.mods = read_mods(x); });
  with(kCostKey, "cost", [&](const JsonValue& x) { e.cost = read_cost(x); });
  with(kToken, "token", [&](const JsonValue& x) { e.card = read_card(x, true); });
  with(kThen, "then", [&](const JsonValue& x) { e.child = read_effects(x); });
  with(kElse, "else", [&](const JsonValue& x) { e.else_child = read_effects(x); });
  with(kFor, "for",
       [&](const JsonValue& x) { e.duration = Duration(read_word(x, duration_words(), 0)); });
  with(kTo, "to", [&](const JsonValue& x) { e.to = Place(read_word(x, place_words(), 0)); });
  with(kRest, "rest", [&](const JsonValue& x) { e.rest = Place(read_word(x, place_words(), 0)); });
  with(kCounter, "counter",
       [&](const JsonValue& x) { e.counter = Counter(read_word(x, counter_words(), 0)); });
  if (keys.allowed & kNumber) e.n = 1;
  with(kNumber, "n", [&](const JsonValue& x) { e.n = u8(read_int(x, 0, 99)); });
  with(kStep, "step", [&](const JsonValue& x) { e.n = u8(read_word(x, step_words(), 0)); });
  with(kTime, "at", [&](const JsonValue& x) { e.n = u8(read_word(x, delay_words(), 0)); });
  with(kMana, "mana", [&](const JsonValue& x) {
    ManaCost mana = read_mana(x);
    if (mana.generic || mana.x || mana.hybrid_count) fail(Str::flaw_only_w_u_b_r_g);
    for (int i = 0; i < kManaKinds; ++i) e.mana[i] = mana.pips[i];
  });
  if (FlagList flags = effect_flag_words(); keys.flags) {
    for (int i = 0; i < flags.count; ++i) {
      const EffectFlags flag = EffectFlags::of_bits(u32(flags.words[i].bit));
      if (!(keys.flags & flag)) continue;
      if (const JsonValue* x = f.get(flags.words[i].word)) {
        Scope s(*this, flags.words[i].word);
        if (read_bool(*x)) e.flags |= flag;
      }
    }
  }
  if (const JsonValue* x = f.get("joint")) {
    Scope s(*this, "joint");
    e.said = u16(read_word(*x, joint_words(), 0));
  }
  if (const JsonValue* x = f.get("said")) {
    Scope s(*this, "said");
    e.said = u16(e.said | read_flag_words(*x, said_words()));
  }
  if ((keys.needed & kWhoOrWhat) && !(given & (kWho | kWhat))) fail(Str::flaw_needs_what_or_who);
  // It applies either to permanents or to players, never to both.
  if ((keys.needed & kWhoOrWhat) && (given & kWhat) && !(given & kWho)) e.who = {};
  if (e.kind == EffectKind::sacrifice) {
    if (!(given & (kWhat | kFilterKey))) fail(Str::flaw_needs_what_or_filter);
    if (given & kWhat) e.who = {};
  }
  if (e.kind == EffectKind::discard && (given & kWhat)) e.who = {};
  if (e.kind == EffectKind::counter_spell && !(given & kTo)) e.to = Place::graveyard;
  if (e.kind == EffectKind::add_mana && !(given & kMana) && !(e.flags & kManaFlags))
    fail(Str::flaw_needs_mana_or_flag_that_says);
  if (e.kind == EffectKind::choose_one) {
    if (const JsonValue* options = f.need("options")) {
      Scope s(*this, "options");
      u16 at = read_options(*options, e.who);
      if (at) db_.effects[at].said = e.said;
      f.finish();
      return at;
    }
  }
  if (e.kind == EffectKind::must_block) {
    Mod m;
    m.kind = ModKind::must_be_blocked;
    m.filter = e.filter;
    e.mods = push(db_.mods, m);
  }
  f.finish();
  return push(db_.effects, e);
}

// A list of modifications, each an object, a keyword ("flying"), or [power, toughness] to add.
u16 CardReader::read_mods(const JsonValue& v) {
  if (!v.is(Kind::array) || v.items.empty()) {
    fail_kind(v, Str::flaw_part_list_of_modifications);
    return 0;
  }
  u16 first = 0, previous = 0;
  for (std::size_t i = 0; i < v.items.size(); ++i) {
    Scope s(*this, i);
    u16 at = push(db_.mods, read_mod(v.items[i]));
    if (previous)
      db_.mods[previous].next = at;
    else
      first = at;
    previous = at;
  }
  return first;
}

Mod CardReader::read_mod(const JsonValue& v) {
  Mod m;
  if (v.is(Kind::string)) {
    m.kind = ModKind::add_keywords;
    m.keywords = read_keywords(v);
    return m;
  }
  if (v.is(Kind::array)) {
    m.kind = ModKind::pt_add;
    if (v.items.size() != 2) {
      fail(Str::flaw_expected_power_toughness);
      return m;
    }
    {
      Scope s(*this, std::size_t(0));
      m.p = read_amount(v.items[0]);
    }
    Scope s(*this, std::size_t(1));
    m.t = read_amount(v.items[1]);
    return m;
  }
  Fields f(*this, v, Str::flaw_part_modification);
  const JsonValue* word = f ? f.need("mod") : nullptr;
  if (!word) return m;
  {
    Scope s(*this, "mod");
    m.kind = ModKind(read_word(*word, mod_words(), 0));
  }
  if (m.kind == ModKind::none) return m;
  const ModKeys& keys = kModKeys[int(m.kind)];
  auto with = [&](u32 bit, const char* key, auto&& read) {
    if (!((keys.needed | keys.allowed) & bit)) return;
    const JsonValue* value = keys.needed & bit ? f.need(key) : f.get(key);
    if (!value) return;
    Scope s(*this, key);
    read(*value);
  };
  with(kMP, "power", [&](const JsonValue& x) { m.p = read_amount(x); });
  with(kMT, "toughness", [&](const JsonValue& x) { m.t = read_amount(x); });
  with(kMAmount, "amount", [&](const JsonValue& x) { m.p = read_amount(x); });
  with(kMFilter, "filter", [&](const JsonValue& x) {
    bool spells = m.kind == ModKind::cost_more || m.kind == ModKind::cost_less ||
                  m.kind == ModKind::cant_cast;
    m.filter = read_filter(x, spells ? Zone::stack : Zone::battlefield);
  });
  with(kMWho, "who",
       [&](const JsonValue& x) { m.who = PlayerRelation(read_word(x, whose_words(), 0)); });
  with(kMColors, "colors", [&](const JsonValue& x) { m.colors = read_colors(x); });
  with(kMTypes, "types",
       [&](const JsonValue& x) { m.types = TypeSet(read_flag_words(x, type_words())); });
  with(kMSubtypes, "subtypes", [&](const JsonValue& x) {
    bool creature = m.kind != ModKind::set_land_type && m.kind != ModKind::remove_types;
    m.subtypes = read_subtypes(x, nullptr, creature);
  });
  with(kMSupers, "supertypes",
       [&](const JsonValue& x) { m.a = u8(read_flag_words(x, super_words())); });
  with(kMKeywords, "keywords", [&](const JsonValue& x) { m.keywords = read_keywords(x); });
  with(kMCombat, "combat_only", [&](const JsonValue& x) {
    if (read_bool(x)) m.flags |= kMCombatOnly;
  });
  with(kMOutright, "opponents_cant_win", [&](const JsonValue& x) {
    if (read_bool(x)) m.flags |= kMOpponentsCantWin;
  });
  with(kMSpares, "spares_source", [&](const JsonValue& x) {
    if (read_bool(x)) m.flags |= kMSparesSource;
  });
  with(kMAbility, "ability", [&](const JsonValue& x) {
    Ability a;
    if (!read_ability(x, a)) return;
    m.ability = push(db_.abilities, a);
    name_itself(m.ability);
  });
  if (m.kind == ModKind::keep_color) m.colors = card_colors_;
  if ((keys.allowed | keys.needed) & kMWords) {
    // Which word becomes which is chosen as the spell resolves unless the card says it.
    m.a = m.b = kChosenWord;
    if (const JsonValue* x = f.get("from")) {
      Scope s(*this, "from");
      m.a = u8(read_word(*x, color_words(), 0));
    }
    if (const JsonValue* x = f.get("to")) {
      Scope s(*this, "to");
      m.b = u8(read_word(*x, color_words(), 0));
    }
  }
  f.finish();
  return m;
}

}  // namespace upkeep
