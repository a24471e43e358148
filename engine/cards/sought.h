// Cards that a text, a link or a saved duel named and the program does not have. Whoever can fetch
// cards (the page, by set) fetches these and asks again.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ids.h"

namespace upkeep {

struct SoughtCard {
  std::string name;  // as it was written; empty if only its name's fingerprint is known
  u32 print = 0;     // the last `bits` bits of name_fingerprint()
  int bits = 0;      // 0: the name is known
};

void note_sought(std::string_view name);
void note_sought(u32 print, int bits);
// All since the last call, each once, at most kMaxSought of them.
std::vector<SoughtCard> take_sought();
constexpr std::size_t kMaxSought = 300;

}  // namespace upkeep
