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
  struct Line {
    const LogLine* line = nullptr;
    int times = 1;
  };
  // The lines that are shown, and where there is room for them.
  struct Page {
    Rect r;
    bool framed = false;  // beside the table
    float top = 0;        // of the lines
    float left = 0, width = 0;
    float ask = 0;    // how much room the sign that asks why has beside a line
    float least = 0;  // how high a line is that a finger can press
    std::vector<Line> lines;
  };
  // A line while it is drawn.
  struct Row {
    const LogLine* line = nullptr;
    std::string text;
    float y = 0, h = 0, text_h = 0;
    bool open = false;   // the reasons are shown
    bool first = false;  // of its step
    bool last = false;   // of all
  };

  float draw_heading(const Rect& r) const;
  float draw_filters(const Rect& r) const;
  std::vector<Line> shown_lines(bool framed) const;
  float text_height(const Page& p, const std::string& text) const;
  float why_height(const Page& p, const WhyLine& l) const;
  void bring_into_sight(const Page& p, float foot);
  float height_up_to(const Page& p, float room) const;
  float draw_lines(const Page& p, float y) const;
  void place_cards(const Page& p, const Row& row) const;
  void draw_ask(const Page& p, const Row& row) const;
  void draw_line(const Page& p, const Row& row) const;
  void draw_why(const Page& p, const std::vector<WhyLine>& why, float y) const;

  int filter_ = 0;
  u32 why_of_ = 0;         // the line of the log whose reasons are shown
  bool why_moved_ = true;  // false: they were opened just now, and may be out of sight
};

}  // namespace upkeep
