// What a deck may hold: by the rules of a duel, and by which cards there were in an era. Also the
// advice that the deck builder gives.
#pragma once
#include <string>
#include <vector>

#include "decks/load.h"
#include "text/text.h"

namespace upkeep {

#define UPKEEP_DECK_CODES(X)                                                                   \
  X(too_small)        /* a: cards, b: needed (R-015, era-fifth 11.5) */                        \
  X(too_many_copies)  /* card; a: copies, b: allowed (R-017) */                                \
  X(no_planeswalkers) /* card; the rules have none (C-39) */                                   \
  X(only_for_ante)    /* card; these rules are played without ante */                          \
  X(not_of_time)      /* card; there was no such card at the time of these rules; a: copies */ \
  X(few_lands)        /* a: lands, b: cards; advice only (R-019) */                            \
  X(many_lands)       /* likewise */                                                           \
  X(no_source)        /* a: Mana kind that cards ask for and nothing in the deck makes */
enum class DeckCode : u8 {
#define UPKEEP_X(n) n,
  UPKEEP_DECK_CODES(UPKEEP_X)
#undef UPKEEP_X
      count
};
const char* deck_code_name(DeckCode code);

struct DeckProblem {
  DeckCode code = DeckCode::too_small;
  bool forbids = true;  // otherwise it is advice
  u16 card = 0;
  int a = 0, b = 0;
};

// Every problem of a deck for duels by these rules, in the time of `era`.
std::vector<DeckProblem> check_deck(const CardDb& db, const DeckDef& deck, const Rules& rules,
                                    Era era);
std::string deck_problem_text(const CardDb& db, const DeckProblem& problem, Lang lang);

// The colors that its costs ask for.
ColorSet deck_colors(const CardDb& db, const DeckDef& deck);

// A bit for each kind of Mana that its abilities add, those of its land types included.
u8 mana_made(const CardDb& db, const CardDef& card);

// The first of the four times that has a card: `assets/text/times.json` lists those of 1997, 2003
// and 2009. Cards that a player added are of every time; all others are of 2024.
Era card_time(const CardDb& db, u16 card);

}  // namespace upkeep
