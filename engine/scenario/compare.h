// One file under all eras: what happens in each, where they differ, and which switches cause it.
#pragma once
#include <string>
#include <vector>

#include "duel.h"
#include "scenario/syntax.h"
#include "text/phrases.h"

namespace upkeep::scenario {

// What one action line led to under one era.
struct TraceLine {
  std::size_t statement = 0;        // its place in Scenario::statements
  std::vector<std::string> events;  // in words, passes and mana aside
  std::string refused;              // why it could not be done; the run goes on without it
  // For readers, in their language and the words of the era; only where it was asked for.
  std::vector<std::string> told;
  std::string reason, rule;  // why the rules refuse it, and which
};
// What lies somewhere in the end, in the language of the reader.
struct EndZone {
  u8 player = 0;
  Zone zone = Zone::none;
  std::string name, cards;
};
struct EraTrace {
  Era era = Era::foundations;
  std::vector<TraceLine> lines;
  std::string end;      // the position in the end, in the words of a .duel file
  std::string problem;  // the position could not be built
  u8 players = 0, over = 0, winner = kNoPlayer;
  i16 life[kMaxPlayers] = {};
  u16 mana[kMaxPlayers] = {};
  std::vector<EndZone> zones;  // only where it was asked for
};
// `lang`: told to a reader too.
EraTrace trace_file(const Scenario& file, Era era, const CardDb& db, const Lang* lang = nullptr);

// Two eras that end differently, and the switches that, set alone as the second has them, change
// what happens in the first.
struct Parting {
  Era from = Era::fifth, to = Era::sixth;
  std::size_t line = 0;  // the first action line whose events differ (index into EraTrace::lines)
  std::vector<Switch> switches;
  bool together = false;  // none of them makes the difference alone; of all, no fewer do
};
struct Comparison {
  std::vector<EraTrace> eras;  // fifth, sixth, m10, foundations
  std::vector<Parting> partings;
};
Comparison compare_eras(const Scenario& file, const CardDb& db, const Lang* lang = nullptr);

}  // namespace upkeep::scenario
