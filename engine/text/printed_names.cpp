// Names of cards as they were printed in Portuguese, Spanish and Italian: facts, and only those
// that are certain; a card without one goes by its English name. They are for reading: files, links
// and saves know a card by its English name, and the fingerprint of the cards does not see them.
#include <cstring>

#include "text/grammar.h"

namespace upkeep {
namespace {

struct Printed {
  const char* english;
  // Portuguese, Spanish, Italian; nullptr: not certain. Number and gender stand before the name:
  // m and f, mp and fp in the plural.
  const char* in[kLangs - 1];
};
constexpr Printed kPrinted[] = {
    {"Plains", {"f Planície", "f Llanura", "f Pianura"}},
    {"Island", {"f Ilha", "f Isla", "f Isola"}},
    {"Swamp", {"m Pântano", "m Pantano", "f Palude"}},
    {"Mountain", {"f Montanha", "f Montaña", "f Montagna"}},
    {"Forest", {"f Floresta", "m Bosque", "f Foresta"}},
    {"Birds of Paradise", {"fp Aves do Paraíso", nullptr, nullptr}},
    {"Giant Growth", {nullptr, "m Crecimiento gigante", nullptr}},
    {"Lightning Bolt", {"m Raio", "m Relámpago", nullptr}},
    {"Llanowar Elves", {"mp Elfos de Llanowar", "mp Elfos de Llanowar", "mp Elfi di Llanowar"}},
    {"Serra Angel", {"m Anjo Serra", "m Ángel de Serra", nullptr}},
    {"Shivan Dragon", {nullptr, nullptr, "m Drago di Shiv"}},
    {"Shock", {"m Choque", nullptr, nullptr}},
    {"Wrath of God", {nullptr, "f Ira de Dios", nullptr}},
};

}  // namespace

const char* printed_name(const std::string& english, Lang lang) {
  if (lang == Lang::en) return nullptr;
  for (const Printed& p : kPrinted) {
    const char* in = p.in[int(lang) - 1];
    if (english == p.english) return in ? std::strchr(in, ' ') + 1 : nullptr;
  }
  return nullptr;
}

int name_form(Lang lang, const std::string& shown) {
  if (lang == Lang::en) return 0;
  for (const Printed& p : kPrinted) {
    const char* in = p.in[int(lang) - 1];
    if (!in || shown != std::strchr(in, ' ') + 1) continue;
    return (in[0] == 'f') + 2 * (in[1] == 'p');
  }
  return text::subtype_fem(lang, shown);
}

}  // namespace upkeep
