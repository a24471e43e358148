#include "ai/flat.h"

namespace upkeep {
namespace {

constexpr int kHorizonDecisions = 160;
constexpr int kHorizonTurns = 4;

u32 below(u64& rng, u32 n) {
  rng += 0x9E3779B97F4A7C15ull;
  u64 z = rng;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  z ^= z >> 31;
  return u32(((z >> 32) * n) >> 32);
}

int side_value(const State& s, u8 player) {
  int value = 0;
  const int life = s.players[player].life;
  value += life > 0 ? life * 6 : -200;
  if (life > 0 && life <= 5) value -= (6 - life) * 8;
  value += s.hand[player].count * 14;
  for (int i = 0; i < s.perm_count; ++i) {
    const Derived& d = s.derived[i];
    if (d.controller != player) continue;
    if (d.types & kCreature) {
      int v = 10 + d.power * 9 + d.toughness * 5;
      if (d.keywords & (bit(Keyword::flying) | bit(Keyword::unblockable))) v += d.power * 5;
      if (d.keywords & bit(Keyword::first_strike)) v += 8;
      value += v;
    } else if (d.types & kLand) {
      value += 11;
    } else {
      value += 16;
    }
  }
  return value;
}

}  // namespace

int evaluate(const State& s, const CardDb& db, u8 seat) {
  (void)db;
  if (s.over) return s.winner == kNoPlayer ? 500 : s.winner == seat ? 1000 : 0;
  if (s.players[seat].lost) return 0;
  int best_other = -100000;
  for (int p = 0; p < s.player_count; ++p)
    if (p != seat && !s.players[p].lost) {
      const int v = side_value(s, u8(p));
      if (v > best_other) best_other = v;
    }
  const int diff = side_value(s, seat) - best_other;
  // A rational stand-in for a logistic curve: 500 at equality, flattening towards 0 and 1000.
  const int magnitude = diff < 0 ? -diff : diff;
  const int bend = 490 * magnitude / (magnitude + 150);
  return diff < 0 ? 500 - bend : 500 + bend;
}

int random_choice(const State& s, const Option* options, int n, u64& rng) {
  if (n <= 1) return 0;
  if (s.decision.why == Why::pay_mana) return 0;
  if (s.decision.why == Why::mulligan) return 0;
  if (s.decision.ask == Ask::act) {
    // Playing something beats waiting, mostly; passing always stays possible.
    if (below(rng, 4) == 0) return 0;
    return 1 + int(below(rng, u32(n - 1)));
  }
  for (int tries = 0; tries < 4; ++tries) {
    const int pick = int(below(rng, u32(n)));
    if (options[pick].kind != OptionKind::back) return pick;
  }
  return 0;
}

void FlatPlayer::begin(const State& s, const CardDb& db, u8 seat, u64 seed) {
  db_ = &db;
  seat_ = seat;
  seed_ = seed;
  played_ = 0;
  count_ = 0;
  copy_state(root_, s);
  static thread_local Option all[kMaxOptions];
  const int n = legal(root_, db, all, false);
  for (int i = 0; i < n; ++i) {
    if (all[i].kind == OptionKind::back || all[i].kind == OptionKind::concede) continue;
    // Paying is left to the payer.
    if (root_.decision.why == Why::pay_mana && all[i].kind != OptionKind::pay) continue;
    options_[count_] = all[i];
    index_[count_] = i;
    total_[count_] = 0;
    tries_[count_] = 0;
    ++count_;
  }
  if (count_ == 0 && n > 0) {
    options_[0] = all[0];
    index_[0] = 0;
    total_[0] = tries_[0] = 0;
    count_ = 1;
  }
}

int FlatPlayer::playout(int option) {
  copy_state(work_, root_);
  u64 rng = seed_ + u64(played_) * 0x632BE59BD9B4E019ull + 1;
  determinise(work_, *db_, seat_, rng);
  apply_unchecked(work_, *db_, options_[option], nullptr);
  static thread_local Option list[kMaxOptions];
  const int last_turn = work_.turn + kHorizonTurns;
  for (int i = 0; i < kHorizonDecisions && !work_.over && work_.turn <= last_turn; ++i) {
    const int n = legal(work_, *db_, list, false);
    if (n == 0) break;
    apply_unchecked(work_, *db_, list[random_choice(work_, list, n, rng)], nullptr);
  }
  return evaluate(work_, *db_, seat_);
}

bool FlatPlayer::step(int playouts) {
  if (count_ <= 1) return true;
  for (int i = 0; i < playouts; ++i) {
    // Every option a few times, then the promising ones more often.
    int pick = played_ % count_;
    if (played_ >= count_ * 8 && played_ % 2 == 1) {
      long long best_mean = -1;
      for (int k = 0; k < count_; ++k) {
        const long long mean = static_cast<long long>(total_[k]) * 1000 / (tries_[k] ? tries_[k] : 1) + 400000 / (tries_[k] + 1);
        if (mean > best_mean) {
          best_mean = mean;
          pick = k;
        }
      }
    }
    total_[pick] += playout(pick);
    ++tries_[pick];
    ++played_;
  }
  return false;
}

int FlatPlayer::option_index() const {
  int best = 0;
  long long best_mean = -1;
  for (int k = 0; k < count_; ++k) {
    const long long mean = tries_[k] ? static_cast<long long>(total_[k]) * 1000 / tries_[k] : 0;
    if (mean > best_mean) {
      best_mean = mean;
      best = k;
    }
  }
  return index_[best];
}

Option FlatPlayer::best() const {
  const int at = option_index();
  for (int k = 0; k < count_; ++k)
    if (index_[k] == at) return options_[k];
  return Option{};
}

}  // namespace upkeep
