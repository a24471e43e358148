// A text of a card file, read into a pool of cards of its own.
#pragma once
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cards/load.h"

namespace upkeep {

inline std::vector<LoadError> load_text(CardDb& db, const std::string& text) {
  std::vector<LoadError> errors;
  load_cards(db, "test.json", text.data(), text.size(), errors);
  return errors;
}

// All mistakes of a file as "where: message", one a line.
inline std::string mistakes(const std::string& text) {
  CardDb db;
  std::string all;
  for (const LoadError& e : load_text(db, text)) all += e.where + ": " + say(e.message) + "\n";
  EXPECT_TRUE(all.empty() || db.cards.size() == 1u) << "a card of a file with mistakes was added";
  return all;
}

inline bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace upkeep
