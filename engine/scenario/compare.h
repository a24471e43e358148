// One file under all eras: what happens in each, where they part, and which switches are to blame.
#pragma once
#include <string>
#include <vector>

#include "../duel.h"
#include "syntax.h"

namespace upkeep::scenario {

// What one action line led to under one era.
struct TraceLine {
  std::size_t statement = 0;        // its place in Scenario::statements
  std::vector<std::string> events;  // in words, passes and mana aside
  std::string refused;              // why it could not be done; the run goes on without it
};
struct EraTrace {
  Era era = Era::foundations;
  std::vector<TraceLine> lines;
  std::string end;      // the position in the end, in the words of a .duel file
  std::string problem;  // the position could not be built
};
EraTrace trace_file(const Scenario& file, Era era, const CardDb& db);

// Two eras that end differently, and the switches that, set alone as the second has them, change
// what happens in the first.
struct Parting {
  Era from = Era::fifth, to = Era::sixth;
  std::size_t line = 0;  // the first action line whose events differ (index into EraTrace::lines)
  std::vector<Switch> switches;  // empty: only several together make the difference
};
struct Comparison {
  std::vector<EraTrace> eras;  // fifth, sixth, m10, foundations
  std::vector<Parting> partings;
};
Comparison compare_eras(const Scenario& file, const CardDb& db);

}  // namespace upkeep::scenario
