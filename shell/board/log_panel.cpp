#include "board/log_panel.h"

#include <algorithm>
#include <cmath>

#include "text/phrases.h"

namespace upkeep {
namespace {

enum LogFilter { kLogAll, kLogSpells, kLogCombat, kLogLife, kLogFilters };

bool shown_by(int filter, const LogLine& line) {
  if (filter == kLogAll) return true;
  if (!line.event) return false;
  switch (line.type) {
    case LogEvent::cast:
    case LogEvent::activate:
    case LogEvent::trigger:
    case LogEvent::target:
    case LogEvent::resolve:
    case LogEvent::countered:
    case LogEvent::fizzled:
    case LogEvent::play_land:
      return filter == kLogSpells;
    case LogEvent::attack:
    case LogEvent::block:
    case LogEvent::dies:
    case LogEvent::destroy:
    case LogEvent::regenerate:
      return filter == kLogCombat;
    case LogEvent::prevent:
      return filter != kLogSpells;
    case LogEvent::damage:
      return filter == kLogCombat || (filter == kLogLife && !line.other);
    case LogEvent::lose:
    case LogEvent::gain:
    case LogEvent::mana_burn:
    case LogEvent::lose_game:
    case LogEvent::win:
      return filter == kLogLife;
    default:
      return false;
  }
}

// A link of the chain, with the rule it names.
std::string in_full(const WhyLine& l) {
  return l.rule.empty() ? l.text : l.text + " (" + l.rule + ")";
}

}  // namespace

void LogPanel::draw(const Rect& r, bool framed) {
  const InRegion part(g_, "the log", r, framed ? 0u : unsigned(kMayClip));
  Page p;
  p.r = r;
  p.framed = framed;
  p.top = framed ? draw_heading(r) : draw_filters(r);
  p.ask = framed ? 0 : g_.px(lay_.phone() ? 48.f : 34.f);
  p.left = r.x + g_.px(framed ? 36.f : 38.f);
  p.width = r.right() - g_.px(10) - p.left - p.ask;
  p.least = framed ? 0 : g_.px(lay_.phone() ? 46.f : 26.f);
  p.lines = shown_lines(framed);
  float y = r.bottom() - g_.px(framed ? 5.f : 8.f);
  if (!framed) {
    if (why_of_ && !why_moved_) bring_into_sight(p, y);
    y = std::min(y, p.top + height_up_to(p, y - p.top));
  }
  g_.list()->PushClipRect({r.x, p.top}, {r.right(), r.bottom()}, true);
  const float all = draw_lines(p, y);
  g_.list()->PopClipRect();
  if (!framed) scroll_max_ = std::max(0.f, all - (r.bottom() - g_.px(8) - p.top));
}

// Beside the table: what it is, and which turn it is; returns where the lines begin.
float LogPanel::draw_heading(const Rect& r) const {
  panel(r);
  g_.text(r.x + g_.px(12), r.y + g_.px(7.3f), Face::alegreya700, 18, rgb(ink::kBrass),
          w(Str::canvas_log));
  // Before the first turn there is none to name.
  if (v_->turn)
    g_.text_right(r.right() - g_.px(12), r.y + g_.px(11.4f), Face::sans500, 13, rgb(ink::kText2),
                  g_.fit(Face::sans500, 13,
                         str(lang_, Str::canvas_turn_of,
                             {std::to_string(v_->turn), v_->players[v_->active].name}),
                         r.w * .6f));
  // All of it, and why: in the sheet.
  ui_.place({r.x, r.y, r.w, g_.px(32)}, {Cmd::show_log}, w(Str::canvas_log), false);
  return r.y + g_.px(34);
}

// In the sheet: which lines there are; returns where they begin.
float LogPanel::draw_filters(const Rect& r) const {
  static constexpr Str kFilters[] = {Str::table_all, Str::table_spells, Str::table_combat,
                                     Str::table_life};
  const float gap = g_.px(6), h = g_.px(lay_.phone() ? 44.f : 34.f);
  // As wide as their words, and what is left over shared among them.
  float words = 0, x = r.x + g_.px(10);
  const auto word_w = [&](int i) { return g_.text_width(Face::alegreya700, 15, w(kFilters[i])); };
  for (int i = 0; i < kLogFilters; ++i) words += word_w(i);
  const float slack = (r.w - g_.px(20) - 3 * gap - words) / float(kLogFilters);
  for (int i = 0; i < kLogFilters; ++i) {
    const float each = word_w(i) + slack;
    choice({x, r.y, each, h}, {Cmd::log_filter, i}, w(kFilters[i]), filter_ == i);
    x += each + gap;
  }
  return r.y + h + g_.px(8);
}

// Beside the table what happens several times running is one line; the sheet has them all.
std::vector<LogPanel::Line> LogPanel::shown_lines(bool framed) const {
  std::vector<Line> out;
  const int filter = framed ? int(kLogAll) : filter_;
  for (const LogLine& line : game_.log()) {
    if (!shown_by(filter, line)) continue;
    const LogLine* last = framed && !out.empty() ? out.back().line : nullptr;
    if (last && last->text == line.text && last->step == line.step && last->turn == line.turn) {
      out.back().line = &line;
      ++out.back().times;
    } else {
      out.push_back({&line, 1});
    }
  }
  return out;
}

float LogPanel::text_height(const Page& p, const std::string& text) const {
  return g_.paragraph({p.left, 0, p.width, 0}, Face::sans500, 13, 0, text, 0, false);
}

// Where it names a rule a finger can press it.
float LogPanel::why_height(const Page& p, const WhyLine& l) const {
  const float h =
      g_.paragraph({0, 0, p.width - g_.px(14), 0}, Face::sans500, 13, 0, in_full(l), 0, false);
  return lay_.phone() && !l.rule.empty() ? std::max(g_.px(42), h) : h;
}

// Reasons that were opened just now are brought into sight, below their line.
void LogPanel::bring_into_sight(const Page& p, float foot) {
  why_moved_ = true;
  float above = 0;
  for (std::size_t i = p.lines.size(); i > 0; --i) {
    const LogLine& line = *p.lines[i - 1].line;
    above += std::max(p.least, text_height(p, line.text) + g_.px(3));
    if (line.serial != why_of_) continue;
    for (const WhyLine& l : game_.why(line.serial)) above += why_height(p, l) + g_.px(2);
    scroll_ = std::max(scroll_, above + g_.px(6) - (foot - p.top));
    return;
  }
}

// A short one begins at the top of its sheet: all its lines, or more than there is room for.
float LogPanel::height_up_to(const Page& p, float room) const {
  float h = 0;
  for (std::size_t i = 0; i < p.lines.size() && h < room; ++i) {
    const LogLine& line = *p.lines[i].line;
    h += std::max(p.least, text_height(p, line.text) + g_.px(3));
    if (why_of_ != line.serial) continue;
    for (const WhyLine& l : game_.why(why_of_)) h += why_height(p, l) + g_.px(2);
    h += g_.px(6);
  }
  return h;
}

// From the foot up, the last first; returns how high all of them are.
float LogPanel::draw_lines(const Page& p, float y) const {
  float skip = p.framed ? 0 : scroll_, all = 0;
  for (std::size_t i = p.lines.size(); i > 0; --i) {
    const Line& shown = p.lines[i - 1];
    Row row;
    row.line = shown.line;
    row.text = shown.line->text;
    if (shown.times > 1) row.text += " \u00d7" + std::to_string(shown.times);
    row.text_h = text_height(p, row.text);
    row.h = std::max(p.least, row.text_h + g_.px(p.framed ? 10.f : 3.f));
    row.open = !p.framed && why_of_ && why_of_ == row.line->serial;
    row.last = i == p.lines.size();
    const LogLine* before = i < 2 ? nullptr : p.lines[i - 2].line;
    row.first = !before || before->step != row.line->step || before->turn != row.line->turn;
    float h = row.h;
    std::vector<WhyLine> why;
    if (row.open) {
      why = game_.why(row.line->serial);
      for (const WhyLine& l : why) h += why_height(p, l) + g_.px(2);
      h += g_.px(6);
    }
    all += h;
    if (y <= p.top) {
      if (p.framed) break;
      continue;  // how long it is in all
    }
    if (skip > 0) {
      skip -= h;
      continue;
    }
    y -= h;
    if (p.framed && y < p.top) break;  // no half lines
    row.y = y;
    place_cards(p, row);
    if (!p.framed && row.line->event && y >= p.top) draw_ask(p, row);
    draw_line(p, row);
    draw_why(p, why, y + row.h);
  }
  return all;
}

// The cards that the line names, each where its name stands.
void LogPanel::place_cards(const Page& p, const Row& row) const {
  const LogLine& line = *row.line;
  const auto look_at = [&](const Rect& where, u16 named, u16 which) {
    if (!named || where.h <= g_.px(4)) return;
    Region region;
    region.r = where;
    region.command = {
        Cmd::look, int(named), {u16(line.serial), u16(line.serial >> 16 << 1 | which)}};
    region.label = line.text;
    region.card = named;
    region.acts = false;
    ui_.place(region);
  };
  const Rect seen{p.left, std::max(row.y, p.top), p.width, row.h - std::max(0.f, p.top - row.y)};
  const u16 other = line.card && line.other_card != line.card ? line.other_card : u16(0);
  const std::size_t at =
      other ? line.text.rfind(card_name(game_.cards(), other, lang_)) : std::string::npos;
  if (at == std::string::npos || at == 0) {
    look_at(seen, line.card ? line.card : line.other_card, 0);
  } else if (row.text_h > g_.px(20)) {
    const float first_line = std::max(0.f, std::min(seen.h, g_.px(17)));
    look_at({seen.x, seen.y, seen.w, first_line}, line.card, 0);
    look_at({seen.x, seen.y + first_line, seen.w, seen.h - first_line}, other, 1);
  } else {
    const float from = g_.text_width(Face::sans500, 13, line.text.substr(0, at));
    look_at({seen.x, seen.y, from, seen.h}, line.card, 0);
    look_at({seen.x + from, seen.y, seen.w - from, seen.h}, other, 1);
  }
}

// Beside a line: why it happened.
void LogPanel::draw_ask(const Page& p, const Row& row) const {
  const Rect b{p.left + p.width + g_.px(4), row.y, p.ask - g_.px(4),
               std::max(p.least - g_.px(2), g_.px(24))};
  const PlaceState s = ui_.place(b, {Cmd::why, int(row.line->serial)},
                                 w(Str::table_why) + (" " + row.line->text), false);
  const float side = g_.px(22);
  const Rect face{b.cx() - side / 2, b.cy() - side / 2, side, side};
  if (row.open || s.hovered)
    g_.list()->AddRectFilled({face.x, face.y}, {face.right(), face.bottom()},
                             rgb(row.open ? ink::kBrass3 : ink::kButton), g_.px(5));
  g_.outline(face, rgb(ink::kButtonLine), 5, 1);
  g_.text_centered(face.cx(), face.cy() - g_.px(7.6f), Face::sans700, 13, rgb(ink::kText), "?");
  if (s.focused) focus_ring(face, 5);
}

// Its words, and where a step begins its number and a line above it.
void LogPanel::draw_line(const Page& p, const Row& row) const {
  const LogLine& line = *row.line;
  const float y = row.y + (row.h - row.text_h) / 2 + (p.framed ? g_.px(1) : 0);
  g_.paragraph({p.left, y, p.width, 0}, Face::sans500, 13,
               rgb((p.framed ? row.last : line.player == me()) ? ink::kText : ink::kText2),
               row.text);
  // A page that begins within a step names it all the same.
  const bool topmost = p.framed && row.y - g_.px(25) < p.top;
  if (!row.first && !topmost) return;
  if (const int place = step_place(line.step, v_->six_phases))
    g_.text_centered(p.r.x + g_.px(20), y, Face::sans800, 13, rgb(ink::kBrass),
                     std::to_string(place));
  if (!topmost)
    g_.list()->AddLine({p.r.x + g_.px(12), row.y}, {p.r.right() - g_.px(12), row.y},
                       rgb(ink::kWalnutLine), g_.px(1));
}

// The chain of reasons below a line; what names a rule leads to it.
void LogPanel::draw_why(const Page& p, const std::vector<WhyLine>& why, float y) const {
  for (const WhyLine& l : why) {
    g_.list()->AddCircleFilled({p.left + g_.px(4), y + g_.px(9)}, g_.px(2.5f), rgb(ink::kBrass2),
                               12);
    const float h = why_height(p, l);
    g_.paragraph({p.left + g_.px(14), y, p.width - g_.px(14), 0}, Face::sans500, 13,
                 rgb(ink::kBrass), in_full(l));
    if (!l.rule.empty() && y >= p.top) {
      const Rect b{p.left + g_.px(10), y - g_.px(1), p.width - g_.px(10), h + g_.px(2)};
      const PlaceState s = place_cite(b, l.rule);
      if (s.hovered || s.focused)
        g_.outline(b, rgb(s.focused ? ink::kCream : ink::kBrass2), 4, s.focused ? 2.f : 1.f);
    }
    y += h + g_.px(2);
  }
}

}  // namespace upkeep
