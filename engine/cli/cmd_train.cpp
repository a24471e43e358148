// Learns how much each thing on the table says about who will win (search/value.h): quick games are
// played, positions at the beginnings of turns are noted with how the game ended, and the weights
// are fitted to them (logistic regression by Newton's method).
#include <cmath>
#include <cstdio>
#include <memory>

#include "cli/cli.h"
#include "search/policy.h"
#include "search/value.h"

namespace upkeep::cli {
namespace {

constexpr int kLongestGame = 20000;

struct Sample {
  Features seen{};
  bool won = false;
};

// Weights that too few games tell of (poison, an empty library) stay near these, by reason.
constexpr double kPrior = 50;  // as strong as so many uncertain samples
double expected_weight(Feature f) {
  switch (f) {
    case Feature::poison:
      return -.25;
    case Feature::thin_library:
      return -.4;
    case Feature::loyalty:
      return .1;
    default:
      return 0;
  }
}

// Decks of an era against each other, half of the time the same one on both sides.
void setup_of(Chance& chance, u64 seed, Setup& out) {
  const auto& decks = standard_decks();
  out.era = Era(chance.below(u32(Era::count)));
  out.rules = preset(out.era);
  out.seed = seed;
  const auto any = [&] {
    const DeckDef* d = nullptr;
    do d = &decks[chance.below(u32(decks.size()))];
    while (!(d->eras >> int(out.era) & 1));
    return d;
  };
  const DeckDef* one = any();
  const DeckDef* two = chance.below(2) ? one : any();
  out.decks[0] = deck_cards(*one);
  out.decks[1] = deck_cards(*two);
}

void play(const CardDb& db, const Sense& sense, const Setup& setup, Chance& chance, State& s,
          std::vector<Sample>& out) {
  const std::size_t first = out.size();
  std::vector<u8> seats;
  Option options[kMaxOptions];
  int turn = 1;
  start_duel(s, db, setup, nullptr);
  for (int i = 0; i < kLongestGame && !s.over; ++i) {
    if (s.turn != turn) {
      turn = s.turn;
      if (chance.below(3) == 0) {
        out.push_back({features(s, db, s.active), false});
        seats.push_back(s.active);
      }
    }
    const int n = legal(s, db, options, false);
    apply_unchecked(
        s, db, options[quick_choice(s, db, sense, options, n, chance.below(~u32{0}), setup.seed)],
        nullptr);
  }
  if (!s.over || s.winner == kNoPlayer) out.resize(first);
  for (std::size_t i = first; i < out.size(); ++i) out[i].won = s.winner == seats[i - first];
}

using Weights = std::array<double, kFeatures>;

double chance_by(const Weights& w, const Sample& x) {
  double sum = 0;
  for (std::size_t i = 0; i < w.size(); ++i) sum += w[i] * x.seen[i];
  return 1 / (1 + std::exp(-sum));
}

// One step of Newton's method on the likelihood of all samples and the prior.
void improve(Weights& w, const std::vector<Sample>& samples) {
  constexpr std::size_t n = kFeatures;
  static double m[n][n + 1];
  for (std::size_t i = 0; i < n; ++i) {
    for (double& x : m[i]) x = 0;
    m[i][i] = kPrior;
    m[i][n] = kPrior * (expected_weight(Feature(i)) - w[i]);
  }
  for (const Sample& x : samples) {
    const double p = chance_by(w, x), weight = p * (1 - p);
    for (std::size_t i = 0; i < n; ++i) {
      m[i][n] += ((x.won ? 1. : 0.) - p) * x.seen[i];
      if (x.seen[i])
        for (std::size_t j = 0; j < n; ++j) m[i][j] += weight * x.seen[i] * x.seen[j];
    }
  }
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = i + 1; j < n; ++j) {
      const double q = m[j][i] / m[i][i];
      for (std::size_t k = i; k <= n; ++k) m[j][k] -= q * m[i][k];
    }
  for (std::size_t i = n; i-- > 0;) {
    double step = m[i][n];
    for (std::size_t j = i + 1; j < n; ++j) step -= m[i][j] * m[j][n];
    m[i][n] = step / m[i][i];
  }
  for (std::size_t i = 0; i < n; ++i) w[i] += m[i][n];
}

void tell_fit(const char* what, const Weights& w, const std::vector<Sample>& samples) {
  double loss = 0;
  std::size_t right = 0;
  for (const Sample& x : samples) {
    const double p = chance_by(w, x);
    loss -= std::log(x.won ? p : 1 - p);
    right += (p > .5) == x.won;
  }
  const double n = double(samples.size());
  std::fprintf(stderr, "%s: %zu positions, %.1f %% told right, %.4f lost a position\n", what,
               samples.size(), 100 * double(right) / n, loss / n);
}

}  // namespace

int train(Args& a) {
  long long games = 20000, seed = 1;
  std::string path;
  a.number("--games", games);
  a.number("--seed", seed);
  a.output("-o", path);
  if (!a.finish()) return 2;
  const CardDb& db = standard_cards();
  const Sense sense(db);
  const std::unique_ptr<State> state = std::make_unique<State>();
  // One game of ten is kept to see what the weights say of games they have not seen.
  std::vector<Sample> learned, kept;
  Chance chance(u64(seed + 17));
  for (long long g = 0; g < games; ++g) {
    Setup setup;
    setup_of(chance, u64(seed) * 1000003 + u64(g), setup);
    play(db, sense, setup, chance, *state, g % 10 ? learned : kept);
  }
  if (learned.empty() || kept.empty()) return 1;
  Weights w{};
  for (int round = 0; round < 8; ++round) improve(w, learned);
  tell_fit("learned from", w, learned);
  tell_fit("not seen", w, kept);
  std::string out = "// Written by `duel train --games " + std::to_string(games) + " --seed " +
                    std::to_string(seed) + "`.\n";
  for (std::size_t i = 0; i < w.size(); ++i)
    out += std::to_string(std::lround(1000 * w[i])) + ",  // " + feature_name(Feature(i)) + "\n";
  if (path.empty()) {
    std::fputs(out.c_str(), stdout);
    return 0;
  }
  if (write_file(path, out)) return 0;
  std::fprintf(stderr, "duel: \"%s\" cannot be written\n", path.c_str());
  return 1;
}

}  // namespace upkeep::cli
