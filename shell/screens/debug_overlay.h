// For whoever works on the program (F9): the frames of the rules, what is asked, the state's hash
// and how long a frame takes. It names no card.
#pragma once
#include "part.h"

namespace upkeep {

class DebugOverlay : public Part {
 public:
  explicit DebugOverlay(Desk& desk) : Part(desk) {}
  void toggle() { on_ = !on_; }
  // Around everything else that a frame draws.
  void begin_frame() { begun_ = platform_.seconds(); }
  void draw() const {
    if (on_) draw_all();
  }

 private:
  UPKEEP_SELDOM void draw_all() const;

  bool on_ = false;
  double begun_ = 0;
};

}  // namespace upkeep
