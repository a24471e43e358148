// Numbers to bytes and back for saves and links: little-endian base-128, fixed widths, and a binary
// range coder with adaptive probabilities.
#pragma once
#include <string>
#include <string_view>

#include "ids.h"

namespace upkeep {

inline void put_number(std::string& out, u64 n) {
  while (n >= 0x80) {
    out += char(n | 0x80);
    n >>= 7;
  }
  out += char(n);
}
inline void put_fixed(std::string& out, u64 n, int bytes) {
  for (int i = 0; i < bytes; ++i) out += char(n >> (8 * i));
}

// What stands behind saved bytes, so that damage is noticed: FNV-1a, its high bits folded into the
// low ones.
inline u32 checksum(std::string_view bytes) {
  u32 h = 0x811C9DC5u;
  for (char c : bytes) h = (h ^ u8(c)) * 0x01000193u;
  return h ^ h >> 15;
}

class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}
  u8 byte() {
    if (at_ >= bytes_.size()) {
      ok_ = false;
      return 0;
    }
    return u8(bytes_[at_++]);
  }
  u64 fixed(int bytes) {
    u64 n = 0;
    for (int i = 0; i < bytes; ++i) n |= u64(byte()) << (8 * i);
    return n;
  }
  u64 number(u64 high) {
    u64 n = 0;
    for (int shift = 0; shift < 63; shift += 7) {
      const u8 b = byte();
      n |= u64(b & 0x7F) << shift;
      if (!(b & 0x80)) {
        if (n > high) ok_ = false;
        return ok_ ? n : 0;
      }
    }
    ok_ = false;
    return 0;
  }
  bool ok() const { return ok_; }
  std::string_view rest() const { return bytes_.substr(at_); }
  void skip(std::size_t n) { at_ = n < bytes_.size() - at_ ? at_ + n : bytes_.size(); }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
  bool ok_ = true;
};

// A probability that learns: of a bit being 0, in 2048ths.
using Probability = u16;
constexpr int kProbabilityBits = 11;
constexpr Probability kEven = 1 << (kProbabilityBits - 1);
inline void learn(Probability& p, bool b) {
  p = Probability(b ? p - (p >> 4) : p + (((1 << kProbabilityBits) - p) >> 4));
}

class RangeEncoder {
 public:
  explicit RangeEncoder(std::string& out) : out_(out) {}
  bool bit(Probability& p, bool b) {
    const u32 bound = (range_ >> kProbabilityBits) * p;
    if (!b) {
      range_ = bound;
    } else {
      low_ += bound;
      range_ -= bound;
    }
    learn(p, b);
    while (range_ < 1u << 24) {
      range_ <<= 8;
      shift();
    }
    return b;
  }
  void finish() {
    for (int i = 0; i < 5; ++i) shift();
    // Zeros at the end are read as such anyway.
    while (!out_.empty() && out_.size() > start_ && out_.back() == 0) out_.pop_back();
  }

 private:
  void shift() {
    if (low_ < 0xFF000000u || low_ >> 32) {
      const u8 carry = u8(low_ >> 32);
      if (!first_) out_ += char(cache_ + carry);
      first_ = false;
      for (; pending_; --pending_) out_ += char(0xFF + carry);
      cache_ = u8(low_ >> 24);
    } else {
      ++pending_;
    }
    low_ = (low_ & 0x00FFFFFFu) << 8;
  }
  std::string& out_;
  std::size_t start_ = out_.size();
  u64 low_ = 0;
  u32 range_ = 0xFFFFFFFFu;
  u8 cache_ = 0;
  u64 pending_ = 0;
  bool first_ = true;
};

class RangeDecoder {
 public:
  explicit RangeDecoder(std::string_view bytes) : bytes_(bytes) {
    for (int i = 0; i < 4; ++i) code_ = code_ << 8 | next();
  }
  bool bit(Probability& p, bool) {
    const u32 bound = (range_ >> kProbabilityBits) * p;
    const bool b = code_ >= bound;
    if (b) {
      code_ -= bound;
      range_ -= bound;
    } else {
      range_ = bound;
    }
    learn(p, b);
    while (range_ < 1u << 24) {
      range_ <<= 8;
      code_ = code_ << 8 | next();
    }
    return b;
  }

 private:
  u32 next() { return at_ < bytes_.size() ? u8(bytes_[at_++]) : 0u; }
  std::string_view bytes_;
  std::size_t at_ = 0;
  u32 range_ = 0xFFFFFFFFu;
  u32 code_ = 0;
};

}  // namespace upkeep
