// Entering the battlefield with the choices made for it (CR 614.12; enter.cpp).
#pragma once
#include "rules/frame.h"
#include "rules/query.h"
#include "rules/zones.h"

namespace upkeep {

// Must its controller choose something as it enters?
bool enter_needs_choice(const Read& c, Ref object, u8 controller, u16 flags);

}  // namespace upkeep
