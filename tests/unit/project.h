// Files of the project that tests read, and its program that they call.
#pragma once
#include <string>

namespace upkeep {

// Where a file of the project is, as "tests/scenarios/format".
std::string project_path(const std::string& path);
// The engine's command line.
std::string duel_program();

}  // namespace upkeep
