// Files of the project that tests read.
#pragma once
#include <string>

namespace upkeep {

// Where a file of the project is, as "tests/scenarios/format".
std::string project_path(const std::string& path);

}  // namespace upkeep
