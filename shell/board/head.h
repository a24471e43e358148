// Whose table it is, and the way to keys and menu.
#pragma once
#include "part.h"

namespace upkeep {

class TableHead : public Part {
 public:
  explicit TableHead(Desk& desk) : Part(desk) {}
  void draw() const;

 private:
  void place_mark() const;
};

}  // namespace upkeep
