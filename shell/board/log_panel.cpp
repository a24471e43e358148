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

}  // namespace

void LogPanel::draw(const Rect& r, bool framed) {
  const InRegion part(g_, "the log", r, framed ? 0u : unsigned(kMayClip));
  static constexpr Str kFilters[] = {Str::table_all, Str::table_spells, Str::table_combat,
                                     Str::table_life};
  float top = r.y + g_.px(8);
  if (framed) {
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
    top = r.y + g_.px(34);
  } else {
    const float gap = g_.px(6), h = g_.px(lay_.phone() ? 44.f : 34.f);
    // As wide as their words, and what is left over shared among them.
    float words = 0, fx = r.x + g_.px(10);
    const auto word_w = [&](int i) { return g_.text_width(Face::alegreya700, 15, w(kFilters[i])); };
    for (int i = 0; i < kLogFilters; ++i) words += word_w(i);
    const float slack = (r.w - g_.px(20) - 3 * gap - words) / float(kLogFilters);
    for (int i = 0; i < kLogFilters; ++i) {
      const float each = word_w(i) + slack;
      choice({fx, r.y, each, h}, {Cmd::log_filter, i}, w(kFilters[i]), filter_ == i);
      fx += each + gap;
    }
    top = r.y + h + g_.px(8);
  }
  const int filter = framed ? int(kLogAll) : filter_;
  std::vector<const LogLine*> log;
  // Beside the table what happens several times running is one line; the sheet has them all.
  std::vector<int> times;
  for (const LogLine& line : game_.log()) {
    if (!shown_by(filter, line)) continue;
    if (framed && !log.empty() && log.back()->text == line.text && log.back()->step == line.step &&
        log.back()->turn == line.turn) {
      log.back() = &line;
      ++times.back();
    } else {
      log.push_back(&line);
      times.push_back(1);
    }
  }
  const float ask = framed ? 0 : g_.px(lay_.phone() ? 48.f : 34.f);
  const float left = r.x + g_.px(framed ? 36.f : 38.f), width = r.right() - g_.px(10) - left - ask;
  const float least = framed ? 0 : g_.px(lay_.phone() ? 46.f : 26.f);
  // A link of the chain; where it names a rule a finger can press it.
  const auto why_h = [&](const WhyLine& l) {
    const std::string text = l.rule.empty() ? l.text : l.text + " (" + l.rule + ")";
    const float h =
        g_.paragraph({0, 0, width - g_.px(14), 0}, Face::sans500, 13, 0, text, 0, false);
    return lay_.phone() && !l.rule.empty() ? std::max(g_.px(42), h) : h;
  };
  float y = r.bottom() - g_.px(framed ? 5.f : 8.f);
  // Reasons that were opened just now are brought into sight, below their line.
  if (!framed && why_of_ && !why_moved_) {
    why_moved_ = true;
    float above = 0;
    for (std::size_t i = log.size(); i > 0; --i) {
      const LogLine& line = *log[i - 1];
      above += std::max(
          least,
          g_.paragraph({left, 0, width, 0}, Face::sans500, 13, 0, line.text, 0, false) + g_.px(3));
      if (line.serial != why_of_) continue;
      for (const WhyLine& l : game_.why(line.serial)) above += why_h(l) + g_.px(2);
      scroll_ = std::max(scroll_, above + g_.px(6) - (y - top));
      break;
    }
  }
  // A short one begins at the top of its sheet.
  if (!framed) {
    float h = 0;
    for (std::size_t i = 0; i < log.size() && h < y - top; ++i) {
      const float text_h =
          g_.paragraph({left, 0, width, 0}, Face::sans500, 13, 0, log[i]->text, 0, false);
      h += std::max(least, text_h + g_.px(3));
      if (why_of_ != log[i]->serial) continue;
      for (const WhyLine& l : game_.why(why_of_)) h += why_h(l) + g_.px(2);
      h += g_.px(6);
    }
    y = std::min(y, top + h);
  }
  g_.list()->PushClipRect({r.x, top}, {r.right(), r.bottom()}, true);
  float skip = framed ? 0 : scroll_, all = 0;
  for (std::size_t i = log.size(); i > 0; --i) {
    const LogLine& line = *log[i - 1];
    const std::string text =
        times[i - 1] > 1 ? line.text + " \u00d7" + std::to_string(times[i - 1]) : line.text;
    const float text_h = g_.paragraph({left, 0, width, 0}, Face::sans500, 13, 0, text, 0, false);
    const bool open = !framed && why_of_ && why_of_ == line.serial;
    std::vector<WhyLine> why;
    float h = std::max(least, text_h + g_.px(framed ? 10.f : 3.f));
    const float row = h;
    if (open) {
      why = game_.why(line.serial);
      for (const WhyLine& l : why) h += why_h(l) + g_.px(2);
      h += g_.px(6);
    }
    all += h;
    if (y <= top) {
      if (framed) break;
      continue;  // how long it is in all
    }
    if (skip > 0) {
      skip -= h;
      continue;
    }
    y -= h;
    if (framed && y < top) break;  // no half lines
    const float ty = y + (row - text_h) / 2 + (framed ? g_.px(1) : 0);
    const Rect seen{left, std::max(y, top), width, row - std::max(0.f, top - y)};
    // The cards that the line names, each where its name stands.
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
    const u16 other = line.card && line.other_card != line.card ? line.other_card : u16(0);
    const std::size_t at =
        other ? line.text.rfind(card_name(game_.cards(), other, lang_)) : std::string::npos;
    if (at == std::string::npos || at == 0) {
      look_at(seen, line.card ? line.card : line.other_card, 0);
    } else if (text_h > g_.px(20)) {
      const float first_line = std::max(0.f, std::min(seen.h, g_.px(17)));
      look_at({seen.x, seen.y, seen.w, first_line}, line.card, 0);
      look_at({seen.x, seen.y + first_line, seen.w, seen.h - first_line}, other, 1);
    } else {
      const float from = g_.text_width(Face::sans500, 13, line.text.substr(0, at));
      look_at({seen.x, seen.y, from, seen.h}, line.card, 0);
      look_at({seen.x + from, seen.y, seen.w - from, seen.h}, other, 1);
    }
    if (!framed && line.event && y >= top) {
      const Rect b{left + width + g_.px(4), y, ask - g_.px(4),
                   std::max(least - g_.px(2), g_.px(24))};
      const PlaceState s =
          ui_.place(b, {Cmd::why, int(line.serial)}, w(Str::table_why) + (" " + line.text), false);
      const float side = g_.px(22);
      const Rect face{b.cx() - side / 2, b.cy() - side / 2, side, side};
      if (open || s.hovered)
        g_.list()->AddRectFilled({face.x, face.y}, {face.right(), face.bottom()},
                                 rgb(open ? ink::kBrass3 : ink::kButton), g_.px(5));
      g_.outline(face, rgb(ink::kButtonLine), 5, 1);
      g_.text_centered(face.cx(), face.cy() - g_.px(7.6f), Face::sans700, 13, rgb(ink::kText), "?");
      if (s.focused) focus_ring(face, 5);
    }
    const bool first = i < 2 || log[i - 2]->step != line.step || log[i - 2]->turn != line.turn;
    g_.paragraph({left, ty, width, 0}, Face::sans500, 13,
                 rgb((framed ? i == log.size() : line.player == me()) ? ink::kText : ink::kText2),
                 text);
    // A page that begins within a step names it all the same.
    const bool topmost = framed && y - g_.px(25) < top;
    if (first || topmost) {
      if (const int place = step_place(line.step, v_->six_phases))
        g_.text_centered(r.x + g_.px(20), ty, Face::sans800, 13, rgb(ink::kBrass),
                         std::to_string(place));
      if (!topmost)
        g_.list()->AddLine({r.x + g_.px(12), y}, {r.right() - g_.px(12), y}, rgb(ink::kWalnutLine),
                           g_.px(1));
    }
    float wy = y + row;
    for (const WhyLine& l : why) {
      g_.list()->AddCircleFilled({left + g_.px(4), wy + g_.px(9)}, g_.px(2.5f), rgb(ink::kBrass2),
                                 12);
      const float wh = why_h(l);
      g_.paragraph({left + g_.px(14), wy, width - g_.px(14), 0}, Face::sans500, 13,
                   rgb(ink::kBrass), l.rule.empty() ? l.text : l.text + " (" + l.rule + ")");
      if (!l.rule.empty() && wy >= top) {
        const Rect b{left + g_.px(10), wy - g_.px(1), width - g_.px(10), wh + g_.px(2)};
        const PlaceState s = place_cite(b, l.rule);
        if (s.hovered || s.focused)
          g_.outline(b, rgb(s.focused ? ink::kCream : ink::kBrass2), 4, s.focused ? 2.f : 1.f);
      }
      wy += wh + g_.px(2);
    }
  }
  g_.list()->PopClipRect();
  if (!framed) scroll_max_ = std::max(0.f, all - (r.bottom() - g_.px(8) - top));
}

}  // namespace upkeep
