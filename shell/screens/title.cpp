// The start page: an open book. On its left page what there is to do, on its right one the duel
// that lies open and the books of rules. Where there is no room for two pages, the left one alone.
#include <algorithm>
#include <cmath>

#include "screens/title.h"

#include "pages.h"

#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {
void TitleScreen::draw() const {
  const bool open_book = lay_.w >= g_.px(1180) && lay_.h >= g_.px(690);
  const float pw = open_book ? g_.px(1120) : std::min(lay_.w - g_.px(28), g_.px(560));
  const float ph = open_book ? g_.px(628) : std::min(lay_.h - g_.px(28), g_.px(640));
  Rect page{lay_.w / 2 - pw / 2, lay_.h / 2 - ph / 2 - (open_book ? g_.px(2) : 0), pw, ph};
  draw_bound(page);
  ImDrawList* d = g_.list();
  const float middle = page.cx();
  if (open_book) {
    // From where its corner is no longer round each page has two gradients.
    const auto shade = [&](float from, float to, unsigned one, unsigned two) {
      d->AddRectFilledMultiColor({middle + g_.px(from), page.y},
                                 {middle + g_.px(to), page.bottom()}, rgb(one), rgb(two), rgb(two),
                                 rgb(one));
    };
    shade(-552, -101, ink::kPaper, 0xF3E8CF);
    shade(-101, 0, 0xF3E8CF, 0xD8C69C);
    shade(0, 90, 0xCDB98B, 0xF1E5CA);
    shade(90, 552, 0xF1E5CA, ink::kPaper);
    d->AddLine({middle, page.y}, {middle, page.bottom()}, rgb(0x9A855A), g_.px(2));
  }
  const Rect left = open_book ? Rect{page.x + g_.px(20), page.y + g_.px(20), g_.px(508), g_.px(588)}
                              : page.grown(-g_.px(14));
  page_frame(left);
  draw_menu(left, open_book);
  if (open_book) {
    const Rect right{middle + g_.px(32), left.y, g_.px(508), left.h};
    page_frame(right);
    draw_duel({right.x + g_.px(24), right.y, right.w - g_.px(52), right.h});
  }
  if (lay_.h - page.bottom() > g_.px(40) || open_book) {
    std::string line = w(Str::canvas_unofficial);
    const float room = lay_.w - g_.px(60),
                space = lay_.h - page.bottom() - g_.px(open_book ? 10.f : 16.f);
    const auto height = [&] { return g_.centered(0, 0, room, Face::sans500, 13, 0, line, false); };
    // Where there is no room for all of it, its first sentence.
    if (height() > std::max(space - g_.px(18), g_.px(17)))
      if (const std::size_t end = line.find(". "); end != std::string::npos) line.resize(end + 1);
    float y = lay_.h - g_.px(open_book ? 15.f : 9.f) - height();
    // Between the book's cover and the leather's frame, where there is room.
    const float top = page.bottom() + g_.px(18), foot = lay_.h - g_.px(20);
    if (!open_book && foot - top >= height()) y = top + (foot - top - height()) / 2;
    g_.centered(lay_.w / 2, y, room, Face::sans500, 13, rgb(ink::kText2), line);
  }
}

void TitleScreen::draw_menu(const Rect& r, bool open_book) const {
  const InRegion part(g_, "the left page", r, kLoose);
  MenuPage m;
  m.r = r;
  m.open_book = open_book;
  m.low = r.h < g_.px(430);
  m.tight = r.h < g_.px(560);
  m.x = r.x + g_.px(open_book ? 36.f : 20.f);
  m.width = r.w - g_.px(open_book ? 68.f : 40.f);
  m.edge = g_.px(open_book ? 16.f : 12.f);
  const float y = draw_name(m);
  draw_entries(m, y);
  draw_langs(m);
}

