// The curtain between two people at one table.
#pragma once
#include "part.h"

namespace upkeep {

class Curtain : public Part {
 public:
  explicit Curtain(Desk& desk) : Part(desk) {}
  void draw() const;
};

}  // namespace upkeep
