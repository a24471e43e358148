// The computer player away from the page: a state in, an option out. The worker's program has no
// game of its own; what is hidden from the seat is not in the state it is given, for the page deals
// it anew before sending.
#include <memory>
#include <vector>

#include "bridge.h"
#include "calls_bridge.h"
#include "search/level.h"
#include "state_bytes.h"

using namespace upkeep;

namespace {

constexpr int kCompared = 300;  // playouts of doing nothing, for a hint

struct Thinker {
  State state;
  FlatPlayer player{standard_cards()};
};

std::unique_ptr<Thinker> g_thinker;

}  // namespace

void upkeep::put_expectation(JsonWriter& j, const Expectation& e) {
  j.open('{');
  j.key("path").open('[');
  const auto* at = reinterpret_cast<const u8*>(e.path);
  for (std::size_t i = 0; i < sizeof(Option) * std::size_t(e.length); ++i) j.number(at[i]);
  j.close(']');
  j.key("playouts").number(e.playouts);
  j.key("won").number(e.won);
  j.key("lost").number(e.lost);
  const auto pair = [&](const char* what, const int* sides) {
    j.key(what).open('[');
    j.number(sides[0]);
    j.number(sides[1]);
    j.close(']');
  };
  pair("life", e.life);
  pair("hand", e.hand);
  pair("creatures", e.creatures);
  j.close('}');
}

extern "C" {

// Begins to think about the state in bridge_input(); 0 if it is not one, or not a decision of
// `seat`.
int bridge_think(int seat, u32 seed_low, u32 seed_high, int level) {
  if (!g_thinker) g_thinker = std::make_unique<Thinker>();
  Thinker& t = *g_thinker;
  const std::vector<u8>& bytes = given_bytes();
  if (!decode_state(bytes.data(), bytes.size(), standard_cards(), t.state)) return 0;
  if (t.state.over || t.state.decision.player != seat) return 0;
  t.player.begin(t.state, u8(seat), u64(seed_high) << 32 | seed_low, limits_of_level(level));
  return 1;
}

// Some more playouts; 1 when the work is done.
int bridge_think_step(int playouts) {
  return !g_thinker || g_thinker->player.step(playouts) ? 1 : 0;
}

// What is expected of the best option, and of doing nothing, as JSON: { best, nothing }, the
// second only where one can do nothing.
const char* bridge_think_expected() {
  JsonWriter j;
  j.open('{');
  if (g_thinker) {
    put_expectation(j.key("best"), g_thinker->player.expected());
    Expectation nothing;
    if (g_thinker->player.expected_of_nothing(kCompared, nothing))
      put_expectation(j.key("nothing"), nothing);
  }
  j.close('}');
  return give(std::move(j.out));
}

// The best option so far: the bytes of an Option.
int bridge_think_best() {
  const Option best = g_thinker ? g_thinker->player.best() : Option{};
  const auto* at = reinterpret_cast<const u8*>(&best);
  return give_bytes({at, at + sizeof best});
}
}
