// The list of keys, with those of this player.
#pragma once
#include "part.h"

namespace upkeep {

class KeyList : public Part {
 public:
  explicit KeyList(Desk& desk) : Part(desk) {}
  float height(float width) const;
  UPKEEP_SELDOM void draw(const Rect& r) const;

 private:
  std::string text() const;
};

}  // namespace upkeep
