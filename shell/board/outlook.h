// What will happen if nobody does anything more, below what waits.
#pragma once
#include "part.h"

namespace upkeep {

class Outlook : public Part {
 public:
  explicit Outlook(Desk& desk) : Part(desk) {}
  const Forecast& now();
  float draw(const Rect& r);

 private:
  Forecast forecast_;
  u32 made_at_ = 0;  // the changes of the game it was made after
};

}  // namespace upkeep
