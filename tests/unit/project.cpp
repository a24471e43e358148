#include "project.h"

namespace upkeep {

// This file alone is told where the project lies, so that compiler caches know the others again in
// another checkout.
std::string project_path(const std::string& path) { return UPKEEP_ROOT "/" + path; }

}  // namespace upkeep
