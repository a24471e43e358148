// The paper that the title page and a new duel stand on, and the books of rules to choose from.
#pragma once
#include "part.h"
#include "screens/new_duel.h"

namespace upkeep {

class BookPages : public Part {
 protected:
  BookPages(Desk& desk, NewDuel& chosen) : Part(desk), chosen_(chosen) {}
  void draw_bound(const Rect& page) const;
  void page_frame(const Rect& r) const;
  float draw_books(const Rect& r, bool covers) const;

  NewDuel& chosen_;
};

}  // namespace upkeep
