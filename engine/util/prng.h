// Random numbers that are the same on every machine: splitmix64 (Steele, Lea and Flood 2014).
#pragma once
#include "ids.h"

namespace upkeep {

constexpr u64 kGoldenRatio64 = 0x9E3779B97F4A7C15u;

// Spreads every bit over all of them; different numbers stay different.
constexpr u64 mix64(u64 z) {
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

// The next number of the generator whose state this is.
constexpr u64 next_random(u64& state) { return mix64(state += kGoldenRatio64); }

// A random number made into one below n: its high half times n, shifted, which is unbiased enough
// for n below 2^16.
constexpr u32 below(u64 random, u32 n) { return u32((random >> 32) * n >> 32); }

}  // namespace upkeep