// The name and what it is; returns where they end.
float TitleScreen::draw_name(const MenuPage& m) const {
  const float x = m.x, width = m.width;
  const char* tagline = w(Str::canvas_tagline);
  float y = m.r.y + g_.px(m.low ? 8.f : m.tight ? 14.f : 24.f);
  g_.text(x, y, Face::alegreya800, m.low ? 28.f : m.tight ? 48.f : 64.f, rgb(ink::kInk), "Upkeep");
  if (m.low) {
    const float tx = x + g_.text_width(Face::alegreya800, 28, "Upkeep") + g_.px(14);
    // On one line, else on two small ones.
    const float room = x + width - tx;
    const float size = g_.text_width(Face::sans500, 15, tagline) > room ? 13.f : 15.f;
    const bool two = g_.text_width(Face::sans500, size, tagline) > room;
    g_.paragraph({tx, y + g_.px(two ? 3.f : 12 + (15 - size) * .6f), room, 0}, Face::sans500, size,
                 rgb(ink::kInk2), tagline, 2, true, 0, 1.15f);
    return y + g_.px(44);
  }
  y += g_.px(m.tight ? 58.f : 77.f);
  y += g_.paragraph({x + g_.px(2), y, width, 0}, Face::sans500, m.tight ? 15.f : 18.f,
                    rgb(ink::kInk2), tagline);
  if (m.tight) return y + g_.px(8);
  const float oy = y + g_.px(25.5f);
  g_.ornament(x + width / 2, oy, g_.px(60), rgb(0x9A8152));
  for (float side : {-1.f, 1.f})
    g_.list()->AddLine({x + width / 2 + side * g_.px(72), oy},
                       {x + width / 2 + side * width / 2, oy}, rgb(0x9A8152), g_.px(1.2f));
  return y + g_.px(47.5f);
}

// What there is to do.
std::vector<TitleScreen::Entry> TitleScreen::entries(bool open_book) const {
  std::vector<Entry> out;
  const auto add = [&](Command command, const char* icon, Str title, const std::string& sub,
                       const char* key) {
    out.push_back({command, icon, w(title), sub, key});
  };
  // Beside an open book the right page has it.
  if (has_resume_ && !open_book)
    add({Cmd::resume}, "book-cover", Str::canvas_resume, resume_words(), "R");
  add({Cmd::new_duel}, "crossed-swords", Str::canvas_new_duel, w(Str::canvas_new_duel_sub), "N");
  if (!platform_.has_pages()) {
    add({Cmd::show_keys}, "help", Str::canvas_keys, w(Str::canvas_keys_sub), "?");
    return out;
  }
  add({Cmd::page, kPageLessons}, "graduate-cap", Str::title_lessons,
      lessons_.empty() ? w(Str::title_lessons_sub) : lessons_, "L");
  add({Cmd::page, kPagePuzzles}, "jigsaw-piece", Str::title_puzzles, w(Str::title_puzzles_sub),
      "P");
  add({Cmd::page, kPageDecks}, "poker-hand", Str::title_decks, w(Str::title_decks_sub), "C");
  add({Cmd::page, kPageSettings}, "settings-knobs", Str::title_settings, w(Str::title_settings_sub),
      "S");
  return out;
}

// What is said of each: all in one size, on two lines where there is height for them, and to its
// end; where it finds no room, its last words are left unsaid. Returns the size.
float TitleScreen::fit_subs(std::vector<Entry>& entries, float width, float height) const {
  const auto wide = [&](const std::string& text, float size) {
    return g_.text_width(Face::sans500, size, text) > width;
  };
  float size = 15;
  for (Entry& e : entries) {
    if (!wide(e.sub, 15) || height >= g_.px(66)) continue;
    size = 13;
    while (height < g_.px(62) && !e.sub.empty() && wide(e.sub, 13)) {
      const std::size_t comma = e.sub.rfind(',');
      e.sub.resize(comma == std::string::npos ? 0 : comma);
    }
  }
  return size;
}

