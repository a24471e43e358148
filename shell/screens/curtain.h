// The curtain between two people at one table.
#pragma once
#include "part.h"

namespace upkeep {

class Curtain : public Part {
 public:
  explicit Curtain(Desk& desk) : Part(desk) {}
  UPKEEP_SELDOM void draw() const;

 private:
  // Where everything is, and what there is room for.
  struct Plan {
    Rect book, frame;     // the cover, and the frame tooled into its front
    float spine = 0;      // how wide its back is
    bool low = false;     // smaller words, closer together
    float fans = 0;       // how large those in the corners are, 0: none
    float corner_h = 0;   // what they take of the words' height
    int step = 0;         // its number, 0: none
    bool ribbon = false;  // hangs out of the book
    float foot = 0;       // where the buttons begin
    bool share = false;   // the duel can be sent on
    bool under = false;   // with a button between the other and the frame
    float share_h = 0;    // what that takes above the other
  };

  Plan plan() const;
  void draw_book(const Plan& p) const;
  void draw_back(const Rect& book, float spine) const;
  void draw_frame(const Plan& p) const;
  void draw_ribbon(const Plan& p) const;
  float draw_headline(const Plan& p, float y) const;
  float draw_words(const Plan& p) const;
  void draw_seal(const Plan& p, float y) const;
  void draw_buttons(const Plan& p) const;
};

}  // namespace upkeep
