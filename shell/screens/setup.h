// New duel: against whom, by which book, with which decks, who starts.
#pragma once
#include "screens/book_pages.h"

namespace upkeep {

class SetupScreen : public BookPages {
 public:
  SetupScreen(Desk& desk, NewDuel& chosen) : BookPages(desk, chosen) {}

  void draw() const;
  bool run(const Command& c);  // false: it is none of this screen's
  bool key(const std::string& key);
  bool editing() const { return bool(editing_); }
  void stop_editing() { editing_ = {}; }
  std::string chosen_setup() const;

 private:
  void begin();
  bool lot_chooses() const;
  int first() const;
  void draw_field(const Rect& r, Command cmd, const std::string& value, const std::string& empty,
                  bool computer = false) const;
  void draw_deck(const Rect& r, int player) const;

  Command editing_;
};

}  // namespace upkeep
