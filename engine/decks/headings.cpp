#include "decks/headings.h"

#include "decks/card_names.h"

namespace upkeep {
namespace {

struct Word {
  const char* word;
  DeckPart part;
};
constexpr DeckPart kMain = DeckPart::main, kSide = DeckPart::side, kOther = DeckPart::other;
// As folded_name() writes them.
constexpr Word kWords[] = {
    {"deck", kMain},
    {"main", kMain},
    {"mainboard", kMain},
    {"maindeck", kMain},
    {"main deck", kMain},
    {"main board", kMain},
    {"deck list", kMain},
    {"decklist", kMain},
    {"cards", kMain},
    {"total", kMain},
    {"total cards", kMain},
    {"mazo", kMain},
    {"baraja", kMain},
    {"mazzo", kMain},
    {"deck principal", kMain},
    {"mazo principal", kMain},
    {"mazzo principale", kMain},
    {"commander", kMain},
    {"commanders", kMain},
    {"command zone", kMain},
    {"comandante", kMain},
    {"partner", kMain},
    {"signature spell", kMain},
    {"oathbreaker", kMain},
    {"land", kMain},
    {"lands", kMain},
    {"basic lands", kMain},
    {"nonbasic lands", kMain},
    {"other lands", kMain},
    {"creature", kMain},
    {"creatures", kMain},
    {"spell", kMain},
    {"spells", kMain},
    {"noncreature spells", kMain},
    {"other", kMain},
    {"others", kMain},
    {"other spells", kMain},
    {"planeswalker", kMain},
    {"planeswalkers", kMain},
    {"instant", kMain},
    {"instants", kMain},
    {"instants and sorceries", kMain},
    {"instants & sorceries", kMain},
    {"interrupt", kMain},
    {"interrupts", kMain},
    {"sorcery", kMain},
    {"sorceries", kMain},
    {"artifact", kMain},
    {"artifacts", kMain},
    {"enchantment", kMain},
    {"enchantments", kMain},
    {"white", kMain},
    {"blue", kMain},
    {"black", kMain},
    {"red", kMain},
    {"green", kMain},
    {"gold", kMain},
    {"multicolor", kMain},
    {"colorless", kMain},
    {"terrenos", kMain},
    {"terreno", kMain},
    {"tierras", kMain},
    {"tierra", kMain},
    {"terre", kMain},
    {"terra", kMain},
    {"criaturas", kMain},
    {"criatura", kMain},
    {"creatura", kMain},
    {"magicas", kMain},
    {"magie", kMain},
    {"hechizos", kMain},
    {"instantaneos", kMain},
    {"istantanei", kMain},
    {"conjuros", kMain},
    {"feiticos", kMain},
    {"stregonerie", kMain},
    {"artefatos", kMain},
    {"artefactos", kMain},
    {"artefatti", kMain},
    {"encantamentos", kMain},
    {"encantamientos", kMain},
    {"incantesimi", kMain},
    {"outros", kMain},
    {"otros", kMain},
    {"altro", kMain},
    {"sideboard", kSide},
    {"side board", kSide},
    {"side", kSide},
    {"sb", kSide},
    {"sideboards", kSide},
    {"banquillo", kSide},
    {"reserva", kSide},
    {"reserve", kSide},
    {"companion", DeckPart::companion},
    {"companero", DeckPart::companion},
    {"companheiro", DeckPart::companion},
    {"compagno", DeckPart::companion},
    {"maybeboard", kOther},
    {"maybe", kOther},
    {"maybe board", kOther},
    {"considering", kOther},
    {"acquireboard", kOther},
    {"token", kOther},
    {"tokens", kOther},
    {"avatar", kOther},
    {"vanguard", kOther},
    {"planes", kOther},
    {"schemes", kOther},
    {"conspiracy", kOther},
    {"dungeon", kOther},
    {"dungeons", kOther},
    {"attractions", kOther},
    {"contraptions", kOther},
    {"stickers", kOther},
    {"sticker sheets", kOther},
    {"about", DeckPart::about},
    {"metadata", DeckPart::about},
    {"general", DeckPart::about},
};

bool digit(char c) { return c >= '0' && c <= '9'; }

void trim(std::string_view& s, std::string_view what) {
  while (!s.empty() && what.find(s.front()) != std::string_view::npos) s.remove_prefix(1);
  while (!s.empty() && what.find(s.back()) != std::string_view::npos) s.remove_suffix(1);
}

bool known(std::string_view s, DeckPart& part) {
  for (const Word& w : kWords)
    if (s == w.word) {
      part = w.part;
      return true;
    }
  return false;
}

}  // namespace

bool deck_heading(std::string_view line, DeckPart& part) {
  if (line.size() > 80) return false;
  const std::string folded = folded_name(line);
  std::string_view s = folded;
  trim(s, " :=~-*_[]()");
  if (known(s, part)) return true;
  // A number of cards before or behind the word.
  std::string_view behind = s, before = s;
  if (behind.size() > 6 && behind.substr(behind.size() - 6) == " cards") behind.remove_suffix(6);
  while (!behind.empty() && digit(behind.back())) behind.remove_suffix(1);
  if (behind.size() < s.size()) {
    trim(behind, " :=-([x");
    if (known(behind, part)) return true;
  }
  while (!before.empty() && digit(before.front())) before.remove_prefix(1);
  if (before.size() == s.size()) return false;
  trim(before, " x");
  return known(before, part);
}

}  // namespace upkeep
