// Words, filters, selectors, amounts and conditions of card files.
#include <algorithm>

#include "cards/load.h"

namespace upkeep {

using Kind = JsonValue::Kind;

int CardReader::read_int(const JsonValue& v, int low, int high) {
  if (!v.is(Kind::integer) || v.integer < low || v.integer > high) {
    const Message found =
        v.is(Kind::integer) ? Message(std::to_string(v.integer)) : kind_name(v.kind);
    fail({Str::flaw_expected_whole_number_not, {std::to_string(low), std::to_string(high), found}});
    return low;
  }
  return int(v.integer);
}

std::string CardReader::read_text(const JsonValue& v, std::size_t longest) {
  if (!v.is(Kind::string)) {
    fail_kind(v, Str::flaw_part_text);
    return {};
  }
  if (v.text.empty() || v.text.size() > longest) {
    fail({Str::flaw_expected_text_1_to_bytes, {std::to_string(longest)}});
    return {};
  }
  return v.text;
}

bool CardReader::read_bool(const JsonValue& v) {
  if (!v.is(Kind::boolean)) fail_kind(v, Str::flaw_part_true_or_false);
  return v.integer != 0;
}

int CardReader::read_word(const JsonValue& v, WordList words, int otherwise) {
  if (!v.is(Kind::string)) {
    fail_kind(v, Str::flaw_part_word);
    return otherwise;
  }
  int at = words.find(v.text);
  if (at < 0) {
    fail(
        {Str::flaw_both,
         {Message(Str::flaw_unknown_word, {v.text.substr(0, 60)}), expected_words(words, v.text)}});
    return otherwise;
  }
  return at;
}

// One word or a list of words.
u32 CardReader::read_flag_words(const JsonValue& v, FlagList words) {
  u32 bits = 0;
  each(v, [&](const JsonValue& w) {
    if (!w.is(Kind::string)) return fail_kind(w, Str::flaw_part_word);
    const u32 bit = u32(words.find(w.text));
    if (!bit)
      fail({Str::flaw_both,
            {Message(Str::flaw_unknown_word, {w.text.substr(0, 60)}),
             expected_words(words, w.text)}});
    bits |= bit;
  });
  return bits;
}

ColorSet CardReader::read_colors(const JsonValue& v) {
  ColorSet colors = 0;
  auto one = [&](const JsonValue& w) {
    int c = read_word(w, color_words(), -1);
    if (c >= 0) colors = ColorSet(colors | 1 << c);
  };
  each(v, one);
  return colors;
}

KeywordSet CardReader::read_keywords(const JsonValue& v, std::vector<u8>* order) {
  KeywordSet set = 0;
  auto one = [&](const JsonValue& w) {
    int k = read_word(w, keyword_words(), -1);
    if (k >= 0 && order && !(set & bit(Keyword(k)))) order->push_back(u8(k));
    if (k >= 0) set |= bit(Keyword(k));
  };
  each(v, one);
  return set;
}

int CardReader::intern_subtype(const std::string& word, bool creature) {
  bool good = !word.empty() && word.size() <= 24 && word[0] >= 'A' && word[0] <= 'Z';
  for (char c : word) {
    good = good && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\'' || c == '-');
  }
  if (!good) {
    fail({Str::flaw_no_subtype, {word.substr(0, 40)}});
    return -1;
  }
  u16 at = db_.intern_subtype(word);
  if (at == kNoIndex) {
    fail({Str::flaw_more_than_subtypes, {std::to_string(kMaxSubtypes)}});
    return -1;
  }
  if (creature && !is_noncreature_subtype(word)) {
    std::vector<u8>& types = db_.creature_types;
    if (std::find(types.begin(), types.end(), u8(at)) == types.end()) types.push_back(u8(at));
  }
  return at;
}

SubtypeSet CardReader::read_subtypes(const JsonValue& v, std::vector<u8>* order, bool creature) {
  SubtypeSet set;
  auto one = [&](const JsonValue& w) {
    int at = intern_subtype(read_text(w, 24), creature);
    if (at < 0) return;
    if (order && !set.has(at)) order->push_back(u8(at));
    set.add(at);
  };
  each(v, one);
  return set;
}

