// The decks of an era against each other, both seats in the hands of the computer player.
#include <cstdio>
#include <memory>

#include "cli/cli.h"
#include "search/flat.h"

namespace upkeep::cli {
namespace {

constexpr int kLongestGame = 20000;

struct Duelists {
  const CardDb& db = standard_cards();
  std::unique_ptr<State> state = std::make_unique<State>();
  FlatPlayer flat{standard_cards()};
  FlatLimits limits;

  // 0 or 1: whose deck wins; -1 if neither does.
  int duel(Era era, const DeckDef& a, const DeckDef& b, u64 seed, bool b_starts) {
    Setup setup;
    setup.era = era;
    setup.rules = preset(era);
    setup.seed = mix64(seed);
    setup.first = b_starts ? 1 : 0;
    setup.decks[0] = deck_cards(a);
    setup.decks[1] = deck_cards(b);
    Chance chance(mix64(seed + 991));
    start_duel(*state, db, setup, nullptr);
    Option options[kMaxOptions];
    for (int i = 0; i < kLongestGame && !state->over; ++i) {
      const int n = legal(*state, db, options, false);
      Option o = options[0];
      if (n > 1 && state->decision.prompt != Prompt::pay_mana) {
        flat.begin(*state, state->decision.player, chance.below(0xFFFFFFFFu), limits);
        while (!flat.step(64)) {
        }
        o = flat.best();
      }
      apply_unchecked(*state, db, o, nullptr);
    }
    return state->over && state->winner < 2 ? state->winner : -1;
  }
};

struct Score {
  long long points = 0, games = 0;  // two points a win, one a draw
  double percent() const { return games ? double(points) * 50 / double(games) : 50; }
};

bool named_decks(const std::vector<std::string>& names, std::vector<DeckDef>& out) {
  for (const std::string& name : names) {
    const DeckDef* d = find_deck(name);
    if (!d) return false;
    out.push_back(*d);
  }
  return true;
}

bool field(Era era, const std::vector<DeckDef>& decks, Duelists& play, long long games, u64 seed,
           long long limit) {
  const std::size_t n = decks.size();
  std::vector<Score> scores(n * n), all(n);
  const double start = now();
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = a + 1; b < n; ++b) {
      for (long long g = 0; g < games; ++g) {
        const int winner = play.duel(era, decks[a], decks[b], seed + u64(g), (g & 1) != 0);
        const int points = winner < 0 ? 1 : winner == 0 ? 2 : 0;
        for (const bool other : {false, true}) {
          Score* both[] = {&scores[other ? b * n + a : a * n + b], &all[other ? b : a]};
          for (Score* s : both) {
            s->points += other ? 2 - points : points;
            ++s->games;
          }
        }
      }
    }
  std::printf("%s: %zu decks, %lld games a pairing, %d playouts, seed %llu (%.0f s)\n",
              era_name(era), n, games, play.limits.playouts, (unsigned long long)(seed),
              now() - start);
  bool balanced = true;
  for (std::size_t a = 0; a < n; ++a) {
    std::printf("  %-16s", decks[a].id.c_str());
    for (std::size_t b = 0; b < n; ++b)
      if (a == b)
        std::printf("     -");
      else
        std::printf(" %5.1f", scores[a * n + b].percent());
    const bool above = all[a].percent() > double(limit);
    std::printf("   all %5.1f %%%s\n", all[a].percent(), above ? "  above the limit" : "");
    balanced = balanced && !above;
  }
  std::fflush(stdout);
  return balanced;
}

}  // namespace

int balance(Args& a) {
  Era era = Era::foundations;
  std::string word;
  const bool one = a.text("--era", word);
  long long games = 500, playouts = 40, limit = 65, seed = 1;
  a.number("--games", games);
  a.number("--playouts", playouts);
  a.number("--limit", limit);
  a.number("--seed", seed);
  const std::vector<std::string> names = a.rest();
  if (!a.finish()) return 2;
  if (one && !parse_era(word.c_str(), era)) {
    std::fprintf(stderr, "duel: no rules \"%s\"; there are fifth, sixth, m10, foundations\n",
                 word.c_str());
    return 2;
  }
  std::vector<DeckDef> chosen;
  if (!named_decks(names, chosen)) return 2;
  Duelists play;
  play.limits.playouts = int(playouts);
  bool balanced = true;
  for (int e = 0; e < int(Era::count); ++e) {
    if (one && e != int(era)) continue;
    std::vector<DeckDef> decks = chosen;
    if (names.empty())
      for (const DeckDef& d : standard_decks())
        if (d.eras >> e & 1) decks.push_back(d);
    for (const DeckDef& d : decks)
      if (!decks_fit({&d}, Era(e))) return 2;
    balanced = field(Era(e), decks, play, games, u64(seed), limit) && balanced;
  }
  return balanced ? 0 : 1;
}

}  // namespace upkeep::cli
