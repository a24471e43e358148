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
  // The cards of a first hand in rows: how wide each has its place, how large it is.
  struct HandRows {
    int columns = 1;
    float slot = 0, w = 0, h = 0;
    float height = 0;  // of all rows
  };
  // A question: what is on its slip, and how much room each part of it takes.
  struct Slip {
    std::vector<const ViewOption*> cards, list;
    const ViewOption* done = nullptr;
    std::vector<const ViewObject*> hand;   // of which is asked whether it is kept
    std::vector<const ViewObject*> taken;  // cards that were picked already, one by one
    bool always = false;                   // can be answered the same way from now on
    bool mulligan = false, numbers = false, grid = false, back = false, small = false;
    std::string title, words;
    int most_words = 0;  // lines of them
    Rect area;           // all the room there is
    HandRows rows;
    float width = 0, pad = 0, inner = 0, title_w = 0;
    float height = 0, head_h = 0, words_h = 0, cards_h = 0, progress_h = 0, number_h = 0,
          list_h = 0;
  };

  Rect room_for_slip() const;
  void sort_answers(Slip& s) const;
  void set_width(Slip& s) const;
  std::string words_of_card() const;
  void put_into_words(Slip& s) const;
  void set_heights(Slip& s) const;
  float list_height(const Slip& s) const;
  float options_height(const std::vector<const ViewOption*>& options, float width) const;
  HandRows hand_rows(int n, float inner, float room) const;
  float slip_top(float height, float foot) const;
  Rect place_slip(const Slip& s) const;
  float draw_heading(const Slip& s, const Rect& r) const;
  void draw_sign(const Rect& r, Command c, const char* label, const char* icon, float inset) const;
  void draw_first_hand(const Slip& s, const Rect& r, float y) const;
  void draw_first_card(const ViewObject& o, const Rect& r) const;
  void draw_answers(const Slip& s, const Rect& r, float y) const;
  void draw_option_list(Rect r, const std::vector<const ViewOption*>& options) const;
  void follow_ring(const std::vector<const ViewOption*>& options, std::size_t before, int columns,
                   float rows, float room) const;
  void draw_names(Rect r, const std::vector<const ViewOption*>& options) const;
  void draw_card_options(Rect r, const std::vector<const ViewOption*>& options,
                         const std::vector<const ViewObject*>& taken) const;
  void draw_number(Rect r) const;
  float share_room(const ViewShare& share, float width) const;
  float share_row(float width) const;
  float progress_height(float width) const;
  float placed_height(const ViewPlaced& p, float width) const;
  void draw_progress(const Rect& r) const;

  const AntePanel& ante_;
  mutable ViewOption attack_;  // of a menu: no option of the view, but the way to one
};

}  // namespace upkeep
