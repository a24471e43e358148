#include "table/deck_choice.h"

#include <algorithm>

namespace upkeep {
namespace {

std::vector<DeckDef>& own() {
  static std::vector<DeckDef> decks;
  return decks;
}
// Asked for with every picture of the screen for a new duel.
struct Offered {
  bool known = false;
  std::vector<const DeckDef*> decks;
} g_offered[int(Era::count)];

void forget_offered() {
  for (Offered& o : g_offered) o.known = false;
}

}  // namespace

const std::vector<DeckDef>& own_decks() { return own(); }

void keep_own_deck(DeckDef deck) {
  forget_offered();
  for (DeckDef& d : own()) {
    if (d.id != deck.id) continue;
    d = std::move(deck);
    return;
  }
  own().push_back(std::move(deck));
}

void drop_own_deck(const std::string& id) {
  forget_offered();
  auto& decks = own();
  decks.erase(
      std::remove_if(decks.begin(), decks.end(), [&](const DeckDef& d) { return d.id == id; }),
      decks.end());
}

const DeckDef* choose_deck(const std::string& id) {
  for (const DeckDef& d : standard_decks())
    if (!d.bench && d.id == id) return &d;
  for (const DeckDef& d : own())
    if (d.id == id) return &d;
  return nullptr;
}

const std::vector<const DeckDef*>& offered_decks(Era era) {
  Offered& o = g_offered[int(era)];
  if (o.known) return o.decks;
  o.known = true;
  o.decks.clear();
  const auto offer = [&](const DeckDef& d) {
    if (!d.bench && deck_problems(standard_cards(), d, preset(era)).empty()) o.decks.push_back(&d);
  };
  for (const DeckDef& d : standard_decks())
    if (d.eras >> int(era) & 1) offer(d);
  for (const DeckDef& d : own()) offer(d);
  for (const DeckDef& d : standard_decks())
    if (!(d.eras >> int(era) & 1)) offer(d);
  return o.decks;
}

}  // namespace upkeep
