// Play in the terminal: what happened, what is asked, and a number for each option.
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "cli/cli.h"
#include "scenario/branch.h"
#include "scenario/names.h"
#include "search/flat.h"

namespace upkeep::cli {
namespace {

void show_table(const scenario::NameScope& w, const State& s) {
  for (int i = s.player_count - 1; i >= 0; --i) {
    const u8 p = u8(i);
    std::printf("%c: life %d, hand %d, library %d, graveyard %d\n", 'A' + p, s.players[p].life,
                s.hand[p].count, s.library[p].count, s.graveyard[p].count);
    for (int k = 0; k < s.battlefield_count; ++k) {
      const Ref r = ref_of(s, s.battlefield[k]);
      if (controller_of(s, r) == p) std::printf("    %s\n", object_words(w, s, r).c_str());
    }
  }
}

}  // namespace

int play(Args& a) {
  Era era = Era::foundations;
  bool given;
  std::string decks_text, other = "flat";
  long long seed = 1;
  a.rules(era, given);
  a.text("--decks", decks_text);
  a.text("--b", other);
  a.number("--seed", seed);
  if (!a.finish()) return 2;
  std::vector<const DeckDef*> decks;
  if (!parse_decks(decks_text, false, decks) || !decks_fit(decks, era)) return 2;
  decks.resize(2);
  const CardDb& db = standard_cards();
  Setup setup;
  setup.era = era;
  setup.rules = preset(era);
  setup.seed = u64(seed);
  setup.flags = kSetupAskStarter;
  for (std::size_t i = 0; i < 2; ++i) setup.decks[i] = deck_cards(*decks[i]);
  const auto state = std::make_unique<State>();
  State& s = *state;
  scenario::NameScope world;
  world.db = &db;
  scenario::Recorder log;
  FlatPlayer flat(db);
  Chance chance(u64(seed) + 5);
  start_duel(s, db, setup, &log);
  while (!s.over) {
    for (const Event& e : log.events)
      if (e.type != LogEvent::pass && e.type != LogEvent::mana && !(e.hidden_from & 1))
        std::printf("  - %s\n", event_words(world, s, e).c_str());
    log.events.clear();
    Option options[kMaxOptions];
    const int n = legal(s, db, options, false);
    int pick = 0;
    if (s.decision.player != 0) {
      if (n > 1 && other == "flat") {
        flat.begin(s, s.decision.player, chance.below(0xFFFFFFFFu));
        while (!flat.step(64)) {
        }
        const Option best = flat.best();
        apply_unchecked(s, db, best, &log);
        continue;
      }
      pick = int(chance.below(u32(n)));
    } else if (n > 1 && s.decision.prompt != Prompt::pay_mana) {
      show_table(world, s);
      std::printf("%s\n", say(question_words(world, s)).c_str());
      for (int i = 0; i < n; ++i)
        std::printf("  %d  %s\n", i, option_words(world, s, options[i]).c_str());
      std::printf("> ");
      std::fflush(stdout);
      char line[64];
      if (!std::fgets(line, sizeof line, stdin)) return 0;
      pick = std::atoi(line);
      if (pick < 0 || pick >= n) continue;
    }
    apply_unchecked(s, db, options[pick], &log);
  }
  std::printf("%s\n", say(question_words(world, s)).c_str());
  return 0;
}

}  // namespace upkeep::cli
