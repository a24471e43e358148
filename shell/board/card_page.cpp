// The full card: everything that can be read on it, keywords with what they mean.
#include <algorithm>
#include <cmath>

#include "draw/card.h"
#include "draw/card_parts.h"
#include "draw/regions.h"

namespace upkeep {
namespace {

const char* keyword_icon(Keyword keyword) {
  for (const KeywordMark& m : kMarks)
    if (m.keyword == keyword) return m.icon;
  return nullptr;
}

// The card's paragraphs, and after them what was given to it by others.
std::vector<RulesLine> page_lines(const CardFace& f) {
  std::vector<RulesLine> lines = rules_lines(*f.db, u16(f.def->id), f.lang, f.words);
  KeywordSet given = 0;
  for (int k = 0; k < int(Keyword::count); ++k)
    if ((f.keywords & ~f.def->keywords) >> k & 1)
      if (!keyword_name(Keyword(k), f.lang, f.words).empty()) given |= bit(Keyword(k));
  // That it has no abilities is not said of what was given one.
  if (given) std::erase_if(lines, [](const RulesLine& line) { return line.text.empty(); });
  for (int k = 0; given >> k; ++k)
    if (given >> k & 1)
      lines.push_back({keyword_name(Keyword(k), f.lang, f.words),
                       keyword_reminder(Keyword(k), f.lang, f.words), Keyword(k)});
  return lines;
}

// As Gfx::paragraph() sets them, with at most so many of the sentences that say what keywords mean,
// the first of them.
std::string page_text(const std::vector<RulesLine>& lines, std::size_t reminders) {
  std::string out;
  for (const RulesLine& line : lines) {
    if (line.text.empty() && !reminders) continue;
    if (!out.empty()) out += '\n';
    const bool named = line.keyword != Keyword::count;
    if (named) {
      if (const char* icon = keyword_icon(line.keyword))
        out += Gfx::kIcon + std::string(icon) + Gfx::kIcon + ' ';
      out += Gfx::kStrong;
    }
    out += line.text;
    if (!line.reminder.empty() && reminders) {
      --reminders;
      if (!line.text.empty()) out += named ? ' ' : '\n';
      out += Gfx::kQuiet + line.reminder;
    }
    out += Gfx::kPlain;
  }
  return out;
}

// A full card while it is drawn. The design measures it at 300 and at 240 wide; other widths lie on
// the line through both.
class PageDrawing {
 public:
  PageDrawing(Gfx& g, const Rect& r, const CardFace& f)
      : g_(g), f_(f), r_(r), k_((r.w / g.px(1) - 240) / 60), rounding_(k_ < .5f ? 11.f : 14.f) {
    page_ = r.grown(-u(6, 5));
    back_ = {page_.x, page_.y, u(46, 37), page_.h};
    left_ = back_.right() + u(9, 7);
    width_ = page_.right() - u(9, 7) - left_;
  }
  void draw();

 private:
  // How the words are set, and what gives way to them.
  struct Setting {
    std::string text;
    float size = 15, leading = kLeading;
    float squeeze = 0;   // what the picture loses
    float foot = 0;      // where the words end
    bool source = true;  // the picture's is named
  };

  float u(float wide, float narrow) const {
    return g_.px(std::max(narrow + (wide - narrow) * k_, 1.f));
  }
  void draw_cover() const;
  void draw_back() const;
  float words_height(const Setting& s, float size) const;
  Setting set_words(float top, float picture_h) const;
  float draw_type(float y) const;
  void draw_words(const Setting& s, float y) const;
  void draw_source() const;

