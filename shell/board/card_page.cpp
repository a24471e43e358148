// The full card: everything that can be read on it, keywords with what they mean.
#include <algorithm>
#include <cmath>

#include "draw/card.h"
#include "draw/card_parts.h"
#include "shots/recorder.h"

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

}  // namespace

void draw_page(Gfx& g, const Rect& r, const CardFace& f) {
  if (!f.def) {
    draw_back(g, r, 14);
    return;
  }
  // The design measures it at 300 and at 240 wide; other widths lie on the line through both.
  const float k = (r.w / g.px(1) - 240) / 60;
  const auto u = [&](float wide, float narrow) {
    return g.px(std::max(narrow + (wide - narrow) * k, 1.f));
  };
  const float rounding = k < .5f ? 11.f : 14.f;
  g.shadow(r, rounding, true);
  g.gradient(r, rgb(0x2E2119), rgb(0x160F0A), rounding);
  g.outline(r.grown(-g.px(1.5f)), rgb(ink::kBrass3), rounding - 1, 1);
  const Rect page = r.grown(-u(6, 5));
  paper(g, page, rounding - 4, false);
  const Rect back{page.x, page.y, u(46, 37), page.h};
  spine(g, back, f, rounding - 4, ImDrawFlags_RoundCornersLeft);
  g.list()->AddRectFilled({back.x, back.y}, {back.x + g.px(5), back.bottom()},
                          IM_COL32(255, 255, 255, 41), g.px(rounding - 4),
                          ImDrawFlags_RoundCornersLeft);
  g.list()->AddRectFilled({back.right() - g.px(6), back.y}, {back.right() - g.px(1), back.bottom()},
                          IM_COL32(0, 0, 0, 26));
  // Raised bands, above the plate where it has one, and the kind's sign between them and the foot.
  const bool sized = has_plate(f);
  const auto band = [&](float y) {
    for (float at : {y, y + g.px(5)}) {
      g.list()->AddRectFilled({back.x, at}, {back.right(), at + g.px(2)}, rgb(ink::kInk, .55f));
      g.list()->AddRectFilled({back.x, at + g.px(2)}, {back.right(), at + g.px(3)},
                              rgb(0xFFF4D6, .45f));
    }
  };
  band(page.bottom() - (sized ? u(112, 91) : u(64, 51)));
  if (sized) band(page.bottom() - u(54, 44));
  const float side = u(26, 21);
  const Rect kind{back.cx() - side / 2, page.bottom() - (sized ? u(92, 75) : u(44, 35)), side,
                  side};
  const bool pale = f.kind == kKindW || f.kind == kKindGold;
  g.icon(kind_icon(f), kind, rgb(pale ? ink::kInk : 0xFFF4DCu));
  draw_price(g, f, back.cx(), page.y + u(10, 8), u(30, 26), u(34, 30));
  const float left = back.right() + u(9, 7), width = page.right() - u(9, 7) - left;
  static constexpr float kNameSizes[] = {22, 18, 15};
  const float name_h = name_block(g, {left, page.y + u(4, 1), width, u(30, 28)}, f.name,
                                  Face::alegreya800, kNameSizes, 3, rgb(ink::kInk), false);
  // The line for the picture's source goes where the card is too small for it; CREDITS has it all.
  bool source = u(22, 22) >= g.px(17);
  // Words end above the plate, which hangs over the page.
  float foot = page.bottom() - (sized ? u(54, 42) : source ? u(24, 24) : u(10, 8));
  // A name on two lines pushes the picture down.
  const float top = page.y + std::max(u(38, 30), u(4, 1) + name_h + g.px(2));
  const float picture_h = page.y + u(188, 146) - top;
  const float under = u(6, 5) + u(28, 24) + u(6, 4);  // the line with its types
  float leading = kLeading;
  const auto height = [&](const std::string& text, float size) {
    const Rect in{left, 0, width, 0};
    return (text.empty() ? 0
                         : g.paragraph(in, Face::sans500, size, 0, text, 0, false, 0, leading)) +
           (f.note.empty() ? 0
                           : g.paragraph(in, Face::sans700, size, 0, f.note, 0, false, 0, leading));
  };
  // Of a text too long for its place the reminders go first, the last of them before the others,
  // then the picture gives way, and last the letters.
  const std::vector<RulesLine> lines = page_lines(f);
  std::size_t kept = lines.size();
  std::string text = page_text(lines, kept);
  float size = 15, squeeze = 0;
  const float room = foot - top - picture_h - under;
  if (height(text, 15) > room) {
    size = 13;
    while (kept > 0 && height(text, 13) > room) text = page_text(lines, --kept);
    if (kept == 0) {
      // The longest texts of all, in the most wordy language, have nothing but words.
      const float least = u(40, 28);
      size = height(text, 15) <= room ? 15.f : 13.f;
      if (height(text, size) - room > picture_h - least) size = 11;
      squeeze = std::clamp(height(text, size) - room, 0.f, picture_h);
      if (picture_h - squeeze < least) squeeze = picture_h;
      if (height(text, size) > room + squeeze) {
        // No picture, so no source of one, and lines that stand closer.
        if (source && !sized) foot = page.bottom() - u(10, 8);
        source = false;
        leading = 1.1f;
      }
    }
  }
  const Rect art{left, top, width, picture_h - squeeze};
  if (art.h > 0) picture(g, art, f, u(46, 37) / g.px(1), false, true);
  float y = art.bottom() + u(6, 5);
  float type = 15;
  for (float smaller : {13.f, 12.f, 11.f})
    if (g.text_width(Face::sans700, type, f.type_line) > width) type = smaller;
  g.text(left, y + g.px(18 - type), Face::sans700, type, rgb(ink::kInk),
         g.fit(Face::sans700, type, f.type_line, width));
  y += u(28, 24);
  g.list()->AddLine({left, y}, {left + width, y}, rgb(ink::kPaperLine), g.px(1));
  y += u(6, 4);
  // The tail of an italic letter hangs out of its line.
  g.list()->PushClipRect({left - g.px(4), y}, {left + width + g.px(2), foot}, true);
  float used = text.empty() ? 0
                            : g.paragraph({left, y, width, 0}, Face::sans500, size, rgb(ink::kInk),
                                          text, 0, true, 0, leading);
  // What was chosen for it stands below its text.
  if (!f.note.empty())
    used += g.paragraph({left, y + used, width, 0}, Face::sans700, size, rgb(ink::kRubric), f.note,
                        0, true, 0, leading);
  g.list()->PopClipRect();
  if (foot - y - used > g.px(48))
    g.ornament(left + width / 2, (y + used + foot) / 2, g.px(60), rgb(0x9A8152));
  if (source) {
    static const std::string kSource = "game-icons, CC BY 3.0";
    std::string line = str(f.lang, Str::table_picture) + kSource;
    const float free = page.right() - u(9, 7) - (sized ? r.x + u(94, 80) : left);
    if (g.text_width(Face::sans500_italic, 13, line) > free) line = kSource;
    g.text_right(page.right() - u(9, 7), page.bottom() - u(21, 21), Face::sans500_italic, 13,
                 rgb(ink::kInk2), line);
  }
  if (sized) plate(g, r.x - g.px(2), r.bottom() - u(14, 9), u(92, 78), u(44, 36), 28, f, true);
}

}  // namespace upkeep
