// Abilities and targets of card files.
#include <algorithm>

#include "cards/load.h"

namespace upkeep {

using Kind = JsonValue::Kind;

// A slot is a word ("any", "player", "opponent", "you"), a filter, or an object with "objects" and
// "players" and how many.
TargetSpec CardReader::read_target(const JsonValue& v) {
  TargetSpec t;
  auto any_target = [&] {
    Filter f;
    f.types_any = kCreature | kPlaneswalker;
    t.filter = push(db_.filters, f);
    t.players = kTargetAnyPlayer;
  };
  if (v.is(Kind::string)) {
    if (v.text == "any")
      any_target();
    else if (v.text == "player")
      t.players = kTargetAnyPlayer;
    else if (v.text == "opponent")
      t.players = kTargetOpponent;
    else
      t.filter = read_filter(v);
    return t;
  }
  if (v.is(Kind::array)) {
    t.filter = read_filter(v);
    return t;
  }
  if (!v.is(Kind::object)) {
    fail_kind(v, Str::flaw_part_target_form);
    return t;
  }
  Fields f(*this, v, Str::flaw_part_target);
  auto with = [&](const char* key, auto&& read) {
    if (const JsonValue* value = f.get(key)) {
      Scope s(*this, key);
      read(*value);
    }
  };
  bool something = false;
  with("any", [&](const JsonValue& x) {
    if (!read_bool(x)) fail(Str::flaw_expected_true);
    any_target();
    something = true;
  });
  with("objects", [&](const JsonValue& x) {
    t.filter = read_filter(x);
    something = true;
  });
  with("players", [&](const JsonValue& x) {
    t.players = TargetPlayers(read_word(x, target_player_words(), 0));
    something = true;
  });
  if (!something) fail(Str::flaw_needs_any_objects_or_players);
  with("max", [&](const JsonValue& x) { t.max = u8(read_int(x, 1, 255)); });
  with("any_number", [&](const JsonValue& x) {
    if (read_bool(x)) t.max = 255;
  });
  t.min = t.max == 255 ? 1 : t.max;
  with("min", [&](const JsonValue& x) { t.min = u8(read_int(x, 0, 254)); });
  if (t.min > t.max) fail(Str::flaw_min_greater_than_max);
  with("number", [&](const JsonValue& x) { t.max_amount = read_amount(x); });
  with("divide", [&](const JsonValue& x) { t.divide = read_amount(x); });
  with("divide_even", [&](const JsonValue& x) { t.divide_even = read_bool(x); });
  with("extra_cost", [&](const JsonValue& x) { t.extra_cost = u8(read_int(x, 1, 20)); });
  with("other_than", [&](const JsonValue& x) { t.other_than_slot = u8(read_int(x, 0, 15)); });
  with("chooser",
       [&](const JsonValue& x) { t.chooser = PlayerRelation(read_word(x, whose_words(), 1)); });
  f.finish();
  return t;
}

// The slots of one mode lie side by side in the pool, so they are collected before they are added.
u16 CardReader::read_targets(const JsonValue& v, u8& count) {
  count = 0;
  if (!v.is(Kind::array) || v.items.empty() || v.items.size() > 8) {
    fail_kind(v, Str::flaw_part_list_1_to_8_targets);
    return 0;
  }
  std::vector<TargetSpec> slots;
  for (std::size_t i = 0; i < v.items.size(); ++i) {
    Scope s(*this, i);
    slots.push_back(read_target(v.items[i]));
    if (slots.back().other_than_slot != kNoSlot && slots.back().other_than_slot >= i)
      fail(Str::flaw_other_than_needs_earlier_slot);
  }
  u16 first = 0;
  for (const TargetSpec& slot : slots) {
    u16 at = push(db_.targets, slot);
    if (!first) first = at;
  }
  count = u8(slots.size());
  return first;
}

Mode CardReader::read_mode(Fields& f, bool effects_needed) {
  Mode mode;
  if (const JsonValue* targets = f.get("targets")) {
    Scope s(*this, "targets");
    mode.first_target = read_targets(*targets, mode.target_count);
  }
  if (const JsonValue* effects = effects_needed ? f.need("effects") : f.get("effects")) {
    Scope s(*this, "effects");
    mode.effects = read_effects(*effects);
  }
  return mode;
}

// Either "targets" and "effects", or "modes" (each with these two) and how many to choose.
void CardReader::read_modes(Fields& f, Ability& a, bool effects_needed) {
  const JsonValue* modes = f.get("modes");
  if (!modes) {
    Mode mode = read_mode(f, effects_needed);
    a.first_mode = push(db_.modes, mode);
    a.mode_count = 1;
    return;
  }
  if (!modes->is(Kind::array) || modes->items.size() < 2 || modes->items.size() > 8) {
    Scope s(*this, "modes");
    fail_kind(*modes, Str::flaw_part_list_2_to_8_modes);
    return;
  }
  std::vector<Mode> list;
  {
    Scope s(*this, "modes");
    for (std::size_t i = 0; i < modes->items.size(); ++i) {
      Scope at(*this, i);
      Fields m(*this, modes->items[i], Str::flaw_part_mode);
      if (!m) continue;
      list.push_back(read_mode(m, true));
      m.finish();
    }
  }
  for (const Mode& mode : list) {
    u16 at = push(db_.modes, mode);
    if (!a.first_mode) a.first_mode = at;
  }
  a.mode_count = u8(list.size());
  if (const JsonValue* n = f.get("choose")) {
    Scope s(*this, "choose");
    a.modes_min = a.modes_max = u8(read_int(*n, 1, int(list.size())));
  }
  if (const JsonValue* n = f.get("choose_up_to")) {
    Scope s(*this, "choose_up_to");
    a.modes_max = u8(read_int(*n, 1, int(list.size())));
  }
}

void CardReader::read_keyword_name(Fields& f, Ability& a) {
  const JsonValue* name = f.get("keyword");
  if (!name) return;
  Scope s(*this, "keyword");
  const std::string text = read_text(*name, 60);
  const auto at = std::find(db_.names.begin(), db_.names.end(), text);
  a.keyword = at == db_.names.end() ? push(db_.names, text) : u16(at - db_.names.begin());
}

void CardReader::read_said(Fields& f, u16& said) {
  const JsonValue* words = f.get("said");
  if (!words) return;
  Scope s(*this, "said");
  said = u16(said | read_flag_words(*words, said_words()));
}

u32 CardReader::read_ability_flags(Fields& f) {
  const JsonValue* only = f.get("only");
  if (!only) return 0;
  Scope s(*this, "only");
  return read_flag_words(*only, ability_flag_words());
}

void CardReader::read_activated(const JsonValue& v, Ability& a) {
  a.kind = AbilityKind::activated;
  Fields f(*this, v, Str::flaw_part_activated_ability);
  if (!f) return;
  if (const JsonValue* cost = f.need("cost")) {
    Scope s(*this, "cost");
    a.cost = read_cost(*cost);
  }
  a.flags |= read_ability_flags(f);
  if (const JsonValue* cycles = f.get("cycles")) {
    Scope s(*this, "cycles");
    if (read_bool(*cycles)) a.flags |= kACycling;  // "Plainscycling" (CR 702.29e)
  }
  read_said(f, a.said);
  read_keyword_name(f, a);
  if (const JsonValue* zone = f.get("zone")) {
    Scope s(*this, "zone");
    a.zone = Zone(read_word(*zone, zone_words(), int(Zone::battlefield)));
  }
  if (const JsonValue* condition = f.get("if")) {
    Scope s(*this, "if");
    a.condition = read_condition(*condition);
  }
  read_modes(f, a, true);
  f.finish();
}

// What happens to several at one time, of which "one or more" is said.
static bool comes_together(TriggerEvent e) {
  return e == TriggerEvent::enters || e == TriggerEvent::leaves || e == TriggerEvent::dies ||
         e == TriggerEvent::to_graveyard || e == TriggerEvent::attacks ||
         e == TriggerEvent::deals_damage || e == TriggerEvent::discards ||
         e == TriggerEvent::sacrificed;
}

void CardReader::read_triggered(const JsonValue& v, Ability& a) {
  a.kind = AbilityKind::triggered;
  Fields f(*this, v, Str::flaw_part_triggered_ability);
  if (!f) return;
  Trigger& t = a.trigger;
  if (const JsonValue* when = f.need("when")) {
    Scope s(*this, "when");
    t.event = TriggerEvent(read_word(*when, event_words(), 0));
    if (t.event == TriggerEvent::none) fail(Str::flaw_ability_that_never_triggers);
  }
  auto with = [&](const char* key, auto&& read) {
    if (const JsonValue* value = f.get(key)) {
      Scope s(*this, key);
      read(*value);
    }
  };
  const bool discarded = t.event == TriggerEvent::discards || t.event == TriggerEvent::cycled;
  const Zone zone = t.event == TriggerEvent::cast ? Zone::stack : Zone::battlefield;
  with("object", [&](const JsonValue& x) {
    t.object = read_filter(x, zone);
    // "When you cast this spell", "When you cycle this card": it works wherever the card is then.
    if ((discarded || t.event == TriggerEvent::cast) && x.text == "self") a.zone = Zone::none;
  });
  with("other", [&](const JsonValue& x) {
    t.other =
        read_filter(x, t.event == TriggerEvent::becomes_target ? Zone::stack : Zone::battlefield);
  });
  with("player",
       [&](const JsonValue& x) { t.player = PlayerRelation(read_word(x, whose_words(), 0)); });
  with("combat_only", [&](const JsonValue& x) { t.combat_only = read_bool(x); });
  with("noncombat_only", [&](const JsonValue& x) { t.noncombat_only = read_bool(x); });
  with("to_player_only", [&](const JsonValue& x) { t.to_player_only = read_bool(x); });
  with("to_object_only", [&](const JsonValue& x) { t.to_object_only = read_bool(x); });
  with("if", [&](const JsonValue& x) { t.condition = read_condition(x); });
  with("part", [&](const JsonValue& x) {
    static constexpr const char* kParts[] = {"during", "beginning", "end"};
    t.part = u8(read_word(x, WordList{kParts, 3}, 0));
  });
  // What is counted is counted of all that happens to a player, whatever the object.
  const bool counted = t.event == TriggerEvent::cast || t.event == TriggerEvent::draws ||
                       t.event == TriggerEvent::gains_life || t.event == TriggerEvent::loses_life;
  with("nth", [&](const JsonValue& x) {
    t.nth = u8(read_int(x, 1, 4));
    if (!counted || t.object) fail({Str::flaw_unknown_key_in, {Str::flaw_part_triggered_ability}});
  });
  with("past_first", [&](const JsonValue& x) {
    t.past_first = read_bool(x);
    if (t.event != TriggerEvent::draws)
      fail({Str::flaw_unknown_key_in, {Str::flaw_part_triggered_ability}});
  });
  with("together", [&](const JsonValue& x) {
    t.together = read_bool(x);
    if (!comes_together(t.event))
      fail({Str::flaw_unknown_key_in, {Str::flaw_part_triggered_ability}});
  });
  with("counter", [&](const JsonValue& x) {
    t.counter = Counter(read_word(x, counter_words(), 0));
    if (t.event != TriggerEvent::counters_put)
      fail({Str::flaw_unknown_key_in, {Str::flaw_part_triggered_ability}});
  });
  with("during",
       [&](const JsonValue& x) { t.during = PlayerRelation(read_word(x, whose_words(), 0)); });
  with("zone", [&](const JsonValue& x) {
    a.zone = Zone(read_word(x, zone_words(), int(Zone::battlefield)));
  });
  a.flags |= read_ability_flags(f);
  read_said(f, a.said);
  read_keyword_name(f, a);
  read_modes(f, a, true);
  f.finish();
}

void CardReader::read_static(const JsonValue& v, Ability& a) {
  a.kind = AbilityKind::static_;
  a.affects.kind = SelKind::self;
  Fields f(*this, v, Str::flaw_part_static_ability);
  if (!f) return;
  if (const JsonValue* affects = f.need("affects")) {
    Scope s(*this, "affects");
    a.affects = read_sel(*affects);
  }
  if (const JsonValue* mods = f.need("mods")) {
    Scope s(*this, "mods");
    a.mods = read_mods(*mods);
  }
  if (const JsonValue* condition = f.get("if")) {
    Scope s(*this, "if");
    a.condition = read_condition(*condition);
  }
  read_said(f, a.said);
  read_keyword_name(f, a);
  if (const JsonValue* lingers = f.get("lingers")) {
    Scope s(*this, "lingers");
    if (read_bool(*lingers)) a.flags |= kALingers;
  }
  if (const JsonValue* zone = f.get("zone")) {
    Scope s(*this, "zone");
    a.zone = Zone(read_word(*zone, zone_words(), int(Zone::battlefield)));
  }
  if (const JsonValue* defining = f.get("characteristic")) {
    Scope s(*this, "characteristic");
    if (read_bool(*defining)) a.flags |= kACharacteristic;
  }
  f.finish();
}

void CardReader::read_replacement(const JsonValue& v, Ability& a) {
  a.kind = AbilityKind::replacement;
  Fields f(*this, v, Str::flaw_part_replacement);
  if (!f) return;
  read_keyword_name(f, a);
  if (const JsonValue* word = f.need("replace")) {
    Scope s(*this, "replace");
    a.repl = ReplKind(read_word(*word, replacement_words(), 0));
    if (a.repl == ReplKind::none) fail(Str::flaw_replacement_nothing);
  }
  auto with = [&](const char* key, bool needed, auto&& read) {
    if (const JsonValue* value = needed ? f.need(key) : f.get(key)) {
      Scope s(*this, key);
      read(*value);
    }
  };
  if (a.repl == ReplKind::enters_with_counters) {
    a.amount = db_.constant(1);
    with("counter", true,
         [&](const JsonValue& x) { a.counter = Counter(read_word(x, counter_words(), 0)); });
    with("amount", false, [&](const JsonValue& x) { a.amount = read_amount(x); });
  }
  if (a.repl == ReplKind::enters_choose_number)
    with("amount", true, [&](const JsonValue& x) { a.amount = read_amount(x); });
  if (a.repl == ReplKind::enters_choose_form)
    with("forms", true, [&](const JsonValue& x) { a.mods = read_forms(x); });
  if (a.repl == ReplKind::enters_as_copy) {
    with("filter", true, [&](const JsonValue& x) { a.filter = read_filter(x); });
    with("mods", false, [&](const JsonValue& x) { a.mods = read_mods(x); });
  }
  if (a.repl == ReplKind::enters_pay) {
    with("cost", true, [&](const JsonValue& x) { a.cost = read_cost(x); });
    with("tapped", false, [&](const JsonValue& x) {
      if (read_bool(x)) a.repl_flags |= kETapped;
    });
  }
  if (a.repl == ReplKind::enters_lose_life)
    with("amount", true, [&](const JsonValue& x) { a.amount = read_amount(x); });
  if (a.repl == ReplKind::draw || a.repl == ReplKind::gain_life)
    with("effects", true, [&](const JsonValue& x) { a.effects = read_effects(x); });
  if (a.repl == ReplKind::draw) {
    with("optional", false, [&](const JsonValue& x) {
      if (read_bool(x)) a.repl_flags |= kReplOptional;
    });
    with("draw_step", false, [&](const JsonValue& x) {
      if (read_bool(x)) a.repl_flags |= kReplDrawStep;
    });
  }
  with("if", false, [&](const JsonValue& x) { a.condition = read_condition(x); });
  read_said(f, a.said);
  f.finish();
}

// Follows a chain of effects and their children; an added mana anywhere makes it a mana ability.
bool CardReader::adds_mana(u16 effect) const {
  for (u16 e = effect; e; e = db_.effects[e].next) {
    const Effect& x = db_.effects[e];
    if (x.kind == EffectKind::add_mana || adds_mana(x.child) || adds_mana(x.else_child))
      return true;
  }
  return false;
}

// A list of lists of modifications: each a set of characteristics to choose.
u16 CardReader::read_forms(const JsonValue& v) {
  if (!v.is(Kind::array) || v.items.size() < 2 || v.items.size() > 3) {
    fail_kind(v, Str::flaw_part_lists_of_modifications);
    return 0;
  }
  u16 next = 0;
  for (std::size_t i = v.items.size(); i-- > 0;) {
    Scope s(*this, i);
    Mod m;
    m.kind = ModKind::form;
    m.filter = read_mods(v.items[i]);
    m.next = next;
    next = push(db_.mods, m);
  }
  return next;
}

void CardReader::name_in(u16 effect, u16 ability) {
  for (u16 e = effect; e; e = db_.effects[e].next) {
    for (u16 m = db_.effects[e].mods; m; m = db_.mods[m].next)
      if (db_.mods[m].kind == ModKind::same_ability && !db_.mods[m].ability)
        db_.mods[m].ability = ability;
    name_in(db_.effects[e].child, ability);
    name_in(db_.effects[e].else_child, ability);
  }
}

void CardReader::name_itself(u16 ability) {
  for (int i = 0; i < db_.abilities[ability].mode_count; ++i)
    name_in(db_.modes[db_.abilities[ability].first_mode + i].effects, ability);
}

bool CardReader::asks_times_used(u16 effect) const {
  const auto asks = [&](u16 condition) {
    const Condition& c = db_.conditions[condition];
    return c.kind == CondKind::compare && (db_.amounts[c.a].kind == AmountKind::times_used ||
                                           db_.amounts[c.b].kind == AmountKind::times_used);
  };
  for (u16 e = effect; e; e = db_.effects[e].next) {
    const Effect& x = db_.effects[e];
    if (asks(x.condition) || db_.amounts[x.amount].kind == AmountKind::times_used ||
        asks_times_used(x.child) || asks_times_used(x.else_child))
      return true;
  }
  return false;
}

// What follows from the rest: loyalty abilities keep sorcery timing (CR 606.3), and mana abilities
// are activated ones that could add mana, without targets and loyalty (CR 605.1a), or triggered
// ones from tapping for mana (CR 605.1b).
void CardReader::finish_ability(Ability& a) {
  if (a.kind == AbilityKind::activated)
    for (int i = 0; i < a.mode_count; ++i)
      if (asks_times_used(db_.modes[a.first_mode + i].effects)) a.flags |= kACounted;
  bool loyalty = a.cost && (db_.costs[a.cost].flags & kCostLoyalty);
  if (loyalty) a.flags |= kASorceryTiming;
  bool could =
      a.kind == AbilityKind::activated ||
      (a.kind == AbilityKind::triggered && a.trigger.event == TriggerEvent::tapped_for_mana);
  if (!could || loyalty) return;
  bool mana = false;
  for (int i = 0; i < a.mode_count; ++i) {
    const Mode& mode = db_.modes[a.first_mode + i];
    if (mode.target_count) return;
    mana = mana || adds_mana(mode.effects);
  }
  if (mana) a.flags |= kAManaAbility;
}

static Message kinds_of_ability() {
  return {Str::flaw_or, {"activated, triggered, static, replacement, tap_for, equip", "cycling"}};
}

// One key says the kind. {"tap_for": "{G}"}, {"equip": "{2}"} and {"cycling": "{2}"} are short for
// the activated abilities they mean.
bool CardReader::read_ability(const JsonValue& v, Ability& a) {
  if (!v.is(Kind::object) || v.members.size() != 1) {
    fail({Str::flaw_expected_object_with_one_key, {kinds_of_ability()}});
    return false;
  }
  const std::string& key = v.members[0].key;
  const JsonValue& value = v.members[0].value;
  Scope s(*this, key);
  if (key == "activated") {
    read_activated(value, a);
  } else if (key == "triggered") {
    read_triggered(value, a);
  } else if (key == "static") {
    read_static(value, a);
  } else if (key == "replacement") {
    read_replacement(value, a);
  } else if (key == "tap_for" || key == "equip" || key == "cycling") {
    a.kind = AbilityKind::activated;
    Effect e;
    Mode mode;
    if (key == "tap_for") {
      Cost cost;
      cost.flags = kCostTap;
      a.cost = push(db_.costs, cost);
      ManaCost mana = read_mana(value);
      if (mana.generic || mana.x || mana.hybrid_count) fail(Str::flaw_only_w_u_b_r_g);
      e.kind = EffectKind::add_mana;
      e.who.kind = SelKind::you;
      e.amount = db_.constant(1);
      for (int i = 0; i < kManaKinds; ++i) e.mana[i] = mana.pips[i];
    } else if (key == "equip") {
      a.cost = read_cost(value);
      a.flags = kAEquip | kASorceryTiming;
      e.kind = EffectKind::attach;
      e.what.kind = SelKind::target;
      Filter f;
      f.types_all = kCreature;
      f.controller = PlayerRelation::you;
      TargetSpec t;
      t.filter = push(db_.filters, f);
      mode.first_target = push(db_.targets, t);
      mode.target_count = 1;
    } else {
      a.cost = read_cost(value);
      if (a.cost) db_.costs[a.cost].flags |= kCostDiscardSelf;
      a.zone = Zone::hand;
      a.flags = kACycling;
      e.kind = EffectKind::draw;
      e.who.kind = SelKind::you;
      e.amount = db_.constant(1);
    }
    mode.effects = push(db_.effects, e);
    a.first_mode = push(db_.modes, mode);
    a.mode_count = 1;
  } else {
    fail({Str::flaw_unknown_ability, {kinds_of_ability()}});
    return false;
  }
  finish_ability(a);
  return true;
}

}  // namespace upkeep
