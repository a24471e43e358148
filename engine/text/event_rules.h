// Which rule says what an event is: for whoever reads a log and wants to know.
#pragma once
#include "event.h"

namespace upkeep {

const char* event_name(EventType type);  // as in event.h
const char* event_rule(EventType type);  // a number of the comprehensive rules, or ""

}  // namespace upkeep