  Gfx& g_;
  const CardFace& f_;
  const Rect r_;
  const float k_, rounding_;
  const bool sized_ = has_plate(f_);
  Rect page_, back_;
  float left_ = 0, width_ = 0;  // of what is written
};

void PageDrawing::draw() {
  draw_cover();
  draw_back();
  static constexpr float kNameSizes[] = {22, 18, 15};
  const float name_h = name_block(g_, {left_, page_.y + u(4, 1), width_, u(30, 28)}, f_.name,
                                  Face::alegreya800, kNameSizes, 3, rgb(ink::kInk), false);
  // A name on two lines pushes the picture down.
  const float top = page_.y + std::max(u(38, 30), u(4, 1) + name_h + g_.px(2));
  const float picture_h = page_.y + u(188, 146) - top;
  const Setting s = set_words(top, picture_h);
  const Rect art{left_, top, width_, picture_h - s.squeeze};
  if (art.h > 0) picture(g_, art, f_, u(46, 37) / g_.px(1), false, true);
  draw_words(s, draw_type(art.bottom() + u(6, 5)));
  if (s.source) draw_source();
  if (sized_)
    plate(g_, r_.x - g_.px(2), r_.bottom() - u(14, 9), u(92, 78), u(44, 36), 28, f_, true);
}

void PageDrawing::draw_cover() const {
  g_.shadow(r_, rounding_, true);
  g_.gradient(r_, rgb(0x2E2119), rgb(0x160F0A), rounding_);
  g_.outline(r_.grown(-g_.px(1.5f)), rgb(ink::kBrass3), rounding_ - 1, 1);
  paper(g_, page_, rounding_ - 4, false);
}

// The spine: raised bands, above the plate where it has one, the kind's sign between them and the
// foot, the price.
void PageDrawing::draw_back() const {
  ImDrawList* d = g_.list();
  spine(g_, back_, f_, rounding_ - 4, ImDrawFlags_RoundCornersLeft);
  d->AddRectFilled({back_.x, back_.y}, {back_.x + g_.px(5), back_.bottom()},
                   IM_COL32(255, 255, 255, 41), g_.px(rounding_ - 4), ImDrawFlags_RoundCornersLeft);
  d->AddRectFilled({back_.right() - g_.px(6), back_.y}, {back_.right() - g_.px(1), back_.bottom()},
                   IM_COL32(0, 0, 0, 26));
  const auto band = [&](float y) {
    for (float at : {y, y + g_.px(5)}) {
      d->AddRectFilled({back_.x, at}, {back_.right(), at + g_.px(2)}, rgb(ink::kInk, .55f));
      d->AddRectFilled({back_.x, at + g_.px(2)}, {back_.right(), at + g_.px(3)},
                       rgb(0xFFF4D6, .45f));
    }
  };
  band(page_.bottom() - (sized_ ? u(112, 91) : u(64, 51)));
  if (sized_) band(page_.bottom() - u(54, 44));
  const float side = u(26, 21);
  const Rect kind{back_.cx() - side / 2, page_.bottom() - (sized_ ? u(92, 75) : u(44, 35)), side,
                  side};
  const bool pale = f_.kind == kKindW || f_.kind == kKindGold;
  g_.icon(kind_icon(f_), kind, rgb(pale ? ink::kInk : 0xFFF4DCu));
  draw_price(g_, f_, back_.cx(), page_.y + u(10, 8), u(30, 26), u(34, 30));
}

float PageDrawing::words_height(const Setting& s, float size) const {
  const Rect in{left_, 0, width_, 0};
  return (s.text.empty()
              ? 0
              : g_.paragraph(in, Face::sans500, size, 0, s.text, 0, false, 0, s.leading)) +
         (f_.note.empty()
              ? 0
              : g_.paragraph(in, Face::sans700, size, 0, f_.note, 0, false, 0, s.leading));
}

// Of a text too long for its place the reminders go first, the last of them before the others, then
// the picture gives way, and last the letters.
PageDrawing::Setting PageDrawing::set_words(float top, float picture_h) const {
  Setting s;
  // The line for the picture's source goes where the card is too small for it; CREDITS has it all.
  s.source = u(22, 22) >= g_.px(17);
  // Words end above the plate, which hangs over the page.
  s.foot = page_.bottom() - (sized_ ? u(54, 42) : s.source ? u(24, 24) : u(10, 8));
  const float under = u(6, 5) + u(28, 24) + u(6, 4);  // the line with its types
  const float room = s.foot - top - picture_h - under;
  const std::vector<RulesLine> lines = page_lines(f_);
  std::size_t kept = lines.size();
  s.text = page_text(lines, kept);
  if (words_height(s, 15) <= room) return s;
  s.size = 13;
  while (kept > 0 && words_height(s, 13) > room) s.text = page_text(lines, --kept);
  if (kept > 0) return s;
  // The longest texts of all, in the most wordy language, have nothing but words.
  const float least = u(40, 28);
  s.size = words_height(s, 15) <= room ? 15.f : 13.f;
  if (words_height(s, s.size) - room > picture_h - least) s.size = 11;
  s.squeeze = std::clamp(words_height(s, s.size) - room, 0.f, picture_h);
  if (picture_h - s.squeeze < least) s.squeeze = picture_h;
  if (words_height(s, s.size) > room + s.squeeze) {
    // No picture, so no source of one, and lines that stand closer.
    if (s.source && !sized_) s.foot = page_.bottom() - u(10, 8);
    s.source = false;
    s.leading = 1.1f;
  }
  return s;
}

// The line with its types and the one below it; returns where the words begin.
float PageDrawing::draw_type(float y) const {
  float size = 15;
  for (float smaller : {13.f, 12.f, 11.f})
    if (g_.text_width(Face::sans700, size, f_.type_line) > width_) size = smaller;
  g_.text(left_, y + g_.px(18 - size), Face::sans700, size, rgb(ink::kInk),
          g_.fit(Face::sans700, size, f_.type_line, width_));
  y += u(28, 24);
  g_.list()->AddLine({left_, y}, {left_ + width_, y}, rgb(ink::kPaperLine), g_.px(1));
  return y + u(6, 4);
}

// What was chosen for it stands below its text; where there is room, an ornament below both.
void PageDrawing::draw_words(const Setting& s, float y) const {
  // The tail of an italic letter hangs out of its line.
  g_.list()->PushClipRect({left_ - g_.px(4), y}, {left_ + width_ + g_.px(2), s.foot}, true);
  float used = s.text.empty() ? 0
                              : g_.paragraph({left_, y, width_, 0}, Face::sans500, s.size,
                                             rgb(ink::kInk), s.text, 0, true, 0, s.leading);
  if (!f_.note.empty())
    used += g_.paragraph({left_, y + used, width_, 0}, Face::sans700, s.size, rgb(ink::kRubric),
                         f_.note, 0, true, 0, s.leading);
  g_.list()->PopClipRect();
  if (s.foot - y - used > g_.px(48))
    g_.ornament(left_ + width_ / 2, (y + used + s.foot) / 2, g_.px(60), rgb(0x9A8152));
}

void PageDrawing::draw_source() const {
  static const std::string kSource = "game-icons, CC BY 3.0";
  std::string line = str(f_.lang, Str::table_picture) + kSource;
  const float free = page_.right() - u(9, 7) - (sized_ ? r_.x + u(94, 80) : left_);
  if (g_.text_width(Face::sans500_italic, 13, line) > free) line = kSource;
  g_.text_right(page_.right() - u(9, 7), page_.bottom() - u(21, 21), Face::sans500_italic, 13,
                rgb(ink::kInk2), line);
}

}  // namespace

void draw_page(Gfx& g, const Rect& r, const CardFace& f) {
  if (f.def)
    PageDrawing(g, r, f).draw();
  else
    draw_back(g, r, 14);
}

}  // namespace upkeep