// 3 means exactly 3; {"le": amount} and so on compare.
Cmp CardReader::read_comparison(const JsonValue& v, u16& amount) {
  if (!v.is(Kind::object)) {
    amount = read_amount(v);
    return Cmp::eq;
  }
  if (v.members.size() == 1) {
    int cmp = cmp_words().find(v.members[0].key);
    if (cmp > 0) {
      Scope s(*this, v.members[0].key);
      amount = read_amount(v.members[0].value);
      return Cmp(cmp);
    }
  }
  fail(Str::flaw_expected_comparison);
  return Cmp::none;
}

// "nonblack nonartifact creature", "artifact or enchantment", "other Goblin creature you_control".
// Types joined by "or" are alternatives; every other word must hold.
Filter CardReader::read_filter_words(const std::string& words, Zone zone) {
  Filter f;
  f.zone = zone;
  struct Word {
    std::string text;
    bool joined = false;  // part of an "or" group
  };
  std::vector<Word> list;
  std::size_t i = 0;
  bool join_next = false;
  while (i < words.size()) {
    std::size_t end = words.find(' ', i);
    if (end == std::string::npos) end = words.size();
    std::string w = words.substr(i, end - i);
    if (w == "or" && !list.empty()) {
      list.back().joined = true;
      join_next = true;
    } else if (!w.empty()) {
      list.push_back({w, join_next});
      join_next = false;
    }
    i = end + 1;
  }
  if (list.empty()) fail(Str::flaw_empty_filter);
  std::vector<u8> said;  // subtypes, in the order of the words
  for (const Word& item : list) {
    std::string_view w = item.text;
    if (w == "permanent" || w == "card") continue;
    if (w == "any_target") {
      f.types_any |= kCreature | kPlaneswalker;
    } else if (u64 type = type_words().find(w)) {
      if (item.joined)
        f.types_any = TypeSet(f.types_any | type);
      else
        f.types_all = TypeSet(f.types_all | type);
    } else if (int c = color_words().find(w); c >= 0) {
      f.colors_any = ColorSet(f.colors_any | 1 << c);
    } else if (u64 flag = filter_flag_words().find(w)) {
      f.flags |= flag;
      if (flag == kFSpell || flag == kFAbility) f.zone = Zone::stack;
    } else if (u64 super = super_words().find(w)) {
      f.super_all = u8(f.super_all | super);
    } else if (int k = keyword_words().find(w); k >= 0) {
      f.keywords_any |= bit(Keyword(k));
    } else if (w == "you_control") {
      f.controller = PlayerRelation::you;
    } else if (w == "opponent_controls") {
      f.controller = PlayerRelation::opponent;
    } else if (w == "you_own") {
      f.owner = PlayerRelation::you;
    } else if (w.substr(0, 3) == "in_" && zone_words().find(w.substr(3)) > 0) {
      f.zone = Zone(zone_words().find(w.substr(3)));
    } else if (w.substr(0, 3) == "non" && type_words().find(w.substr(3))) {
      f.types_none = TypeSet(f.types_none | type_words().find(w.substr(3)));
    } else if (w.substr(0, 3) == "non" && color_words().find(w.substr(3)) >= 0) {
      f.colors_none = ColorSet(f.colors_none | 1 << color_words().find(w.substr(3)));
    } else if (w.substr(0, 3) == "non" && super_words().find(w.substr(3))) {
      f.super_none = u8(f.super_none | super_words().find(w.substr(3)));
    } else if (w.substr(0, 7) == "without" && w.size() > 8 &&
               keyword_words().find(w.substr(8)) >= 0) {
      f.keywords_none |= bit(Keyword(keyword_words().find(w.substr(8))));
    } else if (w.substr(0, 4) == "non-" && w.size() > 4) {
      int at = intern_subtype(std::string(w.substr(4)), false);
      if (at >= 0) f.subtypes_none.add(at);
    } else if (w[0] >= 'A' && w[0] <= 'Z') {
      int at = intern_subtype(std::string(w), false);
      if (at >= 0 && !f.subtypes_any.has(at)) said.push_back(u8(at));
      if (at >= 0) f.subtypes_any.add(at);
    } else {
      fail({Str::flaw_both,
            {Message(Str::flaw_unknown_word_in_filter, {w.substr(0, 40)}),
             Message(Str::flaw_expected_filter_words, {expected_words(filter_flag_words(), w)})}});
    }
  }
  f.said_order = order_said(said);
  return f;
}

