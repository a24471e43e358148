// Random play as fast as it goes. The hash over all final states must be the same on every machine.
#include <cstdio>
#include <memory>

#include "cli/cli.h"

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
  if (!a.finish()) return 2;
  if (!timed && !counted) seconds = 5;
  std::vector<const DeckDef*> decks;
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
