// The end of a duel: who won and how it went.
#pragma once
#include "part.h"

namespace upkeep {

class Result : public Part {
 public:
  explicit Result(Desk& desk) : Part(desk) {}
  // `stakes`: what becomes of the ante, in words, or nothing.
  void draw(const std::string& stakes, bool hidden) const;

 private:
  void draw_heading(const Rect& r, const std::string& stakes) const;
  float draw_numbers(float x, float y, float inner) const;
  void draw_graph(float x, float y, float inner) const;
  void draw_stroke(int player, ImVec2 a, ImVec2 b) const;
  void draw_buttons(const Rect& r) const;
};

}  // namespace upkeep
