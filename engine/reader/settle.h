// What a grammar cannot say of one part alone: which target slot is which, what "that creature"
// is, what X is. The grammar leaves marks, which are objects with one of these keys:
//   {"$target": slot, "$at": place}          a new target, named at that place of the text
//   {"$player_target": slot, "$at": place}   the same where a filter asks for the player
//   {"$back": selector, "$at": place}        one of the targets named before that place: an object,
//                                            or a player with "$player": true
//   {"$where": amount, "$in": value}         the value, with the amount for each "x"
// `$back` is "target", "target_controller" or "target_owner". Other marks are short for words of
// card files: spell_out() has them.
#pragma once
#include <vector>

#include "reader/chart.h"

namespace upkeep::reader {

// All definitions that a value with such marks can be. Targets are numbered in the order of the
// text, for each list of effects, and stand beside it as "targets".
std::vector<JsonValue> settle(const JsonValue& value);

}  // namespace upkeep::reader
