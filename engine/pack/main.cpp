// pack-cards FILE: writes all cards, read and checked, as the bytes that the page's program holds
// (cards/packed.h). A program of its own, because the site's build waits for it and can link it in
// a tenth of the time that `duel` takes.
#include <cstdio>
#include <string>

#include "cards/load.h"
#include "cards/packed.h"

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "pack-cards needs the file to write\n");
    return 2;
  }
  upkeep::CardDb program;  // without test cards
  std::vector<upkeep::LoadError> errors;
  upkeep::load_program_cards(program, errors);
  const std::string bytes = upkeep::pack_cards(program);
  std::FILE* f = std::fopen(arguments[1], "wb");
  const bool written = f && std::fwrite(bytes.data(), 1, bytes.size(), f) == bytes.size();
  if (!f || std::fclose(f) != 0 || !written) {
    std::fprintf(stderr, "pack-cards: %s cannot be written\n", arguments[1]);
    return 1;
  }
  return 0;
}
