// The files that people have cards in.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "reader/reader.h"

namespace upkeep::reader {

// Appends the cards of a file: JSON (one card, a list of them, one a line, or nested however; the
// names of fields are those of the common data files), Cockatrice's XML, or plain text as `duel
// cards` prints it. False if the file is broken: `why` says at which line and column, and how. What
// was read before that place is kept.
bool read_cards(std::string_view text, std::vector<PrintedCard>& out, std::string& why);

}  // namespace upkeep::reader