void TitleScreen::draw_entries(const MenuPage& m, float y) const {
  std::vector<Entry> all = entries(m.open_book);
  const float foot = m.r.bottom() - g_.px(m.low ? 57.f : 84.f);
  const int columns = m.low ? 2 : 1, rows = (int(all.size()) + columns - 1) / columns;
  const float gap = g_.px(4),
              cw = (m.width + 2 * m.edge - gap * float(columns - 1)) / float(columns);
  const float h = std::min(g_.px(m.low ? 76.f : 60.f), (foot - g_.px(6) - y) / float(rows) - gap);
  const float sub_size = fit_subs(all, cw - g_.px(68), h);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Rect b{m.x - m.edge + float(int(i) % columns) * (cw + gap),
                 y + float(int(i) / columns) * (h + gap), cw, h};
    draw_entry(m, b, all[i], sub_size, i == 0);
  }
}

// `first`: of all, which is lit while nothing is pointed at.
void TitleScreen::draw_entry(const MenuPage& m, const Rect& b, const Entry& e, float sub_size,
                             bool first) const {
  const PlaceState s = ui_.place(b, e.command, e.title);
  const bool lit =
      s.hovered || s.focused || (first && ui_.hover().cmd == Cmd::none && !ui_.focused());
  if (lit) {
    g_.list()->AddRectFilled({b.x, b.y}, {b.right(), b.bottom()}, rgb(0xE7D7AE), g_.px(8));
    g_.outline(b, rgb(ink::kRubric), 8, 1.5f);
  }
  const float side = g_.px(28);
  g_.icon(e.icon, {b.x + m.edge, b.cy() - side / 2, side, side},
          rgb(lit ? ink::kRubric : ink::kInk2));
  const float tx = b.x + m.edge + g_.px(44), sub_w = b.w - g_.px(68);
  const bool two = b.h >= g_.px(46) && !e.sub.empty();
  const bool long_sub = two && g_.text_width(Face::sans500, sub_size, e.sub) > sub_w;
  const float up = long_sub ? sub_size < 15 ? 32.f : 35.f : 22.4f;
  const float ty = two ? b.cy() - g_.px(up) : b.cy() - g_.px(13);
  const bool key = lay_.keys && !m.low;
  const float room = b.right() - g_.px(key ? 50.f : 12.f) - tx;
  const float size = g_.text_width(Face::alegreya800, 22, e.title) > room ? 18.f : 22.f;
  g_.text(tx, ty, Face::alegreya800, size, rgb(lit ? ink::kRubric : ink::kInk),
          g_.fit(Face::alegreya800, size, e.title, room));
  if (two)
    g_.paragraph({tx, b.cy() + g_.px(long_sub ? -7.f : 4.f), sub_w + g_.px(2), 0}, Face::sans500,
                 sub_size, rgb(ink::kInk2), e.sub, 2);
  if (key) {
    key_cap(b.right() - g_.px(16), two ? b.cy() - g_.px(10) : b.cy(), e.key, rgb(ink::kInk2));
    if (m.open_book) {
      // Leaders, as in a table of contents: in columns.
      const float from = tx + g_.text_width(Face::alegreya800, size, e.title) + g_.px(10);
      for (float x = b.right() - g_.px(57); x > from; x -= g_.px(8))
        g_.list()->AddCircleFilled({x, b.cy() - g_.px(5)}, g_.px(1.4f), rgb(0x8A7450), 8);
    }
  }
  if (s.focused) focus_ring(b, 8);
}

// The languages at the foot, by name where there is room for all the names.
void TitleScreen::draw_langs(const MenuPage& m) const {
  const float y = m.r.bottom() - g_.px(m.low ? 55.f : 72.f),
              bw = (m.width - (kLangs - 1) * g_.px(8)) / kLangs;
  if (!m.low)
    g_.list()->AddLine({m.x, y - g_.px(12)}, {m.x + m.width, y - g_.px(12)}, rgb(ink::kPaperLine),
                       g_.px(1));
  float longest = 0;
  for (int i = 0; i < kLangs; ++i)
    longest = std::max(longest, g_.text_width(Face::sans700, 13, lang_name(Lang(i))));
  const bool named = longest <= bw - g_.px(16);
  for (int i = 0; i < kLangs; ++i) {
    std::string tag = lang_tag(Lang(i));
    for (char& c : tag) c = char(c - 'a' + 'A');
    // Filled is chosen: it needs no mark, and the design has none here.
    button({m.x + float(i) * (bw + g_.px(8)), y, bw, g_.px(lay_.keys ? 40.f : 44.f)},
           {Cmd::lang, i}, named ? lang_name(Lang(i)) : tag, "",
           int(lang_) == i ? Look::rubric : Look::paper);
  }
}

