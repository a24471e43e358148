// Mana and other costs of card files.
#include <algorithm>

#include "cards/load.h"

namespace upkeep {

namespace {

int mana_letter(char c) {
  constexpr std::string_view letters = "WUBRGC";
  std::size_t at = letters.find(c);
  return at == std::string_view::npos ? -1 : int(at);
}

bool parse_number(std::string_view text, int& out) {
  if (text.empty() || text.size() > 3) return false;
  int value = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return false;
    value = value * 10 + (c - '0');
  }
  out = value;
  return true;
}

// What stands between the braces of one symbol.
bool add_symbol(std::string_view s, ManaCost& cost) {
  int number = 0;
  if (parse_number(s, number)) {
    if (cost.generic + number > 99) return false;
    cost.generic = u8(cost.generic + number);
    return true;
  }
  if (s == "X") {
    if (cost.x >= 3) return false;
    ++cost.x;
    return true;
  }
  if (s.size() == 1) {
    int kind = mana_letter(s[0]);
    if (kind < 0 || cost.pips[kind] >= 20) return false;
    ++cost.pips[kind];
    return true;
  }
  // {W/U} {2/W} {W/P} {W/U/P}
  u8 mask = 0, flags = 0;
  for (std::size_t i = 0; i < s.size(); i += 2) {
    if (i + 1 < s.size() && s[i + 1] != '/') return false;
    if (i + 1 == s.size() - 1) return false;  // a slash at the end
    int kind = mana_letter(s[i]);
    if (kind >= 0) {
      mask = u8(mask | 1 << kind);
    } else if (s[i] == '2' && i == 0) {
      flags |= kHybridTwo;
    } else if (s[i] == 'P' && i > 0) {
      flags |= kHybridPhyrexian;
    } else {
      return false;
    }
  }
  if (mask == 0 || cost.hybrid_count >= std::size(cost.hybrid)) return false;
  cost.hybrid[cost.hybrid_count++] = u8(mask | flags);
  return true;
}

std::string_view trim(std::string_view s) {
  while (!s.empty() && s.front() == ' ') s.remove_prefix(1);
  while (!s.empty() && s.back() == ' ') s.remove_suffix(1);
  return s;
}

struct CostWord {
  const char* words;
  u16 flag;
};
constexpr CostWord kCostWords[] = {
    {"sacrifice self", kCostSacSelf},   {"discard self", kCostDiscardSelf},
    {"exile self", kCostExileSelf},     {"return self", kCostReturnSelf},
    {"discard hand", kCostDiscardHand}, {"x not zero", kCostXNotZero}};

}  // namespace

ColorSet colors_of(const ManaCost& cost) {
  ColorSet colors = 0;
  for (int k = 0; k < 5; ++k) {
    if (cost.pips[k]) colors = ColorSet(colors | 1 << k);
  }
  for (int i = 0; i < cost.hybrid_count; ++i)
    colors = ColorSet(colors | (cost.hybrid[i] & kAllColors));
  return colors;
}

bool CardReader::parse_mana(std::string_view text, ManaCost& cost, Message& why) {
  std::size_t i = 0;
  if (text.empty())
    why = {Str::flaw_both, {Str::flaw_empty_mana_cost, Message(Str::flaw_cost_nothing, {"{0}"})}};
  while (i < text.size() && why.empty()) {
    std::size_t close = text.find('}', i);
    if (text[i] != '{' || close == std::string_view::npos) {
      why = Str::flaw_expected_symbols_like_w_x_w;
    } else if (!add_symbol(text.substr(i + 1, close - i - 1), cost)) {
      why = {Str::flaw_both,
             {Message(Str::flaw_unknown_or_repeated_too_often, {text.substr(i, close - i + 1)}),
              Str::flaw_expected_number_w_u_b_r}};
    }
    i = close + 1;
  }
  cost.exists = true;
  return why.empty();
}

ManaCost CardReader::read_mana(const JsonValue& v) {
  ManaCost cost;
  if (!v.is(JsonValue::Kind::string)) {
    fail_kind(v, Str::flaw_part_mana_cost_like_w);
    return cost;
  }
  Message why;
  if (!parse_mana(v.text, cost, why)) fail(why);
  return cost;
}

