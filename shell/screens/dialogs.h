// Questions that are not answered on the table itself, and the list of what can be done with a
// card: what lies over the board and can be laid aside.
#pragma once
#include "board/ante.h"

namespace upkeep {

class Dialogs : public Part {
 public:
  Dialogs(Desk& desk, const AntePanel& ante) : Part(desk), ante_(ante) {}

  // How wide and high cards lie in rows of so much room.
  struct CardGrid {
    int columns;
    float w, h, gap;
    float height(std::size_t cards) const {
      return float((int(cards) + columns - 1) / columns) * (h + gap);
    }
  };

  bool wanted() const;
  void draw() const;
  void draw_menu(Rect beside) const;  // of what can be done with the card `menu_`
  std::vector<const ViewOption*> menu_options() const;
  bool on_table(Ref r) const;
  bool stack_shown() const;
  std::string choose_none() const;
  bool many_names(std::size_t options) const;
  void sort_names(std::vector<const ViewOption*>& options) const;
  CardGrid card_grid(float room, std::size_t cards) const;

 private:
  float slip_top(float height, float foot) const;
  void draw_option_list(Rect r, const std::vector<const ViewOption*>& options) const;
  void follow_ring(const std::vector<const ViewOption*>& options, std::size_t before, int columns,
                   float rows, float room) const;
  void draw_names(Rect r, const std::vector<const ViewOption*>& options) const;
  void draw_card_options(Rect r, const std::vector<const ViewOption*>& options,
                         const std::vector<const ViewObject*>& taken) const;
  void draw_number(Rect r) const;
  float progress_height(float width) const;
  float placed_height(const ViewPlaced& p, float width) const;
  void draw_progress(const Rect& r) const;

  const AntePanel& ante_;
};

}  // namespace upkeep