// Who plays the duel that lies open, how far it is, and when it was saved.
std::string TitleScreen::resume_words() const {
  std::string about = w(Str::canvas_resume_sub);
  if (left_)
    about = text::fill_row(
        lang_, w(Str::title_against),
        {left_->players[0].name, left_->players[1].name, std::to_string(left_->turn)});
  return saved_.empty() ? about : about + ", " + saved_;
}

void TitleScreen::draw_duel(const Rect& r) const {
  const InRegion part(g_, "the right page", r, kLoose);
  std::string head = w(Str::title_none_open);
  if (has_resume_) {
    head = w(Str::title_open);
    if (left_ && left_->step != Step::none)
      head = text::fill_row(lang_, w(Str::title_open_at),
                            {step_full_name(left_->step, lang_, left_->words)});
  }
  float games_w = 0;
  if (platform_.has_pages()) {
    games_w =
        g_.text_width(Face::sans700, 15, w(Str::title_games)) + g_.px(lay_.keys ? 60.f : 24.f);
    button({r.right() - games_w, r.y + g_.px(14), games_w, g_.px(36)}, {Cmd::page, kPageGames},
           w(Str::title_games), "G", Look::paper);
  }
  const float head_room = r.w - games_w - g_.px(10);
  const float size = g_.text_width(Face::alegreya800, 22, head) > head_room ? 18.f : 22.f;
  g_.text(r.x, r.y + g_.px(18), Face::alegreya800, size, rgb(ink::kInk),
          g_.fit(Face::alegreya800, size, head, head_room));
  const Rect board{r.x, r.y + g_.px(56), r.w, g_.px(176)};
  if (left_)
    miniature_.draw(board, *left_, left_seat_);
  else
    miniature_.draw_empty(board, Era(chosen_.era));
  const Rect main{r.x, board.bottom() + g_.px(16), r.w, g_.px(64)};
  if (has_resume_) {
    button(main, {Cmd::resume}, w(Str::canvas_resume), "R", Look::brass, true, resume_words());
  } else {
    button(main, {Cmd::new_duel, 1}, w(Str::canvas_new_duel), "N", Look::brass, true,
           w(Str::canvas_new_duel_sub));
  }
  g_.text(r.x, main.bottom() + g_.px(29.6f), Face::alegreya800, 22, rgb(ink::kInk),
          w(Str::canvas_rules_of));
  draw_books({r.x, main.bottom() + g_.px(68), r.w, g_.px(144)}, true);
}

void TitleScreen::keep_open() {
  has_resume_ = !game_.over() && !game_.save().empty();
  left_.reset();
  if (game_.over() || game_.curtain()) return;
  left_ = std::make_unique<View>(game_.view());
  left_seat_ = game_.seat() < 2 ? game_.seat() : 0;
}

bool TitleScreen::set_standing(const char* saved, const char* lessons) {
  if (saved_ == saved && lessons_ == lessons) return false;
  saved_ = saved;
  lessons_ = lessons;
  return true;
}

Command TitleScreen::command_of(const std::string& key) const {
  if (key == "n" || key == "Enter") return {Cmd::new_duel};
  if (key == "r" && has_resume_) return {Cmd::resume};
  if (!platform_.has_pages()) return {};
  if (key == "l") return {Cmd::page, kPageLessons};
  if (key == "p") return {Cmd::page, kPagePuzzles};
  if (key == "c") return {Cmd::page, kPageDecks};
  if (key == "s") return {Cmd::page, kPageSettings};
  if (key == "g") return {Cmd::page, kPageGames};
  return {};
}

}  // namespace upkeep
