// What the page's settings and sounds need of the table: stops, and what has just happened.
#include "bridge.h"
#include "calls_bridge.h"
#include "text/event_rules.h"

using namespace upkeep;

extern "C" {

// At which steps passing by itself stops, bit per Step, in own and in others' turns, and in which
// windows (WindowStop): for both seats.
void bridge_set_stops(int own, int others, int windows) {
  for (u8 seat = 0; seat < 2; ++seat) {
    Stops stops;
    stops.steps[0] = u16(own);
    stops.steps[1] = u16(others);
    stops.windows = u8(windows);
    shared_game().set_stops(seat, stops);
  }
  shell_changed();
}

// [own, others, windows] of the seat at the table.
const char* bridge_stops() {
  Game& game = shared_game();
  const Stops& stops = game.stops(game.seat() < 2 ? game.seat() : u8(0));
  return give("[" + std::to_string(stops.steps[0]) + "," + std::to_string(stops.steps[1]) + "," +
              std::to_string(int(stops.windows)) + "]");
}

// What has happened since the given serial: [serial, name, player, amount] each. Nothing that only
// one seat may know.
const char* bridge_happened(int since) {
  std::string out = "[";
  for (const AnimationEvent& h : shared_game().happened()) {
    if (h.serial <= u32(since)) continue;
    if (out.size() > 1) out += ",";
    out += "[" + std::to_string(h.serial) + ",\"" + event_name(h.type) + "\"," +
           std::to_string(int(h.player)) + "," + std::to_string(int(h.amount)) + "]";
  }
  return give(out + "]");
}
}
