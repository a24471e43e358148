// The kinds of words that no list of rules can name: numbers, sizes, symbols, names.
#pragma once
#include <vector>

#include "reader/grammar.h"
#include "reader/tokens.h"

namespace upkeep::reader {

struct WordReading {
  std::size_t end = 0;
  JsonValue value;
};

void read_word(Builtin kind, const Line& line, std::size_t at, std::vector<WordReading>& found);

}  // namespace upkeep::reader
