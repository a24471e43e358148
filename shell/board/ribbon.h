// The ribbon of the turn: twelve steps, or the six phases of 1997.
#pragma once
#include "part.h"

namespace upkeep {

class Ribbon : public Part {
 public:
  explicit Ribbon(Desk& desk) : Part(desk) {}
  void draw();
  const std::vector<Rect>& cells() const { return cells_; }  // in their order
  const Rect& marker() const { return marker_; }             // of the present step

 private:
  void draw_step_chip();
  void draw_attack_moments(const Rect& marker, float from) const;

  std::vector<Rect> cells_;
  Rect marker_;
};

}  // namespace upkeep
