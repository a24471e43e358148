// The bits of a link: a binary range coder whose probabilities come from a small mixture of
// contexts. Integers only, so that every machine predicts alike. All of it is part of the format of
// links: a change here makes old links unreadable.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ids.h"

namespace upkeep::link {

// Three bytes, CRC-24 as OpenPGP has it: finds every change within 24 bits in a row, so every
// changed character.
constexpr std::size_t kCheckBytes = 3;
std::string checksum(std::string_view bytes);

// Codes in one direction or the other: what is written for encoding reads as well. Every function
// takes the value (ignored when reading) and returns it.
class Coder {
 public:
  explicit Coder(std::string& out) : out_(&out) {}
  explicit Coder(std::string_view in) : in_(in), reading_(true) {
    for (int i = 0; i < 4; ++i) code_ = code_ << 8 | next();
  }
  bool reading() const { return reading_; }
  // More was read than there is, or something that cannot be.
  bool failed() const { return failed_; }
  void fail() { failed_ = true; }

  // `p`: how likely it is to be set, in 4096ths, 1 to 4095.
  bool bit(u32 p, bool b);
  u64 bits(int n, u64 value);  // all values alike
  // Small ones are cheap. Fails above `high`.
  u64 number(u64 high, u64 value);
  void finish();  // writing: the last bytes

 private:
  u8 next();
  void shift();

  std::string* out_ = nullptr;
  std::string_view in_;
  std::size_t at_ = 0;
  bool reading_ = false, failed_ = false;
  u64 low_ = 0;
  u32 range_ = 0xFFFFFFFFu, code_ = 0;
  u8 cache_ = 0;
  u64 pending_ = 0;
  bool first_ = true;
};

// Predicts bits from several contexts at once and learns from what comes.
class Predictor {
 public:
  static constexpr int kInputs = 6;
  explicit Predictor(int sets);
  // `contexts`: hashes, kInputs of them; `set`: which weights. Without a coder it only learns.
  bool bit(Coder* coder, const u32* contexts, int set, bool b);

 private:
  struct Cell {
    u16 check = 0;
    u16 p = 32768;
    u16 n = 0;
  };
  std::vector<Cell> cells_;
  std::vector<i32> weights_;
};

inline u32 mix(u32 a, u32 b) {
  u32 h = a * 0x9E3779B1u ^ (b + 0x7F4A7C15u) * 0x85EBCA6Bu;
  h ^= h >> 15;
  h *= 0xC2B2AE35u;
  return h ^ h >> 13;
}

// Words of links: names, titles, positions. Primed with what such texts look like.
class TextModel {
 public:
  TextModel();
  std::string text(Coder& coder, std::size_t longest, const std::string& value);

 private:
  u8 byte(Coder* coder, u8 value);
  Predictor predictor_;
  u32 before_ = 0;  // the last bytes, newest lowest
  u32 word_ = 0;
};

}  // namespace upkeep::link
