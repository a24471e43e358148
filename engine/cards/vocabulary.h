// The words of card files: for every enum of the trees the list of its names, and the closed tables
// of flags. The loader, the schema test and messages share them.
#pragma once
#include <string>
#include <string_view>

#include "cards/card.h"

namespace upkeep {

struct WordList {
  const char* const* words;
  int count;
  // -1 where the list has no such word.
  int find(std::string_view word) const;
};

WordList keyword_words();
WordList selector_words();
WordList amount_words();
WordList condition_words();
WordList effect_words();
WordList mod_words();
WordList event_words();
WordList replacement_words();
WordList cast_option_words();
WordList counter_words();
WordList zone_words();
WordList step_words();
WordList whose_words();
WordList cmp_words();
WordList duration_words();
WordList place_words();
WordList delay_words();
WordList joint_words();
WordList color_words();  // white blue black red green
WordList target_player_words();

struct FlagWord {
  const char* word;
  u64 bit;
};
struct FlagList {
  const FlagWord* words;
  int count;
  u64 find(std::string_view word) const;  // 0 where the list has no such word
};
FlagList type_words();
FlagList super_words();
FlagList filter_flag_words();
FlagList effect_flag_words();
FlagList ability_flag_words();
FlagList said_words();

// "a, b, c", with the nearest of them first when `given` looks like a misspelling.
Message expected_words(WordList list, std::string_view given);
Message expected_words(FlagList list, std::string_view given);

// True for the subtypes that belong to other types than creatures (Aura, Equipment, Desert …).
bool is_noncreature_subtype(std::string_view word);

}  // namespace upkeep
