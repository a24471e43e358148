// A duel, small: what lies where, whose turn, who leads.
#pragma once
#include "part.h"

namespace upkeep {

class Miniature : public Part {
 public:
  explicit Miniature(Desk& desk) : Part(desk) {}
  void draw(const Rect& r, const View& v, int seat) const;  // as the seat sees it
  void draw_empty(const Rect& r, Era era) const;            // no duel lies there

 private:
  struct Pile {
    const ViewObject* object = nullptr;
    int count = 0;
  };
  using Piles = std::vector<Pile>;

  Rect draw_leather(const Rect& r, Era era) const;
  void draw_step(const Rect& r, const Rect& ribbon, const View& v, int place) const;
  static std::size_t lay_piles(const View& v, int seat, Piles (&rows)[2]);
  void draw_pile(const View& v, const Pile& pile, float x, float cy, bool mine) const;
  void draw_edge(ImVec2 middle, bool tapped, unsigned color) const;
};

}  // namespace upkeep
