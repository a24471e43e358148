// The files under assets/ that the engine carries inside itself: cards, decks, texts. The table is
// generated at build time by assets/build/embed-files.mjs, sorted by path, bytes untouched.
#pragma once

namespace upkeep {

struct EmbeddedFile {
  const char* path;  // below assets/, with '/' on every system: "cards/…/name.json"
  const char* data;  // ends in a zero byte that `size` does not count
  unsigned size;
};

extern const EmbeddedFile kEmbeddedFiles[];
extern const unsigned kEmbeddedFileCount;

// In a program built with UPKEEP_PACKED_CARDS, in place of the card files: see cards/packed.h.
extern const char kPackedCards[];
extern const unsigned kPackedCardsSize;

}  // namespace upkeep
