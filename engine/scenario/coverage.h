// Which entries of the rules catalogue (tests/catalogue) the tests name: requirements R-001 …,
// worked examples E-001 …, cards K-01 …, contradictions C-01 …, and the eras' own examples F-01 …
// (1997) and S-01 …
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cards/card.h"

namespace upkeep::scenario {

class Coverage {
 public:
  Coverage();
  // A file of the catalogue: adds the entries that it defines. To be read before everything else.
  void add_catalogue(std::string_view text);
  // A `.duel` file: the ids of its `id` line.
  void add_scenario(std::string_view text, const std::string& path);
  // Any other text: the ids behind the word `covers:`, up to the end of the line.
  void add_comments(std::string_view text, const std::string& path);
  // Lines such as "- R-467: nothing of it is program behaviour".
  void add_untestable(std::string_view text, const std::string& path);

  // "E 2/243, R 5/473 (1 untestable), …"
  std::string summary() const;
  // One line a kind: what nobody names.
  std::vector<std::string> missing() const;
  // What is wrong: an id that is no entry, or one that is tested and listed as untestable.
  std::vector<std::string> errors() const;

 private:
  struct Kind {
    char letter;
    int digits;                                      // as they are written
    std::vector<bool> entries, covered, untestable;  // by number
  };
  static constexpr int kMaxEntry = 999;
  Kind* kind(char letter);
  void add(std::string_view ids, bool untestable, const std::string& path);
  static std::string name(const Kind& k, int n);

  std::vector<Kind> kinds_;
  std::vector<std::string> unknown_;
};

// Which playable cards a scenario puts into some zone: only there can it be cast, used or matter.
class CardCoverage {
 public:
  void add_scenario(std::string_view text, const std::string& path);
  // The names, in the order of the cards.
  std::vector<std::string> missing(const CardDb& db) const;
  // "cards 506/509"
  std::string summary(const CardDb& db) const;

 private:
  std::set<std::string> named_;  // in small letters
};

}  // namespace upkeep::scenario
