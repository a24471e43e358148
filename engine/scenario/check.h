// Whether what a file expects holds, or has happened.
#pragma once
#include <string>
#include <vector>

#include "scenario/names.h"

namespace upkeep::scenario {

// Empty if it holds, else what is there instead.
Message check_state(const NameScope& w, const State& s, const Check& c);
// Advances `at` behind the event if it is among events[at…].
bool find_event(const NameScope& w, const State& s, const std::vector<Event>& events,
                const EventPattern& p, std::size_t& at);
// The same for lines that go on from one another: what happened at one time may be told in any
// order. `used`: the events that lines before stand for.
bool find_in_order(const NameScope& w, const State& s, const std::vector<Event>& events,
                   const EventPattern& p, std::size_t& at, std::vector<std::size_t>& used);

}  // namespace upkeep::scenario
