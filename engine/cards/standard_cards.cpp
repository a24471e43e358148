// The cards that the program comes with, and those that a player adds behind them.
#include <cstdio>
#include <cstdlib>

#include "cards/embedded.h"
#include "cards/load.h"
#include "cards/packed.h"
#include "cards/user_cards.h"

namespace upkeep {
namespace {

#ifdef UPKEEP_PACKED_CARDS
CardDb load_standard() {
  CardDb db;
  const std::string_view bytes(kPackedCards, kPackedCardsSize);
  if (!unpack_cards(bytes, db)) std::abort();  // bytes of another build
  return db;
}
#else
// Fingerprints from before a card was corrected. A duel in which that card had its say may come out
// differently; all others go on.
constexpr u64 kBeforeCorrections[] = {
    0x0AF2A1F9C19EF175u,  // Serra Avatar was not shuffled away
    // Cards read against their texts: Wards, Vise and Rack, clockworks, Tetravus, Disintegrate …
    0xCD6D0C02A681B8F0u,
    0xEC618A3FC46360D2u,
    0x5F6FF2056321697Eu,
    0x9B29720517E0D3EAu,
    0x72BEA545838F3464u,
    0xDDDEDD6F65701820u,
    0xCAA5B44199B1FB88u,
    0xD188F3305994620Eu,
    0xE24010924207D754u,
    0xFE96E9ED1DF35174u,
    0x9D6FB6E18084CC0Fu,
    0xFD14C47DC4218E5Au,
    0x5B28069EB257CF72u,
    0x6495A059E3EC35F9u,
    0x8855658AD4964535u,
    0x79D995A2EA1F525Du,
    0x815D673C84716001u,
    0x860F717CCDC666B6u,
    0x9255339B58B0A321u,
    0x6B2A452E112896F4u,
    0x640E92D981613706u,  // Relic Bind struck players alone
    0xD343969E57BCCF6Au,
    0x97C5449008210553u,
};

CardDb load_standard() {
  CardDb db;
  for (u64 print : kBeforeCorrections) db.earlier.push_back(print);
  std::vector<LoadError> errors;
  for (unsigned i = 0; i < kEmbeddedFileCount; ++i) {
    const EmbeddedFile& file = kEmbeddedFiles[i];
    std::string_view path = file.path;
    constexpr std::string_view folder = "cards/", end = ".json", schema = ".schema.json";
    bool card_file = path.substr(0, folder.size()) == folder && path.size() > schema.size() &&
                     path.substr(path.size() - end.size()) == end &&
                     path.substr(path.size() - schema.size()) != schema;
    if (card_file) load_cards(db, file.path, file.data, file.size, errors);
  }
  for (const ReservedCard& r : db.reserved)
    errors.push_back({db.cards[r.card].file, db.cards[r.card].name, Str::flaw_rows_of_missing});
  for (const LoadError& e : errors)
    std::fprintf(stderr, "%s:%s: %s\n", e.file.c_str(), e.where.c_str(), say(e.message).c_str());
  // The build's own card files are broken: nothing sensible can be played.
  if (!errors.empty()) std::abort();
  add_past_keywords(db);
  return db;
}
#endif

CardDb& all_cards() {
  static CardDb db = load_standard();
  return db;
}
std::vector<OwnCards>& own_list() {
  static std::vector<OwnCards> list;
  return list;
}

}  // namespace

const CardDb& standard_cards() { return all_cards(); }

std::vector<LoadError> check_own_cards(const std::string& path, std::string_view text) {
  CardDb copy = standard_cards();
  std::vector<LoadError> errors;
  load_cards(copy, path, text.data(), text.size(), errors);
  return errors;
}

std::vector<LoadError> add_own_cards(const std::string& path, std::string_view text) {
  const u64 hash = text_hash(text);
  for (const OwnCards& own : own_list())
    if (own.hash == hash && own.text == text) return {};
  for (const OwnCards& own : own_list())
    if (own.path == path) return {{path, "/", Str::flaw_another_file_this_name_has_been}};
  CardDb& db = all_cards();
  const std::size_t first = db.cards.size();
  const u64 print = db.fingerprint;
  std::vector<LoadError> errors;
  load_cards(db, path, text.data(), text.size(), errors);
  if (!errors.empty()) return errors;
  // The version of the program's own cards stays what it is.
  if (db.fingerprint != print) {
    db.earlier.pop_back();
    db.fingerprint = print;
  }
  OwnCards own{path, std::string(text), hash, {}};
  for (std::size_t i = first; i < db.cards.size(); ++i)
    if (!db.cards[i].token) own.cards.push_back(u16(i));
  own_list().push_back(std::move(own));
  return {};
}

const std::vector<OwnCards>& own_cards() { return own_list(); }

}  // namespace upkeep
