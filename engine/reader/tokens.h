// The words of a printed card text. Reading and saying compare lists of words, so that what a
// card calls itself, reminder text and line breaks make no difference.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ids.h"

namespace upkeep::reader {

struct Token {
  std::string word;  // in lower case, as the grammar knows it: "destroy", "{r}", "+1/+1", "'s", "~"
  std::string shown;  // as it was written
  bool operator==(const Token& other) const { return word == other.word; }
};

// One paragraph of a text; the options of a choice ("• …") belong to the paragraph before them.
using Line = std::vector<Token>;

// Parts a text into its paragraphs. Left out is what says nothing of its own: reminder text in
// parentheses, the dash and word in front of a named ability ("Landfall —"), the full stop at the
// end. The card's own name, the first part of a legend's ("Name, the Title") and "this creature"
// become the word "~".
std::vector<Line> split_text(std::string_view text, std::string_view name);

// The words again, for messages.
std::string joined(const Line& line, std::size_t from = 0, std::size_t to = std::size_t(-1));

}  // namespace upkeep::reader
