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
  ImDrawList* d = g_.list();
  const bool low = r.h < g_.px(430), tight = r.h < g_.px(560);
  const float x = r.x + g_.px(open_book ? 36.f : 20.f),
              width = r.w - g_.px(open_book ? 68.f : 40.f);
  const float edge = g_.px(open_book ? 16.f : 12.f);  // what is chosen is broader than its words
  float y = r.y + g_.px(low ? 8.f : tight ? 14.f : 24.f);
  g_.text(x, y, Face::alegreya800, low ? 28.f : tight ? 48.f : 64.f, rgb(ink::kInk), "Upkeep");
  if (low) {
    const float tx = x + g_.text_width(Face::alegreya800, 28, "Upkeep") + g_.px(14);
    // On one line, else on two small ones.
    const float room = x + width - tx;
    const float size =
        g_.text_width(Face::sans500, 15, w(Str::canvas_tagline)) > room ? 13.f : 15.f;
    const bool two = g_.text_width(Face::sans500, size, w(Str::canvas_tagline)) > room;
    g_.paragraph({tx, y + g_.px(two ? 3.f : 12 + (15 - size) * .6f), room, 0}, Face::sans500, size,
                 rgb(ink::kInk2), w(Str::canvas_tagline), 2, true, 0, 1.15f);
    y += g_.px(44);
  } else {
    y += g_.px(tight ? 58.f : 77.f);
    y += g_.paragraph({x + g_.px(2), y, width, 0}, Face::sans500, tight ? 15.f : 18.f,
                      rgb(ink::kInk2), w(Str::canvas_tagline));
    if (!tight) {
      const float oy = y + g_.px(25.5f);
      g_.ornament(x + width / 2, oy, g_.px(60), rgb(0x9A8152));
      for (float side : {-1.f, 1.f})
        d->AddLine({x + width / 2 + side * g_.px(72), oy}, {x + width / 2 + side * width / 2, oy},
                   rgb(0x9A8152), g_.px(1.2f));
      y += g_.px(47.5f);
    } else {
      y += g_.px(8);
    }
  }
  struct Entry {
    Command command;
    const char* icon;
    std::string title, sub;
    const char* key;
  };
  std::vector<Entry> entries;
  const bool resume_here = has_resume_ && !open_book;
  if (resume_here)
    entries.push_back({{Cmd::resume}, "book-cover", w(Str::canvas_resume), resume_words(), "R"});
  entries.push_back({{Cmd::new_duel},
                     "crossed-swords",
                     w(Str::canvas_new_duel),
                     w(Str::canvas_new_duel_sub),
                     "N"});
  if (platform_.has_pages()) {
    entries.push_back({{Cmd::page, kPageLessons},
                       "graduate-cap",
                       w(Str::title_lessons),
                       lessons_.empty() ? w(Str::title_lessons_sub) : lessons_,
                       "L"});
    entries.push_back({{Cmd::page, kPagePuzzles},
                       "jigsaw-piece",
                       w(Str::title_puzzles),
                       w(Str::title_puzzles_sub),
                       "P"});
    entries.push_back(
        {{Cmd::page, kPageDecks}, "poker-hand", w(Str::title_decks), w(Str::title_decks_sub), "C"});
    entries.push_back({{Cmd::page, kPageSettings},
                       "settings-knobs",
                       w(Str::title_settings),
                       w(Str::title_settings_sub),
                       "S"});
  } else {
    entries.push_back(
        {{Cmd::show_keys}, "help", w(Str::canvas_keys), w(Str::canvas_keys_sub), "?"});
  }
  const float foot = r.bottom() - g_.px(low ? 57.f : 84.f);
  const int columns = low ? 2 : 1, rows = (int(entries.size()) + columns - 1) / columns;
  const float gap = g_.px(4), cw = (width + 2 * edge - gap * float(columns - 1)) / float(columns);
  const float h = std::min(g_.px(low ? 76.f : 60.f), (foot - g_.px(6) - y) / float(rows) - gap);
  // What is said of each: all in one size, on two lines where there is height for them, and to its
  // end; where it finds no room, its last words are left unsaid.
  const float sub_w = cw - g_.px(68);
  const auto wide = [&](const std::string& text, float size) {
    return g_.text_width(Face::sans500, size, text) > sub_w;
  };
  float sub_size = 15;
  for (Entry& e : entries) {
    if (!wide(e.sub, 15) || h >= g_.px(66)) continue;
    sub_size = 13;
    while (h < g_.px(62) && !e.sub.empty() && wide(e.sub, 13)) {
      const std::size_t comma = e.sub.rfind(',');
      e.sub.resize(comma == std::string::npos ? 0 : comma);
    }
  }
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const Entry& e = entries[i];
    const bool two = h >= g_.px(46) && !e.sub.empty();
    const Rect b{x - edge + float(int(i) % columns) * (cw + gap),
                 y + float(int(i) / columns) * (h + gap), cw, h};
    const PlaceState s = ui_.place(b, e.command, e.title);
    const bool lit =
        s.hovered || s.focused || (i == 0 && ui_.hover().cmd == Cmd::none && !ui_.focused());
    if (lit) {
      d->AddRectFilled({b.x, b.y}, {b.right(), b.bottom()}, rgb(0xE7D7AE), g_.px(8));
      g_.outline(b, rgb(ink::kRubric), 8, 1.5f);
    }
    const ImU32 color = rgb(lit ? ink::kRubric : ink::kInk);
    const float side = g_.px(28);
    g_.icon(e.icon, {b.x + edge, b.cy() - side / 2, side, side},
            rgb(lit ? ink::kRubric : ink::kInk2));
    const float tx = b.x + edge + g_.px(44);
    const bool long_sub = two && wide(e.sub, sub_size);
    const float up = long_sub ? sub_size < 15 ? 32.f : 35.f : 22.4f;
    const float ty = two ? b.cy() - g_.px(up) : b.cy() - g_.px(13);
    const bool key = lay_.keys && !low;
    const float room = b.right() - g_.px(key ? 50.f : 12.f) - tx;
    const float size = g_.text_width(Face::alegreya800, 22, e.title) > room ? 18.f : 22.f;
    g_.text(tx, ty, Face::alegreya800, size, color, g_.fit(Face::alegreya800, size, e.title, room));
    if (two)
      g_.paragraph({tx, b.cy() + g_.px(long_sub ? -7.f : 4.f), sub_w + g_.px(2), 0}, Face::sans500,
                   sub_size, rgb(ink::kInk2), e.sub, 2);
    if (key) {
      key_cap(b.right() - g_.px(16), two ? b.cy() - g_.px(10) : b.cy(), e.key, rgb(ink::kInk2));
      if (open_book) {
        // Leaders, as in a table of contents: in columns.
        const float to = b.right() - g_.px(57);
        for (float dx = to; dx > tx + g_.text_width(Face::alegreya800, size, e.title) + g_.px(10);
             dx -= g_.px(8))
          d->AddCircleFilled({dx, b.cy() - g_.px(5)}, g_.px(1.4f), rgb(0x8A7450), 8);
      }
    }
    if (s.focused) focus_ring(b, 8);
  }
  const float by = r.bottom() - g_.px(low ? 55.f : 72.f),
              bw = (width - (kLangs - 1) * g_.px(8)) / kLangs;
  if (!low)
    d->AddLine({x, by - g_.px(12)}, {x + width, by - g_.px(12)}, rgb(ink::kPaperLine), g_.px(1));
  float longest = 0;
  for (int i = 0; i < kLangs; ++i)
    longest = std::max(longest, g_.text_width(Face::sans700, 13, lang_name(Lang(i))));
  const bool named = longest <= bw - g_.px(16);
  for (int i = 0; i < kLangs; ++i) {
    std::string tag = lang_tag(Lang(i));
    for (char& c : tag) c = char(c - 'a' + 'A');
    // Filled is chosen: it needs no mark, and the design has none here.
    button({x + float(i) * (bw + g_.px(8)), by, bw, g_.px(lay_.keys ? 40.f : 44.f)}, {Cmd::lang, i},
           named ? lang_name(Lang(i)) : tag, "", int(lang_) == i ? Look::rubric : Look::paper);
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
    if (const int place = left_ ? step_place(left_->step, left_->six_phases) : 0)
      head = text::fill_row(lang_, w(Str::title_open_at), {std::to_string(place)});
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
  draw_miniature(board);
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

// The duel that was left, small: what lies where, whose turn, who leads.
void TitleScreen::draw_miniature(const Rect& r) const {
  const InRegion part(g_, "the small table", r, kLoose);
  const View* v = left_ ? left_.get() : nullptr;
  const EraColors c = era_colors(v ? v->era : Era(chosen_.era));
  ImDrawList* d = g_.list();
  g_.shadow(r, 8);
  g_.gradient(r, rgb(c.leather), rgb(c.leather2), 8);
  lozenges(r);
  g_.outline(r.grown(-g_.px(6)), rgb(ink::kBrass2, .5f), 6, 1.5f);
  g_.outline(r.grown(-g_.px(11)), rgb(ink::kBrass2, .28f), 3, 1);
  g_.outline(r, rgb(ink::kDark), 8, 2);
  const Rect ribbon{r.x + g_.px(1.5f), r.cy() - g_.px(10), r.w - g_.px(3), g_.px(20)};
  d->AddRectFilled({ribbon.x, ribbon.y + g_.px(2)}, {ribbon.right(), ribbon.bottom() + g_.px(3)},
                   rgb(0x000000, .35f));
  g_.gradient(ribbon, rgb(c.ribbon), rgb(c.ribbon2), 0);
  d->AddLine({ribbon.x, ribbon.y}, {ribbon.right(), ribbon.y}, rgb(0xFFDCB4, .28f), g_.px(1));
  for (float y : {ribbon.y + g_.px(4), ribbon.bottom() - g_.px(4)})
    for (float x = ribbon.x; x < ribbon.right() - g_.px(6); x += g_.px(10))
      d->AddLine({x, y}, {x + g_.px(6), y}, rgb(ink::kBrass, .5f), g_.px(1));
  if (!v) {
    const float side = g_.px(56);
    d->AddCircleFilled({r.cx(), r.cy()}, side * .62f, rgb(ink::kDark, .55f), 48);
    g_.icon("book-cover", {r.cx() - side / 2, r.cy() - side / 2, side, side}, rgb(ink::kBrass2));
    return;
  }
  if (const int place = step_place(v->step, v->six_phases)) {
    const std::string name = step_full_name(v->step, lang_, v->words);
    const float tw = std::min(g_.text_width(Face::sans700, 15, name), g_.px(180));
    const Rect m{r.cx() - (tw + g_.px(44)) / 2, ribbon.cy() - g_.px(16), tw + g_.px(44), g_.px(32)};
    g_.gradient(m, rgb(ink::kBrass), rgb(ink::kBrass2), 6);
    g_.outline(m, rgb(ink::kInk), 6, 2);
    d->AddCircleFilled({m.x + g_.px(17), m.cy()}, g_.px(11), rgb(ink::kInk), 24);
    g_.text_centered(m.x + g_.px(17), m.cy() - g_.px(8), Face::sans800, 13, rgb(ink::kBrass),
                     std::to_string(place));
    g_.text(m.x + g_.px(34), m.cy() - g_.px(9), Face::sans700, 15, rgb(ink::kInk),
            g_.fit(Face::sans700, 15, name, tw + g_.px(2)));
  }
  // Creatures, then lands in piles, as far as there is room; blockers opposite what they block.
  struct Pile {
    const ViewObject* object = nullptr;
    int count = 0;
  };
  std::vector<Pile> rows[2];
  const int seat = left_seat_, first = v->active == seat;
  std::size_t fighters = 4;
  for (const int row : {first, 1 - first}) {
    std::vector<Pile>& piles = rows[row];
    std::size_t from = 0;
    for (const bool creatures : {true, false}) {
      for (const ViewObject& o : v->objects) {
        if (o.zone != Zone::battlefield || o.controller != (row ? seat : 1 - seat)) continue;
        if (o.attached_to || ((o.types & kCreature) != 0) != creatures) continue;
        std::size_t at = from;
        const auto taken = [&] { return at < piles.size() && piles[at].object; };
        if (row != first && !o.blocking.empty())
          while (at < rows[first].size() && rows[first][at].object->ref != o.blocking[0]) ++at;
        if (taken() || at >= std::max(piles.size(), rows[first].size())) at = from;
        while (taken() && (creatures || piles[at].object->card != o.card)) ++at;
        if (at >= piles.size()) piles.resize(at + 1);
        piles[at].object = piles[at].object ? piles[at].object : &o;
        ++piles[at].count;
      }
      from = piles.size();
      if (creatures) fighters = std::max(fighters, from);
    }
  }
  const float step = std::max(g_.px(58), g_.px(312) / float(fighters));
  for (int row = 0; row < 2; ++row) {
    const int p = row ? seat : 1 - seat;
    const float cy = row ? r.bottom() - g_.px(38) : r.y + g_.px(40), cx = r.x + g_.px(36);
    life_disc(cx, cy, g_.px(22), v->to_act == p);
    g_.text_centered(cx, cy - g_.px(12.4f), Face::sans800, 22, rgb(0xFFF4E0),
                     std::to_string(v->players[std::size_t(p)].life));
    float x = r.x + g_.px(98) - step;
    for (const Pile& pile : rows[row]) {
      x += step;
      if (x > r.right() - g_.px(36)) break;
      if (!pile.object) continue;
      const bool tapped = (pile.object->flags & kVTapped) && pile.count == 1;
      CardFace f = face_of(*pile.object, game_.cards(), lang_, v->words);
      const u32 fights = f.flags & (kVAttacking | kVBlocking);
      f.flags &= ~u32(kVAttacking | kVBlocking | kVSick);
      f.damage = f.waiting = 0;
      f.keywords = {};
      if (!tapped) f.flags &= ~u32(kVTapped);
      const float y = cy - (fights & kVAttacking ? g_.px(row ? 2.f : -2.f) : 0);
      draw_tile(g_, {x - g_.px(22), y - g_.px(26), g_.px(44), g_.px(52)}, f, kStateNoText,
                pile.count);
      if (!fights) continue;
      // An edge that says who fights, open where power and toughness lie.
      const float w2 = g_.px(tapped ? 25.f : 21.f), h2 = g_.px(tapped ? 21.f : 25.f), q = g_.px(6);
      const ImU32 edge = rgb(fights & kVAttacking ? ink::kAttack : ink::kBlock);
      d->PathLineTo({x - w2, y + h2 - g_.px(14)});
      d->PathArcToFast({x - w2 + q, y - h2 + q}, q, 6, 9);
      if (tapped) {  // there lies the arrow
        d->PathLineTo({x + w2 - g_.px(18), y - h2});
        d->PathStroke(edge, 0, g_.px(2));
        d->PathLineTo({x + w2, y - h2 + g_.px(14)});
      } else {
        d->PathArcToFast({x + w2 - q, y - h2 + q}, q, 9, 12);
      }
      d->PathArcToFast({x + w2 - q, y + h2 - q}, q, 0, 3);
      d->PathStroke(edge, 0, g_.px(2));
    }
  }
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
