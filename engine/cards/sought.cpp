#include "cards/sought.h"

#include <utility>

#include "util/per_thread.h"

namespace upkeep {
namespace {

std::vector<SoughtCard>& list() {
  UPKEEP_PER_THREAD std::vector<SoughtCard> all;
  return all;
}

}  // namespace

void note_sought(std::string_view name) {
  if (list().size() >= kMaxSought) return;
  for (const SoughtCard& c : list())
    if (c.name == name && !c.bits) return;
  list().push_back({std::string(name), 0, 0});
}

void note_sought(u32 print, int bits) {
  if (list().size() >= kMaxSought) return;
  for (const SoughtCard& c : list())
    if (c.print == print && c.bits == bits) return;
  list().push_back({{}, print, bits});
}

std::vector<SoughtCard> take_sought() { return std::exchange(list(), {}); }

}  // namespace upkeep
