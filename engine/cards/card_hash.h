// What the fingerprint of all cards and the print of one have in common. Numbers go in one by one
// and never as raw memory, so that padding and the order of bytes of the machine do not matter.
#pragma once
#include <string>

#include "cards/card.h"

namespace upkeep {

class CardHash {
 public:
  explicit CardHash(u64 start) : h_(start) {}
  u64 value() const { return h_; }

  void number(u64 n) {
    h_ = (h_ ^ n) * 0x9FB21C651E98DF25u;
    h_ ^= h_ >> 32;
  }
  template <class... T>
  void numbers(T... n) {
    (number(u64(n)), ...);
  }
  void text(const std::string& s) {
    number(s.size());
    for (char c : s) number(u8(c));
  }
  void mana(const ManaCost& c) {
    numbers(c.generic, c.x, c.x_color, c.hybrid_count, c.exists);
    for (u8 p : c.pips) number(p);
    for (u8 p : c.hybrid) number(p);
  }

 protected:
  // "No kind of counter" keeps the number `none` that recorded duels know it by; kinds that came
  // after them go behind it.
  static u64 counter(Counter c, u64 none) {
    return c == Counter::count ? none : u64(c) < none ? u64(c) : u64(c) + 1;
  }

 private:
  u64 h_;
};

}  // namespace upkeep
