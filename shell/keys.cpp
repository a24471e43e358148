// Keys: everything that can be clicked can be reached and done with them.
#include "app.h"

namespace upkeep {}  // namespace upkeep
