// How often a player is asked while the computer plays both seats, by the rule of the table
// (table/auto_pass.h), and what the moments that go by are worth: one of the two acts only where it
// is asked, the other wherever it may.
#include <algorithm>
#include <cstdio>
#include <memory>

#include "cli/cli.h"
#include "search/flat.h"
#include "table/auto_pass.h"

namespace upkeep::cli {
namespace {

constexpr int kLongestGame = 20000;

struct Tally {
  long long turns = 0;          // of all duels
  long long own = 0;            // stops in one's own turn, the main phase among them
  long long answers = 0;        // in the other's turn: something waits, attacks or fights
  long long quiet = 0;          // in the other's turn, with nothing happening
  long long skipped = 0;        // moments that go by though something could be done
  long long won = 0, lost = 0;  // by the seat that acts only where it is asked
  int most = 0;                 // quiet stops in one turn of the other's
};

// Who has set no stops is asked in their first main phase, and where worth_asking() says so.
bool asked(const State& s, const CardDb& db, const Sense& sense, const Option* options, int n) {
  const bool main = s.step == Step::main1 && s.active == s.decision.player && !s.stack_count;
  if (main || waits_for_damage(s.decision.prompt)) return true;
  return n > 1 && worth_asking(s, db, &sense, options, n);
}

void duel(const CardDb& db, Era era, const DeckDef& a, const DeckDef& b, u64 seed, int playouts,
          Tally& t) {
  Setup setup;
  setup.era = era;
  setup.rules = preset(era);
  setup.seed = seed;
  setup.first = u8(seed & 1);
  const u8 bound = u8(seed >> 1 & 1);
  setup.decks[0] = deck_cards(a);
  setup.decks[1] = deck_cards(b);
  auto state = std::make_unique<State>();
  State& s = *state;
  FlatPlayer flat{db};
  const Sense sense{db};
  FlatLimits limits;
  limits.playouts = playouts;
  Chance chance(seed + 991);
  start_duel(s, db, setup, nullptr);
  Option options[kMaxOptions];
  int turn = 0, quiet = 0;
  for (int i = 0; i < kLongestGame && !s.over; ++i) {
    const int n = legal(s, db, options, false);
    Option o = options[0];
    if (n > 1 && s.decision.prompt != Prompt::pay_mana) {
      flat.begin(s, s.decision.player, chance.below(0xFFFFFFFFu), limits);
      while (!flat.step(64)) {
      }
      o = flat.best();
    }
    if (s.turn != turn) {
      turn = s.turn;
      ++t.turns;
      quiet = 0;
    }
    if (s.decision.kind == DecisionKind::act && is_act_window(s.decision.prompt) &&
        passing(options[0])) {
      const bool own = s.active == s.decision.player;
      const bool happens = s.stack_count || s.step == Step::attackers || s.step == Step::blockers ||
                           s.decision.prompt != Prompt::priority;
      if (asked(s, db, sense, options, n)) {
        ++(own ? t.own : happens ? t.answers : t.quiet);
        if (!own && !happens) t.most = std::max(t.most, ++quiet);
      } else if (n > 1) {
        ++t.skipped;
        if (s.decision.player == bound) o = options[0];
      }
    }
    apply_unchecked(s, db, o, nullptr);
  }
  if (s.over && s.winner < 2) ++(s.winner == bound ? t.won : t.lost);
}

}  // namespace

int stops(Args& a) {
  long long games = 100, playouts = 24, seed = 1;
  Era only{};
  bool one = false;
  a.number("--games", games);
  a.number("--playouts", playouts);
  a.number("--seed", seed);
  if (!a.rules(only, one) || !a.finish()) return 2;
  const CardDb& db = standard_cards();
  for (int e = 0; e < int(Era::count); ++e) {
    if (one && e != int(only)) continue;
    std::vector<const DeckDef*> decks;
    for (const DeckDef& d : standard_decks())
      if (d.eras >> e & 1) decks.push_back(&d);
    Tally t;
    for (long long g = 0; g < games; ++g)
      duel(db, Era(e), *decks[std::size_t(g) % decks.size()],
           *decks[std::size_t(g + 1) % decks.size()], u64(seed + g), int(playouts), t);
    const auto each = [&](long long n) { return t.turns ? double(n) / double(t.turns) : 0; };
    std::printf(
        "%-12s %lld duels, %lld turns: %.2f stops in one's own turn, %.2f in the other's (%.2f "
        "with nothing happening, at most %d a turn); %.2f moments a turn go by. Asked only so, "
        "the computer wins %lld and loses %lld\n",
        std::string(era_name(Era(e))).c_str(), games, t.turns, each(t.own),
        each(t.answers + t.quiet), each(t.quiet), t.most, each(t.skipped), t.won, t.lost);
  }
  return 0;
}

}  // namespace upkeep::cli
