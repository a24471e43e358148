// Card names as people write them, looked up and compared.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "cards/card.h"

namespace upkeep {

// What counts of a name when it is looked up: letter case, accents and the shape of apostrophes,
// dashes and spaces do not; Æ is "ae".
std::string folded_name(std::string_view name);

// The names of all cards, folded once for a whole list.
class CardNames {
 public:
  explicit CardNames(const CardDb& db);

  // By a name in any of the four languages; 0 if there is none. Tokens come last.
  u16 find(std::string_view name);
  // The card whose name is so near that it was surely meant, or begins so; 0 if none is.
  u16 nearest(std::string_view name) const;

 private:
  struct Entry {
    std::string name;
    u16 card;
  };
  using Entries = std::vector<Entry>;

  static void sort(Entries& entries);
  static u16 look_up(const Entries& entries, const std::string& name);
  void read_foreign();
  bool offered(std::size_t i) const { return !db_.cards[i].token && !db_.cards[i].fixture; }

  const CardDb& db_;
  std::vector<std::string> folded_;  // by the number of the card
  Entries english_, foreign_, tokens_;
};

}  // namespace upkeep
