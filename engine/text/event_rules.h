// Which rule says what an event is: for whoever reads a log and wants to know.
#pragma once
#include <string>

#include "event.h"
#include "text/text.h"

namespace upkeep {

const char* event_name(LogEvent type);  // as in event.h
const char* event_rule(LogEvent type);  // a number of the comprehensive rules, or ""
// As it is cited in a duel of these words: in 1997 there were sections, and no numbers.
std::string event_citation(LogEvent type, Lang lang, Vocabulary words);

}  // namespace upkeep
