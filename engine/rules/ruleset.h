// The switches of the rules. An era is nothing but a column of the table in switches.inc; the
// engine asks for a switch by name and never for the era. Any switch can be set by itself (`option`
// in a .duel file, house rules).
#pragma once
#include <string_view>

#include "ids.h"

namespace upkeep {

enum class Era : u8 { fifth, sixth, m10, foundations, count };

enum class Switch : u8 {
#define CHOICE(number, name, Type, values, fifth, sixth, m10, foundations, source) name,
#define FLAG(number, name, fifth, sixth, m10, foundations, source) name,
#include "rules/switches.inc"
  count
};

// The values of each switch that is no flag, for example DamageSplit::ordered_lethal.
#define UPKEEP_LIST(...) __VA_ARGS__
#define CHOICE(number, name, Type, values, fifth, sixth, m10, foundations, source) \
  enum class Type : u8 { UPKEEP_LIST values };
#define FLAG(number, name, fifth, sixth, m10, foundations, source)
#include "rules/switches.inc"
#undef UPKEEP_LIST

// Room for whole words, so that no padding stands beside the values in a State.
constexpr int kSwitchRoom = (int(Switch::count) + 7) / 8 * 8;

// A value for each switch. A switch is read by its name, a choice also with is():
//   if (s.rules.damage_on_stack()) …
//   if (s.rules.is(DamageSplit::ordered_lethal)) …
//   switch (s.rules.continuous()) { case Continuous::layers: …
struct Rules {
  u8 value[kSwitchRoom] = {};

#define CHOICE(number, name, Type, values, fifth, sixth, m10, foundations, source) \
  Type name() const { return Type(value[int(Switch::name)]); }                     \
  bool is(Type v) const { return name() == v; }                                    \
  void set(Type v) { value[int(Switch::name)] = u8(v); }
#define FLAG(number, name, fifth, sixth, m10, foundations, source) \
  bool name() const { return value[int(Switch::name)] != 0; }
#include "rules/switches.inc"

  // For code that goes through all of them: the place of a value among those of its switch.
  u8 operator[](Switch s) const { return value[int(s)]; }
  void set(Switch s, u8 place) { value[int(s)] = place; }
  bool operator==(const Rules&) const = default;
};

// Words of today's keyword abilities that the rules did not have yet: what is said of a creature in
// a sentence ("is indestructible") is no ability of it, and stays when its abilities go.
inline KeywordSet plain_words(const Rules& rules) {
  KeywordSet k = 0;
  switch (rules.keyword_abilities()) {
    case KeywordAbilities::of1997:
      k |= bit(Keyword::haste) | bit(Keyword::fear);
      [[fallthrough]];
    case KeywordAbilities::of2003:
      k |= bit(Keyword::vigilance) | bit(Keyword::reach) | bit(Keyword::defender) |
           bit(Keyword::shroud) | bit(Keyword::flash);
      [[fallthrough]];
    case KeywordAbilities::of2009:
      k |= bit(Keyword::hexproof) | bit(Keyword::indestructible) | bit(Keyword::menace);
      [[fallthrough]];
    case KeywordAbilities::today:
      return k;
  }
  return k;
}

Rules preset(Era era);
bool era_supported(Era era);
const char* era_name(Era era);
// Parses "m10"; false if unknown.
bool parse_era(const char* name, Era& out);
// Sets one switch by name; false if the switch or the value is unknown, with the values it knows in
// `expected` (a static string).
bool set_switch(Rules& rules, const char* name, const char* value, const char*& expected);

// The words of players and .duel files, for example "poolEmpties".
const char* switch_name(Switch s);
// All values of a switch in their order, with a space between.
const char* switch_values(Switch s);
int switch_value_count(Switch s);
// One of them; empty past the last.
std::string_view switch_value_name(Switch s, int value);
// Entries of the rules catalogue.
const char* switch_source(Switch s);

// The number by which saves and links know a switch, wherever its row stands; the switch that has a
// number, Switch::count if none has it.
constexpr int kMaxSwitchNumber = 0xFF;
int switch_number(Switch s);
Switch switch_of_number(int number);

}  // namespace upkeep
