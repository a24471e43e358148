// A duel as what was set up and what was chosen: the one list from which undo, save, link and replay come.
//
// Format of encode() (little endian, LEB128 for v…): "UPK1", v era, v switches that differ from the era's
// preset (n × {v switch, v value}), v players, v flags, v first + 1 (0: random), v life, 8 bytes seed,
// 8 bytes card fingerprint, per player {v n, n × run {v card, v count}}, v choices, the choices as v,
// 8 bytes hash of the state they lead to, 4 bytes checksum of everything before.
#pragma once
#include <string>
#include <vector>

#include "duel.h"

namespace upkeep {

constexpr u16 kConcedeChoice = 0xFF00;  // + player

class Session {
 public:
  explicit Session(const CardDb& db) : db_(&db) {}

  void start(const Setup& setup, EventSink* sink);
  // Takes option `index` of legal(); false, changing nothing, if there is none such.
  bool act(int index, EventSink* sink);
  // Forgets all choices after the first `n` and replays those; false if n is more than there are.
  bool rewind(std::size_t n, EventSink* sink);
  // A player gives up: recorded as a choice of its own (kConcede + player).
  bool concede(u8 player, EventSink* sink);
  // Starts anew with the other's setup and choices, telling `sink` what happens.
  void replay(const Session& other, EventSink* sink);
  // The earliest number of choices one may go back to without un-knowing something that was revealed after
  // it (a card drawn or shown, a coin, a shuffle).
  std::size_t undo_limit() const { return undo_limit_; }

  const State& state() const { return state_; }
  const Setup& setup() const { return setup_; }
  const std::vector<u16>& choices() const { return choices_; }
  u64 hash() const { return hash_state(state_); }

  std::vector<u8> encode() const;
  // Hostile input is met with a message, never with a crash; the session is unchanged then. A duel recorded
  // with other cards or rules replays only if it comes to the recorded hash.
  bool decode(const u8* data, std::size_t size, std::string& error);

 private:
  bool take(u16 choice, EventSink* sink);

  const CardDb* db_;
  Setup setup_;
  std::vector<u16> choices_;
  std::size_t undo_limit_ = 0;
  State state_;
};

}  // namespace upkeep