void CardReader::parse_cost_words(const std::string& text, Cost& cost) {
  std::string_view rest = text;
  while (true) {
    std::size_t comma = rest.find(',');
    std::string_view part = trim(rest.substr(0, comma));
    auto starts = [&](std::string_view with) { return part.substr(0, with.size()) == with; };
    int number = 0;
    bool known = false;
    for (const CostWord& w : kCostWords) {
      if (part == w.words) {
        cost.flags |= w.flag;
        known = true;
      }
    }
    if (known) {
    } else if (part == "{T}") {
      cost.flags |= kCostTap;
    } else if (part == "{Q}") {
      cost.flags |= kCostUntap;
    } else if (part == "discard random") {
      cost.flags |= kCostDiscardRandom;
      cost.discard_n = 1;
    } else if (starts("discard ") && parse_number(part.substr(8), number) && number > 0 &&
               number < 20) {
      cost.discard_n = u8(number);
    } else if (starts("pay ") && part.size() > 9 && part.substr(part.size() - 5) == " life" &&
               parse_number(part.substr(4, part.size() - 9), number)) {
      cost.life = db_.constant(number);
    } else if (starts("loyalty ") && part.size() > 9 && (part[8] == '+' || part[8] == '-') &&
               parse_number(part.substr(9), number) && number < 100) {
      cost.flags |= kCostLoyalty;
      cost.loyalty = i8(part[8] == '-' ? -number : number);
    } else if (starts("loyalty 0")) {
      cost.flags |= kCostLoyalty;
    } else if (starts("{")) {
      Message why;
      if (cost.mana.exists) {
        fail(Str::flaw_two_mana_costs_in_one_cost);
      } else if (!parse_mana(part, cost.mana, why)) {
        fail(why);
      }
    } else {
      fail({Str::flaw_both,
            {Message(Str::flaw_unknown_cost, {part.substr(0, 40)}),
             Message(
                 Str::flaw_expected_mana_t_q_parted_by,
                 {Message(Str::flaw_or,
                          {"\"sacrifice self\", \"discard self\", \"exile self\", \"return self\", "
                           "\"discard hand\", \"discard random\", \"discard N\", \"pay N life\"",
                           "\"loyalty +N\""})})}});
    }
    if (comma == std::string_view::npos) return;
    rest.remove_prefix(comma + 1);
  }
}

// A filter, or {"n": 2, "filter": …}.
u16 CardReader::read_cost_choice(const JsonValue& v, u8& n, Zone zone) {
  n = 1;
  if (v.is(JsonValue::Kind::object) && v.find("n")) {
    Fields f(*this, v, Str::flaw_part_number_things_to_pay_with);
    if (const JsonValue* number = f.need("n")) {
      Scope s(*this, "n");
      n = u8(read_int(*number, 1, 99));
    }
    u16 filter = 0;
    if (const JsonValue* what = f.need("filter")) {
      Scope s(*this, "filter");
      filter = read_filter(*what, zone);
    }
    f.finish();
    return filter;
  }
  return read_filter(v, zone);
}

u16 CardReader::read_cost(const JsonValue& v) {
  Cost cost;
  if (v.is(JsonValue::Kind::string)) {
    parse_cost_words(v.text, cost);
    return push(db_.costs, cost);
  }
  if (!v.is(JsonValue::Kind::object)) {
    fail_kind(v, Str::flaw_part_cost_text_like_b_t_or);
    return 0;
  }
  Fields f(*this, v, Str::flaw_part_cost);
  // What needs no choice is said in the same words as in a short cost.
  if (const JsonValue* pay = f.get("pay")) {
    Scope s(*this, "pay");
    parse_cost_words(read_text(*pay, 200), cost);
  }
  if (const JsonValue* c = f.get("sacrifice")) {
    Scope s(*this, "sacrifice");
    cost.sac_filter = read_cost_choice(*c, cost.sac_n, Zone::battlefield);
  }
  if (const JsonValue* c = f.get("discard")) {
    Scope s(*this, "discard");
    cost.discard_filter = read_cost_choice(*c, cost.discard_n, Zone::hand);
  }
  if (const JsonValue* c = f.get("exile_from_graveyard")) {
    Scope s(*this, "exile_from_graveyard");
    cost.exile_grave_filter = read_cost_choice(*c, cost.exile_grave_n, Zone::graveyard);
  }
  if (const JsonValue* c = f.get("tap")) {
    Scope s(*this, "tap");
    cost.tap_filter = read_cost_choice(*c, cost.tap_n, Zone::battlefield);
  }
  if (const JsonValue* c = f.get("return")) {
    Scope s(*this, "return");
    cost.return_filter = read_cost_choice(*c, cost.return_n, Zone::battlefield);
  }
  if (const JsonValue* c = f.get("life")) {
    Scope s(*this, "life");
    cost.life = read_amount(*c);
  }
  if (const JsonValue* c = f.get("remove_counter")) {
    Scope s(*this, "remove_counter");
    cost.remove_counter = Counter(read_word(*c, counter_words(), int(Counter::count)));
    cost.remove_n = 1;
  }
  if (const JsonValue* c = f.get("remove_n")) {
    Scope s(*this, "remove_n");
    cost.remove_n = u8(read_int(*c, 1, 99));
    if (cost.remove_counter == Counter::count) fail(Str::flaw_needs_remove_counter_beside_it);
  }
  if (const JsonValue* c = f.get("x_colors")) {
    Scope s(*this, "x_colors");
    cost.mana.x_color = read_colors(*c);
  }
  f.finish();
  return push(db_.costs, cost);
}

}  // namespace upkeep
