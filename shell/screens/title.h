// The start page: what there is to do, the duel that lies open, the books of rules.
#pragma once
#include <memory>

#include "screens/book_pages.h"

namespace upkeep {

class TitleScreen : public BookPages {
 public:
  TitleScreen(Desk& desk, NewDuel& chosen) : BookPages(desk, chosen) {}

  void draw() const;
  Command command_of(const std::string& key) const;
  void set_resume(bool on) { has_resume_ = on; }
  // In words, each may be empty; false: it is what was said before.
  bool set_standing(const char* saved, const char* lessons);
  void keep_open();  // the duel on the table is left: this page shows it

 private:
  void draw_menu(const Rect& r, bool open_book) const;
  std::string resume_words() const;
  void draw_duel(const Rect& r) const;
  void draw_miniature(const Rect& r) const;

  bool has_resume_ = false;
  std::unique_ptr<View> left_;  // the duel that was left open, as its seat saw it
  u8 left_seat_ = 0;
  std::string saved_, lessons_;  // of the duel that was left, of the course
};

}  // namespace upkeep
