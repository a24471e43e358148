// Names and rule numbers of the reasons.
#include "reason.h"

namespace upkeep {

const char* citation(ReasonCode code) {
  static const char* const kCitations[] = {
#define UPKEEP_X(n, cite) cite,
      UPKEEP_REASONS(UPKEEP_X)
#undef UPKEEP_X
  };
  return code < ReasonCode::count ? kCitations[int(code)] : "";
}

const char* reason_name(ReasonCode code) {
  static const char* const kNames[] = {
#define UPKEEP_X(n, cite) #n,
      UPKEEP_REASONS(UPKEEP_X)
#undef UPKEEP_X
  };
  return code < ReasonCode::count ? kNames[int(code)] : "";
}

}  // namespace upkeep
