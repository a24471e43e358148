// Names of cards as they were printed in Portuguese, Spanish and Italian: facts, and only those
// that are certain; a card without one goes by its English name. They are for reading: files, links
// and saves know a card by its English name, and the fingerprint of the cards does not see them.
#include "text.h"

namespace upkeep {
namespace {

struct Printed {
  const char* english;
  const char* in[kLangs - 1];  // Portuguese, Spanish, Italian; nullptr: not certain
};
constexpr Printed kPrinted[] = {
    {"Plains", {"Planície", "Llanura", "Pianura"}},
    {"Island", {"Ilha", "Isla", "Isola"}},
    {"Swamp", {"Pântano", "Pantano", "Palude"}},
    {"Mountain", {"Montanha", "Montaña", "Montagna"}},
    {"Forest", {"Floresta", "Bosque", "Foresta"}},
    {"Birds of Paradise", {"Aves do Paraíso", nullptr, nullptr}},
    {"Giant Growth", {nullptr, "Crecimiento gigante", nullptr}},
    {"Lightning Bolt", {"Raio", "Relámpago", nullptr}},
    {"Llanowar Elves", {"Elfos de Llanowar", "Elfos de Llanowar", "Elfi di Llanowar"}},
    {"Serra Angel", {"Anjo Serra", "Ángel de Serra", nullptr}},
    {"Shivan Dragon", {nullptr, nullptr, "Drago di Shiv"}},
    {"Shock", {"Choque", nullptr, nullptr}},
    {"Wrath of God", {nullptr, "Ira de Dios", nullptr}},
};

}  // namespace

const char* printed_name(const std::string& english, Lang lang) {
  if (lang == Lang::en) return nullptr;
  for (const Printed& p : kPrinted)
    if (english == p.english) return p.in[int(lang) - 1];
  return nullptr;
}

}  // namespace upkeep
