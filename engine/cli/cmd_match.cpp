// Players matched against each other: two of them, or the levels of the computer player as a
// ladder.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>

#include "cli/cli.h"
#include "cli/mind.h"
#include "search/level.h"
#include "session/session.h"

namespace upkeep::cli {
namespace {

constexpr int kLongestGame = 20000;

class Match {
 public:
  Mind minds[2];
  long long wins[2] = {0, 0}, draws = 0, decisions = 0;
  bool checks = false;  // the state after every choice, and that every game comes to an end

  // Game number `g` of a match: seats and decks alternate, so that neither side gains by them.
  bool game(Era era, const DeckDef& one, const DeckDef& two, long long g, u64 seed) {
    const int first = int(g & 1);
    const bool swap = g >> 1 & 1;
    Setup setup;
    setup.era = era;
    setup.rules = preset(era);
    // Mixed: with the next seed a duel would draw the same random numbers, one draw later.
    setup.seed = mix64(seed);
    setup.decks[0] = deck_cards(swap ? two : one);
    setup.decks[1] = deck_cards(swap ? one : two);
    Chance chance(mix64(seed + 991));
    start_duel(*state_, db_, setup, nullptr);
    int n = 0;
    for (; n < kLongestGame && !state_->over; ++n) {
      Mind& mind = minds[state_->decision.player == first ? 0 : 1];
      if (!apply(*state_, db_, thinker_.choose(mind, *state_, chance), nullptr)) {
        std::fprintf(stderr, "duel: a choice is not legal\n");
        return false;
      }
      const std::string wrong = checks ? check_invariants(*state_, db_) : std::string();
      if (!wrong.empty()) return stopped(setup, n, wrong.c_str());
    }
    if (checks && !state_->over) return stopped(setup, n, "no end");
    decisions += n;
    if (!state_->over || state_->winner == kNoPlayer)
      ++draws;
    else
      ++wins[state_->winner == first ? 0 : 1];
    return true;
  }
  long long games() const { return wins[0] + wins[1] + draws; }
  // Of the first player, a draw counting half.
  double share() const { return (double(wins[0]) + double(draws) / 2) / double(games()); }

 private:
  bool stopped(const Setup& setup, int choices, const char* why) {
    std::fprintf(stderr, "duel: %s, seed %llu, after %d choices: %s\n", era_name(setup.era),
                 (unsigned long long)(setup.seed), choices, why);
    return false;
  }

  const CardDb& db_ = standard_cards();
  Thinker thinker_{db_};
  std::unique_ptr<State> state_ = std::make_unique<State>();
};

struct Interval {
  double low, high;
};
// Wilson's, of a share of n, at 95 %.
Interval interval(double p, long long n) {
  const double z = 1.96, k = double(n), d = 1 + z * z / k;
  const double middle = (p + z * z / (2 * k)) / d;
  const double half = z * std::sqrt(p * (1 - p) / k + z * z / (4 * k * k)) / d;
  return {middle - half, middle + half};
}

// The difference in strength that such a share of wins comes from.
double elo(double p) {
  const double least = .001;
  const double q = p < least ? least : p > 1 - least ? 1 - least : p;
  return 400 * std::log10(q / (1 - q));
}

// Which decks play each other, under which rules.
struct Pairing {
  Era era;
  const DeckDef *one, *two;
};
// Every deck against itself, in every era that has it, or in one.
std::vector<Pairing> mirrored(const Era* only) {
  std::vector<Pairing> out;
  for (const DeckDef& d : standard_decks())
    for (int e = 0; e < int(Era::count); ++e)
      if ((d.eras >> e & 1) && (!only || Era(e) == *only)) out.push_back({Era(e), &d, &d});
  return out;
}

// Two games in a row of each pairing, with the same opening hands: what luck gives to one side in
// the first it gives to the other in the second.
bool play_all(Match& match, const std::vector<Pairing>& pairings, long long games, long long seed) {
  for (long long g = 0; g < games && !pairings.empty(); ++g) {
    const Pairing& f = pairings[std::size_t(g / 2) % pairings.size()];
    if (!match.game(f.era, *f.one, *f.two, g, u64(seed + g / 2))) return false;
  }
  return match.games() > 0;
}

void tell_thinking(const Mind& m) {
  if (m.times.empty()) return;
  std::vector<double> times = m.times;
  std::sort(times.begin(), times.end());
  const auto at = [&](double share) {
    return times[std::size_t(share * double(times.size() - 1))];
  };
  std::printf("  %s: a thought takes %.0f ms (median), %.0f ms (99 %%), %.2f s at most\n",
              m.name.c_str(), at(.5) * 1000, at(.99) * 1000, times.back());
}

}  // namespace

int match(Args& a) {
  Era era = Era::foundations;
  bool given;
  std::string decks_text, names[2] = {"full", "random"};
  long long games = 20, seed = 1;
  a.rules(era, given);
  a.text("--decks", decks_text);
  a.text("--a", names[0]);
  a.text("--b", names[1]);
  a.number("--games", games);
  a.number("--seed", seed);
  Match match;
  match.checks = a.flag("--check");
  if (!a.finish()) return 2;
  std::vector<const DeckDef*> decks;
  std::vector<Pairing> pairings;
  if (decks_text.empty()) {
    pairings = mirrored(given ? &era : nullptr);
  } else {
    if (!parse_decks(decks_text, false, decks) || !decks_fit(decks, era)) return 2;
    pairings = {{era, decks[0], decks[decks.size() > 1 ? 1 : 0]}};
  }
  for (int i = 0; i < 2; ++i)
    if (!parse_mind(names[i], match.minds[i])) return 2;
  const double start = now();
  if (!play_all(match, pairings, games, seed)) return 1;
  const Interval i = interval(match.share(), match.games());
  std::printf(
      "%s %lld, %s %lld, drawn %lld: %.0f %% (%.0f to %.0f %%); %.1f s, %.0f decisions a game\n",
      names[0].c_str(), match.wins[0], names[1].c_str(), match.wins[1], match.draws,
      100 * match.share(), 100 * i.low, 100 * i.high, now() - start,
      double(match.decisions) / double(match.games()));
  for (const Mind& m : match.minds) tell_thinking(m);
  return 0;
}

// Each level against the one below it, and the lowest against chance: both with the same deck, over
// all decks of the era, or of all eras.
int ladder(Args& a) {
  Era only = Era::foundations;
  bool given;
  long long games = 40, seed = 1, from = 1, to = kLevels;
  a.rules(only, given);
  a.number("--games", games);
  a.number("--seed", seed);
  a.number("--from", from);
  a.number("--to", to);
  if (!a.finish()) return 2;
  const std::vector<Pairing> pairings = mirrored(given ? &only : nullptr);
  if (pairings.empty()) return 2;
  for (long long level = from; level <= to; ++level) {
    Match match;
    const std::string names[2] = {"level" + std::to_string(level),
                                  level > 1 ? "level" + std::to_string(level - 1) : "random"};
    for (int i = 0; i < 2; ++i)
      if (!parse_mind(names[i], match.minds[i])) return 2;
    if (!play_all(match, pairings, games, seed)) return 1;
    const Interval i = interval(match.share(), match.games());
    std::printf("%s against %s: %lld won, %lld lost, %lld drawn: %.0f Elo above (%.0f to %.0f)\n",
                names[0].c_str(), names[1].c_str(), match.wins[0], match.wins[1], match.draws,
                elo(match.share()), elo(i.low), elo(i.high));
    tell_thinking(match.minds[0]);
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace upkeep::cli