Filter CardReader::read_filter_object(const JsonValue& v, Zone zone) {
  Filter f;
  f.zone = zone;
  Fields o(*this, v, Str::flaw_part_filter);
  auto with = [&](const char* key, auto&& read) {
    if (const JsonValue* value = o.get(key)) {
      Scope s(*this, key);
      read(*value);
    }
  };
  with("is", [&](const JsonValue& x) { f = read_filter_words(read_text(x, 200), zone); });
  with("zone", [&](const JsonValue& x) {
    f.zone = Zone(read_word(x, zone_words(), int(Zone::battlefield)));
  });
  with("types", [&](const JsonValue& x) {
    f.types_any = TypeSet(f.types_any | read_flag_words(x, type_words()));
  });
  with("all_types", [&](const JsonValue& x) {
    f.types_all = TypeSet(f.types_all | read_flag_words(x, type_words()));
  });
  with("not_types", [&](const JsonValue& x) {
    f.types_none = TypeSet(f.types_none | read_flag_words(x, type_words()));
  });
  with("supertypes", [&](const JsonValue& x) {
    f.super_all = u8(f.super_all | read_flag_words(x, super_words()));
  });
  with("not_supertypes", [&](const JsonValue& x) {
    f.super_none = u8(f.super_none | read_flag_words(x, super_words()));
  });
  with("subtypes", [&](const JsonValue& x) {
    std::vector<u8> said;
    SubtypeSet s = read_subtypes(x, &said, false);
    for (int i = 0; i < kMaxSubtypes / 64; ++i) f.subtypes_any.w[i] |= s.w[i];
    f.said_order = order_said(said);
  });
  with("not_subtypes", [&](const JsonValue& x) {
    SubtypeSet s = read_subtypes(x, nullptr, false);
    for (int i = 0; i < kMaxSubtypes / 64; ++i) f.subtypes_none.w[i] |= s.w[i];
  });
  with("colors", [&](const JsonValue& x) { f.colors_any |= read_colors(x); });
  with("not_colors", [&](const JsonValue& x) { f.colors_none |= read_colors(x); });
  with("keywords", [&](const JsonValue& x) { f.keywords_any |= read_keywords(x); });
  with("not_keywords", [&](const JsonValue& x) { f.keywords_none |= read_keywords(x); });
  with("power", [&](const JsonValue& x) { f.power_cmp = read_comparison(x, f.power); });
  with("toughness", [&](const JsonValue& x) { f.toughness_cmp = read_comparison(x, f.toughness); });
  with("mana_value", [&](const JsonValue& x) { f.mv_cmp = read_comparison(x, f.mv); });
  with("controller",
       [&](const JsonValue& x) { f.controller = PlayerRelation(read_word(x, whose_words(), 0)); });
  with("owner",
       [&](const JsonValue& x) { f.owner = PlayerRelation(read_word(x, whose_words(), 0)); });
  with("counter", [&](const JsonValue& x) {
    f.counter = Counter(read_word(x, counter_words(), int(Counter::count)));
  });
  with("name", [&](const JsonValue& x) {
    std::string name = read_text(x, 60);
    auto at = std::find(db_.names.begin(), db_.names.end(), name);
    f.name = at == db_.names.end() ? push(db_.names, name) : u16(at - db_.names.begin());
  });
  o.finish();
  return f;
}

u16 CardReader::read_filter(const JsonValue& v, Zone zone) {
  if (v.is(Kind::string)) return push(db_.filters, read_filter_words(read_text(v, 200), zone));
  if (v.is(Kind::object)) return push(db_.filters, read_filter_object(v, zone));
  if (!v.is(Kind::array) || v.items.empty()) {
    fail_kind(v, Str::flaw_part_filter_form);
    return 0;
  }
  u16 first = 0, previous = 0;
  for (std::size_t i = 0; i < v.items.size(); ++i) {
    Scope s(*this, i);
    if (v.items[i].is(Kind::array)) {
      fail(Str::flaw_nested_list_of_filters);
      continue;
    }
    u16 at = read_filter(v.items[i], zone);
    if (previous)
      db_.filters[previous].or_next = at;
    else
      first = at;
    previous = at;
  }
  return first;
}

