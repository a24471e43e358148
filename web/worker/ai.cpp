// The computer player as the page's worker runs it: a state in, an option out. What is hidden from
// its seat is not in the state it is given: the page deals it anew before sending.
#include <emscripten.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "ai/flat.h"
#include "own_cards.h"
#include "snapshot.h"

using namespace upkeep;

namespace {

struct Thinker {
  State state;
  FlatPlayer player{standard_cards()};
  std::vector<u8> input;
  Option answer;
};

Thinker& thinker() {
  static std::unique_ptr<Thinker> one = std::make_unique<Thinker>();
  return *one;
}

}  // namespace

extern "C" {

// Where to put `size` bytes of a state.
EMSCRIPTEN_KEEPALIVE u8* ai_input(int size) {
  thinker().input.assign(std::size_t(size < 0 ? 0 : size), 0);
  return thinker().input.data();
}

// The player's own cards put there, before any state that may hold them; in the order in which the
// page has added them.
EMSCRIPTEN_KEEPALIVE int ai_cards(const char* path) {
  const std::string text(thinker().input.begin(), thinker().input.end());
  return add_own_cards(path, text).empty() ? 1 : 0;
}

// Begins to think about the state put there; 0 if it is not one, or not a decision of `seat`.
EMSCRIPTEN_KEEPALIVE int ai_begin(int seat, u32 seed_low, u32 seed_high, int playouts) {
  Thinker& t = thinker();
  if (!decode_state(t.input.data(), t.input.size(), standard_cards(), t.state)) return 0;
  if (t.state.over || t.state.decision.player != seat) return 0;
  FlatLimits limits;
  limits.playouts = playouts;
  t.player.begin(t.state, u8(seat), u64(seed_high) << 32 | seed_low, limits);
  return 1;
}

// Some more playouts; 1 when the work is done.
EMSCRIPTEN_KEEPALIVE int ai_step(int playouts) { return thinker().player.step(playouts) ? 1 : 0; }

// The best option so far: 16 bytes.
EMSCRIPTEN_KEEPALIVE const Option* ai_best() {
  thinker().answer = thinker().player.best();
  return &thinker().answer;
}
}
