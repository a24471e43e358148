#include "search/value.h"

#include <algorithm>
#include <iterator>

#include "search/sense.h"

namespace upkeep {
namespace {

// In thousandths of the logarithm of the odds. Written by `duel train`.
constexpr std::array<int, kFeatures> kWeights = {
#include "search/value_weights.inc"
};

class Side {
 public:
  Side(const State& s, const CardDb& db, u8 player) : s_(s), db_(db), player_(player) {
    count_player();
    for (int i = 0; i < s.battlefield_count; ++i) {
      const Ref r = ref_of(s, s.battlefield[i]);
      const Permanent* p = permanent_of(s, r);
      const Derived* d = derived_of(s, r);
      if (p && d && d->controller == player) count_permanent(*p, *d);
    }
    put(Feature::lands_up_to_3, std::min<int>(of(Feature::lands), 3));
    put(Feature::lands_up_to_6, std::min<int>(of(Feature::lands), 6));
    // How much of what the other has left one attack would take, in twentieths.
    const int left = std::max(1, int(s.players[(player + 1) % s.player_count].life));
    put(Feature::reach, std::min(20, 20 * (of(Feature::power) + of(Feature::flying_power)) / left));
  }
  int of(Feature f) const { return f_[std::size_t(f)]; }

 private:
  void put(Feature f, int n) { f_[std::size_t(f)] = i16(n); }
  void add(Feature f, int n) { f_[std::size_t(f)] = i16(f_[std::size_t(f)] + n); }

  void count_player() {
    const Player& p = s_.players[player_];
    const int life = std::max(0, std::min<int>(p.life, 40));
    put(Feature::life, life);
    put(Feature::life_up_to_12, std::min(life, 12));
    put(Feature::life_up_to_7, std::min(life, 7));
    put(Feature::life_up_to_3, std::min(life, 3));
    put(Feature::poison, p.poison);
    const int hand = s_.hand[player_].count;
    put(Feature::hand, hand);
    put(Feature::hand_up_to_2, std::min(hand, 2));
    put(Feature::hand_over_7, std::max(0, hand - 7));
    put(Feature::thin_library, std::max(0, 3 - int(s_.library[player_].count)));
    put(Feature::on_turn, player_ == s_.active);
  }

  void count_permanent(const Permanent& p, const Derived& d) {
    if (d.types & kLand) add(Feature::lands, 1);
    if (d.types & kPlaneswalker) add(Feature::loyalty, p.counters[int(Counter::loyalty)]);
    if (d.types & kCreature)
      count_creature(d);
    else if (!(d.types & kLand) && !p.attached_to) {  // what lies on a creature is in its numbers
      add(Feature::others, 1);
      add(Feature::others_cost, fixed_mana(db_.card(d.card).cost));
    }
  }

  void count_creature(const Derived& d) {
    const auto any = [&](KeywordSet these) { return (d.keywords & these) != 0; };
    constexpr int kMost = 12;
    const int power = std::clamp<int>(d.power, 0, kMost);
    const bool home = any(bit(Keyword::defender) | bit(Keyword::cant_attack));
    if (home && any(bit(Keyword::cant_block))) return;
    add(Feature::creatures, 1);
    add(Feature::creature_cost, fixed_mana(db_.card(d.card).cost));
    add(Feature::toughness, std::clamp<int>(d.toughness, 0, kMost));
    add(home ? Feature::at_home : Feature::power, home ? 1 : power);
    if (!home && any(bit(Keyword::flying) | bit(Keyword::shadow) | bit(Keyword::horsemanship)))
      add(Feature::flying_power, power);
    if (!home && any(bit(Keyword::unblockable) | bit(Keyword::fear) | bit(Keyword::intimidate) |
                     bit(Keyword::menace) | bit(Keyword::skulk)))
      add(Feature::evasive_power, power);
    if (any(bit(Keyword::first_strike) | bit(Keyword::double_strike)))
      add(Feature::first_strike_power, power);
    if (any(bit(Keyword::deathtouch))) add(Feature::deathtouch, 1);
    if (any(bit(Keyword::trample))) add(Feature::trample_power, power);
    if (any(bit(Keyword::lifelink))) add(Feature::lifelink_power, power);
  }

  const State& s_;
  const CardDb& db_;
  u8 player_;
  Features f_{};
};

// 10,000 / (1 + e^-x) for x = 0, 0.5, 1 … 6; between them in straight lines.
constexpr int kStep = 500;
constexpr int kLogistic[] = {5000, 6225, 7311, 8176, 8808, 9241, 9526,
                             9707, 9820, 9890, 9933, 9959, 9975};
constexpr int kLast = int(std::size(kLogistic)) - 1;

int logistic(long long x) {
  if (x < 0) return kCertain - logistic(-x);
  // Beyond the table it still rises a little, so that more is better than less to the end.
  if (x >= kLast * kStep)
    return int(std::min<long long>(kCertain - 1, kLogistic[kLast] + (x - kLast * kStep) / 1000));
  const int i = int(x / kStep);
  return kLogistic[i] + int((kLogistic[i + 1] - kLogistic[i]) * (x % kStep) / kStep);
}

}  // namespace

Features features(const State& s, const CardDb& db, u8 seat) {
  const Side own(s, db, seat), other(s, db, u8((seat + 1) % s.player_count));
  Features out;
  for (int i = 0; i < kFeatures; ++i)
    out[std::size_t(i)] = i16(own.of(Feature(i)) - other.of(Feature(i)));
  return out;
}

const char* feature_name(Feature f) {
  static constexpr const char* kNames[] = {
#define X(name) #name,
      UPKEEP_FEATURES(X)
#undef X
  };
  return kNames[int(f)];
}

int chance_of_winning(const State& s, const CardDb& db, u8 seat) {
  if (s.over) return s.winner == seat ? kCertain : s.winner == kNoPlayer ? kCertain / 2 : 0;
  if (!in_game(s, seat)) return 0;
  const Features f = features(s, db, seat);
  long long sum = 0;
  for (std::size_t i = 0; i < f.size(); ++i) sum += (long long)kWeights[i] * f[i];
  return logistic(sum);
}

}  // namespace upkeep
