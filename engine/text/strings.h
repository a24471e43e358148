// The words of assets/strings: what needs no more grammar than the marks of grammar.h.
#pragma once
#include <cstddef>
#include <initializer_list>
#include <string>

#include "text/string_keys.h"

namespace upkeep {

// A program of the page holds English alone. Another language's words are a file
// (assets/build/strings.mjs): it is asked for here when they are first needed, and until it has
// come the words are English.
using WordsSource = void (*)(Lang lang);  // calls take_words, if it can
void set_words_source(WordsSource source);
// Whether the file is one for this program; it has to stay where it is.
bool take_words(Lang lang, const char* file, std::size_t size);
bool has_words(Lang lang);

// The words of a key; none where the key is Str::none.
const char* str(Lang lang, Str key);
// The same with {0}, {1} … replaced, as fill_row does.
std::string str(Lang lang, Str key, std::initializer_list<std::string> args);

namespace text {

// The rules of 1997 are cited by their book: their sections have no numbers.
inline const char* book_of_1997(Lang lang) { return str(lang, Str::rules_book_of_1997); }

// `words` with {0}, {1} … replaced by `args`, things by their names as they are shown, numbers in
// figures: the marks of grammar.h make the words agree with them ("{0} [0:dies|die]").
std::string fill_row(Lang lang, const char* words, std::initializer_list<std::string> args);

}  // namespace text
}  // namespace upkeep
