// How often tests of chance try: the long run (UPKEEP_LONG) several times as often as the one
// before each commit.
#pragma once
#include <cstdlib>

namespace upkeep {

inline int rounds(int in_the_short_run, int in_the_long_run) {
  return std::getenv("UPKEEP_LONG") ? in_the_long_run : in_the_short_run;
}

}  // namespace upkeep
