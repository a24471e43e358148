// Duels of chance for tests: numbers that are the same on every machine, and a duel of two decks.
#pragma once
#include <vector>

#include "decks/load.h"
#include "duel.h"
#include "util/prng.h"

namespace upkeep {

inline u64 next(u64& rng) { return next_random(rng); }

inline std::vector<u16> cards_of(const DeckDef& deck) {
  std::vector<u16> out;
  for (const auto& [card, count] : deck.cards) out.insert(out.end(), std::size_t(count), card);
  return out;
}

// Forty cards of all there are, with or without those that only tests have, and lands of every
// type.
inline std::vector<u16> any_deck(const CardDb& db, u64& rng, bool fixtures = true) {
  std::vector<u16> list;
  for (const char* land : {"Plains", "Island", "Swamp", "Mountain", "Forest"})
    list.insert(list.end(), 5, db.find(land));
  while (list.size() < 65) {
    const u16 card = u16(1 + next(rng) % (db.cards.size() - 1));
    if (!db.card(card).token && (fixtures || !db.card(card).fixture)) list.push_back(card);
  }
  return list;
}

// Returns its seed, for the message of a failure.
inline u64 start_random_duel(State& s, const CardDb& db, Era era, const std::vector<u16>& a,
                             const std::vector<u16>& b, u64& rng) {
  Setup setup;
  setup.era = era;
  setup.rules = preset(era);
  setup.seed = next(rng);
  setup.decks[0] = a;
  setup.decks[1] = b;
  start_duel(s, db, setup, nullptr);
  return setup.seed;
}
inline u64 start_random_duel(State& s, const CardDb& db, Era era, const DeckDef& a,
                             const DeckDef& b, u64& rng) {
  return start_random_duel(s, db, era, cards_of(a), cards_of(b), rng);
}

}  // namespace upkeep
