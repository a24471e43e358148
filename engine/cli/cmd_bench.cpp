// Random play as fast as it goes. The hash over all final states must be the same on every machine.
#include <cstdio>
#include <memory>

#include "cli/cli.h"
#include "cli/growth.h"
#include "util/uninitialized_array.h"

namespace upkeep::cli {
namespace {

constexpr int kLongestGame = 20000;  // decisions; a game that long counts as ended there

struct Counts {
  long long games = 0, decisions = 0, unfinished = 0;
  u64 hash = 0;
};

// One random game. Decisions without a choice draw no number; mana is paid as proposed.
void random_game(State& s, const CardDb& db, Chance& chance, Counts& counts, State* middle) {
  Option options[kMaxOptions];
  int n = 0;
  while (!s.over && n < kLongestGame) {
    const int count = legal(s, db, options, false);
    if (count == 0) break;
    const int pick =
        count == 1 || s.decision.prompt == Prompt::pay_mana ? 0 : int(chance.below(u32(count)));
    apply_unchecked(s, db, options[pick], nullptr);
    if (++n == 250 && middle && middle->frame_count == 0) copy_state(*middle, s);
  }
  counts.decisions += n;
  ++counts.games;
  if (!s.over) ++counts.unfinished;
  counts.hash = (counts.hash ^ hash_state(s)) * 0x100000001B3ull;
}

// The same from one choice to the next.
void random_game_of_choices(State& s, const CardDb& db, Chance& chance, Counts& counts) {
  UninitializedArray<Option, kMaxOptions> options;
  RunOn on{.most = kLongestGame};
  int count = legal(s, db, options.data(), false);
  while (!s.over && count > 0 && on.answered < on.most) {
    const int pick =
        count == 1 || s.decision.prompt == Prompt::pay_mana ? 0 : int(chance.below(u32(count)));
    ++on.answered;
    count = apply_to_choice(s, db, options[pick], on, options.data());
  }
  counts.decisions += on.answered;
  ++counts.games;
  if (!s.over) ++counts.unfinished;
  counts.hash = (counts.hash ^ hash_state(s)) * 0x100000001B3ull;
}

Setup mirror_of(const DeckDef& deck, Era era) {
  Setup setup;
  setup.era = era;
  setup.rules = preset(era);
  setup.player_count = 2;
  setup.decks[0] = setup.decks[1] = deck_cards(deck);
  return setup;
}

}  // namespace

// Random games of one deck against itself. A profiler looks for this function by its name: what it
// counts is a figure of one deck, without the loading of cards (tests/bench/work.mjs).
[[gnu::noinline]] void bench_mirror(State& s, const CardDb& db, Setup& setup, long long games,
                                    bool run_on, long long& decisions) {
  Counts counts;
  for (long long g = 0; g < games; ++g) {
    setup.seed = u64(1 + g);
    Chance chance(setup.seed);
    start_duel(s, db, setup, nullptr);
    if (run_on)
      random_game_of_choices(s, db, chance, counts);
    else
      random_game(s, db, chance, counts, nullptr);
  }
  decisions = counts.decisions;
}

namespace {

// Every deck of the program against itself in the eras it is made for, or only one of them; a line
// for each.
int bench_mirrors(long long games, bool run_on, const Era* only_era, const DeckDef* only_deck) {
  const CardDb& db = standard_cards();
  const auto state = std::make_unique<State>();
  for (const Era era : {Era::foundations, Era::m10, Era::sixth, Era::fifth})
    for (const DeckDef& deck : standard_decks()) {
      if (deck.eras && !(deck.eras >> int(era) & 1)) continue;
      if ((only_era && *only_era != era) || (only_deck && only_deck != &deck)) continue;
      Setup setup = mirror_of(deck, era);
      long long decisions = 0;
      const double start = now();
      bench_mirror(*state, db, setup, games, run_on, decisions);
      const double ns = (now() - start) * 1e9;
      std::printf("%s %s %lld %.0f\n", era_name(era), deck.id.c_str(), decisions,
                  decisions ? ns / double(decisions) : 0);
    }
  return 0;
}

}  // namespace

int bench(Args& a) {
  Era era = Era::foundations;
  bool given;
  std::string decks_text;
  long long seconds = 0, games = 0, seed = 1;
  a.rules(era, given);
  a.text("--decks", decks_text);
  const bool timed = a.number("--seconds", seconds);
  const bool counted = a.number("--games", games);
  a.number("--seed", seed);
  const bool json = a.flag("--json");
  const bool mirrors = a.flag("--mirrors");
  const bool run_on = a.flag("--run-on");
  const bool grows = a.flag("--growth");
  if (!a.finish()) return 2;
  if (grows) return bench_growth();
  if (!timed && !counted) seconds = 5;
  std::vector<const DeckDef*> decks;
  if (mirrors) {
    if (!decks_text.empty() && !parse_decks(decks_text, true, decks)) return 2;
    return bench_mirrors(counted ? games : 30, run_on, given ? &era : nullptr,
                         decks.empty() ? nullptr : decks[0]);
  }
  if (!parse_decks(decks_text, true, decks)) return 2;
  const CardDb& db = standard_cards();
  Setup setup;
  setup.era = era;
  setup.rules = preset(era);
  setup.player_count = u8(decks.size());
  for (std::size_t i = 0; i < decks.size(); ++i) setup.decks[i] = deck_cards(*decks[i]);

  const auto state = std::make_unique<State>();
  const auto middle = std::make_unique<State>();
  Counts counts;
  const double start = now();
  double end = start;
  for (long long g = 0; counted ? g < games : true; ++g) {
    setup.seed = u64(seed + g);
    Chance chance(setup.seed);
    start_duel(*state, db, setup, nullptr);
    // The state to be copied comes from the first game, asked question by question.
    if (run_on && g)
      random_game_of_choices(*state, db, chance, counts);
    else
      random_game(*state, db, chance, counts, middle.get());
    end = now();
    if (!counted && end - start >= double(seconds)) break;
    if (timed && counted && end - start >= double(seconds)) break;
  }
  const double time = end > start ? end - start : 1e-9;

  // What it costs to copy a state in the middle of a game, as a search does.
  constexpr int kCopies = 20000;
  const double copy_start = now();
  for (int i = 0; i < kCopies; ++i) {
    copy_state(*state, *middle);
    middle->clock = state->clock;  // so that no copy is left out
  }
  const double copy_ns = (now() - copy_start) * 1e9 / kCopies;

  const std::string hash = hex(counts.hash);
  if (json) {
    std::printf(
        "{\"rules\":\"%s\",\"decks\":\"%s,%s\",\"games\":%lld,\"unfinished\":%lld,"
        "\"decisions\":%lld,\"seconds\":%.3f,\"games_per_second\":%.1f,"
        "\"decisions_per_second\":%.0f,\"copy_ns\":%.0f,\"hash\":\"%s\"}\n",
        era_name(era), decks[0]->id.c_str(), decks[1]->id.c_str(), counts.games, counts.unfinished,
        counts.decisions, time, double(counts.games) / time, double(counts.decisions) / time,
        copy_ns, hash.c_str());
    return 0;
  }
  std::printf("rules       %s\ndecks       %s, %s\ngames       %lld", era_name(era),
              decks[0]->id.c_str(), decks[1]->id.c_str(), counts.games);
  if (counts.unfinished) std::printf(" (%lld cut off)", counts.unfinished);
  std::printf(
      "\ndecisions   %lld (%.0f a game)\nseconds     %.2f\ngames/s     %.1f\n"
      "decisions/s %.0f\ncopy        %.0f ns\nhash        %s\n",
      counts.decisions, double(counts.decisions) / double(counts.games), time,
      double(counts.games) / time, double(counts.decisions) / time, copy_ns, hash.c_str());
  return 0;
}

}  // namespace upkeep::cli
