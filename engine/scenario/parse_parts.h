// The parts of the parser: each reads one kind of thing at the cursor and returns false after
// having noted what is wrong.
#pragma once
#include "scenario/lex.h"
#include "scenario/syntax.h"

namespace upkeep::scenario {

// Words after a name that end it, where they are followed by what belongs to them.
enum Param : u16 {
  kParamX = 1,         // x 4
  kParamMode = 2,      // mode 2
  kParamWith = 4,      // with kicker
  kParamDivide = 8,    // divide 3,1
  kParamPay = 16,      // pay GG1
  kParamAbility = 32,  // ability 2
  kParamFor = 64,      // for G
  kParamBecause = 128,
  kParamBand = 256,   // &
  kParamLabel = 512,  // as Bear1
};

// kicker, buyback, flashback …
bool cast_option_word(std::string_view word);
bool is_player_letter(std::string_view word, u8& player);
// "A.grave" cut into A and grave.
bool split_player_zone(std::string_view word, u8& player, std::string_view& rest);
bool at_param(const Cursor& c, u16 params);
bool parse_player(Cursor& c, u8& player);
// `end`: index of the first token that no longer belongs to the name, if smaller than what ends it.
bool parse_name(Cursor& c, Name& out, u16 params, std::size_t end = ~std::size_t(0));
bool parse_entry(Cursor& c, Entry& out);
bool parse_entries(Cursor& c, std::vector<Entry>& out);  // parted by commas

bool parse_position(Cursor& c, Statement& s, u8 player, std::string_view what);
bool parse_action(Cursor& c, Statement& s);
// The verb of actions that is nearest to a word; empty if none is near, or it is one.
std::string nearest_verb(std::string_view word);
bool parse_event(Cursor& c, EventPattern& out);
bool parse_checks(Cursor& c, std::vector<Check>& out);

}  // namespace upkeep::scenario
