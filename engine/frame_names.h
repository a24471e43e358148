// What frames and their stages are called, for whoever looks into a state from outside.
#pragma once
#include <string>

#include "state.h"

namespace upkeep {

const char* frame_name(FrameKind kind);
// The number where it is the stage of a kind of effect, which has its name only there (PROGRESS).
std::string stage_name(const Frame& f);

}  // namespace upkeep
