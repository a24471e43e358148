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
  struct Plan {
    bool six = false;      // the phases of 1997
    bool attack = false;   // of these the attack has none: main opens into its seven moments
    bool numbers = false;  // without names
    int count = 0, now = 0;
    float marker = 0, cell = 0;  // how wide the present step is, and how wide the others are
  };

  void draw_step_chip();
  void draw_cloth(const Rect& r) const;
  void draw_stripe(float from, float to, float y, float h, ImU32 color) const;
  Plan plan(const Rect& r) const;
  void draw_past(const Plan& p, const Rect& r, float x) const;
  void draw_marker(const Plan& p, const Rect& area, const PlaceState& s);
  void draw_attack_moments(const Rect& marker, float from) const;
  void draw_name(const Rect& marker, float left) const;
  void draw_step(const Plan& p, int i, const Rect& area, const PlaceState& s) const;
  void draw_stop(const Rect& area, bool here, bool own) const;

  std::vector<Rect> cells_;
  Rect marker_;
};

}  // namespace upkeep
