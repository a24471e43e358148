// What is staked (the older rules): a mat beside each player's creatures, and a line of words.
#pragma once
#include "part.h"

namespace upkeep {

class AntePanel : public Part {
 public:
  explicit AntePanel(Desk& desk) : Part(desk) {}
  // `side`: 0 above, 1 below. The first card, and how many there are.
  const ViewObject* of(int side, int& count) const;
  float room(int side) const;
  std::string words() const;
  void draw(int side, u32 state) const;

 private:
  Rect mat_of(int side) const;
};

}  // namespace upkeep
