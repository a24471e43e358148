// Words of the keyword abilities.
#pragma once
#include "text/grammar.h"

namespace upkeep::text {

// Keywords as a line of them is printed: defender first, haste last.
const std::vector<Keyword>& print_order();

struct KeywordWords {
  Str name;      // as listed on a card; none: only a sentence
  Str phrase;    // a verb phrase ("[0:attacks|attack] if able"), where there is no name
  Str classic;   // what the times before the name said, if it was a sentence then
  Str reminder;  // what it means
};
KeywordWords keyword_words(Keyword k);
// Whether the words of the time write it as a name ("flying") rather than as a sentence.
bool keyword_is_name(Keyword k, Vocabulary words);
// The verb phrase template of a keyword without a name.
const char* keyword_phrase(Keyword k, Tongue t);
// The name as the object of "has": Spanish says "la habilidad de volar".
std::string keyword_object(Keyword k, Tongue t);

}  // namespace upkeep::text
