// The start page: what there is to do, the duel that lies open, the books of rules.
#pragma once
#include <memory>

#include "screens/book_pages.h"
#include "screens/miniature.h"

namespace upkeep {

class TitleScreen : public BookPages {
 public:
  TitleScreen(Desk& desk, NewDuel& chosen) : BookPages(desk, chosen), miniature_(desk) {}

  void draw() const;
  Command command_of(const std::string& key) const;
  void set_resume(bool on) { has_resume_ = on; }
  // In words, each may be empty; false: it is what was said before.
  bool set_standing(const char* saved, const char* lessons);
  void keep_open();  // the duel on the table is left: this page shows it

 private:
  // The left page, and how close together things stand on it.
  struct MenuPage {
    Rect r;
    bool open_book = false, tight = false, low = false;
    float x = 0, width = 0;  // of its words
    float edge = 0;          // what is chosen is broader than its words
  };
  struct Entry {
    Command command;
    const char* icon;
    std::string title, sub;
    const char* key;
  };

  void draw_menu(const Rect& r, bool open_book) const;
  float draw_name(const MenuPage& m) const;
  std::vector<Entry> entries(bool open_book) const;
  float fit_subs(std::vector<Entry>& entries, float width, float height) const;
  void draw_entries(const MenuPage& m, float y) const;
  void draw_entry(const MenuPage& m, const Rect& b, const Entry& e, float sub_size,
                  bool first) const;
  void draw_langs(const MenuPage& m) const;
  std::string resume_words() const;
  void draw_duel(const Rect& r) const;

  Miniature miniature_;
  bool has_resume_ = false;
  std::unique_ptr<View> left_;  // the duel that was left open, as its seat saw it
  u8 left_seat_ = 0;
  std::string saved_, lessons_;  // of the duel that was left, of the course
};

}  // namespace upkeep