Selector CardReader::read_sel(const JsonValue& v) {
  Selector sel;
  if (v.is(Kind::string)) {
    int k = read_word(v, selector_words(), 0);
    if (SelKind(k) == SelKind::all) fail(Str::flaw_all_needs_filter_all_filter);
    sel.kind = SelKind(k);
    return sel;
  }
  // {"target": 1}, {"all": filter}, {"it": filter}; a slot and a filter: {"target": 1, "filter": …}
  if (!v.is(Kind::object) || v.members.empty()) {
    fail_kind(v, Str::flaw_part_selector_form);
    return sel;
  }
  int k = selector_words().find(v.members[0].key);
  if (k <= 0) {
    fail({Str::flaw_both,
          {Message(Str::flaw_unknown_selector, {v.members[0].key.substr(0, 40)}),
           expected_words(selector_words(), v.members[0].key)}});
    return sel;
  }
  sel.kind = SelKind(k);
  Fields f(*this, v, Str::flaw_part_selector);
  const JsonValue* first = f.need(selector_words().words[k]);
  bool slot = sel.kind == SelKind::target || sel.kind == SelKind::target_controller ||
              sel.kind == SelKind::target_owner || sel.kind == SelKind::all_players_others ||
              sel.kind == SelKind::you_and_target;
  if (first) {
    Scope s(*this, v.members[0].key);
    if (slot)
      sel.n = u8(read_int(*first, 0, 15));
    else
      sel.filter = read_filter(*first);
  }
  if (slot) {
    if (const JsonValue* more = f.get("filter")) {
      Scope s(*this, "filter");
      sel.filter = read_filter(*more);
    }
  }
  f.finish();
  return sel;
}

u16 CardReader::read_amount(const JsonValue& v) {
  if (v.is(Kind::integer)) return db_.constant(read_int(v, -999, 9999));
  if (v.is(Kind::string)) {
    Amount a;
    a.kind = AmountKind(read_word(v, amount_words(), 0));
    switch (a.kind) {
      case AmountKind::x:
      case AmountKind::event_amount:
      case AmountKind::last_amount:
      case AmountKind::chosen_number:
      case AmountKind::divided_share:
      case AmountKind::target_count:
      case AmountKind::kick_count:
      case AmountKind::domain:
      case AmountKind::creatures_died_this_turn:
      case AmountKind::times_used:
      case AmountKind::source_number:
        break;
      case AmountKind::lands_played_this_turn:
      case AmountKind::untapped_lands_as_turn_began:
      case AmountKind::cards_drawn_this_turn:
      case AmountKind::spells_cast_this_turn:
        a.sel.kind = SelKind::you;
        break;
      default:
        if (amount_words().find(v.text) >= 0)
          fail({Str::flaw_says_nothing_alone_expected, {v.text, v.text}});
    }
    return push(db_.amounts, a);
  }
  if (!v.is(Kind::object)) {
    fail_kind(v, Str::flaw_part_amount_form);
    return 0;
  }
  return push(db_.amounts, read_amount_object(v));
}

Amount CardReader::read_amount_object(const JsonValue& v) {
  Amount a;
  if (v.members.empty()) {
    fail(Str::flaw_empty_amount);
    return a;
  }
  const std::string& key = v.members[0].key;
  if (key == "fewest") {  // a minimum over the players
    Fields f(*this, v, Str::flaw_part_amount);
    Scope s(*this, key);
    a.kind = AmountKind::minimum;
    a.a = read_amount(*f.need("fewest"));
    f.finish();
    return a;
  }
  int k = amount_words().find(key);
  if (k < 0) {
    fail({Str::flaw_both,
          {Message(Str::flaw_unknown_amount, {key.substr(0, 40)}),
           expected_words(amount_words(), key)}});
    return a;
  }
  a.kind = AmountKind(k);
  Fields f(*this, v, Str::flaw_part_amount);
  const JsonValue& value = *f.need(amount_words().words[k]);
  Scope s(*this, key);
  auto first_of_two = [&] {
    if (!value.is(Kind::array) || value.items.size() != 2) {
      fail_kind(value, Str::flaw_part_list_two);
      return;
    }
    Scope s0(*this, std::size_t(0));
    a.a = read_amount(value.items[0]);
  };
  switch (a.kind) {
    case AmountKind::constant:
      a.value = i16(read_int(value, -999, 9999));
      break;
    case AmountKind::count:
    case AmountKind::card_types:
    case AmountKind::colors_among:
    case AmountKind::greatest_power:
    case AmountKind::greatest_toughness:
    case AmountKind::greatest_mana_value:
      a.filter = read_filter(value);
      break;
    case AmountKind::power:
    case AmountKind::toughness:
    case AmountKind::mana_value:
    case AmountKind::life:
    case AmountKind::hand_size:
    case AmountKind::library_size:
    case AmountKind::marked_damage:
    case AmountKind::poison:
    case AmountKind::damage_dealt_this_turn:
    case AmountKind::cards_drawn_this_turn:
    case AmountKind::spells_cast_this_turn:
    case AmountKind::lands_played_this_turn:
    case AmountKind::untapped_lands_as_turn_began:
      a.sel = read_sel(value);
      break;
    case AmountKind::counters:
      a.value = i16(read_word(value, counter_words(), 0));
      a.sel.kind = SelKind::self;
      if (const JsonValue* of = f.get("on")) {
        Scope on(*this, "on");
        a.sel = read_sel(*of);
      }
      break;
    case AmountKind::add:
    case AmountKind::subtract:
    case AmountKind::minimum:
    case AmountKind::maximum:
      first_of_two();
      if (value.is(Kind::array) && value.items.size() == 2) {
        Scope s1(*this, std::size_t(1));
        a.b = read_amount(value.items[1]);
      }
      break;
    case AmountKind::multiply:
      first_of_two();
      if (value.is(Kind::array) && value.items.size() == 2) {
        Scope s1(*this, std::size_t(1));
        a.value = i16(read_int(value.items[1], -99, 99));
      }
      break;
    case AmountKind::half_up:
    case AmountKind::half_down:
    case AmountKind::even_share:
      a.a = read_amount(value);
      break;
    case AmountKind::devotion:
      a.value = i16(read_colors(value));
      break;
    default:
      fail({Str::flaw_stands_alone_as_word, {key}});
  }
  f.finish();
  return a;
}

