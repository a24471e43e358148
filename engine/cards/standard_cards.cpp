// The cards that the program comes with, and those that a player adds behind them.
#include <cstdio>
#include <cstdlib>

#include "cards/embedded.h"
#include "cards/fingerprint.h"
#include "cards/load.h"
#include "cards/packed.h"
#include "cards/user_cards.h"

namespace upkeep {
namespace {

// Cards that come behind those of the program do not count for its version.
void add_behind(CardDb& db, const std::vector<CardFile>& files, std::vector<LoadError>& errors) {
  const u64 fingerprint = db.fingerprint;
  load_cards(db, files, errors);
  db.fingerprint = fingerprint;
}

#ifdef UPKEEP_PACKED_CARDS
CardDb load_standard() {
  CardDb db;
  const std::string_view bytes(kPackedCards, kPackedCardsSize);
  if (!unpack_cards(bytes, db)) std::abort();  // bytes of another build
  return db;
}
#else
std::vector<CardFile> embedded_files(std::string_view folder) {
  std::vector<CardFile> files;
  for (unsigned i = 0; i < kEmbeddedFileCount; ++i) {
    const EmbeddedFile& file = kEmbeddedFiles[i];
    const std::string_view path = file.path;
    if (path.substr(0, folder.size()) == folder)
      files.push_back({path, std::string_view(file.data, file.size)});
  }
  return files;
}

CardDb load_standard() {
  CardDb db;
  std::vector<LoadError> errors;
  load_program_cards(db, errors);
  add_behind(db, embedded_files("fixtures/"), errors);
  for (const LoadError& e : errors)
    std::fprintf(stderr, "%s:%s: %s\n", e.file.c_str(), e.where.c_str(), say(e.message).c_str());
  // The build's own card files are broken: nothing sensible can be played.
  if (!errors.empty()) std::abort();
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

#ifndef UPKEEP_PACKED_CARDS
void load_program_cards(CardDb& db, std::vector<LoadError>& errors) {
  load_cards(db, embedded_files("cards/"), errors);
  db.own_creature_types = u16(db.creature_types.size());
}
#endif

const CardDb& standard_cards() { return all_cards(); }

std::vector<LoadError> check_own_cards(const std::string& path, std::string_view text) {
  CardDb copy = standard_cards();
  std::vector<LoadError> errors;
  load_cards(copy, path, text.data(), text.size(), errors);
  return errors;
}

std::vector<LoadError> add_own_cards(const std::string& path, std::string_view text) {
  const u64 hash = text_fingerprint(text);
  for (const OwnCards& own : own_list())
    if (own.hash == hash && own.text == text) return {};
  for (const OwnCards& own : own_list())
    if (own.path == path) return {{path, "/", Str::flaw_file_read_already}};
  CardDb& db = all_cards();
  const std::size_t first = db.cards.size();
  std::vector<LoadError> errors;
  add_behind(db, {{path, text}}, errors);
  if (!errors.empty()) return errors;
  OwnCards own{path, std::string(text), hash, {}};
  for (std::size_t i = first; i < db.cards.size(); ++i)
    if (!db.cards[i].token) own.cards.push_back(u16(i));
  own_list().push_back(std::move(own));
  return {};
}

const std::vector<OwnCards>& own_cards() { return own_list(); }

}  // namespace upkeep
