// New duel: against whom, by which book, with which decks, who starts.
#pragma once
#include "screens/book_pages.h"

namespace upkeep {

struct DeckDef;

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
  // The page, and how close together things stand on it.
  struct Form {
    Rect page;
    float x = 0, width = 0, gap = 0;
    float k = 1, row = 0;  // rows shrink with the room there is
    float foot = 0;        // where the last buttons are
    bool narrow = false;
    bool roomy = false;  // the books lie there as such
    bool low = false;    // little height: neither title nor explanation
  };

  void begin();
  const DeckDef* deck_of(int player) const;
  std::string name_of(int player) const;
  bool lot_chooses() const;
  int first() const;
  Form form() const;
  float draw_rules(const Form& f, float y) const;
  float draw_rules_head(const Form& f, float y) const;
  float draw_players(const Form& f, float y) const;
  float draw_starter(const Form& f, float y) const;
  void draw_field(const Rect& r, Command cmd, const std::string& value, const std::string& empty,
                  bool computer = false) const;
  float end_width(const Rect& field) const;
  void draw_level(const Rect& field) const;
  void draw_deck(const Rect& r, int player) const;

  Command editing_;
};

}  // namespace upkeep