u16 CardReader::read_condition(const JsonValue& v) {
  Condition c;
  if (v.is(Kind::string)) {
    c.kind = CondKind(read_word(v, condition_words(), 0));
    switch (c.kind) {
      case CondKind::compare:
      case CondKind::exists:
      case CondKind::matches:
      case CondKind::both:
      case CondKind::either:
      case CondKind::negate:
      case CondKind::is_step:
      case CondKind::same_player:
        fail({Str::flaw_says_nothing_alone_expected, {v.text, v.text}});
        break;
      default:
        break;
    }
    return push(db_.conditions, c);
  }
  if (!v.is(Kind::object) || v.members.empty()) {
    fail_kind(v, Str::flaw_part_condition_form);
    return 0;
  }
  const std::string& key = v.members[0].key;
  int k = condition_words().find(key);
  if (k < 0) {
    fail({Str::flaw_both,
          {Message(Str::flaw_unknown_condition, {key.substr(0, 40)}),
           expected_words(condition_words(), key)}});
    return 0;
  }
  c.kind = CondKind(k);
  Fields f(*this, v, Str::flaw_part_condition);
  const JsonValue& value = *f.need(condition_words().words[k]);
  {
    Scope s(*this, key);
    bool list = value.is(Kind::array);
    auto item = [&](std::size_t i, auto&& read) {
      Scope at(*this, i);
      read(value.items[i]);
    };
    switch (c.kind) {
      case CondKind::compare:
        if (!list || value.items.size() != 3) {
          fail_kind(value, Str::flaw_part_list_amount_ge_eq_le_lt);
          break;
        }
        item(0, [&](const JsonValue& x) { c.a = read_amount(x); });
        item(1, [&](const JsonValue& x) { c.cmp = Cmp(read_word(x, cmp_words(), 0)); });
        item(2, [&](const JsonValue& x) { c.b = read_amount(x); });
        break;
      case CondKind::exists:
        c.filter = read_filter(value);
        break;
      case CondKind::matches:
      case CondKind::same_player:
        c.sel = read_sel(value);
        break;
      case CondKind::kicked:
        c.n = u8(read_int(value, 0, 7));
        break;
      case CondKind::both:
      case CondKind::either:
        if (!list || value.items.size() != 2) {
          fail_kind(value, Str::flaw_part_list_two_conditions);
          break;
        }
        item(0, [&](const JsonValue& x) { c.a = read_condition(x); });
        item(1, [&](const JsonValue& x) { c.b = read_condition(x); });
        break;
      case CondKind::negate:
        c.a = read_condition(value);
        break;
      case CondKind::is_step:
        c.n = u8(read_word(value, step_words(), 0));
        break;
      default:
        fail({Str::flaw_stands_alone_as_word, {key}});
    }
  }
  if (c.kind == CondKind::matches) {
    if (const JsonValue* filter = f.need("filter")) {
      Scope s(*this, "filter");
      c.filter = read_filter(*filter);
    }
  }
  f.finish();
  return push(db_.conditions, c);
}

}  // namespace upkeep
