// The sentences of a view: prompts, what an option does, what passing leads to.
#pragma once
#include <initializer_list>
#include <string>

#include "rules/query.h"
#include "view/view.h"

namespace upkeep {

// A sentence; {0}, {1} … are filled in.
std::string fill(Str key, Lang lang, std::initializer_list<std::string> args = {});

std::string player_name(const ViewNames& names, u8 player);
// What a seat may call an object, also one that has left.
std::string object_name(const Read& c, Ref r, u8 seat, Lang lang);
// Whether the permanent lies face down and the seat does not control it, so that it has only a
// number among several.
bool masked_to(const Read& c, Ref r, u8 seat);
int mask_number(const Read& c, Ref r, u8 seat);
std::string step_name(const State& s, Lang lang);
std::string stack_kind(const Read& c, const StackObject& item, Lang lang, Vocabulary words);
std::string choice_note(const Read& c, const Permanent& p, Lang lang, const ViewNames& names);
std::string prompt_words(const Read& c, bool mine, const ViewNames& names, Lang lang);
// The pass button: what it is called, and what follows ("" outside of such decisions).
std::string pass_label(const Read& c, Lang lang);
bool pass_ends_phase(const State& s);  // what passes is a phase of 1997
// Whether the spell is face down and the seat does not control it, so that it has no name there.
bool face_down_to(const StackObject& item, u8 seat);
std::string face_down_name(Lang lang);
// What waits on the stack, as who decides may know it: a card's name, "The draw".
std::string waiting_item_name(const Read& c, const StackObject& item, Lang lang);
std::string pass_words(const Read& c, const ViewNames& names, Lang lang,
                       const AutomaticPass* automatic);
// " (lose 2 life)": what unspent mana costs `player` when `step` is over; else empty.
std::string burn_words(const Read& c, u8 player, Step step, Lang lang);
std::string option_words(const Read& c, const Option& o, const ViewNames& names, Lang lang,
                         Vocabulary words);
// The windows of 1997 that are open, and the damage that waits (view/batch_windows.cpp).
void add_windows(View& v, const Read& c, u8 seat, const ViewNames& names, Lang lang);
// Divisions and orders as far as they have come (view/choice.cpp).
void add_choice(View& v, const Read& c, const ViewNames& names, Lang lang);
void add_block_places(View& v, const Read& c);
std::string option_key(const State& s, const Option& o, int& numbered);
std::string over_text(const State& s, const ViewNames& names, Lang lang);

}  // namespace upkeep
