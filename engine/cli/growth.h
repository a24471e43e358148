// How the cost of a decision grows with the board.
#pragma once

namespace upkeep::cli {

// A table: nanoseconds for copying a position, making one of its choices and listing what follows,
// by number of permanents and of static abilities. Returns the exit code.
int bench_growth();

}  // namespace upkeep::cli
