// The chance of winning, read off a position without looking ahead: what each side has, weighed as
// thousands of quick games have taught (`duel train`).
#pragma once
#include <array>

#include "duel.h"

namespace upkeep {

// What is counted of each side; `up_to_12` and the like stop counting there, so that the first
// points may weigh otherwise than the last.
#define UPKEEP_FEATURES(X) \
  X(life)                  \
  X(life_up_to_12)         \
  X(life_up_to_7)          \
  X(life_up_to_3)          \
  X(poison)                \
  X(hand)                  \
  X(hand_up_to_2)          \
  X(hand_over_7)           \
  X(thin_library)          \
  X(on_turn)               \
  X(lands)                 \
  X(lands_up_to_3)         \
  X(lands_up_to_6)         \
  X(creatures)             \
  X(power)                 \
  X(toughness)             \
  X(flying_power)          \
  X(evasive_power)         \
  X(first_strike_power)    \
  X(deathtouch)            \
  X(trample_power)         \
  X(lifelink_power)        \
  X(creature_cost)         \
  X(others)                \
  X(others_cost)           \
  X(loyalty)               \
  X(at_home)               \
  X(reach)

enum class Feature : u8 {
#define X(name) name,
  UPKEEP_FEATURES(X)
#undef X
      count
};
constexpr int kFeatures = int(Feature::count);
using Features = std::array<i16, kFeatures>;

// Of `seat`, less those of the player after it.
Features features(const State& s, const CardDb& db, u8 seat);
const char* feature_name(Feature f);

constexpr int kCertain = 10000;  // chances are counted in ten-thousandths
// Of the seat in a duel of two, by integers alone: the same everywhere.
int chance_of_winning(const State& s, const CardDb& db, u8 seat);

}  // namespace upkeep
