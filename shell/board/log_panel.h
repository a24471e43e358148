// The log: beside the table its last lines, in its sheet all of them, and why each happened.
#pragma once
#include "part.h"

namespace upkeep {

class LogPanel : public Part {
 public:
  explicit LogPanel(Desk& desk) : Part(desk) {}
  void draw(const Rect& r, bool framed);
  void show_only(int filter) { filter_ = filter; }
  void ask_why(u32 serial) {
    why_of_ = why_of_ == serial ? 0 : serial;
    why_moved_ = false;
  }

 private:
  int filter_ = 0;
  u32 why_of_ = 0;         // the line of the log whose reasons are shown
  bool why_moved_ = true;  // false: they were opened just now, and may be out of sight
};

}  // namespace upkeep
