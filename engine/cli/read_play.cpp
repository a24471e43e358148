// Plays the cards that were read: positions in which each can be cast at once, and duels of decks
// made of nothing else, all by chance, with the invariants looked at after every few choices.
#include "cli/read_play.h"

#include <cstdio>
#include <memory>

#include "cards/load.h"
#include "cli/cli.h"

namespace upkeep::cli {
namespace {

constexpr int kMostChoices = 4000;
constexpr std::size_t kTogether = 120;  // so many read cards share one database with the program's

struct Played {
  long long games = 0, choices = 0, endless = 0;
  std::vector<std::string> wrong;
};

// False if a choice led to a state that can't be.
bool play_on(State& s, const CardDb& db, Chance& chance, int most, Played& played,
             const std::string& what) {
  Option options[kMaxOptions];
  int n = 0;
  for (; !s.over && n < most; ++n) {
    const int count = legal(s, db, options, false);
    if (count == 0) {
      played.wrong.push_back(what + ": a question without an answer");
      return false;
    }
    const int pick =
        count == 1 || s.decision.prompt == Prompt::pay_mana ? 0 : int(chance.below(u32(count)));
    apply_unchecked(s, db, options[pick], nullptr);
    if (n % 16) continue;
    if (const std::string bad = check_invariants(s, db); !bad.empty()) {
      played.wrong.push_back(what + ": " + bad);
      return false;
    }
  }
  ++played.games;
  played.choices += n;
  return true;
}

constexpr const char* kLands[] = {"Plains", "Island", "Swamp", "Mountain", "Forest"};

// The card three times in hand, mana of every colour, and something for it to speak of everywhere.
void set_up(State& s, const CardDb& db, Era era, u16 card, u64 seed) {
  Setup setup;
  setup.era = era;
  setup.rules = preset(era);
  setup.seed = seed;
  begin_position(s, db, setup);
  const auto put = [&](const char* name, Zone zone, u8 owner) {
    put_card(s, db, db.find(name), zone, owner, {});
  };
  for (u8 who = 0; who < 2; ++who) {
    for (int i = 0; i < 3; ++i)
      for (const char* land : kLands) put(land, Zone::battlefield, who);
    for (const char* name :
         {"Grizzly Bears", "Serra Angel", "Ornithopter", "Black Knight", "Goblin King"})
      put(name, Zone::battlefield, who);
    for (const char* name : {"Grizzly Bears", "Lightning Bolt", "Forest", "Ornithopter"})
      put(name, Zone::graveyard, who);
    for (int i = 0; i < 12; ++i) put(i % 2 ? "Grizzly Bears" : kLands[i % 5], Zone::library, who);
    for (int i = 0; i < (who ? 1 : 3); ++i) put_card(s, db, card, Zone::hand, who, {});
    put("Lightning Bolt", Zone::hand, who);
    put("Counterspell", Zone::hand, who);
  }
  finish_position(s, db, 0, Step::main1, 3, nullptr);
}

}  // namespace

bool play_read_cards(const std::vector<std::string>& cards, long long rounds, u64 seed) {
  Played played;
  Chance chance(seed);
  const auto state = std::make_unique<State>();
  for (std::size_t from = 0; from < cards.size(); from += kTogether) {
    CardDb db;
    std::vector<LoadError> errors;
    load_program_cards(db, errors);
    const std::size_t known = db.cards.size();
    for (std::size_t i = from; i < cards.size() && i < from + kTogether; ++i) {
      // One by one: two cards of one name are no reason to leave out the others.
      std::vector<LoadError> bad;
      load_cards(db, "read", cards[i].data(), cards[i].size(), bad);
    }
    std::vector<u16> read;
    for (std::size_t i = known; i < db.cards.size(); ++i)
      if (!db.cards[i].token) read.push_back(u16(i));
    for (long long round = 0; round < rounds; ++round) {
      for (Era era : {Era::fifth, Era::sixth, Era::m10, Era::foundations}) {
        for (u16 card : read) {
          set_up(*state, db, era, card, chance.below(1u << 30));
          const std::string what = db.cards[card].name + " (" + era_name(era) + ")";
          if (!play_on(*state, db, chance, 150, played, what)) continue;
        }
        // Decks of read cards and lands of every type.
        Setup setup;
        setup.era = era;
        setup.rules = preset(era);
        setup.seed = chance.below(1u << 30);
        for (int who = 0; who < 2; ++who) {
          for (const char* land : kLands)
            setup.decks[who].insert(setup.decks[who].end(), 5, db.find(land));
          for (int i = 0; i < 35 && !read.empty(); ++i)
            setup.decks[who].push_back(read[chance.below(u32(read.size()))]);
        }
        start_duel(*state, db, setup, nullptr);
        const std::string what = "a duel of read cards from " + std::to_string(from) +
                                 " on, seed " + std::to_string(setup.seed) + " (" + era_name(era) +
                                 ")";
        if (play_on(*state, db, chance, kMostChoices, played, what) && !state->over)
          ++played.endless;
      }
    }
  }
  for (const std::string& w : played.wrong) std::printf("wrong  %s\n", w.c_str());
  std::printf("played %lld games, %lld choices, %zu wrong, %lld duels not over after %d choices\n",
              played.games, played.choices, played.wrong.size(), played.endless, kMostChoices);
  return played.wrong.empty();
}

}  // namespace upkeep::cli
